"""`imperia arena`: bots compete at the same deals with the seats exchanged, and it is told how sure the outcome is."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..arena import Contest, Keeper, Played, Sprt, Summary, contest_of, executor_for, run, summary
from ..arena.contest import read_entrant
from ..arena.run import Watch
from ..arena.scores import points
from ..arena.summary import Standing
from ..terminal.pages import reason_named
from .agreement import AnyGame, default_players, game_named, setup_of
from .console import config, err, has, out, print_json, told
from .pages import Page, Usage
from .program import app

SHOWN = 0.1  # seconds between two looks of the progress bar


@app.command("arena", cls=Page, help="arena-help")
def arena(
    game: Annotated[str, typer.Argument(help="cli-argument-game", metavar="GAME")],
    bots: Annotated[list[str], typer.Argument(help="arena-argument-bots", metavar="BOT BOT…")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="arena-option-games", metavar="N")] = 200,
    deals: Annotated[bool, typer.Option("--deals", help="arena-option-deals")] = False,
    players: Annotated[int | None, typer.Option("--players", "-p", min=1, help="cli-option-players", metavar="N")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="arena-option-jobs", metavar="N")] = None,
    sprt: Annotated[str, typer.Option("--sprt", help="arena-option-sprt", metavar="ELO0,ELO1")] = "",
    seed: Annotated[int, typer.Option("--seed", min=0, help="cli-option-seed", metavar="N")] = 0,
    sets: Annotated[list[str] | None, typer.Option("--set", help="cli-option-set", metavar="NAME=VALUE")] = None,
    file: Annotated[Path | None, typer.Option("--deck", "--map", help="cli-option-content", metavar="FILE")] = None,
    kept: Annotated[Path | None, typer.Option("--out", help="arena-option-out", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="arena-option-resume")] = False,
    cluster: Annotated[str, typer.Option("--cluster", help="arena-option-cluster", metavar="ADDRESS")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Let bots compete."""
    found = game_named(game)
    setup = setup_of(found, players or enough_seats(found, len(bots)), sets or (), file)
    for bot in bots:
        read_entrant(bot, found.name)  # a bot that is unknown is told before anything else is missed
    contest = contest_of(setup, bots, seed, "deal" if deals else "game")
    test = read_sprt(sprt, contest)
    keeper = Keeper(kept or usual_file(contest), contest, resume, anew=kept is None)
    try:
        told_sum = compete(contest, keeper, games, test, jobs or processors(), cluster)
    except KeyboardInterrupt:
        err().print(told("arena-stopped", n=len(keeper.games), file=str(keeper.file)), markup=False, soft_wrap=True)
        raise
    finally:
        keeper.close()
    if json:
        print_json(told_sum)
    else:
        show(told_sum)
    err().print(told("arena-kept", file=str(keeper.file)), markup=False, soft_wrap=True)


def compete(contest: Contest, keeper: Keeper, games: int, test: Sprt | None, workers: int, cluster: str = "") -> Summary:
    """Play what is missing, with a progress bar where somebody looks, and sum all up. Raises BotFailed, CannotWrite, NoCluster."""
    began, there = time.perf_counter(), len(keeper.games)
    with watched(contest, games) as watch:
        played = run(
            contest,
            lambda: executor_for(contest, workers, cluster),
            list(keeper.games),
            games,
            test=test,
            keep=keeper.keep,
            watch=watch,
        )
    seconds, new = time.perf_counter() - began, len(keeper.games) - there
    if new:
        talk = told("arena-speed", games=new, seconds=f"{seconds:.1f}", rate=f"{new / seconds:.1f}", jobs=workers)
        err().print(talk, markup=False)
    return summary(contest, played, test)


