"""What the board of Evo shows before it is done is what is done."""

from random import Random
from typing import Any

import pytest

from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.evo import GAME

Json = dict[str, Any]


def facts(state: State, seat: int) -> Json:
    found = GAME.engine.preview(state.view(seat))["facts"]
    assert isinstance(found, dict)
    return found


def positions(kind: str, seeds: int = 4) -> list[tuple[State, int]]:
    """Where somebody owes a decision of a kind, in random games."""
    found: list[tuple[State, int]] = []
    for seed in range(seeds):
        rng = Random(seed)
        state = GAME.new(4)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            owed = state.pending()[0]
            if owed.kind == kind:
                found.append((state.copy(), owed.seat))
            state.apply(owed.seat, rng.choice(state.legal(owed.seat)))
    assert found
    return found


@pytest.mark.rule("evo:move.steps")
@pytest.mark.rule("evo:combat.odds")
def test_every_way_that_is_shown_can_be_gone_and_leads_there() -> None:
    for state, seat in positions("move")[::9]:
        told = facts(state, seat)["ways"]
        legal = {GAME.engine.codec.text(move) for move in state.legal(seat)}
        assert {way["moves"][0] for ways in told.values() for way in ways.values()} <= legal
        for start, ways in told.items():
            for end, way in ways.items():
                after = state.copy()
                after.listener = []
                for code in way["moves"]:
                    move = GAME.parse(code).packed
                    assert after.refusal(seat, move) is None, (start, end, way)
                    after.apply(seat, move)
                heard = [event for event in after.listener if event.name in ("moved", "attacked")]
                assert heard[len(way["moves"]) - 1].args["region"] == end
                attacks = [event.args for event in heard if event.name == "attacked"]
                assert [(args["target"], args["wins"]) for args in attacks] == (
                    [(way["attack"]["seat"], way["attack"]["wins"])] if way["attack"] else []
                )


@pytest.mark.rule("evo:survive.choice")
@pytest.mark.rule("evo:survive.points")
def test_as_many_live_as_are_foretold() -> None:
    for state, seat in positions("remove"):
        told = facts(state, seat)["seats"][seat]
        crowded = {f"remove {region}" for region, fate in told["fates"].items() if fate == "crowded"}
        assert crowded == {GAME.engine.codec.text(move) for move in state.legal(seat)}
        rng = Random(1)
        state.listener = []
        while state.pending() and state.pending()[0].kind == "remove":
            owed = state.pending()[0].seat
            state.apply(owed, rng.choice(state.legal(owed)))
        scored = {event.args["seat"]: event.args["count"] for event in state.listener if event.name == "scored"}
        assert scored[seat] == told["survivors"] == sum(stay for stay, _ in told["herds"].values())


@pytest.mark.rule("evo:auction.afford")
@pytest.mark.rule("evo:auction.bid")
def test_the_bids_that_are_offered_are_those_that_can_be_made() -> None:
    for state, seat in positions("lot", 2)[::5]:
        told = facts(state, seat)
        view: Json = state.view(seat).to_json()
        for lot, laid in enumerate(view["lots"]):
            choose = GAME.parse(f"lot {lot} {laid['gene']}").packed
            offered = list(range(told["lots"][lot], told["seats"][seat]["purse"] + 1))
            assert (state.refusal(seat, choose) is None) == bool(offered)
            if offered:
                after = state.copy()
                after.apply(seat, choose)
                assert [GAME.engine.codec.text(move) for move in after.legal(seat)] == [f"bid {n}" for n in offered]
        assert len(told["prices"]) == told["seats"][seat]["purse"] + 1


@pytest.mark.rule("evo:climate.roll")
def test_every_face_of_the_die_leads_to_a_cell() -> None:
    for state, seat in positions("climate-card", 2)[:5]:
        assert sum(facts(state, seat)["climate"]) == 6


@pytest.mark.rule("evo:birth.place")
def test_a_newborn_has_the_fate_that_is_foretold() -> None:
    for state, seat in positions("birth", 2)[::7]:
        for code, fate in facts(state, seat)["places"].items():
            after = state.copy()
            after.apply(seat, GAME.parse(code).packed)
            if after.actor == seat and after.pending()[0].kind == "birth":
                assert facts(after, seat)["seats"][seat]["fates"][code.split()[1]] == fate
