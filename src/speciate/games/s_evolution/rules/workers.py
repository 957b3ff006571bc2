"""Workers on buildings: two bits of level a building in one int."""

from typing import Final

from mypy_extensions import i64

from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.state import Player

COUNT: Final = len(BUILDINGS)


def level(player: Player, building: i64) -> i64:
    """0 without a worker."""
    return (player.levels >> (building << 1)) & 3


def set_level(player: Player, building: i64, value: i64) -> None:
    shift = building << 1
    player.levels = (player.levels & ~(3 << shift)) | value << shift


def standing(player: Player) -> i64:
    """The buildings with a worker, as a mask."""
    levels = player.levels
    mask: i64 = 0
    bit: i64 = 1
    while levels:
        if levels & 3:
            mask |= bit
        levels >>= 2
        bit <<= 1
    return mask


def placed(player: Player) -> i64:
    """manage.worker: how many pops are at work."""
    levels = player.levels
    busy = (levels | levels >> 1) & 0b010101010101  # one bit a building with a worker
    count: i64 = 0
    while busy:
        busy &= busy - 1
        count += 1
    return count
