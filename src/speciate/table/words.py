"""What is said at a table, in the player's language. The sentences are Fluent files, `locales/<lang>.ftl`.

`Messages` reads those of any package; `Words` adds what a game's own need: names for seats, species and cards.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING, Final

from speciate.core import languages
from speciate.core.errors import UnknownName
from speciate.core.refusal import NO_SUCH_MOVE, PROGRAM, Refusal
from speciate.core.seats import seat_name
from speciate.table.sentences import Sentences

if TYPE_CHECKING:
    from speciate.core.event import Event
    from speciate.core.game import GameSpec
    from speciate.core.moves import Move

LANGUAGES: Final = languages.LANGUAGES
PROGRAM_RULES: Final = (NO_SUCH_MOVE.slug,)
LONGEST: Final = 800  # characters of one argument
NOTHING: Final = "–"  # what an empty list looks like, in every language

# language -> key -> what is printed on a card or tile of one's own
Printed = Mapping[str, Mapping[str, str]]
NOT_PRINTED: Final[Printed] = {}

# (seat, position in the row) -> the id that species has for good
SpeciesIds = Callable[[int, int], int]


def fluent_of(game: "GameSpec", lang: str) -> str:
    """What a game says, as Fluent: its own texts, or the file of its locale."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return _file(game.package, lang) if game.texts is None else game.texts[lang]


