"""Starter: a first game in one file. It plays as it is; change it piece by piece into yours.

SPECIATE_GAMES=starter.py speciate play starter
"""

from speciate.small import Option, SmallGame, each, game, move, number, player


class Starter(SmallGame):
    """Take stones from the heap in turn; whoever takes the last one wins."""

    # What lies on the table, each thing declared once. Other fields: numbers, word, card, cards, grid.
    # `each(cards("suit", secret=True))` is a hand its owner alone sees, `cards("suit", hidden=True)` a face-down deck.
    turn: int = player(0)
    stones: int = number()
    taken: list[int] = each(number())

    def begin(self) -> None:
        """Lays out the table."""
        self.stones = self.options["stones"]

    # A move is a method with the pattern of its text; every value of its arguments' types (below) is a candidate.
    # Draws and dice are moves of nature: `@chance("roll {die:die}", phase="roll")`.
    @move("take {count:count}", rule="take.some")
    def take(self, seat: int, count: int) -> None:
        self.stones -= count
        self.taken[seat] += count
        if self.stones == 0:
            self.end()
        else:
            self.turn = (seat + 1) % self.seats

    def refuse_take(self, seat: int, count: int) -> str | None:
        """The slug of the rule that forbids the move, or None: what is not refused is legal."""
        if seat != self.turn:
            return "take.turns"
        return None if count <= self.stones else "take.some"

    def score(self, seat: int) -> dict[str, int]:
        """The parts of a player's score. `self.turn` is who moved last when the game is over."""
        return {"last": int(self.phase == "over" and seat == self.turn)}

    def promise(self, seat: int) -> float:
        """For bots: what the position is worth to a player. Without it they go by the score alone."""
        return float(self.score(seat)["last"])

    def mistakes(self) -> list[str]:
        """What is impossible about a position that somebody wrote by hand."""
        if self.turn < 0:
            return ["somebody is to move (take.turns)"]
        over = self.phase == "over"
        return ["the game is over when no stone is left (end.last)"] if over != (self.stones == 0) else []


# Every rule has a slug and a text: "Title: text". A line without a slug is the French of the line above it.
RULES = """
take.turns | Turns: the players take stones in turn.
           | À tour de rôle : les joueurs prennent des pierres chacun son tour.
take.some  | Taking: one to three stones, as many as there are.
           | Prendre : d’une à trois pierres, s’il y en a autant.
end.last   | The last stone: whoever takes it wins.
           | La dernière pierre : qui la prend gagne.
"""

# What is not here is made of the names. Events, moves and refusals can mention their arguments.
TEXTS = """
move-take     | Take { $count } | Prendre { $count }
event-take    | { $seat } takes { $count }. | { $seat } prend { $count }.
decision-play | Take one to three stones | Prenez une à trois pierres
field-stones  | Stones | Pierres
field-taken   | Taken | Prises
score-last    | Last stone | Dernière pierre
option-stones | Stones at the start | Pierres au début
topic-take    | Taking | Prendre
topic-end     | The end | La fin
"""

GAME = game(
    Starter,
    id="starter",
    title="Starter",
    tagline=(
        "Take stones from the heap; the last one wins.",
        "Prenez des pierres du tas ; la dernière gagne.",
    ),
    seats=(2, 4),
    types={"count": range(1, 4)},
    options=(Option("stones", 21, "stones in the heap at the start", 5, 99),),
    rules=RULES,
    texts=TEXTS,
)
