"""How each game is told: what is one step of it to a reader, when that was, and which events are worth a sentence."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from ..engine import NOBODY
from ..games.conquest import events as conquest
from ..games.conquest.rules import state as asked
from ..games.empire import events as empire
from ..games.empire.rules.state import DEALING, DRAWING, LIMITING, LOT, PLAYING
from ..games.empire.vocabulary import BANK
from ..games.game import Game
from ..games.imperial import events as imperial
from ..games.imperial.rules.state import FOLLOW, LEAD
from ..locale import Message

JOINS = "joins"  # what belongs to the thing before it
MOST = 4  # sentences about one thing that happened
MOST_OF_A_DEAL = 6
PLACES = 2  # lands of which is told that armies came there


class Teller(Protocol):
    """Tells one match."""

    def stretch(self, s: Any) -> Hashable:
        """What is the same as long as a reader is in the same step: the turn, or the trick. s: the State before something."""
        ...

    def happening(self, s: Any) -> Hashable:
        """The same for one thing within it: a battle, a card with its answers. None: it stands alone; JOINS."""
        ...

    def when(self, s: Any) -> Message:
        """Which turn it is."""
        ...

    def told(self, events: Sequence[Any]) -> list[Message]:
        """What is worth telling of events, by whom."""
        ...


class Told:
    """What all tellers have."""

    silent: tuple[type, ...] = ()

    def __init__(self, game: Game[Any, Any, Any, Any], t: Any, names: Sequence[str]) -> None:
        """t: the Terms; names: by seat."""
        self.game, self.t, self.names = game, t, names

    def said(self, events: Sequence[Any]) -> list[Message]:
        """The sentences of events, but for those of which nothing is told."""
        told = [self.game.event_message(self.t, event, self.names) for event in events if not isinstance(event, self.silent)]
        return [one for one in told if one is not None]


class Imperial(Told):
    """A deal with its declarations is a step, and so is every trick."""

    silent = (
        imperial.Lot, imperial.DealBegins, imperial.Says, imperial.Asks, imperial.Answers, imperial.Good, imperial.Exchanged,
    )  # fmt: skip

    def stretch(self, s: Any) -> Hashable:
        """I8, I18 The deal, and the trick in it."""
        return max(1, s.deals), s.n_played // 2 if s.asked in (LEAD, FOLLOW) else NOBODY

    def happening(self, s: Any) -> Hashable:
        """All of it is one."""
        return "all"

    def when(self, s: Any) -> Message:
        """The deal, and the trick."""
        deal, trick = max(1, int(s.deals)), int(s.n_played) // 2 + 1
        if s.asked in (LEAD, FOLLOW):
            return Message("review-when-trick", {"deal": deal, "trick": trick})
        return Message("review-when-deal", {"deal": deal})

    def told(self, events: Sequence[Any]) -> list[Message]:
        """Cards and chips; of many the whites are left out."""
        said = self.said(events)
        return said if len(said) <= MOST_OF_A_DEAL else self.said([one for one in events if not isinstance(one, imperial.White)])


class Conquest(Told):
    """A turn is a step; a battle with all its rolls is one thing that happens in it."""

    silent = (
        conquest.Placed, conquest.TurnBegan, conquest.Reinforced, conquest.AttacksUntil, conquest.Stopped, conquest.Rolled,
        conquest.Conquered, conquest.Occupied, conquest.Shuffled, conquest.NoCardLeft, conquest.RoundEnded, conquest.BonusKept,
        conquest.RolledForFirst,
    )  # fmt: skip
    fought = (asked.DICE, asked.FLOOR, asked.ROLL, asked.DEFEND, asked.OCCUPY)

    def stretch(self, s: Any) -> Hashable:
        """C6-C9, C25 The set-up, or the turn."""
        return None if s.first == NOBODY else (s.rounds, s.player)

    def happening(self, s: Any) -> Hashable:
        """C16-C21 The battle under way, else what is asked; C24 the card, and a victory with it, belong to what ended the turn."""
        if s.asked in self.fought:
            return s.source, s.target
        if s.asked in (asked.PLACE, asked.HOW_MANY):
            return asked.PLACE, s.player
        if s.asked == asked.WHICH_CARD:
            return JOINS
        return None if s.asked in (asked.CLAIM, asked.TRADE) else s.asked

    def when(self, s: Any) -> Message:
        """The round, and whose turn."""
        if s.first == NOBODY:
            return Message("review-when-setup")
        return Message("review-when-round", {"round": int(s.rounds) + 1, "name": self.names[s.player]})

    def told(self, events: Sequence[Any]) -> list[Message]:
        """The battles, where armies came, sets, who is out, who has won."""
        return [*self.battles(events), *self.placed(events), *self.said(events)][:MOST]

    def battles(self, events: Sequence[Any]) -> list[Message]:
        """C19, C20 Who attacked whom, what came of it, what it cost both."""
        rolls = [event for event in events if isinstance(event, conquest.Rolled)]
        if not rolls:
            return []
        last, lands = rolls[-1], {event.territory for event in events if isinstance(event, conquest.Conquered)}
        said = self.game.event_message(self.t, last, self.names)
        assert said is not None
        facts = {fact: said.facts[fact] for fact in ("name", "other", "source", "target")}
        facts |= {"attacker": sum(roll.attacker_loses for roll in rolls), "defender": sum(roll.defender_loses for roll in rolls)}
        return [Message("review-battle-won" if last.target in lands else "review-battle-lost", facts)]

    def placed(self, events: Sequence[Any]) -> list[Message]:
        """C15 The lands that got most armies."""
        armies: dict[tuple[int, str, int], int] = {}
        for event in events:
            if isinstance(event, conquest.Placed):
                key = event.seat, event.territory, event.by
                armies[key] = armies.get(key, 0) + event.armies
        most = sorted(armies, key=lambda key: -armies[key])[:PLACES]
        summed = [conquest.Placed(seat, land, armies[seat, land, by], by) for seat, land, by in most]
        return [said for one in summed if (said := self.game.event_message(self.t, one, self.names)) is not None]


class Empire(Told):
    """A turn is a step; a card with all that its targets answer and pay is one thing that happens in it."""

    silent = (
        empire.Begins, empire.Turn, empire.TurnEnded, empire.Shuffled, empire.Demands, empire.Names, empire.Offers, empire.Aims,
        empire.UnderPile,
    )  # fmt: skip

    def stretch(self, s: Any) -> Hashable:
        """E5 The turn."""
        return int(s.turns)

    def happening(self, s: Any) -> Hashable:
        """E10, E43 What is asked of others belongs to the card that asks it."""
        return None if s.what in (DEALING, LOT, PLAYING, DRAWING, LIMITING) else JOINS

    def when(self, s: Any) -> Message:
        """The turn, and whose."""
        if s.turns == 0:
            return Message("review-when-setup")
        return Message("review-when-turn", {"turn": int(s.turns), "name": self.names[s.turn]})

    def told(self, events: Sequence[Any]) -> list[Message]:
        """Cards played, and what came of them. What was paid is told by the objects that went over, else by its sum."""
        objects = {event.seat for event in events if isinstance(event, empire.Paid) and event.at != BANK}
        some = [
            event
            for event in events
            if not (isinstance(event, empire.Paid) and event.at == BANK)
            and not (isinstance(event, empire.Settled) and event.seat in objects)
        ]
        return self.said(some)[: MOST + 1]


def teller_for(game: Game[Any, Any, Any, Any], t: Any, names: Sequence[str]) -> Teller:
    """How a match of this game is told."""
    tellers: dict[str, type[Imperial | Conquest | Empire]] = {"imperial": Imperial, "conquest": Conquest, "empire": Empire}
    return tellers[game.name](game, t, names)
