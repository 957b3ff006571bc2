"""What is impossible about a position that somebody wrote: every mistake, with the rule it breaks."""

from speciate.games.s_evolution.cards import (
    AGES,
    DISASTER_ROWS,
    DISCOVERY,
    HURRICANE,
    INVASION,
    NO_CARD,
    NO_DISCOVERY,
    NO_SUIT,
    OBSCURANTISM,
    SUITS,
    UNKNOWN,
    age_of_discovery,
    card_text,
    disaster_of,
    discovery_text,
    is_disaster,
    is_discovery,
    is_resource,
    make_discovery,
    suit_of,
)
from speciate.games.s_evolution.editions import TRADE as TRADE_BUILDING
from speciate.games.s_evolution.options import HAND_SIZE
from speciate.games.s_evolution.phases import trump
from speciate.games.s_evolution.rules import choosing, colours, sight, stock, trick, workers
from speciate.games.s_evolution.state import (
    DISASTER,
    HAND,
    HARVEST,
    MANAGE,
    NEEDS,
    NO_SEAT,
    NOT_PAID,
    OVER,
    PHASES,
    PLAY,
    START,
    TAKE,
    TRADE,
    TRUMP,
    Player,
    Table,
)


def check(table: Table, decks_given: list[bool], mistakes: list[str]) -> None:
    """Cards, Discoveries, hands and the phase; stops where what follows would make no sense."""
    check_discoveries(table, mistakes)
    check_cards(table, decks_given, mistakes)
    if mistakes:
        return
    for seat, player in enumerate(table.players):
        check_hand(table, seat, player, mistakes)
        check_player(table, seat, player, mistakes)
    if (table.round == 0) != (table.phase == START):
        mistakes.append(f"round is {table.round} in the {PHASES[table.phase]} phase (setup.rounds)")
    if table.phase == OVER and table.round != table.setup.rounds:
        mistakes.append(f"the game is over, but round {table.round} is not its last (over.sixth)")
    if not mistakes:
        check_trick(table, mistakes)
        check_action(table, mistakes)


# -- cards --------------------------------------------------------------------------------------------


def check_cards(table: Table, decks_given: list[bool], mistakes: list[str]) -> None:
    """setup.deck: every card of every deck lies somewhere, once; a hand comes from its owner's deck."""
    elsewhere = list(table.gone)
    for player in table.players:
        elsewhere += player.taken
    rests: list[list[int]] = []
    for seat, player in enumerate(table.players):
        own = player.hand + player.aside + (player.deck if decks_given[seat] else [])
        if is_resource(player.card):
            own.append(player.card)
            if player.card_taken and player.card in elsewhere:
                elsewhere.remove(player.card)  # it lies with its taker, and is counted with its deck
            elif player.card_taken:
                mistakes.append(f"seat {seat}'s card is taken, but nobody has it (take.any)")
        rests.append(without(table, seat, own, mistakes))
    if UNKNOWN in elsewhere:
        mistakes.append("a position knows every card; only views have ?")
    if mistakes:
        return
    for card in elsewhere:
        owners = [rest for rest in rests if card in rest]
        if owners:
            max(owners, key=len).remove(card)  # whose it was matters to nobody; the fullest deck can spare it
        else:
            mistakes.append(f"{card_text(card)} lies once more than the decks have it (setup.deck)")
    for seat, rest in enumerate(rests):
        if not decks_given[seat]:
            table.players[seat].deck = rest
        elif rest:
            mistakes.append(f"{len(rest)} cards of seat {seat} lie nowhere, {card_text(rest[0])} for one (setup.deck)")


def without(table: Table, seat: int, own: list[int], mistakes: list[str]) -> list[int]:
    """The cards of a seat's deck that `own` leaves over."""
    rest = list(table.setup.decks[seat])
    for card in own:
        if card == UNKNOWN:
            mistakes.append("a position knows every card; only views have ?")
        elif card in rest:
            rest.remove(card)
        else:
            mistakes.append(f"seat {seat} has {card_text(card)} more often than the deck (setup.deck)")
    return rest


