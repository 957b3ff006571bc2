"""What can be said of code in the documents without running it: commands and options exist, languages are right."""

import ast
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from typing import Any

from speciate.cli.main import build

FENCE = re.compile(r"^( *)```(\w+)[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(speciate [^`]+)`")
ANYWHERE = {"--help", "--lang"}
WORD = re.compile(r"[a-z][a-z-]*")


def mistakes(page: str) -> Iterator[str]:
    program = build().whole()
    for indent, kind, text in FENCE.findall(page):
        code = re.sub(rf"^{indent}", "", text, flags=re.MULTILINE)
        if kind in ("console", "sh"):
            for line in re.findall(r"^(?:\$ )?(speciate .*)$", code, re.MULTILINE):
                yield from wrong_words(program, line.partition("  #")[0].partition(" | ")[0])
        else:
            yield from wrong_language(kind, code)
    for line in INLINE.findall(FENCE.sub("", page)):
        yield from wrong_words(program, line)


def wrong_language(kind: str, code: str) -> Iterator[str]:
    try:
        if kind == "python" and ">>>" not in code and not code.rstrip().endswith(":"):
            ast.parse(code)
        elif kind == "toml":
            tomllib.loads(code)
        elif kind == "json" and "…" not in code:
            for line in code.splitlines() if code.count("\n{") else [code]:
                json.loads(line)
    except (SyntaxError, ValueError) as error:
        yield f"{kind}: {error}\n{code}"


def wrong_words(program: Any, line: str) -> Iterator[str]:
    """The command must exist, and every option it is given."""
    command = program
    for word in shlex.split(line, comments=True)[1:]:
        inner = getattr(command, "commands", {})
        if word in inner:
            command = inner[word]
        elif inner and WORD.fullmatch(word):
            yield f"{line}: there is no command {word}"
            return
        elif word.startswith("--") and len(word) > 2:
            known = {name for parameter in command.params for name in parameter.opts}
            if word.partition("=")[0] not in known | ANYWHERE:
                yield f"{line}: there is no option {word}"
