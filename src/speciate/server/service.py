"""What a command does: judged by who asks and by the rules, then a list of items that happen together.

The table is changed in memory as the items are made; they count only once they are stored. When storing fails
the caller throws the table away and reads it again.
"""

from collections.abc import Callable, Iterable

from speciate.bots.registry import check_bot_name
from speciate.core.seats import NATURE, SPECTATOR
from speciate.server import commands, items
from speciate.server.bot_names import bot_name
from speciate.server.clock import milliseconds
from speciate.server.commands import AnyCommand
from speciate.server.hosted_table import HUMAN, OUT_OF_TIME, STAND_IN, HostedTable
from speciate.server.items import HOST, AnyItem
from speciate.server.names import check_name
from speciate.server.refusals import NotAllowed
from speciate.server.table_seat import TableSeat
from speciate.table.undo import LONGEST, MOST_UNDOS, find_point_against_bots, find_undo_point, last_choice

CHATS = 2000  # messages a table takes
CHATS_OF_ALL = 1000  # so many that those who look on leave the players room to talk
ITEMS = 10_000  # that are no moves: far more than an evening has, few enough for a table to be read quickly
ITEMS_KEPT = 500  # of them kept for what a game may need to go on: a stand-in for who has used up the rest
GRACE = 60  # seconds somebody may be gone before the others can ask for a stand-in

#: Moves and undos end by the rules of the game and by a limit of their own.
FREE = (commands.Play, commands.Undo, commands.SkipTime, commands.Close)
NEEDED = (commands.HandOver, commands.Vote, commands.TakeBack, commands.Pause)


