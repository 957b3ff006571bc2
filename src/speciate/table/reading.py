"""Moves as people and programs write them."""

from speciate.core.errors import SpeciateError, UnreadableMove, quoted
from speciate.core.game import GameSpec
from speciate.core.moves import Move


def read_move(game: GameSpec, move: object) -> int:
    """The packed move of a Move, of its text code or of the int itself; UnreadableMove for what is no move."""
    codec = game.engine.codec
    if isinstance(move, Move):
        return read_move(game, move.code)  # a move of another game is none of this one
    if isinstance(move, str):
        try:
            return codec.parse(move)
        except UnreadableMove:
            raise
        except SpeciateError as error:  # a kind of move that the game does not have
            raise UnreadableMove(f"unreadable move {quoted(move)}: {error}") from None
    if isinstance(move, int) and not isinstance(move, bool) and codec.readable(move):
        return move
    raise UnreadableMove(f"{quoted(repr(move))} is not a move of {game.id}")
