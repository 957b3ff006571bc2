"""A person on the way to a table of a server: opening it, sitting down, waiting for the others, coming back."""

from datetime import datetime

from speciate.cli import held_seats, saves, seating
from speciate.cli.errors import wrong
from speciate.cli.held_seats import HeldSeat
from speciate.cli.remote_match import table_sentence
from speciate.cli.remote_session import RemoteSession
from speciate.cli.terminal import Terminal
from speciate.client.errors import ClientError
from speciate.client.http import Server
from speciate.client.link import TableLink
from speciate.client.seat import Seat
from speciate.core.game import GameSpec
from speciate.core.registry import get_game
from speciate.table.files import write_atomically


class Guest:
    """A person at this terminal, on the way to a table."""

    def __init__(
        self, terminal: Terminal, link: TableLink, name: str, number: int | None, watch: bool, auto: bool
    ) -> None:
        self.terminal = terminal
        self.link = link
        self.name = name
        self.number = number
        self.watch = watch
        self.auto = auto

    async def open(self, game: str, kinds: str, pairs: list[str]) -> None:
        """Opens a table with bots on the seats that were asked for, and says how others come to it."""
        spec = get_game(game)
        seated = seating.read_seats(self.terminal, spec, kinds or seating.usual_seats(spec), on_server=True)
        options = seating.read_options(self.terminal, pairs)
        async with Server(self.link.server) as server:
            opened = await server.open(spec.id, len(seated), options=dict(spec.read_options(options)))
            self.link = TableLink(self.link.server, opened.table)
            held_seats.hold(str(self.link), HeldSeat(-1, "", "", opened.token))
            host = server.table(opened.table, opened.token)
            for number, kind in enumerate(seated):
                if kind != seating.HUMAN:
                    await host.seat_bot(number, kind)
        self.terminal.line("join-opened", url=str(self.link))
        if seated.count(seating.HUMAN) > 1:
            self.terminal.say("join-invite")
            self.terminal.command("join", str(self.link))

    async def play(self) -> None:
        token, number = "", None
        if not self.watch:
            token, number = await self.sit()
        async with Seat.back(self.link.server, self.link.table, token, number) as seat:
            spec = await self.same_rules(seat)
            await self.gather(seat)
            session = RemoteSession(self.terminal, spec, seat, self.auto)
            await session.run()
            if seat.outcome is not None:
                await self.keep_record(spec)

    async def sit(self) -> tuple[str, int]:
        """The seat held already, or a free one."""
        held = held_seats.held(str(self.link))
        if held is not None and held.token and self.name in ("", held.name) and self.number in (None, held.seat):
            self.terminal.say("join-back", name=held.name)
            return held.token, held.seat
        name = self.name or self.terminal.ask(self.terminal.t("join-name") + " ") or self.terminal.t("name-human")
        async with Server(self.link.server) as server:
            taken = await server.table(self.link.table).sit(name, self.number)
        host = held.host if held is not None else ""
        held_seats.hold(str(self.link), HeldSeat(taken.seat, name, taken.token, host))
        self.terminal.say("join-sat", name=name, number=taken.seat + 1)
        return taken.token, taken.seat

    async def same_rules(self, seat: Seat) -> GameSpec:
        """The game as it is here; a server with other rules is told apart before anything is shown wrong."""
        spec = get_game(seat.table.game)
        async with Server(self.link.server) as server:
            rules = {game.id: game.rules for game in await server.games()}
        if rules.get(spec.id, spec.rules_version) != spec.rules_version:
            raise wrong(self.terminal, "error-rules", game=spec.id, here=spec.rules_version, there=rules[spec.id])
        return spec

    async def gather(self, seat: Seat) -> None:
        """Until hands are dealt: who comes and goes."""
        if seat.number >= 0 and seat.table.status == "gathering" and not seat.table.seats[seat.number].ready:
            await seat.ready()
        told = 0
        waited_for = 0
        while seat.table.status == "gathering":
            for one in seat.news[told:]:
                self.terminal.print(table_sentence(self.terminal, one, str), style="dim")
            told = seat.version
            free = sum(1 for place in seat.table.seats if not place.agent)
            if free and free != waited_for:  # not again whenever someone comes to the door or leaves it
                self.terminal.hint("join-free", count=free)
            waited_for = free
            await seat.changed(seat.changes)

    async def keep_record(self, spec: GameSpec) -> None:
        """The whole game, now that it may be seen, as if it had been played here."""
        try:
            async with Server(self.link.server) as server:
                text = await server.table(self.link.table).record()
        except ClientError:
            return
        path = saves.new_path(spec.id, datetime.now())
        write_atomically(path, text)
        self.terminal.say("end-replay")
        self.terminal.command("replay", path)

    def how_to_come_back(self) -> None:
        if self.link.table:
            self.terminal.say("join-left")
            self.terminal.command("join", str(self.link))
