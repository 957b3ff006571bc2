"""What one person could do to the others is announced, and asked for where it touches what they know or their time."""

import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from speciate.server import presence, service
from speciate.server.hosted_table import STAND_IN
from speciate.server.tokens import new_token
from tests.server.web import Party, Web

CLOCK = {"kind": "bank", "seconds": 600}


def opened(site: Web, seats: int = 2, **fields: Any) -> Party:
    """A table with everyone seated and ready."""
    _, table = site.send("/api/tables", {"game": "evolution", "seats": seats, **fields})
    path = f"/api/tables/{table['table']}"
    tokens = [site.send(f"{path}/sit", {"name": f"P{seat}"})[1]["token"] for seat in range(seats)]
    return Party(site, path, table["token"], tokens).begin()


def news(party: Party, kind: str) -> list[dict[str, Any]]:
    return [told for told in party.seen()["news"] if told.get("table") == kind]


def question(party: Party) -> dict[str, Any] | None:
    found: dict[str, Any] | None = party.seen()["table"]["question"]
    return found


# -- pauses ----------------------------------------------------------------------------------------


def test_a_pause_stops_the_clocks_only_if_all_agree(site: Web) -> None:
    party = opened(site, 3, clock=CLOCK)
    assert party.do(party.host, "pause", paused=True)[1]["ok"]
    assert not party.seen()["table"]["paused"]
    assert question(party) == {"seat": -4, "what": "pause", "of": -4, "yes": [-4], "voters": [0, 1, 2]}
    for token in party.tokens:
        assert party.do(token, "vote", yes=True)[1]["ok"]
    assert party.seen()["table"]["paused"] and question(party) is None
    assert party.seen()["table"]["clocks"]["since"] == [None, None, None]
    seen = party.seen(party.tokens[0])
    assert "legal" not in seen and "decision" not in seen, "nobody thinks on while the clocks stand"
    assert site.send(f"{party.path}/hint", None, party.tokens[0])[1]["key"] == "paused"
    assert site.send(f"{party.path}/why", {"move": "end"}, party.tokens[0])[1]["key"] == "paused"
    assert party.do(party.tokens[1], "pause", paused=False)[1]["ok"], "anyone may go on"
    assert "legal" in party.seen(party.tokens[0])


def test_one_no_and_the_clocks_run_on(site: Web) -> None:
    party = opened(site, 2, clock=CLOCK)
    assert party.do(party.tokens[0], "pause", paused=True)[1]["ok"]
    found = question(party)
    assert found is not None and found["voters"] == [1]
    assert party.do(party.tokens[1], "vote", yes=False)[1]["ok"]
    assert not party.seen()["table"]["paused"] and question(party) is None


def test_without_a_clock_the_host_pauses_at_once(site: Web) -> None:
    party = opened(site)
    assert party.do(party.host, "pause", paused=True)[1]["ok"]
    assert party.seen()["table"]["paused"]
    assert not party.do(party.tokens[0], "pause", paused=False)[1]["ok"]


def test_only_who_was_asked_can_answer(site: Web) -> None:
    party = opened(site, 2, clock=CLOCK)
    assert party.do(party.tokens[0], "pause", paused=True)[1]["ok"]
    assert party.do(party.tokens[0], "vote", yes=True)[1]["key"] == "question-not-yours"


# -- a new token -----------------------------------------------------------------------------------


def ask_reissue(party: Party, token: str, seat: int = 0) -> tuple[int, Any]:
    return party.web.send(f"{party.path}/reissue", {"seat": seat, "token": token}, party.host)


def test_in_a_running_game_a_hand_is_shown_to_nobody_unless_the_others_agree(site: Web) -> None:
    party = opened(site, 3)
    token = new_token()
    for _ in range(2):
        assert ask_reissue(party, token) == (202, {"asked": True})
    assert [(told["seat"], told["what"], told["of"]) for told in news(party, "asked")] == [(-4, "reissue", 0)]
    assert site.look(party.path, token)[0] == 403
    for voter in party.tokens:  # who may still be at the seat is asked too
        assert party.do(voter, "vote", yes=True)[1]["ok"]
    assert ask_reissue(party, token) == (201, {"seat": 0, "token": token})
    assert site.look(party.path, token)[0] == 200
    assert site.look(party.path, party.tokens[0])[0] == 403
    assert [told["seat"] for told in news(party, "reissued")] == [0]


def test_a_no_keeps_the_seat_as_it_is(site: Web) -> None:
    party = opened(site, 2)
    token = new_token()
    assert ask_reissue(party, token)[0] == 202
    assert party.do(party.tokens[1], "vote", yes=False)[1]["ok"]
    assert site.look(party.path, token)[0] == 403
    assert site.look(party.path, party.tokens[0])[0] == 200
    assert not news(party, "reissued")


