"""What was asked and not answered can be asked again: tables, seats, tokens and what spectators say count once."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from speciate.server.items import HOST, Said, Sat
from speciate.server.refusals import NotAllowed
from speciate.server.store import Store
from speciate.server.tokens import hashed, new_token
from tests.server.backends import running
from tests.server.web import Party, Web, web

TIMES = 10


@pytest.fixture
def site(database: str) -> Iterator[Web]:
    with web(database) as running:
        yield running


def test_a_table_opened_again_with_the_same_token_is_the_same(site: Web) -> None:
    token = new_token()
    body = {"game": "evolution", "seats": 2, "public": True, "token": token}
    opened = [site.send("/api/tables", body) for _ in range(2)]
    assert opened[0] == opened[1] == (201, {"table": opened[0][1]["table"], "token": token})
    assert len(site.look("/api/tables")[1]) == 1


def test_a_seat_taken_again_with_the_same_token_is_the_same(site: Web) -> None:
    _, opened = site.send("/api/tables", {"game": "evolution", "seats": 2})
    path = f"/api/tables/{opened['table']}"
    token = new_token()
    sat = [site.send(f"{path}/sit", {"name": "Ann", "token": token}) for _ in range(2)]
    assert sat[0] == sat[1] == (201, {"seat": 0, "token": token})
    assert [seat["name"] for seat in site.look(path)[1]["table"]["seats"]] == ["Ann", ""]


def test_a_token_issued_again_is_the_same_and_the_old_one_stays_worthless(site: Web) -> None:
    party = site.open()
    token = new_token()
    for _ in range(2):
        sent = site.send(f"{party.path}/reissue", {"seat": 0, "token": token}, party.host)
        assert sent == (201, {"seat": 0, "token": token})
    assert site.look(party.path, token)[0] == 200
    assert site.look(party.path, party.tokens[0])[0] == 403


def test_a_token_that_stands_for_something_else_is_refused(site: Web) -> None:
    party = site.open()
    spent = party.tokens[1]
    assert site.send(f"{party.path}/reissue", {"seat": 1}, party.host)[0] == 201
    _, other = site.send("/api/tables", {"game": "evolution", "seats": 2})
    for token in (*party.tokens, party.host, spent):
        assert site.send(f"/api/tables/{other['table']}/sit", {"name": "Ann", "token": token})[0] == 403
    for token in (*party.tokens, spent):
        status, found = site.send("/api/tables", {"game": "evolution", "seats": 2, "token": token})
        assert status == 403
        assert "choose a new one" in found["error"]
        assert site.send(f"{party.path}/reissue", {"seat": 0, "token": spent}, party.host)[0] == 403


@pytest.mark.parametrize("token", ["", "short", "x" * 31, "x" * 65, "é" * 40, "a b" * 12])
def test_a_token_that_could_be_guessed_is_refused(sqlite: str, token: str) -> None:
    with web(sqlite) as site:
        assert site.send("/api/tables", {"game": "evolution", "seats": 2, "token": token})[0] == 400


def test_the_same_request_many_times_at_once_on_two_backends_counts_once(database: str) -> None:
    async def run() -> None:
        async with running(database) as one, running(database) as other:
            backends = [one, other] * TIMES
            host, mine = new_token(), new_token()
            opening = [backend.seating.open("evolution", 3, {}, "Test", True, token=host) for backend in backends]
            ids = {id for id, _ in await asyncio.gather(*opening)}
            assert len(ids) == 1
            (id,) = ids
            sitting = [backend.seating.sit(id, "Ann", None, token=mine) for backend in backends]
            assert set(await asyncio.gather(*sitting)) == {(0, mine)}
            assert len([item for item in one.store.items(id) if isinstance(item, Sat)]) == 1
            assert one.store.role(hashed(host)) == (id, HOST)
            with pytest.raises(NotAllowed, match="choose a new one"):
                await one.seating.sit(id, "Bo", None, token=host)

    asyncio.run(run())


def test_no_token_is_stored_as_it_is(sqlite: str) -> None:
    with web(sqlite) as site:
        party = site.open()
    store = Store(sqlite)
    try:
        assert all(store.role(hashed(token)) is not None for token in (party.host, *party.tokens))
        assert all(store.role(token) is None for token in (party.host, *party.tokens))
    finally:
        store.close()


# -- spectators ------------------------------------------------------------------------------------


def say(party: Party, text: str, guest: str) -> dict[str, Any]:
    headers = {"Authorization": f"Guest {guest}"}
    status, answer = party.web.send(f"{party.path}/commands", {"id": "1", "do": "chat", "text": text}, **headers)
    assert status == 200, answer
    assert isinstance(answer, dict)
    return answer


def said(party: Party) -> list[str]:
    return [news["chat"] for news in party.seen()["news"] if "chat" in news]


def test_spectators_with_the_same_id_do_not_collide(site: Web) -> None:
    party = site.open().begin()
    for guest in ("ann", "bo", "ann"):  # the last is the first again
        assert say(party, "hello", guest) == {"id": "1", "ok": True}
    assert said(party) == ["hello", "hello"]
    for word in ("", "cid"):
        with site.client.websocket_connect(f"{party.path}/socket") as line:
            line.send_json({"protocol": 1, "guest": word})
            line.receive_json(timeout=5)
            line.send_json({"id": "1", "do": "chat", "text": "hi"})
            answers = [line.receive_json(timeout=5) for _ in range(2)]
            assert answers[1]["answer"] == {"id": "1", "ok": True}
    assert said(party) == ["hello", "hello", "hi", "hi"]


def test_what_a_spectator_says_is_stored_once(sqlite: str) -> None:
    with web(sqlite) as site:
        party = site.open().begin()
        for _ in range(TIMES):
            say(party, "hello", "ann")
        id = party.path.rpartition("/")[2]
    store = Store(sqlite)
    try:
        assert len([item for item in store.items(id) if isinstance(item, Said)]) == 1
    finally:
        store.close()
