"""Event cards: when they can be played, and what each effect does."""

import pytest

from speciate.games.evo import GAME
from speciate.games.evo.cards import CARD_EFFECTS, LEG, Effect, make_card
from speciate.games.evo.flow import EvoState
from tests.games.evo.build import (
    HILL,
    Json,
    codes,
    dinos,
    heard,
    kind,
    nature,
    pass_all,
    play,
    player,
    portrait,
    refused,
    rule,
    table,
)

ROWS = ("c3", "d8", "g1")


def window(phase: str, *hands: list[str], round: int = 3, **numbers: object) -> EvoState:
    """The seats are asked for cards before a phase; seat 0 is first."""
    rows = [player(ROWS[seat], hand=hands[seat] if seat < len(hands) else []) for seat in range(3)]
    return table(*rows, phase=phase, asking=True, round=round, **numbers)


@pytest.mark.rule("evo:event.first-rounds")
def test_no_card_in_the_first_two_rounds() -> None:
    for round in (1, 2):
        state = window("movement", ["leg+2"], round=round)
        assert kind(state) == "move"
        assert rule(state, 0, "play leg+2") == "evo:event.first-rounds"
    assert kind(window("movement", ["leg+2"], round=3)) == "movement-card"


@pytest.mark.rule("evo:event.first-rounds")
def test_a_card_outside_its_phase_is_too_early_in_the_first_two_rounds_and_at_the_wrong_time_later() -> None:
    def reason(round: int) -> str:
        lots = [{"gene": "fur"}, {"gene": "tail"}, {"gene": "egg"}]
        return rule(table(player("c3", hand=["leg+2"]), phase="auction", lots=lots, round=round), 0, "play leg+2")

    assert reason(2) == "evo:event.first-rounds" != reason(3)


@pytest.mark.rule("evo:event.when")
@pytest.mark.parametrize(
    ("phase", "cards"),
    [
        ("climate", ["climate+1", "climate-1", "climate+0"]),
        ("movement", ["attack+2", "defence+2", "leg+2"]),
        ("births", ["barren+0", "egg+2", "far-egg+3"]),
        ("survival", ["fur+2", "parasol+2"]),
        ("auction", ["gene+1", "rebate+3"]),
    ],
)
def test_each_card_has_its_moment(phase: str, cards: list[str]) -> None:
    others = {"climate": "leg+2"}.get(phase, "climate+2")
    state = window(phase, [*cards, others])
    assert set(codes(state, 0)) == {*(f"play {card}" for card in cards), "pass"}
    refusal = refused(state, 0, f"play {others}")
    assert (refusal.key, refusal.args["moment"]) == ("card-other-time", "movement" if phase == "climate" else "climate")


@pytest.mark.rule("evo:event.when")
def test_a_card_that_was_played_is_discarded() -> None:
    state = play(window("movement", ["leg+2"]), 0, "play leg+2")
    assert state.players[0].hand == []
    assert [state.discards.count(make_card(LEG, 2))] == [1]
    assert refused(window("movement", ["leg+2"]), 0, "play attack+2").key == "card-from-hand"


@pytest.mark.rule("evo:event.when")
def test_a_card_that_counts_down_is_aimed_at_an_opponent() -> None:
    state = window("movement", ["leg-1", "leg+2"])
    assert codes(state, 0) == ["aim leg-1>1", "aim leg-1>2", "play leg+2", "pass"]
    assert refused(state, 0, "play leg-1").key == "card-needs-target"
    assert refused(state, 0, "aim leg-1>0").key == "card-not-on-oneself"
    assert refused(state, 0, "aim leg+2>1").key == "card-has-no-target"
    assert refused(state, 0, "aim leg-1>3").key == "no-such-seat"


@pytest.mark.rule("evo:event.climate-once")
def test_the_first_in_order_who_wants_to_plays_the_one_climate_card() -> None:
    state = window("climate", ["climate+1"], ["climate-1"], order=[1, 0, 2], climate=HILL)
    play(state, 1, "play climate-1")
    assert state.climate == 1
    assert kind(state) != "climate-card"
    assert rule(state, 0, "play climate+1") == "evo:event.climate-once"


@pytest.mark.rule("evo:event.order")
def test_the_seats_are_asked_in_order_and_know_what_was_played_before() -> None:
    state = window("movement", ["leg+2"], ["attack+2"], order=[1, 0, 2])
    assert rule(state, 0, "play leg+2") == "evo:event.order"
    play(state, 1, "play attack+2")
    assert state.actor == 0
    seen: Json = state.view(0).to_json()
    assert seen["players"][1]["bonus"] == {"attack": 2}
    play(state, 0, "pass")
    assert kind(state) == "move"


@pytest.mark.rule("evo:event.duration")
def test_what_a_card_did_is_over_with_the_round() -> None:
    state = table(
        player("c3", bonus={"fur": 2, "leg": 2}),
        player("d8", bonus={"attack": 2}),
        phase="auction",
        round=4,
        barren=True,
    )
    assert state.round == 5
    assert not state.barren
    for one in state.players:
        assert not any(one.bonus)


