"""What a tournament plays: who meets whom, from which seat, with which cards.

A *deal* is one seed of nature. It is played several times, so that luck falls on all alike: by the same bots with the
seats turned round until everybody has sat everywhere, or, where all win or lose together, once by each bot's team.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from itertools import combinations, cycle, islice
from typing import Any, NamedTuple

from speciate.bots.bot_loader import check_bot
from speciate.bots.external import SECONDS
from speciate.core.errors import BadOption
from speciate.core.game import GameSpec, Pack
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.lab.origin import Origin, origin

FREE, ONE, TEAMS = "free", "one", "teams"


class Round(NamedTuple):
    """One game of a contest: `players[seat]` sits there, `slots[seat]` is whose random stream it has."""

    number: int
    deal: int
    players: tuple[int, ...]
    slots: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    """Plain data, so that it crosses to other processes. With `mode` ONE the first bot meets a table of the second."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    mode: str = FREE
    options: Mapping[str, object] = field(default_factory=dict)
    pack: Mapping[str, object] | None = None
    seconds: float = SECONDS  # a script or a program has for each choice

    def check(self) -> None:
        """Raises a clear error for anything that would keep it from starting."""
        game = self.spec
        game.new(self.seats, self.options, game.engine.pack(self.pack))
        if self.games < 1:
            text = f"the number of games is 1 or more, not {self.games}"
            raise BadOption(text, "option-games", games=self.games)
        if self.mode == ONE and self.seats < 2:
            raise BadOption("one against others needs 2 seats or more", "option-against")
        if self.mode == ONE and game.cooperative:
            text = f"{game.id} is won or lost together: compare teams with --bots"
            raise BadOption(text, "option-together", game=game.id)
        for name in dict.fromkeys(self.bots):
            check_bot(name, game)

    @property
    def spec(self) -> GameSpec:
        return get_game(self.game)

    @cached_property
    def read_pack(self) -> Pack:
        """Read once in each process, which gets only the data of it."""
        return self.spec.engine.pack(self.pack)

    def __getstate__(self) -> dict[str, object]:
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def origin(self) -> Origin:
        """Two contests of the same origin give the same games, as far as both go."""
        agreed: dict[str, Any] = asdict(self)
        del agreed["games"]
        return origin(self.spec, self.bots, agreed)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What each contestant is called; a bot that meets itself has a number behind its name."""
        names: list[str] = []
        for name in self.bots:
            same = sum(1 for other in names if other.partition(" #")[0] == name)
            names.append(f"{name} #{same + 1}" if same else name)
        return tuple(names)

    @cached_property
    def line_ups(self) -> list[tuple[int, ...]]:
        """The tables there are: every choice of as many bots as seats; too few bots are repeated in turn."""
        count = len(self.bots)
        if self.mode == TEAMS:
            return [(player,) * self.seats for player in range(count)]
        if self.mode == ONE:
            return [(0, *(1,) * (self.seats - 1))]
        if count >= self.seats:
            return list(combinations(range(count), self.seats))
        starts = range(1 if self.seats % count == 0 else count)  # whoever is repeated once more, each in turn
        return [tuple(islice(cycle(range(count)), start, start + self.seats)) for start in starts]

    @property
    def games_a_deal(self) -> int:
        return len(self.bots) if self.mode == TEAMS else self.seats

    @property
    def deals(self) -> int:
        """Enough for `games`: a deal is always played to the last of its games."""
        return -(-self.games // self.games_a_deal)

    def rounds(self) -> list[Round]:
        return [self.round(deal, turn) for deal in range(self.deals) for turn in range(self.games_a_deal)]

    def round(self, deal: int, turn: int) -> Round:
        number = deal * self.games_a_deal + turn
        places = list(range(self.seats))
        if self.mode == TEAMS:
            return Round(number, deal, self.line_ups[turn], tuple(places))
        line_up = self.line_ups[deal % len(self.line_ups)]
        stream(self.deal_seed(deal), "seating").shuffle(places)  # who sits beside whom changes from deal to deal
        turned = [places[(seat + turn) % self.seats] for seat in range(self.seats)]
        return Round(number, deal, tuple(line_up[slot] for slot in turned), tuple(turned))

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"
