"""What the server says about itself, a line an event on stderr: what happened, never what anyone holds or may know.

Three rules keep secrets out, whoever logs: only the fields listed here are written; of an exception its type and the
way to it, not its message; of other libraries only who complains, because they may quote what they were given.
"""

import logging
import sys
import time
import traceback
from collections.abc import Awaitable, Callable, MutableMapping
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.exceptions import HTTPException
from uvicorn.protocols.utils import ClientDisconnected

from speciate.core.errors import SpeciateError
from speciate.server.log_limits import LimitedHandler

OURS = "speciate"
FIELDS = (
    *("version", "engine", "database"),  # of the server
    *("method", "route", "status"),  # of a request; the route is the template, because the path names the table
    *("table", "audience", "command", "ok"),
    *("error", "ms"),
    "left_out",  # so many like this one were not written
)
GONE = "client disconnected prematurely"  # as Litestar says of a body that ends too early, and calls a mistake of ours
log = logging.getLogger("speciate.server")
_root = logging.getLogger()

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


def set_up(form: str, level: str) -> None:
    """`form` is plain or json, `level` one of logging; `auto` suits people at a terminal, and programs elsewhere."""
    is_watched = sys.stderr.isatty()
    if form == "auto":
        form = "plain" if is_watched else "json"
    if level == "auto":
        level = "warning" if is_watched else "info"
    # what no line of ours tells is not looked up for each of them
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    vars(logging)["_srcfile"] = None  # nor where it was said: the standard library's own word for that
    handler = LimitedHandler(sys.stderr, kind)
    handler.setFormatter(Json() if form == "json" else Plain())
    _root.handlers = [handler]
    _root.setLevel(logging.WARNING)  # of other libraries only trouble is told
    logging.getLogger(OURS).setLevel(level.upper())


def is_written(event: str) -> bool:
    """Whether a line about what happens all the time has a reader: else it is not even put together."""
    if not log.isEnabledFor(logging.INFO):
        return False
    for handler in _root.handlers:
        if isinstance(handler, LimitedHandler) and not handler.has_room(f"INFO {event}"):
            return False
    return True


def event(record: logging.LogRecord) -> str:
    """What has happened; of other libraries only who complains."""
    is_ours = record.name.partition(".")[0] == OURS
    return record.getMessage() if is_ours else f"trouble in {record.name}"


def kind(record: logging.LogRecord) -> str:
    """Which lines are alike, when there are too many of them."""
    return f"{record.levelname} {event(record)}"


def told(record: logging.LogRecord) -> dict[str, Any]:
    """What may be said of a record."""
    data: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": event(record),
    }
    data |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
    if record.exc_info and record.exc_info[0] is not None:
        data["error"] = record.exc_info[0].__name__
        data["trace"] = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(record.exc_info[2])]
    return data


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(told(record)).decode()


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data = told(record)
        trace = data.pop("trace", [])
        head = f"{data.pop('at')} {data.pop('level'):7} {data.pop('event')}"
        return "\n  ".join([" ".join([head, *(f"{name}={value}" for name, value in data.items())]), *trace])


class Requests:
    """An application with a line for each of its requests."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 0  # no answer at all

        async def sending(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            route = scope.get("path_template") or "none"
            what = {"method": scope["method"], "route": route, "status": status, "ms": since(start)}
            log.info("request", extra=what)


def since(start: float) -> float:
    """Milliseconds since a time of `perf_counter`."""
    return round((time.perf_counter() - start) * 1000, 1)


def bug(error: Exception, _: Any) -> None:
    """An exception that nobody has foreseen is our mistake, and the only kind that is told with the way to it."""
    foreseen = isinstance(error, SpeciateError | RecursionError | UnicodeDecodeError | ClientDisconnected)
    if isinstance(error, HTTPException):
        foreseen = error.status_code < 500 or error.detail == GONE
    if not foreseen:
        log.error("a mistake in the server", exc_info=error)
