"""Games so small that what a metric must find out about them is known beforehand."""

from speciate.core.game import GameSpec
from speciate.core.registry import all_games, register
from speciate.small import SmallGame, chance, each, game, move, number, player

RULES = {"play.turn": "Turns: one after the other.", "end.last": "The end: after the last turn."}
TURNS = 3  # of each player


class InTurn(SmallGame):
    """Everybody has so many turns, one after the other."""

    turn: int = player(0)
    made: int = number()
    points: list[int] = each(number())

    def go_round(self) -> None:
        self.made += 1
        self.turn = self.made % self.seats
        if self.made == self.seats * TURNS:
            self.end()

    def score(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}


class FirstWins(InTurn):
    """The first seat wins whatever is done. In the second turn there is nothing to choose."""

    @move("say {word:word}")
    def say(self, seat: int, word: str) -> None:
        self.points[0] = 1
        self.go_round()

    def refuse_say(self, seat: int, word: str) -> str | None:
        second = self.made // self.seats == 1
        return "play.turn" if second and word == "no" else None


class Overtaking(InTurn):
    """Whoever moves comes to be ahead: after the first, every move is a lead change, and the last seat wins."""

    @move("say {word:word}")
    def say(self, seat: int, word: str) -> None:
        self.points[seat] = max(self.points) + 1
        self.go_round()


class DecidedHalfway(SmallGame):
    """Ten turns. After the fifth a toss says who has won; before it nobody is ahead."""

    turn: int = player(0)
    made: int = number()
    winner: int = player()

    @move("wait", phase="wait")
    def wait(self, seat: int) -> None:
        self.made += 1
        self.turn = self.made % self.seats
        self.phase = "toss" if self.made == 5 else "wait"
        if self.made == 10:
            self.end()

    @chance("toss {seat:seat}", phase="toss")
    def toss(self, seat: int) -> None:
        self.winner = seat
        self.phase = "wait"

    def score(self, seat: int) -> dict[str, int]:
        return {"won": int(seat == self.winner)}


def small(cls: type[SmallGame], seats: tuple[int, int] = (2, 4), **more: object) -> GameSpec:
    """The game of a class, called after it, for this process."""
    name = cls.__name__.lower()
    if name not in all_games():
        types = {"word": ("yes", "no")}
        register(game(cls, id=name, title=cls.__name__, seats=seats, rules=RULES, types=types, listed=False, **more))  # type: ignore[arg-type]
    return all_games()[name]