class Service:
    """One command at one table, by one role: a seat, HOST or SPECTATOR."""

    def __init__(
        self, table: HostedTable, role: int, note: str = "", absent: Callable[[int], float] = lambda _: float("inf")
    ) -> None:
        self.table = table
        self.role = role
        self.note = note  # for the record: why a bot did not choose the move itself
        self.absent = absent  # for how many seconds a seat has been gone
        self.now = milliseconds()
        self.made: list[AnyItem] = []

    def perform(self, command: AnyCommand | commands.SkipTime) -> list[AnyItem]:
        """The items the command makes; NotAllowed or IllegalMove when it may not, and then nothing has changed."""
        if self.table.closed:
            raise NotAllowed("this table is closed", "closed")
        if not isinstance(command, FREE):
            self.check_room(ITEMS if isinstance(command, NEEDED) else ITEMS - ITEMS_KEPT)
        match command:
            case commands.SeatBot():
                self.seat_bot(command)
            case commands.Stand():
                self.stand(self.seat())
            case commands.Remove():
                self.host_only()
                self.stand(command.seat)
            case commands.SetColour():
                self.set_colour(command.colour)
            case commands.SetReady():
                self.set_ready(command)
            case commands.Play():
                self.play(command)
            case commands.Undo():
                self.undo()
            case commands.Vote():
                self.vote(command)
            case commands.HandOver():
                self.hand_over(command)
            case commands.TakeBack():
                self.take_back()
            case commands.Chat():
                self.chat(command)
            case commands.Suggest():
                self.suggest(command)
            case commands.SetWebhook():
                self.make(items.WebhookSet(self.seat(), command.url))
            case commands.Pause():
                self.pause(command.paused)
            case commands.Rematch():
                self.rematch(command.table)
            case commands.SkipTime():
                self.make(items.TimeSkipped(command.since, command.until))
            case commands.Close():
                self.host_only()
                self.make(items.Closed())
        return self.made

    def make(self, item: AnyItem) -> None:
        self.table.add(item, self.now)
        self.made.append(item)

    def check_room(self, most: int) -> None:
        """Whoever gets ready and unready all day would otherwise fill the disk, and the memory of the server."""
        table = self.table
        if table.count - (0 if table.match is None else table.match.position) >= most:
            raise NotAllowed("this table is full: too much has happened at it", "table-full")

    # -- who may --------------------------------------------------------------------------------

    def seat(self) -> int:
        if self.role < 0:
            raise NotAllowed("only a player at the table can do this", "players-only")
        return self.role

    def host_only(self) -> None:
        if self.role != HOST:
            raise NotAllowed("only the host of the table can do this", "host-only")

    def place(self, seat: int) -> TableSeat:
        if seat >= len(self.table.seats):
            raise NotAllowed(f"there is no seat {seat}; seats go from 0 to {len(self.table.seats) - 1}")
        return self.table.seats[seat]

    def gathering_only(self) -> None:
        if self.table.match is not None:
            raise NotAllowed("the game has begun", "begun")

    def going_only(self) -> None:
        if self.table.paused:
            raise NotAllowed("the game is paused", "paused")

    # -- before the game ------------------------------------------------------------------------

    def sit(self, name: str, seat: int | None, colour: str = "") -> tuple[int, list[AnyItem]]:
        """A person takes a seat, a free one of their choice or the first."""
        if self.table.closed:
            raise NotAllowed("this table is closed", "closed")
        self.check_room(ITEMS - ITEMS_KEPT)
        self.gathering_only()
        free = [number for number, place in enumerate(self.table.seats) if place.free]
        if not free:
            raise NotAllowed("every seat is taken", "full")
        chosen = free[0] if seat is None else seat
        if chosen not in free:
            known = ", ".join(str(number) for number in free)
            raise NotAllowed(f"seat {chosen} is not free; free are: {known}", "seat-taken", seat=chosen)
        check_name(name, [place.name for place in self.table.seats])
        self.colour_is_free(colour)
        self.make(items.Sat(chosen, name, HUMAN, colour))
        return chosen, self.made

    def seat_bot(self, command: commands.SeatBot) -> None:
        self.host_only()
        self.gathering_only()
        check_bot_name(command.bot, self.table.game.id)
        if not self.place(command.seat).free:
            raise NotAllowed(f"seat {command.seat} is taken", "seat-taken", seat=command.seat)
        name = bot_name(command.bot, command.seat, [place.name for place in self.table.seats])
        self.make(items.Sat(command.seat, name, command.bot))
        self.begin_when_ready()

    def stand(self, seat: int) -> None:
        self.gathering_only()
        if self.place(seat).free:
            raise NotAllowed(f"nobody sits at seat {seat}", "seat-free", seat=seat)
        self.make(items.Stood(seat))

    def colour_is_free(self, colour: str) -> None:
        if colour and colour in [place.colour for place in self.table.seats]:
            raise NotAllowed(f"someone here has {colour} already", "colour-taken")

    def set_colour(self, colour: str) -> None:
        self.gathering_only()
        seat = self.seat()
        if colour != self.place(seat).colour:
            self.colour_is_free(colour)
            self.make(items.Coloured(seat, colour))

    def set_ready(self, command: commands.SetReady) -> None:
        self.gathering_only()
        self.make(items.Readied(self.seat(), command.ready))
        self.begin_when_ready()

    def begin_when_ready(self) -> None:
        """Hands are dealt only when every seat is taken and ready."""
        if all(place.ready for place in self.table.seats):
            self.make(items.Began())
            self.let_nature()

    # -- the game -------------------------------------------------------------------------------

    def play(self, command: commands.Play) -> None:
        """All the moves or none: the first that is refused is named, and the table is as before."""
        match = self.table.playing
        seat = self.seat()
        self.going_only()
        if self.note.startswith(OUT_OF_TIME) and not self.table.clocks.is_late(seat, self.now):
            raise NotAllowed("the player has moved in time", "in-time")  # while the stand-in was thinking
        codec = self.table.game.engine.codec
        packed = [codec.parse(code) for code in command.moves]
        match.check(seat, packed)
        for move in packed:
            self.make(items.Moved(seat, codec.text(move), note=self.note))
            self.let_nature()

    def let_nature(self) -> None:
        """Nature's moves, until a player must choose."""
        match = self.table.playing
        codec = self.table.game.engine.codec
        while (move := match.nature_move()) >= 0:
            self.make(items.Moved(NATURE, codec.text(move)))

    def undo(self) -> None:
        """Free against bots, and while nothing was revealed; otherwise a question to the table."""
        seat = self.seat()
        match = self.table.playing
        is_alone = self.table.is_alone(seat)
        back = find_point_against_bots(match, seat) if is_alone else find_undo_point(match, seat)
        if not back.obstacle:
            self.make(items.Undone(seat, back.to, back.keep))
            return
        if back.obstacle == "enough":
            text = f"you have taken back {MOST_UNDOS} moves in this game: no more are allowed"
            raise NotAllowed(text, "undo-enough", count=MOST_UNDOS)
        if back.obstacle == "long":
            text = f"this game has {LONGEST} entries, with all that was taken back: no more can be taken back"
            raise NotAllowed(text, "undo-long", count=LONGEST)
        choice = last_choice(match, seat)
        if not choice or match.record.is_finished:
            raise NotAllowed("there is nothing to take back", "undo-nothing")
        if not any(place.agent == HUMAN for other, place in enumerate(self.table.seats) if other != seat):
            raise NotAllowed("it cannot be taken back: something was revealed, and bots cannot consent", "undo-bots")
        self.ask("undo", match.timeline.before(choice))

    def hand_over(self, command: commands.HandOver) -> None:
        """One's own seat goes to a bot at once: whoever leaves asks nobody. That of another is a question."""
        self.seat()
        if self.table.status != "playing" or self.place(command.seat).agent != HUMAN:
            raise NotAllowed(f"seat {command.seat} cannot be handed to a bot", "hand-over-not")
        if command.seat == self.role:
            self.make(items.HandedOver(command.seat, STAND_IN))
            return
        if self.absent(command.seat) < GRACE:
            text = f"seat {command.seat} is here, or has been gone for less than {GRACE} seconds"
            raise NotAllowed(text, "hand-over-early", seconds=GRACE)
        # two who are gone must not have to agree to each other
        here = {seat for seat in self.people() if self.absent(seat) <= GRACE}
        self.ask("hand-over", command.seat, here - {command.seat})

    def ask(self, what: str, to: int = -1, voters: Iterable[int] | None = None) -> None:
        """Asks the seats that a thing concerns: all people but the one who asks, unless it is said whom."""
        before = self.table.proposal
        # one's own gives way to another: those who were asked may be gone, and then nobody could end it
        if before is not None and (before.seat != self.role or (before.what, before.to) == (what, to)):
            raise NotAllowed("another question is open; answer it first", "question-open")
        asked = self.people() if voters is None else voters
        others = sorted(seat for seat in asked if seat != self.role)
        self.make(items.Asked(self.role, what, to, others))
        if not others:  # nobody is there to ask
            self.grant()

    def people(self) -> set[int]:
        """The seats where a person plays."""
        return {seat for seat, place in enumerate(self.table.seats) if place.agent == HUMAN}

    def vote(self, command: commands.Vote) -> None:
        proposal = self.table.proposal
        if proposal is None:
            raise NotAllowed("nobody has asked anything", "question-none")
        seat = self.seat()
        if proposal.voters and seat not in proposal.voters:
            raise NotAllowed("this was not asked of you", "question-not-yours")
        self.make(items.Answered(seat, command.yes))
        self.settle_question()

    def settle_question(self) -> None:
        """It happens when everyone it concerns has agreed; bots agree to everything."""
        proposal = self.table.proposal
        if proposal is None:
            return
        # of old tables it is not known who was asked
        asked = set(proposal.voters) or self.people() - {proposal.of if proposal.what == "hand-over" else -1}
        if asked & self.people() <= proposal.yes:
            self.grant()

    def grant(self) -> None:
        proposal = self.table.proposal
        assert proposal is not None
        match proposal.what:
            case "undo":
                # what was asked for, wherever it stands now: someone may have taken back a hidden choice before it
                self.make(items.Undone(proposal.seat, self.table.playing.timeline.before(proposal.choice)))
            case "hand-over":
                self.make(items.HandedOver(proposal.to, STAND_IN))
            case "reissue":
                self.make(items.Agreed(proposal.to))
            case "pause":
                self.make(items.Paused(True))

    def pause(self, paused: bool) -> None:
        """Where time counts, whoever stops the clocks asks the others: it would be time to think for one's own move."""
        has_clock = self.table.clocks.rule.kind != "none"
        if self.role != HOST and not (has_clock and self.role >= 0):
            self.host_only()
        if self.table.paused == paused:
            raise NotAllowed("it is paused already" if paused else "it is not paused", "pause-same")
        if paused and has_clock and self.table.status == "playing" and self.people() - {self.role}:
            self.ask("pause")
        else:
            self.make(items.Paused(paused))

    def reissue(self, seat: int) -> bool:
        """A new token for a seat; False when the others were asked for it and have not all agreed.

        In a running game it shows the hand of that seat: the other players must agree, and whoever is at the seat.
        """
        self.host_only()
        self.check_room(ITEMS)
        if self.place(seat).free:
            raise NotAllowed(f"nobody sits at seat {seat}", "seat-free", seat=seat)
        table = self.table
        if table.status == "playing" and seat not in table.reissuable:
            proposal = table.proposal
            if proposal is not None and (proposal.what, proposal.to) == ("reissue", seat):
                return False
            is_gone = self.absent(seat) >= GRACE
            self.ask("reissue", seat, self.people() - ({seat} if is_gone else set()))
            if seat not in table.reissuable:
                return False
        self.make(items.Reissued(seat))
        return True

    def rematch(self, table: str) -> None:
        """The first who opens another table is followed by the rest."""
        seat = self.seat()
        if self.table.status != "over":
            raise NotAllowed("the game is not over yet", "rematch-early")
        if self.table.rematch:
            raise NotAllowed("somebody has opened a rematch already", "rematch-there")
        self.make(items.Rematched(seat, table))

    def take_back(self) -> None:
        seat = self.seat()
        place = self.place(seat)
        if place.owner != HUMAN or place.agent == HUMAN:
            raise NotAllowed("this seat is yours already", "seat-yours")
        self.make(items.HandedOver(seat, HUMAN))

    def chat(self, command: commands.Chat) -> None:
        table = self.table
        if self.role >= 0 and table.match is not None:
            table.match.check_talk(self.role)
        if self.role == SPECTATOR and not table.spectators and table.match is not None:
            raise NotAllowed("this table has no spectators", "spectators-off")
        if self.role == SPECTATOR and not table.spectator_chat:
            raise NotAllowed("spectators cannot chat at this table", "chat-off")
        if table.chats >= (CHATS_OF_ALL if self.role == SPECTATOR else CHATS):
            raise NotAllowed("this table has no room for more messages", "chat-full")
        name = table.seats[self.role].name if self.role >= 0 else "host" if self.role == HOST else "spectator"
        self.make(items.Said(self.role, name, command.text))

    def suggest(self, command: commands.Suggest) -> None:
        """Advice is talk: whom the rules keep silent cannot give any."""
        seat = self.seat()
        match = self.table.playing
        match.check_talk(seat)
        offered = self.table.offered(seat)
        if offered is None:
            raise NotAllowed("there is nobody to advise now", "advise-nobody")
        if command.move and command.move not in offered["legal"]:
            raise NotAllowed("this cannot be done now", "advise-not")
        self.make(items.Suggested(seat, command.move))
