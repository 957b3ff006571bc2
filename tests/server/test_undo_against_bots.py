"""One person against bots takes back as they like: to their own last choice, with what bots and nature did since."""

import asyncio
from random import Random

import pytest

from speciate.core.registry import get_game
from speciate.server import commands, items
from speciate.server.backend import Backend
from speciate.server.hosted_table import HostedTable
from speciate.server.imports import read_items
from speciate.server.refusals import NotAllowed
from speciate.server.service import Service
from speciate.table import undo
from speciate.table.undo import MOST_UNDOS
from tests.server.backends import running, table_of
from tests.table.matches import play_on

ME = 0
UNDO = commands.Undo(id="undo")


class SoloTable:
    """A person at seat 0, bots at the others; the test plays the bots' moves."""

    def __init__(self, game: str = "evolution", seats: int = 3, **options: object) -> None:
        self.table = HostedTable("solo", Random(5))
        self.rng = Random(6)
        spec = get_game(game)
        self.add(items.Opened(game, spec.rules_version, seats, options, "Solo", False))
        self.add(items.Sat(ME, "Ann", "human"))
        for seat in range(1, seats):
            self.add(items.Sat(seat, f"bot {seat}", "random"))
        Service(self.table, ME).perform(commands.SetReady(id="ready"))

    def add(self, item: items.AnyItem) -> None:
        self.table.add(item)

    def play(self, seat: int, *moves: str) -> None:
        Service(self.table, seat).perform(commands.Play(id="play", moves=list(moves)))

    def undo(self) -> items.Undone:
        made = Service(self.table, ME).perform(UNDO)
        assert len(made) == 1 and isinstance(made[0], items.Undone)
        return made[0]

    def legal(self, seat: int = ME) -> list[str]:
        return self.table.playing.legal(seat).codes()

    def owing(self) -> list[int]:
        return [decision.seat for decision in self.table.playing.pending()]

    def bots(self) -> int:
        """Lets the bots move until I must; how many moves they made."""
        count = 0
        while self.owing() and ME not in self.owing():
            self.play(self.owing()[0], self.rng.choice(self.legal(self.owing()[0])))
            count += 1
        return count

    def choose(self) -> str:
        """A random choice of mine, whole; the digest of the table before it."""
        before = self.table.playing.digest()
        self.play(ME, self.rng.choice(self.legal()))
        while (owed := self.table.playing.decision(ME)) is not None and owed.step:
            self.play(ME, self.rng.choice(self.legal()))
        return before


@pytest.mark.parametrize(
    ("game", "seats"), [("evolution", 3), ("evo", 3), ("s-evolution", 3), ("evolutopia", 2), ("evolutopia", 1)]
)
def test_choices_are_taken_back_one_after_the_other_to_the_first(game: str, seats: int) -> None:
    solo = SoloTable(game, seats)
    before: list[str] = []
    while len(before) < 12:
        solo.bots()
        assert not solo.table.playing.record.is_finished
        before.append(solo.choose())
    for digest in reversed(before):
        solo.undo()
        assert ME in solo.owing()
        assert solo.table.playing.digest() == digest
    with pytest.raises(NotAllowed) as refused:
        solo.undo()
    assert refused.value.key == "undo-nothing"


def test_the_record_shows_what_was_taken_back() -> None:
    solo = SoloTable()
    start = solo.table.playing.position
    solo.choose()
    solo.bots()
    entries = list(solo.table.playing.record.entries)
    assert {entry.seat for entry in entries[start:]} == {ME, 1, 2}, "bots have moved since"
    undone = solo.undo()
    assert undone.to == start
    assert solo.table.playing.record.entries[: len(entries)] == entries, "what was there stays in the record"
    assert solo.table.playing.record.entries[-1].is_undo
    assert [news["seat"] for news in solo.table.news(ME, 0) if news.get("event") == "undone"] == [ME]


