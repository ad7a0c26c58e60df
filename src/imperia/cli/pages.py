"""Help pages in the person's language that fit a screen of 80 by 24, and usage errors that say what to do.

In the commands' declarations every help text is the id of a message; it is said when a page is shown.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import typer.core
from rich.markup import escape
from rich.table import Table

from ..locale import ImperiaError, bundle
from .console import Here, page, told


class Usage(ImperiaError):
    """A command line that cannot be understood; facts by reason: option, command, value, near."""

    code = "usage"


def heading(context: Any) -> None:
    """The command's usage line and what it does."""
    console = page()
    arguments = [one.metavar for one in context.command.params if one.param_type_name == "argument"]
    commands = [told("cli-command")] if hasattr(context.command, "commands") else []
    usage = " ".join([context.command_path, *commands, *arguments, told("cli-choices")])
    console.print(f"[bold]{told('cli-usage')}:[/] {escape(usage)}")
    said = context.command.help or ""
    console.print(told(said))
    if bundle(Here.language).has_message(f"{said}-more"):
        console.print(told(f"{said}-more"))


def grid(title: str, rows: list[tuple[str, str]], apart: bool = True) -> None:
    """Names with their explanations, under a title; nothing if there are none. apart: with an empty line before it."""
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(f"  [bold cyan]{escape(name)}[/]", escape(text))
    console = page()
    console.print(f"{chr(10) if apart else ''}[bold]{told(title)}:[/]")
    console.print(table)


def option_row(context: Any, option: Any) -> tuple[str, str]:
    """An option's names with its value's, and its explanation."""
    if option.name == "help":
        return "--help", told("cli-option-help")
    takes = "" if option.is_flag else f" {option.metavar or option.name.upper()}"
    return ", ".join((*option.opts, *option.secondary_opts)) + takes, told(option.help or "cli-none")


class Page(typer.core.TyperCommand):
    """A command whose help page is ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the page."""
        show_page(ctx)


def show_page(context: Any) -> None:
    """The help page of a command, on stdout."""
    heading(context)
    shown = [one for one in context.command.get_params(context) if not getattr(one, "hidden", False)]
    arguments = [one for one in shown if one.param_type_name == "argument"]
    grid("cli-arguments", [(one.metavar, told(one.help or "cli-none")) for one in arguments])
    commands = getattr(context.command, "commands", {})
    options = [
        one for one in shown if one.param_type_name == "option" and not (commands and one.name == "help")
    ]  # room for commands
    grid("cli-options", [option_row(context, one) for one in options], apart=not commands)  # all commands fit a screen
    grid("cli-commands", [(name, told(one.help)) for name, one in commands.items() if not one.hidden])


def usage_error(error: Any) -> Usage:
    """A fault that the parser of the command line found, as one of our errors."""
    kind, context = type(error).__name__, getattr(error, "ctx", None)
    where = f"{context.command_path if context else 'imperia'} --help"
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or ())
        return Usage(reason="option-alike" if near else "option", option=error.option_name, near=near, page=where)
    if kind in {"NoSuchCommand", "UsageError"} and "ommand" in error.message:
        given = next(iter(error.message.split("'")[1:2]), "?")
        near = ", ".join(get_close_matches(given, getattr(context and context.command, "commands", ())))
        return Usage(reason="command-alike" if near else "command", command=given, near=near, page=where)
    if kind == "MissingParameter":
        return Usage(reason="missing", option=named(error), page=where)
    least = getattr(error.param, "min", None) if kind == "BadParameter" else None
    if least is not None:
        return Usage(reason="number", option=named(error), least=int(least), page=where)
    if kind == "BadParameter":
        return Usage(reason="value", option=named(error), why=error.message, page=where)
    return Usage(reason="other", why=error.format_message(), page=where)


def named(error: Any) -> str:
    """The option or argument that a parser's error is about, as it is written."""
    if error.param is None:
        return str(error.param_hint or "?")
    return str(error.param.metavar if error.param.param_type_name == "argument" else max(error.param.opts, key=len))
