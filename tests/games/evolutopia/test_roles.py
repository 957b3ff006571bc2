"""Roles: one a turn, at its moment; experience; and what each talent does."""

import pytest

from tests.games.evolutopia.build import data, kind, listed, play, rule, table, zone


@pytest.mark.rule("evolutopia:role.once")
def test_one_role_in_a_turn() -> None:
    state = table(top="e02", sites={"e15": "builder", "e01": ""}, players=two("r04 r06"))
    play(state, "use r04", "under", "tile e03")
    assert rule(state, "use r06") == "role.once"


def two(mine: str) -> list[dict[str, object]]:
    return [{"roles": mine.split(), "uses": 3, "plans": []}, {"roles": ["r08"], "plans": []}]


@pytest.mark.rule("evolutopia:role.once")
def test_only_at_the_moment_it_says_and_only_ones_own() -> None:
    state = table(roles=["r02", "r04"])
    assert rule(state, "use r02") == "role.once"
    assert rule(state, "use r04") == "role.once"
    assert rule(state, "copy r04") == "role.once"
    assert "use r02" in listed(play(state, "act recruit"))


@pytest.mark.rule("evolutopia:role.experience")
def test_after_three_uses_the_hidden_role_is_turned_up() -> None:
    players = [{"roles": ["r04"], "uses": 2}, {"roles": ["r08"]}]
    state = play(table(players=players, top="e01"), "use r04")
    assert kind(state) == "role"
    play(state, "role r06", "under", "tile e03")
    assert data(state)["players"][0] == {"roles": ["r04", "r06"], "uses": 3, "plans": [], "silent": False}


@pytest.mark.rule("evolutopia:role.experience")
def test_before_that_nothing_is_turned_up() -> None:
    state = play(table(roles=["r04", "r08"], top="e01"), "use r04")
    assert kind(state) == "vision"
    assert data(state)["players"][0]["uses"] == 1


# -- what each does ---------------------------------------------------------------------------------------


def test_copy_role_uses_anothers_talent_as_a_use_of_ones_own() -> None:
    state = play(table(roles=["r01", "r02"]), "act recruit")
    assert "copy r02" in listed(state)
    play(state, "copy r02", "fetch builder")
    assert zone(state) == ["builder"]
    assert [player["uses"] for player in data(state)["players"]] == [1, 0]
    assert rule(state, "copy r02") == "role.once"


def test_recruit_pick_one_takes_an_expert_of_choice_before_drawing() -> None:
    state = play(table(roles=["r02", "r08"], zone="builder"), "act recruit", "use r02")
    assert len(listed(state)) == 5
    play(state, "fetch designer")
    assert kind(state) == "dismiss"
    assert zone(state) == ["designer", "builder"]


def test_assign_one_more_lets_one_assign_four() -> None:
    sites = {"e01": "", "e15": ""}
    crowd = "builder builder neo-urbanist technologist"
    state = play(table(roles=["r03", "r08"], sites=sites, zone=crowd), "act assign", "use r03")
    play(state, "assign builder e01", "assign builder e15", "assign neo-urbanist e01", "assign technologist e15")
    assert zone(state) == []


def test_assign_one_more_may_come_after_the_third() -> None:
    sites = {"e01": "", "e15": ""}
    crowd = "builder builder neo-urbanist technologist"
    state = play(table(roles=["r03", "r08"], sites=sites, zone=crowd), "act assign")
    play(state, "assign builder e01", "assign builder e15", "assign neo-urbanist e01")
    assert listed(state) == ["use r03", "done"]


def test_move_top_tile_studies_the_top_evolution_or_puts_it_under_the_pile() -> None:
    state = play(table(roles=["r04", "r08"], top="e01"), "use r04")
    assert listed(state) == ["study", "under"]
    play(state, "study", "tile e02")
    assert data(state)["study"] == ["e01"]
    full = play(table(roles=["r04", "r08"], top="e01", study="e03 e04 e05"), "use r04")
    assert listed(full) == ["under"]
    assert rule(full, "study") == "choose.full"


def test_crisis_pick_of_two_chooses_the_crisis_that_comes() -> None:
    state = play(table(roles=["r05", "r08"]), "manage")
    assert listed(state) == ["draw", "use r05"]
    play(state, "use r05", "crisis c03", "crisis c09")
    assert listed(state) == ["keep c03", "keep c09"]
    assert rule(state, "keep c01") == "role.once"
    play(state, "keep c09")
    assert data(state)["crisis"] == "c09"
    assert data(state)["crises_under"] == ["c03"]


