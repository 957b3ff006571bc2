"""Leaks: no byte that leaves the server tells an audience of a card it may not know.

The games are played with a pack in which all 129 cards are different, so that the text of a card names one card
only. A canary is a card that lies where the audience may not look: in another hand, in the deck, face down.
"""

import re
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from speciate.core.errors import SpeciateError
from speciate.core.registry import get_game
from speciate.core.seats import NATURE, SPECTATOR
from speciate.core.state import State
from speciate.server import commands, items
from speciate.server.bot_workers import ask_advice
from speciate.server.clock import ClockRule
from speciate.server.dispatcher import refusal
from speciate.server.hosted_table import HostedTable
from speciate.server.items import AnyItem
from speciate.server.service import Service
from speciate.server.socket_frames import encode
from speciate.server.update_cache import UpdateCache
from speciate.table.undo import find_undo_point
from tests.conformance.components import components_of
from tests.conformance.play import Case, choose
from tests.server.backends import state_of
from tests.server.canaries import canaries
from tests.server.extent import LONG, extent, tell

GAMES = extent("leaks", 10, 500)
PERMUTED = 60 if LONG else 8  # games of which some positions are compared with imagined ones
BATCHES = 10  # so that both workers have something to do
SCENES = 6  # every so many updates are looked at with their scenes
CARD = re.compile(rb"\b[a-z][a-z-]*[+-]\d+")
EVOLUTION = get_game("evolution")
CLOCK = ClockRule("move", seconds=600)


@pytest.fixture(autouse=True)
def all_different() -> Iterator[None]:
    with canaries():
        yield


class Game(NamedTuple):
    case: Case
    table: HostedTable
    rng: Random


