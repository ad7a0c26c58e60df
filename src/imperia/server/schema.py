"""The schema of all that goes over the socket, from which the client's types are made: `python -m imperia.server.schema`.

It has the messages of both directions and the views of all games. What the server says always has all its fields.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ..games import NAMES
from ..games import game as game_named
from ..locale import Message
from . import messages


def schema() -> dict[str, Any]:
    """JSON Schema: definitions by name, the unions FromClient and FromServer, and a view for each game."""
    games = [game_named(name) for name in NAMES]
    (client,), ours = msgspec.json.schema_components([messages.FromClient], ref_template="#/definitions/{name}")
    (server,), told = msgspec.json.schema_components([messages.FromServer], ref_template="#/definitions/{name}")
    definitions = {**ours, **{name: whole(part) for name, part in told.items()}, "FromClient": client, "FromServer": server}
    for game in games:
        title = game.name.capitalize()
        (view,), parts = msgspec.json.schema_components([game.View], ref_template=f"#/definitions/{title}{{name}}")
        definitions.update({f"{title}{name}": {**whole(part), "title": f"{title}{name}"} for name, part in parts.items()})
        definitions.setdefault(f"{title}View", view)
    return {"title": "Wire", "type": "object", "additionalProperties": False, "definitions": definitions}


def whole(definition: dict[str, Any]) -> dict[str, Any]:
    """A definition of which every field is always there (a message leaves out its facts if it has none)."""
    if "properties" not in definition or definition.get("title") == Message.__name__:
        return definition
    return {**definition, "required": sorted(definition["properties"])}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False))
