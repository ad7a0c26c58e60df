"""From the command to the page: `python -m benchmarks.start` times `make play` on a machine that is set up.

The clock runs from starting the command to the last byte of the page's answer, five times; the goal is for the median.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

GOAL_SECONDS = 1.5
ROOT = Path(__file__).parents[1]


def once(command: list[str], folder: str) -> float:
    """Seconds from the command to the page. Raises SystemExit with what the command said, if it does not serve."""
    environment = os.environ | {"IMPERIA_DATA": folder}
    begun = time.perf_counter()
    made = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        said = []
        for line in made.stdout:  # a page that has to be built first is told of before the address
            said.append(line)
            if line.startswith("http"):
                break
        else:
            raise SystemExit(f"{' '.join(command)} does not serve: {''.join(said)}{made.stderr.read()}")
        address = line.strip()
        with urllib.request.urlopen(address + "/", timeout=30) as answer:
            answer.read()
        return time.perf_counter() - begun
    finally:
        os.killpg(made.pid, signal.SIGINT)
        made.wait(30)


def main() -> None:
    """Time it, and exit with 1 if the goal is missed."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--times", type=int, default=5)
    words.add_argument("--command", default="make play", help="what is started; by default make play")
    chosen = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        once(chosen.command.split(), folder)  # not counted: builds the page and fills the caches, if that was not done yet
        took = [once(chosen.command.split(), folder) for _ in range(chosen.times)]
    middle = statistics.median(took)
    print(f"{chosen.command}, to the page: {', '.join(f'{one:.2f}' for one in took)} s")
    print(f"median {middle:.2f} s (goal {GOAL_SECONDS}: {'met' if middle <= GOAL_SECONDS else 'missed'})")
    sys.exit(middle > GOAL_SECONDS)


if __name__ == "__main__":
    main()
