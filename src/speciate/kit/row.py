"""A position as a row of ints, for digests: all that its JSON says, many times faster.

Lists are preceded by their length, so that no two positions give the same row.
"""


def add_bag(row: list[int], bag: list[int]) -> None:
    """A bag has no order: sorted, equal bags are equal."""
    row.append(len(bag))
    if bag:
        row += sorted(bag)
