"""Whole positions as JSON: they read back, and every impossibility is named."""

import json
from random import Random
from typing import Any

import pytest

from speciate.core.errors import BadPosition
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.games.evolution import GAME
from tests.games.evolution.build import (
    Json,
    codes,
    listen,
    phase_of,
    player,
    position,
    species,
    table,
)


def through_json(data: Json) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize(("seats", "quick"), [(2, False), (3, False), (4, True), (6, False)])
def test_every_position_of_a_game_reads_back(seats: int, quick: bool) -> None:
    rng = Random(seats)
    state = GAME.new(seats, {"quick": quick})
    phases = set()
    while state.actor != NOBODY:
        phase = str(state.to_json()["phase"])
        if phase in ("leaf", "aftermath") or rng.random() < 0.1:
            again = GAME.position(through_json(state.to_json()))
            assert again.to_json() == state.to_json()
            assert again.digest() == state.digest()
            assert (again.actor, again.pending()) == (state.actor, state.pending())
            for seat in range(NATURE, seats):
                assert set(again.legal(seat)) == set(state.legal(seat))
            phases.add(phase)
        seat = state.actor
        if seat == NATURE and rng.random() < 0.2:
            state.settle(rng)
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
    assert {"deal", "food", "play", "feed"} <= phases
    assert GAME.position(through_json(state.to_json())).outcome() == state.outcome()


@pytest.mark.parametrize(("seats", "quick"), [(2, False), (5, True)])
def test_every_view_of_a_game_reads_back(seats: int, quick: bool) -> None:
    rng = Random(seats)
    state = GAME.new(seats, {"quick": quick})
    while state.actor != NOBODY:
        if rng.random() < 0.05:
            for seat in [SPECTATOR, *range(seats)]:
                view = state.view(seat)
                again = GAME.engine.view(through_json(view.to_json()))
                assert again == view
                assert again.seat == seat
        if state.actor == NATURE:
            state.settle(rng)
        else:
            legal = state.legal(state.actor)
            state.apply(state.actor, legal[int(rng.random() * len(legal))])


def test_a_copy_is_complete_and_independent() -> None:
    state = table(
        player(species("carnivore", body=3, population=3), hand=["horns+3"]), player(species("horns")), hole=4
    )
    before = state.digest()
    copy = state.copy()
    assert copy.digest() == before
    copy.apply(0, copy.legal(0)[0])
    assert copy.digest() != before
    assert state.digest() == before
    listen(state)
    assert state.copy().listener is None


def test_only_the_players_are_required() -> None:
    state = GAME.position({"players": [{"species": [{}]}, {"species": [{"population": 2}]}], "hole": 3})
    data = state.to_json()
    assert (data["phase"], data["round"], data["first"], state.actor) == ("feed", 1, 0, 0)
    deck = data["deck"]
    assert isinstance(deck, list)
    assert len(deck) == 129


def test_the_order_of_bags_means_nothing() -> None:
    here = table(player(species()), player(species()), discards=["horns+3", "ambush-3"], hole=1)
    there = table(player(species()), player(species()), discards=["ambush-3", "horns+3"], hole=1)
    assert here.digest() == there.digest()


def test_a_position_between_two_decisions_plays_on_to_the_next() -> None:
    state = table(player(species(food=1)), player(species()), hole=1)
    assert state.actor == 1
    assert codes(state, 1) == {"feed 0"}


def test_a_finished_game_reads_back_as_finished() -> None:
    state = table(player(species()), player(species()), phase="over")
    assert phase_of(state) == "over"
    assert state.actor == NOBODY
    assert state.pending() == []
    assert state.legal(0) == []


# -- what is impossible ---------------------------------------------------------------------------


def mistakes(data: Json) -> list[str]:
    with pytest.raises(BadPosition) as error:
        GAME.position(data)
    assert str(error.value).startswith("impossible position: ")
    return error.value.mistakes


def with_species(change: Json, **top: object) -> Json:
    return {"players": [{"species": [change]}, {"species": [{}]}], "hole": 1, **top}


def with_player(change: Json, **top: object) -> Json:
    return {"players": [{"species": [{}], **change}, {"species": [{}]}], "hole": 1, **top}


