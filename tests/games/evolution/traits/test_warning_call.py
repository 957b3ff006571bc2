"""Warning Call."""

import pytest

from tests.games.evolution.build import bystander, codes, play, player, species, table, why_not


@pytest.mark.rule("evolution:trait.warning-call")
def test_the_species_directly_left_and_right_cannot_be_attacked() -> None:
    state = table(
        player(species("carnivore", body=3)),
        player(species(), species(), species("warning-call"), species(), species()),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.0", "attack 0>1.2", "attack 0>1.4"}
    for place in (1, 3):
        refusal = why_not(state, 0, f"attack 0>1.{place}")
        assert (refusal.rule, refusal.key) == ("evolution:trait.warning-call", "warning-call-protects")
        assert refusal.args == {"species": [0, 0], "target": [1, place]}


@pytest.mark.rule("evolution:trait.warning-call")
def test_a_caller_does_not_protect_itself() -> None:
    state = table(player(species("carnivore", body=3)), player(species("warning-call"), species()), hole=9)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.warning-call")
def test_two_callers_side_by_side_do_not_protect_each_other() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species("warning-call"), species("warning-call")), hole=9
    )
    assert codes(state, 0) == {"attack 0>1.0", "attack 0>1.1"}


@pytest.mark.rule("evolution:trait.warning-call")
def test_a_call_protects_against_its_owners_carnivore_too() -> None:
    state = table(
        player(species("carnivore", body=3), species("warning-call", body=3), species()),
        player(species(body=3)),
        hole=9,
    )
    assert codes(state, 0) == {"feed 1", "feed 2"}


@pytest.mark.rule("evolution:trait.warning-call")
def test_a_call_never_reaches_another_players_row() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species("warning-call", body=3)), player(species()), hole=9
    )
    assert codes(state, 0) == {"attack 0>2.0"}


@pytest.mark.rule("evolution:trait.warning-call")
def test_the_call_ends_with_the_callers_death() -> None:
    state = table(
        player(species("carnivore", body=3, population=4)),
        player(species(), species("warning-call+1"), species()),
        bystander(),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.1"}
    play(state, 0, "attack 0>1.1")
    state.apply(-1, state.legal(-1)[0])  # the card for its trait
    play(state, 1, "feed 0")
    play(state, 2, "feed 0")
    assert codes(state, 0) == {"attack 0>1.0", "attack 0>1.1"}


@pytest.mark.rule("evolution:trait.warning-call")
def test_size_is_judged_before_the_call() -> None:
    state = table(
        player(species("carnivore", body=3), species()), player(species("warning-call"), species(body=5)), hole=9
    )
    assert why_not(state, 0, "attack 0>1.1").rule == "evolution:attack.size"


@pytest.mark.rule("evolution:trait.warning-call")
def test_a_row_has_two_ends_and_no_call_goes_round() -> None:
    row = [species(), species(body=3), species("warning-call", body=3)]
    state = table(player(species("carnivore", body=3)), player(*row), hole=9)
    assert codes(state, 0) == {"attack 0>1.0"}
    state = table(player(species("carnivore", body=3)), player(*reversed(row)), hole=9)
    assert codes(state, 0) == {"attack 0>1.2"}
