"""What is asked of a game: at which tables, by whom it is played, how often, and how closely one looks."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path

from speciate.core.digest import canonical, fingerprint
from speciate.core.errors import BadOption, UnknownName
from speciate.core.game import GameSpec, Pack
from speciate.core.outcome import Outcome
from speciate.core.registry import get_game
from speciate.core.state import State
from speciate.core.streams import stream
from speciate.lab.metrics.players import Player, check_player, open_player
from speciate.lab.origin import Origin, origin
from speciate.table.agent import close_agents

USUAL_LEVELS = ("random", "beginner", "casual", "strong")


@dataclass(frozen=True)
class Study:
    """`games` deals for each number of seats. `bots` take turns at the seats; a single one sits everywhere.

    `levels` are the players that skill and difficulty are measured with, from the weakest on.
    """

    game: str
    bots: tuple[str, ...] = ("greedy",)
    seats: tuple[int, ...] = ()
    games: int = 200
    seed: str = "1"
    options: Mapping[str, object] = field(default_factory=dict)
    pack: Mapping[str, object] | None = None
    levels: tuple[str, ...] = USUAL_LEVELS
    uses: tuple[str, ...] = ()  # the events by which a component counts as used; () is what is usual in the game
    probes: int = 2  # choices of a game that are looked at closely
    rollouts: int = 32  # play-outs of each move that is looked at, in either half
    stake: float = 0.1  # the winning chance that makes a choice matter
    ranking: int = 60  # rounds of the search that says which move is best, and which the median

    @property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @cached_property
    def components(self) -> Pack:
        return self.spec.engine.pack(self.pack)

    @cached_property
    def setup(self) -> str:
        """A fingerprint of what is played, whoever plays it."""
        pack = None if self.pack is None else dict(self.pack)
        return fingerprint(canonical([self.game, dict(self.options), pack, self.seed, *self.uses]))

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of seats, all that the game is for unless some were named."""
        return self.seats or tuple(range(self.spec.min_seats, self.spec.max_seats + 1))

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in self.__dict__.items() if key not in ("components", "setup")}

    def with_pack(self, pack: Path | Mapping[str, object]) -> "Study":
        """The same, played with components of a file or of data."""
        return replace(self, pack=self.spec.engine.pack(pack).to_json())

    def check(self) -> None:
        """Raises a clear error for anything unknown or impossible, before a game is played."""
        for seats in self.tables:
            self.new(seats)
        for name in dict.fromkeys((*self.bots, *self.levels)):
            check_player(name, self.spec)
        for use in self.uses:
            if use not in self.spec.engine.events:
                raise UnknownName("event", use, list(self.spec.engine.events))
        if self.games < 1:
            raise BadOption(f"the number of games is 1 or more, not {self.games}", "option-games", games=self.games)

    def origin(self) -> Origin:
        """Studies of the same origin see the same games."""
        return origin(self.spec, (*self.bots, *self.levels), asdict(self))

    # -- one game ----------------------------------------------------------------------------------------

    def new(self, seats: int) -> State:
        return self.spec.new(seats, self.options, self.components)

    def deal(self, seats: int, number: int) -> str:
        """The word that all luck of a deal comes from: every metric sees the same deals."""
        return f"{self.seed}/{seats}/{number}"

    def line_up(self, seats: int, number: int) -> list[str]:
        """Who sits where in deal `number`: everybody moves on by one seat from deal to deal."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(seats)]

    def open(self, names: list[str], deal: str) -> list[Player]:
        return [open_player(name, stream(deal, f"seat {seat}")) for seat, name in enumerate(names)]

    def shares(self, outcome: Outcome) -> list[float]:
        """What each seat has of the win: together all of it, or as a team each the whole or nothing."""
        whole = 1.0 if self.spec.cooperative else 1.0 / max(1, len(outcome.winners))
        return [whole if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def close_players(players: list[Player]) -> None:
    close_agents([player.agent for player in players if player.agent is not None])
