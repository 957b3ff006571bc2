"""Positions of S-Evolution in a line or two, and short ways to play on from them.

    state = trick(
        player(age=3, hand=["s5", "t1"]),
        player(age=3, hand=["s2", "f1"]),
    )
    play(state, 0, "play science-5+1")

A card is written with its suit's first letter and its strength (`f3`, `t6`, `s4`), as a disaster (`famine`), or in
full (`food-3+3`). Cards that nobody names are in the decks.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from speciate.core.event import Event
from speciate.core.refusal import Refusal
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.cards import DISASTERS, SUITS, card_text, parse_card
from speciate.games.s_evolution.flow import SEvolutionState
from speciate.games.s_evolution.rules import stock, workers
from speciate.games.s_evolution.state import Player, seats_in

Json = dict[str, object]
FACES = {"1": "1", "2": "2", "3": "3", "4": "2", "5": "1", "6": "joker"}
# as the usual pack deals the disasters out
TOOLS_DISASTERS = ("famine", "epidemic", "earthquake", "hurricane")
SCIENCE_DISASTERS = ("decline", "obscurantism", "invasion", "fanaticism")


def card(text: str, seat: int = 0) -> str:
    """The full text of a card written short; a 4 of Tools or Science is the disaster of the seat's deck."""
    if text in DISASTERS:
        return f"{'tools' if text in TOOLS_DISASTERS else 'science'}-4+{text}"
    if len(text) != 2:
        return text
    suit = next(name for name in SUITS if name[0] == text[0])
    face = FACES[text[1]]
    if text == "t4":
        face = TOOLS_DISASTERS[seat]
    elif text == "s4":
        face = SCIENCE_DISASTERS[seat]
    return f"{suit}-{text[1]}+{face}"


def player(
    age: int = 1,
    population: int = 2,
    score: int = 0,
    stock: Sequence[int] = (0, 0, 0),
    workers: Mapping[str, int] | None = None,
    hand: Iterable[str] = (),
    taken: Iterable[str] = (),
    **fields: object,
) -> Json:
    """One seat. `stock` is Food, Tools, Science."""
    return {
        "age": age,
        "population": population,
        "score": score,
        "stock": dict(zip(SUITS, stock, strict=True)),
        "workers": dict(workers or {}),
        "hand": list(hand),
        "taken": list(taken),
        **fields,
    }


def position(*players: Json, edition: str = "2.0", **numbers: object) -> Json:
    """The JSON of a position, every card in full."""
    for seat, one in enumerate(players):
        for pile in ("hand", "taken", "aside", "deck"):
            texts = one.get(pile)
            if isinstance(texts, list):
                one[pile] = [card(text, seat) for text in texts]
        if isinstance(one.get("card"), str):
            one["card"] = card(str(one["card"]), seat)
    options = numbers.pop("options", {})
    assert isinstance(options, dict)
    return {"options": {"edition": edition, **options}, "players": list(players), **numbers}


def table(*players: Json, edition: str = "2.0", **numbers: object) -> SEvolutionState:
    state = GAME.position(position(*players, edition=edition, **numbers))
    assert isinstance(state, SEvolutionState)
    return state


def trick(*players: Json, edition: str = "2.0", **numbers: object) -> SEvolutionState:
    """A trick under way. Whoever holds no Discovery has made the one of their Age already."""
    for one in players:
        if "discovery" not in one and "up" not in one and not is_discovery(one.get("card")):
            one["up"] = [one["age"]]
    return table(*players, edition=edition, **{"phase": "play", **numbers})


def is_discovery(text: object) -> bool:
    return isinstance(text, str) and text.split("-")[0] in ("red", "green", "blue", "yellow")


def acting(
    one: Json, *others: Json, seats: int = 4, edition: str = "2.0", round: int = 2, **numbers: object
) -> SEvolutionState:
    """Seat 0 begins its Action phase, and goes as far as it can without choosing."""
    players = [one, *others, *(player() for _ in range(seats - 1 - len(others)))]
    taken = one["taken"]
    assert isinstance(taken, list)
    suffering = [name for text in taken for name in DISASTERS if card(text).endswith(f"+{name}")]
    return table(*players, edition=edition, phase="disaster", round=round, suffering=suffering, **numbers)


