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

## Comment lire une figure

note-difference = Un point dit de combien une variante s’écarte de « { $first } » sur les mêmes donnes, le trait de combien on peut se tromper. { $comparisons ->
        [one] Il est sûr à 95 %.
       *[other] À 95 %, les { $comparisons } traits de cette page sont justes tous ensemble.
    } Un trait qui touche la ligne pointillée peut être du hasard.
note-mean = Un point est la moyenne de toutes les parties, le trait son intervalle à 95 % : avec d’autres donnes, la moyenne tomberait dans un tel trait 19 fois sur 20.
note-fair = Un point dit combien de fois de plus que la part équitable (un divisé par le nombre de joueurs) la victoire leur est revenue, le trait son intervalle à 95 %. Un trait qui touche la ligne pointillée peut être du hasard.
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

## La page

page-about = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } de { $game } : { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }, chacune jouée { $times ->
        [one] une fois
       *[other] { $times } fois, avec les mêmes cartes dans toutes les variantes
    }.
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
