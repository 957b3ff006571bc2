"""Indicators, the crisis pawn, and what ends the game at once."""

from mypy_extensions import i64

from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, steps
from speciate.games.evolutopia.rules import territory
from speciate.games.evolutopia.state import LOST, NO_RESULT, OVER, WON, Table


def within(low: int, value: int, high: int) -> int:
    return low if value < low else high if value > high else value


def change_indicator(table: Table, which: int, by: int) -> None:
    """Moves an indicator along its scale; whether that ends the game is asked afterwards, by `judge`."""
    before = table.indicators[which]
    after = within(0, before + by, table.setup.indicator_most)
    table.indicators[which] = after
    if after != before:
        events.tell(table, "indicator", which, after - before, after)


def move_pawn(table: Table, by: int) -> None:
    """The first beacon is as far back as it goes, the last one as far on."""
    before = table.pawn
    after = within(1, before + by, table.setup.beacons)
    table.pawn = after
    if after != before:
        events.tell(table, "pawn", after - before, after, table.setup.beacons)


def judge(table: Table) -> bool:
    """over.indicator, over.crisis, over.win; over.both: a loss comes first. True when the game is over."""
    if table.result != NO_RESULT:
        return True
    if is_lost(table):
        close(table, LOST)
    elif is_won(table):
        close(table, WON)
    return table.result != NO_RESULT


def is_lost(table: Table) -> bool:
    if table.pawn >= table.setup.beacons:
        return True
    for level in table.indicators:
        if level <= 0:
            return True
    return False


def is_won(table: Table) -> bool:
    return at_target(table) >= table.setup.target_count and territory.nuisances_left(table) == 0


def at_target(table: Table) -> i64:
    target: i64 = table.setup.target
    count: i64 = 0
    level: i64
    for level in table.indicators:
        if level >= target:
            count += 1
    return count


def verdict(table: Table) -> Reason:
    """The rule by which the game is over."""
    if table.result == WON:
        return why.OVER_WON
    if is_won(table):
        return why.OVER_BOTH
    return why.OVER_INDICATOR if min(table.indicators) <= 0 else why.OVER_CRISIS


def close(table: Table, result: int) -> None:
    """At once: whatever was under way stays as it lies."""
    table.result = result
    steps.only(table, OVER)
    table.owed = []
    events.tell(table, "game-won" if result == WON else "game-lost")
