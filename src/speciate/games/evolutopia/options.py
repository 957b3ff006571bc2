"""Variants, and every number of the rules by its name."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from speciate.core.options import Option, number_of
from speciate.games.evolutopia.names import SQUARE_NAMES

if TYPE_CHECKING:
    from speciate.games.evolutopia.components import EvolutopiaPack

SEATS: Final = (1, 5)  # setup.players
OWN: Final = "own"
LEVELS: Final = ("discovery", "1", "2", "3", "4")
AS_LEVEL: Final = -1

OPTIONS: Final = (
    Option("level", "1", "how polluted the city is: discovery, 1 to 4, or a map of one's own", choices=(*LEVELS, OWN)),
    Option("own_start", "b2", "where the start tile lies on a map of one's own", choices=SQUARE_NAMES, advanced=True),
    Option("own_nuisances", 0, "nuisances of a map of one's own: a1 is 1, b1 2, … d4 32768", 0, 65535, advanced=True),
    Option("random_sides", False, "nuisance tiles lie on either side, as they are drawn"),
    Option("indicator_start", AS_LEVEL, "where the indicators start; below 1 as the level says", -1, 5, advanced=True),
    Option("crisis_start", AS_LEVEL, "the crisis pawn's first beacon; below 1 as the level says", -1, 5, advanced=True),
    Option("beacons", 9, "beacons of the crisis track; the last one loses", 6, 16, advanced=True),
    Option("target", 6, "what an indicator must reach", 4, 7, advanced=True),
    Option("target_count", 3, "how many indicators must reach it", 1, 5, advanced=True),
    Option("indicator_most", 7, "the end of an indicator's scale", 7, 9, advanced=True),
    Option("study_zone", 3, "evolutions the study zone holds", 2, 5, advanced=True),
    Option("site_zone", 3, "evolutions the site zone holds", 1, 5, advanced=True),
    Option("experts_zone", 5, "experts the zone holds", 3, 8, advanced=True),
    Option("experts_drawn", 3, "experts in the zone at the start", 0, 3, advanced=True),
    Option("assign_most", 3, "experts one may assign with one action", 1, 5, advanced=True),
    Option("aside_most", 3, "evolutions or experts one may set aside in an action", 0, 5, advanced=True),
    Option("role_uses", 3, "uses of a role until the second is unlocked", 1, 9, advanced=True),
)  # fmt: skip


@final
class Setup:
    """What was agreed before the first turn; shared by every copy of a position and never changed."""

    def __init__(self, seats: int, options: Mapping[str, object], pack: "EvolutopiaPack") -> None:
        self.seats = seats
        self.solo = seats == 1
        self.options = dict(options)
        self.pack = pack
        # components
        self.needs = pack.needs  # by tile: how many experts of each kind
        self.wanted = pack.wanted  # the same in one int, NEED bits a kind
        self.staff = pack.staff  # and in all
        self.gains = pack.gains  # by tile: what each indicator gains
        self.pictograms = pack.pictograms
        self.nuisance_indicators = pack.nuisance_indicators  # by tile and side: 2 * tile + side
        self.crisis_needs = pack.crisis_needs
        self.crisis_wanted = pack.crisis_wanted
        self.crisis_staff = pack.crisis_staff
        self.crisis_options = pack.crisis_options  # by crisis: the arrival options, each a list of effects
        self.crisis_unmanaged = pack.crisis_unmanaged
        self.plans = pack.plans
        self.talents = pack.talents
        self.moments = [talent.moments for talent in pack.talents]  # by role: when it can be used
        # numbers
        self.random_sides = bool(options["random_sides"])
        self.beacons = number_of(options, "beacons")
        self.target = number_of(options, "target")
        self.target_count = number_of(options, "target_count")
        self.indicator_most = number_of(options, "indicator_most")
        self.study_zone = number_of(options, "study_zone")
        self.site_zone = number_of(options, "site_zone")
        self.experts_zone = number_of(options, "experts_zone")
        self.experts_drawn = number_of(options, "experts_drawn")
        self.assign_most = number_of(options, "assign_most")
        self.aside_most = number_of(options, "aside_most")
        self.role_uses = number_of(options, "role_uses")
        # setup.territory, setup.discovery
        level = str(options["level"])
        name = "1" if level == OWN else level
        self.start_square, self.nuisance_squares, indicator_start, crisis_start = pack.levels[name]
        if level == OWN:
            self.start_square = SQUARE_NAMES.index(str(options["own_start"]))
            self.nuisance_squares = own_squares(number_of(options, "own_nuisances"), self.start_square)
        self.indicator_start = max(number_of(options, "indicator_start"), 0) or indicator_start
        self.crisis_start = max(number_of(options, "crisis_start"), 0) or crisis_start


def own_squares(mask: int, start: int) -> tuple[int, ...]:
    """The squares of a map of one's own: the start tile's own square and what goes beyond ten tiles are left out."""
    squares = [square for square in range(len(SQUARE_NAMES)) if mask >> square & 1 and square != start]
    return tuple(squares[:10])
