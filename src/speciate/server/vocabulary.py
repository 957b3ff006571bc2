"""What a client needs to put a game into words by itself: its sentences, and the types of their arguments.

The page says what `table/words.py` says; with this it can do so for a game of an outside package too.
"""

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from speciate.bots.registry import BOTS
from speciate.core.game import Engine
from speciate.core.registry import get_game
from speciate.small.engine import SmallEngine
from speciate.table.words import fluent_of


class MoveForm(msgspec.Struct):
    """A kind of move: the regular expression of its code, with a group for each argument."""

    kind: str
    pattern: str
    args: list[tuple[str, str]]  # name and type


class FieldForm(msgspec.Struct):
    """A field of the view of a game in one file: how the plain board draws it."""

    name: str
    shape: str  # number, seat, word, card, cards, numbers or grid
    type: str  # of its values, as in moves
    each: bool  # every player has one
    names: list[str]  # all there are of its type; of a row of numbers, what each belongs to


class Vocabulary(msgspec.Struct):
    game: str
    lang: str
    ftl: str  # the text of the game's locale
    events: dict[str, dict[str, str]]  # event -> argument -> type
    moves: list[MoveForm]
    rules: list[str]  # slugs in the rulebook's order, without the game's name
    card: str  # the regular expression of a card that has parts, with named groups; empty if there is none
    pack: dict[str, Any]  # the usual components: maps, tiles, cards
    fields: list[FieldForm]  # of a game in one file; empty for any other


def vocabulary(game_id: str, lang: str) -> Vocabulary:
    game = get_game(game_id)
    engine = game.engine
    return Vocabulary(
        game=game.id,
        lang=lang,
        ftl=fluent_of(game, lang),
        events={name: dict(args) for name, args in engine.events.items()},
        moves=[
            MoveForm(kind.name, kind.regex.pattern, [(name, type.name) for name, type in kind.args])
            for kind in engine.codec.kinds.values()
        ],
        rules=list(engine.rules),
        card=engine.card_text.replace("(?P<", "(?<"),  # as JavaScript writes it
        pack=engine.pack().to_json(),
        fields=fields_of(engine),
    )


def fields_of(engine: Engine) -> list[FieldForm]:
    if not isinstance(engine, SmallEngine):
        return []
    types = engine.definition.types
    return [
        FieldForm(
            name,
            field.shape,
            field.type,
            field.each,
            [str(item) for item in types.get(field.type, ())],
        )
        for name, field in engine.definition.fields.items()
    ]


@get("/api/games/{id:str}/words", sync_to_thread=True)
def words(id: FromPath[str], lang: Annotated[str, QueryParameter(max_length=8)] = "en") -> Vocabulary:
    """A game's sentences in one language, with what its events, moves and rules are made of."""
    return vocabulary(id, lang)


@get("/api/bots", sync_to_thread=False)
def bots() -> list[str]:
    """The bots there are, by name."""
    return list(BOTS)
