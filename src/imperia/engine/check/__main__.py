"""`python -m imperia.engine.check FOLDER`: what in a folder's rules is not restricted Python; exit code 1 if anything."""

import sys
from pathlib import Path

from . import check

found = check(Path(sys.argv[1]))
print("\n".join(found) or "restricted Python throughout")
sys.exit(bool(found))
