"""`speciate serve`: tables for friends, on this machine or a club's."""

import os
import signal
import socket
import sys
import tomllib
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from speciate import __version__, _engine
from speciate.cli.errors import one_line, read_file, wrong
from speciate.cli.terminal import Terminal, home, terminal_of
from speciate.core.errors import SpeciateError

if TYPE_CHECKING:
    from speciate.server.config import Config

PREFIX = "SPECIATE_"
DATABASE_FILE = PREFIX + "DATABASE_FILE"  # for addresses with a password, which an environment shows to others
FLAGS = {"origins": "origin", "hosts": "allow-host", "packs": "pack"}  # that are not called as the setting is
PING = 45.0  # seconds between two looks whether somebody is still on a socket: there may be thousands
BOT_PAUSE = 0.6  # seconds before a bot's move: people are to see who did what
GRACE = 10  # seconds for open requests when the server is told to stop


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    pack: Annotated[list[str] | None, typer.Option("--pack", metavar="GAME=FILE")] = None,
    lab: Annotated[bool, typer.Option("--lab")] = False,
    lab_folder: Annotated[str | None, typer.Option("--lab-folder", metavar="FOLDER")] = None,
    bot_pause: Annotated[str | None, typer.Option("--bot-pause", metavar="SECONDS")] = None,
    log: Annotated[str | None, typer.Option("--log", metavar="FORM")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", metavar="LEVEL")] = None,
    config: Annotated[str, typer.Option("--config", metavar="FILE")] = "",
    open_page: Annotated[bool, typer.Option("--open")] = False,
    leave_tables: Annotated[bool, typer.Option("--leave-tables")] = False,
) -> int:
    terminal = terminal_of(context)
    any_port = open_page and port is None and not os.environ.get(PREFIX + "PORT")
    is_named = database is not None or config or os.environ.get(PREFIX + "DATABASE") or os.environ.get(DATABASE_FILE)
    if open_page and not is_named:
        database = own_database()
    given = {
        "host": host,
        "port": port,
        "database": database,
        "origins": origin or None,
        "hosts": allow_host or None,
        "packs": pack or None,
        "lab": lab or None,
        "lab_folder": lab_folder,
        "bot_pause": bot_pause,
        "log": log,
        "log_level": log_level,
    }
    flags = {name: value for name, value in given.items() if value is not None}
    checked = read_config(terminal, flags, os.environ, Path(config) if config else None)
    check_packs(checked.packs)
    check_lab(terminal, checked)
    check_database(terminal, checked.database, leave_tables)
    # a browser keeps its seats by address: the usual port if it is free, so that they are found again
    usual = checked.port if not any_port or is_free(checked.host, checked.port) else 0
    listening = listen(terminal, checked, usual)
    try:
        return run(terminal, checked, listening, open_page)
    finally:
        listening.close()


