"""What every error has that a person can cause: a code, the facts, and a kind sentence in his language."""

from __future__ import annotations

from typing import ClassVar

from .message import Fact, Message
from .speak import say


class ImperiaError(Exception):
    """An error that a person can cause. Subclasses are specific; nothing is lost or changed when one is raised.

    code: the kind of error, the same for programs and for ever; also the id `error-CODE` of its sentence in the .ftl files.
    facts: what the sentence names: the option, the entry, the seat, where.
    rule: the number of the rule that forbids ("I19", "E23"), or "" if it is no matter of rules.
    """

    code: ClassVar[str]

    def __init__(self, rule: str = "", *, reason: str = "", **facts: Fact) -> None:
        """reason: for one code with many sentences (a refusal): the message is `error-CODE-REASON`."""
        super().__init__(rule, reason, facts)
        self.rule, self.reason, self.facts = rule, reason, facts

    @property
    def message(self) -> Message:
        """The sentence, in no language yet."""
        name = f"error-{self.code}-{self.reason}" if self.reason else f"error-{self.code}"
        return Message(name, {"rule": self.rule, **self.facts} if self.rule else dict(self.facts))

    def said(self, language: str) -> str:
        """The sentence in a language, with the rule's number."""
        text = say(language, self.message)
        return f"{text} ({self.rule})" if self.rule else text

    def __str__(self) -> str:
        return self.said("en")