SPECIES: list[tuple[Json, str]] = [
    ({"body": 7}, "players[0].species[0].body is 7, outside 1 to 6"),
    ({"body": 0}, "players[0].species[0].body is 0, outside 1 to 6"),
    ({"population": 0}, "players[0].species[0].population is 0, outside 1 to 6"),
    ({"population": "two"}, "players[0].species[0].population is a word, not a whole number"),
    ({"food": 2}, "players[0].species[0].food is 2, above the population 1 (feed.capacity)"),
    ({"fat": 1}, "players[0].species[0].fat is stored without Fat Tissue (trait.fat-tissue)"),
    (
        {"traits": ["fat-tissue+3"], "fat": 2},
        "players[0].species[0].fat is 2, above the body size 1 (trait.fat-tissue)",
    ),
    ({"traits": ["horns+3", "horns+4"]}, "players[0].species[0].traits hold horns twice (play.trait-unique)"),
    (
        {"traits": ["horns+3", "ambush-3", "fertile+6"]},
        "players[0].species[0].traits are 3, the limit is 2 (play.trait-limit)",
    ),
    (
        {"traits": ["carnivore+3"], "ignoring": ["horns"]},
        "players[0].species[0].ignoring is only for a carnivore with Intelligence (trait.intelligence-attack)",
    ),
    ({"used": ["hornes"]}, 'players[0].species[0].used: unknown trait "hornes"; did you mean "horns"?'),
    ({"face_down": ["horns+3"]}, "players[0].species[0].face_down traits lie only in the play phase (play.reveal)"),
    ({"colour": 1}, "players[0].species[0].colour is not a field that belongs here"),
]


@pytest.mark.parametrize(("change", "message"), SPECIES)
def test_an_impossible_species_is_named(change: Json, message: str) -> None:
    assert mistakes(with_species(change)) == [message]


PLAYERS: list[tuple[Json, Json, str]] = [
    ({"species": [{"id": 1}, {"id": 1}]}, {}, "players[0].species have the same id twice"),
    ({"species": [{"id": 4}], "next_id": 2}, {}, "players[0].next_id is 2, not above every id"),
    ({"bag": -1}, {}, "players[0].bag is -1, outside 0 to 999"),
    ({"ended": 1}, {}, "players[0].ended is a whole number, not true or false"),
    ({"hand": "horns+3"}, {}, "players[0].hand is a word, not a list"),
    ({"hand": [3]}, {}, "players[0].hand holds a whole number, not only words"),
    ({"colour": 1}, {}, "players[0].colour is not a field that belongs here"),
    ({"held": "horns+3"}, {}, "seat 0 holds a card to play in the feed phase"),
    ({"food_card": "horns+3"}, {}, "seat 0 has a food card laid in the feed phase (reveal.sum)"),
    ({"owed": 2}, {"phase": "play"}, "seat 0 draws cards in the play phase"),
    ({"species": []}, {"phase": "play"}, "seat 0 has no species in the play phase (deal.species)"),
    ({"species": []}, {"phase": "deal"}, "seat 0 has no species in the deal phase (deal.species)"),
    (
        {"discarding": ["horns+3"]},
        {"phase": "play"},
        "seat 0: `discarding` belongs to the play phase of the quick variant only",
    ),
    ({"shown": {}}, {"phase": "play"}, "seat 0: `shown` belongs to the play phase of the quick variant only"),
    ({"hand": ["long-neck+9", "long-neck+9"]}, {}, "long-neck+9 lies 2 times, the pack has 1"),
    ({"hand": ["long-neck+11"]}, {}, "long-neck+11 lies 1 times, the pack has 0"),
    ({"hand": ["?"]}, {}, "a position knows every card; only views have ?"),
]


@pytest.mark.parametrize(("change", "top", "message"), PLAYERS)
def test_an_impossible_player_is_named(change: Json, top: Json, message: str) -> None:
    assert mistakes(with_player(change, **top)) == [message]


TOPS: list[tuple[Json, str]] = [
    ({"seats": 3}, "players are 2, but seats is 3"),
    ({"phase": "sleep"}, 'phase: unknown word "sleep"'),
    ({"first": 2}, "first is 2, outside 0 to 1"),
    ({"idle": 2}, "idle is 2, outside 0 to 1"),
    ({"round": 5, "last_round": 4}, "last_round is 4, but this is round 5"),
    ({"unreachable": 3}, "unreachable is 3, but 40 cards of this deck never come up"),
    ({"deck": ["horns+3"]}, "128 cards lie nowhere"),
    ({"pack": "mine"}, 'pack is "mine", not "evolution", so `cards` must list its cards'),
    ({"aside": ["horns+3"]}, "aside are 1 cards, not 0"),
    ({"phase": "over", "round": 3, "last_round": 4}, "the game is over, but round 3 is not its last"),
    ({"round": 0}, "round is 0 in the feed phase"),
    ({"renewed": ["horns+9"]}, "renewed and old hold cards that the pack does not have"),
    ({"phase": "start"}, "seat 0 has something before the first deal"),
    ({"options": {"speed": 1}}, 'unknown option "speed"'),
    ({"options": {"track_limit": 99}}, "option track_limit is a whole number from 1 to 9"),
    ({"game": "chess"}, 'game: unknown word "chess"'),
    ({"colour": 1}, "colour is not a field that belongs here"),
    ({"naming": 0}, "naming must be a carnivore with Intelligence of the seat whose feeding turn it is"),
    ({"discards": ["horns"]}, "discards: a card is written trait and food value"),
]


@pytest.mark.parametrize(("change", "message"), TOPS)
def test_an_impossible_table_is_named(change: Json, message: str) -> None:
    found = mistakes(with_player({}, **change))
    assert len([mistake for mistake in found if mistake.startswith(message)]) == 1


