"""The worked examples and the pictures' captions of both rulebooks, each as it is told there.

Seats are those of the 2.0 booklet: Red 0, Green 1, Blue 2, Yellow 3. The 2013 book calls them A to D.
"""

import pytest

from speciate.games.s_evolution.cards import card_text
from tests.games.s_evolution.build import (
    acting,
    codes,
    decision,
    hand,
    lay,
    listen,
    new_game,
    order,
    phase_of,
    play,
    player,
    refused,
    stocked,
    table,
    told,
    trick,
)

RED, GREEN, BLUE, YELLOW = range(4)
A, B, C, D = range(4)


# -- the rulebook of 2013 ---------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:take.order")
@pytest.mark.rule("s-evolution:trick.age-1-2")
def test_2013_example_1_colourless_cards_choose_after_the_set_colour() -> None:
    """A and D at Age II, B and C at III: B leads orange 5, C orange 2, A violet 1, D orange 6; picks B, C, D, A.

    They play in the order B, C, A, D, so that is how they sit.
    """
    b, c, a, d = range(4)
    state = trick(
        player(age=3, hand=["t5"]),
        player(age=3, hand=["t2", "s5"]),
        player(age=2, hand=["s1", "t3"]),
        player(age=2, hand=["t6", "f1"]),
        edition="2013",
        lead=b,
    )
    lay(state, "t5")
    assert codes(state, c) == {"play tools-2+2"}  # must play orange
    lay(state, "t2")
    assert codes(state, a) == {"play science-1+1", "play tools-3+3"}  # what they want
    lay(state, "s1")
    assert codes(state, d) == {"play tools-6+joker", "play food-1+1"}
    lay(state, "t6")
    assert order(state) == [b, c, d, a]


@pytest.mark.rule("s-evolution:trick.age-5-6")
@pytest.mark.rule("s-evolution:trick.no-trump-below")
@pytest.mark.rule("s-evolution:take.any")
def test_2013_example_2_trump_then_colour_then_the_rest() -> None:
    """A at VI, B at V, C and D at IV; trump green. A violet 6, B trumps with green 3, C violet 4, D green 2."""
    state = table(
        player(age=6, hand=["s6", "t1", "t1", "t2"], up=[6]),
        player(age=5, hand=["f3", "t1", "t1", "t2"], up=[5]),
        player(age=4, hand=["s4", "t1", "t1", "t2"], up=[4]),
        player(age=4, hand=["f2", "t1", "t1", "t2"], up=[4]),
        edition="2013",
        phase="trump",
    )
    assert decision(state) == (A, "trump")  # the highest Age
    play(state, A, "trump food")
    lay(state, "s6", "f3")
    assert codes(state, C) == {"play science-4+invasion"}  # must follow, with a disaster
    lay(state, "s4", "f2")
    assert order(state) == [B, A, C, D]
    play(state, B, f"take {B}")  # 3 Food
    play(state, A, f"take {D}")  # 2 Food
    play(state, C, f"take {A}")  # the joker; the disaster is left for D
    assert [len(one.taken) for one in state.players] == [1, 1, 1, 1]
    assert [card_text(each) for each in state.players[D].taken] == ["science-4+invasion"]


@pytest.mark.rule("s-evolution:needs.score")
@pytest.mark.rule("s-evolution:needs.pay-2013")
def test_2013_paul_scores_eight_points_for_two_needs_of_four_people() -> None:
    """Population 4 at Age V, 4 Food, 4 Tools, only 1 Science."""
    state = acting(player(age=5, population=4, stock=(4, 4, 1)), edition="2013")
    assert state.players[0].score == 8
    assert stocked(state) == (0, 0, 0)


@pytest.mark.rule("s-evolution:hand.blind-age-one")
def test_2013_in_the_first_round_all_players_play_without_seeing_their_cards() -> None:
    state = new_game(4, edition="2013")
    assert [hand(state, seat) for seat in range(4)] == [[], [], [], []]
    assert codes(state, state.actor) == {"flip"}


@pytest.mark.rule("s-evolution:needs.starve")
@pytest.mark.rule("s-evolution:needs.fall")
def test_2013_the_two_penalties_can_add_up() -> None:
    state = acting(player(age=3, population=3, stock=(0, 0, 0)), edition="2013")
    assert (state.players[0].age, state.players[0].population) == (2, 2)