def check_discoveries(table: Table, mistakes: list[str]) -> None:
    """setup.discoveries: each lies once, at its Age's place, in hand or in the trick."""
    lying: list[int] = []
    for seat, player in enumerate(table.players):
        for at, discovery in enumerate(player.slots):
            if discovery == NO_DISCOVERY:
                check_gap(table, seat, player, at + 1, mistakes)
            elif age_of_discovery(discovery) != at + 1:
                mistakes.append(f"seat {seat}: {discovery_text(discovery)} lies at Age {at + 1} (take.discovery)")
            lying.append(discovery)
        lying.append(player.discovery)
        if player.discovery != NO_DISCOVERY and age_of_discovery(player.discovery) != player.age:
            mistakes.append(f"seat {seat} holds a Discovery of another Age than its own (hand.draw)")
        if is_discovery(player.card):
            if age_of_discovery(player.card - DISCOVERY) != player.age:
                mistakes.append(f"seat {seat} played a Discovery of another Age than its own (hand.draw)")
            lying.append(NO_DISCOVERY if player.card_taken else player.card - DISCOVERY)
    for seat in range(table.seats):
        for age in range(1, AGES + 1):
            count = lying.count(make_discovery(seat, age))
            if count != 1:
                mistakes.append(f"{discovery_text(make_discovery(seat, age))} lies {count} times (setup.discoveries)")
    for discovery in lying:
        if discovery >= table.seats * AGES:
            mistakes.append(f"{discovery_text(discovery)} belongs to a deck that is not in play (setup.players)")


def check_gap(table: Table, seat: int, player: Player, age: int, mistakes: list[str]) -> None:
    """An empty place is that of the Discovery in hand, or of one that is being exchanged."""
    waits = is_discovery(player.card) and (table.phase == PLAY or not table.order or seat in table.order)
    if age != player.age or not (player.discovery != NO_DISCOVERY or waits):
        mistakes.append(f"seat {seat} has no Discovery at Age {age} (setup.discoveries)")
    if (player.up >> (age - 1)) & 1:
        mistakes.append(f"seat {seat}: no Discovery lies at Age {age} to be face up (take.discovery)")


# -- players ------------------------------------------------------------------------------------------


