"""What all tests share: hypothesis tries the same cases each time, new ones and more of them in the long proofs."""

import hypothesis
import pytest

hypothesis.settings.register_profile("usual", derandomize=True, deadline=None)
hypothesis.settings.register_profile("long", max_examples=1000, deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    """By what was asked for with `-m`."""
    hypothesis.settings.load_profile("long" if config.option.markexpr == "long" else "usual")
