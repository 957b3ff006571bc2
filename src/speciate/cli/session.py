"""A game at the terminal, from whatever position to its end: bots move, people are asked, everything is saved."""

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from speciate.cli.answers import Answers, Leave
from speciate.cli.board import board_of, choices, scores
from speciate.cli.log import Log
from speciate.cli.look import GLYPHS, Look
from speciate.cli.terminal import Terminal, bullets
from speciate.core.decision import Decision
from speciate.core.moves import Move
from speciate.core.seats import SPECTATOR
from speciate.table.agent import Agent
from speciate.table.match import Match
from speciate.table.words import species_ids

MOST_NEWS = 14  # sentences told before a turn; the log has them all
LEAST_NEWS = 4
PROMPT_LINES = 7  # headings, the question, the keys and the prompt
INTERRUPTED = 130


class Session:
    """One match, the bots at it, and whoever sits before the screen."""

    def __init__(self, terminal: Terminal, match: Match, agents: dict[int, Agent], path: Path, auto: bool) -> None:
        self.terminal = terminal
        self.match = match
        self.agents = agents
        self.path = path
        self.auto = auto
        self.words = terminal.words(match.game, match.names)
        self.board = board_of(match.game.id)
        self.log = Log(terminal, self.words)
        self.people = [seat for seat in range(len(match.names)) if seat not in agents]
        self.viewer = self.people[0] if len(self.people) == 1 else -1  # who saw the screen last
        self.told = dict.fromkeys(self.people, 0)  # how many entries each person has heard of

    def run(self) -> int:
        """Plays to the end, or until the person leaves. Whatever happens, the file holds every move made."""
        try:
            self.save()
            while not self.match.record.is_finished:
                self.turn()
            self.finish()
        except KeyboardInterrupt:
            self.terminal.print("")
            self.how_to_resume()
            return INTERRUPTED
        except (EOFError, Leave):
            self.how_to_resume()
        return 0

    def save(self) -> None:
        self.match.record.save(self.path)

    def turn(self) -> None:
        """One move. Bots go first where several owe one, so that a person's choice can still be taken back."""
        pending = self.match.pending()
        bot = next((decision for decision in pending if decision.seat in self.agents), None)
        if bot is not None:
            self.match.step({bot.seat: self.agents[bot.seat]})
            self.save()
            return
        # who looks already goes on, so that the screen changes hands as seldom as can be
        decision = next((owed for owed in pending if owed.seat == self.viewer), pending[0])
        legal = list(self.match.legal(decision.seat))
        if self.auto and len(legal) == 1:
            self.match.play(decision.seat, legal[0], forced=True)
            self.save()
            return
        self.curtain(decision.seat)
        self.person(decision, legal)

    # -- a person's turn ------------------------------------------------------------------------

    def curtain(self, seat: int) -> None:
        """Hides one person's hand before the next one looks."""
        if seat == self.viewer:
            return
        self.viewer = -1
        self.terminal.clear()
        self.terminal.print(self.look(-1).seat(seat))
        self.terminal.ask(self.terminal.t("curtain", name=self.words.seat(seat)) + " ")
        self.viewer = seat

    def person(self, decision: Decision, legal: list[Move]) -> None:
        """Shows the table and asks until a move is made, or taken back."""
        seat = decision.seat
        answers = Answers(self, seat, legal)
        self.show(decision, legal)
        while True:
            # the number of the question's choices is in the prompt, so that it is clear what to type
            answer = self.terminal.ask(f"{GLYPHS[seat % len(GLYPHS)]} {self.words.seat(seat)} [1-{len(legal)}] > ")
            if answer == "":
                self.show(decision, legal)
                continue
            move = answers.read(answer)
            if move is not None:
                self.match.play(seat, move)
                self.save()
                return
            if answers.went_back:
                return

    def show(self, decision: Decision, legal: list[Move]) -> None:
        """The table, the news, what to do, and the choices."""
        seat = decision.seat
        view = dict(self.match.view(seat).to_json())
        if self.terminal.is_live:
            self.terminal.clear()
        else:
            self.terminal.print("")
        look = self.look(seat)
        ids = species_ids(view)
        said = [self.words.move(move, seat, ids) for move in legal]
        listed = choices(said, [move.code for move in legal], look.width)
        drawn = self.board.draw(view, look)
        room = self.room(drawn, listed)
        if room < LEAST_NEWS:
            look.compact = True
            drawn = self.board.draw(view, look)
            room = self.room(drawn, listed)
        self.terminal.print(drawn)
        self.news(seat, room)
        self.terminal.print("", Text(self.words.decision(decision.kind), "bold"), listed)
        self.terminal.hint("prompt-keys")

    def room(self, *things: RenderableType) -> int:
        """How many lines of news the screen has room for; where there is no screen, as many as wanted."""
        if not self.terminal.is_live:
            return 1000
        return self.terminal.console.height - sum(self.height(thing) for thing in things) - PROMPT_LINES

    def height(self, thing: RenderableType) -> int:
        return len(self.terminal.console.render_lines(thing, pad=False))

    def news(self, seat: int, most: int) -> None:
        """What the person has not heard yet, the newest of it if there is too much."""
        sentences = self.log.since(self.match, self.told[seat], seat)
        self.told[seat] = self.match.position
        if not sentences:
            return
        kept = sentences[-MOST_NEWS:]
        while len(kept) > LEAST_NEWS and self.height(bullets(kept)) > most:
            kept = kept[1:]
        self.terminal.print(self.terminal.t("news-title"), style="bold")
        if len(sentences) > len(kept):
            self.terminal.hint("news-more", count=len(sentences) - len(kept))
        self.terminal.tell(kept)

    def look(self, seat: int) -> Look:
        you = [seat] if seat >= 0 else []
        agents = self.match.record.header.agents
        return Look(self.words, self.terminal.t, self.terminal.console.width, agents, you)

    # -- the end --------------------------------------------------------------------------------

    def finish(self) -> None:
        listener = self.viewer if len(self.people) == 1 else SPECTATOR
        if self.terminal.is_live:
            self.terminal.clear()
        view = dict(self.match.view(SPECTATOR).to_json())
        look = self.look(listener)
        self.terminal.print(self.board.draw(view, look))
        start = self.told.get(listener, max(self.told.values(), default=0))
        self.terminal.tell(self.log.since(self.match, start, listener)[-MOST_NEWS:])
        outcome = self.match.outcome
        assert outcome is not None
        self.terminal.print("", Text(self.terminal.t("end-title"), "bold"), scores(outcome, look), "")
        self.terminal.say("end-replay")
        self.terminal.command("replay", self.path)

    def how_to_resume(self) -> None:
        if len(self.people) > 1:
            self.terminal.clear()  # the hand on the screen is not for the others
        self.terminal.say("saved-resume")
        self.terminal.command("play", "--resume", self.path)
