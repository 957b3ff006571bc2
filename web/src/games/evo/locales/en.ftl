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
less = Lower amounts
more = Higher amounts
cancel = Cancel
choose-dino = { $count ->
        [one] You have 1 step: choose a dino
       *[other] You have { $count } steps: choose a dino
    }
choose-way = { $count ->
        [one] Dino on { $region }: where to? 1 step left
       *[other] Dino on { $region }: where to? { $count } steps left
    }
choose-landing = Dino on { $region } swims: choose an empty region of the coast
choose-target = { $card }: on whom?
choose-again = You were outbid: bid again, on any gene.
choose-birth = { $count ->
        [one] Place your newborn
       *[other] Place { $count } newborns
    }

## Buttons

do-dino = Move the dino on { $region }
do-swim = Swim…
do-aim = Play on
do-end = Finish
do-pass = Pass
do-drop = Drop out
