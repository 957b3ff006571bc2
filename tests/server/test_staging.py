"""Scenes: everything an audience hears comes with the table as it was then."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speciate.core.registry import get_game
from speciate.core.seats import NATURE, SPECTATOR
from speciate.server import items
from speciate.server.differences import difference
from speciate.server.hosted_table import HostedTable
from speciate.server.past import FARTHEST
from speciate.server.staging import MOST, staged
from speciate.server.update_cache import UpdateCache
from speciate.table.undo import find_undo_point
from tests.server.scenes import Views, changed, views_of

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(values, values)
def test_a_difference_turns_one_value_into_the_other(old: Any, new: Any) -> None:
    told = json.loads(json.dumps(difference(old, new)))
    assert json.dumps(changed(old, told), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(values)
def test_of_what_is_the_same_nothing_is_told(value: Any) -> None:
    assert difference(value, value) == {}


def begun(game: str, seats: int, rng: Random) -> HostedTable:
    table = HostedTable("t", rng)
    table.add(items.Opened(game, get_game(game).rules_version, seats, {}, "Test", True))
    for seat in range(seats):
        table.add(items.Sat(seat, f"P{seat}", "human"))
    table.add(items.Began())
    return table


def play_on(table: HostedTable, rng: Random) -> None:
    """One entry of a random game; now and then one is taken back."""
    match = table.playing
    if (drawn := match.nature_move()) >= 0:
        return table.add(items.Moved(NATURE, table.game.engine.codec.text(drawn)))
    seat = rng.choice(match.pending()).seat
    if rng.random() < 0.04 and not (back := find_undo_point(match, seat)).obstacle:
        return table.add(items.Undone(seat, back.to, back.keep))
    return table.add(items.Moved(seat, rng.choice(match.legal(seat).codes())))


def views(table: HostedTable, audience: int, since: int) -> Views:
    told = json.loads(json.dumps(staged(table, audience, since)))
    return views_of(told, dict(table.playing.view(audience).to_json()))


@pytest.mark.parametrize(("game", "seats"), [("evolution", 3), ("evo", 3), ("s-evolution", 3), ("evolutopia", 2)])
def test_everything_that_is_heard_has_a_scene(game: str, seats: int) -> None:
    rng = Random(f"scenes/{game}")
    table = begun(game, seats, rng)
    heard = {audience: table.version(audience) for audience in (*range(seats), SPECTATOR)}
    shown = 0
    while table.status == "playing":
        play_on(table, rng)
        if rng.random() < 0.7:
            continue
        for audience, since in heard.items():
            found = views(table, audience, since)
            news = table.news(audience, since)
            assert [version for version, _ in found] == [
                since + 1 + at for at, item in enumerate(news) if "event" in item
            ]
            assert all(view["seat"] == audience for _, view in found)
            heard[audience] = table.version(audience)
            shown += len(found)
    assert shown > 100 * (game != "evolutopia")


def test_a_scene_shows_the_table_between_the_events_of_one_move() -> None:
    """The last feeding of a round brings hunger, the bags and the next deal: each is seen by itself."""
    rng = Random(5)
    table = begun("evolution", 3, rng)
    while table.status == "playing":
        before = table.version(SPECTATOR)
        play_on(table, rng)
        events = [item.get("event") for item in table.news(SPECTATOR, before)]
        if "starved" in events and "round" in events:
            seen = [view for _, view in views(table, SPECTATOR, before)]
            at = events.index("starved")
            assert seen[at]["round"] == seen[0]["round"], "hunger comes before the next round"
            assert seen[-1]["round"] == seen[0]["round"] + 1
            return
    pytest.fail("nobody starved")


def test_scenes_are_sent_only_to_who_asks_and_never_too_many() -> None:
    rng = Random(6)
    table = begun("evolution", 4, rng)
    while table.version(SPECTATOR) < MOST + 50:
        play_on(table, rng)
    here = (True,) * 4
    plain = json.loads(UpdateCache().update(table, here, SPECTATOR, 0).text)["update"]
    assert "scenes" not in plain
    told = json.loads(UpdateCache().update(table, here, SPECTATOR, 0, 0).text)["update"]
    assert told.pop("scenes")[-1]["version"] <= table.version(SPECTATOR)
    assert told == plain
    assert len(staged(table, SPECTATOR, 0)) <= MOST


def way(table: HostedTable, audience: int, shown: int, to: int) -> list[tuple[int, list[Any]]]:
    """Each position from one to another, with the view at each piece of its news and the view there."""
    told = json.loads(json.dumps(table.past(audience).at(to, shown)))
    later = told["view"]
    found: list[tuple[int, list[Any]]] = []
    for passage in reversed(told["passages"]):
        seen: list[Any] = []
        for change in reversed(passage["seen"]):
            later = changed(later, change)
            seen.append(later)
        found.append((passage["at"], seen[::-1]))
    return found[::-1]


@pytest.mark.parametrize(("game", "seats"), [("evolution", 2), ("evo", 3), ("s-evolution", 2), ("evolutopia", 1)])
def test_a_replay_is_told_the_way_from_one_position_to_another(game: str, seats: int) -> None:
    rng = Random(f"way/{game}")
    table = begun(game, seats, rng)
    while table.status == "playing":
        play_on(table, rng)
        if rng.random() < 0.03:
            check_way(table, 0, rng)
    for audience in (*range(seats), SPECTATOR):
        check_way(table, audience, rng)


def check_way(table: HostedTable, audience: int, rng: Random) -> None:
    past = table.past(audience)
    shown = rng.randrange(max(1, past.last - 30))
    found = way(table, audience, shown, to := min(past.last, shown + 30))
    assert [at for at, _ in found] == list(range(shown + 1, to + 1))
    for at, seen in found:
        position = json.loads(json.dumps(past.at(at)))
        assert len(seen) == len(position["news"]) + 1
        assert seen[-1] == position["view"]


def test_while_a_game_runs_the_way_shows_what_the_scenes_did() -> None:
    rng = Random(7)
    table = begun("evo", 3, rng)
    while table.version(1) < 120:
        play_on(table, rng)
    past = table.past(1)
    seen = [view for _, views_there in way(table, 1, past.last - 20, past.last) for view in views_there[:-1]]
    assert len(seen) > 10
    assert seen == [view for _, view in views(table, 1, 0)][-len(seen) :]


def test_of_a_long_way_only_the_end_is_told() -> None:
    rng = Random(8)
    table = begun("evolution", 3, rng)
    while table.past(0).last <= FARTHEST + 20:
        play_on(table, rng)
    assert len(way(table, 0, 0, table.past(0).last)) == FARTHEST
