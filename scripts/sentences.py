"""Prints every sentence in both languages, one above the other, to be read by eye:
`python -m scripts.sentences [evo | evolution | s-evolution | evolutopia | page | terminal | reports]`.

A game's events, moves, refusals and questions come with the arguments of games that bots played. What a game says
besides, and what the page and the terminal say, come from their files: there every sentence is said with none, one
and many, and with names that French elides before and names that it does not.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Container, Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from speciate.bots.registry import make_bot
from speciate.core.registry import all_games, get_game
from speciate.core.streams import stream
from speciate.table.match import Match
from speciate.table.words import LANGUAGES, Words, fluent_of, species_ids

ROOT = Path(__file__).parents[1]
FILES = {
    "page": ROOT / "web/src/locales",
    "terminal": ROOT / "src/speciate/cli/locales",
    "reports": ROOT / "src/speciate/lab/locales",
}
NAMES = ("Ann", "Éloïse", "Hugo", "Bo", "Inès", "Otto")
NUMBERS = (0, 1, 2, 21)
TEXTS = ("Amateur", "Bo")
SEEDS = 3
OF_A_KIND = 3  # samples of an event, a move or a refusal

Pair = tuple[str, ...]


# -- what the files hold --------------------------------------------------------------------------


class Arguments(visitor.Visitor):
    """The arguments of a pattern, and those of them that choose a form and are numbers."""

    def __init__(self) -> None:
        self.found: dict[str, bool] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the name Fluent calls
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            self.found[node.selector.id.name] = True

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # likewise
        self.found.setdefault(node.id.name, False)


def samples(pattern: ast.Pattern) -> Iterator[dict[str, object]]:
    """Arguments to say a pattern with: every number in several sizes, every text with and without a vowel in front."""
    arguments = Arguments()
    arguments.visit(pattern)
    if not arguments.found:
        yield {}
        return
    counts = NUMBERS if any(arguments.found.values()) else NUMBERS[:2]
    for at, number in enumerate(counts):
        text = TEXTS[at % len(TEXTS)]
        yield {name: number if is_number else text for name, is_number in arguments.found.items()}


def in_files(ftl: dict[str, str], without: Container[str] = ()) -> Iterator[tuple[str, Pair]]:
    """Key and sentence in every language, of each message and attribute of the files."""
    bundles = {lang: FluentBundle([lang], use_isolating=False) for lang in ftl}
    for lang, bundle in bundles.items():
        bundle.add_resource(FluentResource(ftl[lang]))
    for entry in FluentParser().parse(ftl["en"]).body:
        if not isinstance(entry, ast.Message) or entry.id.name in without:
            continue
        for attribute, pattern in [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]:
            if pattern is None:
                continue
            for arguments in samples(pattern):
                said = tuple(say(bundle, entry.id.name, attribute, arguments) for bundle in bundles.values())
                yield f"{entry.id.name}.{attribute}".rstrip("."), said


def say(bundle: FluentBundle, key: str, attribute: str, arguments: dict[str, object]) -> str:
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    return str(bundle.format_pattern(pattern, arguments)[0])


# -- what is said in games ------------------------------------------------------------------------


class Heard:
    """Sentences of games that were played, a few of each kind."""

    def __init__(self, game_id: str) -> None:
        self.game = get_game(game_id)
        self.found: dict[str, dict[Pair, None]] = defaultdict(dict)

    def add(self, kind: str, say: Callable[[Words], str]) -> None:
        known = self.found[kind]
        if len(known) < OF_A_KIND:
            known[tuple(say(Words(self.game, lang, NAMES)) for lang in LANGUAGES)] = None

    def play(self, seats: int, bot: str, seed: int) -> None:
        match = Match.new(self.game, NAMES[:seats], [bot] * seats, seed=seed)
        bots = {seat: make_bot(bot, stream(seed, f"bot {seat}")) for seat in range(seats)}
        tried: list[int] = []
        while match.outcome is None:
            for decision in match.pending():
                self.look(match, decision.seat, decision.kind, tried)
            if match.step(bots) is None:
                break
        for happened in match.happened:
            for event in happened:
                heard = event.heard_by(0)
                if heard is not None:
                    self.add(f"event-{heard.name}", lambda words, heard=heard: words.event(heard))

    def look(self, match: Match, seat: int, kind: str, tried: list[int]) -> None:
        """What is asked, what can be done, and why moves of before cannot."""
        self.add(f"decision-{kind}", lambda words: words.decision(kind))
        ids = species_ids(match.view(seat).to_json())
        for move in match.legal(seat):
            self.add(f"move-{move.kind}", lambda words, move=move: words.move(move, seat, ids))
        for packed in tried[-40:]:
            refusal = match.refusal(seat, packed)
            if refusal is not None:
                self.add(f"refusal-{refusal.key}", lambda words, refusal=refusal: words.refusal(refusal))
        tried.extend(match.legal(seat).packed)


def of_game(game_id: str) -> Iterator[tuple[str, Pair]]:
    heard = Heard(game_id)
    game = heard.game
    for seed in range(SEEDS):
        heard.play(game.min_seats + seed % (game.max_seats - game.min_seats + 1), ("random", "greedy")[seed % 2], seed)
    for kind in sorted(heard.found):
        yield from ((kind, pair) for pair in heard.found[kind])
    yield from in_files({lang: fluent_of(game, lang) for lang in LANGUAGES}, heard.found)
    if game.texts is None:
        folder = ROOT / "src" / Path(*game.package.split(".")) / "locales"
        yield from in_files({lang: (folder / f"mistakes.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES})


# -- printing -------------------------------------------------------------------------------------


def of(name: str) -> Iterator[tuple[str, Pair]]:
    if name not in FILES:
        return of_game(name)
    return in_files({lang: (FILES[name] / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES})


def main(names: list[str]) -> None:
    for name in names or [*all_games(), *FILES]:
        print(f"\n=== {name}")
        shown: set[tuple[str, Pair]] = set()
        for key, pair in of(name):
            if (key, pair) not in shown:
                print(f"\n{key}", *(f"  {lang}  {text}" for lang, text in zip(LANGUAGES, pair, strict=True)), sep="\n")
            shown.add((key, pair))


if __name__ == "__main__":
    main(sys.argv[1:])
