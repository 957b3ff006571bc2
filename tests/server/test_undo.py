"""Taking back at a table: what it costs, how often, what ends a question, and that it tells nobody of hidden moves."""

import json
import time
from random import Random
from typing import Any

import pytest

from speciate.core.errors import BadRecord, SpeciateError
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.server import commands, imports, items
from speciate.server.hosted_table import HostedTable
from speciate.server.imports import MOST_ENTRIES, read_items
from speciate.server.items import AnyItem
from speciate.server.service import Service
from speciate.server.update_cache import UpdateCache
from speciate.table.match import Match
from speciate.table.undo import MOST_UNDOS
from tests.table.matches import play_on

EVOLUTION = get_game("evolution")


class UndoTable:
    """A table of people, and all items that made it."""

    def __init__(self, quick: bool, seats: int = 3, stored: list[AnyItem] | None = None) -> None:
        self.items: list[AnyItem] = []
        self.table = HostedTable("party", Random(7))
        self.seats = seats
        if stored is None:
            opened = items.Opened("evolution", EVOLUTION.rules_version, seats, {"quick": quick}, "UndoTable", True)
            sat = [items.Sat(seat, f"P{seat}", "human") for seat in range(seats)]
            first: list[AnyItem] = [opened, *sat]
            for item in first:
                self.table.add(item)
                self.items.append(item)
            for seat in range(seats):
                self.do(seat, commands.SetReady(id="ready"))
        else:
            for item in stored:
                self.table.add(item)
            self.items = list(stored)

    def twin(self) -> "UndoTable":
        return UndoTable(True, self.seats, self.items)

    def do(self, seat: int, command: commands.AnyCommand) -> None:
        self.items += Service(self.table, seat).perform(command)

    def play(self, seat: int, *moves: str) -> None:
        self.do(seat, commands.Play(id="play", moves=list(moves)))

    def undo(self, seat: int) -> None:
        self.do(seat, commands.Undo(id="undo"))

    def vote(self, seat: int, yes: bool = True) -> None:
        self.do(seat, commands.Vote(id="vote", yes=yes))

    def feed_all(self) -> "UndoTable":
        """Everyone has laid a food card, so that cards can be played."""
        for seat in range(self.seats):
            self.play(seat, self.legal(seat)[0])
        return self

    def legal(self, seat: int) -> list[str]:
        return self.table.playing.legal(seat).codes()

    def card(self, seat: int) -> str:
        return next(code for code in self.legal(seat) if code.startswith("card "))

    def told(self, audience: int) -> dict[str, Any]:
        """Every byte that an audience can have."""
        past = self.table.past(audience)
        return {
            "update": UpdateCache().update(self.table, (True,) * self.seats, audience, 0).text,
            "line": json.dumps(past.line()),
            "positions": [json.dumps(past.at(number, 0)) for number in range(past.last + 1)],
            "record": self.table.heard_record(audience),
        }

    def answer(self, seat: int, command: commands.AnyCommand) -> tuple[str, str]:
        """The key and the text of a refusal; both empty when it was done."""
        try:
            self.do(seat, command)
        except SpeciateError as error:
            return error.key, str(error)
        return "", ""

    @property
    def question(self) -> dict[str, Any] | None:
        return self.table.summary()["question"]  # type: ignore[no-any-return]


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("after_food", [True, False])
def test_taking_back_tells_nobody_whether_others_acted_unseen(after_food: bool) -> None:
    """Two tables that Ann cannot tell apart: at one of them Bo has played cards unseen since. She takes a move back."""
    ours = UndoTable(quick=True).feed_all()
    if after_food:
        ours.play(0, ours.card(0), "new left")
    theirs = ours.twin()
    for _ in range(2):
        theirs.play(1, theirs.card(1), "new right")
    theirs.play(2, theirs.card(2))
    for audience in (0, SPECTATOR):
        assert ours.told(audience) == theirs.told(audience)
    undo = commands.Undo(id="undo")
    assert ours.answer(0, undo) == theirs.answer(0, undo)
    for audience in (0, SPECTATOR):
        assert ours.told(audience) == theirs.told(audience)


