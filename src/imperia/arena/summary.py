"""What a contest has come to: points, intervals, ratings, chips, the sequential test. It follows from the games alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, median
from typing import Any

import msgspec

from .contest import Contest
from .intervals import ratio_interval, share_interval
from .playing import Played
from .ratings import Rated, ratings
from .scores import chips, deal_sets, pairs, points, shares
from .sequential import Sprt, Verdict, verdict


class Chips(msgspec.Struct, frozen=True):
    """White chips a deal more than the opponent, with half the 95 % interval (None: of one deal set nothing can be said)."""

    mean: float
    error: float | None


class Standing(msgspec.Struct, frozen=True):
    """One entrant. share: of the points of its games; low, high: its 95 % interval; chips: of Imperial only."""

    bot: str
    games: int
    points: float
    share: float
    low: float
    high: float
    rating: Rated
    chips: Chips | None


class Length(msgspec.Struct, frozen=True):
    """Actions a game, chance included."""

    mean: float
    median: float
    least: int
    most: int

    @classmethod
    def of(cls, lengths: Sequence[int]) -> Length:
        """Of these games; at least one."""
        return cls(round(mean(lengths), 2), median(lengths), min(lengths), max(lengths))


class Summary(msgspec.Struct, frozen=True):
    """What `imperia arena --json` prints. games: of whole deal sets only; pairs: of two entrants, how many deal sets brought the
    first which share of their points; system: of the ratings; reasons: endings by name; deals: of Imperial only."""

    game: str
    players: int
    options: Any
    unit: str
    seed: int
    games: int
    deal_sets: int
    system: str
    bots: tuple[Standing, ...]
    shared: int
    deals: int | None
    pairs: dict[str, int]
    sprt: Verdict | None
    length: Length | None
    reasons: dict[str, int]


def summary(contest: Contest, games: Sequence[Played], test: Sprt | None = None) -> Summary:
    """The sum of all whole deal sets of these games, which stand in their order."""
    whole = [game for those in deal_sets(contest, games) for game in those]
    rated = ratings(contest, whole)
    two = len(contest.entrants) == 2
    lengths = [game.actions for game in whole]
    return Summary(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        unit=contest.unit,
        seed=contest.seed,
        games=len(whole),
        deal_sets=len(whole) // contest.at_table,
        system="glicko2" if contest.players == 2 else "openskill",
        bots=tuple(standing(contest, whole, who, rated[who]) for who in range(len(contest.entrants))),
        shared=sum(len({game.seats[seat] for seat in game.winners}) != 1 for game in whole),
        deals=sum(game.tally[-1] for game in whole) if counts_chips(whole) else None,
        pairs={f"{share:g}": n for share, n in sorted(pairs(contest, whole).items())} if two else {},
        sprt=verdict(test, pairs(contest, whole)) if test else None,
        length=Length.of(lengths) if lengths else None,
        reasons=dict(sorted(Counter(game.reason for game in whole).items())),
    )


def standing(contest: Contest, games: Sequence[Played], who: int, rated: Rated) -> Standing:
    """One entrant's part of it."""
    own = [game for game in games if who in game.seats]
    got = sum(points(contest, game)[who] for game in own)
    low, high = share_interval(shares(contest, games, who))
    over = None
    if counts_chips(games):
        value, error = ratio_interval(chips(contest, games, who))
        over = Chips(round(value, 4), round(error, 4) if error < float("inf") else None)
    return Standing(
        bot=contest.entrants[who].name,
        games=len(own),
        points=round(got, 3),
        share=round(got / len(own), 4) if own else 0.0,
        low=round(low, 4),
        high=round(high, 4),
        rating=rated,
        chips=over,
    )


def counts_chips(games: Sequence[Played]) -> bool:
    """Whether chips are counted in this game."""
    return bool(games) and bool(games[0].tally)
