"""A game is a list of steps: each says who is asked, what may be answered, why not, and what follows.

`StepState` keeps the contract of `core.state.State` once for all games, by asking the step the table is at. A game
writes its steps, one class each, and lists them in `flow.py` in the order of its rulebook.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from speciate.core.decision import Decision
from speciate.core.moves import Codec, any_of, kind_of
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One step of the rulebook. It holds nothing that changes: all that happens is on the table it is given."""

    def __init__(self, name: str, kinds: tuple[int, ...] = (), not_now: Reason | None = None) -> None:
        #: How positions and decisions call it.
        self.name = name
        #: The kinds of moves it takes. The first step of a game that lists a kind owns it:
        self.kinds = kinds
        #: its reason refuses that kind everywhere else.
        self.not_now = not_now

    def next_actor(self, table: T) -> int:  # noqa: ARG002 (most steps of nature and none have nothing to ask)
        """The first seat that must choose before the step can end; NATURE if something must be drawn, else NOBODY."""
        return NOBODY

    def follow(self, table: T) -> None:
        """Ends the step and opens the one that comes next. Asked for when `next_actor` is NOBODY."""
        raise NotImplementedError(f"{self.name} does not say what follows")

    def pending(self, table: T) -> list[Decision]:
        """The decisions owed. By default one, of the actor, called like the step."""
        return [Decision(table.actor, self.name)]

    def legal(self, table: T, seat: int) -> list[int]:  # noqa: ARG002 (a game that knows more overrides it)
        """The moves of `seat`. A step that asks nobody has none."""
        return []

    def any_move(self, table: T, seat: int, random: Callable[[], float]) -> int:
        """One of `legal`, each as likely. A step may find it without the list."""
        return any_of(self.legal(table, seat), random)

    def refuse(self, table: T, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (a game that knows more overrides it)
        """Why `seat` may not make this move, which is of one of the step's kinds; None if it may."""
        return self.not_now

    def refuse_elsewhere(self, table: T, seat: int, move: int) -> Reason | None:  # noqa: ARG002 (a game that knows more overrides it)
        """Why a move of a kind this step owns cannot be made while the table is at another step."""
        return self.not_now

    def apply(self, table: T, seat: int, move: int) -> None:
        raise NotImplementedError(f"{self.name} takes no moves")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The questions every game asks of a move before its step does, with the game's own reasons.

    A game where several rules end the game, or leave something to chance, names the one of the case in a subclass.
    """

    def __init__(
        self,
        game: str,
        codec: Codec,
        natures_kinds: tuple[int, ...],
        over: Reason,
        natures_move: Reason,
        not_this_chance: Reason,
    ) -> None:
        self.game = game
        self.codec = codec
        self.natures_kinds = natures_kinds  # what only chance does
        self.over = over
        self.natures_move = natures_move
        self.not_this_chance = not_this_chance
        self.owners: dict[int, Step[Any]] = {}

    def know(self, steps: list[Step[Any]]) -> None:
        """Who owns which kind of move."""
        for step in steps:
            for kind in step.kinds:
                self.owners.setdefault(kind, step)

    def refuse(self, state: "StepState", seat: int, move: int) -> Reason | None:
        if not NATURE <= seat < state.seats:
            return NO_SUCH_MOVE
        if not self.codec.readable(move):
            return self.unreadable(move)
        if state.actor == NOBODY:
            return self.why_over(state, move)
        if seat == NATURE:
            return None if state.actor == NATURE and state.can_draw(move) else self.why_not_drawn(state, move)
        kind = kind_of(move)
        if state.actor == NATURE or kind in self.natures_kinds:
            return self.why_nature(state, move)
        step = state.step()
        if kind in step.kinds:
            return step.refuse(state, seat, move)
        owner = self.owners.get(kind)
        return self.natures_move if owner is None else owner.refuse_elsewhere(state, seat, move)

    def why_over(self, state: "StepState", move: int) -> Reason:  # noqa: ARG002 (a game that knows more overrides it)
        """Nobody moves any more."""
        return self.over

    def why_nature(self, state: "StepState", move: int) -> Reason:  # noqa: ARG002 (a game that knows more overrides it)
        """A player would do what is left to chance, or would not wait for it."""
        return self.natures_move

    def why_not_drawn(self, state: "StepState", move: int) -> Reason:  # noqa: ARG002 (a game that knows more overrides it)
        """Nature would do what it cannot do now."""
        return self.not_this_chance

    def unreadable(self, move: int) -> Reason:  # noqa: ARG002 (a game that knows more overrides it)
        """No text stands for the move."""
        return NO_SUCH_MOVE


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """The contract of `State`, kept by the steps of a game."""

    def step(self) -> Step[Any]:
        """The step the table is at."""
        raise NotImplementedError

    def judge(self) -> Judge:
        raise NotImplementedError

    def must_draw(self) -> bool:
        """Whether nature owes something that no step waits for by itself, such as cards that can be due at any time."""
        return False

    def advance(self) -> None:
        """Plays on until a player or nature must choose, or the game is over."""
        while True:
            if self.must_draw():
                self.actor = NATURE
                return
            step = self.step()
            self.actor = step.next_actor(self)
            if self.actor != NOBODY or self.is_over():
                return
            step.follow(self)

    def is_over(self) -> bool:
        raise NotImplementedError

    def chance_name(self) -> str:
        """What nature is about to do, in a word."""
        return "draw"

    def can_draw(self, move: int) -> bool:
        """Whether `chance` lists a move, while it is nature's turn. A game with many outcomes need not list them."""
        return move in [drawn for drawn, _ in self.chance()]

    def apply_chance(self, move: int) -> None:
        raise NotImplementedError

    def facts(self, seat: int, move: int, reason: Reason) -> dict[str, object]:  # noqa: ARG002 (a game that knows more overrides it)
        """What the message of a refusal mentions; nothing the asking seat may not know."""
        return {}

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        if self.actor == NATURE:
            return [Decision(NATURE, self.chance_name())]
        return self.step().pending(self)

    def legal(self, seat: int) -> list[int]:
        if self.actor == NATURE or seat < 0:
            return [move for move, _ in self.chance()] if seat == NATURE and self.actor == NATURE else []
        return self.step().legal(self, seat) if self.actor != NOBODY else []

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        return self.step().any_move(self, seat, random)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        judge = self.judge()
        reason = judge.refuse(self, seat, move)
        if reason is None:
            return None
        args = self.facts(seat, move, reason) if seat >= 0 and reason is not NO_SUCH_MOVE else {}
        return reason.refusal(judge.game, args)

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            self.apply_chance(move)
        else:
            self.step().apply(self, seat, move)
        self.advance()
