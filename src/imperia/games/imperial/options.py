"""The options of Imperial, named after the rules that they switch."""

from __future__ import annotations

from typing import Literal

import msgspec

ACE_CAPTURE = ("led", "led_king_queen", "any")


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """All options, each with its default.

    pay_all: I14, I15: a red for every further sequence or quartet of the winner of the class.
    declare_by_hand: I12: the players name their best themselves.
    ace_capture: I22: which captures of the ace bring a red.
    """

    pay_all: bool = False
    declare_by_hand: bool = False
    ace_capture: Literal["led", "led_king_queen", "any"] = "led"
