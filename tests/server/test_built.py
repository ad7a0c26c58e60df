"""The page's files travel packed, and what is asked for next stands in its head."""

from __future__ import annotations

import gzip

from imperia.server.built import CLIENT
from server.serving import Serving
from server.test_table import running


@running
async def test_words_and_scripts_travel_packed_to_whoever_can_unpack_them(tmp_path):
    async with Serving(tmp_path) as server:
        for path in ("/words/pl.ftl", *(f"/assets/{one.name}" for one in sorted((CLIENT / "assets").glob("index-*.js")))):
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
                assert f'href="/words/{language}.ftl"'.encode() in told
                assert b"/api/games" not in told
