"""Every rule of a game in one language: slug, text and, in the site, where it is coded and which tests assert it."""

import re
from collections import defaultdict
from functools import cache
from itertools import groupby
from pathlib import Path

from scripts.site.shelves import ROOT
from speciate.cli import rule_sources
from speciate.cli.rule_sources import SourceLocation
from speciate.core.game import GameSpec
from speciate.table.words import Words

HEADS = {
    "en": """# Rules of {title}

All {count} rules, as the program itself says them, in the order of the rulebook. Each has a name that code, tests and
refusals cite: `speciate rules {id} {slug}` prints the same. Where the rulebook is silent:
[our rulings]({rulings}).
""",
    "fr": """# Règles {of}{title}

Les {count} règles, telles que le programme les énonce, dans l’ordre du livret. Chacune porte un nom que citent le
code, les tests et les refus : `speciate rules {id} {slug} --lang fr` dit la même chose. Là où le livret se tait :
[nos interprétations, en anglais]({rulings}).
""",
}
VOWELS = tuple("AEIOUYÉ")  # in French "de" loses its own before them
FOLDED = '<details class="places" data-search-exclude markdown>\n<summary>Code, tests</summary>\n'
MARKUP = re.compile(r"([\\`*_{}\[\]<>#|])")


def rule_page(game: GameSpec, lang: str, has_places: bool = False) -> str:
    """`has_places`: also where each rule is coded and tested, by lines. For the site: they change with the code."""
    words = Words(game, lang, [])
    slugs = list(game.engine.rules)
    rulings = f"../../rules/{game.id}.md"
    title = words.t("title")
    of = "d’" if title.startswith(VOWELS) else "de "
    head = HEADS[lang].format(title=title, of=of, count=len(slugs), id=game.id, slug=slugs[0], rulings=rulings)
    parts = [head]
    for topic, inside in groupby(slugs, lambda slug: slug.partition(".")[0]):
        parts.append(f"## {plain(words.t(f'topic-{topic}'))}\n")
        for slug in inside:
            title, text = words.rule(slug)
            anchor = f" {{ #{slug} }}" if has_places else ""  # on a forge it would be read as words
            parts.append(f"### {plain(title)}{anchor}\n\n`{game.id}:{slug}`\n\n{plain(text)}\n")
            parts += place_lines(game, slug) if has_places else []
    return "\n".join(parts)


def place_lines(game: GameSpec, slug: str) -> list[str]:
    """For who builds, folded away for who plays. The pages of both languages lie equally deep."""
    tests = marked_tests(ROOT / "tests").get(f"{game.id}:{slug}", [])
    rows = [
        f"{name}: {', '.join(link(place) for place in places)}\n"
        for name, places in (("Code", citations(game.package, slug)), ("Tests", tests))
    ]
    return [FOLDED, *rows, "</details>\n"]


def link(place: SourceLocation) -> str:
    return f"[`{place.name}`](../../../{place.path.relative_to(ROOT).as_posix()}#L{place.line})"


@cache  # the same in every language
def citations(package: str, slug: str) -> list[SourceLocation]:
    return rule_sources.citations(package, slug)


@cache
def marked_tests(folder: Path) -> dict[object, list[SourceLocation]]:
    """The tests of every rule, each file read once."""
    found: dict[object, list[SourceLocation]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "mark.rule(" in source:
            for rule, line, name in rule_sources.marks(source):
                found[rule].append(SourceLocation(path, line, name))
    return found


def plain(text: str) -> str:
    """Words of a locale, none of which is meant as markup."""
    return MARKUP.sub(r"\\\1", text)
