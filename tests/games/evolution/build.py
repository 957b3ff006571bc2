"""Positions of Evolution in a line or two, and short ways to play on from them.

    state = table(
        player(species("carnivore", body=3), hand=["horns+3"]),
        player(species(body=2), species("horns")),
        hole=3,
    )
    play(state, 0, "attack 0>1.0")

A card is written with its food value (`horns+3`) or as its trait alone (`horns`): then it is a copy that
lies nowhere else. Cards that nobody names are in the deck.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from speciate.core.event import Event
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.evolution import GAME
from speciate.games.evolution.cards import TRAITS, card_text
from speciate.games.evolution.components import EvolutionPack
from speciate.games.evolution.flow import EvolutionState
from speciate.games.evolution.state import Species

Json = dict[str, object]
CARD_LISTS = ("hand", "discarding", "kept", "drawn")
LONE_CARDS = ("food_card", "held")


# -- what lies on the table -----------------------------------------------------------------------


def species(
    *traits: str,
    body: int = 1,
    population: int = 1,
    food: int = 0,
    fat: int = 0,
    down: Iterable[str] = (),
    used: Iterable[str] = (),
    ignoring: Iterable[str] = (),
) -> Json:
    """One species: its traits face up, then its numbers; `down` are traits still face down."""
    return {
        "body": body,
        "population": population,
        "food": food,
        "fat": fat,
        "traits": list(traits),
        "face_down": list(down),
        "used": list(used),
        "ignoring": list(ignoring),
    }


def player(
    *row: Json,
    hand: Iterable[str] = (),
    bag: int = 0,
    food_card: str | None = None,
    held: str | None = None,
    ended: bool = False,
    declined: bool = False,
    owed: int = 0,
) -> Json:
    """One seat, its species from left to right."""
    return {
        "species": list(row),
        "hand": list(hand),
        "bag": bag,
        "food_card": food_card,
        "held": held,
        "ended": ended,
        "declined": declined,
        "owed": owed,
    }


def bystander() -> Json:
    """A seat too big to be attacked and always hungry: with plants on the watering hole, feeding goes on."""
    return player(species(body=6, population=6))


def position(
    *players: Json,
    deck: Iterable[str] | None = None,
    discards: Iterable[str] = (),
    rest: str = "deck",
    **numbers: object,
) -> Json:
    """The JSON of a position, every card with its food value.

    With a `deck` of its own, the cards nobody names go where `rest` says: `discards`, or `hand`, the last seat's.
    """
    data: Json = {"players": list(players), "discards": list(discards), **numbers}
    if deck is not None:
        data["deck"] = list(deck)
    piles = list(_piles(data))
    free = Counter(_pack_cards())
    for pile, key in piles:
        free.subtract(text for text in _texts(pile[key]) if text not in TRAITS)
    for pile, key in piles:
        pile[key] = _with_values(pile[key], free)
    left = list(free.elements())
    if deck is not None and rest == "discards":
        data["discards"] = [*_texts(data["discards"]), *left]
    elif deck is not None and rest == "hand":
        players[-1]["hand"] = [*_texts(players[-1]["hand"]), *left]
    return data


def table(
    *players: Json,
    deck: Iterable[str] | None = None,
    discards: Iterable[str] = (),
    rest: str = "deck",
    **numbers: object,
) -> EvolutionState:
    """A position to play on from; in the feeding phase when nothing else is said."""
    state = GAME.position(position(*players, deck=deck, discards=discards, rest=rest, **numbers))
    assert isinstance(state, EvolutionState)
    return state


def new_game(seats: int, seed: int = 0, **options: object) -> EvolutionState:
    """A game after its first deal."""
    state = GAME.new(seats, options)
    assert isinstance(state, EvolutionState)
    state.settle(Random(seed))
    return state


def _pack_cards() -> list[str]:
    pack = GAME.engine.pack()
    assert isinstance(pack, EvolutionPack)
    return [card_text(card) for card in pack.cards]


def _piles(data: Json) -> Iterable[tuple[Json, str]]:
    """Every place of the data that names cards."""
    for key in ("deck", "discards"):
        if key in data:
            yield data, key
    players = data["players"]
    assert isinstance(players, list)
    for seat in players:
        for key in (*CARD_LISTS, *LONE_CARDS):
            if seat.get(key) is not None:
                yield seat, key
        for one in seat["species"]:
            yield one, "traits"
            yield one, "face_down"


def _texts(cards: object) -> list[str]:
    if isinstance(cards, str):
        return [cards]
    assert isinstance(cards, list)
    return cards


def _with_values(cards: object, free: Counter[str]) -> object:
    if isinstance(cards, str):
        return _with_value(cards, free)
    return [_with_value(text, free) for text in _texts(cards)]


def _with_value(text: str, free: Counter[str]) -> str:
    if text not in TRAITS:
        return text
    for card, count in free.items():
        if count > 0 and card.rstrip("0123456789")[:-1] == text:
            free[card] -= 1
            return card
    raise ValueError(f"no {text} card is left")


# -- playing on -----------------------------------------------------------------------------------


def packed(code: str) -> int:
    return GAME.parse(code).packed


def play(state: EvolutionState, seat: int, *moves: str) -> None:
    """Plays moves that must be legal, one after the other."""
    for code in moves:
        move = packed(code)
        refusal = state.refusal(seat, move)
        assert refusal is None, f"{code}: {refusal}"
        assert move in state.legal(seat), f"{code} is not listed"
        state.apply(seat, move)


def why_not(state: EvolutionState, seat: int, code: str) -> Refusal:
    """The refusal of a move that must not be legal."""
    move = packed(code)
    refusal = state.refusal(seat, move)
    assert refusal is not None, f"{code} is legal"
    assert move not in state.legal(seat), f"{code} is listed"
    return refusal


def refused(state: EvolutionState, seat: int, code: str) -> str:
    """The slug of the rule that refuses a move."""
    return why_not(state, seat, code).rule


def codes(state: EvolutionState, seat: int) -> set[str]:
    """The legal moves of a seat, as text."""
    return {GAME.engine.codec.text(move) for move in state.legal(seat)}


def deal(state: EvolutionState, *cards: str) -> None:
    """Nature deals these cards."""
    play(state, NATURE, *[f"draw {card}" for card in cards])


def settle(state: EvolutionState, seed: int = 0) -> None:
    """Nature deals all that is owed."""
    state.settle(Random(seed))


def feed_all(state: EvolutionState) -> None:
    """Feeds on, always by the first legal move, until the feeding phase is over."""
    while state.actor >= 0 and phase_of(state) == "feed":
        seat = state.actor
        state.apply(seat, state.legal(seat)[0])


# -- looking --------------------------------------------------------------------------------------


def one(state: EvolutionState, seat: int, place: int = 0) -> Species:
    """The species at a place of a seat's row."""
    return state.players[seat].species[place]


def foods(state: EvolutionState, seat: int) -> list[int]:
    """The food on each species of a row."""
    return [each.food for each in state.players[seat].species]


def hand(state: EvolutionState, seat: int) -> list[str]:
    """The cards in a hand, by trait and food value."""
    return [card_text(card) for card in sorted(state.players[seat].hand)]


def texts(cards: Iterable[int]) -> list[str]:
    """Cards as text, sorted."""
    return sorted(card_text(card) for card in cards)


def phase_of(state: EvolutionState) -> str:
    return str(state.to_json()["phase"])


def listen(state: EvolutionState) -> list[Event]:
    """What is announced from now on."""
    heard: list[Event] = []
    state.listener = heard
    return heard


def told(events: Sequence[Event], name: str) -> list[Mapping[str, object]]:
    """The arguments of every announcement called `name`."""
    return [event.args for event in events if event.name == name]
