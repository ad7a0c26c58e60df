"""`python -m tests.golden [NAME …]`: write the playthroughs and records anew (with PYTHONPATH=src). Read the difference after."""

import sys

from imperia.games import NAMES
from imperia.play import write_record

from .choose import FOLDER, PLANS, cut, moves_of, played
from .playthrough import render

chosen = sys.argv[1:]
for name in NAMES:
    (FOLDER / name).mkdir(exist_ok=True)
for plan in PLANS:
    if not chosen or plan.file in chosen or plan.start.game in chosen:
        match = played(plan)
        folder = FOLDER / plan.start.game
        (folder / f"{plan.file}.txt").write_text(render(*cut(plan, moves_of(match))), encoding="utf-8")
        (folder / f"{plan.file}.json").write_bytes(write_record(match.record()))
        print(plan.file, len(match.log))
