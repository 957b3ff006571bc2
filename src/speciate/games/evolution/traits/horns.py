"""Horns."""

from mypy_extensions import i64

from speciate.games.evolution import events
from speciate.games.evolution.rules import extinction, taking
from speciate.games.evolution.state import Species, Table


def gore(table: Table, seat: i64, attacker: Species, target_seat: i64, target: Species) -> None:
    """trait.horns: the attacker loses 1 population before it takes meat; at 0 it goes extinct and takes none."""
    attacker.population -= 1
    if table.listener is not None:
        args = {"target": events.species_ref(target_seat, target), "count": attacker.population}
        events.of_species(table, seat, attacker, "gored", args)
    if attacker.population == 0:
        extinction.die(table, seat, attacker)
    else:
        taking.spill(table, seat, table.players[seat], attacker)
