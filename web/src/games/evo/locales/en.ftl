### Evo's board in English: labels of the drawing. What the game itself says is in the game's own file.

board = Evo: the table
island = The island
round = Round { $round }
climate = Climate
climate-now = It is mild on: { $terrain }.
climate-next = Next round { $terrain }: { $faces } of 6.
zones = What each terrain means now
zone-herd = { $name }: { $lives } of { $count } would live there.
meteor-left = { $count ->
        [0] The meteor strikes this round.
        [one] The meteor is one cell away.
       *[other] The meteor is { $count } cells away.
    }
meteor-struck = The meteor has struck
points = { $count ->
        [one] 1 mutation point
       *[other] { $count } mutation points
    }
dinos = Dinos on the island: { $count } of { $all }
dinos-left = Dinos
none-left = none left
would-live = { $count ->
        [0] In this climate none would live.
        [one] In this climate 1 would live.
       *[other] In this climate { $count } would live.
    }
cards = { $count ->
        [0] No event cards
        [one] 1 event card
       *[other] { $count } event cards
    }
place = Place { $place } in the round’s order
this-round = this round { $extra }
thinking = thinking
winner = Winner
dino-of = a dino of { $name }
fate-crowded = one too many
fate-dies = will die
fate-lives-long = It would live.
fate-crowded-long = Not all here can stay: its owner will choose.
fate-dies-long = It would die.
there-lives = A dino here would live.
there-crowded = A dino here would be one too many: you would have to choose.
there-dies = A dino here would die.
attack = Attack { $name } on { $region }: { $wins ->
        [0] no roll wins
        [1] only a 1 wins
        [2] a 1 or a 2 wins
       *[other] 1 to { $wins } wins
    }
attack-not = Attack { $name } on { $region }
steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
bag = { $count ->
        [one] 1 gene in the bag
       *[other] { $count } genes in the bag
    }
bag-empty = The bag is empty.
pile = { $count ->
        [one] 1 event card in the pile
       *[other] { $count } event cards in the pile
    }
barren = No births
hand = Event cards
no-cards = No event cards
when-climate = climate
when-movement = movement
when-births = births
when-survival = survival
when-auction = auction
nobody = nobody has bid
stands = { $name } bids { $bid }
bid-on = Bid { $amount } on { $gene }
pays = to pay: { $count }
purse = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
discount = −{ $count }
dropped = Out: { $names }
fold = Fold the auction, to see the island
unfold = Unfold the auction
less = Lower amounts
more = Higher amounts
cancel = Cancel
choose-card = { $phase ->
        [climate] Before the climate roll
        [movement] Before movement
        [births] Before births
        [survival] Before survival
       *[auction] Before the bids
    }: play { $cards }, or pass
choose-cards = { $phase ->
        [climate] Before the climate roll
        [movement] Before movement
        [births] Before births
        [survival] Before survival
       *[auction] Before the bids
    }: play a marked card, or pass
choose-none = { $phase ->
        [climate] Before the climate roll
        [movement] Before movement
        [births] Before births
        [survival] Before survival
       *[auction] Before the bids
    }: none of your cards is for now
passing-chosen = You pass
passing-round = You pass for the rest of this round
passing-nothing = None of your cards is for now: you pass
choose-dino = { $count ->
        [one] You have 1 step: choose a dino, or finish
       *[other] You have { $count } steps: choose a dino, or finish
    }
choose-dino-or-card = { $count ->
        [one] You have 1 step: choose a dino, play { $cards }, or finish
       *[other] You have { $count } steps: choose a dino, play { $cards }, or finish
    }
choose-card-or-end = None of your dinos can move: play { $cards }, or finish
choose-end = None of your dinos can move: finish
choose-way = { $count ->
        [one] Dino on { $region }: where to? 1 step left
       *[other] Dino on { $region }: where to? { $count } steps left
    }
choose-landing = Dino on { $region } swims: choose an empty region of the coast
choose-target = { $card }: on whom?
choose-again = You were outbid: bid again, on any gene
choose-again-or-drop = You were outbid: bid again, on any gene, or drop out
choose-lot = Bid on a gene: choose an amount
choose-lot-or-drop = Bid on a gene, or drop out
choose-amount = Your bid for { $gene }: { $least } or more
choose-drop = No gene is within your means: drop out
choose-removal = { $count ->
        [one] One dino too many for this climate: choose which leaves
       *[other] { $count } dinos too many for this climate: choose which leave
    }
choose-birth = { $count ->
        [one] Place your newborn
       *[other] Place { $count } newborns
    }

## Buttons

do-dino = Move the dino on { $region }
do-swim = Swim…
do-aim = Play on
do-end = Finish
regret-end = { $steps ->
        [one] You have not taken your step yet.
       *[other] You have not taken any of your { $steps } steps yet.
    } Finish your movement all the same?
do-pass = Pass
do-drop = Drop out
ask-me = Ask me
ask-each = Always ask me
ask-fitting = Pass unasked
pass-round = Pass all round
