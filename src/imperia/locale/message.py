"""A sentence before it is put into a language: the id of a Fluent message and what stands in it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Fact: TypeAlias = "str | int | Message | list[Message]"


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet.

    id: a message of the .ftl files, or `message.attribute` (a grammatical case of a name, say).
    facts: what stands in it by name: a text (a name a person chose, a card's code to select by), a number,
    another message (said first), or a list of messages (said first, then joined as a list of things).
    """

    id: str
    facts: dict[str, Fact] = {}
