"""Positions that somebody wrote: what is left out follows, what is impossible is named."""

from typing import Any

import pytest

from speciate.core.errors import BadPosition
from speciate.games.evo import GAME
from speciate.games.evo.state import SURVIVAL
from tests.games.evo.build import HILL, Json, kind, play, player, table

LOTS = [{"gene": "leg"}, {"gene": "egg"}, {"gene": "fur"}]


def three(**own: Any) -> list[Json]:
    return [{**player("c1"), **own}, player("d8"), player("g1")]


def mistakes(players: list[Json], **numbers: object) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": players, **numbers})
    return "; ".join(error.value.mistakes)


def test_what_is_left_out_is_as_when_a_phase_begins() -> None:
    state = table(player("c1", genes="leg"), player("d8"), player("g1"))
    assert (kind(state), state.steps, state.order, state.round) == ("move", 2, [0, 1, 2], 1)
    assert len(state.bag) == 61 and len(state.pile) == 26
    assert table(player("c1", genes="egg"), phase="births").births == 2
    assert table(player("c1"), phase="auction", lots=LOTS, round=5).meteor == 5


@pytest.mark.rule("evo:survive.deadly")
def test_survival_begins_with_those_the_climate_will_take_still_there() -> None:
    """Cards are asked for first, where there are any; then the doomed die."""
    hand = ["fur-1"]
    state = table(player("c1", hand=hand), player("d8"), player("g1"), phase="survival", climate=HILL, round=4)
    assert (kind(state), state.to_json()["asking"]) == ("survival-card", True)
    assert [len(each.dinos) for each in state.players] == [1, 1, 1]
    assert GAME.position(state.to_json()).digest() == state.digest()
    play(state, 0, "pass")
    assert state.players[0].dinos == [] and state.phase != SURVIVAL


def test_steps_that_nobody_could_take_do_not_outlast_the_movement() -> None:
    state = play(table(player("c1"), player("d8"), player(genes="leg")), 0, "end")
    play(state, 1, "end")
    assert (kind(state), state.steps) == ("birth", 0)
    assert GAME.position(state.to_json()).digest() == state.digest()


