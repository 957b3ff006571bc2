"""Good plans and roles: which of them the player whose turn it is can play or use now.

They are places in a row, and those that can be played are the bits of one number: so nothing is listed to know whether
there is one, or to pick any of them.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from speciate.games.evolutopia import moves, steps
from speciate.games.evolutopia.state import Table

if TYPE_CHECKING:
    from speciate.games.evolutopia.phases.roles import Talent


def playable(table: Table) -> i64:
    """plan.play: the plans in hand that would do something, by their place there."""
    cards = table.setup.plans
    found: i64 = 0
    bit: i64 = 1
    for plan in table.players[table.turn].plans:
        if cards[plan].can_play(table):
            found |= bit
        bit <<= 1
    return found


def play_at(table: Table, place: i64) -> i64:
    return moves.move(moves.PLAY, table.players[table.turn].plans[place])


def usable(table: Table) -> i64:
    """role.once: the roles whose moment this is: one's own, then, for whoever may copy them, those of the others."""
    if table.role_used:
        return 0
    moments = table.setup.moments
    step = steps.top(table)
    found: i64 = 0
    bit: i64 = 1
    copying = False
    for role in table.players[table.turn].roles:
        moment: i64 = moments[role]
        if moment == 0:
            copying = True
        elif moment >> step & 1 and table.setup.talents[role].can_use(table):
            found |= bit
        bit <<= 1
    return found | copied(table, step, bit) if copying else found


def copied(table: Table, step: i64, bit: i64) -> i64:
    """The same of the others' roles, the first at `bit`."""
    moments = table.setup.moments
    found: i64 = 0
    for seat in range(table.seats):
        if seat != table.turn:
            for role in table.players[seat].roles:
                moment: i64 = moments[role]
                if moment >> step & 1 and table.setup.talents[role].can_use(table):
                    found |= bit
                bit <<= 1
    return found


def can_use(table: Table, talent: "Talent", step: i64) -> bool:
    """Whether this step is the moment of a talent, and it would do something."""
    return talent.moments >> step & 1 != 0 and talent.can_use(table)


def use_at(table: Table, place: i64) -> i64:
    own = table.players[table.turn].roles
    if place < len(own):
        return moves.move(moves.USE, own[place])
    return moves.move(moves.COPY, others_roles(table)[place - len(own)])


def others_roles(table: Table) -> list[int]:
    """The face-up roles of the other players."""
    out: list[int] = []
    for seat in range(table.seats):
        if seat != table.turn:
            out += table.players[seat].roles
    return out


def add_usable(table: Table, out: list[int]) -> None:
    """To moves that are listed."""
    left = usable(table)
    place: i64 = 0
    while left:
        if left & 1:
            out.append(use_at(table, place))
        left >>= 1
        place += 1
