"""The bytes of a frame (RFC 6455), as nearly all of them are: whole, of text, a few kilobytes at the most."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a whole frame of text
MASKED: Final = 0x80  # of the second byte: a client's frames are
MASK: Final = 4  # bytes


def header(length: int) -> bytes:
    """Of a whole frame of text from a server."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65_536:
        return b"%c%c%b" % (TEXT, 126, length.to_bytes(2))
    return b"%c%c%b" % (TEXT, 127, length.to_bytes(8))


def unmasked(data: bytes, start: int) -> bytes:
    """The payload that begins there; its mask stands before it."""
    return apply_mask(data[start:], data[start - MASK : start])


def payload_start(data: bytes) -> int:
    """Where the payload begins in the bytes of one whole frame of a client, of any kind; 0 in any others."""
    if len(data) < 2 + MASK or data[1] < MASKED:
        return 0
    length, start = data[1] - MASKED, 2 + MASK
    if length == 126:
        length, start = int.from_bytes(data[2:4]), 4 + MASK
    return start if length != 127 and len(data) == start + length else 0
