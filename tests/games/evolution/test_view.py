"""What a seat may know."""

import pytest

from speciate.core.seats import SPECTATOR
from tests.games.evolution.build import Json, play, player, species, table

OPEN = ("phase", "round", "last_round", "first", "turn", "hole", "fed", "acted", "idle", "naming", "renewed", "old")


def playing() -> list[Json]:
    return [
        player(species("horns+3", down=["ambush-3"]), hand=["fertile+6"], bag=3, food_card="climbing+1"),
        player(species(population=2), hand=["fertile+7", "climbing+2"], bag=5, food_card="ambush-2"),
    ]


def players_seen(data: Json) -> list[Json]:
    players = data["players"]
    assert isinstance(players, list)
    return players


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_sees_what_lies_open(seat: int) -> None:
    state = table(*playing(), phase="play", round=3, last_round=4, first=1, turn=0, hole=7, discards=["horns+1"])
    whole = state.to_json()
    seen = state.view(seat).to_json()
    assert {key: seen[key] for key in OPEN} == {key: whole[key] for key in OPEN}
    assert seen["discards"] == ["horns+1"]
    assert seen["waiting"] == [0]
    assert [each["bag"] for each in players_seen(seen)] == [3, 5]


def test_everyone_sees_the_state_of_a_feeding_turn() -> None:
    state = table(
        player(species("carnivore", "intelligence", population=4, food=1), hand=["horns+3", "horns+4"]),
        player(species(population=6)),
        hole=5,
    )
    play(state, 0, "think 0 horns+3")
    seen = state.view(1).to_json()
    assert (seen["acted"], seen["fed"], seen["naming"]) == (True, False, 0)
    play(state, 0, "ignore climbing", "end")
    seen = state.view(0).to_json()
    assert (seen["turn"], seen["acted"], seen["waiting"]) == (1, False, [1])


@pytest.mark.rule("evolution:play.reveal")
@pytest.mark.rule("evolution:food.secret")
def test_hands_food_cards_and_face_down_traits_are_their_owners_secret() -> None:
    state = table(*playing(), phase="play")
    other, mine = players_seen(state.view(1).to_json())
    assert (other["hand"], other["food_card"]) == (["?"], "?")
    assert (mine["hand"], mine["food_card"]) == (["climbing+2", "fertile+7"], "ambush-2")
    row = other["species"]
    assert isinstance(row, list)
    assert (row[0]["traits"], row[0]["face_down"]) == (["horns+3"], ["?"])


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_deck_is_only_a_number(seat: int) -> None:
    state = table(*playing(), phase="play")
    seen = state.view(seat).to_json()
    assert (seen["deck"], seen["aside"]) == (129 - 40 - 7, 40)


def test_a_spectator_sees_no_hand_at_all() -> None:
    state = table(*playing(), phase="play")
    seen = players_seen(state.view(SPECTATOR).to_json())
    assert [each["hand"] for each in seen] == [["?"], ["?", "?"]]
