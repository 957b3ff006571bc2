"""How the lower levels err: as people do, who overlook a move rather than take one that they see is bad."""

from random import Random

from speciate.core.moves import kind_of

OF_A_KIND = 0.25  # of the chance that a move goes unnoticed is that all of its kind do: one forgets that one can


def noticed(moves: list[int], overlooks: float, rng: Random) -> list[int]:
    """The moves that come to mind; all of them to whoever would see none, for then one looks again."""
    if not overlooks:
        return moves
    kinds = dict.fromkeys(kind_of(move) for move in moves)
    forgotten = {kind for kind in kinds if rng.random() < OF_A_KIND * overlooks}
    seen = [move for move in moves if kind_of(move) not in forgotten and rng.random() >= overlooks]
    return seen or moves