@pytest.mark.rule("evo:event.many")
def test_several_cards_may_be_played_in_a_round_and_at_one_moment() -> None:
    state = window("movement", ["leg+2", "leg+2", "attack+2"])
    play(state, 0, "play leg+2", "play leg+2", "play attack+2")
    assert kind(state) == "move"
    assert state.steps == 5


@pytest.mark.rule("evo:event.hidden")
def test_hands_and_the_pile_are_hidden() -> None:
    state = window("movement", ["leg+2"], ["attack+2", "swim+1"])
    seen: Json = state.view(0).to_json()
    assert [one["hand"] for one in seen["players"]] == [["leg+2"], ["?", "?"], []]
    assert seen["pile"] == 23
    spectator: Json = state.view(-2).to_json()
    assert [one["hand"] for one in spectator["players"]] == [["?"], ["?", "?"], []]


@pytest.mark.rule("evo:event.hidden")
def test_whoever_holds_a_card_is_asked_even_if_none_fits() -> None:
    state = window("births", ["leg+2"], [], ["egg+2"])
    assert state.actor == 0
    assert codes(state, 0) == ["pass"]
    play(state, 0, "pass")
    assert state.actor == 2


@pytest.mark.rule("evo:event.hidden")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    lots = [{"gene": gene, "seat": seat, "bid": 0} for seat, gene in ((1, "egg"), (2, "fur"))]
    rows = [player("c3", points=0), player("d8"), player("g1")]
    state = table(*rows, phase="auction", lots=[{"gene": "card"}, *lots])
    play(state, 0, "lot 0 card", "bid 0")
    (event, *_) = heard(state, -1, "deal swim+1")
    own, other = event.heard_by(0), event.heard_by(1)
    assert own is not None and own.args["card"] == "swim+1"
    assert other is not None and other.to_json() == {"event": "drew-unseen", "seat": 0, "rule": "event.hidden"}


# -- effects ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "cell"), [("climate+1", 3), ("climate-1", 1), ("climate+0", 2), ("climate+2", 4)])
def test_climate_moves_the_pawn_without_a_roll(card: str, cell: int) -> None:
    state = play(window("climate", [card], climate=HILL), 0, f"play {card}")
    assert state.climate == cell
    assert kind(state) == "move"


def test_legs_add_steps_and_take_them_never_below_none() -> None:
    assert play(window("movement", ["leg+2"]), 0, "play leg+2").steps == 3
    state = play(window("movement", ["leg-1"]), 0, "aim leg-1>1")
    assert state.actor == 0
    play(state, 0, "end")
    assert state.actor == 2  # seat 1 had one leg


def test_attack_and_defence_count_as_horns() -> None:
    rows = [player("c1", bonus={"attack": 2}), player("c2", "e7")]
    state = nature(play(table(*rows, round=3), 0, "move c1>c2"), "roll 5")
    assert dinos(state, 0) == ["c2"]
    rows = [player("c1"), player("c2", bonus={"defence": 2})]
    assert rule(table(*rows, round=3), 0, "move c1>c2") == "evo:combat.outmatched"


def test_swimming_takes_a_step_from_coast_to_coast() -> None:
    state = table(player("a1", "c5", hand=["swim+1"], genes="leg"), player("g2"), round=3)
    assert "swim a1" not in codes(state, 0)
    play(state, 0, "play swim+1")
    assert refused(state, 0, "swim c5").key == "swim-inland"
    assert refused(state, 0, "land g1").key == "land-not-now"
    play(state, 0, "swim a1")
    assert refused(state, 0, "land c4").key == "land-inland"
    assert refused(state, 0, "land g2").key == "land-occupied"
    assert refused(state, 0, "end").key == "land-first"
    play(state, 0, "land f4")
    assert dinos(state, 0) == ["c5", "f4"]
    assert state.steps == 1
    assert refused(state, 0, "swim f4").key == "swim-not-now"


def test_swimming_is_played_in_ones_own_movement() -> None:
    state = window("movement", ["swim+1"])
    assert codes(state, 0) == ["pass"]
    assert refused(state, 0, "play swim+1").args["moment"] == "swim"
    assert "play swim+1" in codes(play(state, 0, "pass"), 0)


def test_eggs_add_newborns_and_take_them() -> None:
    state = play(window("births", ["egg+2"]), 0, "play egg+2")
    assert (state.actor, state.births) == (0, 3)
    state = play(window("births", ["egg-1"]), 0, "aim egg-1>1")
    play(state, 0, codes(state, 0)[0])
    assert state.actor == 2


