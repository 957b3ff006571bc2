"""A game at the terminal, from whatever position to its end: bots move, people are asked, everything is saved."""

from pathlib import Path

from rich.text import Text

from speciate.cli.answers import Leave
from speciate.cli.board_frame import scores
from speciate.cli.handover import LocalAnswers, StandIn
from speciate.cli.prompt import MOST_NEWS, Prompt
from speciate.cli.terminal import Terminal
from speciate.core.decision import Decision
from speciate.core.moves import Move
from speciate.core.seats import SPECTATOR
from speciate.table.agent import Agent
from speciate.table.match import Match
from speciate.table.undo import find_undo_point

INTERRUPTED = 130


class Session(Prompt):
    """One match, the bots at it, and whoever sits before the screen."""

    match: Match

    def __init__(
        self, terminal: Terminal, match: Match, kinds: list[str], agents: dict[int, Agent], path: Path, auto: bool
    ) -> None:
        super().__init__(terminal, match, match.names, kinds)
        self.agents = agents
        self.stand_ins: dict[int, StandIn] = {}  # bots that play for people
        self.path = path
        self.auto = auto
        self.people = [seat for seat in range(len(match.names)) if seat not in agents]
        self.viewer = self.people[0] if len(self.people) == 1 else -1  # who saw the screen last
        self.told = dict.fromkeys(self.people, 0)  # how many entries each person has heard of

    def run(self) -> int:
        """Plays to the end, or until the person leaves. Whatever happens, the file holds every move made."""
        try:
            self.save()
            while not self.match.record.is_finished:
                try:
                    self.turn()
                except KeyboardInterrupt:
                    if not self.take_back():
                        raise
            self.finish()
        except KeyboardInterrupt:
            self.terminal.print("")
            self.how_to_resume()
            return INTERRUPTED
        except (EOFError, Leave):
            self.how_to_resume()
        finally:
            self.take_back()
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
        handed = next((decision for decision in pending if decision.seat in self.stand_ins), None)
        if handed is not None:
            self.stand_in(handed.seat)
            return
        # who looks already goes on, so that the screen changes hands as seldom as can be
        decision = next((owed for owed in pending if owed.seat == self.viewer), pending[0])
        legal = list(self.match.legal(decision.seat))
        if self.auto and len(legal) == 1 and self.tells_nothing(decision.seat):
            self.match.play(decision.seat, legal[0], forced=True)
            self.save()
            return
        self.curtain(decision.seat)
        self.person(decision, legal)

    def tells_nothing(self, seat: int) -> bool:
        """Whether a move may be made unasked: others who watch the screen must know already that it is forced."""
        return len(self.people) == 1 or self.match.game.cooperative or self.match.is_open(seat)

    # -- a person's turn ------------------------------------------------------------------------

    def curtain(self, seat: int) -> None:
        """Hides one person's hand before the next one looks; who plays together has none to hide."""
        if self.match.game.cooperative:
            self.viewer = seat
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
        answers = LocalAnswers(self, seat, legal)
        self.show(decision, legal)
        while True:
            answer = self.terminal.ask(self.ask_text(seat, legal))
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

    def unheard(self, seat: int) -> list[str]:
        sentences = self.log.since(self.match, self.told[seat], seat)
        self.told[seat] = self.match.position
        return sentences

    def sentences(self, seat: int) -> list[str]:
        return self.log.since(self.match, 0, seat)

    def go_back(self, seat: int) -> bool:
        back = find_undo_point(self.match, seat)
        if back.obstacle:
            self.terminal.say(f"undo-{back.obstacle}")
            return False
        self.match.undo(seat, back.to, back.keep)
        self.save()
        return True

    def say_saved(self) -> None:
        self.save()
        self.terminal.line("saved", path=str(self.path))

    # -- handing over ---------------------------------------------------------------------------

    def hand_over(self, seat: int, bot: StandIn) -> None:
        self.stand_ins[seat] = bot
        self.terminal.say("auto-handed", bot=bot.name, name=self.words.seat(seat))

    def stand_in(self, seat: int) -> None:
        """The bot that has the seat chooses; after the last choice it was given the person has it again."""
        bot = self.stand_ins[seat]
        bot.play(self.match, seat)
        self.save()
        if bot.left == 0:
            self.stand_ins.pop(seat).close()

    def take_back(self) -> bool:
        """All seats that bots play for people are theirs again; whether there were any."""
        seats = list(self.stand_ins)
        for seat in seats:
            self.stand_ins.pop(seat).close()
            self.terminal.say("auto-taken", name=self.words.seat(seat))
        return bool(seats)

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