def test_move_expert_takes_one_to_another_place_or_the_zone() -> None:
    sites = {"e01": "builder", "e15": ""}
    state = play(table(roles=["r06", "r08"], sites=sites, crisis="c06"), "use r06")
    assert listed(state) == ["move builder e01 e15", "move builder e01 crisis", "move builder e01 zone"]
    assert rule(state, "move builder e15 e01") == "role.once"  # nobody works there
    play(state, "move builder e01 crisis")
    assert data(state)["crisis_experts"] == ["builder"]
    assert data(state)["sites"][0]["experts"] == []


def test_move_expert_moves_a_trained_one_as_what_it_is() -> None:
    sites = {"e01": "designer:builder", "e02": ""}
    state = play(table(roles=["r06", "r08"], sites=sites), "use r06")
    assert listed(state) == ["move designer e01 e02", "move designer e01 zone"]


@pytest.mark.parametrize(("kind", "trained"), [("designer", "designer:builder"), ("builder", "builder:designer")])
def test_of_two_of_a_kind_on_a_site_the_trained_one_moves(kind: str, trained: str) -> None:
    state = table(roles=["r06", "r08"], sites={"e02": f"{kind} {trained}"})
    play(state, "use r06", f"move {kind} e02 zone")
    assert data(state)["sites"][0]["experts"] == [kind]


def test_cover_any_nuisance_goes_on_a_nuisance_only_and_its_indicator_gains_one() -> None:
    sites = {"e01": "neo-urbanist builder"}  # nothing for energy
    state = table(roles=["r07", "r08"], sites=sites, squares={"b1": "n05.front", "d4": "n06.front"})
    play(state, "act inaugurate", "use r07", "open e01")
    assert listed(state) == ["build b1"]
    assert rule(state, "build b3") == "role.once"
    play(state, "build b1")
    assert data(state)["indicators"]["energy"] == 3
    assert data(state)["covered"] == ["n05.front"]


def test_cover_any_nuisance_makes_an_inauguration_possible() -> None:
    around = {"b1": "n05.front", "a2": "n06.front", "c2": "n02.back", "b3": "n03.back"}
    state = table(roles=["r07", "r08"], sites={"e01": "neo-urbanist builder"}, squares=around)
    play(state, "act inaugurate")
    assert listed(state) == ["use r07"]


def test_one_block_less_blocks_nothing() -> None:
    state = play(table(roles=["r08", "r02"]), "manage", "crisis c14", "option 1", "use r08")
    assert data(state)["blocked"] == []
    assert state.turn == 1


def test_assign_any_kind_lets_one_expert_count_as_another_where_it_stays() -> None:
    state = play(table(roles=["r09", "r08"], sites={"e01": ""}, zone="designer designer"), "act assign")
    assert listed(state) == ["use r09"]
    assert rule(state, "train designer e01 builder") == "assign.needed"
    play(state, "use r09")
    assert listed(state) == ["train designer e01 neo-urbanist", "train designer e01 builder"]
    play(state, "train designer e01 builder")
    assert data(state)["sites"][0]["experts"] == ["designer as builder"]
    assert state.turn == 1


@pytest.mark.rule("evolutopia:assign.up-to-three")
def test_assign_any_kind_lets_nobody_assign_a_fourth() -> None:
    sites = {"e01": "", "e15": ""}
    state = play(table(roles=["r09", "r08"], sites=sites, zone="builder builder neo-urbanist designer"), "act assign")
    play(state, "assign builder e01", "assign builder e15")
    assert "use r09" in listed(state)
    play(state, "assign neo-urbanist e01")
    assert state.turn == 1  # e15 still lacks one


def test_recruit_then_assign_crisis_sends_one_expert_to_the_crisis() -> None:
    full = "designer builder builder regulator regulator"
    state = table(roles=["r10", "r08"], zone=full, crisis="c10")
    assert rule(state, "use r10") == "role.once"
    play(state, "act recruit", "draw")
    assert listed(state) == ["end", "use r10"]
    play(state, "use r10", "assign designer crisis")
    assert data(state)["crisis_experts"] == ["designer"]
