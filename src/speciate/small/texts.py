"""What a small game says, in English and French, as the rest of the program wants it: Fluent.

An author writes the rules and whatever should sound better than what is made of the names. A text is a pair (English,
French), or one string for both.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from speciate.core.languages import LANGUAGES
from speciate.core.options import Option

if TYPE_CHECKING:
    from speciate.small.definition import Definition

Text = str | tuple[str, str]


#: What every small game says alike.
COMMON: Final[dict[str, Text]] = {
    "refusal-no-such-move": ("There is no such move.", "Ce coup n’existe pas."),
    "refusal-game-over": ("The game is over.", "La partie est finie."),
    "refusal-natures-move": ("Chance decides now.", "C’est au hasard de décider."),
    "refusal-not-this-chance": ("This cannot come up now.", "Cela ne peut pas sortir maintenant."),
    "refusal-not-now": ("This cannot be done now.", "Ce n’est pas le moment de faire cela."),
    "refusal-not-your-turn": ("It is not your turn.", "Ce n’est pas votre tour."),
    "event-game-over": (
        "The game is over: { $scores }. Winner: { $winners }.",
        "La partie est finie : { $scores }. Victoire : { $winners }.",
    ),
    "decision-play": ("Your turn: choose a move", "À vous : choisissez un coup"),
    "phase-play": ("Play", "En jeu"),
    "phase-over": ("The game is over", "Partie finie"),
    "score-points": ("Points", "Points"),
    "tie-break": ("Equal points: the win is shared.", "À égalité de points, la victoire est partagée."),
    "field-turn": ("Turn", "Au tour de"),
    "field-round": ("Round", "Manche"),
    "unknown-card": ("an unseen card", "une carte cachée"),
}
UNSEEN: Final[Text] = ("{ $seat } has chosen.", "{ $seat } a choisi.")


class Texts:
    """The rules by their slugs, and every other text by its key."""

    def __init__(self, rules: Mapping[str, Text] | str, texts: Mapping[str, Text] | str) -> None:
        self.rules = table_of(rules)
        self.own = table_of(texts)

    def fluent(self, lang: str, messages: Mapping[str, Text], options: tuple[Option, ...]) -> str:
        """The Fluent of one language."""
        helps = {f"option-{option.name}": option.help for option in options}
        out = ""
        for key, text in messages.items():
            out += f"{key} = {in_lines(one(text, lang))}\n"
            if key in helps:
                out += f"    .help = {one(messages.get(f'help-{key}', helps[key]), lang)}\n"
        return out + "".join(rule_text(slug, one(text, lang)) for slug, text in self.rules.items())

    def messages(self, definition: "Definition", title: Text, tagline: Text, scores: list[str]) -> dict[str, Text]:
        """Every text but those of the rules: the author's, the common ones, and those made of the names."""
        return {"title": title, "tagline": tagline, **COMMON, **dict(made(definition, scores)), **self.own}


def table_of(texts: Mapping[str, Text] | str) -> Mapping[str, Text]:
    """Texts as they are written most briefly: `key | English | French` in a line, or the French in the next one."""
    if not isinstance(texts, str):
        return texts
    found: dict[str, Text] = {}
    last = ""
    for line in filter(str.strip, texts.splitlines()):
        key, *said = [part.strip() for part in line.split("|")]
        if key:
            found[key] = (said[0], said[1]) if len(said) == 2 else said[0]
        else:
            found[last] = (one(found[last], LANGUAGES[0]), said[0])
        last = key or last
    return found


def one(text: Text, lang: str) -> str:
    return text if isinstance(text, str) else text[LANGUAGES.index(lang)]


def in_lines(text: str) -> str:
    """A text of several lines, set in as Fluent wants it."""
    return "\n    ".join(line.strip() for line in text.strip().splitlines())


def rule_text(slug: str, text: str) -> str:
    """`Laying: everyone lays a seed.` has the title before the colon; without one it is made of the slug."""
    title, colon, rest = text.partition(":")
    if not colon or len(title) > 40:
        title, rest = spaced(slug.rpartition(".")[2]), text
    rest = rest.strip()
    return f"rule-{slug.replace('.', '_')} = {rest[:1].upper()}{rest[1:]}\n    .title = {title.strip()}\n"


def spaced(name: str) -> str:
    """`pot-won` or `hand_size` as a heading."""
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def made(definition: "Definition", scores: list[str]) -> Iterator[tuple[str, Text]]:
    """Texts made of the names of things, for whatever the author has no words of their own."""
    for option in definition.options:
        yield f"option-{option.name}", spaced(option.name)
    for topic in dict.fromkeys(slug.partition(".")[0] for slug in definition.texts.rules):
        yield f"topic-{topic}", spaced(topic)
    for slug, text in definition.texts.rules.items():
        yield f"refusal-{slug.replace('.', '-')}", rule_body(text)
    for name in (*definition.phases, *definition.chances.values()):
        if f"decision-{name}" not in COMMON:
            yield f"decision-{name}", spaced(name)
        if name in definition.phases and f"phase-{name}" not in COMMON:
            yield f"phase-{name}", spaced(name)
    for type, names in definition.types.items():
        if isinstance(names, tuple):
            yield from ((f"{type}-{name}", name.replace("-", " ")) for name in names)
    for name in definition.fields:
        if f"field-{name}" not in COMMON:
            yield f"field-{name}", spaced(name)
    yield from ((f"score-{part}", spaced(part)) for part in scores if f"score-{part}" not in COMMON)
    yield from moves_and_events(definition)


def moves_and_events(definition: "Definition") -> Iterator[tuple[str, Text]]:
    """A move says its pattern; as an event, who made it comes first."""
    for kind in definition.kinds:
        rest = kind.pattern[len(kind.name) :]
        for name, type in kind.args:
            rest = rest.replace(f"{{{name}:{type}}}", f"{{ ${name} }}")
        sentence = spaced(kind.name) + rest
        own = definition.texts.own.get(f"move-{kind.name}", sentence)
        yield f"move-{kind.name}", sentence
        if not kind.silent:
            yield f"event-{kind.name}", told(own, "" if kind.is_chance else "{ $seat }: ")
            if kind.phase in definition.sealed:
                yield f"event-{kind.name}-unseen", UNSEEN


def told(text: Text, prefix: str) -> Text:
    if isinstance(text, str):
        return f"{prefix}{text}."
    english, french = text
    return f"{prefix}{english}.", f"{prefix.replace(':', ' :')}{french}."


def rule_body(text: Text) -> Text:
    """The text of a rule without its title: what a player hears who breaks it."""
    if isinstance(text, tuple):
        english, french = text
        return body(english), body(french)
    return body(text)


def body(text: str) -> str:
    title, colon, rest = text.partition(":")
    said = (rest if colon and len(title) <= 40 else text).strip()
    return said[:1].upper() + said[1:]
