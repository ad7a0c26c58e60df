"""`imperia config`: every setting, its value, and where the value came from."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ..config import Value, settings
from .console import config, err, out, print_json, told
from .pages import Page
from .program import app


@app.command("config", cls=Page, help="cli-config")
def show_config(
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Print the settings."""
    found = config()
    if json:
        print_json({"file": str(found.file), "exists": found.exists, "settings": list(found.values.values())})
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for one in settings():
        value = found.values[one.name]
        table.add_row(f"[bold]{one.name}[/]", escape(value.value), f"[dim]{escape(source(value))}[/]")
    out().print(table)
    err().print(
        told("cli-config-file" if found.exists else "cli-config-no-file", file=str(found.file)), markup=False, soft_wrap=True
    )


def source(value: Value) -> str:
    """Where a value came from, in words."""
    return told(f"cli-source-{value.source}", where=value.where)
