"""`imperia serve`: the table in the browser, for this machine, for the local network, or behind a proxy for friends anywhere."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ..config import LIMITS
from ..locale import ImperiaError, system_said
from .console import config, err, told
from .pages import Page
from .program import app

USUAL_PORT = 8517  # of `imperia` alone: links of yesterday's tables work today


class PortTaken(ImperiaError):
    """Another program listens there already; facts: host, port."""

    code = "port"


@app.command("serve", cls=Page, help="cli-serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="cli-serve-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="cli-serve-port", min=0, max=65535)] = 8080,
    folder: Annotated[Path | None, typer.Option("--folder", help="cli-serve-folder")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="cli-serve-origin", metavar="URL")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", help="cli-serve-proxy", metavar="ADDRESS")] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help="cli-serve-metrics")] = False,
    json_log: Annotated[bool, typer.Option("--json-log", help="cli-serve-json-log")] = False,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="cli-serve-open")] = False,
) -> None:
    """Serve until stopped with Ctrl-C or SIGTERM."""
    serve_tables(host, port, folder, tuple(origin or ()), tuple(proxy or ()), metrics, json_log, open_page)


def serve_here(open_page: bool) -> None:
    """The main job: tables for this machine and its local network, on a port that stays the same if it can."""
    show = open_page and sys.stdout.isatty()
    try:
        serve_tables("0.0.0.0", USUAL_PORT, None, (), (), False, False, show)
    except PortTaken:
        serve_tables("0.0.0.0", 0, None, (), (), False, False, show)


def serve_tables(
    host: str,
    port: int,
    folder: Path | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics: bool,
    json_log: bool,
    open_page: bool,
) -> None:
    """Serve with these settings. Raises PortTaken, NewerFolder, Unavailable."""
    from ..server.run import run
    from ..server.settings import Settings

    where = folder or config().path("data") / "server"
    whole = {field.name for field in msgspec.structs.fields(Settings) if field.type is int}
    limits: dict[str, Any] = {name: config().number(name) for name in LIMITS}
    limits |= {name: int(limits[name]) for name in LIMITS if name in whole}
    settings = Settings(folder=where, host=host, port=port, origins=origins, proxies=proxies, metrics=metrics, **limits)
    try:
        run(settings, browser=open_page, said=announce, json_log=json_log)
    except OSError as error:
        raise PortTaken(host=host, port=port, why=system_said(error)) from error


def announce(here: str, lan: str | None) -> None:
    """Say where the page is, with a code for phones."""
    from ..server.run import code

    err().print(told("cli-serve-here", address=here), markup=False)
    if lan:
        err().print(told("cli-serve-lan", address=lan), markup=False)
        err().print(code(lan), markup=False, highlight=False)
    err().print(told("cli-serve-stop"), markup=False)
    print(here, flush=True)


@app.command("backup", cls=Page, help="cli-backup")
def backup(
    target: Annotated[Path, typer.Argument(help="cli-backup-target", metavar="FILE")],
    folder: Annotated[Path | None, typer.Option("--folder", help="cli-serve-folder")] = None,
) -> None:
    """A whole copy of the server's data into a new file, also while it runs."""
    import asyncio

    from ..server.sqlite import SqliteStore

    async def copy() -> None:
        store = SqliteStore(folder or config().path("data") / "server")
        try:
            await store.backup(str(target))
        finally:
            await store.close()

    asyncio.run(copy())
    err().print(told("cli-backup-done", file=str(target)), markup=False)
