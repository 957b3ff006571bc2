"""Every announcement of every game names the rule it comes from, so that no reader of a log has to know rules."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from speciate.core.event import Event, read_event
from speciate.core.game import GameSpec
from tests.conformance.play import Case, every_game, plain, variants, walk

GAMES_EACH = 2  # for each number of seats and each set of variants

# By game, the announcements behind which there is no rule, as nothing happened that rules speak of.
WITHOUT_RULE: dict[str, frozenset[str]] = {}

SLUG = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


@cache
def announced(game: GameSpec) -> list[Event]:
    """What is heard in some random games, by those who may hear it and by the others."""
    out: list[Event] = []
    for options in variants(game):
        for seats in range(game.min_seats, game.max_seats + 1):
            for seed in range(1, 1 + GAMES_EACH):
                case = Case(game, seats, options, seed)
                state = case.new()
                state.listener = out
                for _ in walk(case, state, case.rng("play")):
                    pass
    return out + [event.redacted for event in out if event.redacted is not None]


@every_game
def test_every_announcement_names_a_rule_of_its_game(game: GameSpec) -> None:
    silent = WITHOUT_RULE.get(game.id, frozenset())
    wrong = {(event.name, event.rule) for event in announced(game) if event.rule not in game.engine.rules}
    assert {(name, rule) for name, rule in wrong if rule or name not in silent} == set()


@every_game
def test_an_announcement_is_read_back_with_its_rule(game: GameSpec) -> None:
    for event in {event.name: event for event in announced(game)}.values():
        again = read_event(plain(event.to_json()))
        assert (again.name, again.args, again.rule) == (event.name, plain(event.args), event.rule)


@every_game
def test_the_slugs_written_beside_the_announcements_are_rules(game: GameSpec) -> None:
    """Those too that random games seldom come to."""
    spec = None if game.home else find_spec(f"{game.package}.events")
    if spec is None or spec.origin is None:
        return  # a game of one file: all of its announcements were heard above
    tree = ast.parse((Path(spec.origin).parent / "events.py").read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert {slug for slug in said if SLUG.fullmatch(slug)} <= set(game.engine.rules)


@every_game
def test_no_announcement_has_an_argument_named_as_its_rule(game: GameSpec) -> None:
    assert not [name for name, args in game.engine.events.items() if {"rule", "event"} & set(args)]
