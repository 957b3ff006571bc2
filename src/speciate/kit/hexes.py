"""Islands of hexagons: who borders whom, how far apart, all in one piece.

A hexagon is its axial coordinates `(q, r)`: columns go by `q` from west to east, `r` grows southward in a column
(flat tops). Once an island is laid out its hexagons go by their place in the list, and neighbours are lists of places.
"""

from typing import Final

Hex = tuple[int, int]

# clockwise from the north
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def neighbours(at: Hex) -> list[Hex]:
    """The six hexagons around one, clockwise from the north, on land or not."""
    return [(at[0] + q, at[1] + r) for q, r in DIRECTIONS]


def adjacency(cells: list[Hex]) -> list[list[int]]:
    """For each cell the places of those that border it, in ascending order."""
    places = {cell: place for place, cell in enumerate(cells)}
    return [sorted([places[other] for other in neighbours(cell) if other in places]) for cell in cells]


def reached(adjacent: list[list[int]], start: int, steps: int) -> list[int]:
    """Every place at most `steps` borders away over land, `start` among them, in ascending order."""
    found = {start}
    edge = [start]
    for _ in range(steps):
        beyond: list[int] = []
        for place in edge:
            for other in adjacent[place]:
                if other not in found:
                    found.add(other)
                    beyond.append(other)
        edge = beyond
    return sorted(found)


def is_connected(adjacent: list[list[int]]) -> bool:
    """Whether one can walk from anywhere to anywhere."""
    return not adjacent or len(reached(adjacent, 0, len(adjacent))) == len(adjacent)


def is_coast(adjacent: list[list[int]], place: int) -> bool:
    """Whether the sea, or the edge of the board, is on some side."""
    return len(adjacent[place]) < len(DIRECTIONS)
