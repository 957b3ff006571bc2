"""The game on one screen: its steps in the order of the rulebook, and what chance does in between."""

from collections.abc import Callable
from random import Random
from typing import Final, final

from speciate.core.moves import A, arg_a, kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE, NOBODY
from speciate.games.s_evolution import catalogue as why
from speciate.games.s_evolution import determinize, fingerprint, moves, position, refusals
from speciate.games.s_evolution.cards import AGES, make_discovery
from speciate.games.s_evolution.options import Setup
from speciate.games.s_evolution.phases import disaster, hand, harvest, manage, needs, play, scoring, take, trade, trump
from speciate.games.s_evolution.phases.phase import Phase, Row
from speciate.games.s_evolution.state import OVER, START, Player, Table
from speciate.kit.source import random_of
from speciate.kit.steps import Judge
from speciate.kit.tables import Positions, TableView

PURCHASES: Final = (moves.GROW, moves.EVOLVE, moves.BUILD, moves.REMOVE, moves.DONE)

#: By number, see `state.py`: the name, the kinds of moves it takes, and why they cannot be made elsewhere.
STEPS: Final[list[Phase]] = [
    hand.Start("start"),
    # a round
    hand.NewHand("hand"),
    trump.NameTrump("trump", (moves.TRUMP,)),
    play.Play("play", (moves.PLAY, moves.DISCOVERY, moves.FLIP), why.NOT_PLAY_NOW),
    take.Take("take", (moves.TAKE,), why.NOT_TAKE_NOW),
    # one player's whole Action phase after the other
    disaster.Disasters("disaster", (moves.SUFFER, moves.PROTECT), why.NOT_DISASTER_NOW),
    harvest.Harvest("harvest"),
    trade.Trade("trade", (moves.TRADE, moves.DONE), why.NOT_TRADE_NOW),
    needs.Needs("needs", (moves.RISE, moves.STAY), asks="rise"),
    manage.Manage("manage", PURCHASES, why.NOT_MANAGE_NOW),
    # after the last round
    Phase("over"),
]
ROWS: Final = [Row(step) for step in STEPS]
JUDGE: Final = refusals.SEvolutionJudge()
JUDGE.know([*STEPS])


def start(setup: Setup) -> "SEvolutionState":
    """setup.players, setup.deck, setup.discoveries, setup.start: everything laid out; nature names the first player."""
    state = SEvolutionState(setup)
    for seat in range(setup.seats):
        player = Player(list(setup.decks[seat]), [], [], [])
        player.population = setup.start_population
        player.slots = tuple([make_discovery(seat, age) for age in range(1, AGES + 1)])
        state.players.append(player)
    return state


@final
class SEvolutionState(Table):
    """The contract of `core.state.State`, kept by the steps."""

    def step(self) -> Phase:
        return STEPS[self.phase]

    def judge(self) -> Judge:
        return JUDGE

    def is_over(self) -> bool:
        return self.phase == OVER

    # These are asked with every move: the way to the step is as short as can be.

    def legal(self, seat: int) -> list[int]:
        return ROWS[self.phase].step.legal(self, seat) if self.actor >= 0 and seat >= 0 else super().legal(seat)

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        return ROWS[self.phase].step.any_move(self, seat, random)

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            self.apply_chance(move)
        else:
            ROWS[self.phase].step.apply(self, seat, move)
        self.advance()

    def advance(self) -> None:
        while True:
            step = ROWS[self.phase].step
            self.actor = step.next_actor(self)
            if self.actor != NOBODY or self.phase == OVER:
                return
            step.follow(self)

    def facts(self, seat: int, move: int, reason: Reason) -> dict[str, object]:  # noqa: ARG002 (all see the same)
        return refusals.facts(self, move, reason)

    def chance_name(self) -> str:
        return "first" if self.phase == START else "turn" if self.turning else "draw"

    def apply_chance(self, move: int) -> None:
        """setup.first: the first player by chance; hand.draw, hand.blind: a card drawn or turned up."""
        kind = kind_of(move)
        if kind == moves.FIRST:
            hand.start(self, arg_a(move))
        elif kind == moves.DRAW:
            seat = hand.next_drawer(self)
            player = self.players[seat]
            hand.own_cards(player)
            hand.draw_at(self, seat, player.deck.index(arg_a(move)))
        elif kind == moves.TURN_DISCOVERY:
            hand.turn_discovery(self)
        else:
            hand.turn_card(self, hand.turn_pool(self.players[self.turn]).index(arg_a(move)))

    def chance(self) -> list[tuple[int, int]]:
        if self.actor != NATURE:
            return []
        if self.phase == START:
            return [(moves.FIRST | seat << A, 1) for seat in range(self.seats)]
        return hand.turn_chance(self) if self.turning else hand.chance(self)

    def can_draw(self, move: int) -> bool:
        if self.phase == START or self.turning:
            return super().can_draw(move)
        deck = self.players[hand.next_drawer(self)].deck
        return kind_of(move) == moves.DRAW and arg_a(move) in hand.drawable(self, deck)

    def settle(self, rng: Random) -> None:
        while self.actor == NATURE:
            if self.phase == START:
                hand.start(self, int(rng.random() * float(self.seats)))
            elif self.turning:
                hand.settle_turn(self, random_of(rng))
            else:
                hand.settle_draws(self, rng)
            self.advance()

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def copy(self) -> "SEvolutionState":
        players = [player.copy() for player in self.players]
        other = SEvolutionState(self.setup, players, self.suffering)
        self.copy_to(other)
        return other

    def positions(self) -> Positions:
        return position.POSITIONS

    def digest(self) -> str:
        return position.POSITIONS.digest_written(fingerprint.row_of(self), self)

    def hide(self, seat: int) -> None:
        determinize.hide(self, seat)

    def imagine(self, view: TableView, rng: Random) -> None:  # noqa: ARG002 (all that is seen lies on the table)
        determinize.imagine(self, rng)
