"""What is at stake, found quickly: the worth of an evolution, the cost of an effect, the use of an action.

Rules of thumb for play-outs, in the same points as `evaluate`.
"""

from typing import Final, final

from mypy_extensions import i64

from speciate.games.evolutopia.names import ASSIGN, CHOOSE, INAUGURATE, RECRUIT, SITE
from speciate.games.evolutopia.rules import experts, territory
from speciate.games.evolutopia.state import Table, is_nuisance

RUIN: Final = 60.0  # what would lose the game
BEACON: Final = 20.0
NEAR_END: Final = 6.0  # more for a beacon among the last three
LAST_BEACONS: Final = 4  # fewer are left
RELEASED: Final = 1.2  # each expert that goes back into the bag
BLOCKED: Final = 4.0  # each action that is blocked besides
POINTS: Final = [12.0, 7.0, 3.5, 2.6, 2.8, 3.2]  # the next point of an indicator, by where it stands, below the target
BEYOND: Final = 0.4  # a point beyond the target
NUISANCE: Final = 12.0  # that can be covered
FAR_NUISANCE: Final = 6.0


@final
class Use:
    """What an action is worth: where it can be used well, somewhat, or hardly at all."""

    def __init__(self, well: float, somewhat: float, hardly: float) -> None:
        self.well: float = well
        self.somewhat: float = somewhat
        self.hardly: float = hardly


# how much an action would be missed
ASSIGNING: Final = 9.0
CHOOSING: Final = Use(5.0, 2.0, 1.0)  # nothing is studied and a site free; no site free; something is studied
STARTING: Final = Use(6.0, 0.8, 0.5)  # a site is free; none is; nothing is studied
RECRUITING: Final = Use(7.0, 4.0, 2.0)  # few experts in the zone; room for more; none
INAUGURATING: Final = Use(8.0, 4.5, 1.2)  # something is finished; it can be in this cycle; nothing can
FEW_EXPERTS: Final = 3


def worth(table: Table, tile: i64) -> float:
    """What an evolution would bring now: points, and a nuisance it could cover."""
    value = 0.0
    gains = table.setup.gains[tile]
    for which, gain in enumerate(gains):
        if gain > 0:
            value += rise(table, table.indicators[which], gain)
        elif gain < 0:
            value -= fall(table, table.indicators[which], -gain)
    return value + cover(table, gains)


def cover(table: Table, gains: list[int]) -> float:
    """What it is worth that a nuisance could be covered by what gains so."""
    best = 0.0
    for square, content in enumerate(table.squares):
        if is_nuisance(content) and gains[territory.nuisance_indicator(table, square)] > 0:
            found = NUISANCE if territory.is_reachable(table, square) else FAR_NUISANCE
            if found > best:
                best = found
    return best


def rise(table: Table, level: i64, by: i64) -> float:
    value = 0.0
    while by > 0 and level < table.setup.indicator_most:
        value += POINTS[level] if level < table.setup.target and level < len(POINTS) else BEYOND
        level += 1
        by -= 1
    return value


def fall(table: Table, level: i64, by: i64) -> float:
    if level - by <= 0:
        return RUIN
    return rise(table, level - by, by)


def advance(table: Table, by: i64) -> float:
    """What it costs when the pawn moves."""
    left = table.setup.beacons - table.pawn - by
    if left <= 0:
        return RUIN
    return BEACON * float(by) + (NEAR_END / float(left) if left < LAST_BEACONS else 0.0)


def has_good_site(table: Table) -> bool:
    """Whether some site is finished and worth inaugurating."""
    for site in table.sites:
        if len(site.experts) == table.setup.staff[site.tile] and worth(table, site.tile) > 0.0:
            return True
    return False


def usefulness(table: Table, action: i64) -> float:
    """How much an action would be missed in the cycle that begins."""
    if action == ASSIGN:
        return ASSIGNING
    room = len(table.sites) < table.setup.site_zone
    if action == CHOOSE:
        return CHOOSING.hardly if table.study else CHOOSING.well if room else CHOOSING.somewhat
    if action == SITE:
        return STARTING.hardly if not table.study else STARTING.well if room else STARTING.somewhat
    if action == RECRUIT:
        here = experts.in_zone(table)
        if here < FEW_EXPERTS:
            return RECRUITING.well
        return RECRUITING.somewhat if here < table.setup.experts_zone else RECRUITING.hardly
    assert action == INAUGURATE
    for site in table.sites:
        missing: i64 = table.setup.staff[site.tile] - len(site.experts)
        if missing <= table.setup.assign_most:
            return INAUGURATING.well if missing == 0 else INAUGURATING.somewhat
    return INAUGURATING.hardly
