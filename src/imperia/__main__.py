"""`python -m imperia` is the command `imperia`."""

from .cli import main

main()
