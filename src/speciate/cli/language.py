"""Which language the terminal speaks: `--lang` anywhere on the line, else what the environment says."""

from collections.abc import Mapping, Sequence

from speciate.core.errors import SpeciateError, UnknownName
from speciate.table.words import LANGUAGES

VARIABLES = ("SPECIATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT = "en"


def from_environment(environment: Mapping[str, str]) -> str:
    """The first variable that is set decides, as for every program; a language we lack means English."""
    for name in VARIABLES:
        value = environment.get(name, "")
        if value:
            lang = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return lang if lang in LANGUAGES else DEFAULT
    return DEFAULT


def take_option(args: Sequence[str]) -> tuple[str, list[str]]:
    """The value of `--lang` ("" when it is not given) and the line without it.

    It is taken out before the line is read, so that it may stand before or after the command and so that
    the help texts, which are made first, are in that language already.
    """
    lang = ""
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            return lang, [*rest, word, *words]
        if word == "--lang":
            lang = next(words, "")
            if not lang:
                raise SpeciateError("--lang needs a language: " + ", ".join(LANGUAGES))
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if lang and lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return lang, rest
