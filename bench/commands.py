"""What the commands of the bench have in common: they stop when asked, and say plainly what cannot be."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from speciate.core.errors import SpeciateError

PATIENCE = 600.0  # seconds a choice may take: budgets are counted, so that a busy machine changes only the times


@contextmanager
def resumable() -> Iterator[None]:
    """Around all that a command does: what was played is kept, and what is wrong is told without a traceback."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
    except SpeciateError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def at_least(least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, so many or more."""

    def read(word: str) -> int:
        if (number := int(word)) < least:
            raise argparse.ArgumentTypeError(f"{number} is too few: {least} or more")
        return number

    read.__name__ = "whole number"  # so argparse calls it
    return read
