"""What a bot would do in a player's place: of the position as it stands, and of a choice that is half made."""

import asyncio
from random import Random
from typing import Any

import pytest

from speciate.bots.registry import BOTS
from speciate.server import bot_workers
from speciate.server.bot_worker_main import think
from speciate.server.bot_workers import ask, ask_advice, ask_further, with_luck
from speciate.server.refusals import NotAllowed
from speciate.table.agent import Request
from tests.server.backends import gathered, running, table_of
from tests.server.web import Party
from tests.table.matches import any_move, new_match

MOVES = 150  # of a game: enough for every kind of choice in several steps


def test_a_hint_is_a_legal_move_and_is_not_played(party: Party) -> None:
    before = party.seen(party.tokens[0])
    status, advice = party.web.send(f"{party.path}/hint", token=party.tokens[0])
    assert status == 200, advice
    assert advice["move"] in before["legal"]
    assert sorted(worth["move"] for worth in advice["moves"]) == sorted(set(before["legal"]))
    assert party.seen(party.tokens[0]) == before
    assert party.web.send(f"{party.path}/hint", token=party.tokens[0]) == (200, advice), "asked again, it says the same"


def test_a_hint_says_how_it_was_found(party: Party) -> None:
    """The search tells its visits, what each move is worth, and the line it expects with who makes each move."""
    best, *others = party.web.send(f"{party.path}/hint", token=party.tokens[0])[1]["moves"]
    assert best["visits"] == max(worth["visits"] for worth in [best, *others]) > 1
    assert all(0 <= worth["value"] <= 1 for worth in [best, *others])
    assert (best["line"][0], best["seats"][0]) == (best["move"], 0)
    assert len(best["line"]) == len(best["seats"])


def test_a_hint_is_for_who_owes_a_decision(party: Party) -> None:
    assert party.move(0)[1]["ok"]
    status, found = party.web.send(f"{party.path}/hint", token=party.tokens[0])
    assert (status, found["error"]) == (403, "it is not your turn")
    for token in ("", party.host):
        assert party.web.send(f"{party.path}/hint", token=token)[0] == 403


def test_a_bot_that_cannot_answer_is_not_told_as_too_many_questions(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "ADVISER", "nobody-knows-this-bot")
    status, found = party.web.send(f"{party.path}/hint", token=party.tokens[0])
    assert (status, found["key"]) == (503, "no-hint")


class Thorough:
    """A bot that says what it thinks of each move: the later in the list, the better."""

    name = "thorough"
    needs_view = True

    def __init__(self, _: Random) -> None:
        pass

    def choose(self, request: Request) -> int:
        return request.packed[0]

    def explain(self, request: Request) -> list[dict[str, Any]]:
        text = request.game.engine.codec.text
        return [{"move": text(move)} for move in reversed(request.packed)]


def test_a_bot_that_can_explains_its_hint(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thorough", Thorough)
    monkeypatch.setattr(bot_workers, "ADVISER", "thorough")

    async def ask() -> None:
        async with running(sqlite) as backend:
            table = await table_of(backend, await gathered(backend))
            question = ask_advice(table, 0)
            legal = question["legal"]
            advice = think(question)
            assert advice["move"] == legal[-1]
            assert [worth["move"] for worth in advice["moves"]] == legal[::-1]
            assert think({**question, "explain": False}) == {"move": legal[0], "moves": []}

    asyncio.run(ask())


# -- choices that are half made --------------------------------------------------------------------


def hint(party: Party, token: str, **begun: list[str]) -> tuple[int, Any]:
    return party.web.send(f"{party.path}/hint", begun, token)


def test_a_hint_goes_on_from_what_was_begun(party: Party) -> None:
    """A card is in the hand, and two of its uses are weighed; nothing is played."""
    for seat in (0, 1):
        assert party.move(seat)[1]["ok"]  # the food cards
    token = party.tokens[party.seen()["table"]["waiting"][0]]
    before = party.seen(token)
    card = next(code for code in before["legal"] if code.startswith("card "))
    status, advice = hint(party, token, after=[card], among=["body 0", "population 0"])
    assert status == 200, advice
    assert sorted(worth["move"] for worth in advice["moves"]) == ["body 0", "population 0"]
    for refused in ([card, card], ["end"], [card, "body 0", "end"]):
        assert hint(party, token, after=refused)[0] == 403, refused
    assert hint(party, token, among=["body 0"])[0] == 403
    assert hint(party, token, after=["nonsense"])[0] == 400
    assert party.seen(token) == before


@pytest.mark.parametrize("game", ["evolution", "evo", "s-evolution", "evolutopia"])
def test_what_was_begun_is_weighed_as_if_it_were_made(game: str) -> None:
    """The same question with the same luck, so the same advice: steps of one choice do not contradict each other."""
    match, rng = new_match(game=game), Random(1)
    compared = 0
    for number in range(MOVES):
        if match.outcome is not None:  # played at random, Evolutopia is lost soon
            match = new_match(number, game=game)
        seat, move = any_move(match, rng)
        question = with_luck(ask(match, seat, "expert", explain=True))
        try:
            further = ask_further(question, [match.game.engine.codec.text(move)], [])
        except NotAllowed:  # chance comes in between, or others do
            further = None
        match.play(seat, move)
        if further is not None:
            assert further == with_luck(ask(match, seat, "expert", explain=True))
            compared += 1
    assert compared > MOVES // 10


def test_what_cannot_be_seen_decides_nothing_of_what_is_asked_further(party: Party) -> None:
    """The last who plays would see the food cards turned over by it: how to go on from there is not told."""
    for seat in (0, 1):
        assert party.move(seat)[1]["ok"]
    (first,) = party.seen()["table"]["waiting"]
    assert party.do(party.tokens[first], "play", moves=["end"])[1]["ok"]
    assert hint(party, party.tokens[1 - first], after=["end"])[0] == 403
