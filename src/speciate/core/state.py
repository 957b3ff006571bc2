"""What lies on the table, and what one seat may know of it."""

from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from speciate.core.decision import Decision
from speciate.core.digest import canonical, fingerprint, sent
from speciate.core.event import Event
from speciate.core.fragments import Fragments
from speciate.core.moves import any_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat (or a spectator) may know: another type than State, plain data.

    Everything a bot, a screen or a wire gets of a running game comes out of a View.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    def encoded(self, fragments: Fragments | None = None) -> bytes:  # noqa: ARG002 (a game that has some overrides it)
        """`to_json` as it is sent. With the fragments of earlier views of the table, only what is new is written."""
        return sent(self.to_json())

    def determinize(self, rng: Random) -> "State":
        """A whole State that this seat cannot tell from the real one: `determinize(rng).view(seat) == self`."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and canonical(self.to_json()) == canonical(other.to_json())

    def __hash__(self) -> int:
        return hash(canonical(self.to_json()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Sees the table between the announcements of one move, each time as it is just then."""

    def see(self, state: "State") -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Undo:
    """Takes a move back that was tried (`State.tried`)."""

    def take_back(self) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. No randomness, no deck order, no history, no callbacks.

    Mutable inside the engine, never handed out: agents get `view(seat)`.
    Moves are packed ints (`core.moves`). `apply` trusts its caller, `refusal` is the judge, `GameSpec.play` asks it
    first.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        #: The first seat that owes a decision; NATURE while chance is pending; NOBODY when the game is over.
        self.actor = NATURE
        #: Where announcements go; None (the default, also of every copy) costs nothing.
        self.listener: list[Event] | None = None
        #: Who looks at the table at the moment of each announcement; nobody, unless somebody listens.
        self.witness: Witness | None = None

    def announce(self, event: Event) -> None:
        """Tells whoever listens. A game calls it right after what it tells of has changed on the table."""
        if self.listener is not None:
            self.listener.append(event)
            if self.witness is not None:
                actor = self.actor
                self.actor = NOBODY  # in the middle of a move nobody owes anything yet
                self.witness.see(self)
                self.actor = actor

    def pending(self) -> list[Decision]:
        """Every decision owed now, by seat. Empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The moves `seat` can make now, nature's too; empty when it owes nothing."""
        raise NotImplementedError

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        """A legal move, each as likely: `legal(seat)[int(random() * len)]`. Games may find it without the list."""
        return any_of(self.legal(seat), random)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """The rule that forbids `move`, or None: exactly the moves of `legal` have none."""
        raise NotImplementedError

    def silence(self, seat: int) -> Refusal | None:  # noqa: ARG002 (a game with such a rule overrides it)
        """The rule that forbids `seat` to talk to the others now, or None. Only co-operative games have one."""
        return None

    def apply(self, seat: int, move: int) -> None:
        """Plays a legal move, and all that follows from it until someone (or nature) must choose.

        It trusts its caller: what becomes of the table after a move that is not in `legal(seat)` is not said.
        `GameSpec.play` asks first.
        """
        raise NotImplementedError

    def tried(self, seat: int, move: int) -> Undo | None:  # noqa: ARG002 (a game may have a way)
        """Plays a legal move that completes a choice, and what takes it back: for moves of which that costs less than
        to play them on a copy. None, and nothing is played, for all others: by default for every move.

        In between the table is there to be judged, and nobody is asked anything.
        """
        return None

    def chance(self) -> list[tuple[int, int]]:
        """While nature is to move: each possible outcome with its integer weight, by move."""
        raise NotImplementedError

    def draw(self, rng: Random) -> int:
        """One outcome of `chance`, drawn by weight."""
        outcomes = self.chance()
        total = 0
        for _, weight in outcomes:
            total += weight
        at = int(rng.random() * total)
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                return move
        raise ValueError("nature has nothing to draw")

    def settle(self, rng: Random) -> None:
        """Plays all pending chance at once. Games override it with a faster way to the same distribution."""
        while self.actor == NATURE:
            self.apply(NATURE, self.draw(rng))

    def outcome(self) -> Outcome | None:
        """The result, or None while the game runs."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What `seat` may know now."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Random) -> "State":
        """A position `seat` cannot tell from this one. It is made from the view alone, so it cannot peek."""
        return self.view(seat).determinize(rng)

    def copy(self) -> "State":
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The whole position, secrets included; `GameSpec.position` reads it back."""
        raise NotImplementedError

    def digest(self) -> str:
        """A fingerprint of the position; equal positions have equal digests."""
        return fingerprint(canonical(self.to_json()))


def is_over(state: State) -> bool:
    return state.actor == NOBODY
