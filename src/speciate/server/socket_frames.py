"""What a client sends on a socket, and in which order it counts."""

from sys import getsizeof
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from speciate.core.errors import SpeciateError
from speciate.frames import Inbox
from speciate.server.commands import CommandId

PROTOCOL = 1
MAX_FRAME = 16 * 1024
END_FRAME = 4 * MAX_FRAME  # a longer one ends the line before it is read
EARLY = 4 * MAX_FRAME  # bytes that may wait on a line for a frame before them
PING = '{"ping":1}'  # a browser cannot see the pings of the socket itself


class Unreadable(SpeciateError):
    """A frame that is no command."""


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first frame of a client: who it is, and how much it has heard already."""

    protocol: Annotated[int, Meta(ge=1)]
    token: str = ""
    since: Annotated[int, Meta(ge=0)] = 0
    guest: Annotated[str, Meta(max_length=64)] = ""  # a word of one's own, for who has no token
    shown: Annotated[int, Meta(ge=0)] | None = None  # scenes are wanted, of what came after this version
    n: Annotated[int, Meta(ge=0)] | None = None


class Outline(msgspec.Struct):
    """All that is read of a frame before its turn, or of one that is no command."""

    n: Annotated[int, Meta(ge=0)] | None = None
    id: CommandId | None = None


def encode(data: dict[str, Any]) -> bytes:
    return msgspec.json.encode(data)


def outline(frame: str) -> Outline:
    try:
        return msgspec.json.decode(frame, type=Outline)
    except (msgspec.MsgspecError, RecursionError):
        return Outline()


class Frames:
    """What a client sends, in the order it was sent if it numbers its frames, else as it comes."""

    __slots__ = ("_inbox",)

    def __init__(self) -> None:
        self._inbox: Inbox[str] = Inbox(0, EARLY)

    def take(self, frame: str) -> list[str]:
        """Those whose turn has come with this one; FrameMissing."""
        number = outline(frame).n  # of one that is too long too: those after it would wait for it
        return [frame] if number is None else self._inbox.take(number, frame, getsizeof(frame))
