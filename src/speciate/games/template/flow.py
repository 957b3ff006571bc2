"""The game on one screen: which phase follows which, and who must choose now."""

from typing import final

from speciate.core.decision import Decision
from speciate.core.moves import arg_a
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.games.template import events, moves, position, refusals, view
from speciate.games.template.catalogue import OK
from speciate.games.template.options import Setup
from speciate.games.template.phases import choose, deal, lay, reveal, scoring
from speciate.games.template.state import CHOOSE, DEAL, LAY, OVER, Player, Table


def start(setup: Setup) -> "TemplateState":
    """setup.players: everything laid out; nature draws the first seed."""
    state = TemplateState(setup)
    state.players = [Player() for _ in range(setup.seats)]
    deal.open_game(state)
    return state


def advance(table: Table) -> None:
    """Plays on until a player or nature must choose."""
    while True:
        if table.phase == DEAL:
            if deal.must_draw(table):
                table.actor = NATURE
                return
            if scoring.is_over(table):
                close_game(table)
                return
            lay.open_phase(table)
        elif table.phase == LAY:
            if waits_for(table, lay.next_actor(table)):
                return
            reveal.reveal(table)
        else:  # CHOOSE
            if waits_for(table, choose.next_actor(table)):
                return
            deal.open_phase(table)


def waits_for(table: Table, seat: int) -> bool:
    table.actor = seat
    return seat != NOBODY


def close_game(table: Table) -> None:
    table.phase = OVER
    table.actor = NOBODY
    if table.listener is not None:
        events.game_over(table, scoring.score(table))


@final
class TemplateState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        if self.actor == NATURE:
            return [Decision(NATURE, "draw")]
        if self.phase == LAY:
            owing = [seat for seat in range(self.seats) if lay.owes(self.players[seat])]
            return [Decision(seat, "lay", True) for seat in owing]
        return [Decision(self.winner, "choose")]

    def legal(self, seat: int) -> list[int]:
        if self.actor == NATURE or seat < 0:
            return [move for move, _ in self.chance()] if seat == NATURE else []
        if self.phase == LAY:
            return lay.legal(self, seat)
        return choose.legal(self, seat) if self.phase == CHOOSE else []

    def refusal(self, seat: int, move: int) -> Refusal | None:
        code = refusals.refuse(self, seat, move)
        return None if code == OK else refusals.explain(seat, move, code)

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            deal.draw_seed(self, arg_a(move))
        elif self.phase == LAY:
            lay.apply(self, seat, arg_a(move))
        else:
            choose.apply(self, seat, move)
        advance(self)

    def chance(self) -> list[tuple[int, int]]:
        """deal.hand: every seed of the bag is as likely as any other."""
        if self.actor != NATURE:
            return []
        return [(moves.draw(seed), self.bag.count(seed)) for seed in sorted(set(self.bag))]

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view.make_view(self, seat)

    def copy(self) -> "TemplateState":
        other = TemplateState(self.setup)
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return position.write(self)
