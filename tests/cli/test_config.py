"""Settings: the command line over the environment over the file over the system over defaults."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from imperia.config import LIMITS, BadSetting, read_config
from imperia.server.settings import Settings


def config_file(folder: Path, text: str) -> dict[str, str]:
    file = folder / "config.toml"
    file.write_text(text, encoding="utf-8")
    return {"IMPERIA_CONFIG": str(file)}


def test_each_place_wins_over_the_one_below_it(tmp_path: Path) -> None:
    environ = config_file(tmp_path, 'lang = "pl"\nlevel = "random"\n') | {"LANG": "ru_RU.UTF-8"}
    found = read_config({}, environ).values["lang"]
    assert (found.value, found.source) == ("pl", "file")
    found = read_config({}, environ | {"IMPERIA_LANG": "en"}).values["lang"]
    assert (found.value, found.source, found.where) == ("en", "environment", "IMPERIA_LANG")
    found = read_config({"lang": "ru"}, environ | {"IMPERIA_LANG": "en"}).values["lang"]
    assert (found.value, found.source, found.where) == ("ru", "flag", "--lang")
    assert read_config({}, environ).text("level") == "random"


@pytest.mark.parametrize(("spoken", "lang"), [("ru_RU.UTF-8", "ru"), ("pl_PL", "pl"), ("de_DE.UTF-8", "en"), ("C.UTF-8", "en")])
def test_the_system_says_the_language_if_nobody_else_does(tmp_path: Path, spoken: str, lang: str) -> None:
    assert read_config({}, {"IMPERIA_CONFIG": str(tmp_path / "none.toml"), "LANG": spoken}).text("lang") == lang


@pytest.mark.parametrize(
    ("text", "reason", "named"),
    [
        ('lang = "de"', "choice", "en, ru, pl"),
        ('pace = "fast"', "number", "pace"),
        ("pace = -1", "number", "pace"),
        ("speed = 1", "unknown", "speed"),
        ("[lang]", "unknown", "lang"),
        ("lang = ", "syntax", "config.toml"),
    ],
)
def test_a_bad_file_is_refused_naming_file_and_setting(tmp_path: Path, text: str, reason: str, named: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_config({}, config_file(tmp_path, text))
    assert refused.value.reason == reason
    for language in ("en", "ru", "pl"):
        assert named in refused.value.said(language)
        assert "config.toml" in refused.value.said(language)


def test_config_says_where_each_value_came_from(command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "config.toml").write_text('level = "random"\n')
    monkeypatch.setenv("IMPERIA_PACE", "0")
    found = json.loads(command("config", "--json", "--lang", "pl").stdout)
    sources = {one["name"]: one["source"] for one in found["settings"]}
    expected = {
        "lang": "flag",
        "level": "file",
        "pace": "environment",
        "color": "default",
        "data": "environment",
        "cache": "default",
    }
    expected |= dict.fromkeys(LIMITS, "default")
    monkeypatch.delenv("IMPERIA_CACHE", raising=False)
    assert sources | {"cache": "default"} == expected
    spoken = command("config", "--lang", "pl")
    assert "z --lang w wierszu poleceń" in spoken.stdout
    assert "config.toml" in spoken.stderr


def test_the_servers_limits_are_settings_with_the_servers_defaults() -> None:
    server = Settings()
    assert {name: float(default) for name, default in LIMITS.items()} == {name: float(getattr(server, name)) for name in LIMITS}


def test_a_limit_of_the_server_can_be_set(tmp_path: Path) -> None:
    environ = config_file(tmp_path, "most_tables = 5\n") | {"IMPERIA_IDLE_DAYS": "7"}
    found = read_config({}, environ)
    assert (found.number("most_tables"), found.number("idle_days"), found.number("burst")) == (5, 7, 40)
