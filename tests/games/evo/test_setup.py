"""Set-up: the island, the species, what everybody begins with."""

from collections import Counter
from random import Random

import pytest

from speciate.core.errors import BadOption
from speciate.core.seats import NATURE
from speciate.games.evo import GAME
from speciate.games.evo.cards import CARD_EFFECTS
from speciate.games.evo.flow import EvoState
from speciate.games.evo.genes import GENE_KINDS, GENES
from speciate.games.evo.island import BEACH, TERRAINS
from speciate.games.evo.state import PHASES
from tests.games.evo.build import fresh, kind, nature, portrait


def new(seats: int, **options: object) -> EvoState:
    state = GAME.new(seats, options)
    assert isinstance(state, EvoState)
    return state


@pytest.mark.rule("evo:setup.players")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 5"):
        GAME.new(seats)


@pytest.mark.rule("evo:setup.board")
@pytest.mark.parametrize(
    ("seats", "island", "size"),
    [(3, "large-small", 42), (4, "large-small", 56), (4, "two-medium", 56), (5, "large-small", 70)],
)
def test_the_island_has_a_starred_beach_for_each_player(seats: int, island: str, size: int) -> None:
    land = new(seats, island=island).setup.island
    assert land.size == size
    assert len(land.stars) == seats
    assert all(land.terrains[star] == BEACH and land.coast[star] for star in land.stars)


@pytest.mark.rule("evo:setup.board")
def test_four_players_choose_between_two_islands() -> None:
    large, medium = new(4, island="large-small").setup.island, new(4, island="two-medium").setup.island
    assert len(large.columns) == 8 and len(medium.columns) == 8
    assert large.columns != medium.columns
    assert new(3, island="two-medium").setup.island is new(3).setup.island


@pytest.mark.rule("evo:setup.start")
def test_the_beaches_are_drawn_seat_by_seat_and_hold_one_dino_each() -> None:
    state = new(3)
    assert kind(state) == "beach"
    assert state.chance() == [(GAME.parse(f"beach {name}").packed, 1) for name in ("b1", "b6", "g2")]
    nature(state, "beach b6")
    assert GAME.parse("beach b6").packed not in state.legal(NATURE)
    nature(state, "beach b1", "beach g2")
    assert [state.setup.island.names[player.dinos[0]] for player in state.players] == ["b6", "b1", "g2"]


@pytest.mark.rule("evo:setup.species")
def test_what_is_printed_on_the_portrait() -> None:
    for seat in range(3):
        assert portrait(fresh(), seat) == {
            "tail": 1,
            "leg": 1,
            "horn": 0,
            "egg": 1,
            "fur": 1,
            "parasol": 1,
            "mutant": 0,
        }


@pytest.mark.rule("evo:setup.points")
def test_ten_points_each() -> None:
    assert [player.points for player in fresh(5).players] == [10] * 5


@pytest.mark.rule("evo:setup.dinos")
def test_ten_dinos_one_of_them_on_the_board() -> None:
    state = fresh(4)
    assert state.setup.dinos == 10
    assert [len(player.dinos) for player in state.players] == [1] * 4


@pytest.mark.rule("evo:setup.genes")
def test_sixty_two_genes_in_the_bag() -> None:
    counts = Counter(GENES[gene] for gene in fresh().bag)
    assert counts == {"tail": 6, "leg": 12, "horn": 8, "egg": 8, "fur": 8, "parasol": 8, "mutant": 6, "card": 6}
    assert counts.total() == 62


@pytest.mark.rule("evo:setup.cards")
def test_three_cards_each_of_twenty_six() -> None:
    state = fresh(4)
    assert [len(player.hand) for player in state.players] == [3] * 4
    assert len(state.pile) == 26 - 12
    assert [len(player.hand) for player in fresh(3, {"cards": 0}).players] == [0] * 3


@pytest.mark.rule("evo:setup.climate")
def test_the_climate_begins_on_the_beach() -> None:
    state = new(3)
    assert TERRAINS[state.setup.loop[state.climate]] == "beach"


@pytest.mark.rule("evo:setup.meteor")
@pytest.mark.parametrize(("seats", "cell"), [(3, 0), (4, 1), (5, 2)])
def test_the_meteor_begins_on_the_cell_of_the_players(seats: int, cell: int) -> None:
    assert new(seats).meteor == cell


def test_more_players_have_fewer_rounds() -> None:
    lengths = []
    for seats in (3, 5):
        cells = len(new(seats).setup.cells)
        lengths.append(cells - 1 - new(seats).meteor)
    assert lengths == [14, 12]


def test_a_settled_start_is_one_that_the_draws_could_give() -> None:
    state = new(5)
    state.settle(Random(3))
    assert sorted(player.dinos[0] for player in state.players) == state.setup.island.stars


def test_rows_of_genes_and_effects_stand_at_their_numbers() -> None:
    """Portraits and bonuses are counted by these numbers."""
    assert [gene.number for gene in GENE_KINDS] == list(range(len(GENE_KINDS)))
    assert [effect.number for effect in CARD_EFFECTS] == list(range(len(CARD_EFFECTS)))
    assert {effect.phase for effect in CARD_EFFECTS} <= set(PHASES)
