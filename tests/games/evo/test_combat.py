"""Combat: horns and a die."""

import pytest

from tests.games.evo.build import codes, dinos, kind, nature, play, player, refused, rule, table


@pytest.mark.rule("evo:combat.forced")
def test_entering_a_held_region_is_an_attack_resolved_at_once() -> None:
    state = play(table(player("c1", "c6", genes="leg"), player("c2")), 0, "move c1>c2")
    assert kind(state) == "roll"
    assert state.legal(0) == []
    refusal = refused(state, 0, "move c6>c5")
    assert (refusal.rule, refusal.key) == ("evo:combat.forced", "chance-first")


@pytest.mark.rule("evo:combat.odds")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(
    ("own", "theirs", "highest"), [(0, 0, 2), (2, 2, 2), (1, 0, 4), (2, 0, 5), (3, 0, 5), (0, 1, 1), (1, 2, 1)]
)
def test_the_attacker_wins_up_to_a_roll_that_the_horns_decide(own: int, theirs: int, highest: int, face: int) -> None:
    state = table(player("c1", genes="horn " * own), player("c2", "e7", genes="horn " * theirs))
    nature(play(state, 0, "move c1>c2"), f"roll {face}")
    if face <= highest:
        assert (dinos(state, 0), dinos(state, 1)) == (["c2"], ["e7"])
    else:
        assert (dinos(state, 0), dinos(state, 1)) == ([], ["c2", "e7"])


@pytest.mark.rule("evo:combat.outmatched")
@pytest.mark.parametrize(("own", "theirs"), [(0, 2), (1, 3), (0, 3)])
def test_with_two_horns_fewer_nobody_attacks(own: int, theirs: int) -> None:
    state = table(player("c1", genes="horn " * own), player("c2", genes="horn " * theirs))
    refusal = refused(state, 0, "move c1>c2")
    assert refusal.rule == "evo:combat.outmatched"
    assert refusal.args["count"] == theirs - own


@pytest.mark.rule("evo:combat.loser")
def test_the_loser_goes_back_to_the_reserve_and_can_be_born_again() -> None:
    state = table(player("c1"), player("c2", "c8"), player("g1"))
    nature(play(state, 0, "move c1>c2"), "roll 1")
    assert dinos(state, 1) == ["c8"]
    assert dinos(state, 0) == ["c2"]
    assert state.board[state.setup.island.names.index("c2")] == 0


@pytest.mark.rule("evo:combat.step")
def test_an_attack_costs_its_step_and_the_winner_may_move_on() -> None:
    state = table(player("c1", genes="leg"), player("c2"))
    nature(play(state, 0, "move c1>c2"), "roll 1")
    assert state.steps == 1
    play(state, 0, "move c2>c3")
    assert dinos(state, 0) == ["c3"]


@pytest.mark.rule("evo:combat.step")
def test_a_lost_attack_costs_its_step_too() -> None:
    state = table(player("c1", "c6", genes="leg"), player("c2"))
    nature(play(state, 0, "move c1>c2"), "roll 6")
    assert state.steps == 1
    play(state, 0, "move c6>c5")
    assert state.actor == 1


def test_who_attacks_with_the_last_dino_and_loses_moves_no_more() -> None:
    state = table(player("c1", genes="leg leg"), player("c2"))
    nature(play(state, 0, "move c1>c2"), "roll 6")
    assert state.actor == 1


def test_an_attack_is_listed_like_a_step() -> None:
    state = table(player("a1"), player("a2"))
    assert codes(state, 0) == ["move a1>a2", "move a1>b1", "move a1>b2", "end"]
    assert rule(state, 0, "move a1>a5") == "evo:move.steps"
