"""The pack files that a server would play with."""

from collections.abc import Iterator, Sequence

from speciate.cli.checkup.finding import Finding, bad, good
from speciate.cli.errors import describe
from speciate.cli.terminal import Terminal
from speciate.core.errors import SpeciateError


def packs(terminal: Terminal, given: Sequence[str]) -> Iterator[Finding]:
    from speciate.server.packs import read_packs

    for word in given:
        try:
            [pack] = read_packs([word]).values()
        except (SpeciateError, OSError) as error:
            yield bad("doctor-pack-broken", pack=word, why=describe(terminal, error))
        else:
            yield good("doctor-pack", pack=word, name=pack.name)
