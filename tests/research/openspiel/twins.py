"""Two games that differ, and one player cannot tell them apart: what it is told is equal, what it can do must be."""

from collections.abc import Iterator
from random import Random
from typing import Any

from speciate.research.openspiel import SpeciateGame, SpeciateState

TRIES = 6  # to find two different things that look the same


def twins(game: SpeciateGame, player: int, rng: Random) -> Iterator[tuple[SpeciateState, SpeciateState]]:
    """Pairs of states at decisions of a player, of one game of random moves; none if nothing hidden comes up."""
    one = game.new_initial_state()
    other = one.clone()
    while not one.is_terminal():
        assert one.current_player() == other.current_player(), "who is waited for is no secret"
        if one.current_player() == player:
            if one.box.state.digest() != other.box.state.digest():
                yield one, other
            action = rng.choice(one.legal_actions())
            pair = one.child(action), other.child(action)
            if not look_alike(pair, player):
                return  # it has just found out
        else:
            found = next_pair(one, other, player, rng)
            if found is None:
                return
            pair = found
        one, other = pair


def next_pair(one: Any, other: Any, player: int, rng: Random) -> tuple[Any, Any] | None:
    """Something else happens in each of the two, if the player does not hear of it; else the same in both."""
    for attempt in range(TRIES):
        action = rng.choice(one.legal_actions())
        same = action in other.legal_actions() and attempt % 2 == 1
        pair = one.child(action), other.child(action if same else rng.choice(other.legal_actions()))
        if look_alike(pair, player):
            return pair
    return None


def look_alike(pair: tuple[Any, Any], player: int) -> bool:
    one, other = pair
    return bool(one.information_state_string(player) == other.information_state_string(player))
