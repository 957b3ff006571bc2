"""Variants, and every number of the rulebook by its name. Maps, tracks and counts of components are in the pack."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from speciate.core.options import Option, number_of
from speciate.games.evo.genes import GENE_KINDS

if TYPE_CHECKING:
    from speciate.games.evo.components import EvoPack

FEWEST: Final = 3  # setup.players
MOST: Final = 5
FACES: Final = 6  # of the die

ISLANDS: Final = ("large-small", "two-medium")  # of four players: the large and the small half, or the medium ones

OPTIONS: Final = (
    Option("scarce", False, "one gene fewer than players comes up, and who is outbid may drop out"),
    Option(
        "island", ISLANDS[0], "with four players: the large and the small half, or the two medium ones", choices=ISLANDS
    ),
    Option("points", 10, "mutation points each player begins with", 0, 50, advanced=True),
    Option("dinos", 10, "dinos a player has", 1, 14, advanced=True),
    Option("cards", 3, "event cards dealt to each player", 0, 5, advanced=True),
    Option("quiet_rounds", 2, "rounds at the start in which no card is played", 0, 9, advanced=True),
    Option("eggs", 1, "eggs a species begins with", 0, 4, advanced=True),
    Option("legs", 1, "legs a species begins with", 0, 4, advanced=True),
    Option("furs", 1, "furs a species begins with", 0, 4, advanced=True),
    Option("parasols", 1, "parasols a species begins with", 0, 4, advanced=True),
    Option("horns", 0, "horns a species begins with", 0, 4, advanced=True),
    Option("win_equal", 2, "an attack with equal horns wins up to this roll", 0, FACES, advanced=True),
    Option("win_one_more", 4, "with one horn more it wins up to this roll", 0, FACES, advanced=True),
    Option("win_two_more", 5, "with two horns more it wins up to this roll", 0, FACES, advanced=True),
    Option("win_one_fewer", 1, "with one horn fewer it wins up to this roll", 0, FACES, advanced=True),
    Option("points_per_dino", 1, "mutation points for each dino that survives", 0, 3, advanced=True),
)


@final
class Setup:
    """What was agreed before the first dino; shared by every copy of a position and never changed."""

    def __init__(self, seats: int, options: Mapping[str, object], pack: "EvoPack") -> None:
        self.seats = seats
        self.options = dict(options)
        self.pack = pack
        # setup.board: with four players there are two islands to choose from
        self.island = pack.islands[f"4-{options['island']}" if seats == 4 else str(seats)]
        self.loop: list[i64] = pack.loop
        self.die = pack.die
        self.cells = pack.cells
        self.forecast = pack.forecast()
        self.scarce = bool(options["scarce"])
        self.points = number_of(options, "points")
        self.dinos = number_of(options, "dinos")
        self.cards = number_of(options, "cards")
        self.quiet_rounds = number_of(options, "quiet_rounds")
        self.points_per_dino = number_of(options, "points_per_dino")
        # setup.species: by gene, how many are printed on every portrait
        self.printed = [number_of(options, row.option) if row.option else row.printed for row in GENE_KINDS]
        # combat.odds: up to which roll an attack wins, by horns ahead, from one behind to two ahead
        names = ("win_one_fewer", "win_equal", "win_one_more", "win_two_more")
        self.wins = [number_of(options, name) for name in names]
