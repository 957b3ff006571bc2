"""Evo in numbers: the island as planes, what a view looks like as bytes, and which moves there are."""

from collections.abc import Mapping
from typing import Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from speciate.core.encoding import MOST, count, put
from speciate.core.moves import MoveKind, pack
from speciate.games.evo import moves
from speciate.games.evo.cards import CARD_CODES, EFFECTS, STRIKE_CARD, TEXTS, UNKNOWN, is_aimed
from speciate.games.evo.fields import MOST_BONUS
from speciate.games.evo.genes import CARD, GENE_KINDS, GENES
from speciate.games.evo.island import TERRAINS, Island
from speciate.games.evo.options import FACES, Setup
from speciate.games.evo.rules.zones import ZONES, zone_of
from speciate.games.evo.state import NO_LOT, NOWHERE, PHASES, Player, Table
from speciate.kit.encodings import TableEncoding
from speciate.kit.tables import GameState

#: Bids are 0 up to one below this; nothing limits what a player can own.
BOUNDS: Final = {"amount": 100}

NUMBERS: Final = (
    "round", "die", "asking", "climate card played", "barren", "steps", "births", "undrawn genes", "gifts",
    "event cards to draw", "card genes gone",
)  # fmt: skip
OF_A_SEAT: Final = ("points", "spent", "cards", "discount", "outbid", "dropped", "dinos")
PORTRAIT: Final = tuple([name for gene, name in enumerate(GENES) if gene != CARD])
OF_A_LOT: Final = ("chosen", "bid made", "bid")
MARKS: Final = ("attacker", "target", "swimmer", "newborn")


