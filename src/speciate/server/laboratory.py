"""The designer's lab in the browser, for the owner of the server alone: experiments, packs, games with a changed pack.

Games of an experiment are never played in this process (`lab/jobs.py`). Without `--lab` none of these addresses exist.
"""

import secrets
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from speciate.bots.registry import bots_of
from speciate.core.errors import BadPack, SpeciateError
from speciate.core.registry import get_game
from speciate.kit.packs import not_toml
from speciate.lab.asked_run import AskedRun, named
from speciate.lab.experiment import USUAL_MEASURES, Experiment, Seats, Variant
from speciate.lab.jobs import Jobs, JobsBusy
from speciate.lab.pack_form import PackForm, PackVerdict, form_of, judge
from speciate.lab.shelf import LabRun, NoSuchRun, RunHead, Shelf
from speciate.lab.toml_text import toml_text
from speciate.server.limits import Limits
from speciate.server.names import table_name
from speciate.server.page import lab_page
from speciate.server.refusals import told
from speciate.server.request_context import Asking, backend_of, client_of, credentials
from speciate.table.files import write_atomically
from speciate.table.mistake_words import MistakeWords
from speciate.table.words import LANGUAGES

KEY: Final = "key"  # the file with the owner's key, in the folder of the lab
MOST: Final = 1024 * 1024  # bytes of an experiment: eight packs
STRANGER: Final = "the lab is for whoever runs this server: open it by the link that the server has printed"

Lang = Annotated[str, QueryParameter(max_length=8)]


