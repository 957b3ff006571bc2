"""The pack: read, checked, every mistake explained."""

from random import Random

import pytest

from speciate.core.moves import pack
from speciate.games.evo import GAME, moves
from speciate.games.evo.cards import EFFECTS
from speciate.games.evo.components import PACKS, EvoPack
from speciate.games.evo.island import MOST_IN_BITS, TERRAINS, Island, bits_of
from speciate.kit.hexes import reached
from tests.games.packs import Change, Data, data_of, mistakes_in


def good() -> Data:
    return data_of(PACKS)


def default_pack() -> EvoPack:
    pack = GAME.engine.pack()
    assert isinstance(pack, EvoPack)
    return pack


def mistakes(change: Change) -> list[str]:
    return mistakes_in(PACKS, change)


def departures(change: Change) -> list[str]:
    data = good()
    change(data)
    return GAME.engine.pack(data).departures


def column(data: Data, half: str, place: int, regions: str) -> None:
    data["halves"][half]["columns"][place]["regions"] = regions


def test_the_default_pack_says_where_its_data_comes_from() -> None:
    assert GAME.engine.pack() is GAME.engine.pack()
    assert default_pack().to_json()["provenance"] == {
        "halves": "reconstructed",
        "boards": "published",
        "climate": "published",
        "meteor": "reconstructed",
        "genes": "rulebook",
        "events": "reconstructed",
    }


ISLANDS = {"3": (42, 101), "4-large-small": (56, 140), "4-two-medium": (56, 140), "5": (70, 179)}


