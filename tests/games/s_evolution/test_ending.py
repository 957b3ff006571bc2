"""The end of a round and of the game: discards, the last Discovery, sets, the winner."""

from random import Random

import pytest

from speciate.bots.registry import make_bot
from speciate.core.seats import NATURE
from speciate.games.s_evolution import GAME
from speciate.games.s_evolution.cards import card_text
from speciate.table.match import Match
from tests.games.s_evolution.build import acting, new_game, phase_of, play, player, refused, run, table

BOTH = pytest.mark.parametrize("edition", ["2013", "2.0"])


@pytest.mark.rule("s-evolution:round.discard")
@BOTH
def test_cards_taken_leave_the_game_at_the_end_of_the_round(edition: str) -> None:
    state = acting(
        player(age=2, population=6, taken=["f1", "t2"]), player(taken=["s1", "t1"]), seats=2, edition=edition
    )
    play(state, 0, "done")
    play(state, 1, "done")
    assert state.round == 3
    assert [one.taken for one in state.players] == [[], []]
    assert sorted(card_text(card) for card in state.gone) == ["food-1+1", "science-1+1", "tools-1+1", "tools-2+2"]


@pytest.mark.rule("s-evolution:over.sixth")
@BOTH
def test_the_sixth_round_ends_after_the_points_without_management(edition: str) -> None:
    state = acting(player(age=2, population=3, stock=(8, 8, 8)), player(age=2), seats=2, round=6, edition=edition)
    if edition == "2.0":
        play(state, 0, "stay")
    assert phase_of(state) == "over"
    assert state.players[0].score == 3
    assert state.legal(0) == state.legal(NATURE) == []
    assert refused(state, 0, "done") == "over.sixth game-over"


@pytest.mark.rule("s-evolution:over.last-discovery-2.0")
@pytest.mark.parametrize(("edition", "choice", "up"), [("2.0", "rise", 0b100), ("2.0", "stay", 0), ("2013", "", 0)])
def test_rising_in_the_last_round_of_2_0_turns_up_the_discovery_of_the_new_age(
    edition: str, choice: str, up: int
) -> None:
    state = acting(player(age=2, population=3, stock=(3, 0, 0)), player(age=2), seats=2, round=6, edition=edition)
    if choice:
        play(state, 0, choice)
    assert phase_of(state) == "over"
    assert state.players[0].up == up


@pytest.mark.rule("s-evolution:over.last-discovery-2.0")
def test_rising_in_an_earlier_round_turns_up_nothing() -> None:
    state = acting(player(age=2, population=3, stock=(3, 0, 0)), seats=2, round=5)
    play(state, 0, "rise")
    assert state.players[0].up == 0


@pytest.mark.rule("s-evolution:over.last-discovery-2.0")
def test_having_risen_in_the_round_before_the_last_turns_up_nothing() -> None:
    state = table(player(age=3, rose=True), player(age=3), phase="manage", round=5, lead=0, turn=1)
    assert (state.round, [one.rose for one in state.players]) == (6, [False, False])


@pytest.mark.rule("s-evolution:score.sets")
@pytest.mark.parametrize(
    ("slots", "points"),
    [
        ([1, 2, 3, 4, 5, 6], 1 + 1 + 1 + 6),  # one's own six: three single colours and three of one's own
        ([4], 1),
        ([4, 5], 3),
        ([4, 5, 6], 6),
        ([], 0),
    ],
)
def test_face_up_discoveries_score_by_colour(slots: list[int], points: int) -> None:
    state = table(player(age=6, up=slots), player(), phase="over", round=6)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.breakdown[0] == {"needs": 0, "sets": points}


@pytest.mark.rule("s-evolution:score.sets")
def test_six_of_a_colour_score_twenty_one() -> None:
    """Red's three late Discoveries, and the red ones of the three other decks."""
    red = {1: "yellow-1", 2: "blue-2", 3: "green-3", 4: "red-4", 5: "red-5", 6: "red-6"}
    others: list[dict[int, str]] = [
        {age: f"{deck}-{age}" for age in range(1, 7)} for deck in ("green", "blue", "yellow")
    ]
    others[0][3], others[1][2], others[2][1] = "red-3", "red-2", "red-1"
    for count, points in ((4, 10), (5, 15), (6, 21)):
        up = sorted([4, 5, 6, 1, 2, 3][:count])
        players = [player(age=6, discoveries=list(red.values()), up=up)]
        players += [player(discoveries=list(row.values())) for row in others]
        outcome = table(*players, phase="over", round=6).outcome()
        assert outcome is not None
        assert outcome.breakdown[0]["sets"] == points


@pytest.mark.rule("s-evolution:over.win")
def test_the_highest_score_wins() -> None:
    outcome = table(player(age=6, score=20), player(score=21), phase="over", round=6).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([20, 21], [1])


@pytest.mark.rule("s-evolution:over.win")
@pytest.mark.parametrize(("edition", "winner"), [("2013", 0), ("2.0", 1)])
def test_the_tie_rule_decides_among_equals(edition: str, winner: int) -> None:
    players = [player(age=6, score=20), player(age=5, population=3, score=20, workers={"prestige": 1})]
    outcome = table(*players, phase="over", round=6, edition=edition).outcome()
    assert outcome is not None
    assert outcome.winners == [winner]
    order = table(player(score=9), player(score=9), phase="over", round=6, edition=edition, lead=1).outcome()
    assert order is not None
    assert order.winners == [1]  # the current turn order is that of the last Action phase


@BOTH
def test_a_game_played_to_the_end_has_one_winner_and_parts_that_add_up(edition: str) -> None:
    state = new_game(4, edition=edition)
    run(state, 5)
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert [sum(parts.values()) for parts in outcome.breakdown] == outcome.scores
    stats = GAME.engine.stats(state)
    assert stats["rounds"] == 6.0
    assert 1.0 <= stats["age"] <= 6.0


@pytest.mark.rule("s-evolution:score.sets")
def test_the_score_on_the_way_is_needs_and_sets_as_they_stand() -> None:
    match = Match.new(GAME, ["Ann", "Bo", "Cy"], seed=3)
    agents = {seat: make_bot("random", Random(seat)) for seat in range(3)}
    while match.pending():
        players = match.view(0).to_json()["players"]
        assert isinstance(players, list)
        counted = GAME.engine.scores(match.timeline.seek(match.position))
        assert counted == [player["score"] + player["sets"] for player in players]
        match.step(agents)
    assert match.outcome is not None
    assert GAME.engine.scores(match.timeline.seek(match.position)) == match.outcome.scores
