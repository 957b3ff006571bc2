"""Outcomes of chance and legal moves by number: what a library asks for at every step."""


def odds(outcomes: list[tuple[int, int]], numbers: dict[int, int]) -> list[tuple[int, float]]:
    """Each outcome by its number with its probability; `outcomes` are moves with their weights."""
    total = 0
    for _, weight in outcomes:
        total += weight
    whole = float(total)
    return [(numbers[move], float(weight) / whole) for move, weight in outcomes]


def numbered(legal: list[int], numbers: dict[int, int]) -> list[int]:
    """The numbers of moves, in order, as far as they have one."""
    found: list[int] = []
    for move in legal:
        number = numbers.get(move)
        if number is not None:
            found.append(number)
    found.sort()
    return found
