### What the plots of a training say, in English.

## How well held-back choices are foretold

foretold-title = How well choices of the search are foretold that were not learned from
foretold-up = surprise in nats a choice, less is better; { $choices } held back
foretold-across = games learned from
foretold-learned = learned: { $nats } in the end
foretold-by-hand = policy made by hand: { $nats }
foretold-uniform = any move alike: { $nats }

## Weights

weights-title = What the policy has learned: of each family the weight that is furthest from 0
weights-across = weight (natural logarithm)
weights-learned = learned
weights-by-hand = made by hand, as near as features come to it

## Practice

practice-title = Practice: games that the policy alone wins, one against others of the policy that comes with the game
practice-up = share of wins in % with its 95 % interval; dashed: as strong
practice-across = thousands of games it has played against itself
practice-learned = learned: { $share } % [{ $low } – { $high }]

## What positions are worth

value-title = How well winners are foretold, from positions that were not learned from
value-up = surprise in nats, less is better; { $positions } positions held back
value-across = looks at every position that is learned from
value-learned = network: { $nats } in the end
value-usual = as it was judged before: { $nats }
value-uniform = all seats alike: { $nats }

## The match

match-title = The match: games won with what was learned
match-up = share of wins in % with its 95 % interval, against what comes with the game; dashed: as strong
match-across = games played
match-learned = learned: { $share } % [{ $low } – { $high }]

## Features of Evolution: the name of a family, and which of its features it is

feature-number = no. { $number }
evolution-food = A card for the watering hole
    .about = food { $food }, { $mouths ->
        [0] no plant eaters
        [1] 1 or 2 to feed
        [2] 3 to 5 to feed
       *[3] 6 or more to feed
    }
evolution-food-trait = Its trait, that is lost
    .about = { $trait }
evolution-card = A card to play
    .about = { $trait }, { $hunter ->
        [0] no hunter
       *[1] with a hunter
    }{ $danger ->
        [0] {""}
       *[1] , hunted
    }
evolution-cards-end = To play no more cards
    .about = { $hand } in hand{ $last ->
        [0] {""}
       *[1] , last round
    }
evolution-new = A new species
    .about = { $row } in the row, { $hand } more cards
evolution-new-fed = New species, by what awaits it
    .about = { $plenty ->
        [0] no plants
        [1] few plants
        [2] some plants
       *[3] many plants
    }{ $danger ->
        [0] {""}
        [1] , safe by size
       *[2] , hunted
    }{ $last ->
        [0] {""}
       *[1] , last round
    }
evolution-wasted = A card discarded for that
    .about = { $trait }
evolution-trait = A trait laid
    .about = { $trait }, { $hunter ->
        [0] grazer
       *[1] hunter
    }{ $danger ->
        [0] {""}
        [1] , safe by size
       *[2] , hunted
    }
evolution-among = Beside other traits
    .about = { $hunter ->
        [0] grazer
       *[1] hunter
    }, { $count } there
evolution-trait-population = A trait, by population
    .about = population { $count }
evolution-late-trait = A trait in the last round
    .about = { $trait }
evolution-hunter = To turn hunter
    .about = { $kind ->
        [0] prey is there
        [1] prey once grown
       *[2] no prey
    }{ $grazing ->
        [0] {""}
       *[1] , with a grazer’s traits
    }
evolution-body = Body size
    .about = { $hunter ->
        [0] grazer
       *[1] hunter
    } of { $count }{ $danger ->
        [0] {""}
        [1] , safe by size
        [2] , a point too small
       *[3] , hunted
    }
evolution-body-prey = Body size of a hunter
    .about = { $kind ->
        [0] prey is there
        [1] a point too small for prey
       *[2] no prey
    }{ $last ->
        [0] {""}
       *[1] , last round
    }
evolution-population = Population
    .about = { $hunter ->
        [0] grazer
       *[1] hunter
    } of { $count }
evolution-population-fed = Population, by what awaits it
    .about = { $plenty ->
        [0] no plants
        [1] few plants
        [2] some plants
       *[3] many plants
    }{ $danger ->
        [0] {""}
        [1] , safe by size
       *[2] , hunted
    }{ $last ->
        [0] {""}
       *[1] , last round
    }
