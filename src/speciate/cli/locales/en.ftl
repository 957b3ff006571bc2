### The command line in English. The keys are the same in every language; games have their own files.

## Mistakes

error = error: { $text }
error-unknown-rule = no rule has to do with "{ $name }"; to see all of them: speciate rules GAME
error-missing = { $name } is missing; see --help
error-needs-value = { $name } needs a value; see --help
error-bad-value = { $name }: { $detail }
error-usage = cannot read this command line: { $detail }
error-seats = { $game } is for { $low } to { $high } players, not { $count }; name who sits at each seat, as in --seats { $example }
error-players = { $game } is for { $low } to { $high } players, not { $count }; say how many, as in --players { $low }
error-other-origin = { $file }: was made with something else ({ $parts }); choose another name, or move it away
error-no-origin = { $file }: does not say what made it; choose another name, or move it away
error-workers-start = { $tries } worker processes ended before they could begin; is there memory left?
error-worker-lost = { $tries } worker processes ended, one after the other, over the same games; is there memory left?
error-no-ray = Ray is not installed: pip install speciate[ray]
error-no-cluster = no cluster at { $address }: { $why }
error-on-jobs = a cluster has the cores it has: leave out --jobs, or play on this machine with --ray
error-node-version = the machine { $host } has Speciate { $there }, here it is { $wanted }: install the same there
error-node-code = the code of Speciate on the machine { $host } is not the same as here: install the same there
error-node-engine = the engine of the machine { $host } is { $engine ->
        [pure] uncompiled, here it is compiled
       *[other] compiled, here it is uncompiled
    }: install or build it there as here
error-node-bot = the machine { $host } has not the same bot { $bot }: copy it there, to the same place
error-node-fails = a machine of the cluster cannot play: is Speciate installed there? { $why }
ray-starting = The cluster is made ready …
origin-game = another game or other rules of it
origin-engine = another version of the engine
origin-pack = another pack
origin-options = other options
origin-bots = other bots, or in another order
origin-bot = another version of the bot { $name }
origin-seats = another number of players
origin-games = another number of games
origin-seed = another seed
origin-variants = other variants
origin-tables = other tables
origin-measures = other measures
origin-metrics = other metrics
origin-records = other records
origin-levels = other levels
origin-uses = other events
origin-probes = another number of choices
origin-rollouts = another number of play-outs
origin-stake = another winning chance
origin-ranking = another search
origin-lab = another version of the metrics
error-option-no-run = { $folder }: there is no finished run in it
error-option-no-metrics = { $file }: is no file of metrics; `speciate lab metrics GAME --out FILE.json` writes one
error-option-unpaired-seed = the two runs cannot be paired: they have different seeds
error-option-unpaired-tables = the two runs cannot be paired: they have different tables
error-option-unpaired-measures = the two runs cannot be paired: they measure different things
origin-mode = another kind of tournament
origin-seconds = another time limit for bots
error-range = "{ $text }" is no number of players: write 4, or 2-6
error-findings-suffix = "{ $file }": findings are written as .json, .csv or .parquet
error-metric-plays = { $name } has games played for itself, so it cannot be measured from records
error-records-both = name files or a database, not both
error-only-out = --only plays one game of a run again and keeps nothing; leave --out away
error-names = { $names } names for { $count } seats; give at most one for each
error-name-twice = two players are called "{ $name }"; give each a name of their own with --names
error-too-many-bots = { $bots } bots for { $count } seats; give at most one for each
error-option-form = write an option as NAME=VALUE, as in --option quick=yes, not "{ $text }"
error-nobody = nobody would be playing: { $seats } are all bots; to watch them: speciate watch { $game } --seats { $seats }
error-which-game = which game? There are: { $games }
error-file-without-resume = "{ $file }" is one word too many; to go on with a saved game: speciate play --resume { $file }
error-no-save = there is no unfinished game in { $folder }; begin one: speciate play evolution
error-finished = { $path }: this game is over; to look at it: speciate replay { $path }
error-nobody-resumes = { $path }: only bots play here; to look at it: speciate replay { $path }
error-other-game = { $path }: this is a game of { $game }
error-in-file = { $path }: { $text }
error-option-against = one against others needs 2 seats or more
error-option-no-master = { $game } has no master; these games have one: { $games }
error-option-no-learner = the policy of { $game } has no weights that could be learned here; see { $command } (docs/training.md)
error-option-together = { $game } is won or lost together: compare teams with --bots
error-option-names = { $count } seats and { $names } names: there must be a name for every seat
error-pack-form = a pack is given as GAME=FILE, such as evo=mine.toml, not { $word }
error-pack-twice = there are two packs of { $game }; a server plays with one
error-record-form = it is not a record of the form { $form }
error-record-rules = it was played by rules { $rules } of { $game }; this version has rules { $here }
error-record-pack = its pack "{ $name }" is not the one at hand
error-record-empty = it is empty
error-record-cut = its last line is cut off
error-record-line = line { $line } is damaged
error-record-changed = line { $line } was changed, or something before it is missing
error-record-after = line { $line } comes after the end of the game
error-record-result = line { $line } ends the game with a result that does not follow from its moves
error-record-back = line { $line } goes back to position { $to }, from which the game cannot go on
error-record-refused = line { $line }: "{ $move }" is refused by rule { $rule }
error-record-position = there is no position { $number }; positions go from 0 to { $last }
error-record-unreadable = cannot be read: { $why }
error-program-far = { $bot }: your own programs do not run on a server; let yours take a free seat there, as examples/net_bot.py does
error-resume-seats = { $given } players for the { $count } seats of this game; name one for each
error-resume-program = this game names a program that would run here: { $bot }; if you trust it, say so: --seats '{ $seats }'
error-position = there is no position { $position }; positions go from 0 to { $last }
error-not-json = { $path }: not JSON: { $detail }
error-not-object = { $path }: not a position: it must be a JSON object
error-not-text = { $path }: not a text file
error-no-game = { $path }: the field "game" is missing; it names the game, as in "game": "evolution"
error-pack-game = { $path } does not say which game it is for: put game = "evo" (or another) under [pack], or type speciate pack check GAME { $path }
error-new-game-name = a game cannot be called "{ $name }": small letters and digits, parts joined by hyphens, as in my-game
error-new-game-known = there is a game "{ $name }" already; choose another name
error-new-game-module = Python has a module of the name "{ $name }" already; choose another name
error-new-game-folder = { $path }: there is no such folder
error-new-game-exists = { $path } is there already; nothing was written
error-no-pack = { $game } has no pack of components

error-impossible = impossible position: { $text }


## Mistakes in packs and positions; those of one game are in its own file


## Version

version-engine = engine: { $engine }
engine-compiled = compiled
engine-pure = pure Python (slower than the compiled one)

## Help pages

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples
help-help = Show this page.
help-lang = The language of everything you read; otherwise that of your system.

help = Board games about evolution: play, watch, replay, look up the rules.
    .usage = speciate COMMAND …
    .version = Show the version and which engine runs.
    .example =
        speciate play evolution
        speciate rules evolution horns
        speciate COMMAND --help
help-games = The games there are, for how many players, and their options.
    .usage = speciate games [--all]
    .everything = Also the numbers of the rulebook that designers change.
help-bots = The bots of a game: how each plays, how strong it is and how long it thinks, as measured, and the styles a level can have.
    .usage = speciate bots [GAME] [--json]
    .game = Only of this game.
    .as_json = As data, for a program.
    .example =
        speciate bots evolution
        speciate play evolution --seats human,casual-grazer,casual-hunter
