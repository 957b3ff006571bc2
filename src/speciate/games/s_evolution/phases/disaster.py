"""Disasters taken come first."""

from typing import Final, final

from mypy_extensions import i64

from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.refusal import Reason
from speciate.games.s_evolution import cards, catalogue, events, moves
from speciate.games.s_evolution.editions import SHIELD
from speciate.games.s_evolution.phases import action, harvest
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import Table

GIFT: Final = 2  # resources for a disaster held off at level 2


@final
class Disasters(action.ActionStep):
    def must_choose(self, table: Table) -> bool:
        """disaster.first: in the order their owner wants, where the order can matter; otherwise they just happen."""
        while table.suffering:
            suffering = table.suffering
            if len(suffering) > 1 and suffering[0] != suffering[-1] and not all_held_off(table):
                return True
            if can_hold_off(table):
                hold_off(table, table.turn, suffering[0])
            else:
                strike(table, table.turn, suffering[0])
            if action.owes_choice(table):
                return True
        return False

    def follow(self, table: Table) -> None:
        harvest.gather(table)

    def options(self, table: Table) -> list[int]:
        """Each disaster once, to suffer it next; where the Shield holds off just one of them, also to be spared it."""
        kinds = (moves.SUFFER, moves.PROTECT) if can_hold_off(table) else (moves.SUFFER,)
        return [pack(kind, disaster) for disaster in sorted(set(table.suffering)) for kind in kinds]

    def refuse_option(self, table: Table, move: int) -> Reason | None:
        if arg_a(move) not in table.suffering:
            return catalogue.NO_SUCH_DISASTER
        return None if kind_of(move) == moves.SUFFER or can_hold_off(table) else table.setup.edition.no_protection

    def take_option(self, table: Table, seat: int, move: int) -> None:
        if kind_of(move) == moves.PROTECT:
            hold_off(table, seat, arg_a(move))
        else:
            strike(table, seat, arg_a(move))


def can_hold_off(table: Table) -> bool:
    """worker.protection-2013: one disaster a round; worker.shield-2.0: every one."""
    if not workers.level(table.players[table.turn], SHIELD):
        return False
    return table.held_off < table.setup.edition.shield_holds


def all_held_off(table: Table) -> bool:
    left = table.setup.edition.shield_holds - table.held_off
    return can_hold_off(table) and left >= len(table.suffering)


def hold_off(table: Table, seat: i64, disaster: i64) -> None:
    """worker.protection-2013, worker.shield-2.0: no effect; at level 2 it gives 2 resources of one's choice."""
    table.suffering = cards.without(table.suffering, disaster)
    table.held_off += 1
    if workers.level(table.players[seat], SHIELD) > 1:
        table.gains += GIFT
    events.tell(table, "disaster-held-off", seat, disaster)


def strike(table: Table, seat: i64, disaster: i64) -> None:
    """What a disaster forbids or hides is so when it is announced; what it takes is told one by one after it."""
    table.suffering = cards.without(table.suffering, disaster)
    row = cards.DISASTER_ROWS[disaster]
    is_late = row.next_round and table.round == table.setup.rounds
    if row.bars != cards.NO_SUIT:
        table.barred |= 1 << row.bars  # disaster.famine, disaster.earthquake, disaster.fanaticism
    elif is_late:
        # disaster.last-round-2013: no effect; disaster.last-round-2.0: 2 resources of one's choice
        table.losses += table.setup.edition.late_loss
    elif disaster == cards.OBSCURANTISM:
        table.players[seat].obscured = True  # disaster.obscurantism
    elif disaster == cards.INVASION:
        table.players[seat].invaded = True  # disaster.invasion
    elif disaster == cards.HURRICANE and not table.setup.edition.hurricane_hits_stock:
        table.storms += 1  # disaster.hurricane-2.0: each production building yields one less this round
    events.tell(table, "disaster", seat, disaster)
    if disaster == cards.EPIDEMIC:
        action.lose_population(table, seat)  # disaster.epidemic
    elif disaster == cards.DECLINE:
        decline(table, seat)
    elif disaster == cards.HURRICANE and table.setup.edition.hurricane_hits_stock:
        hurricane_2013(table, seat)


def decline(table: Table, seat: i64) -> None:
    """disaster.decline: one Age down, not below I; no Discovery is turned."""
    player = table.players[seat]
    if player.age > 1:
        player.age -= 1
        events.tell(table, "age-fell", seat, table.players[seat].age)


def hurricane_2013(table: Table, seat: i64) -> None:
    """disaster.hurricane-2013: one of each resource in stock is lost."""
    for suit in range(len(cards.SUITS)):
        if stock.take(table.players[seat], suit, 1):
            events.tell(table, "lost", seat, suit, 1)
