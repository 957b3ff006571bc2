"""`speciate serve`: tables for friends, on this machine or a club's."""

import os
import signal
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from speciate.cli.errors import one_line, read_file, wrong
from speciate.cli.terminal import Terminal, terminal_of

if TYPE_CHECKING:
    from speciate.server.config import Config

PREFIX = "SPECIATE_"
GRACE = 10  # seconds for open requests when the server is told to stop


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    config: Annotated[str, typer.Option("--config", metavar="FILE")] = "",
) -> int:
    terminal = terminal_of(context)
    given = {"host": host, "port": port, "database": database, "origins": origin or None}
    flags = {name: value for name, value in given.items() if value is not None}
    checked = read_config(terminal, flags, os.environ, Path(config) if config else None)
    check_database(terminal, checked.database)
    listening = listen(terminal, checked.host, checked.port)
    try:
        return run(terminal, checked, listening)
    finally:
        listening.close()


# -- configuration --------------------------------------------------------------------------------


def read_config(
    terminal: Terminal, flags: Mapping[str, Any], environment: Mapping[str, str], path: Path | None
) -> "Config":
    """Flags before the environment, before the file, before what is usual; each mistake named with its place."""
    import msgspec

    from speciate.server.config import Config

    fields = [field.name for field in msgspec.structs.fields(Config)]
    layers: list[tuple[str, dict[str, Any]]] = []
    if path is not None:
        layers.append((str(path), read_toml(terminal, path, fields)))
    named = {name: environment.get(PREFIX + name.upper(), "") for name in fields}
    spoken = {name: value for name, value in named.items() if value}
    if "origins" in spoken:
        spoken["origins"] = [word for word in spoken["origins"].replace(",", " ").split() if word]  # type: ignore[assignment]
    layers += [(PREFIX + "…", dict(spoken)), ("--…", dict(flags))]
    values: dict[str, Any] = {}
    for source, layer in layers:
        for name, value in layer.items():
            where = place(source, name)
            try:
                msgspec.convert({name: value}, Config, strict=False)
            except msgspec.ValidationError as error:
                detail = str(error).partition(" - at ")[0]
                raise wrong(terminal, "error-setting", where=where, value=str(value), detail=detail) from None
            values[name] = value
    return msgspec.convert(values, Config, strict=False)


def place(source: str, name: str) -> str:
    """Where a value came from, as its owner would look for it."""
    if source == "--…":
        return "--" + ("origin" if name == "origins" else name.replace("_", "-"))
    return PREFIX + name.upper() if source == PREFIX + "…" else f"{source}: {name}"


def read_toml(terminal: Terminal, path: Path, known: list[str]) -> dict[str, Any]:
    try:
        data = tomllib.loads(read_file(terminal, path))
    except tomllib.TOMLDecodeError as error:
        raise wrong(terminal, "error-not-toml", path=str(path), detail=one_line(str(error))) from None
    for name in data:
        if name not in known:
            raise wrong(terminal, "error-unknown-setting", path=str(path), name=name, known=", ".join(known))
    return data


def check_database(terminal: Terminal, url: str) -> None:
    """Whether the database can be opened, before anything listens."""
    from sqlalchemy import create_engine
    from sqlalchemy.exc import SQLAlchemyError

    try:
        engine = create_engine(url)
        try:
            engine.connect().close()
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        reason = getattr(error, "orig", None) or error
        raise wrong(terminal, "error-database", detail=one_line(str(reason))) from None


# -- listening ------------------------------------------------------------------------------------


def listen(terminal: Terminal, host: str, port: int) -> socket.socket:
    """The socket itself, so that a port in use is one line and not a stack of them."""
    listening: socket.socket | None = None
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
        return listening
    except OSError as error:
        if listening is not None:
            listening.close()
        raise wrong(terminal, "error-listen", host=host, port=str(port), detail=str(error.strerror)) from None


def run(terminal: Terminal, config: "Config", listening: socket.socket) -> int:
    """Serves until told to stop, then finishes what is open. Only how it was asked to stop is not passed on."""
    import uvicorn

    from speciate.server.app import create_app

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce(terminal, config.host, listening.getsockname()[1])

    settings = uvicorn.Config(create_app(config), log_level="warning", timeout_graceful_shutdown=GRACE)
    server = Announced(settings)
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run([listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if not server.started:
        raise wrong(terminal, "error-not-started")
    terminal.say("serve-stopped")
    return 0


def announce(terminal: Terminal, host: str, port: int) -> None:
    is_everywhere = host in ("0.0.0.0", "::", "")
    shown = socket.gethostname() if is_everywhere else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}"
    terminal.line("serve-listens", url=url)
    terminal.say("serve-open")
    terminal.command("join", url, "--open", "evolution", "--seats", "human,human,greedy", "--name", "Ann")
    terminal.line("serve-invite")
    if not is_everywhere and host in ("127.0.0.1", "::1", "localhost"):
        terminal.line("serve-local")
    terminal.hint("serve-stop")
    terminal.console.file.flush()
