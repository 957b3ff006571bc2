### Evolutopia in English. Names, rules, sentences; the keys are the same in every language.

title = Evolutopia
tagline = One city on the brink: mend it together, before the crises do the rest.

## At a glance: what the rules begin with

rules-goal = Mend the city together: 3 of the 5 indicators must reach 6, and every nuisance must be covered. All lose if an indicator falls to 0 or the crisis pawn reaches the last beacon.
rules-overview = On your turn you do one of five actions: choose an evolution, start a site, recruit experts, assign them, or inaugurate what is finished. An action that was done is blocked for everybody until somebody manages the crises. That frees the actions, and brings the next crisis.
piece-evolution = Projects for the city. Each needs experts and changes the indicators when it is inaugurated.
    .title = Evolutions
piece-expert = Five professions, drawn from a bag. They work on sites and on the crisis.
    .title = Experts
piece-indicators = Mobility, environment, energy, economy and comfort: how the city is doing.
    .title = Indicators
piece-nuisance = What ails the city. An evolution covers one if it is good for the same indicator.
    .title = Nuisances
piece-manage = One is always under way. A crisis without all its experts does harm when the next one comes.
    .title = Crises
piece-role = What only you can do, one at a time on your turn.
    .title = Roles

## The names of things

expert-designer = Designer
expert-regulator = Regulator
expert-neo-urbanist = Neo-urbanist
expert-builder = Builder
expert-technologist = Technologist

indicator-mobility = Mobility
indicator-environment = Environment
indicator-energy = Energy
indicator-economy = Economy
indicator-comfort = Comfort

action-choose = Choose an evolution
action-site = Start a site
action-recruit = Recruit experts
action-assign = Assign experts
action-inaugurate = Inaugurate an evolution

side-front = front
side-back = back

level-discovery = Discovery
level-1 = Light pollution
level-2 = Measured pollution
level-3 = Heavy pollution
level-4 = Extreme pollution
level-own = Your own map

phase-setup = Set-up
phase-turn = A turn begins
phase-choose = Choosing an evolution
phase-site = Starting a site
phase-recruit = Recruiting
phase-assign = Assigning
phase-inaugurate = Inaugurating
phase-crises = Managing the crises
phase-after = The end of a turn
phase-over = The end

score-victory = Victory
tile-start = Town hall

square-a1 = A1
square-b1 = B1
square-c1 = C1
square-d1 = D1
square-a2 = A2
square-b2 = B2
square-c2 = C2
square-d2 = D2
square-a3 = A3
square-b3 = B3
square-c3 = C3
square-d3 = D3
square-a4 = A4
square-b4 = B4
square-c4 = C4
square-d4 = D4

tile-e01 = Express cycle streets
tile-e02 = Segregated tramway
tile-e03 = Driverless shuttles
tile-e04 = Interchange hub
tile-e05 = Urban cable car
tile-e06 = Shared-ride lanes
tile-e07 = City-centre toll
tile-e08 = Market-garden belt
tile-e09 = City woodland
tile-e10 = Uncovered river
tile-e11 = Roof gardens
tile-e12 = Neighbourhood compost
    .short = Compost
tile-e13 = Carbon-sink plant
tile-e14 = Dark-sky corridors
tile-e15 = Community solar
tile-e16 = Ridge wind farm
tile-e17 = Smart grid
tile-e18 = Deep geothermal
tile-e19 = City biogas
tile-e20 = Hydrogen stations
tile-e21 = Insulation drive
tile-e22 = Reuse workshop
tile-e23 = Green start-up nursery
tile-e24 = Local currency
tile-e25 = Growers’ hall
tile-e26 = Shared workspace
tile-e27 = River freight port
tile-e28 = Circular factory
tile-e29 = Five-senses park
tile-e30 = Shared housing
tile-e31 = Health house
tile-e32 = School streets
tile-e33 = Planted noise wall
tile-e34 = Assistive smart homes
tile-e35 = Fifteen-minute district

