"""When Python looks for garbage.

Tables live long, and looking through all of them takes longer the more there are: at hundreds of tables everyone waits
for it. Reference counts free nearly everything here at once, so what has lived for a while is set aside (`gc.freeze`)
and looked through only now and then.
"""

import asyncio
import gc

YOUNG = 2_000  # new objects before the youngest are looked at
OFTEN = 1.0  # seconds between two times that what lives on is set aside: few enough that nobody notices
SELDOM = 3_600  # such times between two looks at everything


def begin() -> None:
    """Once, when everything is loaded: that stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 1_000_000)  # the last number: everything is never looked at by itself


async def keep() -> None:
    """For ever."""
    times = 0
    while True:
        await asyncio.sleep(OFTEN)
        times += 1
        if times % SELDOM == 0:
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
