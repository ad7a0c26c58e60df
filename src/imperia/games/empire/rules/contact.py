"""Contact cards played for their effect, those whom they touch, and the answers (E30-E43)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, lowest, rule
from .codes import A_ACCEPT, A_COLOUR, A_DECLARE, A_FIVER, A_GIVE, A_TAKE, ROCKET_PLACES
from .events import (
    ACCEPTED,
    AIMS,
    DEMANDS,
    FIVER_SHOWN,
    GIVEN,
    LAUNCHED,
    MOVED,
    NAMES,
    OFFERS,
    PLAYED,
    ROCKET_TAKEN,
    TAKEN,
    tell,
)
from .payment import begin_payment, choose_payment, payments
from .pile import draw_on, fetch, to_area
from .state import ANSWER, ANSWERING, COLOUR, GIVING, NOTHING, PAY, PLAYING, TAKING, State, forget, is_over, shown
from .table import (
    any_outside,
    free_system,
    freight,
    is_universal,
    item_colour,
    item_outside,
    launch,
    loose_rockets,
    other_slot,
    regroup,
    to_item,
    to_slot,
    unlaunch,
)
from .terms import (
    ANNIHILATION,
    DICTATOR,
    FIVER,
    FREIGHT,
    GREAT_FREIGHT,
    HYPERJUMP,
    MAX_COLOURS,
    MAX_FACES,
    MAX_SEATS,
    MIND_SWAP,
    ROCKET,
    SLOTS,
    SPACE_FUND,
    SPACEPORT,
    TIME_MACHINE,
    WORD,
    WORDS,
    Terms,
)
from .winning import check, clockwise

FUND_DEBT = 2  # E41: imperials owed by each
SPACEPORT_DRAWS = 2  # E31
TIME_MACHINE_TAKES = 2  # E33
HYPERJUMP_PLAYS = 3  # E32


@rule
def holds(t: Terms, s: State, seat: int, kind: int) -> bool:
    """Whether a card of a kind that has one face is in a hand."""
    face = t.face_of[kind]
    return face != NOBODY and s.hand[seat * MAX_FACES + face] > 0


@rule
def play_contact(t: Terms, s: State, face: int) -> None:
    """E6, E10 A Contact card is played for its effect: one play, and it lies in the play area."""
    shown(s, s.turn, face)
    to_area(s, face)
    s.plays -= 1
    s.played = 1
    tell(s, PLAYED, s.turn, face, 0)


# ---- cards for oneself


@rule
def spaceport(t: Terms, s: State) -> None:
    """E31 Draw 2 cards; no more plays."""
    play_contact(t, s, t.face_of[SPACEPORT])
    s.to_draw = SPACEPORT_DRAWS
    draw_on(t, s)


@rule
def hyperjump(t: Terms, s: State) -> None:
    """E32 3 more plays."""
    play_contact(t, s, t.face_of[HYPERJUMP])
    s.plays += HYPERJUMP_PLAYS


@rule
def time_machine(t: Terms, s: State) -> None:
    """E33 The 2 lowest cards of the discard come into the hand."""
    play_contact(t, s, t.face_of[TIME_MACHINE])
    fetch(s, s.turn, TIME_MACHINE_TAKES)


@rule
def rocket(t: Terms, s: State, colour: int) -> None:
    """E34 A rocket from the hand is put on an own system; it lies on the table, not in the play area."""
    face = t.face_of[ROCKET]
    shown(s, s.turn, face)
    s.plays -= 1
    s.played = 1
    launch(t, s, s.turn, colour)
    tell(s, LAUNCHED, s.turn, colour, 0)


@rule
def place_rocket(t: Terms, s: State, colour: int) -> None:
    """E35 A loose rocket is put on an own system that has none, free of charge."""
    to_slot(t, s, s.turn, 2 * t.face_of[ROCKET] + 1, -1)
    launch(t, s, s.turn, colour)
    tell(s, LAUNCHED, s.turn, colour, 1)


# ---- cards against others


@rule
def ask(s: State, seat: int) -> None:
    """E42 A target is asked, whatever he holds or has."""
    s.asked[seat] = ANSWER
    s.waiting += 1


@rule
def demand(s: State, seat: int, colour: int, amount: int) -> None:
    """E30, E41 A debt, fixed when the card is played."""
    s.owes[seat] = amount
    ask(s, seat)
    tell(s, DEMANDS, seat, colour, amount)


@rule
def demand_from_all(t: Terms, s: State, colour: int, amount: int) -> None:
    """E30, E41, E43 All other players owe, and are asked at the same time."""
    for i in range(1, t.players):
        demand(s, clockwise(t, s, i), colour, amount)
    s.what = ANSWERING


@rule
def two_colour_freight(t: Terms, s: State, slot: int) -> None:
    """E30 All other players owe the freight of one of the card's colours."""
    colour = t.names[slot]
    play_contact(t, s, slot // 2)
    s.card = FREIGHT
    demand_from_all(t, s, colour, freight(t, s, s.turn, colour))


@rule
def great_freight(t: Terms, s: State, colour: int, seat: int) -> None:
    """E30 One player owes the freight of any one colour."""
    play_contact(t, s, t.face_of[GREAT_FREIGHT])
    s.card = GREAT_FREIGHT
    demand(s, seat, colour, freight(t, s, s.turn, colour))
    s.what = ANSWERING


@rule
def space_fund(t: Terms, s: State) -> None:
    """E41 All other players owe 2."""
    play_contact(t, s, t.face_of[SPACE_FUND])
    s.card = SPACE_FUND
    demand_from_all(t, s, NOBODY, FUND_DEBT)


@rule
def annihilation(t: Terms, s: State, seat: int, place: int) -> None:
    """E36 A rocket of another player is aimed at: loose (place 0), or on a system of a colour (1 + colour)."""
    play_contact(t, s, t.face_of[ANNIHILATION])
    s.card = ANNIHILATION
    s.named[seat] = place
    ask(s, seat)
    tell(s, AIMS, seat, place, 0)
    s.what = ANSWERING


@rule
def mind_swap(t: Terms, s: State, seat: int) -> None:
    """E37 A player with whom objects are to be swapped; what is taken and given is named next."""
    play_contact(t, s, t.face_of[MIND_SWAP])
    s.card = MIND_SWAP
    s.target = seat
    s.what = TAKING


@rule
def dictator(t: Terms, s: State) -> None:
    """E38 What is to be taken is named of one player after the other, clockwise."""
    play_contact(t, s, t.face_of[DICTATOR])
    s.card = DICTATOR
    s.target = s.turn
    next_target(t, s)


@rule
def next_target(t: Terms, s: State) -> None:
    """E38 The next player clockwise who has an object outside a system; after the last, all named are asked."""
    seat = s.target + 1 if s.target + 1 < t.players else 0
    while seat != s.turn and not any_outside(s, seat):
        seat = seat + 1 if seat + 1 < t.players else 0
    if seat == s.turn:
        s.target = NOBODY
        s.what = ANSWERING
    else:
        s.target = seat
        s.what = TAKING


@rule
def name(t: Terms, s: State, item: int) -> None:
    """E37, E38 What is to be taken of the target. A name given stands."""
    s.named[s.target] = item
    tell(s, NAMES, s.target, item, 0)
    if s.card == MIND_SWAP:
        s.what = GIVING
    else:
        ask(s, s.target)
        next_target(t, s)


@rule
def offer(t: Terms, s: State, item: int) -> None:
    """E37 What is given for it; then the target answers."""
    s.given = item
    tell(s, OFFERS, s.target, item, 0)
    ask(s, s.target)
    s.target = NOBODY
    s.what = ANSWERING


# ---- answers


@rule
def answers(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E40, E42 To accept or to show a Fiver; then how to pay, or which colour a universal takes."""
    if s.asked[seat] == ANSWER:
        return yes_or_no(t, s, seat, out, n)
    if s.asked[seat] == PAY:
        return payments(t, s, seat, out, n)
    if s.given >= SLOTS:
        for colour in range(t.n_colours):
            out[n] = A_COLOUR + colour
            n += 1
        return n
    one, other = t.colour[s.given], t.colour[other_slot(t, s.given)]
    out[n] = A_COLOUR + min(one, other)
    out[n + 1] = A_COLOUR + max(one, other)
    return n + 2


@rule
def yes_or_no(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E40 To accept, or to show a Fiver; a declaration (n = 1) has the greater code."""
    out[0] = A_ACCEPT
    shows = 1 if holds(t, s, seat, FIVER) else 0
    if shows:
        out[1] = A_FIVER
    if n > 0:
        out[1 + shows] = A_DECLARE
    return 1 + shows + n


@rule
def answer(t: Terms, s: State, seat: int, action: int) -> None:
    """E40, E43 An answer takes effect when it is given, and only for him who gives it; the last one ends the asking."""
    if action == A_FIVER:
        show_fiver(t, s, seat)
    elif action == A_ACCEPT:
        tell(s, ACCEPTED, seat, 0, 0)
        accept(t, s, seat)
    elif s.asked[seat] == PAY:
        choose_payment(t, s, seat, action)
    else:
        take_colour(t, s, seat, action - A_COLOUR)
    if s.asked[seat] == NOTHING and not is_over(s):
        s.waiting -= 1
        check(t, s)
    if s.waiting == 0 and not is_over(s):
        s.card = 0
        s.given = NOBODY
        s.what = PLAYING


@rule
def show_fiver(t: Terms, s: State, seat: int) -> None:
    """E10, E40 The card is cancelled for this player only; the Fiver lies in the play area."""
    shown(s, seat, t.face_of[FIVER])
    to_area(s, t.face_of[FIVER])
    tell(s, FIVER_SHOWN, seat, t.face_of[FIVER], 0)
    forget(s, seat)


@rule
def accept(t: Terms, s: State, seat: int) -> None:
    """E30, E36-E38, E41 What the card does to this player."""
    if s.card == ANNIHILATION:
        take_rocket(t, s, seat, s.named[seat])
    elif s.card == DICTATOR:
        item = s.named[seat]
        forget(s, seat)
        pass_item(t, s, seat, s.turn, item)
        tell(s, TAKEN, seat, item, 0)
        regroup_both(t, s, seat, item)
    elif s.card == MIND_SWAP:
        swap(t, s, seat)
    else:
        begin_payment(t, s, seat)


@rule
def take_rocket(t: Terms, s: State, seat: int, place: int) -> None:
    """E36 The rocket arrives loose."""
    loose = 2 * t.face_of[ROCKET] + 1
    if place == 0:
        to_slot(t, s, seat, loose, -1)
    else:
        unlaunch(t, s, seat, place - 1, 1)
    to_slot(t, s, s.turn, loose, 1)
    tell(s, ROCKET_TAKEN, seat, place, 0)
    forget(s, seat)


@rule
def pass_item(t: Terms, s: State, giver: int, taker: int, item: int) -> None:
    """E25 An object goes to another table, in the colour in which it lay."""
    to_item(t, s, giver, item, -1)
    to_item(t, s, taker, item, 1)


@rule
def regroup_both(t: Terms, s: State, seat: int, item: int) -> None:
    """E15 The groups of an item's colour, of a target and of the player."""
    regroup(t, s, seat, item_colour(t, item))
    regroup(t, s, s.turn, item_colour(t, item))


@rule
def swap(t: Terms, s: State, seat: int) -> None:
    """E25, E37 Both objects move at once; after the check a target who received a universal is asked for its colour."""
    taken, given = s.named[seat], s.given
    forget(s, seat)
    pass_item(t, s, seat, s.turn, taken)
    pass_item(t, s, s.turn, seat, given)
    tell(s, TAKEN, seat, taken, 0)
    tell(s, GIVEN, seat, given, 0)
    regroup_both(t, s, seat, taken)
    if item_colour(t, given) != item_colour(t, taken):
        regroup_both(t, s, seat, given)
    check(t, s)
    if not is_over(s) and is_universal(t, given):
        s.asked[seat] = COLOUR


@rule
def take_colour(t: Terms, s: State, seat: int, colour: int) -> None:
    """E25 The universal that a Mind Swap brought is laid in a colour; keeping the one it has is an answer."""
    forget(s, seat)
    if colour != item_colour(t, s.given):
        to = SLOTS + colour if s.given >= SLOTS else other_slot(t, s.given)
        move_item(t, s, seat, s.given, to)


@rule
def move_item(t: Terms, s: State, seat: int, item: int, to: int) -> None:
    """E13, E25 A universal changes its colour; both colours are counted anew as one change."""
    to_item(t, s, seat, item, -1)
    to_item(t, s, seat, to, 1)
    tell(s, MOVED, seat, item, to)
    regroup(t, s, seat, item_colour(t, item))
    regroup(t, s, seat, item_colour(t, to))


# ---- what may be named


@rule
def takeable(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E37-E39 The objects of a seat that lie outside systems, equal ones once."""
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.objects[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                if s.table[seat * SLOTS + slot] > 0 and item_outside(t, s, seat, slot):
                    out[n] = A_TAKE + slot
                    n += 1
    if s.multis[seat] > 0:
        for colour in range(t.n_colours):
            if s.multi[seat * MAX_COLOURS + colour] > 0 and item_outside(t, s, seat, SLOTS + colour):
                out[n] = A_TAKE + SLOTS + colour
                n += 1
    return n


@rule
def givable(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E37 All objects of a seat, also out of systems, equal ones once."""
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.objects[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                if s.table[seat * SLOTS + slot] > 0:
                    out[n] = A_GIVE + slot
                    n += 1
    if s.multis[seat] > 0:
        for colour in range(t.n_colours):
            if s.multi[seat * MAX_COLOURS + colour] > 0:
                out[n] = A_GIVE + SLOTS + colour
                n += 1
    return n


@rule
def launchable(t: Terms, s: State, seat: int, base: int, out: Ints, n: int) -> int:
    """E34, E35 The own systems without a rocket."""
    for colour in range(t.n_colours):
        if free_system(s, seat, colour):
            out[n] = base + colour
            n += 1
    return n


@rule
def swappable(t: Terms, s: State, seat: int) -> bool:
    """E37 Whether a player can be asked to swap: another one who has an object outside systems."""
    return seat != s.turn and any_outside(s, seat)


@rule
def someone_outside(t: Terms, s: State) -> bool:
    """E38 Whether any other player has an object outside a system."""
    for seat in range(t.players):
        if swappable(t, s, seat):
            return True
    return False


@rule
def rockets_to_take(t: Terms, s: State, base: int, out: Ints, n: int) -> int:
    """E36 The rockets of all other players: loose, and on the systems of each colour."""
    for seat in range(t.players):
        if seat != s.turn:
            if loose_rockets(t, s, seat) > 0:
                out[n] = base + seat * ROCKET_PLACES
                n += 1
            if s.launched[seat] > 0:
                for colour in range(t.n_colours):
                    if s.rockets[seat * MAX_COLOURS + colour] > 0:
                        out[n] = base + seat * ROCKET_PLACES + 1 + colour
                        n += 1
    return n


@rule
def great_freights(t: Terms, s: State, base: int, out: Ints, n: int) -> int:
    """E30 Any colour that earns something, of any one other player."""
    for colour in range(t.n_colours):
        if freight(t, s, s.turn, colour) > 0:
            for seat in range(t.players):
                if seat != s.turn:
                    out[n] = base + colour * MAX_SEATS + seat
                    n += 1
    return n
