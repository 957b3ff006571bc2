"""The small parts of a server by themselves: limits, clocks, feeds, queues, names and numbers, each at its bounds."""

import asyncio
import io
import logging
from typing import Any

import pytest

from speciate.server.addresses import client_name, is_own, is_public
from speciate.server.bot_pace import BotPace
from speciate.server.bot_queue import BotQueue
from speciate.server.clock import ClockRule, SeatClocks
from speciate.server.feed import GONE, MOST, Feed
from speciate.server.inspection import Stored, count_unbroken, inspect, missing
from speciate.server.items import Opened, Readied, Sat, encode_item
from speciate.server.limits import Bucket, Count, Limit, TooMuch
from speciate.server.log_limits import LimitedHandler
from speciate.server.names import is_visible, same, table_name
from speciate.server.past import Steps, label_rounds
from speciate.server.presence import Presence
from speciate.server.proposal import Proposal
from speciate.server.tcp_listener import Connections


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# -- limits ---------------------------------------------------------------------------------------------


def test_a_bucket_fills_up_to_its_burst_and_no_further() -> None:
    hand = Hand()
    bucket = Bucket(2, 0.5, hand)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert bucket.wait == 2.0
    hand.now += 1.9
    assert not bucket.take() and bucket.wait == pytest.approx(0.1)
    hand.now += 0.1 + 1e-9
    assert bucket.take() and not bucket.take()
    hand.now += 1000.0
    assert bucket.wait == pytest.approx(2.0), "it is filled when it is asked"
    assert bucket.take(3) and not bucket.take()
    assert bucket.wait == pytest.approx(4.0), "who takes more than there is pays for it by waiting"
    hand.now += 4.0
    assert bucket.take()


def test_what_is_never_given_again_is_waited_for_without_end() -> None:
    bucket = Bucket(1, 0.0)
    assert bucket.take() and not bucket.take() and bucket.wait == float("inf")


def test_a_limit_counts_for_each_client_and_says_how_long_to_wait() -> None:
    hand = Hand()
    limit = Limit("hints", 2, 0.25, hand)
    limit.check("a", cost=2)
    limit.check("b")
    with pytest.raises(TooMuch, match="too many hints; wait a little") as over:
        limit.check("a")
    assert over.value.wait == 4.0 and over.value.key == "too-much"
    limit.check("b")


def test_so_many_are_open_at_once() -> None:
    count = Count("sockets", 2)
    count.enter("a")
    count.enter("a")
    count.enter("b")
    with pytest.raises(TooMuch, match="too many sockets at once; close one first") as over:
        count.enter("a")
    assert over.value.wait == 1.0
    count.leave("a")
    count.enter("a")
    for client in ("a", "a", "b"):
        count.leave(client)
    with pytest.raises(KeyError):
        count.leave("a")


def test_connections_count_in_all_and_those_of_a_client_by_themselves() -> None:
    connections = Connections(4, 2, "10.0.0.0/8 unix:/socket")
    leaving = [connections.enter("192.0.2.1") for _ in range(2)]
    with pytest.raises(TooMuch, match="close one"):
        connections.enter("192.0.2.1")
    proxy = [connections.enter("10.1.2.3") for _ in range(2)]
    with pytest.raises(TooMuch, match="in all"):
        connections.enter("192.0.2.2")
    for leave in (*leaving, *proxy):
        leave()
    for _ in range(2):
        connections.enter("192.0.2.1")
    everybody = Connections(3, 1, "*")
    for _ in range(3):
        everybody.enter("192.0.2.1")


# -- logs -----------------------------------------------------------------------------------------------


