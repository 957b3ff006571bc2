"""Both languages say the same things."""

import re
from pathlib import Path
from typing import get_args

import pytest

import speciate.cli
from speciate.cli.answers import COMMANDS
from speciate.server.items import AnyItem
from speciate.server.repair import UNREADABLE
from speciate.table.words import LANGUAGES, Messages

FOLDER = Path(speciate.cli.__file__).parent
SOURCES = sorted([*FOLDER.rglob("*.py"), *FOLDER.with_name("api").rglob("*.py")])
FIELD = re.compile(r"\{ \$(\w+)")


def entries(lang: str, folder: Path = FOLDER) -> dict[str, set[str]]:
    """Each key and attribute, with the arguments its text mentions."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in (folder / "locales" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        name = re.match(r"([a-z][\w-]*) =|    \.(\w+) =", line)
        if name:
            key = name[1] or f"{key.partition('.')[0]}.{name[2]}"
            assert key not in found, f"{key} is defined twice"
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(FIELD.findall(line))
    return found


@pytest.mark.parametrize("folder", ["cli", "table"])
def test_both_languages_have_the_same_keys_and_arguments(folder: str) -> None:
    english, french = (entries(lang, FOLDER.with_name(folder)) for lang in LANGUAGES)
    assert set(english) == set(french)
    foreign = ("mistake-toml-at", "mistake-toml-end")  # what the reader of TOML says is English: others say only where
    assert [key for key in english if english[key] != french[key] and key not in foreign] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_the_commands_use_has_a_sentence(lang: str) -> None:
    keys = Messages("speciate.cli", lang).keys | Messages("speciate.table", lang).keys
    pattern = re.compile(
        r'(?:\bt|say|hint|line|wrong|good|lacking|bad)\(\s*(?:terminal, )?["\']([a-z][a-z-]*[a-z])["\']'
    )
    used = {key for path in SOURCES for key in pattern.findall(path.read_text(encoding="utf-8"))}
    words = {"title", "tagline", "tie-break"}  # a game's own
    assert len(used) > 60
    assert used - words <= keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_keyed_error_of_games_and_records_has_a_sentence(lang: str) -> None:
    sources = [path for part in ("core", "table", "lab", "api") for path in (FOLDER.parent / part).glob("*.py")]
    keyed = re.compile(r'Bad(?:Option|Record)\(.*?, "((?:option|record)-[a-z-]+)"')
    bare = re.compile(r"raise BadOption\([^,]*\)")
    assert [path for path in sources if bare.search(path.read_text(encoding="utf-8"))] == []
    keys = {key for path in sources for key in keyed.findall(path.read_text(encoding="utf-8"))}
    assert len(keys) > 12
    said = Messages("speciate.cli", lang).keys | Messages("speciate.table", lang).keys
    assert {f"error-{key}" for key in keys} <= said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_used_somewhere(lang: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = (
        "help-",
        "command-",
        "engine-",
        "legend-",
        "error",
        "bench-",
        "bots-",
        "undo-",
        "sim-known-",
        "item-",
        "origin-",
        "measure-",
        "table-refuses-",
        "lab-records-",
        "doctor-subject-",
        "man-",
    )  # put together from parts
    unused = Messages("speciate.cli", lang).keys - set(re.findall(r"(?<=[\"'])[a-z][\w-]*(?=[\"'])", text))
    assert [key for key in unused if not key.startswith(made) and key != "help"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_of_the_prompt_have_the_same_name(lang: str) -> None:
    messages = Messages("speciate.cli", lang)
    names = [name for command in COMMANDS for name in messages.t(f"command-{command}").split()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_item_has_a_name(lang: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyItem)} | {UNREADABLE}
    assert {f"item-{kind}" for kind in kinds} <= Messages("speciate.cli", lang).keys
