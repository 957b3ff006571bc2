"""S-Evolution's tutorial: the rules of 2.0, with a page on what differs in 2013."""

from collections.abc import Iterator
from typing import Any

from scripts.lessons.course import ME, Codes, Course, Json, Lesson
from speciate.core.state import State
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.cards import SUITS
from speciate.games.s_evolution.editions import BUILDINGS

BRUNO = 1  # next to the learner; after him Chloé
SEATS = 3
FACE_UP = {1: [1], 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 3, 4], 5: [1, 2, 3, 4, 5], 6: [1, 2, 3, 4, 5, 6]}


def stock(food: int, tools: int, science: int) -> Json:
    return {"food": food, "tools": tools, "science": science}


def player(age: int, population: int, **more: Any) -> Json:
    """With the Discoveries of all Ages so far face up, unless told otherwise."""
    return {"age": age, "population": population, "up": FACE_UP[age], **more}


def table(phase: str, *players: Json, **more: Any) -> Json:
    return {"round": 3, "phase": phase, "players": list(players), **more}


HAND = ["tools-5+1", "food-1+1", "science-2+2", "tools-2+2"]
BRUNOS = ["food-1+1", "tools-1+1", "science-1+1"]
CHLOES = ["food-2+2", "tools-5+1", "science-3+3"]


def goal() -> Json:
    return table(
        "play",
        player(3, 3, score=9, hand=HAND, stock=stock(2, 1, 1), workers={"farm": 1, "lab": 1}),
        player(3, 2, score=7, hand=BRUNOS, card="food-3+3", stock=stock(1, 2, 0), workers={"factory": 1}),
        player(2, 4, score=6, hand=CHLOES, card="tools-2+2", stock=stock(3, 0, 0), workers={"farm": 2}),
        lead=BRUNO,
        turn=ME,
    )


def strength() -> Json:
    """Three at Age II, where cards have no colour."""
    return table(
        "play",
        player(2, 2, score=4, hand=HAND, stock=stock(1, 0, 0)),
        player(2, 2, score=3, hand=BRUNOS, card="food-3+3"),
        player(2, 2, score=2, hand=CHLOES, card="tools-2+2"),
        lead=BRUNO,
        turn=ME,
    )


def discoveries(deck: str, **others: str | None) -> list[str | None]:
    """The six of a deck, with others at some Ages: `age_1="blue-1"`."""
    return [others.get(f"age_{age}", f"{deck}-{age}") for age in range(1, 7)]


def exchange() -> Json:
    """Two Discoveries of Age II lie in the trick; one of them is yellow, and so is the learner's first."""
    mine = discoveries("red", age_1="blue-1", age_2=None)
    chloes = discoveries("blue", age_1="red-1")
    return table(
        "take",
        player(2, 3, score=4, up=[1], discoveries=mine, card="red-2", hand=HAND[:3]),
        player(2, 2, score=3, up=[1], discoveries=discoveries("green", age_2=None), card="green-2", hand=BRUNOS),
        player(2, 2, score=2, discoveries=chloes, card="tools-2+2", hand=CHLOES),
        lead=BRUNO,
    )


def follow() -> Json:
    return table(
        "play",
        player(3, 3, score=9, hand=["tools-6+joker", "food-2+2", "science-3+3", "tools-1+1"], stock=stock(1, 1, 0)),
        player(3, 2, score=7, hand=BRUNOS, card="food-4+2"),
        player(3, 2, score=6, hand=CHLOES, card="food-1+1"),
        lead=BRUNO,
        turn=ME,
    )


def trump() -> Json:
    return table(
        "play",
        player(5, 3, score=20, hand=["science-1+1", "tools-5+1", "tools-2+2", "science-4+decline"]),
        player(5, 2, score=18, hand=BRUNOS, card="food-5+1"),
        player(4, 3, score=17, hand=CHLOES, card="food-6+joker"),
        round=5,
        lead=BRUNO,
        turn=ME,
        trump="science",
    )


def disaster() -> Json:
    return table(
        "disaster",
        player(
            3, 3, score=9, stock=stock(3, 1, 1), taken=["tools-4+famine", "science-4+decline", "food-2+2", "tools-2+2"]
        ),
        player(3, 2, score=7, stock=stock(2, 2, 0)),
        player(3, 2, score=6, stock=stock(2, 2, 0), workers={"shield": 1}),
        suffering=["famine", "decline"],
    )


def needs() -> Json:
    """The joker decides whether the people are fed."""
    return table(
        "harvest",
        player(2, 2, score=4, stock=stock(1, 2, 1), taken=["food-1+1", "tools-2+2", "science-1+1", "food-6+joker"]),
        player(2, 2, score=3, stock=stock(2, 1, 0)),
        player(2, 2, score=2, stock=stock(2, 1, 0)),
        gains=1,
    )


def over() -> Json:
    mine = player(5, 3, score=34, up=[1, 2, 3, 4, 5], discoveries=discoveries("red", age_1="blue-1", age_2="green-2"))
    brunos = player(6, 2, score=33, discoveries=discoveries("green", age_2="red-2"), up=[1, 2, 3, 4, 6])
    return table("over", mine, brunos, player(4, 3, score=24, discoveries=discoveries("blue", age_1="red-1")), round=6)


def lessons() -> list[Lesson]:
    return [
        Lesson("goal", goal(), lit=["score:0"]),
        Lesson("play", strength(), [("play tools-5+1",)]),
        Lesson("take", wanted=[(f"take {BRUNO}",)]),
        Lesson("discovery", exchange(), [(f"take {BRUNO}",)]),
        Lesson("follow", follow(), asks="play tools-6+joker"),
        Lesson("trump", trump(), [("play science-1+1",), ("play science-4+decline",)]),
        Lesson("disaster", disaster(), [("suffer famine",), ("suffer decline",)]),
        Lesson("needs", needs(), [("gain food",)]),
        Lesson("rise", wanted=[("rise",)]),
        Lesson("manage", wanted=[("build farm", "done")]),
        Lesson("score", over(), lit=["ages:0"]),
        Lesson("editions", goal(), lit=["edition"]),
    ]


def askable(state: State) -> Iterator[Codes]:
    """What the board asks about when it is not possible, by what is decided."""
    decisions = [decision for decision in state.pending() if decision.seat == ME]
    if not decisions:
        return
    view: Json = state.view(ME).to_json()
    kind = decisions[0].kind
    if kind == "play":
        yield from ((f"play {card}",) for card in view["players"][ME]["hand"])
    elif kind == "take":
        yield from ((f"take {seat}",) for seat in range(SEATS))
    elif kind in ("gain", "lose"):
        yield from ((f"{kind} {suit}",) for suit in SUITS)
    elif kind == "manage":
        wares = [
            "grow 1",
            "evolve",
            *(f"build {name}" for name in BUILDINGS),
            *(f"remove {name}" for name in BUILDINGS),
        ]
        first = [GAME.engine.codec.text(move) for move in state.legal(ME)]
        yield from ((ware,) for ware in wares)
        yield from ((bought, ware) for bought in first if bought != "done" for ware in wares)


# what is said of moves that the board never offers there
UNTOLD = frozenset({"no-worker"})

COURSE = Course(GAME, lessons(), askable, UNTOLD)
