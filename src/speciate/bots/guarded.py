"""A bot that may fail: that costs it the move, which the fallback makes, and whoever wrote it is told why.

After MOST_FAILURES in one game the fallback plays to the end.
"""

from random import Random

from speciate.bots.bot_log import BotLog
from speciate.bots.fallback import Fallback
from speciate.bots.process import BotFailed
from speciate.core.game import GameSpec
from speciate.table.agent import Request

MOST_FAILURES = 3


class GuardedBot:
    """One seat of one match; how the bot is asked is for a subclass to say."""

    needs_view = True

    def __init__(self, name: str, rng: Random, log: BotLog | None = None) -> None:
        self.name = name
        #: Why the last move was not the bot's own; empty when it was.
        self.note = ""
        self.failures = 0
        #: The first failure: at which of its choices, and why.
        self.first_failure = ""
        self.choices = 0
        self._log = log
        self._fallback = Fallback(rng)

    def ask(self, request: Request) -> int:
        """One of the legal moves; BotFailed says in one line what the bot did instead."""
        raise NotImplementedError

    def check(self, game: GameSpec) -> None:
        """Starts it once; BotFailed says why it does not get ready."""
        raise NotImplementedError

    def close(self) -> None:
        """Ends what runs; the next question begins anew."""

    def choose(self, request: Request) -> int:
        self.note = ""
        self.choices += 1
        if self.failures >= MOST_FAILURES:
            self.note = f"bot has failed {self.failures} times; {self._fallback.name} plays on for it"
            return self._fallback.choose(request)
        try:
            return self.ask(request)
        except BotFailed as failure:
            self.failures += 1
            where = f"choice {self.choices} ({request.decision.kind})"
            self.first_failure = self.first_failure or f"{where}: {failure}"
            self.keep(f"{where} failed", f"{failure}\nlegal: {', '.join(request.legal.codes())}")
            self.close()
            self.note = f"bot failed: {failure}; {self._fallback.name} played for it"
            return self._fallback.choose(request)

    def keep(self, what: str, text: str) -> None:
        """For the log, if there is one."""
        if self._log is not None:
            self._log.add(self.name, what, text)
