"""A process of its own to watch the collector in: what it freezes and frees must not be that of other tests.

`python -m tests.server.collecting SELDOM`: prints whether automatic collection is off, how much is set aside, and if
garbage that is new and garbage that has lived on are gone after a moment.
"""

import asyncio
import gc
import json
import sys
import weakref

from speciate.server import garbage_collection


class Knot:
    """Something that refers to itself: no count of references ever frees it."""

    def __init__(self) -> None:
        self.itself = self


async def collect_for(seconds: float) -> None:
    keeping = asyncio.create_task(garbage_collection.keep())
    await asyncio.sleep(seconds)
    keeping.cancel()


def main() -> None:
    garbage_collection.OFTEN = 0.01
    garbage_collection.SELDOM = int(sys.argv[1])
    garbage_collection.begin()
    found: dict[str, object] = {"is_off": not gc.isenabled(), "set_aside": gc.get_freeze_count()}
    held = Knot()
    gc.freeze()  # it has survived a look
    old, new = weakref.ref(held), weakref.ref(Knot())
    del held
    asyncio.run(collect_for(0.5))
    print(json.dumps({**found, "new_is_gone": new() is None, "old_is_gone": old() is None}))


if __name__ == "__main__":
    main()
