"""Writes sentences as Python says them, for the page's tests to compare: web/tests/fixtures/words.json.

A few games are played; of each kind of event, move and refusal one is kept, with its sentence in every language.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from speciate.bots.registry import make_bot
from speciate.core.registry import get_game
from speciate.core.streams import stream
from speciate.server.vocabulary import vocabulary
from speciate.table.match import Match
from speciate.table.words import LANGUAGES, Words, species_ids

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web/tests/fixtures/words.json"
GAMES = ("evo", "evolution", "s-evolution", "template")
NAMES = ["Ann", "Bo <b>", "Çelik", "D’Arc"]
SEEDS = 3

Json = dict[str, Any]


def render() -> bytes:
    data = {game: samples_of(game) for game in GAMES}
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def samples_of(game_id: str) -> Json:
    """One of each kind, by its key; the view's rows go along, because moves name species by their place."""
    found: dict[str, Json] = {}
    for seed in range(SEEDS):
        play(game_id, seed, found)
    spoken = {lang: Words(get_game(game_id), lang, NAMES) for lang in LANGUAGES}
    for sample in found.values():
        say = sample.pop("say")
        sample["said"] = {lang: say(words) for lang, words in spoken.items()}
    told = vocabulary(game_id, "en")
    return {
        "names": NAMES,
        "ftl": get_game(game_id).texts or f"src/{get_game(game_id).package.replace('.', '/')}/locales",
        "events": told.events,
        "moves": told.moves,
        "rules": told.rules,
        "card": told.card,
        "ruled": {lang: {slug: list(words.rule(slug)) for slug in told.rules[:5]} for lang, words in spoken.items()},
        "samples": [found[key] for key in sorted(found)],
    }


def play(game_id: str, seed: int, found: dict[str, Json]) -> None:
    game = get_game(game_id)
    seats = min(game.max_seats, len(NAMES))
    match = Match.new(game, NAMES[:seats], ["random"] * seats, seed=seed)
    bots = {seat: make_bot("random", stream(seed, f"bot {seat}")) for seat in range(seats)}
    tried: list[int] = []
    while match.outcome is None:
        for decision in match.pending():
            look(match, decision.seat, tried, found)
        if match.step(bots) is None:
            break
    for happened in match.happened:
        for event in happened:
            heard = event.heard_by(0)
            if heard is not None:
                sample = {"event": heard.to_json(), "say": lambda words, event=heard: words.event(event)}
                found.setdefault(f"event {heard.name}", sample)


def look(match: Match, seat: int, tried: list[int], found: dict[str, Json]) -> None:
    """Moves that can be made here, and refusals of those that could be made elsewhere."""
    view = match.view(seat).to_json()
    ids = species_ids(view)
    rows = [[species["id"] for species in player.get("species", [])] for player in _players(view)]
    for move in match.legal(seat):
        sample = {
            "move": move.code,
            "seat": seat,
            "rows": rows,
            "say": lambda words, move=move: words.move(move, seat, ids),
        }
        found.setdefault(f"move {move.kind}", sample)
    for packed in tried[-40:]:
        refusal = match.refusal(seat, packed)
        if refusal is not None:
            sample = {
                "refusal": {"rule": refusal.rule, "key": refusal.key, "args": refusal.args},
                "say": lambda words, refusal=refusal: words.refusal(refusal),
            }
            found.setdefault(f"refusal {refusal.key}", sample)
    tried.extend(match.legal(seat).packed)


def _players(view: dict[str, object]) -> list[Any]:
    players = view.get("players", [])
    assert isinstance(players, list)
    return players


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(render())
    print(f"wrote {TARGET.name}", file=sys.stderr)
