"""What a sound search finds in games whose best moves are known."""

from random import Random

from speciate.bots.levels import LEVELS
from speciate.bots.search_bot import SearchBot
from speciate.core.state import State
from speciate.table.agent import Request
from tests.bots.small_games import GAME, HEADS, Coin


def explain(state: State, seed: int) -> dict[str, tuple[int, float]]:
    owed = state.pending()[0]
    bot = SearchBot(Random(seed), "expert", LEVELS["expert"]._replace(iterations=300, seconds=60.0))
    told = bot.explain(Request(GAME, owed, state.legal(owed.seat), state.view(owed.seat)))
    return {move["move"]: (move["visits"], move["value"]) for move in told}


def test_it_does_not_count_on_knowing_what_it_imagined() -> None:
    """On each imagined table the coin is known, and guessing right wins: but it will have to guess blindly."""
    for seed in range(5):
        told = explain(Coin(HEADS), seed)
        assert told["sure"][0] > told["guess"][0]


def test_a_hidden_coin_is_worth_half() -> None:
    state = Coin(HEADS)
    state.apply(0, GAME.parse("guess").packed)
    for seed in range(5):
        visits, value = max(explain(state, seed).values())
        assert visits >= 150 and 0.35 < value < 0.65


def test_partners_win_together() -> None:
    """Seat 0 trusts seat 1 to do what wins for both."""
    for seed in range(5):
        told = explain(Coin(HEADS, partners=True), seed)
        assert told["guess"][0] > 5 * told["sure"][0]
