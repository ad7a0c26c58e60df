"""The page's files travel packed, and what is asked for next stands in its head."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from imperia.locale import LANGUAGES
from imperia.server.built import CLIENT, WORDS
from server.serving import Serving
from server.test_table import running, two_people

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "imperia" / "locale"
WEB = ROOT / "web" / "src"


@running
async def test_words_and_scripts_travel_packed_to_whoever_can_unpack_them(tmp_path):
    async with Serving(tmp_path) as server:
        for path in (
            "/words/pl.ftl",
            "/words/pl/page.ftl",
            *(f"/assets/{one.name}" for one in sorted((CLIENT / "assets").glob("index-*.js"))),
        ):
            _, plain = await server.ask(path)
            assert "content-encoding" not in server.headers
            status, packed = await server.ask(path, headers={"Accept-Encoding": "gzip, br"})
            assert (status, server.headers["content-encoding"], server.headers["vary"]) == (200, "gzip", "Accept-Encoding")
            assert gzip.decompress(packed) == plain
            assert len(packed) * 2 < len(plain)


@running
async def test_words_that_have_not_changed_do_not_travel_again(tmp_path):
    async with Serving(tmp_path) as server:
        await server.ask("/words/ru.ftl")
        mark = server.headers["etag"]
        assert await server.ask("/words/ru.ftl", headers={"If-None-Match": mark}) == (304, b"")
        assert (await server.ask("/words/en.ftl", headers={"If-None-Match": mark}))[0] == 200


@running
async def test_the_head_names_the_words_of_the_language_that_is_asked_for(tmp_path):
    async with Serving(tmp_path) as server:
        for asked, language in (("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("de, ru;q=0.5", "ru"), ("de", "en"), ("", "en")):
            status, told = await server.ask("/check", headers={"Accept-Language": asked})
            if status == 200:  # 503 where the page is not built
                assert f'href="/words/{language}/page.ftl"'.encode() in told
                assert b"/api/games" not in told


@running
async def test_the_words_of_a_game_travel_apart_from_those_of_the_page(tmp_path):
    async with Serving(tmp_path) as server:
        _, whole = await server.ask("/words/en.ftl")
        _, said = await server.ask("/words/en/page.ftl")
        _, empire = await server.ask("/words/en/empire.ftl")
        assert b"web-home =" in said
        assert not re.search(rb"^empire-", said, re.MULTILINE)
        assert b"empire-action-end =" in empire
        assert len(said) + len(empire) < len(whole) / 1.7
        assert (await server.ask("/words/en/nothing.ftl"))[0] == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_shell_says_itself_comes_with_the_first_words(language):
    texts = {
        file.stem: set(re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))
        for file in (LOCALE / language).glob("*.ftl")
    }
    shell = [file for folder in ("shell", "motion", "state") for file in (WEB / folder).glob("*.*") if file.name != "Print.svelte"]
    named = {
        id
        for file in shell
        if file.suffix in (".svelte", ".ts")
        for id in re.findall(r"'([a-z]+-[a-z-]+)'", file.read_text("utf-8"))
    }
    used = named & set.union(*texts.values())
    assert "web-home" in used
    assert used - set.union(*(texts[name] for name in WORDS["page"])) == set()


@running
async def test_the_head_of_a_table_asks_for_what_is_seen_there(tmp_path):
    """The board of the game that is played, the lobby before; of a table that is not there nothing, and its game is not told."""
    async with Serving(tmp_path) as server:
        status, lost = await server.ask("/t/nowhere")
        if status == 503:  # the page is not built
            return
        assert not re.search(b"Imperial-|Lobby-|imperial", lost)
        waiting, _ = await server.table(game="imperial")
        _, lobby = await server.ask(f"/t/{waiting['table']}")
        assert re.search(rb'rel="modulepreload" crossorigin href="/assets/Lobby-', lobby)
        assert b'href="/words/en/imperial.ftl"' in lobby
        assert b"Imperial-" not in lobby
        made, *_ = await two_people(server)
        address = f"/t/{made['table']}"
        _, playing = await server.ask(address)
        for kind in (
            rb"modulepreload\" crossorigin href=\"/assets/Imperial-[^.]*\.js",
            rb"preload\" href=\"/assets/Imperial-[^.]*\.css",
        ):
            assert re.search(kind, playing)
        assert not re.search(b"Conquest-|Empire-|Lobby-", playing)
        for asked in set(re.findall(rb'(?:href|src)="(/(?:assets|words)/[^"]+)"', playing)):
            assert (await server.ask(asked.decode()))[0] == 200
        del server.hub.tables[made["table"]]  # it rests: the store still knows
        assert (await server.ask(address))[1] == playing


@running
async def test_the_map_comes_with_its_board(tmp_path):
    async with Serving(tmp_path) as server:
        made, *_ = await two_people(server, game="conquest")
        status, playing = await server.ask(f"/t/{made['table']}")
        if status == 503:  # the page is not built
            return
        for file in (r"Conquest-[^.]*\.js", r"world-[^.]*\.js", r"paper-[^.]*\.webp"):
            (asked,) = re.findall(rf'href="(/assets/{file})"'.encode(), playing)
            assert (await server.ask(asked.decode()))[0] == 200
