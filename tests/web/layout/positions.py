"""What is laid out: of games played by bots with the fewest and the most players the first decision and the fullest
table, and on some screens the end. With HYPOTHESIS_PROFILE=long all three of every number of players and every edition,
and on some screens the positions of the boards' own tests, which have every decision of a game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from scripts.positions.moment import NAMES, Json, Moment, moments
from scripts.previews import fixtures, preview

from speciate.bots.registry import make_bot
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.table.match import Match
from tests.server.extent import LONG

#: The options of the tables that are laid out, beside the usual ones.
EDITIONS: Final[dict[str, list[dict[str, Any]]]] = {"s-evolution": [{"edition": "2.0"}, {"edition": "2013"}]}
GAMES: Final = ["evolution", "evo", "s-evolution", "evolutopia"]
SEED: Final = 3
LOG: Final = 16  # news that a table has told so far: as many as can be seen at once on a laptop


@dataclass
class Position:
    """A table as one of its players sees it; `data` is written like the files of `scripts.positions`."""

    game: GameSpec
    name: str
    data: Json
    options: Json = field(default_factory=dict)

    @property
    def id(self) -> str:
        return f"{self.game.id}.{self.name}"

    def preview(self, codes: list[str]) -> Json:
        return preview(self.game, self.data["view"], codes)

    def update(self) -> Json:
        """What the server tells a player who comes to this table."""
        data = self.data
        told = {key: data[key] for key in ("decision", "outcome", "offered", "suggestions") if data.get(key)}
        if data["decision"]:
            told["legal"] = data["legal"]
        if data["me"] >= 0:
            told["seat"] = data["me"]
        return {
            "version": len(data["news"]),
            "news": data["news"],
            "table": self._table(),
            "view": data["view"],
            **told,
        }

    def _table(self) -> Json:
        names = self.data["names"]
        asked = self.data["decision"] or self.data.get("offered", {}).get("decision")
        seats = [
            {"name": name, "agent": "human", "ready": True, "colour": "", "here": True}
            for seat, name in enumerate(names)
        ]
        return {
            "id": self.id,
            "name": "Friday evening",
            "game": self.game.id,
            "options": self.options,
            "pack": "",
            "status": "over" if self.data["outcome"] else "playing",
            "paused": False,
            "waiting": [asked["seat"]] if asked else [],
            "clocks": {"rule": {"kind": "none"}, "left": [0] * len(names), "since": [None] * len(names)},
            "hints": True,
            "spectators": True,
            "spectator_chat": True,
            "question": None,
            "seats": seats,
        }


def positions(game_id: str) -> list[Position]:
    game = get_game(game_id)
    editions = EDITIONS.get(game_id, [{}])
    if LONG:
        tables = [(seats, options) for options in editions for seats in range(game.min_seats, game.max_seats + 1)]
        return [each for seats, options in tables for each in _played(game, seats, options)]
    ways = (game.min_seats, game.max_seats)
    return [each for seats in ways for each in _played(game, seats, editions[0]) if not each.data["outcome"]]


def further(game_id: str) -> list[Position]:
    """What is laid out on some screens only."""
    game = get_game(game_id)
    if not LONG:
        options = EDITIONS.get(game_id, [{}])[0]
        return [each for each in _played(game, game.max_seats, options) if each.data["outcome"]]
    return [Position(game, path.stem, json.loads(path.read_text(encoding="utf-8"))) for path in fixtures(game)]


def _played(game: GameSpec, seats: int, options: Json) -> Iterator[Position]:
    """Seat 0 plays well; of the others some do what they like, so that tables look different."""
    rng = Random(SEED)
    match = Match.new(game, NAMES[:seats], options=options, seed=SEED)
    agents = {seat: make_bot("random" if seat % 2 else "greedy", rng) for seat in range(seats)}
    heard: list[Json] = []
    found: dict[str, Json] = {}
    most = 0
    for moment in moments(match, agents):
        heard += [{"event": each.name, **each.args} for event in moment.news if (each := event.heard_by(0)) is not None]
        if moment.seat == 0 and (moment.kind == "" or fullness(moment) > most or "early" not in found):
            data = {**moment.write(), "news": heard[-LOG:]}
            if "early" not in found:
                found["early"] = data
            elif moment.kind == "":
                found["over"] = data
            else:
                found["late"] = data
                most = fullness(moment)
    for when, data in found.items():
        yield Position(game, "-".join([str(seats), *options.values(), when]), data, options)


def fullness(moment: Moment) -> int:
    """How much there is to draw and to press."""
    if len(moment.legal) < 2:
        return 0
    return len(json.dumps(moment.view)) + 100 * len(moment.legal)
