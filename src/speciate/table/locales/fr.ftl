### Règles du programme, les mêmes dans tous les jeux

rule-move_form = Un coup dit ce qui est fait et avec quoi, et c’est quelqu’un assis à la table qui le joue. Tout le reste n’est pas un coup du jeu : aucune règle du jeu n’en parle.
    .title = Ce qu’est un coup

### Noms qui n’existent pas

unknown = { $what } « { $name } » n’existe pas ; possibles : { $known }
unknown-near = { $what } « { $name } » n’existe pas ; vouliez-vous dire « { $nearest } » ?
unknown-all = { $what } « { $name } » n’existe pas ; vouliez-vous dire « { $nearest } » ? possibles : { $known }
what-game = le jeu
what-option = l’option
what-bot = le joueur
what-rule = la règle
what-trait = le trait
what-move = le coup
what-language = la langue
what-command = la commande
what-event = l’événement
what-metric = la métrique
what-measure = la mesure
what-value = la valeur
what-shell = l’interpréteur de commandes
what-flag = l’option
what-seat = la place
what-word = le mot
what-effect = l’effet
what-colour = la couleur
what-disaster = la calamité
what-suit = la couleur
what-deck = le paquet
what-kind = la sorte
what-table = la table
what-status = l’état

### Ce dont on ne peut pas convenir avant une partie

error-option-bool = l’option { $name } est yes ou no, et non « { $value } »
error-option-choice = l’option { $name } se choisit parmi { $choices }, et non « { $value } »
error-option-number = l’option { $name } est un nombre entier de { $low } à { $high }, et non « { $value } »
error-option-seats = { $game } se joue de { $low } à { $high }, pas à { $count }
error-option-games = le nombre de parties est de 1 au moins, et non { $games }

### Erreurs dans des composants ou des positions ; celles d’un seul jeu sont dans son propre fichier

mistake-and = {" ; "}
mistake-the-file = le fichier
mistake-at = { $place } : { $error }
mistake-missing = { $place } manque
mistake-not-object = { $place } est { $kind }, et non un objet
mistake-not-number = { $place } est { $kind }, et non un nombre entier
mistake-outside = { $place } est { $value }, ce qui n’est pas entre { $low } et { $high }
mistake-not-flag = { $place } est { $kind }, et non true ou false
mistake-not-word = { $place } est { $kind }, et non un mot
mistake-not-list = { $place } est { $kind }, et non une liste
mistake-not-words = { $place } contient { $kind }, alors qu’il n’y faut que des mots
mistake-not-numbers = { $place } contient { $value }, qui n’est pas un nombre entier de { $low } à { $high }
mistake-not-here = { $place } n’a pas sa place ici
mistake-not-here-near = { $place } n’a pas sa place ici ; vouliez-vous dire « { $near } » ?
mistake-no-name = { $place } est vide ; c’est par son nom qu’un jeu de composants se reconnaît
mistake-other-table = { $table } : autre chose que d’habitude, sans être marqué comme copié d’une boîte
mistake-name-form = { $place } doit compter de 1 à { $most } caractères visibles
mistake-said = { $error }
mistake-player-count = { $place } en compte { $count } ; le jeu se joue de { $low } à { $high } (setup.players)
mistake-not-seats = { $place } en compte { $count }, mais seats est { $seats }
mistake-other-pack = { $place } est « { $name } », et non « { $usual } » : `components` doit alors en contenir les données
mistake-places = { $place } en compte { $count } ; un par place, cela fait { $places }
mistake-too-often = { $name } se trouve { $count } fois sur la table ; le jeu de composants en a { $most }
mistake-pieces-nowhere = { $count } { $what ->
        [cards] cartes
       *[other] pièces
    } ne se trouvent nulle part, dont { $name }
mistake-nowhere = { $name } ne se trouve nulle part
mistake-in-places = { $name } se trouve à { $count } endroits
mistake-too-many = { $count } { $name } de trop pour le jeu de composants
mistake-all-known = une position dit quelle est chaque carte ; seules les vues ont des ?
mistake-cannot-be = { $place } ne peut pas être { $value } ; { $expected }
mistake-cannot-hold = { $place } ne peut pas contenir { $value } ; { $expected }
mistake-no-such-card = { $place } ne peut pas contenir « { $value } » ; les cartes sont { $names }
mistake-is-number = c’est un nombre entier de { $low } à { $high }
mistake-is-seat = c’est une place de 0 à { $last }, ou -1 pour personne
mistake-is-one-of = c’est l’un de { $names }
mistake-row-length = { $place } a { $count } nombres, et non { $length }
mistake-grid-size = { $place } demande { $rows } rangées de { $columns } cases ; pour chacune, { $expected }
mistake-no-seat = { $place } contient quelque chose qui n’est pas une place
mistake-cannot-go-on = la partie ne peut pas continuer d’ici : { $why }
mistake-no-move = c’est à la place { $seat } de choisir, et elle n’a aucun coup
mistake-kind-nothing = null
mistake-kind-flag = true ou false
mistake-kind-number = un nombre entier
mistake-kind-fraction = un nombre à virgule
mistake-kind-word = un mot
mistake-kind-object = un objet
mistake-kind-list = une liste
mistake-kind-time = une date ou une heure
mistake-unread = lecture impossible : { $reason }
mistake-no-file = ce fichier n’existe pas
mistake-no-access = l’accès est interdit
mistake-is-folder = c’est un dossier
mistake-toml-at = ce n’est pas du TOML : erreur à la ligne { $line }, colonne { $column }
mistake-toml-deep = ce n’est pas du TOML lisible : trop de tableaux l’un dans l’autre
mistake-toml-end = ce n’est pas du TOML : erreur à la fin du fichier
mistake-toml-text = ce n’est pas du TOML : ce n’est pas du texte en UTF-8
mistake-not-any-number = { $place } est { $kind }, pas un nombre
mistake-not-range = { $place } n’est pas fait de deux nombres, le plus petit d’abord
mistake-goal-range = { $place } demande between, near avec within, at_least ou at_most
mistake-sweep-variants = { $place } y est plus d’une fois : une recherche n’en change qu’une
mistake-sweep-grid = { $place } ferait { $count } essais
mistake-sweep-place = { $place } demande option ou change, l’un des deux
mistake-sweep-values = { $place } demande between ou choices
