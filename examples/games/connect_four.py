"""Connect Four: two players drop discs into seven columns, and four in a line win.

Nothing is hidden and nothing is left to chance, so the defaults of `speciate.small` do everything but the rules.

    SPECIATE_GAMES=examples/games/connect_four.py speciate play connect-four
"""

from speciate.small import Option, SmallGame, game, grid, move, player

ROWS, COLUMNS = 6, 7
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class ConnectFour(SmallGame):
    turn: int = player(0)
    winner: int = player()
    board: list[list[int]] = grid(ROWS, COLUMNS)  # from the top

    def cell(self, row: int, column: int) -> int:
        inside = 0 <= row < ROWS and 0 <= column < COLUMNS
        return self.board[row][column] if inside else -1

    @move("drop {column:column}", rule="drop.column")
    def drop(self, seat: int, column: int) -> None:
        """drop.column: a disc falls to the lowest free place."""
        row = max(row for row in range(ROWS) if self.cell(row, column - 1) < 0)
        self.board[row][column - 1] = seat
        if self.longest(seat, row, column - 1) >= self.options["line"]:  # end.line
            self.winner = seat
            self.end()
        elif all(cell >= 0 for cell in self.board[0]):  # end.full
            self.end()
        self.turn = 1 - seat

    def refuse_drop(self, seat: int, column: int) -> str | None:
        if seat != self.turn:
            return "drop.turns"
        return None if self.board[0][column - 1] < 0 else "drop.full"

    def longest(self, seat: int, row: int, column: int) -> int:
        """How many discs of a seat lie in one line through a place."""
        best = 0
        for down, right in DIRECTIONS:
            length = 1
            for sign in (1, -1):
                step = sign
                while self.cell(row + step * down, column + step * right) == seat:
                    length += 1
                    step += sign
            best = max(best, length)
        return best

    def score(self, seat: int) -> dict[str, int]:
        return {"line": int(self.winner == seat)}

    def promise(self, seat: int) -> float:
        """For bots: a win, or else every line that can still become one, by how many discs it has already."""
        if self.winner >= 0:
            return 1000.0 * (self.winner == seat)
        return sum(
            self.hope(seat, row, column, *way) for row in range(ROWS) for column in range(7) for way in DIRECTIONS
        )

    def hope(self, seat: int, row: int, column: int, down: int, right: int) -> float:
        length = self.options["line"]
        end = (row + (length - 1) * down, column + (length - 1) * right)
        if not (0 <= end[0] < ROWS and 0 <= end[1] < COLUMNS):
            return 0.0
        discs = [self.cell(row + at * down, column + at * right) for at in range(length)]
        return 0.0 if 1 - seat in discs else float(discs.count(seat) ** 2)

    def mistakes(self) -> list[str]:
        floating = [
            f"a disc in column {column + 1} floats (drop.column)"
            for column in range(COLUMNS)
            for row in range(ROWS - 1)
            if self.cell(row, column) >= 0 > self.cell(row + 1, column)
        ]
        full = all(cell >= 0 for cell in self.board[0])
        if (self.phase == "over") != (full or self.winner >= 0):
            return [*floating, "the game is over when a line is made or the board is full, and not before (end.line)"]
        return floating if self.turn >= 0 else [*floating, "somebody is to move (drop.turns)"]


RULES = """
drop.turns  | Turns: the players drop one disc each in turn.
            | À tour de rôle : chacun lâche un jeton, chacun son tour.
drop.column | Dropping: a disc falls to the lowest free place of a column.
            | Lâcher : un jeton tombe jusqu’à la place libre la plus basse d’une colonne.
drop.full   | A full column: a column holds six discs and no more.
            | Colonne pleine : une colonne contient six jetons, pas plus.
end.line    | Four in a line: whoever has four discs in a row, a column or a diagonal wins.
            | Quatre alignés : qui aligne quatre jetons en ligne, en colonne ou en diagonale gagne.
end.full    | A full board: if the board is full without a line, the game is a draw.
            | Grille pleine : si la grille est pleine sans alignement, la partie est nulle.
"""
TEXTS = """
move-drop     | Column { $column } | Colonne { $column }
event-drop    | { $seat } drops a disc into column { $column }. | { $seat } joue dans la colonne { $column }.
decision-play | Drop a disc | Lâchez un jeton
field-board   | Board | Grille
field-winner  | Winner | Victoire
score-line    | Line | Alignement
topic-drop    | Dropping | Lâcher
topic-end     | The end | La fin
tie-break     | Nobody made a line: a draw. | Personne n’a aligné ses jetons : partie nulle.
option-line   | Discs in a line | Jetons à aligner
"""
GAME = game(
    ConnectFour,
    id="connect-four",
    title=("Connect Four", "Puissance 4"),
    tagline=("Drop discs, and be the first with four in a line.", "Lâchez vos jetons et alignez-en quatre."),
    seats=(2, 2),
    types={"column": range(1, COLUMNS + 1)},
    options=(Option("line", 4, "discs in a line that win", 3, 5),),
    rules=RULES,
    texts=TEXTS,
)