class Log:
    def __init__(self) -> None:
        self.hand = Hand()
        self.text = io.StringIO()
        self.handler = LimitedHandler(self.text, lambda record: str(record.msg), self.hand)
        self.handler.setFormatter(self)  # type: ignore[arg-type]  # all that is asked of it is to format

    def format(self, record: logging.LogRecord) -> str:
        return f"{record.msg} {record.args}{getattr(record, 'left_out', '')}"

    def write(self, kind: str, number: int, level: int = logging.WARNING) -> None:
        self.handler.emit(logging.LogRecord("x", level, "", 0, kind, (number,), None))

    @property
    def lines(self) -> list[str]:
        return self.text.getvalue().splitlines()


def test_twenty_lines_of_trouble_at_once_then_one_a_second_with_what_was_left_out() -> None:
    log = Log()
    for number in range(25):
        log.write("cut", number)
    assert log.lines == [f"cut ({number},)" for number in range(20)]
    log.hand.now += 1.0
    log.write("cut", 25)
    assert log.lines[20:] == ["cut (25,)5"], "five were left out before it"
    log.write("cut", 26)
    log.hand.now += 1.0
    log.write("other", 0)
    assert log.lines[21:] == ["other (0,)", "cut (26,)"], (
        "another kind brings it to light, and none besides was left out"
    )
    for number in (27, 28, 29):
        log.write("cut", number)
    log.handler.close()
    assert log.lines[23:] == ["cut (29,)2"]


def test_what_happens_on_every_request_has_more_room() -> None:
    log = Log()
    for number in range(2001):
        log.write("request", number, logging.INFO)
    assert len(log.lines) == 2000


# -- clocks -----------------------------------------------------------------------------------------------


def bank(seconds: int = 10, increment: int = 2) -> SeatClocks:
    return SeatClocks(ClockRule("bank", seconds, increment), 3)


def test_only_the_clocks_of_those_who_owe_something_run() -> None:
    clocks = bank()
    clocks.set_running({0, 2}, 1000)
    assert (clocks.since, clocks.left) == ([1000, None, 1000], [10_000] * 3)
    clocks.set_running({2, 1}, 4000)
    assert (clocks.since, clocks.left) == ([None, 4000, 1000], [7000, 10_000, 10_000])
    clocks.moved(2, 6000)
    assert (clocks.since[2], clocks.left[2]) == (None, 7000)
    clocks.moved(2, 9000)
    assert clocks.left[2] == 7000, "its clock did not run"
    assert [clocks.deadline(seat) for seat in range(3)] == [None, 14_000, None]
    assert [clocks.is_late(1, now) for now in (13_999, 14_000, 14_001)] == [False, False, True]
    assert not clocks.is_late(0, 99_000)
    clocks.set_running(set(), 99_000)
    assert clocks.left[1] == 0, "never less than nothing"
    assert clocks.to_json()["left"] == clocks.left


def test_a_clock_that_is_stopped_before_it_began_has_lost_nothing() -> None:
    clocks = bank()
    clocks.set_running({0}, 5000)
    clocks.set_running(set(), 3000)
    assert clocks.left[0] == 10_000


def test_time_that_nobody_could_use_is_given_back_once() -> None:
    clocks = bank()
    clocks.set_running({0}, 1000)
    clocks.set_running({0, 1}, 3000)
    assert clocks.rest(2000, 5000) == 3000
    assert clocks.since == [4000, 5000, None]
    assert clocks.rest(2000, 5000) == 0 and clocks.since == [4000, 5000, None], "said again, it gives nothing"
    assert clocks.rest(4500, 6000) == 1000 and clocks.since == [5000, 6000, None], "nor does what was said before"
    assert clocks.rest(7000, 7000) == 0


@pytest.mark.parametrize(("kind", "left"), [("move", 10_000), ("bank", 9000)])
def test_a_move_in_time_gives_back_what_the_rule_says(kind: str, left: int) -> None:
    clocks = SeatClocks(ClockRule(kind, 10, 2), 1)  # type: ignore[arg-type]  # one of the kinds
    clocks.set_running({0}, 0)
    clocks.moved(0, 3000)
    assert clocks.left == [left]