@pytest.mark.rule("evo:setup.board")
@pytest.mark.parametrize("board", ISLANDS)
def test_the_islands_are_fair_to_every_start(board: str) -> None:
    """What the map was made to keep: sizes, borders, beaches on the sea, and the same around every star."""
    island: Island = default_pack().islands[board]
    size, borders = ISLANDS[board]
    assert island.size == size
    assert sum(len(near) for near in island.adjacent) == 2 * borders
    assert all(island.coast[region] for region in range(size) if island.terrains[region] == 0)
    counts = [island.terrains.count(terrain) for terrain in range(len(TERRAINS))]
    assert counts == [3 * size // 14, 4 * size // 14, 4 * size // 14, 3 * size // 14]
    for star in island.stars:
        around = [TERRAINS[island.terrains[region]] for region in island.adjacent[star]]
        assert sorted(around) == ["beach", "hill", "meadow", "meadow"]
        nearby = reached(island.adjacent, star, 3)
        assert [other for other in island.stars if other in nearby] == [star]


@pytest.mark.parametrize("board", [board for board, (size, _) in ISLANDS.items() if size <= MOST_IN_BITS])
def test_bits_say_the_same_as_borders(board: str) -> None:
    island: Island = default_pack().islands[board]
    assert not island.is_large
    rng = Random(1)
    for region, near in enumerate(island.adjacent):
        for share in (0.0, 0.2, 0.5, 1.0):
            closed = [to for to in range(island.size) if rng.random() < share]
            bits = bits_of(closed)
            beyond = [to for to in near if to not in closed]
            assert island.cradles.menu(region, bits) == [island.births[to] for to in beyond]
            steps = [pack(moves.MOVE, island.codes[region], island.codes[to]) for to in beyond]
            assert island.steps.menu(region, bits) == steps
            assert island.with_beside(region, bits) == bits_of(sorted({*closed, *near}))


def test_the_island_of_five_has_more_regions_than_bits() -> None:
    assert default_pack().islands["5"].is_large


@pytest.mark.rule("evo:setup.cards")
def test_twenty_five_cards_are_house_rules() -> None:
    def lose_one(data: Data) -> None:
        data["events"][0]["count"] = 1
        data["provenance"]["events"] = "owner"

    assert departures(lose_one) == ["events are 25 cards; the rulebook has 26, and 2 blank ones to fill in"]
    assert mistakes(lambda data: data["events"][0].update(count=240)) == [
        "events are 264 cards; at most 255 can be played with"
    ]


@pytest.mark.rule("evo:setup.cards")
def test_a_card_that_cannot_be_read_is_counted_all_the_same() -> None:
    def misspell(data: Data) -> None:
        data["events"][0]["card"] = "wings+2"

    (only,) = mistakes(misspell)
    assert 'unknown effect "wings"' in only
    assert all(effect in only for effect in EFFECTS)


@pytest.mark.rule("evo:setup.cards")
def test_the_two_blank_cards_of_the_box_may_be_filled_in() -> None:
    data = good()
    data["pack"]["name"] = "mine"
    data["events"].append({"card": "leg+3", "count": 2, "source": "owner"})
    assert len(GAME.new(3, {}, GAME.engine.pack(data)).to_json()["pile"]) == 28  # type: ignore[arg-type]
    data["events"][-1]["count"] = 3
    assert "are 29 cards" in GAME.engine.pack(data).departures[0]


@pytest.mark.rule("evo:setup.board")
def test_the_two_sides_of_a_half_board_make_no_island() -> None:
    found = mistakes(lambda data: data["boards"].update({"3": ["B", "A"]}))
    assert "boards.3 is B and A, two sides of one half-board: take A or B, and C or D" in found


@pytest.mark.rule("evo:setup.board")
def test_every_island_that_cannot_be_laid_is_named() -> None:
    assert mistakes(lambda data: data["boards"].update({"3": ["A"], "5": ["E", "C"]})) == [
        "boards.3 must be two of the halves A, B, C, D",
        "boards.5 must be two of the halves A, B, C, D",
    ]


@pytest.mark.rule("evo:setup.genes")
def test_other_genes_than_those_of_the_rulebook_are_house_rules() -> None:
    def lose_one(data: Data) -> None:
        data["genes"]["leg"] = 11
        data["provenance"]["genes"] = "owner"

    assert departures(len) == []  # nothing is changed
    assert departures(lose_one) == ["genes.leg is 11, the rulebook has 12 such genes"]
    assert mistakes(lambda data: data["genes"].update(leg=31)) == ["genes.leg is 31, outside 0 to 30"]


@pytest.mark.rule("evo:setup.board")
def test_an_island_in_two_pieces_is_refused() -> None:
    def shift(data: Data) -> None:
        data["halves"]["D"]["columns"][0]["r"] = 9
        data["halves"]["D"]["columns"][1]["r"] = 9
        data["halves"]["D"]["columns"][2]["r"] = 9

    found = mistakes(shift)
    assert "boards.3 is not connected: e1 (q 0, r 9) cannot be reached from a1 (q -4, r 0)" in found


@pytest.mark.rule("evo:setup.board")
def test_a_star_inland_or_off_the_beach_is_refused() -> None:
    found = mistakes(lambda data: column(data, "D", 1, "G Y* G Y"))
    assert "boards.3: the star of f2 (q 1, r -1) is inland" in found
    assert "boards.3 shows 4 stars, but is for 3 players" in found
    found = mistakes(lambda data: column(data, "D", 2, "Y G* B"))
    assert "boards.3: the star of g2 (q 2, r -1) is on a meadow, not on a beach" in found


def test_halves_that_overlap_are_refused() -> None:
    def shift(data: Data) -> None:
        data["halves"]["D"]["columns"][0]["q"] = -1

    assert "boards.3 has two regions at q -1, r -3: its halves overlap" in mistakes(shift)


@pytest.mark.parametrize(
    ("change", "mistake"),
    [
        (lambda d: column(d, "A", 0, "B G X"), 'halves.A.columns[0].regions holds "X"; a region is one of Y G B R'),
        (lambda d: d["halves"].pop("C"), "halves.C is missing"),
        (lambda d: d["boards"].update({"3": ["B", "E"]}), "boards.3 must be two of the halves A, B, C, D"),
        (lambda d: d["boards"].update({"6": ["A", "B"]}), "boards.6 is not a field that belongs here"),
        (lambda d: d["climate"].update(loop=["beach", "hill"]), "climate.loop jumps"),
        (lambda d: d["climate"].update(loop=["beach", "sea"]), 'climate.loop holds "sea"'),
        (lambda d: d["climate"].update(die=[1, 1, 1]), "climate.die has 3 faces, not 6"),
        (lambda d: d["climate"].update(start=6), "climate.start is 6, outside 0 to 5"),
        (lambda d: d["meteor"].update(cells=[[]]), "meteor.cells are 1, not 2 to 40"),
        (lambda d: d["meteor"]["cells"].__setitem__(3, [7]), "meteor.cells holds 7, not a whole number from 1 to 6"),
        (lambda d: d["meteor"]["start"].update({"5": 99}), "meteor.start.5 is 99, outside 0 to 13"),
        (lambda d: d["events"][0].update(card="legs+2"), 'unknown effect "legs"; did you mean "leg"?'),
        (lambda d: d["events"][0].update(card="leg+0"), "the amount of leg is -5 to 5 and not 0, not 0"),
        (lambda d: d["events"][0].update(card="leg"), 'written effect and amount without a space, "leg+2", not "leg"'),
        (lambda d: d["events"][0].update(card="leg +2"), 'without a space, "leg+2", not "leg +2"'),
        (lambda d: d["events"][0].update(source="a friend"), 'events[0].source: unknown word "a friend"'),
        (lambda d: d["provenance"].pop("meteor"), "provenance.meteor is missing"),
        (lambda d: d.pop("genes"), "genes is missing"),
    ],
)
def test_mistakes_are_explained(change: Change, mistake: str) -> None:
    assert any(mistake in found for found in mistakes(change)), mistakes(change)


def test_all_mistakes_are_listed_at_once() -> None:
    def spoil(data: Data) -> None:
        data["genes"]["leg"] = 40
        data["events"][0]["count"] = -1
        data["climate"]["start"] = -1

    assert len(mistakes(spoil)) == 3


def test_a_pack_of_ones_own_plays_and_travels_with_a_position() -> None:
    data = good()
    data["pack"]["name"] = "mine"
    data["meteor"]["cells"] = [[], [], [], []]
    pack = GAME.engine.pack(data)
    state = GAME.new(3, {}, pack)
    written = state.to_json()
    assert written["pack"] == "mine" and written["components"] == data
    again = GAME.position(written)
    assert again.digest() == state.digest()
    assert again.digest() != GAME.new(3).digest()
