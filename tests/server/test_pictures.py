"""Pictures have addresses: cards, chips and charts of the shipped games, and of a table's own deck for those who may look at it."""

import gzip
import json
from importlib.resources import files
from pathlib import Path

from art.reading import words
from imperia.art import gallery
from imperia.server.pictures import drawn
from server.serving import Serving
from server.test_table import running

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN = (EXAMPLES / "small-deck.toml").read_text(encoding="utf-8")
OWN_MAP = (EXAMPLES / "small-map.toml").read_text(encoding="utf-8")
LONG = OWN.replace('en = "Vesta"', f'en = "{"W" * 40}"')


@running
async def test_a_card_has_its_picture_in_each_language_kept_for_ever_while_it_is_the_same(tmp_path):
    async with Serving(tmp_path) as server:
        for address, title in [
            ("/art/empire/ceres.svg?language=ru", "Церера"),
            ("/art/empire/ceres.svg?language=pl&size=small", "Ceres"),
            ("/art/empire/universal-pink-orange.svg?size=tiny&side=1", "Universal Rosette Nebula / Aldebaran"),
            ("/art/imperial/KH.svg?language=en&four=1", "king of hearts"),
            ("/art/imperial/pile-red-3-of-6.svg?language=ru", "3 красные фишки"),
            ("/art/conquest/alaska.svg?finish=ink", "Alaska (infantry)"),
            ("/art/conquest/chart.svg?language=pl", "Mapa klasyczna"),
        ]:
            status, svg = await server.ask(f"{address}&v={gallery.version()}")
            assert status == 200
            assert words(svg.decode())[0] == title
            assert server.headers["content-type"].startswith("image/svg+xml")
            assert "immutable" in server.headers["cache-control"]
            assert "default-src 'none'" in server.headers["content-security-policy"]
        await server.ask("/art/empire/ceres.svg?v=older")
        assert server.headers["cache-control"] == "no-cache"


@running
async def test_pictures_travel_packed_to_those_who_unpack(tmp_path):
    async with Serving(tmp_path) as server:
        _, plain = await server.ask("/art/empire/mars.svg")
        _, packed = await server.ask("/art/empire/mars.svg", headers={"Accept-Encoding": "gzip"})
        assert server.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2


@running
async def test_what_is_not_there_is_not_found(tmp_path):
    async with Serving(tmp_path) as server:
        for address in (
            "/art/empire/nibiru.svg",
            "/art/chess/king.svg",
            "/art/imperial/6H.svg",
            "/art/imperial/pile-red-3-of-999.svg",
            "/art/conquest/token-9-5.svg",
            "/art/empire/ceres.svg?language=xx",
            "/art/empire/ceres.svg?finish=gold",
            "/art/empire/ceres.svg?nonsense=1",
            "/art/table/nowhere/0/ceres.svg",
        ):
            assert (await server.ask(address))[0] == 404, address


@running
async def test_the_page_is_told_the_state_of_the_pictures(tmp_path):
    async with Serving(tmp_path) as server:
        status, page = await server.ask("/")
        assert status == 503 or gallery.version() in page.decode()


@running
async def test_a_tables_own_deck_is_drawn_for_those_who_know_it(tmp_path):
    async with Serving(tmp_path) as server:
        made, host = await server.table(game="empire", content=OWN)
        mine = {"Authorization": f"Bearer {made['secret']}"}
        assert (await server.ask(f"/api/tables/{made['table']}/content", headers=mine))[0] == 200
        place = server.headers["imperia-pictures"]
        status, svg = await server.ask(f"{place}/betelgeuse.svg?language=ru")
        assert status == 200
        assert words(svg.decode())[0] == "Бетельгейзе"
        assert (await server.ask(f"{place}/betelgeuse-1.svg"))[0] == 404  # a card of the shipped deck only
        assert (await server.ask(f"/art/table/{made['table']}/{'0' * 32}/betelgeuse.svg"))[0] == 404
        await host.leave()
        made, host = await server.table(game="empire")
        mine = {"Authorization": f"Bearer {made['secret']}"}
        await server.ask(f"/api/tables/{made['table']}/content", headers=mine)
        assert server.headers["imperia-pictures"] == "/art/empire"
        await host.leave()


@running
async def test_a_tables_own_map_is_drawn_for_those_who_know_it(tmp_path):
    async with Serving(tmp_path) as server:
        made, host = await server.table(game="conquest", content=OWN_MAP)
        mine = {"Authorization": f"Bearer {made['secret']}"}
        _, board = await server.ask(f"/api/tables/{made['table']}/content", headers=mine)
        place = server.headers["imperia-pictures"]
        status, drawn = await server.ask(f"{place}/drawing.json?v={gallery.version()}")
        assert status == 200
        assert server.headers["content-type"] == "application/json"
        assert "immutable" in server.headers["cache-control"]
        assert [land["id"] for land in drawn["territories"]] == [land["id"] for land in board["territory"]]
        assert [one["name"] for one in drawn["continents"]] == [one["name"] for one in board["continent"]]
        world = json.loads(files("imperia.art.conquest").joinpath("world.json").read_text(encoding="utf-8"))
        assert drawn.keys() == world.keys() - {"source"}
        assert drawn["territories"][0].keys() == world["territories"][0].keys()
        status, svg = await server.ask(f"{place}/chart.svg")
        assert status == 200
        assert all(land["d"] in svg.decode() for land in drawn["territories"])  # the page's outlines are those on paper
        assert (await server.ask(f"/art/table/{made['table']}/{'0' * 32}/drawing.json"))[0] == 404
        assert (await server.ask("/art/table/nowhere/0/drawing.json"))[0] == 404
        await host.leave()
        for other in ({"game": "conquest"}, {"game": "empire", "content": OWN}):  # the classic map has its drawing in the page
            made, host = await server.table(**other)
            mine = {"Authorization": f"Bearer {made['secret']}"}
            await server.ask(f"/api/tables/{made['table']}/content", headers=mine)
            assert (await server.ask(f"{server.headers['imperia-pictures']}/drawing.json"))[0] == 404
            await host.leave()


def test_a_card_whose_name_does_not_fit_is_drawn_without_it_so_that_play_goes_on():
    assert drawn("empire", "vesta", gallery.Wish(size="small"), LONG) == drawn("empire", "vesta", gallery.Wish(size="tiny"), LONG)


def test_every_name_of_the_gallery_is_drawn():
    for game in ("imperial", "conquest"):
        for name in gallery.names(game):
            assert gallery.picture(game, name, gallery.Wish()).startswith("<svg")
    assert len(gallery.names("empire")) == 58
    assert len(gallery.names("imperial")) == 33
    assert len(gallery.names("conquest")) == 45
