"""Sets as bits of one number."""


def count_bits(mask: int) -> int:
    """How many things a set holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
