"""Phase 3: cards become traits, species and growth."""

import pytest

from tests.games.evolution.build import (
    codes,
    hand,
    listen,
    one,
    packed,
    phase_of,
    play,
    player,
    refused,
    species,
    table,
    texts,
    told,
    why_not,
)


@pytest.mark.rule("evolution:play.order")
def test_each_player_has_one_turn_clockwise_from_the_first_player() -> None:
    state = table(*[player(species()) for _ in range(3)], phase="play", first=1, hole=1)
    turns = []
    while phase_of(state) == "play":
        turns.append(state.actor)
        play(state, state.actor, "end")
    assert turns == [1, 2, 0]


@pytest.mark.rule("evolution:play.order")
def test_a_player_plays_any_number_of_cards_and_may_keep_some() -> None:
    state = table(
        player(species(), hand=["horns+3", "fertile+6", "ambush-3", "climbing+1"]), player(species()), phase="play"
    )
    play(state, 0, "card horns+3", "trait 0", "card fertile+6", "body 0", "card ambush-3", "population 0")
    assert state.actor == 0
    play(state, 0, "end")
    assert hand(state, 0) == ["climbing+1"]
    assert state.actor == 1


@pytest.mark.rule("evolution:play.order")
def test_nobody_plays_out_of_turn() -> None:
    state = table(player(species(), hand=["horns+3"]), player(species(), hand=["horns+4"]), phase="play")
    assert codes(state, 1) == set()
    refusal = why_not(state, 1, "card horns+4")
    assert (refusal.rule, refusal.key, refusal.args) == (
        "evolution:play.order",
        "not-your-play",
        {"card": "horns+4"},
    )
    play(state, 0, "end")
    assert refused(state, 0, "card horns+3") == "evolution:play.order"


@pytest.mark.rule("evolution:play.order")
def test_a_card_is_taken_first_and_then_used() -> None:
    state = table(player(species("climbing+1"), hand=["horns+3", "fertile+6"]), player(species()), phase="play")
    assert codes(state, 0) == {"card horns+3", "card fertile+6", "drop 0 climbing", "end"}
    play(state, 0, "card horns+3")
    assert codes(state, 0) == {"trait 0", "body 0", "population 0", "new left", "new right"}
    assert state.pending()[0].kind == "use"


