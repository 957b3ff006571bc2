"""What has no order is written and counted the same however it lies; what has one is not."""

import pytest

from speciate.kit.forms import ByName, Code, Thing, Things, named

LETTERS = Code(lambda number, _: "abc"[number], lambda text, _: "abc".index(text))


@pytest.mark.parametrize("items", [[], [1], [2, 0], [2, 0, 1]])
def test_a_bag_counts_the_same_however_it_lies(items: list[int]) -> None:
    for form, expected in ((Things(LETTERS, bag=True), sorted(items)), (Things(LETTERS), items)):
        row: list[int] = []
        form.add(items, row)
        assert row == [len(items), *expected]
        assert form.write(items, None) == ["abc"[item] for item in expected]


def test_a_list_that_is_always_as_long_needs_no_length() -> None:
    row: list[int] = []
    Things(LETTERS, fixed=True).add([2, 0], row)
    assert row == [2, 0]


def test_a_number_for_each_name_lacks_none_and_has_none_besides() -> None:
    form = ByName(["farm", "lab"], 9)
    assert form.write([1, 2], None) == {"farm": 1, "lab": 2}
    for wrong in ([1], [1, 2, 3]):
        with pytest.raises(ValueError, match="argument 2"):
            form.write(wrong, None)


def test_what_may_be_nothing_is_so_for_programs_too() -> None:
    assert Thing(named("suit", ("food", "tools"), none=-1)).typescript == "string | null"
    assert Thing(named("suit", ("food", "tools"))).typescript == "string"
