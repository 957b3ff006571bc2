"""After the end the same people play again: at a table that one of them opens, and the others are told of."""

from random import Random

import pytest

from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.server import commands, items
from speciate.server.hosted_table import HostedTable
from speciate.server.refusals import NotAllowed
from speciate.server.service import Service

NEXT = "0123456789abcdef"


def begun() -> HostedTable:
    table = HostedTable("old", Random(3))
    table.add(items.Opened("template", get_game("template").rules_version, 2, {}, "Old", False))
    for seat in range(2):
        table.add(items.Sat(seat, f"P{seat}", "human"))
    for seat in range(2):
        Service(table, seat).perform(commands.SetReady(id="ready"))
    return table


def over() -> HostedTable:
    table = begun()
    while table.status == "playing":
        seat = table.playing.pending()[0].seat
        move = table.playing.legal(seat).codes()[0]
        Service(table, seat).perform(commands.Play(id="play", moves=[move]))
    return table


def rematch(table: HostedTable, role: int, next_table: str = NEXT) -> None:
    Service(table, role).perform(commands.Rematch(id="again", table=next_table))


def test_those_who_played_are_told_where_and_those_who_look_on_only_that() -> None:
    table = over()
    rematch(table, 1)
    assert [table.sight(seat)["rematch"] for seat in range(2)] == [NEXT, NEXT]
    assert "rematch" not in table.sight(SPECTATOR)
    for audience in (0, 1, SPECTATOR):
        assert table.news(audience, 0)[-1] == {"table": "rematch", "seat": 1}


def test_the_first_who_asks_is_followed() -> None:
    table = over()
    rematch(table, 0)
    with pytest.raises(NotAllowed) as refused:
        rematch(table, 1, "f" * 16)
    assert refused.value.key == "rematch-there"
    assert table.sight(1)["rematch"] == NEXT


def test_only_who_played_and_only_after_the_end() -> None:
    with pytest.raises(NotAllowed) as refused:
        rematch(begun(), 0)
    assert refused.value.key == "rematch-early"
    with pytest.raises(NotAllowed) as refused:
        rematch(over(), SPECTATOR)
    assert refused.value.key == "players-only"
