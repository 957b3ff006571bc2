### Rules of the program, the same in every game

rule-move_form = A move says what is done and to what, and it is made by someone who sits at the table. Anything else is no move of the game, so no rule of the game speaks of it.
    .title = What a move is

### Names that do not exist

unknown = unknown { $what } "{ $name }"; known: { $known }
unknown-near = unknown { $what } "{ $name }"; did you mean "{ $nearest }"?
unknown-all = unknown { $what } "{ $name }"; did you mean "{ $nearest }"? known: { $known }
what-game = game
what-option = option
what-bot = kind of player
what-rule = rule
what-trait = trait
what-move = move
what-language = language
what-command = command
what-event = event
what-metric = metric
what-measure = measure
what-value = value
what-shell = shell
what-flag = option
what-seat = seat
what-word = word
what-effect = effect
what-colour = colour
what-disaster = disaster
what-suit = suit
what-deck = deck
what-kind = kind
what-table = table
what-status = status

### What cannot be agreed before a game

error-option-bool = option { $name } is yes or no, not "{ $value }"
error-option-choice = option { $name } is one of { $choices }, not "{ $value }"
error-option-number = option { $name } is a whole number from { $low } to { $high }, not "{ $value }"
error-option-seats = { $game } is for { $low } to { $high } players, not { $count }
error-option-games = the number of games is 1 or more, not { $games }

### Mistakes in packs and positions; those of one game are in its own file

mistake-and = {"; "}
mistake-the-file = the file
mistake-at = { $place }: { $error }
mistake-missing = { $place } is missing
mistake-not-object = { $place } is { $kind }, not an object
mistake-not-number = { $place } is { $kind }, not a whole number
mistake-outside = { $place } is { $value }, outside { $low } to { $high }
mistake-not-flag = { $place } is { $kind }, not true or false
mistake-not-word = { $place } is { $kind }, not a word
mistake-not-list = { $place } is { $kind }, not a list
mistake-not-words = { $place } holds { $kind }, not only words
mistake-not-numbers = { $place } holds { $value }, not a whole number from { $low } to { $high }
mistake-not-here = { $place } is not a field that belongs here
mistake-not-here-near = { $place } is not a field that belongs here; did you mean "{ $near }"?
mistake-no-name = { $place } is empty; a pack is known by its name
mistake-other-table = { $table }: not what the usual pack has, and not marked as copied from a box
mistake-name-form = { $place } must be 1 to { $most } visible characters
mistake-said = { $error }
mistake-player-count = { $place } are { $count }, the game is for { $low } to { $high } (setup.players)
mistake-not-seats = { $place } are { $count }, but seats is { $seats }
mistake-other-pack = { $place } is "{ $name }", not "{ $usual }", so `components` must hold its data
mistake-places = { $place } are { $count }, one a place makes { $places }
mistake-too-often = { $name } lies { $count } times, the pack has { $most }
mistake-pieces-nowhere = { $count } { $what } lie nowhere, { $name } for one
mistake-nowhere = { $name } lies nowhere
mistake-in-places = { $name } lies in { $count } places
mistake-too-many = { $count } { $name } too many for the pack
mistake-all-known = a position knows every card; only views have ?
mistake-cannot-be = { $place } cannot be { $value }; { $expected }
mistake-cannot-hold = { $place } cannot hold { $value }; { $expected }
mistake-no-such-card = { $place } cannot hold "{ $value }"; cards are { $names }
mistake-is-number = it is a whole number from { $low } to { $high }
mistake-is-seat = it is a seat from 0 to { $last }, or -1 for nobody
mistake-is-one-of = it is one of { $names }
mistake-row-length = { $place } has { $count } numbers, not { $length }
mistake-grid-size = { $place } needs { $rows } rows of { $columns } squares; of each, { $expected }
mistake-no-seat = { $place } holds something that is no seat
mistake-cannot-go-on = the game cannot go on from here: { $why }
mistake-no-move = seat { $seat } is to choose, and has no move
mistake-kind-nothing = nothing
mistake-kind-flag = true or false
mistake-kind-number = a whole number
mistake-kind-fraction = a fraction
mistake-kind-word = a word
mistake-kind-object = an object
mistake-kind-list = a list
mistake-kind-time = a date or time
mistake-unread = cannot be read: { $reason }
mistake-no-file = No such file or directory
mistake-no-access = Permission denied
mistake-is-folder = Is a directory
mistake-toml-at = is not TOML: { $why }
mistake-toml-deep = is not TOML: it is nested too deeply
mistake-toml-end = is not TOML: { $why }
mistake-toml-text = is not TOML: it is not text in UTF-8
mistake-not-any-number = { $place } is { $kind }, not a number
mistake-not-range = { $place } is not two numbers, the lower one first
mistake-goal-range = { $place } needs one of between, near with within, at_least, at_most
mistake-sweep-variants = { $place } is there more than once: a sweep changes one
mistake-sweep-grid = { $place } would make { $count } trials
mistake-sweep-place = { $place } needs either option or change
mistake-sweep-values = { $place } needs between or choices