place-e01 = { tile-e01 }
place-e02 = { tile-e02 }
place-e03 = { tile-e03 }
place-e04 = { tile-e04 }
place-e05 = { tile-e05 }
place-e06 = { tile-e06 }
place-e07 = { tile-e07 }
place-e08 = { tile-e08 }
place-e09 = { tile-e09 }
place-e10 = { tile-e10 }
place-e11 = { tile-e11 }
place-e12 = { tile-e12 }
place-e13 = { tile-e13 }
place-e14 = { tile-e14 }
place-e15 = { tile-e15 }
place-e16 = { tile-e16 }
place-e17 = { tile-e17 }
place-e18 = { tile-e18 }
place-e19 = { tile-e19 }
place-e20 = { tile-e20 }
place-e21 = { tile-e21 }
place-e22 = { tile-e22 }
place-e23 = { tile-e23 }
place-e24 = { tile-e24 }
place-e25 = { tile-e25 }
place-e26 = { tile-e26 }
place-e27 = { tile-e27 }
place-e28 = { tile-e28 }
place-e29 = { tile-e29 }
place-e30 = { tile-e30 }
place-e31 = { tile-e31 }
place-e32 = { tile-e32 }
place-e33 = { tile-e33 }
place-e34 = { tile-e34 }
place-e35 = { tile-e35 }
place-crisis = the crisis
place-zone = the experts zone

nuisance-n01 = Jammed ring road / Open dump
    .front = Jammed ring road
    .back = Open dump
nuisance-n02 = Shuttered station / Coal plant
    .front = Shuttered station
    .back = Coal plant
nuisance-n03 = Toxic wasteland / Leaky tower blocks
    .front = Toxic wasteland
    .back = Leaky tower blocks
nuisance-n04 = Dead stream / Dead mall
    .front = Dead stream
    .back = Dead mall
nuisance-n05 = Rotten power lines / Abandoned works
    .front = Rotten power lines
    .back = Abandoned works
nuisance-n06 = All-night billboards / Noisy flight path
    .front = All-night billboards
    .back = Noisy flight path
nuisance-n07 = Empty offices / Run-down blocks
    .front = Empty offices
    .back = Run-down blocks
nuisance-n08 = Silted docks / Blocked pavements
    .front = Silted docks
    .back = Blocked pavements
nuisance-n09 = Sewer stench / Wild parking
    .front = Sewer stench
    .back = Wild parking
nuisance-n10 = Shadeless yards / Concrete desert
    .front = Shadeless yards
    .back = Concrete desert

crisis-c01 = Storm warning
crisis-c02 = Heat dome
crisis-c03 = Tainted groundwater
crisis-c04 = City blackout
crisis-c05 = Price spike
crisis-c06 = Cracked dam
crisis-c07 = Transport walkout
crisis-c08 = Closed bridge
crisis-c09 = Gridlock
crisis-c10 = Plant closure
crisis-c11 = Ransomware
crisis-c12 = Tender scandal
crisis-c13 = Flu wave
crisis-c14 = Sleepless nights
crisis-c15 = Flash flood

plan-b1 = Hand-picked help
plan-b2 = Overtime
plan-b3 = Fast-track site
plan-b4 = Ribbon cutter
plan-b5 = Green light
plan-b6 = Lull
plan-b7 = Leg-up
plan-b8 = Open ground
plan-b9 = Watch room

role-r01 = Tinkerer
role-r02 = Headhunter
role-r03 = Site boss
role-r04 = Visionary
role-r05 = Mediator
role-r06 = Dispatcher
role-r07 = Remediator
role-r08 = Negotiator
role-r09 = Trainer
role-r10 = First responder

## What cards do, by the effects they are made of

