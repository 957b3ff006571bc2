"""Variants, and the numbers of the rulebook as options."""

import pytest

from speciate.core.errors import BadOption, UnknownName
from speciate.games.evolution import GAME
from tests.games.evolution.build import bystander, codes, foods, hand, new_game, play, player, refused, species, table


def test_the_defaults_are_the_numbers_of_the_rulebook() -> None:
    setup = new_game(4).setup
    assert (setup.cards_each_round, setup.cards_per_species) == (3, 1)
    assert (setup.trait_limit, setup.track_limit, setup.set_aside) == (3, 6, 0)
    assert (setup.shell_bonus, setup.intelligence_plants, setup.quick) == (4, 2, False)


def test_the_number_of_cards_dealt_is_an_option() -> None:
    state = new_game(3, cards_each_round=5, cards_per_species=2)
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 7]


def test_the_limits_are_options() -> None:
    state = table(
        player(species("horns", population=4), species("fertile", body=4), held="ambush-3"),
        bystander_of(4),
        phase="play",
        options={"trait_limit": 1, "track_limit": 4},
    )
    assert refused(state, 0, "trait 0") == "evolution:play.trait-limit"
    assert codes(state, 0) == {"body 0", "population 1", "new left", "new right"}


def bystander_of(body: int) -> dict[str, object]:
    return player(species(body=body, population=body))


def test_the_plants_of_intelligence_are_an_option() -> None:
    state = table(
        player(species("intelligence", population=6), hand=["horns+3"]),
        bystander(),
        hole=5,
        options={"intelligence_plants": 4},
    )
    play(state, 0, "think 0 horns+3")
    assert foods(state, 0) == [4]


@pytest.mark.rule("evolution:setup.two-players")
def test_what_two_players_change_can_be_agreed_otherwise() -> None:
    setup = new_game(2, set_aside=10, trait_limit=3).setup
    assert (setup.set_aside, setup.trait_limit) == (10, 3)


@pytest.mark.parametrize(
    ("name", "value"), [("quick", "perhaps"), ("track_limit", 0), ("track_limit", "six"), ("shell_bonus", 10)]
)
def test_a_value_outside_what_is_allowed_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"option {name} is "):
        GAME.new(3, {name: value})


def test_an_unknown_option_suggests_the_nearest() -> None:
    with pytest.raises(UnknownName, match='did you mean "quick"'):
        GAME.new(3, {"quik": True})
