"""The names of everything on the table. Inside the engine each is a small int, its place in a list here.

Tiles and cards are known by their number in the pack (`e07`, `c01`): an owner's pack may print other things on them.
"""

from typing import Final

EXPERTS: Final = ("designer", "regulator", "neo-urbanist", "builder", "technologist")
INDICATORS: Final = ("mobility", "environment", "energy", "economy", "comfort")
ACTIONS: Final = ("choose", "site", "recruit", "assign", "inaugurate")
SIDES: Final = ("front", "back")
PICTOGRAMS: Final = ("none", "blue", "green")
BLUE: Final = 1
GREEN: Final = 2

CHOOSE: Final = 0
SITE: Final = 1
RECRUIT: Final = 2
ASSIGN: Final = 3
INAUGURATE: Final = 4
MANAGE: Final = 5  # what a turn was used for, when it was no action

# setup: how many of each the box holds; a pack of one's own may leave some out
TILES: Final = 35
NUISANCES: Final = 10
CRISES: Final = 15
PLANS: Final = 9
ROLES: Final = 10
EXPERTS_OF_A_KIND: Final = 5
STUDIED_FIRST: Final = 2  # setup.evolutions: in the study zone at the start
ON_SITE_FIRST: Final = 1  # and in the site zone
KINDS: Final = 5
MOST_OPTIONS: Final = 4  # of a crisis as it comes
NEED: Final = 6  # bits for how many of a kind are needed, where all kinds are packed in one int

COLUMNS: Final = 4
ROWS: Final = 4
SQUARES: Final = COLUMNS * ROWS

NONE: Final = -1  # no tile, no card
TINKERER: Final = 0  # solo.roles: the one role the rulebook names, r01
OFFERED: Final = 2  # solo.roles: roles to choose from


def numbered(prefix: str, count: int, digits: int = 2) -> tuple[str, ...]:
    return tuple([f"{prefix}{number + 1:0{digits}}" for number in range(count)])


TILE_NAMES: Final = numbered("e", TILES)
NUISANCE_NAMES: Final = numbered("n", NUISANCES)
CRISIS_NAMES: Final = numbered("c", CRISES)
PLAN_NAMES: Final = numbered("b", PLANS, 1)
ROLE_NAMES: Final = numbered("r", ROLES)
SQUARE_NAMES: Final = tuple([f"{'abcd'[square % COLUMNS]}{square // COLUMNS + 1}" for square in range(SQUARES)])

# where an expert can be besides the bag: a tile on site by its number, or one of these
CRISIS_PLACE: Final = TILES
ZONE_PLACE: Final = TILES + 1
PLACE_NAMES: Final = (*TILE_NAMES, "crisis", "zone")
