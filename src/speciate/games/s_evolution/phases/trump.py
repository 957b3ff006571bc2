"""Before the first trick: the trump of the round is named."""

from typing import final

from mypy_extensions import i64

from speciate.core.moves import A, arg_a
from speciate.core.refusal import Reason
from speciate.core.seats import NOBODY
from speciate.games.s_evolution import catalogue, events, moves
from speciate.games.s_evolution.cards import NO_SUIT, SUITS
from speciate.games.s_evolution.phases.phase import Phase
from speciate.games.s_evolution.rules import trick
from speciate.games.s_evolution.rules.colours import TRUMP_AGE, may_trump
from speciate.games.s_evolution.rules.ties import tie_key
from speciate.games.s_evolution.state import NO_SEAT, TRUMP, Table


def namer(table: Table) -> i64:
    """trump.choice-2013, trump.choice-2.0: of those really at Age V or VI the first by the tie rule.

    In 2.0 the tie rule begins with Prestige, so this is the highest Prestige. worker.prestige-2.0: Prestige
    lends the use of trumps, not the naming. trick.blind-free: who plays unseen may name it all the same.
    """
    best: i64 = NO_SEAT
    for seat in range(table.seats):
        if table.players[seat].age >= TRUMP_AGE and (best == NO_SEAT or tie_key(table, seat) > tie_key(table, best)):
            best = seat
    return best


def open_phase(table: Table) -> bool:
    """Whether there is somebody to name a trump; without one, the round has none."""
    seat = namer(table)
    if seat == NO_SEAT:
        return False
    table.phase = TRUMP
    table.turn = seat
    return True


@final
class NameTrump(Phase):
    def next_actor(self, table: Table) -> int:
        return table.turn if table.trump == NO_SUIT else NOBODY

    def follow(self, table: Table) -> None:
        trick.open_trick(table)

    def legal(self, table: Table, seat: int) -> list[int]:
        return [moves.TRUMP | suit << A for suit in range(len(SUITS))] if seat == table.turn else []

    def refuse(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `Step`)
        if seat == table.turn:
            return None
        player = table.players[seat]
        lent = player.age < TRUMP_AGE and may_trump(table, player)
        return catalogue.TRUMP_NOT_LENT if lent else table.setup.edition.not_your_trump

    def refuse_elsewhere(self, table: Table, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (the contract of `Step`)
        return table.setup.edition.not_trump_now

    def apply(self, table: Table, seat: int, move: int) -> None:
        table.trump = arg_a(move)
        events.tell(table, "trump-named", seat, table.trump)
