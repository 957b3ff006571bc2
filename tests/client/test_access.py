"""Who may do what, and how it is said when one may not."""

from contextlib import AsyncExitStack

import pytest

from speciate.client.errors import ClientError, Denied, NoSuchTable, Refused
from speciate.client.http import Server
from speciate.client.seat import Seat
from tests.client.conftest import ServerProcess
from tests.client.players import QUICK, open_table, play_on, run, seated


def test_a_wrong_token_opens_nothing(server: ServerProcess) -> None:
    async def enter() -> None:
        opened = await open_table(server.url, "template", 2)
        other = await open_table(server.url, "template", 2)
        for token in ("wrong", other.token):
            with pytest.raises(Denied, match="does not belong to this table"):
                async with Seat.back(server.url, opened.table, token, patience=QUICK):
                    pass
            async with Server(server.url) as http:
                with pytest.raises(Denied, match="does not belong to this table"):
                    await http.table(opened.table, token).show()
                with pytest.raises(Denied):
                    await http.table(opened.table, token).chat("hello")

    run(enter())


def test_a_token_given_anew_makes_the_old_one_worthless(server: ServerProcess) -> None:
    async def enter() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(Server(server.url))
            (ann,) = await seated(stack, server.url, opened.table, "Ann")
            with pytest.raises(Denied):
                await http.table(opened.table, ann.token).reissue(0)
            new = await http.table(opened.table, opened.token).reissue(0)
            assert new is not None
            async with Seat.back(server.url, opened.table, new.token, patience=QUICK) as again:
                await again.chat("it is me")
            with pytest.raises(Denied):
                await http.table(opened.table, ann.token).show()

    run(enter())


def test_a_table_that_is_not_there(server: ServerProcess) -> None:
    async def enter() -> None:
        async with Server(server.url) as http:
            with pytest.raises(NoSuchTable, match="no such table"):
                await http.table("nothing").show()
        with pytest.raises(Denied, match="no such table"):
            async with Seat.watch(server.url, "nothing", patience=QUICK):
                pass
        with pytest.raises(NoSuchTable):
            async with Seat.join(server.url, "nothing", "Ann", patience=QUICK):
                pass

    run(enter())


def test_a_spectator_sees_no_hand_and_cannot_act(server: ServerProcess) -> None:
    async def look() -> None:
        opened = await open_table(server.url, "evolution", 2)
        async with AsyncExitStack() as stack:
            looking = await stack.enter_async_context(Seat.watch(server.url, opened.table, patience=QUICK))
            ann, bo = await seated(stack, server.url, opened.table, "Ann", "Bo")
            for seat in (ann, bo, looking):
                await seat.until("playing")
            assert {card for player in looking.view["players"] for card in player["hand"]} == {"?"}
            assert "?" not in ann.view["players"][0]["hand"] and set(ann.view["players"][1]["hand"]) == {"?"}
            drawn = [one for one in looking.news if one.get("event") == "drew"]
            assert drawn == [] and any(one.get("event") == "drew" for one in ann.news)
            with pytest.raises(Refused, match="only a player"):
                await looking.play(ann.legal[0])
            with pytest.raises(Refused) as refused:
                await bo.play(ann.legal[0] if ann.legal[0] not in bo.legal else "end")
            assert refused.value.answer is not None and refused.value.answer.rule.startswith("evolution:")

    run(look())


def test_what_the_host_alone_can_do(server: ServerProcess) -> None:
    async def host() -> None:
        opened = await open_table(server.url, "template", 2, ["random"])
        async with AsyncExitStack() as stack:
            (ann,) = await seated(stack, server.url, opened.table, "Ann")
            http = await stack.enter_async_context(Server(server.url))
            owner = http.table(opened.table, opened.token)
            await ann.until("playing")
            for attempt in (ann.pause(), ann.close_table(), ann.remove(1), ann.seat_bot(1, "greedy")):
                with pytest.raises(Refused, match="only the host"):
                    await attempt
            move = ann.legal[0]
            await owner.pause()
            with pytest.raises(Refused, match="paused"):
                await ann.play(move)
            await owner.pause(False)
            assert (await owner.at(0)).view["seat"] < 0 and (await owner.at(1)).view["seat"] < 0
            assert await owner.record() != await http.table(opened.table, ann.token).record()
            (mine,) = await http.mine([ann.token, "worth nothing"])
            assert mine.seat == 0 and mine.table.id == opened.table
            await owner.close_table()
            await ann.until("closed")
            assert [update.table.status async for update in ann.updates()] == ["closed"]

    run(host())


def test_seats_are_taken_once_and_can_be_given_back(server: ServerProcess) -> None:
    async def gather() -> None:
        opened = await open_table(server.url, "template", 2)
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(Server(server.url))
            bo = await stack.enter_async_context(Seat.join(server.url, opened.table, "Bo", 1, patience=QUICK))
            assert bo.number == 1 and bo.view == {} and bo.decision is None and bo.outcome is None
            with pytest.raises(Refused, match="seat 1 is not free"):
                await http.table(opened.table).sit("Ann", 1)
            with pytest.raises(Refused, match="called Bo already"):
                await http.table(opened.table).sit("Bo")
            await bo.stand()
            assert (await http.table(opened.table).sit("Ann", 1)).seat == 1

    run(gather())


def test_the_server_says_what_it_has(server: ServerProcess) -> None:
    async def ask() -> None:
        async with Server(server.url) as http:
            assert (await http.health())["status"] == "ok"
            (game,) = [game for game in await http.games() if game.id == "evolution"]
            assert game.seats[0] <= 2 and any(option["name"] == "quick" for option in game.options)
            opened = await http.open("evolution", 4, name="Friday", public=True, options={"quick": True})
            (table,) = [table for table in await http.lobby() if table.id == opened.table]
            assert (table.name, len(table.seats), table.status) == ("Friday", 4, "gathering")
            assert table.options["quick"] is True
            with pytest.raises(ClientError, match="unknown game"):
                await http.open("chess", 2)
            with pytest.raises(ClientError, match="not 9"):
                await http.open("evolution", 9)

    run(ask())


def test_a_player_asks_without_playing_and_looks_back_after_the_end(server: ServerProcess) -> None:
    async def ask() -> None:
        opened = await open_table(server.url, "template", 2, ["random"])
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(Server(server.url))
            (ann,) = await seated(stack, server.url, opened.table, "Ann")
            await ann.until("playing")
            mine = http.table(opened.table, ann.token)
            while ann.decision is None:
                await ann.changed(ann.changes)
            assert (await mine.hint()).move in ann.legal
            assert await mine.why(ann.legal[0]) is None
            with pytest.raises(Refused):
                await mine.why("nonsense")
            running = await mine.line()
            assert not running.over and running.last == len(running.steps) > 0
            with pytest.raises(Denied, match="after the game is over"):
                await mine.at(1, seat=1)
            await play_on(ann, [])
            over = await mine.line()
            assert over.over and over.scores and ann.outcome is not None
            assert over.scores[-1].scores == list(ann.outcome.scores)
            for seat in (0, 1):
                seen = await mine.at(over.last // 2, seat)
                assert seen.view["seat"] == seat and seen.last == over.last

    run(ask())
