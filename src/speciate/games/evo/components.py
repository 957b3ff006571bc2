"""Reads and checks a pack: half-boards, climate, meteor, genes and event cards.

A pack may be typed in by the owner of a box, so everything wrong about it is listed at once.
"""

from typing import Final

from speciate.core.errors import SpeciateError
from speciate.core.game import Pack
from speciate.games.evo.cards import parse_card
from speciate.games.evo.forecast import Forecast
from speciate.games.evo.genes import GENE_KINDS
from speciate.games.evo.island import BEACH, LETTERS, TERRAINS, Island
from speciate.games.evo.options import FACES, FEWEST, MOST
from speciate.games.evo.regions import MOST_COLUMNS, MOST_ROWS
from speciate.kit import packs
from speciate.kit.hexes import Hex, is_connected, reached
from speciate.kit.reading import Reader

TABLES: Final = ("halves", "boards", "climate", "meteor", "genes", "events")
HALVES: Final = ("A", "B", "C", "D")
SIDES: Final = (("A", "B"), ("C", "D"))  # of the two half-boards
BOARDS: Final = {"3": 3, "4-large-small": 4, "4-two-medium": 4, "5": 5}  # the players each is for

# printed in the rulebook
EVENT_CARDS: Final = 26
BLANK_CARDS: Final = 2  # in the box too, for cards of one's own

MOST_CELLS: Final = 40
MOST_GENES: Final = 30  # of a kind
MOST_EVENTS: Final = 255  # in all: what a byte of an observation counts
FARTHEST_HEX: Final = 12


class Half:
    """One half-board as it was written."""

    def __init__(self) -> None:
        self.terrains: dict[Hex, int] = {}
        self.stars: list[Hex] = []


class EvoPack(Pack):
    def __init__(self, name: str, data: dict[str, object]) -> None:
        super().__init__(name, data)
        self.islands: dict[str, Island] = {}
        self.loop: list[int] = []  # terrains
        self.start = 0
        self.die: list[int] = []  # by face - 1
        self.meteor_start: dict[int, int] = {}
        self.cells: list[list[int]] = []
        self.genes: list[int] = []  # every gene, sorted
        self.events: list[int] = []  # every card, sorted
        self._forecast: Forecast | None = None

    def forecast(self) -> Forecast:
        """Worked out when it is first asked for: by then the pack is known to be right."""
        if self._forecast is None:
            self._forecast = Forecast(self.loop, self.die, self.cells)
        return self._forecast


def read(top: Reader) -> EvoPack:
    pack = EvoPack(packs.read_about(top, "evo", TABLES), dict(top.data))
    read_boards(top, pack)
    read_climate(top.reader("climate"), pack)
    read_meteor(top.reader("meteor"), pack)
    read_genes(top.reader("genes"), pack)
    read_events(top, pack)
    pack.tables = {
        "halves": {board: (island.cells, island.terrains, island.stars) for board, island in pack.islands.items()},
        "climate": (pack.loop, pack.start, pack.die),
        "meteor": (pack.cells, pack.meteor_start),
        "genes": pack.genes,
        "events": pack.events,
    }
    return pack


# -- the island -----------------------------------------------------------------------------------


def read_boards(top: Reader, pack: EvoPack) -> None:
    """setup.board: four halves, and the two that make each island."""
    table = top.reader("halves")
    halves = {name: read_half(table.reader(name)) for name in HALVES}
    boards = top.reader("boards")
    for board, players in BOARDS.items():
        names = boards.words(board)
        if len(names) != 2 or [name for name in names if name not in HALVES]:
            boards.note(board, "two-halves", halves=", ".join(HALVES))
            continue
        if [names for sides in SIDES if names[0] in sides and names[1] in sides]:
            boards.note(board, "two-sides", one=names[0], other=names[1])
            continue
        island = lay_together(boards, board, halves[names[0]], halves[names[1]])
        if island is not None:
            check_island(boards, board, players, island)
            pack.islands[board] = island


def read_half(reader: Reader) -> Half:
    half = Half()
    for column in reader.readers("columns"):
        q = column.integer("q", -FARTHEST_HEX, FARTHEST_HEX)
        r = column.integer("r", -FARTHEST_HEX, FARTHEST_HEX)
        for row, sign in enumerate(column.word("regions").split()):
            cell = (q, r + row)
            if sign.removesuffix("*") not in list(LETTERS):
                column.note("regions", "no-region", sign=sign, letters=" ".join(LETTERS))
                continue
            if cell in half.terrains:
                column.note("regions", "region-twice", q=q, r=r + row)
            half.terrains[cell] = LETTERS.index(sign[0])
            if sign.endswith("*"):
                half.stars.append(cell)
    if not half.terrains:
        reader.note("columns", "no-regions")
    return half


