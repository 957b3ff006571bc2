"""What evolutions are worth, as was learned: what they do for the victory, what they cost, what starting them brings.

All numbers of this folder are points of one scale, on which covering a nuisance is 12. They were tried out in thousands
of games of the policy alone, on deals that no match was played on (docs/training.md).
"""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolutopia.learned import victory
from speciate.games.evolutopia.names import BLUE, GREEN, KINDS
from speciate.games.evolutopia.rules import ending, experts, territory
from speciate.games.evolutopia.state import Table, is_nuisance

POINT: Final = 1.8  # of an indicator among the best, below the target
SPARE_POINT: Final = 0.7  # of another one
RUIN: Final = 60.0  # an indicator at 0
ON_THE_BRINK: Final = 4.0  # at 1
LOW: Final = 0.75  # at 2
NUISANCE: Final = 12.0  # that can be covered
FAR_NUISANCE: Final = 7.0  # as soon as the city has come to it
NEED_COUNTS: Final = 0.6  # how far it matters whether points or nuisances ask for more evolutions
POINTS_EACH: Final = 3.0  # that an evolution brings
EXPERT: Final = 2.5  # that an evolution asks for
PLAN: Final = 12.0  # starting it brings a good plan,
LOOK: Final = 2.66  # or a look at the next tile
STAFF: Final = 1.5  # lost with each expert of a site that is given up
VICTORY: Final = 30.0  # what wins as soon as it is inaugurated


def worth(table: Table, tile: i64) -> float:
    """What an evolution would bring now, or as soon as the city has come to the nuisance that it suits."""
    value = brings(table, tile, cover(table, table.setup.gains[tile]))
    return value + VICTORY if victory.wins(table, tile) else value


def worth_at_once(table: Table, tile: i64) -> float:
    """What it would bring where it can be placed now."""
    covered = cover(table, table.setup.gains[tile])
    return brings(table, tile, covered if covered == NUISANCE else 0.0)


def brings(table: Table, tile: i64, covered: float) -> float:
    """What an evolution does for the indicators and, worth `covered`, for the territory."""
    gains = table.setup.gains[tile]
    after = table.indicators[:]
    for which in range(KINDS):
        if gains[which]:
            after[which] = ending.within(0, after[which] + gains[which], table.setup.indicator_most)
    points = points_share(table)
    gained = lack(table, table.indicators) - lack(table, after)
    return counted(points) * gained + counted(1.0 - points) * covered


def lack(table: Table, indicators: list[int]) -> float:
    """What the indicators lack: the best of them up to the target, and all of them to be safe."""
    target = table.setup.target
    best = sorted(indicators, reverse=True)
    value = 0.0
    for place in range(KINDS):
        level = best[place]
        if level < target:
            value += (POINT if place < table.setup.target_count else SPARE_POINT) * float(target - level)
        if level <= 0:
            value += RUIN
        elif level == 1:
            value += ON_THE_BRINK
        elif level == 2:
            value += LOW
    return value


def points_missing(table: Table) -> i64:
    """Below the target, of the indicators that are nearest to it."""
    best = sorted(table.indicators, reverse=True)
    missing: i64 = 0
    place: i64
    for place in range(table.setup.target_count):
        level: i64 = best[place]
        if level < table.setup.target:
            missing += table.setup.target - level
    return missing


def points_share(table: Table) -> float:
    """Of the evolutions still needed, how many are for points rather than for nuisances; half, if none is."""
    for_points = float(points_missing(table)) / POINTS_EACH
    total = for_points + float(territory.nuisances_left(table))
    return for_points / total if total > 0.0 else 0.5


def counted(share: float) -> float:
    """What asks for more counts more; an even share counts as it is."""
    return 1.0 - NEED_COUNTS + NEED_COUNTS * 2.0 * share


def cover(table: Table, gains: list[int]) -> float:
    """What it is worth that a nuisance could be covered by what gains so."""
    best = 0.0
    for square, content in enumerate(table.squares):
        if is_nuisance(content) and gains[territory.nuisance_indicator(table, square)] > 0:
            found = NUISANCE if territory.is_reachable(table, square) else FAR_NUISANCE
            if found > best:
                best = found
    return best


def yet_to_build(table: Table, tile: i64) -> float:
    """What an evolution would bring, less its experts."""
    return worth(table, tile) - EXPERT * float(table.setup.staff[tile])


def studied(table: Table, tile: i64) -> float:
    """The same of one that is not on site yet: starting it may bring something besides."""
    pictogram = table.setup.pictograms[tile]
    return yet_to_build(table, tile) + (PLAN if pictogram == GREEN else LOOK if pictogram == BLUE else 0.0)


def on_site(table: Table, tile: i64) -> float:
    """What would be lost with a site."""
    site = experts.site_of(table, tile)
    assert site is not None
    return yet_to_build(table, tile) + STAFF * float(len(site.experts))


def raised(table: Table, which: i64) -> float:
    """The position after a point for an indicator: the less it lacks the better."""
    after = table.indicators[:]
    after[which] += 1
    return -lack(table, after)
