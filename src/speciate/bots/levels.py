"""The strengths a person can choose: the same names in every game, and all there is to them in one table.

A game has a master where what it has learned won a match against the expert of before (`expert-1`).
"""

from typing import NamedTuple

from speciate.core.errors import UnknownName


class Manner(NamedTuple):
    """How a search goes about it; without anything, as the textbook has it."""

    learned: bool = False  # with what the game has learned from play, where it has
    trusting: bool = True  # a move that looks bad enough is never tried
    thrifty: bool = False  # it ends as soon as the choice is clear
    steady: bool = False  # a tree that is used again keeps the scale by which its values were made


PLAY_OUTS = 0.25  # with one for each round, levels that search win alike


class Level(NamedTuple):
    """How a bot thinks. Budgets are counted, not timed, so a busy machine makes it slower, not weaker."""

    worlds: int  # imagined tables for the first impression of each move
    iterations: int  # rounds of search; without any it plays by first impressions
    overlooks: float  # the chance that it does not notice a move (`oversight`)
    seconds: float = 3.0  # the longest a choice may take, whatever its budget
    manner: Manner = Manner()
    among_partners: float = PLAY_OUTS  # where all win together: play-outs for each round


LEARNED = Manner(learned=True, trusting=False, thrifty=True, steady=True)
LEVELS = {
    "beginner": Level(worlds=1, iterations=0, overlooks=0.4),
    "casual": Level(worlds=2, iterations=0, overlooks=0.1),
    "strong": Level(worlds=2, iterations=15, overlooks=0.0, manner=LEARNED, among_partners=1.0),
    "expert": Level(worlds=3, iterations=150, overlooks=0.0, manner=LEARNED, among_partners=1.0),
    "master": Level(worlds=3, iterations=1500, overlooks=0.0, manner=LEARNED, among_partners=0.4),
}

#: Levels as they were before they learned, for matches against them; nobody is offered them.
FORMER = {
    "strong-1": Level(worlds=2, iterations=60, overlooks=0.0),
    "expert-1": Level(worlds=3, iterations=600, overlooks=0.0),
}

#: The games with a master: what they learned won against `expert-1`; strong and expert have it too (docs/training.md).
MASTERED = frozenset({"evo", "evolution", "evolutopia", "s-evolution"})


def level_of(name: str) -> Level:
    """Those that nobody is offered, too; UnknownName for any other bot."""
    known = {**LEVELS, **FORMER}
    if name not in known:
        raise UnknownName("bot", name, known)
    return known[name]
