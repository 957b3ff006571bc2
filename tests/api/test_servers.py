"""The same verbs at a table of a real server."""

import random
import re
import runpy
import sys
import threading
from pathlib import Path

import pytest

import speciate
from tests.client.conftest import ServerProcess, server
from tests.client.players import open_table, run

__all__ = ["server"]  # the fixture


class First:
    def choose(self, request: speciate.Request) -> speciate.Move:
        return request.legal[0]


def test_a_seat_plays_a_whole_game_by_hand(server: ServerProcess) -> None:
    opened = run(open_table(server.url, "template", 2, ["random"]))
    with speciate.connect(f"{server.url}/table/{opened.table}", "Ann") as seat:
        assert seat.number == 0 and seat.names[0] == "Ann" and repr(seat).startswith("<RemoteSeat: 0 at http")
        while seat.wait():
            assert 0 in seat.to_move and seat.decision is not None and seat.view()["seat"] == 0
            assert seat.request().legal == seat.legal()
            seat.play(random.choice(seat.legal()))
        assert seat.status == "over" and seat.outcome is not None and seat.legal().codes() == []
        assert seat.record.is_finished and len(seat.log()) > 5 and seat.log(lang="fr") != seat.log()


def test_a_refusal_names_the_rule_as_it_does_here(server: ServerProcess) -> None:
    opened = run(open_table(server.url, "evolution", 2, ["random"]))
    with speciate.connect(f"{server.url}/table/{opened.table}", "Ann") as seat:
        assert seat.wait()
        with pytest.raises(speciate.IllegalMove) as refused:
            seat.play("attack 0>1.0")
        assert refused.value.rule == "evolution:feed.order" and refused.value.text == seat.why_not("attack 0>1.0")
        with pytest.raises(speciate.UnreadableMove):
            seat.play("nonsense")
        html = seat._repr_html_()
        assert html is not None and "Ann" in html and "Ann" in str(seat.view())
        assert seat.think("strong", seed=1).best in seat.legal()
        foreseen = seat.preview(seat.legal()[0])
        assert (foreseen["certain"], foreseen["made"]) == (True, 1) and foreseen["view"] != seat.view()
        assert seat.preview()["legal"] == seat.legal().codes()
        with pytest.raises(speciate.SpeciateError, match="not over"):
            _ = seat.record


def test_a_bot_plays_a_seat_and_the_token_comes_back_to_it(server: ServerProcess) -> None:
    opened = run(open_table(server.url, "template", 3, ["random"]))
    address = f"{server.url}/table/{opened.table}"
    with speciate.connect(address, "Ann", ready=False) as ann:
        token = ann.token
        assert ann.status == "gathering"
        with pytest.raises(speciate.SpeciateError, match="not begun"):
            ann.view()
        with pytest.raises(speciate.SpeciateError, match="not begun"):
            ann.why_not("end")
        assert ann.legal().codes() == [] and ann._repr_html_() is None
    with speciate.connect(address, token=token) as ann, speciate.connect(address, "Bo", seat=1) as bo:
        assert (ann.number, bo.number, bo.address) == (0, 1, address)
        with speciate.connect(address, "") as looking:
            assert looking.number == speciate.SPECTATOR
            playing = threading.Thread(target=bo.run, args=("greedy",))
            playing.start()
            outcome = ann.run(First())
            playing.join(30)
            assert outcome is not None and bo.wait() is False and looking.wait() is False
            assert outcome == bo.outcome == looking.outcome


def test_the_example_opens_a_table_and_plays_it(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(__file__).parents[2] / "examples" / "host_table.py"
    monkeypatch.setattr(sys, "argv", [str(path), server.url])
    runpy.run_path(str(path), run_name="__main__")
    said = capsys.readouterr().out
    assert re.search(rf"^a table for Frugal, .+, .+: {server.url}/table/\w+$", said, re.MULTILINE)
    assert len(re.findall(r"points$", said, re.MULTILINE)) == 3 and "choices of mine, the last of them: " in said


def test_who_opens_a_table_is_told_what_cannot_be_before_there_is_one(server: ServerProcess) -> None:
    with pytest.raises(speciate.BadOption):
        speciate.host(server.url, "evo", seats=2)
    with pytest.raises(speciate.UnknownName):
        speciate.host(server.url, "evolution", options={"quik": True})
    with pytest.raises(speciate.ClientError, match="no-such-bot"):
        speciate.host(server.url, "evolution", bots=["no-such-bot"])
    with speciate.host(server.url, "template", "Ann", bots=["random"], seats=3, options={"refill": True}) as seat:
        assert seat.number == 0 and seat.status == "gathering" and len(seat.names) == 3


def test_an_address_without_a_table_or_a_server_is_an_error_of_one_line(server: ServerProcess) -> None:
    with pytest.raises(speciate.ClientError, match="is a server, not a table"):
        speciate.connect(server.url)
    with pytest.raises(speciate.ClientError):
        speciate.connect(f"{server.url}/table/no-such-table")
    with pytest.raises(speciate.ClientError):
        speciate.connect("http://127.0.0.1:9/table/abc")
    with pytest.raises(speciate.ClientError):
        speciate.connect("nonsense")
