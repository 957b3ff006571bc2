"""Trade: just before the needs are paid, resources in stock may change their kind."""

from typing import final

from mypy_extensions import i64

from speciate.core.moves import arg_a, arg_b, kind_of, pack
from speciate.core.refusal import Reason
from speciate.games.s_evolution import catalogue, events, moves
from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import TRADE as TRADE_BUILDING
from speciate.games.s_evolution.phases import manage, needs
from speciate.games.s_evolution.phases.action import ActionStep
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import TRADE, Table


def open_phase(table: Table) -> None:
    """trade.when: as many resources as the level of the worker on Trade; without any in stock there is none to change.

    Trading keeps their number, so a stock that is not empty now will not be before the last trade.
    """
    table.phase = TRADE
    player = table.players[table.turn]
    table.trades = workers.level(player, TRADE_BUILDING) if stock.total(player) else 0


@final
class Trade(ActionStep):
    def must_choose(self, table: Table) -> bool:
        return table.trades > 0

    def follow(self, table: Table) -> None:
        needs.open_phase(table)

    def options(self, table: Table) -> list[int]:
        out: list[int] = []
        for given in range(len(SUITS)):
            for got in range(len(SUITS)):
                if refuse_pair(table, given, got) is None:
                    out.append(pack(moves.TRADE, given, got))
        out.append(moves.DONE)
        return out

    def refuse_option(self, table: Table, move: int) -> Reason | None:
        return None if kind_of(move) == moves.DONE else refuse_pair(table, arg_a(move), arg_b(move))

    def refuse_now(self, table: Table, kind: int) -> Reason | None:
        return manage.not_done_now(table) if kind == moves.DONE else self.not_now

    def take_option(self, table: Table, seat: int, move: int) -> None:
        if kind_of(move) == moves.DONE:
            table.trades = 0
            return
        change(table, seat, arg_a(move), arg_b(move))


def change(table: Table, seat: i64, given: i64, got: i64) -> None:
    player = table.players[seat]
    stock.take(player, given, 1)
    stock.add(table, player, got, 1)
    table.trades -= 1
    events.tell(table, "traded", seat, given, got)


def refuse_pair(table: Table, given: i64, got: i64) -> Reason | None:
    """trade.when; harvest.cap: nothing can become what the track has no room for."""
    player = table.players[table.turn]
    if given == got:
        return catalogue.TRADE_SAME
    if stock.amount(player, given) == 0:
        return catalogue.TRADE_NONE
    return None if stock.amount(player, got) < table.setup.stock_limit else catalogue.TRADE_FULL
