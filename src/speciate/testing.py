"""For the tests of a game of one's own: plays it at random and checks what the program relies on.

    from speciate.testing import check_game
    def test_the_game_keeps_the_contract() -> None:
        check_game(GAME)

An AssertionError says what is wrong, with the seats, the seed and the move before it.
"""

import json
from random import Random
from typing import Final

from speciate.bots.registry import make_bot
from speciate.core.digest import canonical
from speciate.core.errors import IllegalMove
from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.seats import NATURE, NOBODY, SPECTATOR
from speciate.core.state import State
from speciate.table.agent import Request
from speciate.table.words import LANGUAGES, Words, species_ids

BOUND: Final = 10_000  # moves: far beyond the longest game
NAMES: Final = ("Ann", "Bob", "Cleo", "Dov", "Eve", "Fay", "Gil", "Hal")


def check_game(game: GameSpec, games: int = 3) -> None:
    """Plays `games` random games for every number of seats, and one of bots, and looks at every position."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(games):
            try:
                check_play(game, seats, Random(f"{seats}/{seed}"))
            except AssertionError as error:
                raise AssertionError(f"{game.id}, {seats} seats, seed {seed}: {error}") from error
    check_bots(game)


def check_play(game: GameSpec, seats: int, rng: Random) -> None:
    state = game.new(seats)
    seen: list[int] = []
    for _ in range(BOUND):
        if state.actor == NOBODY:
            check_end(state)
            return
        check_position(game, state, seen, rng)
        owed = rng.choice(state.pending())
        move = state.draw(rng) if owed.seat == NATURE else rng.choice(state.legal(owed.seat))
        seen = [*seen[-20:], move]
        check_move(game, state, owed.seat, move)
    raise AssertionError(f"the game is not over after {BOUND} moves")


def check_position(game: GameSpec, state: State, seen: list[int], rng: Random) -> None:
    """Somebody has a move; what is listed is allowed and nothing else; it can be copied, written, read and imagined."""
    owing = [decision.seat for decision in state.pending()]
    assert owing and state.actor == owing[0] == min(owing), "the first who owes a decision is the one to act"
    for seat in (NATURE, *range(state.seats)):
        legal = state.legal(seat)
        assert bool(legal) == (seat in owing), f"seat {seat} has {len(legal)} moves; who must choose: {owing}"
        for move in {*legal, *seen}:
            refused = state.refusal(seat, move) is not None
            assert refused != (move in legal), f"{game.engine.codec.text(move)} is both listed and refused, or neither"
    check_refused(game, state, seen)
    again = game.position(json.loads(json.dumps(state.to_json())))
    assert state.copy().digest() == state.digest() == again.digest(), (
        "a copy or a position read back is another position"
    )
    for seat in (*range(state.seats), SPECTATOR):
        view = state.view(seat)
        imagined = view.determinize(rng)
        assert imagined.view(seat) == view, f"what seat {seat} imagines is not what it sees"
        read = game.engine.view(json.loads(json.dumps(view.to_json())))
        assert read == view, f"the view of seat {seat} reads back as another"
        if seat >= 0:
            assert imagined.legal(seat) == state.legal(seat), f"hidden cards change what seat {seat} can do"


def check_refused(game: GameSpec, state: State, seen: list[int]) -> None:
    """What a rule refuses leaves the table as it was, whoever tries it."""
    before = state.digest()
    for seat in (NATURE, *range(state.seats)):
        for move in {*state.legal(state.actor), *seen[-3:]} - {*state.legal(seat)}:
            try:
                game.play(state, seat, move)
            except IllegalMove:
                code = game.engine.codec.text(move)
                assert state.digest() == before, f'seat {seat}: "{code}" is refused, and the table has changed'
            else:
                raise AssertionError(f'seat {seat}: "{game.engine.codec.text(move)}" is not listed, and was played')


def check_move(game: GameSpec, state: State, seat: int, move: int) -> None:
    """Its text reads back, it can be said in every language, and a sealed one shows nobody what was chosen."""
    codec = game.engine.codec
    code = codec.text(move)
    assert codec.parse(code) == move, f'"{code}" reads back as another move'
    sealed = any(owed.sealed for owed in state.pending() if owed.seat == seat)
    others = [other for other in (*range(state.seats), SPECTATOR) if other != seat]
    before = [heard_after(state, seat, other_move, others) for other_move in state.legal(seat)] if sealed else []
    said = [(lang, Words(game, lang, NAMES)) for lang in LANGUAGES]
    for lang, words in said:
        assert words.decision(state.pending()[0].kind), lang
        assert words.move(codec.move(move), max(seat, 0), species_ids(state.view(max(seat, 0)).to_json())), lang
    state.listener = []
    state.apply(seat, move)
    for event in state.listener:
        check_event(game, event, [words for _, words in said])
    state.listener = None
    assert not sealed or state.pending() == [] or len(set(before)) <= 1, f'others see what was chosen with "{code}"'


def heard_after(state: State, seat: int, move: int, others: list[int]) -> bytes:
    """All that the others see and hear after a sealed choice, if it was not the last one."""
    after = state.copy()
    events: list[Event] = []
    after.listener = events
    after.apply(seat, move)
    if not any(owed.sealed for owed in after.pending()) or len(after.pending()) >= len(state.pending()):
        return b""
    heard = [[told.to_json() for event in events if (told := event.heard_by(other))] for other in others]
    return canonical([heard, [after.view(other).to_json() for other in others]])


def check_event(game: GameSpec, event: Event, said: list[Words]) -> None:
    for version in filter(None, (event, event.redacted)):
        declared = game.engine.events.get(version.name)
        assert declared is not None, f'the event "{version.name}" has no text event-{version.name}'
        assert set(version.args) == set(declared), (
            f'the event "{version.name}" tells {set(version.args)}, its text {set(declared)}'
        )
        for words in said:
            assert words.event(version)


def check_end(state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None and state.pending() == [], "the game is over, but not all of it"
    assert [sum(parts.values()) for parts in outcome.breakdown] == outcome.scores, "the parts do not make the score"


def check_bots(game: GameSpec) -> None:
    """A searching bot and a greedy one play to the end."""
    rng = Random(1)
    bots = [make_bot(name, Random(1)) for name in ("beginner", "greedy")]
    state = game.new(game.min_seats)
    while state.actor != NOBODY:
        if state.actor == NATURE:
            state.settle(rng)
            continue
        owed = state.pending()[0]
        request = Request(game, owed, state.legal(owed.seat), state.view(owed.seat))
        state.apply(owed.seat, bots[owed.seat % 2].choose(request))
