"""How good a position is for both, all cards known, and what each card of a hidden hand leads to: for hints and reviews.

Every chance is of SURE. A deal is played on to its end with all cards open, both sides for chips; from there on the table of
chances decides that bots play by. Entry points: terms[0], states[i] and streams[0] are used, state j is written over.
"""

from __future__ import annotations

from ....engine import Ints, Stream, below, copy, rule
from ..rules import CHANCE, OVER, State, Terms, apply, chance_outcomes, legal_actions, to_act
from ..rules.game import A_PLAY
from ..rules.play import play_card
from ..rules.state import ANNOUNCE, NOBODY, SEATS
from .choosing import best_open, chance_at_end


@rule
def play_out(t: Terms, s: State, memory: Ints, out: Ints) -> None:
    """I12, I18-I25 To the end of the deal: what has to be said is said, and the best card of the open deal is played."""
    deals = s.deals
    while s.winner == NOBODY and s.deals == deals and s.turn != CHANCE:
        if s.asked == ANNOUNCE:
            legal_actions(t, s, s.turn, out)
            apply(t, s, s.turn, out[0])
        else:
            s.n_events = 0
            play_card(t, s, s.turn, best_open(t, s, memory))


@rule
def chances_at(
    terms: list[Terms], states: list[State], i: int, j: int, memory: Ints, table: Ints, out: Ints, chances: Ints
) -> None:
    """I7 Entry point: the chance of either seat in state i, in which a seat is asked or the match is over.

    memory: positions searched; table: chances between deals, as `choosing.standing` numbers them; out: lent for legal actions.
    """
    copy(states, i, j)
    s = states[j]
    play_out(terms[0], s, memory, out)
    for seat in range(SEATS):
        chances[seat] = chance_at_end(s, seat, table)


@rule
def draw_at(terms: list[Terms], states: list[State], i: int, j: int, streams: list[Stream]) -> int:
    """I8, I9 Entry point: state j is state i after all chance that is due has come, drawn anew; who is asked then."""
    copy(states, i, j)
    t, s = terms[0], states[j]
    while to_act(t, s) == CHANCE:
        apply(t, s, CHANCE, below(streams[0], chance_outcomes(t, s)))
    return to_act(t, s)


@rule
def chance_of_card(
    terms: list[Terms], states: list[State], i: int, j: int, hand: int, action: int, memory: Ints, table: Ints, out: Ints
) -> int:
    """I7, I17-I25 Entry point: the chance of the seat that is asked, if the other holds this hand and it does this."""
    copy(states, i, j)
    t, s = terms[0], states[j]
    seat = s.turn
    s.hand[1 - seat] = hand
    apply(t, s, seat, A_PLAY + action)
    if to_act(t, s) != OVER:
        play_out(t, s, memory, out)
    return chance_at_end(s, seat, table)
