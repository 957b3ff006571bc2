"""What happens at a table, as it is stored: an append-only list of items. A table is what they add up to."""

from typing import Any

import msgspec

from speciate.server.clock import ClockRule

HOST = -4  # acts for whoever opened the table; seats are ints from 0, spectators and nature below


class Item(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """Base of everything that can happen at a table."""


class Opened(Item, tag="opened"):
    """The table is set up: which game, by which rules and options, for how many."""

    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    name: str
    public: bool
    clock: ClockRule = ClockRule()
    pack: dict[str, Any] | None = None  # components other than the usual ones, whole: the file may change later
    hints: bool = True  # whether players may ask a bot what it would do
    spectators: bool = True  # whether others may look on once the game has begun
    spectator_chat: bool = True  # whether those who look on may talk


class Sat(Item, tag="sat"):
    """Someone takes a seat; `agent` is `human` or the name of a bot. Without a colour it is the first that is free."""

    seat: int
    name: str
    agent: str
    colour: str = ""


class Stood(Item, tag="stood"):
    """A seat is free again; only before the game begins."""

    seat: int


class Coloured(Item, tag="coloured"):
    """A seat has another colour; only before the game begins."""

    seat: int
    colour: str


class Readied(Item, tag="readied"):
    seat: int
    ready: bool


class Began(Item, tag="began"):
    """All are ready: hands are dealt from here on."""


class Moved(Item, tag="moved"):
    """An entry of the record: a move of a seat or of nature."""

    seat: int
    move: str
    forced: bool = False
    note: str = ""


class Undone(Item, tag="undone"):
    """An entry of the record: back to position `to`; with `keep` only what the seat itself did since is undone."""

    seat: int
    to: int
    keep: bool = False


class Asked(Item, tag="asked"):
    """A seat, or the host, asks the table for something.

    To take back its last moves (`undo`), to hand a seat to a bot (`hand-over`), for a new token of a seat (`reissue`),
    to stop the clocks (`pause`).
    """

    seat: int
    what: str
    to: int = -1
    voters: list[int] = []  # whose yes it takes; of old tables not known, and then everyone's


class Answered(Item, tag="answered"):
    seat: int
    yes: bool


class Agreed(Item, tag="agreed"):
    """All who were asked have agreed to a new token for a seat: the host may have it."""

    seat: int


class Reissued(Item, tag="reissued"):
    """A seat, or the host, has a new token, and those before it are worth nothing."""

    seat: int


class TimeSkipped(Item, tag="rested"):
    """The server could not store anything from `since` to `until` (milliseconds): no clock ran meanwhile."""

    since: int
    until: int


class HandedOver(Item, tag="handed"):
    """A seat is played by `agent` from now on: a bot, or `human` again."""

    seat: int
    agent: str


class Said(Item, tag="said"):
    seat: int
    name: str
    text: str


class Suggested(Item, tag="suggested"):
    """A seat points at a move of the one whose turn it is; at none with an empty one."""

    seat: int
    move: str


class WebhookSet(Item, tag="hooked"):
    """A seat wants to be called at an address when it is its turn; nobody else is told."""

    seat: int
    url: str


class Paused(Item, tag="paused"):
    paused: bool


class Rematched(Item, tag="rematch"):
    """After the end a seat has opened another table for the same people."""

    seat: int
    table: str


class Closed(Item, tag="closed"):
    """Nothing more happens here."""


AnyItem = (
    Opened
    | Sat
    | Stood
    | Coloured
    | Readied
    | Began
    | Moved
    | Undone
    | Asked
    | Answered
    | Agreed
    | Reissued
    | TimeSkipped
    | HandedOver
    | Said
    | Suggested
    | WebhookSet
    | Paused
    | Rematched
    | Closed
)

#: After these, tokens of the seat are worth nothing any more.
REVOKING = (Stood, Reissued)

decode_item = msgspec.json.Decoder(AnyItem).decode
encode_item = msgspec.json.Encoder().encode
