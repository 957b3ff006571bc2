"""What a person types at the prompt of a game, and what it means."""

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from speciate.cli import rulebook
from speciate.cli.numbers import read_number
from speciate.cli.why import WhyNot
from speciate.core.errors import SpeciateError
from speciate.core.moves import Move

if TYPE_CHECKING:
    from speciate.cli.prompt import Prompt

COMMANDS = ("help", "why", "rule", "log", "undo", "board", "save", "quit")
LAST_SENTENCES = 40  # of the log, unless more are asked for


class Leave(Exception):
    """The person wants to stop; the game is saved."""


class Answers:
    """Reads answers for one seat. Commands have a letter, and words in English and in the person's language."""

    commands: tuple[str, ...] = COMMANDS

    def __init__(self, session: "Prompt", seat: int, legal: list[Move]) -> None:
        self.session = session
        self.terminal = session.terminal
        self.match = session.match
        self.seat = seat
        self.legal = legal
        self.went_back = False  # a move was taken back: the question is another one now
        said = {command: self.terminal.t(f"command-{command}").casefold() for command in self.commands}
        self.names = {name: command for command, names in said.items() for name in names.split()}

    def read(self, answer: str) -> Move | None:
        """The move that was meant; None when the answer was a command or made no sense."""
        first, _, rest = answer.partition(" ")
        command = self.names.get(first.casefold())
        if command is None and first.startswith("?"):
            command = "help"
        number = read_number(answer)
        if number is not None:
            return self.by_number(number)
        if first in self.match.game.engine.codec.by_name:
            return self.by_code(answer)
        if command is not None:
            getattr(self, f"do_{command}")(rest.strip())
            return None
        self.terminal.say("answer-unknown", answer=answer)
        return None

    def by_number(self, number: int) -> Move | None:
        rows = self.session.rows(self.legal)
        if number in rows.by_number:
            return rows.by_number[number]
        self.terminal.say("answer-range", number=str(number), low=rows.low, high=rows.high)
        return None

    def by_code(self, code: str) -> Move | None:
        try:
            move = self.match.game.parse(code)
        except SpeciateError as error:
            self.terminal.print(str(error))
            return None
        if self.match.refusal(self.seat, move) is None:
            return move
        self.why().one(code)
        return None

    def why(self) -> WhyNot:
        return WhyNot(self.terminal, self.match, self.session.words, self.session.board, self.seat)

    # -- commands -------------------------------------------------------------------------------

    def do_help(self, _: str) -> None:
        self.terminal.print(self.terminal.t("help-in-game"), "")
        table = Table.grid(padding=(0, 3))
        for command in self.commands:
            names = self.terminal.t(f"command-{command}").split()
            table.add_row(Text("  " + names[0], "bold"), Text(", ".join(names[1:]), "dim"), self.about(command))
        self.terminal.print(table, "")
        legend = f"legend-{self.match.game.id}"
        if legend in self.terminal.messages.keys:
            self.terminal.print(self.terminal.t(legend), style="dim")

    def about(self, command: str) -> str:
        return self.terminal.t(f"command-{command}.about")

    def do_why(self, question: str) -> None:
        self.why().answer(question)

    def rule_examples(self) -> str:
        """Three rules of this game, as one asks for them."""
        rules = self.match.game.engine.rules
        return ", ".join([f"r {rules[len(rules) * part // 4]}" for part in (1, 2, 3)])

    def do_rule(self, query: str) -> None:
        words = self.session.words
        if not query:
            self.terminal.say("rule-which", examples=self.rule_examples())
            return
        try:
            slugs = rulebook.find(words, query)
        except SpeciateError:
            self.terminal.say("rule-none", words=query)
            return
        for slug in slugs:
            title, text = words.rule(slug)
            self.terminal.print(Text.assemble((title, "bold"), (f"  {slug}", "dim")))
            if len(slugs) <= 3:
                self.terminal.inset(text)

    def do_log(self, amount: str) -> None:
        sentences = self.session.sentences(self.seat)
        count = read_number(amount) or LAST_SENTENCES
        left_out = len(sentences) - count
        if left_out > 0 and amount != "all":
            self.terminal.hint("log-more", count=left_out)
            sentences = sentences[-count:]
        self.terminal.tell(sentences)

    def do_undo(self, _: str) -> None:
        self.went_back = self.session.go_back(self.seat)

    def do_board(self, _: str) -> None:
        decision = self.match.decision(self.seat)
        assert decision is not None
        self.session.show(decision, self.legal)

    def do_save(self, _: str) -> None:
        self.session.say_saved()

    def do_quit(self, _: str) -> None:
        self.session.save()
        raise Leave
