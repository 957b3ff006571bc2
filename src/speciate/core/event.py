"""What happened, in small pieces, and who may hear it."""

from typing import Final, final

from speciate.core.seats import SPECTATOR

EVERYONE: Final = -1  # an audience is a bit mask of seats; all bits set means everyone, spectators too


@final
class Event:
    """A named announcement. Seats outside `audience` hear `redacted` instead, or nothing at all.

    `args` is plain JSON. A species is `[seat, id]`, a card or trait its text code. `rule` is the slug of the rule it
    comes from, without the game's name; empty where no rule is behind it.
    """

    __slots__ = ("args", "audience", "name", "redacted", "rule")

    def __init__(
        self,
        name: str,
        args: dict[str, object],
        audience: int = EVERYONE,
        redacted: "Event | None" = None,
        rule: str = "",
    ) -> None:
        self.name = name
        self.args = args
        self.audience = audience
        self.redacted = redacted
        self.rule = rule

    def heard_by(self, seat: int) -> "Event | None":
        """The event as `seat` may hear it."""
        if self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat) & 1):
            return self
        return self.redacted

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args!r})"

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"event": self.name, **self.args}
        if self.rule:
            told["rule"] = self.rule
        return told


def read_event(told: dict[str, object]) -> Event:
    """Reads `Event.to_json`, as one audience heard it."""
    args = {name: value for name, value in told.items() if name not in ("event", "rule")}
    return Event(str(told["event"]), args, rule=str(told.get("rule", "")))


def only(seat: int) -> int:
    """The audience of one seat; nobody for a spectator."""
    return 1 << seat if seat > SPECTATOR and seat >= 0 else 0
