"""`imperia simulate`: bots play many games, and what came of them is counted."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..games.game import Result, Setup
from ..terminal.pages import reason_named
from .agreement import AnyGame, game_named, setup_of
from .console import err, has, out, print_json, told
from .matches import bot_games
from .pages import Page
from .playouts import machine_name, player, random_games
from .program import app
from .tally import Summary, Tally


@app.command("simulate", cls=Page, help="cli-simulate")
def simulate(
    game: Annotated[str, typer.Argument(help="cli-argument-game", metavar="GAME")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-option-games", metavar="N")] = 1000,
    players: Annotated[int | None, typer.Option("--players", "-p", min=1, help="cli-option-players", metavar="N")] = None,
    bots: Annotated[str, typer.Option("--bots", help="cli-option-bots", metavar="LEVEL[,LEVEL…]")] = "random",
    seed: Annotated[int, typer.Option("--seed", min=0, help="cli-option-seed", metavar="N")] = 0,
    sets: Annotated[list[str] | None, typer.Option("--set", help="cli-option-set", metavar="NAME=VALUE")] = None,
    file: Annotated[Path | None, typer.Option("--deck", "--map", help="cli-option-content", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Play and count."""
    found = game_named(game)
    setup = setup_of(found, players, sets or (), file)
    levels = seated(bots, setup.players)
    summary = count(found, setup, levels, seed, games)
    if json:
        print_json(summary)
    else:
        show(summary)


def seated(bots: str, players: int) -> tuple[str, ...]:
    """The levels by seat: those named, over and over until every seat has one."""
    named = [one.strip() for one in bots.split(",") if one.strip()] or ["random"]
    return tuple(named[seat % len(named)] for seat in range(players))


def count(found: AnyGame, setup: Setup, levels: tuple[str, ...], seed: int, games: int) -> Summary:
    """Play all games and sum them up."""
    tally = Tally(setup.players)
    quick = set(levels) == {"random"}
    play = warmed(found, setup) if quick else None
    began = time.perf_counter()
    played = random_games(play, seed, games) if play else bot_games(found, setup, levels, seed, games)
    for result, actions in watched(played, games):
        tally.add(result, actions)
    return Summary(
        game=found.name,
        players=setup.players,
        options=setup.options,
        bots=levels,
        seed=seed,
        games=games,
        machine=machine_name() if quick else "plain",
        seconds=round(time.perf_counter() - began, 3),
        actions=sum(tally.lengths),
        wins=tuple(round(one, 3) for one in tally.wins),
        shared=tally.shared,
        length=tally.length(),
        reasons=dict(tally.reasons.most_common()),
    )


def warmed(found: AnyGame, setup: Setup) -> Callable[[int], tuple[Result, int]]:
    """What plays random games; while it is compiled, once on a machine, those who look are told why they wait."""
    if not sys.stderr.isatty():
        return player(found, found.terms(setup))
    with err().status(told("cli-simulate-warming")):
        return player(found, found.terms(setup))


def watched(played: Iterator[tuple[Result, int]], games: int) -> Iterator[tuple[Result, int]]:
    """The same games, with a progress bar on stderr where somebody looks."""
    if not sys.stderr.isatty():
        yield from played
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task(told("cli-simulate-games"), total=games)
        for n, one in enumerate(played, 1):
            yield one
            if n % 16 == 0:
                progress.update(task, completed=n)


def show(summary: Summary) -> None:
    """The sum as tables, on stdout."""
    seats = Table(told("cli-simulate-seat"), told("cli-simulate-bot"), told("cli-simulate-wins"), "%", box=None, pad_edge=False)
    for seat, (level, wins) in enumerate(zip(summary.bots, summary.wins)):
        seats.add_row(str(seat + 1), level, f"{wins:g}", f"{100 * wins / summary.games:.1f}")
    facts = Table.grid(padding=(0, 2, 0, 0))
    length = summary.length
    facts.add_row(told("cli-simulate-length"), f"{length.mean:g} ({length.least} – {length.median:g} – {length.most})")
    for reason, times in summary.reasons.items():
        named = reason_named(summary.game, reason)
        facts.add_row(told(named) if has(named) else reason, f"{times} ({100 * times / summary.games:.1f} %)")
    out().print(seats)
    out().print(facts)
    rate = round(summary.actions / max(summary.seconds, 1e-9))
    talk = told("cli-simulate-speed", games=summary.games, seconds=f"{summary.seconds:.1f}", rate=rate, machine=summary.machine)
    err().print(talk, markup=False)