@final
class EvoEncoding(TableEncoding):
    def __init__(self, setup: Setup, bounds: Mapping[str, int]) -> None:
        super().__init__(moves.CODEC, setup.seats, moves.OF_CHANCE, BOUNDS, bounds)
        self.setup = setup
        self.kinds_of_cards = sorted(set(setup.pack.events))
        self.places = [-1] * CARD_CODES  # of a card in the parts that have one number a card
        for place, card in enumerate(self.kinds_of_cards):
            self.places[card] = place
        codes = setup.island.codes
        self.domains["region"] = codes
        self.domains["dino"] = codes
        self.domains["card"] = self.kinds_of_cards
        self.domains["lot"] = list(range(setup.seats))
        self.domains["amount"] = list(range(self.bounds["amount"]))
        self.domains["gene"] = list(range(len(GENES)))
        self.lay_out(setup, [TEXTS[card] for card in self.kinds_of_cards])
        self.lay_island(setup.island)

    def moves(self, kind: MoveKind) -> list[int]:
        """A step goes to a neighbour, a card is aimed at another or not at all, and only coasts are swum from."""
        island = self.setup.island
        if kind.number == moves.MOVE:
            return [moves.MOVE | way for ways in island.ways for way in ways]
        if kind.number == moves.PLAY:
            plain = [card for card in self.kinds_of_cards if not is_aimed(card) and card != STRIKE_CARD]
            return [pack(moves.PLAY, card) for card in plain]
        if kind.number == moves.AIM:
            aimed = [card for card in self.kinds_of_cards if is_aimed(card)]
            return [pack(moves.AIM, card, other) for card in aimed for other in range(1, self.seats)]
        if kind.number == moves.SWIM or kind.number == moves.LAND:
            return [pack(kind.number, code) for at, code in enumerate(island.codes) if island.coast[at]]
        return super().moves(kind)

    def lay_out(self, setup: Setup, cards: list[str]) -> None:
        add, choose = self.layout.add, self.layout.choose
        seats = self.around
        counts = [setup.pack.events.count(card) for card in self.kinds_of_cards]
        loop = [f"{cell} {TERRAINS[terrain]}" for cell, terrain in enumerate(setup.loop)]
        self.phase_at: i64 = choose("phase", "the phase of the round", PHASES)
        self.climate_at: i64 = choose("climate", "the cell of the loop the climate pawn stands on", loop)
        cells = [f"cell {cell}" for cell in range(len(setup.cells))]
        self.meteor_at: i64 = choose("meteor", "the cell of the track the meteor is on", cells)
        dinos, genes = setup.dinos, len(setup.pack.genes)
        highs = [MOST, FACES, 1, 1, 1, MOST, dinos, setup.seats, genes, len(setup.pack.events), genes]
        self.numbers_at: i64 = add("table", "numbers of the table", NUMBERS, highs)
        order = [f"place {place}" for place in range(setup.seats)]
        self.order_at: i64 = choose("order", "the order of the round, as far as it is known", seats, (order,))
        self.turn_at: i64 = choose("turn", "the place in the order of whoever acts", order)
        self.rebidder_at: i64 = choose("rebidder", "who was outbid and bids again before the next", seats)
        highs = [MOST, MOST, len(setup.pack.events), MOST, 1, 1, dinos]
        self.seats_at: i64 = add("seats", "what all know of each seat", OF_A_SEAT, highs, (seats,))
        bag = [setup.pack.genes.count(row.number) for row in GENE_KINDS]
        most = [bag[row.number] + setup.printed[row.number] for row in GENE_KINDS if row.number != CARD]
        self.portrait_at: i64 = add("portrait", "its genes, the printed ones too", PORTRAIT, most, (seats,))
        about = "what event cards add this round"
        self.bonus_at: i64 = add("bonus", about, EFFECTS, 2 * MOST_BONUS, (seats,), zero=MOST_BONUS)
        lots = [f"lot {lot}" for lot in range(setup.seats)]
        highs = [1, 1, MOST]
        self.lots_at: i64 = add("lots", "the bids of the auction", OF_A_LOT, highs, (lots,))
        self.lot_genes_at: i64 = choose("lot genes", "the genes laid out for the auction", GENES, (lots,))
        self.bidders_at: i64 = choose("bidders", "who made the bid", seats, (lots,))
        self.bag_at: i64 = add("bag", "genes in the bag", GENES, bag)
        self.hand_at: i64 = add("hand", "one's own event cards", cards, counts)
        self.discards_at: i64 = add("discards", "event cards played", cards, counts)

    def lay_island(self, island: Island) -> None:
        """Axial coordinates: a row is r, a column is q, so that neighbours are neighbours in a 3 by 3 window too."""
        west, north = min([q for q, _ in island.cells]), min([r for _, r in island.cells])
        width = max([q for q, _ in island.cells]) - west + 1
        height = max([r for _, r in island.cells]) - north + 1
        owners = [f"dino of {name}" for name in self.around]
        planes = [*TERRAINS, "coast", "star", *ZONES, *owners, *MARKS]
        rows = [f"r {north + row}" for row in range(height)]
        columns = [f"q {west + column}" for column in range(width)]
        self.island_at: i64 = self.layout.add("island", "the island as planes", planes, 1, (rows, columns))
        self.cells = [
            self.island_at + ((r - north) * width + q - west) * len(planes) for q, r in island.cells
        ]  # where the numbers of a region begin
        self.zones_from: i64 = len(TERRAINS) + 2
        self.dinos_from: i64 = self.zones_from + len(ZONES)
        self.marks_from: i64 = self.dinos_from + self.seats
        blank = bytearray(self.layout.size)
        for region, at in enumerate(self.cells):
            blank[at + island.terrains[region]] = 1
            blank[at + len(TERRAINS)] = 1 if island.coast[region] else 0
            blank[at + len(TERRAINS) + 1] = 1 if region in island.stars else 0
        for bonus in range(self.seats * len(EFFECTS)):
            blank[self.bonus_at + bonus] = MOST_BONUS
        self.blank = bytes(blank)

    def fill_seen(self, source: GameState, me: i64, out: BytesWriter, at: i64) -> None:
        table = cast(Table, source)
        put(out, at + self.phase_at + table.phase, 1)
        put(out, at + self.climate_at + table.climate, 1)
        put(out, at + self.meteor_at + table.meteor, 1)
        self.fill_numbers(table, out, at + self.numbers_at)
        for place, seat in enumerate(table.order):
            self.point(out, at + self.order_at + place * self.count, seat, me)
        put(out, at + self.turn_at + table.turn, 1)
        self.point(out, at + self.rebidder_at, table.rebidder, me)
        for seat, player in enumerate(table.players):
            self.fill_seat(player, self.place(seat, me), out, at)
        self.fill_lots(table, me, out, at)
        for gene in table.bag:
            count(out, at + self.bag_at + gene)
        if me >= 0:
            self.fill_cards(table.players[me].hand, out, at + self.hand_at)
        self.fill_cards(table.discards, out, at + self.discards_at)
        self.fill_island(table, me, out, at)

    def fill_numbers(self, table: Table, out: BytesWriter, at: i64) -> None:
        put(out, at, table.round)
        put(out, at + 1, table.die)
        put(out, at + 2, 1 if table.asking else 0)
        put(out, at + 3, 1 if table.climate_played else 0)
        put(out, at + 4, 1 if table.barren else 0)
        put(out, at + 5, table.steps)
        put(out, at + 6, table.births, self.setup.dinos)
        put(out, at + 7, table.undrawn)
        put(out, at + 8, table.gifts)
        put(out, at + 9, len(table.pile))
        put(out, at + 10, len(table.gone))

    def fill_seat(self, player: Player, place: i64, out: BytesWriter, at: i64) -> None:
        to = at + self.seats_at + place * len(OF_A_SEAT)
        put(out, to, player.points)
        put(out, to + 1, player.spent)
        put(out, to + 2, len(player.hand))
        put(out, to + 3, player.discount)
        put(out, to + 4, 1 if player.outbid else 0)
        put(out, to + 5, 1 if player.dropped else 0)
        put(out, to + 6, len(player.dinos))
        to = at + self.portrait_at + place * len(PORTRAIT)
        for gene in range(len(PORTRAIT)):
            put(out, to + gene, player.genes[gene])
        to = at + self.bonus_at + place * len(EFFECTS)
        for effect, added in enumerate(player.bonus):
            if added != 0:
                bonus: i64 = max(0, min(added + MOST_BONUS, 2 * MOST_BONUS))
                out[to + effect] = u8(bonus)

    def fill_lots(self, table: Table, me: i64, out: BytesWriter, at: i64) -> None:
        for lot, gene in enumerate(table.lots):
            put(out, at + self.lot_genes_at + lot * len(GENES) + gene, 1)
            bidder: i64 = table.bidders[lot]
            if bidder >= 0:
                put(out, at + self.lots_at + lot * len(OF_A_LOT) + 1, 1)
                put(out, at + self.lots_at + lot * len(OF_A_LOT) + 2, table.bids[lot])
                self.point(out, at + self.bidders_at + lot * self.count, bidder, me)
        if table.lot != NO_LOT:
            put(out, at + self.lots_at + table.lot * len(OF_A_LOT), 1)

    def fill_cards(self, cards: list[int], out: BytesWriter, at: i64) -> None:
        for card in cards:
            if card != UNKNOWN:
                count(out, at + self.places[card])

    def fill_island(self, table: Table, me: i64, out: BytesWriter, at: i64) -> None:
        temperate: i64 = self.setup.loop[table.climate]
        terrains = self.setup.island.terrains
        zones = at + self.zones_from
        for region, cell in enumerate(self.cells):
            put(out, zones + cell + zone_of(terrains[region], temperate), 1)
        for seat, player in enumerate(table.players):
            to = at + self.dinos_from + self.place(seat, me)
            for region in player.dinos:
                put(out, to + self.cells[region], 1)
        self.mark(table.attacker, 0, out, at)
        self.mark(table.target, 1, out, at)
        self.mark(table.swimmer, 2, out, at)
        for region in table.young:
            self.mark(region, 3, out, at)

    def mark(self, region: i64, which: i64, out: BytesWriter, at: i64) -> None:
        if region != NOWHERE:
            put(out, at + self.marks_from + self.cells[region] + which, 1)
