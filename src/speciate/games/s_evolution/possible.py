"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks.

The sentences stand in `locales/mistakes.<lang>.ftl`, as `position-<key>`.
"""

from speciate.games.s_evolution import cards, state
from speciate.games.s_evolution.cards import NO_CARD, NO_SUIT, SUITS, card_text, discovery_text
from speciate.games.s_evolution.editions import TRADE as TRADE_BUILDING
from speciate.games.s_evolution.options import HAND_SIZE
from speciate.games.s_evolution.phases import trump
from speciate.games.s_evolution.rules import choosing, colours, sight, stock, trick, workers
from speciate.games.s_evolution.state import PHASES, Player, Table
from speciate.kit.mistakes import Mistakes
from speciate.kit.positions import all_known


def check(table: Table, decks_given: list[bool], mistakes: Mistakes) -> None:
    """Cards, Discoveries, hands and the phase; stops where what follows would make no sense."""
    check_discoveries(table, mistakes)
    check_cards(table, decks_given, mistakes)
    if mistakes.found:
        return
    for seat, player in enumerate(table.players):
        check_hand(table, seat, player, mistakes)
        check_player(table, seat, player, mistakes)
    phase = PHASES[table.phase]
    mistakes.when((table.round == 0) != (table.phase == state.START), "round", round=table.round, phase=phase)
    is_early = table.phase == state.OVER and table.round != table.setup.rounds
    mistakes.when(is_early, "not-last", round=table.round)
    if not mistakes.found:
        check_trick(table, mistakes)
        check_action(table, mistakes)


# -- cards --------------------------------------------------------------------------------------------


def check_cards(table: Table, decks_given: list[bool], mistakes: Mistakes) -> None:
    """setup.deck: every card of every deck lies somewhere, once; a hand comes from its owner's deck."""
    elsewhere = list(table.gone)
    for player in table.players:
        elsewhere += player.taken
    rests: list[list[int]] = []
    for seat, player in enumerate(table.players):
        own = player.hand + player.aside + (player.deck if decks_given[seat] else [])
        if cards.is_resource(player.card):
            own.append(player.card)
            is_gone = player.card_taken and player.card not in elsewhere
            if player.card_taken and not mistakes.when(is_gone, "taken-by-nobody", seat=seat):
                elsewhere.remove(player.card)  # it lies with its taker, and is counted with its deck
        if all_known(own, cards.UNKNOWN, mistakes):
            rests.append(without(table, seat, own, mistakes))
    if not all_known(elsewhere, cards.UNKNOWN, mistakes) or mistakes.found:
        return
    for card in elsewhere:
        owners = [rest for rest in rests if card in rest]
        if not mistakes.when(not owners, "too-often", card=card_text(card)):
            max(owners, key=len).remove(card)  # whose it was matters to nobody; the fullest deck can spare it
    for seat, rest in enumerate(rests):
        if not decks_given[seat]:
            table.players[seat].deck = rest
        elif rest:
            mistakes.when(rest, "nowhere", count=len(rest), seat=seat, card=card_text(rest[0]))


def without(table: Table, seat: int, own: list[int], mistakes: Mistakes) -> list[int]:
    """The cards of a seat's deck that `own` leaves over."""
    rest = list(table.setup.decks[seat])
    for card in own:
        if not mistakes.when(card not in rest, "not-of-deck", seat=seat, card=card_text(card)):
            rest.remove(card)
    return rest


def check_discoveries(table: Table, mistakes: Mistakes) -> None:
    """setup.discoveries: each lies once, at its Age's place, in hand or in the trick."""
    lying: list[int] = []
    for seat, player in enumerate(table.players):
        for age, discovery in enumerate(player.slots, 1):
            if discovery == cards.NO_DISCOVERY:
                check_gap(table, seat, player, age, mistakes)
            elif cards.age_of_discovery(discovery) != age:
                mistakes.when(True, "wrong-place", seat=seat, discovery=discovery_text(discovery), age=age)
            lying.append(discovery)
        lying.append(player.discovery)
        held = player.discovery
        mistakes.when(held != cards.NO_DISCOVERY and not is_of_age(player, held), "held-age", seat=seat)
        if cards.is_discovery(player.card):
            played = player.card - cards.DISCOVERY
            mistakes.when(not is_of_age(player, played), "played-age", seat=seat)
            lying.append(cards.NO_DISCOVERY if player.card_taken else played)
    in_play = table.seats * cards.AGES
    for discovery in range(in_play):
        count = lying.count(discovery)
        mistakes.when(count != 1, "discovery-count", discovery=discovery_text(discovery), count=count)
    for discovery in lying:
        if discovery >= in_play:
            mistakes.when(True, "not-in-play", discovery=discovery_text(discovery))