@pytest.mark.rule("s-evolution:disaster.invasion")
@pytest.mark.rule("s-evolution:disaster.obscurantism")
def test_2013_both_disasters_at_once_show_the_hand_to_all_but_its_owner() -> None:
    state = trick(
        player(age=3, hand=["f1", "f2"], obscured=True, invaded=True),
        player(age=3, hand=["t1", "t2"]),
        edition="2013",
    )
    views = [state.view(seat).to_json()["players"] for seat in (0, 1)]
    hands = [seen[0]["hand"] for seen in views if isinstance(seen, list)]
    assert hands == [["?", "?"], ["food-1+1", "food-2+2"]]


# -- the booklet of 2.0 -----------------------------------------------------------------------------


@pytest.mark.rule("s-evolution:hand.draw")
@pytest.mark.parametrize(("up", "size"), [([], 5), ([4], 4)])
def test_caption_a_face_down_discovery_of_age_four_joins_the_hand(up: list[int], size: int) -> None:
    """The hand of somebody who was at Age IV when the round began."""
    state = table(player(age=4, up=up), player(age=4), phase="manage", lead=0, turn=1)
    drawer = state.players[0]
    assert phase_of(state) == "hand"
    assert drawer.owed + (1 if drawer.discovery >= 0 else 0) == size


@pytest.mark.rule("s-evolution:trick.age-3-4")
def test_caption_red_must_play_science_and_blue_and_yellow_what_they_want() -> None:
    state = trick(
        player(age=4, hand=["s1", "f5"]),
        player(age=3, hand=["s5", "f1"]),
        player(age=3, hand=["f2", "t3"]),
        player(age=4, hand=["t1", "t2"]),
        lead=GREEN,
    )
    lay(state, "s5")
    assert codes(state, BLUE) == {"play food-2+2", "play tools-3+3"}
    lay(state, "t3")
    assert codes(state, YELLOW) == {"play tools-1+1", "play tools-2+2"}
    lay(state, "t1")
    assert codes(state, RED) == {"play science-1+1"}
    assert refused(state, RED, "play food-5+1") == "trick.age-3-4 must-follow"


@pytest.mark.rule("s-evolution:trick.age-5-6")
def test_caption_red_trumps_with_food_and_green_does_not() -> None:
    """Trump Food; Blue leads Tools, Yellow must follow, Red has none and trumps, Green has none and does not."""
    state = trick(
        player(age=5, hand=["f1", "s2"]),
        player(age=6, hand=["f2", "s3"]),
        player(age=5, hand=["t5", "f5"]),
        player(age=6, hand=["t1", "f6"]),
        lead=BLUE,
        trump="food",
    )
    lay(state, "t5")
    assert codes(state, YELLOW) == {"play tools-1+1"}  # trumping is for those who cannot follow
    lay(state, "t1")
    assert codes(state, RED) == {"play food-1+1", "play science-2+2"}
    lay(state, "f1")
    assert "play science-3+3" in codes(state, GREEN)  # free not to trump
    lay(state, "s3")
    assert order(state) == [RED, BLUE, YELLOW, GREEN]


@pytest.mark.rule("s-evolution:take.discovery")
@pytest.mark.rule("s-evolution:tie.2.0")
def test_caption_green_takes_back_the_own_discovery_or_yellows() -> None:
    """Both at Age III, no Prestige, the same population: Green is earlier in the order of the turn."""
    state = trick(
        player(age=2, hand=["f1"]),
        player(age=3, discovery="green-3"),
        player(age=2, hand=["f2"]),
        player(age=3, discovery="yellow-3"),
    )
    lay(state, "f1", "discovery", "f2", "discovery")
    assert order(state)[:2] == [GREEN, YELLOW]
    assert codes(state, GREEN) == {f"take {GREEN}", f"take {YELLOW}"}
    events = listen(state)
    play(state, GREEN, f"take {YELLOW}")
    assert told(events, "discovery-taken") == [
        {"seat": GREEN, "discovery": "yellow-3", "from": YELLOW},
        {"seat": YELLOW, "discovery": "green-3", "from": GREEN},
    ]


