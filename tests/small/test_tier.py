"""What a game in one file gets without writing it, and what its author is told who mistyped something."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from speciate.core import registry
from speciate.core.errors import BadPack, BadPosition, SpeciateError
from speciate.core.game import GameSpec
from speciate.core.seats import NATURE, SPECTATOR
from speciate.small import SmallGame, cards, chance, each, game, move, number, numbers, player, word
from speciate.small.starter import GAME as STARTER
from speciate.table.words import Words
from speciate.testing import check_game

RULES = "call.high | Calling: say a number."


class Bluff(SmallGame):
    """Dice under a cup."""

    turn: int = player(0)
    mood: str = word("mood", "calm")
    secret: int = number(3, low=1, high=6, hidden=True)
    dice: list[list[int]] = each(numbers(low=1, high=6, secret=True))
    hand: list[list[str]] = each(cards("suit", secret=True))
    deck: list[str] = cards("suit", ("hearts", "spades", "hearts", "clubs"), hidden=True)

    def begin(self) -> None:
        self.dice = [[1, 2, 3] for _ in range(self.seats)]

    @chance("deal {suit:suit}", phase="deal")
    def deal(self, suit: str) -> None:
        self.deck.remove(suit)
        self.hand[0].append(suit)
        self.phase = "play"

    def weigh_deal(self, suit: str) -> int:
        return self.deck.count(suit)

    @move("call {count:count}")
    def call(self, seat: int, count: int) -> None:
        self.turn = 1 - seat
        if count == 2:
            self.end()

    def score(self, seat: int) -> dict[str, int]:
        return {"points": sum(self.dice[seat])}


def bluff(**changed: Any) -> GameSpec:
    given: dict[str, Any] = {
        "id": "bluff",
        "title": "Bluff",
        "seats": (2, 2),
        "types": {"suit": ("hearts", "spades", "clubs"), "count": range(1, 3), "mood": ("calm", "wild")},
        "rules": RULES,
    }
    return game(Bluff, **(given | changed))


def dealt() -> Any:
    state: Any = bluff().new(2)
    state.apply(NATURE, bluff().parse("deal hearts").packed)
    return state


def test_the_starter_keeps_the_contract() -> None:
    check_game(STARTER)


def test_a_game_without_hints_is_searched_as_it_is() -> None:
    """What bots and screens are told by default: every move is looked at, is seen by all, and may hide its reasons."""
    state, engine = dealt(), bluff().engine
    [owed] = state.pending()
    every = state.legal(owed.seat)
    assert engine.promising(state, owed.seat) == engine.worthwhile(state, owed.seat) == every
    assert engine.is_quiet(state) and not engine.ends_search(state)
    assert [engine.is_secret(state, seat, every[0]) for seat in (owed.seat, 1 - owed.seat)] == [False, False]
    assert not engine.is_open(state, owed.seat)
    assert engine.learned() is engine
    assert (engine.styles(), engine.taste(state, owed.seat, [1.0]), engine.foresight(state, owed.seat)) == ({}, 0.0, {})


def test_a_view_hides_what_is_secret_or_hidden_and_nothing_else() -> None:
    seen: Any = dealt().view(1).to_json()
    assert seen["players"][0] == {"dice": ["?"] * 3, "hand": ["?"]}
    assert seen["players"][1] == {"dice": [1, 2, 3], "hand": []}
    assert (seen["deck"], seen["secret"], seen["mood"], seen["turn"]) == (3, "?", "calm", 0)
    assert dealt().view(0).to_json()["players"][0]["hand"] == ["hearts"]


def test_the_imagined_hands_come_from_the_cards_that_were_not_seen() -> None:
    found = [dealt().determinize(1, Random(seed)) for seed in range(40)]
    assert {state.hand[0][0] for state in found} == {"hearts", "spades", "clubs"}
    assert all(sorted(state.hand[0] + state.deck) == ["clubs", "hearts", "hearts", "spades"] for state in found)
    assert {state.secret for state in found} == {1, 2, 3, 4, 5, 6}
    assert all(state.dice[1] == [1, 2, 3] and state.view(1) == dealt().view(1) for state in found)


def test_a_pile_is_sorted_as_its_type_is() -> None:
    assert dealt().deck == ["hearts", "spades", "clubs"]


def test_a_position_names_everything_wrong_about_its_fields() -> None:
    data: Any = dealt().to_json()
    data |= {"mood": "sad", "secret": 9, "deck": ["hearts", "oak"], "turn": 7}
    with pytest.raises(BadPosition) as error:
        bluff().position(data)
    assert error.value.mistakes == [
        "turn cannot be 7; it is a seat from 0 to 1, or -1 for nobody",
        "mood cannot be 'sad'; it is one of calm, wild",
        "secret cannot be 9; it is a whole number from 1 to 6",
        'deck cannot hold "oak"; cards are hearts, spades, clubs',
    ]


def test_no_card_is_lost_in_a_position_and_none_appears() -> None:
    data: Any = dealt().to_json()
    with pytest.raises(BadPosition, match="1 spades too many for the pack"):
        bluff().position({**data, "deck": [*data["deck"], "spades"]})
    with pytest.raises(BadPosition, match="1 suits lie nowhere, clubs for one"):
        bluff().position({**data, "deck": ["hearts", "spades"]})
    del data["deck"]
    assert bluff().position(data).digest() == dealt().digest()


def test_what_has_no_words_is_said_by_its_name_in_both_languages() -> None:
    made = bluff()
    english, french = Words(made, "en", ["Ann", "Bo"]), Words(made, "fr", ["Ann", "Bo"])
    assert english.rule("call.high") == ("Calling", "Say a number.")
    assert english.decision("play") == "Your turn: choose a move"
    assert french.decision("play") == "À vous : choisissez un coup"
    call = made.parse("call 2")
    assert english.move(call, 0, lambda _, place: place) == french.move(call, 0, lambda _, place: place) == "Call 2"


def test_a_refusal_speaks_in_the_words_of_its_rule() -> None:
    state = STARTER.position({"players": [{}, {}], "stones": 1, "turn": 0})
    refusal = state.refusal(0, STARTER.parse("take 3").packed)
    assert refusal is not None
    assert Words(STARTER, "fr", ["Ann", "Bo"]).refusal(refusal) == "D’une à trois pierres, s’il y en a autant."
    assert refusal.args == {"count": 3}


def test_out_of_turn_and_after_the_end_the_right_rule_is_cited() -> None:
    state = STARTER.new(2)
    take = STARTER.parse("take 3").packed
    assert [refusal.rule for refusal in [state.refusal(1, take)] if refusal] == ["starter:take.turns"]
    over = STARTER.position({"players": [{}, {}], "stones": 0, "turn": 0, "phase": "over"})
    refusal = over.refusal(0, take)
    assert refusal is not None and (refusal.rule, refusal.key) == ("starter:end.last", "game-over")


def test_a_spectator_sees_no_hand() -> None:
    assert "hearts" not in str(dealt().view(SPECTATOR).to_json()["players"])


def test_a_game_without_components_takes_no_pack() -> None:
    with pytest.raises(BadPack, match="cards is not a field that belongs here"):
        STARTER.engine.pack({"cards": {}})


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"types": {"suit": ("hearts",), "mood": ("calm",)}}, 'the move "call {count:count}" needs the type "count"'),
        ({"types": {"suit": ("Hearts",), "count": range(2), "mood": ("calm",)}}, '"Hearts" of type suit is not small'),
        ({"end": "end.never"}, '"end.never" is cited, but it is not among the rules'),
    ],
)
def test_what_an_author_mistyped_is_said_when_the_game_is_loaded(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match="bluff: ") as error:
        bluff(**changed)
    assert said in str(error.value)


# -- games by their files -----------------------------------------------------------------------------


@pytest.fixture
def games() -> Iterator[None]:
    """The registry as it was, afterwards."""
    before = dict(registry.all_games())
    registry._games.clear()
    yield
    registry._games.clear()
    registry._games.update(before)


@pytest.mark.usefixtures("games")
def test_a_file_adds_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(__file__).parents[2] / "examples" / "games"
    files = [str(folder / "connect_four.py"), str(folder / "horse_race.py")]
    monkeypatch.setenv("SPECIATE_GAMES", os.pathsep.join(files))
    assert registry.get_game("horse-race").max_seats == 5
    assert registry.get_game("connect-four").package == "connect_four"


@pytest.mark.usefixtures("games")
def test_a_file_that_is_no_game_is_named_and_leaves_the_others_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "broken_game.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    monkeypatch.setenv("SPECIATE_GAMES", str(tmp_path / "broken_game.py"))
    with pytest.warns(UserWarning, match=r"broken_game\.py: ModuleNotFoundError"):
        assert "evolution" in registry.all_games()
    (tmp_path / "no_game.py").write_text("GAME = 3\n", encoding="utf-8")
    with pytest.raises(SpeciateError, match=r"no_game\.py: GAME is not a game"):
        registry.game_in(tmp_path / "no_game.py")
    with pytest.raises(SpeciateError, match="there is no Python file with a game here"):
        registry.game_in(tmp_path / "missing.py")


def test_the_game_in_the_manual_keeps_the_contract(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    path = tmp_path / "high_card.py"
    path.write_text(text.partition("```python\n")[2].partition("```")[0], encoding="utf-8")
    check_game(registry.game_in(path))
