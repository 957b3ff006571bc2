"""The vocabulary of effects: what crises, good plans and roles can be made of.

A pack writes them by name; a new card made of known effects needs no code. Each has one implementation,
in `rules/effects.py` (crises), `phases/plans.py` and `phases/roles.py`.
"""

from typing import Final

# -- crises: what an arrival option or an unmanaged crisis does --------------------------------------

CRISIS_OPS: Final = (
    "crisis-track",  # the pawn moves n beacons
    "indicator",  # an indicator changes by n
    "release-kind",  # every expert of a kind in play goes back into the bag
    "study-away",  # n tiles of the study zone go under the pile
    "site-experts-away",  # all experts of n sites go back into the bag
    "site-away",  # n sites go under the pile, their experts into the bag
    "zone-experts-away",  # n experts leave the experts zone for the bag
    "extra-block",  # n more actions are blocked this time
    "plan-away",  # n held good plans go under their pile
)
CRISIS_TRACK: Final = 0
INDICATOR: Final = 1
RELEASE_KIND: Final = 2
STUDY_AWAY: Final = 3
SITE_EXPERTS_AWAY: Final = 4
SITE_AWAY: Final = 5
ZONE_EXPERTS_AWAY: Final = 6
EXTRA_BLOCK: Final = 7
PLAN_AWAY: Final = 8

# An effect is one int: op, whom it concerns (an indicator or a kind of expert), and a number from -8 to 7.
WHICH: Final = 4
NUMBER: Final = 8
ZERO: Final = 8


def effect(op: int, which: int, n: int) -> int:
    return op | which << WHICH | (n + ZERO) << NUMBER


def op_of(effect: int) -> int:
    return effect & 15


def which_of(effect: int) -> int:
    return (effect >> WHICH) & 15


def number_of(effect: int) -> int:
    return (effect >> NUMBER) - ZERO


# -- good plans ---------------------------------------------------------------------------------------

PLAN_OPS: Final = (
    "bag-expert-to-slot",
    "assign-two",
    "free-site",
    "free-inaugurate",
    "unblock-one",
    "crisis-back-one",
    "indicator-plus-one",
    "ignore-adjacency",
    "reorder-crises",
)
BAG_EXPERT_TO_SLOT: Final = 0
ASSIGN_TWO: Final = 1
FREE_SITE: Final = 2
FREE_INAUGURATE: Final = 3
UNBLOCK_ONE: Final = 4
CRISIS_BACK_ONE: Final = 5
INDICATOR_PLUS_ONE: Final = 6
IGNORE_ADJACENCY: Final = 7
REORDER_CRISES: Final = 8

# -- roles ----------------------------------------------------------------------------------------------

ROLE_OPS: Final = (
    "copy-role",
    "recruit-pick-one",
    "assign-one-more",
    "move-top-tile",
    "crisis-pick-of-two",
    "move-expert",
    "cover-any-nuisance",
    "one-block-less",
    "assign-any-kind",
    "recruit-then-assign-crisis",
)
COPY_ROLE: Final = 0
RECRUIT_PICK_ONE: Final = 1
ASSIGN_ONE_MORE: Final = 2
MOVE_TOP_TILE: Final = 3
CRISIS_PICK_OF_TWO: Final = 4
MOVE_EXPERT: Final = 5
COVER_ANY_NUISANCE: Final = 6
ONE_BLOCK_LESS: Final = 7
ASSIGN_ANY_KIND: Final = 8
RECRUIT_THEN_ASSIGN_CRISIS: Final = 9

# the numbers in these effects
TWO: Final = 2  # experts of assign-two
MOST_TO_BOOST: Final = 4  # the highest indicator of indicator-plus-one
SEEN_CRISES: Final = 3  # of reorder-crises
