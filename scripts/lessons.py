"""Writes Evolution's tutorial from the engine: web/src/games/evolution/lessons/lessons.json.

A lesson is a position, what can be done there, what of it is asked for and what comes of that, and why the rest cannot
be done. So the page plays it without a table, and what it teaches is what the engine does. The texts are the page's
(`web/src/games/evolution/lessons/locales/`).
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from speciate.core.event import Event
from speciate.core.state import State
from speciate.games.evolution import GAME

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web/src/games/evolution/lessons/lessons.json"
ME, OTHER = 0, 1
SEED = 4  # of the cards that are dealt when a lesson ends a round

Json = dict[str, Any]
Codes = tuple[str, ...]


@dataclass
class Lesson:
    """`wanted` are sequences of moves, any of which is right; with `asks`, asking why the move is refused is right.

    A lesson without a position goes on from where the one before it led.
    """

    id: str
    position: Json | None = None
    wanted: list[Codes] = field(default_factory=list)
    asks: str = ""
    lit: list[str] = field(default_factory=list)
    verbs: list[str] = field(default_factory=list)  # clicked before the move itself can be


def species(body: int, population: int, food: int = 0, *traits: str) -> Json:
    return {"body": body, "population": population, "food": food, "traits": list(traits)}


def table(phase: str, mine: list[Json], theirs: list[Json], **more: Any) -> Json:
    hand = more.pop("hand", [])
    bags = more.pop("bags", [0, 0])
    foods = more.pop("foods", [None, None])
    rows = [(mine, hand), (theirs, ["foraging+4", "horns+3", "scavenger+4"][: len(hand)])]
    players = [
        {"species": row, "hand": cards, "bag": bags[seat], "food_card": foods[seat]}
        for seat, (row, cards) in enumerate(rows)
    ]
    return {"round": 3, "phase": phase, "players": players, **more}


HAND = ["long-neck+4", "fertile+7", "climbing+2", "burrowing+3"]
CARDS = ["long-neck+4", "burrowing+3", "climbing+2"]  # after the food card
GAZELLE = species(2, 3)
FED = species(3, 2, 2, "fertile+5")


def lessons() -> list[Lesson]:
    foods = ["fertile+7", "cooperation+3"]
    tree = species(2, 2, 0, "long-neck+5")
    hunter = species(4, 3, 0, "carnivore+2")
    return [
        Lesson("goal", table("feed", [species(3, 3, 1), FED], [species(2, 2, 1)], hole=5, bags=[4, 6]), lit=["bag:0"]),
        Lesson("species", table("feed", [GAZELLE], [species(2, 2)], hole=5, bags=[4, 6]), lit=["species:0:0"]),
        Lesson(
            "food",
            table("food", [GAZELLE], [species(2, 2)], hand=HAND, foods=[None, "cooperation+3"], bags=[4, 6]),
            [("food fertile+7",)],
            lit=["pool"],
        ),
        Lesson(
            "trait",
            table("play", [GAZELLE], [species(2, 2)], hand=CARDS, foods=foods, bags=[4, 6]),
            [("card long-neck+4", "trait 0")],
        ),
        Lesson("new", wanted=[(f"card {card}", f"new {side}") for card in CARDS[1:] for side in ("left", "right")]),
        Lesson(
            "grow",
            wanted=[
                (f"card {card}", f"{track} {place}")
                for card in CARDS[1:]
                for track in ("body", "population")
                for place in (0, 1)
            ],
        ),
        Lesson("leaf", table("leaf", [tree], [species(2, 2)], foods=foods, bags=[4, 6]), [("long-neck 0",)]),
        Lesson(
            "feed",
            table("feed", [FED, species(2, 3, 1)], [species(2, 2, 1)], hole=6, bags=[4, 6]),
            [("feed 1",)],
        ),
        Lesson(
            "attack",
            table("feed", [hunter], [species(5, 3), species(3, 4)], hole=3, bags=[4, 6]),
            [("attack 0>1.1",)],
            verbs=["hunt"],
        ),
        Lesson(
            "defence",
            table("feed", [hunter], [species(2, 3, 0, "climbing+3"), species(2, 2)], hole=3, bags=[4, 6]),
            asks="attack 0>1.0",
            verbs=["hunt"],
        ),
        Lesson(
            "starve",
            table("feed", [species(2, 2, 2), species(2, 3)], [species(3, 2, 2)], hole=1, bags=[4, 6]),
            [("feed 1",)],
            lit=["bag:0"],
        ),
        Lesson("score", over(), lit=["seat:0"]),
    ]


def over() -> Json:
    mine = [species(3, 4, 0, "long-neck+5", "fertile+5"), species(2, 3, 0, "climbing+3")]
    theirs = [species(4, 5, 0, "carnivore+2"), species(2, 1, 0, "horns+4")]
    return {**table("over", mine, theirs, bags=[21, 19]), "last_round": 3}


# -- what the engine makes of them ------------------------------------------------------------------


def heard(news: list[Event]) -> list[Json]:
    told = [event.heard_by(ME) for event in news]
    return [event.to_json() for event in told if event is not None]


def play(state: State, codes: Codes) -> Json:
    """Makes the moves, and what the learner sees then; nature deals, so that nothing is left half done."""
    news: list[Event] = []
    state.listener = news
    for code in codes:
        state.apply(ME, GAME.parse(code).packed)
    state.settle(Random(SEED))
    state.listener = None
    return {"view": state.view(ME).to_json(), "news": heard(news)}


# the moves that the board asks about when they are not possible, by what is decided
ASKED = {"play": ("card",), "leaf": ("fertile", "long-neck", "fat"), "feed": ("feed", "attack")}


def askable(state: State) -> Iterator[Codes]:
    decisions = [decision for decision in state.pending() if decision.seat == ME]
    if not decisions:
        return
    view: Json = state.view(ME).to_json()
    rows = [player["species"] for player in view["players"]]
    for place, own in enumerate(rows[ME]):
        for verb in ASKED.get(decisions[0].kind, ()):
            if verb == "card":
                cards = view["players"][ME]["hand"]
                yield from (
                    (f"card {card}", f"{use} {place}") for card in cards for use in ("trait", "body", "population")
                )
            elif verb != "attack":
                yield (f"{verb} {place}",)
            elif any(card.startswith("carnivore") for card in own["traits"]):
                yield from ((f"attack {place}>{OTHER}.{target}",) for target in range(len(rows[OTHER])))
    yield ("end",)


def refusals(state: State) -> Json:
    found: Json = {}
    for codes in askable(state):
        tried = state.copy()
        for code in codes[:-1]:
            tried.apply(ME, GAME.parse(code).packed)
        refusal = tried.refusal(ME, GAME.parse(codes[-1]).packed)
        if refusal is not None and refusal.key != "leaf-no-trait":
            found[join(codes)] = {"rule": refusal.rule, "key": refusal.key, "args": refusal.args}
    return found


def join(codes: Codes) -> str:
    return ";".join(codes)


def decide(lesson: Lesson, state: State) -> Json:
    """What there is to decide; nothing where a lesson is only read."""
    if not lesson.wanted and not lesson.asks:
        return {"decision": None, "legal": [], "refusals": {}}
    decision = next(decision for decision in state.pending() if decision.seat == ME)
    legal = [GAME.engine.codec.text(move) for move in state.legal(ME)]
    return {"decision": decision.to_json(), "legal": legal, "refusals": refusals(state)}


def steps() -> Iterator[Json]:
    state: State | None = None
    for lesson in lessons():
        if lesson.position is not None:
            state = GAME.engine.position(lesson.position)
        assert state is not None
        turn = decide(lesson, state)
        ends: Json = {}
        after = state
        for codes in reversed([codes for codes in lesson.wanted if codes[0] in turn["legal"]]):
            after = state.copy()  # the first comes last: the next lesson goes on from it
            ends[join(codes)] = play(after, codes)
        yield {
            "id": lesson.id,
            "view": state.view(ME).to_json(),
            **turn,
            "lit": lesson.lit,
            "verbs": lesson.verbs,
            "wanted": ends,
            "asks": lesson.asks,
        }
        state = after


def render() -> bytes:
    return msgspec.json.format(msgspec.json.encode(list(steps())), indent=0) + b"\n"


if __name__ == "__main__":
    TARGET.write_bytes(render())
    print(f"wrote {TARGET.name}", file=sys.stderr)
