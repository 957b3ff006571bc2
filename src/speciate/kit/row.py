"""A position as a row of ints, for digests: all that its JSON says, many times faster.

Lists are preceded by their length, so that no two positions give the same row.
"""

from collections.abc import Mapping
from struct import pack

from speciate.core.digest import fingerprint
from speciate.core.options import Option


def add_bag(row: list[int], bag: list[int]) -> None:
    """A bag has no order: sorted, equal bags are equal."""
    row.append(len(bag))
    row += sorted(bag)


def digest_of(row: list[int], options: tuple[Option, ...], chosen: Mapping[str, object], components: str) -> str:
    """The row with what was agreed on; the components themselves are in the row."""
    words = [str(chosen[option.name]) for option in options if option.name in chosen]
    return fingerprint(pack(f"<{len(row)}q", *row) + "/".join([*words, components]).encode())
