"""Management: what is left in stock buys people, Ages and workers."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.refusal import Reason
from speciate.games.s_evolution import catalogue, events, moves
from speciate.games.s_evolution.cards import AGES, SCIENCE
from speciate.games.s_evolution.editions import FARM, TRADE, paid_with
from speciate.games.s_evolution.options import MOST_POPULATION
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.phases.action import ActionStep, pass_on
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.rules.menus import menus, menus_of
from speciate.games.s_evolution.state import Player, Table

# What can be bought is looked up in three parts, in the order of the list.
ADVANCES: Final = menus([pack(moves.GROW, 1), pack(moves.GROW, 2), moves.EVOLVE])
EVOLVE_BIT: Final = 1 << 2
BUILDS: Final = menus_of(moves.BUILD, workers.COUNT)
ENDS: Final = [[*removals, moves.DONE] for removals in menus_of(moves.REMOVE, workers.COUNT)]


@final
class Manage(ActionStep):
    def must_choose(self, table: Table) -> bool:
        """manage.free: as long as there is something to buy or remove. over.sixth: never in the last round."""
        return not is_last_round(table) and has_option(table)

    def follow(self, table: Table) -> None:
        if not pass_on(table):
            scoring.end_round(table)

    def options(self, table: Table) -> list[int]:
        player = table.players[table.turn]
        return ADVANCES[advances(table)] + BUILDS[buildable(table, player)] + ENDS[workers.standing(player)]

    def any_option(self, table: Table, random: Callable[[], float]) -> int:
        player = table.players[table.turn]
        first = ADVANCES[advances(table)]
        second = BUILDS[buildable(table, player)]
        third = ENDS[workers.standing(player)]
        at: i64 = int(random() * float(len(first) + len(second) + len(third)))
        if at < len(first):
            return first[at]
        at -= len(first)
        return second[at] if at < len(second) else third[at - len(second)]

    def refuse_option(self, table: Table, move: int) -> Reason | None:
        kind = kind_of(move)
        if kind == moves.GROW:
            return refuse_grow(table, arg_a(move))
        if kind == moves.EVOLVE:
            return refuse_evolve(table)
        if kind == moves.BUILD:
            return refuse_build(table, arg_a(move))
        if kind == moves.REMOVE:
            return None if workers.level(table.players[table.turn], arg_a(move)) else catalogue.NO_WORKER
        return None  # done

    def refuse_now(self, table: Table, kind: int) -> Reason | None:
        if kind == moves.DONE:
            return not_done_now(table)
        return catalogue.NO_MANAGEMENT if is_last_round(table) else self.not_now

    def take_option(self, table: Table, seat: int, move: int) -> None:
        kind = kind_of(move)
        if kind == moves.GROW:
            apply_grow(table, seat, arg_a(move))
        elif kind == moves.EVOLVE:
            apply_evolve(table, seat)
        elif kind == moves.BUILD:
            apply_build(table, seat, arg_a(move))
        elif kind == moves.REMOVE:
            apply_remove(table, seat, arg_a(move))
        else:
            self.follow(table)


def is_last_round(table: Table) -> bool:
    """over.sixth: it has no management."""
    return table.round == table.setup.rounds


def not_done_now(table: Table) -> Reason:
    return catalogue.NOTHING_TO_END if is_last_round(table) else catalogue.NOT_DONE_NOW


def has_option(table: Table) -> bool:
    """Whether there is anything but to end: a worker to take back, or something one can pay for."""
    player = table.players[table.turn]
    if player.levels:
        return True
    if player.stock == 0:
        return False
    if refuse_grow(table, 1) is None or refuse_evolve(table) is None:
        return True
    # without a worker yet, the cheapest of each kind decides
    return refuse_build(table, FARM) is None or refuse_build(table, TRADE) is None


def advances(table: Table) -> i64:
    """Which of `ADVANCES` can be bought, as a mask."""
    able: i64 = 0
    count: i64
    for count in range(1, table.setup.edition.most_growth + 1):
        if refuse_grow(table, count) is None:
            able |= count  # the bits of one and of two
    return able | EVOLVE_BIT if refuse_evolve(table) is None else able


def buildable(table: Table, player: Player) -> i64:
    """The buildings that `refuse_build` allows, as a mask. It is not asked six times: no list is wanted more often."""
    able: i64 = 0
    if player.stock == 0:
        return able
    has_free_pop = workers.placed(player) < player.population
    levels = player.levels
    prices = table.setup.edition.price_bits
    building: i64
    for building in range(workers.COUNT):
        level = levels & 3
        price = (prices >> (level << 1)) & 3
        if price and (level or has_free_pop) and stock.amount(player, paid_with(building)) >= price:
            able |= 1 << building
        levels >>= 2
        prices >>= 8
    return able


def growth_price(table: Table, count: i64) -> i64:
    """manage.pop-2013, manage.pop-2.0: 0 for a number that is not for sale."""
    if count == 1:
        return table.setup.edition.price_of_one
    return table.setup.edition.price_of_two if count == 2 else 0


def refuse_grow(table: Table, count: i64) -> Reason | None:
    """manage.pop-2013, manage.pop-2.0, manage.pop-max"""
    edition = table.setup.edition
    player = table.players[table.turn]
    price = growth_price(table, count)
    if price == 0:
        return edition.grow_count
    if edition.growth_once and table.grown:
        return catalogue.GROWN_ALREADY
    if player.population + count > MOST_POPULATION:
        return catalogue.POPULATION_FULL
    return None if stock.amount(player, edition.growth_paid_with) >= price else edition.people_cost


def refuse_evolve(table: Table) -> Reason | None:
    """manage.age: once a round"""
    player = table.players[table.turn]
    if table.evolved:
        return catalogue.AGE_BOUGHT
    if player.age >= AGES:
        return catalogue.AGE_TOP
    return None if stock.amount(player, SCIENCE) >= table.setup.evolve_price else catalogue.AGE_COSTS


def refuse_build(table: Table, building: i64) -> Reason | None:
    """manage.worker, manage.cost"""
    player = table.players[table.turn]
    level = workers.level(player, building)
    price = table.setup.edition.price(building, level)
    if price == 0:
        return catalogue.LEVEL_TOP
    if level == 0 and workers.placed(player) >= player.population:
        return catalogue.NO_FREE_POP
    return None if stock.amount(player, paid_with(building)) >= price else catalogue.WORKER_COSTS


def apply_grow(table: Table, seat: i64, count: i64) -> None:
    edition = table.setup.edition
    player = table.players[seat]
    stock.take(player, edition.growth_paid_with, growth_price(table, count))
    player.population += count
    table.grown = True
    events.tell(table, "population-grew", seat, player.population)


def apply_evolve(table: Table, seat: i64) -> None:
    player = table.players[seat]
    stock.take(player, SCIENCE, table.setup.evolve_price)
    player.age += 1
    table.evolved = True
    events.tell(table, "age-rose", seat, table.players[seat].age)


def apply_build(table: Table, seat: i64, building: i64) -> None:
    player = table.players[seat]
    level = workers.level(player, building)
    stock.take(player, paid_with(building), table.setup.edition.price(building, level))
    level += 1
    workers.set_level(player, building, level)
    events.tell(table, "built", seat, building, level)


def apply_remove(table: Table, seat: i64, building: i64) -> None:
    workers.set_level(table.players[seat], building, 0)
    events.tell(table, "removed", seat, building)
