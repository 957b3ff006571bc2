"""Rows of numbers for digests: eight bytes each, bags in order."""

from struct import pack

from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from speciate.kit.row import COUNTED, KINDS, add_all, add_bag, add_flag, add_list, add_tuple


def packed(*numbers: int) -> bytes:
    return pack(f"<{len(numbers)}q", *numbers)


@given(st.lists(st.integers(-2, KINDS + 2), max_size=COUNTED + 20))
def test_a_bag_is_its_length_and_its_things_in_order(bag: list[int]) -> None:
    row = BytesWriter()
    before = list(bag)
    add_bag(row, bag)
    assert row.getvalue() == packed(len(bag), *sorted(bag))
    assert bag == before


def test_a_bag_of_one_thing_many_times_is_counted_as_far_as_a_byte_goes() -> None:
    for count in (COUNTED - 1, COUNTED, COUNTED + 1, 2 * COUNTED):
        row = BytesWriter()
        add_bag(row, [7] * count)
        assert row.getvalue() == packed(count, *[7] * count)


def test_lists_keep_their_order_and_say_their_length() -> None:
    row = BytesWriter()
    add_list(row, [5, -1, 3])
    add_list(row, [])
    add_all(row, [9, 8])
    add_tuple(row, (2, 1))
    add_flag(row, True)
    add_flag(row, False)
    assert row.getvalue() == packed(3, 5, -1, 3, 0, 9, 8, 2, 1, 1, 0)
