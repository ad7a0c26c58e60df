"""However a contest is played, it comes to the same: by one process or several, at once or in parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

import imperia
from imperia.arena import BadKept, Here, Keeper, Played, Pool, Sprt, contest_of, read_kept, run, summary
from imperia.arena.contest import Contest, Job
from imperia.arena.errors import BotFailed
from imperia.arena.executors import Outcome, in_order
from imperia.arena.keeping import FOR_REVIEWS, text_of
from imperia.games.game import Setup


def contest(*bots: str, number: int = 5) -> Contest:
    return contest_of(Setup("imperial", 2, {}), bots or ("casual", "random"), number)


def told(games: list[Played]) -> list[tuple[object, ...]]:
    """Games without the time that they took."""
    return [msgspec.structs.astuple(msgspec.structs.replace(game, seconds=0.0)) for game in games]


def test_two_processes_play_the_same_games_as_one() -> None:
    one = contest()
    alone = run(one, lambda: Here(one), [], 30)
    assert told(run(one, lambda: Pool(one, 2), [], 30)) == told(alone)


def test_a_sequential_test_ends_with_the_same_deal_set_however_many_play() -> None:
    one, test = contest(), Sprt(0, 200)
    alone = run(one, lambda: Here(one), [], 1000, test=test)
    assert 4 <= len(alone) < 1000
    assert len(alone) % 2 == 0
    assert told(run(one, lambda: Pool(one, 2), [], 1000, test=test)) == told(alone)
    found = summary(one, alone, test).sprt
    assert found is not None
    assert found.decision == "elo1"


def test_what_is_done_first_does_not_come_first() -> None:
    """Jobs are handed out ahead, but their outcomes are taken in order, and no more are handed out than may be ahead."""
    handed: list[int] = []

    def submit(one: Job) -> int:
        handed.append(one.deal_set)
        return one.deal_set

    taken: list[int] = []
    for outcome in in_order(submit, lambda future: future, (Job(i, 0) for i in range(20)), 6):  # type: ignore[arg-type,return-value]
        taken.append(outcome)  # type: ignore[arg-type]
        assert len(handed) - len(taken) < 6
    assert taken == handed == list(range(20))


def stopped_after(n: int) -> Callable[[Played], None]:
    """Keeps nothing, and is Ctrl-C after n games."""
    left = [n]

    def keep(game: Played) -> None:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1

    return keep


@pytest.mark.parametrize("torn", [0, 1, 40, 3])
def test_a_run_that_was_stopped_comes_to_the_same_as_one_that_was_not(tmp_path: Path, torn: int) -> None:
    one, file = contest(), tmp_path / "kept.games"
    whole = run(one, lambda: Here(one), [], 20)
    for stops in (5, 4, None):  # a deal set is cut in two
        keeper = Keeper(file, one, resume=True)
        stop = stopped_after(stops) if stops is not None else lambda game: None

        def keep(game: Played, keeper: Keeper = keeper, stop: Callable[[Played], None] = stop) -> None:
            stop(game)
            keeper.keep(game)

        if stops is None:
            assert told(run(one, lambda: Here(one), keeper.games, 20, keep=keep)) == told(whole)
        else:
            with pytest.raises(KeyboardInterrupt):
                run(one, lambda: Here(one), keeper.games, 20, keep=keep)
        keeper.close()
        if stops is not None and torn:  # the machine went down while a line was being written
            file.write_bytes(file.read_bytes()[:-torn])
    assert told(read_kept(file).games) == told(whole)
    assert len(file.read_bytes().splitlines()) == 21
    assert summary(one, read_kept(file).games) == summary(one, whole)


def test_more_games_can_be_asked_for_later_and_fewer_are_the_first_of_them(tmp_path: Path) -> None:
    one = contest()
    few = run(one, lambda: Here(one), [], 6)
    assert told(run(one, lambda: Here(one), few, 10))[:6] == told(few)
    assert told(run(one, lambda: Here(one), run(one, lambda: Here(one), [], 10), 6)) == told(few)


def test_whole_deal_sets_are_played() -> None:
    one = contest()
    assert len(run(one, lambda: Here(one), [], 7)) == 8


def test_another_contest_does_not_go_on_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.games"
    Keeper(file, contest(), resume=False).close()
    for other, what in ((contest(number=6), "seed"), (contest("casual@50", "random"), "entrants")):
        with pytest.raises(BadKept, match=what):
            Keeper(file, other, resume=True)
    with pytest.raises(BadKept, match="already"):
        Keeper(file, contest(), resume=False)
    Keeper(file, contest(), resume=True).close()


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.games"
    first = Keeper(file, contest(), resume=False)
    before = file.read_bytes()
    for resume in (True, False):
        with pytest.raises(BadKept, match="Another run"):
            Keeper(file, contest(), resume=resume, anew=True)
    assert file.read_bytes() == before
    first.close()
    Keeper(file, contest(), resume=True).close()


def test_other_bots_do_not_go_on_with_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.games"
    Keeper(file, contest(), resume=False).close()
    monkeypatch.setattr("imperia.arena.keeping.text_of", lambda game: "another")
    with pytest.raises(BadKept, match="other versions"):
        Keeper(file, contest(), resume=True)


def test_every_game_has_a_text_of_its_own_that_stays() -> None:
    assert len({text_of(game) for game in ("imperial", "conquest", "empire")}) == 3
    assert text_of("empire") == text_of("empire")


def test_no_bot_knows_the_files_that_judge_games_for_reviews_so_they_are_no_part_of_its_text() -> None:
    package = Path(imperia.__file__).parent
    for folder in ("bots", "arena", "play", "engine", "games"):
        for file in (package / folder).rglob("*.py"):
            if file.parent.name == "search" and file.stem in FOR_REVIEWS:
                continue
            assert not re.search(r"search(\.(judging|plain)\b| import .*\b(judging|plain)\b)", file.read_text(encoding="utf-8")), (
                file
            )


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda data: b"",
        lambda data: b"{}\n",
        lambda data: b"no json\n" + data,
        lambda data: data.replace(b'"format":1', b'"format":9'),
        lambda data: data.replace(b"[0,1,", b"[0,0,"),
        lambda data: data.replace(b"\n[0,1,", b"\nxx[0,1,"),
        lambda data: b"\n".join([data.splitlines()[0], *data.splitlines()[2:], b""]),
    ],
)
def test_a_file_that_is_none_is_refused_and_says_where(tmp_path: Path, spoilt: Callable[[bytes], bytes]) -> None:
    one, file = contest(), tmp_path / "kept.games"
    keeper = Keeper(file, one, resume=False)
    run(one, lambda: Here(one), [], 4, keep=keeper.keep)
    keeper.close()
    file.write_bytes(spoilt(file.read_bytes()))
    with pytest.raises(BadKept, match=r"kept\.games"):
        read_kept(file)


class Breaks:
    """Plays three games, then a bot fails."""

    def __init__(self, one: Contest) -> None:
        self.here, self.closed = Here(one), False

    def games(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        from imperia.arena.playing import Failed

        for number, outcome in enumerate(self.here.games(jobs)):
            yield outcome if number < 3 else Failed(1, 1, "casual", "ValueError: no")

    def close(self) -> None:
        self.closed = True


def test_a_bot_that_fails_ends_the_run_and_the_games_before_are_kept() -> None:
    one, kept = contest(), list[Played]()
    players = Breaks(one)
    with pytest.raises(BotFailed, match="game 4"):
        run(one, lambda: players, [], 10, keep=kept.append)
    assert len(kept) == 3
    assert players.closed