# -- bots -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spent", "half", "waits"),
    [(0.0, False, 2.0), (0.5, False, 1.5), (2.0, False, 0.0), (2.5, False, 1.5), (0.1, True, 0.4), (0.6, True, 0.4)],
)
def test_a_bot_moves_after_a_whole_number_of_pauses(spent: float, half: bool, waits: float) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    pace = BotPace(2.0, lambda: 50.0 + spent, sleep)
    asyncio.run(pace.wait(50.0, half))
    assert slept == [pytest.approx(waits)]


def ordered(places: int, *asked: tuple[str, bool], used: str = "") -> list[str]:
    """In which order those who wait get a place, after somebody held them all."""

    async def run() -> list[str]:
        queue = BotQueue(places)
        if used:
            queue._used[used] = (5.0, asyncio.get_running_loop().time())
        order: list[str] = []
        gate = asyncio.Event()

        async def think(table: str, awaited: bool, holds: bool = False) -> None:
            async with queue.turn(table, awaited):
                if holds:
                    await gate.wait()
                else:
                    order.append(table)

        holders = [asyncio.create_task(think(f"holder {number}", True, True)) for number in range(places)]
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(think(*each)) for each in asked]
        await asyncio.sleep(0)
        assert len(queue) == len(asked) and sum(queue.by_table.values()) == len(asked)
        gate.set()
        await asyncio.gather(*holders, *waiting)
        assert len(queue) == 0 == queue._busy == queue._busy_unawaited
        return order

    return asyncio.run(run())


def test_people_who_wait_come_first_and_then_the_table_that_had_least() -> None:
    assert ordered(1, ("a", False), ("b", True), ("c", False)) == ["b", "a", "c"]
    assert ordered(1, ("a", False), ("b", False), used="a") == ["b", "a"]


def test_a_place_is_kept_for_people_who_wait() -> None:
    async def run() -> None:
        queue = BotQueue(3)
        started: list[str] = []
        gate = asyncio.Event()

        async def think(table: str, awaited: bool) -> None:
            async with queue.turn(table, awaited):
                started.append(table)
                await gate.wait()

        tasks = [asyncio.create_task(think(f"bots {number}", False)) for number in range(3)]
        await asyncio.sleep(0.01)
        assert started == ["bots 0", "bots 1"]
        tasks.append(asyncio.create_task(think("people", True)))
        await asyncio.sleep(0.01)
        assert started[2:] == ["people"]
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())


# -- what was heard -----------------------------------------------------------------------------------------


def test_a_feed_tells_all_that_came_after_and_never_too_much() -> None:
    feed = Feed()
    for number in range(4):
        feed.append(b'{"n":%d}' % number)
    assert len(feed) == 4 and [feed.start(since) for since in (0, 3, 4, 9)] == [0, 3, 4, 4]
    assert feed.encoded(2) == b'[{"n":2},{"n":3}]' and feed.read(slice(1, 3)) == [{"n": 1}, {"n": 2}]
    feed.forget(1)
    assert feed.lines() == ['{"n":0}', GONE.decode(), '{"n":2}', '{"n":3}']
    whole = MOST - len(b'{"n":3}') - len(b'{"n":2}') - 3  # with a comma after each
    feed.append(b'"' + b"x" * (whole - 2) + b'"')
    assert feed.start(0) == 2, "all but the oldest fit"
    assert feed.encoded(0) == b"[%b]" % b",".join(feed[2:])
    feed.append(b"1")
    assert feed.start(0) == 3
    assert feed.encoded(3) == b"[%b]" % b",".join(feed[3:]) and len(feed.encoded(3)) > MOST - 20, "as much as may be"


