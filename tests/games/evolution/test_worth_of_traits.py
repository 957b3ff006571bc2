"""What a bot thinks of traits between two rounds."""

from speciate.games.evolution.cards import TRAITS
from speciate.games.evolution.evaluate import at_rest
from tests.games.evolution.build import player, species, table

HUNTS = ("carnivore", "ambush", "pack-hunting")


def worth(trait: str, rounds: float) -> float:
    state = table(player(species(trait)), player(species()), phase="play")
    return at_rest(state.players[0], rounds)


def test_what_helps_to_hunt_is_worth_most_as_long_as_nothing_can_grow() -> None:
    others = [worth(trait, 0.0) for trait in TRAITS if trait not in HUNTS]
    assert min(worth(trait, 0.0) for trait in HUNTS) > max(others)


def test_what_feeds_every_round_is_worth_more_the_longer_the_game_goes_on() -> None:
    growth = {trait: worth(trait, 5.0) - worth(trait, 0.0) for trait in TRAITS}
    grows = {trait for trait in TRAITS if growth[trait] > growth["horns"] + 0.1}
    assert grows == {"cooperation", "foraging", "intelligence", "long-neck", "pack-hunting"}
