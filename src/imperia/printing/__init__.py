"""Print and play: the three games on paper, as PDF, as single cards, for Tabletop Simulator; and their rule books.

`Choices` says how a person wants it (`read_choices` reads his words), `printed` makes the file. The same call gives the same
bytes. Drawings come from `imperia.art`, words from the .ftl files and the rule books; typst sets them (the extra `print`).
"""

from .choices import BadPrint, Choices, read_choices
from .parts import FORMS, PARTS, Preview, preview, printed, printed_folder
from .typeset import NoTypesetter

__all__ = [
    "FORMS",
    "PARTS",
    "BadPrint",
    "Choices",
    "NoTypesetter",
    "Preview",
    "preview",
    "printed",
    "printed_folder",
    "read_choices",
]
