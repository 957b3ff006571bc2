"""Styles: each does more of what its name says than the plain level does, and nothing is changed for who has none."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from speciate.bots.bot_loader import check_bot
from speciate.bots.levels import LEVELS
from speciate.bots.registry import bots_of, check_bot_name, make_bot, split, styles_of
from speciate.bots.search.styled import StyledEngine
from speciate.bots.search_bot import SearchBot
from speciate.core.errors import UnknownName
from speciate.core.playout import playout
from speciate.core.registry import all_games, get_game
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import State
from speciate.games.evo.state import EMPTY
from speciate.games.evolution import cards
from speciate.games.s_evolution.rules import stock
from speciate.table.agent import Request

GAMES = 12  # at a table of two of the style and two plain ones, or what the game seats
PLANT_TRAITS = (cards.FORAGING, cards.LONG_NECK, cards.COOPERATION)
LISTED = [game for game in all_games().values() if game.listed]
STYLED = [(game.id, style) for game in LISTED for style in game.engine.styles()]

Habit = Callable[[Any, int, str], float]  # of a table before a move: what counts, by the seat and the code of its move


def attacks(_: Any, __: int, code: str) -> float:
    return code.startswith("attack ")


def plant_traits(table: Any, seat: int, code: str) -> float:
    """At each feeding: the traits that bring plants to a species that does not hunt."""
    if not code.startswith(("feed", "end")):
        return 0
    return sum(
        bool(species.traits & trait)
        for species in table.players[seat].species
        for trait in PLANT_TRAITS
        if not species.traits & cards.CARNIVORE
    )


def fat_and_cards(table: Any, seat: int, code: str) -> float:
    """At each feeding: what lies in store."""
    player = table.players[seat]
    return len(player.hand) + sum(species.fat for species in player.species) if code.startswith(("feed", "end")) else 0


def eggs(table: Any, seat: int, code: str) -> float:
    return table.players[seat].genes[3] if code.startswith(("lot", "bid")) else 0


def fights(table: Any, seat: int, code: str) -> float:
    """A step on a region that another species holds."""
    if not code.startswith("move "):
        return 0
    regions = table.setup.island.names
    return table.board[regions.index(code.partition(">")[2])] not in (EMPTY, seat)


def cards_held(table: Any, seat: int, code: str) -> float:
    return len(table.players[seat].hand) if code.startswith(("lot", "bid")) else 0


def people(table: Any, seat: int, _: str) -> float:
    return float(table.players[seat].population)


def trades(_: Any, __: int, code: str) -> float:
    return code.startswith("trade ")


def science(table: Any, seat: int, _: str) -> float:
    """In stock, and in the Lab."""
    player = table.players[seat]
    return float(stock.amount(player, 2) + (player.levels >> 4 & 3))


HABITS: dict[str, Habit] = {
    "hunter": attacks,
    "grazer": plant_traits,
    "hoarder": fat_and_cards,
    "breeder": eggs,
    "brawler": fights,
    "schemer": cards_held,
    "settler": people,
    "merchant": trades,
    "scholar": science,
}


def habit_of(game: str, name: str, habit: Habit, games: int = GAMES) -> tuple[float, float]:
    """How much of it the styled and the plain seats of the same games show, a move of theirs at a time or in all."""
    spec = get_game(game)
    plain, _ = split(name)
    shown = {name: 0.0, plain: 0.0}
    for seed in range(games):
        rng = Random(seed)
        names = [name if (seat + seed) % 2 else plain for seat in range(4)]
        bots = [make_bot(each, Random(f"{seed} {seat}")) for seat, each in enumerate(names)]
        state = spec.new(4)
        while state.actor != NOBODY:
            if state.actor == NATURE:
                state.settle(rng)
                continue
            decision = state.pending()[0]
            seat = decision.seat
            move = bots[seat].choose(Request(spec, decision, state.legal(seat), state.view(seat)))
            shown[names[seat]] += habit(state, seat, spec.engine.codec.text(move))
            state.apply(seat, move)
    return shown[name], shown[plain]


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_a_style_does_more_of_what_its_name_says(game: str, style: str) -> None:
    styled, plain = habit_of(game, f"casual-{style}", HABITS[style])
    assert styled > 1.1 * plain


def test_every_game_has_styles_but_the_one_that_is_won_together() -> None:
    assert {game.id for game in LISTED if not game.engine.styles()} == {game.id for game in LISTED if game.cooperative}
    assert all(len(game.engine.styles()) == 3 for game in LISTED if game.engine.styles())


def test_every_level_has_every_style_of_its_game() -> None:
    for game, style in STYLED:
        for level in LEVELS:
            if level in bots_of(game):
                check_bot(f"{level}-{style}", get_game(game))
                bot = make_bot(f"{level}-{style}", Random(1))
                assert isinstance(bot, SearchBot)
                assert (bot.name, bot.style, bot.level) == (f"{level}-{style}", style, LEVELS[level])


@pytest.mark.parametrize("name", ["random-hunter", "hunter", "casual-brawler", "casual-", "casual-hunter-hunter"])
def test_a_style_that_is_not_there_is_unknown(name: str) -> None:
    with pytest.raises(UnknownName):
        check_bot_name(name, "evolution")


def test_who_names_a_level_is_told_its_styles() -> None:
    with pytest.raises(UnknownName, match="casual-grazer, casual-hoarder, casual-hunter"):
        check_bot_name("casual-brawler", "evolution")
    with pytest.raises(UnknownName, match='did you mean "casual"'):
        check_bot_name("casual-hunter", "evolutopia")
    assert styles_of("evolutopia") == []


def test_a_style_of_another_game_is_refused_where_nobody_checked_its_name() -> None:
    state = start("evo")
    with pytest.raises(UnknownName, match="unknown style"):
        make_bot("casual-hunter", Random(1)).choose(asked("evo", state))


def start(game: str) -> State:
    """The first choice of a game that leaves one."""
    rng = Random(3)
    state = get_game(game).new(3)
    while state.actor == NATURE or len(state.legal(state.actor)) == 1:
        if state.actor == NATURE:
            state.settle(rng)
        else:
            state.apply(state.actor, state.legal(state.actor)[0])
    return state


def asked(game: str, state: State) -> Request:
    decision = state.pending()[0]
    return Request(get_game(game), decision, state.legal(decision.seat), state.view(decision.seat))


@pytest.mark.parametrize(("game", "style"), STYLED)
def test_the_same_stream_gives_the_same_choice(game: str, style: str) -> None:
    request = asked(game, start(game))
    first, second = [make_bot(f"strong-{style}", Random(5)).choose(request) for _ in range(2)]
    assert first == second


def test_a_style_counts_for_its_own_seat_and_not_when_the_game_is_over() -> None:
    engine = get_game("evolution").engine
    weights = engine.styles()["hoarder"]
    over = get_game("evolution").new(2)
    playout(over, Random(1))
    assert over.actor == NOBODY
    assert engine.taste(over, 0, weights) == 0.0
    dealt = start("evolution")
    assert engine.taste(dealt, 0, weights) > 0.0
    styled = StyledEngine(engine, weights, 0)
    assert styled.evaluate(dealt, 0) == engine.evaluate(dealt, 0) + engine.taste(dealt, 0, weights)
    assert styled.evaluate(dealt, 1) == engine.evaluate(dealt, 1)
