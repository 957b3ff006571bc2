"""The places of the Discoveries beside a board."""

from mypy_extensions import i64

from speciate.games.s_evolution.state import Player


def set_slot(player: Player, age: i64, discovery: i64) -> None:
    """Puts a Discovery (or none) at an Age's place. `slots` is replaced, for copies share it."""
    slots = list(player.slots)
    slots[age - 1] = discovery
    player.slots = tuple(slots)
