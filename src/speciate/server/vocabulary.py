"""What a client needs to put a game into words by itself: its sentences, and the types of their arguments.

The page says what `table/words.py` says; with this it can do so for a game of an outside package too.
"""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from speciate.bots.levels import LEVELS
from speciate.bots.registry import bots_of, styles_of
from speciate.core.game import Engine, GameSpec
from speciate.core.registry import all_games, get_game
from speciate.lab.bot_ratings import measured
from speciate.server.fixed import JSON, Fixed, fix, send_fixed
from speciate.server.request_context import Asking
from speciate.small.engine import SmallEngine
from speciate.table.words import LANGUAGES, Words, fluent_of

encode = msgspec.json.Encoder().encode


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


class OfferedBot(msgspec.Struct):
    """A level. A rating is as Elo's and of this game; where all win or lose together `wins` is what its team won."""

    name: str
    rating: int | None
    wins: float | None
    ms: float | None  # a choice, on average
    has_styles: bool


class OfferedBots(msgspec.Struct):
    """`strong-hunter` is a level in a style; without one it plays for points alone."""

    levels: list[OfferedBot]
    styles: list[str]


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


@cache
def fixed_words(game_id: str, lang: str) -> Fixed:
    return fix(encode(vocabulary(game_id, lang)))


@cache
def fixed_games(ids: tuple[str, ...]) -> Fixed:
    return fix(encode([form(get_game(id)) for id in ids]))


def form(game: GameSpec) -> dict[str, Any]:
    """A game as home shows it, with the few words that takes, and its options as a form."""
    return {
        "id": game.id,
        "title": game.title,
        "about": {lang: about(game, lang) for lang in LANGUAGES},
        "rules": game.rules_version,
        "seats": [game.min_seats, game.max_seats],
        "cooperative": game.cooperative,
        "options": [option.to_json() for option in game.options],
    }


def about(game: GameSpec, lang: str) -> dict[str, str]:
    """Its name and a line about it, as far as the game says them."""
    words = Words(game, lang, [])
    return {key: words.t(key) for key in ("title", "tagline") if key in words.keys}


@get("/api/games", sync_to_thread=True, responses={200: ResponseSpec(list[dict[str, Any]])})
def games(request: Asking) -> Response[bytes]:
    """The games there are, each with its seats and its options as a form."""
    listed = tuple(game.id for game in all_games().values() if game.listed)
    return send_fixed(request, fixed_games(listed), JSON)


@get("/api/games/{id:str}/words", sync_to_thread=True, responses={200: ResponseSpec(Vocabulary)})
def words(
    request: Asking, id: FromPath[str], lang: Annotated[str, QueryParameter(max_length=8)] = "en"
) -> Response[bytes]:
    """A game's sentences in one language, with what its events, moves and rules are made of."""
    return send_fixed(request, fixed_words(id, lang), JSON)


@cache
def fixed_bots(game_id: str) -> Fixed:
    return fix(encode(offer(get_game(game_id))))


def offer(game: GameSpec) -> OfferedBots:
    """Whom one can play against; what nobody has measured is null."""
    figures = measured(game.id)
    styles = styles_of(game.id)
    levels = []
    for name in bots_of(game.id):
        known = figures.get(name)
        levels.append(
            OfferedBot(
                name, known and known.rating, known and known.wins, known and known.ms, bool(styles) and name in LEVELS
            )
        )
    return OfferedBots(levels, styles)


@get("/api/games/{id:str}/bots", sync_to_thread=True, responses={200: ResponseSpec(OfferedBots)})
def offered_bots(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The levels of a game with their measured strength, and the styles each of them can have."""
    return send_fixed(request, fixed_bots(id), JSON)


@get("/api/bots", sync_to_thread=False)
def bots(game: Annotated[str, QueryParameter(max_length=60)] = "") -> list[str]:
    """The bots that a game is played with, by name; of no game in particular, those of every game."""
    return bots_of(game)


WORDS = (games, words, bots, offered_bots)
