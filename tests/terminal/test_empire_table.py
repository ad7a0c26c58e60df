"""Империя at the table: proposed payments are paid whole, Contact cards never spent by a slip, colours told apart."""

from __future__ import annotations

import random

import pytest

from imperia.games import game
from imperia.games.game import Setup
from imperia.play import Fast, Match, Seat
from imperia.terminal.empire import PLAN, EmpireLook
from imperia.terminal.session import look_of
from imperia.terminal.space import codes, lamps


def begun(players: int, seed: int, language: str = "en") -> tuple[Match, EmpireLook]:
    empire = game("empire")
    match = Match.start(
        Setup("empire", players, empire.Options()), Fast(seed), [Seat(f"P{i}") for i in range(players)], game=empire
    )
    look = look_of(match, language)
    assert isinstance(look, EmpireLook)
    return match, look


def debt_of(match: Match, seat: int) -> str:
    debt = match.view(seat).sides[seat].debt
    return debt.asked if debt else ""


def until_paying(match: Match, chance: random.Random) -> int:
    """Random play until somebody has to choose cards for a payment; -1 if the game ends before."""
    while (seat := match.to_act()) >= 0:
        if debt_of(match, seat) == "pay" and len(match.legal(seat)) > 1:
            return seat
        match.act(seat, chance.choice(match.legal(seat)))
    return -1


def test_E22_E23_a_proposed_payment_is_paid_card_by_card_and_covers_the_debt() -> None:
    paid = 0
    for seed in range(12):
        match, look = begun(4, seed)
        seat = until_paying(match, random.Random(seed))
        if seat < 0:
            continue
        view = match.view(seat)
        owed, worth = view.sides[seat].debt.owes, view.sides[seat].worth
        chosen = look.suggested(look.choices(match, seat, view))
        assert chosen is not None
        assert chosen.note == PLAN
        match.act(seat, chosen.action)
        look.chose(chosen)
        while match.to_act() == seat and debt_of(match, seat) == "pay":
            following = look.automatic(match, seat, match.view(seat))
            assert following in match.legal(seat)
            match.act(seat, following)
        lost = worth - match.view(seat).sides[seat].worth
        assert lost >= min(owed, worth)
        paid += 1
    assert paid > 3


def test_E40_a_contact_card_is_never_spent_by_its_number_alone() -> None:
    match, look = begun(3, 2)
    seat = match.to_act()
    for one in look.choices(match, seat, match.view(seat)):
        card = getattr(one.action, "card", None)
        if one.note == "card" and card and look.is_contact(card) and one.legal:
            assert one.inside


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_colour_has_a_code_of_its_own(language: str) -> None:
    _, look = begun(2, 1, language)
    assert len(set(look.colours.code.values())) == len(look.deck.colours) == 10


def test_codes_grow_until_they_differ() -> None:
    assert codes(["Vega", "Vesta"]) == ["Veg", "Ves"]
    assert codes(["Aldebaran", "Alder"]) == ["Aldeb", "Alder"]


def test_E6_plays_left_are_lamps() -> None:
    assert [lamps(3), lamps(1), lamps(5)] == ["●●●", "●○○", "●●●●●"]