effect-crisis-track = The crisis pawn moves forward { $n ->
    [one] one beacon
   *[other] { $n } beacons
}
effect-indicator = { $indicator } { $n }
effect-release-kind = Every { $kind } in play goes back into the bag
effect-study-away = { $n ->
    [one] An evolution of your choice leaves
   *[other] { $n } evolutions of your choice leave
} the study zone for the bottom of the pile
effect-site-experts-away = All experts of { $n ->
    [one] a site of your choice
   *[other] { $n } sites of your choice
} go back into the bag
effect-site-away = { $n ->
    [one] A site of your choice goes
   *[other] { $n } sites of your choice go
} under the pile, with the experts back into the bag
effect-zone-experts-away = { $n ->
    [one] An expert of your choice leaves
   *[other] { $n } experts of your choice leave
} the zone for the bag
effect-extra-block = { $n ->
    [one] One more action is
   *[other] { $n } more actions are
} blocked this time
effect-plan-away = { $n ->
    [one] A good plan held by anyone goes
   *[other] { $n } good plans held by anyone go
} back under the pile

does-bag-expert-to-slot = Take 1 expert of your choice from the bag and assign it at once to a site or to the crisis.
does-assign-two = Assign up to 2 experts of the zone.
does-free-site = Start a site, even if that action is blocked, and place no marker.
does-free-inaugurate = Inaugurate a finished evolution, even if that action is blocked, and place no marker.
does-unblock-one = Take one marker off the actions.
does-crisis-back-one = The crisis pawn goes back one beacon, never before the first.
does-indicator-plus-one = An indicator at 4 or less gains 1.
does-ignore-adjacency = This turn the evolution you inaugurate may go on any empty square or matching nuisance, even far from the others.
does-reorder-crises = Look at the next 3 crises; put each back on top or beneath, in the order you like.

talent-copy-role = Use the talent of another player’s face-up role as if it were yours.
    .when = In your turn, at the moment of the role you copy
talent-recruit-pick-one = Take 1 expert of the kind you want from the bag into the zone.
    .when = When you recruit, before drawing
talent-assign-one-more = Assign one expert more than usual.
    .when = When you assign
talent-move-top-tile = Study the top evolution of the pile if there is room, or put it under the pile.
    .when = Before or after your action
talent-crisis-pick-of-two = Draw 2 crises: one comes, the other goes under the pile.
    .when = When a new crisis comes in your turn
talent-move-expert = Move 1 expert from a site or the crisis to another site, the crisis or the zone, where there is room for it.
    .when = Before or after your action
talent-cover-any-nuisance = The evolution goes on any nuisance, matching or not, and that nuisance’s indicator gains 1 more.
    .when = When you inaugurate
talent-one-block-less = Block one action fewer.
    .when = When you block actions after a crisis
talent-assign-any-kind = One of the experts you assign counts as any kind you like while it stays there.
    .when = When you assign
talent-recruit-then-assign-crisis = Assign 1 expert of the zone to the crisis.
    .when = After you have recruited

## Rules

rule-setup_players = The city is mended by 1 to 5 players, all together. A single player follows the solo rules.
    .title = Players
rule-setup_evolutions = The 35 evolutions are shuffled into a pile, face up, so that only the top one shows. The first two go to the study zone, the third to the site zone, where its pictogram does nothing yet.
    .title = Evolutions
rule-setup_experts = The bag holds 25 experts, 5 of each of the 5 kinds. Three are drawn into the experts zone.
    .title = Experts
rule-setup_indicators = Mobility, environment, energy, economy and comfort start at 2.
    .title = Indicators
rule-setup_crisis-pawn = The crisis pawn starts on the first beacon.
    .title = The crisis pawn
rule-setup_crises = The 15 crisis cards are shuffled, face down. None is in play at first.
    .title = Crises
rule-setup_plans = The 9 good plans are shuffled, face down.
    .title = Good plans
rule-setup_roles = Each player takes two roles unseen and turns up the one on top.
    .title = Roles
rule-setup_territory = The start tile and face-up nuisances lie where the chosen map shows them: discovery, levels 1 to 4, or your own map. Nuisances that are not used stay in the box.
    .title = The territory
rule-setup_discovery = In the discovery game the indicators start at 3 and the crisis pawn on the second beacon, with 2 nuisances.
    .title = The discovery game
