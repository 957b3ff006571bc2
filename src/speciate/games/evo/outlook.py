"""What a network sees of each seat at a quiet position, to tell who will win (docs/training.md)."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from speciate.games.evo import evaluate
from speciate.games.evo.cards import CARD_EFFECTS, EFFECTS, UNKNOWN, effect_of, is_aimed
from speciate.games.evo.genes import CARD, GENES, HORN, TAIL
from speciate.games.evo.ground import Ground, Hopes
from speciate.games.evo.phases import initiative
from speciate.games.evo.state import AUCTION, CLIMATE, INITIATIVE, METEOR, OVER, PHASES, Player, Table, is_counted
from speciate.kit.network import Network, log_odds

KEPT: Final = Path(__file__).parent / "value.toml"  # as `speciate train` wrote it

POINT: Final = 0.5  # of a finished game: what a point ahead counts beside the win
MOST_CELLS: Final = 14  # of the meteor's track, that are told apart
QUIET: Final[list[i64]] = [INITIATIVE, CLIMATE, METEOR, AUCTION]  # phases
SEATS: Final[list[i64]] = [3, 4, 5]
LIMITS: Final[list[float]] = [1.0, 2.0, 3.0, 5.0]  # rounds to come
SOON: Final = 0.3  # of a round: so much the end is off at the least, where a lead counts by how near it is
FAR_BEHIND: Final = 1e9  # farther than anybody is
NO_CARDS: Final = [0.0] * (len(CARD_EFFECTS) + 1)

OWN_INPUTS: Final = (
    "points",
    "herd",
    "hand",
    "place",
    "alive",
    *[f"gene-{gene}" for gene in GENES[:CARD]],
    *[f"card-{effect}" for effect in EFFECTS],
    "card-aimed",
    "mild",
    "cold",
    "hot",
    "later-alive",
    "later-mild",
    "room",
    "survivors",
    "rescued",
    "free",
    "attack",
    "threat",
    "prey",
    "hunters",
    "contacts",
    "first",
    "last",
    "rank",
)
RELATIVE_INPUTS: Final = (
    "lead",  # in points,
    "ahead",  # and with next round's survivors, beside the best of the others
    "above",  # and beside all others on average
    "herd-ahead",
    "best-survivors",
    "mean-survivors",
    "mean-herd",
    "mean-hand",
    "best-horn",
    "mean-horn",
    "best-tail",
    "ahead-by-rounds",  # the nearer the end, the more it counts
    "above-by-rounds",
    "lead-by-rounds",
    "ahead-in-last",
    "ahead-in-last-two",
)
SHARED_INPUTS: Final = (
    "rounds",
    *[f"rounds-below-{limit:.0f}" for limit in LIMITS],
    "counted",
    *[f"cell-{cell}" for cell in range(1, MOST_CELLS + 1)],
    *[f"phase-{PHASES[phase]}" for phase in QUIET],
    *[f"seats-{seats}" for seats in SEATS],
)
INPUTS: Final = OWN_INPUTS + RELATIVE_INPUTS + SHARED_INPUTS


def is_between(table: Table) -> bool:
    """When the survivors are counted, and when a new round begins."""
    phase = table.phase
    return phase == METEOR or phase == INITIATIVE or phase == CLIMATE or (phase == AUCTION and table.undrawn > 0)


def values(table: Table, network: Network) -> list[float]:
    """For each seat the logarithm of its odds to win; of a finished game by how much it won."""
    if table.phase == OVER:
        return log_odds([POINT * evaluate.final_points(player) for player in table.players])
    return log_odds([network.of(row) for row in seen(table)])


def seen(table: Table) -> list[list[float]]:
    """A row of `INPUTS` for each seat."""
    rounds = evaluate.rounds_to_come(table)
    same = shared(table, rounds)
    seats = [Seat(table, seat, player) for seat, player in enumerate(table.players)]
    return [seat.row + beside(seat, seats, rounds) + same for seat in seats]


@final
class Seat:
    """What it has by itself, and the numbers that others are compared with."""

    def __init__(self, table: Table, seat: i64, player: Player) -> None:
        printed = table.setup.printed
        ground = Ground(table, seat)
        hopes = Hopes(table, player, ground)
        self.points = float(player.points)
        self.herd = float(len(player.dinos))
        self.hand = float(len(player.hand) + player.owed)
        self.tail = float(player.genes[TAIL] - printed[TAIL])
        self.horn = float(player.genes[HORN] - printed[HORN])
        self.survivors = hopes.survivors
        self.worth = self.points + hopes.survivors
        self.rank = rank_of(table, seat, player)
        self.place = place_of(table, seat, self.rank)
        self.row = [self.points, self.herd, self.hand, self.place, hopes.alive]
        for gene in range(CARD):  # a card is on no portrait
            self.row.append(float(player.genes[gene] - printed[gene]))
        self.row += cards_of(player)
        self.row += self.of_herd(table, ground, hopes)

    def of_herd(self, table: Table, ground: Ground, hopes: Hopes) -> list[float]:
        return [
            hopes.mild,
            hopes.cold,
            hopes.hot,
            hopes.later_alive,
            hopes.later_mild,
            hopes.room,
            hopes.survivors,
            hopes.rescued,
            hopes.free,
            float(ground.attack),
            float(ground.threat),
            float(ground.prey),
            float(ground.hunters),
            float(ground.contacts),
            1.0 if self.place < 0.75 else 0.0,
            1.0 if self.place > float(table.seats) - 1.75 else 0.0,
            self.rank,
        ]


def rank_of(table: Table, seat: i64, player: Player) -> float:
    """Who would come before it in a new order of the turn; a half for each that it would draw lots with."""
    own = initiative.rank(player)
    before = 0.0
    for other, rival in enumerate(table.players):
        if other != seat:
            theirs = initiative.rank(rival)
            if theirs > own:
                before += 1.0
            elif theirs == own:
                before += 0.5
    return before


def place_of(table: Table, seat: i64, rank: float) -> float:
    """In the order of the turn; of who is not placed yet, as it will be."""
    for at, other in enumerate(table.order):
        if other == seat:
            return float(at)
    return rank


def cards_of(player: Player) -> list[float]:
    """By effect how many are for oneself; those aimed at others are one kind."""
    kinds: i64 = len(CARD_EFFECTS)
    counts = NO_CARDS[:]
    for card in player.hand:
        if card != UNKNOWN:
            kind = kinds if is_aimed(card) else effect_of(card)
            counts[kind] += 1.0
    return counts


def beside(seat: Seat, seats: list[Seat], rounds: float) -> list[float]:
    """`RELATIVE_INPUTS`"""
    most = Best()
    for other in seats:
        if other is not seat:
            most.add(other)
    others = float(len(seats) - 1)
    lead = seat.points - most.points
    ahead = seat.worth - most.worth
    above = seat.worth - most.all_worth / others
    near = 1.0 / (rounds + SOON)
    return [
        lead,
        ahead,
        above,
        seat.herd - most.herd,
        most.survivors,
        most.all_survivors / others,
        most.all_herds / others,
        most.all_hands / others,
        most.horn,
        most.all_horns / others,
        most.tail,
        ahead * near,
        above * near,
        lead * near,
        within(ahead, 2.0) if rounds < 1.0 else 0.0,
        within(ahead, 3.0) if rounds < 2.0 else 0.0,
    ]


@final
class Best:
    """The most that any of some seats has, of each; and all of them together."""

    def __init__(self) -> None:
        self.points = -FAR_BEHIND
        self.worth = -FAR_BEHIND
        self.herd = -FAR_BEHIND
        self.survivors = -FAR_BEHIND
        self.horn = -FAR_BEHIND
        self.tail = -FAR_BEHIND
        self.all_worth = 0.0
        self.all_survivors = 0.0
        self.all_herds = 0.0
        self.all_hands = 0.0
        self.all_horns = 0.0

    def add(self, seat: Seat) -> None:
        self.points = higher(self.points, seat.points)
        self.worth = higher(self.worth, seat.worth)
        self.herd = higher(self.herd, seat.herd)
        self.survivors = higher(self.survivors, seat.survivors)
        self.horn = higher(self.horn, seat.horn)
        self.tail = higher(self.tail, seat.tail)
        self.all_worth += seat.worth
        self.all_survivors += seat.survivors
        self.all_herds += seat.herd
        self.all_hands += seat.hand
        self.all_horns += seat.horn


def higher(one: float, other: float) -> float:
    if one > other:  # written out, for of `max` compiled code makes objects
        return one
    return other


def within(number: float, most: float) -> float:
    """Neither more nor, below 0, less."""
    if number > most:
        return most
    return -most if number < -most else number


def shared(table: Table, rounds: float) -> list[float]:
    """`SHARED_INPUTS`: what is the same for all seats."""
    row = [rounds / 5.0]
    for limit in LIMITS:
        row.append(1.0 if rounds < limit else 0.0)
    counted = is_counted(table)
    row.append(1.0 if counted else 0.0)
    cell = table.meteor if counted else table.meteor + 1  # that the meteor comes to this round
    for each in range(1, MOST_CELLS + 1):
        row.append(1.0 if each == cell else 0.0)
    for phase in QUIET:
        row.append(1.0 if phase == table.phase else 0.0)
    for seats in SEATS:
        row.append(1.0 if seats == table.seats else 0.0)
    return row