help-play = Play a whole game here, against bots or with friends at one screen. Every move is saved at once.
    .usage = speciate play GAME [--seats KINDS] …   or   speciate play --resume [FILE]
    .game = The game, as "speciate games" lists it.
    .file = After --resume: the saved game. Without one, the newest that is not over.
    .seats = Who sits where, separated by commas: human, or a bot: a level (beginner, casual, strong, expert, master), perhaps in a style (strong-hunter; speciate bots lists them), greedy or random, a class of a script (./mybot.py:MyBot) or a program (cmd:./mybot). Usually human,casual,casual. With --resume: who sits where from now on.
    .names = The players' names, separated by commas.
    .option = An option of the game, as in --option quick=yes; may be repeated.
    .pack = Your own pack of components; see "speciate pack".
    .seed = Any word or number; it makes the cards repeatable.
    .bot_time = Seconds a script or a program has for each choice.
    .resume = Go on with a saved game.
    .no_auto = Ask even when only one move is possible.
    .example =
        speciate play evolution
        speciate play evolution --seats human,human,greedy --names Ann,Bo,Cy
        speciate play --resume
help-watch = Watch bots play, with all hands open.
    .usage = speciate watch GAME [--seats BOTS] [--delay SECONDS | --step]
    .game = The game, as "speciate games" lists it.
    .seats = One bot for each seat, separated by commas: beginner, casual, strong, expert, master, greedy, random, ./mybot.py:MyBot or cmd:./mybot.
    .names = Their names, separated by commas.
    .option = An option of the game, as in --option quick=yes; may be repeated.
    .pack = Your own pack of components.
    .seed = Any word or number; it makes cards and bots repeatable.
    .bot_time = Seconds a script or a program has for each choice.
    .bot_log = A file for what your own bots write on stderr, and for the traceback of every failure. It is written anew.
    .delay = Seconds between two moves.
    .step = Wait for Enter instead.
help-replay = Look at a recorded game, step by step or at one position.
    .usage = speciate replay FILE [--at N] [--as SEAT|all|spectator] [--verify]
    .file = The record.
    .at = Print the table after N entries, and what led there.
    .listener = Through whose eyes: a seat (its number from 1, or its name), all, or spectator. Usually all for a finished game, spectator for a running one.
    .verify = Only check that the record is whole and follows the rules.
help-show = Draw a position from a file, and list what can be done.
    .usage = speciate show POSITION.json [--as SEAT|all|spectator]
    .file = The position as JSON; its field "game" names the game.
    .listener = Through whose eyes: a seat (its number from 1, or its name), all, or spectator.
    .names = The players' names, separated by commas.
help-rules = The rules of a game, all of them in order; of one rule its text, its code and its tests.
    .usage = speciate rules GAME [RULE]
    .game = The game.
    .query = A slug (attack.size), how slugs begin (attack), a trait (horns) or any words to search for.
    .example =
        speciate rules evolution
        speciate rules evolution attack
        speciate rules evolution attack.size
        speciate rules evolution fat tissue
help-new-game = Write a new game in one file, with its test. It plays as it is; docs/adding-a-game.md says how to go on.
    .usage = speciate new-game NAME [--folder FOLDER]
    .name = What the game is called: small letters and digits, parts joined by hyphens.
    .folder = Where the two files are written; otherwise here.
    .example = speciate new-game stone-age
new-game-wrote = Written: { $path }
new-game-play = To play it: SPECIATE_GAMES={ $path } speciate play { $id }
new-game-serve = In the browser: SPECIATE_GAMES={ $path } speciate serve --open
new-game-test = To test it: python -m pytest { $path }
new-game-install = To install it with a package: [project.entry-points."speciate.games"] { $id } = "{ $module }:GAME"
help-pack = Packs of components: the cards of your own edition.
    .usage = speciate pack COMMAND …
help-pack-check = Check a pack and list every mistake.
    .usage = speciate pack check [GAME] FILE
    .words = The game (else the one the file names in [pack] game, else evolution) and the file.
help-pack-show = Print the default pack, to start your own from.
    .usage = speciate pack show GAME > mine.toml
    .game = The game.

## Games

games-seats = { $low } to { $high } players
games-option = option
games-values = values
games-default = usual
games-help = what it does
games-more = { $count ->
        [one] One more number of the rulebook can be changed: speciate games --all
       *[other] { $count } more numbers of the rulebook can be changed: speciate games --all
    }
games-set = To set one: speciate play { $game } --option { $name }={ $value }
games-next = To play: speciate play evolution. To learn: speciate rules evolution.

## Bots

bots-level = bot
bots-manner = how it plays
bots-rating = rating [95 %]
bots-wins = team wins
bots-time = a choice
bots-style = style
bots-random = makes any legal move
bots-greedy = takes what looks best right after it
bots-beginner = by first impression, of the moves it notices: it overlooks many
bots-casual = by first impression; overlooks a move now and then
bots-strong = looks ahead a little
bots-expert = looks ahead further; at most 3 seconds
bots-master = looks ahead furthest
bots-measured = Measured { $date } in { $games } games at { $seats } seats. 400 points are odds of ten to one; 1500 is the average of random to strong.
bots-measured-teams = Measured { $date } in { $games } games of { $seats } seats: how often a team of them wins.
bots-no-styles = No styles: all win or lose together here.
bots-style-use = A style goes behind a level: speciate play { $game } --seats human,casual-{ $style },strong-{ $style }
bots-next = To see them play: speciate watch { $game } --seats { $seats }

## Playing

name-human = Player
name-human-of-many = Player { $number }
curtain = Pass the screen to { $name }, who then presses Enter.
prompt-keys = number or code · ? help · w why not · r rule · l log · u undo · q save, quit
news-title = What happened
news-more = … { $count ->
        [one] one sentence
       *[other] { $count } sentences
    } before these: l shows the log
