"""Pack Hunting."""

import pytest

from tests.games.evolution.build import codes, foods, play, player, species, table, why_not


@pytest.mark.rule("evolution:trait.pack-hunting")
@pytest.mark.parametrize(("population", "allowed"), [(2, False), (3, True)])
def test_a_packs_size_is_body_and_population_together(population: int, allowed: bool) -> None:
    state = table(
        player(species("carnivore", "pack-hunting", body=3, population=population), species(body=5)),
        player(species(body=5, population=2)),
        hole=9,
    )
    assert ("attack 0>1.0" in codes(state, 0)) is allowed
    if not allowed:
        assert why_not(state, 0, "attack 0>1.0").args["size"] == 5


@pytest.mark.rule("evolution:trait.pack-hunting")
def test_a_pack_is_no_bigger_when_it_is_attacked() -> None:
    state = table(
        player(species("carnivore", body=3, population=6)),
        player(species("carnivore", "pack-hunting", body=2, population=5)),
        hole=9,
    )
    assert "attack 0>1.0" in codes(state, 0)
    play(state, 0, "attack 0>1.0")
    assert foods(state, 0) == [2]


@pytest.mark.rule("evolution:trait.pack-hunting")
def test_pack_hunting_makes_no_carnivore() -> None:
    state = table(player(species("pack-hunting", body=3, population=3)), player(species()), hole=9)
    assert why_not(state, 0, "attack 0>1.0").rule == "evolution:trait.carnivore"


@pytest.mark.rule("evolution:trait.pack-hunting")
@pytest.mark.rule("evolution:trait.hard-shell")
def test_a_pack_cracks_a_shell() -> None:
    state = table(
        player(species("carnivore", "pack-hunting", body=3, population=6)),
        player(species("hard-shell", body=4, population=2)),
        hole=9,
    )
    assert codes(state, 0) == {"attack 0>1.0"}  # 9 against 8


@pytest.mark.rule("evolution:trait.pack-hunting")
@pytest.mark.rule("evolution:trait.intelligence-attack")
def test_a_pack_that_names_pack_hunting_is_as_small_as_its_body() -> None:
    state = table(
        player(species("carnivore", "pack-hunting", "intelligence", body=2, population=6, ignoring=["pack-hunting"])),
        player(species(body=2)),
        player(species(body=6)),
        hole=9,
    )
    assert "attack 0>1.0" not in codes(state, 0)
