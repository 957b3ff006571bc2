"""Symbiosis."""

import pytest

from tests.games.evolution.build import codes, play, player, species, table, why_not


@pytest.mark.rule("evolution:trait.symbiosis")
@pytest.mark.parametrize(("right", "allowed"), [(1, True), (2, True), (3, False)])
def test_a_symbiont_is_safe_while_the_species_to_its_right_has_a_greater_body(right: int, allowed: bool) -> None:
    state = table(
        player(species("carnivore", body=3), species(body=3)),
        player(species("symbiosis", body=2, population=2), species(body=right)),
        hole=9,
    )
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if not allowed:
        refusal = why_not(state, 0, "attack 0>1.0")
        assert (refusal.rule, refusal.key) == ("evolution:trait.symbiosis", "symbiosis-protects")
        assert refusal.args == {"species": [0, 0], "target": [1, 0]}


@pytest.mark.rule("evolution:trait.symbiosis")
def test_a_bigger_species_to_the_left_does_not_help() -> None:
    state = table(player(species("carnivore", body=3)), player(species(body=6), species("symbiosis")), hole=9)
    assert codes(state, 0) == {"attack 0>1.1"}


@pytest.mark.rule("evolution:trait.symbiosis")
def test_only_the_next_species_to_the_right_counts() -> None:
    state = table(
        player(species("carnivore", body=3)), player(species("symbiosis"), species(), species(body=6)), hole=9
    )
    assert codes(state, 0) == {"attack 0>1.0", "attack 0>1.1"}


@pytest.mark.rule("evolution:trait.symbiosis")
def test_another_players_species_is_no_neighbour() -> None:
    state = table(player(species("carnivore", body=3)), player(species("symbiosis")), player(species(body=6)), hole=9)
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.symbiosis")
def test_a_symbionts_own_neighbour_can_turn_on_it_only_if_others_could() -> None:
    """The guard itself, when a carnivore, is kept off like any other."""
    state = table(
        player(species("symbiosis", population=2), species("carnivore", body=4)), player(species(body=6)), hole=9
    )
    assert codes(state, 0) == {"feed 0"}
    assert why_not(state, 0, "attack 1>0.0").rule == "evolution:trait.symbiosis"


@pytest.mark.rule("evolution:trait.symbiosis")
def test_a_symbiont_is_open_when_its_guard_is_gone() -> None:
    state = table(
        player(species("carnivore", body=4, population=6)),
        player(species("symbiosis", population=2), species(body=3)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.1"}
    play(state, 0, "attack 0>1.1")
    play(state, 1, "feed 0")
    assert codes(state, 0) == {"attack 0>1.0"}
