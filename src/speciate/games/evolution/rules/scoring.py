"""Points."""

from typing import Final

from mypy_extensions import i64

from speciate.core.outcome import Outcome
from speciate.games.evolution.state import Player, Table

RANKED: Final = 16  # bits for a number of cards or of population


def breakdown(player: Player) -> dict[str, int]:
    """score.total: the bag (with what lies on Fat Tissue at the end), population, trait cards."""
    food = player.bag
    population: i64 = 0
    traits: i64 = 0
    for species in player.species:
        food += species.fat
        population += species.population
        traits += len(species.cards)
    return {"food": food, "population": population, "traits": traits}


def points(player: Player) -> int:
    """score.total"""
    total = player.bag
    for species in player.species:
        total += species.fat + species.population + len(species.cards)
    return total


def score(table: Table) -> Outcome:
    """score.total, score.ties: most points, then most trait cards, then most population, then a shared win."""
    parts: list[dict[str, int]] = []
    totals: list[int] = []
    winners: list[int] = []
    best: i64 = -1
    for seat, player in enumerate(table.players):
        part = breakdown(player)
        total = points(player)
        parts.append(part)
        totals.append(total)
        rank = total << RANKED * 2 | part["traits"] << RANKED | part["population"]
        if rank > best:
            best = rank
            winners = []
        if rank == best:
            winners.append(seat)
    return Outcome(totals, winners, parts)
