"""Who knows what: hands seen by their owner, by the others, by nobody; and what an imagined table must keep to."""

from collections import Counter
from random import Random

import pytest

from speciate.core.seats import SPECTATOR
from speciate.games.s_evolution.cards import SCIENCE, is_disaster, suit_of
from speciate.games.s_evolution.flow import SEvolutionState
from tests.games.s_evolution.build import hand, lay, listen, new_game, play, player, seen, table, trick

HAND = ["food-1+1", "food-2+2"]
HIDDEN = ["?", "?"]


@pytest.mark.rule("s-evolution:disaster.invasion")
@pytest.mark.rule("s-evolution:hand.blind")
@pytest.mark.parametrize(
    ("obscured", "invaded", "owner", "other", "spectator"),
    [
        (False, False, HAND, HIDDEN, HIDDEN),
        (False, True, HAND, HAND, HAND),
        # the owner could look over a spectator's shoulder
        (True, True, HIDDEN, HAND, HIDDEN),
    ],
)
def test_who_sees_a_hand(
    obscured: bool, invaded: bool, owner: list[str], other: list[str], spectator: list[str]
) -> None:
    state = trick(
        player(age=3, hand=["f1", "f2"], obscured=obscured, invaded=invaded),
        player(age=3, hand=["t1", "t2"]),
        player(age=3, hand=["t1", "t2"]),
    )
    assert seen(state, 0, 0)["hand"] == owner
    assert seen(state, 1, 0)["hand"] == seen(state, 2, 0)["hand"] == other
    assert seen(state, SPECTATOR, 0)["hand"] == spectator
    assert seen(state, 1, 2)["hand"] == HIDDEN


@pytest.mark.rule("s-evolution:hand.blind-age-one")
@pytest.mark.rule("s-evolution:disaster.invasion")
def test_in_2013_an_invaded_player_of_age_one_shows_a_hand_without_seeing_it() -> None:
    state = trick(player(age=1, hand=["f1", "f2"], invaded=True), player(age=2, hand=["t1", "t2"]), edition="2013")
    assert (seen(state, 0, 0)["hand"], seen(state, 1, 0)["hand"]) == (HIDDEN, HAND)


@pytest.mark.rule("s-evolution:disaster.invasion")
@pytest.mark.parametrize(("obscured", "hearers"), [(False, [0, 1, 2, SPECTATOR]), (True, [1, 2])])
def test_drawing_an_open_hand_is_heard_by_those_who_see_it(obscured: bool, hearers: list[int]) -> None:
    players = [player(age=3, owed=4, obscured=obscured, invaded=True, up=[3])]
    players += [player(age=3, hand=["f1", "f2", "t1", "t2"], up=[3]) for _ in range(2)]
    state = table(*players, phase="hand")
    events = listen(state)
    state.apply(-1, state.legal(-1)[0])
    (event,) = [event for event in events if event.name == "drew"]
    heard = {viewer: event.heard_by(viewer) for viewer in (0, 1, 2, SPECTATOR)}
    names = {viewer: version.name for viewer, version in heard.items() if version is not None}
    assert names == {viewer: "drew" if viewer in hearers else "drew-unseen" for viewer in names}
    assert len(names) == 4


def test_an_imagined_hand_keeps_to_the_colours_its_owner_did_not_follow() -> None:
    state = trick(player(age=3, hand=["s2", "f1", "f2"]), player(age=3, hand=["t2", "f3", "t1"]))
    lay(state, "s2", "t2")
    for luck in range(40):
        assert all(suit_of(card) != SCIENCE for card in imagined_hand(state, 0, 1, luck))


def imagined_hand(state: SEvolutionState, viewer: int, owner: int, luck: int) -> list[int]:
    imagined = state.determinize(viewer, Random(luck))
    assert isinstance(imagined, SEvolutionState)
    return imagined.players[owner].hand


def test_an_imagined_hand_of_round_one_holds_no_disaster() -> None:
    state = new_game(3, edition="2.0")
    for luck in range(30):
        assert not any(is_disaster(card) for seat in (1, 2) for card in imagined_hand(state, 0, seat, luck))


def test_every_hand_that_can_be_is_imagined_equally_often() -> None:
    """One card unknown out of a pool of three kinds: each by its number, within five deviations."""
    state = trick(player(age=2, hand=["f1"]), player(age=2, hand=["t2"]), round=2)
    counts: Counter[int] = Counter()
    for luck in range(600):
        counts[imagined_hand(state, 0, 1, luck)[0]] += 1
    pool = Counter([*state.players[1].deck, *state.players[1].hand])
    total = sum(pool.values())
    for card, number in pool.items():
        p = number / total
        assert abs(counts[card] - 600 * p) <= 5 * (600 * p * (1 - p)) ** 0.5 + 1


def test_cards_played_are_remembered_by_deck() -> None:
    state = trick(player(age=2, hand=["f5", "t1"]), player(age=2, hand=["f1", "t2"]))
    lay(state, "f5", "f1")
    play(state, 0, "take 1")
    assert "food-5+1" in seen(state, 1, 0)["spent"]
    assert "food-1+1" in seen(state, 0, 1)["spent"]  # of green's deck, though red has taken it


def test_the_owner_of_a_hand_only_the_others_see_imagines_it_anew() -> None:
    state = trick(
        player(age=3, hand=["f1", "f2"], obscured=True, invaded=True), player(age=3, hand=["t1", "t2"]), round=3
    )
    hands = {tuple(imagined_hand(state, 0, 0, luck)) for luck in range(30)}
    assert len(hands) > 5
    assert all(imagined_hand(state, 1, 0, luck) == state.players[0].hand for luck in range(5))
    assert hand(state, 0) == HAND
