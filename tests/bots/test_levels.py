"""Levels: named alike everywhere, quick where there is nothing to choose, and each better than the one below."""

from random import Random

import pytest

from speciate.bots.bot_loader import check_bot
from speciate.bots.levels import FORMER, LEVELS, MASTERED, Manner
from speciate.bots.oversight import noticed
from speciate.bots.registry import BOTS, bots_of, make_bot
from speciate.bots.search_bot import SearchBot, worthwhile
from speciate.core.errors import BadOption
from speciate.core.moves import kind_of
from speciate.core.registry import all_games, get_game
from speciate.core.seats import NATURE
from speciate.core.state import State, View
from speciate.lab.averages import ResultSummary
from speciate.lab.plan import Plan
from speciate.lab.simulate import simulate
from speciate.table.agent import Request

EVOLUTION = get_game("evolution")


def opening(kind: str, seed: int = 3) -> State:
    """The first position of a game that asks for a choice of this kind."""
    rng = Random(seed)
    state = EVOLUTION.new(3)
    while state.actor == NATURE or state.pending()[0].kind != kind:
        if state.actor == NATURE:
            state.settle(rng)
        else:
            state.apply(state.actor, state.legal(state.actor)[0])
    return state


def request(state: State) -> Request:
    decision = state.pending()[0]
    return Request(EVOLUTION, decision, state.legal(decision.seat), state.view(decision.seat))


def test_levels_are_bots_and_grow_in_effort() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "expert", "master"]
    assert set(LEVELS) <= set(BOTS)
    levels = list(LEVELS.values())
    assert [level.overlooks for level in levels] == sorted((level.overlooks for level in levels), reverse=True)
    assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
    assert max(level.seconds for level in levels) <= 3.0


def test_a_master_is_offered_only_where_there_is_one() -> None:
    """A game that has learned nothing would have an expert under another name."""
    listed = {game.id: game for game in all_games().values() if game.listed}
    assert {id for id, game in listed.items() if game.engine.learned() is not game.engine} == MASTERED
    assert bots_of("evolution") == list(BOTS) == [*bots_of(""), "master"] == [*bots_of("template"), "master"]
    check_bot("master", EVOLUTION)
    told = "template has no master; these games have one: evo, evolution, evolutopia, s-evolution"
    with pytest.raises(BadOption, match=told):
        check_bot("master", get_game("template"))


@pytest.mark.parametrize("name", FORMER)
def test_a_level_of_before_is_there_for_matches_but_not_offered(name: str) -> None:
    check_bot(name, EVOLUTION)
    bot = make_bot(name, Random(1))
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.style, bot.level) == (name, "", FORMER[name])
    assert FORMER[name].manner == Manner() and FORMER[name].iterations >= LEVELS[name.removesuffix("-1")].iterations
    assert name not in BOTS


@pytest.mark.parametrize("name", LEVELS)
def test_a_forced_move_needs_no_thought(name: str) -> None:
    """Not even a view is looked at."""
    state = opening("play")
    asked = request(state)
    assert (
        make_bot(name, Random(1)).choose(Request(EVOLUTION, asked.decision, asked.packed[:1], None)) == asked.packed[0]
    )


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_stream_gives_the_same_choice(name: str) -> None:
    asked = request(opening("play"))
    level = LEVELS[name]._replace(iterations=min(LEVELS[name].iterations, 60), seconds=60.0)
    first, second = [SearchBot(Random(5), name, level).choose(asked) for _ in range(2)]
    assert first == second


def test_time_caps_a_search() -> None:
    """Without time it still answers, by a handful of rounds."""
    bot = SearchBot(Random(1), "expert", LEVELS["expert"]._replace(seconds=0.0))
    told = bot.explain(request(opening("play")))
    assert 0 < sum(move["visits"] for move in told) < LEVELS["expert"].iterations / 10


def test_the_tree_is_used_again_when_the_seat_sees_what_it_foresaw() -> None:
    """A card is taken, then its use is named: the second choice has been thought about during the first."""
    state = opening("play")
    level = LEVELS["expert"]._replace(iterations=100)
    for seed in range(20):
        bot = SearchBot(Random(seed), "expert", level)
        asked = request(state)
        after = state.copy()
        after.apply(asked.decision.seat, bot.choose(asked))
        if after.pending()[0].step:
            break
    again = Counted(after.view(asked.decision.seat))
    bot.choose(Request(EVOLUTION, after.pending()[0], after.legal(asked.decision.seat), again))
    fresh = Counted(after.view(asked.decision.seat))
    fresh_bot = SearchBot(Random(seed), "expert", level)
    fresh_bot.choose(Request(EVOLUTION, after.pending()[0], after.legal(asked.decision.seat), fresh))
    assert again.imagined < fresh.imagined


class Counted(View):
    """A view that counts the tables imagined from it."""

    def __init__(self, view: View) -> None:
        super().__init__(view.seat)
        self.view = view
        self.imagined = 0

    def to_json(self) -> dict[str, object]:
        return self.view.to_json()

    def determinize(self, rng: Random) -> State:
        self.imagined += 1
        return self.view.determinize(rng)


def test_a_beginner_overlooks_moves_and_makes_the_best_of_those_it_notices() -> None:
    """The same stream, once asked what it notices and once let choose."""
    asked = request(opening("food"))
    missed = 0
    for seed in range(30):
        seen = noticed(worthwhile(asked, asked.game.engine), LEVELS["beginner"].overlooks, Random(seed))
        chosen = make_bot("beginner", Random(seed)).choose(asked)
        assert chosen in seen
        missed += len(asked.packed) - len(seen)
    assert missed > 0


def test_nothing_is_overlooked_by_the_upper_levels_and_not_everything_by_anybody() -> None:
    moves = request(opening("food")).packed
    assert noticed(moves, 0.0, Random(1)) is moves
    assert noticed(moves, 1.0, Random(1)) == moves
    kinds = [1, 1 | 1 << 8, 2, 2 | 1 << 8]  # two moves each of two kinds
    seen = [noticed(kinds, 0.4, Random(seed)) for seed in range(400)]
    both_of_a_kind = sum(kind not in {kind_of(move) for move in few} for few in seen for kind in (1, 2)) / 800
    assert both_of_a_kind > 0.4 * 0.4 + 0.03, "a kind is forgotten more often than two moves by chance"


def test_casual_beats_three_beginners() -> None:
    """With confidence more than its share of a quarter. The whole ladder takes hours, not seconds: `speciate arena`."""
    summary = ResultSummary()
    for game in simulate(Plan("evolution", ("casual", "beginner", "beginner", "beginner"), 12, "ladder"), jobs=1):
        summary.add(game)
    assert summary.wins_by_bot["casual"].share_interval[0] > 0.25


@pytest.mark.parametrize(("game", "share"), [("evolution", 1.0), ("evolutopia", 0.25)])
def test_among_partners_less_is_overlooked(monkeypatch: pytest.MonkeyPatch, game: str, share: float) -> None:
    """One slip would lose the game for everybody."""
    told: list[float] = []

    def note(moves: list[int], overlooks: float, _: Random) -> list[int]:
        told.append(overlooks)
        return moves[:1]

    monkeypatch.setattr("speciate.bots.search_bot.noticed", note)
    spec = get_game(game)
    state = spec.new(2)
    state.settle(Random(1))
    owed = state.pending()[0]
    asked = Request(spec, owed, state.legal(owed.seat), state.view(owed.seat))
    for name in ("beginner", "casual"):
        SearchBot(Random(1), name).choose(asked)
    assert told == [share * LEVELS[name].overlooks for name in ("beginner", "casual")]
