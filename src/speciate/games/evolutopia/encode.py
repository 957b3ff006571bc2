"""Evolutopia in numbers: what a view looks like as bytes, and which moves there are.

Everything lies open here, so a tile or card has one row that says where it is.
"""

from collections.abc import Mapping
from typing import Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from speciate.core.encoding import MOST, count, put
from speciate.core.moves import MoveKind, pack
from speciate.games.evolutopia import moves, names, steps
from speciate.games.evolutopia.flow import NAMES as STEPS
from speciate.games.evolutopia.names import EXPERTS, INDICATORS, KINDS, NONE
from speciate.games.evolutopia.options import Setup
from speciate.games.evolutopia.rules import effects
from speciate.games.evolutopia.rules.experts import kind_of_expert, of_kind, role_of_expert
from speciate.games.evolutopia.state import EMPTY, NUISANCE, PICK, RESULTS, START_TILE, Player, Table
from speciate.kit.encodings import TableEncoding
from speciate.kit.tables import GameState

OF_CHANCE: Final = (
    moves.FIRST, moves.NUISANCE, moves.TILE, moves.EXPERT, moves.CRISIS, moves.PLAN, moves.ROLE,
)  # fmt: skip

NUMBERS: Final = (
    "turns", "cycles", "crisis pawn", "role used", "anywhere", "asides", "assigned", "may assign", "any kind",
    "remedy", "to lose", "to block", "effects to come",
)  # fmt: skip
ACTED: Final = (*names.ACTIONS, "manage")
# where a tile or card is; a pile's known cards by their place, the next one 1
OF_A_TILE: Final = ("unseen", "shows", "study", "site", "aside", "to place", "under the pile")
OF_A_CRISIS: Final = ("unseen", "current", "offered", "on the pile", "under the pile")
OF_A_PLAN: Final = ("unseen", "under the pile")
OF_A_ROLE: Final = ("unseen", "offered", "under the pile")
OF_A_SEAT: Final = ("uses of a role", "silent")
POOLS: Final = ("zone", "bag", "aside")
#: An expert by its kind and by what it counts as.
PAIRS: Final = tuple([one if one == other else f"{one} as {other}" for one in EXPERTS for other in EXPERTS])
GROUND: Final = ("start", *names.NUISANCE_NAMES, "back side", *names.TILE_NAMES)
BACK: Final = 1 + names.NUISANCES
BUILT: Final = BACK + 1