class Laboratory:
    """What a server has for its owner: the runs, the processes that play them, and the key that opens it."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder / "runs")
        self.jobs = Jobs(self.shelf)
        self.key = owner_key(folder)

    @property
    def routes(self) -> list[Any]:
        """The screen, which anybody may see, and what it asks, which only the owner may."""
        said: dict[int | type[Exception], Callable[[Asking, Any], Response[Any]]] = {
            NoSuchRun: partial(say, status=404),
            JobsBusy: partial(say, status=409),
        }
        asked = Router(
            "/", route_handlers=LAB, guards=[owner_only], request_max_body_size=MOST, exception_handlers=said
        )
        return [lab_page, asked]


def say(_: Asking, error: SpeciateError, status: int) -> Response[dict[str, Any]]:
    return Response(told(error), status_code=status)


def owner_key(folder: Path) -> str:
    """The same for good, so that a page that was opened goes on after the server has started again."""
    path = folder / KEY
    try:
        if word := path.read_text(encoding="utf-8").strip():
            return word
    except OSError:
        pass
    word = secrets.token_urlsafe(24)
    folder.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.chmod(0o600)
    write_atomically(path, word + "\n")
    return word


def laboratory_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Laboratory:
    laboratory = connection.app.state.laboratory
    assert isinstance(laboratory, Laboratory)
    return laboratory


def owner_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """No page of elsewhere knows the key, and no other person of this machine."""
    kind, word = credentials(connection)
    if kind != "bearer" or not secrets.compare_digest(word.encode(), laboratory_of(connection).key.encode()):
        limits: Limits = connection.app.state.limits
        limits.tokens.check(client_of(connection))
        raise NotAuthorizedException(STRANGER)


@contextmanager
def in_words(lang: str) -> Iterator[None]:
    """What is wrong, in the language of whoever asks; the key is told as ever."""
    try:
        yield
    except SpeciateError as error:
        said = MistakeWords(lang if lang in LANGUAGES else LANGUAGES[0]).say(error)
        error.args = (said,)
        raise


# -- what there is to choose from ------------------------------------------------------------------------------


class LabForm(msgspec.Struct):
    """Of one game: its pack as a form, who can play, and what can be measured."""

    pack: PackForm
    bots: list[str]
    measures: list[str]
    usual_measures: list[str]


@get("/api/lab/games/{id:str}", sync_to_thread=True)
def lab_form(id: FromPath[str]) -> LabForm:
    """What an experiment with a game can be made of."""
    game = get_game(id)
    table = Seats("", ("random",) * game.min_seats)
    known = Experiment("", game.id, (Variant(""),), (table,)).known_measures()
    return LabForm(form_of(game.id), bots_of(game.id), list(dict.fromkeys(known)), list(USUAL_MEASURES))


class AskedPack(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=60)]
    pack: dict[str, Any]


@post("/api/lab/check", status_code=200, sync_to_thread=True)
def check_pack(data: JSONBody[AskedPack], lang: Lang = "en") -> PackVerdict:
    """What `speciate pack check` says of a pack."""
    return judge(get_game(data.game), data.pack, lang if lang in LANGUAGES else LANGUAGES[0])[0]


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """A pack as somebody keeps it."""

    text: Annotated[str, Meta(max_length=MOST)]


@post("/api/lab/write", status_code=200, sync_to_thread=True)
def write_pack(data: JSONBody[AskedPack]) -> PackFile:
    """A pack as TOML, for `speciate pack check` and `--pack`."""
    about = data.pack.get("pack")
    name = str(about.get("name", "")) if isinstance(about, dict) else ""
    return PackFile(toml_text(named(data.pack, name, data.game)))


@post("/api/lab/read", status_code=200, sync_to_thread=True)
def read_pack(
    data: JSONBody[PackFile], game: Annotated[str, QueryParameter(max_length=60)], lang: Lang = "en"
) -> AskedPack:
    """The data of a file, right or wrong; only what is no TOML, or for another game, is refused."""
    with in_words(lang):
        try:
            pack = tomllib.loads(data.text)
        except ValueError as error:
            raise BadPack("", [not_toml(str(error))]) from None
        about = pack.get("pack")
        meant = str(about.get("game", game)) if isinstance(about, dict) else game
        if meant != get_game(game).id:
            raise SpeciateError(f"this pack is for {meant}, not for {game}", "pack-other-game", other=meant)
    return AskedPack(game, pack)


# -- runs ------------------------------------------------------------------------------------------------------


class RunBegun(msgspec.Struct):
    id: str


@get("/api/lab/runs", sync_to_thread=True)
def runs(request: Asking) -> list[RunHead]:
    """All that are kept, the newest first."""
    laboratory = laboratory_of(request)
    return laboratory.shelf.heads(laboratory.jobs.running)


@post("/api/lab/runs", sync_to_thread=True)
def begin_run(request: Asking, data: JSONBody[AskedRun], lang: Lang = "en") -> RunBegun:
    """Begins an experiment; whatever is wrong with it is told before a game is played."""
    laboratory = laboratory_of(request)
    with in_words(lang):
        id = laboratory.shelf.add(data)
        laboratory.jobs.start(id)
    return RunBegun(id)


@get("/api/lab/runs/{id:str}", sync_to_thread=True)
def run(request: Asking, id: FromPath[str]) -> LabRun:
    """What was asked for, how far it is, what is known so far."""
    laboratory = laboratory_of(request)
    return laboratory.shelf.read(id, laboratory.jobs.running)


@post("/api/lab/runs/{id:str}/stop", status_code=200, sync_to_thread=True)
def stop_run(request: Asking, id: FromPath[str]) -> RunBegun:
    """Nothing is lost: it can be gone on with."""
    laboratory_of(request).jobs.stop(id)
    return RunBegun(id)


@post("/api/lab/runs/{id:str}/resume", status_code=200, sync_to_thread=True)
def resume_run(request: Asking, id: FromPath[str]) -> RunBegun:
    """Goes on where it was stopped."""
    laboratory_of(request).jobs.start(id)
    return RunBegun(id)


@post("/api/lab/runs/{id:str}/delete", status_code=200, sync_to_thread=True)
def delete_run(request: Asking, id: FromPath[str]) -> RunBegun:
    """For good."""
    laboratory_of(request).jobs.remove(id)
    return RunBegun(id)


@get("/api/lab/runs/{one:str}/against/{other:str}", sync_to_thread=True)
def against(request: Asking, one: FromPath[str], other: FromPath[str]) -> dict[str, Any]:
    """Two finished runs with the same seed and tables, paired by deal; as a run's summary."""
    return laboratory_of(request).shelf.compare(one, other)


# -- playing ---------------------------------------------------------------------------------------------------


class AskedTableOf(msgspec.Struct, forbid_unknown_fields=True):
    """A table with a pack of one's own; without one, with the usual."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Annotated[str, Meta(max_length=60)] = "Lab"
    options: dict[str, Any] = {}
    pack: dict[str, Any] | None = None


class LabTable(msgspec.Struct):
    table: str
    token: str  # the host's


@post("/api/lab/tables")
async def open_lab_table(request: Asking, data: JSONBody[AskedTableOf], lang: Lang = "en") -> LabTable:
    """Opens a table that is played with a changed pack: private, marked as house rules."""
    backend = backend_of(request)
    with in_words(lang):
        own = None
        if data.pack is not None:
            own = await backend.threads.run(get_game(data.game).engine.pack, data.pack)
        opened = await backend.seating.open(data.game, data.seats, data.options, table_name(data.name), False, pack=own)
    return LabTable(*opened)


LAB: Final = [
    lab_form,
    check_pack,
    write_pack,
    read_pack,
    runs,
    begin_run,
    run,
    stop_run,
    resume_run,
    delete_run,
    against,
    open_lab_table,
]
