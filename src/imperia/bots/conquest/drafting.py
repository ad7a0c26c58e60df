"""Claims and the first armies of Imperium (C7, C8), by the learned weights of the quick player."""

from __future__ import annotations

from typing import Any

from ...engine import Stream, batch, seed
from ...games.conquest.rules import MAX_LEGAL
from ...games.conquest.search.policy import decide
from ...games.conquest.search.weighing import MIND, N_WEIGHTS
from ..contract import InformationSet
from .weights import WEIGHTS


def drafted(info: InformationSet) -> Any:
    """C7, C8, C40 The claim, or where a starting army goes and how many. In plain Python, as a draft is a few looks at the map."""
    stream: Stream = batch(Stream, 1)[0]
    seed(stream, 0)
    mind = [0] * MIND
    mind[info.seat * N_WEIGHTS : (info.seat + 1) * N_WEIGHTS] = WEIGHTS
    code = decide(info.terms, info.sample(stream), info.seat, stream, mind, [0] * MAX_LEGAL)
    return info.legal[list(info.codes).index(code)]
