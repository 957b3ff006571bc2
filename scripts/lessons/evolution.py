"""Evolution's tutorial."""

from collections.abc import Iterator
from typing import Any

from scripts.lessons.course import ME, Codes, Course, Json, Lesson
from speciate.core.state import State
from speciate.games.evolution import GAME

OTHER = 1


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


COURSE = Course(GAME, lessons(), askable, frozenset({"leaf-no-trait"}))
