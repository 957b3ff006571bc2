### Evolutopia's board in English: labels of the drawing. What the game itself says is in the game's own file.

board = Evolutopia: the table
territory = The territory
works = Works
sites = On site
study = Under study
pile = Pile: { $count }
experts = Experts
zone = Experts zone
bag = Bag: { $count }
in-bag = { $kind }: { $count ->
        [0] none in the bag
       *[other] { $count } in the bag
    }
actions = Actions
blocked = blocked
cancel = Lay back
players = Players
silent = Too busy to talk until their next turn
role-is = Role { $role }
plan-is = Good plan { $plan }
uses = Role used { $count } of { $needed } times
indicators = Indicators
indicator-at = { $indicator }: { $value } of { $most }, target { $target }
would-be = would be { $value }
threatened = the crisis would bring it to { $value }
goal-indicators = indicators at { $target } or more
goal-nuisances = { $count ->
        [0] nuisances: all covered
        [one] nuisance to cover
       *[other] nuisances to cover
    }
goal-indicators-brief = at { $target }+
goal-nuisances-brief = { $count ->
        [one] nuisance
       *[other] nuisances
    }
crisis-track = Crisis track
track = Crisis track: beacon { $at } of { $last }; the last one loses
crisis-is = Crisis: { $crisis }
between-crises = The next crisis is coming
no-crisis = No crisis yet
first-crisis = The first one comes when the crises are managed.
managed = managed
unmanaged = If it is not managed:
unmanaged-brief = Unmanaged:
would-lose = loses the game
would-win = would save the city
crises-left = Crisis cards in the pile: { $count }
next-crises = Next: { $crises }
needed = { $kind } needed
at-work = { $kind } at work
counts-as = { $kind }, counts as { $as }
tile-finished = { $tile }, finished
finished = ready
in-hand = choose a square
pictogram-blue = Blue pictogram
pictogram-green = Green pictogram
empty-square = Empty square { $square }
nuisance-at = { $nuisance } on { $square }, spoils { $indicator }
built-at = { $tile } on { $square }
drawn = Drawn: { $kind }
set-aside = Set aside:
set-aside-of = Set aside ({ $count } of { $most }):
set-aside-tiles = Set aside ({ $count } of { $most }):
let-go = Let go:
spare = Experts of the site that was given up
to-choose = To choose from
faces = What is shown
face-city = The city
face-works = Works and experts
choose-place = { $kind }: where is this expert needed?
choose-square = { $tile }: choose the square it goes on
choose-win = { $tile }: this saves the city. Inaugurate it?
choose-loss = { $tile }: this loses the game. Inaugurate it all the same?
you-advise = { $name } decides. Choose what you would do, to point at it.
pointed-at = pointed at by { $names }

## The end

ending = How it ended
end-won = { $seats ->
        [one] The city is saved: you win.
       *[other] The city is saved: you all win.
    }
end-lost = { $seats ->
        [one] The city is lost: you lose.
       *[other] The city is lost: you all lose.
    }
end-indicators = { $count ->
        [0] No indicator
        [one] One indicator
       *[other] { $count } indicators
    } at { $target } or more ({ $needed } needed)
end-nuisances = { $count ->
        [0] Every nuisance is covered
        [one] One nuisance is left
       *[other] { $count } nuisances are left
    }
end-track = Crisis pawn on beacon { $at } of { $last }
end-zero = { $indicator } fell to 0
end-turns = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, crises managed { $crises ->
        [one] once
       *[other] { $crises } times
    }

## Buttons

do-take = Take up
do-put = Put to work
do-open = Inaugurate…
do-confirm = Inaugurate
do-start = Start this site
do-short-start = Start this site
do-short-choose = Choose an evolution
do-short-recruit = Recruit experts
do-study = Study it
do-aside = Set aside
do-leave = Leave it
do-under = Under the pile
do-bury = Under the pile
do-scrap = Give it up
do-vacate = Send its experts away
do-dismiss = Let go
do-rescue = Keep
do-fetch = Take
do-respond = To the crisis
do-place = Keep
do-draw = Draw
do-end = End the turn
do-done = Done
do-keep = This one comes
do-atop = On top
do-beneath = Beneath
do-pick = Choose this role
do-block = Block
do-unblock = Free
do-boost = +1
do-use = Use
do-copy = Copy
do-play = Play
do-discard = Give up
do-build = Place it here

## Where there is little room

brief-city = City
brief-works = Sites
brief-study = Study
brief-choose = Choose
brief-site = Start
brief-recruit = Recruit
brief-assign = Assign
brief-inaugurate = Inaugurate
brief-manage = Crises

## Moments

on-arrival = { $count ->
        [one] On arrival:
       *[other] On arrival, one of these:
    }
arrives = On arrival
was-not-managed = It was not managed
managed-by = Managed: nothing happens, and its experts go back into the bag
to-the-bag = { $count ->
        [one] goes back into the bag
       *[other] go back into the bag
    }
site-emptied = loses its experts
tile-gone = goes under the pile
fate-drawn = drawn
fate-zone = kept
fate-aside = set aside
fate-bag = to the bag
moment-role-used = uses a role
moment-role-unlocked = unlocks a second role
moment-plan-drawn = gets a good plan
moment-plan-played = plays a good plan
moment-plan-lost = loses a good plan

## What is asked now

ask-crises = No action can be taken now: manage the crises
ask-after = End the turn
ask-after-plan = Play a good plan, or end the turn
ask-after-role = Use a role, or end the turn
ask-look = Study this evolution, or set it aside ({ $count } of { $most } so far)
ask-look-last = Study this evolution: { $most } are set aside already
ask-dismiss = Let experts go if you like, then draw
ask-dismiss-or-role = Let experts go if you like or use a role, then draw
ask-draw = Draw experts
ask-draw-or-role = Draw experts, or use a role first
ask-place = Keep this expert, or set it aside ({ $count } of { $most } so far)
ask-place-last = Keep this expert, or play a good plan first
ask-assign = Assign { $most ->
        [one] an expert
       *[other] up to { $most } experts
    }
ask-assign-more = { $count } of { $most } assigned: assign another, or finish
ask-assigned = { $count ->
        [one] One expert is assigned
       *[other] { $count } experts are assigned
    }: finish
ask-assigned-or-role = { $count ->
        [one] One expert is assigned
       *[other] { $count } experts are assigned
    }: use a role, or finish
ask-spare = Which of its experts stay? The zone has room for { $count }
ask-block = { $count ->
        [one] Block an action
       *[other] Block { $count } actions
    }
ask-block-or-role = { $count ->
        [one] Block an action
       *[other] Block { $count } actions
    }, or use a role first
ask-lose-expert = { $count ->
        [one] Which expert leaves the zone?
       *[other] { $count } experts must leave the zone: choose one
    }
ask-lose-study = { $count ->
        [one] Which evolution leaves the study zone?
       *[other] { $count } evolutions must leave the study zone: choose one
    }
ask-vacate = { $count ->
        [one] Which site loses its experts?
       *[other] { $count } sites lose their experts: choose one
    }
ask-scrap = { $count ->
        [one] Which site is given up?
       *[other] { $count } sites are given up: choose one
    }
ask-lose-plan = { $count ->
        [one] Which good plan is given up?
       *[other] { $count } good plans are given up: choose one
    }
ask-vision = Study the top evolution, or put it under the pile?
ask-vision-full = Put the top evolution under the pile: the study zone is full
