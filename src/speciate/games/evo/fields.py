"""Every field of a table, declared once: how positions, views and digests write it, and what it means.

A field is hidden from others in `Table.hide`; what is impossible about the values together is in `possible.py`.
"""

from typing import Any, Final, final

from speciate.core.errors import UnreadableMove
from speciate.games.evo import fingerprint
from speciate.games.evo import state as at
from speciate.games.evo.cards import EFFECTS, TEXTS, UNKNOWN, card_text, parse_card
from speciate.games.evo.genes import CARD, GENES, MUTANT
from speciate.games.evo.island import TERRAINS
from speciate.games.evo.options import FACES
from speciate.games.evo.phases import births, movement, survival
from speciate.games.evo.rules import event_cards
from speciate.games.evo.rules.zones import ZONES, zone_of
from speciate.games.evo.state import NOWHERE, Player, Table, is_counted
from speciate.kit.auction import FREE, NO_BID
from speciate.kit.fields import Columns, Field, ForTheEye
from speciate.kit.forms import ByName, Code, Count, Flag, Form, Number, Numbers, Thing, Things, Word, named, one_of
from speciate.kit.mistakes import said
from speciate.kit.reading import Reader
from speciate.kit.shapes import Parts, Shape

MANY: Final = 999  # more than any count of the game
MOST_BONUS: Final = 40


# -- how things are written -----------------------------------------------------------------------


def parse_region(text: str, table: Table) -> int:
    names = table.setup.island.names
    if text not in names:
        raise UnreadableMove(said("evo:no-region", word=text))
    return names.index(text)


def region_names(table: Table) -> list[str]:
    return table.setup.island.names


def last_seat(table: Table) -> int:
    return table.seats - 1


CARDS: Final = Things(
    Code(lambda card, _: card_text(card), lambda text, _: parse_card(text), unknown=UNKNOWN, texts=TEXTS),
    bag=True,
)
GENE: Final = named("gene", GENES)
GENE_BAG: Final = Things(GENE, bag=True)
GENE_BAG.typescript = f"({one_of(GENES)})[]"
REGION: Final = Code(
    lambda region, table: region_names(table)[region],
    parse_region,
    none=NOWHERE,
    texts_at=lambda table: region_names(table),
)
REGIONS: Final = Things(REGION, bag=True)
COUNT: Final = Number(0, MANY)
BONUS: Final = ByName(EFFECTS, MOST_BONUS, -MOST_BONUS, sparse=True, as_tuple=True)
FLAG: Final = Flag()


@final
class Portrait(Form):
    """Counts by kind, the printed ones too; written as the list of the genes that were bought."""

    def __init__(self) -> None:
        self.typescript = GENE_BAG.typescript

    def write(self, value: Any, table: Any) -> object:
        counts: list[int] = value
        printed: list[int] = table.setup.printed
        if counts == printed:
            return []
        return [name for kind, name in enumerate(GENES) for _ in range(counts[kind] - printed[kind])]

    def read(self, reader: Reader, key: str, table: Any) -> object:
        counts: list[int] = table.setup.printed[:]
        bought: Any = GENE_BAG.read(reader, key, table)
        for gene in bought:
            counts[gene] += 1
        return counts

    def add(self, value: Any, row: list[int]) -> None:
        row += value


