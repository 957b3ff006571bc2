"""One table: what its items add up to. What a command adds to them is for `service.py` to say."""

from collections import deque
from collections.abc import Iterable
from random import Random, SystemRandom
from typing import Any

import msgspec

from speciate.core.decision import Decision
from speciate.core.event import EVERYONE, Event
from speciate.core.fragments import Fragments
from speciate.core.game import GameSpec, Pack
from speciate.core.registry import get_game
from speciate.core.seats import SPECTATOR, seat_name
from speciate.server import items
from speciate.server.clock import ClockRule, SeatClocks
from speciate.server.commands import COLOURS
from speciate.server.feed import Feed, encode
from speciate.server.items import AnyItem
from speciate.server.past import Past, Steps
from speciate.server.proposal import Proposal
from speciate.server.refusals import NotAllowed
from speciate.server.table_seat import TableSeat
from speciate.table.match import Match
from speciate.table.record import Entry, Header
from speciate.table.rules_versions import usual_pack
from speciate.table.timeline import Timeline
from speciate.table.undo import decision_at, first_half, last_choice

HUMAN = "human"
HEARD_FORMAT = "speciate-heard/1"
STAND_IN = "greedy"  # who plays for someone who is gone, or out of time
CHATS_KEPT = 200  # messages that whoever comes to the table is sent
OUT_OF_TIME = "out of time"  # what the record says of such a move


