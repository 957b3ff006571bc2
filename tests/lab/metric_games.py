"""Games so small that what a metric must find out about them is known beforehand."""

# ruff: noqa: ARG002  # what is done often does not matter in them

from typing import Any

from speciate.core.game import GameSpec
from speciate.core.outcome import Outcome
from speciate.core.registry import all_games, register
from speciate.small import SmallGame, chance, each, game, move, number, player
from speciate.small.fields import Types

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


class AtOnce(InTurn):
    """All choose at once and in secret, three times."""

    said: list[int] = each(number())

    def movers(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.said[seat] == min(self.said)]

    @move("say {word:word}")
    def say(self, seat: int, word: str) -> None:
        self.said[seat] += 1
        self.go_round()


class Picking(InTurn):
    """Pure skill without touching the others: as many points as one cares to take, from 1 to 9 a turn."""

    @move("take {count:count}")
    def take(self, seat: int, count: int) -> None:
        self.points[seat] += count
        self.go_round()


class Aces(InTurn):
    """An ace is worth ten points and a deuce one; everybody may lay whichever they like."""

    @move("lay {rank:rank}")
    def lay(self, seat: int, rank: str) -> None:
        self.points[seat] += 10 if rank == "ace" else 1
        self.go_round()


class Tossed(SmallGame):
    """Pure luck: words are said, and a toss names the winner; `EARLY` before them, otherwise after."""

    EARLY = False
    turn: int = player(0)
    made: int = number()
    winner: int = player()

    def begin(self) -> None:
        self.phase = "toss" if self.EARLY else "talk"

    @move("say {word:word}", phase="talk")
    def say(self, seat: int, word: str) -> None:
        self.made += 1
        self.turn = self.made % self.seats
        if self.made == 2 * self.seats:
            self.phase = "toss"
            if self.EARLY:
                self.end()

    @chance("toss {seat:seat}", phase="toss")
    def toss(self, seat: int) -> None:
        self.winner = seat
        self.phase = "talk"
        if not self.EARLY:
            self.end()

    def score(self, seat: int) -> dict[str, int]:
        return {"won": int(seat == self.winner)}


class TossedFirst(Tossed):
    EARLY = True


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


class Upset(DecidedHalfway):
    """As before, but one time in five the other wins after all: a toss after the last turn turns it round."""

    @chance("turn {word:word}", phase="turn")
    def turn_round(self, word: str) -> None:
        if word == "yes":
            self.winner = 1 - self.winner
        self.end()

    def weigh_turn(self, word: str) -> int:
        return 1 if word == "yes" else 4

    def end(self) -> None:
        if self.phase == "turn":
            super().end()
        else:
            self.phase = "turn"


class LastWord(SmallGame):
    """One choice, of the last seat: it names the winner, itself or another."""

    turn: int = player(0)
    winner: int = player()

    def begin(self) -> None:
        self.turn = self.seats - 1

    @move("crown {king:seat}")
    def crown(self, seat: int, king: int) -> None:
        self.winner = king
        self.end()

    def score(self, seat: int) -> dict[str, int]:
        return {"won": int(seat == self.winner)}


class Vote(LastWord):
    """The last seat can only name one of the others: it is beaten, and decides who wins."""

    def refuse_crown(self, seat: int, king: int) -> str | None:
        return "play.turn" if seat == king else None


class Gold(SmallGame):
    """Everybody draws a card; gold is worth exactly ten points of a hundred to win, against one other player."""

    turn: int = player(0)
    dealt: int = number()
    golds: list[int] = each(number())
    winner: int = player()

    @chance("deal {metal:metal}", phase="deal", silent=True)
    def deal(self, metal: str) -> None:
        owner = self.dealt % self.seats
        self.golds[owner] += metal == "gold"
        self.tell("dealt", owner, seat=owner, metal=metal)
        self.dealt += 1

    def weigh_deal(self, metal: str) -> int:
        return int(self.dealt < self.seats)

    def advance(self) -> None:
        self.phase = "toss"

    @chance("toss {seat:seat}", phase="toss")
    def toss(self, seat: int) -> None:
        self.winner = seat
        self.phase = "show"
        self.turn = seat

    def weigh_toss(self, seat: int) -> int:
        return 5 + self.golds[seat] - self.golds[1 - seat]

    @move("show {metal:metal}", phase="show")
    def show(self, seat: int, metal: str) -> None:
        """The winner shows its card: who has shown one has won, which says nothing of the card."""
        self.end()

    def refuse_show(self, seat: int, metal: str) -> str | None:
        return None if (metal == "gold") == bool(self.golds[seat]) else "play.turn"

    def score(self, seat: int) -> dict[str, int]:
        return {"won": int(seat == self.winner)}


class Secret(SmallGame):
    """All win if the second says the word that only the first has seen."""

    turn: int = player(1)
    held: list[int] = each(number(high=1, secret=True))
    said: int = number(2)

    @chance("deal {word:word}", phase="deal", silent=True)
    def deal(self, word: str) -> None:
        self.held[0] = int(word == "yes")
        self.phase = "say"

    @move("say {word:word}", phase="say")
    def say(self, seat: int, word: str) -> None:
        self.said = int(word == "yes")
        self.end()

    def right(self) -> bool:
        return self.said == self.held[0]

    def score(self, seat: int) -> dict[str, int]:
        return {"right": int(self.right())}

    def promise(self, seat: int) -> float:
        return float(seat == 1 and self.right())

    def result(self) -> Outcome:
        right = int(self.right())
        return Outcome([right] * self.seats, list(range(self.seats)) if right else [], [{"right": right}] * self.seats)


class AllSayYes(SmallGame):
    """All win if each says yes, which any bot that looks at what follows knows."""

    turn: int = player(0)
    yes: list[int] = each(number())

    @move("say {word:word}")
    def say(self, seat: int, word: str) -> None:
        self.yes[seat] = int(word == "yes")
        self.turn = seat + 1
        if self.turn == self.seats:
            self.end()

    def score(self, seat: int) -> dict[str, int]:
        return {"yes": self.yes[seat]}

    def result(self) -> Outcome:
        return Outcome(self.yes, list(range(self.seats)) if all(self.yes) else [], [{"yes": yes} for yes in self.yes])


TYPES: Types = {"word": ("yes", "no"), "count": range(1, 10), "rank": ("ace", "deuce"), "metal": ("gold", "tin")}
TEXTS = {"event-dealt": "{ $seat } gets { $metal }.", "event-dealt-unseen": "{ $seat } gets a card."}


def small(cls: type[SmallGame], together: bool = False) -> GameSpec:
    """The game of a class, called after it, for this process; `together`: all win or none does."""
    name = cls.__name__.lower()
    if name not in all_games():
        more: dict[str, Any] = {"texts": TEXTS} if cls is Gold else {}
        seats = (2, 2) if cls in (Gold, Secret) else (2, 4)
        more |= {"sealed": ("play",)} if cls is AtOnce else {}
        made = game(cls, id=name, title=cls.__name__, seats=seats, rules=RULES, types=TYPES, listed=False, **more)
        register(cooperative(made) if together else made)
    return all_games()[name]


def cooperative(game: GameSpec) -> GameSpec:
    seats = (game.min_seats, game.max_seats)
    shared: dict[str, Any] = {"listed": False, "home": game.home, "texts": game.texts}
    return GameSpec(game.id, game.title, "1.0", seats, (), game.engine, cooperative=True, **shared)
