"""What the board of Evolutopia shows before it is done is what is done."""

from random import Random
from typing import Any

import pytest

from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.evolutopia import GAME

Json = dict[str, Any]


def facts(state: State) -> Json:
    found = GAME.engine.preview(state.view(0))["facts"]
    assert isinstance(found, dict)
    return found


def positions(kind: str, seeds: int = 60, wanted: int = 15) -> list[State]:
    """Where a decision of a kind is owed, in random games whose players like to finish what they began."""
    found: list[State] = []
    for seed in range(seeds):
        rng = Random(seed)
        state = GAME.new(3)
        while state.actor != NOBODY and len(found) < wanted:
            if state.actor == NATURE:
                state.apply(NATURE, state.draw(rng))
                continue
            owed = state.pending()[0]
            if owed.kind == kind:
                found.append(state.copy())
            legal = state.legal(owed.seat)
            liked = [move for move in legal if GAME.engine.codec.text(move).split()[0] in ("assign", "open", "build")]
            state.apply(owed.seat, rng.choice(liked or legal))
    assert found
    return found


def after(state: State, code: str) -> Json:
    then = state.copy()
    then.apply(then.pending()[0].seat, GAME.parse(code).packed)
    seen: Json = then.view(0).to_json()
    return seen


def changed(before: Json, now: Json) -> Json:
    return {name: value for name, value in now["indicators"].items() if value != before["indicators"][name]}


@pytest.mark.rule("evolutopia:inaugurate.score")
@pytest.mark.rule("evolutopia:inaugurate.complete")
def test_an_evolution_scores_what_is_foretold() -> None:
    for state in positions("open"):
        told = facts(state)
        seat = state.pending()[0].seat
        legal = {code for code in map(GAME.engine.codec.text, state.legal(seat)) if code.startswith("open ")}
        assert {f"open {tile}" for tile in told["open"]} == legal
        before: Json = state.view(0).to_json()
        for tile in told["open"]:
            now = after(state, f"open {tile}")
            assert told["tiles"][tile]["indicators"] == changed(before, now)
            assert (told["tiles"][tile]["ends"] or "") == (now["result"] or "")


@pytest.mark.rule("evolutopia:inaugurate.adjacent")
@pytest.mark.rule("evolutopia:inaugurate.nuisance")
@pytest.mark.rule("evolutopia:over.win")
def test_an_evolution_goes_where_it_is_shown_to_fit() -> None:
    for state in positions("build"):
        told = facts(state)
        seat = state.pending()[0].seat
        legal = [code for code in map(GAME.engine.codec.text, state.legal(seat)) if code.startswith("build ")]
        assert [f"build {square}" for square in told["builds"]] == legal
        opened = state.view(0).to_json()["opened"]
        assert told["tiles"][opened]["squares"] == list(told["builds"])
        for square, ends in told["builds"].items():
            assert (ends or "") == (after(state, f"build {square}")["result"] or "")


@pytest.mark.rule("evolutopia:crisis.draw")
@pytest.mark.rule("evolutopia:over.crisis")
@pytest.mark.rule("evolutopia:over.indicator")
def test_a_crisis_does_what_is_foretold_of_each_option() -> None:
    for state in positions("arrival", 8):
        told = facts(state)
        seat = state.pending()[0].seat
        before: Json = state.view(0).to_json()
        for code in map(GAME.engine.codec.text, state.legal(seat)):
            if not code.startswith("option "):
                continue
            now = after(state, code)
            forecast = told["options"][int(code.split()[1]) - 1]
            assert (forecast["pawn"], forecast["indicators"]) == (now["pawn"], changed(before, now))
            assert (forecast["ends"] or "") == (now["result"] or "")


@pytest.mark.rule("evolutopia:crisis.check")
def test_an_unmanaged_crisis_does_what_it_threatens() -> None:
    seen = 0
    for state in positions("turn", 12, 60):
        told = facts(state)
        before: Json = state.view(0).to_json()
        if before["crisis"] is None:
            assert told["threat"] is None
            continue
        if told["threat"] is None:
            continue
        now = after(state, "manage")
        assert (told["threat"]["pawn"], told["threat"]["indicators"]) == (now["pawn"], changed(before, now))
        assert (told["threat"]["ends"] or "") == (now["result"] or "")
        seen += 1
    assert seen
