"""Sentences of Fluent that are said as they stand: no arguments, no choices, nothing else mentioned.

Most are. Reading them takes a few lines; what reads the others loads calendars and number forms of every language, for
which a help page has no use.
"""

import re
from typing import Final

_BEGINNING: Final = re.compile(r"[A-Za-z][\w-]* *= *")
_ATTRIBUTE: Final = re.compile(r" +\.([A-Za-z][\w-]*) *= *")
_SPECIAL: Final = re.compile(r"[{}\t\r]|\n *[.\[*]")  # signs that may mean something
_BRACE: Final = re.compile(r"\{ *\"([{}])\" *\}")  # how a brace is written that means nothing
ITSELF: Final = ""  # the text of a message, beside its attributes


def plain(block: str) -> dict[str, str | None]:
    """What a message says, itself and by attribute; None where the whole of Fluent is needed to tell."""
    beginning = _BEGINNING.match(block)
    if beginning is None:
        return {ITSELF: None}
    first, *rest = block[beginning.end() :].split("\n")
    parts: dict[str, list[str]] = {ITSELF: [first]}
    lines = parts[ITSELF]
    for line in rest:
        if attribute := _ATTRIBUTE.match(line):
            lines = parts[attribute[1]] = [line[attribute.end() :]]
        else:
            lines.append(line)
    said = {name: _joined(lines) for name, lines in parts.items()}
    if len(said) > 1 and not any(line.strip(" ") for line in parts[ITSELF]):
        del said[ITSELF]  # a message may consist of attributes alone
    return said


def _joined(lines: list[str]) -> str | None:
    """Lines as one text, without what all but the one beside the name are set in by."""
    first, *rest = lines
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip(" ")), default=0)
    text = "\n".join([first, *(line[indent:] for line in rest)]).strip("\n ")
    if not text or _SPECIAL.search(_BRACE.sub("brace", "\n".join(lines))):
        return None
    return _BRACE.sub(r"\1", text)