rule-setup_first = The first player is drawn at random.
    .title = First player
rule-turn_one-action = In your turn you take one of the five actions that is not blocked, or manage the crises.
    .title = One action
rule-turn_block = The action taken gets a marker. It cannot be taken again until somebody manages the crises.
    .title = Blocking
rule-turn_forced-crisis = When all five actions are blocked, the crises must be managed.
    .title = All blocked
rule-turn_decider = Whoever’s turn it is makes every decision. Everybody may advise.
    .title = Who decides
rule-turn_order = Then the player to the left has a turn.
    .title = In turn
rule-choose_look = Look at the top evolution and study it or set it aside; go on until one is in the study zone.
    .title = Choose an evolution
rule-choose_aside = At most 3 evolutions are set aside. They then go under the pile, in the order the player wants.
    .title = Set aside
rule-choose_full = With 3 evolutions there already, one of the player’s choice goes under the pile to make room.
    .title = A full study zone
rule-site_move = Move one evolution from the study zone to the site zone.
    .title = Start a site
rule-site_full = With 3 sites there already, one of the player’s choice goes under the pile. Each expert on it goes to the experts zone, while it has room, or back into the bag.
    .title = A full site zone
rule-site_blue = It lets the player study the top evolution of the pile if there is room, leave it, or put it under the pile.
    .title = A blue pictogram
rule-site_green = It gives the player a good plan, face up in front of them.
    .title = A green pictogram
rule-recruit_dismiss = Before drawing, any experts of the zone may be let go.
    .title = Recruit: first let go
rule-recruit_draw = Experts are drawn one at a time, each into the zone or aside, until the zone holds 5. At most 3 of those drawn are set aside.
    .title = Recruit: then draw
rule-recruit_return = Those let go before and those set aside while drawing go back into the bag at the end. If the bag runs out, the zone stays short.
    .title = Back into the bag
rule-assign_up-to-three = Up to 3 experts go from the zone to evolutions on site, to the current crisis, or some to each.
    .title = Assign experts
rule-assign_needed = An expert goes only where its kind is still needed.
    .title = Only where needed
rule-assign_stay = A finished evolution or crisis stays where it is until it is inaugurated or the crises are managed.
    .title = Finished, but still there
rule-inaugurate_complete = Choose an evolution on site that has all its experts. They go back into the bag.
    .title = Inaugurate
rule-inaugurate_score = Each indicator moves up or down by its value on the tile.
    .title = What it brings
rule-inaugurate_adjacent = The tile goes on an empty square or a nuisance beside an evolution in place or the start tile, never only diagonally.
    .title = Where it goes
rule-inaugurate_nuisance = An evolution covers a nuisance only if it gains at least 1 point in that nuisance’s indicator.
    .title = Covering a nuisance
rule-inaugurate_order = The scores come first, then the place; an indicator at 0 loses at once, even if the place would have won. An evolution for which there is no square cannot be inaugurated.
    .title = Scores first
rule-crisis_check = A crisis that has all its experts is managed; otherwise its effect for an unmanaged crisis applies. Its experts go back into the bag, the card goes under its pile, which is never shuffled again. The first time there is no crisis to check.
    .title = The old crisis
rule-crisis_draw = The next crisis arrives with its effect on arrival, usually a choice of two.
    .title = The new crisis
rule-crisis_real-choice = Only an option that would change the game can be chosen.
    .title = A real choice
rule-crisis_unblock = Then all markers are taken off the actions.
    .title = All free again
rule-crisis_block-one = Then the player blocks one action of their choice without taking it.
    .title = Block one
rule-role_once = You may use one role in your turn, at the moment it names.
    .title = One role a turn
rule-role_experience = After three uses the hidden role is turned up too, and both can be used.
    .title = Experience
rule-plan_play = A good plan is played in its owner’s own turn, if it would do something: before or after the action, while evolutions are looked at or experts drawn, or between the steps of managing the crises. It then goes under its pile.
    .title = Playing a good plan
rule-plan_silence = Whoever played a good plan is too busy to talk until their next turn begins.
    .title = Silence
