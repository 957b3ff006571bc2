"""Finding a rule by its slug, its section or how its slug begins, by a trait's name or by any words of it."""

import unicodedata

from speciate.core.errors import UnknownName
from speciate.table.words import Words


def folded(text: str) -> str:
    """For comparing what people type: no case, no accents, hyphens as spaces."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return " ".join(plain.casefold().replace("-", " ").replace("’", "'").split())


def find(words: Words, query: str) -> list[str]:
    """The slugs a person may mean, the surest kind of match only; UnknownName suggests the nearest."""
    slugs = words.game.engine.rules
    asked = query.strip().removeprefix(f"{words.game.id}:")
    if asked in slugs:
        return [asked]
    start = asked.casefold()
    section = [slug for slug in slugs if slug.partition(".")[0] == start or ("." in start and slug.startswith(start))]
    if section:
        return section
    wanted = folded(asked)
    titles = {slug: folded(words.rule(slug)[0]) for slug in slugs}
    found = [slug for slug in slugs if wanted in (titles[slug], folded(slug.partition(".")[2]))]
    named = [slug for slug in found if titles[slug] == wanted] or found
    named += [slug for slug in traits(words, wanted) if slug not in named]
    if named:
        return named
    texts = {slug: f"{folded(slug)} {titles[slug]} {folded(words.rule(slug)[1])}" for slug in slugs}
    for pool in (titles, texts):
        found = [slug for slug in slugs if all(word in pool[slug] for word in wanted.split())]
        if found and wanted:
            return found
    raise UnknownName("rule", query, [*slugs, *titles.values()])


def traits(words: Words, wanted: str) -> list[str]:
    """The rules of a trait, by its printed name in this language or its name in the code."""
    names = [key.removeprefix("trait-") for key in words.keys if key.startswith("trait-")]
    meant = [name for name in names if wanted in (folded(name), folded(words.trait(name)))]
    return [
        slug
        for slug in words.game.engine.rules
        for name in meant
        if slug == f"trait.{name}" or slug.startswith(f"trait.{name}-")
    ]