@final
class Fight(Field):
    """An attack that waits for the die, as one pair of regions."""

    def __init__(self, about: str) -> None:
        super().__init__("attacker", REGIONS, about, key="fight")
        self.names = ("attacker", "target")

    def write(self, data: dict[str, object], owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        names = table.setup.island.names
        data["fight"] = None if owner.attacker == NOWHERE else [names[owner.attacker], names[owner.target]]

    def read(self, reader: Reader, owner: Any, table: Any, view: bool) -> None:  # noqa: ARG002 (the contract of `Field`)
        if not reader.has("fight") or reader.data["fight"] is None:
            return
        pair: Any = Things(REGION).read(reader, "fight", table)
        if len(pair) == 2:
            owner.attacker, owner.target = pair
        else:
            reader.note("fight", "fight-pair")

    def add(self, owner: Any, row: list[int]) -> None:
        row += [owner.attacker, owner.target]

    def types(self, view: bool) -> list[tuple[str, str]]:  # noqa: ARG002 (the contract of `Field`)
        return [("fight", "[string, string] | null")]


LOTS: Final = (
    ("gene", "lots", Word(GENES)),
    ("bid", "bids", Number(0, MANY, NO_BID)),
    ("seat", "bidders", Number(0, last_seat, FREE)),
)


# -- a player -------------------------------------------------------------------------------------


def portrait(player: Player) -> dict[str, int]:
    return {name: player.genes[gene] for gene, name in enumerate(GENES) if gene != CARD}


def finish_player(reader: Reader, player: Player, table: Table) -> None:
    if not reader.has("discount") and table.phase == at.AUCTION:
        player.discount = player.genes[MUTANT]


PLAYER: Final[Shape] = Shape(
    "Player",
    lambda _: Player([], [], []),
    (
        Field("points", COUNT, "mutation points", default=lambda _, table: table.setup.points),
        Field(
            "spent",
            COUNT,
            "points paid for genes so far",
            default=lambda player, table: max(0, table.setup.points - player.points),
        ),
        Field("owed", COUNT, "event cards it is about to draw"),
        Field("discount", COUNT, "what its mutant genes take off the price in this auction"),
        Field("outbid", FLAG, "whether it has been outbid in this auction"),
        Field("dropped", FLAG, "whether it has dropped out of this auction"),
        Field(
            "genes",
            Portrait(),
            "the genes it has bought; what is printed on every portrait follows from the options",
            default=lambda _, table: table.setup.printed[:],
        ),
        Field("bonus", BONUS, "what event cards add this round, by effect"),
        Field("dinos", REGIONS, "the regions its dinos stand on"),
        Field("hand", CARDS, 'its event cards; "?" is one that is not seen'),
    ),
    for_the_eye=(
        ForTheEye(
            "portrait",
            f"Record<{one_of([name for gene, name in enumerate(GENES) if gene != CARD])}, number>",
            "how many genes of each kind it has, the printed ones too",
            lambda player, _, __: portrait(player),
            follows=("genes",),
        ),
    ),
    finish=finish_player,
    values=fingerprint.values_of_player,
)


# -- the table ------------------------------------------------------------------------------------


def is_ordering(table: Table) -> bool:
    """Whether the order of the round is not yet known."""
    return table.phase == at.SETUP or table.phase == at.INITIATIVE


def usual_cell(table: Table) -> int:
    """meteor.advance: the meteor counts the rounds."""
    advanced = table.phase == at.SETUP or is_counted(table)
    cell = table.setup.pack.meteor_start[table.seats] + table.round - (0 if advanced else 1)
    return max(0, min(cell, len(table.setup.cells) - 1))


def finish_table(reader: Reader, table: Table, _: object) -> None:
    """What follows from the rest, and what is left out: it is as when a turn, or a phase, begins."""
    table.owing = sum([player.owed for player in table.players])
    lay_dinos(reader, table)
    if not is_ordering(table) and len(table.order) != table.seats:
        reader.note("order", "order-all")
    elif len(set(table.order)) < len(table.order):
        reader.note("order", "order-twice")
    if reader.mistakes or table.asking:
        return
    if table.phase == at.MOVEMENT and not reader.has("steps"):
        table.steps = movement.most_steps(table.players[table.order[table.turn]])
    if table.phase == at.BIRTHS and not reader.has("births"):
        table.births = births.most_births(table, table.players[table.order[table.turn]])
    begins = table.phase == at.SURVIVAL and not reader.has("asking") and not reader.has("turn")
    if begins and [player for player in table.players if survival.doomed(table, player)]:
        event_cards.open_window(table)  # the climate has taken nobody: the phase is only just beginning


def lay_dinos(reader: Reader, table: Table) -> None:
    """move.one-each"""
    table.board = [at.EMPTY] * table.setup.island.size
    for seat, player in enumerate(table.players):
        for region in player.dinos:
            is_held = table.board[region] != at.EMPTY
            reader.when(is_held, "players", "two-dinos", region=table.setup.island.names[region])
            table.board[region] = seat


def zones(table: Table) -> dict[str, str]:
    temperate = table.setup.loop[table.climate]
    return {name: ZONES[zone_of(terrain, temperate)] for terrain, name in enumerate(TERRAINS)}


TABLE: Final[Shape] = Shape(
    "EvoView",
    lambda table: table,
    (
        Field("phase", Word(at.PHASES), "the phase of the round", default=lambda *_: at.MOVEMENT),
        Field("round", COUNT, "the rounds begun, this one too", default=lambda _, table: int(table.phase != at.SETUP)),
        Field(
            "climate",
            Number(0, lambda table: len(table.setup.loop) - 1),
            "the cell of the loop the climate pawn stands on",
            default=lambda _, table: table.setup.pack.start,
        ),
        Field(
            "meteor",
            Number(0, lambda table: len(table.setup.cells) - 1),
            "the cell of the track the meteor is on",
            default=lambda _, table: usual_cell(table),
        ),
        Field("die", Number(0, FACES), "the face the die shows since the last roll; 0 before the first"),
        Field("turn", Number(0, last_seat), "the place in the order of whoever acts"),
        Field("asking", FLAG, "whether the seats are asked for event cards, before the phase goes on"),
        Field("climate_played", FLAG, "whether a climate card was played this round"),
        Field("barren", FLAG, "whether an event card forbids births this round"),
        Field("steps", COUNT, "steps left to the seat that moves"),
        Fight("the attack that waits for the die: from and to"),
        Field("swimmer", Thing(REGION), "the dino that swims, its landing not yet chosen"),
        Field("births", COUNT, "newborns the seat at turn still has to place"),
        Field("lot", Number(0, last_seat, at.NO_LOT), "the lot a bidder has chosen, the amount not yet named"),
        Field("rebidder", Number(0, last_seat, at.NO_SEAT), "who was outbid and bids again before the next"),
        Field("undrawn", Number(0, lambda table: table.seats), "genes still to be drawn for the auction"),
        Field("gifts", COUNT, "genes an event card gives the seat at turn"),
        Field(
            "order",
            Numbers(0, last_seat),
            "the seats in this round's order, as far as it is known",
            default=lambda _, table: [] if is_ordering(table) else list(range(table.seats)),
        ),
        Field("young", REGIONS, "where the seat at turn has placed newborns"),
        Columns("lots", LOTS, "the genes laid out for the auction, each with its bid and who made it"),
        Field("pile", CARDS, "event cards to draw, in no order", seen=Count(UNKNOWN, MANY)),
        Field("discards", CARDS, "event cards played"),
        Field("bag", GENE_BAG, "genes in the bag"),
        Field("gone", GENE_BAG, "card genes out of the game"),
        Parts("players", PLAYER, "the players, by seat", counted=False),
    ),
    derived=("board", "owing"),
    for_the_eye=(
        ForTheEye(
            "island",
            "{ q: number; r: number; regions: string }[]",
            "the columns of the island, as packs write them",
            lambda table, _, __: table.setup.island.columns,
            follows=(),
        ),
        ForTheEye(
            "loop",
            f"({one_of(TERRAINS)})[]",
            "the terrains of the climate loop",
            lambda table, _, __: [TERRAINS[terrain] for terrain in table.setup.loop],
            follows=(),
        ),
        ForTheEye(
            "track",
            "number[][]",
            "the cells of the meteor's way, each with the faces that end the game there",
            lambda table, _, __: table.setup.cells,
            follows=(),
        ),
        ForTheEye(
            "zones",
            f"Record<{one_of(TERRAINS)}, {one_of(ZONES)}>",
            "what each terrain means in the present climate",
            lambda table, _, __: zones(table),
            follows=("climate",),
        ),
    ),
    finish=finish_table,
)
