"""A game on a server, played at this terminal: the board, the prompt and the commands are those of `play`."""

import asyncio
from typing import Any, Final

from rich.text import Text

from speciate.cli.answers import Answers, Leave
from speciate.cli.board_frame import scores
from speciate.cli.keyboard import Keyboard
from speciate.cli.prompt import MOST_NEWS, Prompt
from speciate.cli.remote_match import RemoteLog, RemoteMatch
from speciate.cli.terminal import Terminal, printable
from speciate.client.errors import Refused
from speciate.client.messages import Answer
from speciate.client.seat import Seat
from speciate.core.game import GameSpec
from speciate.core.moves import Move
from speciate.core.refusal import Refusal

#: News by which a question is no more.
SETTLED: Final = ("handed", "reissued", "paused", "dropped")


class RemoteAnswers(Answers):
    """What a person types; what the server has to do for it is left in `wish`."""

    commands = ("help", "why", "rule", "log", "undo", "board", "say", "yes", "no", "quit")

    def __init__(self, session: "RemoteSession", seat: int, legal: list[Move]) -> None:
        super().__init__(session, seat, legal)
        self.wish: tuple[str, dict[str, Any]] | None = None

    def do_undo(self, _: str) -> None:
        self.wish = ("undo", {})

    def do_say(self, text: str) -> None:
        if text:
            self.wish = ("chat", {"text": text})

    def do_yes(self, _: str) -> None:
        self.wish = ("vote", {"yes": True})

    def do_no(self, _: str) -> None:
        self.wish = ("vote", {"yes": False})

    def do_board(self, _: str) -> None:
        decision = self.match.decision(self.seat)
        if decision is not None:
            self.session.show(decision, self.legal)

    def do_quit(self, _: str) -> None:
        raise Leave


