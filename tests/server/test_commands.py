"""Commands: counted once however often they come, all or nothing, and refused by name."""

import asyncio
from itertools import permutations
from random import Random
from typing import Any

import pytest

from speciate.server import commands
from speciate.server.backend import Backend
from speciate.server.hosted_table import HostedTable
from speciate.server.items import AnyItem, Moved, Said
from speciate.server.store import Change, Store
from tests.server.backends import any_turn, gathered, play, running, state_of, table_of, update_of

TIMES = 50


async def at_cards(backend: Backend, id: str, rng: Random) -> HostedTable:
    """Plays until somebody has a card to use."""
    for number in range(200):
        table = await table_of(backend, id)
        if any(move.kind == "card" for d in table.playing.pending() for move in table.playing.legal(d.seat)):
            return table
        seat, moves = any_turn(table, rng)
        assert (await play(backend, id, seat, moves, f"on-{number}")).ok
    raise AssertionError("no card was ever to be used")


def sealed_food(table: HostedTable) -> dict[int, list[str]]:
    """What each seat may lay on the watering hole, while all choose unseen."""
    match = table.playing
    assert all(decision.sealed for decision in match.pending())
    return {decision.seat: [move.code for move in match.legal(decision.seat)] for decision in match.pending()}


# -- once ------------------------------------------------------------------------------------------


