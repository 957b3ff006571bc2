"""What clients ask for. Each command carries the client's own id: repeated, it is answered again, not done again."""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=60)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "pink"]
COLOURS: tuple[str, ...] = get_args(Colour)


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: CommandId
    n: Annotated[int, Meta(ge=0)] | None = None  # the number of the frame it came in, on a socket


class SeatBot(Command, tag="seat-bot"):
    """The host puts a bot on a free seat."""

    seat: Seat
    bot: Name


class Stand(Command, tag="stand"):
    """Gives one's seat back before the game begins."""


class Remove(Command, tag="remove"):
    """The host frees a seat before the game begins."""

    seat: Seat


class SetColour(Command, tag="colour"):
    """Another colour for one's seat before the game begins; one that nobody has."""

    colour: Colour


class SetReady(Command, tag="ready"):
    ready: bool = True


class Play(Command, tag="play"):
    """One or more moves of one's own, all or none: a card and its use belong together."""

    moves: Annotated[list[Code], Meta(min_length=1, max_length=8)]


class Undo(Command, tag="undo"):
    """Takes back one's last move if that is free; otherwise asks the others."""


class Vote(Command, tag="vote"):
    """Answers what another seat asked."""

    yes: bool


class HandOver(Command, tag="hand-over"):
    """Lets a bot play for oneself, or asks the others to let one play for a seat that is gone."""

    seat: Seat


class TakeBack(Command, tag="take-back"):
    """Sits down again where a bot has played meanwhile."""


class Chat(Command, tag="chat"):
    text: Text


class Suggest(Command, tag="suggest"):
    """In a co-operative game: points at a move of the one whose turn it is, for all to see; empty for none."""

    move: Annotated[str, Meta(max_length=60)]


class SetWebhook(Command, tag="webhook"):
    """Where to call when it is one's turn and one is away; empty for nowhere."""

    url: Annotated[str, Meta(max_length=500)] = ""


class Pause(Command, tag="pause"):
    """Stops the game, or lets it go on; with a clock the other players are asked before it stops."""

    paused: bool


class SkipTime(Command, tag="rest"):
    """The clocks did not run from `since` to `until`; from the server itself only, so it is none of AnyCommand."""

    since: int
    until: int


class Rematch(Command, tag="rematch"):
    """After the end: at this table, which the seat has opened, the same people can play again."""

    table: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Close(Command, tag="close"):
    """The host ends the table for good."""


AnyCommand = (
    SeatBot
    | Stand
    | Remove
    | SetColour
    | SetReady
    | Play
    | Undo
    | Vote
    | HandOver
    | TakeBack
    | Chat
    | Suggest
    | SetWebhook
    | Pause
    | Rematch
    | Close
)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a command: done, or refused with the reason, and the rule where there is one."""

    id: str
    ok: bool
    error: str = ""
    rule: str = ""
    key: str = ""
    args: dict[str, Any] = {}


decode_command = msgspec.json.Decoder(AnyCommand).decode
