"""A table through the front door, for every game there is."""

import json
from pathlib import Path
from random import Random

import pytest

import speciate
from speciate.core.registry import all_games

GAMES = [game.id for game in all_games().values()]


def play_on(table: speciate.Table, rng: Random, choices: int = 10_000) -> speciate.Table:
    """Random play by somebody who knows nothing but the front door."""
    while table.to_move and choices:
        seat = rng.choice(table.to_move)
        table.play(seat, rng.choice(table.legal(seat)))
        choices -= 1
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_saved_and_loaded(game: str, tmp_path: Path) -> None:
    table = play_on(speciate.new(game, seed=5), Random(5))
    assert table.outcome is not None and len(table.outcome.scores) == len(table.names)
    table.record.save(tmp_path / "game.jsonl")
    again = speciate.load(tmp_path / "game.jsonl")
    assert (again.digest(), again.outcome, again.log()) == (table.digest(), table.outcome, table.log())
    assert again.to_move == () and repr(again) == repr(table)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_lays_the_same_table(game: str) -> None:
    assert speciate.new(game, seed=1).digest() == speciate.new(game, seed=1).digest()


def test_without_a_seed_nobody_can_foretell() -> None:
    assert len({speciate.new("evolution", 4).digest() for _ in range(4)}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_takes_the_last_choice_back_and_what_nature_drew_after_it(game: str) -> None:
    table = speciate.new(game, seed=2)
    rng = Random(2)
    seen = [table.digest()]
    while table.outcome is None and len(seen) < 30:
        play_on(table, rng, 1)
        seen.append(table.digest())
    if table.outcome is not None:
        with pytest.raises(speciate.SpeciateError, match="over"):
            table.undo()
        return
    while len(seen) > 1:
        assert table.digest() == seen.pop()
        table.undo()
    assert table.digest() == seen[0]
    with pytest.raises(speciate.SpeciateError, match="nothing to take back"):
        table.undo()


@pytest.mark.parametrize("game", GAMES)
def test_a_loaded_game_goes_on_where_it_was_saved(game: str, tmp_path: Path) -> None:
    table = play_on(speciate.new(game, seed=3), Random(3), 4)
    table.record.save(str(tmp_path / "game.jsonl"))
    again = speciate.load(str(tmp_path / "game.jsonl"))
    assert again.to_move == table.to_move
    assert [again.legal(seat) for seat in again.to_move] == [table.legal(seat) for seat in table.to_move]
    assert play_on(again, Random(4)).outcome is not None


def test_a_view_shows_no_other_hand() -> None:
    """Each hand is known to its own seat, and whatever else the others see is what lies open."""
    table = speciate.new("evolution", 3, seed=1)
    hands = [table.view(seat)["players"][seat]["hand"] for seat in range(3)]
    assert all("?" not in hand for hand in hands)
    for seat in (0, 1, 2, speciate.SPECTATOR):
        view = table.view(seat)
        assert all(set(view["players"][other]["hand"]) == {"?"} for other in range(3) if other != seat)
        told = json.dumps(view.to_json()) + " ".join(table.log(seat=seat)) + str(view) + view._repr_html_()
        hidden = {card for other in range(3) if other != seat for card in hands[other]}
        known = set(hands[seat]) if seat >= 0 else set()
        assert hidden - known and not [card for card in hidden - known if card in told]


@pytest.mark.parametrize("game", GAMES)
def test_a_view_encoded_is_its_json(game: str) -> None:
    table = play_on(speciate.new(game, seed=6), Random(6), 6)
    for seat in (*range(len(table.names)), speciate.SPECTATOR):
        view = table.view(seat)
        assert json.loads(view.encoded()) == view.to_json() == dict(view)


@pytest.mark.parametrize("game", GAMES)
def test_two_tables_that_differ_in_what_is_hidden_show_a_seat_the_same(game: str) -> None:
    table = play_on(speciate.new(game, seed=6), Random(6), 6)
    for seat in range(len(table.names)):
        view = table.view(seat)
        worlds = [view.imagine(Random(number)) for number in range(2)]
        assert all(world.to_move == table.to_move for world in worlds)
        if seat in table.to_move:
            assert all(world.legal(seat) == table.legal(seat) for world in worlds)


def test_moves_read_like_a_collection() -> None:
    legal = speciate.new("evolution", 3, seed=1).legal(0)
    first = legal[0]
    assert isinstance(first, speciate.Move) and str(first) == legal.codes()[0] and repr(first) == f"Move('{first}')"
    assert first in legal and str(first) in legal and "attack 0>1.0" not in legal and "nonsense" not in legal
    assert len(legal) == len(list(legal)) == 4 and legal[1:].codes() == legal.codes()[1:]


def test_a_move_that_is_refused_says_which_rule_and_why_in_either_language() -> None:
    for lang, why in (("en", "feeding phase"), ("fr", "pendant les repas")):
        table = speciate.new("evolution", 3, seed=1, lang=lang)
        before = table.digest()
        with pytest.raises(speciate.IllegalMove) as refused:
            table.play(0, "attack 0>2.0")
        error = refused.value
        assert (error.rule, error.code, error.facts) == ("evolution:feed.order", "attack 0>2.0", {"species": [0, 0]})
        assert why in error.text.casefold() and error.text in str(error) and error.rule in str(error)
        assert table.why_not(0, "attack 0>2.0") == error.text and table.why_not(0, table.legal(0)[0]) is None
        assert isinstance(error, speciate.SpeciateError) and table.digest() == before


def test_a_preview_tells_what_moves_would_lead_to_and_changes_nothing() -> None:
    table = speciate.new("evolution", 2, seed=1)
    before = table.digest()
    now = table.preview(0)
    assert (now["certain"], now["made"], now["view"]) == (True, 0, None)
    assert now["legal"] == table.legal(0).codes()
    after = table.preview(0, table.legal(0)[0], table.legal(0)[0])
    assert (after["made"], after["legal"]) == (1, [])
    assert table.digest() == before


@pytest.mark.parametrize("move", ["", "fod horns+3", "food horns", "food horns+99", 3.5, None, -1, True, 1 << 60])
def test_what_is_no_move_is_unreadable(move: object) -> None:
    table = speciate.new("evolution", 2, seed=1)
    with pytest.raises(speciate.UnreadableMove):
        table.play(0, move)  # type: ignore[arg-type]  # what somebody may give all the same


def test_a_move_of_another_game_is_unreadable() -> None:
    stranger = speciate.new("evolution", 2, seed=1).legal(0)[0]
    with pytest.raises(speciate.UnreadableMove):
        speciate.new("evo", 3, seed=1).play(0, stranger)


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    table = speciate.new("evolution", 3, seed=1)
    for ask in (table.legal, table.view, table.request, table.decision, lambda seat: table.play(seat, "end")):
        with pytest.raises(speciate.SpeciateError, match="there is no seat"):
            ask(seat)


def test_mistakes_before_the_game_say_what_would_be_right() -> None:
    with pytest.raises(speciate.UnknownName, match='did you mean "evolution"'):
        speciate.new("evolutoin")
    with pytest.raises(speciate.BadOption, match="2 to 6 players, not 9"):
        speciate.new("evolution", 9)
    with pytest.raises(speciate.UnknownName, match="option"):
        speciate.new("evolution", options={"quik": True})
    with pytest.raises(speciate.BadOption, match="a name for every seat"):
        speciate.new("evolution", 3, names=["Ann"])
    with pytest.raises(speciate.UnknownName, match="language"):
        speciate.new("evolution", lang="de")
    with pytest.raises(speciate.BadRecord, match="cannot be read"):
        speciate.load("no/such/file")


def test_options_names_and_a_pack_of_ones_own(tmp_path: Path) -> None:
    from importlib.resources import files

    pack = tmp_path / "pack.toml"
    pack.write_text((files("speciate.games.evolution") / "pack.toml").read_text(encoding="utf-8"), encoding="utf-8")
    table = speciate.new("evolution", names=["Ann", "Bo"], options={"quick": "yes"}, pack=pack, seed=1)
    assert table.names == ["Ann", "Bo"] and table.options["quick"] is True and table.game.id == "evolution"
    assert speciate.new("evolution", names=["Ann", "Bo"], options={"quick": True}, pack=str(pack), seed=1).digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_tables_and_views_and_escapes_names(game: str) -> None:
    spec = all_games()[game]
    table = speciate.new(game, names=["<b>&", "Bo", "Cy"][: max(2, spec.min_seats)], seed=1)
    for html in (table._repr_html_(), table.view(0)._repr_html_(), table.view()._repr_html_()):
        assert html.startswith("<pre") and "&lt;b&gt;&amp;" in html and "<b>" not in html
    assert "<b>&" in str(table) and "<b>&" in str(table.view(0))


def test_a_bot_says_what_it_thinks_of_every_move() -> None:
    table = speciate.new("evolution", 3, names=["<i>", "Bo", "Cy"], seed=1)
    thoughts = table.think(0, "strong", seed=1)
    assert sorted(thought.move.code for thought in thoughts) == sorted(table.legal(0).codes())
    assert thoughts.best in table.legal(0) and all(0 <= thought.value <= 1 for thought in thoughts)
    assert sum(thought.visits for thought in thoughts) > 0 and thoughts[0].line[0] == (0, thoughts.best)
    assert repr(thoughts) == repr(table.think(0, "strong", seed=1))
    html = thoughts._repr_html_()
    assert html.count("<tr>") == len(thoughts) + 1 and "&lt;i&gt;" in html and "<i>" not in html
    with pytest.raises(speciate.BadBot, match="cannot say what it thinks"):
        table.think(0, "greedy")


def test_what_there_is_and_what_a_rule_says() -> None:
    assert {game.id for game in speciate.games()} == {game.id for game in all_games().values() if game.listed}
    quick = next(option for option in speciate.games("fr")[1].options if option.name == "quick")
    assert quick.type == "bool" and quick.default is False and quick.help
    rule = speciate.rule("evolution:attack.size")
    assert rule.slug == "evolution:attack.size" and "larger" in rule.text and rule.tests
    assert all("attack" in place for place in rule.code) and rule.code
    assert speciate.rule("evolution:attack.size", lang="fr").text != rule.text
    assert speciate.rule("evolution:larger than the prey") == rule
    form = speciate.rule("speciate:move.form", lang="fr")
    assert (form.slug, form.title) == ("speciate:move.form", "Ce qu’est un coup")
    assert form.code and form.tests
    with pytest.raises(speciate.UnknownName):
        speciate.rule("evolution:attack.sizes")
    with pytest.raises(speciate.SpeciateError, match="several rules"):
        speciate.rule("evolution:attack")
    with pytest.raises(speciate.SpeciateError, match="GAME:RULE"):
        speciate.rule("attack.size")


def test_an_entry_of_a_record_is_said_as_moves_are_everywhere() -> None:
    table = speciate.new("evolution", 2, seed=1)
    move = table.legal(0)[0]
    table.play(0, move)
    entry = table.record.entries[-1]
    assert (entry.move, entry.code, entry.packed) == (move, move.code, move.packed)
    assert repr(entry) == f"<Entry: seat 0, {move.code}>"
    assert table.record.entries[0].seat == -1 and repr(table.record.entries[0]).startswith("<Entry: seat nature, ")
    table.undo()
    undone = table.record.entries[-1]
    assert (undone.move, undone.code) == (None, "") and repr(undone) == f"<Entry: seat 0, back to {undone.to}>"
    thoughts = table.think(0, "casual", seed=1)
    assert move in [thought.move for thought in thoughts]


def test_a_table_can_be_visited_where_it_stood() -> None:
    table = speciate.play("evolution", ["greedy", "random"], seed=2)
    choices = [n for n, entry in enumerate(table.record.entries) if entry.is_move and entry.seat >= 0]
    for position in choices[:: len(choices) // 5]:
        entry = table.record.entries[position]
        before = table.at(position)
        assert entry.move in before.legal(entry.seat) and len(before.record.entries) == position
        before.play(entry.seat, before.legal(entry.seat)[0])
    assert table.at(len(table.record.entries)).digest() == table.digest()
    assert table.outcome is not None and table.record.is_finished, "it is another table that was played on"
    for position in (-1, len(table.record.entries) + 1):
        with pytest.raises(speciate.BadRecord, match="there is no position"):
            table.at(position)
