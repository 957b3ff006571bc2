"""The value of a small two-player zero-sum game, exactly: the linear program over sequences.

It is that of Koller, Megiddo and von Stengel, and knows nothing of how OpenSpiel's own algorithms work: both can be
held against each other.
"""

from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import lil_matrix

from speciate.research.openspiel import load

ROOT = ""  # the empty sequence


class Infoset(NamedTuple):
    before: str  # the sequence that leads there
    sequences: list[str]


class Tree:
    """The information sets of both players, and what each pair of their sequences is worth to player 0."""

    def __init__(self, state: Any) -> None:
        self.infosets: tuple[dict[str, Infoset], dict[str, Infoset]] = ({}, {})
        self.worth: dict[tuple[str, str], float] = defaultdict(float)
        self.nodes = 0
        self._walk(state, (ROOT, ROOT), 1.0)

    def _walk(self, state: Any, sequences: tuple[str, str], chance: float) -> None:
        self.nodes += 1
        if state.is_terminal():
            self.worth[sequences] += chance * state.returns()[0]
        elif state.is_chance_node():
            for outcome, probability in state.chance_outcomes():
                self._walk(state.child(outcome), sequences, chance * probability)
        else:
            self._branch(state, sequences, chance)

    def _branch(self, state: Any, sequences: tuple[str, str], chance: float) -> None:
        player, text = state.current_player(), state.information_state_string()
        actions = state.legal_actions()
        found = self.infosets[player].setdefault(
            text, Infoset(sequences[player], [f"{text}|{action}" for action in actions])
        )
        assert found.before == sequences[player], "a player has forgotten something"
        assert len(found.sequences) == len(actions), "equal texts, but other moves"
        for action, sequence in zip(actions, found.sequences, strict=True):
            both = (sequence, sequences[1]) if player == 0 else (sequences[0], sequence)
            self._walk(state.child(action), both, chance)


@cache
def mini_trees() -> tuple[Tree, Tree]:
    """The mini game as seat 0 plays it first, and as it plays it second."""
    start = load("evolution", mini=True).new_initial_state()
    return Tree(start.child(0)), Tree(start.child(1))


def value(tree: Tree) -> float:
    """What player 0 gets if both play as well as can be: the most it can be sure of."""
    mine, theirs = _numbered(tree.infosets[0]), _numbered(tree.infosets[1])
    sets = [ROOT, *tree.infosets[1]]
    row = {text: at for at, text in enumerate(sets)}
    # variables: how likely each of our sequences is, then what each information set of theirs leaves us
    width = len(mine) + len(sets)
    plan = lil_matrix((1 + len(tree.infosets[0]), width))
    plan[0, mine[ROOT]] = 1
    for at, infoset in enumerate(tree.infosets[0].values(), 1):
        plan[at, mine[infoset.before]] = -1
        for sequence in infoset.sequences:
            plan[at, mine[sequence]] = 1
    totals = np.zeros(plan.shape[0])
    totals[0] = 1
    # each sequence of theirs: what its information set leaves <= what it is worth + what the sets after it leave
    least = lil_matrix((len(theirs), width))
    least[theirs[ROOT], len(mine) + row[ROOT]] += 1
    for text, infoset in tree.infosets[1].items():
        least[theirs[infoset.before], len(mine) + row[text]] -= 1
        for sequence in infoset.sequences:
            least[theirs[sequence], len(mine) + row[text]] += 1
    for (ours, other), worth in tree.worth.items():
        least[theirs[other], mine[ours]] -= worth
    goal = np.zeros(width)
    goal[len(mine) + row[ROOT]] = -1
    bounds = [(0, None)] * len(mine) + [(None, None)] * len(sets)
    found = linprog(goal, least.tocsr(), np.zeros(len(theirs)), plan.tocsr(), totals, bounds)
    assert found.success, found.message
    return -float(found.fun)


def _numbered(infosets: dict[str, Infoset]) -> dict[str, int]:
    sequences = [ROOT, *[sequence for infoset in infosets.values() for sequence in infoset.sequences]]
    return {sequence: at for at, sequence in enumerate(sequences)}
