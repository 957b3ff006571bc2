### La ligne de commande en français. Les clés sont les mêmes dans toutes les langues ; les jeux ont leurs fichiers.

## Erreurs

error = erreur : { $text }
error-unknown-rule = aucune règle ne concerne « { $name } » ; pour les voir toutes : speciate rules JEU
error-missing = il manque { $name } ; voir --help
error-needs-value = { $name } demande une valeur ; voir --help
error-bad-value = { $name } : { $detail }
error-usage = ligne de commande illisible : { $detail }
error-seats = { $game } se joue de { $low } à { $high }, pas à { $count } ; indiquez qui occupe chaque place, par exemple --seats { $example }
error-players = { $game } se joue de { $low } à { $high }, pas à { $count } ; indiquez combien de joueurs, par exemple --players { $low }
error-other-origin = { $file } : cela a été fait autrement ({ $parts }) ; choisissez un autre nom, ou déplacez-le
error-no-origin = { $file } : rien n’y dit comment cela a été fait ; choisissez un autre nom, ou déplacez-le
error-workers-start = { $tries } processus de calcul se sont arrêtés avant de pouvoir commencer ; reste-t-il de la mémoire ?
error-worker-lost = { $tries } processus de calcul se sont arrêtés l’un après l’autre sur les mêmes parties ; reste-t-il de la mémoire ?
error-no-ray = Ray n’est pas installé : pip install speciate[ray]
error-no-cluster = aucun cluster à { $address } : { $why }
error-on-jobs = un cluster a les cœurs qu’il a : retirez --jobs, ou jouez sur cette machine avec --ray
error-node-version = la machine { $host } a Speciate { $there }, celle-ci { $wanted } : installez-y le même
error-node-code = le code de Speciate sur la machine { $host } n’est pas le même qu’ici : installez-y le même
error-node-engine = le moteur de la machine { $host } { $engine ->
        [pure] n’est pas compilé, celui d’ici l’est
       *[other] est compilé, celui d’ici ne l’est pas
    } : installez-le ou compilez-le là-bas comme ici
error-node-bot = la machine { $host } n’a pas le même bot { $bot } : copiez-le là-bas, au même endroit
error-node-fails = une machine du cluster ne peut pas jouer : Speciate y est-il installé ? { $why }
ray-starting = Le cluster se prépare …
origin-game = un autre jeu, ou d’autres règles
origin-engine = une autre version du moteur
origin-pack = d’autres composants
origin-options = d’autres options
origin-bots = d’autres bots, ou dans un autre ordre
origin-bot = une autre version du bot { $name }
origin-seats = un autre nombre de joueurs
origin-games = un autre nombre de parties
origin-seed = une autre graine
origin-variants = d’autres variantes
origin-tables = d’autres tables
origin-records = d’autres enregistrements
origin-metrics = d’autres métriques
origin-levels = d’autres niveaux
origin-uses = d’autres événements
origin-probes = un autre nombre de choix
origin-rollouts = un autre nombre de parties d’essai
origin-stake = une autre chance de gagner
origin-ranking = une autre recherche
origin-lab = une autre version des métriques
origin-measures = d’autres mesures
error-option-no-run = { $folder } : il n’y a pas d’expérience terminée
error-option-no-metrics = { $file } : ce n’est pas un fichier de mesures ; `speciate lab metrics JEU --out FICHIER.json` en écrit un
error-option-unpaired-seed = les deux expériences ne s’apparient pas : leurs graines diffèrent
error-option-unpaired-tables = les deux expériences ne s’apparient pas : leurs tables diffèrent
error-option-unpaired-measures = les deux expériences ne s’apparient pas : elles ne mesurent pas la même chose
origin-mode = une autre sorte de tournoi
origin-seconds = un autre temps de réflexion pour les bots
error-range = « { $text } » n’est pas un nombre de joueurs : écrivez 4, ou 2-6
error-findings-suffix = « { $file } » : les tableaux s’écrivent en .json, .csv ou .parquet
error-metric-plays = { $name } fait jouer ses propres parties : elle ne se mesure pas sur des enregistrements
error-records-both = nommez des fichiers ou une base de données, pas les deux
error-only-out = --only rejoue une seule partie et n’enregistre rien ; retirez --out
error-names = { $names } noms pour { $count } places ; un seul par place
error-name-twice = deux joueurs s’appellent « { $name } » ; donnez à chacun le sien avec --names
error-too-many-bots = { $bots } robots pour { $count } places ; un par place au plus
error-option-form = une option s’écrit NOM=VALEUR, comme --option quick=yes, et non « { $text } »
error-nobody = personne ne jouerait : { $seats } sont tous des robots ; pour les regarder : speciate watch { $game } --seats { $seats }
error-which-game = quel jeu ? Il y a : { $games }
error-file-without-resume = « { $file } » est de trop ; pour reprendre une partie : speciate play --resume { $file }
error-no-save = aucune partie inachevée dans { $folder } ; pour en commencer une : speciate play evolution
error-finished = { $path } : cette partie est finie ; pour la revoir : speciate replay { $path }
error-nobody-resumes = { $path } : seuls des robots jouent ici ; pour la regarder : speciate replay { $path }
error-other-game = { $path } : c’est une partie d’un autre jeu, { $game }
error-in-file = { $path } : { $text }
error-option-against = pour jouer seul contre les autres, il faut 2 places au moins
error-option-no-master = { $game } n’a pas de maître ; ces jeux en ont un : { $games }
error-option-no-learner = la manière de jouer vite de { $game } n’a pas de poids à apprendre ici ; voir { $command } (docs/training.md)
error-option-together = à { $game }, tous gagnent ou perdent ensemble : comparez des équipes avec --bots
error-option-names = { $names } noms pour { $count } places : il en faut un par place
error-pack-form = des composants s’indiquent par JEU=FICHIER, comme evo=les-miens.toml, et non « { $word } »
error-pack-twice = il y a deux fichiers de composants pour { $game } ; un serveur n’en emploie qu’un
error-record-form = ce n’est pas une partie enregistrée de la forme { $form }
error-record-rules = elle a été jouée avec { $game }, règles { $rules } ; ici, ce sont les { $here }
error-record-pack = son jeu de pièces « { $name } » n’est pas celui d’ici
error-record-empty = le fichier est vide
error-record-cut = sa dernière ligne est coupée
error-record-line = la ligne { $line } est abîmée
error-record-changed = la ligne { $line } a été changée, ou il manque quelque chose avant elle
error-record-after = la ligne { $line } vient après la fin de la partie
error-record-result = la ligne { $line } finit la partie par un résultat qui n’est pas celui des coups
error-record-back = la ligne { $line } revient à la position { $to }, d’où la partie ne peut pas continuer
error-record-refused = ligne { $line } : la règle { $rule } interdit « { $move } »
error-record-position = il n’y a pas de position { $number } ; elles vont de 0 à { $last }
error-record-unreadable = illisible : { $why }
error-program-far = { $bot } : vos programmes ne s’exécutent pas sur un serveur ; faites prendre au vôtre une place libre, comme examples/net_bot.py
error-resume-seats = { $given } joueurs pour les { $count } places de cette partie ; un par place
error-resume-program = cette partie nomme un programme qui s’exécuterait ici : { $bot } ; si vous lui faites confiance, dites-le : --seats '{ $seats }'
error-position = il n’y a pas de position { $position } ; elles vont de 0 à { $last }
error-not-json = { $path } : ce n’est pas du JSON : { $detail }
error-not-object = { $path } : ce n’est pas une position : il faut un objet JSON
error-not-text = { $path } : ce n’est pas un fichier de texte
error-no-game = { $path } : il manque le champ « game », qui nomme le jeu, comme "game": "evolution"
error-pack-game = { $path } ne dit pas de quel jeu il s’agit : mettez game = "evo" (ou un autre) sous [pack], ou tapez speciate pack check JEU { $path }
error-new-game-name = un jeu ne peut pas s’appeler « { $name } » : des minuscules et des chiffres, en parties liées par des traits d’union, comme mon-jeu
error-new-game-known = il y a déjà un jeu « { $name } » ; choisissez un autre nom
error-new-game-module = Python a déjà un module du nom de « { $name } » ; choisissez un autre nom
error-new-game-folder = { $path } : ce dossier n’existe pas
error-new-game-exists = { $path } existe déjà ; rien n’a été écrit
error-no-pack = { $game } n’a pas de jeu de composants

error-impossible = position impossible : { $text }


## Erreurs dans des composants ou des positions ; celles d’un seul jeu sont dans son propre fichier


## Version

version-engine = moteur : { $engine }
engine-compiled = compilé
engine-pure = Python pur (plus lent que le moteur compilé)

## Pages d’aide

help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-examples = Exemples
help-help = Affiche cette page.
help-lang = La langue de tout ce que vous lisez ; sinon celle de votre système.

help = Des jeux de société sur l’évolution : jouer, regarder, revoir, consulter les règles.
    .usage = speciate COMMANDE …
    .version = Affiche la version et le moteur utilisé.
    .example =
        speciate play evolution
        speciate rules evolution cornes
        speciate COMMANDE --help
help-games = Les jeux, leur nombre de joueurs et leurs options.
    .usage = speciate games [--all]
    .everything = Aussi les nombres de la règle que changent les auteurs de jeux.
help-bots = Les robots d’un jeu : comment chacun joue, sa force et son temps de réflexion mesurés, et les styles qu’un niveau peut avoir.
    .usage = speciate bots [JEU] [--json]
    .game = Seulement ceux de ce jeu.
    .as_json = Sous forme de données, pour un programme.
    .example =
        speciate bots evolution
        speciate play evolution --seats human,casual-grazer,casual-hunter
