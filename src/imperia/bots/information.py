"""What a bot is given when its seat is asked: all that the seat may know, and no way to the rest.

The worlds it may imagine are drawn from a deal that was itself redrawn, so the true one is nowhere within its reach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Stream, batch, copy, seed
from ..games.game import Game
from ..play import Match
from ..play.errors import NotAsked
from .contract import InformationSet


def information(match: Match, seat: int) -> InformationSet:
    """The information set of a seat that is asked. Raises NotAsked if it is not."""
    question = match.question(seat)
    if question is None:
        raise NotAsked(seat=seat + 1)
    terms = copied(match.game.rules.Terms, match.terms)
    return informed(match.game, terms, match.state_copy(), seat, question.codes, match.history(seat))


def informed(
    game: Game[Any, Any, Any, Any], terms: Any, state: Any, seat: int, codes: Sequence[int], history: Sequence[Any]
) -> InformationSet:
    """The information set of a seat that has these legal actions and has heard these events.

    state: a copy that is given away: it is redrawn here.
    """
    view = game.view(terms, state, seat)
    legal = [game.action(terms, state, seat, code) for code in codes]
    return InformationSet(
        game=game,
        terms=terms,
        seat=seat,
        view=view,
        legal=legal,
        codes=codes,
        history=history,
        sample=_sampler(game, terms, state, seat),
    )


def _sampler(game: Game[Any, Any, Any, Any], terms: Any, state: Any, seat: int) -> Callable[[Stream], Any]:
    """Draws worlds that agree with what the seat saw. The given state, a copy, is redrawn before it is kept."""
    first: Stream = batch(Stream, 1)[0]
    seed(first, 0)
    game.rules.determinize(terms, state, seat, first)

    def sample(stream: Stream) -> Any:
        world = copied(game.rules.State, state)
        game.rules.determinize(terms, world, seat, stream)
        return world

    return sample


def copied(kind: Any, one: Any) -> Any:
    """Another one like this State or these Terms."""
    pair = [one, batch(kind, 1)[0]]
    copy(pair, 0, 1)
    return pair[1]
