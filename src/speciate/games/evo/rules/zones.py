"""What the climate makes of each terrain, and how many dinos of a species can live there."""

from typing import Final

from mypy_extensions import i64

from speciate.games.evo import cards, genes
from speciate.games.evo.state import Player, Table

TEMPERATE: Final = 0
COLD: Final = 1
HOT: Final = 2
DEADLY: Final = 3

ALL: Final = 99  # more dinos than anybody has

ZONES: Final = ("temperate", "cold", "hot", "deadly")


def zone_of(terrain: i64, temperate: i64) -> i64:
    """climate.zones: the next colder terrain is cold, the next hotter one hot, all others deadly."""
    colder = terrain - temperate
    if colder == 0:
        return TEMPERATE
    if colder == 1:
        return COLD
    return HOT if colder == -1 else DEADLY


def zone(table: Table, region: i64) -> i64:
    setup = table.setup
    return zone_of(setup.island.terrains[region], setup.loop[table.climate])


def bears(zone: i64, warm: bool, shade: bool) -> bool:
    """Whether one more dino lives in a zone: where it is mild, or with a fur or a parasol left over."""
    return zone == TEMPERATE or (zone == COLD and warm) or (zone == HOT and shade)


def is_lost_in(zone: i64, warm: i64, shade: i64) -> bool:
    """Whether a dino must leave a zone to live: so many furs and parasols are left over, or missing when below 0."""
    return zone == DEADLY or (zone == COLD and warm < 0) or (zone == HOT and shade < 0)


def room_in(player: Player, zone: i64) -> i64:
    """survive.cold, survive.hot: as many as the species has furs, or parasols; survive.deadly: none."""
    if zone == COLD:
        if player.bonus is cards.NO_BONUS:
            return player.genes[genes.FUR]
        return at_least_none(player.genes[genes.FUR] + player.bonus[cards.FUR])
    if zone == HOT:
        if player.bonus is cards.NO_BONUS:
            return player.genes[genes.PARASOL]
        return at_least_none(player.genes[genes.PARASOL] + player.bonus[cards.PARASOL])
    if zone == TEMPERATE:
        return ALL  # survive.temperate
    return 0


def at_least_none(room: i64) -> i64:
    if room > 0:  # written out, for of an expression compiled code makes an object
        return room
    return 0