evolution-leaf = Leaf traits
    .about = { $kind ->
        [0] Fertile
        [1] Long Neck
        [2] Fat Tissue
       *[3] none
    }
evolution-feed = To take a plant
    .about = { $count } more wanted
evolution-partners = A plant, with partners
    .about = { $kind ->
        [0] none
        [1] Cooperation
        [2] Foraging
       *[3] Cooperation and Foraging
    }
evolution-fed = A plant, by meals
    .about = { $kind ->
        [0] has not eaten
       *[1] has eaten
    }, { $count } traits
evolution-prey = To attack
    .about = { $own ->
        [0] another’s
       *[1] one’s own
    }, body size { $count }
evolution-prey-population = To attack, by population
    .about = population { $count }
evolution-prey-traits = To attack, by traits
    .about = { $count } traits{ $horns ->
        [0] {""}
       *[1] , Horns
    }{ $dies ->
        [0] {""}
       *[1] , it dies out
    }
evolution-hunger = To attack, by hunger
    .about = { $count } wanted
evolution-thought = A card for Intelligence
    .about = { $fat ->
        [0] hungry
       *[1] for fat
    }, { $hand } in hand
evolution-ignored = A trait to ignore
    .about = {""}
evolution-feeding-end = To end feeding
    .about = {""}

## Features of S-Evolution: the same

s-evolution-card = A card to play
    .about = { $after } after it, { $gap } steps short
s-evolution-card-kept = A card, by what is kept
    .about = { $held ->
        [0] 2 in hand
        [1] 3 in hand
       *[2] 4 in hand
    }, strength { $strength }{ $rule ->
        [0] {""}
        [1] , colours
       *[2] , trumps
    }
s-evolution-card-place = A card, by its place
    .about = { $after } after it, { $ahead } stronger
s-evolution-card-face = A card, by its face
    .about = { $face }, chooses { $where ->
        [0] first
        [1] between
       *[2] last
    }
s-evolution-card-colour = A card, by its colour
    .about = { $kind ->
        [0] leads
        [1] follows
        [2] trump
       *[3] another
    }{ $rule ->
        [0] {""}
        [1] , colours
       *[2] , trumps
    }
s-evolution-discovered = A Discovery to play
    .about = { $after } after it, round { $round }
s-evolution-discovered-set = A Discovery, by sets
    .about = { $lying } of its Age there, set of { $count }
s-evolution-discovered-gap = A Discovery, by its worth
    .about = { $gap } steps short
s-evolution-taken = A card to take
    .about = { $after } left, { $gap } steps short
s-evolution-taken-face = A card taken, by its face
    .about = { $face }{ $shield ->
        [0] {""}
        [1] , Shield 1
       *[2] , Shield 2
    }
s-evolution-taken-need = A card taken, by need
    .about = { $suit }, { $missing } missing, gives { $brings }
s-evolution-denied = A card taken, by what is left
    .about = the next loses { $gap } steps
s-evolution-set = A Discovery to take
    .about = joins a set of { $count }
s-evolution-trump = A trump
    .about = { $suit }, { $count } in hand{ $may ->
        [0] {""}
       *[1] , may trump
    }
s-evolution-trump-strength = A trump, by strength
    .about = { $gap } steps short
s-evolution-gained = A resource to gain
    .about = { $suit }, { $missing ->
        [0] 2+ to spare
        [1] 1 to spare
        [2] enough
        [3] 1 short
        [4] 2 short
       *[5] 3+ short
    }{ $last ->
        [0] {""}
       *[1] , last round
    }
s-evolution-gained-stock = A resource, by the stock
    .about = { $suit }, { $count } in stock
s-evolution-gained-need = A resource, by needs
    .about = { $kind ->
        [0] another need
       *[1] the need nearest to be met
    }
s-evolution-lost = A resource to give up
    .about = { $suit }, { $missing ->
        [0] 2 or more to spare
        [1] 1 to spare
        [2] just enough
        [3] 1 missing
        [4] 2 missing
       *[5] 3 or more missing
    }
