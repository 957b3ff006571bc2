"""The rules of Seeds, in the order they are played."""

import pytest

from speciate.core.decision import Decision
from speciate.core.errors import BadOption, BadPack, BadPosition
from speciate.core.event import Event
from speciate.core.outcome import Outcome
from speciate.core.seats import NATURE, SPECTATOR
from tests.small.seeds.table import GAME, codes, draw, lay, play, player, refused, seen, table

WHOLE_BAG = {"clover": 8, "poppy": 7, "barley": 6, "maize": 6, "sunflower": 5, "oak": 4}
# everything but a few seeds, in the store of seat 0
ALL_KEPT = ["clover"] * 6 + ["poppy"] * 7 + ["barley"] * 6 + ["maize"] * 6 + ["sunflower"] * 5 + ["oak"] * 2


def words(events: list[Event], seat: int) -> list[str]:
    heard = [event.heard_by(seat) for event in events]
    return [event.name for event in heard if event is not None]


@pytest.mark.rule("template:setup.players")
def test_two_to_four_players() -> None:
    assert [GAME.new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 players"):
            GAME.new(seats)


def test_a_move_that_does_not_exist_is_refused() -> None:
    refusal = table("oak", "poppy").refusal(0, 4095 << 6)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("speciate:move.form", "no-such-move")


@pytest.mark.rule("template:setup.bag")
def test_every_seed_starts_in_the_bag() -> None:
    bag = seen(GAME.new(2), "bag")
    assert isinstance(bag, list)
    assert {seed: bag.count(seed) for seed in bag} == WHOLE_BAG


@pytest.mark.rule("template:setup.bag")
def test_another_pack_has_the_same_seeds_with_other_numbers() -> None:
    data = dict(GAME.engine.pack().to_json())
    seeds = {kind: {"value": 2, "count": count} for kind, count in WHOLE_BAG.items()}
    pack = GAME.engine.pack({**data, "seeds": {**seeds, "oak": {"value": 9, "count": 1}}})
    bag = seen(GAME.new(2, pack=pack), "bag")
    assert isinstance(bag, list) and bag.count("oak") == 1
    with pytest.raises(BadPack) as error:
        GAME.engine.pack({**data, "seeds": {**seeds, "oak": {"value": "high"}, "elm": {}}})
    assert error.value.mistakes == [
        "seeds.oak.value is a word, not a whole number",
        "seeds.oak.count is missing",
        "seeds.elm is not a field that belongs here",
    ]


@pytest.mark.rule("template:deal.hand")
def test_each_player_draws_a_hand_that_only_they_see() -> None:
    state = GAME.new(2, {"hand_size": 2})
    assert state.actor == NATURE
    events = draw(state, "oak", "clover", "poppy", "poppy")
    assert [player(state, seat)["hand"] for seat in (0, 1)] == [["clover", "oak"], ["poppy", "poppy"]]
    assert words(events, 0) == ["drew", "drew", "drew-unseen", "drew-unseen", "round"]
    assert words(events, SPECTATOR) == ["drew-unseen"] * 4 + ["round"]


@pytest.mark.rule("template:deal.hand")
def test_each_seed_of_the_bag_is_as_likely_as_any_other() -> None:
    weights = {GAME.engine.codec.text(move): weight for move, weight in GAME.new(3).chance()}
    assert weights == {f"draw {kind}": count for kind, count in WHOLE_BAG.items()}


@pytest.mark.rule("template:deal.hand")
def test_nobody_plays_while_seeds_are_drawn_and_nature_draws_at_no_other_time() -> None:
    assert refused(GAME.new(2), 0, "lay oak") == ("template:deal.hand", "natures-move")
    assert refused(table("oak", "oak"), 0, "draw oak") == ("template:deal.hand", "natures-move")
    assert refused(table("oak", "oak"), NATURE, "draw oak") == ("template:deal.hand", "not-this-chance")


@pytest.mark.rule("template:deal.refill")
@pytest.mark.parametrize(("refill", "owed"), [(True, [1, 1]), (False, [0, 0])])
def test_everyone_draws_after_a_round_only_if_agreed(refill: bool, owed: list[int]) -> None:
    state = table("oak oak", "poppy poppy", options={"refill": refill})
    lay(state, "oak", "poppy")
    play(state, 0, "keep")
    assert [player(state, seat)["owed"] for seat in (0, 1)] == owed
    assert (state.actor == NATURE) == refill


@pytest.mark.rule("template:deal.empty")
def test_with_an_empty_bag_nobody_draws() -> None:
    fields = {"players": [{"hand": ["oak", "oak"], "store": ALL_KEPT}, {"hand": ["clover", "clover"]}]}
    state = GAME.position({**fields, "options": {"refill": True}})
    assert seen(state, "bag") == []
    lay(state, "oak", "clover")
    events = play(state, 0, "keep")
    assert [event.to_json() for event in events if event.name == "bag-empty"] == [
        {"event": "bag-empty", "seat": 0, "count": 1, "rule": "deal.empty"},
        {"event": "bag-empty", "seat": 1, "count": 1, "rule": "deal.empty"},
    ]
    assert state.actor == 0


@pytest.mark.rule("template:lay.secret")
def test_what_is_laid_is_seen_by_its_owner_only() -> None:
    state = table("oak poppy", "poppy clover", "clover")
    events = play(state, 1, "lay clover")
    assert [event.to_json() for event in events] == [
        {"event": "lay", "seat": 1, "seed": "clover", "rule": "lay.secret"}
    ]
    for seat, laid in ((1, "clover"), (0, "?"), (SPECTATOR, "?")):
        players = state.view(seat).to_json()["players"]
        assert isinstance(players, list)
        assert players[1]["laid"] == laid
    assert words(events, 0) == ["lay-unseen"]


@pytest.mark.rule("template:lay.secret")
def test_one_seed_of_ones_hand_and_only_now() -> None:
    state = table("oak poppy poppy", "poppy")
    assert codes(state, 0) == ["lay poppy", "lay oak"]
    assert refused(state, 0, "lay maize") == ("template:lay.secret", "lay-from-hand")
    play(state, 0, "lay oak")
    assert refused(state, 0, "lay poppy") == ("template:lay.secret", "laid-already")
    play(state, 1, "lay poppy")
    assert refused(state, 1, "lay poppy") == ("template:lay.secret", "not-now")


@pytest.mark.rule("template:lay.required")
def test_who_has_no_seed_is_passed_over() -> None:
    state = table("oak oak", "", "poppy")
    assert state.pending() == [Decision(0, "lay", sealed=True), Decision(2, "lay", sealed=True)]
    play(state, 2, "lay poppy")
    play(state, 0, "lay oak")
    assert seen(state, "phase") == "choose"


@pytest.mark.rule("template:reveal.highest")
def test_the_highest_seed_that_is_alone_wins() -> None:
    state = table("oak oak", "oak", "maize maize", "clover")
    events = lay(state, "oak", "oak", "maize", "clover")
    assert seen(state, "winner") == 2
    assert seen(state, "pot") == ["clover", "maize", "oak", "oak"]
    assert words(events, 0)[-5:] == ["revealed"] * 4 + ["pot-won"]
    assert codes(state, 2) == ["keep", "plant"]
    assert refused(state, 0, "keep") == ("template:reveal.highest", "reveal-highest")


@pytest.mark.rule("template:reveal.tie")
def test_if_no_seed_is_alone_the_pot_stays() -> None:
    state = table("oak poppy", "oak poppy")
    assert words(lay(state, "oak", "oak"), 0)[-2:] == ["pot-stays", "round"]
    assert seen(state, "pot") == ["oak", "oak"]
    assert seen(state, "phase") == "lay"


@pytest.mark.rule("template:choose.keep")
def test_keeping_takes_the_pot_into_the_store() -> None:
    state = table("oak poppy", "maize clover", pot=["barley"])
    assert refused(state, 0, "keep") == ("template:choose.keep", "not-now")
    lay(state, "oak", "maize")
    play(state, 0, "keep")
    assert player(state, 0)["store"] == ["barley", "maize", "oak"]
    assert seen(state, "pot") == []


@pytest.mark.rule("template:choose.plant")
def test_planting_leaves_the_pot_for_a_sprout_and_a_seed() -> None:
    state = table("oak poppy", "maize clover")
    lay(state, "oak", "maize")
    play(state, 0, "plant")
    assert state.actor == NATURE
    draw(state, "sunflower")
    assert seen(state, "pot") == ["maize", "oak"]
    assert player(state, 0) == {"hand": ["poppy", "sunflower"], "laid": None, "store": [], "sprouts": 1, "owed": 0}


@pytest.mark.rule("template:choose.plant")
def test_nobody_plants_with_an_empty_bag() -> None:
    state = GAME.position({"players": [{"hand": ["oak", "oak"], "store": ALL_KEPT}, {"hand": ["clover", "clover"]}]})
    lay(state, "oak", "clover")
    assert codes(state, 0) == ["keep"]
    assert refused(state, 0, "plant") == ("template:choose.plant", "choose-plant")


@pytest.mark.rule("template:over.hands")
def test_the_game_ends_when_fewer_than_two_players_have_seeds() -> None:
    state = table("oak oak", "poppy", "poppy")
    lay(state, "oak", "poppy", "poppy")
    assert state.outcome() is None
    assert play(state, 0, "keep")[-1].name == "game-over"
    assert state.outcome() is not None
    assert refused(state, 0, "lay oak") == ("template:over.hands", "game-over")


@pytest.mark.rule("template:over.hands")
def test_what_is_left_in_the_pot_is_nobodys() -> None:
    state = table("oak", "oak")
    lay(state, "oak", "oak")
    assert state.outcome() == Outcome([0, 0], [0, 1], [{"store": 0, "sprouts": 0}] * 2)


@pytest.mark.rule("template:score.total")
def test_kept_seeds_count_their_value_and_sprouts_their_points() -> None:
    players = [{"store": ["oak", "poppy"], "sprouts": 2}, {"store": ["clover"], "sprouts": 1}]
    state = GAME.position({"players": players, "phase": "over", "options": {"sprout_points": 3}})
    assert state.outcome() == Outcome([14, 4], [0], [{"store": 8, "sprouts": 6}, {"store": 1, "sprouts": 3}])


@pytest.mark.rule("template:score.ties")
def test_sprouts_break_a_tie_and_then_the_win_is_shared() -> None:
    three = [{"store": ["oak"]}, {"store": ["maize"], "sprouts": 1}, {"store": ["poppy", "poppy"], "sprouts": 1}]
    outcome = GAME.position({"players": three, "phase": "over"}).outcome()
    assert outcome is not None
    assert outcome.scores == [6, 6, 6]
    assert outcome.winners == [1, 2]


def test_an_impossible_position_lists_every_mistake() -> None:
    players = [{"hand": ["oak"] * 5, "laid": "poppy"}, {"owed": 1}]
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": players, "phase": "choose"})
    assert error.value.mistakes == ["1 oak too many for the pack"]
    players = [{"hand": ["oak"], "laid": "poppy"}, {"owed": 1}]
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": players, "phase": "choose"})
    assert error.value.mistakes == [
        "the pot has a winner in the choose phase, and in no other (reveal.highest)",
        "there is no pot to choose about (choose.keep)",
        "a seed is laid, but not in the lay phase (lay.secret)",
        "a seed is owed, but not in the deal phase (deal.hand)",
    ]
