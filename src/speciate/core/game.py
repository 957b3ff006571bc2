"""A game as the rest of the program sees it."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadOption, IllegalMove, SpeciateError, UnreadableMove, quoted
from speciate.core.event import Event
from speciate.core.moves import Codec, Move
from speciate.core.options import Option, read_options
from speciate.core.playout import playout
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State, View

if TYPE_CHECKING:
    from speciate.core.encoding import Encoding  # needs a package that only research has


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack:
    """The components a game is played with: cards, tiles, maps, with where each datum comes from."""

    def __init__(self, name: str, data: dict[str, object]) -> None:
        self.name = name
        self.data = data
        self.doubts: list[SpeciateError] = []  # what nothing forbids, but may be a slip of the pen
        #: Where it is not what the printed game has, each a sentence: with such a pack one plays house rules.
        self.departures: list[str] = []
        #: What is in each table of data, by its name under `[provenance]`, as it is compared with the usual pack.
        self.tables: dict[str, object] = {}
        #: What its cards and tiles are called where the locales have other names: by language, then by their key.
        self.printed: dict[str, dict[str, str]] = {}
        self._digest = ""

    @property
    def is_house(self) -> bool:
        """Whether one plays house rules with it: other components than those that are printed."""
        return bool(self.departures)

    def to_json(self) -> dict[str, object]:
        return self.data

    def digest(self) -> str:
        """The fingerprint of its data, which every record of a game with it names; worked out once."""
        if not self._digest:
            self._digest = fingerprint(canonical(self.to_json()))
        return self._digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The working parts of a game, loaded when first used. Each game has one, in `engine.py`."""

    codec: Codec
    rules: tuple[str, ...]  # every slug of the catalogue, without the game's name
    events: Mapping[str, Mapping[str, str]]  # event name -> argument -> its type, for the sentences
    #: A regular expression of the code of a card that has parts, each a named group: the locale's `card-name` puts
    #: them together (`horns+3`: the trait `horns` and the food `+3`). A card named by what it does has the parts
    #: `effect` and `amount`, and a sentence `card-<effect>`. Every other code is a word of the vocabulary `card`.
    card_text: str = ""
    reveals: frozenset[str]  # the events that show something hidden or random: after one, no free undo

    def new(self, seats: int, options: Mapping[str, object], pack: Pack) -> State:
        """The position before the first chance move."""
        raise NotImplementedError

    def pack(self, source: Path | Mapping[str, object] | None = None) -> Pack:
        """The default pack, one from a file, or one from data; BadPack lists every mistake."""
        raise NotImplementedError

    def position(self, data: Mapping[str, object]) -> State:
        """Reads `State.to_json`; BadPosition lists everything impossible about it."""
        raise NotImplementedError

    def view(self, data: Mapping[str, object]) -> View:
        """Reads `View.to_json`."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """What a bot thinks of a position it imagines: higher is better for `seat`.

        Any scale will do, the same at the end of the game as before it; a search finds out how much a point is.
        Where all win or lose together it is one value for all: the log-odds of winning.
        """
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:  # noqa: ARG002 (a game that counts on the way overrides it)
        """The score of each seat if the game ended here; empty where a game counts only at its end."""
        return []

    # What a screen shows before something is done, so that it needs no rules of its own.

    def preview(self, view: View, moves: Sequence[int] = ()) -> dict[str, object]:
        """What the seat of a view can foresee, after moves of its own or as things stand; from the view alone.

        `made` is how many of the moves can be made: what is told is of the position after those. `legal` are the
        seat's moves there, `view` what it would see (null without a move), `outcome` the result of a game that is
        over, `facts` what the game says of it (`foresight`). Where chance decides or something hidden would come to
        light, `certain` is false and nothing is foretold.
        """
        seat = view.seat
        state = view.determinize(Random(0))  # any table that looks like this one
        heard: list[Event] = []
        state.listener = heard
        made = 0
        for move in moves:
            if state.refusal(seat, move) is not None:
                break
            state.apply(seat, move)
            made += 1
            if state.actor == NATURE or any(event.name in self.reveals for event in heard):
                return {"certain": False, "made": made, "legal": [], "view": None, "outcome": None, "facts": {}}
        state.listener = None
        outcome = state.outcome()
        return {
            "certain": True,
            "made": made,
            "legal": [self.codec.text(move) for move in state.legal(seat)] if seat >= 0 else [],
            "view": state.view(seat).to_json() if made else None,
            "outcome": None if outcome is None else outcome.to_json(),
            "facts": self.foresight(state, seat),
        }

    def foresight(self, state: State, seat: int) -> dict[str, object]:  # noqa: ARG002 (a game with a board overrides it)
        """The facts of a preview: what `seat` could work out of a position that it imagines. By default nothing.

        Only of what `seat` knows: the hidden parts of `state` are made up, and must not show in the answer.
        """
        return {}

    # What bots of a style like beyond winning. A game without styles is played by the plain levels alone.

    def styles(self) -> Mapping[str, list[float]]:
        """The styles that it can be played in, by name, each a few weights for `taste`. By default none."""
        return {}

    def taste(self, state: State, seat: int, weights: list[float]) -> float:  # noqa: ARG002 (a game with styles overrides it)
        """What a position has that a style likes: counts for `seat` on top of `evaluate`, on the same scale."""
        return 0.0

    # Nine hints for bots that search. Every game works without them; a game that gives them is played better.

    def learned(self) -> "Engine":
        """The same game with hints that were learned from play, for the levels that search. By default itself."""
        return self

    def values(self, state: State) -> list[float]:  # noqa: ARG002 (who has learned has some)
        """What the end of a play-out is worth, for every seat at once: what games have shown of such positions.

        Of a finished game too, on the same scale. By default nothing: then `evaluate` tells.
        """
        return []

    def policy(self, state: State, seat: int, random: Callable[[], float]) -> int:
        """A sensible move found at once, to play on with where a search stops looking. By default any move."""
        return state.any_move(seat, random)

    def inclinations(self, state: State, seat: int, moves: list[int]) -> list[float]:  # noqa: ARG002 (who has learned has some)
        """How gladly the policy makes each of these legal moves: 1 the one it likes best, none 0.

        What is liked is tried first and most, in place of what looks good right after it. By default nothing: then
        looks decide.
        """
        return []

    def promising(self, state: State, seat: int) -> list[int]:
        """The legal moves a search looks at beyond the choice it is asked for. By default all."""
        return state.legal(seat)

    def worthwhile(self, state: State, seat: int) -> list[int]:
        """The legal moves without those that nobody makes who knows the game, such as trading back what was traded.

        The levels choose among these. Only of what `seat` knows: the hidden parts of `state` are made up.
        By default all.
        """
        return state.legal(seat)

    def is_quiet(self, state: State) -> bool:
        """Whether `evaluate` can be trusted here. By default where no choice is half made or sealed."""
        for owed in state.pending():
            if owed.sealed or owed.step:
                return False
        return True

    def ends_search(self, state: State) -> bool:  # noqa: ARG002 (a game of rounds may say so)
        """Whether a search looks no further: nature is about to begin something new, such as a round. By default never.

        Lines that end in different rounds cannot be compared where a round is worth more than the choices in it.
        """
        return False

    def is_secret(self, state: State, seat: int, move: int) -> bool:  # noqa: ARG002 (a game may tell moves apart)
        """Whether the other seats cannot see that `seat` makes this move. By default while the choice is sealed."""
        for owed in state.pending():
            if owed.seat == seat:
                return owed.sealed
        return False

    def is_open(self, state: State, seat: int) -> bool:  # noqa: ARG002 (a game may tell choices apart)
        """Whether everybody can see if `seat` has a choice now. By default no: its hidden cards may decide that.

        Where it is so, a screen may make the only possible move by itself, and its haste tells nothing.
        """
        return False

    # Two that a search is only faster for (`State.tried` is another).

    def play_out(self, state: State, rng: Random) -> int:
        """Random play to the end, each legal move as likely; how many moves it took. By default `playout`.

        A game may draw with dice of its own that `rng` seeds: then the same seed need not bring the same game in
        another version.
        """
        return playout(state, rng)

    def play_on(self, state: State, rng: Random, longest: int) -> None:
        """Plays on by `policy` until `is_quiet`, or for so many moves, in a game that never comes to rest.

        A game may do it faster: by the same moves of the same random numbers, or by a simpler policy.
        """
        random = rng.random
        for _ in range(longest):
            if state.actor == NOBODY or self.is_quiet(state):
                return
            if state.actor == NATURE:
                state.settle(rng)
            else:
                state.apply(state.actor, self.policy(state, state.actor, random))

    def encoding(self, state: State, bounds: Mapping[str, int]) -> "Encoding | None":  # noqa: ARG002 (a game may have one)
        """The numbers that programs learn from, for tables set up as `state` is. By default there are none.

        `bounds` are limits of what the game itself does not limit, by their names.
        """
        return None

    def stats(self, state: State) -> dict[str, float]:
        """What a designer asks of a finished game, as numbers by name."""
        raise NotImplementedError


@final
class GameSpec:
    """id, title, rules version, seat range and options. Cheap to import: the engine loads on first use.

    A game in one file gives its engine itself, the module it is (`home`) and what it says (`texts`, Fluent by
    language); any other names its engine, and its texts lie in `locales/` beside it.
    """

    def __init__(
        self,
        id: str,
        title: str,
        rules_version: str,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        engine: str | Engine,
        listed: bool = True,
        cooperative: bool = False,
        home: str = "",
        texts: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version
        self.min_seats, self.max_seats = seats
        self.options = options
        self.listed = listed  # a game for learning and tests is not shown to players
        self.cooperative = cooperative  # all win or none does: bots are compared by how often their team wins
        self.home = home
        self.texts = texts
        self._usual = read_options(options, {})  # what is agreed where nothing is said: most games are such
        self._engine_path = engine if isinstance(engine, str) else ""
        self._engine: Engine | None = None if isinstance(engine, str) else engine

    def __repr__(self) -> str:
        return f"<GameSpec {self.id} {self.rules_version}>"

    @property
    def engine(self) -> Engine:
        if self._engine is None:
            module, _, name = self._engine_path.partition(":")
            self._engine = getattr(importlib.import_module(module), name)
            assert self._engine is not None
        return self._engine

    @property
    def package(self) -> str:
        """The package the game lives in, its locales beside it; the module of a game in one file."""
        return self.home or self._engine_path.partition(":")[0].rpartition(".")[0]

    def read_options(self, given: Mapping[str, object]) -> dict[str, object]:
        return dict(read_options(self.options, given) if given else self._usual)

    def new(self, seats: int, options: Mapping[str, object] | None = None, pack: Pack | None = None) -> State:
        """A fresh table. Refuses a number of seats or an option the game does not have."""
        if not self.min_seats <= seats <= self.max_seats:
            low, high = self.min_seats, self.max_seats
            text = f"{self.id} is for {low} to {high} players, not {seats}"
            raise BadOption(text, "option-seats", game=self.id, low=low, high=high, count=seats)
        return self.engine.new(seats, self.read_options(options or {}), pack or self.engine.pack())

    def parse(self, code: str) -> Move:
        """The move written `code`, whether or not it is legal anywhere."""
        return self.engine.codec.move(self.engine.codec.parse(code))

    def read_move(self, move: object) -> int:
        """The packed move of a Move, of its text code or of the int itself; UnreadableMove for what is no move."""
        codec = self.engine.codec
        if isinstance(move, Move):
            return self.read_move(move.code)  # a move of another game is none of this one
        if isinstance(move, str):
            try:
                return codec.parse(move)
            except UnreadableMove:
                raise
            except SpeciateError as error:  # a kind of move that the game does not have
                raise UnreadableMove(f"unreadable move {quoted(move)}: {error}") from None
        if isinstance(move, int) and not isinstance(move, bool) and codec.readable(move):
            return move
        raise UnreadableMove(f"{quoted(repr(move))} is not a move of {self.id}")

    def play(self, state: State, seat: int, move: object) -> None:
        """Plays a move that may be wrong: IllegalMove names the rule, and then nothing has changed.

        For whoever holds a State. `State.apply` trusts its caller: it is for those who took the move from `legal`.
        """
        packed = self.read_move(move)
        refusal = state.refusal(seat, packed)
        if refusal is not None:
            raise IllegalMove(self.engine.codec.text(packed), refusal)
        state.apply(seat, packed)

    def position(self, data: Mapping[str, object]) -> State:
        return self.engine.position(data)
