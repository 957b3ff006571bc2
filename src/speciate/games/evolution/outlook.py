"""What a network sees of each seat between two rounds, to tell who will win (docs/training.md).

Whether the round has just been counted or the next one has begun, what is seen is the moment when its cards are dealt.
"""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from speciate.games.evolution.cards import CARNIVORE, TRAITS, trait_of
from speciate.games.evolution.evaluate import MEAN_FOOD
from speciate.games.evolution.rules import attack, scoring
from speciate.games.evolution.state import AFTERMATH, OVER, Player, Species, Table, seat_after
from speciate.kit.network import Network, log_odds

KEPT: Final = Path(__file__).parent / "value.toml"  # as `speciate train` wrote it

POINT: Final = 0.5  # of a finished game: what a point ahead counts beside the win
MOST_PLANTS: Final = 6.0  # for a seat, to spare or wanting, that are told apart
FEW_ROUNDS: Final = 2.0
NO_TRAITS: Final = [0.0] * len(TRAITS)

INPUTS: Final = (
    "bag", "cards", "fat", "species", "population", "body",
    *[f"trait-{trait}" for trait in TRAITS],  # species that have it
    "hunters-population", "hunters-body", "attack",
    "prey", "prey-body",  # others' species within reach of its hunters
    "hunted", "hunted-population",  # its species within reach of others' hunters,
    "small", "small-population",  # and those that are only smaller than the largest of them
    "others-attack", "others-hunters", "others-hunters-population",
    "mouths", "mouths-share", "others-mouths", "plants", "hole",  # mouths are those that eat plants
    "best-points", "mean-points",  # of the others
    "first", "rounds", "last", "few-rounds", "seats",
)  # fmt: skip


def values(table: Table, network: Network) -> list[float]:
    """For each seat the logarithm of its odds to win; of a finished game by how much it won."""
    if table.phase == OVER:
        return log_odds([POINT * float(scoring.points(player)) for player in table.players])
    return log_odds([network.of(row) for row in seen(table)])


def seen(table: Table) -> list[list[float]]:
    """A row of `INPUTS` for each seat."""
    holdings: list[Holding] = []
    for player in table.players:
        holdings.append(Holding(player))
    for own in holdings:
        find_hunters(table, holdings, own)
    around = Around(table, holdings)
    rows: list[list[float]] = []
    for seat, own in enumerate(holdings):
        rows.append(row_of(table, seat, own, around))
    return rows


@final
class Holding:
    """What one seat has, added up: what others see of it too."""

    __slots__ = (
        "attack", "body", "fat", "hunted", "hunted_population", "hunters", "hunters_body", "hunters_population",
        "mouths", "player", "points", "population", "prey", "prey_body", "small", "small_population", "species",
        "threat", "traits",
    )  # fmt: skip

    def __init__(self, player: Player) -> None:
        self.player = player
        self.population: i64 = 0
        self.body: i64 = 0
        self.fat: i64 = 0
        self.mouths: i64 = 0
        self.traits = NO_TRAITS[:]
        self.hunters: list[Species] = []
        self.hunters_population: i64 = 0
        self.hunters_body: i64 = 0
        self.attack: i64 = 0  # the size of the largest hunter
        # what `find_hunters` finds
        self.threat: i64 = 0  # the size of the others' largest hunter
        self.prey: i64 = 0
        self.prey_body: i64 = 0
        self.hunted: i64 = 0
        self.hunted_population: i64 = 0
        self.small: i64 = 0
        self.small_population: i64 = 0
        traits: i64 = 0
        for species in player.species:
            self.population += species.population
            self.body += species.body
            self.fat += species.fat
            for card in species.cards:
                self.traits[trait_of(card)] += 1.0
            traits += len(species.cards)
            if species.traits & CARNIVORE:
                self.add_hunter(species)
            else:
                self.mouths += species.population
        self.species: i64 = len(player.species)
        if self.species == 0:  # it will be given one
            self.species = self.population = self.body = self.mouths = 1
        self.points: i64 = player.bag + self.fat + self.population + traits

    def add_hunter(self, species: Species) -> None:
        self.hunters.append(species)
        self.hunters_population += species.population
        self.hunters_body += species.body
        size = attack.attack_size(species)
        if size > self.attack:
            self.attack = size


