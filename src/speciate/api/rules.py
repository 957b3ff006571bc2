"""A rule by its slug: what it says, where it is coded, and which tests assert it."""

from dataclasses import dataclass

from speciate.core.errors import SpeciateError, quoted
from speciate.core.refusal import PROGRAM
from speciate.core.registry import get_game
from speciate.table.words import Words, program_rule


@dataclass(frozen=True)
class Rule:
    """`slug`, `title` and `text` of a rule, the last two in the language that was asked for."""

    slug: str
    title: str
    text: str

    @property
    def code(self) -> tuple[str, ...]:
        """Where it is coded: file, line and name of each function or constant that cites it."""
        from speciate.cli import rule_sources

        places = rule_sources.citations(self._package, self.slug.partition(":")[2])
        return tuple(f"{place} {place.name}" for place in places)

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests that assert it; none where only the package is installed, without its tests."""
        from speciate.cli import rule_sources

        folder = rule_sources.tests_folder(self._package)
        places = [] if folder is None else rule_sources.tests(folder, self.slug)
        return tuple(f"{place} {place.name}" for place in places)

    @property
    def _package(self) -> str:
        game = self.slug.partition(":")[0]
        return "speciate.core" if game == PROGRAM else get_game(game).package

    def __str__(self) -> str:
        return f"{self.title} ({self.slug})\n{self.text}"


def rule(name: str, lang: str = "en") -> Rule:
    """The rule called `GAME:SLUG`, as every refusal names it; or one found by words of it, as `speciate rules` does.

    `speciate:move.form` is the one rule that belongs to no game: it refuses what is no move at all.

    >>> import speciate
    >>> rule = speciate.rule("evolution:attack.size")
    >>> print(rule.text.partition(";")[0])
    The attacker must be larger than its prey
    >>> speciate.rule("evolution:attack.size", lang="fr").title
    'Plus grand'
    >>> rule.code[0].endswith(" refuse_target")
    True
    """
    from speciate.cli.rulebook import find

    game, colon, asked = name.partition(":")
    if not colon or not asked.strip():
        raise SpeciateError(f"{quoted(name)} names no rule; write GAME:RULE, as in evolution:attack.size")
    if game.strip() == PROGRAM:
        return Rule(name.replace(" ", ""), *program_rule(asked.strip(), lang))
    words = Words(get_game(game.strip()), lang, [])
    slugs = find(words, asked)
    if len(slugs) > 1:
        raise SpeciateError(f"{quoted(name)} may mean several rules: {', '.join(slugs)}")
    return Rule(f"{words.game.id}:{slugs[0]}", *words.rule(slugs[0]))
