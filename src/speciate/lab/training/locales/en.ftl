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
practice-across = games it has played against itself
practice-learned = learned: { $share } % [{ $low } – { $high }]

## The match

match-title = The match: games the learned policy has won
match-up = share of wins in % with its 95 % interval, against the policy that comes with the game; dashed: as strong
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
