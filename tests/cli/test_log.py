"""What happened, in sentences."""

import re

from speciate.cli.log import ALL, Log
from speciate.cli.terminal import Terminal
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR
from speciate.table.match import Match


def dealt() -> tuple[Match, Log]:
    game = get_game("evolution")
    match = Match.new(game, ["Ann", "Bo"], seed=1)
    terminal = Terminal("en")
    return match, Log(terminal, terminal.words(game, match.names))


def draws(sentences: list[str]) -> list[str]:
    return sorted(sentence for sentence in sentences if " draws " in sentence)


def test_draws_in_a_row_are_one_sentence_as_each_may_hear_it() -> None:
    match, log = dealt()
    anns = draws(log.since(match, 0, 0))
    assert re.fullmatch(r"Ann draws 4 cards: .+, .+, .+, .+\.", anns[0]) and anns[1] == "Bo draws 4 cards."
    assert draws(log.since(match, 0, SPECTATOR)) == ["Ann draws 4 cards.", "Bo draws 4 cards."]
    assert all("cards: " in sentence for sentence in draws(log.since(match, 0, ALL)))


def test_a_forced_move_is_called_one_once() -> None:
    match, log = dealt()
    start = match.position
    match.play(0, match.legal(0).packed[0], forced=True)
    (sentence,) = log.since(match, start, 0)
    assert sentence.endswith("(the only possible move)")


def test_an_undo_is_told() -> None:
    match, log = dealt()
    start = match.position
    match.play(0, match.legal(0).packed[0])
    match.undo(0, start)
    assert log.since(match, start, 1)[-1] == "Ann takes a move back."