s-evolution-traded = A trade
    .about = { $pair ->
        [0] Food > Tools
        [1] Food > Sci.
        [2] Tools > Food
        [3] Tools > Sci.
        [4] Sci. > Food
       *[5] Sci. > Tools
    }, { $spare ->
        [0] short
        [1] 0 spare
        [2] 1 spare
       *[3] 2+ spare
    }, { $missing ->
        [0] enough
        [1] full
        [2] 1 short
       *[3] 2+ short
    }
s-evolution-traded-late = A trade in the last round
    .about = { $pair ->
        [0] Food > Tools
        [1] Food > Science
        [2] Tools > Food
        [3] Tools > Science
        [4] Science > Food
       *[5] Science > Tools
    }
s-evolution-trades-end = No more trades
    .about = { $count } left{ $last ->
        [0] {""}
       *[1] , last round
    }
s-evolution-bought = A purchase, by what it brings
    .about = step { $gain } of 14
s-evolution-bought-gap = A purchase, by the best one
    .about = { $gap } steps short
s-evolution-bought-round = A purchase
    .about = { $thing ->
        [0] 1 people
        [1] 2 people
        [2] an Age
        [3] Farm, level 1
        [4] Farm, level 2
        [5] Farm, level 3
        [6] Factory, level 1
        [7] Factory, level 2
        [8] Factory, level 3
        [9] Lab, level 1
        [10] Lab, level 2
        [11] Lab, level 3
        [12] Trade, level 1
        [13] Trade, level 2
        [14] Trade, level 3
        [15] Prestige, level 1
        [16] Prestige, level 2
        [17] Prestige, level 3
        [18] Shield, level 1
        [19] Shield, level 2
       *[20] Shield, level 3
    }, { $left } to come
s-evolution-bought-people = A purchase, by population
    .about = { $thing ->
        [0] people
        [1] an Age
        [2] Farm
        [3] Factory
        [4] Lab
        [5] Trade
        [6] Prestige
       *[7] Shield
    }, population { $count }
s-evolution-bought-age = A purchase, by Age
    .about = { $thing ->
        [0] people
        [1] an Age
        [2] Farm
        [3] Factory
        [4] Lab
        [5] Trade
        [6] Prestige
       *[7] Shield
    } in Age { $count }
s-evolution-purchases-end = No more purchases
    .about = { $count } in stock, { $left } to come
s-evolution-purchases-end-gap = No more, by the best purchase
    .about = { $gap } steps short
s-evolution-rise = To rise an Age
    .about = from Age { $age }, { $left } to come
s-evolution-rise-missing = To rise, by what it misses
    .about = { $count } missing there
s-evolution-suffered = A disaster first
    .about = { $disaster }{ $spared ->
        [0] {""}
       *[1] , held off
    }
s-evolution-dismissed = A worker that goes
    .about = { $building }, level { $level }
s-evolution-rest = To stay in an Age
    .about = {""}

## Features of Evo

evo-effect = { $number ->
         [0] climate
         [1] legs
         [2] attack
         [3] defence
         [4] swim
         [5] eggs
         [6] far eggs
         [7] barren
         [8] furs
         [9] parasols
         [10] strike
         [11] gene
        *[12] rebate
    }
evo-lot = A lot
    .about = { $gene }, { $count } bought
evo-lot-late = A lot, by the rounds to come
    .about = { $gene }, { $rounds } to come
evo-price = The price of a lot
    .about = { $season ->
         [0] early
         [1] in the middle
        *[2] late
    }, { $price }
evo-need = A lot, by what it meets
    .about = { $gene }, { $count }
evo-gain = A lot, beside the best
    .about = { $held ->
         [0] free
         [1] held by a richer one
        *[2] held by a poorer one
    }, -{ $less }
evo-bid = The least bid
    .about = {""}
evo-card = An event card
    .about = { $effect }{ $aimed ->
         [0] {""}
        *[1] , aimed
    }{ $useful ->
         [0] {""}
        *[1] , of use
    }
evo-card-late = A card, by the rounds to come
    .about = { $effect }, { $late ->
         [0] 7+ rounds
         [1] 5 or 6 rounds
         [2] 3 or 4 rounds
         [3] 1 or 2 rounds
        *[4] last round
    }