def test_a_quick_play_phase_needs_what_the_others_see() -> None:
    found = mistakes(with_player({}, phase="play", options={"quick": True}))
    assert found == [f"seat {seat}: `shown` belongs to the play phase of the quick variant only" for seat in (0, 1)]


def test_a_deck_smaller_than_what_is_set_aside_is_named() -> None:
    data = position(player(species()), player(species()), deck=["horns+3"], rest="discards", hole=1)
    assert mistakes(data) == ["the deck has 1 cards, 40 of which never come up"]


def test_an_unreadable_lone_card_is_named() -> None:
    found = mistakes(with_player({"food_card": "hornes+3"}, phase="food"))
    assert len(found) == 1
    assert found[0].startswith("players[0].food_card: unknown trait")


def test_every_mistake_is_told_at_once() -> None:
    data = with_species({"body": 9, "food": 4, "traits": ["horns+3", "horns+3"]}, hole=-1)
    assert len(mistakes(data)) == 4


def test_a_view_that_is_no_view_is_explained() -> None:
    with pytest.raises(BadPosition):
        GAME.engine.view({"players": [{}, {}], "seat": 0, "deck": ["horns+3"]})


def test_a_card_in_the_wrong_hand_at_the_wrong_time_is_named() -> None:
    found = mistakes(with_player({"held": "horns+3"}, phase="play", turn=1))
    assert any("but it is seat 1's turn" in mistake for mistake in found)


def test_the_cards_of_a_pack_of_ones_own_travel_with_the_position() -> None:
    data = json.loads(json.dumps(GAME.engine.pack().to_json()))
    data["pack"]["name"] = "mine"
    data["food"]["horns"] = [9] * 7
    state = GAME.new(3, pack=GAME.engine.pack(data))
    state.settle(Random(1))
    again = GAME.position(json.loads(json.dumps(state.to_json())))
    assert again.digest() == state.digest()
    view = state.view(1)
    assert GAME.engine.view(json.loads(json.dumps(view.to_json()))) == view


def test_the_others_have_ended_exactly_before_the_one_whose_turn_it_is() -> None:
    found = mistakes(
        position(player(species()), player(species()), player(species(), ended=True), phase="play", turn=1)
    )
    assert found == [
        "seat 0 has not ended its turn, but it is seat 1's",
        "seat 2 has ended its turn, but it is seat 1's",
    ]
    state = table(player(species()), player(species()), player(species()), phase="play", first=2, turn=1)
    assert [seat.ended for seat in state.players] == [True, False, True]  # it follows, where nobody says


def test_what_others_still_see_in_the_quick_variant_has_the_same_cards() -> None:
    state = GAME.new(3, {"quick": True})
    state.settle(Random(1))
    while state.to_json()["phase"] == "food":
        state.apply(state.actor, state.legal(state.actor)[0])
    data = through_json(state.to_json())
    data["players"][0]["shown"]["hand"].pop()
    assert any("shown has other cards" in mistake for mistake in mistakes(data))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("bag", 3, "seat 0: shown has a fuller bag, or cards to draw"),
        ("owed", 1, "seat 0: shown has a fuller bag, or cards to draw"),
        ("species", [{"id": 0, "body": 2}], "seat 0: a species that is shown has shrunk"),
        ("species", [{"id": 1}], "seat 0: a species that is shown is gone"),
    ],
)
def test_what_others_still_see_in_the_quick_variant_was_there_before(field: str, value: object, message: str) -> None:
    state = GAME.new(3, {"quick": True})
    state.settle(Random(1))
    while state.to_json()["phase"] == "food":
        state.apply(state.actor, state.legal(state.actor)[0])
    data = through_json(state.to_json())
    data["players"][0]["shown"].update({"next_id": 2, field: value})
    assert any(mistake.startswith(message) for mistake in mistakes(data))


@pytest.mark.parametrize("field", ["fed", "acted", "idle"])
def test_what_tells_of_feeding_turns_belongs_to_the_feeding_phase(field: str) -> None:
    found = mistakes(with_player({}, phase="play", **{field: 1 if field == "idle" else True}))
    assert found == ["fed, acted and idle tell of feeding turns only (feed.order)"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"traits": ["carnivore+3", "intelligence+4"], "ignoring": ["horns"]},
            "players[0].species[0].ignoring lapses when the feeding phase ends",
        ),
        ({"food": 1}, "players[0].species[0].food is eaten only after the cards are played"),
        ({"used": ["horns"]}, "players[0].species[0].used is for Fertile and Long Neck"),
    ],
)
def test_what_cannot_be_on_a_species_yet_is_named(change: Json, message: str) -> None:
    data = position(player({**species(), **change}), player(species()), phase="play")
    assert any(mistake.startswith(message) for mistake in mistakes(data))


def test_more_cards_than_there_are_cannot_be_drawn() -> None:
    found = mistakes(position(player(species(), owed=999), player(species()), phase="deal"))
    assert any("draws 999 cards" in mistake for mistake in found)
