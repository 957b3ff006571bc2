# What is wrong with packs and positions that somebody wrote. Words of JSON and rules' slugs stay as they are.

## Packs

pack-entries = { $place } has { $found } entries; the game has { $count }: one that is left out keeps its place, with count = 0
pack-left-out = { $place } has { $found } left; the rulebook has { $count }
pack-few-crises = { $place } leaves { $count } crises; at least { $low } are needed
few-tiles = the pack has { $count } evolutions; with zones of this size { $wanted } are needed
few-nuisances = the pack has { $count } nuisances; this map needs { $wanted }
few-roles = the pack has { $count } roles; so many players need { $wanted }
pack-no-expert = { $place } needs at least one expert
pack-no-gain = { $place } change no indicator
pack-arrival = { $place } has { $count } options; a crisis has 1 to { $most }
pack-no-effect = { $place } has no effect
pack-zero = { $place } is 0: it would change nothing
pack-no-square = { $place } names "{ $word }", which is no square: a1 to d4
pack-two-tiles = { $place } puts two tiles on { $square }
pack-many-nuisances = { $place } are { $count }; there are { $tiles } tiles
pack-no-nuisance = { $place } are none: a level has at least one
pack-discovery = { $place } are { $count }, the rulebook has { $printed } (setup.discovery)
pack-printed = { $place } is { $found }, the rulebook has { $printed }
pack-solo-roles = { $place } leaves { $count } roles to play alone with, fewer than { $offered }: too many copy another's

## Positions

position-bottom = steps must begin with setup, turn, after or over
position-step = the step { $above } cannot follow { $below }
position-result = a game is over exactly when it has a result (over.win)
position-experts = there are { $count } of the kind { $kind }, not { $most } (setup.experts)
position-site-experts = { $tile } has more experts of a kind than it needs (assign.needed)
position-crisis-experts = the crisis has more experts of a kind than it needs (assign.needed)
position-no-crisis = there is no crisis for experts to be on (crisis.check)
position-start-tile = the territory needs its start tile, once (setup.territory)
position-covered = only nuisances can be covered (inaugurate.nuisance)
position-study-zone = the study zone holds { $most } evolutions (choose.full)
position-site-zone = the site zone holds { $most } evolutions (site.full)
position-experts-zone = the experts zone holds { $most } (recruit.draw)
position-aside-tiles = at most { $most } tiles are set aside (choose.aside)
position-turn = somebody's turn it must be (turn.order)
position-over-already = the game would be over already (over.win)
position-no-victory = this is no victory (over.win)
position-no-defeat = this is no defeat (over.indicator)
position-opened = an evolution is opened exactly while it is placed (inaugurate.order)
position-no-square = there is no square for the evolution opened (inaugurate.adjacent)
position-draw = nothing draws { $draw } now
position-bag-empty = the bag is empty (recruit.return)
position-expert-drawn = experts are drawn only when recruiting (recruit.draw)
position-no-role = everybody has a role (setup.roles)
position-nuisances = nuisances are laid as the level shows (setup.territory)
position-tiles-aside = evolutions are set aside only while one chooses (choose.aside)
position-experts-aside = experts are set aside only while one recruits (recruit.return)
position-asides = { $drawn } experts drawn were set aside, but { $count } lie there (recruit.draw)
position-spare = only a site that was given up has experts to spare (site.full)
position-remedy = the role that covers any nuisance is used while inaugurating (role.once)
position-effects = effects come only from a crisis (crisis.draw)
position-study-room = the study zone has room: none must leave it (choose.full)
position-site-room = the site zone has room: none must leave it (site.full)
position-pictogram = there is no site whose pictogram could count (site.blue)
position-top = the pile shows its top evolution, or it is about to be turned up (setup.evolutions)
position-acted = a turn has been used for something exactly when it was begun (turn.one-action)
position-acted-marker = managing the crises is no action that gets a marker (turn.block)
position-acted-crises = the crises are not being managed (turn.one-action)
position-losing-nothing = nothing has to go now (crisis.draw)
position-losing = { $count } have to go, of { $most } (crisis.draw)
position-old-crisis = the old crisis leaves before a new one comes (crisis.check)
position-crisis-come = a crisis has come when its markers are placed (crisis.draw)
position-crisis-drawn = a crisis is drawn only to arrive (crisis.draw)
position-offered = cards are offered only to choose from (crisis.draw)
position-looking = nobody looks at crises to come (crisis.draw)
position-choosing = nobody chooses a role (solo.roles)
position-roles = seat { $seat } has { $count } roles after { $uses } uses, not { $due } (role.experience)
position-first-turn = nothing has happened before the first turn (setup.indicators)
position-first-player = the first player is drawn (setup.first)
position-first-tiles = two evolutions are studied and one is on site at the start (setup.evolutions)
position-first-experts = { $count } experts are in the zone at the start (setup.experts)
