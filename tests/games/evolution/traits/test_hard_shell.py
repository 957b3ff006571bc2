"""Hard Shell."""

import pytest

from tests.games.evolution.build import codes, foods, play, player, species, table, why_not


@pytest.mark.rule("evolution:trait.hard-shell")
@pytest.mark.parametrize(("body", "allowed"), [(5, False), (6, True)])
def test_a_shell_adds_4_to_the_body_when_attacked(body: int, allowed: bool) -> None:
    state = table(
        player(species("carnivore", body=body), species(body=6)), player(species("hard-shell", population=2)), hole=9
    )
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if not allowed:
        refusal = why_not(state, 0, "attack 0>1.0")
        assert refusal.rule == "evolution:attack.size"
        assert (refusal.args["size"], refusal.args["needed"]) == (5, 6)


@pytest.mark.rule("evolution:trait.hard-shell")
def test_the_meat_is_by_the_printed_body() -> None:
    state = table(
        player(species("carnivore", "pack-hunting", body=4, population=6)),
        player(species("hard-shell", body=2, population=2)),
        hole=9,
    )
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [2]


@pytest.mark.rule("evolution:trait.hard-shell")
def test_a_shell_adds_nothing_when_its_owner_attacks() -> None:
    state = table(player(species("carnivore", "hard-shell", body=2), species()), player(species(body=2)), hole=9)
    assert why_not(state, 0, "attack 0>1.0").args["size"] == 2


@pytest.mark.rule("evolution:trait.hard-shell")
@pytest.mark.rule("evolution:trait.symbiosis")
def test_a_shell_adds_nothing_to_the_body_a_symbiont_looks_at() -> None:
    state = table(
        player(species("carnivore", body=4)),
        player(species("symbiosis", body=2, population=2), species("hard-shell", body=2)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.0"}


@pytest.mark.rule("evolution:trait.hard-shell")
def test_the_shell_bonus_is_an_option() -> None:
    state = table(
        player(species("carnivore", body=4)), player(species("hard-shell")), options={"shell_bonus": 2}, hole=9
    )
    assert codes(state, 0) == {"attack 0>1.0"}