class RemoteSession(Prompt):
    """One seat of one table, and whoever sits before this screen."""

    keys = "join-keys"

    def __init__(self, terminal: Terminal, game: GameSpec, seat: Seat, auto: bool) -> None:
        places = seat.table.seats
        names = [printable(place.name) for place in places]
        super().__init__(terminal, RemoteMatch(game, seat), names, [place.agent for place in places])
        self.seat = seat
        self.number = seat.number
        self.auto = auto
        self.keyboard = Keyboard(terminal)
        self.far_log = RemoteLog(terminal, self.log)
        self.told = 0
        self.shown: object = None  # the question on the screen
        self.forced = 0  # moves made for the person since their last choice
        self.asked: int | None = None  # the seat, or the host, who asks the table for something
        self.waiting: list[int] = []
        self.connected = True

    # -- what the prompt needs ------------------------------------------------------------------

    def unheard(self, seat: int) -> list[str]:  # noqa: ARG002 (there is one person here)
        news = self.seat.news[min(self.told, self.seat.version) :]
        self.told = self.seat.version
        for one in news:
            self.notice(one)
        return self.far_log.sentences(news)

    def sentences(self, seat: int) -> list[str]:  # noqa: ARG002 (there is one person here)
        return self.far_log.sentences(self.seat.news)

    def notice(self, news: dict[str, Any]) -> None:
        """Whether a question to the table is open."""
        kind = news.get("table")
        if kind == "asked":
            self.asked = int(news["seat"])
        elif (kind == "answered" and not news["yes"]) or kind in SETTLED or news.get("event") == "undone":
            self.asked = None

    @property
    def is_voter(self) -> bool:
        return self.number >= 0 and self.asked is not None and self.asked != self.number

    @property
    def codes(self) -> list[str]:
        """What can be done now; nothing while the game is paused."""
        return [] if self.seat.table.paused or self.seat.table.status != "playing" else self.seat.legal

    def moves(self) -> list[Move]:
        return [self.match.game.parse(code) for code in self.codes]

    # -- the game -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Plays to the end; Leave and EOFError when the person does not want to."""
        while True:
            seen = self.seat.changes
            self.refresh()
            if self.seat.table.status in ("over", "closed"):
                break
            if self.seat.connected and self.will_be_played():
                self.forced += 1
                await self.perform("play", moves=self.codes)
                continue
            line = await self.next(seen)
            if line is not None:
                await self.read(line)
        self.finish()

    async def next(self, seen: int) -> str | None:
        """What is typed, or None when something has changed first."""
        change = asyncio.ensure_future(self.seat.changed(seen))
        waited: set[asyncio.Future[Any]] = {change}
        if self.codes or self.is_voter:
            text = self.ask_text(self.number, self.moves()) if self.codes else self.terminal.t("join-vote") + " "
            waited.add(self.keyboard.ask(text))
        elif self.keyboard.line is not None:
            waited.add(self.keyboard.line)
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not change.done():
                change.cancel()
        if self.keyboard.line is not None and self.keyboard.line.done():
            return self.keyboard.take()
        change.result()
        return None

    def refresh(self) -> None:
        """Draws what has changed: a new question with the whole table, anything else as sentences."""
        if self.connected != self.seat.connected:
            self.connected = self.seat.connected
            self.terminal.hint("join-again" if self.connected else "join-cut")
        decision = self.seat.decision if self.codes else None
        question = (decision, self.codes, self.seat.view) if decision is not None else None
        if question is not None and question != self.shown and not self.will_be_played():
            self.shown = question
            assert decision is not None
            self.show(decision, self.moves())
            return
        self.terminal.tell(self.unheard(self.number))
        waiting = [] if self.codes else self.seat.table.waiting
        if waiting and waiting != self.waiting:
            names = ", ".join(self.words.seat(seat) for seat in waiting)
            self.terminal.hint("join-waiting", names=names)
        self.waiting = list(waiting)

    def will_be_played(self) -> bool:
        """The only possible move, if all can see that it is: else haste would tell of what is hidden."""
        return self.auto and len(self.codes) == 1 and self.forced >= 0 and self.match.is_open(self.number)

    async def read(self, line: str) -> None:
        legal = self.moves()
        if line == "":
            self.shown = None
            return
        answers = RemoteAnswers(self, self.number, legal)
        move = answers.read(line)
        if move is not None:
            self.forced = 0
            await self.perform("play", moves=[move.code])
        elif answers.wish is not None:
            await self.grant(*answers.wish)

    async def grant(self, do: str, fields: dict[str, Any]) -> None:
        """A move that was made for the person is taken back together with the choice before it."""
        times = 1 + max(0, self.forced) if do == "undo" else 1
        for _ in range(times):
            if not await self.perform(do, **fields):
                return
        if do == "undo":
            self.forced = -1  # or the only move would be made again at once
        if do == "vote":
            self.asked = None

    async def perform(self, do: str, **fields: Any) -> bool:
        """Does it, or says why not."""
        try:
            if do == "play":
                await self.seat.play(*fields["moves"])
                return True
            answer = await self.seat.command(do, **fields)
        except Refused as error:
            if error.answer is None:
                self.terminal.print(str(error))
                return False
            answer = error.answer
        if not answer.ok:
            self.terminal.print(self.why_not(answer))
            self.forced = -1
        return answer.ok

    def why_not(self, answer: Answer) -> str:
        """In the game's words or the terminal's, where they know the reason; else in the server's."""
        if f"refusal-{answer.key}" in self.words.keys:
            return self.words.refusal(Refusal(answer.rule, answer.key, answer.args))
        key = f"table-refuses-{answer.key}"
        return self.terminal.t(key, **answer.args) if key in self.terminal.messages.keys else answer.error

    def finish(self) -> None:
        if self.terminal.is_live:
            self.terminal.clear()
        look = self.look(self.number)
        if self.seat.view:
            self.terminal.print(self.board.draw(self.seat.view, look))
        self.terminal.tell(self.far_log.sentences(self.seat.news)[-MOST_NEWS:])
        if self.seat.outcome is not None:
            title = Text(self.terminal.t("end-title"), "bold")
            self.terminal.print("", title, scores(self.seat.outcome, look), "")
