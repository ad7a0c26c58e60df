"""The other programs of the field, asked one sample at a time, so that their samples alternate with ours."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
PEERS_PYTHON = HERE / ".venv-peers" / "bin" / "python"


class Peer(NamedTuple):
    """One game of one library, played in one way."""

    library: str
    game: str
    how: str

    def __str__(self) -> str:
        return f"{self.library} {self.game}, {'C++ rollouts' if self.how == 'rollouts' else 'Python API'}"


SPIEL_GAMES = ("backgammon", "hearts", "gin_rummy", "chess")
ROLLOUTS = tuple(Peer("OpenSpiel", game, "rollouts") for game in SPIEL_GAMES)
PEERS = (
    *ROLLOUTS,
    *(Peer("OpenSpiel", game, "python") for game in SPIEL_GAMES),
    *(Peer("RLCard", game, "python") for game in ("gin-rummy", "uno", "doudizhu")),
)


class Others:
    """The program `peers.py`, running in its own environment."""

    def __init__(self, python: Path = PEERS_PYTHON) -> None:
        self.missing: dict[Peer, str] = {}
        try:
            command = [str(python), "-W", "ignore", str(HERE / "peers.py")]
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
        except OSError:
            self.missing = dict.fromkeys(PEERS, "their environment is not there: make bench makes it")

    def sample(self, seconds: float) -> Iterator[tuple[Peer, dict[str, Any]]]:
        """One sample of each that is there."""
        for peer in PEERS:
            if peer in self.missing:
                continue
            answer = self.ask({**peer._asdict(), "seconds": seconds})
            if "missing" in answer:
                self.missing[peer] = answer["missing"]
            else:
                yield peer, answer

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """One request, one answer."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"missing": "their program ended"}
