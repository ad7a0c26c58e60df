"""Ratings of all who competed, in the order of the games: Glicko-2 at tables of two, openskill (Plackett-Luce) at larger ones."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from . import glicko
from .contest import Contest
from .playing import Played
from .scores import points

PERIOD = 16  # deal sets in a rating period of Glicko-2, which wants some 10 games of a player in each
SURE = 1.96  # deviations to either side hold the true rating in 95 of 100 cases


class Rated(msgspec.Struct, frozen=True):
    """A rating and half its 95 % interval, on the scale of its system."""

    rating: float
    error: float


def ratings(contest: Contest, games: Sequence[Played]) -> tuple[Rated, ...]:
    """The rating of every entrant."""
    return by_glicko(contest, games) if contest.players == 2 else by_openskill(contest, games)


def by_glicko(contest: Contest, games: Sequence[Played]) -> tuple[Rated, ...]:
    """Periods of PERIOD deal sets; everybody begins at 1500 ± 686."""
    standing = [glicko.Rating() for _ in contest.entrants]
    size = PERIOD * contest.at_table
    for start in range(0, len(games), size):
        scores: list[list[tuple[glicko.Rating, float]]] = [[] for _ in standing]
        for game in games[start : start + size]:
            (one, other), got = game.seats, points(contest, game)
            scores[one].append((standing[other], got[one]))
            scores[other].append((standing[one], got[other]))
        standing = [glicko.rated(before, those) for before, those in zip(standing, scores)]
    return tuple(Rated(round(one.rating, 1), round(SURE * one.deviation, 1)) for one in standing)


def by_openskill(contest: Contest, games: Sequence[Played]) -> tuple[Rated, ...]:
    """Every seat plays for itself, winners before the rest. What several seats of one entrant bring is added up."""
    model = PlackettLuce()
    standing = [(float(model.mu), float(model.sigma)) for _ in contest.entrants]
    for game in games:
        teams = [[model.rating(mu=standing[who][0], sigma=standing[who][1])] for who in game.seats]
        ranks = [1.0 if seat in game.winners or not game.winners else 2.0 for seat in range(len(teams))]
        after = model.rate(teams, ranks=ranks)
        moved = list(standing)
        for who, [new] in zip(game.seats, after):
            mu, sigma = standing[who]
            moved[who] = moved[who][0] + new.mu - mu, moved[who][1] * new.sigma / sigma
        standing = moved
    return tuple(Rated(round(mu, 2), round(SURE * sigma, 2)) for mu, sigma in standing)
