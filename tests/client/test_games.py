"""Whole games over the net, as several clients live through them."""

import asyncio
import os
import subprocess
import sys
from contextlib import AsyncExitStack
from typing import Any

from speciate.client.bot import run_bot
from speciate.client.http import Server
from speciate.client.messages import Summary, Update
from speciate.client.seat import Seat, sit
from speciate.core.moves import Move
from speciate.core.outcome import Outcome
from speciate.table.agent import Request
from speciate.table.timeline import replay_text
from tests.client.conftest import ROOT, ServerProcess
from tests.client.players import QUICK, open_table, play_on, random_bot, run, seated


def test_two_bots_of_clients_and_one_of_the_server_play_to_the_end(server: ServerProcess) -> None:
    async def game() -> tuple[list[Outcome | None], str, Update]:
        opened = await open_table(server.url, "evolution", 3, ["greedy"])
        tokens = [(await sit(server.url, opened.table, name))[1] for name in ("Ann", "Bo")]
        playing = [run_bot(server.url, opened.table, token, random_bot(n)) for n, token in enumerate(tokens)]
        outcomes = await asyncio.gather(*playing)
        async with Server(server.url) as http:
            record = await http.table(opened.table).record()
            copy = await http.import_record(record, "Again")
            return outcomes, record, await http.table(copy).show()

    outcomes, record, copy = run(game())
    timeline = replay_text(record)
    assert timeline.record.is_finished
    assert outcomes[0] is not None and outcomes == [timeline.state.outcome()] * 2
    assert copy.outcome == outcomes[0] and copy.table.name == "Again"


def test_people_and_a_spectator_end_with_the_same_board(server: ServerProcess) -> None:
    async def game() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            looking = await stack.enter_async_context(Seat.watch(server.url, opened.table, patience=QUICK))
            seats = await seated(stack, server.url, opened.table, "Ann", "Bo")
            assert [seat.number for seat in seats] == [0, 1] and looking.number < 0
            moves: list[list[str]] = [[], []]
            await asyncio.gather(*(play_on(seat, played) for seat, played in zip(seats, moves, strict=True)))
            await looking.until("over")
            assert all(moves) and looking.outcome == seats[0].outcome == seats[1].outcome is not None
            assert looking.legal == [] and looking.decision is None
            assert looking.version == len(looking.news) > 0

    run(game())


def test_every_news_is_told_once_and_in_order(server: ServerProcess) -> None:
    async def game() -> None:
        opened = await open_table(server.url, "template", 2, ["random"])
        async with AsyncExitStack() as stack:
            (ann,) = await seated(stack, server.url, opened.table, "Ann")
            heard: list[dict[str, Any]] = []

            async def listen() -> None:
                async for update in ann.updates():
                    heard.extend(update.news)
                    await asyncio.sleep(0.01)  # slower than the game

            listening = asyncio.create_task(listen())
            await play_on(ann, [])
            await listening
            async with Server(server.url) as http:
                shown = await http.table(opened.table, ann.token).show()
                rest = await http.table(opened.table, ann.token).show(since=shown.version - 3)
            assert heard == shown.news == ann.news
            assert rest.news == shown.news[-3:] and rest.since == shown.version - 3

    run(game())


def test_several_moves_are_played_together_or_not_at_all(server: ServerProcess) -> None:
    async def game() -> None:
        opened = await open_table(server.url, "evolution", 2, ["random"])
        async with AsyncExitStack() as stack:
            (ann,) = await seated(stack, server.url, opened.table, "Ann")
            await ann.until("playing")
            while not any(code.startswith("card ") for code in ann.legal):
                if ann.decision is not None:
                    await ann.play(ann.legal[0])
                else:
                    await ann.changed(ann.changes)
            card = next(code for code in ann.legal if code.startswith("card "))
            held = len(ann.view["players"][0]["hand"])
            answer = await ann.command("play", moves=[card, "feed 9"])
            assert not answer.ok and answer.rule.startswith("evolution:") and answer.key
            assert len(ann.view["players"][0]["hand"]) == held and card in ann.legal
            await ann.play(card, "new left")
            assert len(ann.view["players"][0]["hand"]) == held - 1 and len(ann.view["players"][0]["species"]) == 2
            await ann.undo()
            while not any(one.get("event") == "undone" for one in ann.news):
                await ann.changed(ann.changes)

    run(game())


def test_a_bot_sees_its_own_cards_and_nobody_elses(server: ServerProcess) -> None:
    requests: list[Request] = []

    class Patient:
        async def choose(self, request: Request) -> Move:
            requests.append(request)
            await asyncio.sleep(0)
            return request.legal[-1]

    async def game() -> Summary:
        opened = await open_table(server.url, "template", 3, ["greedy", "random"])
        _, token = await sit(server.url, opened.table, "Ann")
        assert await run_bot(server.url, opened.table, token, Patient()) is not None
        async with Server(server.url) as http:
            return (await http.table(opened.table).show()).table

    summary = run(game())
    assert summary.status == "over" and [place.agent for place in summary.seats] == ["human", "greedy", "random"]
    assert requests and all(request.seat == 0 and request.view["seat"] == 0 for request in requests)


def test_the_example_bot_plays_a_whole_game(server: ServerProcess) -> None:
    opened = run(open_table(server.url, "template", 2, ["random"]))
    command = [sys.executable, str(ROOT / "examples" / "net_bot.py"), f"{server.url}/table/{opened.table}"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, env=environment)
    assert done.stdout.startswith("seat 0: ") and done.stdout.endswith(" points\n"), done.stderr
