"""The program: its commands, the language it speaks, and how errors become sentences and exit codes.

Exit codes: 0 done; 1 what was checked does not hold, or was refused; 2 the command line, a setting or a name is wrong;
3 a file or a part is missing or cannot be read; 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer
import typer.core

from .. import __version__
from ..arena.errors import BadContest, NoCluster
from ..bots import UnknownLevel
from ..config import BadSetting
from ..engine import CompilerMissing
from ..games import UnknownGame
from ..games.game import BadOption, BadSeats
from ..locale import LANGUAGES, ImperiaError
from ..play.errors import CannotRead, CannotWrite
from ..printing import BadPrint, NoTypesetter
from ..terminal.saves import NothingLeft
from .console import Here, config, err
from .pages import Usage, show_page, usage_error

DONE, REFUSED, WRONG_USAGE, MISSING, STOPPED = 0, 1, 2, 3, 130


class Unreadable(ImperiaError):
    """A file that is not there or cannot be read; facts: file, why."""

    code = "file"


class Failed(Exception):
    """The command did its work and the answer is no: exit code REFUSED, nothing more to say."""


class Program(typer.core.TyperGroup):
    """The group of all commands: takes `--lang` wherever it stands, and turns every error into a sentence and a code."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the page of all commands."""
        show_page(ctx)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run, and leave with an exit code."""
        given = args[0] if args else extra.pop("args", None)
        words = list(sys.argv[1:] if given is None else given)
        extra |= {"standalone_mode": False, "prog_name": "imperia"}
        sys.exit(guarded(super().main, words, extra))


def guarded(run: Any, words: list[str], extra: dict[str, Any]) -> int:
    """Run the parser and the command; the exit code."""
    try:
        begin(words)
        code = run(words, **extra)
        return code if isinstance(code, int) else DONE
    except Failed:
        return REFUSED
    except ImperiaError as error:
        return complain(error)
    except CompilerMissing as error:
        err().print(f"imperia: {error}", markup=False)
        return MISSING
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  whoever read our data has heard enough
        return DONE
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except Exception as error:
        if type(error).__name__ == "Exit":
            return int(getattr(error, "exit_code", 0))
        if not hasattr(error, "format_message"):
            raise
        return complain(usage_error(error))


def complain(error: ImperiaError) -> int:
    """Say what is wrong, on stderr; the exit code."""
    err().print(f"imperia: {error.said(Here.language)}", markup=False, soft_wrap=True)
    if isinstance(error, Usage | BadSetting | UnknownGame | UnknownLevel | BadContest | BadOption | BadSeats | BadPrint):
        return WRONG_USAGE
    return MISSING if isinstance(error, Unreadable | CannotRead | CannotWrite | NothingLeft | NoTypesetter | NoCluster) else REFUSED


def begin(words: list[str]) -> None:
    """Take `--lang` out of the command line, wherever it stands, and settle the language. Raises BadSetting."""
    Here.flags, Here.config, Here.language = {"lang": taken(words)}, None, "en"
    said = Here.flags["lang"] or os.environ.get("IMPERIA_LANG", "")
    Here.language = said if said in LANGUAGES else "en"
    Here.language = config().text("lang")


def taken(words: list[str]) -> str | None:
    """The value of `--lang`, which is removed from the words; None if it is not there. Raises Usage if it has no value."""
    for i, word in enumerate(words):
        if word == "--":
            return None
        if word.startswith("--lang="):
            del words[i]
            return word.removeprefix("--lang=")
        if word == "--lang":
            if i + 1 == len(words):
                raise Usage(reason="missing", option="--lang en|ru|pl", page="imperia --help")
            found = words[i + 1]
            del words[i : i + 2]
            return found
    return None


app = typer.Typer(
    cls=Program,
    help="cli-imperia",
    add_completion=False,
    rich_markup_mode=None,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """`--version`."""
    if wanted:
        print(f"imperia {__version__}")
        raise typer.Exit


@app.callback()
def imperia(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version", callback=show_version, is_eager=True)] = False,
    lang: Annotated[str, typer.Option("--lang", help="cli-option-lang", metavar="en|ru|pl")] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="cli-serve-open")] = True,
) -> None:
    """With no command: the main job, tables for the browser."""
    if context.invoked_subcommand is None:
        from .serve import serve_here

        serve_here(open_page)


def main() -> None:
    """The command `imperia`."""
    app()
