"""The tricks, the chips in them, and the end of a deal (I18-I25)."""

from __future__ import annotations

from ....engine import rule
from .cards import ACE, HAND_SIZE, HIGHER, HONOURS, JACK, KING, N_RANKS, NO_CARDS, QUEEN, RANK_OF, SUIT, SUIT_OF
from .chips import take_red, take_whites
from .deal import begin_deal
from .events import BY_ACE, BY_HONOUR, BY_JACK, BY_TRICKS, PLAYED, TAKEN, tell
from .state import ANY, FOLLOW, LEAD, LED_KING_QUEEN, SEATS, State, Terms, ask, elder, is_over


@rule
def playable(t: Terms, s: State, seat: int) -> int:
    """I18, I19 Any card to lead; to follow a higher one of the suit, else one of the suit, else a trump, else any."""
    hand = s.hand[seat]
    if s.asked == LEAD:
        return hand
    return replies(hand, s.played[s.n_played - 1], s.trump)


@rule
def replies(hand: int, led: int, trump: int) -> int:
    """I19 The cards with which a hand may follow: higher ones of the suit, else the suit, else trumps, else any."""
    if hand & HIGHER[led]:
        return hand & HIGHER[led]
    if hand & SUIT[SUIT_OF[led]]:
        return hand & SUIT[SUIT_OF[led]]
    if hand & SUIT[trump]:
        return hand & SUIT[trump]
    return hand


@rule
def denied_by(s: State, led: int, card: int) -> int:
    """I17, I19 The cards that whoever follows with this card cannot hold."""
    if SUIT_OF[card] == SUIT_OF[led]:
        return NO_CARDS if card > led else HIGHER[led]
    if SUIT_OF[card] == s.trump:
        return SUIT[SUIT_OF[led]]
    return SUIT[SUIT_OF[led]] | SUIT[s.trump]


@rule
def wins(s: State, led: int, card: int) -> bool:
    """I2, I19 Whether the card that follows takes the trick: a higher one of the suit, or a trump on another suit."""
    if SUIT_OF[card] == SUIT_OF[led]:
        return card > led
    return SUIT_OF[card] == s.trump


@rule
def play_card(t: Terms, s: State, seat: int, card: int) -> None:
    """I18, I20 Lay a card open; the second one completes the trick."""
    lay(t, s, seat, card)
    tell(s, PLAYED, seat, card, 0)
    if s.n_played & 1:
        ask(s, FOLLOW, 1 - seat)
        return
    winner = s.taker[s.n_played // SEATS - 1]
    tell(s, TAKEN, winner, 0, s.tricks[winner])
    take_chips(t, s, winner, 1 - seat)
    ask(s, LEAD, winner)
    if s.n_played == SEATS * HAND_SIZE:
        end_deal(t, s)


@rule
def lay(t: Terms, s: State, seat: int, card: int) -> None:
    """I18-I20 A card from the hand to the table; the second one tells who takes the trick, and what its owner cannot hold."""
    s.hand[seat] &= ~(1 << card)
    s.played[s.n_played] = card
    s.n_played += 1
    if s.n_played & 1:
        return
    led = s.played[s.n_played - 2]
    s.denied[seat] |= denied_by(s, led, card)
    winner = seat if wins(s, led, card) else 1 - seat
    s.taker[s.n_played // SEATS - 1] = winner
    s.tricks[winner] += 1


@rule
def leader_now(t: Terms, s: State) -> int:
    """I18 Who led, or leads, to the present trick: the elder, then the winner of the last."""
    return elder(s) if s.n_played < SEATS else s.taker[s.n_played // SEATS - 1]


@rule
def take_chips(t: Terms, s: State, winner: int, leader: int) -> None:
    """I21-I23 What the trick just completed brings to its winner: first its reds, then its whites."""
    led = s.played[s.n_played - 2]
    card = s.played[s.n_played - 1]
    if SUIT_OF[led] != s.trump and SUIT_OF[card] != s.trump:
        return
    if winner == leader:
        catch(t, s, leader, led, card)
    elif led == s.trump * N_RANKS + ACE and t.ace_capture == ANY:
        take_red(t, s, winner, BY_ACE)
    take_whites(t, s, winner, BY_HONOUR, honours_in(s, led) + honours_in(s, card))


@rule
def honours_in(s: State, card: int) -> int:
    """I3, I23 Whether a card is an honour, as a number."""
    return HONOURS >> RANK_OF[card] & 1 if SUIT_OF[card] == s.trump else 0


@rule
def catch(t: Terms, s: State, leader: int, led: int, card: int) -> None:
    """I21, I22 The opponent's jack taken by leading K or Q of trumps, or his ace by leading K, Q or J."""
    if SUIT_OF[led] != s.trump or SUIT_OF[card] != s.trump:
        return
    by_king_queen = RANK_OF[led] == KING or RANK_OF[led] == QUEEN
    if RANK_OF[card] == JACK and by_king_queen:
        take_red(t, s, leader, BY_JACK)
    if RANK_OF[card] == ACE and (by_king_queen or t.ace_capture != LED_KING_QUEEN):
        take_red(t, s, leader, BY_ACE)


@rule
def end_deal(t: Terms, s: State) -> None:
    """I9, I24, I25 A white for every trick more, twelve of them for all; then the other player deals."""
    more = s.tricks[0] - s.tricks[1]
    if more > 0:
        take_whites(t, s, 0, BY_TRICKS, more)
    else:
        take_whites(t, s, 1, BY_TRICKS, -more)
    if not is_over(s):
        s.dealer = 1 - s.dealer
        begin_deal(t, s)
