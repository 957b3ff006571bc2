"""Positions of Evo in a line or two, and short ways to play on from them.

    state = table(
        player("c3", "d4", genes="leg leg"),
        player("e1"),
        player("f1"),
        climate=HILL,
    )
    play(state, 0, "move c3>c2")

The island of three players, from west to east and north to south (a region is called by column and place: `c4`):

    a  beach meadow hill hill beach                                    a_i borders b_i, b_(i+1)
    b  beach* meadow mountain mountain meadow beach*                   b_i borders c_(i+1), c_(i+2)
    c  beach meadow hill mountain meadow hill hill meadow beach        c_i borders d_(i-1), d_i
    d  hill mountain hill hill meadow mountain mountain meadow         d_i borders e_(i-1), e_i
    e  hill meadow mountain mountain hill hill mountain                e_i borders f_(i-2), f_(i-1)
    f  meadow meadow meadow beach                                      f_i borders g_(i-1), g_i
    g  beach beach* hill
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from speciate.core.event import Event
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE
from speciate.games.evo import GAME
from speciate.games.evo.flow import EvoState

Json = dict[str, Any]

# cells of the climate loop
BEACH, MEADOW, HILL, MOUNTAIN, HILL_BACK, MEADOW_BACK = range(6)


def player(*dinos: str, genes: str = "", hand: Iterable[str] = (), **numbers: object) -> Json:
    """One seat: where its dinos stand, the genes it has bought, its event cards, and what else matters."""
    return {"dinos": list(dinos), "genes": genes.split(), "hand": list(hand), **numbers}


def table(*players: Json, **numbers: object) -> EvoState:
    """A position read from JSON; seats that are not named have one dino at the far end of the island."""
    far = ["g1", "g3", "a5"]
    rows = [*players, *[player(far[i]) for i in range(3 - len(players))]]
    state = GAME.position({"players": rows, **numbers})
    assert isinstance(state, EvoState)
    return state


def play(state: EvoState, seat: int, *codes: str) -> EvoState:
    """Plays moves of one seat, each of which must be legal."""
    for code in codes:
        move = GAME.parse(code).packed
        assert state.refusal(seat, move) is None, f"{code}: {state.refusal(seat, move)}"
        assert move in state.legal(seat), f"{code} is not listed"
        state.apply(seat, move)
    return state


def nature(state: EvoState, *codes: str) -> EvoState:
    return play(state, NATURE, *codes)


def refused(state: EvoState, seat: int, code: str) -> Refusal:
    """The refusal of a move, which must not be listed either."""
    move = GAME.parse(code).packed
    assert move not in state.legal(seat), f"{code} is listed"
    refusal = state.refusal(seat, move)
    assert refusal is not None
    return refusal


def rule(state: EvoState, seat: int, code: str) -> str:
    """The slug that refuses a move."""
    return refused(state, seat, code).rule


def codes(state: EvoState, seat: int) -> list[str]:
    return [GAME.engine.codec.text(move) for move in state.legal(seat)]


def kind(state: EvoState) -> str:
    """What is to be chosen now."""
    return state.pending()[0].kind


def dinos(state: EvoState, seat: int) -> list[str]:
    return [state.setup.island.names[region] for region in state.players[seat].dinos]


def portrait(state: EvoState, seat: int) -> Json:
    data: Any = state.view(seat).to_json()
    found: Json = data["players"][seat]["portrait"]
    return found


def heard(state: EvoState, seat: int, *codes: str) -> list[Event]:
    """Plays moves and returns what was announced."""
    events: list[Event] = []
    state.listener = events
    play(state, seat, *codes)
    state.listener = None
    return events


def fresh(seats: int = 3, options: Json | None = None, seed: int = 1) -> EvoState:
    """A game that has just begun, its first climate roll done."""
    state = GAME.new(seats, options)
    assert isinstance(state, EvoState)
    state.settle(Random(seed))
    return state


def pass_all(state: EvoState) -> EvoState:
    """Nobody plays an event card here."""
    while state.asking and state.actor >= 0:
        play(state, state.actor, "pass")
    return state
