"""Opening a table on a server from a program."""

from collections.abc import Mapping, Sequence

from speciate.api.remote import RemoteSeat, background, connect
from speciate.client.http import Server
from speciate.client.link import TableLink, read_server
from speciate.core.registry import get_game


def host(
    server: str,
    game: str,
    name: str = "Host",
    *,
    bots: Sequence[str] = (),
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    public: bool = False,
    lang: str = "en",
) -> RemoteSeat:
    """Opens a table on a server (`http://host:8000`), with bots of the server in its last seats, and sits down there.

    Without `seats` it is for oneself and the bots, or for the fewest who can play. The game begins when the other
    seats are taken; `address` is the link to send. `public` shows the table to everybody.

    >>> import speciate
    >>> speciate.host("http://127.0.0.1:9", "evolution", seats=99)
    Traceback (most recent call last):
    ...
    speciate.core.errors.BadOption: evolution is for 2 to 6 players, not 99
    """
    spec = get_game(game)
    count = seats if seats is not None else max(len(bots) + 1, spec.min_seats)
    spec.new(count, options)  # what cannot be is refused here, before there is a table
    link = background().run(
        _opened(read_server(server), spec.id, count, tuple(bots), spec.read_options(options or {}), public)
    )
    return connect(str(link), name, lang=lang)


async def _opened(
    url: str, game: str, seats: int, bots: tuple[str, ...], options: dict[str, object], public: bool
) -> TableLink:
    async with Server(url) as server:
        opened = await server.open(game, seats, public=public, options=options)
        table = server.table(opened.table, opened.token)
        for number, bot in enumerate(bots, start=seats - len(bots)):
            await table.seat_bot(number, bot)
        return TableLink(url, opened.table)
