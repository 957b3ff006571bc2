"""Every game says everything it has to say, in every language."""

import importlib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor

from speciate.core.decision import Decision
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.moves import ARG_MASK, SHIFTS, Choice, Move, pack
from speciate.core.refusal import Reason, Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.small.engine import SmallEngine
from speciate.table.words import LANGUAGES, SpeciesIds, Words, fluent_of, species_ids
from tests.conformance.play import GAMES, variants

NAMES = ("Ann", "Bob", "Cleo", "Dov", "Eve", "Fay")
PLAYED_GAMES = 3  # for each number of seats and each set of variants

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


# -- what the files hold ------------------------------------------------------------------------


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the name Fluent calls
        self.found.add(node.id.name)


@cache
def messages(game: GameSpec, lang: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(fluent_of(game, lang)).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    seen = Variables()
    seen.visit(message)
    return seen.found


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# -- what the game has to say ---------------------------------------------------------------------


class Played:
    """What came up in a number of random games, with moves no player would think of asked about too."""

    def __init__(self) -> None:
        self.decisions: set[str] = set()
        self.phases: set[str] = set()
        self.breakdown: set[str] = set()
        self.events: dict[str, Event] = {}  # as somebody heard them, by their JSON
        self.moves: list[tuple[Move, int, SpeciesIds]] = []
        self.refusals: dict[str, dict[str, Refusal]] = defaultdict(dict)  # by key and by their JSON

    def look(self, state: State, decision: Decision) -> None:
        self.decisions.add(decision.kind)
        phase = state.to_json().get("phase")
        if isinstance(phase, str):
            self.phases.add(phase)

    def hear(self, event: Event) -> None:
        for heard in (event, event.redacted):
            if heard is not None:
                self.events[str(heard.to_json())] = heard

    def refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refusals[refusal.key][str(refusal.to_json())] = refusal


@cache
def played(game: GameSpec) -> Played:
    out = Played()
    rng = Random(game.id)
    for options in variants(game):
        for seats in range(game.min_seats, game.max_seats + 1):
            for _ in range(PLAYED_GAMES):
                play(game, game.new(seats, options), rng, out)
    return out


def play(game: GameSpec, state: State, rng: Random, out: Played) -> None:
    codec = game.engine.codec
    state.listener = []
    while state.actor != NOBODY:
        decision = rng.choice(state.pending())
        out.look(state, decision)
        seat = decision.seat
        move = state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat))
        for _ in range(1 if seat == NATURE else 8):
            ask(game, state, seat, move, rng, out)
        if rng.random() < 0.1:
            out.moves.append((codec.move(move), seat, species_ids(state.view(seat).to_json())))
        state.apply(seat, move)
    ask(game, state, 0, move, rng, out)
    for event in state.listener:
        assert set(event.args) == set(game.engine.events[event.name]), event
        out.hear(event)
    outcome = state.outcome()
    assert outcome is not None
    out.breakdown.update(*outcome.breakdown)


def ask(game: GameSpec, state: State, seat: int, move: int, rng: Random, out: Played) -> None:
    """Why not? Asked of any kind of move, with small arguments or those of a legal move."""
    kind = rng.choice(list(game.engine.codec.kinds))
    arguments = [0, 1, 2, 3, rng.randrange(16), *[(move >> shift) & ARG_MASK for shift in SHIFTS]]
    asked = pack(kind, *[rng.choice(arguments) for _ in game.engine.codec.kinds[kind].args])
    out.refuse(state.refusal(rng.choice([seat, seat, seat, NATURE, 0]), asked))


def refusal_keys(game: GameSpec) -> set[str]:
    """Those the catalogue lists, and those that came up in play; a game in one file says no others."""
    if isinstance(game.engine, SmallEngine):
        return {key.removeprefix("refusal-") for key in messages(game, "en") if key.startswith("refusal-")}
    catalogue = vars(importlib.import_module(f"{game.package}.catalogue"))
    listed = {reason.key for reason in catalogue.values() if isinstance(reason, Reason)}
    return listed | {key for _, key in catalogue.get("REFUSALS", ()) if key} | set(played(game).refusals)


def phases(game: GameSpec) -> set[str]:
    if isinstance(game.engine, SmallEngine):
        return {*game.engine.definition.phases, "play", "over"}
    return set(importlib.import_module(f"{game.package}.state").PHASES) | played(game).phases


