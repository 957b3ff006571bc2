"""The seats a person holds at tables of servers: the tokens, in a file nobody else may read."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from speciate.cli.terminal import home
from speciate.table.files import replacing


class HeldSeat(NamedTuple):
    """A seat, or with `seat` below zero the host's place alone."""

    seat: int
    name: str
    token: str
    host: str = ""  # the host's token, for whoever opened the table


def file() -> Path:
    return home() / "seats.json"


def held(link: str) -> HeldSeat | None:
    """The seat held at a table; none when the file is not there or not ours."""
    data = _read().get(link)
    try:
        return (
            None if data is None else HeldSeat(int(data["seat"]), str(data["name"]), str(data["token"]), data["host"])
        )
    except (KeyError, TypeError, ValueError):
        return None


def hold(link: str, seat: HeldSeat) -> None:
    data = {**_read(), link: seat._asdict()}
    with replacing(file()) as beside:
        beside.chmod(0o600)
        beside.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _read() -> dict[str, Any]:
    try:
        data = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}
