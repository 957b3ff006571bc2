"""Outages of the database under play, from outside: what they do to players, and the account afterwards."""

import asyncio
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Protocol

import msgspec

from tests.pace import stretched
from tests.server.club import Club
from tests.server.ledger import Account, settle
from tests.server.postgres import Cluster
from tests.server.processes import HealthWatch, Said, Served, verify

BEFORE = (0.2, 0.8)  # seconds of play before each outage
SOME = 2  # moves at each table between two outages
READY_WITHIN = 10.0  # seconds after which a run does not wait any longer; what is allowed is for the test to say
PLAYED_WITHIN = 20.0


class Fault(Protocol):
    """Something that keeps the server from its database for a while."""

    def begin(self) -> None: ...

    def end(self) -> None: ...


class Stopped:
    """PostgreSQL itself is gone."""

    def __init__(self, cluster: Cluster) -> None:
        self.begin = cluster.stop_now
        self.end = cluster.start


class Report(msgspec.Struct):
    """What a run has shown."""

    outages: int = 0
    account: Account = msgspec.field(default_factory=Account)
    breaches: dict[str, int] = {}
    waits: int = 0
    resent: int = 0
    ready: list[float] = []  # seconds from each return of the database to /ready; those in time
    played: list[float] = []  # seconds from each return until every table has gone on by some moves
    late: int = 0  # outages after which the server was not ready in time
    unnoticed: int = 0  # outages during which /ready said nothing
    slowest_health: float = 0.0  # seconds
    lifeless: int = 0
    stuck: int = 0  # outages after which some table did not go on
    differences: list[str] = []  # what a new server says otherwise of a table than its players saw
    verdict: Said = Said(-1, "")

    def line(self) -> str:
        """One line of figures."""
        account = self.account
        return (
            f"{self.outages} outages, {account.acknowledged} acknowledged moves, {account.lost} lost, "
            f"{account.doubled} doubled, {account.disordered} out of order, {account.gaps} tables with gaps, "
            f"ready again after {shown(self.ready)}, {self.late} times not in time, {SOME} moves at every table after "
            f"{shown(self.played)}, slowest answer of /health and /ready {self.slowest_health:.2f} s, "
            f"verify exits with {self.verdict.code}, breaches {self.breaches or 'none'}"
        )


def shown(times: list[float]) -> str:
    return f"{median(times):.2f} s (longest {max(times):.2f})" if times else "never"


def quiet(_: str) -> None:
    pass


class Run:
    """Play on a server through many outages. `length` is how long each lasts, in seconds."""

    def __init__(
        self,
        server: Served,
        database: str,
        fault: Fault,
        length: tuple[float, float],
        say: Callable[[str], None] = quiet,
    ) -> None:
        self.report = Report()
        self._server = server
        self._database = database  # as it is reached without the fault
        self._fault = fault
        self._length = length
        self._say = say
        self._rng = Random(7)
        self._stopping = False

    def stop(self) -> None:
        """No further outage: the account is made of those there were."""
        self._stopping = True

    async def play(self, count: int) -> Report:
        async with Club(self._server.url) as club:
            with HealthWatch(self._server.url) as watch:
                assert await club.goes_on(SOME, stretched(PLAYED_WITHIN)) is not None, "no game has begun"
                while self.report.outages < count and not self._stopping:
                    await self._outage(club, watch)
                    ready = f"ready after {self.report.ready[-1]:.2f} s" if self.report.ready else "not ready"
                    ready += f", every table after {self.report.played[-1]:.2f} s" if self.report.played else ""
                    done = f"{self.report.outages} of {count}"
                    self._say(f"{done}: {club.ledger.acknowledged} moves acknowledged, {ready}")
                self.report.slowest_health, self.report.lifeless = watch.slowest, watch.lifeless
            await club.stop()
            await asyncio.to_thread(self._server.stop)
            self._settle(club)
            await asyncio.to_thread(self._server.start)
            self.report.differences = await club.differences()
        return self.report

    async def _outage(self, club: Club, watch: HealthWatch) -> None:
        await asyncio.sleep(self._rng.uniform(*BEFORE))
        unready = watch.unready
        await asyncio.to_thread(self._fault.begin)
        try:
            await asyncio.sleep(self._rng.uniform(*self._length))
        finally:
            self.report.unnoticed += watch.unready == unready
            await asyncio.to_thread(self._fault.end)
        self.report.outages += 1
        ready = await asyncio.to_thread(watch.until_ready, stretched(READY_WITHIN))
        if ready is None:
            self.report.late += 1
        else:
            self.report.ready.append(ready)
        played = await club.goes_on(SOME, stretched(PLAYED_WITHIN))
        if played is None:
            self.report.stuck += 1
        else:
            self.report.played.append((ready or 0.0) + played)

    def _settle(self, club: Club) -> None:
        self.report.account = settle(self._database, club.ledger)
        self.report.breaches = dict(club.ledger.breaches)
        self.report.waits, self.report.resent = club.ledger.waits, club.ledger.resent
        self.report.verdict = verify(self._database)


def check(report: Report, ready_within: float) -> None:
    """All that a server promises about outages."""
    print(report.line())
    assert report.account.is_sound, report.line()
    assert report.verdict.code == 0, report.verdict.text
    assert report.differences == [], "a new server shows its players another table"
    assert not report.stuck, f"after {report.stuck} outages some table did not go on"
    assert not report.breaches, report.breaches
    assert not report.lifeless and report.slowest_health < stretched(1.0), report.line()
    assert not report.unnoticed, f"/ready did not tell of {report.unnoticed} outages"
    assert len(report.ready) == report.outages and max(report.ready) < stretched(ready_within), report.ready
    assert report.waits, "nobody was told to wait"
    assert report.account.acknowledged > report.outages
