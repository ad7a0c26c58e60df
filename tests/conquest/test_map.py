"""The board as data: C1, C2, C3, C5, and the ways in which a map does not serve a number of players."""

import msgspec
import pytest

from imperia.engine import pack
from imperia.games.conquest.agreement import map_of, read_back, terms_of
from imperia.games.conquest.options import Options
from imperia.games.game import BadSeats, Setup
from imperia.locale import LANGUAGES

from .table import GAME, classic, fresh, small


def test_C1_42_territories_and_83_symmetric_borders():
    territories = {one.id: one.borders for one in classic().territory}
    assert len(territories) == 42
    assert all(name in territories[other] for name, borders in territories.items() for other in borders)
    assert all(name not in borders for name, borders in territories.items())
    assert sum(map(len, territories.values())) == 2 * 83


def test_C1_alaska_borders_kamchatka_and_every_territory_is_in_one_continent():
    territories = {one.id: one.borders for one in classic().territory}
    assert "kamchatka" in territories["alaska"]
    homes = [name for continent in classic().continent for name in continent.territories]
    assert sorted(homes) == sorted(territories)
    assert [(c.id, len(c.territories), c.bonus) for c in classic().continent] == [
        ("north-america", 9, 5),
        ("south-america", 4, 2),
        ("africa", 6, 3),
        ("europe", 7, 5),
        ("asia", 12, 7),
        ("australia", 4, 2),
    ]


def test_C1_the_rules_get_the_borders_of_the_file():
    t = fresh(3).t
    numbers = {one.id: i for i, one in enumerate(classic().territory)}
    for one in classic().territory:
        assert t.adjacent[numbers[one.id]] == sum(1 << numbers[other] for other in one.borders)


def test_C2_east_africa_and_middle_east_is_a_switch_of_the_classic_map():
    ids = [one.id for one in classic().territory]
    east, middle = ids.index("east-africa"), ids.index("middle-east")
    with_it, without = fresh(3).t, fresh(3, optional_borders=False).t
    assert with_it.adjacent[east] >> middle & 1
    assert with_it.adjacent[middle] >> east & 1
    assert not without.adjacent[east] >> middle & 1
    assert not without.adjacent[middle] >> east & 1
    assert sum(lands.bit_count() for lands in without.adjacent) == 2 * 82


def test_C2_a_map_gives_continents_bonuses_pictures_and_starting_armies():
    table = fresh(3, small())
    view = table.view()
    assert len(view.territories) == 8
    assert [(area.id, area.bonus) for area in view.continents] == [("north", 2), ("south", 3), ("isles", 1)]
    assert [side.left for side in view.sides] == [8, 8, 8]


@pytest.mark.parametrize("content", [None, "small"])
@pytest.mark.parametrize("borders", [True, False])
def test_C2_the_map_comes_back_from_terms_whole(content, borders):
    played_on = small() if content else classic()
    t = terms_of(Options(optional_borders=borders), 3, played_on)
    assert read_back(t) == played_on == map_of(t)
    setup = GAME.setup(t)
    assert (setup.content is None) == (content is None)
    assert pack([GAME.terms(setup)], 0) == pack([t], 0)


def test_C2_a_map_as_json_is_checked_and_plays_alike():
    data = msgspec.json.decode(msgspec.json.encode(small()))
    assert pack([GAME.terms(Setup("conquest", 2, {}, data))], 0) == pack([fresh(2, small()).t], 0)


def changed(**fields):
    return msgspec.structs.replace(small(), **fields)


@pytest.mark.parametrize(
    ("armies", "players", "reason"),
    [
        ({3: 2}, 3, "map-armies"),  # 8 territories among 3: one gets three
        ({2: 3}, 2, "map-armies"),  # C40: four neutral ones
        ({2: 8}, 3, "map-unnamed"),
        ({2: 8}, 7, "one"),  # the map serves one number of players
        ({2: 8}, 1, "one"),
    ],
)
def test_C2_a_map_is_refused_for_numbers_of_players_it_does_not_serve(armies, players, reason):
    with pytest.raises(BadSeats) as refused:
        GAME.terms(Setup("conquest", players, {}, changed(armies=armies)))
    assert refused.value.reason == reason
    assert refused.value.rule == "C2"
    assert all(refused.value.said(language) for language in LANGUAGES)


def test_C2_fewer_territories_than_seats_is_refused():
    text = 'name={en="T",ru="Т",pl="T"}\n[armies]\n4=9\n3=9\n2=9\n'
    text += '[[continent]]\nid="c"\nname={en="C",ru="К",pl="K"}\nbonus=1\nterritories=["x","y","z"]\n'
    for one, others in (("x", '"y"'), ("y", '"x","z"'), ("z", '"y"')):
        text += f'[[territory]]\nid="{one}"\nname={{en="{one}",ru="{one}",pl="{one}"}}\npicture="infantry"\nborders=[{others}]\n'
    content = GAME.read_content(text)  # it serves two and three, so it is no bad file
    assert fresh(3, content).view().sides[0].left == 9
    with pytest.raises(BadSeats) as refused:
        fresh(4, content)
    assert refused.value.reason == "map-territories"
    assert [fault.reason for fault in GAME.content_faults(text)] == ["map-players-territories"]


def test_C3_pictures_in_the_order_of_C1_fourteen_of_each():
    law = "I A C C C C A A A I A I I C I I I A C I A C C A A A I C C I I I A I C C C C A I A A"
    letters = {"infantry": "I", "cavalry": "C", "artillery": "A"}
    pictures = [letters[one.picture] for one in classic().territory]
    assert pictures == law.split()
    assert [pictures.count(letter) for letter in "ICA"] == [14, 14, 14]


@pytest.mark.parametrize(("wild", "cards"), [(2, 44), (0, 42)])
def test_C3_wild_cards(wild, cards):
    assert fresh(3, wild_cards=wild).view().pile == cards


def test_names_of_every_territory_and_continent_in_three_languages():
    from imperia.games.conquest.atlas import atlas_of
    from imperia.locale import say

    atlas = atlas_of(fresh(3).t)
    said = [say(language, atlas.territory_message["north-africa"]) for language in LANGUAGES]
    assert said == ["North Africa", "Северная Африка", "Afryka Północna"]
    assert say("ru", atlas.continent_message["asia"]) == "Азия"
    for language in LANGUAGES:
        assert len({say(language, message) for message in atlas.territory_message.values()}) == 42


def test_the_names_are_those_of_the_rule_books():
    from imperia.rulebook import book

    for language in LANGUAGES:
        printed = {row[0] for table in book("conquest", language).tables for row in table if len(row) == 3}
        assert {getattr(one.name, language) for one in classic().territory} <= printed