def test_a_barren_round_has_no_newborns_but_far_ones() -> None:
    state = window("births", ["barren+0"], ["far-egg+3"])
    play(state, 0, "play barren+0")
    play(state, 1, "play far-egg+3")
    assert state.actor == 1
    assert "birth d5" in codes(state, 1)
    assert refused(state, 1, "birth d4").key == "birth-too-far"
    play(state, 1, "birth d5")
    assert kind(state) != "birth"


def test_furs_and_parasols_change_who_survives() -> None:
    rows = [player("b3", "b4", "c4", hand=["fur+2"]), player("a2", hand=["parasol-1"]), player("b2", hand=["fur-1"])]
    state = table(*rows, phase="survival", asking=True, round=3, climate=HILL)
    play(state, 0, "play fur+2")
    play(state, 1, "aim parasol-1>2")
    play(state, 2, "aim fur-1>1")
    assert dinos(state, 0) == ["b3", "b4", "c4"]
    assert dinos(state, 1) == ["a2"]  # a fur less does not matter in the heat
    assert dinos(state, 2) == []  # a parasol less does


def test_a_strike_removes_a_dino_of_somebody_who_has_more() -> None:
    rows = [player("a3", hand=["strike+1"]), player("b3", "c3"), player("d3")]
    state = table(*rows, phase="survival", asking=True, round=3, climate=HILL)
    assert codes(state, 0) == ["strike b3", "strike c3", "pass"]
    assert refused(state, 0, "strike d3").key == "strike-not-more"
    assert refused(state, 0, "strike e1").key == "strike-no-dino"
    assert refused(state, 0, "play strike+1").key == "card-needs-target"
    play(state, 0, "strike c3")
    assert dinos(state, 1) == ["b3"]


def test_an_unexpected_gene_comes_from_the_bag_for_nothing() -> None:
    state = window("auction", ["gene+1"], undrawn=3)
    nature(state, "draw leg", "draw leg", "draw leg")
    play(state, 0, "play gene+1")
    assert kind(state) == "draw"
    nature(state, "draw egg")
    assert portrait(state, 0)["egg"] == 2
    assert state.players[0].points == 10


def test_an_unexpected_card_gene_is_an_event_card() -> None:
    state = play(window("auction", ["gene+1"]), 0, "play gene+1")
    nature(state, "draw card", "deal leg+2")
    assert len(state.players[0].hand) == 1 and len(state.gone) == 1


def test_a_rebate_lowers_the_price_and_widens_the_purse() -> None:
    lots = [{"gene": gene} for gene in ("leg", "egg", "fur")]
    rows = [player("c3", hand=["rebate+3"], points=2, genes="mutant"), player("d8"), player("g1")]
    state = pass_all(play(table(*rows, phase="auction", lots=lots, asking=True, round=3), 0, "play rebate+3"))
    play(state, 0, "lot 0 leg")
    assert codes(state, 0)[-1] == "bid 6"
    play(state, 0, "bid 5")
    play(state, 1, "lot 1 egg", "bid 0")
    play(state, 2, "lot 2 fur", "bid 0")
    assert state.players[0].points == 1


@pytest.mark.parametrize("effect", CARD_EFFECTS, ids=lambda effect: effect.name)
def test_a_new_card_of_any_known_effect_can_be_played(effect: Effect) -> None:
    """Every effect and amount that can be written is a card: the engine needs to know nothing more of it."""
    for amount in filter(effect.allows, range(effect.least, effect.most + 1)):
        card = f"{effect.name}{amount:+d}"
        state = with_card(card)
        plays = [code for code in codes(state, 0) if code.startswith(("play", "aim", "strike"))]
        assert plays, card
        play(state, 0, plays[0])
        assert state.players[0].hand == []


def test_two_cards_for_far_newborns_reach_no_farther_than_each() -> None:
    state = play(asked("births", "far-egg+2", 2), 0, "play far-egg+2", "play far-egg+2")
    assert "birth a2" in codes(state, 0)
    assert refused(state, 0, "birth a4").key == "birth-too-far"


def asked(phase: str, card: str, count: int = 1) -> EvoState:
    """A pack of one's own with 26 cards of one kind; seat 0 holds some and is asked before a phase."""
    data: Json = dict(GAME.engine.pack().to_json())
    data["pack"] = {"name": "mine", "game": "evo"}
    data["events"] = [{"card": card, "count": 26, "source": "owner"}]
    rows = [player("c3", hand=[card] * count), player("d8", "d7"), player("g1")]
    given = {"players": rows, "phase": phase, "asking": True, "round": 3, "pack": "mine", "components": data}
    state = GAME.position(given)
    assert isinstance(state, EvoState)
    return state


def with_card(card: str) -> EvoState:
    """Seat 0 holds the card when its moment has come."""
    phases = ["climate", "movement", "births", "survival", "auction"]
    for phase in phases:
        state = asked(phase, card)
        if any(code != "pass" for code in codes(state, 0)):
            return state
        if phase == "movement" and any(code.startswith("play") for code in codes(play(state, 0, "pass"), 0)):
            return state
    raise AssertionError(f"{card} is never played")
