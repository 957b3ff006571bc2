"""What the doctor says of a database that is there, of both kinds."""

from speciate.cli.checkup.database import database as examined
from speciate.server.database import connect
from speciate.server.migrate import migrate
from speciate.server.schema import REVISION


def test_a_database_is_looked_at_before_and_after_its_first_server(database: str) -> None:
    [before] = examined(database)
    assert before.level == "good" and before.key in ("doctor-database-new", "doctor-database-empty")
    engine = connect(database)
    migrate(engine)
    engine.dispose()
    [after] = examined(database)
    assert (after.level, after.key, after.values["schema"]) == ("good", "doctor-database", REVISION)
