"""The two databases every proof runs on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, run_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with run_cluster() as running:
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
