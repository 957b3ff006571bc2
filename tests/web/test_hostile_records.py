"""A hundred hostile strings in records from elsewhere: as names, agents, notes, titles, and where none belongs."""

import json
import random
from typing import Any

import httpx
import pytest
from playwright.sync_api import FilePayload, expect

from speciate.core.registry import get_game
from speciate.server.names import is_visible
from speciate.table.match import Match
from speciate.table.record import LONGEST_NAME, Record
from tests.client.conftest import ServerProcess
from tests.server.extent import LONG
from tests.web.conftest import NewVisitor
from tests.web.hostile import HOSTILE
from tests.web.pages import PHONE, Visitor, fits
from tests.web.test_hostile import WATCH, expect_unhurt

SEATS = 6
SHORT = {"cards_each_round": 9, "cards_per_species": 0, "set_aside": 80}
NAMES = [name for text in HOSTILE if (name := text[:LONGEST_NAME].strip()).isprintable() and name]
TITLES = [text for text in HOSTILE if len(text) <= 30 and is_visible(text.strip())]


def played(names: list[str], seed: int) -> Record:
    """A whole game of people called so, whose bots are called so, with a hostile note at every move."""
    choice = random.Random(seed)
    notes = iter(HOSTILE * 100)
    match = Match.new(get_game("evolution"), names, names[::-1], SHORT, seed=seed)
    while match.outcome is None:
        seat = match.pending()[0].seat
        match.play(seat, choice.choice(match.legal(seat).packed), note=next(notes))
    return match.record


def text_of(record: Record) -> str:
    return "\n".join(record.lines()) + "\n"


@pytest.fixture(scope="module")
def record() -> Record:
    return played([f"P{seat}" for seat in range(SEATS)], 0)


@pytest.fixture(scope="module")
def replays(server: ServerProcess) -> list[str]:
    """Every name that a record may hold, six at a time."""
    names = list(dict.fromkeys(NAMES))
    names += names[: -len(names) % SEATS]
    tables = []
    with httpx.Client(base_url=server.url, trust_env=False, verify=False) as client:
        for number in range(0, len(names), SEATS):
            record = text_of(played(names[number : number + SEATS], number))
            body = {"record": record, "name": TITLES[number % len(TITLES)]}
            reply = client.post("/api/replays", json=body)
            assert reply.status_code == 201, reply.text
            tables.append(reply.json()["table"])
    return tables


@pytest.mark.parametrize("settings", [pytest.param({}, marks=pytest.mark.long), PHONE], ids=["desk", "phone"])
def test_hostile_names_and_agents_in_records_do_nothing(
    visit: NewVisitor, replays: list[str], settings: dict[str, Any]
) -> None:
    assert len(set(NAMES)) > 85, "nearly all of them can be names"
    ann = visit("about:blank", script=WATCH, **settings)
    for table in replays[::3] if settings else replays:
        ann.page.goto(f"{ann.url}/replay/{table}")
        expect(ann.page.locator(".eyes button")).to_have_count(1 + SEATS)
        expect(ann.page.locator(".board[data-at]")).to_be_attached()
        if not settings:
            ann.tab("scores")
            expect(ann.page.get_by_role("img", name="Scores")).to_be_visible()
        assert fits(ann), table
        expect_unhurt(ann)
    for table in replays[:3]:  # the same as tables that are over, with their final scores
        ann.page.goto(f"{ann.url}/table/{table}")
        expect(ann.page.get_by_role("dialog").locator("tbody tr")).to_have_count(SEATS)
        assert fits(ann), table
        expect_unhurt(ann)


def damaged(record: Record, number: int, text: str) -> str:
    """The record with a hostile string where it does not belong: each time in another place."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in record.lines()]
    header, move, end = lines[0], lines[len(lines) // 2], lines[-1]
    places: list[tuple[dict[str, Any], str]] = [
        (header, "game"),
        (header, "rules"),
        (header, "format"),
        (header["pack"], "digest"),
        (header["options"], text),
        (header["seats"][0], "name"),
        (header["seats"][1], "agent"),
        (move, "move"),
        (move, "seat"),
        (move, "note"),
        (move, "h"),
        (end["end"], "scores"),
        (end["end"]["breakdown"][0], text),
    ]
    place, key = places[number % len(places)]
    place[key] = text
    return "\n".join(json.dumps(line) for line in lines) + "\n"


def open_file(visitor: Visitor, name: str, text: str) -> None:
    file = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
    visitor.page.locator("input[type=file]").set_input_files(file)


def test_damaged_records_are_refused_in_words_that_do_nothing(visit: NewVisitor, record: Record) -> None:
    ann = visit("about:blank", script=WATCH)
    ann.may_fail = True  # the browser notes each refusal
    ann.page.goto(f"{ann.url}/")
    said = ann.page.locator("section[aria-labelledby=open-record]").get_by_role("alert")
    for number, text in enumerate(HOSTILE if LONG else HOSTILE[::4]):
        with ann.page.expect_response("**/api/replays") as reply:
            open_file(ann, "game.jsonl", damaged(record, number, text))
        assert 400 <= reply.value.status < 500, (number, text)
        expect(said).not_to_be_empty()
        expect_unhurt(ann)
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), text
    for text in HOSTILE[::5]:  # as a whole file, some of them: what is no record is refused alike
        open_file(ann, "game.jsonl", text + "\n")
        expect(said).not_to_be_empty()
    expect_unhurt(ann)
    assert ann.page.url == f"{ann.url}/"


def test_the_name_of_a_file_is_a_title_and_nothing_more(visit: NewVisitor, record: Record) -> None:
    ann = visit("about:blank", script=WATCH)
    for name in ("<img src=x onerror=hurt=1>", "W" * 200, "\u202eesrever", "{ $name }"):
        ann.page.goto(f"{ann.url}/")
        open_file(ann, f"{name}.jsonl", text_of(record))
        ann.page.wait_for_url("**/replay/*")
        expect(ann.page.locator(".board[data-at]")).to_be_attached()
        expect(ann.page.locator("h1")).not_to_be_empty()
        assert fits(ann), name
        expect_unhurt(ann)
