"""Which cards each viewer has seen: read off the whole log, which hides nothing, and kept apart from the games' own knowledge.

A card counts as seen by a viewer from when it came into his hand or lay open until it is mixed into a face-down pile. Whatever
he is sent may name seen cards only, and those of which open play itself says where they are not (Imperial).
"""

from __future__ import annotations

import re

import msgspec

from imperia.games.conquest import events as c
from imperia.games.conquest.atlas import Atlas, atlas_of
from imperia.games.empire import events as e
from imperia.games.empire.content import shipped_text
from imperia.games.empire.vocabulary import words_of
from imperia.games.empire.words import card_message as empire_card
from imperia.games.imperial import events as i
from imperia.games.imperial.pack import NAME
from imperia.games.imperial.words import card_message as imperial_card

RANKS = "789TAJQK"  # of a suit, from low to high (I19)
TOPS = "JQKA"  # of which sequences are made (I14)
TOKEN = re.compile(rb"[\w-]+")


def single_deck():
    """A deck of Империя in which no two cards are alike, so that a name is one card."""
    text = re.sub(r"(?m)^count = \d+\n", "", shipped_text()).replace("[multicolour]", "[multicolour]\ncount = 1")
    more = "".join(f"\n[[money]]\nvalue = {value}\n" for value in (6, 7, 8, 9, *range(11, 25)))
    return text.replace('id = "classic"', 'id = "single"') + more


class Apart(Atlas):
    """The names of a map on which a card is called otherwise than its territory, so that a search can tell them apart."""

    def __init__(self, atlas):
        self.__dict__ |= atlas.__dict__
        self.cards = {card: f"card-of-{name}" for card, name in atlas.cards.items()}
        self.card_number = {name: card for card, name in self.cards.items()}
        self.card_message = {self.cards[card]: atlas.card_message[name] for card, name in atlas.cards.items()}


def cards_of(match):
    """Every card of a match by its name, and how a sentence has it."""
    t = match.terms
    if match.game.name == "imperial":
        said = {name: imperial_card(name) for name in NAME}
    elif match.game.name == "empire":
        said = {name: empire_card(words_of(t), name) for name in words_of(t).cards}
    else:
        said = dict(atlas_of(t).card_message)
    return {name: msgspec.json.encode(message) for name, message in said.items()}


class Seen:
    """What has been seen up to some entry of a log: by viewer the names of cards."""

    def __init__(self, match, viewers):
        self.cards = frozenset(cards_of(match))
        self.of = {viewer: set() for viewer in viewers}
        self.aside, self.area = [], []  # lying open, to be mixed into the pile later
        self.trump, self.led = "", ""
        self.follow = {"imperial": self.imperial, "empire": self.empire, "conquest": self.conquest}[match.game.name]

    def open(self, *cards):
        """All see these cards."""
        for seen in self.of.values():
            seen.update(cards)

    def by(self, seat, *cards):
        """One seat sees them."""
        if seat in self.of:
            self.of[seat].update(cards)

    def mixed(self, cards):
        """These cards are face down, and nobody knows where."""
        for seen in self.of.values():
            seen.difference_update(cards)

    def conquest(self, event):
        """C12, C22, C24, C28, C30."""
        match event:
            case c.CardTaken(seat=seat, card=card):
                self.by(seat, card)
            case c.CardsPassed(seat=seat, owner=owner, cards=cards):
                self.by(seat, *cards)
                self.by(owner, *cards)
            case c.TurnedIn(cards=cards) | c.CardsReturned(cards=cards):
                self.open(*cards)
                self.aside += cards
            case c.Shuffled():
                self.mixed(self.aside)
                self.aside.clear()

    def empire(self, event):
        """E5, E7, E9, E10, E33, E34, E50."""
        match event:
            case e.Drew(seat=seat, card=card):
                self.by(seat, card)
            case e.UnderPile():
                return
            case e.Shuffled():
                self.mixed(self.aside)
                self.aside.clear()
            case e.TurnEnded():
                self.aside += self.area
                self.area.clear()
            case e.Played(card=card):
                self.open(card)
                self.area.append(card)
            case e.Launched():
                self.open("rocket")  # it lies on its system, and is not in the play area
            case e.FiverShown():
                self.open("fiver")
                self.area.append("fiver")
            case e.Fetched(card=card):
                self.open(card)
                self.aside.remove(card)
            case _ if hasattr(event, "card"):
                self.open(event.card)

    def imperial(self, event):
        """I8, I12, I17, I19."""
        match event:
            case i.DealBegins():
                self.mixed(self.cards)
                self.led = ""
            case i.Dealt(seat=seat, card=card):
                self.by(seat, card)
            case i.TurnedUp(card=card):
                self.open(card)
                self.trump = card[1]
            case i.Says(of="quartet", rank=rank) if rank:
                self.open(*(rank + suit for suit in "SHDC"))  # who names a quartet names its four cards
            case i.Shows(of=of, cards=cards):
                self.open(*cards)
                if of == "point":
                    self.open(*(rank + cards[0][1] for rank in RANKS))  # he has no more of the suit
                elif "sequence" in of:
                    self.open(*(rank + cards[0][1] for rank in TOPS))  # nor a longer one
            case i.Played(card=card):
                self.open(card)
                if self.led:
                    self.open(*self.cannot_have(card))
                self.led = "" if self.led else card

    def cannot_have(self, card):
        """I19 What he who followed with this card would have had to play instead."""
        rank, suit = self.led
        higher = [one + suit for one in RANKS[RANKS.index(rank) + 1 :]]
        if card[1] == suit:
            return [] if card in higher else higher
        return [one + suit for one in RANKS] + ([one + self.trump for one in RANKS] if card[1] != self.trump else [])


def unseen(match, viewers):
    """By entry, for every viewer: the cards that he had not seen while it happened, and those that he had not after it."""
    seen, told = Seen(match, viewers), []
    for entry in match.log:
        shown = {viewer: set(known) for viewer, known in seen.of.items()}
        for event in getattr(entry, "events", ()):
            seen.follow(event)
            for viewer, known in seen.of.items():
                shown[viewer] |= known
        told.append({viewer: (seen.cards - shown[viewer], seen.cards - known) for viewer, known in seen.of.items()})
    return told


def named(text, cards):
    """The cards that a piece of JSON names: as a word of any text, or as a sentence has them. cards: as of `cards_of`."""
    words = {word.decode() for word in TOKEN.findall(text)}
    return {card for card, said in cards.items() if card in words or said in text}


def pieces(said):
    """A message in pieces that were true after different entries: (entry or None for what is no entry's, bytes)."""
    frames = said.pop("frames", None) or said.pop("entries", None) or []
    content = said.pop("content", None)  # the whole deck or map: the same before the first card is dealt
    at = frames[-1]["seq"] if frames and "seq" not in said else said.get("seq")
    cut = [(frame["seq"], msgspec.json.encode(frame)) for frame in frames]
    if isinstance(content, str):
        said["content"] = content  # of a table: only the name of its file
    return [*cut, (at, msgspec.json.encode(said))]
