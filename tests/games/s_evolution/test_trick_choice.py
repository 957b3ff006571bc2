"""Which card the master's play-outs play to a trick."""

from random import Random

from speciate.games.s_evolution.tricks import CHOSEN, Tricks, between, to_come
from tests.games.s_evolution.build import lay, packed, player, trick


def test_the_last_to_play_takes_the_best_card_with_the_weakest_that_will_do() -> None:
    """Food is needed and a 3 of it lies there: the 2 is beaten by both, the 5 wins it as well as the joker would."""
    state = trick(player(hand=["f3", "t1"]), player(hand=["t3", "t1"]), player(hand=["t2", "t5", "t6"], population=3))
    lay(state, "f3", "t3")
    legal = state.legal(2)
    values = dict(zip(legal, CHOSEN.values(state, 2, legal), strict=True))
    weak, enough, more = (packed(f"play tools-{face}") for face in ("2+2", "5+1", "6+joker"))
    assert values[enough] > max(values[weak], values[more])
    assert to_come(state, 2) == 0
    chosen = [CHOSEN.choose(state, 2, legal, Random(seed).random) for seed in range(40)]
    assert chosen.count(enough) > 30


def test_strength_that_is_worth_more_in_hand_stays_there() -> None:
    state = trick(player(hand=["f3", "t1"]), player(hand=["t3", "t1"]), player(hand=["t2", "t5", "t6"], population=3))
    lay(state, "f3", "t3")
    legal = state.legal(2)
    values = Tricks(keep=5.0, discovery=0.9, sharpness=8.0, beaten=0.6).values(state, 2, legal)
    assert legal[values.index(max(values))] == packed("play tools-2+2")


def test_who_plays_first_reckons_with_those_to_come() -> None:
    state = trick(*(player(hand=["f1", "t5"]) for _ in range(3)))
    legal = state.legal(0)
    assert to_come(state, 0) == 2
    often, never = (Tricks(0.0, 0.9, 8.0, beaten).values(state, 0, legal) for beaten in (1.0, 0.0))
    assert all(less <= more for less, more in zip(often, never, strict=True))
    assert often != never


def test_a_place_between_two_has_a_value_between_theirs() -> None:
    assert between([3.0, 1.0], 0.5) == 2.0
    assert between([3.0, 1.0], 4.5) == 1.0
