# What is wrong with packs and positions that somebody wrote. Words of JSON and rules' slugs stay as they are.

## Packs

pack-values = { $place } has { $count } values, the rulebook has { $cards } such cards
pack-deck = { $place } has { $count } cards in all; a deck has { $low } to { $high }
few-cards = the deck has { $count } cards, and { $aside } of them would be set aside; the option `set_aside` can say fewer
pack-not-number = { $place } holds { $value }, not a whole number
pack-food = { $place } holds { $value }; a food value is { $low } to { $high }

## Cards

card-form = a card is written trait and food value, "fertile+6", not "{ $word }"
food-value = a food value is { $low } to { $high }, not { $food }

## Positions

position-trait-twice = { $place } hold { $trait } twice (play.trait-unique)
position-id-twice = { $place } have the same id twice
position-next-id = { $place } is { $next }, not above every id
position-trait-limit = { $place } are { $count }, the limit is { $limit } (play.trait-limit)
position-food-capacity = { $place } is { $food }, above the population { $population } (feed.capacity)
position-fat-tissue = { $place } is stored without Fat Tissue (trait.fat-tissue)
position-fat-body = { $place } is { $fat }, above the body size { $body } (trait.fat-tissue)
position-ignoring-who = { $place } is only for a carnivore with Intelligence (trait.intelligence-attack)
position-ignoring-when = { $place } lapses when the feeding phase ends (trait.intelligence-attack)
position-food-when = { $place } is eaten only after the cards are played (feed.order)
position-used = { $place } is for Fertile and Long Neck while leaf traits act (leaf.order)
position-face-down = { $place } traits lie only in the play phase (play.reveal)
position-other-pack = { $place } is "{ $name }", not "{ $usual }", so `cards` must list its cards
position-last-round = last_round is { $last }, but this is round { $round }
position-unreachable = unreachable is { $count }, but { $cards } cards of this deck never come up
position-deck = the deck has { $count } cards, { $never } of which never come up
position-feeding-turn = fed, acted and idle tell of feeding turns only (feed.order)
position-naming = naming must be a carnivore with Intelligence of the seat whose feeding turn it is
position-round = round is { $round } in the { $phase } phase
position-not-last = the game is over, but round { $round } is not its last (over.deal)
position-aside = aside are { $count } cards, not { $cards } (setup.two-players)
position-not-ended = seat { $seat } has not ended its turn, but it is seat { $turn }'s
position-has-ended = seat { $seat } has ended its turn, but it is seat { $turn }'s
position-renewed = renewed and old hold cards that the pack does not have
position-kept = seat { $seat }: kept must come from old, and drawn from renewed (deal.reshuffle)
position-shown-cards = seat { $seat }: shown has other cards than the seat itself (play.quick)
position-shown-before = seat { $seat }: shown is the seat before the phase began (play.quick)
position-shown-gone = seat { $seat }: a species that is shown is gone, and none dies in this phase (play.quick)
position-shown-shrunk = seat { $seat }: a species that is shown has shrunk in this phase (play.quick)
position-shown-bag = seat { $seat }: shown has a fuller bag, or cards to draw (play.quick)
position-no-species = seat { $seat } has no species in the { $phase } phase (deal.species)
position-too-early = seat { $seat } has something before the first deal (deal.species)
position-owed = seat { $seat } draws { $count } cards, more than there are
position-held-when = seat { $seat } holds a card to play in the { $phase } phase
position-held-turn = seat { $seat } holds a card to play, but it is seat { $turn }'s turn (play.order)
position-food-card = seat { $seat } has a food card laid in the { $phase } phase (reveal.sum)
position-shown = seat { $seat }: `shown` belongs to the play phase of the quick variant only
position-discarding = seat { $seat }: `discarding` belongs to the play phase of the quick variant only
position-owed-when = seat { $seat } draws cards in the { $phase } phase
position-no-table = this view fits no table
