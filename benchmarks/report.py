"""The figures as tables for people."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from .goals import wanted
from .run import OVER_ALL

NAMES = {"compiled": "compiled, actions", "plain": "plain, actions", "match": "Match, actions of seats"}
NAMES_OF_OTHERS = ("program and game", "actions/s", "a game", "forced")


def show(found: dict[str, Any], console: Console) -> None:
    """Print everything."""
    machine = found["machine"]
    console.print(f"Imperia {machine['imperia']}, Python {machine['python']}, {machine['processor']}, load {machine['load']}")
    console.print("Uniform random play, default options, chance included, per second of computing time on one core; medians.\n")
    for table in (games(found), shapes(found), peers(found), goals(found)):
        if table.row_count:
            console.print(table)
            console.print()
    for note in found["notes"]:
        console.print(f"[yellow]{note}[/]")
    if machine["load"] > machine["cores"]:
        console.print(
            f"[yellow]The machine was busy (load {machine['load']} on {machine['cores']} cores): a quiet one shows more.[/]"
        )
    missed = [goal["figure"] for goal in found["goals"] if not goal["met"]]
    console.print(f"[bold red]Missed: {', '.join(missed)}.[/]" if missed else "[bold green]Every goal that was measured is met.[/]")


def columns(title: str, *names: str) -> Table:
    """A table that fits into 80 columns; its first column is words, its others are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", header_style="", box=SIMPLE_HEAD, pad_edge=False)
    for i, name in enumerate(names):
        table.add_column(name, justify="right" if i else "left", overflow="fold")
    return table


def games(found: dict[str, Any]) -> Table:
    """Our rates."""
    table = columns("Imperia", "game", "what", "a second")
    for name, game in found["games"].items():
        for what, rate in game["rates"].items():
            table.add_row(name, NAMES.get(what, what), f"{rate:,.0f}")
    return table


def shapes(found: dict[str, Any]) -> Table:
    """What kind of games were played, and what a state and a process hold."""
    table = columns(
        "What was played", "game", "actions a game", "forced", "bytes a state", "without events", "MiB plain", "MiB compiled"
    )
    for name, game in found["games"].items():
        memory = game["memory_mib"]
        table.add_row(
            name,
            f"{game['actions_a_game']:,.0f}",
            f"{game['forced']:.0%}",
            f"{game['bytes_of_state']:,}",
            f"{game['bytes_without_events']:,}",
            f"{memory['plain']:.0f}",
            f"{memory['compiled']:.0f}" if "compiled" in memory else "-",
        )
    return table


def peers(found: dict[str, Any]) -> Table:
    """The others, and how many times as fast each of our games is."""
    ours = [figure for figure in found["ratios"] if figure.endswith("compiled")] or list(found["ratios"])
    games = (figure.split()[0] for figure in ours)
    table = columns("Others in the same run; right: how many times as fast ours are", *NAMES_OF_OTHERS, *games)
    above = ""
    for name, peer in found["peers"].items():
        library, rest = name.split(" ", 1)
        game, how = rest.split(", ")
        if above != f"{library}, {how}":
            above = f"{library}, {how}"
            table.add_row(f"[bold]{above}[/]")
        forced = "?" if "rollouts" in how else f"{peer['forced']:.0%}"  # rollouts do not tell
        table.add_row(f"  {game}", f"{peer['rate']:,.0f}", f"{peer['actions_a_game']:,.0f}", forced, *times(found, ours, name))
    if ours and OVER_ALL in found["ratios"][ours[0]]:
        table.add_row("[bold]geometric mean of the 4 C++[/]", "", "", "", *times(found, ours, OVER_ALL), style="bold")
    return table


def times(found: dict[str, Any], ours: list[str], name: str) -> list[str]:
    """How many times as fast each of ours is."""
    return [f"{found['ratios'][figure][name]:,.1f}" for figure in ours]


def goals(found: dict[str, Any]) -> Table:
    """Goals, plainly."""
    table = columns("Goals", "figure", "wanted", "measured", "")
    for goal in found["goals"]:
        value = f"{goal['value']:,.0f}" if goal["value"] >= 100 else f"{goal['value']:.2f}"
        table.add_row(goal["figure"], wanted(goal["figure"]), value, "[green]met[/]" if goal["met"] else "[red]missed[/]")
    return table
