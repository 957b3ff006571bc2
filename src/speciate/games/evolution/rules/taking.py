"""Taking food: the normal plant, meat, and everything traits add to it."""

from typing import Final

from mypy_extensions import i64

from speciate.games.evolution import events
from speciate.games.evolution.cards import CARNIVORE, FAT_TISSUE, FORAGING
from speciate.games.evolution.state import Player, Species, Table
from speciate.games.evolution.traits import cooperation, fat_tissue, foraging

# Where food comes from, and so of what kind it is.
HOLE: Final = 0  # plants of the watering hole
BANK: Final = 1  # plants of the bank
MEAT: Final = 2  # meat, always of the bank


def room(species: Species, ignored: i64) -> i64:
    """feed.capacity: how much more food it can hold, on its board and on Fat Tissue."""
    free = species.population - species.food
    if species.traits & FAT_TISSUE & ~ignored:
        free += fat_tissue.room(species)
    return free


def is_hungry(species: Species) -> bool:
    """feed.hungry"""
    return species.food < species.population


def most(table: Table, species: Species, source: i64, ignored: i64) -> i64:
    """feed.no-plants, feed.meat-for-all, feed.capacity: how much food it could take from `source`."""
    if source != MEAT and species.traits & CARNIVORE:
        return 0
    free = room(species, ignored)
    if source == HOLE and table.hole < free:
        return table.hole
    return free


def take(table: Table, seat: i64, species: Species, amount: i64, source: i64, cause: str, ignored: i64) -> None:
    """One taking of up to `amount`, with Foraging, then Cooperation to the right, taking by taking.

    `ignored` masks the traits that Intelligence silences for the attack this taking belongs to.
    setup.supply: the bank never runs out.
    """
    player = table.players[seat]
    while True:
        possible = most(table, species, source, ignored)
        if possible == 0:
            return
        if source != MEAT and species.traits & FORAGING & ~ignored:
            amount = foraging.amount(amount)
        taken = min(amount, possible)
        if source == HOLE:
            table.hole -= taken
        store(species, taken)
        if table.listener is not None:
            name = ("plants-from-hole", "plants-from-bank", "meat")[source]
            events.of_species(table, seat, species, name, {"count": taken, "cause": cause})
        partner = cooperation.partner(player, species, ignored)
        if partner is None:
            return
        species = partner
        amount = 1
        cause = "cooperation"


def store(species: Species, taken: i64) -> None:
    """Food goes on the board up to the population, the rest on Fat Tissue (trait.fat-tissue)."""
    on_board = min(taken, species.population - species.food)
    species.food += on_board
    species.fat += taken - on_board


def spill(table: Table, seat: i64, player: Player, species: Species) -> None:
    """attack.loss: food above the population goes to the owner's bag."""
    excess = species.food - species.population
    if excess > 0:
        species.food = species.population
        bag(table, seat, player, excess)


def bag(table: Table, seat: i64, player: Player, count: i64) -> None:
    player.bag += count
    if count and table.listener is not None:
        events.tell_play(table, seat, "bagged", {"seat": seat, "count": count})
