"""`casual` of Imperial plays by plain sense: it wins cheaply, leads trumps to catch, keeps its guards.

It sees what lies before a player and counts the cards that are gone; it never looks into a hidden hand and never searches.
"""

from __future__ import annotations

import random
from typing import Any

from ...games.imperial.pack import CODE, RANKS
from ..contract import Budget, InformationSet

SEVEN, EIGHT, NINE, TEN, ACE, JACK, QUEEN, KING = range(8)  # I2
HONOURS = (SEVEN, ACE, JACK, QUEEN, KING)  # I3: of trumps
RED = 6.0  # whites
KEEP_TRUMP = (0.2, 0.7, 0.8, 0.9, 1.0, 1.6, 2.0, 2.2)  # what a trump is worth in the hand, by rank
KEEP_PLAIN = 0.08  # what a plain card is worth in the hand, a rank
CARELESS = 0.06  # a person does not weigh everything to the last


class Opponent:
    """What may be in the hidden hand: how likely each card is there, from the view alone (I17)."""

    def __init__(self, view: Any, seat: int) -> None:
        """view: of this seat, which plays against the other side."""
        me, other = view.sides[seat], view.sides[1 - seat]
        gone = {*me.hand, *me.played, *other.played, *other.known, *other.cannot, view.turn_up}
        possible = [name for name in CODE if name not in gone]
        rest = other.cards - len(other.known)
        likely = min(1.0, rest / len(possible)) if possible else 0.0
        self.chances = dict.fromkeys(possible, likely) | dict.fromkeys(other.known, 1.0)

    def any_of(self, names: list[str]) -> float:
        """How likely at least one of these cards is in the hand."""
        none = 1.0
        for name in names:
            none *= 1.0 - self.chances.get(name, 0.0)
        return 1.0 - none


class Casual:
    """Plays by plain sense. The same information set and seed give the same card."""

    name = "casual"

    def __init__(self, seed: int) -> None:
        """seed: of its small carelessness."""
        self.seed = seed

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """The legal action of the highest worth; of declarations any, as all that are legal are right (I12)."""
        view, legal = info.view, list(info.legal)
        if len(legal) == 1 or view.asked not in ("lead", "follow"):
            return legal[0]
        opponent = Opponent(view, info.seat)
        worth = self._lead if view.asked == "lead" else self._follow
        chance = random.Random(f"{self.seed} {view.deal} {view.sides[info.seat].hand} {view.tricks}")
        return max(legal, key=lambda action: worth(view, info.seat, action.card, opponent) + CARELESS * chance.random())

    def _lead(self, view: Any, seat: int, card: str, opponent: Opponent) -> float:
        """I18-I23 What leading this card brings in whites, by how likely the answers are."""
        rank, suit, trump = RANKS.index(card[0]), card[1], view.trump
        higher = opponent.any_of([RANKS[r] + suit for r in range(rank + 1, 8)])
        lower = (1.0 - higher) * opponent.any_of([RANKS[r] + suit for r in range(rank)])
        void = 1.0 - higher - lower
        ruffed = 0.0 if suit == trump else void * opponent.any_of([r + trump for r in RANKS])
        win = 1.0 - higher - ruffed
        stake = 1.0 + (suit == trump and rank in HONOURS)
        worth = (2.0 * win - 1.0) * stake - self._keep(view, card)
        return worth + self._catch(view, rank, opponent) if suit == trump else worth

    def _catch(self, view: Any, rank: int, opponent: Opponent) -> float:
        """I21, I22 What a led trump may catch: a jack or an ace that nothing lower guards."""
        trump = view.trump
        guarded = opponent.any_of([RANKS[r] + trump for r in (SEVEN, EIGHT, NINE, TEN)])
        above = opponent.any_of([RANKS[r] + trump for r in range(rank + 1, 8)])
        caught = opponent.any_of(["J" + trump]) if rank >= QUEEN else 0.0
        caught += opponent.any_of(["A" + trump]) if rank >= JACK else 0.0
        return RED * caught * (1.0 - guarded) * (1.0 - above)

    def _follow(self, view: Any, seat: int, card: str, opponent: Opponent) -> float:
        """I19-I23 To win with the cheapest card, and with an honour that is safe in this trick; to lose the least."""
        led = view.tricks[-1].cards[0]
        rank, trump = RANKS.index(card[0]), view.trump
        same = card[1] == led[1]
        wins = rank > RANKS.index(led[0]) if same else card[1] == trump
        honour = 1.0 if card[1] == trump and rank in HONOURS else 0.0
        if wins:
            return honour - self._keep(view, card)
        caught = RED if same and card[1] == trump and rank in (JACK, ACE) and RANKS.index(led[0]) >= JACK else 0.0
        return -honour - caught - self._keep(view, card) - self._bares(view, seat, card)

    def _keep(self, view: Any, card: str) -> float:
        """What a card is worth in the hand."""
        rank = RANKS.index(card[0])
        return KEEP_TRUMP[rank] if card[1] == view.trump else KEEP_PLAIN * rank

    def _bares(self, view: Any, seat: int, card: str) -> float:
        """Whether throwing this card leaves a queen, jack or ace of its suit without a guard."""
        suit = [name for name in view.sides[seat].hand if name[1] == card[1]]
        high = [name for name in suit if ACE <= RANKS.index(name[0]) <= QUEEN]
        return 0.5 if high and card not in high and len(suit) - len(high) == 1 else 0.0
