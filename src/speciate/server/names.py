"""Names of people and tables: what one can see and say, and nobody else's."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from speciate.server.refusals import NotAllowed

#: What the chat calls those who have no seat, in every language of the page.
RESERVED: Final = frozenset({"host", "spectator", "hôte", "hote", "spectateur", "spectatrice"})
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")
#: Letters, marks and signs in name only: nothing is drawn for them.
BLANK: Final = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0)]
)
PICTURE: Final = "\ufe0f"  # says that the sign before it is drawn in colour
VARIANTS: Final = range(0xFE00, 0xFE10)
MARKS: Final = 4  # upon one letter; more would be drawn over the lines above


def check_name(name: str, taken: Iterable[str] = ()) -> None:
    """NotAllowed unless everybody can tell whose name this is."""
    check_visible(name)
    if same(name) in RESERVED:
        raise NotAllowed(
            f"at a table, {name} already means somebody else; choose another name", "name-reserved", name=name
        )
    if same(name) in {same(other) for other in taken}:
        raise NotAllowed(f"someone here is called {name} already", "name-taken", name=name)


def check_visible(name: str) -> None:
    if not is_visible(name):
        text = "a name needs visible letters, with no hidden characters and no spaces at either end"
        raise NotAllowed(text, "name-odd")


def table_name(name: str) -> str:
    """A name as a table has it: what is around it does not count, because hands and keyboards leave spaces there."""
    trimmed = name.strip()
    check_visible(trimmed)
    return trimmed


def is_visible(name: str) -> bool:
    marks = 0
    has_sign = False
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        if (kind in UNSEEN and sign != " ") or ord(sign) in BLANK or (ord(sign) in VARIANTS and sign != PICTURE):
            return False
        if kind[0] == "M":
            marks += 1
            if not has_sign or marks > MARKS:
                return False
        else:
            marks = 0
            has_sign = has_sign or sign != " "
    return has_sign and name == name.strip()


def same(name: str) -> str:
    """Equal for names that look or sound the same: capitals, wide letters, ligatures and spaces make no other name."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain.replace(PICTURE, "").split())
