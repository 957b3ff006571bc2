"""Evo's tutorial."""

from collections.abc import Iterator
from typing import Any

from scripts.lessons.course import ME, Codes, Course, Json, Lesson
from speciate.core.state import State
from speciate.games.evo import GAME

BRUNO, CHLOE = 1, 2
MEADOW = 1  # the climate's cell: meadow is mild, beach hot, hill cold, mountain deadly


def player(dinos: str, genes: str = "", points: int = 12, **more: Any) -> Json:
    return {"dinos": dinos.split(), "genes": genes.split(), "points": points, **more}


def table(phase: str, mine: Json, bruno: Json, chloe: Json, **more: Any) -> Json:
    rounds = {"round": 4, "climate": MEADOW, "order": [ME, BRUNO, CHLOE]}
    return {**rounds, "phase": phase, "players": [mine, bruno, chloe], **more}


BRUNOS = player("f1 f2", "horn")
CHLOES = player("c8 b5", "egg")


def auction() -> Json:
    lots = [
        {"gene": "fur", "bid": None, "seat": None},
        {"gene": "leg", "bid": 0, "seat": BRUNO},
        {"gene": "egg", "bid": 2, "seat": CHLOE},
    ]
    mine = player("e2 f3 c2", "horn", 9)
    return table("auction", mine, BRUNOS, CHLOES, lots=lots, lot=1, order=[CHLOE, BRUNO, ME])


def over() -> Json:
    mine = player("e2 f3 c2 d5 b2", "horn leg egg", 52, spent=12)
    return table("over", mine, player("f1 f2", "horn", 47, spent=9), player("c8 b5 a2", "egg", 44, spent=3), round=14)


def lessons() -> list[Lesson]:
    start = table("movement", player("d2 e2 c2", "horn"), BRUNOS, CHLOES, steps=1)
    fighting = table("movement", player("e2", "horn horn"), BRUNOS, player("c8"), steps=1)
    beaten = table("movement", player("e2"), player("f1", "horn horn"), player("d1"), steps=1)
    born = table("births", player("e2"), player("f2 f3", "horn"), CHLOES, births=1)
    frozen = table("survival", player("d1 d3 e2 c2"), BRUNOS, CHLOES)
    warm = table(
        "survival",
        player("d1 d3 e1 e2", hand=["fur+2", "climate+1"]),
        BRUNOS,
        CHLOES,
        asking=True,
    )
    return [
        Lesson("goal", start, lit=["points:0"]),
        Lesson("climate", start, lit=["climate"]),
        Lesson(
            "move",
            table("movement", player("d2"), BRUNOS, CHLOES, steps=1),
            [("move d2>e2",), ("move d2>c2",)],
            verbs=["dino"],
        ),
        Lesson("attack", fighting, [("move e2>f1",)], verbs=["dino"]),
        Lesson("outmatched", beaten, asks="move e2>f1", verbs=["dino"]),
        Lesson("birth", born, [("birth f1",)]),
        Lesson("survive", frozen, [("remove d1",), ("remove d3",)]),
        Lesson("cards", warm, [("play fur+2",)]),
        Lesson("meteor", table("movement", player("e2 f3"), BRUNOS, CHLOES, round=10), lit=["meteor"]),
        Lesson(
            "genes",
            table("movement", player("e2 f3", "tail leg horn egg fur parasol mutant"), BRUNOS, CHLOES),
            lit=["seat:0"],
        ),
        Lesson("auction", auction(), [("bid 1",), ("bid 2",)]),
        Lesson("score", over(), lit=["points:0"]),
    ]


def askable(state: State) -> Iterator[Codes]:
    """The moves that the board asks about when they are not possible, by what is decided."""
    decisions = [decision for decision in state.pending() if decision.seat == ME]
    if not decisions:
        return
    view: Json = state.view(ME).to_json()
    own = view["players"][ME]
    kind = decisions[0].kind
    regions = list(all_regions(view))
    if kind == "move":
        yield from ((f"move {dino}>{region}",) for dino in own["dinos"] for region in regions if region != dino)
    elif kind in ("birth", "remove"):
        yield from ((f"{kind} {region}",) for region in regions)
    elif kind == "bid":
        yield from ((f"bid {amount}",) for amount in range(7))
        yield from ((f"lot {place} {lot['gene']}",) for place, lot in enumerate(view["lots"]) if place != view["lot"])
    for card in own["hand"]:
        yield (f"aim {card}>{BRUNO}",) if "-" in card[1:] and not card.startswith("climate") else (f"play {card}",)


def all_regions(view: Json) -> Iterator[str]:
    columns = view["island"]
    west = min(column["q"] for column in columns)
    rows: dict[int, int] = {}
    for column in columns:
        for _ in column["regions"].split():
            rows[column["q"]] = rows.get(column["q"], 0) + 1
            yield f"{chr(97 + column['q'] - west)}{rows[column['q']]}"


COURSE = Course(GAME, lessons(), askable)
