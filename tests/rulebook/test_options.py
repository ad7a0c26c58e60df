"""The books print the options that the games have, with the defaults that they have."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from imperia.games import game
from imperia.games.game import BadOption, read_options
from imperia.rulebook import book

GAMES = ("imperial", "conquest", "empire")
BY_VICTORY = "500"  # round_limit, if nobody sets it: 500 under `world`, 15 under `rounds` (C26, C27)


def spoken(value: Any) -> str:
    """A value as the books print it."""
    if value is None:
        return BY_VICTORY
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("name", GAMES)
def test_book_and_game_have_the_same_options_and_defaults(name: str) -> None:
    options = import_module(f"imperia.games.{name}.options").Options()
    printed = {option.name: option.default for option in book(name, "en").options}
    assert printed == {field: spoken(getattr(options, field)) for field in options.__struct_fields__}


@pytest.mark.parametrize("name", GAMES)
def test_book_and_game_have_the_same_values(name: str) -> None:
    kinds = get_type_hints(import_module(f"imperia.games.{name}.options").Options)
    for option in book(name, "en").options:
        kind = kinds[option.name]
        if get_origin(kind) is Literal:
            assert sorted(option.values) == sorted(str(value) for value in get_args(kind)), option.name
        elif kind is bool:
            assert sorted(option.values) == ["off", "on"], option.name


@pytest.mark.parametrize("name", GAMES)
def test_every_value_that_a_book_prints_is_taken_by_the_game(name: str) -> None:
    made = game(name)
    for option in book(name, "en").options:
        for value in option.values:
            taken = getattr(read_options(made, {option.name: value}), option.name)
            assert spoken(taken) == value
        with pytest.raises(BadOption) as refused:
            read_options(made, {option.name: "volcano"})
        assert refused.value.facts["option"] == option.name
        if set(option.values) == {"on", "off"}:
            assert refused.value.facts["allowed"] == "on, off"
