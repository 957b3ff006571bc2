"""What a server is run with, and what programs and people count on: its numbers, its database, its addresses.

How long, how many, how much at once: no behaviour of a quick test hangs on most of them, but those who run a server,
clients and databases do. `python -m tests.golden.make` writes them anew where a change is meant.
"""

import ast
import importlib
import pkgutil
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from speciate import server, table
from speciate.server import commands, items, store, wire
from speciate.server.config import Config
from speciate.server.database import connect
from speciate.server.limits import Bucket, Count, Limit, Limits
from speciate.server.migrate import migrate
from speciate.server.timeouts import Http
from tests.server.web import web

KEPT = Path(__file__).with_name("contract.txt")


def lines() -> list[str]:
    return [*numbers(), *structs(), *limits(), *settings(), *database(), *addresses()]


def numbers() -> Iterator[str]:
    """The constants of every module, by name."""
    for package in (server, table):
        home = Path(next(iter(package.__path__)))
        for found in pkgutil.iter_modules(package.__path__):
            if not found.ispkg:
                module = importlib.import_module(f"{package.__name__}.{found.name}")
                for name in named_in(home / f"{found.name}.py"):
                    if is_plain(value := getattr(module, name)):
                        yield f"number {found.name} {name} {value!r}"


def named_in(path: Path) -> Iterator[str]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        yield from (target.id for target in targets if isinstance(target, ast.Name) and is_constant(target.id))


def is_constant(name: str) -> bool:
    return name.isupper() and name[0] != "_" and name != "NO_FILES"  # the numbers of errors are the system's


def is_plain(value: object) -> bool:
    """Numbers, and tuples and tables of them."""
    if isinstance(value, dict):
        return all(is_plain(each) for each in value.values())
    return (
        all(map(is_plain, value))
        if isinstance(value, tuple)
        else isinstance(value, int | float) and not isinstance(value, bool)
    )


def structs() -> Iterator[str]:
    """What is sent and stored, with what a field is where it is left out."""
    for module in (items, commands, wire, store):
        for name, found in vars(module).items():
            if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__:
                for field in msgspec.structs.fields(found):
                    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
                    left_out = "needed" if default is msgspec.NODEFAULT else repr(default)
                    yield f"struct {name}.{field.encode_name} {left_out}"


def limits() -> Iterator[str]:
    """So much at once and so much a second, for one client; and with twice the generosity."""
    for factor in (1.0, 2.0):
        for name, limit in vars(Limits(factor)).items():
            if isinstance(limit, Limit):
                bucket = Bucket(limit._burst, limit._rate)
                yield f"limit {factor} {name} {bucket._burst:g} at once {bucket._rate:g} a second"
            elif isinstance(limit, Count):
                yield f"limit {factor} {name} {limit._most} open"
    yield f"limit http {Http.headers_within} {Http.body_within} {Http.taken_within}"


def settings() -> Iterator[str]:
    """What `speciate serve` is run with, and what may be set."""
    for name, field in msgspec.json.schema(Config)["$defs"]["Config"]["properties"].items():
        yield f"setting {name} {field}"


def database() -> Iterator[str]:
    """Every table, index and trigger of a new database, and how its connections are kept."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.db"
        engine = connect(f"sqlite:///{path}")
        migrate(engine)
        engine.dispose()
        with closing(sqlite3.connect(path)) as connection:
            made = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2").fetchall()
    yield from (f"database {kind} {name} {' '.join((sql or '').split())}" for kind, name, sql in made)
    for url in ("sqlite://", "postgresql+psycopg://nobody@localhost/none"):
        pool: Any = connect(url).pool
        yield f"database pool {url.partition(':')[0]} {pool.size()} {pool._timeout}"


def addresses() -> Iterator[str]:
    """Every address with the answers that it is described to give, and the bounds of all that is sent and told."""
    with TemporaryDirectory() as folder, web(f"sqlite:///{Path(folder) / 'new.db'}") as site:
        described = site.look("/api/schema/openapi.json")[1]
    for path, ways in described["paths"].items():
        for way, told in ways.items():
            yield f"address {way} {path} {' '.join(sorted(told.get('responses', {})))}"
    for name, schema in sorted(described["components"]["schemas"].items()):
        for field, value in sorted(schema.get("properties", {}).items()):
            bounds = sorted(set(re.findall(r"'(?:min|max|exclusive|pattern|default)\w*': [^,}]+", str(plain(value)))))
            is_needed = field in schema.get("required", [])
            yield f"field {name}.{field} {'needed' if is_needed else 'optional'} {' '.join(bounds)}".rstrip()


def plain(value: Any) -> Any:
    """Without examples, which are drawn anew each time."""
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items() if not name.startswith("example")}
    return [plain(each) for each in value] if isinstance(value, list) else value
