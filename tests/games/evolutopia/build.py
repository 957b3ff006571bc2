"""Positions of Evolutopia in a line or two, and short ways to play on from them.

    state = table(study="e01", sites={"e15": "builder"}, zone="technologist designer", crisis="c01")
    play(state, "act assign", "assign technologist e15", "done")

What is not said is as at the start of a game for two: indicators on 2, the pawn on the first beacon, three nuisances.
Every tile and card that is not named lies unseen in its pile, every expert in the bag.

The evolutions used most: e01 needs a neo-urbanist and a builder, mobility +2, environment +1; e15 a builder and a
technologist, energy +2, economy +1; e11 is like e01 with a blue pictogram, e29 (two neo-urbanists) a green one.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from speciate.core.event import Event
from speciate.core.seats import NATURE
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from speciate.games.evolutopia.names import (
    CRISIS_NAMES,
    EXPERTS,
    INDICATORS,
    NUISANCE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    SQUARE_NAMES,
    TILE_NAMES,
)
from speciate.games.evolutopia.rules.experts import of_kind

Json = dict[str, Any]
CITY = {"b2": "start", "b4": "n01.front", "d1": "n03.front", "d3": "n05.front"}  # mobility, environment, energy


def table(
    seats: int = 2,
    *,
    study: str = "",
    sites: Mapping[str, str] | None = None,
    zone: str = "",
    crisis: str | None = None,
    on_crisis: str = "",
    squares: Mapping[str, str] | None = None,
    top: str | None = "e35",
    roles: Iterable[str] = ("r02", "r04", "r05", "r06", "r08"),
    plans: Iterable[str] = (),
    indicators: Mapping[str, int] | None = None,
    **more: object,
) -> EvolutopiaState:
    """A position of which seat 0 has the turn. Experts are written in a row; `plans` are those of seat 0."""
    on_site = [{"tile": tile, "experts": experts_in(staff)} for tile, staff in (sites or {}).items()]
    city = dict(CITY if squares is None else {"b2": "start", **squares})
    held = list(plans)
    face_up = [role.split() for role in roles][:seats]
    rest: Json = {
        "steps": ["turn"],
        "first": 0,
        "turn": 0,
        "players": [{"roles": mine, "plans": held if seat == 0 else []} for seat, mine in enumerate(face_up)],
        "indicators": {name: (indicators or {}).get(name, 2) for name in INDICATORS},
        "pawn": 1,
        "squares": {name: city.get(name, "") for name in SQUARE_NAMES},
        "study": study.split(),
        "sites": on_site,
        "zone": counted(zone.split()),
        "top": top,
        "crisis": crisis,
        "crisis_experts": experts_in(on_crisis),
        **more,
    }
    state = GAME.position({"seats": seats, **rest, **piles(rest)})
    assert isinstance(state, EvolutopiaState)
    return state


def experts_in(text: str) -> list[str]:
    """`builder designer:regulator`: the second counts as the other kind."""
    return [word.replace(":", " as ") for word in text.split()]


def counted(kinds: Iterable[str]) -> dict[str, int]:
    listed = list(kinds)
    return {kind: listed.count(kind) for kind in EXPERTS}


def piles(given: Json) -> Json:
    """Everything that was not named, where it lies at the start."""
    named = str([list(given["squares"].values()), {key: value for key, value in given.items() if key != "squares"}])
    used = [one.partition(" ")[0] for site in given["sites"] for one in site["experts"]]
    used += [one.partition(" ")[0] for one in given["crisis_experts"]]
    out: Json = {
        key: [name for name in names if f"'{name}" not in named]
        for key, names in (
            ("tiles", TILE_NAMES),
            ("crises", CRISIS_NAMES),
            ("plans", PLAN_NAMES),
            ("roles", ROLE_NAMES),
            ("nuisances", NUISANCE_NAMES),
        )
    }
    out["bag"] = {kind: 5 - given["zone"][kind] - used.count(kind) for kind in EXPERTS}
    if len(given["players"]) == 1:
        out["roles"] = [role for role in out["roles"] if role != "r01"]
    return {key: value for key, value in out.items() if key not in given}


def play(state: EvolutopiaState, *codes: str) -> EvolutopiaState:
    """Plays moves of whoever is to choose, nature too; each must be legal."""
    for code in codes:
        seat = state.actor
        move = GAME.parse(code).packed
        assert state.refusal(seat, move) is None, f"{code}: {state.refusal(seat, move)}, not {listed(state)}"
        assert move in state.legal(seat), f"{code} is not listed"
        state.apply(seat, move)
    return state


def rule(state: EvolutopiaState, code: str, seat: int | None = None) -> str:
    """The slug that refuses a move, which must not be listed either."""
    who = state.actor if seat is None else seat
    move = GAME.parse(code).packed
    assert move not in state.legal(who), f"{code} is listed"
    refusal = state.refusal(who, move)
    assert refusal is not None
    return refusal.rule.removeprefix("evolutopia:")


def listed(state: EvolutopiaState) -> list[str]:
    return [GAME.engine.codec.text(move) for move in state.legal(state.actor)]


def kind(state: EvolutopiaState) -> str:
    """What is to be chosen now."""
    return state.pending()[0].kind


def data(state: EvolutopiaState) -> Json:
    return dict(state.to_json())


def zone(state: EvolutopiaState) -> list[str]:
    """The experts of the zone, each by name."""
    return [name for number, name in enumerate(EXPERTS) for _ in range(of_kind(state.zone, number))]


def heard(state: EvolutopiaState, *codes: str) -> list[Event]:
    """Plays moves and returns what was announced."""
    events: list[Event] = []
    state.listener = events
    play(state, *codes)
    state.listener = None
    return events


def fresh(seats: int = 2, seed: int = 1, **options: object) -> EvolutopiaState:
    """A game that has just begun."""
    state = GAME.new(seats, options)
    assert isinstance(state, EvolutopiaState)
    while state.actor == NATURE:
        state.settle(Random(seed))
    return state
