"""Needs: what the people ask for, and what comes of giving it to them or not."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import any_of, kind_of
from speciate.core.refusal import Reason
from speciate.games.s_evolution import events, moves
from speciate.games.s_evolution.cards import AGES, SUIT_ROWS
from speciate.games.s_evolution.editions import PRESTIGE
from speciate.games.s_evolution.phases import action
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import MANAGE, NEEDS, NOT_PAID, Player, Table

ANSWERS: Final = [moves.RISE, moves.STAY]  # needs.rise-2.0
SAFE_AGES: Final = 2  # needs.fall, needs.starve: no penalties up to here


# needs.kinds: how many kinds of resources are asked for, by Age
KINDS: Final = [sum([1 for row in SUIT_ROWS if age >= row.needed_from]) for age in range(AGES + 1)]


def kinds(age: i64) -> i64:
    """needs.kinds: how many resources are asked for: Food; from Age III Tools too; from Age V Science too."""
    return KINDS[age]


@final
class Needs(action.ActionStep):
    """needs.rise-2.0: whether to rise is asked; the rest just happens when the step opens."""

    def must_choose(self, table: Table) -> bool:
        return table.rising

    def follow(self, table: Table) -> None:
        close_phase(table)
        table.phase = MANAGE

    def options(self, table: Table) -> list[int]:  # noqa: ARG002 (the contract of `ActionStep`)
        return ANSWERS[:]

    def any_option(self, table: Table, random: Callable[[], float]) -> int:  # noqa: ARG002 (the contract of `ActionStep`)
        return any_of(ANSWERS, random)

    def refuse_option(self, table: Table, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `ActionStep`)
        return None

    def refuse_now(self, table: Table, kind: int) -> Reason | None:  # noqa: ARG002 (the contract of `ActionStep`)
        return table.setup.edition.not_rise_now

    def take_option(self, table: Table, seat: int, move: int) -> None:
        answer(table, seat, kind_of(move) == moves.RISE)


def open_phase(table: Table) -> None:
    """Pays, rewards and punishes; `rising` is set when the player must say whether to rise (needs.rise-2.0)."""
    table.phase = NEEDS
    if table.setup.edition.unmet_spends:
        pay_2013(table)
    else:
        pay_2_0(table)


def close_phase(table: Table) -> None:
    """needs.score: in 2013 the points come after bonus and penalties; in 2.0 they have been counted need by need."""
    if not table.setup.edition.unmet_costs_points:
        score_2013(table)
    table.met = NOT_PAID
    table.unmet = 0


# -- paying -----------------------------------------------------------------------------------------


def pay_2013(table: Table) -> None:
    """needs.pay-2013: a need that cannot be met in full takes all there is."""
    seat = table.turn
    player = table.players[seat]
    met: i64 = 0
    starved = False
    wanted = kinds(player.age)
    for suit in range(wanted):
        given = stock.take(player, suit, player.population)
        missing = player.population - given
        if missing == 0:
            met += 1
        elif given == 0:
            starved = True
        tell_need(table, seat, suit, missing)
    table.met = met
    table.unmet = wanted - met
    reward(table, seat, starved)


def pay_2_0(table: Table) -> None:
    """needs.pay-2.0, needs.lose-2.0: met in full or not touched; points at once, need by need, or all in one sum."""
    seat = table.turn
    player = table.players[seat]
    met: i64 = 0
    owed: i64 = 0  # points not counted yet
    starved = False
    wanted = kinds(player.age)
    for suit in range(wanted):
        have = stock.amount(player, suit)
        missing = player.population - have
        if missing <= 0:
            met += 1
            stock.take(player, suit, player.population)
            owed += player.population
        else:
            owed -= missing
            starved = starved or have == 0  # needs.starve: nothing in stock
        tell_need(table, seat, suit, missing)
        if not table.setup.sum_before_floor or suit == wanted - 1:
            score(table, seat, owed)
            owed = 0
    table.met = met
    table.unmet = wanted - met
    reward(table, seat, starved)


def tell_need(table: Table, seat: i64, suit: i64, missing: i64) -> None:
    if missing > 0:
        events.tell(table, "need-unmet", seat, suit, missing)
    else:
        events.tell(table, "need-met", seat, suit, table.players[seat].population)


# -- bonus and penalties ------------------------------------------------------------------------------


def reward(table: Table, seat: i64, starved: bool) -> None:
    player = table.players[seat]
    if table.unmet == 0:
        if player.age < AGES:  # needs.rise-2013, needs.rise-2.0: not above VI
            if table.setup.edition.rise_is_forced:
                rise(table, seat)
            else:
                table.rising = True
        return
    if player.age <= SAFE_AGES:
        return
    if table.met == 0:
        fall(table, seat, player)
    if starved:
        action.lose_population(table, seat)  # needs.starve: once, however many needs got nothing


def answer(table: Table, seat: i64, rises: bool) -> None:
    """needs.rise-2.0"""
    table.rising = False
    if rises:
        rise(table, seat)
    else:
        events.tell(table, "stayed", seat, table.players[seat].age)


def rise(table: Table, seat: i64) -> None:
    player = table.players[seat]
    player.age += 1
    player.rose = True
    events.tell(table, "age-rose", seat, table.players[seat].age)


def fall(table: Table, seat: i64, player: Player) -> None:
    """needs.fall: one Age down, and the Discovery of the Age left is turned face down."""
    bit = 1 << (player.age - 1)
    if player.up & bit:
        player.up &= ~bit
        events.tell(table, "discovery-down", seat, player.slots[player.age - 1])
    player.age -= 1
    events.tell(table, "age-fell", seat, table.players[seat].age)


# -- points -------------------------------------------------------------------------------------------


def score_2013(table: Table) -> None:
    """needs.score: population for each need met, as it is now. worker.prestige-2013: 1 or 2 for one need not met."""
    seat = table.turn
    player = table.players[seat]
    points = table.met * player.population
    prestige = workers.level(player, PRESTIGE)
    if prestige and table.unmet:
        points += prestige
        events.tell(table, "prestige-scored", seat, prestige)
    score(table, seat, points)


def score(table: Table, seat: i64, points: i64) -> None:
    """needs.score; needs.lose-2.0: one less for each resource missing, not below 0."""
    player = table.players[seat]
    if points < -player.score:
        points = -player.score
    player.score += points
    if points > 0:
        events.tell(table, "scored", seat, points, player.score)
    elif points < 0:
        events.tell(table, "points-lost", seat, -points, player.score)
