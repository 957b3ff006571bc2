"""Games in which much is taken back, by a seed: what each seat may take back at every position, and what it knows.

Every position of the past must stay what it was; and where an undo leads to, whether it is free, what it leaves and who
hears of it is kept in a fingerprint. `python -m tests.golden.make` writes them anew where a change is meant.
"""

from pathlib import Path
from random import Random

from speciate.core.digest import canonical_whole, fingerprint
from speciate.core.game import GameSpec
from speciate.core.registry import all_games
from speciate.core.seats import SPECTATOR
from speciate.table.match import Match
from speciate.table.undo import find_point_against_bots, find_undo_point
from tests.golden.heard import whole

KEPT = Path(__file__).with_name("taken_back.txt")
MOVES = 110
OFTEN = 0.12  # of all turns, how often something is taken back


def games() -> list[GameSpec]:
    return [game for game in all_games().values() if game.listed]


def lines() -> list[str]:
    return [line(game) for game in games()]


def line(game: GameSpec) -> str:
    match, seen = played(game)
    told = [list(map(whole, happened)) for happened in match.timeline.happened()]
    again = [list(map(whole, match.timeline.happened_at(at))) for at in range(1, match.position + 1)]
    assert told == again, "found out one by one, or one after the other"
    undos = [match.timeline.undos(seat) for seat in range(len(match.names))]
    return f"{game.id}: {match.position} entries, undos {undos} {fingerprint(canonical_whole([seen, told]))}"


def played(game: GameSpec) -> tuple[Match, list[object]]:
    """Any moves; now and then one is taken back where it is free, or with consent, or against bots."""
    rng = Random(f"taken back {game.id}")
    quick = {"quick": True} if any(option.name == "quick" for option in game.options) else {}
    match = Match.new(game, ["a", "b", "c"], options=quick, seed=f"taken back {game.id}")
    seen: list[object] = []
    for _ in range(MOVES):
        if match.outcome is not None:
            break
        owed = rng.choice(match.pending())
        match.play(owed.seat, rng.choice(list(match.legal(owed.seat))), forced=rng.random() < 0.1)
        seen.append([looked(match, seat) for seat in range(3)])
        if rng.random() < OFTEN and match.outcome is None:
            take_back(match, rng)
    return match, seen


def take_back(match: Match, rng: Random) -> None:
    seat = rng.randrange(3)
    free, against_bots = find_undo_point(match, seat), find_point_against_bots(match, seat)
    point = free if free.to >= 0 else against_bots
    if point.to >= 0:
        match.undo(seat, point.to, point.keep)
    elif rng.random() < 0.5:
        match.undo(seat, rng.choice(match.timeline.line()[-9:-1] or [0]))


def looked(match: Match, seat: int) -> list[object]:
    """What may be taken back, what the seat and a spectator know of the last entries, and which moves stand."""
    timeline = match.timeline
    last = range(max(1, match.position - 3), match.position + 1)
    knows = [[timeline.knows(seat, at), timeline.knows(SPECTATOR, at), timeline.reveals(at)] for at in last]
    standing = [timeline.stands(at) for at in last]
    points = [[*find_undo_point(match, seat)], [*find_point_against_bots(match, seat)]]
    return [points, knows, standing, timeline.line()[-4:], timeline.after(max(0, match.position - 5))]
