"""What can be asked of a game without changing it: the past, why not. Nobody learns what they may not."""

from typing import Any

import pytest

from speciate.core.registry import get_game
from speciate.core.seats import NATURE, SPECTATOR
from speciate.server import presence
from speciate.server.notices import TOKENS, WHO, Notice, read_notice
from speciate.server.notices import here as here_with
from speciate.server.presence import Presence
from tests.server.web import Party, Web
from tests.table.matches import new_match, play_on

GAME = get_game("evolution")


@pytest.fixture
def replay(site: Web) -> str:
    """The path of a finished game."""
    text = "\n".join(play_on(new_match()).record.lines()) + "\n"
    status, imported = site.send("/api/replays", {"record": text})
    assert status == 201, imported
    return f"/api/tables/{imported['table']}"


def at(site: Web, path: str, number: int, token: str = "", seat: int | None = None) -> dict[str, Any]:
    query = f"?at={number}" + ("" if seat is None else f"&as={seat}")
    status, found = site.look(path + query, token)
    assert status == 200, found
    assert isinstance(found, dict)
    return found


def line(site: Web, path: str, token: str = "") -> dict[str, Any]:
    status, found = site.look(f"{path}/line", token)
    assert status == 200, found
    assert isinstance(found, dict)
    return found


# -- the past of a running game --------------------------------------------------------------------


def play_some(party: Party, moves: int) -> None:
    for _ in range(moves):
        waiting = party.seen()["table"]["waiting"]
        assert party.move(waiting[0])[1]["ok"]


def test_a_running_game_is_stepped_through_by_what_one_heard(site: Web, party: Party) -> None:
    play_some(party, 8)
    for token in ("", *party.tokens):
        told = line(site, party.path, token)
        assert not told["over"]
        assert "scores" not in told
        assert [step["at"] for step in told["steps"]] == list(range(1, told["last"] + 1))
        heard = [news for step in told["steps"] for news in step["news"]]
        assert heard == [news for news in party.seen(token)["news"] if "event" in news]
        for step in told["steps"]:
            assert at(site, party.path, step["at"], token)["news"] == step["news"]
        assert told["steps"][-1]["round"] >= 1


def test_moves_are_shown_to_who_made_them_only(site: Web, party: Party) -> None:
    play_some(party, 4)
    for seat, token in enumerate(party.tokens):
        told = [step for step in line(site, party.path, token)["steps"] if "move" in step]
        assert told
        assert {step["seat"] for step in told} == {seat}
    assert not [step for step in line(site, party.path)["steps"] if "move" in step or "seat" in step]


def test_positions_of_a_running_game_do_not_count_what_is_hidden(site: Web) -> None:
    """play.quick: what another seat does unseen, and takes back unseen, is no position of mine."""
    status, opened = site.send("/api/tables", {"game": "evolution", "seats": 2, "options": {"quick": True}})
    assert status == 201
    party = Party(site, f"/api/tables/{opened['table']}", opened["token"], [])
    for name in ("Ann", "Bo"):
        party.tokens.append(site.send(f"{party.path}/sit", {"name": name})[1]["token"])
    party.begin()
    for seat in (0, 1):
        assert party.move(seat)[1]["ok"]  # the food cards
    before = {token: line(site, party.path, token)["last"] for token in ("", *party.tokens)}
    others = {token: party.seen(token) for token in ("", party.tokens[1])}
    card = next(code for code in party.seen(party.tokens[0])["legal"] if code.startswith("card "))
    assert party.do(party.tokens[0], "play", moves=[card, "new left"])[1]["ok"]
    assert line(site, party.path, party.tokens[0])["last"] > before[party.tokens[0]]
    assert party.do(party.tokens[0], "undo")[1]["ok"]
    undone = [news for news in party.seen(party.tokens[0])["news"] if news.get("event") == "undone"]
    assert [news["to"] for news in undone] == [before[party.tokens[0]] + 1]  # the card is in the hand's place again
    for token in ("", party.tokens[1]):
        assert line(site, party.path, token)["last"] == before[token]
        assert party.seen(token) == others[token]
        status, found = site.look(f"{party.path}?at={before[token] + 1}", token)
        assert status == 400
        assert f"from 0 to {before[token]}" in found["error"]


def test_nobody_sees_through_the_eyes_of_others_before_the_end(site: Web, party: Party) -> None:
    for token in ("", party.host, party.tokens[1]):
        for path in (f"{party.path}?at=1&as=0", f"{party.path}/line?as=0"):
            status, found = site.look(path, token)
            assert status == 403
            assert "after the game is over" in found["error"]
    assert at(site, party.path, 1, party.tokens[0], seat=0)["view"]["seat"] == 0


