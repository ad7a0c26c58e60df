"""The figures as tables for people."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from .goals import wanted
from .run import OVER_ALL

NAMES = {"compiled": "compiled, actions", "plain": "plain, actions", "match": "Match, actions of seats"}


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
    missed = [goal["figure"] for goal in found["goals"] if not goal["met"]]
    console.print(f"[bold red]Missed: {', '.join(missed)}.[/]" if missed else "[bold green]Every goal that was measured is met.[/]")


def columns(title: str, *names: str) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", header_style="")
    for i, name in enumerate(names):
        table.add_column(name, justify="right" if i else "left")
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
    """The others, and how many times faster each of our games is."""
    ours = [figure for figure in found["ratios"] if figure.endswith("compiled")] or list(found["ratios"])
    table = columns(
        "Others, in the same run", "program and game", "actions/s", "a game", "forced", *(f"{figure} is" for figure in ours)
    )
    for name, peer in found["peers"].items():
        times = [f"{found['ratios'][figure][name]:,.1f} times" for figure in ours]
        forced = "not told" if "rollouts" in name else f"{peer['forced']:.0%}"
        table.add_row(name, f"{peer['rate']:,.0f}", f"{peer['actions_a_game']:,.0f}", forced, *times)
    if ours and OVER_ALL in found["ratios"][ours[0]]:
        table.add_row(OVER_ALL, "", "", "", *(f"{found['ratios'][figure][OVER_ALL]:,.1f} times" for figure in ours))
    return table


def goals(found: dict[str, Any]) -> Table:
    """Goals, plainly."""
    table = columns("Goals", "figure", "wanted", "measured", "")
    for goal in found["goals"]:
        value = f"{goal['value']:,.0f}" if goal["value"] >= 100 else f"{goal['value']:.2f}"
        table.add_row(goal["figure"], wanted(goal["figure"]), value, "[green]met[/]" if goal["met"] else "[red]missed[/]")
    return table