def _file(package: str, lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    return _read(package, f"{lang}.ftl")


def _read(package: str, name: str) -> str:
    data = get_data(package, f"locales/{name}")
    assert data is not None, package  # only of a package that brings its own way of loading, and no data with it
    return data.decode("utf-8").replace("\r\n", "\n")


@cache
def _load(package: str, lang: str, text: str | None) -> tuple[Sentences, frozenset[str]]:
    """The sentences of a package in one language, and what their keys begin with up to a hyphen."""
    sentences = Sentences(lang, _file(package, lang) if text is None else text, f"{package} {lang}.ftl")
    begins = {key[:place] for key in sentences.keys for place, sign in enumerate(key) if sign == "-"}
    return sentences, frozenset(begins)


class Messages:
    """The sentences of one package in one language."""

    def __init__(self, package: str, lang: str, text: str | None = None) -> None:
        self.package = package
        self.lang = lang
        self._sentences, self._vocabularies = _load(package, lang, text)
        self.keys = self._sentences.keys

    def t(self, key: str, /, **args: object) -> str:
        """The sentence `key`, or its attribute (`option-quick.help`); KeyError when there is none."""
        name, _, attribute = key.partition(".")
        return self._sentences.say(name, attribute, {name: _short(value) for name, value in args.items()})

    def rule_text(self, slug: str) -> tuple[str, str]:
        """Title and text of the rule `slug`, which these sentences must have."""
        key = "rule-" + slug.replace(".", "_")
        return self.t(f"{key}.title"), self.t(key)


def mistakes_of(game: "GameSpec", lang: str) -> Messages:
    """What is said of a game's packs and positions that somebody wrote: the page never needs it."""
    if game.texts is not None:
        return Messages(game.package, lang, game.texts[lang])
    return Messages(game.package, lang, _read(game.package, f"mistakes.{lang}.ftl"))


def program_rule(slug: str, lang: str) -> tuple[str, str]:
    """Title and text of a rule that is the same in every game, by its slug with or without `speciate:`."""
    name = slug.removeprefix(f"{PROGRAM}:")
    if name not in PROGRAM_RULES:
        raise UnknownName("rule", slug, [f"{PROGRAM}:{rule}" for rule in PROGRAM_RULES])
    return Messages(__package__, lang).rule_text(name)


def _short(value: object) -> object:
    """Whatever somebody typed or wrote, no longer than a sentence can bear."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value


class Words(Messages):
    """Everything a game says, to players called `names`; `printed` (`Pack.printed`) has other names for components.

    Arguments are put into words by the types the game's engine declares. A type that has messages of its own
    (`trait-horns`, `side-left`) is a vocabulary and its values are looked up there; other values stay as they are.
    """

    def __init__(self, game: "GameSpec", lang: str, names: Sequence[str], printed: Printed = NOT_PRINTED) -> None:
        super().__init__(game.package, lang, None if game.texts is None else fluent_of(game, lang))
        self.game = game
        self.seats = tuple(names)
        self._printed = printed.get(lang, {})

    def t(self, key: str, /, **args: object) -> str:
        return self._printed[key] if key in self._printed else super().t(key, **args)

    # -- what happens ---------------------------------------------------------------------------

    def event(self, event: "Event") -> str:
        """What happened. Give it the event as the listener may hear it (`Event.heard_by`)."""
        types = self.game.engine.events.get(event.name, {})
        return self.t(f"event-{event.name}", **self._args(event.args, types))

    def move(self, move: "Move", seat: int, ids: SpeciesIds) -> str:
        """What `seat` would do with this move.

        Moves name a species by its place in a row, names go by id: `ids` says which is which (`species_ids`).
        A species belongs to the seat that the move names before it, or else to the one who moves.
        """
        args: dict[str, object] = {}
        owner = seat
        for name, arg_type in self.game.engine.codec.by_name[move.kind].args:
            value = move.args[name]
            if arg_type.name == "seat" and isinstance(value, int):
                owner = value
            if arg_type.name == "species" and isinstance(value, int):
                value = [owner, ids(owner, value)]
            args[name] = self._say(arg_type.name, value)
        return self.t(f"move-{move.kind}", **args)

    def refusal(self, refusal: Refusal) -> str:
        """Why not. An argument has the type it has where the game's events or moves use its name."""
        return self.t(f"refusal-{refusal.key}", **self._args(refusal.args, self._types()))

    def decision(self, kind: str) -> str:
        """What to do now."""
        return self.t(f"decision-{kind}")

    # -- what there is --------------------------------------------------------------------------

    def rule(self, slug: str) -> tuple[str, str]:
        """Title and text of a rule, by its slug with or without the game's name (`evolution:attack.size`).

        The rules of the program (`speciate:move.form`) are known at every table.
        """
        if slug.startswith(f"{PROGRAM}:"):
            return program_rule(slug, self.lang)
        name = slug.removeprefix(f"{self.game.id}:")
        if name not in self.game.engine.rules:
            raise UnknownName("rule", slug, self.game.engine.rules)
        return self.rule_text(name)

    def option(self, name: str) -> tuple[str, str]:
        """Label and help of an option."""
        names = [option.name for option in self.game.options]
        if name not in names:
            raise UnknownName("option", name, names)
        return self.t(f"option-{name}"), self.t(f"option-{name}.help")

    def trait(self, name: str) -> str:
        return self.t(f"trait-{name}")

    def phase(self, name: str) -> str:
        return self.t(f"phase-{name}")

    def card(self, text: str) -> str:
        """A card by its text code: `horns+3` is "Horns +3"; `?` is one that nobody here may see.

        A game whose cards are named by what they do says so in `card-<effect>`, whatever the amount.
        """
        if text == "?":
            return self.t("unknown-card")
        found = re.fullmatch(self.game.engine.card_text, text)
        if found is None:
            return self._word("card", text)
        parts = found.groupdict()
        if "effect" in parts:
            return self.t(f"card-{parts['effect']}", amount=int(parts["amount"]))
        return self.t("card-name", **{name: self._word(name, part) for name, part in parts.items()})

    def seat(self, seat: int) -> str:
        """The player's name."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else seat_name(seat)

    def species(self, seat: int, id: int) -> str:
        """A species by its owner and the id it keeps for good."""
        return self.t("species-name", letter=letter(id), owner=self.seat(seat))

    # -- arguments ------------------------------------------------------------------------------

    def _types(self) -> dict[str, str]:
        engine = self.game.engine
        types = {name: arg_type.name for kind in engine.codec.kinds.values() for name, arg_type in kind.args}
        for args in engine.events.values():
            types.update(args)
        return types

    def _args(self, args: Mapping[str, object], types: Mapping[str, str]) -> dict[str, object]:
        return {name: self._say(types.get(name, "number"), value) for name, value in args.items()}

    def _say(self, kind: str, value: object) -> object:
        """A value of type `kind` in words; a number stays one, so that plurals work."""
        if isinstance(value, int):
            if kind == "number":
                return value
            if kind == "seat":
                return self.seat(value)
            key = f"{kind}-{value}"
            return self.t(key) if key in self.keys else str(value)
        if isinstance(value, str):
            return self.card(value) if kind == "card" else self._word(kind, value)
        if isinstance(value, list):
            return self._say_list(kind, value)
        return str(value)

    def _say_list(self, kind: str, values: list[object]) -> str:
        """`[seat, id]` is a species; scores go with their seats; `cards`, `traits`, `seats` are lists of those."""
        if kind == "species":
            seat, id = values
            assert isinstance(seat, int) and isinstance(id, int)
            return self.species(seat, id)
        if kind == "scores":
            parts = [f"{self.seat(seat)} {score}" for seat, score in enumerate(values)]
        else:
            parts = [str(self._say(kind.removesuffix("s"), value)) for value in values]
        return ", ".join(parts) or NOTHING

    def _word(self, kind: str, value: str) -> str:
        return self.t(f"{kind}-{value}") if kind in self._vocabularies else value


def species_ids(view: Mapping[str, object]) -> SpeciesIds:
    """Which id the species at a place of a row has, by a view's or a position's JSON."""
    rows: list[list[int]] = []
    players = view.get("players", [])
    assert isinstance(players, list)
    for player in players:
        rows.append([species["id"] for species in player.get("species", [])])
    return lambda seat, place: rows[seat][place]


def letter(number: int) -> str:
    """0 is A, 25 is Z, 26 is AA."""
    out = ""
    left = number + 1
    while left:
        left, digit = divmod(left - 1, 26)
        out = chr(ord("A") + digit) + out
    return out