def test_the_steps_of_an_audience_are_counted_by_its_own_numbers() -> None:
    steps = Steps()
    for position, first, end, is_move in ((2, 0, 1, True), (3, 1, 1, False), (5, 1, 4, True), (8, 4, 5, True)):
        steps.add(position, first, end, is_move)
    assert len(steps) == 4 and [steps.position(number) for number in range(5)] == [0, 2, 3, 5, 8]
    assert steps.news(3) == slice(1, 4)
    assert [[*steps.after(version)] for version in (0, 1, 3, 4, 5)] == [[1, 2, 3, 4], [3, 4], [3, 4], [4], []]
    assert steps.take_back(8, []) is None, "nothing after it stands"
    assert steps.take_back(4, [5, 8]) is None, "all of it stays"
    assert steps.take_back(4, [8]) == 1, "to the first, without the third"
    assert steps.take_back(1, []) == 0
    steps.stand([2, 8])
    assert steps.take_back(7, []) == 1


def test_a_step_has_the_round_that_was_announced_last() -> None:
    news: list[list[dict[str, object]]] = [[], [{"event": "round", "round": 1}], [{"event": "fed"}], [], []]
    news[4] = [{"event": "fed", "round": 7}, {"event": "round", "round": 2}]
    steps: list[dict[str, Any]] = [{"news": each} for each in news]
    label_rounds(steps)
    assert [step.get("round") for step in steps] == [None, 1, 1, 1, 2]


def test_a_question_is_about_the_seat_it_names() -> None:
    asked = Proposal(1, "undo", 3, {2, 0})
    assert asked.of == 1 and asked.to_json() == {"seat": 1, "what": "undo", "of": 1, "yes": [0, 2], "voters": []}
    assert [Proposal(1, what, 3, set()).of for what in ("hand-over", "reissue", "close")] == [3, 3, 1]


# -- who is here ----------------------------------------------------------------------------------------------


def test_who_is_here_by_sockets_and_by_what_other_processes_say() -> None:
    presence = Presence()
    assert [presence.enter(1), presence.enter(1), presence.enter(-2)] == [True, False, True]
    assert presence.seats == [1] and presence.is_here(1) and not presence.is_here(0)
    assert [presence.leave(1), presence.leave(1)] == [False, True]
    assert presence.changes == 5 and not presence.is_here(1)
    assert [presence.hear("p", [0, 2]), presence.hear("p", [2, 0]), presence.hear("p", [2])] == [True, False, True]
    assert presence.is_here(2) and not presence.is_here(0)
    assert presence.absent(2) == 0.0 and 0.0 <= presence.absent(0) < 60.0
    assert not presence.forget(), "it has been heard of just now"
    presence._elsewhere["p"] = (presence._born - 25.5, frozenset({2}))
    assert presence.forget() and not presence.is_here(2) and not presence.forget()


def test_who_sits_there_and_does_nothing_counts_as_gone_after_three_minutes() -> None:
    presence = Presence()
    presence.enter(0)
    presence.set_owing([0])
    assert presence.absent(0) == 0.0
    presence._owing[0] -= 200.0
    assert 20.0 <= presence.absent(0) < 80.0
    presence.set_owing([0, 1])
    assert presence.absent(0) >= 20.0, "it still owes the same"
    presence.acted(0)
    assert presence.absent(0) == 0.0


# -- items as they are stored -----------------------------------------------------------------------------


def stored(*numbers: int) -> list[Stored]:
    return [Stored(number, 0, b"{}") for number in numbers]


@pytest.mark.parametrize(
    ("numbers", "unbroken", "told"),
    [
        ((1, 2, 4), 2, "item 3 is missing"),
        ((2, 3), 0, "item 1 is missing"),
        ((1, 5), 1, "items 2 to 4 are missing"),
        ((2, 4), 0, "items 1, 3 are missing"),
        ((1, 3, 7), 1, "items 2, 4 to 6 are missing"),
        ((0, 1), 0, "item 0 does not belong there"),
        ((1, 2), 2, "item 1 does not belong there"),
    ],
)
def test_missing_numbers_are_named_as_ranges(numbers: tuple[int, ...], unbroken: int, told: str) -> None:
    items = stored(*numbers)
    assert count_unbroken(items) == unbroken
    assert str(missing(items)) == told


