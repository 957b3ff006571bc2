"""The table of a small game: all that the contract of `core.state.State` asks for, made of what its author declares."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from speciate.core.decision import Decision
from speciate.core.event import EVERYONE, Event, only
from speciate.core.outcome import Outcome
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View
from speciate.small.definition import OVER, Setup
from speciate.small.fields import Field
from speciate.small.kinds import Kind
from speciate.small.position import view_of, write

SHARED: Final = ("setup", "seats", "actor", "listener", "witness")  # the uncompiled State keeps these among the fields
LONGEST_WAY: Final = 1000  # steps without a choice, before we think the game goes round in circles


class SmallGame(State):
    """A first game derives from this: fields as class attributes, moves as methods, and the few methods below."""

    _fields: dict[str, Field] = {}  # noqa: RUF012 (every game has its own, made once)

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        cls._fields = {**cls._fields, **own}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.phase: str = setup.definition.phases[0]
        self._cause = setup.definition.kinds[0].rule  # of the move that is being played
        for name, field in self._fields.items():
            value = [field.fresh() for _ in range(setup.seats)] if field.each else field.fresh()
            setattr(self, name, value)

    # -- what a game says of itself; a first game writes `score` and perhaps a few of the others ------------

    def begin(self) -> None:
        """Lays out the table before the first move."""

    def movers(self) -> list[int]:
        """Who must choose in a phase of the players; by default the seat in `turn`."""
        return [getattr(self, "turn")]  # noqa: B009 (the field is the game's)

    def advance(self) -> None:
        """Goes on to what comes next, while nobody has a choice."""
        raise NotImplementedError(f"{self.setup.definition.id}: nobody has a choice in the phase {self.phase}")

    def score(self, seat: int) -> dict[str, int]:
        """The parts of a player's score; they are added."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> int:  # noqa: ARG002 (a game with such a rule overrides it)
        """Among equals, more of this wins."""
        return 0

    def promise(self, seat: int) -> float:
        """What a player's position is worth to a bot; by default the score."""
        return sum(self.score(seat).values())

    def mistakes(self) -> list[str]:
        """What is impossible about a position that was read, beyond its fields: sentences, or keys of texts."""
        return []

    def imagine(self, seat: int, rng: Random) -> None:
        """Mends a table that was imagined for a seat, where its hidden parts cannot be just any."""

    # -- what a game uses -------------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, Any]:
        """What was agreed, by name."""
        return self.setup.options

    def end(self) -> None:
        """The game is over."""
        self.phase = OVER

    def tell(self, event: str, to: int = EVERYONE, /, rule: str = "", **args: object) -> None:
        """Announces something: to all, or to one seat; the others hear `<event>-unseen` of it.

        `rule` is the one it comes of; without it, that of the move which is being played.
        """
        if self.listener is None:
            return
        rule = rule or self._cause
        if to == EVERYONE:
            self.announce(Event(event, args, rule=rule))
        else:
            redacted = Event(f"{event}-unseen", {"seat": to}, rule=rule)
            self.announce(Event(event, args, only(to), redacted, rule))

    # -- the contract -----------------------------------------------------------------------------------

    def pending(self) -> list[Decision]:
        definition = self.setup.definition
        if self.actor == NATURE:
            return [Decision(NATURE, definition.chances[self.phase])]
        return [Decision(seat, self.phase, self.phase in definition.sealed) for seat in self.owing()]

    def owing(self) -> list[int]:
        """Who must choose: players, or nature alone, or nobody."""
        if self.phase == OVER:
            return []
        if self.phase in self.setup.definition.chances:
            return [NATURE] if self.chance() else []
        return [seat for seat in self.movers() if seat >= 0]

    def legal(self, seat: int) -> list[int]:
        if seat == NATURE:
            return [move for move, _ in self.chance()]
        if seat not in self.owing():
            return []
        allowed = []
        for packed, kind, args in self.setup.candidates(self.phase):
            if kind.judge is None or kind.judge(self, seat, *args) is None:
                allowed.append(packed)
        return allowed

    def chance(self) -> list[tuple[int, int]]:
        if self.phase not in self.setup.definition.chances:
            return []
        weighed = [
            (packed, 1 if kind.judge is None else kind.judge(self, *args))
            for packed, kind, args in self.setup.candidates(self.phase)
        ]
        return sorted((packed, weight) for packed, weight in weighed if weight > 0)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        reason, args = self._judged(seat, move)
        return None if reason is None else reason.refusal(self.setup.definition.id, args)

    def _judged(self, seat: int, move: int) -> tuple[Reason | None, dict[str, object]]:
        """Why not, and what the sentence can mention: the arguments of the move."""
        found = self.setup.moves.get(move)
        if found is None or not NATURE <= seat < self.seats:
            return NO_SUCH_MOVE, {}
        kind, args = found
        return self._reason(kind, seat, move, args), kind.named(args)

    def _reason(self, kind: Kind, seat: int, move: int, args: tuple[Any, ...]) -> Reason | None:
        definition = self.setup.definition
        rules = definition.texts.rules
        if self.phase == OVER:
            return Reason(definition.end_rule, "game-over")
        if seat == NATURE or kind.is_chance or self.actor == NATURE:
            pending = next((kind.rule for kind in definition.kinds if kind.is_chance and kind.phase == self.phase), "")
            cited = pending or kind.rule
            if seat != NATURE:
                return Reason(cited, "natures-move")
            return None if move in self.legal(NATURE) else Reason(cited, "not-this-chance")
        if kind.phase != self.phase:
            return Reason(kind.rule, "not-now")
        said = None if kind.judge is None else kind.judge(self, seat, *args)
        if said is None:
            return None if seat in self.owing() else Reason(kind.rule, "not-your-turn")
        reason = said if isinstance(said, Reason) else Reason(said, said.replace(".", "-"))
        if reason.slug not in rules:
            raise ValueError(f'{definition.id}: refuse_{kind.name} cites "{reason.slug}", which is not among the rules')
        return reason

    def apply(self, seat: int, move: int) -> None:
        definition = self.setup.definition
        kind, args = self.setup.moves[move]
        named = kind.named(args)
        self._cause = kind.rule
        if kind.is_chance:
            if not kind.silent:
                self.tell(kind.name, EVERYONE, kind.rule, **named)
            kind.play(self, *args)
        else:
            if not kind.silent:
                to = seat if self.phase in definition.sealed else EVERYONE
                self.tell(kind.name, to, kind.rule, seat=seat, **named)
            kind.play(self, seat, *args)
        self.go_on()

    def go_on(self) -> None:
        """Plays on until a player or nature must choose."""
        for _ in range(LONGEST_WAY):
            owing = self.owing()
            if owing or self.phase == OVER:
                break
            self.advance()
        else:
            raise RuntimeError(f"{self.setup.definition.id}: nobody has a choice, and the game does not end")
        self.tidy()
        self.actor = owing[0] if owing else NOBODY
        if self.actor == NOBODY:
            result = self.result()
            rule = self.setup.definition.end_rule
            self.tell("game-over", EVERYONE, rule, scores=result.scores, winners=result.winners)

    def tidy(self) -> None:
        """Piles are kept sorted, because their order means nothing."""
        self._each_value(lambda field, value: field.tidy(value, self.setup.types))

    def _each_value(self, change: Callable[[Field, Any], Any]) -> None:
        for name, field in self._fields.items():
            value = getattr(self, name)
            setattr(self, name, [change(field, one) for one in value] if field.each else change(field, value))

    def lying(self) -> dict[str, Counter[str]]:
        """Every card on the table, by type."""
        found: dict[str, Counter[str]] = {}
        for name, field in self._fields.items():
            for value in getattr(self, name) if field.each else [getattr(self, name)]:
                found.setdefault(field.type, Counter()).update(field.cards(value))
        return found

    def outcome(self) -> Outcome | None:
        return self.result() if self.phase == OVER else None

    def result(self) -> Outcome:
        """The account as it stands."""
        parts = [self.score(seat) for seat in range(self.seats)]
        totals = [sum(part.values()) for part in parts]
        keys = [(totals[seat], self.tie_break(seat)) for seat in range(self.seats)]
        return Outcome(totals, [seat for seat, key in enumerate(keys) if key == max(keys)], parts)

    def copy(self) -> "SmallGame":
        other = type(self)(self.setup)
        other.actor = self.actor
        for name, value in vars(self).items():
            if name not in SHARED:
                setattr(other, name, copied(value))
        return other

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def to_json(self) -> dict[str, object]:
        return write(self)


def copied(value: Any) -> Any:
    """A value that shares nothing that changes."""
    return [copied(item) for item in value] if isinstance(value, list) else value
