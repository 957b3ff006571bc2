"""A model at a seat: it is shown the table, answers with a code, and is told by which rule when it cannot be played."""

from dataclasses import dataclass, field
from random import Random

from speciate.core.errors import IllegalMove, SpeciateError
from speciate.language.choices import read_choice, refused
from speciate.language.models import Model, read_answer
from speciate.language.moment import Moment, moment_of
from speciate.language.obfuscation import Obfuscation
from speciate.language.seat_text import SeatText
from speciate.table.agent import Request
from speciate.table.match import Match

INTRODUCTION = """You play a board game against others. Answer with one code in [brackets], as in [pass]: what stands
in the last brackets of your answer is played. There is no list of what you can do; what the rules forbid is refused."""
WITH_LIST = """You play a board game against others. Answer with one code in [brackets], as in [pass]: what stands in
the last brackets of your answer is played."""
UNREADABLE = "unreadable"  # in place of a rule's slug


@dataclass
class Refusals:
    """How often a rule, or the form of codes, was broken, and how often the very next answer was legal."""

    count: int = 0
    mended: int = 0


@dataclass
class Tally:
    """What a model did over many games."""

    decisions: int = 0  # it was asked for; what leaves no choice is not asked
    answers: int = 0
    illegal: int = 0  # answers that could not be played
    illegal_first: int = 0  # decisions whose first answer could not be
    given_up: int = 0  # decisions that a random move was made for
    moves: int = 0  # made by its answers: a whole choice is several
    characters: int = 0  # of all that it was shown
    rules: dict[str, Refusals] = field(default_factory=dict)

    def refuse(self, rule: str) -> Refusals:
        self.illegal += 1
        refusals = self.rules.setdefault(rule, Refusals())
        refusals.count += 1
        return refusals


@dataclass(frozen=True)
class Terms:
    """How a model is asked."""

    tries: int = 3  # answers to one decision
    list_moves: bool = False
    obfuscate: bool = False
    lang: str = "en"


class ModelAgent:
    """An agent as the lab knows it. A whole choice is asked for once, and its moves are made one after the other."""

    needs_view = True

    def __init__(
        self,
        name: str,
        model: Model,
        match: Match,
        terms: Terms,
        tally: Tally,
        rng: Random,
        names: Obfuscation | None = None,
    ) -> None:
        self.name = name
        self.failures = 0
        self.note = ""
        self._model = model
        self._match = match  # only for what this seat hears of it
        self._terms = terms
        self._tally = tally
        self._rng = rng
        self._text = SeatText(terms.lang, abbreviate=names is None)  # a made-up word is known only whole
        self._names = names
        self._told = 0
        self._rest: list[int] = []

    def choose(self, request: Request) -> int:
        self.note = ""
        if self._rest and self._rest[0] in request.packed:
            return self._rest.pop(0)
        self._rest = []
        if len(request.packed) == 1:
            return request.packed[0]
        moment = moment_of(self._match, request.seat, self._told)
        self._told = len(self._match.happened)
        move, *self._rest = self._ask(moment) or [self._rng.choice(request.packed)]
        return move

    def _ask(self, moment: Moment) -> list[int]:
        """The moves of the first answer that can be played; none when it has had its tries."""
        tally = self._tally
        tally.decisions += 1
        question = self.question(moment)
        complaint = ""
        before: Refusals | None = None
        for attempt in range(self._terms.tries):
            answer = self._say(question + complaint)
            tally.answers += 1
            moves, error = self._read(moment, answer)
            if error is None:
                if before is not None:
                    before.mended += 1
                tally.moves += len(moves)
                return moves
            tally.illegal_first += attempt == 0
            before = tally.refuse(error.rule if isinstance(error, IllegalMove) else UNREADABLE)
            complaint = f"\nYour answer [{answer}] cannot be played. {self._shown(self._text.error(moment, error))}"
        tally.given_up += 1
        self.failures += 1
        self.note = f"no legal answer in {self._terms.tries} tries; a random move was made"
        return []

    def _say(self, text: str) -> str:
        self._tally.characters += len(text)
        return read_answer(self._model(text))

    def _read(self, moment: Moment, answer: str) -> tuple[list[int], SpeciateError | None]:
        code = self._names.show(answer) if self._names is not None else answer
        try:
            moves = read_choice(moment.game, code)
        except SpeciateError as error:
            return [], error
        return moves, refused(moment, moves)

    def question(self, moment: Moment) -> str:
        """All that a model without a memory needs: what to do, how moves are written, the table, the news."""
        parts = [WITH_LIST if self._terms.list_moves else INTRODUCTION, self._text.syntax(moment), ""]
        parts.append(self._text.look(moment))
        if self._terms.list_moves:
            parts.append(self._text.legal(moment))
        return self._shown("\n".join(parts))

    def _shown(self, text: str) -> str:
        return self._names.hide(text) if self._names is not None else text