class HostedTable:
    def __init__(self, id: str, nature: Random | None = None) -> None:
        self.id = id
        self.nature = nature or SystemRandom()
        self.count = 0  # items so far
        self.name = ""
        self.public = False
        self.seats: list[TableSeat] = []
        self.match: Match | None = None
        self.proposal: Proposal | None = None
        self.suggestions: dict[int, str] = {}  # what each seat points at, until somebody moves
        self.reissuable: set[int] = set()  # seats whose players agreed to a new token
        self.paused = False
        self.ended = 0  # when the game was over, in milliseconds
        self.rematch = ""  # the table where the same people play again
        self.closed = False
        self.hints = self.spectators = self.spectator_chat = True
        self.chats = 0  # how much was said
        self._undoable: dict[int, tuple[int, dict[str, Any]]] = {}  # by seat: its last choice and what is told of it
        self._choices: dict[int, tuple[int, str]] = {}  # by seat: its last choice that stands, and what was asked then
        self._summary: dict[str, Any] | None = None  # as it was last asked for, until something happens
        self._pending: list[Decision] | None = None  # the same
        self._chats: deque[dict[int, int]] = deque()  # of what was said last: its place in each feed
        self.clocks = SeatClocks(ClockRule(), 0)
        self.game: GameSpec  # from the first item on
        self._options: dict[str, Any] = {}
        self.rules = ""
        self._pack: Pack | None = None
        self.pack = ""  # the name of components other than the usual ones
        #: What each audience has heard, in order: seats, and spectators. The length is its version.
        self.feeds: dict[int, Feed] = {}
        #: Which entries of the record each audience knows of.
        self.steps: dict[int, Steps] = {}

    # -- adding up ------------------------------------------------------------------------------

    @classmethod
    def read(cls, id: str, stored: Iterable[AnyItem], nature: Random | None = None) -> "HostedTable":
        """A table of the past, where time does not matter."""
        table = cls(id, nature)
        for item in stored:
            table.add(item)
        return table

    def add(self, item: AnyItem, at: int = 0) -> None:
        """Takes in what happened at a time (milliseconds); what comes from storage was judged when it was made."""
        self.count += 1
        before = len(self.feeds.get(SPECTATOR, ()))
        self._take(item)
        if not self.ended and self.match is not None and self.match.record.is_finished:
            self.ended = at
        self._summary = self._pending = None
        if self.clocks.rule.kind == "none":
            return
        owing = set() if self.paused else self.owing
        if isinstance(item, items.Moved) and item.seat >= 0:
            # only a move that shows stops a clock, by what is heard of it or by who is waited for: a hidden step must
            # not show, not even in time
            if len(self.feeds[SPECTATOR]) > before or item.seat not in owing:
                self.clocks.moved(item.seat, at)
        self.clocks.set_running(owing, at)

    def _take(self, item: AnyItem) -> None:
        match item:
            case items.Opened():
                self._open(item)
            case items.Sat(seat=seat, name=name, agent=agent):
                colour = item.colour or self._free_colour()
                self.seats[seat] = TableSeat(name, agent, agent, ready=agent != HUMAN, colour=colour)
                self._tell_all({"table": "sat", "seat": seat, "name": name, "agent": agent, "colour": colour})
            case items.Stood(seat=seat):
                self.seats[seat] = TableSeat()
                self._tell_all({"table": "stood", "seat": seat})
            case items.Coloured(seat=seat, colour=colour):
                self.seats[seat].colour = colour
                self._tell_all({"table": "coloured", "seat": seat, "colour": colour})
            case items.Readied(seat=seat, ready=ready):
                self.seats[seat].ready = ready
                self._tell_all({"table": "ready", "seat": seat, "ready": ready})
            case items.Began():
                self._begin()
            case items.Moved(seat=seat, move=move, forced=forced, note=note):
                self._enter(Entry(seat, self.game.engine.codec.parse(move), forced=forced, note=note))
            case items.Undone(seat=seat, to=to, keep=keep):
                self._enter(Entry(seat, to=to, keep=keep))
            case items.Asked(seat=seat, what=what, to=to):
                choice = self._choice(seat, to) if what == "undo" else 0
                self.proposal = Proposal(seat, what, to, {seat}, choice, item.voters)
                self._tell_all({"table": "asked", "seat": seat, "what": what, "of": self.proposal.of})
            case items.Answered(seat=seat, yes=yes):
                self._answered(seat, yes)
            case items.Agreed(seat=seat):
                self.proposal = None
                self.reissuable.add(seat)
            case items.Reissued(seat=seat):
                self.reissuable.discard(seat)
                self._tell_all({"table": "reissued", "seat": seat})
            case items.TimeSkipped(since=since, until=until):
                if given := self.clocks.rest(since, until):
                    self._tell_all({"table": "rested", "ms": given})
            case items.HandedOver(seat=seat, agent=agent):
                self.proposal = None
                self.seats[seat].agent = agent
                self._tell_all({"table": "handed", "seat": seat, "agent": agent})
            case items.Said(seat=seat, name=name, text=text):
                self._said({"chat": text, "seat": seat, "name": name})
            case items.Suggested(seat=seat, move=move):
                self._suggested(seat, move)
            case items.WebhookSet(seat=seat, url=url):
                self.seats[seat].webhook = url
            case items.Paused(paused=paused):
                self.paused = paused
                if self.proposal is not None and self.proposal.what == "pause":
                    self.proposal = None
                self._tell_all({"table": "paused", "paused": paused})
            case items.Rematched(seat=seat, table=table):
                self.rematch = table
                self._tell_all({"table": "rematch", "seat": seat})
            case items.Closed():
                self.closed = True
                self._tell_all({"table": "closed"})

    def _open(self, item: items.Opened) -> None:
        self.game = get_game(item.game)
        usual = usual_pack(self.game, item.rules)
        if usual is None:
            raise NotAllowed(
                f"this table is played by rules {item.rules} of {item.game}, which this server does not have"
            )
        self._options = item.options
        self.rules = item.rules
        self._pack = usual if item.pack is None else self.game.engine.pack(item.pack)
        self.pack = "" if item.pack is None else self._pack.name
        self.name = item.name
        self.public = item.public
        self.hints, self.spectators, self.spectator_chat = item.hints, item.spectators, item.spectator_chat
        self.clocks = SeatClocks(item.clock, item.seats)
        self.seats = [TableSeat() for _ in range(item.seats)]
        self.feeds = {audience: Feed() for audience in (*range(item.seats), SPECTATOR)}
        self.steps = {audience: Steps() for audience in self.feeds}

    def _free_colour(self) -> str:
        taken = {place.colour for place in self.seats}
        return next((colour for colour in COLOURS if colour not in taken), "")

    def _begin(self) -> None:
        names = [place.name for place in self.seats]
        agents = [place.agent for place in self.seats]
        assert self._pack is not None
        options = self.game.read_options(self._options)
        header = Header(self.game, options, self._pack, names, agents, rules=self.rules)
        self.match = Match(Timeline(header, marks=False), self.nature, remembers=False)
        self._tell_all({"table": "began"})

    def _enter(self, entry: Entry) -> None:
        """One entry of the record; everyone hears what they may."""
        match = self.playing
        self.suggestions.clear()
        position = match.position + 1
        self._note_choice(entry, position)
        jumps = entry.is_undo and not match.timeline.stands(entry.to)
        heard = match.enter(entry)
        if entry.is_move:
            self._tell_of_move(entry.seat, position, heard)
        else:
            self._tell_of_undo(entry, position)
        if jumps:
            line = set(match.timeline.line())
            for steps in self.steps.values():
                steps.stand(line)
        if self.proposal is not None:
            self._end_question(entry, match.timeline.knows(SPECTATOR, position))

    def _tell_of_move(self, seat: int, position: int, heard: list[Event]) -> None:
        """Those who hear the same share it: there are many tables."""
        written = {id(told): encode(told.to_json()) for event in heard for told in (event, event.redacted) if told}
        is_public = {event.audience for event in heard} <= {EVERYONE}
        for_all = [written[id(event)] for event in heard] if is_public else []
        for audience, feed in self.feeds.items():
            news = for_all
            if not is_public:
                news = [written[id(told)] for event in heard if (told := event.heard_by(audience)) is not None]
            if news or seat == audience:
                first = len(feed)
                feed += news
                self.steps[audience].add(position, first, len(feed), True)

    def _tell_of_undo(self, entry: Entry, position: int) -> None:
        kept = set(self.playing.timeline.after(entry.to))
        for audience, feed in self.feeds.items():
            first = len(feed)
            steps = self.steps[audience]
            if (back := steps.take_back(entry.to, kept)) is not None:
                feed.append(encode({"event": "undone", "seat": entry.seat, "to": back}))
            if len(feed) > first or entry.seat == audience:
                steps.add(position, first, len(feed), False)

    def _note_choice(self, entry: Entry, position: int) -> None:
        """Before an entry: what it answers. To find that out later would mean to play moves again."""
        if not entry.is_move:
            self._choices.clear()  # an undo: which choices stand is looked up again
        elif entry.seat >= 0 and not entry.forced:
            decision = self.decision(entry.seat)
            self._choices[entry.seat] = (position, "" if decision is None else decision.kind)

    def _choice(self, seat: int, to: int) -> int:
        """The position of the first move of a seat that stands after `to`."""
        match = self.playing
        mine = (at for at in match.timeline.after(to) if match.record.entries[at - 1].seat == seat)
        return next(mine, 0)

    def _end_question(self, entry: Entry, public: bool) -> None:
        """Once the table has moved on, a late yes must not take it back: an entry ends an open question for an undo.

        But only one that all know of. If a hidden choice ended it, its end would tell of that choice; so hidden ones
        can be made meanwhile. If all then agree, those that rest on what is taken back go with it, and their makers
        hear that; nobody else does.
        """
        proposal = self.proposal
        if proposal is not None and proposal.what == "undo":
            if public or not self.playing.timeline.stands(proposal.choice):
                self.proposal = None
                if entry.is_move:
                    self._tell_all({"table": "dropped", "what": "undo"})

    def _answered(self, seat: int, yes: bool) -> None:
        if self.proposal is not None:  # tables of long ago: an undo was still voted on after further moves
            if yes:
                self.proposal.yes.add(seat)
            else:
                self.proposal = None
        self._tell_all({"table": "answered", "seat": seat, "yes": yes})

    def _suggested(self, seat: int, move: str) -> None:
        """What is withdrawn just goes; what is said is heard."""
        self.suggestions.pop(seat, None)
        if move:
            self.suggestions[seat] = move
            actor = self.pending[0].seat
            self._tell_all({"table": "suggested", "seat": seat, "to": actor, "move": move})

    def _said(self, news: dict[str, Any]) -> None:
        """The last that was said is kept for whoever comes; what is older was heard by those who were there."""
        self.chats += 1
        self._chats.append({audience: len(feed) for audience, feed in self.feeds.items()})
        self._tell_all(news)
        if len(self._chats) > CHATS_KEPT:
            for audience, place in self._chats.popleft().items():
                self.feeds[audience].forget(place)

    def _tell_all(self, news: dict[str, Any]) -> None:
        encoded = encode(news)
        for feed in self.feeds.values():
            feed.append(encoded)

    # -- what it is -----------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, Any]:
        return self._options

    @property
    def playing(self) -> Match:
        """The match; only once it has begun."""
        if self.match is None:
            raise NotAllowed("the game has not begun yet", "not-begun")
        return self.match

    @property
    def status(self) -> str:
        if self.closed:
            return "closed"
        if self.match is None:
            return "gathering"
        return "over" if self.match.outcome is not None else "playing"

    @property
    def pending(self) -> list[Decision]:
        """What is owed now, by whomever; looked up once a change, for everyone is told. Not to be changed."""
        if self._pending is None:
            self._pending = [] if self.match is None else self.match.pending()
        return self._pending

    @property
    def owing(self) -> set[int]:
        """The seats that owe a decision."""
        return {decision.seat for decision in self.pending}

    def decision(self, seat: int) -> Decision | None:
        """What a seat owes now, if anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def is_alone(self, seat: int) -> bool:
        """Whether one plays against bots only; a bot that stands in for somebody is not one of them."""
        return all(place.owner != HUMAN for other, place in enumerate(self.seats) if other != seat)

    def version(self, audience: int) -> int:
        """How much an audience has heard. It grows only with what that audience may know."""
        return len(self.feeds[audience])

    def summary(self) -> dict[str, Any]:
        """What the lobby shows, and everyone at the table: nothing of the game itself. Not to be changed."""
        if self._summary is None:
            self._summary = self._sum_up()
        return self._summary

    def _sum_up(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": self.name,
            "game": self.game.id,
            "options": self._options,
            "pack": self.pack,
            "status": self.status,
            "paused": self.paused,
            "waiting": [decision.seat for decision in self.pending],
            "clocks": self.clocks.to_json(),
            "hints": self.hints,
            "spectators": self.spectators,
            "spectator_chat": self.spectator_chat,
            "question": None if self.proposal is None else self.proposal.to_json(),
            "seats": [place.to_json() for place in self.seats],
            **({"house": True} if self._pack is not None and self._pack.is_house else {}),
            **self._ending(),
        }

    def _ending(self) -> dict[str, Any]:
        """Who won and when, once it is over; when is not known of a game from elsewhere."""
        outcome = None if self.match is None else self.match.outcome
        return {} if outcome is None else {"winners": outcome.winners, "ended": self.ended}

    def past(self, audience: int) -> Past:
        """What an audience may visit of the game so far; once it has begun."""
        return Past(self.playing, audience, self.steps[audience], self.feeds[audience])

    def heard_record(self, audience: int) -> str:
        """What an audience has heard so far, as JSON lines: the record of a running game as far as it may be known."""
        header = {**self.playing.record.header.to_json(), "format": HEARD_FORMAT, "audience": seat_name(audience)}
        return "\n".join([encode(header).decode(), *self.feeds[audience].lines()]) + "\n"

    def update(self, audience: int, since: int) -> dict[str, Any]:
        """All that `audience` needs after version `since`: what it has not heard, and the table as it may see it."""
        head = {"version": self.version(audience), "news": self.news(audience, since), "table": self.summary()}
        return {**head, **self.sight(audience)}

    def news(self, audience: int, since: int) -> list[dict[str, Any]]:
        """What an audience has not heard; of a very long past only the last part."""
        feed = self.feeds[audience]
        return feed.read(slice(feed.start(since), None))

    def sight(self, audience: int, fragments: Fragments | None = None) -> dict[str, Any]:
        """The game as `audience` may see it now, and what it owes; with fragments the view is encoded already."""
        data: dict[str, Any] = {}
        if audience >= 0:
            data["seat"] = audience
        if self._pack is not None and self._pack.printed:
            data["printed"] = self._pack.printed
        match = self.match
        if match is not None:
            view = match.view(audience)
            data["view"] = view.to_json() if fragments is None else msgspec.Raw(view.encoded(fragments))
            decision = None if self.paused else self.decision(audience)  # nobody thinks on while the clocks stand
            if decision is not None:
                data["decision"] = decision.to_json()
                data["legal"] = match.legal(audience).codes()
            elif (offered := self.offered(audience)) is not None:
                data["offered"] = offered
            if self.suggestions:
                data["suggestions"] = [{"seat": seat, "move": move} for seat, move in self.suggestions.items()]
            outcome = match.outcome
            if outcome is not None:
                data["outcome"] = outcome.to_json()
                if self.rematch and audience >= 0:  # its id lets in: it is for those who played
                    data["rematch"] = self.rematch
            elif (undoable := self.undoable(audience)) is not None:
                data["undo"] = undoable
        return data

    def undoable(self, seat: int) -> dict[str, Any] | None:
        """What a seat can take back, or ask to: its last choice, which its own moves alone decide."""
        if seat < 0:
            return None
        noted = self._choices.get(seat)
        choice = last_choice(self.playing, seat) if noted is None else noted[0]
        if not choice:
            return None
        known = self._undoable.get(seat)
        if known is None or known[0] != choice:
            known = self._undoable[seat] = (choice, self._describe_choice(seat, choice))
        return known[1]

    def _describe_choice(self, seat: int, choice: int) -> dict[str, Any]:
        match = self.playing
        is_alone = self.is_alone(seat)
        first = first_half(match, choice) if is_alone else choice
        noted = self._choices.get(seat)
        if noted is not None and noted[0] == first:
            kind = noted[1]
        else:
            decision = decision_at(match, first)
            kind = "" if decision is None else decision.kind
        return {
            "move": match.record.entries[first - 1].code,
            "kind": kind,
            "free": is_alone,
        }

    def offered(self, audience: int) -> dict[str, Any] | None:
        """In a co-operative game: what the one whose turn it is can do, to be advised on; bots take no advice."""
        match = self.match
        if match is None or not self.game.cooperative or audience < 0 or self.paused:
            return None
        pending = self.pending
        if len(pending) != 1 or pending[0].sealed or pending[0].seat == audience:
            return None
        if self.seats[pending[0].seat].agent != HUMAN:
            return None
        return {"decision": pending[0].to_json(), "legal": match.legal(pending[0].seat).codes()}
