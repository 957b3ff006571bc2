### Ce que disent les rapports d’expériences, en français.

## Les mesures, comme elles figurent dans une phrase

measure-score = le score moyen de toutes les places
measure-winner = le score le plus haut
measure-lead = l’avance du vainqueur
measure-moves = le nombre de choix d’une partie
measure-won = la part de parties gagnées
measure-shared = la part de parties à plusieurs vainqueurs
measure-bot_1 = la part de victoires du robot nommé en premier
measure-seat_1 = la part de victoires de la première place
measure-rounds = le nombre de tours
measure-turns = le nombre de tours de jeu
measure-species = le nombre d’espèces à la fin
measure-population = la population à la fin
measure-points_spent = le nombre de points payés pour des gènes
measure-dinos = le nombre de dinosaures à la fin
measure-age = l’Âge moyen atteint
measure-counted = le nombre « { $name } »
subject-seat_1 = la première place
subject-bot_1 = le robot nommé en premier

## Les nombres

points = { $amount } points
percent = { $amount } %
share-of-fair = { $share } % (équitable : { $fair } %)
and-more = { $names } et { $count ->
        [one] un autre
       *[other] { $count } autres
    }

## Les titres

difference-more = Avec « { $name } », { $measure } augmente de { $amount } par rapport à « { $first } ».
difference-less = Avec « { $name } », { $measure } baisse de { $amount } par rapport à « { $first } ».
difference-none = Entre « { $name } » et « { $first } », pour { $measure }, aucun écart ne se distingue du hasard ; il est d’au plus { $bound }.
differences-some = { $told ->
        [one] { $told } changement sur { $count } fait bouger
       *[other] { $told } changements sur { $count } font bouger
    } { $measure } plus que le hasard, surtout « { $name } » : { $value }.
differences-none = Aucun des { $count } changements ne fait bouger { $measure } plus que le hasard ; de { $bound } au plus.
differences-no = { $measure } ne change dans aucune partie, quel que soit le changement.
mean-one = { $measure } est de { $value } en moyenne.
mean-many = { $measure } va de { $low } ({ $lowest }) à { $high } ({ $highest }).
fair-none = { $subject } gagne sa part équitable, autant que ces parties permettent d’en juger.
fair-more = { $subject } gagne plus que sa part équitable avec : { $above }.
fair-less = { $subject } gagne moins que sa part équitable avec : { $below }.
fair-both = { $subject } gagne plus que sa part équitable avec : { $above } ; moins avec : { $below }.
fair-more-one = { $subject } gagne plus que sa part équitable : { $text }.
fair-less-one = { $subject } gagne moins que sa part équitable : { $text }.
spread-one = Dans la moitié des parties, { $measure } est entre { $low } et { $high }.
spread-first = Avec « { $name } », { $measure } est entre { $low } et { $high } dans la moitié des parties.
balance-none = { $measure } : aucune des { $count } valeurs ne se distingue d’une part équitable.
balance-above = { $measure } : le plus pour { $best }, { $most } points ({ $told } sur { $count } au-delà du hasard).
balance-below = { $measure } : le moins pour { $worst }, { $least } points ({ $told } sur { $count } au-delà du hasard).
balance-both = { $measure } : le plus pour { $best }, { $most } points, le moins pour { $worst }, { $least } ({ $told } sur { $count } au-delà du hasard).
curve-of = { $measure }, { $name } : de { $first } d’abord à { $last } à la fin.
curve = { $measure } : de { $first } d’abord à { $last } à la fin.
metric-one = { $measure } : { $value } ({ $name }).
metric-many = { $measure } : de { $low } ({ $lowest }) à { $high } ({ $highest }).

## Comment lire une figure

note-difference = Un point dit de combien une variante s’écarte de « { $first } » sur les mêmes donnes, le trait de combien on peut se tromper. { $comparisons ->
        [one] Il est sûr à 95 %.
       *[other] À 95 %, les { $comparisons } traits de cette page sont justes tous ensemble.
    } Un trait qui touche la ligne pointillée peut être du hasard.
note-mean = Un point est la moyenne de toutes les parties, le trait son intervalle à 95 % : avec d’autres donnes, la moyenne tomberait dans un tel trait 19 fois sur 20.
note-fair = Un point dit combien de fois de plus que la part équitable (un divisé par le nombre de joueurs) la victoire leur est revenue, le trait son intervalle à 95 %. Sur plusieurs traits, l’un peut éviter la ligne pointillée par chance ; la phrase ne compte que ceux qui ressortent parmi tous.
note-interval = Un trait est un intervalle à 95 %. Sur beaucoup de traits, certains évitent zéro par chance ; la phrase ne compte que ceux qui ressortent parmi tous.
note-spread = Combien de parties ont donné chaque valeur.
games-between = { $between } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ({ $share })

