"""What is announced can be seen on the table at that very moment: the page shows each event with its own view."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from speciate.core.event import Event
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State, Witness
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.events import ANNOUNCEMENTS
from speciate.games.evolutopia.names import EXPERTS
from tests.conformance.components import lying
from tests.conformance.play import LIVELY
from tests.games.evolutopia.build import Json, play, table

Check = Callable[[Json, Json], bool]  # of an event's arguments and the view


def staff(view: Json, place: str) -> list[str]:
    if place == "crisis":
        return list(view["crisis_experts"])
    found = [site["experts"] for site in view["sites"] if site["tile"] == place]
    return list(found[0])


def has_come(args: Json, view: Json) -> bool:
    if args["to"] == "zone":
        return bool(view["zone"][args["kind"]])
    return args["kind"] in staff(view, args["to"])


CHECKS: dict[str, Check] = {
    "first-player": lambda args, view: view["first"] == args["seat"],
    "nuisance": lambda args, view: view["squares"][args["square"]] == args["nuisance"],
    "tile-studied": lambda args, view: view["study"][-1] == args["tile"] and view["top"] != args["tile"],
    "tile-started": lambda args, view: view["sites"][-1]["tile"] == args["tile"] and args["tile"] not in view["study"],
    "tile-shown": lambda args, view: view["top"] == args["tile"],
    "tile-aside": lambda args, view: view["aside_tiles"][-1] == args["tile"] and view["top"] is None,
    "tile-under": lambda args, view: view["tiles_under"][-1] == args["tile"],
    "expert-came": lambda args, view: view["zone"][args["kind"]] > 0,
    "expert-drawn": lambda args, view: view["drawn"] == args["kind"],
    "expert-aside": lambda args, view: view["aside"][args["kind"]] > 0 and view["drawn"] is None,
    "expert-to-zone": lambda args, view: view["zone"][args["kind"]] > 0 and view["drawn"] is None,
    "expert-to-bag": lambda args, view: view["bag"][args["kind"]] > 0,
    "expert-assigned": lambda args, view: args["kind"] in staff(view, args["place"]),
    "expert-trained": lambda args, view: f"{args['kind']} as {args['as']}" in staff(view, args["place"]),
    "expert-moved": has_come,
    "kind-released": lambda args, view: view["bag"][args["kind"]] == len(EXPERTS),
    "site-vacated": lambda args, view: staff(view, args["tile"]) == [],
    "role-dealt": lambda args, view: args["role"] in view["players"][args["seat"]]["roles"],
    "role-unlocked": lambda args, view: args["role"] in view["players"][args["seat"]]["roles"],
    "role-offered": lambda args, view: args["role"] in view["offered"],
    "role-used": lambda _, view: bool(view["role_used"]),
    "plan-drawn": lambda args, view: args["plan"] in view["players"][args["seat"]]["plans"],
    "plan-played": lambda args, view: bool(view["players"][args["seat"]]["silent"]),
    "plan-lost": lambda args, view: args["plan"] not in view["players"][args["seat"]]["plans"],
    "turn": lambda args, view: view["turn"] == args["seat"],
    "acted": lambda args, view: view["acted"] == args["action"],
    "blocked": lambda args, view: args["action"] in view["blocked"],
    "unblocked": lambda args, view: args["action"] not in view["blocked"],
    "all-unblocked": lambda _, view: not view["blocked"],
    "inaugurated": lambda args, view: view["opened"] == args["tile"],
    "built": lambda args, view: view["squares"][args["square"]] == args["tile"] and view["opened"] is None,
    "nuisance-covered": lambda args, view: args["nuisance"] in view["covered"],
    "indicator": lambda args, view: view["indicators"][args["indicator"]] == args["value"],
    "pawn": lambda args, view: view["pawn"] == args["beacon"],
    "managing": lambda args, view: view["turn"] == args["seat"] and view["cycles"] > 0,
    "crisis-managed": lambda args, view: view["crisis"] == args["crisis"],
    "crisis-unmanaged": lambda args, view: view["crisis"] == args["crisis"],
    "crisis-came": lambda args, view: view["crisis"] == args["crisis"] and not view["offered"],
    "crisis-seen": lambda args, view: args["crisis"] in view["offered"],
    "crisis-under": lambda args, view: view["crises_under"][-1] == args["crisis"],
    "crisis-atop": lambda args, view: view["crises_top"][0] == args["crisis"],
    "option-chosen": lambda args, view: view["crisis"] == args["crisis"],
    "anywhere": lambda _, view: bool(view["anywhere"]),
    "game-won": lambda _, view: view["result"] == "won",
    "game-lost": lambda _, view: view["result"] == "lost",
}


class Onlooker(Witness):
    """Looks at the table at every announcement and compares."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.met: Counter[str] = Counter()
        self.wrong: list[str] = []

    def see(self, state: State) -> None:
        event = self.events[-1]
        self.met[event.name] += 1
        view: Any = state.view(SPECTATOR).to_json()
        if not CHECKS[event.name](dict(event.args), view):
            self.wrong.append(f"{event.name} {event.args}")
        if experts_in(view) != len(EXPERTS) * len(EXPERTS):
            self.wrong.append(f"{event.name}: {experts_in(view)} experts")


def experts_in(view: Json) -> int:
    counts = sum(sum(view[key].values()) for key in ("zone", "bag", "aside"))
    at_work = sum(len(site["experts"]) for site in view["sites"])
    return int(counts + at_work + len(view["crisis_experts"]) + len(view["spare"]) + (view["drawn"] is not None))


def look_on(state: State) -> Onlooker:
    events: list[Event] = []
    onlooker = Onlooker(events)
    state.listener = events
    state.witness = onlooker
    return onlooker


def lively(state: State, rng: Random) -> int:
    """A good move often, else any, those that seldom happen before the others."""
    if rng.random() < 0.5:
        return GAME.engine.policy(state, state.actor, rng.random)
    legal = state.legal(state.actor)
    wishes = LIVELY["evolutopia"]
    weights = [wishes.get(GAME.engine.codec.text(move).partition(" ")[0], 1.0) for move in legal]
    return rng.choices(legal, weights)[0]


def test_every_event_has_a_check() -> None:
    assert set(CHECKS) == set(ANNOUNCEMENTS)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_view_at_an_event_shows_what_it_tells(seats: int) -> None:
    rng = Random(seats)
    for level in ("discovery", "1", "3"):
        state = GAME.new(seats, {"level": level, "crisis_start": 1})
        pack = lying(GAME, state.to_json())
        onlooker = look_on(state)
        while state.actor != NOBODY:
            state.apply(state.actor, state.draw(rng) if state.actor == NATURE else lively(state, rng))
        assert onlooker.wrong == []
        assert sum(onlooker.met.values()) == len(onlooker.events)
        assert lying(GAME, state.to_json()) == pack


def test_an_evolution_given_up_is_under_the_pile_and_its_experts_are_kept_in_view() -> None:
    state = table(study="e11", sites={"e01": "neo-urbanist", "e15": "builder", "e29": ""})
    onlooker = look_on(state)
    play(state, "act site", "start e11", "scrap e01", "done")
    assert onlooker.wrong == []
    assert onlooker.met["tile-under"] == 1
    assert onlooker.met["expert-to-bag"] == 1


def test_the_crisis_that_a_role_turns_away_is_under_the_pile_when_it_is_told() -> None:
    state = table(roles=["r05", "r02"])
    onlooker = look_on(state)
    play(state, "manage", "use r05", "crisis c01", "crisis c02", "keep c02")
    assert onlooker.wrong == []
    assert onlooker.met["crisis-under"] == 1