def find_hunters(table: Table, holdings: list[Holding], own: Holding) -> None:
    """Who of the others could attack which of its species, as the rules have it while nobody has eaten."""
    for other in holdings:
        if other is not own and other.attack > own.threat:
            own.threat = other.attack
    for place, species in enumerate(own.player.species):
        if species.body >= own.threat:  # mostly nobody is large enough
            continue
        is_hunted = False
        for other in holdings:
            if other is not own and other.attack > species.body and reaches(table, other, own.player, place):
                other.prey += 1
                other.prey_body += species.body
                is_hunted = True
        if is_hunted:
            own.hunted += 1
            own.hunted_population += species.population
        if attack.defence_size(table, species, 0) < own.threat:
            own.small += 1
            own.small_population += species.population


def reaches(table: Table, other: Holding, owner: Player, place: i64) -> bool:
    for hunter in other.hunters:
        if attack.refuse_target(table, hunter, attack.attack_size(hunter), owner, place) is None:
            return True
    return False


@final
class Around:
    """What is the same for all seats, and what they have together."""

    __slots__ = (
        "best", "first", "hunters", "hunters_population", "is_before", "mouths", "plants", "points", "rounds", "second",
    )  # fmt: skip

    def __init__(self, table: Table, holdings: list[Holding]) -> None:
        self.is_before = table.phase == AFTERMATH  # the next round has not begun
        self.first: i64 = seat_after(table, table.first) if self.is_before else table.first
        self.mouths: i64 = 0
        self.hunters: i64 = 0
        self.hunters_population: i64 = 0
        self.points: i64 = 0
        self.best: i64 = 0  # the most points of a seat,
        self.second: i64 = 0  # and of the others
        for one in holdings:
            self.mouths += one.mouths
            self.hunters += len(one.hunters)
            self.hunters_population += one.hunters_population
            self.points += one.points
            if one.points > self.best:
                self.second = self.best
                self.best = one.points
            elif one.points > self.second:
                self.second = one.points
        plants = (float(table.hole) + MEAN_FOOD * float(table.seats) - float(self.mouths)) / float(table.seats)
        self.plants = max(-MOST_PLANTS, min(MOST_PLANTS, plants))
        self.rounds = rounds_after(table, holdings, self.is_before)


def rounds_after(table: Table, holdings: list[Holding], is_before: bool) -> float:
    """How many follow the one that is dealt, and the part of another that the deck has; 0 if it is the last."""
    left: i64 = len(table.deck) - table.unreachable - table.owing
    dealt: i64 = 0
    for one in holdings:
        dealt += cards_dealt(table, one)
    if is_before:
        left -= dealt
    if table.last_round or left < 0:
        return 0.0
    return 1.0 + float(left) / float(dealt)


def cards_dealt(table: Table, own: Holding) -> i64:
    """deal.cards"""
    return table.setup.cards_each_round + table.setup.cards_per_species * own.species


def row_of(table: Table, seat: i64, own: Holding, around: Around) -> list[float]:
    player = own.player
    hand: i64 = len(player.hand) + player.owed
    if around.is_before:
        hand += cards_dealt(table, own)
    others_best = around.second if own.points == around.best else around.best
    row = [
        float(player.bag), float(hand), float(own.fat), float(own.species), float(own.population), float(own.body),
    ]  # fmt: skip
    row.extend(own.traits)
    row.extend([
        float(own.hunters_population), float(own.hunters_body), float(own.attack),
        float(own.prey), float(own.prey_body),
        float(own.hunted), float(own.hunted_population), float(own.small), float(own.small_population),
        float(own.threat),
        float(around.hunters - len(own.hunters)), float(around.hunters_population - own.hunters_population),
        float(own.mouths),
        float(own.mouths) / float(around.mouths) if around.mouths else 0.0,
        float(around.mouths - own.mouths),
        around.plants,
        float(table.hole),
        float(others_best),
        float(around.points - own.points) / float(table.seats - 1),
        1.0 if seat == around.first else 0.0,
        around.rounds,
        1.0 if around.rounds == 0.0 else 0.0,
        min(around.rounds, FEW_ROUNDS),
        float(table.seats),
    ])  # fmt: skip
    return row
