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
first-crisis = The first one comes when somebody manages the crises.
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
spare = Experts of the site that was given up
to-choose = To choose from
faces = What is shown
face-city = The city
face-works = Works and experts
choose-place = { $kind }: where is this expert needed?
choose-square = { $tile }: choose the square it goes on
choose-win = { $tile }: this saves the city. Inaugurate it?
choose-loss = { $tile }: this loses the game. Inaugurate it all the same?
you-advise = { $name } decides. Click what you would do, to point at it.
pointed-at = pointed at by { $names }

## The end

ending = How it ended
end-indicators = { $count } of { $needed } indicators at { $target } or more
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
