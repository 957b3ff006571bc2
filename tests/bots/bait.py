"""A bait: who takes it looks rich until the other answers, and then has lost. Leaving it wins by one point."""

from speciate.small import SmallGame, game, move, number, numbers, player


class Bait(SmallGame):
    turn: int = player(0)
    bait: int = number(8)
    points: list[int] = numbers([0, 0])

    @move("take", rule="bait.first")
    def take(self, seat: int) -> None:
        self.points[seat] += self.bait
        self.turn = 1 - seat

    def refuse_take(self, seat: int) -> str | None:
        return None if seat == self.turn == 0 else "bait.first"

    @move("leave", rule="bait.first")
    def leave(self, seat: int) -> None:
        self.points[seat] += 1
        self.end()

    def refuse_leave(self, seat: int) -> str | None:
        return None if seat == self.turn == 0 else "bait.first"

    @move("snatch with {hand:hand}", rule="bait.then")
    def snatch(self, seat: int, hand: int) -> None:  # noqa: ARG002 (either will do: the other has a choice, of no matter)
        self.points[1 - seat] -= self.bait
        self.points[seat] += 3
        self.end()

    def refuse_snatch(self, seat: int, hand: int) -> str | None:  # noqa: ARG002 (as above)
        return None if seat == self.turn == 1 else "bait.then"

    def score(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}


GAME = game(
    Bait,
    id="bait",
    title=("Bait", "Appât"),
    tagline=("Leave it.", "N’y touchez pas."),
    seats=(2, 2),
    types={"hand": range(1, 3)},
    rules="""
    bait.first | First: take the bait, or leave it. | D’abord : prendre l’appât ou le laisser.
    bait.then | Then: whoever was left out snatches it. | Ensuite : l’autre s’en empare.
    """,
    texts="",
)
