"""What an experiment plays: one game, fixed options and bots, many seeds."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property

from speciate.bots.bot_loader import check_bot
from speciate.bots.external import SECONDS
from speciate.bots.random import RandomBot
from speciate.core.errors import BadOption
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.lab.origin import Origin, origin


@dataclass(frozen=True)
class Plan:
    """Plain data, so that it crosses to other processes. `bots` has one name a seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    pack: Mapping[str, object] | None = None
    seconds: float = SECONDS  # a script or a program has for each choice

    def check(self) -> None:
        """Raises a clear error for anything unknown, before a single game is played."""
        game = get_game(self.game)
        game.new(len(self.bots), self.options, game.engine.pack(self.pack))
        for name in dict.fromkeys(self.bots):
            check_bot(name, game)
        if self.games < 1:
            text = f"the number of games is 1 or more, not {self.games}"
            raise BadOption(text, "option-games", games=self.games)

    @cached_property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @cached_property
    def read_options(self) -> dict[str, object]:
        """All options of the game, read once in each process."""
        return self.spec.read_options(self.options)

    @cached_property
    def is_chance(self) -> bool:
        """Whether all bots take any move with equal chance: then any stream will do, and the engine plays by itself."""
        return all(name == RandomBot.name for name in self.bots)

    def __getstate__(self) -> dict[str, object]:
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def origin(self) -> Origin:
        """Two plans of the same origin give the same games."""
        return origin(self.spec, self.bots, asdict(self))

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """For each seat, which of `bots` sits there: from game to game all move on by one, and then from the front."""
        count = len(self.bots)
        return [tuple((seat + turn) % count for seat in range(count)) for turn in range(count)]

    def seating(self, number: int) -> tuple[int, ...]:
        """That of game `number`: every bot sits everywhere equally often."""
        return self.seatings[number % len(self.bots)]