rule-solo_roles = The Tinkerer stays in the box. Two roles are drawn; one is kept, the other goes under the pile. There is no second role to unlock.
    .title = Alone: the role
rule-solo_renew = Once the crises are managed and an action is blocked, the role goes under the pile and one of the next two takes its place.
    .title = Alone: a new role
rule-over_win = All win at once when 3 indicators are at 6 or more and every nuisance is covered.
    .title = Victory
rule-over_indicator = All lose at once when an indicator reaches 0.
    .title = An indicator at 0
rule-over_crisis = All lose at once when the crisis pawn reaches the last beacon.
    .title = The last beacon
rule-over_both = If one and the same effect would both win and lose the game, it is lost.
    .title = Both at once

## What happens

event-first-player = { $seat } begins.
event-nuisance = On { $square }: { $nuisance } ({ $indicator }).
event-tile-studied = To the study zone: { $tile }.
event-tile-started = On site: { $tile }.
event-tile-shown = On top of the pile: { $tile }.
event-tile-aside = Set aside: { $tile }.
event-tile-under = Under the pile: { $tile }.
event-expert-came = A { $kind } comes to the experts zone.
event-expert-drawn = A { $kind } is drawn.
event-expert-aside = A { $kind } is set aside.
event-expert-to-zone = A { $kind } joins the experts zone.
event-expert-to-bag = A { $kind } goes back into the bag.
event-expert-assigned = A { $kind } is assigned to { $place }.
event-expert-trained = A { $kind } is assigned to { $place } and counts as a { $as }.
event-expert-moved = A { $kind } moves from { $place } to { $to }.
event-kind-released = Every { $kind } in play goes back into the bag ({ $count }).
event-site-vacated = All experts leave { $tile }.
event-role-dealt = { $seat }’s role: { $role }.
event-role-unlocked = { $seat } unlocks a second role: { $role }.
event-role-offered = A role to choose from: { $role }.
event-role-used = { $seat } uses a role: { $role }.
event-plan-drawn = { $seat } gets a good plan: { $plan }.
event-plan-played = { $seat } plays a good plan, { $plan }, and falls silent.
event-plan-lost = { $seat } loses a good plan: { $plan }.
event-turn = { $seat }’s turn.
event-acted = { $seat }: { $action }.
event-blocked = Blocked: { $action }.
event-unblocked = Free again: { $action }.
event-all-unblocked = All actions are free again.
event-inaugurated = Inaugurated: { $tile }.
event-built = Now on { $square }: { $tile }.
event-nuisance-covered = Covered on { $square }: { $nuisance }; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
event-indicator = { $indicator } is now at { $value }.
event-pawn = The crisis pawn moves to beacon { $beacon } of { $last }.
event-managing = { $seat } manages the crises.
event-crisis-managed = Managed: { $crisis }.
event-crisis-unmanaged = Not managed: { $crisis }.
event-crisis-came = A crisis: { $crisis }.
event-crisis-seen = A crisis to come: { $crisis }.
event-crisis-under = Under the pile of crises: { $crisis }.
event-crisis-atop = On top of the pile of crises: { $crisis }.
event-option-chosen = { $crisis }: option { $option } is chosen.
event-anywhere = { $seat }’s next evolution this turn may go anywhere.
event-game-won = The city is saved. Victory!
event-game-lost = The city is lost. Defeat.

## Why not

refusal-no-such-move = There is no such move.
refusal-game-over = The game is over.
refusal-natures-move = Something is being drawn.
refusal-not-this-chance = This cannot be drawn now.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-finish-first = First answer the question: a step is under way.
refusal-blocked = “{ $action }” is blocked until the crises are managed.
refusal-all-blocked = All actions are blocked: manage the crises.
refusal-acted-already = You have taken your action this turn.
refusal-study-empty = No evolution is in the study zone.
refusal-nobody-needed = No expert of the zone is needed on a site or for the crisis.
refusal-nothing-finished = No evolution on site has all its experts.
refusal-no-square = There is no square where it could go.
refusal-aside-full = { $count ->
    [0] Nothing may be set aside.
    [one] One is set aside already, and no more are allowed.
   *[other] { $count } are set aside already, and no more are allowed.
 }
