"""What tests of policies that weigh features of moves ask of every game that has one."""

from collections.abc import Iterator
from random import Random

from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import Engine
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.kit.features import BITS, MASK, Families


def parts(packed: int) -> list[int]:
    """The features of a move, which are packed into one number."""
    found = []
    while packed:
        found.append(packed & MASK)
        packed >>= BITS
    return found


def family(feature: int, families: Families) -> str:
    return max((start, name) for name, start in families if start <= feature)[1]


def played(taught: Engine, tables: Iterator[State]) -> str:
    """Games by the policy alone, with a seed each, folded into one fingerprint."""
    seen = []
    for seed, state in enumerate(tables):
        rng = Random(seed)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
            else:
                state.apply(state.actor, taught.policy(state, state.actor, rng.random))
        seen.append(state.digest())
    return fingerprint(canonical_whole(seen))
