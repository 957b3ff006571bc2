"""The game on one screen: which step follows which, and who must choose now."""

from random import Random
from typing import Final, final

from mypy_extensions import i64

from speciate.core.decision import Decision
from speciate.core.moves import kind_of
from speciate.core.outcome import Outcome
from speciate.core.refusal import Refusal
from speciate.core.seats import NATURE, NOBODY
from speciate.core.state import View
from speciate.games.evolutopia import moves, position, refusals, view
from speciate.games.evolutopia.catalogue import OK, SILENT
from speciate.games.evolutopia.options import Setup
from speciate.games.evolutopia.phases import (
    assign,
    choose,
    crises,
    draws,
    inaugurate,
    plans,
    recruit,
    roles,
    scoring,
    setup,
    site,
    solo,
    turn,
)
from speciate.games.evolutopia.rules import effects
from speciate.games.evolutopia.state import (
    AFTER,
    ARRIVAL,
    ASSIGN,
    BLOCK,
    BONUS,
    BOOST,
    BUILD,
    DISMISS,
    DISPATCH,
    EFFECTS,
    FETCH,
    KEEP,
    LOOK,
    LOSE_EXPERT,
    LOSE_PLAN,
    LOSE_STUDY,
    MEDIATE,
    OPEN,
    OVER,
    PICK,
    PICTOGRAM,
    PLACE,
    RENEW,
    RESPOND,
    SCRAP,
    SETUP,
    SHELVE,
    SITE_ROOM,
    SPARE,
    START,
    STEPS,
    STUDY_ROOM,
    SUMMON,
    TAKEN,
    TURN,
    UNBLOCK,
    UNBLOCK_ALL,
    UNDER_PILE,
    VACATE,
    VISION,
    WATCH,
    Table,
)

# Choices that are not the second half of another: one can tell what they are worth before they are carried through.
OPEN_ENDED: Final = (TURN, AFTER, LOOK, DISMISS, PLACE, ASSIGN, UNDER_PILE, WATCH)


# Steps that may go on without anybody choosing, a bit each.
BY_THEMSELVES: Final[i64] = (
    1 << SETUP | 1 << TAKEN | 1 << PICTOGRAM | 1 << SHELVE | 1 << EFFECTS | 1 << UNBLOCK_ALL | 1 << RENEW
    | 1 << UNDER_PILE | 1 << SPARE | 1 << PLACE | 1 << MEDIATE | 1 << ASSIGN | 1 << ARRIVAL | 1 << BLOCK | 1 << AFTER
)  # fmt: skip


def start(agreed: Setup) -> "EvolutopiaState":
    state = EvolutopiaState(agreed)
    setup.lay_out(state)
    return state


def advance(table: Table) -> None:
    """Plays on until the player whose turn it is, or nature, must choose."""
    while True:
        if table.step() == OVER:
            table.actor = NOBODY
            return
        if table.owed:
            if draws.resolve_known(table):
                continue
            table.actor = NATURE
            return
        if not run_by_itself(table):
            table.actor = table.turn if table.turn >= 0 else 0  # alone, a role is chosen before the first turn
            return


def run_by_itself(table: Table) -> bool:
    """The steps nobody is asked about, and those with nothing to ask. True when something was done."""
    step = table.step()
    if not BY_THEMSELVES >> step & 1:
        return False
    if step == SETUP:
        setup.finish(table)
    elif step == TAKEN:
        turn.take_marker(table)
    elif step == PICTOGRAM:
        site.run_pictogram(table)
    elif step == SHELVE:
        crises.shelve(table)
    elif step == EFFECTS:
        if table.effects:
            effects.run_next(table)
        else:
            table.steps.pop()
    elif step == UNBLOCK_ALL:
        crises.unblock_all(table)
    elif step == RENEW:
        solo.renew(table)
    elif step == UNDER_PILE:
        return choose.put_under(table)
    elif step == SPARE:
        return site.settle_spare(table)
    elif step == PLACE:
        return recruit.run_place(table)
    elif step == MEDIATE:
        return crises.run_mediate(table)
    else:
        return run_when_empty(table, step)
    return True


def run_when_empty(table: Table, step: i64) -> bool:
    """Steps that end when there is nothing left to choose."""
    if step == ASSIGN:
        done = assign.is_done(table)
    elif step == ARRIVAL:
        done = not crises.has_arrival(table)
    elif step == BLOCK:
        done = not crises.is_blocking(table)
    elif step == AFTER:
        if turn.has_more_to_do(table):
            return False
        turn.end(table)
        return True
    else:
        return False
    if done:
        table.steps.pop()
    return done


def legal(table: Table) -> list[int]:
    """What the player whose turn it is can do."""
    step = table.step()
    if step == TURN:
        return turn.legal_turn(table)
    if step == AFTER:
        return turn.legal_after(table)
    if step == ASSIGN:
        return assign.legal_assign(table)
    if step == DISMISS:
        return recruit.legal_dismiss(table)
    if step == PLACE:
        return recruit.legal_place(table)
    if step == LOOK:
        return choose.legal_look(table)
    if step == STUDY_ROOM:
        return choose.legal_study_room(table)
    if step == UNDER_PILE:
        return choose.legal_under_pile(table)
    if step == START:
        return site.legal_start(table)
    if step == SITE_ROOM:
        return site.legal_site_room(table)
    if step == SPARE:
        return site.legal_spare(table)
    if step == BONUS:
        return site.legal_bonus(table)
    if step == OPEN:
        return inaugurate.legal_open(table)
    if step == BUILD:
        return inaugurate.legal_build(table)
    return legal_in_crises(table, step)


