"""The line under a socket: frames as RFC 6455 has them, a slow reader held up, a silent one cut off."""

import asyncio
import struct
from collections.abc import Coroutine
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from speciate.server.frame_bytes import header, payload_start, unmasked
from speciate.server.lines import LineEnded
from speciate.server.socket_lines import SocketLine


class Wire(asyncio.Transport):
    """What would be a connection."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.readings = [True]  # whether it was to be read, in turn
        self.ends: list[str] = []

    def set_protocol(self, protocol: Any) -> None:
        self.line = protocol

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def pause_reading(self) -> None:
        self.readings.append(False)

    def resume_reading(self) -> None:
        self.readings.append(True)

    def close(self) -> None:
        self.ends.append("closed")

    def abort(self) -> None:
        self.ends.append("aborted")

    def come(self, opcode: Opcode, data: bytes, fin: bool = True) -> None:
        """A frame of a client."""
        self.line.data_received(Frame(opcode, data, fin).serialize(mask=True))


def on_a_line(test: Any, ping: float = 0.0) -> None:
    async def run() -> None:
        wire = Wire()
        line = SocketLine(wire, set(), set(), 1000, ping)
        work: Coroutine[Any, Any, None] = test(line, wire)
        await work

    asyncio.run(run())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_written_as_the_library_would(length: int) -> None:
    text = b"x" * length
    assert header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 5_000, 65_535, 65_536])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_one_whole_frame_of_a_client_is_known_by_its_bytes(length: int, opcode: Opcode) -> None:
    text = b"xyz" * length
    data = Frame(opcode, text[:length]).serialize(mask=True)
    start = payload_start(data)
    if length > 65_535:
        assert start == 0, "so long a frame is left to the library"
    else:
        assert start and unmasked(data, start) == text[:length]
    assert not payload_start(data[:-1]) and not payload_start(data + b"x") and not payload_start(data + data)
    assert not payload_start(Frame(opcode, text[:length]).serialize(mask=False))


def test_frames_come_whole_in_pieces_and_together() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        told: list[str] = []
        await line.hand_over(told.append, lambda: None)
        one, two = (Frame(Opcode.TEXT, text).serialize(mask=True) for text in (b"one", b"two"))
        wire.come(Opcode.TEXT, b"zero")
        wire.come(Opcode.BINARY, b"no text")
        wire.come(Opcode.TEXT, b"text again")
        wire.come(Opcode.PING, b"")
        line.data_received(one)
        line.data_received(two[:2])  # from here on the library has the line
        line.data_received(two[2:])
        line.data_received(one + two)
        wire.come(Opcode.TEXT, b"last")
        assert told == ["zero", "", "text again", "one", "two", "one", "two", "last"]

    on_a_line(test)


def test_a_whole_frame_in_the_middle_of_a_message_is_a_mistake() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        told: list[str] = []
        await line.hand_over(told.append, lambda: None)
        wire.come(Opcode.TEXT, b"begun", fin=False)
        wire.come(Opcode.TEXT, b"another")
        assert not told and wire.ends == ["closed"]

    on_a_line(test)


def test_who_has_no_more_is_not_kept_waiting() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        line.write_last(b"one")
        assert wire.sent == [b"\x81\x03one"]
        line.write(b"two")
        line.write_last(b"three")  # never before what was written earlier
        await asyncio.sleep(0)
        assert wire.sent[1:] == [b"\x81\x03two\x81\x05three"]
        line.close(1000)
        line.write_last(b"four")
        assert len(wire.sent) == 3

    on_a_line(test)


def test_what_is_written_in_one_go_is_sent_in_one() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        line.write(b"one")
        line.write(b"two")
        assert not wire.sent
        await asyncio.sleep(0)
        assert wire.sent == [b"\x81\x03one\x81\x03two"]

    on_a_line(test)


def test_frames_are_told_in_order_also_those_that_came_before_anybody_listened() -> None:
    heard: list[str] = []

    async def test(line: SocketLine, wire: Wire) -> None:
        wire.come(Opcode.TEXT, b"hello")
        assert wire.readings[-1:] == [False], "one is enough until it is taken"
        wire.come(Opcode.TEXT, b"early")
        assert await line.next() == "hello"
        await line.hand_over(heard.append, lambda: heard.append("lost"))
        await asyncio.sleep(0)
        assert wire.readings[-1:] == [True]
        wire.come(Opcode.TEXT, b"in ", fin=False)
        wire.come(Opcode.PING, b"?")
        wire.come(Opcode.CONT, b"parts")
        wire.come(Opcode.BINARY, b"\xff")
        line.connection_lost(None)
        assert heard == ["early", "in parts", "", "lost"]
        assert wire.sent == [Frame(Opcode.PONG, b"?").serialize(mask=False)]

    on_a_line(test)


def test_who_reads_slowly_is_waited_for() -> None:
    async def test(line: SocketLine, _: Wire) -> None:
        line.pause_writing()
        assert not line.is_free
        waiting = asyncio.create_task(line.drained())
        await asyncio.sleep(0.01)
        assert not waiting.done()
        line.resume_writing()
        await waiting
        line.pause_writing()
        waiting = asyncio.create_task(line.drained())
        await asyncio.sleep(0)
        line.connection_lost(None)
        with pytest.raises(LineEnded):
            await waiting

    on_a_line(test)


@pytest.mark.parametrize(
    ("frame", "code"),
    [((Opcode.TEXT, b"\xff"), 1007), ((Opcode.TEXT, b"x" * 1001), 1009), ((Opcode.CONT, b""), 1002)],
)
def test_what_is_no_frame_of_text_ends_the_line(frame: tuple[Opcode, bytes], code: int) -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        wire.come(*frame)
        assert struct.pack("!H", code) in b"".join(wire.sent)
        line.write(b"more")
        await asyncio.sleep(0)
        assert b"more" not in b"".join(wire.sent)

    on_a_line(test)


def test_a_goodbye_is_answered() -> None:
    async def test(_: SocketLine, wire: Wire) -> None:
        wire.come(Opcode.CLOSE, struct.pack("!H", 1000))
        assert wire.sent == [Frame(Opcode.CLOSE, struct.pack("!H", 1000)).serialize(mask=False)]
        assert wire.ends == ["closed"]

    on_a_line(test)


def test_the_last_word_is_sent_before_the_end() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        line.write(b"why")
        line.close(4403)
        assert b"".join(wire.sent) == b"\x81\x03why\x88\x02" + struct.pack("!H", 4403)
        assert not wire.ends, "the other end has its say"
        wire.come(Opcode.CLOSE, struct.pack("!H", 4403))
        assert wire.ends == ["closed"]

    on_a_line(test)


def test_who_does_not_answer_is_cut_off() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        line._beat()
        wire.come(Opcode.PONG, b"")
        line._beat()
        assert wire.sent == [Frame(Opcode.PING, b"").serialize(mask=False)] * 2
        assert not wire.ends
        line._beat()
        assert wire.ends == ["aborted"]

    on_a_line(test, ping=1000.0)


def frames_of(opcode: Opcode, data: bytes, count: int) -> bytes:
    return Frame(opcode, data).serialize(mask=True) * count


def test_of_many_frames_in_one_go_a_few_are_told_at_a_time_and_none_is_lost() -> None:
    heard: list[str] = []

    async def test(line: SocketLine, wire: Wire) -> None:
        await line.hand_over(heard.append, lambda: None)
        line.data_received(b"".join(Frame(Opcode.TEXT, b"%d" % n).serialize(mask=True) for n in range(20_000)))
        assert 0 < len(heard) < 1000
        line.hold()
        told = len(heard)
        await asyncio.sleep(0.01)
        assert len(heard) == told, "it is held"
        line.go_on()
        while wire.readings[-1] is not True:
            await asyncio.sleep(0)
        assert heard == [str(number) for number in range(20_000)]

    on_a_line(test)


def test_who_takes_no_answers_to_pings_fills_no_memory() -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        line.pause_writing()
        for number in range(50):
            wire.come(Opcode.PING, b"%d" % number)
        assert not wire.sent
        line.resume_writing()
        assert wire.sent == [Frame(Opcode.PONG, b"49").serialize(mask=False)], "the last is answered"

    on_a_line(test)


@pytest.mark.parametrize(
    "frame", [Frame(Opcode.PING, b""), Frame(Opcode.PONG, b""), Frame(Opcode.CONT, b"", fin=False)]
)
def test_a_line_of_nothing_but_pings_or_empty_parts_ends(frame: Frame) -> None:
    async def test(line: SocketLine, wire: Wire) -> None:
        await line.hand_over(lambda _: None, lambda: None)
        wire.come(Opcode.TEXT, b"a part", fin=False)
        for _ in range(2000):
            line.data_received(frame.serialize(mask=True))
        assert struct.pack("!H", 1008) in b"".join(wire.sent)

    on_a_line(test)
