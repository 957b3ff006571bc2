"""The rules of the horse race."""

from typing import Any

from horse_race import GAME

from speciate.small import NATURE
from speciate.testing import check_game


def race(*hands: str, dice: tuple[int, ...] = (1, 6), track: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> Any:
    """Hands of three cards by the horses' first letters; the cards nobody has are in the stable."""
    names = {name[0]: name for name in ("arrow", "blaze", "comet", "daisy", "ember", "flint")}
    players = [{"hand": [names[letter] for letter in hand]} for hand in hands]
    return GAME.position(
        {
            "phase": "run",
            "turn": 0,
            "dealt": 3 * len(hands),
            "dice": list(dice),
            "track": list(track),
            "players": players,
        }
    )


def test_the_game_keeps_what_the_program_relies_on() -> None:
    check_game(GAME)


def test_only_the_horses_of_the_dice_may_run() -> None:
    state = race("abc", "def")
    assert [GAME.engine.codec.text(move) for move in state.legal(0)] == ["run arrow", "run flint"]
    refusal = state.refusal(0, GAME.parse("run blaze").packed)
    assert refusal is not None and refusal.rule == "horse-race:run.dice"


def test_a_double_runs_two_lengths_and_the_next_one_rolls() -> None:
    state = race("abc", "def", dice=(2, 2))
    GAME.play(state, 0, "run blaze")
    assert state.track == [0, 2, 0, 0, 0, 0]
    assert (state.actor, state.turn) == (NATURE, 1)
    assert len(state.chance()) == 21 and sum(weight for _, weight in state.chance()) == 36


def test_the_first_three_horses_pay_when_one_reaches_the_post() -> None:
    state = race("aab", "bcf", track=(7, 5, 5, 0, 0, 1))
    GAME.play(state, 0, "run arrow")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [5 + 5 + 2, 2 + 2]
    assert state.view(0).to_json()["players"][1]["shown"] == ["blaze", "comet", "flint"]


def test_nobody_sees_the_cards_of_another() -> None:
    seen: Any = race("abc", "def").view(0).to_json()
    assert seen["players"][1]["hand"] == ["?"] * 3 and seen["stable"] == 12
