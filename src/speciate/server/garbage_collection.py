"""When Python looks for garbage.

Tables live long, and looking through all of them takes longer the more there are: at hundreds of tables everyone waits
for it. Reference counts free nearly everything here at once. So only what is new is looked through, once a second, and
what has lived on is set aside (`gc.freeze`). Now and then everything is looked through all the same: a handshake
leaves objects that refer to each other, in the libraries under us.
"""

import asyncio
import gc

OFTEN = 1.0  # seconds
SELDOM = 300  # times between two looks at everything


def begin() -> None:
    """Once, when everything is loaded: that stays for good."""
    gc.collect()
    gc.freeze()
    gc.disable()  # not in the middle of something, but in `keep`


async def keep() -> None:
    """For ever."""
    times = 0
    try:
        while True:
            await asyncio.sleep(OFTEN)
            times += 1
            if times % SELDOM == 0:
                gc.unfreeze()
            gc.collect()
            gc.freeze()
    finally:
        gc.enable()
