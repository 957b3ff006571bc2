"""How far the tests look: a little by default, further with HYPOTHESIS_PROFILE=long, as far as asked in a long run."""

import os

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
PREFIX = "SPECIATE_TEST_"
FIGURES = "figures:"  # how a line begins that a long run adds up


def extent(name: str, usual: int, long: int) -> int:
    """How many; `SPECIATE_TEST_KILLS=1000` asks for another number of `kills`."""
    return int(os.environ.get(PREFIX + name.upper(), long if LONG else usual))


def tell(**figures: int) -> None:
    """What has been done since the last time, for a long run to add up."""
    print(FIGURES, *(f"{name}={value}" for name, value in figures.items()), flush=True)
