"""Numbers that people type."""

import re

DIGITS = re.compile(r"-?[0-9]{1,9}")


def read_number(text: str) -> int | None:
    """The whole number that was typed, if it is one and of a size that can mean anything here."""
    return int(text) if DIGITS.fullmatch(text) else None
