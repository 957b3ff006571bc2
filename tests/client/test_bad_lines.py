"""Lines that cut, delay, double and swap frames both ways: every client ends with the true final board."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from speciate.client.http import Server
from speciate.client.live import Patience
from speciate.client.seat import Seat
from speciate.table.timeline import replay_text
from tests.client.conftest import ServerProcess
from tests.client.mangling import Mangler
from tests.client.players import run
from tests.server.extent import LONG, extent, tell

GAMES = extent("bad_lines", 3, 100)
EVERY = 2 if LONG else 6  # the second of so many is a long game
AT_ONCE = 6
BATCHES = range(0, GAMES, AT_ONCE)
PATIENCE = 300.0  # seconds for a batch, on a busy machine
HASTY = Patience(shortest=0.01, longest=0.1, answer=1, gap=0.2, give_up=60)


@pytest.mark.parametrize("first", BATCHES)
def test_every_client_ends_with_the_true_final_board(server: ServerProcess, first: int) -> None:
    async def games() -> None:
        numbers = range(first, min(first + AT_ONCE, GAMES))
        done: Counter[str] = Counter()
        for one in await asyncio.gather(*(whole_game(server, number) for number in numbers)):
            done += one
        kinds = [f"{fault} {way}" for fault in ("cut", "delay", "double", "swap") for way in ("there", "back")]
        assert all(done[kind] for kind in kinds), done
        tell(games=len(numbers), **{kind.replace(" ", "_"): done[kind] for kind in kinds})

    run(games(), limit=PATIENCE)


async def whole_game(server: ServerProcess, number: int) -> Counter[str]:
    rng = Random(f"lines/{number}")
    is_evolution = number % EVERY == 1
    seats = 2 if is_evolution else rng.choice((2, 3, 4))
    options = {"quick": rng.random() < 0.5} if is_evolution else {}
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(Server(server.url))
        opened = await http.open("evolution" if is_evolution else "template", seats, options=options)
        tokens = [(await http.table(opened.table).sit(f"P{seat}", seat)).token for seat in range(seats)]
        line = await stack.enter_async_context(Mangler(server.port, rng))
        players = [Seat.back(line.url, opened.table, token, patience=HASTY) for token in tokens]
        players.append(Seat.watch(line.url, opened.table, patience=HASTY))
        for player in players:
            await stack.enter_async_context(player)
        moves: list[list[str]] = [[] for _ in tokens]
        playing = [play(player, rng, made) for player, made in zip(players, moves, strict=False)]
        await asyncio.gather(*playing, players[-1].until("over"))
        await compare(http, opened.table, players, moves)
        return line.done


async def play(seat: Seat, rng: Random, moves: list[str]) -> None:
    """Any legal move, again and again; every one is acknowledged, none is refused."""
    await seat.ready()
    async for update in seat.updates():
        if update.decision is not None and update.table.status == "playing":
            move = rng.choice(update.legal)
            await seat.play(move)
            moves.append(move)


async def compare(http: Server, table: str, players: list[Seat], moves: list[list[str]]) -> None:
    """What each client shows is what the server has; each acknowledged move is in the record once, in order."""
    for player in players:
        truth = await http.table(table, player.token).show()
        assert shown(player.now) == shown(truth)
        assert player.news == truth.news
    timeline = replay_text(await http.table(table).record())
    outcome = timeline.state.outcome()
    assert all(player.outcome == outcome for player in players)
    for seat, player in enumerate(players):
        eyes = seat if seat < len(moves) else -2
        assert player.view == timeline.state.view(eyes).to_json()
    for seat, made in enumerate(moves):
        assert [entry.code for entry in timeline.record.entries if entry.seat == seat and entry.is_move] == made


def shown(update: Any) -> tuple[object, ...]:
    return update.version, update.view, update.outcome, update.table.status, update.legal, update.decision