def choices(game: GameSpec) -> Iterator[str]:
    """The names a move can choose from, a trait or a side: they are words too."""
    for kind in game.engine.codec.kinds.values():
        for _, arg_type in kind.args:
            if isinstance(arg_type, Choice):
                yield from (f"{arg_type.name}-{name}" for name in arg_type.names)


def wanted(game: GameSpec) -> dict[str, set[str]]:
    """Every key a game needs, with the attributes it needs."""
    keys: dict[str, set[str]] = {"title": set(), "tagline": set()}
    keys.update({"rule-" + slug.replace(".", "_"): {"title"} for slug in game.engine.rules})
    keys.update({"topic-" + slug.split(".")[0]: set() for slug in game.engine.rules})
    keys.update({f"option-{option.name}": {"help"} for option in game.options})
    for prefix, names in (
        ("event", set(game.engine.events) | {event.name for event in played(game).events.values()}),
        ("refusal", refusal_keys(game)),
        ("decision", played(game).decisions),
        ("move", set(game.engine.codec.by_name)),
        ("phase", phases(game)),
        ("score", played(game).breakdown),
    ):
        keys.update({f"{prefix}-{name}": set() for name in names})
    keys.update({key: set() for key in choices(game)})
    if not game.cooperative:
        keys["tie-break"] = set()
    return keys


# -- the two agree ----------------------------------------------------------------------------------


@every_game
def test_all_languages_have_the_same_keys_and_attributes(game: GameSpec) -> None:
    english, *others = [
        {key: attributes(message) for key, message in messages(game, lang).items()} for lang in LANGUAGES
    ]
    for other in others:
        assert other == english


@every_game
@every_language
def test_everything_a_game_says_has_a_message(game: GameSpec, lang: str) -> None:
    there = messages(game, lang)
    wants = wanted(game)
    assert sorted(set(wants) - set(there)) == []
    assert [key for key, needs in wants.items() if not needs <= attributes(there[key])] == []


@every_game
@every_language
def test_no_message_speaks_of_something_the_game_does_not_have(game: GameSpec, lang: str) -> None:
    prefixes = ("rule-", "topic-", "option-", "event-", "refusal-", "move-", "phase-")
    wants = wanted(game)
    assert [key for key in messages(game, lang) if key.startswith(prefixes) and key not in wants] == []


@every_game
@every_language
def test_event_and_move_messages_use_only_the_arguments_they_get(game: GameSpec, lang: str) -> None:
    there = messages(game, lang)
    for name, args in game.engine.events.items():
        assert variables(there[f"event-{name}"]) <= set(args), name
    for kind in game.engine.codec.kinds.values():
        assert variables(there[f"move-{kind.name}"]) <= {name for name, _ in kind.args}, kind.name


@every_game
@every_language
def test_refusal_messages_use_only_arguments_that_are_always_there(game: GameSpec, lang: str) -> None:
    for key in refusal_keys(game):
        used = variables(messages(game, lang)[f"refusal-{key}"])
        for refusal in played(game).refusals[key].values():
            assert used <= set(refusal.args), refusal


@every_game
@every_language
def test_fixed_messages_use_no_argument(game: GameSpec, lang: str) -> None:
    prefixes = ("rule-", "topic-", "option-", "decision-", "phase-", "score-", "title", "tagline", "tie-break")
    fixed = {key: message for key, message in messages(game, lang).items() if key.startswith(prefixes)}
    assert [key for key, message in fixed.items() if variables(message)] == []


@every_game
def test_rule_texts_are_translated(game: GameSpec) -> None:
    english, french = Words(game, "en", NAMES), Words(game, "fr", NAMES)
    assert [slug for slug in game.engine.rules if english.rule(slug)[1] == french.rule(slug)[1]] == []


# -- and can be said ----------------------------------------------------------------------------------


@every_game
@every_language
def test_everything_that_comes_up_in_random_games_can_be_said(game: GameSpec, lang: str) -> None:
    words = Words(game, lang, NAMES)
    for event in played(game).events.values():
        assert words.event(event)
    for move, seat, ids in played(game).moves:
        assert words.move(move, seat, ids)
    for kind in played(game).decisions:
        assert words.decision(kind)
    for refusals in played(game).refusals.values():
        for refusal in refusals.values():
            assert words.refusal(refusal)
            assert words.rule(refusal.rule)
