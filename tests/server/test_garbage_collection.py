"""Garbage is looked for once a second among what is new, and seldom among everything."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from speciate.server import garbage_collection


class Knot:
    """Something that refers to itself: no count of references ever frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tuned(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage_collection, "OFTEN", 0.01)
    garbage_collection.begin()
    yield
    gc.enable()
    gc.unfreeze()


async def collect_for(seconds: float) -> None:
    keeping = asyncio.create_task(garbage_collection.keep())
    await asyncio.sleep(seconds)
    keeping.cancel()


@pytest.mark.usefixtures("tuned")
def test_nothing_is_collected_in_the_middle_of_something() -> None:
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 1000


@pytest.mark.usefixtures("tuned")
def test_new_garbage_goes_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "SELDOM", 1_000_000)
    knot = weakref.ref(Knot())
    assert knot() is not None
    asyncio.run(collect_for(0.2))
    assert knot() is None


@pytest.mark.parametrize(("seldom", "goes"), [(1_000_000, False), (2, True)])
@pytest.mark.usefixtures("tuned")
def test_what_has_lived_on_goes_when_everything_is_looked_through(
    monkeypatch: pytest.MonkeyPatch, seldom: int, goes: bool
) -> None:
    monkeypatch.setattr(garbage_collection, "SELDOM", seldom)
    held = Knot()
    gc.freeze()  # it has survived a look
    knot = weakref.ref(held)
    del held
    asyncio.run(collect_for(0.3))
    assert (knot() is None) is goes
