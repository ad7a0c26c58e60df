"""The schema of all that goes over the socket, from which the client's types are made: `python -m imperia.server.schema`.

It has the messages of both directions and the views of all games. What the server says always has all its fields.
`python -m imperia.server.schema asyncapi` says the same in the form of AsyncAPI, for programs that come to a table.
"""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

import msgspec

from .. import __version__
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


def asyncapi() -> dict[str, Any]:
    """The socket as AsyncAPI 3 describes it: one channel, what a client sends, what it hears, and the schemas of it all."""
    definitions = json.loads(json.dumps(schema()["definitions"]).replace("#/definitions/", "#/components/schemas/"))
    said = {
        kind.__name__: {
            "summary": " ".join((kind.__doc__ or "").split()),
            "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
        }
        for kind in (*get_args(messages.FromClient), *get_args(messages.FromServer))
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Imperia: the socket of a table",
            "version": __version__,
            "description": " ".join(messages.__doc__.split()),
        },
        "defaultContentType": "application/json",
        "channels": {"table": {"address": "/ws", "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in said}}},
        "operations": {
            name: {
                "action": action,
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in get_args(union)],
            }
            for name, action, union in (("say", "receive", messages.FromClient), ("hear", "send", messages.FromServer))
        },
        "components": {"messages": said, "schemas": definitions},
    }


if __name__ == "__main__":
    asked = asyncapi() if sys.argv[1:] == ["asyncapi"] else schema()
    print(json.dumps(asked, indent=1, sort_keys=True, ensure_ascii=False))