def test_who_is_gone_is_not_asked(site: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GRACE", 0)
    party = opened(site, 2)
    token = new_token()
    assert ask_reissue(party, token)[0] == 202
    found = question(party)
    assert found is not None and found["voters"] == [1]
    assert party.do(party.tokens[1], "vote", yes=True)[1]["ok"]
    assert ask_reissue(party, token)[0] == 201


def test_before_the_game_a_token_is_given_at_once_and_announced(site: Web) -> None:
    party = site.open()
    assert ask_reissue(party, new_token())[0] == 201
    assert news(party, "reissued")


def alone(site: Web) -> Party:
    """A person against a bot."""
    _, table = site.send("/api/tables", {"game": "evolution", "seats": 2})
    path = f"/api/tables/{table['table']}"
    party = Party(site, path, table["token"], [site.send(f"{path}/sit", {"name": "P0"})[1]["token"]])
    assert party.do(party.host, "seat-bot", seat=1, bot="random")[1]["ok"]
    return party.begin()


def test_who_plays_against_bots_alone_gets_a_lost_seat_back(site: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GRACE", 0)
    assert ask_reissue(alone(site), new_token())[0] == 201, "there is nobody else to ask"


# -- idle is not present ---------------------------------------------------------------------------


def test_an_open_socket_that_does_nothing_does_not_keep_a_seat(site: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GRACE", 0.2)
    party = opened(site, 2)
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1, "token": party.tokens[1]})
        line.receive_json(timeout=5)
        assert party.do(party.tokens[0], "hand-over", seat=1)[1]["key"] == "hand-over-early"
        monkeypatch.setattr(presence, "IDLE", -1.0)
        line.send_text('{"ping":1}')  # which a page sends by itself
        assert party.do(party.tokens[0], "hand-over", seat=1)[1]["ok"]


def test_a_question_to_who_is_gone_does_not_keep_their_seat(site: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GRACE", 0)
    party = opened(site, 2, clock=CLOCK)
    assert party.do(party.tokens[0], "pause", paused=True)[1]["ok"]
    assert party.do(party.tokens[0], "pause", paused=True)[1]["key"] == "question-open"
    assert party.do(party.tokens[0], "hand-over", seat=1)[1]["ok"], "nobody is there to answer the first question"
    assert party.seen()["table"]["seats"][1]["agent"] == STAND_IN


def test_who_plays_without_a_socket_is_not_gone(site: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GRACE", 2)
    party = opened(site, 2)
    time.sleep(2.1)
    assert party.do(party.tokens[1], "chat", text="I am thinking")[1]["ok"]
    assert party.do(party.tokens[0], "hand-over", seat=1)[1]["key"] == "hand-over-early"


def test_two_who_are_gone_do_not_wait_for_each_other(site: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "GRACE", 0.3)
    party = opened(site, 3)
    time.sleep(0.4)
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1, "token": party.tokens[0]})
        line.receive_json(timeout=5)
        for seat in (1, 2):
            assert party.do(party.tokens[0], "hand-over", seat=seat)[1]["ok"]
            assert party.seen()["table"]["seats"][seat]["agent"] == STAND_IN


# -- switches --------------------------------------------------------------------------------------


def test_a_host_can_keep_out_those_who_look_on(site: Web) -> None:
    party = opened(site, 2, spectators=False)
    assert party.web.look(party.path, party.tokens[0])[0] == 200
    for path in (party.path, f"{party.path}/line", f"{party.path}/record"):
        status, told = site.look(path)
        assert (status, told["key"]) == (403, "spectators-off")
    with site.client.websocket_connect(f"{party.path}/socket") as line:
        line.send_json({"protocol": 1})
        assert line.receive_json(timeout=5)["key"] == "spectators-off"
    assert site.look(party.path, party.host)[0] == 200


def test_before_the_game_anyone_sees_the_table_to_sit_down(site: Web) -> None:
    _, table = site.send("/api/tables", {"game": "evolution", "seats": 2, "spectators": False})
    assert site.look(f"/api/tables/{table['table']}")[0] == 200


def test_who_looked_on_before_the_game_is_put_out_when_it_begins(site: Web) -> None:
    _, table = site.send("/api/tables", {"game": "evolution", "seats": 2, "spectators": False})
    path = f"/api/tables/{table['table']}"
    tokens = [site.send(f"{path}/sit", {"name": f"P{seat}"})[1]["token"] for seat in range(2)]
    with site.client.websocket_connect(f"{path}/socket") as line:
        line.send_json({"protocol": 1})
        heard = [line.receive_json(timeout=5)]
        Party(site, path, table["token"], tokens).begin()
        while "key" not in heard[-1]:
            heard.append(line.receive_json(timeout=5))
        assert heard[-1]["key"] == "spectators-off"
        assert not any("view" in frame["update"] for frame in heard[:-1])
        with pytest.raises(WebSocketDisconnect):
            line.receive_json(timeout=5)


def test_who_may_not_look_on_does_not_talk_either(site: Web) -> None:
    assert opened(site, 2, spectators=False).do("", "chat", text="Hello")[1]["key"] == "spectators-off"


def test_a_host_can_do_without_hints_and_without_talk_of_those_who_look_on(site: Web) -> None:
    party = opened(site, 2, hints=False, spectator_chat=False)
    summary = party.seen()["table"]
    assert (summary["hints"], summary["spectators"], summary["spectator_chat"]) == (False, True, False)
    assert site.send(f"{party.path}/hint", None, party.tokens[0])[1]["key"] == "hints-off"
    assert party.do("", "chat", text="Take the horns!")[1]["key"] == "chat-off"
    assert party.do(party.tokens[0], "chat", text="Hello")[1]["ok"]
