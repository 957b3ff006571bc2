"""What the bots of several games ask alike: which of several things is best, and how far one is ahead."""


def best_of(things: list[int], values: list[float]) -> int:
    """The thing of the highest value; of equals the first."""
    best = 0
    for at, value in enumerate(values):
        if value > values[best]:
            best = at
    return things[best]


def ahead(values: list[float], seat: int, rival: float, crowd: float) -> float:
    """One's own value, less so much of the best of the others', and so much of their average."""
    others = 0.0
    best = -1000.0
    for other, value in enumerate(values):
        if other != seat:
            others += value
            best = max(best, value)
    return values[seat] - rival * best - crowd * others / (len(values) - 1)
