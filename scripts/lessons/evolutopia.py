"""Evolutopia's tutorial: the discovery game, with a partner."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scripts.lessons.course import ME, Codes, Course, Json, Lesson
from speciate.core.state import State
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.names import (
    ACTIONS,
    CRISIS_NAMES,
    EXPERTS,
    EXPERTS_OF_A_KIND,
    NUISANCE_NAMES,
    PLAN_NAMES,
    ROLE_NAMES,
    SQUARE_NAMES,
    TILE_NAMES,
)

START = {"b2": "start", "b4": "n03.front", "d2": "n05.front"}  # as the discovery game lies
GROWN = {**START, "c2": "e01", "b3": "e22"}  # with two evolutions in place
MINE = "r08"  # the Negotiator has nothing to say while an action is taken
THEIRS = "r03"


def city(steps: str, **more: Any) -> Json:
    """A position of the discovery game: what is not on the table is in its pile or in the bag."""
    squares: Json = {name: more.get("squares", START).get(name, "") for name in SQUARE_NAMES}
    sites: list[Json] = more.pop("sites", [])
    zone = counted(more.pop("zone", ()))
    covered: list[str] = more.get("covered", [])
    role: str = more.pop("role", MINE)
    seen = [*squares.values(), *covered, *more.get("study", []), *[site["tile"] for site in sites]]
    seen += [more.get("top"), more.get("opened"), more.get("crisis"), role, THEIRS]
    busy = [expert for site in sites for expert in site["experts"]] + more.get("crisis_experts", [])
    busy += [more.get("drawn")]
    lying = [str(name).partition(".")[0] for name in seen]
    return {
        "options": {"level": "discovery"},
        "steps": steps.split(),
        "first": 0,
        "turn": ME,
        "turns": 9,
        "players": [{"roles": [role]}, {"roles": [THEIRS]}],
        "indicators": {"mobility": 4, "environment": 4, "energy": 3, "economy": 3, "comfort": 3},
        "pawn": 2,
        "zone": zone,
        "bag": {kind: EXPERTS_OF_A_KIND - zone[kind] - busy.count(kind) for kind in EXPERTS},
        "sites": sites,
        "tiles": left(TILE_NAMES, lying),
        "nuisances": left(NUISANCE_NAMES, lying),
        "crises": left(CRISIS_NAMES, lying),
        "plans": list(PLAN_NAMES),
        "roles": left(ROLE_NAMES, lying),
        **more,
        "squares": squares,
    }


def left(names: tuple[str, ...], lying: list[str]) -> list[str]:
    return [name for name in names if name not in lying]


def counted(experts: tuple[str, ...]) -> Json:
    return {kind: experts.count(kind) for kind in EXPERTS}


def site(tile: str, *experts: str) -> Json:
    return {"tile": tile, "experts": list(experts)}


def lessons() -> list[Lesson]:
    first: Json = {
        "indicators": {"mobility": 3, "environment": 3, "energy": 3, "economy": 3, "comfort": 3},
        "turns": 1,
        "study": ["e15"],
        "sites": [site("e01")],
        "zone": ("designer", "builder", "neo-urbanist"),
        "top": "e12",
    }
    solar = site("e15", "builder")
    ready = site("e15", "builder", "technologist")
    works: Json = {"squares": GROWN, "study": ["e12"], "top": "e32"}
    team = ("designer", "regulator", "neo-urbanist", "technologist")
    all_blocked = {**works, "sites": [solar, site("e29")], "zone": team, "blocked": list(ACTIONS)}
    return [
        Lesson("goal", city("turn", **first), lit=["square:b4", "square:d2", "goal"]),
        Lesson("choose", city("turn", **first), [("act choose",)]),
        Lesson("look", wanted=[("study",)]),
        Lesson(
            "site",
            city("after taken start", acted="site", squares=GROWN, study=["e29", "e12"], sites=[solar], top="e32"),
            [("start e29",)],
        ),
        Lesson(
            "recruit",
            city(
                "after taken place",
                acted="recruit",
                **works,
                sites=[solar, site("e29")],
                zone=("designer", "neo-urbanist", "regulator"),
                drawn="technologist",
            ),
            [("place",)],
        ),
        Lesson(
            "assign",
            city("after taken assign", acted="assign", assign_limit=3, **works, sites=[solar, site("e29")], zone=team),
            [("assign technologist e15",)],
            verbs=["expert-technologist"],
        ),
        Lesson(
            "inaugurate",
            city("after taken open", acted="inaugurate", **works, sites=[ready, site("e29")], zone=team[:3]),
            [("open e15", "build d2")],
        ),
        Lesson(
            "nuisance",
            city(
                "after taken build",
                acted="inaugurate",
                **{**works, "squares": {**GROWN, "d2": "e15"}},
                covered=["n05.front"],
                sites=[site("e02", "builder")],
                opened="e29",
                zone=team[:3],
            ),
            asks="build b4",
        ),
        Lesson(
            "crisis",
            city("turn", **all_blocked, crisis="c14", crisis_experts=["designer", "neo-urbanist"], cycles=1, pawn=3),
            [("manage",)],
            lit=["crisis"],
        ),
        Lesson(
            "arrival",
            city(
                "after renew block unblock-all arrival", **all_blocked, acted="manage", blocks=1, crisis="c01", pawn=3
            ),
            [("option 1",), ("option 2",)],
        ),
        Lesson("role", city("turn", **{**works, "sites": [solar, site("e29")]}, role="r04", zone=team), [("use r04",)]),
        Lesson("win", won(), lit=["goal"]),
    ]


def won() -> Json:
    squares = {**GROWN, "d2": "e15", "b4": "e12", "c3": "e24", "a2": "e29"}
    return city(
        "over",
        result="won",
        squares=squares,
        covered=["n03.front", "n05.front"],
        indicators={"mobility": 6, "environment": 7, "energy": 6, "economy": 4, "comfort": 5},
        pawn=5,
        turns=41,
        cycles=8,
        study=["e32"],
        top="e33",
        sites=[site("e02", "builder")],
        zone=("designer", "regulator"),
        crisis="c02",
    )


def askable(state: State) -> Iterator[Codes]:
    """The moves that the board asks about when they are not possible."""
    view: Json = state.view(ME).to_json()
    yield from ((f"act {action}",) for action in ACTIONS)
    yield ("manage",)
    yield from ((f"use {role}",) for role in view["players"][ME]["roles"])
    kind = state.pending()[0].kind
    if kind == "build":
        yield from ((f"build {square}",) for square in SQUARE_NAMES)
    if kind == "open":
        for tile in [each["tile"] for each in view["sites"]]:
            yield (f"open {tile}",)
        yield from (("open e15", f"build {square}") for square in SQUARE_NAMES)
    if kind == "assign":
        yield ("done",)
        yield from ((f"assign {expert} {each['tile']}",) for expert in EXPERTS for each in view["sites"])


@dataclass(frozen=True)
class CityCourse(Course):
    """Every view tells what is printed on all tiles and cards; here only the first does, and the page adds it again."""

    def steps(self) -> Iterator[Json]:
        for number, step in enumerate(super().steps()):
            views = [after["view"] for after in step["wanted"].values()]
            for view in views if number == 0 else [step["view"], *views]:
                del view["box"]
            yield step


COURSE = CityCourse(GAME, lessons(), askable)
