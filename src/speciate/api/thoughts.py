"""What a bot thinks of the moves of a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, overload

from speciate.api.seating import seated
from speciate.api.sentences import messages
from speciate.bots.custom import BadBot, Bot, BotMaker
from speciate.core.moves import Move
from speciate.table.agent import Request, close_agents
from speciate.table.words import Words, species_ids

LINE = 5  # moves of an expected line that a notebook shows


@dataclass(frozen=True)
class ConsideredMove:
    """One move: how often it was tried, its worth from 0 to 1, the line expected after it (seat and move), in words."""

    move: Move
    visits: int
    value: float
    line: tuple[tuple[int, Move], ...]
    text: str


class Thoughts(Sequence[ConsideredMove]):
    """All legal moves as a bot sees them, the best first. In a notebook each has a bar.

    >>> import speciate
    >>> thoughts = speciate.new("evolution", seats=3, seed=1).think(0, "strong", seed=1)
    >>> len(thoughts), thoughts.best == thoughts[0].move, 0 <= thoughts[0].value <= 1
    (4, True, True)
    """

    def __init__(self, title: str, thoughts: Sequence[ConsideredMove], lang: str = "en") -> None:
        self.title = title  # whose seat, and which bot
        self._lang = lang
        self._thoughts = tuple(thoughts)

    @property
    def best(self) -> Move:
        """What the bot would play."""
        return self._thoughts[0].move

    @overload
    def __getitem__(self, place: int) -> ConsideredMove: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[ConsideredMove]: ...
    def __getitem__(self, place: int | slice) -> ConsideredMove | Sequence[ConsideredMove]:
        return self._thoughts[place]

    def __len__(self) -> int:
        return len(self._thoughts)

    def __repr__(self) -> str:
        return f"<Thoughts: {', '.join(f'{thought.move} {thought.value:.2f}' for thought in self._thoughts)}>"

    def __str__(self) -> str:
        longest = max(len(thought.move.code) for thought in self._thoughts)
        lines = [
            f"{one.move.code:<{longest}}  {self._worth(one):>4}  {one.visits:>5}  {one.text}" for one in self._thoughts
        ]
        return "\n".join([self.title, *lines])

    def _worth(self, one: ConsideredMove) -> str:
        """Among moves that were tried, a mere first impression is not to be compared."""
        return f"{one.value:.2f}" if one.visits or not self._thoughts[0].visits else "–"

    def _repr_html_(self) -> str:
        from speciate.api.drawing import Bar, bars

        t = messages(self._lang).t
        most = max(thought.visits for thought in self._thoughts)
        rows = [
            Bar(
                one.move.code,
                one.text,
                one.visits / most if most else one.value,
                (self._worth(one), str(one.visits)),
                "; ".join(f"{seat}: {move.code}" for seat, move in one.line[1:LINE]),
            )
            for one in self._thoughts
        ]
        return bars(self.title, ["", t("thoughts-worth"), t("thoughts-tried"), t("thoughts-line")], rows)


def think(request: Request, bot: str | Bot | BotMaker, words: Words, rng: Random) -> Thoughts:
    """What a bot thinks of a request; BadBot where it cannot say."""
    agent = seated(bot, rng, request.game)
    explain = getattr(agent, "explain", None)
    try:
        if explain is None:
            raise BadBot(f"{agent.name} cannot say what it thinks; beginner, casual, strong, expert and master can")
        told: list[dict[str, Any]] = explain(request)
    finally:
        close_agents([agent])
    game = request.game
    ids = species_ids(request.view)
    thoughts = []
    for one in told:
        move = game.parse(one["move"])
        line = tuple((seat, game.parse(code)) for seat, code in zip(one["seats"], one["line"], strict=True))
        thoughts.append(ConsideredMove(move, one["visits"], one["value"], line, words.move(move, request.seat, ids)))
    return Thoughts(f"{words.seat(request.seat)}: {agent.name}", thoughts, words.lang)
