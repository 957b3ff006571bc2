"""What is wrong with something that somebody wrote, in their language: mistakes of packs and positions, names that do
not exist, options a game does not have. The terminal says them, and so does the page."""

from typing import Final

from speciate.core.errors import BadPack, BadPosition, Phrase, SpeciateError, UnknownName
from speciate.table.words import Messages, mistakes_of

PACKAGE: Final = "speciate.table"


class MistakeWords:
    """`errors` are the sentences of whoever speaks, for errors that are theirs: `error-<key>`."""

    def __init__(self, lang: str, errors: Messages | None = None) -> None:
        self.lang = lang
        self.messages = Messages(PACKAGE, lang)
        self._errors = errors

    def say(self, said: SpeciateError | Phrase) -> str:
        """The English where there are no words for it."""
        if isinstance(said, UnknownName):
            return self.unknown(said)
        if isinstance(said, BadPack | BadPosition):
            return self.all(said.mistakes)
        messages, key = self._sentence(said)
        if key not in messages.keys:
            return str(said)
        return messages.t(key, **{name: self.part(value) for name, value in said.values.items()})

    def all(self, mistakes: list[str]) -> str:
        """Everything that is wrong with one thing."""
        return self.messages.t("mistake-and").join(str(self.part(mistake)) for mistake in mistakes)

    def part(self, value: object) -> object:
        """A value as it stands in a sentence."""
        return self.say(value) if isinstance(value, (SpeciateError, Phrase)) else value

    def has(self, said: SpeciateError | Phrase) -> bool:
        messages, key = self._sentence(said)
        return key in messages.keys

    def _sentence(self, said: SpeciateError | Phrase) -> tuple[Messages, str]:
        """Where its words are: `evo:stars` is in the game's own locales."""
        game, _, name = said.key.rpartition(":")
        if game:
            from speciate.core.registry import get_game  # most mistakes are no game's, and finding games takes a moment

            return mistakes_of(get_game(game), self.lang), name
        if isinstance(said, Phrase):
            return self.messages, f"mistake-{name}"
        key = f"error-{name}"
        if self._errors is not None and key in self._errors.keys:
            return self._errors, key
        return self.messages, key

    # -- names that do not exist --------------------------------------------------------------------------

    def what(self, kind: str) -> str:
        """What something of a kind is called: a game, an option, a bot."""
        key = f"what-{kind}"
        return self.messages.t(key) if key in self.messages.keys else kind

    def unknown(self, error: UnknownName) -> str:
        key = "unknown-all" if error.nearest and error.lists_all else "unknown-near" if error.nearest else "unknown"
        known = ", ".join(error.known)
        values = {"what": self.what(error.what), "name": error.name, "nearest": error.nearest, "known": known}
        return self.messages.t(key, **values)
