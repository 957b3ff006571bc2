"""Positions that somebody wrote: what is impossible is named, and what is accepted can be played on."""

from random import Random

import pytest

from speciate.core.errors import BadPosition
from speciate.core.seats import NOBODY
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from tests.games.evolutopia.build import Json, data, fresh, play, table

QUIET = ["r02", "r03"]


def at_turn() -> EvolutopiaState:
    return table(roles=QUIET, study="e01 e02", sites={"e15": "builder"}, zone="designer designer", crisis="c01")


def at(*codes: str) -> Json:
    return data(play(at_turn(), *codes))


AT_TURN = data(at_turn())
LOOKING = at("act choose")
RECRUITING = at("act recruit", "draw", "expert builder")
LOSING = at("manage", "crisis c03", "option 1")  # an evolution of the study zone must go
ARRIVED = at("manage", "crisis c14")
BLOCKING = at("manage", "crisis c14", "option 1")
NEW = data(GAME.new(2))  # type: ignore[arg-type]


def mistakes(given: Json) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.position(given)
    return "; ".join(error.value.mistakes)


@pytest.mark.parametrize(
    ("given", "changes", "mistake"),
    [
        (AT_TURN, {"steps": []}, "steps must begin with setup, turn, after or over"),
        (AT_TURN, {"steps": ["turn", "look"]}, "the step look cannot follow turn"),
        (AT_TURN, {"steps": ["turn"] * 20}, "the step turn cannot follow turn"),
        (AT_TURN, {"result": "won"}, "a game is over exactly when it has a result (over.win)"),
        (AT_TURN, {"study": ["e01"]}, "e02 lies nowhere"),
        (AT_TURN, {"study": ["e01", "e02", "e15"]}, "e15 lies in 2 places"),
        (AT_TURN, {"zone": {"designer": 3}}, "there are 6 of the kind designer, not 5 (setup.experts)"),
        (AT_TURN, {"zone": {"designer": 99}}, "of the kind designer, not 5 (setup.experts)"),
        (AT_TURN, {"crisis_experts": ["designer"]}, "the crisis has more experts of a kind than it needs"),
        (AT_TURN, {"turn": -1}, "somebody's turn it must be (turn.order)"),
        (AT_TURN, {"pawn": 9}, "the game would be over already (over.win)"),
        (AT_TURN, {"acted": "choose"}, "a turn has been used for something exactly when it was begun"),
        (AT_TURN, {"asides": 1}, "experts are set aside only while one recruits (recruit.return)"),
        (AT_TURN, {"remedy": True}, "the role that covers any nuisance is used while inaugurating (role.once)"),
        (AT_TURN, {"effects": [{"op": "crisis-track", "n": 1}]}, "effects come only from a crisis (crisis.draw)"),
        (AT_TURN, {"losing": 2}, "nothing has to go now (crisis.draw)"),
        (AT_TURN, {"owed": ["top"]}, "the pile shows its top evolution, or it is about to be turned up"),
        (AT_TURN, {"owed": ["offer"]}, "nobody looks at crises to come (crisis.draw)"),
        (AT_TURN, {"owed": ["crisis"]}, "a crisis is drawn only to arrive (crisis.draw)"),
        (AT_TURN, {"owed": ["choice"]}, "nobody chooses a role (solo.roles)"),
        (AT_TURN, {"owed": ["first"]}, "nothing draws first now"),
        (LOOKING, {"acted": None}, "a turn has been used for something exactly when it was begun"),
        (LOOKING, {"acted": "manage"}, "managing the crises is no action that gets a marker (turn.block)"),
        (RECRUITING, {"steps": ["after", "taken", "look"]}, "experts are drawn only when recruiting (recruit.draw)"),
        (RECRUITING, {"asides": 2}, "2 experts drawn were set aside, but 0 lie there (recruit.draw)"),
        (LOSING, {"losing": 3}, "3 have to go, of 2 (crisis.draw)"),
        (LOSING, {"losing": 0}, "0 have to go, of 2 (crisis.draw)"),
        (ARRIVED, {"acted": "site"}, "the crises are not being managed (turn.one-action)"),
        (ARRIVED, {"owed": ["crisis"]}, "the old crisis leaves before a new one comes (crisis.check)"),
        (BLOCKING, {"steps": ["after", "taken", "study-room"]}, "the step study-room cannot follow taken"),
        (NEW, {"pawn": 3}, "nothing has happened before the first turn (setup.indicators)"),
        (NEW, {"owed": NEW["owed"][:-1]}, "the first player is drawn (setup.first)"),
        (NEW, {"owed": NEW["owed"][1:]}, "two evolutions are studied and one is on site at the start"),
        (NEW, {"owed": [one for one in NEW["owed"] if one != "zone"]}, "3 experts are in the zone at the start"),
        (NEW, {"owed": [one for one in NEW["owed"] if one != "nuisance"]}, "nuisances are laid as the level shows"),
        (NEW, {"owed": [one for one in NEW["owed"] if one != "role"]}, "everybody has a role (setup.roles)"),
    ],
)
def test_what_is_impossible_is_named(given: Json, changes: Json, mistake: str) -> None:
    assert mistake in mistakes({**given, **changes})


@pytest.mark.rule("evolutopia:role.experience")
@pytest.mark.parametrize(("roles", "uses", "due"), [(["r02"], 3, 2), (["r02", "r09"], 2, 1)])
def test_the_second_role_is_there_exactly_when_it_was_unlocked(roles: list[str], uses: int, due: int) -> None:
    players = [{**AT_TURN["players"][0], "roles": roles, "uses": uses}, AT_TURN["players"][1]]
    unseen = [role for role in AT_TURN["roles"] if role not in roles]
    found = mistakes({**AT_TURN, "players": players, "roles": unseen})
    assert f"seat 0 has {len(roles)} roles after {uses} uses, not {due} (role.experience)" in found


def test_a_new_crisis_needs_the_old_one_gone() -> None:
    away = {**ARRIVED, "crisis": None, "crises_under": [*ARRIVED["crises_under"], "c14"]}
    assert "a crisis has come when its markers are placed (crisis.draw)" in mistakes(away)


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_position_of_a_game_reads_back(seats: int) -> None:
    rng = Random(seats)
    state = fresh(seats, seed=seats, level="discovery")
    while state.actor != NOBODY:
        again = GAME.position(state.to_json())
        assert again.digest() == state.digest()
        assert again.pending() == state.pending()
        state.apply(state.actor, rng.choice(state.legal(state.actor)))
    assert GAME.position(state.to_json()).digest() == state.digest()


@pytest.mark.parametrize("name", ["first", "turn"])
def test_only_a_seat_that_is_there_begins_or_has_the_turn(name: str) -> None:
    with pytest.raises(BadPosition, match=name):
        GAME.position({**AT_TURN, name: 2})
