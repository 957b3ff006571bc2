"""The database of a server: whether it can be reached and which schema it has. Nothing in it is changed."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from speciate.cli.checkup.finding import Finding, bad, good, lacking
from speciate.cli.checkup.places import why_not
from speciate.cli.errors import one_line

if TYPE_CHECKING:
    from sqlalchemy import URL, Engine

HIDDEN = "***"
SECRET = re.compile(r"pass|secret|key|token", re.IGNORECASE)  # in the name of a parameter


def database(url: str) -> Iterator[Finding]:
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        parts = make_url(url)
    except (SQLAlchemyError, ValueError):  # what it says may quote the password
        yield bad("doctor-database-unreadable")
        return
    shown = masked(parts)
    path = Path(parts.database or "")
    if is_sqlite(parts):
        trouble = why_not(path.absolute().parent)
        if trouble:
            yield bad("doctor-database-closed", url=shown, why=trouble)
            return
        if not path.is_file():
            yield good("doctor-database-new", url=shown)
            return
    yield of_schema(parts, shown)


def of_schema(parts: "URL", shown: str) -> Finding:
    """What the database says itself."""
    from speciate.server.schema import REVISION

    try:
        schema = schema_of(parts)
    except ModuleNotFoundError as error:
        return bad("doctor-database-driver", url=shown, name=str(error.name))
    except Exception as error:  # whatever a driver raises: nobody else may show it, for it may quote the password
        reason = str(getattr(error, "orig", None) or error)
        return bad("doctor-database-away", url=shown, why=without_secrets(one_line(reason), parts))
    if schema is None:
        return good("doctor-database-empty", url=shown)
    if schema == REVISION:
        return good("doctor-database", url=shown, schema=schema)
    if schema in known():
        return lacking("doctor-database-old", url=shown, schema=schema, newest=REVISION)
    return bad("doctor-database-newer", url=shown, schema=schema, newest=REVISION)


def schema_of(parts: "URL") -> str | None:
    from speciate.server.database import connect, reading
    from speciate.server.migrate import revision_of

    engine = read_only(parts) if is_sqlite(parts) else connect(parts.render_as_string(hide_password=False))
    try:
        with reading(engine) as connection:
            return revision_of(connection)
    finally:
        engine.dispose()


def is_sqlite(parts: "URL") -> bool:
    return parts.get_backend_name() == "sqlite"


def read_only(parts: "URL") -> "Engine":
    """A file of SQLite that is only read: a server would prepare it for writing, whoever it belongs to."""
    from sqlalchemy import create_engine

    return create_engine(f"sqlite:///file:{quote(str(Path(parts.database or '').absolute()))}?mode=ro&uri=true")


def known() -> set[str]:
    from alembic.script import ScriptDirectory

    from speciate.server.migrate import HERE

    return {script.revision for script in ScriptDirectory(str(HERE)).walk_revisions()}


# -- secrets --------------------------------------------------------------------------------------


def masked(parts: "URL") -> str:
    """The address as it may be shown to anybody: no password, neither in its place nor among the parameters."""
    hidden = {name: HIDDEN for name in parts.query if SECRET.search(name)}
    return parts.update_query_dict(hidden).render_as_string(hide_password=True).replace(quote(HIDDEN), HIDDEN)


def without_secrets(text: str, parts: "URL") -> str:
    """What a driver said, should it have quoted the password."""
    for secret in filter(None, [parts.password, *secrets(parts.query)]):
        text = text.replace(str(secret), HIDDEN)
    return text


def secrets(query: Mapping[str, object]) -> list[str]:
    return [str(value) for name, value in query.items() if SECRET.search(name)]
