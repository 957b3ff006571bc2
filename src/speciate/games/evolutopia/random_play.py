"""Random play to the end: the games that move by move would come about, as likely, and sooner.

An action is played in one go, up to a good plan or a role, which may begin steps of their own: so what is under way is
still told by the steps on the table, and whatever is rare is played as at any table. Nothing is listed. Where a rule
may forbid something, one of all there might be is thrown, until it forbids none: that leaves each legal move as likely.
"""

from random import Random
from typing import Final

from librt.random import Random as Dice
from mypy_extensions import i64

from speciate.core.seats import NOBODY
from speciate.games.evolutopia import moves, steps
from speciate.games.evolutopia.flow import ROWS, EvolutopiaState
from speciate.games.evolutopia.names import KINDS, NEED, NONE
from speciate.games.evolutopia.phases import crises, draws, plans, recruit, roles, site, turn
from speciate.games.evolutopia.random_draws import draw_owed, next_card, next_expert
from speciate.games.evolutopia.rules import cards, experts
from speciate.games.evolutopia.state import (
    AFTER,
    ARRIVAL,
    ASSIGN,
    BLOCK,
    DISMISS,
    DRAW_EXPERT,
    EFFECTS,
    LOOK,
    MEDIATE,
    NO_RESULT,
    PICTOGRAM,
    PLACE,
    RENEW,
    SHELVE,
    START,
    STEP_MASK,
    STUDY_ROOM,
    TAKEN,
    TURN,
    UNBLOCK_ALL,
    UNDER_PILE,
    Table,
)
from speciate.games.evolutopia.step import count_bits, nth_bit
from speciate.kit.dice import dice_of

# steps at which nobody is ever asked
SILENT: Final = 1 << TAKEN | 1 << PICTOGRAM | 1 << EFFECTS | 1 << SHELVE | 1 << UNBLOCK_ALL | 1 << RENEW


def play_out(state: EvolutopiaState, rng: Random) -> int:
    """Plays on until the game is over; returns how many moves it took, chance not counted."""
    dice = dice_of(rng)
    done: i64 = 0
    while state.result == NO_RESULT:
        if state.owed:
            draw_owed(state, dice)
        step = (state.stack & STEP_MASK) - 1
        if SILENT >> step & 1:
            ROWS[step].step.follow(state)
        else:
            done += play_step(state, step, dice)
    state.advance()
    return done


def play_step(state: EvolutopiaState, step: i64, dice: Dice) -> i64:
    """A step at which somebody may be asked, and mostly what comes of it; returns how many moves that was."""
    if step == TURN:
        return take_turn(state, dice)
    if step == AFTER:
        return end_turn(state, dice)
    if step == PLACE:
        return fill_zone(state, dice)
    if step == BLOCK:
        return block(state, dice)
    if step == MEDIATE:
        return draw_crisis(state, dice)
    if step == ARRIVAL:
        return meet_crisis(state, dice)
    if step == DISMISS:
        return recruit_experts(state, dice)
    if step == ASSIGN:
        return assign_experts(state, dice)
    if step == LOOK:
        return look(state, dice)
    if step == UNDER_PILE:
        return clear_tiles(state, dice)
    if step == STUDY_ROOM:
        steps.pop(state)
        return clear_tiles(state, dice)
    if step == START:
        study = state.study
        site.start(state, study.pop(dice.randrange(len(study))))
        return 1
    return move_once(state, step, dice)


def move_once(state: EvolutopiaState, number: i64, dice: Dice) -> i64:
    """As at any table: one of the moves that are listed, if anybody is asked."""
    step = ROWS[number].step
    seat = step.next_actor(state)
    if seat == NOBODY:
        step.follow(state)
        return 0
    legal = step.legal(state, seat)
    state.make(seat, legal[dice.randrange(len(legal))])
    return 1


# -- good plans and roles -----------------------------------------------------------------------------------------


def held(table: Table) -> i64:
    """Those that can be played and used now, by their places: the plans in hand, then roles."""
    playable = cards.playable(table)
    usable = cards.usable(table)
    if usable:
        playable |= usable << len(table.players[table.turn].plans)
    return playable


def use(table: Table, row: i64, n: i64) -> i64:
    """The n-th of them."""
    place = nth_bit(row, n)
    count: i64 = len(table.players[table.turn].plans)
    if place < count:
        plans.apply_play(table, cards.play_at(table, place))
    else:
        roles.apply_role(table, cards.use_at(table, place - count))
    return 1


def usable(table: Table) -> i64:
    """The roles alone, by the same places."""
    found = cards.usable(table)
    if found:
        found <<= len(table.players[table.turn].plans)
    return found


# -- a turn -------------------------------------------------------------------------------------------------------


def take_turn(table: Table, dice: Dice) -> i64:
    row = held(table)
    count = KINDS + 1 + count_bits(row)
    at = dice.randrange(count)
    while at < KINDS and not turn.can_take(table, at):
        at = dice.randrange(count)
    if at < KINDS:
        turn.act(table, at)
    elif at == KINDS:
        turn.manage(table)
    else:
        use(table, row, at - KINDS - 1)
    return 1


def end_turn(table: Table, dice: Dice) -> i64:
    """After the action: the end, or a card."""
    row = held(table)
    if row == 0:
        turn.end(table)
        return 0
    at = dice.randrange(1 + count_bits(row))
    if at == 0:
        turn.end(table)
    else:
        use(table, row, at - 1)
    return 1