def legal_in_crises(table: Table, step: i64) -> list[int]:
    if step == ARRIVAL:
        return crises.legal_arrival(table)
    if step == BLOCK:
        return crises.legal_block(table)
    if step == MEDIATE:
        return crises.legal_mediate(table)
    if step == KEEP:
        return crises.legal_keep(table)
    if step == LOSE_EXPERT:
        return crises.legal_lose_expert(table)
    if step == LOSE_STUDY:
        return crises.legal_lose_study(table)
    if step == VACATE:
        return crises.legal_vacate(table)
    if step == SCRAP:
        return crises.legal_scrap(table)
    if step == LOSE_PLAN:
        return crises.legal_lose_plan(table)
    return legal_in_cards(table, step)


def legal_in_cards(table: Table, step: i64) -> list[int]:
    """Steps of good plans and roles."""
    if step == SUMMON:
        return plans.legal_summon(table)
    if step == UNBLOCK:
        return plans.legal_unblock(table)
    if step == BOOST:
        return plans.legal_boost(table)
    if step == WATCH:
        return plans.legal_watch(table)
    if step == VISION:
        return roles.legal_vision(table)
    if step == DISPATCH:
        return roles.legal_dispatch(table)
    if step == RESPOND:
        return roles.legal_respond(table)
    if step == FETCH:
        return roles.legal_fetch(table)
    return solo.legal_pick(table)  # PICK


def apply(table: Table, move: i64) -> None:
    kind = kind_of(move)
    step = table.step()
    if kind == moves.PLAY:
        plans.apply_play(table, move)
    elif kind == moves.USE or kind == moves.COPY:
        roles.apply_role(table, move)
    elif step == TURN:
        turn.apply_turn(table, move)
    elif step == AFTER:
        turn.end(table)
    elif step == ASSIGN:
        assign.apply_assign(table, move)
    elif step == DISMISS:
        recruit.apply_dismiss(table, move)
    elif step == PLACE:
        recruit.apply_place(table, move)
    elif step == LOOK:
        choose.apply_look(table, move)
    elif step == STUDY_ROOM:
        choose.apply_study_room(table, move)
    elif step == UNDER_PILE:
        choose.apply_under_pile(table, move)
    elif step == START:
        site.apply_start(table, move)
    elif step == SITE_ROOM:
        site.apply_site_room(table, move)
    elif step == SPARE:
        site.apply_spare(table, move)
    elif step == BONUS:
        site.apply_bonus(table, move)
    elif step == OPEN:
        inaugurate.apply_open(table, move)
    elif step == BUILD:
        inaugurate.apply_build(table, move)
    else:
        apply_in_crises(table, step, move)


def apply_in_crises(table: Table, step: i64, move: i64) -> None:
    if step == ARRIVAL:
        crises.apply_arrival(table, move)
    elif step == BLOCK:
        crises.apply_block(table, move)
    elif step == MEDIATE:
        crises.draw(table)
    elif step == KEEP:
        crises.apply_keep(table, move)
    elif LOSE_EXPERT <= step <= LOSE_PLAN:
        crises.apply_loss(table, step, move)
    elif step == SUMMON:
        plans.apply_summon(table, move)
    elif step == UNBLOCK:
        plans.apply_unblock(table, move)
    elif step == BOOST:
        plans.apply_boost(table, move)
    elif step == WATCH:
        plans.apply_watch(table, move)
    elif step == VISION:
        roles.apply_vision(table, move)
    elif step == DISPATCH:
        roles.apply_dispatch(table, move)
    elif step == RESPOND:
        roles.apply_respond(table, move)
    elif step == FETCH:
        roles.apply_fetch(table, move)
    elif step == PICK:
        solo.apply_pick(table, move)


@final
class EvolutopiaState(Table):
    """The contract of `core.state.State`, kept by the phases."""

    def pending(self) -> list[Decision]:
        if self.actor == NOBODY:
            return []
        if self.actor == NATURE:
            return [Decision(NATURE, draws.name_of(self.owed[0]))]
        return [Decision(self.actor, STEPS[self.step()], step=self.step() not in OPEN_ENDED)]

    def legal(self, seat: int) -> list[int]:
        if seat != self.actor:
            return []
        return draws.legal(self) if seat == NATURE else legal(self)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        code = refusals.refuse(self, seat, move)
        return None if code == OK else refusals.explain(self, seat, move, code)

    def silence(self, seat: int) -> Refusal | None:
        """plan.silence: whoever played a good plan is quiet until their next turn; not when the game is over."""
        if self.step() == OVER or not self.players[seat].silent:
            return None
        return refusals.named(SILENT, {})

    def apply(self, seat: int, move: int) -> None:
        if seat == NATURE:
            draws.apply(self, move)
        else:
            apply(self, move)
        advance(self)

    def chance(self) -> list[tuple[int, int]]:
        return draws.chance(self) if self.actor == NATURE else []

    def settle(self, rng: Random) -> None:
        random = rng.random  # bound once: looking it up costs as much as calling it
        while self.actor == NATURE:
            draws.draw_any(self, random)
            advance(self)

    def outcome(self) -> Outcome | None:
        return scoring.score(self) if self.actor == NOBODY else None

    def view(self, seat: int) -> View:
        return view.make_view(self, seat)

    def copy(self) -> "EvolutopiaState":
        other = EvolutopiaState(self.setup, bare=True)
        self.copy_to(other)
        return other

    def to_json(self) -> dict[str, object]:
        return position.write(self)
