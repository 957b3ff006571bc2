"""Pieces of JSON of one table, kept from one update to the next: what has not changed is not written anew."""

from typing import Final, final

ENOUGH: Final = 32  # pieces that may lie about unused


@final
class Piece:
    def __init__(self, text: str, used: int) -> None:
        self.text = text
        self.used = used  # in which turn it was last asked for


@final
class Fragments:
    """Every piece lies under all the values that it shows, as the seat sees them.

    So it tells nobody more than they see: who sees something else, asks for another piece. Only what the players agreed
    on is not part of what a piece lies under: the fragments of one set-up are never shown at another.
    """

    def __init__(self) -> None:
        self._setup: object = None
        self._pieces: dict[tuple[object, ...], Piece] = {}
        self._turn = 0
        self._live = 0  # how many there were when those that nobody asked for were thrown away

    def __len__(self) -> int:
        return len(self._pieces)

    def lie_at(self, setup: object) -> None:
        """The set-up of the table that is written now."""
        if setup is not self._setup:
            self._setup = setup
            self._pieces = {}

    def find(self, key: tuple[object, ...]) -> str | None:
        piece = self._pieces.get(key)
        if piece is None:
            return None
        piece.used = self._turn
        return piece.text

    def keep(self, key: tuple[object, ...], text: str) -> None:
        self._pieces[key] = Piece(text, self._turn)

    def turn(self) -> None:
        """Something has changed: pieces that were not asked for since the last time are let go, now and then."""
        if len(self._pieces) > self._live + ENOUGH:
            self._pieces = {key: piece for key, piece in self._pieces.items() if piece.used == self._turn}
            self._live = len(self._pieces)
        self._turn += 1
