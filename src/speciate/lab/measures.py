"""What an experiment measures: numbers of one finished game. Each is defined in `locales`, and where it is shown."""

from speciate.lab.simulate import SeatResult


def measured(seats: list[SeatResult], names: tuple[str, ...]) -> list[float]:
    """The measures of a game by their names; what is none of ours the game has counted itself."""
    scores = sorted([seat.score for seat in seats], reverse=True)
    ours = {
        "score": sum(scores) / len(scores),
        "winner": float(scores[0]),
        "lead": float(scores[0] - scores[1]) if len(scores) > 1 else 0.0,
        "moves": float(seats[0].moves),
        "won": float(any(seat.share for seat in seats)),
        "shared": float(sum(1 for seat in seats if seat.share) > 1),
        "bot_1": sum(seat.share for seat in seats if seat.player == 0),
        "seat_1": seats[0].share,
    }
    return [ours[name] if name in ours else seats[0].stats[name] for name in names]