@final
class EvolutopiaEncoding(TableEncoding):
    def __init__(self, setup: Setup, bounds: Mapping[str, int]) -> None:
        super().__init__(moves.CODEC, setup.seats, OF_CHANCE, {}, bounds)
        options = max([len(options) for options in setup.crisis_options])
        self.domains["number"] = list(range(1, options + 1))
        for name, arg_type in moves.TYPES.items():
            known: object = getattr(arg_type, "names", None)
            if isinstance(known, list):
                self.domains[name] = list(range(len(known)))
        self.lay_out(setup)

    def moves(self, kind: MoveKind) -> list[int]:
        """Nobody moves to where they are, and nobody is trained as what they are."""
        found = super().moves(kind)
        if kind.number == moves.MOVE:
            stay = {pack(moves.MOVE, one, place, place) for one in range(KINDS) for place in self.domains["place"]}
            return [move for move in found if move not in stay]
        return found

    def lay_out(self, setup: Setup) -> None:
        add, choose = self.layout.add, self.layout.choose
        seats = self.around
        self.step_at: i64 = choose("step", "what is asked now", STEPS)
        self.below_at: i64 = add("steps below", "steps that wait until it is done", STEPS, MOST)
        self.first_at: i64 = choose("first", "who began", seats)
        self.turn_at: i64 = choose("turn", "whose turn it is", seats)
        self.result_at: i64 = choose("result", "how the game ended", RESULTS[1:])
        self.acted_at: i64 = choose("acted", "what this turn was used for", ACTED)
        self.drawn_at: i64 = choose("drawn", "the expert to place", EXPERTS)
        few = MOST
        highs = [MOST, MOST, setup.beacons, 1, 1, setup.aside_most, few, few, 1, 1, few, few, few]
        self.numbers_at: i64 = add("table", "numbers of the table", NUMBERS, highs)
        self.indicators_at: i64 = add("indicators", "where each one stands", INDICATORS, setup.indicator_most)
        self.blocked_at: i64 = add("blocked", "actions with a marker", names.ACTIONS)
        self.effects_at: i64 = add("effects", "effects of a crisis, still to come", effects.NAMES, few)
        self.experts_at: i64 = add("experts", "experts by kind", EXPERTS, names.EXPERTS_OF_A_KIND, (POOLS,))
        self.spare_at: i64 = add("spare", "experts of a site that was given up", PAIRS, few)
        self.on_crisis_at: i64 = add("on the crisis", "experts on the current crisis", PAIRS, few)
        self.on_site_at: i64 = add("on site", "experts on each evolution", PAIRS, few, (names.TILE_NAMES,))
        highs = [1, 1, 1, 1, names.TILES, 1, names.TILES]
        self.tiles_at: i64 = add("tiles", "where each evolution is", OF_A_TILE, highs, (names.TILE_NAMES,))
        highs = [1, 1, 1, names.CRISES, names.CRISES]
        self.crises_at: i64 = add("crises", "where each crisis is", OF_A_CRISIS, highs, (names.CRISIS_NAMES,))
        highs = [1, names.PLANS]
        self.plans_at: i64 = add("plans", "where each good plan is", OF_A_PLAN, highs, (names.PLAN_NAMES,))
        highs = [1, 1, names.ROLES]
        self.roles_at: i64 = add("roles", "where each role is", OF_A_ROLE, highs, (names.ROLE_NAMES,))
        self.seats_at: i64 = add("seats", "of each seat", OF_A_SEAT, [MOST, 1], (seats,))
        self.held_at: i64 = add("good plans", "of each seat", names.PLAN_NAMES, 1, (seats,))
        self.talents_at: i64 = add("talents", "the roles face up of each seat", names.ROLE_NAMES, 1, (seats,))
        rows = [f"row {row + 1}" for row in range(names.ROWS)]
        columns = [f"column {'abcd'[column]}" for column in range(names.COLUMNS)]
        self.squares_at: i64 = add("territory", "what lies on each square", GROUND, 1, (rows, columns))
        self.box_at: i64 = add("box", "nuisances still in the box", names.NUISANCE_NAMES)
        self.covered_at: i64 = add("covered", "nuisances under evolutions", names.NUISANCE_NAMES)

    def fill_seen(self, source: GameState, me: i64, out: BytesWriter, at: i64) -> None:
        table = cast(Table, source)
        self.fill_steps(table, out, at)
        self.point(out, at + self.first_at, table.first, me)
        self.point(out, at + self.turn_at, table.turn, me)
        self.fill_numbers(table, out, at + self.numbers_at)
        for which in range(KINDS):
            put(out, at + self.indicators_at + which, table.indicators[which])
            put(out, at + self.blocked_at + which, table.blocked >> which & 1)
            put(out, at + self.experts_at + which, of_kind(table.zone, which))
            put(out, at + self.experts_at + KINDS + which, of_kind(table.bag, which))
            put(out, at + self.experts_at + 2 * KINDS + which, of_kind(table.aside, which))
        for effect in table.effects:
            count(out, at + self.effects_at + (effect & 15))
        self.fill_experts(table.spare, out, at + self.spare_at)
        self.fill_experts(table.crisis_experts, out, at + self.on_crisis_at)
        self.fill_tiles(table, out, at + self.tiles_at)
        for site in table.sites:
            put(out, at + self.tiles_at + site.tile * len(OF_A_TILE) + 3, 1)
            self.fill_experts(site.experts, out, at + self.on_site_at + site.tile * len(PAIRS))
        self.fill_cards(table, out, at)
        for seat, player in enumerate(table.players):
            self.fill_seat(player, self.place(seat, me), out, at)
        self.fill_squares(table, out, at)

    def fill_steps(self, table: Table, out: BytesWriter, at: i64) -> None:
        put(out, at + self.step_at + steps.top(table), 1)
        for step in steps.listed(table)[:-1]:
            count(out, at + self.below_at + step)
        if table.result > 0:
            put(out, at + self.result_at + table.result - 1, 1)
        if table.acted != NONE:
            put(out, at + self.acted_at + table.acted, 1)
        if table.drawn != NONE:
            put(out, at + self.drawn_at + table.drawn, 1)

    def fill_numbers(self, table: Table, out: BytesWriter, at: i64) -> None:
        put(out, at, table.turns)
        put(out, at + 1, table.cycles)
        put(out, at + 2, table.pawn)
        put(out, at + 3, 1 if table.role_used else 0)
        put(out, at + 4, 1 if table.anywhere else 0)
        put(out, at + 5, table.asides)
        put(out, at + 6, table.assigned)
        put(out, at + 7, table.assign_limit)
        put(out, at + 8, 1 if table.wild else 0)
        put(out, at + 9, 1 if table.remedy else 0)
        put(out, at + 10, table.losing)
        put(out, at + 11, table.blocks)
        put(out, at + 12, len(table.effects))

    def fill_experts(self, experts: list[int], out: BytesWriter, at: i64) -> None:
        for one in experts:
            count(out, at + kind_of_expert(one) * KINDS + role_of_expert(one))

    def fill_tiles(self, table: Table, out: BytesWriter, at: i64) -> None:
        width: i64 = len(OF_A_TILE)
        for tile in table.tiles:
            put(out, at + tile * width, 1)
        if table.top != NONE:
            put(out, at + table.top * width + 1, 1)
        for tile in table.study:
            put(out, at + tile * width + 2, 1)
        for place, tile in enumerate(table.aside_tiles):
            put(out, at + tile * width + 4, place + 1)
        if table.opened != NONE:
            put(out, at + table.opened * width + 5, 1)
        self.queue(table.tiles_under, width, 6, out, at)

    def queue(self, cards: list[int], width: i64, column: i64, out: BytesWriter, at: i64) -> None:
        """Cards whose order everybody knows, each with its place."""
        place: i64 = 1
        for card in cards:
            put(out, at + card * width + column, place)
            place += 1

    def fill_cards(self, table: Table, out: BytesWriter, at: i64) -> None:
        crises, plans, roles = at + self.crises_at, at + self.plans_at, at + self.roles_at
        for card in table.crises:
            put(out, crises + card * len(OF_A_CRISIS), 1)
        if table.crisis != NONE:
            put(out, crises + table.crisis * len(OF_A_CRISIS) + 1, 1)
        self.queue(table.crises_top, len(OF_A_CRISIS), 3, out, crises)
        self.queue(table.crises_under, len(OF_A_CRISIS), 4, out, crises)
        for card in table.plans:
            put(out, plans + card * len(OF_A_PLAN), 1)
        self.queue(table.plans_under, len(OF_A_PLAN), 1, out, plans)
        for card in table.roles:
            put(out, roles + card * len(OF_A_ROLE), 1)
        self.queue(table.roles_under, len(OF_A_ROLE), 2, out, roles)
        of_roles = steps.holds(table, PICK)
        for card in table.offered:
            if of_roles:
                put(out, roles + card * len(OF_A_ROLE) + 1, 1)
            else:
                put(out, crises + card * len(OF_A_CRISIS) + 2, 1)

    def fill_seat(self, player: Player, place: i64, out: BytesWriter, at: i64) -> None:
        put(out, at + self.seats_at + place * len(OF_A_SEAT), player.uses)
        put(out, at + self.seats_at + place * len(OF_A_SEAT) + 1, 1 if player.silent else 0)
        for plan in player.plans:
            put(out, at + self.held_at + place * names.PLANS + plan, 1)
        for role in player.roles:
            put(out, at + self.talents_at + place * names.ROLES + role, 1)

    def fill_squares(self, table: Table, out: BytesWriter, at: i64) -> None:
        to = at + self.squares_at
        for square in table.squares:
            content: i64 = square
            if content == START_TILE:
                put(out, to, 1)
            elif content >= NUISANCE:
                put(out, to + 1 + ((content - NUISANCE) >> 1), 1)
                put(out, to + BACK, content & 1)
            elif content != EMPTY:
                put(out, to + BUILT + content, 1)
            to += len(GROUND)
        for nuisance in table.nuisances:
            put(out, at + self.box_at + nuisance, 1)
        for covered in table.covered:
            put(out, at + self.covered_at + ((covered - NUISANCE) >> 1), 1)
