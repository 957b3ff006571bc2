"""A position as a row of numbers, eight bytes each, for digests: all that its JSON says, many times faster.

Lists are preceded by their length, so that no two positions give the same row. Compiled, a number costs two
nanoseconds; uncompiled every call costs forty, so there a list is packed as a whole.
"""

from collections.abc import Callable
from struct import Struct
from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, u8

IS_COMPILED: Final = not __file__.endswith(".py")
KINDS: Final = 1024  # things of a bag that is counted are numbered below this: one byte for each
COUNTED: Final = 255  # what a byte holds
FEW: Final = 16  # things that are sorted faster than they are counted
NONE_YET: Final = bytes(KINDS)
NOTHING: Final = bytes(8)  # an empty bag


#: Uncompiled: what packs so many numbers at once. `struct` itself remembers too few forms for that.
PACKERS: Final = [Struct(f"<{count}q").pack for count in range(0 if IS_COMPILED else 300)]


def packer(count: int) -> Callable[..., bytes]:
    return PACKERS[count] if count < len(PACKERS) else Struct(f"<{count}q").pack


def add_flag(row: BytesWriter, flag: bool) -> None:
    write_i64_le(row, 1 if flag else 0)


def add_all(row: BytesWriter, numbers: list[int]) -> None:
    """Without their length: for lists that are always as long, or whose length is known otherwise."""
    if not IS_COMPILED:
        row.write(packer(len(numbers))(*numbers))
        return
    for number in numbers:
        write_i64_le(row, number)


def add_tuple(row: BytesWriter, numbers: tuple[int, ...]) -> None:
    """`add_all` of a tuple."""
    if not IS_COMPILED:
        row.write(packer(len(numbers))(*numbers))
        return
    for number in numbers:
        write_i64_le(row, number)


def add_list(row: BytesWriter, numbers: list[int]) -> None:
    write_i64_le(row, len(numbers))
    if numbers:
        add_all(row, numbers)


def add_bag(row: BytesWriter, bag: list[int]) -> None:
    """A bag has no order: sorted, equal bags are equal."""
    if not IS_COMPILED:
        row.write(packer(len(bag) + 1)(len(bag), *sorted(bag)) if bag else NOTHING)
        return
    size: i64 = len(bag)
    write_i64_le(row, size)
    if size == 0:
        return
    last: i64 = bag[0]
    least = last
    most = last
    is_sorted = True
    for thing in bag:
        number: i64 = thing
        if number < last:
            is_sorted = False
            if number < least:
                least = number
        elif number > most:
            most = number
        last = number
    if is_sorted:
        add_all(row, bag)
    elif size <= FEW or size > COUNTED or least < 0 or most >= KINDS:
        add_all(row, sorted(bag))
    else:
        add_counted(row, bag, most)


def add_counted(row: BytesWriter, bag: list[int], most: i64) -> None:
    """A bag in order, by counting how often each thing is in it: a deck is sorted so in a fifth of the time."""
    counts = BytesWriter()
    counts.write(NONE_YET)
    for thing in bag:
        number: i64 = thing
        counts[number] = u8(i64(counts[number]) + 1)
    at: i64 = 0
    while at <= most:
        left: i64 = i64(counts[at])
        while left > 0:
            write_i64_le(row, at)
            left -= 1
        at += 1