def test_a_table_without_anything_and_one_with_nobody_at_it() -> None:
    assert str(inspect("t", "gathering", []).mistake) == "it has no items"
    opened = Opened("evolution", "1.0", 2, {}, "Table", True)
    items = [Stored(1, 5, encode_item(opened)), Stored(2, 6, encode_item(Sat(0, "Ada", "human")))]
    for status, mistake in (("gathering", "None"), ("over", "it is gathering, but is listed as over")):
        found = inspect("t", status, items)
        assert (found.kept, found.fitting, str(found.mistake), found.removed) == (2, 2, mistake, [])
    assert str(inspect("t", None, items).mistake) == "it is not listed"
    twice = [*items, Stored(3, 7, encode_item(opened))]
    found = inspect("t", "gathering", twice)
    assert (found.kept, found.fitting) == (2, 2) and found.removed == twice[2:]
    assert str(found.mistake) == "item 3 does not fit: a table is opened once, and first"
    both = [*items, Stored(3, 7, encode_item(Sat(1, "Bo", "human")))]
    both += [Stored(4 + seat, 8, encode_item(Readied(seat, True))) for seat in (0, 1)]
    found = inspect("t", "gathering", both)
    assert (found.kept, found.fitting) == (4, 5), "the game begins by the same command"
    assert str(found.mistake) == "it breaks off after item 5, in the middle of a move"


# -- names and addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ada", "Ada Lovelace", "é", "q\u0321\u0322\u0323\u0324", "☀\ufe0f", "李"])
def test_names_that_can_be_seen(name: str) -> None:
    assert is_visible(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " a",
        "a ",
        "\u0301a",
        "q\u0321\u0322\u0323\u0324\u0325",
        "a\u200b",
        "\u2800",
        "a\ufe01",
        "a\u3164",
        "a\u00a0b",
    ],
)
def test_names_that_cannot(name: str) -> None:
    assert not is_visible(name)


def test_names_that_look_the_same_are_the_same() -> None:
    assert same("ADA  Lovelace") == same("ada lovelace") == same("\uff21da lovelace") != same("ada lovelac")
    assert same("\u2600\ufe0f") == same("\u2600") and table_name("  Den ") == "Den"


@pytest.mark.parametrize(
    ("address", "public", "client"),
    [
        ("8.8.8.8", True, "8.8.8.8"),
        ("192.168.1.9", False, "192.168.1.9"),
        ("192.0.0.9", False, "192.0.0.9"),
        ("192.88.99.1", False, "192.88.99.1"),
        ("224.0.0.1", False, "224.0.0.1"),
        ("::ffff:8.8.8.8", True, "8.8.8.8"),
        ("2a00:1450:4001:82b::200e", True, "2a00:1450:4001:82b::/64"),
        ("2a00:1450:4001:82b:0:5efe:808:808", False, "2a00:1450:4001:82b::/64"),
        ("2a00:1450:4001:82b:200:5efe:808:808", False, "2a00:1450:4001:82b::/64"),
        ("2001::1", False, "2001::/64"),
        ("2001:db8::1", False, "2001:db8::/64"),
        ("2002:808:808::1", False, "2002:808:808::/64"),
        ("fe80::1%eth0", False, "fe80::/64"),
        ("4000::1", False, "4000::/64"),
    ],
)
def test_one_machine_on_the_public_network_and_what_counts_as_one_client(
    address: str, public: bool, client: str
) -> None:
    assert is_public(address) is public and client_name(address) == client


@pytest.mark.parametrize(
    ("host", "own"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("8.8.8.8", False), ("club.example", False)],
)
def test_what_only_this_machine_can_reach(host: str, own: bool) -> None:
    assert is_own(host) is own


def test_what_is_no_address_is_its_own_name() -> None:
    assert client_name("unix:/run/speciate") == "unix:/run/speciate"
