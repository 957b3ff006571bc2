### The labels of S-Evolution's board in English. Sentences of the game itself come from the server.

board = The table
middle = The middle of the table
trick = The trick
ages = The Ages, and the Discovery at each
buildings = Buildings
stock = Resources in stock
people = Population
taken = Cards taken this round
taken-brief = Taken
open-hand = Open hand
your-hand = Your hand
hand-of-name = Hand of { $name }
no-cards = No cards: a new hand comes with the next round.
close = Close
winner = winner
steps = Steps of the Action phase

round = Round { $round } of { $rounds }
edition = Edition { $edition }
compare = Edition { $edition }: what 2.0 changed
differences = What 2.0 changed
the-rule = The rule

trump = Trump of the round
trump-brief = Trump
trump-to-come = Not named yet.
no-trump = None: nobody is at Age V or VI.
colour = Colour of the trick
colour-brief = Colour
no-colour = No colour is set.
leads = leads
to-play = to play
sits-out = no card left
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
order-word = to choose
would-choose = { $place ->
        [1] As the trick stands, you would choose first.
        [2] As the trick stands, you would choose second.
        [3] As the trick stands, you would choose third.
       *[other] As the trick stands, you would choose last.
    }

plays-blind = plays unseen
plays-free = no colours
plays-colour = follows the colour
plays-trump = may use trumps
plays-open = open hand
next-round = Next round:
void = Has none of: { $suits }

points-are = { $sets ->
        [0] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }, and { $sets } for Discoveries at the end
    }
hand-of = { $count ->
        [one] { $count } card to play
       *[other] { $count } cards to play
    }
people-are = Population { $count }, at work { $busy }

age-now = You are here: { $age }
age-needs = The people need: { $suits }.
discovery-up = { $name } ({ $colour }), face up
discovery-down = { $name } ({ $colour }), face down
card-tip = Strength { $strength } decides who chooses first. Whoever takes it harvests { $count } { $suit }.
joker-tip = Strength { $strength } decides who chooses first. Whoever takes it harvests 1 resource of their choice.

track = { $suit }: { $have } in stock, { $coming } to come
track-met = { $suit }: { $have } in stock, { $coming } to come, { $need } needed: enough
track-unmet = { $suit }: { $have } in stock, { $coming } to come, { $need } needed: { $missing } missing
track-next = { $suit }: { $have } in stock; next round { $need } are needed
building-at = { $building }, level { $level }
building-empty = { $building }, no worker
price = costs { $count } { $suit }

outlook = As it stands:
outlook-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
outlook-rise = an Age up
outlook-fall = an Age down
outlook-starve = 1 population lost
outlook-jokers = { $count ->
        [one] 1 joker to choose
       *[other] { $count } jokers to choose
    }
outlook-next = Next round each need will be { $count }.

still-left = { $count ->
        [one] 1 to choose
       *[other] { $count } to choose
    }
now-hold = Play a card. Hold one to read what it does.
now-follow = Follow the colour: play { $suit }.
now-follow-or = Follow the colour ({ $suit }), or play your Discovery.
now-discovery = You have only your Discovery left: play it.
now-nothing = There is nothing you can buy: end your turn.
now-remove = There is nothing you can buy: take back a worker, or end your turn.
choose-got = { $suit }: what do you take in exchange?
choose-more = { $count ->
        [one] 1 purchase chosen: choose more, undo it, or confirm.
       *[other] { $count } purchases chosen: choose more, undo, or confirm.
    }
rise-to = Rise to { $age }
stay-at = Stay at { $age }
basket = Chosen so far
basket-empty = Choose what you want to buy: people, the next Age, buildings. Nothing is paid before you confirm.
basket-full = The next one is bought at once together with these.

do-gain = +1
do-lose = −1
do-give = Give 1
do-get = Get 1
do-suffer = Suffer
do-protect = Hold off
do-pay = Pay the needs
do-undo = Undo the last
do-buy = Confirm and end
do-nothing = End, buy nothing

round-brief = { $round } / { $rounds }
discovery-made = A Discovery
age-rises = A new Age
age-falls = An Age lost
held-off = Held off by the Shield
counts-discovery = Discovery
counts-trump = trump
counts-colour = the colour
tie-2013 = Equals: the higher Age first, then more population, then the earlier turn.
tie-2-0 = Equals: higher Prestige first, then the higher Age, more population, the earlier turn.