@pytest.mark.rule("evolution:play.trait")
def test_a_card_becomes_a_trait_face_down() -> None:
    state = table(player(species(), species(), hand=["horns+3"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "trait 1")
    assert texts(one(state, 0, 1).cards) == ["horns+3"]
    assert one(state, 0, 1).hidden == one(state, 0, 1).traits != 0
    assert one(state, 0, 0).cards == ()
    assert state.discards == []


@pytest.mark.rule("evolution:play.trait")
def test_only_ones_own_species_gets_the_trait() -> None:
    state = table(player(species(), hand=["horns+3"]), player(species(), species()), phase="play")
    play(state, 0, "card horns+3")
    assert refused(state, 0, "trait 1") == "evolution:play.trait"  # a place of seat 1's row only


@pytest.mark.rule("evolution:play.trait-limit")
def test_a_species_has_at_most_three_traits() -> None:
    row = species("horns", "fertile", "ambush")
    state = table(player(row, hand=["climbing+1"]), player(species()), player(species()), phase="play")
    play(state, 0, "card climbing+1")
    assert refused(state, 0, "trait 0") == "evolution:play.trait-limit"
    assert "trait 0" not in codes(state, 0)


@pytest.mark.rule("evolution:play.trait-limit")
@pytest.mark.rule("evolution:setup.two-players")
def test_a_species_has_at_most_two_traits_in_a_two_player_game() -> None:
    state = table(player(species("horns"), hand=["climbing+1", "fertile+6"]), player(species()), phase="play")
    play(state, 0, "card climbing+1", "trait 0", "card fertile+6")
    assert refused(state, 0, "trait 0") == "evolution:play.trait-limit"


@pytest.mark.rule("evolution:play.trait-limit")
def test_face_down_traits_count_for_the_limit() -> None:
    row = species("horns", down=["fertile", "ambush"])
    state = table(player(row, hand=["climbing+1"]), player(species()), player(species()), phase="play")
    play(state, 0, "card climbing+1")
    assert refused(state, 0, "trait 0") == "evolution:play.trait-limit"


@pytest.mark.rule("evolution:play.trait-unique")
def test_a_species_never_has_the_same_trait_twice() -> None:
    state = table(player(species("horns+3"), species(), hand=["horns+4"]), player(species()), phase="play")
    play(state, 0, "card horns+4")
    assert refused(state, 0, "trait 0") == "evolution:play.trait-unique"
    play(state, 0, "trait 1")  # another species may have it


@pytest.mark.rule("evolution:play.trait-unique")
def test_face_down_traits_count_for_uniqueness() -> None:
    state = table(player(species(), hand=["horns+3", "horns+4"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "trait 0", "card horns+4")
    assert refused(state, 0, "trait 0") == "evolution:play.trait-unique"


@pytest.mark.rule("evolution:play.trait-fixed")
def test_a_trait_never_moves_to_another_species() -> None:
    state = table(player(species("horns+3"), species(), hand=["fertile+6"]), player(species()), phase="play")
    play(state, 0, "card fertile+6", "trait 1", "drop 0 horns")
    # a trait taken off a species is gone: it is neither in hand nor on the neighbour
    assert hand(state, 0) == []
    assert texts(state.discards) == ["horns+3"]
    assert texts(one(state, 0, 1).cards) == ["fertile+6"]
    assert codes(state, 0) == {"drop 1 fertile", "end"}


@pytest.mark.rule("evolution:play.trait-fixed")
def test_traits_stay_on_their_species_when_a_new_one_moves_the_row() -> None:
    state = table(player(species("horns+3"), hand=["fertile+6"]), player(species()), phase="play")
    play(state, 0, "card fertile+6", "new left")
    assert [texts(each.cards) for each in state.players[0].species] == [[], ["horns+3"]]


@pytest.mark.rule("evolution:play.trait-discard")
def test_traits_can_be_discarded_face_up_for_nothing() -> None:
    state = table(player(species("horns+3", "fertile+6"), hand=["climbing+1"]), player(species()), phase="play")
    heard = listen(state)
    play(state, 0, "drop 0 fertile", "drop 0 horns")
    assert one(state, 0).cards == ()
    assert one(state, 0).traits == 0
    assert texts(state.discards) == ["fertile+6", "horns+3"]
    assert hand(state, 0) == ["climbing+1"]
    assert state.players[0].owed == 0
    assert [event.heard_by(1) for event in heard] == heard


@pytest.mark.rule("evolution:play.trait-discard")
def test_a_discarded_trait_makes_room_for_another() -> None:
    state = table(player(species("horns", "fertile"), hand=["climbing+1"]), player(species()), phase="play")
    play(state, 0, "drop 0 horns", "card climbing+1", "trait 0")
    assert len(one(state, 0).cards) == 2


@pytest.mark.rule("evolution:play.trait-discard")
def test_a_trait_laid_this_turn_can_be_discarded_and_is_then_seen() -> None:
    state = table(player(species(), hand=["horns+3"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "trait 0", "drop 0 horns")
    assert one(state, 0).hidden == 0
    assert state.view(1).to_json()["discards"] == ["horns+3"]


@pytest.mark.rule("evolution:play.trait-discard")
def test_traits_are_discarded_only_in_ones_own_turn_of_the_play_phase() -> None:
    state = table(player(species()), player(species("horns")), phase="play")
    assert refused(state, 1, "drop 0 horns") == "evolution:play.order"
    assert refused(state, 0, "drop 0 horns") == "evolution:play.trait-discard"  # it has none
    feeding = table(player(species("horns")), player(species()), hole=4)
    assert refused(feeding, 0, "drop 0 horns") == "evolution:play.trait-discard"


@pytest.mark.rule("evolution:play.species")
def test_a_discarded_card_creates_a_species_of_body_1_and_population_1() -> None:
    state = table(player(species(body=3), hand=["horns+3"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "new right")
    created = one(state, 0, 1)
    assert (created.id, created.body, created.population, created.cards) == (1, 1, 1, ())
    assert texts(state.discards) == ["horns+3"]
    assert hand(state, 0) == []


@pytest.mark.rule("evolution:play.species-place")
def test_a_new_species_goes_to_either_end_of_the_row_and_never_between_two() -> None:
    state = table(player(species(), species(), hand=["horns+3", "horns+4"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "new left")
    assert [each.id for each in state.players[0].species] == [2, 0, 1]
    play(state, 0, "card horns+4")
    assert {code for code in codes(state, 0) if code.startswith("new")} == {"new left", "new right"}
    play(state, 0, "new right")
    assert [each.id for each in state.players[0].species] == [2, 0, 1, 3]


@pytest.mark.rule("evolution:play.body")
def test_a_discarded_card_raises_body_size_by_one() -> None:
    state = table(player(species(body=2), species(), hand=["horns+3"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "body 0")
    assert [each.body for each in state.players[0].species] == [3, 1]
    assert [each.population for each in state.players[0].species] == [1, 1]
    assert texts(state.discards) == ["horns+3"]


@pytest.mark.rule("evolution:play.population")
def test_a_discarded_card_raises_population_by_one() -> None:
    state = table(player(species(), species(population=4), hand=["horns+3"]), player(species()), phase="play")
    play(state, 0, "card horns+3", "population 1")
    assert [each.population for each in state.players[0].species] == [1, 5]
    assert [each.body for each in state.players[0].species] == [1, 1]
    assert texts(state.discards) == ["horns+3"]


@pytest.mark.rule("evolution:play.track-limit")
def test_neither_track_goes_above_six() -> None:
    state = table(player(species(body=6, population=5), hand=["horns+3", "horns+4"]), player(species()), phase="play")
    play(state, 0, "card horns+3")
    assert refused(state, 0, "body 0") == "evolution:play.track-limit"
    play(state, 0, "population 0", "card horns+4")
    assert refused(state, 0, "population 0") == "evolution:play.track-limit"
    assert codes(state, 0) == {"trait 0", "new left", "new right"}


@pytest.mark.rule("evolution:play.reveal")
def test_face_down_traits_are_turned_up_together_when_the_last_player_has_ended() -> None:
    state = table(
        player(species("fertile+6"), hand=["horns+3"]), player(species(), hand=["climbing+1"]), phase="play", hole=2
    )
    heard = listen(state)
    play(state, 0, "card horns+3", "trait 0", "end")
    play(state, 1, "card climbing+1", "trait 0")
    assert one(state, 0).hidden
    assert told(heard, "traits-revealed") == []
    play(state, 1, "end")
    assert told(heard, "traits-revealed") == [
        {"species": [0, 0], "traits": ["horns"]},
        {"species": [1, 0], "traits": ["climbing"]},
    ]
    assert one(state, 0).hidden == 0


@pytest.mark.rule("evolution:play.reveal")
def test_until_then_opponents_see_only_how_many_there_are() -> None:
    def laid(card: str) -> tuple[object, object, object]:
        state = table(player(species("fertile+6"), hand=["horns+3", "horns+4"]), player(species()), phase="play")
        if card == "horns+4":
            # the same cards, the other way round
            play(state, 0, "card horns+4", "trait 0")
        else:
            play(state, 0, "card horns+3", "trait 0")
        seen = state.view(1).to_json()["players"]
        assert isinstance(seen, list)
        row = seen[0]["species"][0]
        return row["traits"], row["face_down"], seen[0]["hand"]

    assert laid("horns+3") == laid("horns+4") == (["fertile+6"], ["?"], ["?"])


@pytest.mark.rule("evolution:play.reveal")
def test_the_others_hear_that_a_trait_was_laid_but_not_which() -> None:
    state = table(player(species(), hand=["horns+3"]), player(species()), phase="play")
    heard = listen(state)
    state.apply(0, packed("card horns+3"))
    assert heard == []  # taking a card from hand is nobody's business
    state.apply(0, packed("trait 0"))
    unseen = heard[0].heard_by(1)
    assert unseen is not None
    assert unseen.to_json() == {"event": "trait-laid-unseen", "species": [0, 0], "rule": "play.trait"}
    assert told(heard, "trait-laid") == [{"species": [0, 0], "card": "horns+3"}]


@pytest.mark.rule("evolution:play.trait")
def test_a_card_taken_from_hand_still_counts_as_a_card_in_hand_to_the_others() -> None:
    state = table(player(species(), hand=["horns+3", "fertile+6"]), player(species()), phase="play")
    before = state.view(1)
    play(state, 0, "card horns+3")
    assert state.view(1) == before
    assert hand(state, 0) == ["fertile+6"]


@pytest.mark.rule("evolution:play.species-place")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_side_of_a_new_species_is_announced(side: str) -> None:
    state = table(player(species(), held="horns+3"), player(species()), phase="play")
    heard = listen(state)
    play(state, 0, f"new {side}")
    assert told(heard, "species-created") == [{"species": [0, 1], "card": "horns+3", "side": side}]
