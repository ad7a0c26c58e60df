"""The page about the socket names every message, and its AsyncAPI form holds together."""

import json
import re
from pathlib import Path
from typing import get_args

from imperia.server import messages as m
from imperia.server.schema import asyncapi

PAGE = Path(__file__).parents[2] / "docs" / "protocol" / "socket.md"


def test_the_page_names_every_message():
    named = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    assert {kind.__struct_config__.tag for kind in (*get_args(m.FromClient), *get_args(m.FromServer))} <= named


def test_every_reference_of_the_asyncapi_form_leads_somewhere():
    whole = asyncapi()
    for reference in set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(whole))):
        at = whole
        for part in reference.split("/"):
            at = at[part]
