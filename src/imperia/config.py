"""What a person has settled once for all: read from the command line over the environment over a file over defaults.

Every value knows where it came from, so that `imperia config` can say it. Rooms ask `Config.text`, `number`, `path`.
"""

from __future__ import annotations

import locale
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_cache_path, user_config_path, user_data_path

from .locale import LANGUAGES, ImperiaError, system_said

PREFIX = "IMPERIA_"


LIMITS = {  # of a server that this machine hosts, by their names there, with their defaults (server/settings.py)
    "idle_days": "30",
    "most_tables": "2000",
    "tables_an_hour": "60",
    "prints_an_hour": "600",
    "sockets_an_address": "64",
    "burst": "40",
    "each_second": "10",
    "rest_after": "600",
    "slow_after": "20",
    "silence": "75",
}


class BadSetting(ImperiaError):
    """A setting that is unknown or has a value it cannot have; facts: name, value, allowed, where."""

    code = "setting"


class Setting(msgspec.Struct, frozen=True):
    """One setting. choices: the values allowed, () for any; numeric: a number from 0 on; text: the id of its explanation."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    numeric: bool = False

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return PREFIX + self.name.upper()


class Value(msgspec.Struct, frozen=True):
    """A setting's value and where it came from: source is one of flag, environment, file, system, default."""

    name: str
    value: str
    source: str
    where: str  # the flag, the variable, the file; "" for a default


def settings() -> tuple[Setting, ...]:
    """All settings, in the order in which they are shown."""
    return (
        Setting("lang", "en", LANGUAGES),
        Setting("level", "casual"),
        Setting("pace", "1", numeric=True),
        Setting("color", "auto", ("auto", "always", "never")),
        Setting("data", str(user_data_path("imperia"))),
        Setting("cache", str(user_cache_path("imperia") / "compiled")),
        *(Setting(name, default, numeric=True) for name, default in LIMITS.items()),
    )


class Config(msgspec.Struct, frozen=True):
    """All settings with their sources, and the file that was read or would be."""

    file: Path
    exists: bool
    values: dict[str, Value]

    def text(self, name: str) -> str:
        """The value of a setting."""
        return self.values[name].value

    def number(self, name: str) -> float:
        """The value of a numeric setting."""
        return float(self.values[name].value)

    def path(self, name: str) -> Path:
        """The value of a setting that is a folder."""
        return Path(self.values[name].value).expanduser()


def read_config(flags: Mapping[str, str | None] | None = None, environ: Mapping[str, str] | None = None) -> Config:
    """All settings; flags: what the command line said, by the setting's name. Raises BadSetting."""
    environ = os.environ if environ is None else environ
    flags = flags or {}
    file = Path(environ.get("IMPERIA_CONFIG") or user_config_path("imperia") / "config.toml")
    written = read_file(file)
    values = {one.name: find(one, flags, environ, file, written) for one in settings()}
    return Config(file, file.is_file(), values)


def read_file(file: Path) -> dict[str, str]:
    """What the file says, as texts by name; {} if it is not there. Raises BadSetting for what is no setting."""
    try:
        with file.open("rb") as stream:
            found = tomllib.load(stream)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadSetting(reason="unreadable", where=str(file), why=system_said(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(reason="syntax", where=str(file), why=str(error)) from error
    known = [one.name for one in settings()]
    for name, value in found.items():
        if name not in known or isinstance(value, dict | list):
            raise BadSetting(reason="unknown", name=name, where=str(file), allowed=", ".join(known))
    return {name: str(value) for name, value in found.items()}


def find(
    one: Setting, flags: Mapping[str, str | None], environ: Mapping[str, str], file: Path, written: Mapping[str, str]
) -> Value:
    """A setting's value from the first place that says one. Raises BadSetting."""
    flag, variable = flags.get(one.name), environ.get(one.variable)
    if flag is not None:
        value = Value(one.name, flag, "flag", f"--{one.name}")
    elif variable:
        value = Value(one.name, variable, "environment", one.variable)
    elif one.name in written:
        value = Value(one.name, written[one.name], "file", str(file))
    elif one.name == "lang" and (spoken := system_language(environ)):
        value = Value(one.name, *spoken)
    else:
        return Value(one.name, one.default, "default", "")
    check(one, value)
    return value


def check(one: Setting, value: Value) -> None:
    """Raises BadSetting if a setting cannot have this value."""
    if one.choices and value.value not in one.choices:
        raise BadSetting(reason="choice", name=one.name, value=value.value, where=value.where, allowed=", ".join(one.choices))
    if one.numeric:
        try:
            fine = 0 <= float(value.value) < 1e6
        except ValueError:
            fine = False
        if not fine:
            raise BadSetting(reason="number", name=one.name, value=value.value, where=value.where)


def system_language(environ: Mapping[str, str]) -> tuple[str, str, str] | None:
    """The language of the system, its source and the variable that says so, or None if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environ.get(variable):
            code = said.split("_")[0].split(".")[0].lower()
            return (code, "system", variable) if code in LANGUAGES else None
    code = (locale.getlocale()[0] or "").split("_")[0].lower()
    return (code, "system", "") if code in LANGUAGES else None
