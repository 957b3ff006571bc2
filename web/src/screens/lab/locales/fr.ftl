title = Laboratoire
stranger = Le laboratoire est réservé à qui fait tourner ce serveur. Ouvrez-le par le lien que le serveur a affiché ; il existe quand le serveur est lancé avec :
again = Réessayer

## Une nouvelle expérience

new-title = Une nouvelle expérience
new-about = Des robots jouent des variantes d’un jeu avec les mêmes donnes ; ce qui diffère vient de votre changement, et non de la chance.
runs-title = Expériences
runs-none = Aucune pour l’instant. Celles que vous lancez sont gardées ici.
step-game = Quel jeu ?
step-change = Qu’est-ce qui change ?
step-change-hint = Les autres sont comparées à A. Changez une carte de B, et voyez ce que devient le jeu.
step-players = Qui joue ?
step-players-hint = Les robots changent de place à chaque donne. Chaque table joue chaque variante.
step-measure = Que mesure-t-on, et combien de temps ?
title-label = Comment s’appelle-t-elle ?
title-usual = { $game } : une expérience
total =
    { $variants ->
        [one] { $variants } variante
       *[other] { $variants } variantes
    } × { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } × { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
run = Lancer
starting = Démarrage …
mistakes-first =
    { $count ->
        [one] Il faut d’abord corriger une erreur dans les composants.
       *[other] Il faut d’abord corriger { $count } erreurs dans les composants.
    }
doubt-name = Chaque variante a besoin d’un nom.
doubt-twice = Deux variantes portent le même nom.
doubt-measure = Choisissez quelque chose à mesurer.
doubt-alike = A et B sont encore identiques : rien ne différera.

variant-printed = Comme imprimé
variant-mine = Mon changement
variant-number = Variante { $number }
variant-name = Nom de la variante
variant-first = les autres sont comparées à celle-ci
variant-add = Une autre variante
variant-remove = Retirer la variante { $name }
edit-pack =
    { $count ->
        [0] Cartes et pièces
        [one] Cartes et pièces : { $count } changement
       *[other] Cartes et pièces : { $count } changements
    }
edit-options =
    { $count ->
        [0] Options
        [one] Options : { $count } changement
       *[other] Options : { $count } changements
    }
play = Y jouer tout de suite
play-variant = Jouer : { $name }
remove = Retirer

seats = Places
seat = Place { $number }
table-add = Une autre table
table-remove = Retirer la table { $number }
slow-bots = Les robots forts réfléchissent : une partie peut prendre des secondes. Commencez avec peu de donnes.

deals-label = Donnes
stop-label = S’arrêter plus tôt, quand c’est assez sûr
stop-hint = Les intervalles valent alors à tout moment où l’on regarde ; ils sont un peu plus larges.
stop-measure = chaque différence de
stop-within = connue à ±
seed-label = Graine du hasard
measures-game = Ce que ce jeu compte

## Les composants

pack-parts = Parties des composants
mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
changes =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
show = Montrer
more-mistakes =
    { $count ->
        [one] Et une autre.
       *[other] Et { $count } autres.
    }
no-changes = Rien n’est encore changé : ce sont les composants imprimés.
pack-save = Enregistrer dans un fichier
pack-open = Ouvrir un fichier
none = aucune
back = Rétablir
change-back = Rétablir : { $what } comme imprimé
all-back = Tout comme imprimé
count-of =
    { $count ->
        [0] aucune
       *[other] × { $count }
    }
entry-name = { $name }, { $number }
entry-number = N° { $number }
entry-remove = Retirer { $name }
edit = Modifier
entry-edit = Modifier { $name }
entry-add = En ajouter : { $name }
in-the-box = dans la boîte
how-many = Combien
how-many-of = Combien de { $name }

part-food = Cartes trait, par leur nourriture
part-halves = Moitiés de l’île
part-columns = Colonnes, d’ouest en est
part-regions = Régions
part-boards = Quelles moitiés forment l’île
part-evo-3 = 3 joueurs
part-evo-4 = 4 joueurs
part-evo-5 = 5 joueurs
part-evo-4-large-small = 4 joueurs, une grande moitié et une petite
part-evo-4-two-medium = 4 joueurs, deux moitiés moyennes
part-q = Colonne
part-r = Rang de la plus au nord
part-climate = Climat
part-loop = Boucle du climat
part-start = Départ
part-die = Dé : de combien chaque face l’avance
part-meteor = Météorite
part-cells = Cases, avec les faces qui y finissent la partie
part-genes = Gènes
part-events = Cartes événement
part-source = D’où elle vient
part-cards = Cartes d’un paquet
part-generous = Cartes d’un paquet généreux
part-disasters = Calamités
part-discoveries = Découvertes, par Âge
part-evolution = Évolutions
part-nuisance = Nuisances
part-crisis = Crises
part-plan = Plans
part-role = Rôles
part-level = Niveaux
part-experts = Experts
part-gains = Gains
part-pictogram = Pictogramme
part-front = Recto
part-back = Verso
part-arrival = À l’arrivée
part-unmanaged = Non gérée
part-effects = Effets
part-op = Ce que cela fait
part-n = Combien
part-kind = Quel expert
part-indicator = Quel indicateur
part-indicators = Indicateurs au départ
part-crisis_pawn = Pion de crise
part-nuisances = Nuisances sur le plan
part-discovery = Découverte
part-evolutopia-1 = Niveau 1
part-evolutopia-2 = Niveau 2
part-evolutopia-3 = Niveau 3
part-evolutopia-4 = Niveau 4

## Une expérience

all-runs = Toutes les expériences
state-running = en cours
state-stopped = arrêtée
state-finished = terminée
state-failed = ne peut continuer
deals-of = { $deals } donnes sur { $games }
time-left = Encore { $time } environ.
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
stop = Arrêter
resume = Reprendre
change-again = Changer et relancer
delete = Supprimer
delete-sure = Supprimer pour de bon
keep = La garder
first-deals = Les premières donnes se jouent …
compare-with = Comparer avec
compare-none = aucune autre
compared = Deux expériences, donne par donne
compared-about =
    { $deals ->
        [one] A est cette expérience, B l’autre ; elles ont { $deals } donne en commun.
       *[other] A est cette expérience, B l’autre ; elles ont { $deals } donnes en commun.
    }
comparing = Comparaison …

found-more = { $variant } : { $by } de plus que { $first } (± { $half }).
found-less = { $variant } : { $by } de moins que { $first } (± { $half }).
found-open = { $variant } : pas de différence certaine avec { $first } jusqu’ici ; s’il y en a une, elle est petite ou demande plus de donnes (± { $half }).
found-early = { $variant } : trop peu de donnes pour le dire.
plus-minus = { $value } ± { $half }
curve-headline = { $measure } : la différence après tant de donnes, avec son intervalle
dots-headline = { $measure } : différence avec la première variante
means-headline = { $measure } : moyenne de toutes les donnes
axis-difference = différence avec la première variante
axis-mean = moyenne
axis-deals = donnes
axis-none = aucune différence
numbers = Tous les nombres
col-measure = Mesure
col-table = Table
col-variant = Variante
col-mean = Moyenne
col-difference = Différence
col-p = p
interval =
    { $comparisons ->
        [one] L’intervalle vaut avec 95 %.
       *[other] Les { $comparisons } intervalles valent ensemble avec 95 %.
    }
fixed = Ils sont justes une fois toutes les donnes jouées, et seulement indicatifs avant.
sequential = Ils sont justes à tout moment où l’on regarde.

## Ce qui est mesuré

measure-score = Score
    .about = le score moyen de toutes les places
measure-winner = Score du vainqueur
    .about = le score le plus haut
measure-lead = Avance
    .about = le score le plus haut moins le deuxième
measure-moves = Décisions
    .about = les choix de toutes les places ensemble
measure-won = Parties gagnées
    .about = la part des parties que quelqu’un gagne ; dans un jeu coopératif, l’équipe
measure-shared = Victoires partagées
    .about = la part des parties que plusieurs places gagnent
measure-bot_1 = Part du premier robot
    .about = la part de victoire du robot nommé le premier, où qu’il soit assis
measure-seat_1 = Part de la première place
    .about = la part de victoire de la place 1, quel que soit le robot assis là
measure-rounds = Manches
measure-species = Espèces à la fin
measure-population = Population à la fin
measure-plants_left = Plantes restantes
measure-dinos = Dinos à la fin
measure-extinct = Espèces éteintes
measure-points_spent = Points dépensés
measure-cards_played = Cartes événement jouées
measure-winning_score = Score gagnant
measure-second_score = Deuxième score
measure-last_score = Dernier score
measure-age = Âge atteint
measure-needs_points = Points des besoins
measure-set_points = Points des séries
measure-best_set = Meilleure série
measure-turns = Tours
measure-cycles = Cycles
measure-indicators_at_target = Indicateurs à l’objectif
measure-lowest_indicator = Indicateur le plus bas
measure-nuisances_left = Nuisances restantes
measure-beacons_left = Balises restantes
measure-evolutions_built = Évolutions construites
measure-of-trait = { $what } : en jeu à la fin
measure-of-gene = { $what } : gènes achetés

## Ce qui ne se peut pas

error-pack-other-game = Ces composants sont ceux d’un autre jeu : { $other }.
error-no-run = Cette expérience n’existe pas ; elle a peut-être été supprimée.
error-many-runs = Il y a déjà { $most } expériences. Supprimez-en d’abord.
error-jobs-busy = { $most } expériences se jouent en même temps. Arrêtez-en d’abord une.
error-same-name = Deux variantes ou deux tables portent le même nom.
error-other-origin = Le programme, un robot ou des composants ont changé depuis le début : les parties n’iraient pas ensemble. Lancez-la comme une nouvelle expérience.
error-option-no-run = Seules des expériences terminées se comparent.
error-option-unpaired-seed = Ces deux-là ne se comparent pas : leurs graines diffèrent, donc leurs donnes aussi.
error-option-unpaired-tables = Ces deux-là ne se comparent pas : ce ne sont pas les mêmes robots qui jouent.
error-option-unpaired-measures = Ces deux-là ne se comparent pas : elles ne mesurent pas la même chose.
