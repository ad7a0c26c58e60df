"""`make bench`: every figure per second of computing time on one core, goals beside them, other programs in the same run.

    python -m benchmarks [--json] [--runs 5] [--seconds 0.5] [--games imperial,conquest,empire] [--no-peers] [--strict]

With --json one object goes to stdout and nothing else; talk goes to stderr.
"""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console

from .report import show
from .run import measure


def main() -> int:
    """Measure and report. Exit code 0, unless --strict is given and a goal is missed."""
    parser = argparse.ArgumentParser("make bench", description="How fast Imperia is, beside other programs of the field.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--runs", type=int, default=5, help="alternating runs; figures are medians over them (default 5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="computing time of one sample (default 0.5)")
    parser.add_argument("--games", default="imperial,conquest,empire", help="which games, with commas between")
    parser.add_argument("--no-peers", action="store_true", help="leave out OpenSpiel and RLCard")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a goal that was measured is missed")
    asked = parser.parse_args()
    with Console(stderr=True).status("Measuring ...") as status:
        found = measure(asked.games.split(","), asked.runs, asked.seconds, not asked.no_peers, status.update)
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        show(found, Console())
    return 1 if asked.strict and not all(goal["met"] for goal in found["goals"]) else 0


if __name__ == "__main__":
    sys.exit(main())