help-play = Jouer une partie entière ici, contre des robots ou entre amis devant le même écran. Chaque coup est aussitôt sauvegardé.
    .usage = speciate play JEU [--seats QUI] …   ou   speciate play --resume [FICHIER]
    .game = Le jeu, tel que « speciate games » le nomme.
    .file = Après --resume : la partie sauvegardée. Sans fichier, la plus récente qui n’est pas finie.
    .seats = Qui occupe chaque place, séparés par des virgules : human (une personne) ou un robot : un niveau (beginner, débutant ; casual, occasionnel ; strong, fort ; expert ; master, maître), au besoin dans un style (strong-hunter ; speciate bots les donne), greedy ou random, une classe d’un script (./monrobot.py:MonRobot) ou un programme (cmd:./monrobot). D’ordinaire human,casual,casual. Avec --resume : qui occupe chaque place à partir de maintenant.
    .names = Les noms des joueurs, séparés par des virgules.
    .option = Une option du jeu, comme --option quick=yes ; peut être répétée.
    .pack = Vos propres composants ; voir « speciate pack ».
    .seed = Un mot ou un nombre quelconque ; il rend les cartes reproductibles.
    .bot_time = Le nombre de secondes dont un script ou un programme dispose pour chaque choix.
    .resume = Reprendre une partie sauvegardée.
    .no_auto = Demander même quand un seul coup est possible.
    .example =
        speciate play evolution
        speciate play evolution --seats human,human,greedy --names Ann,Bo,Cy
        speciate play --resume
help-watch = Regarder jouer des robots, toutes mains ouvertes.
    .usage = speciate watch JEU [--seats ROBOTS] [--delay SECONDES | --step]
    .game = Le jeu, tel que « speciate games » le nomme.
    .seats = Un robot par place, séparés par des virgules : beginner, casual, strong, expert, master, greedy, random, ./monrobot.py:MonRobot ou cmd:./monrobot.
    .names = Leurs noms, séparés par des virgules.
    .option = Une option du jeu, comme --option quick=yes ; peut être répétée.
    .pack = Vos propres composants.
    .seed = Un mot ou un nombre quelconque ; il rend les cartes et les robots reproductibles.
    .bot_time = Le nombre de secondes dont un script ou un programme dispose pour chaque choix.
    .bot_log = Un fichier pour ce que vos robots écrivent sur stderr et pour la trace de chaque échec. Il est réécrit à chaque fois.
    .delay = Secondes entre deux coups.
    .step = Attendre plutôt la touche Entrée.
help-replay = Revoir une partie enregistrée, pas à pas ou à une position.
    .usage = speciate replay FICHIER [--at N] [--as PLACE|all|spectator] [--verify]
    .file = La partie enregistrée.
    .at = Affiche la table après N entrées, et ce qui y a mené.
    .listener = Vue par qui : une place (son numéro à partir de 1, ou son nom), all (tout) ou spectator (un spectateur). D’ordinaire all pour une partie finie, spectator pour une partie en cours.
    .verify = Vérifie seulement que l’enregistrement est entier et suit les règles.
help-show = Dessiner une position à partir d’un fichier, avec les coups possibles.
    .usage = speciate show POSITION.json [--as PLACE|all|spectator]
    .file = La position en JSON ; son champ « game » nomme le jeu.
    .listener = Vue par qui : une place (son numéro à partir de 1, ou son nom), all (tout) ou spectator (un spectateur).
    .names = Les noms des joueurs, séparés par des virgules.
help-rules = Les règles d’un jeu, toutes et dans l’ordre ; d’une règle, son texte, son code et ses tests.
    .usage = speciate rules JEU [RÈGLE]
    .game = Le jeu.
    .query = Un identifiant (attack.size), son début (attack), un trait (cornes) ou des mots à chercher.
    .example =
        speciate rules evolution
        speciate rules evolution attack
        speciate rules evolution attack.size
        speciate rules evolution tissus gras
help-new-game = Écrire un nouveau jeu en un seul fichier, avec son test. Il se joue tel quel ; docs/adding-a-game.md dit comment continuer.
    .usage = speciate new-game NOM [--folder DOSSIER]
    .name = Le nom du jeu : des minuscules et des chiffres, en parties liées par des traits d’union.
    .folder = Où écrire les deux fichiers ; sinon ici.
    .example = speciate new-game age-de-pierre
new-game-wrote = Écrit : { $path }
new-game-play = Pour y jouer : SPECIATE_GAMES={ $path } speciate play { $id }
new-game-serve = Dans le navigateur : SPECIATE_GAMES={ $path } speciate serve --open
new-game-test = Pour le tester : python -m pytest { $path }
new-game-install = Pour l’installer avec un paquet : [project.entry-points."speciate.games"] { $id } = "{ $module }:GAME"
help-pack = Les composants : les cartes de votre propre édition.
    .usage = speciate pack COMMANDE …
help-pack-check = Vérifier des composants et énumérer chaque erreur.
    .usage = speciate pack check [JEU] FICHIER
    .words = Le jeu (sinon celui que le fichier nomme dans [pack] game, sinon evolution) et le fichier.
help-pack-show = Afficher les composants d’origine, pour écrire les vôtres à partir d’eux.
    .usage = speciate pack show JEU > les-miens.toml
    .game = Le jeu.

## Jeux

games-seats = de { $low } à { $high } joueurs
games-option = option
games-values = valeurs
games-default = d’ordinaire
games-help = effet
games-more = { $count ->
        [one] Un autre nombre de la règle peut être changé : speciate games --all
       *[other] { $count } autres nombres de la règle peuvent être changés : speciate games --all
    }
games-set = Pour en changer une : speciate play { $game } --option { $name }={ $value }
games-next = Pour jouer : speciate play evolution. Pour apprendre : speciate rules evolution.

## Robots

bots-level = robot
bots-manner = sa façon de jouer
bots-rating = cote [95 %]
bots-wins = victoires
bots-time = un choix
bots-style = style
bots-random = joue n’importe quel coup permis
bots-greedy = prend ce qui paraît le meilleur aussitôt après
bots-beginner = à la première impression, parmi les coups qu’il remarque : beaucoup lui échappent
bots-casual = à la première impression ; un coup lui échappe de temps en temps
bots-strong = voit un peu plus loin
bots-expert = voit plus loin ; 3 secondes au plus
bots-master = voit le plus loin
bots-measured = Mesuré le { $date } en { $games } parties à { $seats } places. 400 points font dix chances contre une ; 1500 est la moyenne de random à strong.
bots-measured-teams = Mesuré le { $date } en { $games } parties à { $seats } places : combien de fois une équipe de ces robots gagne.
bots-no-styles = Pas de styles : ici, tous gagnent ou perdent ensemble.
bots-style-use = Un style se met derrière un niveau : speciate play { $game } --seats human,casual-{ $style },strong-{ $style }
bots-next = Pour les voir jouer : speciate watch { $game } --seats { $seats }

## La partie

name-human = Joueur
name-human-of-many = Joueur { $number }
curtain = Passez l’écran à { $name }, qui appuie alors sur Entrée.
prompt-keys = numéro ou code · ? aide · w refus · r règle · l journal · u annuler · q quitter
news-title = Ce qui s’est passé
news-more = … { $count ->
        [one] une phrase
       *[other] { $count } phrases
    } avant celles-ci : l affiche le journal
