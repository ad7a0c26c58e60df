"""A table for tests: positions are set, hands are dealt by name, cards are played by name, through the game's public face."""

from __future__ import annotations

from imperia.games.game import EVERYTHING, Setup
from imperia.games.imperial.actions import Play
from imperia.games.imperial.game import GAME
from imperia.games.imperial.position import hand_text
from imperia.locale import say

RULES = GAME.rules
CHANCE, OVER = RULES.CHANCE, RULES.OVER
NAMES = ("Anna", "Boris")


def cards(text):
    """The names in a hand written by suits: "KQ.A7.T98.7" (spades.hearts.diamonds.clubs)."""
    return [rank + suit for suit, ranks in zip("SHDC", text.split("."), strict=True) for rank in ranks]


def bits(text):
    """The same as the rules' set."""
    return sum(1 << GAME_CODE[name] for name in cards(text))


GAME_CODE = {rank + suit: 8 * s + r for s, suit in enumerate("SHDC") for r, rank in enumerate("789TAJQK")}


class Table:
    """A match at the first deal. Anna (seat 0) is the elder and Boris (seat 1) deals, unless told otherwise."""

    def __init__(self, reds=(0, 0), whites=(0, 0), dealer=1, **options):
        self.t = GAME.terms(Setup("imperial", 2, GAME.Options(**options)))
        chips = "/".join(f"{red}.{white}" for red, white in zip(reds, whites, strict=True))
        names = [name if value is True else f"{name}={value}" for name, value in options.items() if value not in (False, "led")]
        self.load(f"imperial {','.join(names) or '-'} 1:{dealer} {chips} -/- - .../... - - card")
        self.told = []

    def load(self, text):
        self.t, self.s = GAME.parse(text)
        return self

    # ---- acting

    def act(self, code):
        RULES.apply(self.t, self.s, RULES.to_act(self.t, self.s), code)
        assert self.s.events_lost == 0
        self.told = GAME.events(self.t, self.s)
        return self.told

    def deal(self, anna, boris, turn_up):
        """Deal these hands, written by suits, and turn this card up."""
        waiting = [cards(anna), cards(boris)]
        while waiting[0] or waiting[1]:
            to = GAME.chance(self.t, self.s, 0).to
            self.act(GAME.chance_of(self.t, self.s, waiting[to].pop(0)))
        return self.act(GAME.chance_of(self.t, self.s, turn_up))

    def play(self, text):
        """Play the cards named, whoever has to; what the last one led to."""
        for name in text.split():
            self.do(Play(name))
        return self.told

    def do(self, action):
        seat = RULES.to_act(self.t, self.s)
        return self.act(GAME.code(self.t, self.s, seat, action))

    # ---- looking

    def legal(self):
        out = [0] * RULES.MAX_LEGAL
        seat = RULES.to_act(self.t, self.s)
        return [GAME.action(self.t, self.s, seat, code) for code in out[: RULES.legal_actions(self.t, self.s, seat, out)]]

    def legal_cards(self):
        return {action.card for action in self.legal()}

    def view(self, viewer=EVERYTHING):
        return GAME.view(self.t, self.s, viewer)

    @property
    def chips(self):
        """((reds, whites) of Anna, of Boris)."""
        return tuple((side.reds, side.whites) for side in self.view().sides)

    def bound(self, seat, what):
        """(least, most) that the table knows of a seat's value in a class."""
        return next((bound.least, bound.most) for bound in self.view().sides[seat].bounds if bound.of == what)

    def lines(self, language="en"):
        """What was told last, in words."""
        messages = [GAME.event_message(self.t, event, NAMES) for event in self.told]
        return [say(language, message) for message in messages if message]

    def dialogue(self):
        """The spoken words of what was told last: ["Anna: “Point: five.”", …]."""
        return [line for line in self.lines() if "“" in line]


def of_kind(events, kind):
    return [event for event in events if type(event).__name__.lower() == kind]


def chips_of(events):
    """(seat, red or white, cause, how many) in the order taken."""
    found = []
    for event in events:
        kind = type(event).__name__
        if kind in ("White", "Red"):
            found.append((event.seat, kind.lower(), event.cause, getattr(event, "n", 1)))
    return found


__all__ = ["CHANCE", "GAME", "NAMES", "OVER", "RULES", "Table", "bits", "cards", "chips_of", "hand_text", "of_kind"]
