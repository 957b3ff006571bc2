"""Language models at the table: the table as text, tools for agents, environments, and how well a model plays.

`SeatText` and `Moment` make the texts; `evaluate` measures a model; `mcp_server` and `textarena_env` need the packages
`mcp` and `textarena` (`pip install speciate[mcp]`, `speciate[textarena]`). docs/language-models.md tells how.
"""

from speciate.language.evaluate import Evaluation as Evaluation
from speciate.language.evaluate import evaluate as evaluate
from speciate.language.model_agent import Tally as Tally
from speciate.language.model_agent import Terms as Terms
from speciate.language.models import Model as Model
from speciate.language.models import ProgramModel as ProgramModel
from speciate.language.moment import Moment as Moment
from speciate.language.moment import moment_of as moment_of
from speciate.language.seat_text import SeatText as SeatText
