"""What games bring those who play them: a win one point, a win that entrants share its parts, so a draw of two a half each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from .contest import Contest
from .playing import Played


def points(contest: Contest, game: Played) -> list[float]:
    """By entrant, 0 for those who did not play. How many seats of an entrant won does not matter."""
    winners = {game.seats[seat] for seat in game.winners} or set(game.seats)
    return [1 / len(winners) if who in winners else 0.0 for who in range(len(contest.entrants))]


def deal_sets(contest: Contest, games: Sequence[Played]) -> Iterator[Sequence[Played]]:
    """The games of every deal set that is whole."""
    size = contest.at_table
    for start in range(0, len(games) - size + 1, size):
        yield games[start : start + size]


def shares(contest: Contest, games: Sequence[Played], who: int) -> list[float]:
    """The share of its points that an entrant won in every deal set it took part in."""
    found = []
    for those in deal_sets(contest, games):
        if who in those[0].seats:
            found.append(sum(points(contest, game)[who] for game in those) / len(those))
    return found


def pairs(contest: Contest, games: Sequence[Played]) -> Counter[float]:
    """How many deal sets brought the first entrant which share of their points."""
    return Counter(shares(contest, games, 0))


def chips(contest: Contest, games: Sequence[Played], who: int) -> list[tuple[float, float]]:
    """I5 What an entrant got more than its opponent, in whites, and in how many deals, by deal set it took part in."""
    found = []
    for those in deal_sets(contest, games):
        if who in those[0].seats:
            over = under = 0.0
            for game in those:
                seat = game.seats.index(who)
                over += game.tally[seat] - game.tally[1 - seat]
                under += game.tally[2]
            found.append((over, under))
    return found
