"""What can go wrong between a client and its table. Every message is one line."""

from typing import TYPE_CHECKING

from speciate.core.errors import SpeciateError

if TYPE_CHECKING:
    from speciate.client.messages import Answer


class ClientError(SpeciateError):
    """Base of all that goes wrong on the way to a table."""


class Unreachable(ClientError):
    """No server answers there, or not any more. What was not answered can be sent again with the same id."""


class Busy(Unreachable):
    """The server cannot do it now: ask again after so many seconds.

    It has had too much from here in a short time, or it cannot store anything while its database is away.
    """

    def __init__(self, text: str, wait: float = 1.0) -> None:
        super().__init__(text)
        self.wait = wait


class NoAnswer(Unreachable):
    """A command was not answered in time, and may or may not have been done; `id` is the one to ask again with."""

    def __init__(self, id: str) -> None:
        super().__init__("the server has not answered in time")
        self.id = id


class Denied(ClientError):
    """The server does not let this client in: a wrong or revoked token, another protocol, not the host."""


class NoSuchTable(ClientError):
    """There is no table of that id."""


class Refused(ClientError):
    """The table does not do what was asked; `answer` has the rule where there is one."""

    def __init__(self, text: str, answer: "Answer | None" = None) -> None:
        super().__init__(text)
        self.answer = answer


class ClientClosed(ClientError):
    """This connection was closed here, by its owner."""


class BadLink(ClientError):
    """An address that is not that of a table."""