# -- after the end ---------------------------------------------------------------------------------


def test_a_finished_game_is_stepped_through_by_its_record(site: Web, replay: str) -> None:
    told = line(site, replay)
    match = play_on(new_match())
    assert told["over"]
    assert told["last"] == match.position
    for step, entry in zip(told["steps"], match.record.entries, strict=True):
        assert step["seat"] == (entry.seat if entry.outcome is None else NATURE)
        assert step.get("move") == (entry.code if entry.is_move else None)
    rounds = [step["round"] for step in told["steps"] if "round" in step]
    assert rounds == sorted(rounds)
    assert {step["phase"] for step in told["steps"] if "phase" in step} >= {"food", "play", "feed"}
    assert [score["round"] for score in told["scores"]] == sorted(set(rounds))
    outcome = match.outcome
    assert outcome is not None
    assert told["scores"][-1]["scores"] == outcome.scores


def test_a_finished_game_is_seen_through_any_eyes(site: Web, replay: str) -> None:
    match = play_on(new_match())
    seats = len(match.names)
    middle = match.position // 2
    state = match.timeline.seek(middle)
    for seat in range(SPECTATOR, seats):
        if seat != NATURE:
            found = at(site, replay, middle, seat=seat)
            assert found["view"] == state.view(seat).to_json()
            heard = [event.heard_by(seat) for event in match.happened[middle - 1]]
            assert found["news"] == [event.to_json() for event in heard if event is not None]
    for seat in (NATURE, seats):
        status, found = site.look(f"{replay}?at=1&as={seat}")
        assert status == 403
        assert "no seat" in found["error"]
    status, found = site.look(f"{replay}?at={match.position + 1}")
    assert status == 400
    assert f"from 0 to {match.position}" in found["error"]


# -- why not ---------------------------------------------------------------------------------------


def ask_why(party: Party, token: str, move: str, *after: str) -> tuple[int, Any]:
    return party.web.send(f"{party.path}/why", {"move": move, "after": list(after)}, token)


def test_why_names_the_rule_and_changes_nothing(party: Party) -> None:
    before = party.seen(party.tokens[0])
    for move in before["legal"]:
        assert ask_why(party, party.tokens[0], move) == (200, None)
    status, refusal = ask_why(party, party.tokens[0], "attack 0>1.0")
    assert status == 200
    assert refusal["rule"].startswith("evolution:")
    assert refusal["key"]
    assert party.seen(party.tokens[0]) == before
    assert party.do(party.tokens[0], "play", moves=["attack 0>1.0"])[1]["rule"] == refusal["rule"]


def test_why_is_for_players_and_for_moves(party: Party) -> None:
    for token in ("", party.host):
        assert ask_why(party, token, "end")[0] == 403
    status, found = ask_why(party, party.tokens[0], "nonsense")
    assert status == 400
    assert "nonsense" in found["error"]


def test_why_and_play_do_not_let_the_last_to_choose_peek(party: Party) -> None:
    """Who ends the last turn of the play phase sees the food cards turned over when it is ended, and not before."""
    play_some(party, 2)  # the food cards
    (first,) = party.seen()["table"]["waiting"]
    assert party.do(party.tokens[first], "play", moves=["end"])[1]["ok"]
    last = party.tokens[1 - first]
    before = party.seen(last)
    for move in ("feed 0", "end"):
        status, found = ask_why(party, last, move, "end")
        assert status == 400
        assert "send the others later" in found["error"]
        answer = party.do(last, "play", moves=["end", move])[1]
        assert not answer["ok"]
        assert answer["error"] == found["error"]
    assert party.seen(last) == before
    assert ask_why(party, last, "end") == (200, None)


# -- who is here -----------------------------------------------------------------------------------


def here(update: dict[str, Any]) -> list[bool]:
    return [seat["here"] for seat in update["table"]["seats"]]


def test_everyone_sees_who_is_here(site: Web, party: Party) -> None:
    assert here(party.seen()) == [False, False]
    with site.client.websocket_connect(f"{party.path}/socket") as looking:
        looking.send_json({"protocol": 1})
        assert here(looking.receive_json(timeout=5)["update"]) == [False, False]
        with site.client.websocket_connect(f"{party.path}/socket") as ann:
            ann.send_json({"protocol": 1, "token": party.tokens[0]})
            assert here(looking.receive_json(timeout=5)["update"]) == [True, False]
            assert here(ann.receive_json(timeout=5)["update"]) == [True, False]
        gone = looking.receive_json(timeout=5)["update"]
        assert here(gone) == [False, False]
        assert gone["news"] == []


