"""`python -m imperia` is the command `imperia`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; Ctrl-C ends it quietly even while it is still being loaded."""
    try:
        from .cli import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
