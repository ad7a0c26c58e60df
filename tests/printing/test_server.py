"""Printing for the page: previews and files over HTTP, the same bytes as from the command line; limits, typed refusals."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest

from imperia.printing import PARTS, Choices, preview, printed
from imperia.printing.__main__ import Head, Order
from imperia.server.printing import DPI, MOST_WAITING, Press, TooBusy
from server.serving import Serving

SMALL = (Path(__file__).parents[2] / "examples" / "small-deck.toml").read_text(encoding="utf-8")


class Clock:
    """A time that stands still until it is moved."""

    at = 0.0

    def now(self) -> float:
        return self.at


def asked(folder: Path, *bodies: Any, game: str = "imperial", **settings: Any) -> list[tuple[int, bytes, dict[str, str]]]:
    """What a server answers to these questions, one after another."""

    async def all_of_them() -> list[tuple[int, bytes, dict[str, str]]]:
        async with Serving(folder, **settings) as server:
            return [await told(server, f"/api/print/{game}", body) for body in bodies]

    return asyncio.run(all_of_them())


async def told(server: Any, path: str, body: Any) -> tuple[int, bytes, dict[str, str]]:
    """One answer: status, bytes, headers."""

    def call() -> tuple[int, bytes, dict[str, str]]:
        request = urllib.request.Request(server.http + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.read(), {name.lower(): value for name, value in answer.headers.items()}
        except urllib.error.HTTPError as error:
            return error.code, error.read(), {}

    return await asyncio.to_thread(call)


def test_the_page_gets_the_same_bytes_as_the_command_line(tmp_path: Path) -> None:
    body = {"part": "chips", "choices": {"language": "ru", "finish": "ink"}}
    [(status, data, headers), (_, picture, shown)] = asked(tmp_path, body, body | {"page": 1})
    choices = Choices(language="ru", finish="ink")
    assert (status, headers["content-type"], headers["cache-control"]) == (200, "application/pdf", "no-store")
    assert data == printed("imperial", choices, part="chips")
    assert (shown["content-type"], shown["x-pages"]) == ("image/png", "1")
    assert picture == preview("imperial", choices, part="chips", dpi=DPI).picture


def test_a_deck_of_ones_own_is_previewed_and_a_fault_of_it_named(tmp_path: Path) -> None:
    body = {"part": "cards", "page": 1, "content": SMALL}
    [(status, _, headers), (refused, text, _)] = asked(
        tmp_path, body, body | {"content": SMALL.replace("size = 2", "size = 1")}, game="empire"
    )
    assert (status, headers["x-pages"]) == (200, "6")  # 40 cards on five sheets, and the backs
    assert refused == 400
    assert json.loads(text)["rule"] == "E60"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"choices": {"paper": "a5"}}, "print"),
        ({"choices": {"colour": "red"}}, "print"),
        ({"part": "map"}, "print"),
        ({"page": -1}, "table"),
        ({"content": 5}, "table"),
        ([], "table"),
    ],
)
def test_what_cannot_be_is_refused_with_a_typed_answer(body: Any, code: str, tmp_path: Path) -> None:
    [(status, text, _)] = asked(tmp_path, body)
    assert status == 400
    assert json.loads(text)["code"] == code


def test_one_address_has_so_much_printed_in_an_hour(tmp_path: Path) -> None:
    page = {"part": "score", "page": 1}
    answers = asked(tmp_path, page, page, prints_an_hour=1)
    assert [status for status, *_ in answers] == [200, 429]
    assert json.loads(answers[1][1])["code"] == "too-busy"


ORDER = Order("imperial", "score", 1, {}, "", 20.0)


def test_the_hour_passes_and_who_asked_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(*_: Any) -> tuple[Head, bytes]:
        return Head(), b""

    monkeypatch.setattr(Press, "_made", at_once)

    async def hours() -> None:
        clock = Clock()
        press = Press(clock, 10)  # type: ignore[arg-type]
        await press.make("a", msgspec.structs.replace(ORDER, page=0))  # a file counts as ten
        with pytest.raises(TooBusy):
            await press.make("a", ORDER)
        await press.make("b", ORDER)
        clock.at = 3601.0
        await press.make("c", ORDER)
        assert list(press._asked) == ["c"]

    asyncio.run(hours())


def test_only_so_many_wait_for_the_press_and_one_job_is_made_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work: list[int] = []

    async def slow(press: Press, _: Order) -> tuple[Head, bytes]:
        at_work.append(press.waiting)
        await asyncio.sleep(0.01)
        at_work.pop()
        assert at_work == []
        return Head(), b""

    monkeypatch.setattr(Press, "_made", slow)

    async def crowd() -> int:
        press = Press(Clock(), 1000)  # type: ignore[arg-type]
        waiting = [asyncio.create_task(press.make("a", ORDER)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await press.make("b", ORDER)
        return len(await asyncio.gather(*waiting))

    assert asyncio.run(crowd()) == MOST_WAITING


def test_a_process_is_ended_when_nobody_waits_for_it_any_more() -> None:
    async def leave() -> int | None:
        press = Press(Clock(), 1000)  # type: ignore[arg-type]
        job = asyncio.create_task(press.make("a", Order("empire", "all", 0, {}, "", 20.0)))
        while press._process is None:
            await asyncio.sleep(0.01)
        process = press._process
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert press.waiting == 0
        assert press._process is None
        return await process.wait()

    assert asyncio.run(leave()) == -9


def test_the_page_is_told_what_can_be_chosen(tmp_path: Path) -> None:
    async def kinds() -> Any:
        async with Serving(tmp_path) as server:
            return await server.ask("/api/print")

    status, said = asyncio.run(kinds())
    assert status == 200
    assert {game: tuple(parts) for game, parts in said["parts"].items()} == PARTS
    assert "fold" in said["choices"]["backs"]
