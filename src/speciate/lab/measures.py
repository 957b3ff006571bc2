"""What an experiment measures: numbers of one finished game. Each is defined in `locales`, and where it is shown."""

from collections.abc import Callable

from speciate.lab.holdings import WON_WITH, won_with
from speciate.lab.simulate import Finished

Measure = Callable[[Finished], float]


def lead(game: Finished) -> float:
    best = sorted(game.outcome.scores)
    return float(best[-1] - best[-2]) if len(best) > 1 else 0.0


def share_of(game: Finished, seat: int) -> float:
    winners = game.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


OURS: dict[str, Measure] = {
    "score": lambda game: sum(game.outcome.scores) / len(game.outcome.scores),
    "winner": lambda game: float(max(game.outcome.scores)),
    "lead": lead,
    "moves": lambda game: float(game.moves),
    "won": lambda game: float(bool(game.outcome.winners)),
    "shared": lambda game: float(len(game.outcome.winners) > 1),
    "bot_1": lambda game: share_of(game, game.seating.index(0)),
    "seat_1": lambda game: share_of(game, 0),
}


class Measuring:
    """Takes the measures of these names, and nothing that none of them needs."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.needs_wins = any(name.startswith(WON_WITH) for name in names)
        self.needs_stats = any(name not in OURS and not name.startswith(WON_WITH) for name in names)

    def __call__(self, game: Finished) -> list[float]:
        """What is none of ours the game has counted itself."""
        counted = game.game.engine.stats(game.state) if self.needs_stats else {}
        if self.needs_wins:
            counted |= won_with(game.game, game.state, game.outcome)
        return [OURS[name](game) if name in OURS else counted[name] for name in self.names]
