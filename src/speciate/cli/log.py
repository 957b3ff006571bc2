"""What happened, in sentences, as one listener may hear it."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from speciate.core.event import Event
from speciate.table.match import Match
from speciate.table.record import Entry
from speciate.table.words import Words

ALL = -9  # a listener who hears everything: for finished games, and for games of bots only
DRAWS = ("drew", "drew-unseen")


class Speaker(Protocol):
    """Whoever has the command line's own sentences: a terminal, or the bare messages."""

    def t(self, key: str, /, **args: object) -> str: ...


def heard(event: Event, listener: int) -> Event | None:
    return event if listener == ALL else event.heard_by(listener)


class Log:
    """Puts events into sentences, draws in a row into a single one."""

    def __init__(self, terminal: Speaker, words: Words) -> None:
        self.terminal = terminal
        self.words = words
        # a game that draws other things than cards has its own sentence for each
        self.merged = DRAWS if "card" in words.game.engine.events.get("drew", {}) else ()

    def since(self, match: Match, start: int, listener: int) -> list[str]:
        """Everything from entry `start` on."""
        return self.sentences(match.record.entries[start:], match.happened[start:], listener)

    def sentences(self, entries: Sequence[Entry], happened: Sequence[Sequence[Event]], listener: int) -> list[str]:
        out: list[str] = []
        draws: list[Event] = []
        marked: Entry | None = None  # the move that was already called forced, or noted
        for entry, event in self._heard(entries, happened, listener):
            if event.name in self.merged:
                if draws and (draws[0].name, draws[0].args["seat"]) != (event.name, event.args["seat"]):
                    out.append(self._drew(draws))
                    draws = []
                draws.append(event)
                continue
            if draws:
                out.append(self._drew(draws))
                draws = []
            sentence = self._sentence(event, entry)
            if entry is not marked and (entry.forced or entry.note):
                sentence = self._marked(sentence, entry, listener)
                marked = entry
            out.append(sentence)
        if draws:
            out.append(self._drew(draws))
        return out

    def _heard(
        self, entries: Sequence[Entry], happened: Sequence[Sequence[Event]], listener: int
    ) -> Iterator[tuple[Entry, Event]]:
        for entry, events in zip(entries, happened, strict=True):
            for event in events:
                told = heard(event, listener)
                if told is not None:
                    yield entry, told

    def _marked(self, sentence: str, entry: Entry, listener: int) -> str:
        if entry.note and listener in (ALL, entry.seat):
            return self.terminal.t("log-note", sentence=sentence, note=entry.note)
        if entry.note:  # it may quote what the others must not know, such as a card the bot tried to play
            return self.terminal.t("log-not-own", sentence=sentence)
        return self.terminal.t("log-forced", sentence=sentence)

    def _sentence(self, event: Event, entry: Entry) -> str:
        if event.name == "undone":
            return self.terminal.t("log-undone", seat=self.words.seat(entry.seat))
        return self.words.event(event)

    def _drew(self, draws: Sequence[Event]) -> str:
        if len(draws) == 1:
            return self.words.event(draws[0])
        seat = self.words.seat(int(str(draws[0].args["seat"])))
        if draws[0].name == "drew":
            cards = ", ".join(self.words.card(str(event.args["card"])) for event in draws)
            return self.terminal.t("log-drew", seat=seat, count=len(draws), cards=cards)
        return self.terminal.t("log-drew-unseen", seat=seat, count=len(draws))
