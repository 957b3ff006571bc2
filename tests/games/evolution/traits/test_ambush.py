"""Ambush."""

import pytest

from tests.games.evolution.build import codes, one, play, player, refused, species, table


@pytest.mark.rule("evolution:trait.ambush")
def test_a_carnivore_with_ambush_ignores_warning_call() -> None:
    state = table(
        player(species("carnivore", "ambush", body=3, population=3)),
        player(species("warning-call", body=3), species(population=3), species("warning-call", body=3)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.1"}
    play(state, 0, "attack 0>1.1")
    assert one(state, 1, 1).population == 2


@pytest.mark.rule("evolution:trait.ambush")
def test_ambush_on_another_species_of_the_owner_does_not_help() -> None:
    state = table(
        player(species("carnivore", body=3), species("ambush", body=3)),
        player(species("warning-call", body=3), species()),
        hole=9,
    )
    assert refused(state, 0, "attack 0>1.1") == "evolution:trait.warning-call"


@pytest.mark.rule("evolution:trait.ambush")
@pytest.mark.parametrize(
    ("defence", "rule"),
    [
        ("climbing", "trait.climbing"),
        ("burrowing", "trait.burrowing"),
        ("defensive-herding", "trait.defensive-herding"),
        ("hard-shell", "attack.size"),
    ],
)
def test_ambush_passes_no_other_defence(defence: str, rule: str) -> None:
    state = table(
        player(species("carnivore", "ambush", body=3, population=2), species(body=3)),
        player(species(defence, population=2, food=2)),
        hole=9,
    )
    assert refused(state, 0, "attack 0>1.0") == f"evolution:{rule}"


@pytest.mark.rule("evolution:trait.ambush")
def test_ambush_is_lost_when_intelligence_ignores_it() -> None:
    """Every copy of a named trait is ignored, the attacker's own too."""
    state = table(
        player(species("carnivore", "ambush", "intelligence", body=3, ignoring=["ambush"]), species(body=3)),
        player(species("warning-call", body=3), species()),
        player(species(body=3)),
        hole=9,
    )
    assert refused(state, 0, "attack 0>1.1") == "evolution:trait.warning-call"


@pytest.mark.rule("evolution:trait.ambush")
def test_ambush_alone_makes_no_carnivore() -> None:
    state = table(player(species("ambush", body=3)), player(species()), hole=9)
    assert refused(state, 0, "attack 0>1.0") == "evolution:trait.carnivore"
    assert codes(state, 0) == {"feed 0"}