answer-unknown = « { $answer } » n’est ni un numéro de la liste ni une commande ; ? affiche les commandes.
choices-more = Ou tapez tout autre nombre jusqu’à { $high }.
answer-range = Il n’y a pas de choix { $number } : ils vont de { $low } à { $high }.
saved = Sauvegardée dans { $path }
saved-resume = La partie est sauvegardée. Pour la reprendre :
end-title = La partie est finie
end-total = Total
end-winners = { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
end-replay = Pour revoir la partie :

help-in-game = Tapez le numéro d’un choix, puis Entrée. Le code en gris à côté fait la même chose ; les parties enregistrées l’emploient.
command-help = ? h help aide
    .about = cette page
command-why = w why pourquoi
    .about = ce que vous ne pouvez pas faire, et la règle qui le dit ; avec des mots, seulement ce qui les concerne ; pour l’emploi d’une carte, prenez-la d’abord
command-rule = r rule règle regle
    .about = une règle par son nom ou par des mots ; « r » seul donne des exemples
command-log = l log journal
    .about = ce qui s’est passé ; « l all » pour tout
command-undo = u undo annuler
    .about = reprendre votre dernier choix, tant que rien n’a été révélé depuis
command-board = b board table
    .about = redessiner la table (Entrée le fait aussi)
command-save = s save sauver
    .about = dire où la partie est sauvegardée (elle l’est après chaque coup)
command-quit = q quit quitter
    .about = sauvegarder et quitter

command-auto = a auto robot
    .about = laisser un robot jouer pour vous : « a » un choix, « a 5 » cinq, « a greedy all » jusqu’à la fin ; Ctrl-C rend la place
auto-form = Tapez a, a 5, a greedy, a greedy 5 ou a greedy all.
auto-handed = { $bot } joue pour { $name }. Ctrl-C rend la place.
auto-taken = { $name } joue de nouveau.
auto-note = choisi par { $bot }

undo-nothing = Il n’y a rien à reprendre.
undo-enough = Impossible de reprendre : vous avez déjà repris autant de coups qu’une partie le permet.
undo-chance = Impossible de reprendre : des cartes ont été piochées depuis.
undo-others = Impossible de reprendre : un autre joueur a joué depuis.
undo-sealed = Impossible de reprendre : les autres choisissent maintenant en secret, et ont peut-être déjà choisi.
undo-revealed = Impossible de reprendre : ce coup a révélé quelque chose.

why-title = Ce que vous ne pouvez pas faire, et pourquoi
why-nothing = Rien sur la table ne vous est refusé en ce moment.
why-legal = « { $code } » est possible maintenant.
why-unreadable = « { $code } » est illisible : { $detail }
why-not-found = Aucun coup refusé ne concerne « { $words } ».
why-more = … et { $count } autres
rule-which = Quelle règle ? Par exemple : { $examples } ; des mots suffisent.
rule-none = Aucune règle ne concerne « { $words } ».

log-undone = { $seat } reprend un coup.
log-forced = { $sentence } (seul coup possible)
log-not-own = { $sentence } (ce n’est pas son propre choix)
log-note = { $sentence } ({ $note })
log-drew = { $seat } pioche { $count } cartes : { $cards }.
log-drew-unseen = { $seat } pioche { $count } cartes.
log-more = … { $count ->
        [one] une phrase
       *[other] { $count } phrases
    } avant celles-ci : « l all » affiche tout

## Regarder et revoir

watch-step = Entrée : coup suivant, q : quitter
replay-position = Position { $position } sur { $last }
replay-unknown = « { $answer } » n’est pas une position : elles vont de 0 à { $last }.
replay-prompt = n ou Entrée : suivante, p : précédente, un nombre : cette position, q : quitter
replay-sound = { $path } : en bon état, une partie finie ({ $game }), { $count } entrées, empreinte { $digest }
replay-sound-unfinished = { $path } : en bon état, une partie inachevée ({ $game }), { $count } entrées, empreinte { $digest }

## Règles et composants

rules-code = Dans le code
rules-no-code =   rien ne la cite
rules-tests = Tests
rules-no-tests =   aucun test n’en porte la marque
rules-tests-elsewhere =   dans le dépôt des sources, sous tests/
rules-editions = Ce qui a changé entre les éditions
rules-next = L’une d’elles, avec son code et ses tests : speciate rules { $game } IDENTIFIANT
pack-doubt = { $path } : une question : { $doubt }
pack-house = { $path } : règles maison : { $departure }
pack-good = { $path } : de bons composants « { $name } » pour { $game }

## Ce que pense un robot

thoughts-worth = valeur
thoughts-tried = essais
thoughts-line = suite attendue

## Tables

board-you = vous

evolution-round = manche { $round }
evolution-last-round = dernière manche
evolution-one-more = encore une manche après celle-ci
evolution-hole = Plan d’eau
evolution-plants = { $count ->
        [one] 1 plante
       *[other] { $count } plantes
    }
evolution-no-plants = vide
evolution-food-cards = { $count ->
        [one] 1 carte face cachée
       *[other] { $count } cartes face cachée
    }
evolution-deck = pioche { $count }
evolution-discards = défausse { $count }
evolution-aside = écartées { $count }
evolution-first = premier joueur
evolution-hand = { $count ->
        [0] main vide
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
evolution-bag = sac { $count }
evolution-to-move = doit jouer
evolution-has-laid = carte posée
evolution-has-ended = a fini
evolution-no-species = aucune espèce
evolution-holds = en main :
evolution-body = taille
evolution-population = pop.
evolution-ignores = ignore { $traits }
evolution-playing = Vous jouez :
evolution-laid = Posée au plan d’eau :
evolution-your-hand = Votre main
evolution-empty-hand = Votre main est vide.

evo-round = manche { $round }
evo-barren = pas de naissances cette manche
evo-climate = Climat
evo-meteor = Météorite
evo-meteor-left = { $count ->
    [0] impact
    [one] encore 1 case
   *[other] encore { $count } cases
}
evo-auction = Enchères
evo-bid-on = Combien de points offrez-vous pour { $gene } ? Tapez le nombre.
evo-more = plus
evo-points = points
evo-dinos = dinos
evo-tail = queue
evo-leg = patte
evo-horn = corne
evo-egg = œuf
evo-fur = four.
evo-parasol = par.
evo-mutant = mut.
evo-your-cards = Vos cartes événement
evo-no-cards = Vous n’avez pas de carte événement.
legend-evolution = ▰ taille · ● nourriture mangée, ○ encore faim : pop. 3 ●○○ est une population de 3 qui a mangé 1 · ◆ réserves des Tissus Gras · ▒ trait encore caché · ⚑ premier joueur · ♣ plantes

s-evolution-round = manche { $round } sur { $rounds }
s-evolution-trump = atout
s-evolution-trick = Pli
s-evolution-leads = entame
s-evolution-colour = couleur fixée :
s-evolution-no-colour = aucune couleur fixée
s-evolution-taken = prise
s-evolution-take = Prendre { $card }, jouée par { $name }
s-evolution-take-own = Prendre { $card }, la vôtre
s-evolution-nothing-played = …
s-evolution-out = plus de carte
s-evolution-discovery = Découverte
s-evolution-place = { $place ->
        [1] choisit { $place }ᵉʳ
       *[other] choisit { $place }ᵉ
    }
s-evolution-nth = { $place ->
        [1] { $place }ᵉʳ
       *[other] { $place }ᵉ
    }
s-evolution-plays-blind = joue sans voir
s-evolution-plays-free = sans couleur
s-evolution-plays-colour = suit la couleur
s-evolution-plays-trump = couleur et atout
s-evolution-open = main ouverte
s-evolution-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
s-evolution-to-move = doit jouer
s-evolution-jokers = { $count ->
        [one] +{ $count } joker
       *[other] +{ $count } jokers
    }
s-evolution-people = pop.
s-evolution-age = Âge
s-evolution-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
s-evolution-and-discovery = + Découverte
s-evolution-void = sans
s-evolution-discoveries = Découvertes
s-evolution-took = a pris
s-evolution-your-hand = Votre main
s-evolution-cannot = doit suivre
s-evolution-prices = Prix
legend-s-evolution = ♣ Nourriture, ⚒ Outils, ✶ Science · ♣ 2+1/4 −1 : 2 en stock, 1 à venir, 4 à fournir, il manque 1 · ♣3+2 : force 3, donne 2 · → +3 : ce que les besoins rapporteraient maintenant · ★ joker · pop. 3 ●○○ : un Pop placé · ▮▯ niveau d’un Pop · R V B J Découvertes face visible

## Expériences

help-lab = Les expériences d’un auteur de jeux : des variantes d’un jeu sur les mêmes donnes.
    .usage = speciate lab COMMANDE …
help-lab-run = Mener l’expérience d’un fichier, ou la poursuivre ; docs/lab.md en dit la forme.
    .usage = speciate lab run FICHIER [options]
    .file = L’expérience, en TOML.
    .out = Le dossier des résultats ; sinon à côté du fichier, FICHIER.lab.
    .jobs = Les processus qui jouent ; le résultat est le même quel que soit leur nombre.
    .ray = Jouer avec Ray sur tous les cœurs de cette machine, ou sur --jobs d’entre eux.
    .on = Jouer sur les machines d’un cluster Ray, par exemple ray://HOTE:10001.
    .example = speciate lab run examples/horns.toml --jobs 2
help-lab-sweep = Chercher les valeurs de quelques paramètres qui approchent le plus un jeu de ses buts, ou poursuivre ; docs/lab.md dit la forme du fichier.
    .usage = speciate lab sweep FICHIER [options]
    .file = La recherche, en TOML.
    .out = Le dossier des résultats ; sinon à côté du fichier, FICHIER.lab.
    .best = Combien d’essais sont montrés ; tous sont écrits.
    .jobs = Les processus qui jouent ; le résultat est le même quel que soit leur nombre.
    .ray = Jouer avec Ray sur tous les cœurs de cette machine, ou sur --jobs d’entre eux.
    .on = Jouer sur les machines d’un cluster Ray, par exemple ray://HOTE:10001.
    .example = speciate lab sweep examples/balance.toml --jobs 2
sweep-head = { $trials ->
        [one] Un essai
       *[other] { $trials } essais
    } ({ $method ->
        [grid] toutes les combinaisons
        [random] au hasard
       *[bayesian] choisis d’après ce que les précédents ont montré
    }) et le jeu tel quel, joués sur { $deals ->
        [one] la même donne
       *[other] les mêmes { $deals } donnes
    }.
sweep-trial = essai
sweep-as-it-is = tel quel
sweep-loss-name = perte
sweep-fresh-name = sur d’autres donnes
sweep-between = de { $low } à { $high } ; une perte de 1 pour chaque { $unit } d’écart
sweep-at-least = { $low } ou plus ; une perte de 1 pour chaque { $unit } d’écart
sweep-at-most = { $high } ou moins ; une perte de 1 pour chaque { $unit } d’écart
sweep-loss = Perte : à quelle distance de tous les buts ensemble se trouve un essai, 0 s’il les atteint. ± est la moitié d’un intervalle à 95 % de cette seule moyenne.
sweep-fresh = Les meilleurs de beaucoup d’essais paraissent meilleurs qu’ils ne sont : { $count ->
        [one] le premier a été rejoué
       *[other] les { $count } premiers ont été rejoués
    } sur des donnes qui n’ont pas servi à les choisir. Cette perte-là est la bonne.
error-no-optuna = une recherche bayésienne demande Optuna : pip install speciate[lab], ou choisissez grid ou random
error-option-is-sweep = { $file } est une recherche : speciate lab sweep { $file }
origin-sweep = d’autres paramètres, d’autres buts ou une autre façon de chercher
help-lab-show = Montrer le résultat d’une expérience.
    .usage = speciate lab show FICHIER
    .file = Son fichier, ou le dossier de ses résultats.
    .pairing = Montrer ce que vaut de jouer toutes les variantes sur les mêmes donnes.
help-lab-compare = Comparer donne par donne deux expériences de même graine.
    .usage = speciate lab compare A B
    .one = Le fichier ou le dossier de l’une.
    .other = Et de l’autre.
help-lab-metrics = Mesurer un jeu en y jouant : durée, choix, places, attente, tête, composants, et d’autres par leur nom ; docs/metrics.md les définit.
    .usage = speciate lab metrics JEU [options]
    .game = Le jeu à mesurer.
    .metric = Une métrique par son nom, par exemple luck-and-skill ; peut se répéter. Sinon celles qui ne jouent pas de parties à elles.
    .seats = Le nombre de joueurs, par exemple 4 ou 2-6 ; sinon tous ceux du jeu.
    .bots = Qui joue, séparés par des virgules ; ils tournent autour de la table. Aussi policy (la règle de bon sens du jeu, rapide) et search-N (une recherche de N tours).
    .levels = Du plus faible au plus fort, les joueurs par qui se mesurent le talent et la difficulté.
    .games = Les donnes pour chaque nombre de joueurs.
    .seed = Le mot d’où vient tout le hasard.
    .option = Une option du jeu ; peut se répéter.
    .pack = Un fichier avec ses propres composants.
    .use = Un événement qui fait compter un composant comme utilisé, par exemple trait-laid ; peut se répéter.
    .jobs = Les processus qui jouent ; le résultat est le même quel que soit leur nombre.
    .out = Un fichier pour les tableaux, .json, .csv ou .parquet ; interrompue, la même commande reprend.
    .example = speciate lab metrics evolution --seats 2-6 --bots policy --metric seat-advantage
help-lab-records = Mesurer les parties finies que des gens ont jouées, depuis la base d’un serveur ou des enregistrements ; aucun nom n’est gardé.
    .usage = speciate lab records [FICHIER …] [options]
    .files = Des enregistrements, ou des dossiers qui en contiennent ; sinon la base du serveur.
    .metric = Une métrique par son nom ; peut se répéter.
    .bots = Aussi les parties jouées seulement par des robots.
    .use = Un événement qui fait compter un composant comme utilisé ; peut se répéter.
    .seed = Le mot d’où vient le hasard des parties d’essai.
    .jobs = Les processus qui travaillent ; le résultat est le même quel que soit leur nombre.
    .out = Un fichier pour les tableaux, .json, .csv ou .parquet ; un par jeu s’il y en a plusieurs.
    .database = La base du serveur, ou son fichier.
    .config = Les réglages du serveur.
    .example = speciate lab records --database sqlite:///speciate.db
lab-metrics-finished = { $path } existe déjà et vient de la même commande ; rien n’a été joué.
lab-metrics-stopped = Arrêt, et rien n’est gardé. Avec --out tout le serait, et la même commande reprendrait.
lab-metrics-empty = Rien à dire de ce jeu : { $tables }.
lab-metrics-interval = ± est la moitié d’un intervalle à 95 % de la ligne seule. docs/metrics.md définit chaque chiffre.
lab-records-of = { $game }, { $count ->
        [one] une partie
       *[other] { $count } parties
    }
lab-records-none = Il n’y a aucune partie finie à mesurer.
lab-records-unfinished = Écartées, non finies : { $count }.
lab-records-bots = Écartées, jouées par des robots seuls (--bots les compte) : { $count }.
lab-records-elsewhere = Écartées, de règles ou de composants absents ici : { $count }.
lab-records-damaged = Écartées, abîmées : { $count }.
help-lab-report = Faire une page de ce qui est sorti d’une expérience : des figures à regarder de près, des tableaux, le tout en un fichier.
    .usage = speciate lab report RUN [--out FICHIER.html]
    .run = Le fichier d’une expérience ou d’une recherche, ou le dossier de ses résultats, ou un fichier de mesures (.json).
    .out = La page ; sinon à côté des résultats.
    .example = speciate lab report examples/horns.toml --lang fr
lab-deals = donnes
lab-head = { $deals ->
        [one] Une donne, jouée à chaque table dans chaque variante.
       *[other] { $deals } donnes, chacune jouée à chaque table dans chaque variante.
    }
lab-measure = mesure
lab-variant = variante
lab-mean = moyenne
lab-difference = écart avec la première
lab-p = p
lab-mean-about = moyenne : sur toutes les donnes, de la mesure d’une partie.
lab-compare-head = { $deals ->
        [one] Une donne que les deux expériences ont jouée.
       *[other] { $deals } donnes que les deux expériences ont jouées.
    } A est la première, B la seconde.
lab-compare-difference = B moins A
pairing-head = Ce que valent les mêmes donnes : la moitié d’un intervalle de l’écart avec la première variante, sur { $deals } donnes.
pairing-same = mêmes donnes
pairing-fresh = autres donnes
pairing-saved = donnes gagnées
pairing-about = Mêmes donnes : comme elles ont été jouées. Autres donnes : ce qu’en auraient donné autant pour chaque variante à part, d’après la dispersion des parties. Donnes gagnées : combien de fois plus de donnes il faudrait pour la même précision, le carré de leur rapport.
measure-won-with = la part de la victoire gagnée avec : le vainqueur l’a quand la partie finit
lab-interval = Les écarts sont appariés par donne ; ± est la moitié d’un intervalle. { $comparisons ->
        [one] Il vaut à 95 %.
       *[other] À 95 %, les { $comparisons } valent tous ensemble (Bonferroni).
    } p : la probabilité d’un écart aussi grand là où il n’y en a pas, ajustée par la méthode de Holm.
lab-fixed = Le nombre de donnes était fixé d’avance.
lab-sequential = L’expérience s’est arrêtée une fois assez précise ; ces intervalles valent à quelque moment qu’on s’arrête (suites de confiance asymptotiques).
lab-written = Tout est dans { $path }.
lab-report-making = le rapport se prépare
lab-report-written = Le rapport : { $path }.
lab-stopped = Arrêt. Ce qui a été joué est gardé ; la même commande reprend à partir de là.
measure-score = le score moyen de tous les sièges
measure-winner = le score le plus haut
measure-lead = le score le plus haut moins le deuxième
measure-moves = les choix de tous les sièges ensemble
measure-won = 1 si quelqu’un a gagné, sinon 0 : dans un jeu coopératif, la part des parties gagnées
measure-shared = 1 si plusieurs sièges se partagent la victoire, sinon 0
measure-bot_1 = la part de victoire du bot nommé en premier, où qu’il soit assis
measure-seat_1 = la part de victoire du siège 1, quel que soit le bot assis là
measure-counted = ce que le jeu lui-même compte quand il finit

## Simulations et vitesse

help-sim = Simuler de nombreuses parties entre robots, avec intervalles de confiance. Les places tournent ; la même graine donne les mêmes parties.
    .usage = speciate sim JEU [--players N] [--bots ROBOTS] [--games N] [--jobs N] …
    .game = Le jeu à simuler.
    .players = Le nombre de places ; les robots se répètent tour à tour jusqu’à les occuper toutes.
    .bots = Qui joue (beginner, casual, strong, expert, master, greedy, random), par exemple strong,casual ; aussi un script (./monrobot.py:MonRobot), un script de confiance, plus rapide (trusted:./monrobot.py:MonRobot) ou un programme (cmd:./monrobot).
    .games = Le nombre de parties.
    .jobs = Le nombre de processus qui se partagent le travail.
    .ray = Jouer avec Ray sur tous les cœurs de cette machine, ou sur --jobs d’entre eux.
    .on = Jouer sur les machines d’un cluster Ray, par exemple ray://HOTE:10001.
    .seed = Un mot quelconque ; il décide de chaque carte et de chaque choix au hasard.
    .option = Une option du jeu, par exemple quick=yes ; autant de fois qu’il le faut.
    .pack = Un fichier de vos propres cartes.
    .bot_time = Le nombre de secondes dont un script ou un programme dispose pour chaque choix.
    .bot_log = Un fichier pour ce que vos robots écrivent sur stderr et pour la trace de chaque échec. Il est réécrit à chaque fois.
    .only = Ne jouer que cette partie de la simulation, par son numéro, qui accompagne l’échec d’un robot. Les parties se comptent à partir de 0, comme dans les fichiers.
    .out = Garder une ligne par place de chaque partie, en .csv ou .parquet ; les places s’y comptent à partir de 0, comme dans les programmes. Interrompue, la même commande reprend où elle en était.
    .example = speciate sim evolution --players 4 --games 10000 --jobs 2
        speciate sim evolution --bots greedy,random,random --games 300 --out parties.parquet
sim-games = Parties
sim-bot = Robot
sim-seat = Place
sim-played = Parties
sim-wins = Victoires
sim-score = Score
sim-game = Par partie
sim-mean = Moyenne
sim-fair = Part équitable : { $share } %. Intervalles : 95 %.
sim-known-evo = Des groupes de joueurs rapportent des scores gagnants d’environ 50 à 65.
sim-speed = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s ; { $moves } coups par partie en moyenne.
failed-again = Pour rejouer cette partie :
failed-log = Ce qu’ont dit les robots est dans { $path }.
sim-finished = { $path } contient déjà ces parties, faites de la même façon. Rien n’a été joué.
sim-written = Toutes les parties sont dans { $path }.
sim-stopped = Arrêt après { $done } parties sur { $games }. Avec --out FICHIER, une simulation arrêtée peut reprendre plus tard.
sim-resume = Arrêt après { $done } parties sur { $games }. Elles sont gardées ; la même commande reprend à partir de là.

help-data = Des parties de robots comme données d’apprentissage.
    .usage = speciate data COMMANDE …
help-data-make = Jouer des parties entre robots et écrire chaque décision dans un dossier de fichiers Parquet : ce qui était visible, ce qui était permis, ce qui a été choisi, ce qu’une recherche a essayé, et l’issue. Une fiche décrit le tout. Interrompue, la même commande reprend où elle en était ; la même graine donne les mêmes données (docs/research.md).
    .usage = speciate data make JEU --out DOSSIER [--seats N] [--bots ROBOTS] [--games N] [--jobs N] …
    .game = Le jeu à jouer.
    .out = Le dossier : nouveau, ou commencé par la même commande avant qu’elle ne soit interrompue.
    .seats = Le nombre de places ; les robots se répètent tour à tour jusqu’à les occuper toutes.
    .bots = Qui joue (beginner, casual, strong, expert, master, greedy, random), par exemple expert,casual.
    .games = Le nombre de parties.
    .jobs = Le nombre de processus qui se partagent le travail.
    .seed = Un mot quelconque ; il décide de chaque carte et de chaque choix au hasard.
    .option = Une option du jeu, par exemple quick=yes ; autant de fois qu’il le faut.
    .pack = Un fichier de vos propres cartes.
    .shard = Le nombre de parties par fichier : une interruption en coûte au plus autant à chaque processus.
    .example = speciate data make evolution --seats 4 --bots casual --games 10000 --jobs 2 --out casual-4p
        speciate data make s-evolution --seats 2 --bots expert --games 500 --shard 5 --out expert-2p
data-written = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $decisions } décisions dans { $path }, après { $seconds } s.
error-data-packages = il manque { $name } pour écrire des données : pip install "speciate[research,parquet]"

help-train = Faire apprendre un jeu en jouant : sa manière de jouer vite, combien chaque sorte de coup est tentée, à partir de la recherche qui joue contre elle-même ; et un réseau, ce que valent les positions, à partir de parties jouées vite. Il en résulte des fichiers de poids, des graphiques de ce qui a été appris, et un match contre ce qui vient avec le jeu (docs/training.md). Interrompue, la commande reprend quand on la relance.
    .usage = speciate train JEU --out DOSSIER [--games N] [--practice N] [--value N] [--jobs N] …
    .game = Le jeu ; sa manière de jouer doit avoir des poids.
    .out = Le dossier des parties, des poids et du match : un nouveau, ou un que la même commande a commencé.
    .games = Combien de parties de la recherche contre elle-même ; 0 pour garder la manière de jouer qui vient avec le jeu. Avec autant de parties et la même graine, les poids sont les mêmes.
    .hours = Après ce temps, aucune nouvelle partie n’est commencée.
    .iterations = Tours de recherche pour chaque choix.
    .sharpness = Combien de fois plus tranché que la recherche le jeu appris doit être.
    .practice = Combien de parties la manière de jouer vite joue ensuite contre elle-même, sans recherche ; 0 pour aucune. C’est rapide : quelques centaines par seconde.
    .value = De combien de parties jouées vite un réseau apprend ce que valent les positions ; 0 pour aucune. Des milliers vont vite.
    .duels = Parties du match qui suit, deux par donne ; 0 pour aucune.
    .jobs = Combien de processus se partagent le travail.
    .ray = Jouer avec Ray sur tous les cœurs de cette machine, ou sur --jobs d’entre eux.
    .on = Jouer sur les machines d’une grappe Ray, par exemple ray://HÔTE:10001.
    .seed = Un mot quelconque ; il décide de chaque carte et de chaque choix au hasard.
    .option = Une option du jeu, par exemple --option edition=2013 ; autant de fois que voulu. Chacune a ses propres poids.
    .example = speciate train evolution --games 60 --jobs 2 --out entrainement
train-lessons = Apprentissage
train-practice = Entraînement
train-positions = Parties à apprendre
train-value = Ce que valent les positions
train-duels = Match
train-fitted = Sur { $choices } choix qu’il n’a pas appris, l’écart est de { $surprise } (tous les coups égaux : { $uniform }).
train-written = Les poids sont dans { $path }.
train-foretold = À { $positions } positions qu’il n’a pas apprises, le vainqueur surprend le réseau de { $surprise } (avant : { $usual } ; toutes les places égales : { $uniform }).
train-valued = Le réseau est dans { $path }.
train-drawn = Les graphiques sont dans { $path }.
train-resume = Arrêté après { $done } parties sur { $games }. Elles sont gardées ; la même commande reprend ici.
train-judged = { $games } parties contre ce qui vient avec le jeu : { $share } % gagnées [{ $low } – { $high }], 50 % voulant dire à force égale ; { $lead } points ; { $cost } fois le temps.
error-train-nothing = il n’y a rien à apprendre : --games ou --value doit être plus grand que 0
error-train-packages = l’apprentissage se fait avec { $name }, qui n’est pas installé : pip install "speciate[lab]"

help-arena = Un tournoi de robots : qui est le plus fort, et avec quelle certitude. Chaque donne est jouée de toutes les places ; la même graine donne le même tableau.
    .usage = speciate arena JEU --bots ROBOTS …   ou   speciate arena JEU --one ROBOT --against ROBOT …
    .game = Le jeu.
    .bots = Les robots qui se rencontrent, séparés par des virgules : un nom (greedy), une classe d’un script (./monrobot.py:MonRobot) ou d’un script de confiance, plus rapide (trusted:./monrobot.py:MonRobot), ou un programme (cmd:./monrobot). Dans un jeu coopératif, chacun joue avec sa propre équipe.
    .one = Un robot, seul parmi les autres…
    .against = … et le robot de toutes les autres places.
    .players = Le nombre de places. D’ordinaire une par robot, 4 avec --one, dans les limites du jeu.
    .games = Le nombre de parties ; complété en donnes entières, pour que chaque robot se soit assis partout.
    .jobs = Le nombre de processus qui se partagent le travail.
    .ray = Jouer avec Ray sur tous les cœurs de cette machine, ou sur --jobs d’entre eux.
    .on = Jouer sur les machines d’un cluster Ray, par exemple ray://HOTE:10001.
    .seed = Un mot quelconque ; il décide de chaque carte et de chaque choix au hasard.
    .option = Une option du jeu, par exemple quick=yes ; autant de fois que voulu.
    .pack = Un paquet de vos propres cartes.
    .bot_time = Le nombre de secondes dont un script ou un programme dispose pour chaque choix.
    .bot_log = Un fichier pour ce que vos robots écrivent sur stderr et pour la trace de chaque échec. Il est réécrit à chaque fois.
    .only = Ne jouer que cette partie du tournoi, par son numéro, qui accompagne l’échec d’un robot. Les parties se comptent à partir de 0, comme dans les fichiers.
    .out = Un dossier pour les parties (Parquet, ou CSV sans pyarrow), leurs enregistrements et une page avec des graphiques. Un tournoi interrompu reprend quand on le relance, même avec plus de parties.
    .no_records = Avec --out : ne pas garder l’enregistrement de chaque partie.
    .example =
        speciate arena evolution --bots random,greedy --players 4 --games 400 --jobs 2
        speciate arena evolution --one greedy --against random --games 200 --out greedy
error-arena-who = qui joue ? Donnez --bots random,greedy ou --one greedy --against random
arena-rounded = { $wanted } parties laisseraient une donne inachevée ; il y en aura { $games }.
arena-more = Le dossier contient déjà { $games } parties ; toutes comptent.
arena-stopped = Arrêt après { $done } parties sur { $games }. Avec --out DOSSIER, un tournoi arrêté peut reprendre plus tard.
arena-look = Pour le regarder :
arena-share = { $bot } gagne { $share } contre { $seats ->
        [one] un
       *[other] { $seats }
    } { $other } ; une part équitable serait de { $fair }.

help-evaluate-model = Mesurer la force d’un modèle de langage : contre des robots de niveaux fixes, chaque donne jouée de toutes les places, avec des intervalles. Le modèle est un programme à vous : il lit une ligne de JSON par décision, {"{"}"text": "…"{"}"}, et répond de même (docs/language-models.md).
    .usage = speciate evaluate-model JEU --model COMMANDE [--against ROBOTS] [--players N] [--games N] …
    .game = Le jeu.
    .model = La commande qui lance votre programme. Il tourne sous votre nom et peut se servir du réseau.
    .against = Les niveaux qu’il rencontre l’un après l’autre, séparés par des virgules. Dans un jeu coopératif, des équipes de ces robots jouent les mêmes donnes.
    .players = Le nombre de places ; d’ordinaire le plus petit possible.
    .games = Le nombre de parties contre chaque niveau ; complété en donnes entières, pour que le modèle se soit assis partout.
    .seed = Un mot quelconque ; il décide de chaque carte et de chaque choix des robots.
    .option = Une option du jeu, par exemple quick=yes ; autant de fois que voulu.
    .tries = Le nombre de réponses à une même décision ; ensuite un coup au hasard est joué à sa place.
    .list_moves = Montrer les coups permis. Sinon le modèle doit savoir ce qu’il peut faire, et apprend quelle règle l’en empêche.
    .obfuscate = Donner aux choses des noms inventés, pour que le modèle ne connaisse pas le jeu d’ailleurs.
    .model_time = Le nombre de secondes dont le modèle dispose pour chaque réponse.
    .out = Un dossier pour les enregistrements des parties ; speciate replay les montre.
    .example = speciate evaluate-model evolution --model "python3 mon_modele.py" --against random,casual --games 12
evaluate-against = Contre
evaluate-ahead = Écart de score
evaluate-teams = On gagne ou perd ensemble : une équipe du modèle, puis une équipe de chaque niveau, sur les mêmes donnes. Intervalles : 95 %.
evaluate-rating = Classement de { $name } : { $value } [{ $low } – { $high }].
evaluate-illegal = { $decisions ->
        [one] Une décision
       *[other] { $decisions } décisions
    } ; première réponse injouable : { $share }.
evaluate-refusals = { $refusals ->
        [one] Un refus
       *[other] { $refusals } refus
    } ; réponse suivante permise : { $share } ; décisions abandonnées : { $given_up }.
evaluate-rule = Règle
evaluate-refused = Refus
evaluate-mended = Puis permis

help-bench = Mesurer la vitesse du moteur sur cette machine.
    .usage = speciate bench [JEU] [--seconds SECONDES]
    .game = Le jeu à mesurer ; Evolution si aucun n’est nommé.
    .seconds = La durée de chaque mesure.
bench-what = Avec quatre joueurs au hasard
bench-rate = par seconde
bench-moves-from-a-python-loop = coups, depuis une boucle Python
bench-moves-inside-the-engine = coups, dans le moteur
bench-whole-games = parties entières
bench-copy = copies d’une position
bench-determinize-and-play-out = cartes cachées imaginées puis partie finie
bench-record-entries-replayed = entrées d’un enregistrement rejouées
bench-view-as-json = vues écrites en JSON
bench-view-as-sent = vues telles qu’un serveur les envoie
bench-view-encoded = vues en JSON, en octets, faites sans dictionnaire

## Tables sur un serveur

error-setting = { $where } : « { $value } » ne va pas : { $detail }
error-not-toml = { $path } : ce n’est pas du TOML : { $detail }
error-unknown-setting = { $path } : réglage inconnu « { $name } » ; connus : { $known }
error-database = la base de données ne s’ouvre pas : { $detail }
error-lab-host = --lab ne vaut que pour cette machine, et { $host } laisse entrer d’autres ; retirez --host, ou --lab
error-listen = impossible d’écouter sur { $host }, port { $port } : { $detail } ; essayez-en un autre avec --port
error-not-started = le serveur n’a pas pu démarrer ; la raison est écrite ci-dessus
error-other-rules = { $count ->
        [one] 1 table se joue
       *[other] { $count } tables se jouent
    } selon des règles que cette version n’a pas : { $tables } ; finissez-les ou fermez-les avec la version qui les a commencées, ou démarrez avec --leave-tables, qui les laisse telles quelles sans que personne puisse y jouer
error-which-table = quelle table ? { $url } est un serveur ; prenez le lien d’une table, ou ouvrez-en une : speciate join { $url } --open evolution
error-open-table = { $url } est déjà une table ; pour en ouvrir une autre, donnez l’adresse du serveur seule
error-rules = le serveur joue à { $game } selon les règles { $there }, et ce programme connaît les règles { $here } ; prenez la même version des deux côtés

help-serve = Héberger des tables pour des amis ou un club. Les parties sont gardées dans une base de données et reprennent après un redémarrage.
    .usage = speciate serve [--host ADRESSE] [--port N] [--database URL] [--origin URL] [--allow-host NOM] [--pack JEU=FICHIER] [--lab] [--lab-folder DOSSIER] [--bot-pause SECONDS] [--log FORME] [--log-level NIVEAU] [--config FICHIER] [--open] [--leave-tables]
    .host = L’adresse à écouter ; 0.0.0.0 pour tous les réseaux de cette machine. D’ordinaire 127.0.0.1, cette machine seule.
    .port = Le port ; 0 pour n’importe lequel qui soit libre. D’ordinaire 8000.
    .database = Où les parties sont gardées, comme sqlite:///tables.db ou postgresql+psycopg://user@host/nom.
    .origin = L’adresse d’une page d’ailleurs qui peut parler à ce serveur ; peut être répétée.
    .allow_host = Un nom sous lequel on atteint ce serveur, comme games.example.org ; peut être répété. Les adresses en chiffres, localhost et le nom de cette machine sont toujours acceptés.
    .pack = Vos propres composants, avec lesquels se jouent les nouvelles tables de ce jeu : evo=les-miens.toml ; peut être répétée.
    .lab = Ouvrir le laboratoire sur la page, pour vous seul : expériences, éditeur de composants, parties avec des composants modifiés. Seulement pour cette machine.
    .lab_folder = Où les expériences du laboratoire sont gardées. D’ordinaire avec vos autres parties.
    .bot_pause = Secondes avant chaque coup d’un robot, pour qu’on puisse suivre. Avec 0, les robots jouent tout de suite.
    .log = La forme du journal sur stderr : plain (lisible) ou json ; auto choisit plain dans un terminal et json ailleurs.
    .log_level = Ce qu’on y note : debug, info, warning ou error ; auto choisit warning dans un terminal et info ailleurs.
    .config = Un fichier TOML avec les mêmes réglages. D’abord les options, puis les variables comme SPECIATE_PORT, puis ce fichier.
    .open_page = Ouvrir la page dans votre navigateur ; les parties sont gardées avec vos autres parties, sauf si --database dit où.
    .leave_tables = Démarrer bien que des tables se jouent selon des règles que cette version n’a pas ; elles restent telles quelles, et personne ne peut y jouer.
    .example =
        speciate serve --open
        speciate serve --lab --open
        speciate serve
        speciate serve --host 0.0.0.0 --port 8000 --database sqlite:///club.db
help-join = Jouer à une table d’un serveur, ici dans le terminal. Appelée de nouveau, la commande reprend la même place.
    .usage = speciate join URL [--name NOM] [--seat N]   ou   speciate join SERVEUR --open JEU [--seats QUI]
    .link = Le lien d’une table, comme http://host:8000/table/ID ; avec --open, l’adresse du serveur.
    .name = Votre nom à la table.
    .seat = Le numéro de la place souhaitée, à partir de 1 ; sinon la première qui soit libre.
    .server = Le serveur, quand la table est donnée par son seul identifiant.
    .game = Ouvrir d’abord une table de ce jeu, et dire comment les amis y viennent.
    .kinds = Avec --open : qui occupe chaque place, comme human,human,greedy.
    .option = Avec --open : une option du jeu, comme --option quick=yes ; peut être répétée.
    .watch = Regarder sans place.
    .no_auto = Demander même quand un seul coup est possible.
    .example =
        speciate join http://127.0.0.1:8000/table/ID --name Ann
        speciate join http://127.0.0.1:8000 --open evolution --seats human,human,greedy

serve-listens = Speciate écoute sur { $url }
serve-lab = Le laboratoire n’est ouvert qu’à vous, par ce lien : { $url }
serve-page = Ouvrez cette adresse dans un navigateur pour jouer.
serve-no-page = La page ne fait pas partie de cette installation (construite sans Node) ; avec les sources, make play la construit.
serve-open = Dans le terminal, une table pour vous, un ami et un robot :
serve-invite = Cela affiche un lien ; votre ami joue avec : speciate join LIEN
serve-local = Seule cette machine peut l’atteindre. Pour des amis ailleurs : speciate serve --host 0.0.0.0
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont gardées.
serve-stopped = Arrêté. Toutes les parties sont gardées.

join-name = Votre nom :
join-sat = { $name } a la place { $number }.
join-back = Bon retour, { $name }.
join-opened = La table est ouverte : { $url }
join-invite = Vos amis y viennent avec :
join-free = { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
join-waiting = On attend { $names } … (Ctrl-C pour partir, votre place est gardée)
join-cut = La connexion est coupée ; nouvel essai …
join-again = La connexion est rétablie.
join-vote = oui ou non ?
join-left = Votre place est gardée. Pour revenir :
join-keys = numéro ou code · ? aide · w refus · r règle · l journal · u annuler · c parler · q partir
command-say = c say chat dire
    .about = dire quelque chose à la table : « c bien joué »
command-yes = y yes oui
    .about = accepter ce que demande un autre joueur
command-no = n no non
    .about = ne pas accepter

table-sat = { $seat } s’assoit ({ $agent }).
table-stood = { $seat } se lève.
table-ready = { $seat } est prêt.
table-not-ready = { $seat } n’est plus prêt.
table-began = La partie commence.
table-asked-undo = { $seat } demande à reprendre un coup : oui ou non ?
table-asked-hand-over = { $seat } demande qu’un robot joue pour un absent : oui ou non ?
table-agreed = { $seat } est d’accord.
table-disagreed = { $seat } n’est pas d’accord.
table-handed = { $seat } est maintenant joué par un robot ({ $agent }).
table-taken-back = { $seat } rejoue en personne.
table-suggested = { $seat } suggère : { $move }
table-paused = La partie est en pause.
table-goes-on = La partie reprend.
table-closed = La table est fermée.
table-host = L’hôte
table-asked-reissue = { $seat } demande un nouveau lien pour { $gone } ; qui l’a peut y jouer : oui ou non ?
table-asked-pause = { $seat } demande une pause : oui ou non ?
table-reissued = Un nouveau lien a été fait pour la place { $number } ({ $seat }) ; l’ancien ne marche plus.
table-rematch = { $seat } veut rejouer : la page montre le chemin.
table-dropped = La demande est caduque.
table-rested = Les pendules se sont arrêtées pendant { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }, le serveur ne pouvant pas enregistrer les coups.
table-refuses-not-stored = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
table-refuses-table-damaged = Cette table est abîmée et on ne peut plus y jouer. La personne qui tient le serveur peut la réparer.
table-refuses-undo-enough = Vous avez déjà repris { $count } coups dans cette partie. On ne peut plus en reprendre.
table-refuses-undo-long = Vous avez repris tant de coups que l’enregistrement de cette partie est plein. On ne peut plus rien reprendre.
table-refuses-name-reserved = À une table, { $name } est quelqu’un d’autre. Choisissez un autre nom.
table-refuses-no-hint = Le bot qui donne les conseils n’a pas répondu. Redemandez, ou choisissez sans lui.
table-refuses-hints-off = Il n’y a pas de conseils à cette table.
table-refuses-spectators-off = Seuls les joueurs peuvent regarder cette table.
table-refuses-chat-off = À cette table, les spectateurs ne peuvent pas parler.
table-refuses-chat-full = Cette table n’a plus de place pour d’autres messages.
table-refuses-table-full = Il s’est passé tant de choses à cette table qu’elle ne peut en garder plus. Les coups comptent toujours.
table-refuses-reissue-asked = Un nouveau lien pour cette place a déjà été demandé. Attendez la réponse, ou redemandez plus tard.
table-refuses-reissue-present = Le joueur de cette place est là : il n’a pas besoin d’un nouveau lien.
table-refuses-pause-asked = Une pause a déjà été demandée. Attendez la réponse, ou redemandez plus tard.
table-refuses-pause-same = C’est déjà le cas.
table-refuses-question-not-yours = Cette question ne vous était pas posée.
table-refuses-entries-enough = Cette table n’a plus de place pour quoi que ce soit.

## Tenir un serveur

error-no-table = il n’y a pas de table « { $table } » ; pour voir celles qui existent : speciate admin list
error-file-exists = { $path } : ce fichier existe déjà ; choisissez un autre nom
error-not-empty = la base de données n’est pas vide ; restaurez dans une nouvelle, comme --database sqlite:///new.db

help-mcp = Laisser jouer un agent de votre assistant (Model Context Protocol) : ici contre des robots, ou à une table d’un serveur. Il voit ce que sa place peut voir, rien de plus. Votre assistant lance lui-même cette commande et lui parle par l’entrée et la sortie standard ; déclarez-la chez lui comme ci-dessous. Il faut pip install speciate[mcp].
    .usage = speciate mcp [--no-legal]
    .no_legal = Pas d’outil qui énumère les coups permis : l’agent doit connaître les règles, ou demander pourquoi.
    .example =
        {"{"}"mcpServers": {"{"}"speciate": {"{"}"command": "speciate", "args": ["mcp"]{"}"}{"}"}{"}"}
error-needs-mcp = speciate mcp a besoin du SDK MCP : pip install "speciate[mcp]"

help-admin = Pour qui tient un serveur : énumérer, fermer et exporter les tables, les sauvegarder, les restaurer, les vérifier et les réparer, effacer les vieilles. Le serveur peut continuer à tourner.
    .usage = speciate admin COMMANDE …
    .example =
        speciate admin list --database sqlite:///club.db
        speciate admin backup club.jsonl.gz --database sqlite:///club.db
help-admin-list = Les tables d’un serveur, d’abord celle où l’on a joué en dernier.
    .usage = speciate admin list [--status ÉTAT] [--database URL] [--config FICHIER]
    .status = Seulement les tables qui se remplissent (gathering), jouent (playing), ont fini (over) ou sont fermées (closed).
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
help-admin-close = Fermer une table pour de bon. Rien n’est effacé.
    .usage = speciate admin close TABLE [--database URL] [--config FICHIER]
    .table = La table, comme « speciate admin list » la montre ; après -- si elle commence par un tiret.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
help-admin-export = Afficher l’enregistrement d’une partie, pour « speciate replay ».
    .usage = speciate admin export TABLE [--out FICHIER] [--database URL] [--config FICHIER]
    .table = La table, comme « speciate admin list » la montre ; après -- si elle commence par un tiret.
    .out = L’écrire plutôt dans ce fichier.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
help-admin-backup = Garder toutes les tables, telles qu’elles sont à cet instant, dans un fichier.
    .usage = speciate admin backup FICHIER [--database URL] [--config FICHIER]
    .file = Un nouveau fichier, comme club.jsonl.gz. S’il finit par .db, c’est une copie d’une base SQLite, prête à servir.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
help-admin-restore = Remplir une base de données vide à partir d’une sauvegarde, SQLite ou PostgreSQL, d’où qu’elle vienne.
    .usage = speciate admin restore FICHIER [--database URL] [--config FICHIER]
    .file = La sauvegarde.
    .database = La base vide ; un fichier SQLite est créé s’il n’existe pas.
    .config = Le fichier de réglages du serveur.
help-admin-verify = Rejouer chaque table et dire lesquelles ne sont pas saines.
    .usage = speciate admin verify [--database URL] [--config FICHIER]
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
help-admin-repair = Ramener une table endommagée à son dernier élément sain. Ce qui est retiré est gardé dans un fichier, et rien n’est retiré sans demander.
    .usage = speciate admin repair TABLE|--all [--yes] [--out DOSSIER] [--database URL] [--config FICHIER]
    .table = La table, comme « speciate admin verify » la nomme ; après -- si elle commence par un tiret.
    .all_ = Toutes les tables endommagées, l’une après l’autre.
    .yes = Ne pas demander.
    .out = Le dossier pour les éléments retirés ; sinon celui de la base SQLite, ou le dossier courant.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
    .example =
        speciate admin verify
        speciate admin repair 5b5ad5f5f9f0a2a4
help-admin-reissue = Un nouveau lien pour qui a perdu le sien ; l’ancien ne vaut plus rien.
    .usage = speciate admin reissue TABLE PLACE|host [--url URL] [--database URL] [--config FICHIER]
    .table = La table, comme « speciate admin list » la montre ; après -- si elle commence par un tiret.
    .seat = Le numéro de la place, à partir de 1, ou « host » pour qui a ouvert la table.
    .url = L’adresse de votre serveur, comme les joueurs la tapent.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
    .example =
        speciate admin reissue 5b5ad5f5f9f0a2a4 host --url https://games.example.org
help-admin-delete = Effacer une table pour de bon, avec tout ce qui lui appartient.
    .usage = speciate admin delete TABLE [--yes] [--database URL] [--config FICHIER]
    .table = La table, comme « speciate admin list » la montre ; après -- si elle commence par un tiret.
    .yes = Ne pas demander.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
help-admin-prune = Effacer les vieilles parties, ou seulement les noms et les messages qu’elles contiennent. Interrompue, la commande reprend où elle en était.
    .usage = speciate admin prune [--finished-days JOURS] [--names-days JOURS] [--dry-run] [--database URL] [--config FICHIER]
    .finished_days = Effacer les parties finies ou fermées depuis tant de jours ; 0 : aucune. Sinon le réglage finished_days.
    .names_days = Remplacer les noms et effacer les messages des parties finies depuis tant de jours ; 0 : d’aucune. Sinon le réglage names_days.
    .dry_run = Dire seulement ce qui serait effacé.
    .database = Où le serveur garde ses parties, comme pour « speciate serve » ; sinon SPECIATE_DATABASE, sinon sqlite:///speciate.db.
    .config = Le fichier de réglages du serveur.
    .example =
        speciate admin prune --finished-days 365 --names-days 30 --dry-run

admin-table = table
admin-game = jeu
admin-status = état
admin-players = joueurs
admin-moves = coups
admin-touched = dernier coup
admin-no-tables = Il n’y a pas de telle table.
admin-closed = La table { $table } est fermée.
admin-closed-already = La table { $table } était déjà fermée.
admin-exported = L’enregistrement est dans { $path }
admin-secrets = attention : cette partie n’est pas finie ; son enregistrement montre toutes les mains et ce qui a été pioché
admin-backed-up = { $tables ->
        [one] { $tables } table gardée
       *[other] { $tables } tables gardées
    } dans { $path }
admin-keep-private = Ne la montrez à personne : elle contient les mains des parties en cours.
admin-restored = { $tables ->
        [one] { $tables } table restaurée
       *[other] { $tables } tables restaurées
    } à partir de { $path }
admin-sound = { $tables ->
        [one] { $tables } table saine
       *[other] { $tables } tables saines
    }, coups : { $moves }, empreinte { $digest }
admin-broken = table { $table } : { $detail }
admin-range = { $first } à { $last }
admin-missing = { $count ->
        [one] il manque l’élément { $numbers }
       *[other] il manque les éléments { $numbers }
    }
error-items-none = elle n’a aucun élément
error-item-unreadable = l’élément { $number } est illisible
error-item-odd = l’élément { $number } n’a rien à faire là
error-item-misfit = l’élément { $number } ne convient pas : { $detail }
error-items-midway = elle s’interrompt après l’élément { $number }, au milieu d’un coup
error-unlisted = elle n’est pas dans la liste
error-listed-wrong = son état est { $status }, mais la liste dit { $listed }
admin-other-rules = table { $table } : ses règles ({ $rules }) ne font pas partie de cette version ; seule une version qui les a peut en juger
admin-repair-hint = Pour ramener une table à son dernier élément sain : speciate admin repair TABLE
error-which-repair = quelle table ? Donnez-en une, ou --all pour toutes celles qui sont endommagées
error-nothing-sound = table { $table } : pas même son premier élément n’est sain ; pour l’effacer : speciate admin delete { $table }
error-changed-meanwhile = la table a changé depuis qu’elle a été examinée ; réessayez
error-say-yes = personne n’est là pour répondre ; pour continuer sans question : --yes
admin-is-sound = La table { $table } est saine ; rien n’a été changé.
admin-all-sound = Toutes les tables sont saines ; rien n’a été changé.
admin-what-is-wrong = Table { $table } : { $detail }
admin-only-list = Seul ce que la liste des tables en dit sera changé.
admin-will-remove = Elle est saine jusqu’à l’élément { $kept }. { $count ->
        [one] 1 élément sera retiré, le numéro { $first }
       *[other] { $count } éléments seront retirés, numéros { $first } à { $last }
    } ; un fichier garde ce qui est retiré.
admin-kinds = Ce sont : { $kinds }.
admin-half-a-move = Les éléments { $first } à { $last } conviennent, mais font partie d’un coup, ou d’une donne, incomplets ; ils sont donc retirés aussi.
item-opened = ouverture
item-sat = places prises
item-stood = places quittées
item-coloured = couleurs
item-readied = prêts
item-began = début de partie
item-moved = coups
item-undone = coups repris
item-asked = questions
item-answered = réponses
item-agreed = accords
item-reissued = nouveaux liens
item-rested = arrêts du serveur
item-handed = places confiées
item-said = messages
item-suggested = suggestions
item-hooked = adresses à appeler
item-rematch = revanches
item-paused = pauses
item-closed = fermeture
item-unreadable = illisibles
admin-go-on = Continuer ? (oui/non)
admin-yes = o oui y yes
admin-unchanged = Rien n’a été changé.
admin-repaired = La table { $table } est réparée ; { $kept ->
        [one] 1 élément est gardé
       *[other] { $kept } éléments sont gardés
    }.
admin-removed-are-in = Ce qui a été retiré est dans { $path }
admin-paused = La partie est en pause, pour qu’aucune pendule ne tourne ; son hôte la fait reprendre.
admin-need-links = Ces places ont changé de main depuis ; pour donner à chacune un nouveau lien :
error-seat-form = une place est un numéro à partir de 1, ou « host », pas « { $seat } »
error-busy = la table est occupée ; réessayez
error-seat-free = personne n’occupe la place { $seat }
error-seat-bot = un robot occupe la place { $seat } ; il n’a pas besoin de lien
admin-seat-link = Le nouveau lien pour { $name }, place { $seat } de la table { $table } :
admin-host-link = Le nouveau lien pour l’hôte de la table { $table } :
admin-link-secret = Ne l’envoyez à personne d’autre : qui l’ouvre prend la place. L’ancien lien ne vaut plus rien.
admin-link-base = Mettez l’adresse de votre serveur devant, ou donnez-la avec --url.
admin-will-delete = La table { $table } et { $items ->
        [one] son élément sera effacée
       *[other] ses { $items } éléments seront effacés
    } pour de bon. Une sauvegarde faite avant la contient encore.
admin-deleted = La table { $table } est effacée.
admin-prune-nothing = Ni --finished-days ni --names-days n’est donné : les parties et les noms sont gardés, et seules les vieilles réponses aux commandes sont effacées.
admin-pruning = Jusqu’ici : { $deleted } parties effacées, noms retirés de { $renamed }, { $answers } réponses aux commandes effacées
admin-pruned = Parties effacées : { $deleted } ; parties sans noms ni messages désormais : { $renamed } ; réponses aux commandes effacées : { $answers }
admin-would-prune = Parties qui seraient effacées : { $deleted } ; parties qui perdraient noms et messages : { $renamed } ; réponses aux commandes qui seraient effacées : { $answers }

# le plateau d’Evolutopia
evolutopia-cycle = { $count ->
    [0] pas encore de crise
    [one] 1 crise
   *[other] { $count } crises
}
evolutopia-track = Crises
evolutopia-left = { $count ->
    [one] reste 1 gyrophare
   *[other] reste { $count } gyrophares
}
evolutopia-site = Chantiers
evolutopia-study = Étude
evolutopia-top = Pile
evolutopia-zone = Experts
evolutopia-bag = Sac
evolutopia-aside = De côté
evolutopia-drawn = pioché : { $kind }
evolutopia-crisis = Crise
evolutopia-no-crisis = aucune encore
evolutopia-unmanaged = si elle n’est pas gérée : { $effect }
evolutopia-silent = muet
evolutopia-choose = choisir
evolutopia-site-action = chantier
evolutopia-recruit = recruter
evolutopia-assign = affecter
evolutopia-inaugurate = inaugurer

## Tout est-il là

help-doctor = Voir si tout est là pour jouer et pour accueillir : moteur, paquets, jeux, composants, dossiers où écrire, base de données, port, page, navigateur ; et dire que faire du reste. Se termine par 0 si speciate play et speciate serve marcheraient avec ces réglages, par 1 si quelque chose s’y oppose. Rien n’est changé, et aucun mot de passe n’est montré.
    .usage = speciate doctor [--host ADRESSE] [--port N] [--database URL] [--pack JEU=FICHIER] [--config FICHIER] [--json]
    .host = L’adresse où un serveur doit écouter, comme pour speciate serve.
    .port = Son port. D’habitude 8000.
    .database = La base de données à regarder, comme pour speciate serve.
    .pack = Un fichier de composants à regarder ; peut être répété.
    .config = Un fichier de réglages, comme pour speciate serve.
    .as_json = En JSON, pour des programmes.
    .example =
        speciate doctor
        speciate doctor --database postgresql+psycopg://nom@machine/base --json
doctor-subject-python = Python
doctor-subject-packages = paquets
doctor-subject-extras = suppléments
doctor-subject-engine = moteur
doctor-subject-compiler = compilateur C
doctor-subject-games = jeux
doctor-subject-pack = composants
doctor-subject-place = dossier
doctor-subject-database = base de données
doctor-subject-port = port
doctor-subject-page = page
doctor-subject-docs = documentation
doctor-subject-browser = navigateur
doctor-subject-chromium = tests des pages
doctor-subject-look = problème
doctor-python = { $version } sur { $system }
doctor-packages = { $count ->
        [one] celui qu’il faut est là
       *[other] les { $count } qu’il faut sont là
    }
doctor-packages-missing = absents ou trop vieux : { $names }
    .do = Réinstallez : pip install --upgrade speciate
doctor-packages-unknown = Speciate tourne depuis un dossier sans avoir été installé ; ce qu’il lui faut n’a pas été cherché
    .do = Avec les sources : make play, ou pip install --editable .
doctor-extras = tous sont là : { $names }
doctor-extras-missing = sans { $names } ; aucune partie n’en a besoin
    .do = Si vous en voulez un : pip install "speciate[{ $example }]"
doctor-engine-compiled = compilé
doctor-engine-asked = non compilé et plus lent, parce que SPECIATE_PURE=1 le demande
    .do = Pour le rapide : unset SPECIATE_PURE
doctor-engine-stale = non compilé et plus lent, parce que les sources sont plus récentes que ce qui a été compilé
    .do = make build
doctor-engine-pure = non compilé et plus lent ; tout marche
    .do = Avec les sources et un compilateur C : make build. Sinon, installez un paquet fait pour votre système : pip install speciate
doctor-compiler = { $name }
doctor-compiler-headers = { $name }, mais sans les en-têtes de Python ; ils ne servent qu’à construire le moteur
    .do = Debian : apt install python3-dev
doctor-compiler-none = aucun ; il ne sert qu’à construire le moteur
    .do = Debian : apt install gcc libc6-dev python3-dev. macOS : xcode-select --install
doctor-games = { $names } : chacun a été joué jusqu’au bout
doctor-games-broken = { $game } ne peut pas être joué : { $why }
    .do = Réinstallez, ou, avec les sources : make build. Si cela n’aide pas, signalez-le.
doctor-games-outside = { $why }
    .do = Réparez ou enlevez le paquet qui apporte ce jeu, ou ôtez le fichier de SPECIATE_GAMES.
doctor-pack = { $pack } : sans faute ({ $name })
doctor-pack-broken = { $pack } : { $why }
    .do = Chaque faute à part : speciate pack check JEU FICHIER
doctor-place = on peut écrire dans { $path }
doctor-place-closed = on ne peut pas écrire dans { $path } : { $why }
    .do = Rendez-le vôtre, ou nommez un autre dossier : SPECIATE_HOME=DOSSIER
doctor-database = { $url } répond, schéma { $schema }
doctor-database-new = { $url } n’existe pas encore ; le premier serveur la crée
doctor-database-empty = { $url } répond et est vide ; le premier serveur la prépare
doctor-database-old = { $url } a le schéma { $schema }, cette version { $newest }
    .do = Un serveur la met à jour quand il démarre. Sauvegardez avant : speciate admin backup, de l’ancienne version
doctor-database-newer = { $url } a le schéma { $schema }, que cette version ({ $newest }) ne connaît pas
    .do = Installez la version qui l’a faite, ou nommez une autre base avec --database
doctor-database-closed = on ne peut pas écrire dans { $url } : { $why }
    .do = Démarrez dans un dossier à vous, ou nommez un autre endroit : --database sqlite:////DOSSIER/speciate.db
doctor-database-away = { $url } ne répond pas : { $why }
    .do = Tourne-t-elle ? L’adresse, le nom et le mot de passe sont-ils justes ? Une base sans rien à préparer : sqlite:///speciate.db
doctor-database-driver = { $url } demande le paquet { $name }
    .do = pip install "speciate[postgres]"
doctor-database-unreadable = l’adresse de la base de données est illisible
    .do = Écrivez-la comme sqlite:///tables.db ou postgresql+psycopg://nom@machine/base ; des signes comme / et @ dans un mot de passe s’écrivent %2F et %40
doctor-port-free = { $port } est libre sur { $host }
doctor-port-ours = un serveur de Speciate écoute déjà sur { $host }, port { $port }
doctor-port-taken = un autre programme écoute sur { $host }, port { $port }
    .do = Nommez-en un autre avec --port, ou 0 pour n’importe lequel qui soit libre
doctor-port-refused = rien ne peut écouter sur { $host }, port { $port } : { $why }
    .do = Nommez une adresse de cette machine avec --host, et un port au-dessus de 1023 avec --port
doctor-page = construite
doctor-page-none = pas construite ; un serveur a des tables, mais rien à voir dans un navigateur
    .do = Avec les sources : make page
doctor-docs = construite ; un serveur la montre sous /docs
doctor-docs-none = pas construite ; un serveur n’a rien sous /docs
    .do = Avec les sources : make docs
doctor-browser = speciate serve --open en ouvre un
doctor-browser-none = aucun qui puisse s’ouvrir d’ici
    .do = Ouvrez l’adresse que speciate serve affiche, sur cette machine ou une autre ; speciate play se passe de navigateur
doctor-chromium = { $name }
doctor-chromium-none = pas de Chromium, qu’il faut aux tests dans un navigateur
    .do = make test-tools
doctor-look-failed = { $subject } n’a pas pu être regardé : { $why }
    .do = Réinstallez. Si cela n’aide pas, signalez-le.
doctor-verdict = { $bad ->
        [0] Vous pouvez jouer, et un serveur démarrerait.
        [one] Une chose s’y oppose (✗).
       *[other] { $bad } choses s’y opposent (✗).
    }

## Interpréteurs de commandes et pages de manuel

help-completion = Laisser votre interpréteur compléter commandes, options, jeux et robots par la touche Tab : affiche un script pour lui.
    .usage = speciate completion INTERPRÉTEUR
    .shell = bash, zsh ou fish. Zsh cherche dans les dossiers de son fpath.
    .example =
        speciate completion bash > ~/.local/share/bash-completion/completions/speciate
        speciate completion zsh > ~/.zfunc/_speciate
        speciate completion fish > ~/.config/fish/completions/speciate.fish
help-man = Afficher la page de manuel d’une commande, ou les écrire toutes là où man les cherche.
    .usage = speciate man [COMMANDE] [--out DOSSIER]
    .words = La commande, comme play ou pack check ; aucune pour la page de speciate lui-même.
    .out = Écrire toutes les pages dans ce dossier, dans celui de leur langue que man connaît.
    .example =
        speciate man play | man -l -
        speciate man --out ~/.local/share/man
man-written = { $count } pages sont dans { $path }
man-name = Nom
man-synopsis = Synopsis
man-description = Description
man-arguments = Arguments
man-options = Options
man-commands = Commandes
man-examples = Exemples
man-exit-status = Code de retour
man-environment = Environnement
man-see-also = Voir aussi
man-code-0 = Tout s’est bien passé.
man-code-1 = Ce qui a été regardé n’est pas comme il faut (speciate doctor).
man-code-2 = Une erreur, dite en une ligne sur la sortie d’erreur.
man-code-130 = Interrompu (Ctrl-C).
man-variable-speciate-home = Le dossier où les parties sont gardées.
man-variable-speciate-lang = La langue, en ou fr ; sinon LC_ALL, LC_MESSAGES ou LANG.
man-variable-speciate-games = Des fichiers avec vos propres jeux, séparés comme dans PATH.
man-variable-speciate-pure = 1 emploie le moteur non compilé.
man-variable-no-color = N’importe quoi : pas de couleurs.
