"""Tables of Seeds for the tests: laid out in words, played by codes."""

from speciate.core.errors import IllegalMove
from speciate.core.event import Event
from speciate.core.registry import get_game
from speciate.core.seats import NATURE
from speciate.core.state import State

GAME = get_game("template")


def table(*hands: str, phase: str = "lay", **fields: object) -> State:
    """A position with these hands ("oak poppy"); further fields as in its JSON. The bag holds the rest."""
    players = [{"hand": hand.split()} for hand in hands]
    return GAME.position({"players": players, "phase": phase, **fields})


def play(state: State, seat: int, *codes: str) -> list[Event]:
    """Plays moves of a seat and returns what was announced; IllegalMove names the rule."""
    events: list[Event] = []
    state.listener = events
    for code in codes:
        move = GAME.parse(code).packed
        refusal = state.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(code, refusal)
        state.apply(seat, move)
    state.listener = None
    return events


def lay(state: State, *seeds: str) -> list[Event]:
    """Every seat lays its seed, in the order of the seats."""
    return [event for seat, seed in enumerate(seeds) for event in play(state, seat, f"lay {seed}")]


def draw(state: State, *seeds: str) -> list[Event]:
    return play(state, NATURE, *[f"draw {seed}" for seed in seeds])


def codes(state: State, seat: int) -> list[str]:
    return [GAME.engine.codec.text(move) for move in state.legal(seat)]


def refused(state: State, seat: int, code: str) -> tuple[str, str]:
    """The rule and the message key a move is refused with."""
    refusal = state.refusal(seat, GAME.parse(code).packed)
    assert refusal is not None
    return refusal.rule, refusal.key


def seen(state: State, key: str) -> object:
    """A field of the position."""
    return state.to_json()[key]


def player(state: State, seat: int) -> dict[str, object]:
    players = state.to_json()["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found