def test_who_is_with_another_process_is_here_until_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    who = Presence()
    assert who.absent(1) >= 0
    assert not who.is_here(1)
    assert who.hear("other", [1, 2])
    assert not who.hear("other", [1, 2])
    assert who.is_here(1)
    assert who.absent(1) == 0
    assert who.hear("other", [2])
    assert not who.is_here(1)
    assert not who.forget()
    monkeypatch.setattr(presence, "FORGET", -1.0)
    assert who.forget()
    assert not who.is_here(2)
    assert who.enter(2)
    assert not who.enter(2)
    assert not who.leave(2)
    assert who.is_here(2)
    assert who.leave(2)
    assert who.seats == []


@pytest.mark.parametrize(
    "notice",
    [Notice("t"), Notice("t", TOKENS), Notice("t", WHO), here_with("t", "p", [0, 3]), here_with("t", "p", [])],
)
def test_notices_are_read_as_they_were_written(notice: Notice) -> None:
    assert read_notice(str(notice)) == notice


def test_one_client_may_hold_every_seat(site: Web) -> None:
    """Hot-seat: the tokens of all seats in one place, a socket for each."""
    party = site.open(seats=6)
    lines = [site.client.websocket_connect(f"{party.path}/socket") for _ in party.tokens]
    for seat, (line, token) in enumerate(zip(lines, party.tokens, strict=True)):
        line.__enter__()
        line.send_json({"protocol": 1, "token": token})
        assert line.receive_json(timeout=5)["update"]["seat"] == seat
    assert here(party.seen()) == [True] * 6
    for line in lines:
        line.__exit__(None, None, None)


def test_seats_have_colours_and_no_two_the_same(site: Web) -> None:
    _, opened = site.send("/api/tables", {"game": "evolution", "seats": 3})
    party = Party(site, f"/api/tables/{opened['table']}", opened["token"], [])
    assert site.send(f"{party.path}/sit", {"name": "Ann", "colour": "blue"})[0] == 201
    status, found = site.send(f"{party.path}/sit", {"name": "Bo", "colour": "blue"})
    assert (status, found["error"]) == (403, "someone here has blue already")
    assert site.send(f"{party.path}/sit", {"name": "Bo", "colour": "infrared"})[0] == 400
    assert site.send(f"{party.path}/sit", {"name": "Bo"})[0] == 201
    assert party.do(party.host, "seat-bot", seat=2, bot="random")[1]["ok"]
    colours = [seat["colour"] for seat in party.seen()["table"]["seats"]]
    assert colours[0] == "blue"
    assert len(set(colours)) == 3


def test_a_seat_chooses_another_colour_until_the_game_begins(site: Web) -> None:
    party = site.open(seats=2)
    ann, bo = party.tokens
    assert [seat["colour"] for seat in party.seen()["table"]["seats"]] == ["red", "blue"]
    assert party.do(ann, "colour", colour="teal")[1]["ok"]
    assert [seat["colour"] for seat in party.seen()["table"]["seats"]] == ["teal", "blue"]
    assert party.seen()["news"][-1] == {"table": "coloured", "seat": 0, "colour": "teal"}
    refused = party.do(bo, "colour", colour="teal")[1]
    assert (refused["ok"], refused["error"]) == (False, "someone here has teal already")
    heard = party.seen()["version"]
    assert party.do(ann, "colour", colour="teal")[1]["ok"], "one's own colour again is no news"
    assert party.seen()["version"] == heard
    assert party.do(bo, "colour", colour="infrared")[0] == 400
    assert not party.do(party.host, "colour", colour="pink")[1]["ok"], "the host sits nowhere"
    party.begin()
    late = party.do(ann, "colour", colour="pink")[1]
    assert (late["ok"], late["error"]) == (False, "the game has begun")
    assert party.seen()["table"]["seats"][0]["colour"] == "teal"


def test_games_say_whether_all_win_or_lose_together(site: Web) -> None:
    together = {game["id"] for game in site.look("/api/games")[1] if game["cooperative"]}
    assert together == {"evolutopia"}


def test_the_list_of_tables_is_sent_short_and_not_again_until_it_changes(site: Web) -> None:
    """Home asks every few seconds, and a busy server has a hundred tables to show."""
    for _ in range(20):
        site.open(public=True)
    first = site.client.get("/api/tables")
    assert len(first.json()) == 20
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 4
    known = {"If-None-Match": first.headers["etag"]}
    again = site.client.get("/api/tables", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    site.open(public=True)
    assert len(site.client.get("/api/tables", headers=known).json()) == 21