def check_hand(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    who = f"seat {seat}"
    held = len(player.hand) + player.unseen + player.owed
    if table.phase in (HAND, TRUMP) and held != HAND_SIZE:
        mistakes.append(f"{who} has {held} cards at the start of a round, not {HAND_SIZE} (hand.draw)")
    if held > HAND_SIZE or (player.owed and table.phase != HAND):
        mistakes.append(f"{who} holds or draws too many cards: {held} (hand.draw)")
    if (held or player.discovery != NO_DISCOVERY or player.card != NO_CARD) and not HAND <= table.phase <= TAKE:
        mistakes.append(f"{who} has cards to play in the {PHASES[table.phase]} phase (trick.turn)")
    undrawn = sight.lies_undrawn(table, seat)
    if (player.hand or player.owed) and undrawn:
        mistakes.append(f"{who} plays unseen: its cards are `unseen`, not in `hand` (hand.blind)")
    if player.unseen and not undrawn:
        mistakes.append(f"{who} does not play unseen, or the others see its cards: they lie in `hand` (hand.blind)")
    for card in player.hand:
        if (player.void >> suit_of(card)) & 1:
            mistakes.append(f"{who} holds {card_text(card)}, but did not follow that colour (trick.age-3-4)")
    later = player.unseen + player.owed + HAND_SIZE * (table.setup.rounds - max(1, table.round))
    if table.phase == START:
        later = HAND_SIZE * table.setup.rounds
    if len(player.deck) + len(player.aside) < later:
        mistakes.append(f"{who}'s deck has {len(player.deck)} cards, the game needs {later} (setup.deck)")


def check_player(table: Table, seat: int, player: Player, mistakes: list[str]) -> None:
    who = f"seat {seat}"
    busy = workers.placed(player)
    spare = 1 if seat == table.turn and table.phase in (DISASTER, NEEDS) else 0
    if busy > player.population + spare:
        mistakes.append(f"{who} has {busy} workers and a population of {player.population} (manage.worker)")
    if table.phase <= TAKE and table.round <= 1:
        check_start(table, who, player, mistakes)
    if player.aside and (table.round != 1 or not table.setup.edition.first or table.phase < PLAY):
        mistakes.append(f"{who} has disasters aside, which happens in round 1 of 2013 only (hand.no-disaster-2013)")
    for card in player.aside:
        if not is_disaster(card):
            mistakes.append(f"{who} has {card_text(card)} aside, which is no disaster (hand.no-disaster-2013)")
    place = player.slots[player.age - 1]
    if HAND <= table.phase <= TAKE and place != NO_DISCOVERY and not (player.up >> (player.age - 1)) & 1:
        mistakes.append(f"{who}'s Discovery of Age {player.age} is face down: it is in the hand now (hand.draw)")
    if player.card_taken and (table.phase != TAKE or player.card == NO_CARD):
        mistakes.append(f"{who}'s card is taken only while the players choose (take.order)")
    if player.void and table.phase > TAKE:
        mistakes.append(f"{who}: what was not followed counts until the tricks are over (trick.age-3-4)")
    if player.rose and table.phase <= TAKE:
        mistakes.append(f"{who} rises by its needs only after the tricks (needs.kinds)")


def check_start(table: Table, who: str, player: Player, mistakes: list[str]) -> None:
    """setup.start, hand.no-disaster-2.0: how everybody is until the first Action phase."""
    if player.age != 1 or player.population != table.setup.start_population or player.score:
        mistakes.append(f"{who} has changed its Age, population or score before the first Action phase (setup.start)")
    if player.stock or player.levels or player.up & ~1 or player.obscured or player.invaded:
        mistakes.append(f"{who} has something before the first Action phase (setup.start)")
    for card in [*player.hand, *player.taken, player.card]:
        if is_resource(card) and is_disaster(card):
            mistakes.append(f"{who} has a disaster in round 1 (hand.no-disaster-{table.setup.edition.name})")
    if table.phase == START and (player.unseen or player.taken or player.up or player.card != NO_CARD):
        mistakes.append(f"{who} has something before the first hand (setup.start)")


# -- tricks -------------------------------------------------------------------------------------------


def check_trick(table: Table, mistakes: list[str]) -> None:
    set_colour = choosing.set_colour(table, [player.card for player in table.players])
    if table.phase not in (PLAY, TAKE):
        if table.colour != NO_SUIT or table.order or table.winner != NO_SEAT or table.turning or table.replacing:
            mistakes.append("there is a trick only while one is played (trick.turn)")
    elif table.colour not in (NO_SUIT, set_colour):
        mistakes.append(f"colour is {SUITS[table.colour]}, but the cards of the trick do not set it (trick.age-3-4)")
    else:
        table.colour = set_colour
        check_cards_left(table, mistakes)
        if table.phase == PLAY:
            check_turn(table, mistakes)
        else:
            check_order(table, mistakes)
    named = table.trump != NO_SUIT
    if named and not TRUMP <= table.phase <= TAKE:
        mistakes.append(f"trump is {SUITS[table.trump]} in the {PHASES[table.phase]} phase (trick.age-5-6)")
    if named and colours.highest_age(table) < colours.TRUMP_AGE:
        mistakes.append(f"nobody could name a trump (trump.choice-{table.setup.edition.name})")
    if table.phase == TRUMP:
        table.turn = trump.namer(table)  # follows from the players
        if table.turn == NO_SEAT or named:
            mistakes.append(f"nobody is to name a trump (trump.choice-{table.setup.edition.name})")


def check_cards_left(table: Table, mistakes: list[str]) -> None:
    """trick.short-hand: as everyone plays one card a trick, nobody has two more than another."""
    counts = [trick.cards_left(player) + (1 if player.card != NO_CARD else 0) for player in table.players]
    if table.turning:
        counts[table.turn] += 1 if table.replacing else 0
    if max(counts) - min(counts) > 1:
        mistakes.append("one player has two cards more than another (trick.turn)")


def check_turn(table: Table, mistakes: list[str]) -> None:
    """trick.turn: those from the lead up to the turn have played, the others have not."""
    if table.order or table.winner != NO_SEAT:
        mistakes.append("nobody chooses before the trick is complete (take.order)")
    if table.turning and not colours.is_blind(table, table.players[table.turn]):
        mistakes.append(f"seat {table.turn} does not play unseen (hand.blind)")
    if table.replacing and not (table.turning and table.players[table.turn].aside):
        mistakes.append("a disaster is replaced when one has been turned up (hand.no-disaster-2013)")
    seat = table.lead
    before = True
    for _ in range(table.seats):
        player = table.players[seat]
        before = before and seat != table.turn
        if (player.card != NO_CARD) != before and (player.card != NO_CARD or trick.cards_left(player)):
            if seat == table.turn or before or player.card != NO_CARD:
                mistakes.append(f"seat {seat} has {'not ' if before else ''}played, but it is seat {table.turn}'s turn")
        seat = (seat + 1) % table.seats
    now = table.players[table.turn]
    if not trick.cards_left(now) and not table.replacing:
        mistakes.append(f"it is seat {table.turn}'s turn, but it has no card to play (trick.turn)")


def check_order(table: Table, mistakes: list[str]) -> None:
    """take.order, take.discovery: who still chooses follows from the cards played and those taken."""
    if table.turning or table.replacing:
        mistakes.append("no card is turned up while the players choose (hand.blind)")
    resources = choosing.resource_order(table)
    everyone = choosing.discovery_order(table) + resources
    if not everyone:
        mistakes.append("nobody has played a card to choose from (take.order)")
        return
    taken = sum([1 for player in table.players if player.card_taken])
    expected = everyone[taken:]
    if not expected or (table.order and table.order != expected):
        mistakes.append(f"order is {list(table.order)}, the cards say {expected} (take.order)")
        return
    table.order = expected
    winner = resources[0] if resources else table.lead
    if table.winner not in (NO_SEAT, winner):
        mistakes.append(f"winner is {table.winner}, the cards say {winner} (trick.first)")
    table.winner = winner
    table.turn = expected[0]
    for done in everyone[:taken]:
        check_exchange(table, done, everyone[:taken], mistakes)


def check_exchange(table: Table, done: int, chosen: list[int], mistakes: list[str]) -> None:
    """take.discovery: as many Discoveries of an Age are taken as players of that Age have chosen."""
    own = table.players[done]
    if is_discovery(own.card):
        alike = [seat for seat, one in enumerate(table.players) if is_discovery(one.card) and one.age == own.age]
        choosers = [seat for seat in alike if seat in chosen]
        gone = [seat for seat in alike if table.players[seat].card_taken]
        if len(choosers) != len(gone):
            mistakes.append(f"{len(choosers)} players of Age {own.age} have chosen, {len(gone)} Discoveries are taken")


# -- the Action phase -----------------------------------------------------------------------------------


def disasters_of(player: Player) -> list[int]:
    """Those it has taken this round."""
    return [disaster_of(card) for card in player.taken if is_disaster(card)]


def check_disasters(table: Table, mistakes: list[str]) -> None:
    """disaster.first: what the player who acts suffers or has suffered was among the cards it took."""
    phase = table.phase
    taken = disasters_of(table.players[table.turn])
    for disaster in set(table.suffering):
        if phase != DISASTER or table.suffering.count(disaster) > taken.count(disaster):
            mistakes.append("suffering names a disaster that the player who acts has not taken (disaster.first)")
    if not DISASTER <= phase < OVER and (table.held_off or table.barred or table.storms):
        mistakes.append(f"no disaster is at work in the {PHASES[phase]} phase (disaster.first)")
    elif table.held_off + len(table.suffering) > len(taken) or table.storms > taken.count(HURRICANE):
        mistakes.append("more disasters are at work than the player who acts has taken (disaster.first)")
    barring = [DISASTER_ROWS[disaster].bars for disaster in taken]
    for suit in range(len(SUITS)):
        if (table.barred >> suit) & 1 and suit not in barring:
            mistakes.append(f"barred names {SUITS[suit]}, but no disaster was taken that bars it (disaster.famine)")


def check_acted(table: Table, mistakes: list[str]) -> None:
    """What this round's Action phase has left on a player who has not had it yet, or could not."""
    if table.phase < DISASTER:
        return
    last = table.round == table.setup.rounds
    for step in range(table.seats):
        seat = (table.lead + step) % table.seats
        player = table.players[seat]
        begun = table.phase == OVER or step <= (table.turn - table.lead) % table.seats
        ended = begun and (seat != table.turn or table.phase >= MANAGE)
        taken = disasters_of(player) if begun and not last else []
        if (player.obscured and OBSCURANTISM not in taken) or (player.invaded and INVASION not in taken):
            mistakes.append(f"seat {seat} has suffered nothing for a next round (disaster.obscurantism)")
        if player.rose and (not ended or player.age == 1):
            mistakes.append(f"seat {seat} has not risen by its needs this round (needs.kinds)")


def check_action(table: Table, mistakes: list[str]) -> None:
    """What a step of the Action phase cannot have pending."""
    phase = table.phase
    player = table.players[table.turn]
    check_disasters(table, mistakes)
    check_acted(table, mistakes)
    if table.gains and phase not in (DISASTER, HARVEST):
        mistakes.append(f"nobody gains resources of choice in the {PHASES[phase]} phase (harvest.cards)")
    if table.losses and (phase != DISASTER or table.round != table.setup.rounds or table.setup.edition.first):
        mistakes.append("resources are lost by choice only in the last round of 2.0 (disaster.last-round-2.0)")
    if table.trades > (workers.level(player, TRADE_BUILDING) if phase == TRADE else 0):
        mistakes.append(f"trades is {table.trades}, more than the level of Trade (trade.when)")
    elif table.trades and not stock.total(player):
        mistakes.append(f"trades is {table.trades}, but there is nothing in stock to change (trade.when)")
    paid = phase == NEEDS
    counted = 1 <= table.met + table.unmet <= len(SUITS) and table.met != NOT_PAID
    if not counted if paid else table.met != NOT_PAID or table.unmet:
        mistakes.append("met and unmet count the needs in the needs phase only (needs.kinds)")
    if table.rising and (not paid or table.unmet or player.age >= AGES or table.setup.edition.rise_is_forced):
        mistakes.append("nobody has to say whether to rise (needs.rise-2.0)")
    if (table.grown or table.evolved) and phase != MANAGE:
        mistakes.append("people and Ages are bought in management only (manage.free)")
