"""Every move: how it is packed into an int, and how it is written."""

from typing import Final

from mypy_extensions import i64

from speciate.core.moves import A, ArgType, B, C, Choice, Codec
from speciate.games.evolutopia import names

# nature
FIRST: Final = 0
NUISANCE: Final = 1
TILE: Final = 2
EXPERT: Final = 3
CRISIS: Final = 4
PLAN: Final = 5
ROLE: Final = 6
# a turn
ACT: Final = 7
MANAGE: Final = 8
PLAY: Final = 9
USE: Final = 10
COPY: Final = 11
END: Final = 12
# evolutions
STUDY: Final = 13
ASIDE: Final = 14
LEAVE: Final = 15
BURY: Final = 16
UNDER: Final = 17
START: Final = 18
SCRAP: Final = 19
OPEN: Final = 20
BUILD: Final = 21
# experts
RESCUE: Final = 22
DISMISS: Final = 23
DRAW: Final = 24
PLACE: Final = 25
FETCH: Final = 26
ASSIGN: Final = 27
TRAIN: Final = 28
SUMMON: Final = 29
MOVE: Final = 30
VACATE: Final = 31
# crises
KEEP: Final = 32
OPTION: Final = 33
DISCARD: Final = 34
BLOCK: Final = 35
UNBLOCK: Final = 36
BOOST: Final = 37
ATOP: Final = 38
BENEATH: Final = 39
PICK: Final = 40
DONE: Final = 41


def move(kind: i64, a: i64, b: i64 = 0, c: i64 = 0) -> i64:
    """As `core.moves.pack`, but without a call out of the game's library: one is made for every move that is listed.

    A move without arguments is its kind.
    """
    return kind | a << A | b << B | c << C


CODE: Final = r"[a-z][a-z0-9]*"  # of a tile or card by its number in the pack: `e07`

# how the arguments of moves and announcements are written, by the names of their types
TYPES: Final[dict[str, ArgType]] = {
    one.name: one
    for one in (
        ArgType("seat"),
        ArgType("number"),
        Choice("action", list(names.ACTIONS)),
        Choice("expert", list(names.EXPERTS)),
        Choice("indicator", list(names.INDICATORS)),
        Choice("side", list(names.SIDES)),
        Choice("tile", list(names.TILE_NAMES), CODE),
        Choice("nuisance", list(names.NUISANCE_NAMES), CODE),
        Choice("crisis", list(names.CRISIS_NAMES), CODE),
        Choice("plan", list(names.PLAN_NAMES), CODE),
        Choice("role", list(names.ROLE_NAMES), CODE),
        Choice("place", list(names.PLACE_NAMES), CODE),
        Choice("square", list(names.SQUARE_NAMES), CODE),
    )
}

CODEC: Final[Codec] = Codec(
    {
        FIRST: "first {seat:seat}",
        NUISANCE: "nuisance {nuisance:nuisance}.{side:side}",
        TILE: "tile {tile:tile}",
        EXPERT: "expert {kind:expert}",
        CRISIS: "crisis {crisis:crisis}",
        PLAN: "plan {plan:plan}",
        ROLE: "role {role:role}",
        ACT: "act {action:action}",
        MANAGE: "manage",
        PLAY: "play {plan:plan}",
        USE: "use {role:role}",
        COPY: "copy {role:role}",
        END: "end",
        STUDY: "study",
        ASIDE: "aside",
        LEAVE: "leave",
        BURY: "bury {tile:tile}",
        UNDER: "under",
        START: "start {tile:tile}",
        SCRAP: "scrap {tile:tile}",
        OPEN: "open {tile:tile}",
        BUILD: "build {square:square}",
        RESCUE: "rescue {kind:expert}",
        DISMISS: "dismiss {kind:expert}",
        DRAW: "draw",
        PLACE: "place",
        FETCH: "fetch {kind:expert}",
        ASSIGN: "assign {kind:expert} {place:place}",
        TRAIN: "train {kind:expert} {place:place} {as:expert}",
        SUMMON: "summon {kind:expert} {place:place}",
        MOVE: "move {kind:expert} {place:place} {to:place}",
        VACATE: "vacate {tile:tile}",
        KEEP: "keep {crisis:crisis}",
        OPTION: "option {option:number}",
        DISCARD: "discard {seat:seat} {plan:plan}",
        BLOCK: "block {action:action}",
        UNBLOCK: "unblock {action:action}",
        BOOST: "boost {indicator:indicator}",
        ATOP: "atop {crisis:crisis}",
        BENEATH: "beneath {crisis:crisis}",
        PICK: "pick {role:role}",
        DONE: "done",
    },
    list(TYPES.values()),
)
