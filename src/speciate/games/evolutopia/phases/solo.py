"""Alone: one role at a time, chosen of two, renewed each time the crises were managed."""

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import OFFERED, ROLE_NAMES
from speciate.games.evolutopia.state import DRAW_CHOICE, PICK, Table


def offer(table: Table) -> None:
    table.owed += [DRAW_CHOICE] * OFFERED
    table.steps.append(PICK)


def renew(table: Table) -> None:
    """solo.renew: the current role goes under the pile, then two from the top are offered."""
    table.steps.pop()
    if table.setup.solo:
        player = table.players[0]
        table.roles_under += player.roles
        player.roles = []
        offer(table)


def legal_pick(table: Table) -> list[int]:
    return [moves.move(moves.PICK, role) for role in table.offered]


def apply_pick(table: Table, move: i64) -> None:
    """solo.roles: the other one goes under the pile, face down; but it has been seen."""
    role = arg_a(move)
    table.offered.remove(role)
    table.roles_under += table.offered
    table.offered = []
    table.players[0].roles = [role]
    table.steps.pop()
    if table.listener is not None:
        events.tell(table, "role-dealt", {"seat": 0, "role": ROLE_NAMES[role]})
