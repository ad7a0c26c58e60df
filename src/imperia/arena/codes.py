"""Action codes as a short text: seven bits a byte, the low ones first, compressed."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence


def packed(codes: Sequence[int]) -> str:
    """The text of these codes."""
    data = bytearray()
    for code in codes:
        while code > 127:
            data.append(code & 127 | 128)
            code >>= 7
        data.append(code)
    return base64.b85encode(zlib.compress(bytes(data), 9)).decode()


def unpacked(text: str) -> tuple[int, ...]:
    """The codes in a text. Raises ValueError."""
    codes, code, shift = [], 0, 0
    try:
        data = zlib.decompress(base64.b85decode(text))
    except zlib.error as error:
        raise ValueError(str(error)) from error
    for byte in data:
        code |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            codes.append(code)
            code = shift = 0
    return tuple(codes)