evo-card-lost = A card, by dinos in danger
    .about = { $effect }, { $count } lost
evo-aimed = A card, by whom it is aimed at
    .about = { $effect }, { $rival ->
         [0] the leader
         [1] best rival
        *[2] another
    }{ $hurts ->
         [0] {""}
        *[1] , hurt
    }
evo-climate = A climate card: own dinos
    .about = { $change }
evo-climate-others = A climate card: the others’
    .about = { $change }
evo-struck = A dino that is struck
    .about = { $rival ->
         [0] the leader
         [1] best rival
        *[2] another
    }, { $stand ->
         [0] mild
         [1] protected
         [2] crowded
        *[3] doomed
    }
evo-pass = To keep the cards
    .about = { $count } ready, { $late ->
         [0] 7+ rounds
         [1] 5 or 6 rounds
         [2] 3 or 4 rounds
         [3] 1 or 2 rounds
        *[4] last round
    }
evo-pass-hand = To keep the cards, by the hand
    .about = { $count } in hand
evo-step = A step
    .about = { $stand ->
         [0] mild
         [1] protected
         [2] crowded
        *[3] doomed
    } > { $place ->
         [0] mild
         [1] by a fur
         [2] by a parasol
         [3] deadly
        *[4] on the way
    } ({ $steps })
evo-step-outlook = A step, by the outlook
    .about = { $lost ->
         [0] safe
        *[1] doomed
    }, { $change }
evo-step-room = A step, by room for newborns
    .about = { $young } eggs, room { $change }
evo-step-threat = A step, by who is beside it
    .about = { $before ->
         [0] no rival
         [1] a weak rival
        *[2] a strong rival
    } > { $threat ->
         [0] no rival
         [1] a weak rival
        *[2] a strong rival
    }
evo-attack = To attack
    .about = { $stand ->
         [0] mild
         [1] protected
         [2] crowded
        *[3] doomed
    }, wins up to { $odds }
evo-prize = To attack, by what is won
    .about = { $lost ->
         [0] safe
        *[1] doomed
    } > { $place ->
         [0] mild
         [1] by a fur
         [2] by a parasol
        *[3] deadly
    }{ $doomed ->
         [0] {""}
        *[1] , prey doomed
    }
evo-victim = To attack, by whom
    .about = { $rival ->
         [0] the leader
         [1] best rival
        *[2] another
    }, { $late ->
         [0] 7+ rounds
         [1] 5 or 6 rounds
         [2] 3 or 4 rounds
         [3] 1 or 2 rounds
        *[4] last round
    }
evo-herds = To attack, by herds
    .about = { $own } against { $theirs }
evo-steps-end = To end the movement
    .about = { $count } lost, { $steps } left, { $late ->
         [0] 7+ rounds
         [1] 5 or 6 rounds
         [2] 3 or 4 rounds
         [3] 1 or 2 rounds
        *[4] last round
    }
evo-swim = To swim
    .about = { $stand ->
         [0] mild
         [1] protected
         [2] crowded
        *[3] doomed
    }
evo-landing = To land
    .about = { $place ->
         [0] mild
         [1] by a fur
         [2] by a parasol
        *[3] deadly
    }, { $outlook }/12
evo-birth = A birth
    .about = { $place ->
         [0] mild
         [1] by a fur
         [2] by a parasol
        *[3] deadly
    }, { $outlook }/12
evo-birth-room = A birth, by the room there
    .about = { $count } empty{ $more ->
         [0] {""}
        *[1] , more to come
    }
evo-birth-threat = A birth, by who is beside it
    .about = { $threat ->
         [0] no rival
         [1] a weak rival
        *[2] a strong rival
    }, { $late ->
         [0] 7+ rounds
         [1] 5 or 6 rounds
         [2] 3 or 4 rounds
         [3] 1 or 2 rounds
        *[4] last round
    }
evo-removal = To remove a dino
    .about = { $outlook }/12
evo-removal-room = To remove, by the room there
    .about = { $count } empty
evo-removal-threat = To remove, by who is beside it
    .about = { $threat ->
         [0] no rival
         [1] a weak rival
        *[2] a strong rival
    }
evo-drop = To drop out
    .about = {""}
