"""Hexagons: borders, distances, islands in one piece."""

from speciate.kit.hexes import adjacency, is_coast, is_connected, neighbours, reached

# a flower: one hexagon and the six around it
FLOWER = sorted([(0, 0), *neighbours((0, 0))])
CENTRE = FLOWER.index((0, 0))


def test_a_hexagon_has_six_neighbours_and_is_theirs() -> None:
    around = neighbours((2, -1))
    assert len(set(around)) == 6
    assert all((2, -1) in neighbours(other) for other in around)


def test_borders_go_both_ways() -> None:
    adjacent = adjacency(FLOWER)
    assert len(adjacent[CENTRE]) == 6
    assert all(len(adjacent[place]) == 3 for place in range(7) if place != CENTRE)
    assert all(place in adjacent[other] for place in range(7) for other in adjacent[place])


def test_how_far_one_walks() -> None:
    row = adjacency([(0, r) for r in range(5)])
    assert reached(row, 2, 0) == [2]
    assert reached(row, 0, 2) == [0, 1, 2]
    assert reached(row, 4, 9) == [0, 1, 2, 3, 4]


def test_an_island_in_two_pieces_is_not_connected() -> None:
    assert is_connected(adjacency(FLOWER))
    assert is_connected([])
    assert not is_connected(adjacency([*FLOWER, (9, 9)]))


def test_only_the_centre_of_a_flower_is_inland() -> None:
    adjacent = adjacency(FLOWER)
    assert [place for place in range(7) if not is_coast(adjacent, place)] == [CENTRE]
