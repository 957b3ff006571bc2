"""Nature in random play: what `phases/draws.py` draws, with dice."""

from librt.random import Random as Dice
from mypy_extensions import i64

from speciate.games.evolutopia import moves
from speciate.games.evolutopia.names import NONE
from speciate.games.evolutopia.phases import draws
from speciate.games.evolutopia.rules import experts
from speciate.games.evolutopia.state import Table


def draw_owed(table: Table, dice: Dice) -> None:
    """All of it, one after the other."""
    owed = table.owed
    table.owed = draws.NOTHING
    for number in owed:
        kind = draws.DRAWS[number].kind
        if kind == moves.NUISANCE:
            draws.lay_nuisance(table, next_nuisance(table, dice))
        elif kind == moves.EXPERT:
            draws.take(table, number, next_expert(table, dice))
        elif kind == moves.FIRST:
            draws.take(table, number, dice.randrange(table.seats))
        else:
            card = next_card(table, kind, dice)
            if card != NONE:  # an empty pile gives nothing
                draws.take(table, number, card)


def next_nuisance(table: Table, dice: Dice) -> i64:
    """Twice the number of its tile, plus its side."""
    count: i64 = len(table.nuisances)
    sides: i64 = 1
    if table.setup.random_sides:
        sides = 2
    at = dice.randrange(count * sides)
    side = at // count
    table.nuisances = table.nuisances[:]
    return 2 * table.nuisances.pop(at - count * side) + side


def next_expert(table: Table, dice: Dice) -> i64:
    """A kind by how many of it are in the bag."""
    return draws.expert_at(table.bag, dice.randrange(experts.total(table.bag)))


def next_card(table: Table, kind: i64, dice: Dice) -> i64:
    """Of a pile: one that nobody has seen, or the next one; NONE if it is empty."""
    if draws.is_unknown(table, kind):
        return draws.take_unseen(table, kind, dice.randrange(len(draws.unseen(table, kind))))
    return draws.take_known(table, kind) if draws.known(table, kind) else NONE