def is_of_age(player: Player, discovery: int) -> bool:
    """hand.draw: a player draws the Discovery of its own Age."""
    return cards.age_of_discovery(discovery) == player.age


def check_gap(table: Table, seat: int, player: Player, age: int, mistakes: Mistakes) -> None:
    """An empty place is that of the Discovery in hand, or of one that is being exchanged."""
    waits = cards.is_discovery(player.card) and (
        table.phase == state.PLAY or not table.choosers or seat in state.seats_in(table.choosers)
    )
    is_out = player.discovery != cards.NO_DISCOVERY or waits
    mistakes.when(age != player.age or not is_out, "gap", seat=seat, age=age)
    mistakes.when((player.up >> (age - 1)) & 1, "gap-up", seat=seat, age=age)


# -- players ------------------------------------------------------------------------------------------


def check_hand(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    phase = table.phase
    held = len(player.hand) + player.unseen + player.owed
    is_first = phase in (state.HAND, state.TRUMP)
    mistakes.when(is_first and held != HAND_SIZE, "hand-size", seat=seat, count=held, size=HAND_SIZE)
    too_many = held > HAND_SIZE or (player.owed and phase != state.HAND)
    mistakes.when(too_many, "hand-full", seat=seat, count=held)
    lying = held or player.discovery != cards.NO_DISCOVERY or player.card != NO_CARD
    is_trick = state.HAND <= phase <= state.TAKE
    mistakes.when(lying and not is_trick, "hand-when", seat=seat, phase=PHASES[phase])
    undrawn = sight.lies_undrawn(table, seat)
    mistakes.when((player.hand or player.owed) and undrawn, "unseen", seat=seat)
    mistakes.when(player.unseen and not undrawn, "seen", seat=seat)
    for card in player.hand:
        mistakes.when((player.void >> cards.suit_of(card)) & 1, "void", seat=seat, card=card_text(card))
    later = player.unseen + player.owed + HAND_SIZE * (table.setup.rounds - max(1, table.round))
    if phase == state.START:
        later = HAND_SIZE * table.setup.rounds
    deck = len(player.deck)
    mistakes.when(deck + len(player.aside) < later, "deck", seat=seat, count=deck, needed=later)


def check_player(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    phase, busy = table.phase, workers.placed(player)
    spare = 1 if seat == table.turn and phase in (state.DISASTER, state.NEEDS) else 0
    people = player.population
    mistakes.when(busy > people + spare, "workers", seat=seat, count=busy, population=people)
    if phase <= state.TAKE and table.round <= 1:
        check_start(table, seat, player, mistakes)
    is_first_round = table.round == 1 and table.setup.edition.first and phase >= state.PLAY
    mistakes.when(player.aside and not is_first_round, "aside", seat=seat)
    for card in player.aside:
        mistakes.when(not cards.is_disaster(card), "aside-card", seat=seat, card=card_text(card))
    lies_down = player.slots[player.age - 1] != cards.NO_DISCOVERY and not (player.up >> (player.age - 1)) & 1
    is_trick = state.HAND <= phase <= state.TAKE
    mistakes.when(is_trick and lies_down, "face-down", seat=seat, age=player.age)
    mistakes.when(player.card_taken and (phase != state.TAKE or player.card == NO_CARD), "card-taken", seat=seat)
    mistakes.when(player.void and phase > state.TAKE, "void-when", seat=seat)
    mistakes.when(player.rose and phase <= state.TAKE, "rose-when", seat=seat)


def check_start(table: Table, seat: int, player: Player, mistakes: Mistakes) -> None:
    """setup.start, hand.no-disaster-2.0: how everybody is until the first Action phase."""
    changed = player.age != 1 or player.population != table.setup.start_population or player.score
    mistakes.when(changed, "start-changed", seat=seat)
    owns = player.stock or player.levels or player.up & ~1 or player.obscured or player.invaded
    mistakes.when(owns, "start-owns", seat=seat)
    for card in [*player.hand, *player.taken, player.card]:
        struck = cards.is_resource(card) and cards.is_disaster(card)
        mistakes.when(struck, "early-disaster", seat=seat, edition=table.setup.edition.name)
    has_cards = player.unseen or player.taken or player.up or player.card != NO_CARD
    mistakes.when(table.phase == state.START and has_cards, "start-cards", seat=seat)


# -- tricks -------------------------------------------------------------------------------------------


def check_trick(table: Table, mistakes: Mistakes) -> None:
    phase = PHASES[table.phase]
    set_colour = choosing.set_colour(table, [player.card for player in table.players])
    if table.phase not in (state.PLAY, state.TAKE):
        waits = table.choosers or table.winner >= 0 or table.turning or table.replacing
        mistakes.when(table.colour != NO_SUIT or waits, "no-trick")
    elif not mistakes.when(table.colour not in (NO_SUIT, set_colour), "colour", suit=SUITS[table.colour]):
        table.colour = set_colour
        check_cards_left(table, mistakes)
        if table.phase == state.PLAY:
            check_turn(table, mistakes)
        else:
            check_order(table, mistakes)
    named, edition = table.trump != NO_SUIT, table.setup.edition.name
    is_late = not state.TRUMP <= table.phase <= state.TAKE
    mistakes.when(named and is_late, "trump-when", suit=SUITS[table.trump], phase=phase)
    mistakes.when(named and colours.highest_age(table) < colours.TRUMP_AGE, "trump-age", edition=edition)
    if table.phase == state.TRUMP:
        table.turn = trump.namer(table)  # follows from the players
        mistakes.when(table.turn == state.NO_SEAT or named, "trump-namer", edition=edition)


def check_cards_left(table: Table, mistakes: Mistakes) -> None:
    """trick.short-hand: as everyone plays one card a trick, nobody has two more than another."""
    counts = [trick.cards_left(player) + (1 if player.card != NO_CARD else 0) for player in table.players]
    if table.turning:
        counts[table.turn] += 1 if table.replacing else 0
    mistakes.when(max(counts) - min(counts) > 1, "cards-left")


def check_turn(table: Table, mistakes: Mistakes) -> None:
    """trick.turn: those from the lead up to the turn have played, the others have not."""
    now = table.players[table.turn]
    mistakes.when(table.choosers or table.winner != state.NO_SEAT, "order-early")
    mistakes.when(table.turning and not colours.is_blind(table, now), "turning", seat=table.turn)
    mistakes.when(table.replacing and not (table.turning and now.aside), "replacing")
    seat = table.lead
    before = True
    for _ in range(table.seats):
        player = table.players[seat]
        before = before and seat != table.turn
        played = player.card != NO_CARD
        mistakes.when(played and not before, "has-played", seat=seat, turn=table.turn)
        mistakes.when(before and not played and trick.cards_left(player), "not-played", seat=seat, turn=table.turn)
        seat = (seat + 1) % table.seats
    mistakes.when(not trick.cards_left(now) and not table.replacing, "no-card", seat=table.turn)


def check_order(table: Table, mistakes: Mistakes) -> None:
    """take.order, take.discovery: who still chooses follows from the cards played and those taken."""
    mistakes.when(table.turning or table.replacing, "turning-late")
    resources = choosing.resource_order(table)
    everyone = state.seats_in(choosing.everyone(table))
    if mistakes.when(not everyone, "nothing-to-take"):
        return
    taken = sum([1 for player in table.players if player.card_taken])
    expected = everyone[taken:]
    given = state.seats_in(table.choosers)
    is_other = not expected or (given and given != expected)
    if mistakes.when(is_other, "order", given=str(given), expected=str(expected)):
        return
    table.choosers = state.choosers_of(expected)
    winner = resources[0] if resources else table.lead
    mistakes.when(table.winner not in (state.NO_SEAT, winner), "winner", given=table.winner, expected=winner)
    table.winner = winner
    table.turn = expected[0]
    for done in everyone[:taken]:
        check_exchange(table, done, everyone[:taken], mistakes)


def check_exchange(table: Table, done: int, chosen: list[int], mistakes: Mistakes) -> None:
    """take.discovery: as many Discoveries of an Age are taken as players of that Age have chosen."""
    own = table.players[done]
    if cards.is_discovery(own.card):
        alike = [seat for seat, one in enumerate(table.players) if cards.is_discovery(one.card) and one.age == own.age]
        choosers = len([seat for seat in alike if seat in chosen])
        gone = len([seat for seat in alike if table.players[seat].card_taken])
        mistakes.when(choosers != gone, "exchange", choosers=choosers, age=own.age, taken=gone)


# -- the Action phase -----------------------------------------------------------------------------------


def disasters_of(player: Player) -> list[int]:
    """Those it has taken this round."""
    return [cards.disaster_of(card) for card in player.taken if cards.is_disaster(card)]


def check_disasters(table: Table, mistakes: Mistakes) -> None:
    """disaster.first: what the player who acts suffers or has suffered was among the cards it took."""
    phase = table.phase
    taken = disasters_of(table.players[table.turn])
    for disaster in set(table.suffering):
        too_often = table.suffering.count(disaster) > taken.count(disaster)
        mistakes.when(phase != state.DISASTER or too_often, "suffering")
    acting = state.DISASTER <= phase < state.OVER
    at_work = table.held_off or table.barred or table.storms
    if not mistakes.when(not acting and at_work, "no-disaster", phase=PHASES[phase]):
        suffered = table.held_off + len(table.suffering)
        mistakes.when(suffered > len(taken) or table.storms > taken.count(cards.HURRICANE), "disasters")
    barring = [cards.DISASTER_ROWS[disaster].bars for disaster in taken]
    for suit, name in enumerate(SUITS):
        mistakes.when((table.barred >> suit) & 1 and suit not in barring, "barred", suit=name)


def check_acted(table: Table, mistakes: Mistakes) -> None:
    """What this round's Action phase has left on a player who has not had it yet, or could not."""
    if table.phase < state.DISASTER:
        return
    last = table.round == table.setup.rounds
    for step in range(table.seats):
        seat = (table.lead + step) % table.seats
        player = table.players[seat]
        begun = table.phase == state.OVER or step <= (table.turn - table.lead) % table.seats
        ended = begun and (seat != table.turn or table.phase >= state.MANAGE)
        taken = disasters_of(player) if begun and not last else []
        is_spared = (player.obscured and cards.OBSCURANTISM not in taken) or (
            player.invaded and cards.INVASION not in taken
        )
        mistakes.when(is_spared, "suffered-nothing", seat=seat)
        mistakes.when(player.rose and (not ended or player.age == 1), "not-risen", seat=seat)


def check_action(table: Table, mistakes: Mistakes) -> None:
    """What a step of the Action phase cannot have pending."""
    phase, edition = table.phase, table.setup.edition
    player = table.players[table.turn]
    check_disasters(table, mistakes)
    check_acted(table, mistakes)
    mistakes.when(table.gains and phase not in (state.DISASTER, state.HARVEST), "gains", phase=PHASES[phase])
    may_lose = phase == state.DISASTER and table.round == table.setup.rounds and not edition.first
    mistakes.when(table.losses and not may_lose, "losses")
    most = workers.level(player, TRADE_BUILDING) if phase == state.TRADE else 0
    if not mistakes.when(table.trades > most, "trades", count=table.trades):
        mistakes.when(table.trades and not stock.total(player), "trades-nothing", count=table.trades)
    paid = phase == state.NEEDS
    counted = 1 <= table.met + table.unmet <= len(SUITS) and table.met != state.NOT_PAID
    mistakes.when(not counted if paid else table.met != state.NOT_PAID or table.unmet, "met")
    may_rise = paid and not table.unmet and player.age < cards.AGES and not edition.rise_is_forced
    mistakes.when(table.rising and not may_rise, "rising")
    mistakes.when((table.grown or table.evolved) and phase != state.MANAGE, "bought")
