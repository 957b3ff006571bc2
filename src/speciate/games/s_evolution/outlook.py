"""What a network sees of each seat between two rounds, to tell who will win (docs/training.md)."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from speciate.games.s_evolution import cards, worth
from speciate.games.s_evolution.cards import AGES, SUITS
from speciate.games.s_evolution.editions import BUILDINGS
from speciate.games.s_evolution.options import SET_POINTS
from speciate.games.s_evolution.phases import scoring
from speciate.games.s_evolution.rules import stock
from speciate.games.s_evolution.state import OVER, Player, Table
from speciate.kit.network import Network, log_odds

KEPT_2_0: Final = Path(__file__).parent / "value-2.0.toml"  # as `speciate train` wrote them
KEPT_2013: Final = Path(__file__).parent / "value-2013.toml"

POINT: Final = 0.5  # of a finished game: what a point ahead counts beside the win
MOST_PEOPLE: Final = 7  # who are told apart
MOST_ROUNDS: Final = 6

INPUTS: Final = (
    "points",
    *[f"age-{age}" for age in range(1, AGES + 1)],
    *[f"people-{people}" for people in range(MOST_PEOPLE + 1)],
    *[f"level-{building}" for building in BUILDINGS],
    *[f"worker-{building}" for building in BUILDINGS],
    *[f"stock-{suit}" for suit in SUITS],
    *[f"short-{suit}" for suit in SUITS],
    *[f"set-{place}" for place in range(1, len(cards.SEAT_COLOURS) + 1)],
    "discoveries",
    "discovery",
    "obscured",
    "invaded",
    "place",
    *[f"rounds-{rounds}" for rounds in range(1, MOST_ROUNDS + 1)],
    "rounds",
)


def values(table: Table, network: Network) -> list[float]:
    """For each seat the logarithm of its odds to win; of a finished game by how much it won."""
    if table.phase == OVER:
        return log_odds([POINT * points(player, scoring.set_sizes(table, player)) for player in table.players])
    return log_odds([network.of(row) for row in seen(table)])


def seen(table: Table) -> list[list[float]]:
    """A row of `INPUTS` for each seat."""
    return [
        of_player(table, seat, player, scoring.set_sizes(table, player)) for seat, player in enumerate(table.players)
    ]


def points(player: Player, sizes: list[int]) -> float:
    """score.sets"""
    total: i64 = player.score
    for size in sizes:
        total += SET_POINTS[size]
    return float(total)


def place_of(table: Table, seat: i64) -> i64:
    """In the order of the turn."""
    return (seat - table.lead) % table.seats


def rounds_of(table: Table) -> i64:
    """To come, the one that begins among them."""
    return table.setup.rounds - table.round + 1


def of_player(table: Table, seat: i64, player: Player, sizes: list[int]) -> list[float]:
    row = [points(player, sizes)]
    one_of(row, player.age - 1, AGES)
    one_of(row, min(player.population, MOST_PEOPLE), MOST_PEOPLE + 1)
    levels = [worth.at(player.levels, building) for building in range(len(BUILDINGS))]
    for level in levels:
        row.append(float(level))
    for level in levels:
        row.append(1.0 if level else 0.0)
    have = [stock.amount(player, suit) for suit in range(len(SUITS))]
    for amount in have:
        row.append(float(amount))
    for suit in range(len(SUITS)):
        row.append(float(max(0, player.population - have[suit] - levels[suit])))
    for size in sorted(sizes, reverse=True):
        row.append(float(size))
    row.append(float(sum(sizes)))
    row.append(0.0 if player.discovery == cards.NO_DISCOVERY else 1.0)
    row.append(1.0 if player.obscured else 0.0)
    row.append(1.0 if player.invaded else 0.0)
    row.append(float(place_of(table, seat)))
    rounds = rounds_of(table)
    one_of(row, min(rounds, MOST_ROUNDS) - 1, MOST_ROUNDS)
    row.append(float(rounds))
    return row


def one_of(row: list[float], place: i64, places: i64) -> None:
    """Which of several it is."""
    for at in range(places):
        row.append(1.0 if at == place else 0.0)
