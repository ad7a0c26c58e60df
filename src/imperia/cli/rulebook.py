"""`imperia rules`: a rule book, one rule by its number, rules that speak of something, and the ledger of all rules."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ..games import NAMES
from ..rulebook import Rule, book, game_of, holes, ledger, rule, rules, search
from .agreement import game_name
from .console import Here, err, out, page, print_json, title, told
from .pages import Page
from .program import Failed, app

NUMBER = re.compile(r"[A-Za-zСсЕеИиІі]?\d+[a-zа-я]?", re.IGNORECASE)


@app.command("rules", cls=Page, help="cli-rules")
def show_rules(
    words: Annotated[list[str] | None, typer.Argument(help="cli-argument-rules", metavar="[GAME] [NUMBER|WORDS]")] = None,
    whole: Annotated[bool, typer.Option("--ledger", help="cli-option-ledger")] = False,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Print rules."""
    said = list(words or ())
    if whole:
        show_ledger([game_name(said[0])] if said else list(NAMES), json)
    elif not said:
        show_books(json)
    elif len(said) == 1 and NUMBER.fullmatch(said[0]) and not said[0].isdigit():
        show([rule(game_of(said[0]), said[0], Here.language)], json)
    else:
        name, rest = game_name(said[0]), said[1:]
        if not rest:
            whole_book(name, json)
        elif len(rest) == 1 and NUMBER.fullmatch(rest[0]):
            show([rule(name, rest[0], Here.language)], json)
        else:
            show_found(name, " ".join(rest), json)


def show_books(json: bool) -> None:
    """Which books there are, and how to ask for one."""
    if json:
        print_json([{"game": name, "title": title(name)} for name in NAMES])
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in NAMES:
        table.add_row(f"[bold cyan]imperia rules {name}[/]", escape(title(name)))
    page().print(table)
    err().print(told("cli-rules-hint"), markup=False)


def whole_book(name: str, json: bool) -> None:
    """All of a book."""
    if json:
        print_json([as_data(one) for one in rules(name, Here.language)])
    else:
        from rich.markdown import Markdown

        page().print(Markdown(book(name, Here.language).text))


def show_found(name: str, words: str, json: bool) -> None:
    """The rules that speak of something. Raises Failed if none does."""
    found = search(name, words, Here.language)
    show(found, json)
    if not found:
        err().print(told("cli-rules-none", words=words), markup=False)
        raise Failed


def show(found: list[Rule], json: bool) -> None:
    """Some rules."""
    if json:
        print_json([as_data(one) for one in found])
        return
    from rich.markdown import Markdown

    for one in found:
        page().print(f"[bold]{one.number}[/]  [dim]{escape(one.heading)}[/]")
        page().print(Markdown(one.text))
        page().print()


def as_data(one: Rule) -> dict[str, Any]:
    """A rule for programs."""
    return {**msgspec.structs.asdict(one), "options": one.options}


def show_ledger(names: list[str], json: bool) -> None:
    """Which functions implement each rule and which tests prove it. Raises Failed if a rule has none."""
    entries = [entry for name in names for entry in ledger(name)]
    missing = {entry.number for name in names for entry in holes(name)}
    if json:
        print_json([{**entry._asdict(), "hole": entry.number in missing} for entry in entries])
    else:
        table = Table(told("cli-ledger-rule"), told("cli-ledger-functions"), told("cli-ledger-tests"), box=None, pad_edge=False)
        for entry in entries:
            sign = " [red]![/]" if entry.number in missing else ""
            table.add_row(entry.number + sign, escape("\n".join(entry.functions) or "-"), str(len(entry.tests)))
        out().print(table)
        err().print(told("cli-ledger-sum", rules=len(entries), holes=len(missing)), markup=False)
    if missing:
        raise Failed