def own_database() -> str:
    """Where games are kept that somebody plays on their own machine, whatever the folder they are in."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


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
    layers += [(PREFIX + "…", read_environment(terminal, environment, fields)), ("--…", dict(flags))]
    values: dict[str, Any] = {"bot_pause": BOT_PAUSE, "lab_folder": str(home() / "lab")}
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


def read_environment(
    terminal: Terminal, environment: Mapping[str, str], known: list[str]
) -> dict[str, str | list[str]]:
    """The variables that say something; several names are divided by commas or spaces, several packs by commas."""
    named = {name: environment.get(PREFIX + name.upper(), "") for name in known}
    file = environment.get(DATABASE_FILE, "")
    if file and not named["database"]:
        named["database"] = read_file(terminal, Path(file)).strip()
    spoken: dict[str, str | list[str]] = {name: value for name, value in named.items() if value}
    for several in ("origins", "hosts"):
        if named.get(several):
            spoken[several] = named[several].replace(",", " ").split()
    if named.get("packs"):
        spoken["packs"] = [file.strip() for file in named["packs"].split(",")]
    return spoken


def place(source: str, name: str) -> str:
    """Where a value came from, as its owner would look for it."""
    if source == "--…":
        return "--" + FLAGS.get(name, name.replace("_", "-"))
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


def check_packs(files: Sequence[str]) -> None:
    """Every mistake of a pack, before anything listens."""
    from speciate.server.packs import read_packs

    read_packs(files)


def check_lab(terminal: Terminal, config: "Config") -> None:
    """The lab starts processes and is for one person: no other machine is let near it."""
    from speciate.server.addresses import is_own

    if config.lab and not is_own(config.host):
        raise wrong(terminal, "error-lab-host", host=config.host)


def check_database(terminal: Terminal, url: str, leave_tables: bool) -> None:
    """Opens the database and brings it up to date, before anything listens."""
    from sqlalchemy.exc import SQLAlchemyError

    from speciate.server.database import connect
    from speciate.server.migrate import migrate
    from speciate.server.upgrade import OtherRules, refuse_other_rules

    try:
        engine = connect(url)
        try:
            if not leave_tables:
                refuse_other_rules(engine)
            migrate(engine)
        finally:
            engine.dispose()
    except OtherRules:
        raise
    except (SQLAlchemyError, SpeciateError, ImportError) as error:
        reason = getattr(error, "orig", None) or error
        raise wrong(terminal, "error-database", detail=one_line(str(reason))) from None


# -- listening ------------------------------------------------------------------------------------


def is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
    return True


def listen(terminal: Terminal, config: "Config", port: int) -> socket.socket:
    """The socket itself, so that a port in use is one line and not a stack of them."""
    from speciate.server.tcp_listener import Listener, connections_of

    host = config.host
    listening: Listener | None = None
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = Listener(family, kind, protocol)
        listening.connections = connections_of(config)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
        return listening
    except OSError as error:
        if listening is not None:
            listening.close()
        raise wrong(terminal, "error-listen", host=host, port=str(port), detail=str(error.strerror)) from None


def run(terminal: Terminal, config: "Config", listening: socket.socket, open_page: bool = False) -> int:
    """Serves until told to stop, then finishes what is open. Only how it was asked to stop is not passed on."""
    import uvicorn

    from speciate.server import logs
    from speciate.server.app import create_app
    from speciate.server.socket_frames import END_FRAME
    from speciate.server.socket_lines import Handshake
    from speciate.server.timeouts import MAX_HEADERS, Http

    logs.set_up(config.log, config.log_level)

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                logs.log.info("started", extra=about(config))
                announce(terminal, config, listening.getsockname()[1], open_page)

    settings = uvicorn.Config(
        logs.Requests(create_app(config)),
        loop="asyncio",  # another would accept connections without asking the listener
        http=Http,
        ws=Handshake,
        h11_max_incomplete_event_size=MAX_HEADERS,
        log_config=None,
        access_log=False,
        ws_max_size=END_FRAME,
        ws_ping_interval=PING,
        timeout_graceful_shutdown=GRACE,
    )
    server = Announced(settings)
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run([listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if not server.started:
        raise wrong(terminal, "error-not-started")
    logs.log.info("stopped")
    terminal.say("serve-stopped")
    return 0


def about(config: "Config") -> dict[str, str]:
    """What the log says of a server that starts; the address of the database may hold a password."""
    kind = config.database.partition(":")[0].partition("+")[0]
    return {"version": __version__, "engine": _engine.name(), "database": kind}


def announce(terminal: Terminal, config: "Config", port: int, open_page: bool = False) -> None:
    from speciate.server.addresses import is_own
    from speciate.server.page import is_built

    host = config.host
    is_everywhere = host in ("0.0.0.0", "::", "")
    shown = socket.gethostname() if is_everywhere else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}"
    terminal.line("serve-listens", url=url)
    terminal.say("serve-page" if is_built() else "serve-no-page")
    lab = f"{url}/lab#key={key_of(config)}" if config.lab else ""
    if lab:
        terminal.line("serve-lab", url=lab)
    if open_page and is_built() and has_screen():
        webbrowser.open(lab or url)
    terminal.say("serve-open")
    terminal.command("join", url, "--open", "evolution", "--seats", "human,human,greedy", "--name", "Ann")
    terminal.line("serve-invite")
    if is_own(host):
        terminal.line("serve-local")
    terminal.hint("serve-stop")
    terminal.console.file.flush()


def key_of(config: "Config") -> str:
    from speciate.server.laboratory import owner_key

    return owner_key(Path(config.lab_folder))


def has_screen() -> bool:
    """Whether a browser would have a window; in a bare terminal it would take the terminal over."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