def new_game(number: int) -> Game:
    rng = Random(f"leaks/{number}")
    seats = (2, 3, 4, 2, 3, 5, 2, 3, 4, 6)[(number + number // BATCHES) % 10]
    options: dict[str, object] = {"quick": number % 3 == 0}
    case = Case(EVOLUTION, seats, EVOLUTION.read_options(options), 3 * number + 1)
    table = HostedTable(f"table{number}", case.rng("nature"))
    table.add(items.Opened("evolution", EVOLUTION.rules_version, seats, case.options, "Leaks", True, CLOCK))
    for seat in range(seats):
        table.add(items.Sat(seat, f"P{seat}", "human"))
    table.add(items.Began())
    return Game(case, table, rng)


def next_item(game: Game) -> AnyItem | None:
    """One entry of a random game: nature's too, each by itself. Now and then a free undo or a word."""
    state = state_of(game.table)
    if game.table.playing.outcome is not None:
        return None
    if state.actor == NATURE:
        return items.Moved(NATURE, code(game.table.playing.nature_move()))
    chance = game.rng.random()
    if chance < 0.02:
        return items.Said(0, "P0", "Who has that card?")
    if chance < 0.05:
        seat = game.rng.randrange(len(game.table.seats))
        back = find_undo_point(game.table.playing, seat)
        if not back.obstacle:
            return items.Undone(seat, back.to, back.keep)
    seat, move = choose(game.case, state, game.rng)
    return items.Moved(seat, code(move))


def code(move: int) -> str:
    return EVOLUTION.engine.codec.text(move)


def audiences(table: HostedTable) -> list[int]:
    return [*range(len(table.seats)), SPECTATOR]


def hidden(position: dict[str, Any], audience: int) -> set[bytes]:
    """The cards that lie where `audience` may not look, and not on the board it is shown meanwhile (play.quick)."""
    lying = {str(holder[key]) for holder, key in components_of(EVOLUTION).hidden(position, audience)}
    for player in position["players"]:
        for species in player.get("shown", {}).get("species", []):
            lying.difference_update(species["traits"])
    return {card.encode() for card in lying}


def turned_up(before: dict[str, Any], after: dict[str, Any]) -> set[bytes]:
    """Cards laid open and shuffled back in one move: the new deck is made of the discards, which are open to all."""
    if after["renewed"] == before["renewed"]:
        return set()
    return {card.encode() for card in set(after["renewed"]).difference(before["deck"])}


def sent_text(table: HostedTable, audience: int, since: int, shown: int | None = None) -> bytes:
    """What a socket sends."""
    return UpdateCache().update(table, (True,) * len(table.seats), audience, since, shown).text


def sent(table: HostedTable, position: dict[str, Any], audience: int, since: int, staged: bool = False) -> bytes:
    """The bytes of a frame, without the lists of what was shuffled back: those are the same for everyone."""
    data = sent_text(table, audience, since, since if staged else None)
    for name in ("renewed", "old"):
        public = b'"%b":%b' % (name.encode(), msgspec.json.encode(position[name]))
        assert public in data
        data = data.replace(public, b"", 1)
    return without_own_choice(table, data, audience)


def without_own_choice(table: HostedTable, data: bytes, audience: int) -> bytes:
    """A frame without what the seat itself did last: its card may lie in the deck by now, and it knows which it was."""
    undoable = table.undoable(audience)
    if undoable is None:
        return data
    made = (entry for entry in table.playing.record.entries if entry.is_move and entry.seat == audience)
    assert any(entry.code == undoable["move"] for entry in made)
    return data.replace(b'"undo":' + msgspec.json.encode(undoable), b"", 1)


def past(table: HostedTable, audience: int) -> bytes:
    """Positions of the past, as they are shown to who asks for one by its number or for all."""
    past = table.past(audience)
    found = [past.at(number, max(0, number - 3)) for number in range(past.last, 0, -37)]
    for position in found:
        changes = [change for passage in position["passages"] for change in passage["seen"]]
        for view in (position["view"], *changes):
            view.pop("renewed", None)
            view.pop("old", None)
    return encode({"positions": found, "line": past.line()})


class LeakWatch:
    """What one audience is sent as the game goes on."""

    def __init__(self, audience: int, position: dict[str, Any]) -> None:
        self.audience = audience
        self.heard = 0
        self.now = hidden(position, audience)
        self.since = self.now  # hidden at all times since the last update
        self.never = self.now  # hidden at all times
        self.canaries = 0
        self.looks = 0
        self.before = position

    def note(self, position: dict[str, Any]) -> None:
        self.now = hidden(position, self.audience)
        turned = turned_up(self.before, position)
        self.since = (self.since & self.now) - turned
        self.never = (self.never & self.now) - turned
        self.before = position

    def look(self, table: HostedTable, position: dict[str, Any], whole: bool) -> None:
        self.looks += 1
        staged = whole or self.looks % SCENES == 0  # they take long to make
        self.check(sent(table, position, self.audience, self.heard, staged), self.since)
        if whole and not table.playing.record.is_finished:  # after the end all is open
            self.check(sent(table, position, self.audience, 0), self.never)
            self.check(table.heard_record(self.audience).encode(), self.never)
            self.check(past(table, self.audience), self.never)
        self.heard = table.version(self.audience)
        self.since = self.now

    def check(self, data: bytes, canaries: set[bytes]) -> None:
        leaked = canaries.intersection(CARD.findall(data))
        assert not leaked, f"audience {self.audience} was sent {leaked}"
        self.canaries += len(canaries)


def all_watches(table: HostedTable) -> list[LeakWatch]:
    position = state_of(table).to_json()
    return [LeakWatch(audience, position) for audience in audiences(table)]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_byte_tells_of_a_hidden_card(batch: int) -> None:
    canaries = sum(watch_game(new_game(number)) for number in range(batch, GAMES, BATCHES))
    tell(games=len(range(batch, GAMES, BATCHES)), hidden_cards_looked_for=canaries)
    assert canaries > 10_000 * GAMES // BATCHES


def watch_game(game: Game) -> int:
    """A whole game; returns how many times a hidden card was looked for."""
    watches = all_watches(game.table)
    while (item := next_item(game)) is not None:
        game.table.add(item)
        watch_step(game, watches)
    return sum(watch.canaries for watch in watches)


def test_food_turned_up_and_shuffled_back_in_one_move_is_no_secret() -> None:
    """In this game nothing grows, all starve, and the cards that were just revealed are in the new deck at once."""
    game = new_game(301)
    assert watch_game(game) > 10_000
    happened = [{event.name for event in events} for events in game.table.playing.timeline.happened()]
    assert any({"food-revealed", "reshuffled"} <= names for names in happened)


def watch_step(game: Game, watches: list[LeakWatch]) -> None:
    """After a move everyone is sent an update; among the draws of a deal only now and then."""
    state = state_of(game.table)
    position = state.to_json()
    for watch in watches:
        watch.note(position)
    if state.actor == NATURE and game.rng.random() < 0.8:
        return
    whole = game.rng.random() < 0.02
    for watch in watches:
        watch.look(game.table, position, whole)
    if game.rng.random() < 0.05:
        check_answers(game, watches)


def test_the_watch_finds_a_card_that_gets_out() -> None:
    """What one seat is sent would be a leak to any other."""
    game = new_game(1)
    while state_of(game.table).actor == NATURE:
        game.table.add(items.Moved(NATURE, code(game.table.playing.nature_move())))
    position = state_of(game.table).to_json()
    for watch in all_watches(game.table):
        watch.look(game.table, position, whole=True)
        for other in range(len(game.table.seats)):
            if other != watch.audience:
                with pytest.raises(AssertionError, match="was sent"):
                    watch.check(sent(game.table, position, other, 0), watch.never)


def check_answers(game: Game, watches: list[LeakWatch]) -> None:
    """What comes back for commands that are refused; a card named in the question is not news to the one who asks."""
    for watch in watches:
        for move in questions(game):
            answer = asked(game.table, watch.audience, move)
            if answer is not None:
                watch.check(answer, watch.now.difference(CARD.findall(move.encode())))


def questions(game: Game) -> list[str]:
    """Moves to ask about: those of everyone, about every sort of card, and some that mean nothing."""
    state = state_of(game.table)
    legal = [code(move) for decision in state.pending() for move in state.legal(decision.seat)]
    cards = [str(holder[key]) for holder, key in components_of(EVOLUTION).slots(state.to_json())]
    guesses = [f"{kind} {game.rng.choice(cards)}" for kind in ("food", "card")]
    return [*game.rng.sample(legal, min(3, len(legal))), *guesses, "body 7", "attack 0>1.0", "nonsense"]


def asked(table: HostedTable, role: int, move: str) -> bytes | None:
    """The answer to a command that is refused; None where the move is legal and would be played."""
    codec = EVOLUTION.engine.codec
    if role >= 0 and move.split()[0] in codec.by_name and table.playing.refusal(role, move) is None:
        return None
    try:
        Service(table, role).perform(commands.Play(id="ask", moves=[move]))
    except SpeciateError as error:
        return encode({"answer": refusal("ask", error)})
    raise AssertionError(f"{move} was played though it is refused")


# -- what is done unseen ---------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 3, 6])
def test_a_choice_done_unseen_is_no_position_and_no_message_of_the_others(number: int) -> None:
    """play.quick: taking a card and putting it back again changes no byte of what the others can have, and no clock."""
    game = new_game(number)
    hidden_steps = 0
    for now in count(0, 1000):
        item = next_item(game)
        if item is None:
            break
        others = [audience for audience in audiences(game.table) if audience != getattr(item, "seat", -1)]
        before = {audience: told_and_past(game.table, audience) for audience in others}
        clocks, waiting = game.table.clocks.to_json(), waited_for(game.table)
        heard = {audience: game.table.version(audience) for audience in others}
        game.table.add(item, now)
        if isinstance(item, items.Moved | items.Undone) and game.table.playing.outcome is None:
            for audience in others:
                if game.table.version(audience) == heard[audience]:
                    hidden_steps += 1
                    assert told_and_past(game.table, audience) == before[audience]
                    if waited_for(game.table) == waiting:
                        assert game.table.clocks.to_json() == clocks
                    elif item.seat not in waited_for(game.table):
                        # no word was said of the end of a turn, but everyone sees it: the next one has its whole time
                        assert game.table.clocks.left[item.seat] == CLOCK.seconds * 1000
    assert hidden_steps > 20


def told_and_past(table: HostedTable, audience: int) -> bytes:
    past = table.past(audience)
    return encode({"last": past.last, "line": past.line(), "record": table.heard_record(audience)})


def waited_for(table: HostedTable) -> list[int]:
    return [owed.seat for owed in table.playing.pending()]


# -- permuted --------------------------------------------------------------------------------------


@pytest.mark.parametrize("batch", range(4))
def test_what_is_hidden_changes_no_byte_and_no_length(batch: int) -> None:
    """Behind the same view the hidden cards are dealt anew: updates, legal moves, errors stay the same to the byte."""
    compared = 0
    for number in range(batch, PERMUTED, 4):
        game = new_game(1000 + number)
        while (item := next_item(game)) is not None:
            game.table.add(item)
            if game.rng.random() < 0.05:
                for audience in audiences(game.table):
                    compare(game, audience)
                    compared += 1
    assert compared > 20


def compare(game: Game, audience: int) -> None:
    moves = questions(game)
    ours = everything(game.table, audience, moves)
    timeline = game.table.playing.timeline
    truth: State = timeline.state
    for _ in range(2):
        timeline.state = truth.determinize(audience, game.rng)
        theirs = everything(game.table, audience, moves)
        timeline.state = truth
        assert [len(data) for data in theirs] == [len(data) for data in ours]
        assert theirs == ours


def everything(table: HostedTable, audience: int, moves: list[str]) -> list[bytes]:
    """All bytes that can be had of a table now: what is told, and what can be asked; all a hint is made of, too."""
    updates = [sent_text(table, audience, since) for since in (0, table.version(audience))]
    updates.append(table.heard_record(audience).encode())
    if audience >= 0 and table.playing.decision(audience) is not None:
        updates.append(encode(ask_advice(table, audience)))
    return updates + [asked(table, audience, move) or b"played" for move in moves]
