"""Handing a seat to a bot in the middle of a game, and taking it back."""

from random import SystemRandom
from typing import TYPE_CHECKING

from speciate.bots.bot_loader import check_bot, open_bot
from speciate.bots.registry import BOTS
from speciate.cli.answers import COMMANDS, Answers
from speciate.cli.numbers import read_number
from speciate.core.errors import SpeciateError
from speciate.table.agent import close_agents, note_of
from speciate.table.match import Match

if TYPE_CHECKING:
    from speciate.cli.session import Session

TO_THE_END = -1
USUAL = next(name for name in ("strong", "greedy") if name in BOTS)


class StandIn:
    """A bot that plays a person's seat for some choices, or to the end."""

    def __init__(self, name: str, choices: int, note: str) -> None:
        self.name = name
        self.left = choices
        self._note = note  # of each choice, unless the bot has one of its own
        self._agent = open_bot(name, SystemRandom())

    def play(self, match: Match, seat: int) -> None:
        """One choice; the record says who made it."""
        move = self._agent.choose(match.request(seat, self._agent.needs_view))
        match.play(seat, move, note=note_of(self._agent) or self._note)
        if self.left > 0:
            self.left -= 1

    def close(self) -> None:
        close_agents([self._agent])


class LocalAnswers(Answers):
    """At a game of this machine a seat can be handed over by whoever sits there."""

    commands = (*COMMANDS, "auto")
    session: "Session"

    def do_auto(self, rest: str) -> None:
        """`auto`, `auto 5`, `auto greedy`, `auto greedy 5`, `auto greedy all`."""
        words = rest.split()
        choices: int | None = 1
        if words and (words[-1] == "all" or read_number(words[-1]) is not None):
            last = words.pop()
            choices = TO_THE_END if last == "all" else read_number(last)
        name = " ".join(words) or USUAL
        if not choices or choices < TO_THE_END:
            self.terminal.say("auto-form")
            return
        try:
            check_bot(name, self.match.game)
        except SpeciateError as error:
            self.terminal.print(str(error))
            return
        self.session.hand_over(self.seat, StandIn(name, choices, self.terminal.t("auto-note", bot=name)))
        self.went_back = True  # it is not the person's question any more
