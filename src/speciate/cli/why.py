"""Why not: the moves that are refused now, and the rule that refuses each."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from rich.text import Text

from speciate.cli.board_frame import Board
from speciate.cli.look import Json
from speciate.cli.prompt import VisibleGame
from speciate.cli.terminal import Terminal
from speciate.core.errors import SpeciateError
from speciate.core.moves import ArgType, Choice, Codec, pack
from speciate.core.refusal import Refusal
from speciate.table.words import Words, species_ids

MOST_OF_A_KIND = 4000  # candidates of one kind of move; no game comes near
MOST_SENTENCES = 6  # of one rule; the rest is counted

Refused = tuple[int, Refusal]


def candidates(codec: Codec, pieces: Mapping[str, Sequence[int]]) -> Iterator[int]:
    """Every move whose arguments name something on the table."""
    for kind in codec.kinds.values():
        values = [values_of(arg_type, pieces) for _, arg_type in kind.args]
        for number, args in enumerate(product(*values)):
            if number == MOST_OF_A_KIND:
                break
            yield pack(kind.number, *args)


def values_of(arg_type: ArgType, pieces: Mapping[str, Sequence[int]]) -> Sequence[int]:
    if arg_type.name in pieces:
        return pieces[arg_type.name]
    return range(len(arg_type.names)) if isinstance(arg_type, Choice) else ()


class WhyNot:
    """Answers for one seat at one moment."""

    def __init__(self, terminal: Terminal, match: VisibleGame, words: Words, board: Board, seat: int) -> None:
        self.terminal = terminal
        self.match = match
        self.words = words
        self.board = board
        self.seat = seat
        self.view: Json = dict(match.view(seat).to_json())
        self.codec = match.game.engine.codec

    def answer(self, question: str) -> None:
        """All that is refused; or a move by its code; or the refused moves whose words hold those of the question."""
        if not question:
            self.everything()
            return
        words = question.split()
        if len(words) > 1 and words[0] in self.codec.by_name:
            self.one(question)
        else:
            self.search(question)

    def everything(self) -> None:
        found = [pair for pair in self.refused() if not self.board.is_plain(pair[1].key)]
        if not found:
            self.terminal.say("why-nothing")
            return
        self.terminal.print(self.terminal.t("why-title"), style="bold")
        self.groups(found)

    def one(self, code: str) -> None:
        try:
            move = self.codec.parse(code)
        except SpeciateError as error:
            self.terminal.say("why-unreadable", code=code, detail=str(error))
            return
        refusal = self.match.refusal(self.seat, move)
        if refusal is None:
            self.terminal.say("why-legal", code=code)
        else:
            self.groups([(move, refusal)])

    def search(self, question: str) -> None:
        asked = question.casefold().split()
        found: list[Refused] = []
        for move, refusal in self.refused():
            said = f"{self.say(move)} {self.words.refusal(refusal)}".casefold()
            if all(word in said for word in asked):
                found.append((move, refusal))
        if found:
            self.groups(found)
        else:
            self.terminal.say("why-not-found", words=question)

    def refused(self) -> Iterator[Refused]:
        for move in candidates(self.codec, self.board.pieces(self.view)):
            refusal = self.match.refusal(self.seat, move)
            if refusal is not None:
                yield move, refusal

    def say(self, move: int) -> str:
        """A move in words; its code where it names a place with nothing in it."""
        try:
            return self.words.move(self.codec.move(move), self.seat, species_ids(self.view))
        except (IndexError, KeyError):
            return self.codec.text(move)

    def groups(self, found: Sequence[Refused]) -> None:
        """A paragraph a rule: its title and text, and under it the cases."""
        by_rule: dict[str, list[str]] = {}
        for _, refusal in found:
            sentences = by_rule.setdefault(refusal.rule, [])
            sentence = self.words.refusal(refusal)
            if sentence not in sentences:
                sentences.append(sentence)
        for rule, sentences in by_rule.items():
            title, text = self.words.rule(rule)
            slug = rule.removeprefix(f"{self.words.game.id}:")
            self.terminal.print(Text.assemble(("✗ ", "bold"), (title, "bold"), (f"  {slug}", "dim")))
            for sentence in sentences[:MOST_SENTENCES]:
                self.terminal.inset(sentence)
            if len(sentences) > MOST_SENTENCES:
                self.terminal.inset(self.terminal.t("why-more", count=len(sentences) - MOST_SENTENCES), "dim")
            self.terminal.inset(text, "italic dim")