@pytest.mark.parametrize(
    ("players", "numbers", "mistake"),
    [
        (three(dinos=["c1", "d8"]), {}, "d8 holds two dinos (move.one-each)"),
        (three(dinos=["q9"]), {}, 'players[0].dinos: "q9" is no region of this island'),
        (three(dinos=["c1", "c2"]), {"options": {"dinos": 1}}, "seat 0 has 2 dinos, there are 1 (setup.dinos)"),
        (three(genes=["wing"]), {}, 'players[0].genes: unknown gene "wing"'),
        (three(genes=["tail"] * 7), {}, "tail lies 7 times, the pack has 6"),
        (three(genes=["card"]), {}, "a card gene is never on a portrait (auction.card)"),
        (three(hand=["swim+1", "swim+1"]), {}, "swim+1 lies 2 times, the pack has 1"),
        (three(hand=["?"]), {}, "a position knows every card; only views have ?"),
        (three(hand=["legs+1"]), {}, 'players[0].hand: unknown effect "legs"'),
        (three(points=3, spent=2), {}, "seat 0 has lost points that were not spent (setup.points)"),
        (three(owed=1), {}, "seat 0 draws 1 cards in the movement phase (auction.card)"),
        (three(discount=1), {"phase": "auction", "lots": LOTS}, "seat 0 has a discount of 1 (auction.mutant)"),
        (three(outbid=True), {}, "seat 0 was outbid or dropped out, but this is the movement phase (auction.bid)"),
        (three(bonus={"leg": 1}), {}, "seat 0 has a bonus in round 1 (event.first-rounds)"),
        (three(bonus={"gene": 1}), {"round": 3}, "gene is done at once, not kept as a bonus (event.duration)"),
        (three(bonus={"swim": -1}), {"round": 3}, "a bonus of swim is not below 0 (event.when)"),
        (three(), {"bag": []}, "62 pieces lie nowhere, tail for one"),
        (three(), {"gone": ["leg"]}, "only card genes leave the game (auction.card)"),
        (three(), {"round": 0}, "round is 0 in the movement phase"),
        (three(), {"meteor": 4}, "the meteor is on cell 4, in this round it is on 0 (meteor.advance)"),
        (three(), {"phase": "auction", "round": 14}, "the meteor is on the last cell, but the game is not over"),
        (three(), {"phase": "over", "round": 4}, "the game does not end on cell 4 (meteor.roll)"),
        (three(), {"barren": True}, "no card is played in round 1 (event.first-rounds)"),
        (three(), {"order": [0, 0, 1]}, "order holds a seat twice"),
        (three(), {"order": [0, 1]}, "order does not hold every seat (initiative.fixed)"),
        (three(), {"phase": "initiative", "order": [7]}, "order holds 7, not a whole number from 0 to 2"),
        (three(dinos=["c1", "c2"]), {"phase": "initiative", "order": [0]}, "seat 0 does not come next in the order"),
        (three(), {"phase": "meteor", "asking": True}, "nobody is asked for cards in the meteor phase (event.when)"),
        (three(), {"gifts": 1}, "genes are given by a card, before the bids (event.when)"),
        (three(), {"steps": 2}, "seat 0 has 2 steps left, of 1 (move.steps)"),
        (three(), {"phase": "births", "steps": 1}, "steps, fight and swimmer belong to somebody's movement"),
        (three(), {"fight": ["c1", "d8"]}, "a fight is a dino of seat 0 entering a bordering region others hold"),
        (three(), {"fight": ["c1"]}, "fight is two regions, from and to"),
        (three(), {"swimmer": "c1"}, "the swimmer is a dino on the coast, with a step and the card for it"),
        (three(), {"births": 1}, "births and young belong to somebody's turn of the births (birth.count)"),
        (three(), {"phase": "births", "births": 2}, "seat 0 has 1 newborns at most"),
        (three(), {"phase": "births", "births": 0, "young": ["d8"]}, "the young are dinos of seat 0, each once"),
        (
            three(),
            {"phase": "survival", "climate": HILL, "asking": False},
            "seat 0 keeps dinos that cannot survive (survive.deadly)",
        ),
        (three(), {"lots": LOTS}, "there is no auction in the movement phase (auction.draw)"),
        (three(), {"phase": "auction", "lots": [*LOTS, *LOTS]}, "at most 3 genes are laid out (auction.draw)"),
        (
            three(),
            {"phase": "auction", "lots": [{"gene": "leg", "bid": 2}]},
            "lot 0 needs a bid and a seat, or neither (auction.bid)",
        ),
        (
            three(),
            {"phase": "auction", "lots": [{"gene": "leg", "bid": 12, "seat": 0}]},
            "seat 0 cannot pay its bid on lot 0 (auction.afford)",
        ),
        (
            three(),
            {"phase": "auction", "lots": [{"gene": gene, "bid": 1, "seat": 0} for gene in ("leg", "egg")]},
            "seat 0 stands on more than one gene, or has dropped out (auction.bid)",
        ),
        (
            three(),
            {"phase": "auction", "asking": True, "lots": [{"gene": "leg", "bid": 1, "seat": 0}]},
            "bids come after the genes and the cards (auction.draw)",
        ),
        (
            three(outbid=True),
            {"phase": "auction", "asking": True, "lots": LOTS, "round": 3},
            "bids come after the genes and the cards (auction.draw)",
        ),
        (
            three(dropped=True),
            {"phase": "auction", "lots": LOTS},
            "seat 0 has dropped out, but there is a gene for everybody (auction.must)",
        ),
        (three(), {"phase": "auction", "lots": LOTS, "rebidder": 0}, "seat 0 was not outbid (auction.outbid)"),
        (three(), {"phase": "auction", "lots": LOTS, "turn": 1}, "seat 0 stands on no gene, but it is not its turn"),
        (three(), {"phase": "auction", "lots": LOTS[:1], "lot": 2}, "the lot to bid on is not there (auction.bid)"),
        (three(), {"phase": "auction", "undrawn": 1}, "the genes are laid out before the cards are asked for"),
        (three(), {"pack": "mine"}, "`components` must hold its data"),
        (three(), {"pack": "mine", "components": {}}, "components: pack is missing"),
        (three(), {"options": {"points": 999}}, "option points is a whole number from 0 to 50"),
        (three(), {"wings": 2}, "wings is not a field that belongs here"),
        (three()[:2], {}, "players are 2, the game is for 3 to 5 (setup.players)"),
    ],
)
def test_what_is_impossible_is_named(players: list[Json], numbers: Json, mistake: str) -> None:
    assert mistake in mistakes(players, **numbers)


def test_at_the_start_beaches_and_cards_must_fit() -> None:
    rows = [player("b1", owed=3), player("c1", owed=3), player(owed=2)]
    found = mistakes(rows, phase="setup", order=[0])
    assert "seat 1 begins with one dino on a starred beach (setup.start)" in found
    assert "seat 2 gets 3 cards in all (setup.cards)" in found
    assert "there is no order before the first round (initiative.fixed)" in found
