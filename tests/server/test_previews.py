"""What a position leads to, asked over HTTP: from what the one who asks may see, and nothing changes."""

from typing import Any

from speciate.core.registry import get_game
from tests.server.web import Party, Web

Json = dict[str, Any]


def ask(site: Web, path: str, token: str = "", **question: object) -> tuple[int, Json]:
    status, found = site.send(f"{path}/preview", question, token)
    assert isinstance(found, dict)
    return status, found


def waiting(party: Party) -> int:
    seat = party.seen()["table"]["waiting"][0]
    assert isinstance(seat, int)
    return seat


def test_a_seat_is_told_what_the_engine_makes_of_its_view(site: Web, party: Party) -> None:
    game = get_game("evolution")
    for token in (*party.tokens, ""):
        seen = party.seen(token)
        status, found = ask(site, party.path, token)
        assert status == 200, found
        assert found == game.engine.preview(game.engine.view(seen["view"]))
        assert found["legal"] == seen.get("legal", [])


def test_moves_of_ones_own_are_looked_ahead_at_and_not_made(site: Web, party: Party) -> None:
    seat = waiting(party)
    before = party.seen(party.tokens[seat])
    move = before["legal"][0]
    status, found = ask(site, party.path, party.tokens[seat], after=[move])
    assert status == 200, found
    assert found["made"] == 1
    assert party.seen(party.tokens[seat]) == before
    assert party.move(seat)[1]["ok"]  # the first of them, too
    if found["certain"]:
        assert found["view"] == party.seen(party.tokens[seat])["view"]


def test_what_cannot_be_done_is_left_out(site: Web, party: Party) -> None:
    seat = waiting(party)
    status, found = ask(site, party.path, party.tokens[seat], after=["end"])
    assert (status, found["made"], found["view"]) == (200, 0, None)
    assert ask(site, party.path, party.tokens[seat], after=["nonsense 17"])[0] == 400
    assert ask(site, party.path, party.tokens[seat], after=["end"] * 9)[0] == 400


def test_a_spectator_makes_no_moves_and_sees_through_nobody(site: Web, party: Party) -> None:
    status, found = ask(site, party.path, after=["end"])
    assert (status, found["made"], found["legal"]) == (200, 0, [])
    assert ask(site, party.path, seen_by=0)[0] == 403
    assert ask(site, party.path, party.tokens[0], seen_by=1)[0] == 403


def test_the_past_has_previews_too(site: Web, party: Party) -> None:
    for _ in range(4):
        assert party.move(waiting(party))[1]["ok"]
    game = get_game("evolution")
    for number in (0, 1, 2):
        _, then = site.look(f"{party.path}?at={number}", party.tokens[0])
        assert isinstance(then, dict)
        status, found = ask(site, party.path, party.tokens[0], at=number)
        assert status == 200, found
        assert found == game.engine.preview(game.engine.view(then["view"]))
    assert ask(site, party.path, party.tokens[0], at=999)[0] == 400


def test_before_the_game_begins_there_is_nothing_to_foresee(site: Web) -> None:
    waiting_room = site.open()
    assert ask(site, waiting_room.path, waiting_room.tokens[0] if waiting_room.tokens else "")[0] in (400, 403)
