"""Alone: one role at a time, chosen of two, renewed each time the crises were managed."""

from mypy_extensions import i64

from speciate.core.moves import arg_a
from speciate.core.refusal import Reason
from speciate.games.evolutopia import catalogue as why
from speciate.games.evolutopia import events, moves
from speciate.games.evolutopia.names import OFFERED
from speciate.games.evolutopia.state import DRAW_CHOICE, PICK, RENEW, SETUP, Table
from speciate.games.evolutopia.step import Step


def offer(table: Table) -> None:
    table.owed += [DRAW_CHOICE] * OFFERED
    table.steps.append(PICK)


class Renew(Step):
    """solo.renew: the current role goes under the pile, then two from the top are offered."""

    number = RENEW
    name = "renew"

    def run(self, table: Table) -> bool:
        table.steps.pop()
        if table.setup.solo:
            player = table.players[0]
            table.roles_under += player.roles
            player.roles = []
            offer(table)
        return True


class Pick(Step):
    """solo.roles: one is kept; the other one goes under the pile, face down, but it has been seen."""

    number = PICK
    name = "pick"
    kinds = (moves.PICK,)

    def legal(self, table: Table) -> list[int]:
        return [moves.move(moves.PICK, role) for role in table.offered]

    def refuse(self, table: Table, move: i64) -> Reason | None:
        if arg_a(move) in table.offered:
            return None
        return why.ROLE_NOT_OFFERED if table.steps[0] == SETUP else why.ROLE_NOT_RENEWED

    def apply(self, table: Table, move: i64) -> None:
        role = arg_a(move)
        table.offered.remove(role)
        table.roles_under += table.offered
        table.offered = []
        table.players[0].roles = [role]
        table.steps.pop()
        events.role(table, "role-dealt", 0, role)
