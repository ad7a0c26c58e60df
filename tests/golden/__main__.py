"""Write the golden files anew (with PYTHONPATH=src); read the difference after.

`python -m tests.golden [NAME …]` plays the matches again; `--again` keeps the moves and writes only what is told of them:
enough where a sentence or a position's text has changed.
"""

import sys

from imperia.games import NAMES
from imperia.play import write_record

from .choose import FOLDER, PLANS, cut, moves_of, played
from .playthrough import read, render

chosen = {name for name in sys.argv[1:] if name != "--again"}
for name in NAMES:
    (FOLDER / name).mkdir(exist_ok=True)
for plan in PLANS:
    if chosen and not chosen & {plan.file, plan.start.game}:
        continue
    text = FOLDER / plan.start.game / f"{plan.file}.txt"
    if "--again" in sys.argv:
        text.write_text(render(*read(text.read_text(encoding="utf-8"))), encoding="utf-8")
    else:
        match = played(plan)
        text.write_text(render(*cut(plan, moves_of(match))), encoding="utf-8")
        text.with_suffix(".json").write_bytes(write_record(match.record()))
    print(plan.file)
