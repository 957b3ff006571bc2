"""What every pack of components has: a TOML file, a name, and for each table of data where it comes from."""

import tomllib
from pathlib import Path
from typing import Final

from speciate.core.errors import BadPack
from speciate.kit.reading import Reader

PROVENANCE: Final = ("rulebook", "published", "reconstructed", "owner")


def load(path: Path) -> dict[str, object]:
    """The data of a pack file; BadPack when it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack(str(path), [f"cannot be read: {error.strerror}"]) from None
    except (ValueError, RecursionError) as error:
        raise BadPack(str(path), [f"is not TOML: {error}"]) from None


def forget_game(data: dict[str, object]) -> None:
    """Leaves out which game a pack is for. Records carry the digest of their pack, and of some games the earlier ones
    were made with a pack that did not name its game: these stay readable."""
    about = data.get("pack")
    if isinstance(about, dict):
        about.pop("game", None)


def read_about(top: Reader, game: str, tables: tuple[str, ...], optional: tuple[str, ...] = ()) -> str:
    """`[pack]` and `[provenance]`, one word for each table of data; returns the pack's name."""
    about = top.reader("pack")
    name = about.word("name")
    if isinstance(about.data.get("name"), str) and not name.strip():
        about.wrong("name", "is empty; a pack is known by its name")
    about.word("game", [game], game)
    about.word("edition", default="")
    about.close()
    provenance = top.reader("provenance")
    for table in tables:
        provenance.word(table, PROVENANCE)
    for table in optional:
        provenance.word(table, PROVENANCE, PROVENANCE[0])
    provenance.close()
    return name
