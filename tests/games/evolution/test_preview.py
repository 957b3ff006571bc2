"""Why a hungry species cannot feed, as its player is told."""

from speciate.games.evolution import GAME
from tests.games.evolution.build import Json, bystander, player, species, table


def cannot(*row: Json, hole: int = 0, prey: Json | None = None) -> object:
    state = table(player(*row), player(prey) if prey else bystander(), hole=hole)
    facts = GAME.engine.preview(state.view(0))["facts"]
    assert isinstance(facts, dict)
    return facts.get("cannot")


def test_what_can_feed_and_what_is_full_needs_no_reason() -> None:
    assert cannot(species(), species(food=1), hole=3) == {}


def test_a_plant_eater_finds_no_plants() -> None:
    hunter = species("carnivore", body=3)
    assert cannot(species(), hunter, prey=species(body=1)) == {"0": "no-plants"}


def test_a_hunter_finds_nothing_smaller() -> None:
    assert cannot(species(body=2), species("carnivore", body=2), hole=3) == {"1": "too-large"}


def test_what_is_smaller_is_protected() -> None:
    row = [species(body=3), species("carnivore", body=3)]
    assert cannot(*row, hole=3, prey=species("climbing", body=1)) == {"1": "protected"}


def test_nobody_else_is_told() -> None:
    state = table(player(species(), species(body=3)), bystander(), hole=3)
    assert GAME.engine.preview(state.view(1))["facts"] == {}
