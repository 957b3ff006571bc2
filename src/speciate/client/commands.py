"""What a client can ask of a table, whichever way it is sent. Each command gets an id of its own."""

import secrets
from typing import Any

from speciate.client.errors import Refused
from speciate.client.messages import Answer


def new_command_id() -> str:
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A word nobody guesses, to stand for a seat or a host."""
    return secrets.token_urlsafe(24)


class Commands:
    """The commands by name. They return when the server has stored what they did, and raise Refused otherwise."""

    async def command(self, do: str, id: str = "", **fields: Any) -> Answer:
        """Any command; the answer may be a refusal. Sent again with the same id, it is not done again."""
        raise NotImplementedError

    async def _done(self, do: str, **fields: Any) -> Answer:
        answer = await self.command(do, **fields)
        if not answer.ok:
            raise Refused(answer.error, answer)
        return answer

    async def ready(self, ready: bool = True) -> Answer:
        """Hands are dealt when every seat is taken and ready."""
        return await self._done("ready", ready=ready)

    async def play(self, *moves: str) -> Answer:
        """One or more moves of one's own, all or none."""
        return await self._done("play", moves=list(moves))

    async def undo(self) -> Answer:
        """Takes the last move back where that is free; otherwise asks the others."""
        return await self._done("undo")

    async def vote(self, yes: bool) -> Answer:
        """Answers what another seat asked."""
        return await self._done("vote", yes=yes)

    async def hand_over(self, seat: int) -> Answer:
        """Asks the others to let a bot play for a seat that is gone."""
        return await self._done("hand-over", seat=seat)

    async def take_back(self) -> Answer:
        """Sits down again where a bot has played meanwhile."""
        return await self._done("take-back")

    async def chat(self, text: str) -> Answer:
        return await self._done("chat", text=text)

    async def suggest(self, move: str) -> Answer:
        """In a co-operative game: points at a move of the one whose turn it is; at none with an empty one."""
        return await self._done("suggest", move=move)

    async def webhook(self, url: str) -> Answer:
        """Where the server calls when it is one's turn and one is away; empty for nowhere."""
        return await self._done("webhook", url=url)

    async def stand(self) -> Answer:
        """Gives one's seat back before the game begins."""
        return await self._done("stand")

    async def colour(self, colour: str) -> Answer:
        """Another colour for one's seat before the game begins."""
        return await self._done("colour", colour=colour)

    # -- the host's -----------------------------------------------------------------------------

    async def seat_bot(self, seat: int, bot: str) -> Answer:
        return await self._done("seat-bot", seat=seat, bot=bot)

    async def remove(self, seat: int) -> Answer:
        """Frees a seat before the game begins."""
        return await self._done("remove", seat=seat)

    async def pause(self, paused: bool = True) -> Answer:
        return await self._done("pause", paused=paused)

    async def close_table(self) -> Answer:
        """Ends the table for good."""
        return await self._done("close")
