"""Points."""

from speciate.core.outcome import Outcome
from speciate.games.evolution.state import Player, Table


def breakdown(player: Player) -> dict[str, int]:
    """score.total: the bag (with what lies on Fat Tissue at the end), population, trait cards."""
    food = player.bag
    population = 0
    traits = 0
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
    parts = [breakdown(player) for player in table.players]
    totals = [points(player) for player in table.players]
    keys = [(totals[i], part["traits"], part["population"]) for i, part in enumerate(parts)]
    best = max(keys)
    return Outcome(totals, [seat for seat, key in enumerate(keys) if key == best], parts)