## Axes et colonnes

axis-difference = écart avec « { $first } »
axis-points-difference = écart avec « { $first } », en points de pourcentage
axis-percent = { $measure }, %
axis-above-fair = au-dessus ou au-dessous de la part équitable, en points de pourcentage
axis-points = points de pourcentage
axis-share = %
axis-counted = combien
mark-balanced = ni plus ni moins
mark-no-difference = aucun écart
mark-fair = la part équitable
column-table = table
column-variant = variante
column-mean = moyenne
column-difference = écart
column-half = ±
column-p = p
column-low = de
column-high = à
column-share = part, %
column-fair = part équitable, %
column-above-fair = au-dessus, en points
column-from = de
column-to = à
column-games = parties
column-percent = %
column-value = valeur
column-count = sur

## Les mesures : leurs étiquettes

label-seats = { $value ->
        [one] { $value } joueur
       *[other] { $value } joueurs
    }
label-seat = place { $value }

## Recherches

sweep-topic = L’écart aux objectifs
sweep-trial = essai { $number }
sweep-as-it-is = le jeu tel quel
sweep-chosen = donnes qui l’ont fait choisir
sweep-fresh = nouvelles donnes
sweep-best = Le plus près des objectifs : { $name }, à { $loss } d’eux.
sweep-better = Le plus près des objectifs : { $name }, à { $loss } d’eux ; le jeu tel quel est à { $now }.
sweep-no-better = Aucun essai n’est plus près des objectifs que le jeu tel quel.
sweep-goal = { $met ->
        [one] { $met } essai sur { $count } atteint l’objectif
       *[other] { $met } essais sur { $count } atteignent l’objectif
    } : { $measure } { $range }.
range-at-least = d’au moins { $end }
range-at-most = d’au plus { $end }
range-between = entre { $low } et { $high }
note-sweep = Une barre dit à quelle distance un essai est de tous les objectifs ensemble ; sans barre, tous sont atteints. Les meilleurs parmi beaucoup paraissent meilleurs qu’ils ne sont : de nouvelles donnes, qui n’ont pas servi à les choisir, disent ce qu’ils valent.
note-sweep-goal = Un point est ce que montre un essai, le trait son intervalle à 95 %, la ligne pointillée là où commence l’objectif.
axis-loss = distance aux objectifs
mark-goals = tous les objectifs atteints
column-trial = essai
column-deals = donnes
page-sweep-about = { $trials ->
        [one] Un essai
       *[other] { $trials } essais
    } sur { $game }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } chacun ; recherche : { $method }.

## La page

page-about = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $game } : { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }{ $tables ->
        [one] { "" }
       *[other] { " " }à chacune des { $tables } tables
    }{ $variants ->
        [one] { "" }
       *[other] , chacune jouée dans { $variants } variantes avec les mêmes cartes
    }.
page-metrics = Ce qui a été mesuré de { $game }
page-metrics-about = { $games ->
        [one] Une donne
       *[other] { $games } donnes
    } de { $game } pour chaque nombre de joueurs ({ $seats }) ; joueurs : { $bots }.
page-records-about = { $records ->
        [one] Une partie enregistrée
       *[other] { $records } parties enregistrées
    } de { $game }.
page-bots = Qui a joué : { $tables }.
page-seed = Graine { $seed } : la même commande redonne les mêmes figures.
page-contents = Ce qu’il en est sorti
page-no-script = Les figures de cette page sont fixes : le script qui permet de les regarder de près n’a pas été construit ici (make page).
page-made = Fait par Speciate { $version }. Rien sur cette page n’est chargé d’ailleurs. Figures : Apache ECharts.
page-fixed = p : la probabilité d’un écart aussi grand là où il n’y en a pas, ajustée au nombre de comparaisons (Holm). Le nombre de donnes était fixé d’avance.
page-sequential = p : la probabilité d’un écart aussi grand là où il n’y en a pas, ajustée au nombre de comparaisons (Holm). L’expérience s’est arrêtée quand elle était assez précise ; ses intervalles valent quel que soit le moment de l’arrêt.
save = Enregistrer :
save-as = Enregistrer en { $kind } : { $topic }
table = Le tableau ({ $count ->
        [one] une ligne
       *[other] { $count } lignes
    })
