"""Every proof is named after its case: `test_… [conquest-6]`."""

import pytest

from .cases import cases, plain_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A proof that takes `case` runs over all cases; one that takes `plain_case` over one a game."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: case.name)
    if "plain_case" in metafunc.fixturenames:
        metafunc.parametrize("plain_case", plain_cases(), ids=lambda case: case.name)
