"""The game on one screen: which phase follows which."""

from collections.abc import Callable
from random import Random
from typing import Final, final

from speciate.core.moves import arg_a, kind_of, pack
from speciate.core.outcome import Outcome
from speciate.core.refusal import Reason
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, Undo
from speciate.games.evolution import (
    catalogue,
    determinize,
    events,
    fingerprint,
    moves,
    position,
    refusals,
    secrets,
    trying,
)
from speciate.games.evolution.options import Setup
from speciate.games.evolution.phases import aftermath, deal, feed, food, leaf, play, start
from speciate.games.evolution.phases.phase import Phase
from speciate.games.evolution.rules import deck, scoring
from speciate.games.evolution.state import AFTERMATH, DEAL, FEED, FOOD, LEAF, OVER, PLAY, START, Player, Table
from speciate.kit.bag import counted
from speciate.kit.tables import Positions, TableView

PLAY_MOVES: Final = (moves.CARD, moves.TRAIT, moves.NEW, moves.BODY, moves.POPULATION, moves.DROP, moves.END)
LEAF_MOVES: Final = (moves.FERTILE, moves.LONG_NECK, moves.FAT, moves.END)
FEED_MOVES: Final = (moves.FEED, moves.ATTACK, moves.THINK, moves.IGNORE, moves.END)

GAME_OVER: Final = start.Over(OVER)
PLAYING: Final = play.Play(PLAY, PLAY_MOVES, catalogue.NOT_PLAY_NOW)
FEEDING: Final = feed.Feed(FEED, FEED_MOVES, catalogue.NOT_FEED_NOW)
ROUND: Final[list[Phase]] = [
    deal.Deal(DEAL),
    food.Food(FOOD, (moves.FOOD, moves.END), catalogue.NOT_FOOD_NOW),
    PLAYING,
    leaf.Leaf(LEAF, LEAF_MOVES, catalogue.NOT_LEAF_NOW),
    FEEDING,
    aftermath.Aftermath(AFTERMATH, GAME_OVER),
]
STEPS: Final[list[Phase]] = [start.Start(START), *ROUND, GAME_OVER]
for place, phase in enumerate(ROUND):
    phase.following = ROUND[(place + 1) % len(ROUND)]

JUDGE: Final = refusals.EvolutionJudge(
    "evolution",
    moves.CODEC,
    natures_kinds=refusals.NATURES_KINDS,
    over=catalogue.GAME_OVER,
    natures_move=catalogue.CARDS_BY_CHANCE,
    not_this_chance=catalogue.NOT_THIS_CARD,
)
JUDGE.know(list(STEPS))


def new_game(setup: Setup) -> "EvolutionState":
    """setup.players, setup.deck: everything laid out; nature names the first player.

    setup.two-players: the whole pack lies face down, part of it never to come up.
    """
    state = EvolutionState(setup, [Player([], []) for _ in range(setup.seats)], list(setup.cards), [])
    state.unreachable = setup.set_aside
    return state


@final
class EvolutionState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def step(self) -> Phase:
        return STEPS[self.phase]

    # These are asked with every move: the two phases that most moves belong to are called without looking them up.

    def legal(self, seat: int) -> list[int]:
        return STEPS[self.phase].legal(self, seat) if self.actor >= 0 and seat >= 0 else super().legal(seat)

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        if self.phase == PLAY:
            return PLAYING.any_move(self, seat, random)
        if self.phase == FEED:
            return FEEDING.any_move(self, seat, random)
        return STEPS[self.phase].any_move(self, seat, random)

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            self.apply_chance(move)
        elif self.phase == PLAY:
            PLAYING.apply(self, seat, move)
        elif self.phase == FEED:
            FEEDING.apply(self, seat, move)
        else:
            STEPS[self.phase].apply(self, seat, move)
        self.advance()

    def tried(self, seat: int, move: int) -> Undo | None:
        return trying.try_use(self, seat, move)

    def advance(self) -> None:
        while self.owing == 0 or not deck.must_draw(self):
            self.actor = self.next_actor()
            if self.actor != NOBODY or self.phase == OVER:
                return
            STEPS[self.phase].follow(self)
        self.actor = NATURE

    def next_actor(self) -> int:
        if self.phase == PLAY:
            return PLAYING.next_actor(self)
        if self.phase == FEED:
            return FEEDING.next_actor(self)
        return STEPS[self.phase].next_actor(self)

    def judge(self) -> refusals.EvolutionJudge:
        return JUDGE

    def must_draw(self) -> bool:
        return self.owing > 0 and deck.must_draw(self)

    def is_over(self) -> bool:
        return self.phase == OVER

    def facts(self, seat: int, move: int, reason: Reason) -> dict[str, object]:
        return refusals.facts(self, seat, move, reason)

    # -- chance ---------------------------------------------------------------------------------

    def chance_name(self) -> str:
        return "first" if self.phase == START else "draw"

    def chance(self) -> list[tuple[int, int]]:
        if self.actor != NATURE:
            return []
        if self.phase == START:
            return [(pack(moves.FIRST, seat), 1) for seat in range(self.seats)]
        return [(pack(moves.DRAW, card), count) for card, count in counted(self.deck)]

    def can_draw(self, move: int) -> bool:
        if self.phase == START:
            return kind_of(move) == moves.FIRST and arg_a(move) < self.seats
        return kind_of(move) == moves.DRAW and arg_a(move) in self.deck

    def apply_chance(self, move: int) -> None:
        """setup.players: the first player by chance; deal.cards: a card for whoever draws next."""
        if kind_of(move) == moves.FIRST:
            self.first = arg_a(move)
            events.tell(self, "first-player", {"seat": self.first})
            ROUND[0].enter(self)
        else:
            deck.draw_card(self, self.deck.index(arg_a(move)))

    def settle(self, rng: Random) -> None:
        if self.phase == START:
            self.apply(NATURE, self.draw(rng))
        random = rng.random
        while self.actor == NATURE:
            deck.deal(self, random)
            self.advance()

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.phase == OVER else None

    def copy(self) -> "EvolutionState":
        players = [player.copy() for player in self.players]
        other = EvolutionState(self.setup, players, self.deck, self.discards)
        self.copy_to(other)
        return other

    def determinize(self, seat: int, rng: Random) -> State:
        """From the view alone, which nobody needs any more: where nothing can go wrong it is not copied."""
        view = self.view(seat)
        assert isinstance(view, TableView)
        return view.determinize(rng) if determinize.may_fail(view) else view.turned(rng)

    # -- what is written and seen ---------------------------------------------------------------

    def positions(self) -> Positions:
        return position.POSITIONS

    def digest(self) -> str:
        return position.POSITIONS.digest_written(fingerprint.row_of(self), self)

    def hide(self, seat: int) -> None:
        secrets.hide(self, seat)

    def imagine(self, view: TableView, rng: Random) -> None:
        determinize.imagine(self, view, rng)
