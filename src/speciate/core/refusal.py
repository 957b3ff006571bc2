"""Why a move cannot be made: always a rule, by its slug, with the facts of the case."""

from typing import Final, final


@final
class Refusal:
    """`rule` is the full slug (`evolution:attack.size`); `key` the message; `args` what the message mentions.

    A refusal is shown to the seat that asked, so `args` holds nothing that seat may not know.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, object]) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "args": self.args}


@final
class Reason:
    """Why a rule says no: its slug in the catalogue and the key of the sentence. Rules return one, or None for yes."""

    __slots__ = ("key", "slug")

    def __init__(self, slug: str, key: str) -> None:
        self.slug = slug
        self.key = key

    def __repr__(self) -> str:
        return f"Reason({self.slug!r}, {self.key!r})"

    def refusal(self, game: str, args: dict[str, object]) -> Refusal:
        """The reason with the facts of the case."""
        return Refusal(full_slug(game, self), self.key, args)


#: Rules of the program itself, the same in every game, are written `speciate:<slug>`.
PROGRAM: Final = "speciate"
#: A number no move has, or a seat that is not at the table: no game has a rule about that.
NO_SUCH_MOVE: Final = Reason("move.form", "no-such-move")


def full_slug(game: str, reason: Reason) -> str:
    """The rule as a player may ask for it: `evolution:attack.size`, `speciate:move.form`."""
    return f"{PROGRAM if reason is NO_SUCH_MOVE else game}:{reason.slug}"