@contextmanager
def watched(contest: Contest, games: int) -> Iterator[Watch]:
    """A progress bar on stderr where somebody looks, with how the first bot stands."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task(told("arena-warming"), total=games)
        next_look, got = 0.0, [0.0, 0]

        def look(played: Sequence[Played]) -> None:
            nonlocal next_look
            for game in played[int(got[1]) :]:
                got[0] += points(contest, game)[0]
            got[1] = len(played)
            if time.monotonic() >= next_look:
                next_look = time.monotonic() + SHOWN
                said = f"{contest.entrants[0].name} {100 * got[0] / len(played):.1f} %"
                progress.update(task, completed=len(played), description=said)

        yield look


def read_sprt(text: str, contest: Contest) -> Sprt | None:
    """`ELO0,ELO1` of --sprt. Raises Usage."""
    if not text:
        return None
    page = "imperia arena --help"
    if len(contest.entrants) != 2:
        raise Usage(reason="sprt-two", page=page)
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise Usage(reason="sprt", given=text, page=page) from None
    if not -1000 < low < high < 1000:
        raise Usage(reason="sprt", given=text, page=page)
    return Sprt(low, high)


def enough_seats(found: AnyGame, bots: int) -> int:
    """As many seats as there are bots, but at least as many as usually play, and no more than can."""
    return min(max(default_players(found), bots), found.seats[-1])


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def usual_file(contest: Contest) -> Path:
    """Where the games are kept if no file is named: the same for the same contest."""
    digest = hashlib.blake2b(msgspec.json.encode(contest), digest_size=3).hexdigest()
    bots = "-".join(re.sub(r"[^\w.]", "_", entrant.name) for entrant in contest.entrants[:4])
    return config().path("data") / "arena" / f"{contest.game}-{bots}-{digest}.games"


# ---- in words


def show(found: Summary) -> None:
    """The sum as tables, on stdout."""
    out().print(table_of(found))
    facts = Table.grid(padding=(0, 2, 0, 0))
    for name, value in facts_of(found):
        facts.add_row(name, value)
    out().print(facts)


def table_of(found: Summary) -> Table:
    """Who stands how."""
    wide = any(one.chips for one in found.bots)
    heads = [told(f"arena-{name}") for name in ("bot", "games", "points")] + ["%", "95 %", told("arena-rating")]
    table = Table(*heads, *([told("arena-chips")] if wide else []), box=None, pad_edge=False)
    for one in sorted(found.bots, key=lambda one: -one.share):
        table.add_row(*row_of(one), *([chips_of(one)] if wide else []))
    return table


def row_of(one: Standing) -> list[str]:
    """One line of it."""
    between = f"{100 * one.low:.1f} – {100 * one.high:.1f}"
    rating = f"{one.rating.rating:.6g} ± {one.rating.error:.3g}"
    return [one.bot, str(one.games), f"{one.points:g}", f"{100 * one.share:.1f}", between, rating]


def chips_of(one: Standing) -> str:
    """Chips a deal with their error."""
    if one.chips is None:
        return ""
    error = "?" if one.chips.error is None else f"{one.chips.error:.3f}"
    return f"{one.chips.mean:+.3f} ± {error}"


def facts_of(found: Summary) -> Iterator[tuple[str, str]]:
    """What else there is to say."""
    if found.deals:
        yield told("arena-deals"), str(found.deals)
    if found.pairs:
        yield told("arena-pairs"), ", ".join(f"{share}: {n}" for share, n in found.pairs.items())
    if found.sprt:
        said = told(f"arena-sprt-{found.sprt.decision}", bot=found.bots[0].bot, other=found.bots[1].bot)
        yield (
            f"SPRT {found.sprt.elo0:g}, {found.sprt.elo1:g}",
            f"{found.sprt.llr:.2f} ({found.sprt.low:.2f} – {found.sprt.high:.2f}): {said}",
        )
    if found.length and found.unit == "game":
        length = found.length
        yield told("arena-length"), f"{length.mean:g} ({length.least} – {length.median:g} – {length.most})"
    for reason, times in found.reasons.items() if found.unit == "game" else ():
        named = reason_named(found.game, reason)
        yield told(named) if has(named) else reason, f"{times} ({100 * times / found.games:.1f} %)"
