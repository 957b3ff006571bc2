"""Phase 2: one secret card each on the watering hole."""

from itertools import permutations

import pytest

from speciate.core.decision import Decision
from tests.games.evolution.build import (
    Json,
    codes,
    hand,
    listen,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
    texts,
    told,
)


def three_choosing() -> list[Json]:
    return [
        player(species(), hand=["horns+3", "fertile+7"]),
        player(species(), hand=["ambush-3", "horns+4"]),
        player(species(), hand=["long-neck+9", "climbing+1"]),
    ]


@pytest.mark.rule("evolution:food.secret")
def test_everyone_chooses_at_the_same_time() -> None:
    state = table(*three_choosing(), phase="food")
    assert state.pending() == [Decision(seat, "food", sealed=True) for seat in range(3)]
    play(state, 1, "food ambush-3")
    assert state.pending() == [Decision(0, "food", sealed=True), Decision(2, "food", sealed=True)]


@pytest.mark.rule("evolution:food.secret")
def test_the_order_of_arrival_changes_nothing() -> None:
    choices = ["food horns+3", "food ambush-3", "food climbing+1"]
    digests = set()
    for order in permutations(range(3)):
        state = table(*three_choosing(), phase="food")
        for seat in order:
            play(state, seat, choices[seat])
        assert phase_of(state) == "play"
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("evolution:food.secret")
def test_a_card_of_ones_hand_is_laid_and_leaves_the_hand() -> None:
    state = table(*three_choosing(), phase="food")
    assert codes(state, 0) == {"food horns+3", "food fertile+7"}
    play(state, 0, "food fertile+7")
    assert hand(state, 0) == ["horns+3"]
    assert texts([state.players[0].food_card]) == ["fertile+7"]
    assert refused(state, 2, "food horns+3") == "evolution:food.secret"


@pytest.mark.rule("evolution:food.secret")
def test_exactly_one_card_is_laid() -> None:
    state = table(*three_choosing(), phase="food")
    play(state, 0, "food fertile+7")
    assert codes(state, 0) == set()
    assert refused(state, 0, "food horns+3") == "evolution:food.secret"


@pytest.mark.rule("evolution:food.secret")
def test_the_others_see_only_that_a_card_was_laid() -> None:
    one_way = table(*three_choosing(), phase="food")
    other_way = table(*three_choosing(), phase="food")
    heard = listen(one_way)
    play(one_way, 0, "food horns+3")
    play(other_way, 0, "food fertile+7")
    for seat in (1, 2, -2):
        assert one_way.view(seat) == other_way.view(seat)
        unseen = heard[0].heard_by(seat)
        assert unseen is not None
        assert unseen.to_json() == {"event": "food-laid-unseen", "seat": 0, "rule": "food.secret"}
    assert one_way.view(0) != other_way.view(0)
    assert told(heard, "food-laid") == [{"seat": 0, "card": "horns+3"}]


@pytest.mark.rule("evolution:food.secret")
def test_the_cards_stay_secret_while_cards_are_played() -> None:
    state = table(*three_choosing(), phase="food")
    play(state, 0, "food horns+3")
    play(state, 1, "food ambush-3")
    play(state, 2, "food climbing+1")
    seen = state.view(1).to_json()["players"]
    assert isinstance(seen, list)
    assert [each["food_card"] for each in seen] == ["?", "ambush-3", "?"]
    assert state.hole == 0
    assert state.discards == []


@pytest.mark.rule("evolution:food.required")
def test_nobody_may_skip_laying_a_card() -> None:
    state = table(*three_choosing(), phase="food")
    assert refused(state, 0, "end") == "evolution:food.required"
    play(state, 0, "food horns+3")
    play(state, 1, "food ambush-3")
    assert phase_of(state) == "food"
    assert state.actor == 2
    assert all(code.startswith("food ") for code in codes(state, 2))


@pytest.mark.rule("evolution:food.required")
def test_a_player_without_a_card_is_passed_over() -> None:
    state = table(player(species()), player(species(), hand=["horns+3", "horns+4"]), phase="food")
    assert [decision.seat for decision in state.pending()] == [1]
    play(state, 1, "food horns+3")
    assert phase_of(state) == "play"
    assert state.players[0].food_card == -2  # none