refusal-not-in-study = Not in the study zone: { $tile }.
refusal-new-tile-stays = Just arrived: { $tile }. Choose one that was there before.
refusal-not-aside = Not set aside: { $tile }.
refusal-not-on-site = Not one of the sites to choose from: { $tile }.
refusal-study-full = The study zone is full: put it under the pile.
refusal-not-in-zone = There is no { $kind } in the experts zone.
refusal-not-spare = No { $kind } was on that site.
refusal-not-in-bag = There is no { $kind } in the bag.
refusal-not-needed-there = No { $kind } is needed there: { $place }.
refusal-assigned-enough = You have assigned { $count } already, the most allowed.
refusal-assign-one = Assign at least one expert.
refusal-not-trained = A { $kind } can only count as itself.
refusal-not-finished = Still without all its experts: { $tile }.
refusal-not-adjacent = { $square } is not beside an evolution in place or the start tile.
refusal-square-taken = { $square } is taken.
refusal-wrong-nuisance = No gain in { $indicator }: { $tile } cannot cover the nuisance on { $square }.
refusal-nuisance-only = With this role the evolution goes on a nuisance, not on { $square }.
refusal-no-effect = Option { $option } of { $crisis } would change nothing.
refusal-no-such-option = { $crisis } has no option { $option }.
refusal-no-experts-there = Nobody works on { $tile }.
refusal-not-offered = This is not among the cards to choose from.
refusal-plan-not-yours = That player does not hold { $plan }.
refusal-plan-no-effect = { $plan } would change nothing now.
refusal-plan-not-now = { $plan } has to wait until this step is done.
refusal-role-not-yours = { $role } is not a role you can use.
refusal-role-used = You have used a role this turn.
refusal-role-not-now = This is not the moment for { $role }, or it would change nothing.
refusal-not-blocked = “{ $action }” is not blocked.
refusal-blocked-already = “{ $action }” is blocked already.
refusal-too-high = { $indicator } is above { $count }.
refusal-no-copy = You have no role that copies another.
refusal-silent = You have played a good plan and are too busy to talk until your next turn.
refusal-counts-as-itself = A { $kind } counts as itself anyway: assign it.
refusal-not-at-work = No { $kind } works there: { $place }.
refusal-not-elsewhere = That is where it is already: { $place }.
refusal-zone-full = The experts zone holds { $count }, no more.
refusal-crisis-only = This role sends an expert to the crisis, nowhere else.
refusal-not-now = This is not what is asked now.

## Decisions and moves

decision-turn = Take an action or manage the crises
decision-look = Study this evolution, or set it aside
decision-study-room = Which evolution leaves the study zone?
decision-under-pile = Which goes under the pile next?
decision-start = Which evolution goes on site?
decision-site-room = Which site goes under the pile?
decision-spare = Which of its experts stay in the zone?
decision-bonus = Blue pictogram: what about the top evolution?
decision-dismiss = Let experts go, then draw
decision-place = Keep this expert, or set it aside
decision-assign = Assign experts
decision-open = Which evolution is inaugurated?
decision-build = Where does it go?
decision-mediate = Draw the next crisis, or use a role
decision-keep = Which crisis comes?
decision-arrival = A crisis has come: choose
decision-lose-expert = Which expert leaves the zone?
decision-lose-study = Which evolution leaves the study zone?
decision-vacate = Which site loses its experts?
decision-scrap = Which site is given up?
decision-lose-plan = Which good plan is given up?
decision-block = Block an action
decision-pick = Choose a role
decision-after = A good plan, a role, or the end of the turn
decision-summon = Which expert of the bag goes where?
decision-unblock = Which action is freed?
decision-boost = Which indicator gains 1?
decision-watch = Put the crises back, on top or beneath
decision-vision = What about the top evolution?
decision-dispatch = Which expert moves where?
decision-respond = Which expert goes to the crisis?
decision-fetch = Which expert comes out of the bag?
decision-first = Who begins?
decision-nuisance = A nuisance is laid
decision-tile = An evolution is turned up
decision-expert = An expert is drawn
decision-crisis = A crisis is drawn
decision-plan = A good plan is drawn
decision-role = A role is drawn

