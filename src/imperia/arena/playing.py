"""One game of a contest, from its number alone: played straight on the rules, with nothing kept but what is asked about later.

A bot gets what it gets at a table (`bots.informed`): view, history as its seat saw it, legal actions, samples that agree with
both. It is not asked where there is but one legal action.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ..bots import Bot, InformationSet, informed, make
from ..engine import CHANCE, OVER, batch, copy, zeros
from ..games import game as game_named
from ..play import Fast
from .codes import packed
from .contest import AnyGame, Contest, Entrant, Job, bot_seed, chance_number, seating
from .open_cards import OPEN, OpenCards
from .tallies import TALLIES, Tally

DEAL = "deal"  # how a deal that was played alone ended


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played.

    seats: the entrant on every seat; winners: seats; actions: chance and forced ones included; codes:
    what the seats chose (codes.py); tally: what is counted beside wins (tallies.py); seconds: of one processor.
    """

    deal_set: int
    turn: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    actions: int
    codes: str
    tally: Tally
    seconds: float


class Failed(msgspec.Struct, frozen=True):
    """A game that a bot broke off: which bot, and what its error said. A value, as errors do not cross processes unharmed."""

    deal_set: int
    turn: int
    bot: str
    why: str


class Heard:
    """What every seat has heard so far, each as it may know it."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.events: list[Any] = []
        self.known: list[list[Any]] = [[] for _ in range(players)]
        self.read = [0] * players

    def by(self, seat: int) -> tuple[Any, ...]:
        """All events, projected to a seat."""
        known, project = self.known[seat], self.game.project
        for event in self.events[self.read[seat] :]:
            seen = project(event, seat)
            if seen is not None:
                known.append(seen)
        self.read[seat] = len(self.events)
        return tuple(known)


class Table:
    """Plays the games of one contest; a process needs but one."""

    def __init__(self, contest: Contest) -> None:
        """Raises BadOption, BadSeats, BadContent."""
        self.contest, self.game = contest, game_named(contest.game)
        self.terms, self.lent = (self.game.terms(contest.setup()) for _ in range(2))  # lent: to the bots
        self.row = zeros(self.game.rules.MAX_LEGAL)

    def play(self, one: Job) -> Played | Failed:
        """A game to its end."""
        seats = seating(self.contest, one)
        entrants = [self.contest.entrants[who] for who in seats]
        bots = [self.bot(who, bot_seed(self.contest, one.deal_set, seat)) for seat, who in enumerate(entrants)]
        began = time.process_time()
        course = Course(self, chance_number(self.contest, one.deal_set))
        while (seat := course.to_act()) != OVER:
            try:
                course.act(seat, bots[seat], entrants[seat])
            except Exception as error:
                return Failed(one.deal_set, one.turn, entrants[seat].name, f"{type(error).__name__}: {error}")
        return course.played(one, seats, time.process_time() - began)

    def bot(self, entrant: Entrant, seed: int) -> Bot | OpenCards:
        """Who plays for an entrant."""
        return OpenCards() if entrant.level == OPEN else make(entrant.level, self.game.name, seed)

    def warm(self, decisions: int = 24) -> None:
        """Let every entrant decide a few times, so that what it needs is compiled, and kept for other processes."""
        for turn in range(self.contest.at_table):
            one = Job(0, turn)
            entrants = [self.contest.entrants[who] for who in seating(self.contest, one)]
            bots = [self.bot(who, 0) for who in entrants]
            course = Course(self, 0)
            while (seat := course.to_act()) != OVER and len(course.codes) < decisions:
                course.act(seat, bots[seat], msgspec.structs.replace(entrants[seat], nodes=1, seconds=None))


class Course:
    """One game as it goes."""

    def __init__(self, table: Table, number: int) -> None:
        """number: of the stream of chance."""
        self.table, self.game, self.t = table, table.game, table.terms
        self.states = batch(self.game.rules.State, 1)
        self.s = self.states[0]
        self.source, self.drawn = Fast(number), 0
        self.heard = Heard(self.game, table.contest.players)
        self.codes: list[int] = []
        self.actions = 0
        self.tally = TALLIES.get(self.game.name)
        self.by_deals = table.contest.unit == "deal"
        self.game.rules.new_game(self.t, self.s)
        self.heard.events += self.game.events(self.t, self.s)

    def to_act(self) -> int:
        """The seat that is asked, once all chance that was due is drawn; OVER at the end, of the deal if deals are played."""
        rules, t, s = self.game.rules, self.t, self.s
        while (waited := int(rules.to_act(t, s))) == CHANCE:
            if self.by_deals and s.deals > 1:
                return OVER
            outcome = self.source.draw(self.game, t, s, self.drawn, rules.chance_outcomes(t, s))
            self.drawn += 1
            self._apply(CHANCE, outcome)
        return waited

    def act(self, seat: int, bot: Bot | OpenCards, entrant: Entrant) -> None:
        """The seat that is asked acts. Raises whatever the bot raises, ValueError for an action that is not legal."""
        row = self.table.row
        n = self.game.rules.legal_actions(self.t, self.s, seat, row)
        code = int(row[0]) if n == 1 else self._chosen(seat, bot, entrant, tuple(row[:n]))
        self.codes.append(code)
        self._apply(seat, code)

    def played(self, one: Job, seats: tuple[int, ...], seconds: float) -> Played:
        """What is left of a game that has ended."""
        counted = self.tally(self.s) if self.tally else ()
        winners, reason = self._ended(counted)
        return Played(
            deal_set=one.deal_set,
            turn=one.turn,
            seats=seats,
            winners=winners,
            reason=reason,
            actions=self.actions,
            codes=packed(self.codes),
            tally=counted,
            seconds=round(seconds, 4),
        )

    def information(self, seat: int, codes: tuple[int, ...]) -> InformationSet:
        """All that the seat may know."""
        return informed(self.game, self.table.lent, self._copied(), seat, codes, self.heard.by(seat))

    def _ended(self, counted: Tally) -> tuple[tuple[int, ...], str]:
        """Who won and why; a deal that was played alone, who got most chips in it."""
        if self.by_deals:
            chips = counted[: self.table.contest.players]
            return tuple(seat for seat, n in enumerate(chips) if n == max(chips)), DEAL
        result = self.game.result(self.t, self.s)
        assert result is not None
        return result.winners, result.reason

    def _chosen(self, seat: int, bot: Bot | OpenCards, entrant: Entrant, codes: tuple[int, ...]) -> int:
        if isinstance(bot, OpenCards):
            return bot.choose(self.t, self.s, seat, codes)
        info = self.information(seat, codes)
        return codes[list(info.legal).index(bot.choose(info, entrant.budget))]

    def _copied(self) -> Any:
        pair = [self.s, batch(self.game.rules.State, 1)[0]]
        copy(pair, 0, 1)
        return pair[1]

    def _apply(self, seat: int, code: int) -> None:
        self.game.rules.apply(self.t, self.s, seat, code)
        self.heard.events += self.game.events(self.t, self.s)
        self.actions += 1
