"""How long the printed game of Империя takes, and how large it is, by language and finish. `python -m benchmarks.printing`."""

from __future__ import annotations

import time

from imperia.art.finish import FINISHES
from imperia.locale import LANGUAGES
from imperia.printing import Choices, preview, printed

GOAL_SECONDS, GOAL_MB = 5.0, 3.0


def main() -> None:
    """Print every file once and tell."""
    began = time.process_time()
    printed("imperial", Choices(), part="chips")
    print(f"typst and fonts loaded: {time.process_time() - began:.2f} s\n")
    print("language  finish  CPU s    MB")
    for language in LANGUAGES:
        for finish in FINISHES:
            began = time.process_time()
            size = len(printed("empire", Choices(language=language, finish=finish))) / 1e6
            seconds = time.process_time() - began
            missed = " missed" if seconds >= GOAL_SECONDS or size >= GOAL_MB else ""
            print(f"{language:8}  {finish:6}  {seconds:5.2f}  {size:4.2f}{missed}")
    began = time.process_time()
    preview("empire", Choices(), page=5)
    print(f"\none page to look at: {time.process_time() - began:.2f} s")


if __name__ == "__main__":
    main()
