"""One shape of a bot: whatever has `choose(request)` plays here, from a file, as a program and in a tournament."""

import os
import sys
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

import speciate
from speciate.lab.arena import run
from speciate.lab.contest import Contest

ROOT = Path(__file__).parents[2]
SOURCE = '''
    import speciate

    class MyBot:
        """Answers with a Move, with its code and with the packed int in turn: all are the same to everybody."""

        def __init__(self):
            self.asked = 0

        def choose(self, request):
            assert request.view["seat"] == request.seat and request.legal and not hasattr(request, "state")
            self.asked += 1
            last = request.legal[-1]
            return (last, last.code, last.packed)[self.asked % 3]

    if __name__ == "__main__":
        speciate.stdio(MyBot)
'''


class MyBot:
    """As in the file."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, request: speciate.Request) -> speciate.Move | str | int:
        self.asked += 1
        last = request.legal[-1]
        return (last, last.code, last.packed)[self.asked % 3]


class Lucky:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, request: speciate.Request) -> speciate.Move:
        return self.rng.choice(request.legal)


class Deep:
    def __init__(self, depth: int = 3) -> None:
        assert depth == 3, "random numbers are given to those who ask for them"

    def choose(self, request: speciate.Request) -> str:
        return request.legal.codes()[0]


def make_lucky(rng: Random) -> Lucky:
    return Lucky(rng)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(dedent(SOURCE), encoding="utf-8")
    return path


def test_the_same_bot_plays_the_same_game_here_from_a_file_and_as_a_program(file: Path) -> None:
    pure = os.environ.get("SPECIATE_PURE", "0")  # a program starts without our environment
    program = f"cmd:env PYTHONPATH={ROOT / 'src'} SPECIATE_PURE={pure} {sys.executable} {file}"
    bots: list[str | speciate.Bot | type[speciate.Bot]] = [MyBot(), MyBot, f"{file}:MyBot", program]
    tables = [speciate.play("evolution", [bot, "random"], seed=3, seconds=30) for bot in bots]
    assert all(not entry.note for table in tables for entry in table.record.entries)
    assert len({table.digest() for table in tables}) == 1
    assert tables[0].record.header.agents == ["MyBot", "random"]


def test_the_same_bot_plays_in_a_tournament(file: Path) -> None:
    contest = Contest("template", ("random", f"{file}:MyBot"), seats=2, games=2, seed="front door")
    contest.check()
    played = [place for finished in run(contest) for place in finished.rows]
    assert len(played) == 4 and not any(place.failures for place in played)


@pytest.mark.parametrize("bot", [MyBot(), MyBot, Lucky, make_lucky, Lucky(Random(1)), Deep, lambda: Deep(3), "greedy"])
def test_a_bot_is_a_name_an_object_a_class_or_a_function_that_makes_one(bot: str | speciate.Bot) -> None:
    table = speciate.play("template", [bot, "random"], seed=1)
    assert table.outcome is not None


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = [speciate.play("evolution", [Lucky, "greedy", Lucky], seed=4) for _ in range(2)]
    assert first.record.lines() == second.record.lines()


@pytest.mark.parametrize("bot", [object(), 7, None, dict, "no-such-bot", "./no_such_file.py:Bot", "cmd:/no/such"])
def test_what_cannot_sit_down_is_named_before_the_first_move(bot: object) -> None:
    with pytest.raises((speciate.BadBot, speciate.UnknownName)):
        speciate.play("template", [bot, "random"])  # type: ignore[list-item]  # what somebody may give all the same


@pytest.mark.parametrize(
    ("answer", "error"),
    [(answer, speciate.UnreadableMove) for answer in ("nonsense", None, 63, -1, 4095, True, 1.0, ["lay oak"])],
)
def test_an_answer_that_is_no_move_is_an_error_of_its_own(answer: str, error: type[Exception]) -> None:
    class Confused:
        def choose(self, request: speciate.Request) -> str:  # noqa: ARG002 (it does not look)
            return answer

    with pytest.raises(error, match=r"choose must return one of request\.legal"):
        speciate.play("template", [Confused(), "random"], seed=1)


def test_a_place_in_the_list_is_told_from_a_move() -> None:
    class Third:
        def choose(self, request: speciate.Request) -> int:  # noqa: ARG002 (it does not look)
            return 2

    with pytest.raises(speciate.UnreadableMove, match=r'returned 2 \(int\), where request.legal\[2\] would be "food '):
        speciate.play("evolution", [Third(), "random"], seed=1)


def test_a_trusted_file_plays_the_same_game_and_is_read_once(file: Path) -> None:
    games = [speciate.arena("template", [f"{kind}{file}:MyBot", "random"], games=4) for kind in ("", "trusted:")]
    wins = [sorted((result.bot.removeprefix("trusted:"), result.wins, result.score) for result in one) for one in games]
    assert wins[0] == wins[1] and not any(result.failures or result.first_failure for one in games for result in one)
    file.write_text("raise RuntimeError('read again')", encoding="utf-8")
    assert speciate.play("template", [f"trusted:{file}:MyBot", "random"], seed=1).outcome is not None


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("x = 1 // 0", "mybot.py:1: ZeroDivisionError"),
        ("class Other:\n    def choose(self, request): ...", "with a method choose there are: Other"),
        ("class MyBot: ...", "has no method choose"),
        (
            "class MyBot:\n    def __init__(self): exit(3)\n    def choose(self, request): ...",
            "mybot.py:2: SystemExit: 3",
        ),
    ],
)
def test_a_trusted_file_that_does_not_start_is_one_line(tmp_path: Path, source: str, says: str) -> None:
    (tmp_path / "mybot.py").write_text(source, encoding="utf-8")
    with pytest.raises(speciate.BadBot, match=says):
        speciate.play("template", [f"trusted:{tmp_path / 'mybot.py'}:MyBot", "random"])


def test_a_bot_that_never_looks_is_given_no_view(tmp_path: Path) -> None:
    """It is told so when it looks, and one that fails is replaced all the same."""
    source = "class Blind:\n    needs_view = False\n    def choose(self, request): return request.{}\n"
    for what, notes in (("legal[0]", 0), ("view", 3)):
        path = tmp_path / f"blind_{notes}.py"
        path.write_text(source.format(what), encoding="utf-8")
        table = speciate.play("template", [f"trusted:{path}:Blind", "random"], seed=1)
        failed = [entry.note for entry in table.record.entries if entry.note.startswith("bot failed")]
        assert len(failed) == notes and all("needs_view = False" in note for note in failed)


def test_a_bot_that_plays_against_the_rules_hears_which() -> None:
    class Cheat:
        def choose(self, request: speciate.Request) -> str:  # noqa: ARG002 (it does not look)
            return "attack 0>1.0"

    with pytest.raises(speciate.IllegalMove) as refused:
        speciate.play("evolution", [Cheat(), "random"], seed=1)
    assert refused.value.rule.startswith("evolution:") and refused.value.text


def test_a_bot_of_ones_own_can_say_what_it_thinks() -> None:
    class Thinker(MyBot):
        name = "thinker"

        def explain(self, request: speciate.Request) -> list[dict[str, object]]:
            return [
                {"move": move.code, "visits": 1, "value": 0.5, "line": [move.code], "seats": [request.seat]}
                for move in request.legal
            ]

    table = speciate.new("evolution", 2, seed=1)
    thoughts = table.think(0, Thinker())
    assert len(thoughts) == len(table.legal(0)) and "thinker" in thoughts.title
    with pytest.raises(speciate.BadBot, match="explain"):
        table.think(0, MyBot())


def test_an_imagined_table_is_a_whole_one_to_try_things_on() -> None:
    table = speciate.new("evolution", 3, seed=1)
    request = table.request(0)
    world = request.imagine(Random(1))
    other = world.copy()
    world.play(0, request.legal[0])
    assert world.to_move == (1, 2) and other.to_move == (0, 1, 2) and table.to_move == (0, 1, 2)
    with pytest.raises(speciate.IllegalMove):
        world.play(0, request.legal[0])
    assert isinstance(other.worth(0), float) and len(other.play_out().scores) == 3 and other.outcome is not None
