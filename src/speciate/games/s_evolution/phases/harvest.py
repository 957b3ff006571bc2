"""Harvest: the resources of the cards taken, and those the buildings produce."""

from typing import final

from mypy_extensions import i64

from speciate.games.s_evolution import events
from speciate.games.s_evolution.cards import FIRST_DISASTER, FOOD, JOKER, SCIENCE, SUITS, TOOLS, face_of, suit_of
from speciate.games.s_evolution.phases import trade
from speciate.games.s_evolution.phases.action import ActionStep
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import HARVEST, Player, Table


@final
class Harvest(ActionStep):
    """harvest.cards: what the jokers become is asked; the rest just happens when the step opens."""

    def follow(self, table: Table) -> None:
        trade.open_phase(table)


def gather(table: Table) -> None:
    """harvest.cards, harvest.buildings, harvest.cap: all at once; then each joker is one resource of choice."""
    table.phase = HARVEST
    seat = table.turn
    player = table.players[seat]
    before = player.stock
    jokers: i64 = 0
    for card in player.taken:
        face = face_of(card)
        if face == JOKER:
            jokers += 1  # disaster.famine: a joker is no card of its suit and is never lost
        elif face < FIRST_DISASTER and not (table.barred >> suit_of(card)) & 1:
            stock.add(table, player, suit_of(card), face)
    for building in range(len(SUITS)):
        stock.add(table, player, building, production(table, player, building))
    table.gains = jokers
    if player.stock != before:
        gained = player.stock - before  # no track falls, so each has its own part of the difference
        food, tools, science = stock.part(gained, FOOD), stock.part(gained, TOOLS), stock.part(gained, SCIENCE)
        events.tell(table, "harvested", seat, food, tools, science)


def production(table: Table, player: Player, building: i64) -> i64:
    """harvest.buildings: as much as the worker's level; less in a storm (disaster.hurricane-2.0)."""
    made = workers.level(player, building) - table.storms
    return made if made > 0 else 0