def look(table: Table, dice: Dice) -> i64:
    """choose.look: tiles aside, which change nothing for a plan, and one into the study zone."""
    row = cards.playable(table)
    plans = count_bits(row)
    most = table.setup.aside_most
    done: i64 = 1
    while True:
        own: i64 = 1
        if len(table.aside_tiles) < most:
            own = 2
        at = dice.randrange(own + plans)
        if at >= own:
            return done - 1 + use(table, row, at - own)
        if at == 0:
            break
        table.aside_tiles = [*table.aside_tiles, table.top]
        table.top = next_card(table, moves.TILE, dice)
        done += 1
    table.study.append(table.top)
    table.top = next_card(table, moves.TILE, dice)
    steps.pop(table)
    steps.push(table, UNDER_PILE)
    return done + clear_tiles(table, dice)


def clear_tiles(table: Table, dice: Dice) -> i64:
    """choose.full, choose.aside: what goes under the pile after a choice, in any order."""
    done: i64 = 0
    study = table.study
    under = table.tiles_under
    if len(study) > table.setup.study_zone:
        under.append(study.pop(dice.randrange(len(study) - 1)))
        done += 1
    if table.aside_tiles:
        aside = table.aside_tiles[:]
        table.aside_tiles = []
        while len(aside) > 1:
            under.append(aside.pop(dice.randrange(len(aside))))
            done += 1
        under.append(aside[0])
    steps.pop(table)
    return done


def recruit_experts(table: Table, dice: Dice) -> i64:
    """recruit.dismiss: any of the zone are set aside, up to the drawing or a role."""
    done: i64 = 0
    while True:
        row = usable(table)
        count = KINDS + 1 + count_bits(row)
        at = dice.randrange(count)
        while at < KINDS and not experts.of_kind(table.zone, at):
            at = dice.randrange(count)
        done += 1
        if at < KINDS:
            recruit.dismiss(table, at)
        elif at > KINDS:
            return done - 1 + use(table, row, at - KINDS - 1)
        else:
            steps.pop(table)
            steps.push(table, PLACE)
            return done + fill_zone(table, dice)


def fill_zone(table: Table, dice: Dice) -> i64:
    """recruit.draw: experts into the zone or aside, up to a good plan."""
    most = table.setup.aside_most
    done: i64 = 0
    while True:
        if table.drawn == NONE:
            if not recruit.can_draw(table):
                recruit.return_asides(table)
                steps.pop(table)
                return done
            draws.take(table, DRAW_EXPERT, next_expert(table, dice))
        row = cards.playable(table)
        own: i64 = 1
        if table.asides < most:
            own = 2
        count = own + count_bits(row)
        at: i64 = 0
        if count > 1:  # nobody is asked otherwise
            at = dice.randrange(count)
            done += 1
        if at >= own:
            return done - 1 + use(table, row, at - own)
        if at == 0:
            recruit.place(table)
        else:
            recruit.set_aside(table)


def assign_experts(state: EvolutopiaState, dice: Dice) -> i64:
    """assign.up-to-three, up to a role, or to one who may count as any kind."""
    done: i64 = 0
    while not (state.wild or cards.usable(state)):
        wanted: i64 = 0
        if state.assigned < state.assign_limit:
            wanted = needed(state)
        if wanted == 0:
            steps.pop(state)
            return done
        own = count_bits(wanted)
        count = own
        if state.assigned:
            count += 1
        at = dice.randrange(count)
        done += 1
        if at == own:
            steps.pop(state)
            return done
        place = nth_bit(wanted, at)
        assign_to(state, place // NEED, place % NEED)
    return done + move_once(state, ASSIGN, dice)


def needed(table: Table) -> i64:
    """assign.needed: NEED bits for each kind in the zone, of places that need it: the sites, then the crisis."""
    here = experts.kinds_in(table.zone)
    found: i64 = 0
    place: i64 = 0
    for one in table.sites:
        found |= (experts.missing_at(table, one) & here) << place
        place += 1
    return found | (experts.missing_at_crisis(table) & here) << place


def assign_to(table: Table, kind: i64, place: i64) -> None:
    there = table.crisis_experts
    if place < len(table.sites):
        there = table.sites[place].experts
    experts.join(there, experts.expert(kind, kind))
    table.zone -= experts.unit(kind)
    table.assigned += 1


# -- the crises ---------------------------------------------------------------------------------------------------


def draw_crisis(table: Table, dice: Dice) -> i64:
    """crisis.draw, unless a role chooses it."""
    row = usable(table)
    done: i64 = 0
    if row:
        at = dice.randrange(1 + count_bits(row))
        if at > 0:
            return use(table, row, at - 1)
        done = 1
    steps.pop(table)
    table.crisis = next_card(table, moves.CRISIS, dice)
    return done


def meet_crisis(table: Table, dice: Dice) -> i64:
    """crisis.real-choice: an option or a good plan, if there is an option."""
    options = crises.real_options(table)
    if options == 0:
        steps.pop(table)
        return 0
    row = cards.playable(table)
    own = count_bits(options)
    at = dice.randrange(own + count_bits(row))
    if at < own:
        crises.choose(table, nth_bit(options, at) + 1)
    else:
        use(table, row, at - own)
    return 1


def block(table: Table, dice: Dice) -> i64:
    """crisis.block-one, up to a card."""
    done: i64 = 0
    while crises.must_block(table):
        row = held(table)
        count = KINDS + count_bits(row)
        at = dice.randrange(count)
        while at < KINDS and table.is_blocked(at):
            at = dice.randrange(count)
        done += 1
        if at >= KINDS:
            return done - 1 + use(table, row, at - KINDS)
        crises.block(table, at)
    steps.pop(table)
    return done
