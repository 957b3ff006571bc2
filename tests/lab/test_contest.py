"""Who meets whom: every bot from every seat with the same cards."""

from collections import Counter

import pytest

from speciate.core.errors import BadOption, SpeciateError, UnknownName
from speciate.lab.contest import FREE, ONE, TEAMS, Contest


def contest(bots: str, seats: int, games: int = 100, mode: str = FREE) -> Contest:
    return Contest("evolution", tuple(bots), seats, games, "test", mode)


@pytest.mark.parametrize(
    ("bots", "seats", "mode"), [("abcd", 4, FREE), ("ab", 4, FREE), ("abcdef", 3, FREE), ("ab", 4, ONE)]
)
def test_in_a_deal_every_slot_sits_everywhere_once(bots: str, seats: int, mode: str) -> None:
    rounds = contest(bots, seats, mode=mode).rounds()
    for deal in range(rounds[-1].deal + 1):
        games = [game for game in rounds if game.deal == deal]
        sat = {(slot, seat) for game in games for seat, slot in enumerate(game.slots)}
        assert len(games) == seats and len(sat) == seats * seats
        assert len({tuple(sorted(game.players)) for game in games}) == 1  # the same bots each time


def test_neighbours_change_from_deal_to_deal() -> None:
    rounds = contest("abcd", 4).rounds()
    after = Counter(game.players[(game.players.index(0) + 1) % 4] for game in rounds)
    assert set(after) == {1, 2, 3}


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    tables = {tuple(sorted(game.players)) for game in contest("abcde", 3).rounds()}
    assert len(tables) == 10


@pytest.mark.parametrize(("bots", "seats"), [("ab", 4), ("abc", 4), ("abc", 5), ("a", 3)])
def test_fewer_bots_than_seats_are_repeated_fairly(bots: str, seats: int) -> None:
    sat = Counter(player for game in contest(bots, seats, 60).rounds() for player in game.players)
    assert len(sat) == len(bots)
    assert max(sat.values()) == min(sat.values())


def test_one_against_the_others() -> None:
    for game in contest("ab", 4, mode=ONE).rounds():
        assert sorted(game.players) == [0, 1, 1, 1]


def test_teams_play_each_deal_once_each() -> None:
    rounds = contest("abc", 4, 6, TEAMS).rounds()
    assert [(game.deal, set(game.players)) for game in rounds] == [
        (0, {0}), (0, {1}), (0, {2}), (1, {0}), (1, {1}), (1, {2}),
    ]  # fmt: skip


def test_a_deal_is_never_left_half_played() -> None:
    assert len(contest("abcd", 4, 5).rounds()) == 8


def test_a_bot_that_meets_itself_is_told_apart() -> None:
    assert contest("aab", 3).labels == ("a", "a #2", "b")


def test_more_games_are_the_same_tournament_another_seed_is_not() -> None:
    few, many = contest("ab", 2, 10), contest("ab", 2, 20)
    assert few.origin() == many.origin()
    assert few.rounds() == many.rounds()[:10]
    assert few.origin() != Contest("evolution", ("a", "b"), 2, 10, "other").origin()


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Contest("evolutoin", ("random",), 2, 1, "1"), UnknownName),
        (Contest("evolution", ("random", "gredy"), 2, 1, "1"), UnknownName),
        (Contest("evolution", ("random",), 7, 1, "1"), BadOption),
        (Contest("evolution", ("random",), 2, 0, "1"), BadOption),
        (Contest("evolution", ("random", "nowhere.py:Bot"), 2, 1, "1"), SpeciateError),
        (Contest("evolution", ("random",), 2, 1, "1", FREE, {"quik": True}), UnknownName),
    ],
)
def test_a_tournament_with_a_mistake_does_not_start(plan: Contest, error: type[SpeciateError]) -> None:
    with pytest.raises(error):
        plan.check()