def test_a_move_sent_many_times_at_once_counts_once(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            table = await table_of(backend, id)
            seat, moves = any_turn(table, Random(1))
            before = table.count
            answers = await asyncio.gather(*(play(backend, id, seat, moves, "same") for _ in range(TIMES)))
            assert len({str(answer) for answer in answers}) == 1
            assert answers[0].ok
            assert (await table_of(backend, id)).count == before + len(moves)
            assert len(backend.store.items(id)) == before + len(moves)
            digest = (await table_of(backend, id)).playing.digest()
        async with running(database) as again:
            late = await asyncio.gather(*(play(again, id, seat, moves, "same") for _ in range(TIMES)))
            assert {str(answer) for answer in late} == {str(answers[0])}
            assert (await table_of(again, id)).playing.digest() == digest
            assert (await table_of(again, id)).count == before + len(moves)

    asyncio.run(run())


def test_chat_sent_many_times_at_once_is_said_once(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            said = commands.Chat(id="hello", text="Hello")
            answers = await asyncio.gather(*(backend.dispatcher.command(id, 0, said) for _ in range(TIMES)))
            assert {answer.ok for answer in answers} == {True}
            assert len([item for item in backend.store.items(id) if isinstance(item, Said)]) == 1

    asyncio.run(run())


def test_the_same_id_of_another_seat_is_another_command(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            for seat in range(3):
                assert (await backend.dispatcher.command(id, seat, commands.Chat(id="hello", text=f"I am {seat}"))).ok
            said = [item.text for item in backend.store.items(id) if isinstance(item, Said)]
            assert said == ["I am 0", "I am 1", "I am 2"]

    asyncio.run(run())


def test_a_refused_command_stays_refused_when_it_comes_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was told no must not find its move played later because the network sent it twice."""
    monkeypatch.setattr("speciate.server.service.GRACE", 0)

    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            question = commands.Vote(id="early", yes=True)
            first = await backend.dispatcher.command(id, 1, question)
            assert not first.ok
            hand_over = commands.HandOver(id="ask", seat=2)
            assert (await backend.dispatcher.command(id, 0, hand_over)).ok
            assert await backend.dispatcher.command(id, 1, question) == first

    asyncio.run(run())


# -- sealed ----------------------------------------------------------------------------------------


def test_sealed_choices_in_every_order_give_the_same_state(sqlite: str) -> None:
    """Tables with one history, the choices arriving in each of the six orders, one by one and all at once."""
    digests: set[str] = set()

    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend, 3, set_aside=0)
            source = backend.store.items(id)
            choices = {seat: codes[0] for seat, codes in sealed_food(await table_of(backend, id)).items()}
            assert len(choices) == 3
            for number, order in enumerate(permutations(choices)):
                for at_once in (False, True):
                    copy = await copy_of(backend, source, f"copy{number}{at_once}")
                    sends = [play(backend, copy, seat, [choices[seat]], "food") for seat in order]
                    answers = await asyncio.gather(*sends) if at_once else [await send for send in sends]
                    assert all(answer.ok for answer in answers)
                    digests.add((await table_of(backend, copy)).playing.digest())

    asyncio.run(run())
    assert len(digests) == 1


async def copy_of(backend: Backend, source: list[AnyItem], id: str) -> str:
    """Another table with the same items."""
    table = HostedTable.read(id, source)
    await backend.store.commit(Change(id, 1, source, table.summary(), rules=table.game.rules_version))
    return id


# -- all or none -----------------------------------------------------------------------------------


def test_an_illegal_second_move_changes_nothing(database: str) -> None:
    async def run() -> None:
        async with running(database) as backend:
            id = await gathered(backend)
            table = await at_cards(backend, id, Random(3))
            seat = table.playing.pending()[0].seat
            card = next(move.code for move in table.playing.legal(seat) if move.kind == "card")
            before = (table.count, table.playing.digest(), backend.store.items(id))
            answer = await play(backend, id, seat, [card, "body 9"], "bad")
            assert not answer.ok
            assert answer.rule
            assert "body 9" in answer.error
            table = await table_of(backend, id)
            assert (table.count, table.playing.digest(), backend.store.items(id)) == before
            assert (await play(backend, id, seat, [card, "body 0"], "good")).ok
            assert (await table_of(backend, id)).playing.digest() != before[1]

    asyncio.run(run())


def test_a_command_that_cannot_be_stored_leaves_the_table_as_it_was(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            table = await table_of(backend, id)
            seat, moves = any_turn(table, Random(5))
            digest = table.playing.digest()
            commit = backend.store.commit
            backend.store.commit = broken  # type: ignore[method-assign,assignment]  # a mistake of ours
            errors = await asyncio.gather(play(backend, id, seat, moves, "one"), return_exceptions=True)
            assert isinstance(errors[0], OSError)
            assert (await table_of(backend, id)).playing.digest() == digest
            backend.store.commit = commit  # type: ignore[method-assign]
            assert (await play(backend, id, seat, moves, "one")).ok

    asyncio.run(run())


def test_nothing_is_shown_before_it_is_stored(sqlite: str) -> None:
    """Who looks while a move is being stored sees the table without it: it may never come to be."""

    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            seat, moves = any_turn(await table_of(backend, id), Random(5))
            readers: list[asyncio.Task[dict[str, Any]]] = []
            commit = backend.store.commit

            async def slow(change: Change) -> None:
                readers.append(asyncio.create_task(update_of(backend, id, seat)))
                await asyncio.sleep(0.05)
                assert not readers[0].done()  # nobody looks while it is not decided
                await commit(change)

            backend.store.commit = slow  # type: ignore[method-assign]
            assert (await play(backend, id, seat, moves, "one")).ok
            assert await readers[0] == await update_of(backend, id, seat)

    asyncio.run(run())


async def broken(_: object) -> None:
    raise OSError("the disk is full")


# -- refusals --------------------------------------------------------------------------------------


def test_refused_commands_name_the_rule(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            table = await at_cards(backend, id, Random(3))
            seat = table.playing.pending()[0].seat
            other = (seat + 1) % 3
            out_of_turn = await play(backend, id, other, ["end"], "a")
            assert (out_of_turn.ok, out_of_turn.rule) == (False, "evolution:" + out_of_turn.rule.partition(":")[2])
            foreign = sorted(set(state_of(table).to_json()["deck"]))[0]  # type: ignore[call-overload]
            not_held = await play(backend, id, seat, [f"card {foreign}"], "b")
            assert not not_held.ok
            assert not_held.rule in {f"evolution:{rule}" for rule in table.game.engine.rules}
            assert not_held.key
            unreadable = await play(backend, id, seat, ["crad horns+3"], "c")
            assert not unreadable.ok
            assert "crad" in unreadable.error
            assert not [item for item in backend.store.items(id) if isinstance(item, Moved) and item.move == "end"]

    asyncio.run(run())


def test_a_wrong_moment_is_named(sqlite: str) -> None:
    async def run() -> None:
        async with running(sqlite) as backend:
            id, _ = await backend.seating.open("evolution", 2, {}, "Test", False)
            for command in (
                commands.Play(id="p", moves=["end"]),
                commands.Undo(id="u"),
                commands.Vote(id="v", yes=True),
            ):
                answer = await backend.dispatcher.command(id, 0, command)
                assert not answer.ok
                assert answer.error

    asyncio.run(run())


def test_answers_are_kept_by_the_store(sqlite: str) -> None:
    async def run() -> str:
        async with running(sqlite) as backend:
            id = await gathered(backend)
            await backend.dispatcher.command(id, 0, commands.Chat(id="hello", text="Hello"))
            return id

    id = asyncio.run(run())
    store = Store(sqlite)
    try:
        kept = store.answer(id, 0, "hello")
        assert kept is not None
        assert kept.ok
        assert store.answer(id, 1, "hello") is None
    finally:
        store.close()
