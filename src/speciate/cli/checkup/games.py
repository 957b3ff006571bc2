"""Whether every game can be played."""

import warnings
from collections.abc import Iterator
from random import Random

from speciate.cli.checkup.finding import Finding, bad, good, lacking
from speciate.core.playout import playout
from speciate.core.registry import all_games


def games() -> Iterator[Finding]:
    """Every game is set up and played to its end by chance: engine, default pack and libraries are sound then."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        found = all_games()
    yield from (lacking("doctor-games-outside", why=str(each.message)) for each in said)
    listed = [game for game in found.values() if game.listed]
    sound: list[str] = []
    for game in listed:
        try:
            playout(game.new(game.min_seats), Random(1))
        except Exception as error:  # whatever a damaged installation or an outside game does
            yield bad("doctor-games-broken", game=game.id, why=f"{type(error).__name__}: {error}")
        else:
            sound.append(game.id)
    if sound:
        yield good("doctor-games", names=", ".join(sound))