def test_a_hidden_choice_taken_back_leaves_those_of_the_others_and_they_hear_nothing() -> None:
    party = UndoTable(quick=True).feed_all()
    party.play(0, party.card(0), "new left")
    party.play(1, party.card(1), "new right")
    before = {audience: party.told(audience) for audience in (1, 2, SPECTATOR)}
    party.undo(0)  # the card is in hand again
    party.undo(0)  # and back among the others
    assert {audience: party.told(audience) for audience in (1, 2, SPECTATOR)} == before
    assert party.table.playing.view(1) == party.twin().table.playing.view(1)
    party.undo(1)  # what was kept can be taken back too
    assert party.table.playing.legal(1).codes() != []
    assert party.table.version(0) == party.twin().table.version(0)
    assert [item.keep for item in party.items if isinstance(item, items.Undone)] == [True] * 3


def test_a_food_card_can_be_changed_until_all_have_laid_one() -> None:
    party = UndoTable(quick=False)
    party.play(0, party.legal(0)[0])
    party.play(1, party.legal(1)[0])
    party.undo(0)
    assert [decision.seat for decision in party.table.playing.pending()] == [0, 2]
    party.play(0, party.legal(0)[-1])
    party.play(2, party.legal(2)[0])
    assert party.table.playing.pending()[0].kind == "play"
    party.undo(1)  # now it is a question
    assert party.question is not None


def test_a_card_taken_in_hand_unseen_does_not_stop_the_player_before_from_taking_back_the_end() -> None:
    party = UndoTable(quick=False).feed_all()
    first = party.table.playing.pending()[0].seat
    party.play(first, "end")
    following = party.table.playing.pending()[0].seat
    party.play(following, party.card(following))
    party.undo(first)
    assert [decision.seat for decision in party.table.playing.pending()] == [first]
    assert party.table.feeds[following].read(slice(-1, None))[0]["event"] == "undone"


# -- questions -------------------------------------------------------------------------------------


def asked() -> tuple[UndoTable, int, int, int]:
    """The one whose turn was first asks to take back its last card, though another has moved since."""
    party = UndoTable(quick=False).feed_all()
    first = party.table.playing.pending()[0].seat
    party.play(first, party.card(first), "new left")
    party.play(first, "end")
    second = party.table.playing.pending()[0].seat
    party.play(second, party.card(second), "new left")
    party.undo(first)
    voters = [seat for seat in range(3) if seat != first]
    assert party.question == {"seat": first, "what": "undo", "of": first, "yes": [first], "voters": voters}
    return party, first, second, 3 - first - second


def test_a_late_yes_takes_nothing_back() -> None:
    party, _, second, third = asked()
    party.vote(third)
    party.play(second, party.card(second), "new left")
    digest = party.table.playing.digest()
    assert party.question is None
    assert party.answer(second, commands.Vote(id="vote", yes=True))[0] == "question-none"
    assert party.table.playing.digest() == digest


def test_a_hidden_step_does_not_end_a_question_for_that_would_tell_of_it() -> None:
    party, first, second, third = asked()
    twin = party.twin()
    party.play(second, party.card(second))
    for audience in (first, third, SPECTATOR):
        assert party.told(audience) == twin.told(audience)
    party.undo(second)  # neither does taking it back
    for audience in (first, third, SPECTATOR):
        assert party.told(audience) == twin.told(audience)
    party.play(second, party.card(second))
    for table in (party, twin):
        table.vote(second)
        table.vote(third)
        assert table.question is None
    for audience in (first, third, SPECTATOR):
        assert party.told(audience) == twin.told(audience)
    assert party.table.playing.digest() == twin.table.playing.digest()
    assert party.table.feeds[second].read(slice(-1, None))[0]["event"] == "undone"  # whose step went is told


