"""Positions that no table can show are refused, each mistake with its rule."""

from typing import Any

import pytest

from speciate.core.errors import BadPosition
from speciate.games.s_evolution import GAME
from tests.games.s_evolution.build import Json, player, position


def mistakes(*players: Json, **numbers: object) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.position(position(*players, **numbers))  # type: ignore[arg-type]
    return "; ".join(error.value.mistakes)


def two(one: Json, other: Json | None = None) -> tuple[Json, Json]:
    return one, player(hand=["f1"], up=[1]) if other is None else other


HOLDS: dict[str, Any] = {"hand": ["f1"], "up": [1]}
FOUR: dict[str, Any] = {"hand": ["f1", "f2", "t1", "t2"], "up": [1]}


@pytest.mark.parametrize(
    ("players", "numbers", "message"),
    [
        (two(player(hand=["f1"] * 3, up=[1])), {}, "more often than the deck (setup.deck)"),
        (two(player(hand=["t4"], up=[1]), player(hand=["famine"], up=[1])), {}, "seat 1 has tools-4+famine more often"),
        (two(player(hand=["?"], up=[1])), {}, "a position knows every card"),
        (two(player(**HOLDS, deck=["f1"])), {}, "lie nowhere"),
        (two(player(hand=["f1"], up=[1], taken=["f1"] * 5)), {}, "lies once more than the decks have it"),
        (two(player(hand=["f1"])), {}, "is face down: it is in the hand now (hand.draw)"),
        (two(player(hand=["f1"], discovery="green-1")), {}, "green-1 lies 2 times (setup.discoveries)"),
        (two(player(hand=["f1"], discovery="red-2", age=1)), {}, "Discovery of another Age than its own"),
        (two(player(hand=["f1"], discoveries=[None] * 6)), {}, "has no Discovery at Age 2 (setup.discoveries)"),
        (
            two(player(hand=["f1"], discoveries=["red-2", "red-1", "red-3", "red-4", "red-5", "red-6"])),
            {},
            "red-2 lies at Age 1",
        ),
        (
            two(player(hand=["f1"], discoveries=["blue-1", "red-2", "red-3", "red-4", "red-5", "red-6"])),
            {},
            "not in play",
        ),
        (two(player(hand=["f1"] * 2 + ["f2"] * 2 + ["f3"], up=[1])), {}, "too many cards: 5 (hand.draw)"),
        (two(player(hand=["f1", "f2"], up=[1]), player(up=[1])), {}, "two cards more than another (trick.turn)"),
        (two(player(**HOLDS, void=["food"])), {}, "did not follow that colour (trick.age-3-4)"),
        (two(player(age=3, unseen=1, up=[3])), {}, "does not play unseen"),
        (two(player(age=3, hand=["f1"], obscured=True, up=[3])), {}, "its cards are `unseen`, not in `hand`"),
        (two(player(**HOLDS, workers={"farm": 1, "lab": 1, "trade": 1})), {}, "3 workers and a population of 2"),
        (two(player(**HOLDS, workers={"farm": 3})), {}, "farm is 3, outside 0 to 2"),
        (two(player(**HOLDS, stock=(9, 0, 0))), {}, "food is 9, outside 0 to 8"),
        (two(player(**HOLDS, age=7)), {}, "age is 7, outside 1 to 6"),
        (two(player(age=2, hand=["f1"], up=[2])), {"round": 1}, "before the first Action phase (setup.start)"),
        (two(player(hand=["t4"], up=[1])), {"round": 1}, "has a disaster in round 1 (hand.no-disaster-2.0)"),
        (two(player(**HOLDS, aside=["famine"])), {}, "round 1 of 2013 only"),
        (two(player(**HOLDS, card="f2")), {}, "has played, but it is seat 0's turn"),
        (two(player(**HOLDS)), {"turn": 1}, "has not played, but it is seat 1's turn"),
        (two(player(up=[1], card="f1"), player(up=[1], card="f2")), {"turn": 1}, "seat 1's turn"),
        (two(player(**HOLDS)), {"colour": "food"}, "the cards of the trick do not set it"),
        (two(player(**HOLDS)), {"trump": "food"}, "nobody could name a trump (trump.choice-2.0)"),
        (two(player(**HOLDS)), {"order": [0]}, "nobody chooses before the trick is complete"),
        (two(player(up=[1]), player(up=[1])), {"phase": "take"}, "nobody has played a card to choose from"),
        (
            two(player(up=[1], card="f5"), player(up=[1], card="f1")),
            {"phase": "take", "order": [1, 0]},
            "the cards say [0, 1]",
        ),
        (two(player(up=[1], card="f5"), player(up=[1], card="f1")), {"phase": "take", "winner": 1}, "the cards say 0"),
        (
            two(player(up=[1], card="f5", card_taken=True), player(up=[1], card="f1")),
            {"phase": "take"},
            "nobody has it",
        ),
        (two(player(**HOLDS)), {"phase": "hand"}, "has 1 cards at the start of a round, not 4"),
        (two(player(**HOLDS), player()), {"phase": "manage"}, "has cards to play in the manage phase"),
        (two(player(), player()), {"phase": "disaster", "suffering": ["famine"]}, "has not taken (disaster.first)"),
        (two(player(), player()), {"phase": "manage", "held_off": 1}, "more disasters are at work than"),
        (two(player(taken=["famine"]), player()), {"phase": "trade", "storms": 1}, "more disasters are at work than"),
        (two(player(), player()), {"phase": "harvest", "barred": ["tools"]}, "barred names tools, but no disaster"),
        (
            two(player(up=[1], card="f5"), player(up=[1], card="f1")),
            {"phase": "take", "replacing": True},
            "no card is turned up while the players choose (hand.blind)",
        ),
        (two(player(**HOLDS)), {"replacing": True}, "a disaster is replaced when one has been turned up"),
        (
            two(player(**HOLDS)),
            {"turning": True, "replacing": True},
            "a disaster is replaced when one has been turned up",
        ),
        (two(player(obscured=True), player()), {"phase": "manage"}, "seat 0 has suffered nothing for a next round"),
        (
            two(player(), player(obscured=True, taken=["obscurantism"])),
            {"phase": "manage"},
            "seat 1 has suffered nothing for a next round",
        ),
        (
            two(player(obscured=True, taken=["obscurantism"]), player()),
            {"phase": "manage", "round": 6},
            "seat 0 has suffered nothing for a next round",
        ),
        (two(player(age=2), player(age=2, rose=True)), {"phase": "manage"}, "seat 1 has not risen by its needs"),
        (two(player(age=2, rose=True), player()), {"phase": "trade"}, "seat 0 has not risen by its needs"),
        (two(player(), player()), {"phase": "manage", "gains": 1}, "nobody gains resources of choice"),
        (two(player(), player()), {"phase": "disaster", "losses": 1}, "only in the last round of 2.0"),
        (two(player(), player()), {"phase": "trade", "trades": 1}, "more than the level of Trade"),
        (two(player(workers={"trade": 1}), player()), {"phase": "trade", "trades": 1}, "nothing in stock to change"),
        (two(player(), player()), {"phase": "manage", "met": 1}, "in the needs phase only"),
        (
            two(player(), player()),
            {"phase": "needs", "unmet": 1, "met": 0, "rising": True},
            "nobody has to say whether to rise",
        ),
        (two(player(), player()), {"phase": "trade", "grown": True}, "in management only"),
        (two(player(), player()), {"phase": "over", "round": 3}, "round 3 is not its last (over.sixth)"),
        (two(player(), player()), {"phase": "start", "round": 1}, "round is 1 in the start phase"),
        (two(player(**FOUR), player(**FOUR)), {"phase": "trump"}, "nobody is to name a trump"),
        (two(player(**HOLDS, colour="red")), {}, "colour is not a field that belongs here"),
        (two(player(**HOLDS)), {"pack": "mine"}, "`decks` and `colours` must list its cards"),
        (two(player(**HOLDS)), {"suffering": ["flood"]}, 'unknown disaster "flood"'),
    ],
)
def test_an_impossible_position_says_what_is_wrong(
    players: tuple[Json, Json], numbers: dict[str, object], message: str
) -> None:
    assert message in mistakes(*players, **numbers)


def test_a_deck_too_small_for_the_rounds_to_come_is_named() -> None:
    everything = ["f1", "f1", "f2", "f2", "f3", "f4", "f5", "f6", "t1", "t1", "t2", "t2", "t3", "t5", "t6", "s1"]
    assert "the game needs" in mistakes(player(taken=everything), player(taken=everything), phase="manage", round=2)
