"""What bots think: the order of positions that anyone would agree on."""

from speciate.bots.registry import make_bot
from speciate.core.streams import stream
from speciate.games.evolutopia import GAME
from speciate.games.evolutopia.flow import EvolutopiaState
from speciate.table.agent import Request
from tests.games.evolutopia.build import play, table


def worth(state: EvolutopiaState) -> float:
    return GAME.engine.evaluate(state, 0)


def test_a_win_is_better_than_any_position_and_a_loss_worse() -> None:
    high = {"mobility": 4, "environment": 6, "comfort": 6}
    sites = {"e01": "neo-urbanist builder"}
    state = table(roles=["r08", "r02"], sites=sites, squares={"a2": "n01.front"}, indicators=high)
    won = play(state.copy(), "act inaugurate", "open e01", "build a2")
    lost = play(table(roles=["r08", "r02"], pawn=8), "manage", "crisis c14", "option 2")
    assert worth(won) > worth(state) > worth(lost)


def test_less_danger_fewer_nuisances_and_more_experts_are_better() -> None:
    assert worth(table(pawn=2)) > worth(table(pawn=6))
    assert worth(table(indicators={"energy": 2})) > worth(table(indicators={"energy": 1}))
    assert worth(table(squares={"d1": "n03.front"})) > worth(table())
    assert worth(table(sites={"e01": "builder"})) > worth(table(sites={"e01": ""}))


def test_greedy_players_inaugurate_what_is_finished() -> None:
    state = table(roles=["r08", "r02"], sites={"e01": "neo-urbanist builder"}, squares={"a2": "n01.front"})
    bot = make_bot("greedy", stream("a city", "seat 0"))
    for code in ("act inaugurate", "open e01", "build a2"):
        legal = state.legal(0)
        if len(legal) > 1:
            chosen = bot.choose(Request(GAME, state.pending()[0], legal, state.view(0)))
            assert GAME.engine.codec.text(chosen) == code
        play(state, code)