answer-unknown = "{ $answer }" is neither a number of the list nor a command; ? shows the commands.
choices-more = Or type any other number up to { $high }.
answer-range = There is no choice { $number }: choices go from { $low } to { $high }.
saved = Saved in { $path }
saved-resume = The game is saved. To go on with it:
end-title = The game is over
end-total = Total
end-winners = { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
end-replay = To look at the game again:

help-in-game = Type the number of a choice and press Enter. The grey code beside it does the same, and the log and the records use it.
command-help = ? h help
    .about = this page
command-why = w why
    .about = what you cannot do now, and the rule that says so; with words, only what has to do with them; for a use of a card, take it first
command-rule = r rule
    .about = a rule by its name or any words; "r" alone gives examples
command-log = l log
    .about = what happened so far; "l all" for everything
command-undo = u undo
    .about = take back your last choice, as long as nothing has been revealed since
command-board = b board
    .about = draw the table again (Enter does it too)
command-save = s save
    .about = say where the game is saved (it is, after every move)
command-quit = q quit
    .about = save and quit

command-auto = a auto
    .about = let a bot play for you: "a" one choice, "a 5" five, "a greedy all" to the end; Ctrl-C takes the seat back
auto-form = Type a, a 5, a greedy, a greedy 5 or a greedy all.
auto-handed = { $bot } plays for { $name }. Ctrl-C takes the seat back.
auto-taken = { $name } plays again.
auto-note = chosen by { $bot }

undo-nothing = There is nothing to take back.
undo-enough = It cannot be taken back: you have taken back as many moves as a game allows.
undo-chance = It cannot be taken back: cards have been drawn since.
undo-others = It cannot be taken back: another player has moved since.
undo-sealed = It cannot be taken back: the others are choosing in secret now, and may have chosen already.
undo-revealed = It cannot be taken back: that move revealed something.

why-title = What you cannot do now, and why
why-nothing = Nothing on the table is forbidden to you right now.
why-legal = "{ $code }" is possible now.
why-unreadable = I cannot read "{ $code }": { $detail }
why-not-found = No refused move has to do with "{ $words }".
why-more = … and { $count } more
rule-which = Which rule? For example: { $examples }; any words will do.
rule-none = No rule has to do with "{ $words }".

log-undone = { $seat } takes a move back.
log-forced = { $sentence } (the only possible move)
log-not-own = { $sentence } (not its own choice)
log-note = { $sentence } ({ $note })
log-drew = { $seat } draws { $count } cards: { $cards }.
log-drew-unseen = { $seat } draws { $count } cards.
log-more = … { $count ->
        [one] one sentence
       *[other] { $count } sentences
    } before these: "l all" shows everything

## Watching and replaying

watch-step = Enter: next move, q: quit
replay-position = Position { $position } of { $last }
replay-unknown = "{ $answer }" is not a position: positions go from 0 to { $last }.
replay-prompt = n or Enter: next, p: previous, a number: that position, q: quit
replay-sound = { $path }: sound, a finished game of { $game }, { $count } entries, digest { $digest }
replay-sound-unfinished = { $path }: sound, an unfinished game of { $game }, { $count } entries, digest { $digest }

## Rules and packs

rules-code = In the code
rules-no-code =   nothing cites it
rules-tests = Tests
rules-no-tests =   no test is marked with it
rules-tests-elsewhere =   in the source repository, under tests/
rules-editions = What changed between the editions
rules-next = One of them with its code and its tests: speciate rules { $game } SLUG
pack-doubt = { $path }: a question: { $doubt }
pack-house = { $path }: house rules: { $departure }
pack-good = { $path }: a good pack "{ $name }" for { $game }

## What a bot thinks

thoughts-worth = worth
thoughts-tried = tried
thoughts-line = expects

## Boards

board-you = you

evolution-round = round { $round }
evolution-last-round = last round
evolution-one-more = one more round after this
evolution-hole = Watering hole
evolution-plants = { $count ->
        [one] 1 plant
       *[other] { $count } plants
    }
evolution-no-plants = empty
evolution-food-cards = { $count ->
        [one] 1 food card face down
       *[other] { $count } food cards face down
    }
evolution-deck = deck { $count }
evolution-discards = discards { $count }
evolution-aside = aside { $count }
evolution-first = first player
evolution-hand = { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
evolution-bag = bag { $count }
evolution-to-move = to move
evolution-has-laid = food card laid
evolution-has-ended = finished
evolution-no-species = no species
evolution-holds = holds
evolution-body = body
evolution-population = pop.
evolution-ignores = ignores { $traits }
evolution-playing = You are playing:
evolution-laid = You laid on the watering hole:
evolution-your-hand = Your hand
evolution-empty-hand = Your hand is empty.

evo-round = round { $round }
evo-barren = no births this round
evo-climate = Climate
evo-meteor = Meteor
evo-meteor-left = { $count ->
    [0] impact
    [one] 1 cell left
   *[other] { $count } cells left
}
evo-auction = Auction
evo-bid-on = How many points do you bid for { $gene }? Type the number.
evo-more = more
evo-points = points
evo-dinos = dinos
evo-tail = tail
evo-leg = leg
evo-horn = horn
evo-egg = egg
evo-fur = fur
evo-parasol = paras.
evo-mutant = mut.
evo-your-cards = Your event cards
evo-no-cards = You hold no event cards.
legend-evolution = ▰ body size · ● food eaten, ○ still hungry: pop. 3 ●○○ is a population of 3 that has eaten 1 · ◆ food on Fat Tissue · ▒ a trait still face down · ⚑ first player · ♣ plants

s-evolution-round = round { $round } of { $rounds }
s-evolution-trump = trump
s-evolution-trick = Trick
s-evolution-leads = leads
s-evolution-colour = colour set:
s-evolution-no-colour = no colour set
s-evolution-taken = taken
s-evolution-take = Take { $card }, played by { $name }
s-evolution-take-own = Take { $card }, your own
s-evolution-nothing-played = …
s-evolution-out = no card left
s-evolution-discovery = Discovery
s-evolution-place = { $place ->
        [1] chooses { $place }st
        [2] chooses { $place }nd
        [3] chooses { $place }rd
       *[other] chooses { $place }th
    }
s-evolution-nth = { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
s-evolution-plays-blind = plays unseen
s-evolution-plays-free = no colours
s-evolution-plays-colour = follows colour
s-evolution-plays-trump = colour and trump
s-evolution-open = open hand
s-evolution-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
s-evolution-to-move = to move
s-evolution-jokers = { $count ->
        [one] +{ $count } joker
       *[other] +{ $count } jokers
    }
s-evolution-people = people
s-evolution-age = Age
s-evolution-hand = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
s-evolution-and-discovery = + Discovery
s-evolution-void = no
s-evolution-discoveries = Discoveries
s-evolution-took = took
s-evolution-your-hand = Your hand
s-evolution-cannot = must follow
s-evolution-prices = Prices
legend-s-evolution = ♣ Food, ⚒ Tools, ✶ Science · ♣ 2+1/4 −1: 2 in stock, 1 coming, 4 needed, 1 short · ♣3+2: strength 3, gives 2 · → +3: what the needs would score now · ★ joker · people 3 ●○○: one at work · ▮▯ level of a worker · R G B Y Discoveries face up

## Experiments

help-lab = Experiments of a designer: variants of a game on the same deals.
    .usage = speciate lab COMMAND …
help-lab-run = Run the experiment of a file, or go on with it; docs/lab.md tells what it says.
    .usage = speciate lab run FILE [options]
    .file = The experiment, in TOML.
    .out = The folder for its results; otherwise beside the file, FILE.lab.
    .jobs = Processes that play; the result is the same for any number.
    .ray = Play with Ray on all cores of this machine, or on --jobs of them.
    .on = Play on the machines of a Ray cluster, as in ray://HOST:10001.
    .example = speciate lab run examples/horns.toml --jobs 2
help-lab-sweep = Search for the values of some parameters that bring a game nearest to its goals, or go on with it; docs/lab.md tells what the file says.
    .usage = speciate lab sweep FILE [options]
    .file = The sweep, in TOML.
    .out = The folder for its results; otherwise beside the file, FILE.lab.
    .best = How many trials are shown; all are written.
    .jobs = Processes that play; the result is the same for any number.
    .ray = Play with Ray on all cores of this machine, or on --jobs of them.
    .on = Play on the machines of a Ray cluster, as in ray://HOST:10001.
    .example = speciate lab sweep examples/balance.toml --jobs 2
sweep-head = { $trials ->
        [one] One trial
       *[other] { $trials } trials
    } ({ $method ->
        [grid] every combination
        [random] by chance
       *[bayesian] chosen by what those before have shown
    }), each played on the same { $deals ->
        [one] deal
       *[other] { $deals } deals
    }, and the game as it is.
sweep-trial = trial
sweep-as-it-is = as it is
sweep-loss-name = loss
sweep-fresh-name = on fresh deals
sweep-between = from { $low } to { $high }; a loss of 1 for every { $unit } it is missed by
sweep-at-least = { $low } or more; a loss of 1 for every { $unit } it is missed by
sweep-at-most = { $high } or less; a loss of 1 for every { $unit } it is missed by
sweep-loss = Loss: how far a trial is from all goals together, 0 where it meets them. ± is half of a 95 % interval of that one mean.
sweep-fresh = The best of many trials look better than they are: { $count ->
        [one] the first was
       *[other] the first { $count } were
    } played once more on deals they were not chosen by. That loss is the honest one.
error-no-optuna = a Bayesian sweep needs Optuna: pip install speciate[lab], or choose grid or random
error-option-is-sweep = { $file } is a sweep: speciate lab sweep { $file }
origin-sweep = other parameters, goals or another way to search
help-lab-show = Show what came of an experiment.
    .usage = speciate lab show FILE
    .file = Its file, or the folder of its results.
    .pairing = Show what it is worth that all variants are played on the same deals.
help-lab-compare = Compare two runs with the same seed, deal by deal.
    .usage = speciate lab compare A B
    .one = The file or the folder of one run.
    .other = And of the other.
help-lab-metrics = Measure a game by playing it: length, choices, seats, waiting, leads, components, and more by name; docs/metrics.md defines each.
    .usage = speciate lab metrics GAME [options]
    .game = The game to be measured.
    .metric = A metric by its name, such as luck-and-skill; may be repeated. Otherwise those that take no games of their own.
    .seats = The number of players, such as 4 or 2-6; otherwise all the game is for.
    .bots = Who plays, parted by commas; they take turns at the seats. Also policy (the game’s own rule of thumb, fast) and search-N (a search of N rounds).
    .levels = From weakest to strongest, the players by whom skill and difficulty are measured.
    .games = Deals for each number of players.
    .seed = The word that all luck comes from.
    .option = An option of the game; may be repeated.
    .pack = A file with components of one’s own.
    .use = An event by which a component counts as used, such as trait-laid; may be repeated.
    .jobs = Processes that play; the result is the same for any number.
    .out = A file for the tables, .json, .csv or .parquet; an interrupted run goes on with the same command.
    .example = speciate lab metrics evolution --seats 2-6 --bots policy --metric seat-advantage
help-lab-records = Measure the finished games that people have played, from a server’s database or from records; nobody’s name is kept.
    .usage = speciate lab records [FILE …] [options]
    .files = Records, or folders of them; otherwise the server’s database.
    .metric = A metric by its name; may be repeated.
    .bots = Also games in which only bots took part.
    .use = An event by which a component counts as used; may be repeated.
    .seed = The word that the luck of play-outs comes from.
    .jobs = Processes that work; the result is the same for any number.
    .out = A file for the tables, .json, .csv or .parquet; of several games one file each.
    .database = The server’s database, or its file.
    .config = The server’s settings.
    .example = speciate lab records --database sqlite:///speciate.db
lab-metrics-finished = { $path } is there already and was made by the same; nothing was played.
lab-metrics-stopped = Stopped, and nothing is kept. With --out it would be, and the same command would go on.
lab-metrics-empty = Nothing to say of this game: { $tables }.
lab-metrics-interval = ± is half of a 95 % interval of the row by itself. docs/metrics.md defines every figure.
lab-records-of = { $game }, { $count ->
        [one] one game
       *[other] { $count } games
    }
lab-records-none = There is no finished game to measure.
lab-records-unfinished = Left out, not finished: { $count }.
lab-records-bots = Left out, only bots played (--bots counts them): { $count }.
lab-records-elsewhere = Left out, by rules or with components that are not at hand: { $count }.
lab-records-damaged = Left out, damaged: { $count }.
help-lab-report = Make a page of what came of a run: plots to look at closely, tables, everything in one file.
    .usage = speciate lab report RUN [--out FILE.html]
    .run = The file of an experiment or a sweep, or the folder of its results, or a file of metrics (.json).
    .out = The page; otherwise beside the results.
    .example = speciate lab report examples/horns.toml --lang fr
lab-deals = deals
lab-head = { $deals ->
        [one] One deal, played at every table in every variant.
       *[other] { $deals } deals, each played at every table in every variant.
    }
lab-measure = measure
lab-variant = variant
lab-mean = mean
lab-difference = difference from the first
lab-p = p
lab-mean-about = mean: over all deals, of the measure of one game.
lab-compare-head = { $deals ->
        [one] One deal that both runs have played.
       *[other] { $deals } deals that both runs have played.
    } A is the first run, B the second.
lab-compare-difference = B less A
pairing-head = What the same deals are worth: half an interval of the difference from the first variant, over { $deals } deals.
pairing-same = same deals
pairing-fresh = fresh deals
pairing-saved = deals saved
pairing-about = Same deals: as it was played. Fresh deals: what as many deals of its own for each variant would have given, from how much single games differ. Deals saved: how many times as many deals fresh ones would take to be as exact, the square of their ratio.
measure-won-with = the share of the win that was won with it: the winner has it when the game ends
lab-interval = Differences are paired by deal; ± is half of an interval. { $comparisons ->
        [one] It holds with 95 %.
       *[other] With 95 % all { $comparisons } of them hold together (Bonferroni).
    } p: how likely so large a difference is where there is none, adjusted by Holm’s method.
lab-fixed = The number of deals was fixed before.
lab-sequential = The run stopped when it was exact enough; these intervals hold whenever one stops (asymptotic confidence sequences).
lab-written = Everything is in { $path }.
lab-report-making = making the report
lab-report-written = The report: { $path }.
lab-stopped = Stopped. What was played is kept; the same command goes on from here.
measure-score = the mean score of all seats
measure-winner = the highest score
measure-lead = the highest score less the second highest
measure-moves = the choices of all seats together
measure-won = 1 if anybody won, else 0: in co-operative games the share of games won
measure-shared = 1 if several seats share the win, else 0
measure-bot_1 = the share of the win of the bot named first, wherever it sits
measure-seat_1 = the share of the win of seat 1, whichever bot sits there
measure-counted = what the game itself counts when it ends

## Simulations and speed

help-sim = Simulate many games between bots, with confidence intervals. Seats are permuted; the same seed gives the same games.
    .usage = speciate sim GAME [--players N] [--bots BOTS] [--games N] [--jobs N] …
    .game = The game to simulate.
    .players = How many seats; the bots are repeated in turn until all are taken.
    .bots = Who plays (beginner, casual, strong, expert, master, greedy, random), as in strong,casual; also a script (./mybot.py:MyBot), one that you trust and that then runs faster (trusted:./mybot.py:MyBot) or a program (cmd:./mybot).
    .games = How many games.
    .jobs = How many processes share the work.
    .ray = Play with Ray on all cores of this machine, or on --jobs of them.
    .on = Play on the machines of a Ray cluster, as in ray://HOST:10001.
    .seed = Any word; it decides every card and every random choice.
    .option = An option of the game, as in quick=yes; may be repeated.
    .pack = A pack of your own cards.
    .bot_time = Seconds a script or a program has for each choice.
    .bot_log = A file for what your own bots write on stderr, and for the traceback of every failure. It is written anew.
    .only = Play only this game of the run, by its number: a bot that failed is told with it. Games count from 0, as in the files.
    .out = Keep a row for every seat of every game, as .csv or .parquet; seats count from 0 there, as in programs. An interrupted run goes on when it is called again.
    .example = speciate sim evolution --players 4 --games 10000 --jobs 2
        speciate sim evolution --bots greedy,random,random --games 300 --out games.parquet
sim-games = Games
sim-bot = Bot
sim-seat = Seat
sim-played = Games
sim-wins = Wins
sim-score = Score
sim-game = A game
sim-mean = Mean
sim-fair = Fair share: { $share } %. Intervals: 95 %.
sim-known-evo = Groups of people report winning scores of about 50 to 65.
sim-speed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s; { $moves } moves a game on average.
failed-again = To play that game again:
failed-log = What the bots said is in { $path }.
sim-finished = { $path } holds these games already, made in the same way. Nothing was played.
sim-written = Every game is in { $path }.
sim-stopped = Stopped after { $done } of { $games } games. With --out FILE a stopped run can go on later.
sim-resume = Stopped after { $done } of { $games } games. They are kept; the same command goes on from here.

help-data = Games of bots as data to learn from.
    .usage = speciate data COMMAND …
help-data-make = Play games between bots and write every decision into a folder of Parquet files: what was seen, what could be done, what was done, what a search tried, and how it ended. A card says what is in them. An interrupted run goes on when it is called again; the same seed gives the same data (docs/research.md).
    .usage = speciate data make GAME --out FOLDER [--seats N] [--bots BOTS] [--games N] [--jobs N] …
    .game = The game to play.
    .out = The folder: a new one, or one that an interrupted run of the same command has begun.
    .seats = How many seats; the bots are repeated in turn until all are taken.
    .bots = Who plays (beginner, casual, strong, expert, master, greedy, random), as in expert,casual.
    .games = How many games.
    .jobs = How many processes share the work.
    .seed = Any word; it decides every card and every random choice.
    .option = An option of the game, as in quick=yes; may be repeated.
    .pack = A pack of your own cards.
    .shard = How many games a file holds: an interruption costs each process at most that many.
    .example = speciate data make evolution --seats 4 --bots casual --games 10000 --jobs 2 --out casual-4p
        speciate data make s-evolution --seats 2 --bots expert --games 500 --shard 5 --out expert-2p
data-written = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $decisions } decisions in { $path }, after { $seconds } s.
error-data-packages = data are made with { $name }, which is not installed: pip install "speciate[research,parquet]"

help-train = Let a game learn from play: its policy how gladly each kind of move is made, from the search that plays against itself; and a network what positions are worth, from games of the policy. What comes of it is files of weights, plots of what was learned, and a match against what comes with the game (docs/training.md). An interrupted run goes on when it is called again.
    .usage = speciate train GAME --out FOLDER [--games N] [--practice N] [--value N] [--jobs N] …
    .game = The game; its policy must have weights.
    .out = The folder for the games, the weights and the match: a new one, or one that the same command has begun.
    .games = How many games of the search against itself; 0 to keep the policy that comes with the game. With as many games and the same seed the weights are the same.
    .hours = After so long no further game of self-play is begun.
    .iterations = Rounds of search for each choice.
    .sharpness = How many times as decided the policy is as the search was.
    .practice = How many games the policy then plays against itself, without any search; 0 for none. Many are quick: some hundred a second.
    .value = How many games of the policy a network learns from what positions are worth; 0 for none. Thousands are quick.
    .duels = Games of the match afterwards, two for each deal; 0 for none.
    .jobs = How many processes share the work.
    .ray = Play with Ray on all cores of this machine, or on --jobs of them.
    .on = Play on the machines of a Ray cluster, as in ray://HOST:10001.
    .seed = Any word; it decides every card and every random choice.
    .option = An option of the game, as in --option edition=2013; may be repeated. Each has weights of its own.
    .example = speciate train evolution --games 60 --jobs 2 --out training
train-lessons = Self-play
train-practice = Practice
train-positions = Games to learn from
train-value = What positions are worth
train-duels = Match
train-fitted = On { $choices } choices it has not learned from, the policy is off by { $surprise } (any move alike: { $uniform }).
train-written = The weights are in { $path }.
train-foretold = At { $positions } positions it has not learned from, the winner surprises the network by { $surprise } (before: { $usual }; all seats alike: { $uniform }).
train-valued = The network is in { $path }.
train-drawn = The plots are in { $path }.
train-resume = Stopped after { $done } of { $games } games. They are kept; the same command goes on from here.
train-judged = { $games } games against what there is: { $share } % won [{ $low } – { $high }], where 50 % means as strong; { $lead } points; { $cost } times the time.
error-train-nothing = there is nothing to learn from: --games or --value must be more than 0
error-train-packages = a policy is trained with { $name }, which is not installed: pip install "speciate[lab]"

help-arena = A tournament of bots: who is stronger, and how surely. Each deal is played from every seat; the same seed gives the same table.
    .usage = speciate arena GAME --bots BOTS …   or   speciate arena GAME --one BOT --against BOT …
    .game = The game.
    .bots = The bots that meet, separated by commas: a name (greedy), a class of a script (./mybot.py:MyBot), of one that you trust and that then runs faster (trusted:./mybot.py:MyBot) or a program (cmd:./mybot). In a co-operative game each plays with a team of its own.
    .one = One bot, alone among the others …
    .against = … and the bot at all other seats.
    .players = How many seats. Usually one for each bot, or 4 with --one; never more than the game has.
    .games = How many games; made up to whole deals, so that every bot has sat everywhere.
    .jobs = How many processes share the work.
    .ray = Play with Ray on all cores of this machine, or on --jobs of them.
    .on = Play on the machines of a Ray cluster, as in ray://HOST:10001.
    .seed = Any word; it decides every card and every random choice.
    .option = An option of the game, as in quick=yes; may be repeated.
    .pack = A pack of your own cards.
    .bot_time = Seconds a script or a program has for each choice.
    .bot_log = A file for what your own bots write on stderr, and for the traceback of every failure. It is written anew.
    .only = Play only this game of the tournament, by its number: a bot that failed is told with it. Games count from 0, as in the files.
    .out = A folder for the games (Parquet, or CSV without pyarrow), their records and a page with plots. An interrupted tournament goes on when it is called again, also with more games.
    .no_records = With --out: do not keep the record of every game.
    .example =
        speciate arena evolution --bots random,greedy --players 4 --games 400 --jobs 2
        speciate arena evolution --one greedy --against random --games 200 --out greedy
error-arena-who = who plays? Give --bots random,greedy or --one greedy --against random
arena-rounded = { $wanted } games would leave a deal half played; there will be { $games }.
arena-more = The folder holds { $games } games already; all of them count.
arena-stopped = Stopped after { $done } of { $games } games. With --out FOLDER a stopped tournament can go on later.
arena-look = To look at it:
arena-share = { $bot } wins { $share } against { $seats ->
        [one] one
       *[other] { $seats }
    } of { $other }; a fair share would be { $fair }.

help-evaluate-model = Measure how well a language model plays: against bots of fixed levels, each deal from every seat, with intervals. The model is a program of yours: it reads a line of JSON for every decision, {"{"}"text": "…"{"}"}, and answers with one (docs/language-models.md).
    .usage = speciate evaluate-model GAME --model COMMAND [--against BOTS] [--players N] [--games N] …
    .game = The game to play.
    .model = The command that runs your program. It runs as you do, and may use the network.
    .against = The levels it meets, one after the other, separated by commas. In a co-operative game teams of them play the same deals.
    .players = How many seats; usually the fewest that can play.
    .games = How many games against each level; made up to whole deals, so that the model has sat everywhere.
    .seed = Any word; it decides every card and every choice of the bots.
    .option = An option of the game, as in quick=yes; may be repeated.
    .tries = Answers to one decision; then a random move is made for it.
    .list_moves = Show the legal moves. Otherwise the model has to know what it can do, and is told by which rule when it cannot.
    .obfuscate = Call things by made-up names, so that the model cannot know the game from elsewhere.
    .model_time = Seconds the model has for each answer.
    .out = A folder for the records of the games; speciate replay shows them.
    .example = speciate evaluate-model evolution --model "python3 my_model.py" --against random,casual --games 12
evaluate-against = Against
evaluate-ahead = Score beside theirs
evaluate-teams = All win or lose together: a team of the model, then a team of each level, on the same deals. Intervals: 95 %.
evaluate-rating = Rating of { $name }: { $value } [{ $low } – { $high }].
evaluate-illegal = { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    }; the first answer could not be played: { $share }.
evaluate-refusals = { $refusals ->
        [one] One refusal
       *[other] { $refusals } refusals
    }; the next answer was legal: { $share }; decisions given up: { $given_up }.
evaluate-rule = Rule
evaluate-refused = Refused
evaluate-mended = Then legal

help-bench = Measure how fast the engine is on this machine.
    .usage = speciate bench [GAME] [--seconds SECONDS]
    .game = The game to measure; Evolution if none is named.
    .seconds = How long each figure is measured.
bench-what = With four random players
bench-rate = a second
bench-moves-from-a-python-loop = moves, from a Python loop
bench-moves-inside-the-engine = moves, inside the engine
bench-whole-games = whole games
bench-copy = copies of a position
bench-determinize-and-play-out = hidden cards imagined and played out
bench-record-entries-replayed = entries of a record replayed
bench-view-as-json = views written as JSON
bench-view-as-sent = views as a server sends them
bench-view-encoded = views as JSON in bytes, made without a dictionary

## Tables on a server

error-setting = { $where }: "{ $value }" is not valid: { $detail }
error-not-toml = { $path }: not TOML: { $detail }
error-unknown-setting = { $path }: unknown setting "{ $name }"; known: { $known }
error-database = the database cannot be opened: { $detail }
error-lab-host = --lab is for this machine alone, and { $host } lets others in; leave out --host, or --lab
error-listen = cannot listen on { $host } port { $port }: { $detail }; try another one with --port
error-not-started = the server could not start; what went wrong is written above
error-other-rules = { $count ->
        [one] 1 table is
       *[other] { $count } tables are
    } being played by rules that this version does not have: { $tables }; finish or close them with the version they were begun with, or start with --leave-tables, which leaves them as they are and lets nobody play there
error-which-table = which table? { $url } is a server; take the link of a table, or open one: speciate join { $url } --open evolution
error-open-table = { $url } is a table already; to open another one give the address of the server alone
error-rules = the server plays { $game } by rules { $there }, and this program knows rules { $here }; use the same version on both sides

help-serve = Host tables for friends or a club. Games are kept in a database and go on after a restart.
    .usage = speciate serve [--host ADDRESS] [--port N] [--database URL] [--origin URL] [--allow-host NAME] [--pack GAME=FILE] [--lab] [--lab-folder FOLDER] [--bot-pause SECONDS] [--log FORM] [--log-level LEVEL] [--config FILE] [--open] [--leave-tables]
    .host = The address to listen on; 0.0.0.0 for every network of this machine. Usually 127.0.0.1, this machine alone.
    .port = The port; 0 for any that is free. Usually 8000.
    .database = Where games are kept, as in sqlite:///tables.db or postgresql+psycopg://user@host/name.
    .origin = The address of a web page elsewhere that may talk to this server; may be repeated.
    .allow_host = A name this server is reached by, as in games.example.org; may be repeated. Addresses in numbers, localhost and the name of this machine are allowed anyway.
    .pack = Your own components, which new tables of that game are played with: evo=mine.toml; may be repeated.
    .lab = Open the designer's lab on the page, for you alone: experiments, a pack editor, games with a changed pack. Only for this machine.
    .lab_folder = Where the runs of the lab are kept. Usually with your other games.
    .bot_pause = Seconds before each move of a bot, so that people can follow it. 0 lets bots move at once.
    .log = How to write the log on stderr: plain or json; auto is plain on a terminal and json elsewhere.
    .log_level = How much of it: debug, info, warning or error; auto is warning on a terminal and info elsewhere.
    .config = A TOML file with the same settings. Flags come first, then variables like SPECIATE_PORT, then this file.
    .open_page = Open the page in your browser; games are kept with your other games unless --database says where.
    .leave_tables = Start although tables are being played by rules that this version does not have; they stay as they are, and nobody can play there.
    .example =
        speciate serve --open
        speciate serve --lab --open
        speciate serve
        speciate serve --host 0.0.0.0 --port 8000 --database sqlite:///club.db
help-join = Play at a table of a server, here in the terminal. Called again, it takes the same seat.
    .usage = speciate join URL [--name NAME] [--seat N]   or   speciate join SERVER --open GAME [--seats KINDS]
    .link = The link of a table, as in http://host:8000/table/ID; with --open the address of the server.
    .name = Your name at the table.
    .seat = The number of the seat you would like, from 1; otherwise the first that is free.
    .server = The server, where the table is given by its id alone.
    .game = Open a table of this game first, and say how friends come to it.
    .kinds = With --open: who sits where, as in human,human,greedy.
    .option = With --open: an option of the game, as in --option quick=yes; may be repeated.
    .watch = Watch without a seat.
    .no_auto = Ask even when only one move is possible.
    .example =
        speciate join http://127.0.0.1:8000/table/ID --name Ann
        speciate join http://127.0.0.1:8000 --open evolution --seats human,human,greedy

serve-listens = Speciate listens on { $url }
serve-lab = The lab is yours alone, by this link: { $url }
serve-page = Open that address in a browser to play.
serve-no-page = The page is not part of this installation (it was built without Node); with the source, make play builds it.
serve-open = In the terminal, a table for you, a friend and a bot:
serve-invite = It prints a link; your friend plays with: speciate join LINK
serve-local = Only this machine can reach it. For friends elsewhere: speciate serve --host 0.0.0.0
serve-stop = Ctrl-C stops the server; every game is kept.
serve-stopped = Stopped. Every game is kept.

join-name = Your name:
join-sat = { $name } has seat { $number }.
join-back = Welcome back, { $name }.
join-opened = The table is open: { $url }
join-invite = Your friends join it with:
join-free = { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
join-waiting = Waiting for { $names } … (Ctrl-C leaves, your seat is kept)
join-cut = The connection is lost; trying again …
join-again = Connected again.
join-vote = yes or no?
join-left = Your seat is kept. To come back:
join-keys = number or code · ? help · w why not · r rule · l log · u undo · c chat · q leave
command-say = c say chat
    .about = say something to the table: "c well played"
command-yes = y yes
    .about = agree to what another player asks
command-no = n no
    .about = do not agree

table-sat = { $seat } sits down ({ $agent }).
table-stood = { $seat } stands up.
table-ready = { $seat } is ready.
table-not-ready = { $seat } is not ready any more.
table-began = The game begins.
table-asked-undo = { $seat } asks to take a move back: yes or no?
table-asked-hand-over = { $seat } asks to let a bot play for someone who is gone: yes or no?
table-agreed = { $seat } agrees.
table-disagreed = { $seat } does not agree.
table-handed = { $seat } is played by a bot now ({ $agent }).
table-taken-back = { $seat } plays again.
table-suggested = { $seat } suggests: { $move }
table-paused = The game is paused.
table-goes-on = The game goes on.
table-closed = The table is closed.
table-host = The host
table-asked-reissue = { $seat } asks for a new link for the seat of { $gone }; whoever has it can play there: yes or no?
table-asked-pause = { $seat } asks for a pause: yes or no?
table-reissued = A new link was made for seat { $number } ({ $seat }); the old one no longer works.
table-rematch = { $seat } wants to play again: the page shows the way.
table-dropped = The question has lapsed.
table-rested = The clocks stood still for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } while the server could not store moves.
table-refuses-not-stored = The server cannot store anything just now. Try again in a moment.
table-refuses-table-damaged = This table is damaged and cannot be played. Whoever runs the server can repair it.
table-refuses-undo-enough = You have taken back { $count } moves in this game. No more can be taken back.
table-refuses-undo-long = You have taken back so much that the record of this game is full. Nothing more can be taken back.
table-refuses-name-reserved = At a table, { $name } already means somebody else. Choose another name.
table-refuses-no-hint = The bot that gives hints did not answer. Ask again, or choose without it.
table-refuses-hints-off = There are no hints at this table.
table-refuses-spectators-off = Only the players may see this table.
table-refuses-chat-off = Spectators cannot chat at this table.
table-refuses-chat-full = This table has no room for more messages.
table-refuses-table-full = So much has happened at this table that it can keep no more. Moves still count.
table-refuses-reissue-asked = A new link for this seat has been asked for already. Wait for the answer, or ask again later.
table-refuses-reissue-present = The player of this seat is here: no new link is needed.
table-refuses-pause-asked = A pause has been asked for already. Wait for the answer, or ask again later.
table-refuses-pause-same = Nothing would change: the game is already paused, or already running.
table-refuses-question-not-yours = This was not asked of you.
table-refuses-entries-enough = This table has no room for anything more.

## Running a server

error-no-table = there is no table "{ $table }"; to see which there are: speciate admin list
error-file-exists = { $path }: this file already exists; choose another name
error-not-empty = the database is not empty; restore into a new one, as in --database sqlite:///new.db

help-mcp = Let an agent in your assistant play (Model Context Protocol): here against bots, or at a table of a server. It sees what its seat may see, no more. Your assistant starts this command itself and speaks to it on stdin and stdout; register it there as below. Needs pip install speciate[mcp].
    .usage = speciate mcp [--no-legal]
    .no_legal = No tool that lists the legal moves: the agent has to know the rules, or to ask why not.
    .example =
        {"{"}"mcpServers": {"{"}"speciate": {"{"}"command": "speciate", "args": ["mcp"]{"}"}{"}"}{"}"}
error-needs-mcp = speciate mcp needs the MCP SDK: pip install "speciate[mcp]"

help-admin = For whoever runs a server: list, close and export tables, back them up, restore, verify and repair them, delete old ones. The server may go on running.
    .usage = speciate admin COMMAND …
    .example =
        speciate admin list --database sqlite:///club.db
        speciate admin backup club.jsonl.gz --database sqlite:///club.db
help-admin-list = The tables of a server, the most recently played first.
    .usage = speciate admin list [--status STATUS] [--database URL] [--config FILE]
    .status = Only tables that are gathering, playing, over or closed.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
help-admin-close = Close a table for good. Nothing is deleted.
    .usage = speciate admin close TABLE [--database URL] [--config FILE]
    .table = The table, as "speciate admin list" shows it; after -- if it begins with a hyphen.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
help-admin-export = Print the record of a game, for "speciate replay".
    .usage = speciate admin export TABLE [--out FILE] [--database URL] [--config FILE]
    .table = The table, as "speciate admin list" shows it; after -- if it begins with a hyphen.
    .out = Write it to this file instead.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
help-admin-backup = Save all tables, as they are at this moment, in one file.
    .usage = speciate admin backup FILE [--database URL] [--config FILE]
    .file = A new file, as in club.jsonl.gz. If it ends in .db it is a copy of an SQLite database, ready to use.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
help-admin-restore = Fill an empty database from a backup: SQLite or PostgreSQL, whichever the backup came from.
    .usage = speciate admin restore FILE [--database URL] [--config FILE]
    .file = The backup.
    .database = The empty database; an SQLite file is made if there is none.
    .config = The settings file of the server.
help-admin-verify = Replay every table and say which are not sound.
    .usage = speciate admin verify [--database URL] [--config FILE]
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
help-admin-repair = Cut a damaged table back to its last sound item. What is removed is kept in a file, and nothing is removed unasked.
    .usage = speciate admin repair TABLE|--all [--yes] [--out FOLDER] [--database URL] [--config FILE]
    .table = The table, as "speciate admin verify" names it; after -- if it begins with a hyphen.
    .all_ = Every damaged table, one after the other.
    .yes = Do not ask.
    .out = The folder for the removed items; else that of an SQLite database, or this one.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
    .example =
        speciate admin verify
        speciate admin repair 5b5ad5f5f9f0a2a4
help-admin-reissue = A new link for somebody who has lost theirs; the old one no longer works from then on.
    .usage = speciate admin reissue TABLE SEAT|host [--url URL] [--database URL] [--config FILE]
    .table = The table, as "speciate admin list" shows it; after -- if it begins with a hyphen.
    .seat = The number of the seat, from 1, or "host" for whoever opened the table.
    .url = The address of your server, as players type it.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
    .example =
        speciate admin reissue 5b5ad5f5f9f0a2a4 host --url https://games.example.org
help-admin-delete = Delete a table for good, with everything that belongs to it.
    .usage = speciate admin delete TABLE [--yes] [--database URL] [--config FILE]
    .table = The table, as "speciate admin list" shows it; after -- if it begins with a hyphen.
    .yes = Do not ask.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
help-admin-prune = Delete old games, or only the names and the chat in them. It can be interrupted and continues where it stopped.
    .usage = speciate admin prune [--finished-days DAYS] [--names-days DAYS] [--dry-run] [--database URL] [--config FILE]
    .finished_days = Delete games that have been over, or closed, for so many days; 0: none. Else the setting finished_days.
    .names_days = Replace the names and delete the chat of games that have been over for so many days; 0: of none. Else the setting names_days.
    .dry_run = Only say what would be deleted.
    .database = Where the server keeps its games, as for "speciate serve"; else SPECIATE_DATABASE, else sqlite:///speciate.db.
    .config = The settings file of the server.
    .example =
        speciate admin prune --finished-days 365 --names-days 30 --dry-run

admin-table = table
admin-game = game
admin-status = status
admin-players = players
admin-moves = moves
admin-touched = last played
admin-no-tables = There are no such tables.
admin-closed = Table { $table } is closed.
admin-closed-already = Table { $table } was closed already.
admin-exported = The record is in { $path }
admin-secrets = warning: this game is not over; its record shows every hand and what was drawn
admin-backed-up = { $tables ->
        [one] 1 table is
       *[other] { $tables } tables are
    } kept in { $path }
admin-keep-private = Keep it to yourself: it holds the hands of running games.
admin-restored = { $tables ->
        [one] 1 table is
       *[other] { $tables } tables are
    } restored from { $path }
admin-sound = { $tables ->
        [one] 1 table is sound
       *[other] { $tables } tables are sound
    }, moves: { $moves }, digest { $digest }
admin-broken = table { $table }: { $detail }
admin-range = { $first } to { $last }
admin-missing = { $count ->
        [one] item { $numbers } is missing
       *[other] items { $numbers } are missing
    }
error-items-none = it has no items
error-item-unreadable = item { $number } cannot be read
error-item-odd = item { $number } does not belong there
error-item-misfit = item { $number } does not fit: { $detail }
error-items-midway = it breaks off after item { $number }, in the middle of a move
error-unlisted = it is not listed
error-listed-wrong = it is { $status }, but is listed as { $listed }
admin-other-rules = table { $table }: its rules ({ $rules }) are not part of this version; only a version that has them can judge it
admin-repair-hint = To cut a table back to its last sound item: speciate admin repair TABLE
error-which-repair = which table? Give one, or --all for every damaged one
error-nothing-sound = table { $table }: not even its first item is sound; to delete it: speciate admin delete { $table }
error-changed-meanwhile = the table has changed since it was looked at; try again
error-say-yes = nobody is there to answer; to go on without a question: --yes
admin-is-sound = Table { $table } is sound; nothing was changed.
admin-all-sound = Every table is sound; nothing was changed.
admin-what-is-wrong = Table { $table }: { $detail }
admin-only-list = Only its entry in the list of tables will be changed.
admin-will-remove = Up to item { $kept } it is sound. { $count ->
        [one] 1 item will be removed, number { $first }
       *[other] { $count } items will be removed, numbers { $first } to { $last }
    }; a file keeps what is removed.
admin-kinds = They are { $kinds }.
admin-half-a-move = Items { $first } to { $last } fit, but belong to a move, or a deal, that is incomplete; so they are removed too.
item-opened = opening
item-sat = seats taken
item-stood = seats left
item-coloured = colours
item-readied = ready
item-began = beginning of the game
item-moved = moves
item-undone = moves taken back
item-asked = questions
item-answered = answers
item-agreed = agreements
item-reissued = new links
item-rested = pauses while nothing could be stored
item-handed = seats handed over
item-said = chat
item-suggested = suggestions
item-hooked = addresses to call
item-rematch = rematches
item-paused = pauses
item-closed = closing
item-unreadable = unreadable
admin-go-on = Go on? (yes/no)
admin-yes = y yes
admin-unchanged = Nothing was changed.
admin-repaired = Table { $table } is repaired; { $kept ->
        [one] 1 item is
       *[other] { $kept } items are
    } kept.
admin-removed-are-in = What was removed is in { $path }
admin-paused = The game is paused, so that no clock runs; its host lets it go on.
admin-need-links = These seats have changed hands since; to give each a new link:
error-seat-form = a seat is a number from 1 on, or "host", not "{ $seat }"
error-busy = the table is busy; try again
error-seat-free = nobody sits at seat { $seat }
error-seat-bot = a bot sits at seat { $seat }, and needs no link
admin-seat-link = The new link for { $name }, seat { $seat } of table { $table }:
admin-host-link = The new link for the host of table { $table }:
admin-link-secret = Send it to nobody else: whoever opens it has the seat. The old link no longer works.
admin-link-base = Put the address of your server before it, or give it with --url.
admin-will-delete = Table { $table } and its { $items ->
        [one] 1 item
       *[other] { $items } items
    } will be deleted for good. A backup made before still has it.
admin-deleted = Table { $table } is deleted.
admin-prune-nothing = Neither --finished-days nor --names-days is given: games and names are kept, and only old answers to commands go.
admin-pruning = So far: { $deleted } games deleted, names removed from { $renamed }, { $answers } answers to commands deleted
admin-pruned = Games deleted: { $deleted }; games whose names and chat are gone: { $renamed }; answers to commands deleted: { $answers }
admin-would-prune = Games that would be deleted: { $deleted }; games whose names and chat would go: { $renamed }; answers to commands that would be deleted: { $answers }

# the board of Evolutopia
evolutopia-cycle = { $count ->
    [0] no crisis yet
    [one] 1 crisis
   *[other] { $count } crises
}
evolutopia-track = Crises
evolutopia-left = { $count ->
    [one] 1 beacon left
   *[other] { $count } beacons left
}
evolutopia-site = Sites
evolutopia-study = Study
evolutopia-top = Pile
evolutopia-zone = Experts
evolutopia-bag = Bag
evolutopia-aside = Aside
evolutopia-drawn = drawn: { $kind }
evolutopia-crisis = Crisis
evolutopia-no-crisis = none yet
evolutopia-unmanaged = if not managed: { $effect }
evolutopia-silent = silent
evolutopia-choose = choose
evolutopia-site-action = site
evolutopia-recruit = recruit
evolutopia-assign = assign
evolutopia-inaugurate = inaugurate

## Is everything there

help-doctor = Look whether everything is there to play and to host: engine, packages, games, packs, places to write to, database, port, page, browser; and say what to do about the rest. Ends with 0 if speciate play and speciate serve would work with these settings, with 1 if something stands in the way. Nothing is changed, and no password is shown.
    .usage = speciate doctor [--host ADDRESS] [--port N] [--database URL] [--pack GAME=FILE] [--config FILE] [--json]
    .host = The address that a server is to listen on, as for speciate serve.
    .port = Its port. Usually 8000.
    .database = The database that is to be looked at, as for speciate serve.
    .pack = A pack that is to be looked at; may be repeated.
    .config = A file of settings, as for speciate serve.
    .as_json = As JSON, for programs.
    .example =
        speciate doctor
        speciate doctor --database postgresql+psycopg://user@host/name --json
doctor-subject-python = Python
doctor-subject-packages = packages
doctor-subject-extras = extras
doctor-subject-engine = engine
doctor-subject-compiler = C compiler
doctor-subject-games = games
doctor-subject-pack = pack
doctor-subject-place = folder
doctor-subject-database = database
doctor-subject-port = port
doctor-subject-page = page
doctor-subject-docs = documentation
doctor-subject-browser = browser
doctor-subject-chromium = tests of pages
doctor-subject-look = trouble
doctor-python = { $version } on { $system }
doctor-packages = { $count ->
        [one] the one that is needed is
       *[other] all { $count } that are needed are
    } here
doctor-packages-missing = missing or too old: { $names }
    .do = Install again: pip install --upgrade speciate
doctor-packages-unknown = Speciate runs from a folder and was not installed; what it needs was not looked up
    .do = With the source: make play, or pip install --editable .
doctor-extras = all are here: { $names }
doctor-extras-missing = without { $names }; nothing in a game needs them
    .do = If you want one: pip install "speciate[{ $example }]"
doctor-engine-compiled = compiled
doctor-engine-asked = uncompiled and slower, because SPECIATE_PURE=1 asks for it
    .do = For the fast one: unset SPECIATE_PURE
doctor-engine-stale = uncompiled and slower, because the source is newer than what was compiled
    .do = make build
doctor-engine-pure = uncompiled and slower; everything works
    .do = With the source and a C compiler: make build. Otherwise install a wheel made for your system: pip install speciate
doctor-compiler = { $name }
doctor-compiler-headers = { $name }, but without the headers of Python; only building the engine needs them
    .do = Debian: apt install python3-dev
doctor-compiler-none = none; only building the engine needs one
    .do = Debian: apt install gcc libc6-dev python3-dev. macOS: xcode-select --install
doctor-games = { $names }: each was played to its end
doctor-games-broken = { $game } cannot be played: { $why }
    .do = Install again, or, with the source: make build. If that does not help, please report it.
doctor-games-outside = { $why }
    .do = Repair or remove the package that brings this game, or take the file out of SPECIATE_GAMES.
doctor-pack = { $pack }: good ({ $name })
doctor-pack-broken = { $pack }: { $why }
    .do = Every mistake by itself: speciate pack check GAME FILE
doctor-place = { $path } can be written to
doctor-place-closed = { $path } cannot be written to: { $why }
    .do = Make it yours, or name another folder: SPECIATE_HOME=FOLDER
doctor-database = { $url } can be reached, schema { $schema }
doctor-database-new = { $url } is not there yet; the first server makes it
doctor-database-empty = { $url } can be reached and is empty; the first server prepares it
doctor-database-old = { $url } has schema { $schema }, this version { $newest }
    .do = A server brings it up to date when it starts. Back up before: speciate admin backup, of the older version
doctor-database-newer = { $url } has schema { $schema }, which this version ({ $newest }) does not know
    .do = Install the version that made it, or name another database with --database
doctor-database-closed = { $url } cannot be written to: { $why }
    .do = Start in a folder of yours, or name another place: --database sqlite:////FOLDER/speciate.db
doctor-database-away = { $url } cannot be reached: { $why }
    .do = Does it run, and are address, name and password right? A database without any setup: sqlite:///speciate.db
doctor-database-driver = { $url } needs the package { $name }
    .do = pip install "speciate[postgres]"
doctor-database-unreadable = the address of the database cannot be read
    .do = Write it as sqlite:///tables.db or postgresql+psycopg://user@host/name; signs such as / and @ in a password are written as %2F and %40
doctor-port-free = { $port } is free on { $host }
doctor-port-ours = a server of Speciate listens on { $host } port { $port } already
doctor-port-taken = another program listens on { $host } port { $port }
    .do = Name another one with --port, or 0 for any that is free
doctor-port-refused = nothing can listen on { $host } port { $port }: { $why }
    .do = Name an address of this machine with --host, and a port above 1023 with --port
doctor-page = built
doctor-page-none = not built; a server has tables, but nothing to look at in a browser
    .do = With the source: make page
doctor-docs = built; a server shows it under /docs
doctor-docs-none = not built; a server has nothing under /docs
    .do = With the source: make docs
doctor-browser = speciate serve --open opens one
doctor-browser-none = none that could be opened from here
    .do = Open the address that speciate serve prints, on this or on another machine; speciate play needs no browser
doctor-chromium = { $name }
doctor-chromium-none = no Chromium, which the tests in a browser need
    .do = make test-tools
doctor-look-failed = { $subject } could not be looked at: { $why }
    .do = Install again. If that does not help, please report it.
doctor-verdict = { $bad ->
        [0] You can play, and a server would start.
        [one] One thing stands in the way (✗).
       *[other] { $bad } things stand in the way (✗).
    }

## Shells and manual pages

help-completion = Let your shell complete commands, options, games and bots when you press the tab key: prints a script for it.
    .usage = speciate completion SHELL
    .shell = bash, zsh or fish. Zsh looks in the folders of its fpath.
    .example =
        speciate completion bash > ~/.local/share/bash-completion/completions/speciate
        speciate completion zsh > ~/.zfunc/_speciate
        speciate completion fish > ~/.config/fish/completions/speciate.fish
help-man = Print the manual page of a command, or write all of them to where man looks for them.
    .usage = speciate man [COMMAND] [--out FOLDER]
    .words = The command, such as play or pack check; none for the page of speciate itself.
    .out = Write every page into this folder, in the one of its language that man knows.
    .example =
        speciate man play | man -l -
        speciate man --out ~/.local/share/man
man-written = { $count } pages are in { $path }
man-name = Name
man-synopsis = Synopsis
man-description = Description
man-arguments = Arguments
man-options = Options
man-commands = Commands
man-examples = Examples
man-exit-status = Exit status
man-environment = Environment
man-see-also = See also
man-code-0 = Everything went well.
man-code-1 = What was looked at is not as it should be (speciate doctor).
man-code-2 = A mistake, told in one line on stderr.
man-code-130 = It was interrupted (Ctrl-C).
man-variable-speciate-home = The folder in which saved games are kept.
man-variable-speciate-lang = The language, en or fr; otherwise LC_ALL, LC_MESSAGES or LANG.
man-variable-speciate-games = Files with games of one's own, divided as in PATH.
man-variable-speciate-pure = 1 runs the uncompiled engine.
man-variable-no-color = Anything in it: no colours.
