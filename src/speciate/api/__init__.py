"""The front door: where each name that `import speciate` offers comes from. Nothing below imports it.

The list of the names is `speciate.__all__`. Seats on servers are in `remote` and `hosting`, which are loaded
when somebody connects.
"""

from speciate.api.catalogue import GameInfo as GameInfo
from speciate.api.catalogue import GameOption as GameOption
from speciate.api.catalogue import games as games
from speciate.api.local import Table as Table
from speciate.api.local import load as load
from speciate.api.local import new as new
from speciate.api.local import play as play
from speciate.api.rules import Rule as Rule
from speciate.api.rules import rule as rule
from speciate.api.thoughts import ConsideredMove as ConsideredMove
from speciate.api.thoughts import Thoughts as Thoughts
from speciate.api.tournament import ArenaResult as ArenaResult
from speciate.api.tournament import arena as arena
from speciate.api.views import SeatView as SeatView
from speciate.bots.custom import BadBot as BadBot
from speciate.bots.custom import Bot as Bot
from speciate.bots.stdio import stdio as stdio
from speciate.client.errors import ClientError as ClientError
from speciate.core.decision import Decision as Decision
from speciate.core.errors import BadOption as BadOption
from speciate.core.errors import BadPack as BadPack
from speciate.core.errors import BadRecord as BadRecord
from speciate.core.errors import IllegalMove as IllegalMove
from speciate.core.errors import SpeciateError as SpeciateError
from speciate.core.errors import UnknownName as UnknownName
from speciate.core.errors import UnreadableMove as UnreadableMove
from speciate.core.event import Event as Event
from speciate.core.moves import Move as Move
from speciate.core.outcome import Outcome as Outcome
from speciate.core.seats import SPECTATOR as SPECTATOR
from speciate.table.agent import Request as Request
from speciate.table.imagined import ImaginedTable as ImaginedTable
from speciate.table.legal import LegalMoves as LegalMoves
