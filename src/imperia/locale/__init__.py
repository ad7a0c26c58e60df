"""Texts in English, Russian and Polish: one set for server, client, terminal and print."""

from .error import ImperiaError
from .message import Fact, Message
from .speak import LANGUAGES, bundle, say
from .system import system_said

__all__ = ["LANGUAGES", "Fact", "ImperiaError", "Message", "bundle", "say", "system_said"]
