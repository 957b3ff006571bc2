"""What every bot chooses, by its name: from kept positions a few choices in a row, each seat with the same bot.

The thoughts of the searches are kept elsewhere; here is what lies around them: what a level notices, which moves it
thinks of at all, when a tree is used again. Searches have few rounds. `python -m tests.golden.make` writes it anew
where a change is meant; the games of the ladders count for as long as it stays.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from speciate.bots.levels import FORMER, LEVELS
from speciate.bots.registry import bots_of, make_bot
from speciate.bots.search_bot import SearchBot
from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.core.seats import NOBODY
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.table.agent import Agent, Request
from tests.bots.thoughts import FOREVER, STOPS, after

KEPT = Path(__file__).with_name("choices.txt")
ROUNDS = 24  # of a search
CHOICES = 10  # from each position
TOLD = 2  # in words; all are in the fingerprint


class Case(NamedTuple):
    game: GameSpec
    bot: str

    @property
    def name(self) -> str:
        return f"{self.game.id} {self.bot}"


def cases() -> Iterator[Case]:
    for game in map(get_game, STOPS):
        for bot in (*bots_of(game.id), *FORMER):
            yield Case(game, bot)


def line(case: Case) -> str:
    chosen = [choice for stop in STOPS[case.game.id] for choice in choices(case, after(case.game, stop), stop)]
    words = ", ".join(case.game.engine.codec.text(move) for _, move in chosen[:TOLD])
    return f"{case.name}: {words}, …; {fingerprint(canonical_whole(chosen))}"


def choices(case: Case, state: State, stop: int) -> Iterator[tuple[int, int]]:
    bots = [bot(case.bot, stream(case.name, f"{stop} seat {seat}")) for seat in range(state.seats)]
    nature = stream(case.name, f"{stop} nature")
    for _ in range(CHOICES):
        if state.actor == NOBODY:
            return
        owed = state.pending()[0]
        move = bots[owed.seat].choose(Request(case.game, owed, state.legal(owed.seat), state.view(owed.seat)))
        yield owed.seat, move
        state.apply(owed.seat, move)
        state.settle(nature)


def bot(name: str, rng: Random) -> Agent:
    level = {**LEVELS, **FORMER}.get(name)
    if level is None:
        return make_bot(name, rng)
    return SearchBot(rng, name, level._replace(iterations=min(level.iterations, ROUNDS), seconds=FOREVER))


def lines() -> list[str]:
    return [line(case) for case in cases()]
