"""Short stories of games, as a page plays them back: event by event, each with the table as it was then.

`python -m scripts.stories` writes them into `web/src/games/<id>/stories/`, for the drawings of moments and their tests.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from scripts.positions.evolution import Deck
from scripts.positions.moment import NAMES, Json
from speciate.core.state import State, Witness
from speciate.games.evolution import GAME

PAGE = Path(__file__).parents[1] / "web/src/games"
COMMON = ("horns", "climbing", "fertile", "symbiosis", "burrowing", "foraging")


class Onlooker(Witness):
    """Keeps what a seat sees at each announcement."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.views: list[Json] = []

    def see(self, state: State) -> None:
        self.views.append(state.view(self.seat).to_json())


def story(state: State, me: int, *moves: tuple[int, str]) -> Json:
    """What `me` hears and sees while the seats make these moves."""
    before = state.view(me).to_json()
    onlooker = Onlooker(me)
    state.listener = heard = []
    state.witness = onlooker
    for seat, code in moves:
        move = GAME.engine.codec.parse(code)
        refusal = state.refusal(seat, move)
        assert refusal is None, f"{code}: {refusal}"
        state.apply(seat, move)
    told = [(event.heard_by(me), view) for event, view in zip(heard, onlooker.views, strict=True)]
    steps = [{"event": event.to_json(), "view": view} for event, view in told if event is not None]
    return {"me": me, "names": NAMES[: state.seats], "before": before, "steps": steps}


def species(deck: Deck, id: int, body: int, population: int, food: int = 0, *traits: str, fat: int = 0) -> Json:
    cards = [deck.draw(trait) for trait in traits]
    return {"id": id, "body": body, "population": population, "food": food, "fat": fat, "traits": cards}


def table(*rows: list[Json], **numbers: object) -> State:
    players = [{"species": row, "bag": 7 * seat % 12} for seat, row in enumerate(rows)]
    return GAME.position({"round": 4, "phase": "feed", "players": players, **numbers})


def food(hole: int, *cards: str) -> Json:
    """The last player ends, and the food cards are turned up."""
    deck = Deck(Random(1))
    rows = [[species(deck, 0, 2, 3)] for _ in cards]
    state = GAME.position(
        {
            "round": 3,
            "phase": "play",
            "hole": hole,
            "turn": len(cards) - 1,
            "players": [
                {"species": row, "food_card": card, "ended": seat < len(cards) - 1}
                for seat, (row, card) in enumerate(zip(rows, cards, strict=True))
            ],
        }
    )
    return story(state, 0, (len(cards) - 1, "end"))


def attack() -> Json:
    """Against Horns and a Hard Shell, with Scavengers near."""
    deck = Deck(Random(2))
    state = table(
        [species(deck, 0, 3, 4, 1, "carnivore", "pack-hunting"), species(deck, 1, 2, 3, 1, "scavenger")],
        [species(deck, 0, 2, 2, 2, "hard-shell", "horns"), species(deck, 1, 5, 2, 1)],
        [species(deck, 2, 4, 3, 1, "scavenger", "cooperation"), species(deck, 3, 5, 4, 2, "long-neck")],
        hole=6,
    )
    return story(state, 1, (0, "attack 0>1.0"))


def kill(me: int) -> Json:
    """The last of a species is eaten."""
    deck = Deck(Random(3))
    state = table(
        [species(deck, 2, 5, 3, 0, "carnivore", "ambush", "climbing")],
        [species(deck, 0, 2, 1, 1, "climbing", "fertile"), species(deck, 4, 3, 2, 1)],
        [species(deck, 1, 4, 4, 2, "fat-tissue", fat=2)],
        hole=6,
    )
    return story(state, me, (0, "attack 0>1.0"))


def revenge() -> Json:
    """The last of a hunter dies of Horns."""
    deck = Deck(Random(4))
    state = table(
        [species(deck, 2, 5, 1, 0, "carnivore"), species(deck, 3, 1, 2, 1)],
        [species(deck, 0, 2, 3, 1, "horns")],
        hole=6,
    )
    return story(state, 0, (0, "attack 0>1.0"))


def hunger(seats: int, last: bool = False) -> Json:
    """The end of feeding: some starve, some die, the rest goes into the bags; and at last the deck runs out."""
    deck = Deck(Random(5))
    rng = Random(seats)
    rows = []
    for seat in range(seats):
        row = []
        for id in range(rng.randint(2, 4)):
            population = rng.randint(1, 5)
            food = rng.choice([0, population, population, max(0, population - 1)])
            row.append(species(deck, id, rng.randint(1, 6), population, food, COMMON[(seat + id) % len(COMMON)]))
        rows.append(row)
    rows[0][0].update(population=4, food=3)
    rows[1][0].update(population=3, food=0)
    piles = {"deck": [], "discards": deck.cards} if last else {}
    state = table(*rows, hole=1, **piles)
    return story(state, 1, (0, "feed 0"))


def stories() -> Iterator[tuple[str, Json]]:
    yield "food", food(2, "horns+5", "ambush-2", "carnivore+0", "fertile+7")
    yield "drought", food(3, "ambush-3", "pack-hunting-3", "fat-tissue-1", "horns+2", "intelligence-2")
    yield "attack", attack()
    yield "my-species-killed", kill(1)
    yield "a-species-killed", kill(2)
    yield "revenge", revenge()
    yield "hunger-3", hunger(3, last=True)
    yield "hunger-6", hunger(6)


def main() -> None:
    folder = PAGE / GAME.id / "stories"
    folder.mkdir(exist_ok=True)
    for name, told in stories():
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, len(text), [step["event"]["event"] for step in told["steps"]], file=sys.stderr)


if __name__ == "__main__":
    main()