def test_a_card_and_its_use_are_taken_back_together() -> None:
    solo = SoloTable()
    solo.play(ME, solo.legal()[0])  # the food card
    solo.bots()
    hand = solo.table.playing.view(ME).to_json()
    card = next(code for code in solo.legal() if code.startswith("card "))
    solo.play(ME, card, "new left")
    assert solo.table.sight(ME)["undo"] == {"move": card, "kind": "play", "free": True}
    solo.undo()
    assert solo.table.playing.view(ME).to_json() == hand
    solo.play(ME, card)
    solo.undo()  # half a choice too
    assert solo.table.playing.view(ME).to_json() == hand


def test_what_bots_have_sealed_stands_while_the_phase_is_open() -> None:
    solo = SoloTable()
    bot = solo.legal(1)[0]
    solo.play(1, bot)
    solo.play(ME, solo.legal()[0])
    assert solo.undo().keep
    assert solo.owing() == [ME, 2]
    solo.play(ME, solo.legal()[-1])
    solo.play(2, solo.legal(2)[0])
    assert not solo.undo().keep, "the cards were turned up: all choose anew"
    assert solo.owing() == [ME, 2], "it is as it was when I chose"


def test_nobody_is_ever_stuck_and_the_end_of_the_record_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    solo = SoloTable()
    for _ in range(MOST_UNDOS + 20):
        solo.choose()
        solo.undo()
    monkeypatch.setattr(undo, "LONGEST", solo.table.playing.position)
    solo.choose()
    with pytest.raises(NotAllowed) as refused:
        solo.undo()
    assert refused.value.key == "undo-long"
    record = play_on(solo.table.playing).timeline.sealed()
    assert HostedTable.read("again", read_items("\n".join(record.lines()) + "\n", "Again", False)).match is not None


def test_a_bot_that_stands_in_for_somebody_is_no_reason() -> None:
    solo = SoloTable()
    solo.table.seats[1].owner = "human"  # who may come back, and wants to find the game as it went on
    solo.choose()
    solo.bots()
    assert solo.table.sight(ME)["undo"]["free"] is False
    with pytest.raises(NotAllowed) as refused:
        solo.undo()
    assert refused.value.key == "undo-bots"


def test_what_can_be_taken_back_is_told_and_to_nobody_else() -> None:
    solo = SoloTable()
    assert "undo" not in solo.table.sight(ME)
    food = solo.legal()[0]
    solo.play(ME, food)
    assert solo.table.sight(ME)["undo"] == {"move": food, "kind": "food", "free": True}
    assert "undo" not in solo.table.sight(-2)
    solo.undo()
    assert "undo" not in solo.table.sight(ME)


def test_bots_choose_anew_after_an_undo(sqlite: str) -> None:
    asyncio.run(undo_among_real_bots(sqlite))


async def undo_among_real_bots(database: str) -> None:
    async with running(database) as backend:
        id, _ = await backend.seating.open("evolution", 3, {}, "Solo", False)
        await backend.seating.sit(id, "Ann", 0)
        for seat in (1, 2):
            await backend.dispatcher.command(
                id, items.HOST, commands.SeatBot(id=f"bot {seat}", seat=seat, bot="random")
            )
        await backend.dispatcher.command(id, ME, commands.SetReady(id="ready"))
        table = await until_asked(backend, id, "food")
        for number in range(3):
            food = table.playing.legal(ME).codes()[number]
            assert (await backend.dispatcher.command(id, ME, commands.Play(id=f"play {number}", moves=[food]))).ok
            await until_asked(backend, id, "play")
            assert (await backend.dispatcher.command(id, ME, commands.Undo(id=f"undo {number}"))).ok
            table = await until_asked(backend, id, "food")


async def until_asked(backend: Backend, id: str, kind: str) -> HostedTable:
    """Bots move until I owe a choice of this kind."""
    async with asyncio.timeout(30):
        while True:
            table = await table_of(backend, id)
            decision = table.playing.decision(ME)
            if decision is not None and decision.kind == kind:
                return table
            await asyncio.sleep(0.02)