def test_what_is_undone_is_what_was_asked_for_though_a_hidden_choice_before_it_was_taken_back() -> None:
    """Bo plays unseen, Ann plays and all end; before they agree to Ann's question nothing of Bo's comes back."""
    party = UndoTable(quick=True, seats=2).feed_all()
    party.play(1, party.card(1), "new left")
    party.play(0, party.card(0), "new left")
    party.undo(1)
    party.undo(1)
    taken_back = party.table.playing.view(1).to_json()
    party.play(0, "end")
    before = party.table.playing.digest()
    party.play(1, "end")
    party.undo(0)
    assert party.question is not None
    party.vote(1)
    assert [decision.seat for decision in party.table.playing.pending()] == [0, 1]
    assert party.table.playing.view(1).to_json() == taken_back
    party.play(0, "end")
    assert party.table.playing.digest() == before


def test_a_table_voted_on_late_in_the_past_is_read_as_it_was() -> None:
    """Such items were stored once: a move between the question and the last yes."""
    party, first, second, third = asked()
    to = party.table.proposal.to if party.table.proposal is not None else -1
    party.play(second, party.card(second), "new left")
    for item in (items.Answered(second, True), items.Answered(third, True), items.Undone(first, to)):
        party.table.add(item)
        party.items.append(item)
    assert party.table.playing.pending()[0].seat == first
    assert party.twin().told(first) == party.told(first)


# -- how much --------------------------------------------------------------------------------------


def test_a_seat_takes_back_so_often_and_no_more() -> None:
    party = UndoTable(quick=True).feed_all()
    card = party.card(0)
    for _ in range(MOST_UNDOS):
        party.play(0, card)
        party.undo(0)
    party.play(0, card)
    key, text = party.answer(0, commands.Undo(id="undo"))
    assert key == "undo-enough"
    assert str(MOST_UNDOS) in text
    party.play(1, party.card(1))
    party.undo(1)  # others have their own


def record_with(pairs: int) -> str:
    """A finished game in which one seat takes a card and puts it back so many times."""
    match = Match.new(EVOLUTION, ["Ann", "Bo"], seed=1)
    for seat in (0, 1):
        match.play(seat, match.legal(seat).packed[0])
    seat = match.pending()[0].seat
    card = match.legal(seat).packed[0]
    for _ in range(pairs):
        to = next(match.timeline.backwards())
        match.play(seat, card)
        match.undo(seat, to)
    return "\n".join(play_on(match).record.lines()) + "\n"


def test_a_record_over_the_limits_is_not_imported() -> None:
    assert read_items(record_with(MOST_UNDOS), "Fine", False)
    with pytest.raises(BadRecord, match=f"at most {MOST_UNDOS}") as found:
        read_items(record_with(MOST_UNDOS + 1), "Undos", False)
    assert found.value.key == "record-undos"
    with pytest.raises(BadRecord, match=f"more than {MOST_ENTRIES} entries") as found:
        read_items("{}\n" * (MOST_ENTRIES + 2), "Long", False)
    assert found.value.key == "record-long"


def test_four_times_the_undos_take_no_more_than_four_times_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "MOST_UNDOS", 10**6)
    monkeypatch.setattr(imports, "MOST_ENTRIES", 10**6)
    spent: list[float] = []
    for pairs in (500, 2000):
        text = record_with(pairs)
        start = time.process_time()
        HostedTable.read("table", read_items(text, "Long", False))
        spent.append(time.process_time() - start)
    assert spent[1] < 8 * spent[0]  # it was 16 times as long and more


def test_a_sealed_undo_survives_the_record() -> None:
    """An undo that keeps what others chose is written down, read again, and imported."""
    party = UndoTable(quick=True, seats=2).feed_all()
    party.play(0, party.card(0))
    party.play(1, party.card(1), "new left")
    party.undo(0)
    match = play_on(party.table.playing)
    text = "\n".join(match.timeline.sealed().lines()) + "\n"
    assert text.count('"keep": true') == 1
    table = HostedTable.read("again", read_items(text, "Again", False))
    assert table.playing.digest() == match.digest()
    undone = [step["at"] for step in table.past(0).line()["steps"] if step.get("undone")]
    assert len(undone) == 1
