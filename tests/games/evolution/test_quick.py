"""The quick variant: everyone plays cards at once, unseen."""

from collections.abc import Iterator
from random import Random

import pytest

from speciate.core.decision import Decision
from speciate.core.event import Event
from speciate.core.seats import SPECTATOR
from speciate.games.evolution import GAME
from speciate.games.evolution.flow import EvolutionState
from tests.games.evolution.build import (
    Json,
    codes,
    listen,
    one,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
    texts,
    told,
)

FIRST_MOVES = [
    "card horns+3",
    "trait 0",
    "card horns+4",
    "new left",
    "drop 1 fat-tissue",
    "card ambush-3",
    "body 0",
    "end",
]
SECOND_MOVES = ["card climbing+1", "trait 0", "card climbing+2", "population 0", "end"]


def quick_table() -> EvolutionState:
    """Two seats about to play cards; the last food card is laid, so that everyone begins."""
    state = table(*quick_players(), phase="food", options={"quick": True})
    play(state, 1, "food fertile+7")
    assert phase_of(state) == "play"
    return state


def quick_players() -> list[Json]:
    return [
        player(species("fat-tissue+3", body=2, fat=2), hand=["horns+3", "horns+4", "ambush-3"], food_card="fertile+6"),
        player(species(), hand=["climbing+1", "climbing+2", "fertile+7"]),
    ]


def interleavings(left: list[str], right: list[str]) -> Iterator[list[tuple[int, str]]]:
    """Every order in which the moves of two seats can arrive."""
    if not left or not right:
        yield [(0, code) for code in left] + [(1, code) for code in right]
        return
    for rest in interleavings(left[1:], right):
        yield [(0, left[0]), *rest]
    for rest in interleavings(left, right[1:]):
        yield [(1, right[0]), *rest]


@pytest.mark.rule("evolution:play.quick")
def test_everyone_plays_at_once() -> None:
    state = quick_table()
    assert state.pending() == [Decision(0, "play", sealed=True), Decision(1, "play", sealed=True)]
    play(state, 1, "card climbing+1")
    play(state, 0, "card horns+3", "trait 0")
    play(state, 1, "trait 0", "end")
    assert state.pending() == [Decision(0, "play", sealed=True)]
    assert refused(state, 1, "card climbing+2") == "evolution:play.order"


@pytest.mark.rule("evolution:play.quick")
def test_every_order_of_arrival_gives_the_same_position() -> None:
    digests = set()
    count = 0
    for order in interleavings(FIRST_MOVES, SECOND_MOVES):
        state = quick_table()
        for seat, code in order:
            state.apply(seat, GAME.parse(code).packed)
        digests.add(state.digest())
        count += 1
    assert count == 1287  # 13 over 5
    assert len(digests) == 1


@pytest.mark.rule("evolution:play.quick")
def test_the_others_see_nothing_until_all_have_ended() -> None:
    """Not the species, not the traits, not the size of the hand, not the discards, not the bag."""
    state = quick_table()
    before = {seat: state.view(seat).to_json() for seat in (1, SPECTATOR)}
    legal = codes(state, 1)
    for code in FIRST_MOVES[:-1]:
        play(state, 0, code)
        for seat in (1, SPECTATOR):
            assert state.view(seat).to_json() == before[seat]
        assert codes(state, 1) == legal
    assert len(state.players[0].species) == 2
    assert state.players[0].bag == 2
    play(state, 0, "end")
    after = state.view(1).to_json()
    players = after["players"]
    assert isinstance(players, list)
    assert players[0]["ended"] is True  # that, they see
    players[0]["ended"] = False
    assert after == {**before[1], "waiting": [1]}


@pytest.mark.rule("evolution:play.quick")
def test_the_others_hear_nothing_until_all_have_ended() -> None:
    state = quick_table()
    heard = listen(state)
    play(state, 0, *FIRST_MOVES)
    for seat in (1, SPECTATOR):
        assert [event.name for event in as_heard(heard, seat)] == ["play-ended"]
    assert [event.name for event in as_heard(heard, 0)] == [
        "trait-laid",
        "species-created",
        "trait-dropped",
        "bagged",
        "body-grew",
        "play-ended",
    ]


def as_heard(events: list[Event], seat: int) -> list[Event]:
    heard = [event.heard_by(seat) for event in events]
    return [event for event in heard if event is not None]


@pytest.mark.rule("evolution:play.quick")
def test_a_seat_sees_its_own_doing_at_once() -> None:
    state = quick_table()
    play(state, 0, *FIRST_MOVES[:-1])
    players = state.view(0).to_json()["players"]
    assert isinstance(players, list)
    mine = players[0]
    assert [each["body"] for each in mine["species"]] == [2, 2]
    assert mine["species"][1]["face_down"] == ["horns+3"]
    assert mine["bag"] == 2
    assert sorted(mine["discarding"]) == ["ambush-3", "fat-tissue+3", "horns+4"]


@pytest.mark.rule("evolution:play.quick")
def test_everything_is_revealed_when_all_have_ended() -> None:
    state = quick_table()
    heard = listen(state)
    play(state, 0, *FIRST_MOVES)
    assert state.discards == []
    play(state, 1, *SECOND_MOVES)
    assert phase_of(state) != "play"
    shown = told(as_heard(heard, SPECTATOR), "species-shown")
    assert {"species": [0, 1], "body": 2, "population": 1, "traits": []} in shown
    assert {"species": [0, 0], "body": 2, "population": 1, "traits": ["horns"]} in shown
    assert {"species": [1, 0], "body": 1, "population": 2, "traits": ["climbing"]} in shown
    assert told(heard, "cards-shown") == [
        {"seat": 0, "cards": ["ambush-3", "fat-tissue+3", "horns+4"]},
        {"seat": 1, "cards": ["climbing+2"]},
    ]
    assert set(texts(state.discards)) >= {"ambush-3", "fat-tissue+3", "horns+4", "climbing+2"}
    assert [seat.shown for seat in state.players] == [None, None]
    assert [seat.discarding for seat in state.players] == [[], []]
    assert one(state, 0, 1).hidden == 0


@pytest.mark.rule("evolution:play.quick")
def test_a_seat_imagines_the_others_as_they_were() -> None:
    state = quick_table()
    play(state, 0, *FIRST_MOVES[:-1])
    other = state.determinize(1, Random(2))
    assert isinstance(other, EvolutionState)
    assert other.view(1) == state.view(1)
    assert len(other.players[0].species) == 1
    assert len(other.players[0].hand) == 3
    # and from there, the other seat can do all it could do
    assert other.legal(0)


@pytest.mark.rule("evolution:setup.six-players")
def test_six_players_play_at_once_without_the_option() -> None:
    state = table(
        *[player(species(), hand=["horns"], food_card="fertile" if seat else None) for seat in range(6)], phase="food"
    )
    state.apply(0, state.legal(0)[0])
    assert [decision.seat for decision in state.pending()] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("evolution:play.order")
def test_without_the_variant_the_others_watch() -> None:
    state = table(*quick_players(), phase="food")
    play(state, 1, "food fertile+7")
    heard = listen(state)
    play(state, 0, *FIRST_MOVES)
    seen = state.view(1).to_json()
    assert seen["discards"] == ["ambush-3", "fat-tissue+3", "horns+4"]
    players = seen["players"]
    assert isinstance(players, list)
    assert len(players[0]["species"]) == 2
    assert players[0]["hand"] == []
    assert as_heard(heard, 1)[0].name == "trait-laid-unseen"
