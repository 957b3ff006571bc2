"""What the board of S-Evolution foretells of the needs is what they bring."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from speciate.core.event import Event
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.s_evolution import GAME

Json = dict[str, Any]
editions = pytest.mark.parametrize("edition", ["2013", "2.0"])


def facts(state: State, seat: int) -> Json:
    found = GAME.engine.preview(state.view(seat))["facts"]
    assert isinstance(found, dict)
    return found


def actions(edition: str) -> Iterator[tuple[Json, list[Event], bool]]:
    """Of needs that are paid without a choice: what was foretold, what was heard, whether the player may rise."""
    for seed in range(12):
        rng = Random(seed)
        state = GAME.new(4, {"edition": edition})
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            owed = state.pending()[0]
            move = rng.choice(state.legal(owed.seat))
            if owed.kind != "trade":
                state.apply(owed.seat, move)
                continue
            told = facts(state, owed.seat)["needs"][owed.seat]
            heard: list[Event] = []
            state.listener = heard
            state.apply(owed.seat, GAME.parse("done").packed)
            state.listener = None
            asked = state.pending()[0].kind if state.pending() else ""
            if asked != "dismiss":  # a worker who has to go may have been worth points
                yield told, [event for event in heard if event.args.get("seat") == owed.seat], asked == "rise"


def total(heard: list[Event], name: str) -> int:
    return sum(int(str(event.args["count"])) for event in heard if event.name == name)


@editions
@pytest.mark.rule("s-evolution:needs.score")
@pytest.mark.rule("s-evolution:needs.kinds")
@pytest.mark.rule("s-evolution:needs.fall")
@pytest.mark.rule("s-evolution:needs.starve")
def test_points_ages_and_hunger_come_as_foretold(edition: str) -> None:
    seen = 0
    for told, heard, rising in actions(edition):
        paid = [event for event in heard if event.rule != "disaster.epidemic"]
        names = {event.name for event in paid}
        assert not told["paid"]
        assert told["points"] == total(paid, "scored") - total(paid, "points-lost")
        assert told["rises"] == (rising or "age-rose" in names)
        assert told["falls"] == ("age-fell" in names)
        assert told["starves"] == ("population-fell" in names)
        short = {str(event.args["suit"]): event.args["count"] for event in paid if event.name == "need-unmet"}
        assert {
            track["suit"]: track["missing"] for track in told["tracks"] if track["need"] and track["missing"]
        } == short
        seen += 1
    assert seen > 5


@editions
@pytest.mark.rule("s-evolution:harvest.cards")
@pytest.mark.rule("s-evolution:harvest.buildings")
@pytest.mark.rule("s-evolution:disaster.first")
def test_the_harvest_is_foretold_before_the_action_phase_begins(edition: str) -> None:
    """Of players who take nothing that leaves them a choice: what comes is in stock when the needs are paid."""
    seen = 0
    for seed in range(8):
        rng = Random(seed)
        state = GAME.new(3, {"edition": edition})
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            owed = state.pending()[0]
            told = facts(state, owed.seat)["needs"] if owed.kind in ("take", "play") else None
            heard: list[Event] = []
            state.listener = heard
            before: Json = state.view(-2).to_json()
            state.apply(owed.seat, rng.choice(state.legal(owed.seat)))
            state.listener = None
            started = [int(str(event.args["seat"])) for event in heard if event.name == "action"]
            if told is None or not started:
                continue
            seat = started[0]
            taken: Json = state.view(-2).to_json()
            if before["players"][seat]["taken"] != taken["players"][seat]["taken"]:
                continue  # the last card of the trick came after the forecast
            if any(event.name in ("disaster", "disaster-held-off") for event in heard):
                continue
            came = next((event.args for event in heard if event.name == "harvested"), None)
            coming = {track["suit"]: track["coming"] for track in told[seat]["tracks"]}
            if came is not None:
                assert coming == {suit: came[suit] for suit in ("food", "tools", "science")}
                seen += 1
    assert seen > 3


@editions
@pytest.mark.rule("s-evolution:score.sets")
@pytest.mark.rule("s-evolution:over.win")
def test_the_places_at_the_end_are_those_of_the_tally(edition: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        state = GAME.new(4, {"edition": edition})
        while state.actor != NOBODY:
            seat = NATURE if state.actor == NATURE else state.pending()[0].seat
            state.apply(seat, state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat)))
        end = state.outcome()
        assert end is not None
        told = facts(state, -2)
        assert told["places"][0] == end.winners[0]
        assert [end.scores[seat] for seat in told["places"]] == sorted(end.scores, reverse=True)
        for seat, sets in enumerate(told["sets"]):
            assert sum(each["points"] for each in sets) == end.breakdown[seat]["sets"]
