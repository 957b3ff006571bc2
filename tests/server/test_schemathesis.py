"""Whatever the OpenAPI description allows, and much that it does not: the server never falls over."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.backends import LONG
from tests.server.web import OURS, Party, Web, web

EXAMPLES = 300 if LONG else 5
GENEROUS = 1000.0  # so that limits do not answer in place of the routes


class Described(NamedTuple):
    site: Web
    party: Party
    operations: list[Any]


@pytest.fixture
def described(database: str) -> Iterator[Described]:
    """The running application, and its routes as it describes them itself."""
    with web(database, GENEROUS) as site:
        status, description = site.look("/api/schema/openapi.json")
        assert status == 200
        schema = schemathesis.openapi.from_dict(description)
        operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        yield Described(site, site.open().begin(), operations)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "not allowed"])
def test_no_answer_is_a_server_error(described: Described, mode: GenerationMode) -> None:
    assert len(described.operations) >= 8
    answered: dict[str, int] = {}
    for operation in described.operations:
        if mode == GenerationMode.NEGATIVE and not (operation.body or operation.query):
            continue  # nothing about it can be wrong
        ask(described, operation, mode, answered)
    assert sum(answered.values()) >= EXAMPLES * 4
    assert described.party.seen()["table"]["status"] == "playing"


def ask(described: Described, operation: Any, mode: GenerationMode, answered: dict[str, int]) -> None:
    """Many requests to one route: at the real table or nowhere, by everyone and by strangers."""
    table = described.party.path.rpartition("/")[2]
    tokens = ["", "nonsense", *described.party.tokens]

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans(), token=st.sampled_from(tokens))
    def run(case: Any, real: bool, token: str) -> None:
        if real and case.path_parameters:
            case.path_parameters["id"] = table
        status = send(described.site, case, token)
        assert status < 500, f"{case.method} {case.formatted_path} answered {status}"
        answered[f"{case.method} {case.path}"] = answered.get(f"{case.method} {case.path}", 0) + 1

    run()


def send(site: Web, case: Any, token: str) -> int:
    request = case.as_transport_kwargs(base_url=OURS)
    headers = {name: str(value) for name, value in (request.get("headers") or {}).items()}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    reply = site.client.request(
        request["method"],
        request["url"],
        params=request.get("params"),
        headers=headers,
        json=request.get("json"),
        content=request.get("data"),
    )
    return int(reply.status_code)
