"""What goes on by itself beside the requests: what fails is told, and a server that stops ends it."""

import asyncio

import pytest

from speciate.server.refusals import StorageAway
from speciate.server.tasks import Tasks


async def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "level", "message"),
    [
        (KeyError("hand"), "ERROR", "a mistake in the server"),
        (StorageAway(), "WARNING", "not done: the database is away"),
    ],
)
def test_what_fails_by_itself_is_told(
    error: Exception, level: str, message: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        Tasks().start(fail(error))
        await asyncio.sleep(0.01)

    asyncio.run(run())
    assert [(record.levelname, record.message) for record in caplog.records] == [(level, message)]


def test_a_server_that_stops_ends_what_goes_on_and_begins_no_more(caplog: pytest.LogCaptureFixture) -> None:
    seen: list[str] = []

    async def work(name: str) -> None:
        seen.append(f"{name} begun")
        await asyncio.sleep(60)
        seen.append(f"{name} done")

    async def run() -> None:
        tasks = Tasks()
        tasks.start(work("one"))
        await asyncio.sleep(0.01)
        await tasks.close()
        tasks.start(work("two"))
        await asyncio.sleep(0.01)

    asyncio.run(run())
    assert seen == ["one begun"] and not caplog.records