@pytest.mark.rule("s-evolution:take.order")
def test_caption_red_and_green_have_colours_and_choose_before_blue_and_yellow() -> None:
    """Blue and Yellow at Age II, Red and Green at III; Green sets Science, Red's is higher, Yellow's has no colour."""
    state = trick(
        player(age=3, hand=["s5"]),
        player(age=3, hand=["s3"]),
        player(age=2, hand=["f1"]),
        player(age=2, hand=["s6"]),
        lead=GREEN,
    )
    lay(state, "s3", "f1", "s6", "s5")
    assert order(state) == [RED, GREEN, YELLOW, BLUE]


@pytest.mark.rule("s-evolution:trick.no-trump-below")
def test_caption_green_trumps_and_yellows_food_is_no_trump() -> None:
    """Green at V and Red at VI may trump; Red's Tools 6 and Blue's Tools 4 follow; Yellow's Food does neither."""
    state = trick(
        player(age=6, hand=["t6"]),
        player(age=5, hand=["f1"]),
        player(age=4, hand=["t4"]),
        player(age=4, hand=["f5"]),
        trump="food",
    )
    lay(state, "t6", "f1", "t4", "f5")
    assert order(state) == [GREEN, RED, BLUE, YELLOW]


@pytest.mark.rule("s-evolution:take.order")
def test_caption_off_colour_a_six_chooses_before_a_one() -> None:
    """All at Age III, Science set by Red: Red, Yellow (Science too), Green (a 6), Blue (a 1)."""
    state = trick(
        player(age=3, hand=["s5"]),
        player(age=3, hand=["t6"]),
        player(age=3, hand=["f1"]),
        player(age=3, hand=["s2"]),
    )
    lay(state, "s5", "t6", "f1", "s2")
    assert order(state) == [RED, YELLOW, GREEN, BLUE]


@pytest.mark.rule("s-evolution:harvest.cards")
@pytest.mark.rule("s-evolution:harvest.buildings")
def test_caption_red_harvests_two_food_two_tools_and_four_science() -> None:
    """1 Food from a card and 1 from the Farm, 2 Tools from a card, 3 Science from a card and a joker."""
    state = acting(player(age=5, population=6, workers={"farm": 1, "trade": 1}, taken=["f1", "t2", "s3", "s6"]))
    play(state, RED, "gain science")
    assert decision(state) == (RED, "trade")
    assert stocked(state) == (2, 2, 4)


@pytest.mark.rule("s-evolution:needs.kinds")
@pytest.mark.rule("s-evolution:needs.score")
def test_caption_age_three_with_three_people_scores_three_for_each_need() -> None:
    state = acting(player(age=3, population=3, stock=(3, 3, 0)))
    assert decision(state) == (RED, "rise")
    assert state.players[RED].score == 6


@pytest.mark.rule("s-evolution:needs.lose-2.0")
@pytest.mark.rule("s-evolution:needs.pay-2.0")
def test_caption_age_five_scores_four_less_two_plus_four() -> None:
    """4 people with 5 Food, 2 Tools, 4 Science: 4 - 2 + 4 = 6 points; the Tools are not spent."""
    state = acting(player(age=5, population=4, stock=(5, 2, 4)))
    assert state.players[RED].score == 6
    assert stocked(state) == (1, 2, 0)


@pytest.mark.rule("s-evolution:trade.when")
def test_caption_trade_at_level_three_turns_three_food_into_two_tools_and_one_science() -> None:
    state = acting(player(age=5, population=2, stock=(5, 0, 1), workers={"trade": 3}))
    play(state, RED, "trade food>tools", "trade food>tools", "trade food>science")
    assert state.players[RED].score == 6  # 2 of each were needed, and there they were


@pytest.mark.rule("s-evolution:worker.prestige-2.0")
@pytest.mark.parametrize(("highest", "may_trump"), [(4, False), (5, True)])
def test_text_prestige_at_age_two_plays_like_the_highest_player(highest: int, may_trump: bool) -> None:
    state = trick(
        player(age=highest, hand=["s5"]),
        player(age=2, workers={"prestige": 1}, hand=["t2", "f1"]),
        trump="tools" if may_trump else None,
    )
    lay(state, "s5", "t2")
    assert order(state) == ([1, 0] if may_trump else [0, 1])
    follows = trick(player(age=4, hand=["s5"]), player(age=2, workers={"prestige": 1}, hand=["s1", "t6"]))
    lay(follows, "s5")
    assert codes(follows, 1) == {"play science-1+1"}
