"""The two databases every proof runs on, and a server with a table on one of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.club_evening import Evening
from tests.server.postgres import Cluster, NoPostgres, run_cluster
from tests.server.web import Party, Web, web


@contextmanager
def cluster_or_skip() -> Iterator[Cluster]:
    try:
        with run_cluster() as running:
            yield running
    except NoPostgres as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with cluster_or_skip() as running:
        yield running


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """One that nobody else has tables in, so that it can be stopped."""
    with cluster_or_skip() as running:
        yield running


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'speciate.db'}"


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of each kind."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return Evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture
def site(sqlite: str) -> Iterator[Web]:
    with web(sqlite) as running:
        yield running


@pytest.fixture
def party(site: Web) -> Party:
    return site.open().begin()
