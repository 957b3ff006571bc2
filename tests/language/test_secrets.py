"""Nothing a seat may not know is in any text for a model: permuted hidden cards give the same bytes."""

from random import Random

import pytest

from speciate.core.event import Event
from speciate.core.game import GameSpec
from speciate.core.state import State
from speciate.language import Moment, SeatText, moment_of
from tests.conformance.components import swapped
from tests.conformance.play import Case, random_moves, stops
from tests.language.playing import TITLES, moment_in, new_match

TEXT = SeatText()
STOPS = 8
EDGES = [(game, seats) for game in TITLES for seats in {game.min_seats, game.max_seats}]


def texts(moment: Moment, codes: list[str]) -> list[str]:
    """All that a model can ask for."""
    answers = [TEXT.look(moment), TEXT.full(moment), TEXT.legal(moment), TEXT.syntax(moment)]
    return answers + [TEXT.why(moment, code) for code in codes]


def questions(case: Case, state: State, rng: Random) -> list[str]:
    codec = case.game.engine.codec
    legal = [move for owed in state.pending() for move in state.legal(owed.seat)]
    moves = rng.sample(legal, min(3, len(legal))) + [m for m in random_moves(case, 20, rng) if codec.readable(m)][:4]
    codes = [codec.text(move) for move in moves]
    return [*codes, "; ".join(codes[:2])]


@pytest.mark.parametrize(("game", "seats"), EDGES, ids=lambda value: str(getattr(value, "id", value)))
def test_permuted_hidden_cards_give_the_same_texts(game: GameSpec, seats: int) -> None:
    case = Case(game, seats, {}, 11)
    rng = case.rng("texts")
    compared = 0
    positions = [stop for stop in stops(case, 1) if stop.actor >= 0]
    for state in rng.sample(positions, min(STOPS, len(positions))):
        for seat in range(seats):
            other = swapped(case.game, state, seat, rng)
            if other is None:
                continue
            codes = questions(case, state, rng)
            here, there = (texts(moment_in(case.game, table, seat), codes) for table in (state, other))
            assert here == there
            compared += 1
    assert compared


def test_a_sealed_choice_of_another_is_not_in_the_news() -> None:
    heard = []
    for number in (0, 1):
        match = new_match("evolution", 3)
        match.play(1, match.legal(1)[number])
        heard.append(texts(moment_of(match, 0), ["food horns+3"]))
    assert heard[0] == heard[1]


def test_news_are_as_the_seat_heard_them() -> None:
    match = new_match("evolution", 3)
    told = moment_of(match, 0).news
    drawn = [event for events in match.happened for event in events if event.name == "drew"]
    assert drawn and {event.args["seat"] for event in told if event.name == "drew"} == {0}
    secret = [str(event.args["card"]) for event in drawn if event.args["seat"] != 0]
    own = [str(event.args["card"]) for event in drawn if event.args["seat"] == 0]
    text = TEXT.full(moment_of(match, 0)) + TEXT.look(moment_of(match, 0))
    assert all(card not in text for card in secret if card not in own)
    assert all(isinstance(event, Event) for event in told)
