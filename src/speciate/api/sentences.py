"""What happened at a table, in sentences. The words are those of the terminal."""

from functools import cache

from speciate.core.errors import IllegalMove
from speciate.table.match import Match
from speciate.table.words import Messages, Words


@cache
def messages(lang: str) -> Messages:
    """The sentences that no game has of its own."""
    return Messages("speciate.cli", lang)


def log(match: Match, words: Words, seat: int | None) -> list[str]:
    """Everything that happened, as `seat` heard it; with None, what nobody need hide from."""
    from speciate.cli.log import ALL, Log

    return Log(messages(words.lang), words).since(match, 0, ALL if seat is None else seat)


def explained(error: IllegalMove, words: Words) -> IllegalMove:
    """The same error, with the sentence that says why."""
    known = f"refusal-{error.refusal.key}" in words.keys
    return IllegalMove(error.code, error.refusal, words.refusal(error.refusal) if known else "")
