"""Every proof is named after its case: `test_… [conquest-6]`."""

import pytest

from .cases import cases, plain_cases, short_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A proof that takes `case` runs over all cases; `plain_case`, `short_case`: one a game."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: case.name)
    if "plain_case" in metafunc.fixturenames:
        metafunc.parametrize("plain_case", plain_cases(), ids=lambda case: case.name)
    if "short_case" in metafunc.fixturenames:
        metafunc.parametrize("short_case", short_cases(), ids=lambda case: case.name)
