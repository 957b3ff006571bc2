"""The small values that everything is made of: messages, refusals, decisions, results, events and draws."""

from random import Random

import pytest

from speciate.core.decision import Decision
from speciate.core.errors import BadPack, BadPosition, BadRecord, IllegalMove, UnknownName, in_file, phrase, quoted
from speciate.core.event import EVERYONE, Event, only, read_event
from speciate.core.outcome import Outcome
from speciate.core.refusal import NO_SUCH_MOVE, Reason, Refusal
from speciate.core.seats import NATURE, SPECTATOR
from tests.bots.walk import DRAW, LEFT, Walk


def test_what_somebody_wrote_is_told_on_one_short_line() -> None:
    assert quoted("a\n b\t c") == '"a b c"'
    assert quoted("x" * 60) == f'"{"x" * 60}"'
    assert quoted("x" * 61) == f'"{"x" * 57}..."'


def test_an_unknown_name_is_told_with_the_nearest_or_with_all() -> None:
    near = UnknownName("bot", "greddy", ["random", "greedy"])
    assert str(near) == 'unknown bot "greddy"; did you mean "greedy"?' and near.nearest == "greedy"
    far = UnknownName("bot", "xyz", ["random", "greedy"])
    assert str(far) == 'unknown bot "xyz"; known: greedy, random' and far.nearest == ""
    both = UnknownName("bot", "greddy", ["random", "greedy"], list_all=True)
    assert str(both) == 'unknown bot "greddy"; did you mean "greedy"? known: greedy, random'


def test_errors_say_what_and_where() -> None:
    said = phrase("{count} cards too many", "cards", count=3)
    assert (said, said.key, said.values) == ("3 cards too many", "cards", {"count": 3})
    assert str(BadPosition(["a", "b"])) == "impossible position: a; b" and str(BadPack("x.toml", ["a"])) == "x.toml: a"
    wrong = in_file("game.jsonl", BadRecord("line 3 is odd", "record-line", line=3))
    assert str(wrong) == "game.jsonl: line 3 is odd" and wrong.values == {"line": 3, "path": "game.jsonl"}
    refused = IllegalMove("end", Refusal("evo:turn", "turn", {"seat": 1}), "not yet")
    assert str(refused) == '"end" is refused by rule evo:turn: not yet'
    assert (refused.rule, refused.facts) == ("evo:turn", {"seat": 1})
    assert str(IllegalMove("end", refused.refusal)) == '"end" is refused by rule evo:turn'


def test_equal_values_are_equal_and_others_are_not() -> None:
    for make, others in (
        (lambda: Decision(1, "feed"), [Decision(0, "feed"), Decision(1, "play"), Decision(1, "feed", step=True), 1]),
        (lambda: Outcome([1, 2], [1], [{}, {}]), [Outcome([1, 2], [0], [{}, {}]), Outcome([2, 2], [1], [{}, {}]), 1]),
        (lambda: Refusal("a:b", "b", {}), [Refusal("a:c", "b", {}), Refusal("a:b", "b", {"x": 1}), 1]),
    ):
        value = make()
        assert value == make() and hash(value) == hash(make())
        assert all(value != other for other in others)
    assert repr(Decision(1, "feed", sealed=True)) == "Decision(1, 'feed', sealed=True, step=False)"
    assert repr(Outcome([1], [0], [{}])) == "Outcome([1], [0], [{}])"
    assert repr(Refusal("a:b", "b", {})) == "Refusal('a:b', 'b', {})"


def test_a_reason_is_a_rule_of_its_game_or_of_the_program() -> None:
    assert Reason("attack.size", "size").refusal("evolution", {"a": 1}) == Refusal(
        "evolution:attack.size", "size", {"a": 1}
    )
    assert NO_SUCH_MOVE.refusal("evolution", {}).rule == "speciate:move.form"


def test_who_hears_an_event() -> None:
    hushed = Event("drew-unseen", {"seat": 1})
    event = Event("drew", {"seat": 1, "card": "x"}, only(1), hushed, "deal")
    assert [event.heard_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [hushed, event, hushed, hushed]
    assert [hushed.heard_by(seat) for seat in (0, SPECTATOR)] == [hushed, hushed]
    assert [only(seat) for seat in (SPECTATOR, NATURE, 0, 3)] == [0, 0, 1, 8] and EVERYONE == -1
    told = event.to_json()
    assert told == {"event": "drew", "seat": 1, "card": "x", "rule": "deal"}
    again = read_event(told)
    assert (again.name, again.args, again.rule) == ("drew", {"seat": 1, "card": "x"}, "deal")
    assert "rule" not in hushed.to_json()


class Dice(Walk):
    """Nature draws one of three things, by weight."""

    def chance(self) -> list[tuple[int, int]]:
        return [(LEFT, 1), (DRAW, 0), (7, 3)]


def test_nature_draws_by_weight() -> None:
    drawn = [Dice().draw(Random(seed)) for seed in range(400)]
    assert set(drawn) == {LEFT, 7} and 70 < drawn.count(LEFT) < 130


def test_what_cannot_be_drawn_is_an_error() -> None:
    class Nothing(Walk):
        def chance(self) -> list[tuple[int, int]]:
            return []

    with pytest.raises(ValueError, match="nothing to draw"):
        Nothing().draw(Random(0))