move-first = { $seat } begins
move-nuisance = Lay { $nuisance }, { $side }
move-tile = Turn up { $tile }
move-expert = Draw { $kind }
move-crisis = Draw { $crisis }
move-plan = Draw { $plan }
move-role = Draw { $role }
move-act = { $action }
move-manage = Manage the crises
move-play = Play the good plan { $plan }
move-use = Use the role { $role }
move-copy = Copy the role { $role }
move-end = End the turn
move-study = Put it in the study zone
move-aside = Set it aside
move-leave = Leave it on the pile
move-bury = Put { $tile } under the pile
move-under = Put it under the pile
move-start = Put { $tile } on site
move-scrap = Give up the site { $tile }
move-open = Inaugurate { $tile }
move-build = Place it on { $square }
move-rescue = Keep a { $kind } in the zone
move-dismiss = Let a { $kind } go
move-draw = Draw
move-place = Keep this expert
move-fetch = Take a { $kind } from the bag
move-assign = Assign a { $kind } to { $place }
move-train = Assign a { $kind } as a { $as } to { $place }
move-summon = From the bag, assign a { $kind } to { $place }
move-move = Move a { $kind }: { $place } → { $to }
move-vacate = Send the experts of { $tile } away
move-keep = Keep { $crisis }
move-option = Choose option { $option }
move-discard = { $seat } gives up { $plan }
move-block = Block: { $action }
move-unblock = Free: { $action }
move-boost = { $indicator } gains 1
move-atop = Put { $crisis } on top
move-beneath = Put { $crisis } beneath
move-pick = Choose the role { $role }
move-done = Done

## Options

option-level = Level
    .help = How polluted the city is: discovery, 1 to 4, or your own map.
option-own_start = Own map: start
    .help = Where the start tile lies on your own map.
option-own_nuisances = Own map: nuisances
    .help = The nuisances of your own map, as a sum: a1 counts 1, b1 2, c1 4, and so on to d4, 32768; the start tile’s square and any beyond ten are left out.
    .map = Click the squares where nuisances lie, ten at most.
option-random_sides = Either side
    .help = Nuisances lie on either side, as they are drawn.
option-indicator_start = Indicators at the start
    .help = Where the indicators start, if not as the level says.
option-crisis_start = Crisis pawn at the start
    .help = The crisis pawn’s first beacon, if not as the level says.
option-beacons = Beacons
    .help = Beacons of the crisis track; on the last one the game is lost.
option-target = Target
    .help = What an indicator must reach.
option-target_count = Indicators to raise
    .help = How many indicators must reach the target.
option-indicator_most = Top of the scale
    .help = The end of an indicator’s scale.
option-study_zone = Study zone
    .help = Evolutions the study zone holds.
option-site_zone = Site zone
    .help = Evolutions the site zone holds.
option-experts_zone = Experts zone
    .help = Experts the zone holds.
option-experts_drawn = Experts at the start
    .help = Experts in the zone at the start.
option-assign_most = Experts per action
    .help = Experts that one action lets you assign.
option-aside_most = Set aside
    .help = Evolutions or experts that may be set aside in an action.
option-role_uses = Uses of a role
    .help = Uses until the second role is unlocked.

## Topics of the rules

topic-setup = Set-up
topic-turn = A turn
topic-choose = Choosing an evolution
topic-site = Starting a site
topic-recruit = Recruiting experts
topic-assign = Assigning experts
topic-inaugurate = Inaugurating
topic-crisis = Managing the crises
topic-role = Roles
topic-plan = Good plans
topic-solo = Playing alone
topic-over = The end of the game