def lay_together(reader: Reader, board: str, west: Half, east: Half) -> Island | None:
    overlap = [cell for cell in west.terrains if cell in east.terrains]
    if overlap:
        q, r = overlap[0]
        reader.note(board, "overlap", q=q, r=r)
        return None
    terrains = {**west.terrains, **east.terrains}
    cells = sorted(terrains)
    columns = sorted({q for q, _ in cells})
    tallest = max([len([cell for cell in cells if cell[0] == q]) for q in columns], default=0)
    if not cells or len(columns) > MOST_COLUMNS or tallest > MOST_ROWS:
        reader.note(board, "too-large", columns=MOST_COLUMNS, rows=MOST_ROWS)
        return None
    stars = sorted([cells.index(star) for star in west.stars + east.stars])
    return Island(cells, [terrains[cell] for cell in cells], stars, write_columns(cells, terrains, stars))


def write_columns(cells: list[Hex], terrains: dict[Hex, int], stars: list[int]) -> list[dict[str, object]]:
    """The island in the form of the pack, from west to east: what a screen draws it from."""
    signs: list[list[str]] = []
    starts: list[Hex] = []
    last: Hex = (-999, 0)
    for region, cell in enumerate(cells):
        if cell != (last[0], last[1] + 1):
            starts.append(cell)
            signs.append([])
        signs[-1].append(LETTERS[terrains[cell]] + ("*" if region in stars else ""))
        last = cell
    return [{"q": start[0], "r": start[1], "regions": " ".join(row)} for start, row in zip(starts, signs, strict=True)]


def check_island(reader: Reader, board: str, players: int, island: Island) -> None:
    """setup.board: in one piece, with a starred beach on the coast for each player."""
    if not is_connected(island.adjacent):
        mainland = reached(island.adjacent, 0, island.size)
        apart = [region for region in range(island.size) if region not in mainland]
        reader.note(board, "not-connected", apart=place(island, apart[0]), region=place(island, 0))
    if len(island.stars) != players:
        reader.note(board, "stars", stars=len(island.stars), players=players)
    for star in island.stars:
        where = place(island, star)
        if island.terrains[star] != BEACH:
            reader.note(board, "star-off-beach", region=where, terrain=TERRAINS[island.terrains[star]])
        if not island.coast[star]:
            reader.note(board, "star-inland", region=where)


def place(island: Island, region: int) -> str:
    """A region by its name on the island, and where the pack has it."""
    q, r = island.cells[region]
    return f"{island.names[region]} (q {q}, r {r})"


# -- tracks ---------------------------------------------------------------------------------------


def read_climate(reader: Reader, pack: EvoPack) -> None:
    """climate.loop, climate.roll, setup.climate"""
    for word in reader.words("loop"):
        if word in TERRAINS:
            pack.loop.append(TERRAINS.index(word))
        else:
            reader.note("loop", "no-terrain", word=word, terrains=", ".join(TERRAINS))
    steps = [abs(pack.loop[i] - pack.loop[i - 1]) for i in range(len(pack.loop))]
    if len(pack.loop) < 2:
        reader.note("loop", "loop-short", cells=len(pack.loop))
    elif [step for step in steps if step != 1]:
        reader.note("loop", "loop-jumps")
    pack.start = reader.integer("start", 0, max(0, len(pack.loop) - 1))
    pack.die = reader.numbers("die", -2, 2)
    if len(pack.die) != FACES:
        reader.note("die", "faces", count=len(pack.die), faces=FACES)


def read_meteor(reader: Reader, pack: EvoPack) -> None:
    """setup.meteor, meteor.roll, meteor.last"""
    for row in reader.items("cells"):
        faces = Reader({"cells": row}, reader.path, reader.mistakes)
        pack.cells.append(sorted(faces.numbers("cells", 1, FACES)))
    if not 2 <= len(pack.cells) <= MOST_CELLS:
        reader.note("cells", "cells", count=len(pack.cells), most=MOST_CELLS)
    start = reader.reader("start")
    for players in range(FEWEST, MOST + 1):
        pack.meteor_start[players] = start.integer(str(players), 0, max(0, len(pack.cells) - 2))


# -- genes and cards --------------------------------------------------------------------------------


def read_genes(reader: Reader, pack: EvoPack) -> None:
    """setup.genes: as many of each as the rulebook lists, or as many as somebody would rather have."""
    for row in GENE_KINDS:
        count = reader.integer(row.name, 0, MOST_GENES, 0)
        reader.depart(count != row.count, row.name, "genes", count=count, genes=row.count)
        pack.genes += [row.number] * count


def read_events(top: Reader, pack: EvoPack) -> None:
    """setup.cards: any cards of known effects; in the box are 26 of them, and two blank ones."""
    unreadable = 0
    for entry in top.readers("events"):
        text = entry.word("card")
        count = entry.integer("count", 0, MOST_EVENTS)
        entry.word("source", packs.PROVENANCE)
        try:
            pack.events += [parse_card(text)] * count
        except SpeciateError as error:
            entry.refuse("card", error)
            unreadable += count
    pack.events.sort()
    cards = len(pack.events) + unreadable
    is_printed = EVENT_CARDS <= cards <= EVENT_CARDS + BLANK_CARDS
    top.depart(not is_printed, "events", "cards", count=cards, cards=EVENT_CARDS, blank=BLANK_CARDS)
    top.when(cards > MOST_EVENTS, "events", "many-cards", count=cards, most=MOST_EVENTS)


PACKS: Final[packs.Packs[EvoPack]] = packs.Packs("evo", __file__, read)
