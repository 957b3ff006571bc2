"""A table on this machine: `new`, `load` and `play` give one."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from speciate.api import sentences
from speciate.api.catalogue import GameInfo, game_info
from speciate.api.seating import names_for, own_stream, seated
from speciate.api.thoughts import Thoughts, think
from speciate.api.views import SeatView
from speciate.bots.custom import Bot, BotMaker
from speciate.bots.external import SECONDS
from speciate.core.decision import Decision
from speciate.core.errors import BadOption, IllegalMove, SpeciateError
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, SPECTATOR
from speciate.core.streams import stream
from speciate.table.agent import Agent, Request, close_agents
from speciate.table.legal import LegalMoves
from speciate.table.match import Match
from speciate.table.record import Record, read_record
from speciate.table.words import Words

if TYPE_CHECKING:
    from speciate.api.drawing import Drawing


class Table:
    """A game in progress: who must choose, what they can do, what each may know, and everything that happened.

    Nature draws by itself: after every move the table stands where somebody must choose, or the game is over.

    >>> import speciate
    >>> table = speciate.new("evolution", seats=3, seed=1)
    >>> table.to_move
    (0, 1, 2)
    >>> table.play(0, "food symbiosis+1")
    [Event('food-laid', {'seat': 0, 'card': 'symbiosis+1'})]
    >>> table.to_move
    (1, 2)
    >>> table.undo()
    >>> table.to_move
    (0, 1, 2)
    """

    def __init__(self, match: Match, lang: str = "en") -> None:
        self._match = match
        self.lang = lang

    # -- what there is --------------------------------------------------------------------------

    @property
    def game(self) -> GameInfo:
        """The game that is played."""
        return game_info(self._match.game, self.lang)

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return list(self._match.names)

    @property
    def options(self) -> dict[str, object]:
        """What was agreed before the game, the usual things included."""
        return dict(self._match.record.header.options)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a choice, several where choices are sealed; none when the game is over."""
        return tuple(owed.seat for owed in self._match.pending())

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the parts of each score; None while the game runs."""
        return self._match.outcome

    @property
    def record(self) -> Record:
        """Everything that was played, chance included: `record.save("game.jsonl")`."""
        return self._match.record

    def decision(self, seat: int) -> Decision | None:
        """What `seat` owes now, if anything: the kind of choice, and whether it stays hidden until all have chosen."""
        self._check(seat)
        return self._match.decision(seat)

    def legal(self, seat: int) -> LegalMoves:
        """What `seat` can do now; empty when it owes nothing."""
        self._check(seat)
        return self._match.legal(seat)

    def view(self, seat: int = SPECTATOR) -> SeatView:
        """What `seat` may know; without one, what somebody who looks on may know."""
        if seat != SPECTATOR:
            self._check(seat)
        view = self._match.view(seat)
        agents = self._match.record.header.agents
        return SeatView(self._match.game, view, self.names, agents, self.lang, self._match.printed)

    def log(self, lang: str | None = None, seat: int | None = None) -> list[str]:
        """What happened, in sentences: everything, or as `seat` heard it."""
        if seat is not None and seat != SPECTATOR:
            self._check(seat)
        return sentences.log(self._match, self._words(lang), seat)

    def digest(self) -> str:
        """A fingerprint of the position; equal positions have equal ones."""
        return self._match.digest()

    # -- playing --------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> list[Event]:
        """Plays a move, given as a Move or by its code, and returns what happened.

        IllegalMove names the rule that forbids it, UnreadableMove what is no move at all; then nothing has changed.
        """
        self._check(seat)
        try:
            return self._match.play(seat, self._match.game.read_move(move))
        except IllegalMove as error:
            raise sentences.explained(error, self._words()) from None

    def why_not(self, seat: int, move: Move | str | int, lang: str | None = None) -> str | None:
        """Why `seat` cannot make the move, in a sentence; None when it can."""
        self._check(seat)
        refusal = self._match.refusal(seat, self._match.game.read_move(move))
        return None if refusal is None else self._words(lang).refusal(refusal)

    def preview(self, seat: int, *moves: Move | str | int) -> dict[str, object]:
        """What moves of `seat` would lead to, as far as it can foresee; without any, how things stand."""
        self._check(seat)
        game = self._match.game
        return game.engine.preview(self._match.view(seat), [game.read_move(move) for move in moves])

    def undo(self) -> None:
        """Takes the last choice back, whoever made it, with all that nature drew after it. The record keeps both."""
        entries = self._match.record.entries
        line = self._match.timeline.line()
        while len(line) > 1 and entries[line[-1] - 1].seat == NATURE:
            line.pop()
        if len(line) == 1:
            raise SpeciateError("nobody has chosen anything yet: there is nothing to take back")
        seat = entries[line.pop() - 1].seat
        self._match.undo(seat, line[-1])

    def at(self, position: int) -> "Table":
        """The table as it stood after so many entries of its record: another one, which can be played on.

        >>> import speciate
        >>> table = speciate.play("evolution", ["greedy", "random"], seed=1)
        >>> last = [n for n, entry in enumerate(table.record.entries) if entry.is_move and entry.seat == 0][-1]
        >>> table.record.entries[last].move in table.at(last).legal(0)
        True
        """
        return Table(Match.resume(self.record.until(position)), self.lang)

    def request(self, seat: int) -> Request:
        """What a bot at `seat` would be asked now."""
        self._check(seat)
        return self._match.request(seat)

    def think(self, seat: int, bot: str | Bot | BotMaker = "expert", seed: int | str | None = None) -> Thoughts:
        """What a bot would do at `seat`, and what it thinks of every other move."""
        rng = SystemRandom() if seed is None else stream(seed, "think")
        return think(self.request(seat), bot, self._words(), rng)

    def _run(self, agents: Mapping[int, Agent]) -> None:
        """Lets agents play until none of them owes a choice."""
        try:
            while self._match.step(agents) is not None:
                pass
        except IllegalMove as error:
            raise sentences.explained(error, self._words()) from None
        finally:
            close_agents(agents.values())

    def _check(self, seat: int) -> None:
        if not 0 <= seat < len(self._match.names):
            raise SpeciateError(f"there is no seat {seat}; seats go from 0 to {len(self._match.names) - 1}")

    def _words(self, lang: str | None = None) -> Words:
        return Words(self._match.game, lang or self.lang, self._match.names, self._match.printed)

    # -- how it shows itself --------------------------------------------------------------------

    def __repr__(self) -> str:
        state = f"to move {self.to_move}" if self.outcome is None else f"won by {self.outcome.winners}"
        return f"<Table: {self._match.game.id}, {len(self._match.names)} seats, {state}>"

    def __str__(self) -> str:
        return self._drawing().text()

    def _repr_html_(self) -> str:
        return self._drawing().html()

    def _drawing(self) -> "Drawing":
        from speciate.api.drawing import Drawing
        from speciate.cli.board_frame import open_view

        match = self._match
        view = open_view(match.timeline.state)
        pending, agents = match.pending(), match.record.header.agents
        return Drawing(match.game, view, match.names, agents, self.lang, (), pending, match.outcome, match.printed)


def new(
    game: str,
    seats: int | None = None,
    *,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: str | Path | Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> Table:
    """A fresh table, for as many as the names given, or else for the fewest who can play.

    With a seed it is the same table each time; without one nobody can foretell what is drawn. `pack` is a file of
    cards of your own, or its data; `lang` (`en` or `fr`) is the language of the log, the reasons and the board.

    >>> import speciate
    >>> speciate.new("evolution", seats=4, options={"quick": True})
    <Table: evolution, 4 seats, to move (0, 1, 2, 3)>
    """
    return _laid_out(get_game(game), seats, None, seed, options, pack, names, lang)


def _laid_out(
    spec: GameSpec,
    seats: int | None,
    agents: list[str] | None,
    seed: int | str | None,
    options: Mapping[str, object] | None,
    pack: str | Path | Mapping[str, object] | None,
    names: Sequence[str] | None,
    lang: str,
) -> Table:
    """A table for people, or for agents called so in its record."""
    Words(spec, lang, [])  # a language that does not exist is refused here
    count = seats if seats is not None else spec.min_seats if names is None else len(names)
    if names is not None and len(names) != count:
        text = f"{count} seats and {len(names)} names: there must be a name for every seat"
        raise BadOption(text, "option-names", count=count, names=len(names))
    people = list(names) if names is not None else names_for(count)
    cards = None if pack is None else spec.engine.pack(Path(pack) if isinstance(pack, str) else pack)
    return Table(Match.new(spec, people, agents, options, cards, seed), lang)


def load(path: str | Path, *, seed: int | str | None = None, lang: str = "en") -> Table:
    """The table of a record that was saved; an unfinished game goes on. BadRecord says which line is wrong, if one is.

    >>> import speciate, tempfile
    >>> table = speciate.play("template", ["random", "random"], seed=1)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     table.record.save(f"{folder}/game.jsonl")
    ...     again = speciate.load(f"{folder}/game.jsonl")
    >>> again.digest() == table.digest()
    True
    """
    record = read_record(Path(path))
    Words(record.header.game, lang, [])
    nature: Random = SystemRandom() if seed is None else stream(seed, "nature")
    return Table(Match.resume(record, nature), lang)


def play(
    game: str,
    bots: Sequence[str | Path | Bot | BotMaker],
    *,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: str | Path | Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    lang: str = "en",
    seconds: float = SECONDS,
) -> Table:
    """Plays a whole match and returns its table.

    A bot is a name (`expert`), a class of a file (`./mybot.py:MyBot`), a program (`cmd:./mybot`), any object with a
    method `choose(request)`, or a class or function that makes one. `seconds` is how long a file or a program may
    think about a move.

    >>> import speciate
    >>> speciate.play("evo", ["greedy", "random", "random"], seed=7)
    <Table: evo, 3 seats, won by [0]>
    """
    spec = get_game(game)
    agents = {seat: seated(bot, own_stream(seed, seat), spec, seconds) for seat, bot in enumerate(bots)}
    labels = [agent.name for agent in agents.values()]
    table = _laid_out(spec, len(bots), labels, seed, options, pack, names, lang)
    table._run(agents)
    return table