def set_up(seats: int, **options: object) -> SEvolutionState:
    """A table before the first player is drawn."""
    state = GAME.new(seats, options)
    assert isinstance(state, SEvolutionState)
    return state


def new_game(seats: int, seed: int = 0, **options: object) -> SEvolutionState:
    """A game after its first hand is drawn."""
    state = set_up(seats, **options)
    state.settle(Random(seed))
    return state


# -- playing on -----------------------------------------------------------------------------------


def packed(code: str) -> int:
    return GAME.parse(code).packed


def play(state: SEvolutionState, seat: int, *moves: str) -> None:
    """Plays moves that must be legal, one after the other."""
    for code in moves:
        move = packed(code)
        refusal = state.refusal(seat, move)
        assert refusal is None, f"{code}: {refusal}"
        assert move in state.legal(seat), f"{code} is not listed"
        state.apply(seat, move)


def lay(state: SEvolutionState, *cards: str) -> None:
    """Each seat in turn plays a card, written short."""
    for text in cards:
        seat = state.actor
        play(state, seat, text if text == "discovery" else f"play {card(text, seat)}")


def why_not(state: SEvolutionState, seat: int, code: str) -> Refusal:
    """The refusal of a move that must not be legal."""
    move = packed(code)
    refusal = state.refusal(seat, move)
    assert refusal is not None, f"{code} is legal"
    assert move not in state.legal(seat), f"{code} is listed"
    return refusal


def refused(state: SEvolutionState, seat: int, code: str) -> str:
    """The slug of the rule that refuses a move, and its message."""
    refusal = why_not(state, seat, code)
    return f"{refusal.rule.removeprefix('s-evolution:')} {refusal.key}"


def codes(state: SEvolutionState, seat: int) -> set[str]:
    """The legal moves of a seat, as text."""
    return {GAME.engine.codec.text(move) for move in state.legal(seat)}


def choosers(state: SEvolutionState) -> list[int]:
    """Lets everyone take what they may, the first listed; says in which order they chose."""
    events = listen(state)
    while phase_of(state) == "take":
        state.apply(state.actor, state.legal(state.actor)[0])
    state.listener = None
    return [
        seat for event in events if event.name in ("took", "discovery-taken") for seat in [int(str(event.args["seat"]))]
    ]


def order(state: SEvolutionState) -> list[int]:
    """The seats still to choose."""
    return seats_in(state.choosers)


def run(state: SEvolutionState, seed: int = 0) -> None:
    """Plays to the end at random."""
    rng = Random(seed)
    state.settle(rng)
    while state.actor >= 0:
        state.apply(state.actor, rng.choice(state.legal(state.actor)))
        state.settle(rng)


# -- looking --------------------------------------------------------------------------------------


def stocked(state: SEvolutionState, seat: int = 0) -> tuple[int, int, int]:
    """Food, Tools and Science in stock."""
    one = state.players[seat]
    return (int(stock.amount(one, 0)), int(stock.amount(one, 1)), int(stock.amount(one, 2)))


def level(one: Player, building: int) -> int:
    return int(workers.level(one, building))


def hand(state: SEvolutionState, seat: int) -> list[str]:
    return [card_text(each) for each in state.players[seat].hand]


def cards(*texts: str) -> list[int]:
    return sorted(parse_card(card(text)) for text in texts)


def seen(state: SEvolutionState, viewer: int, owner: int) -> dict[str, Any]:
    """What `viewer` sees of `owner`."""
    players = state.view(viewer).to_json()["players"]
    assert isinstance(players, list)
    found: dict[str, Any] = players[owner]
    return found


def phase_of(state: SEvolutionState) -> str:
    return str(state.to_json()["phase"])


def decision(state: SEvolutionState) -> tuple[int, str]:
    """Who must choose what."""
    (owed,) = state.pending()
    return owed.seat, owed.kind


def listen(state: SEvolutionState) -> list[Event]:
    """What is announced from now on."""
    heard: list[Event] = []
    state.listener = heard
    return heard


def told(events: Sequence[Event], name: str) -> list[Mapping[str, object]]:
    """The arguments of every announcement called `name`."""
    return [event.args for event in events if event.name == name]
