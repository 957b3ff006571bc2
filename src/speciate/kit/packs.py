"""What every pack of components has: a TOML file, a name, and for each table of data where it comes from.

`Packs` are the packs of one game: the usual one, those that were usual by earlier rules, those in files of somebody's
own, and those that a position brings.
"""

import errno
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Generic, TypeVar, final

from speciate.core.errors import BadPack, phrase
from speciate.core.game import Pack
from speciate.core.languages import LANGUAGES
from speciate.kit.positions import pack_of
from speciate.kit.reading import Reader

P = TypeVar("P", bound=Pack)

OWNER: Final = "owner"  # copied from a box
PROVENANCE: Final = ("rulebook", "published", "reconstructed", OWNER)

LONGEST_NAME: Final = 60  # characters of what is printed on a card

# why a file cannot be read, by what the system says; other reasons are said in its words
REASONS: Final = {errno.ENOENT: "no-file", errno.EACCES: "no-access", errno.EISDIR: "is-folder"}


@final
class Packs(Generic[P]):
    """The usual pack of a game is the file `pack.toml` beside its `components.py`, whose function reads any.

    A pack that was usual by earlier rules stays beside it, as `pack-1.0.toml`: what was begun with it goes on with it.
    `keeps_game` is false where earlier records carry the digest of a pack that did not name its game.
    """

    def __init__(self, game: str, module: str, read: Callable[[Reader], P], keeps_game: bool = True) -> None:
        self.game = game
        self.file = Path(module).with_name("pack.toml")
        self.loaded: P | None = None  # the usual one, once it was asked for
        self._earlier: dict[Path, P] | None = None  # those of earlier rules, once one was asked for
        self._read = read
        self._keeps_game = keeps_game

    def usual(self) -> P:
        """The pack that comes with the game, read once."""
        if self.loaded is None:
            self.loaded = self._forget(self._read_all(load(self.file), str(self.file)))
        return self.loaded

    def earlier(self) -> dict[Path, P]:
        """The packs that were usual by earlier rules, by their files."""
        if self._earlier is None:
            files = sorted(self.file.parent.resolve().glob("pack-*.toml"))
            self._earlier = {file: self._forget(self._read_all(load(file), str(file))) for file in files}
        return self._earlier

    def read_file(self, path: Path) -> P:
        known = self.earlier().get(path.resolve())
        return self._forget(self.read(load(path), str(path))) if known is None else known

    def read(self, data: Mapping[str, object], source: str) -> P:
        """The pack, or BadPack with every mistake."""
        pack = self._read_all(data, source)
        pack.departures += changed_tables(pack, self.usual())
        return pack

    def _read_all(self, data: Mapping[str, object], source: str) -> P:
        mistakes: list[str] = []
        departures: list[str] = []
        top = Reader(data, "", mistakes, f"{self.game}:pack-", departures)
        pack = self._read(top)
        top.close()
        if mistakes:
            raise BadPack(source, mistakes)
        pack.departures = departures
        return pack

    def _forget(self, pack: P) -> P:
        if not self._keeps_game:
            forget_game(pack.data)
        return pack

    def of_position(self, top: Reader) -> P:
        """The pack that a position is played with."""
        return pack_of(top, self.usual(), self.read, list(self.earlier().values()))

    def agreed(self, options: dict[str, object], pack: P) -> dict[str, object]:
        """What a position says of options and pack; a pack of one's own travels with it."""
        data: dict[str, object] = {"options": options, "pack": pack.name}
        is_known = pack is self.usual() or any(pack is one for one in self.earlier().values())
        return data if is_known else {**data, "components": pack.data}


def changed_tables(pack: Pack, usual: Pack) -> list[str]:
    """The tables that hold something else than the usual pack does, and are not said to be copied from a box.

    What is printed is known as far as the usual pack knows it. Whoever owns a box knows better and says so: `owner`.
    """
    provenance = pack.data.get("provenance")
    origins = provenance if isinstance(provenance, Mapping) else {}
    changed = [table for table, held in pack.tables.items() if held != usual.tables.get(table)]
    what = "{table}: not what the usual pack has, and not marked as copied from a box"
    return [phrase(what, "other-table", table=table) for table in changed if origins.get(table) != OWNER]


def load(path: Path) -> dict[str, object]:
    """The data of a pack file; BadPack when it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        why = str(error.strerror)
        says = REASONS.get(error.errno or 0, "")
        reason = phrase("{why}", says, why=why) if says else why
        raise BadPack(str(path), [phrase("cannot be read: {reason}", "unread", reason=reason)]) from None
    except UnicodeDecodeError:
        raise BadPack(str(path), [phrase("is not TOML: it is not text in UTF-8", "toml-text")]) from None
    except RecursionError:
        raise BadPack(str(path), [phrase("is not TOML: it is nested too deeply", "toml-deep")]) from None
    except ValueError as error:
        raise BadPack(str(path), [not_toml(str(error))]) from None


def not_toml(why: str) -> str:
    """What the TOML reader found, in its English; other languages say only where."""
    place = re.search(r"at line (\d+), column (\d+)", why)
    if place is None:
        return phrase("is not TOML: {why}", "toml-end", why=why)
    line, column = int(place[1]), int(place[2])
    return phrase("is not TOML: {why}", "toml-at", why=why, line=line, column=column)


def forget_game(data: dict[str, object]) -> None:
    """Leaves out which game a pack is for. Records carry the digest of their pack, and of some games the earlier ones
    were made with a pack that did not name its game: these stay readable."""
    about = data.get("pack")
    if isinstance(about, dict):
        about.pop("game", None)


def read_name(reader: Reader, key: str, pack: Pack, *names: str) -> None:
    """What is printed on a component, if a pack says so: one text for all languages, or `{ en = "…", fr = "…" }`.

    `names` are the keys of the locales that it stands for.
    """
    if not reader.has(key):
        return
    if not isinstance(reader.data[key], Mapping):
        text = visible(reader, key)
        for lang in LANGUAGES:
            pack.printed.setdefault(lang, {}).update(dict.fromkeys(names, text))
        return
    texts = reader.reader(key)
    for lang in LANGUAGES:
        if texts.has(lang):
            pack.printed.setdefault(lang, {}).update(dict.fromkeys(names, visible(texts, lang)))


def visible(reader: Reader, key: str) -> str:
    """A text that fits on a card."""
    text = reader.word(key)
    if isinstance(reader.data[key], str) and not (text.strip() and len(text) <= LONGEST_NAME and text.isprintable()):
        reader.wrong(key, "must be 1 to {most} visible characters", "name-form", most=LONGEST_NAME)
    return text.strip()


def read_about(top: Reader, game: str, tables: tuple[str, ...], optional: tuple[str, ...] = ()) -> str:
    """`[pack]` and `[provenance]`, one word for each table of data; returns the pack's name."""
    about = top.reader("pack")
    name = about.word("name")
    if isinstance(about.data.get("name"), str) and not name.strip():
        about.wrong("name", "is empty; a pack is known by its name", "no-name")
    about.word("game", [game], game)
    about.word("edition", default="")
    provenance = top.reader("provenance")
    for table in tables:
        provenance.word(table, PROVENANCE)
    for table in optional:
        provenance.word(table, PROVENANCE, PROVENANCE[0])
    return name
