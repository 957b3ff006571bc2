### Le plateau d’Evolutopia en français : ce qui est écrit sur le dessin. Ce que dit le jeu est dans son propre fichier.

board = Evolutopia : la table
territory = Le territoire
works = Travaux
sites = En chantier
study = À l’étude
pile = Pile : { $count }
experts = Experts
zone = Zone des experts
bag = Sac : { $count }
in-bag = { $kind } : { $count ->
        [0] aucun dans le sac
       *[other] { $count } dans le sac
    }
actions = Actions
blocked = bloquée
cancel = Reposer
players = Joueurs
silent = Trop occupé pour parler jusqu’à son prochain tour
role-is = Rôle { $role }
plan-is = Bon plan { $plan }
uses = Rôle utilisé { $count } fois sur { $needed }
indicators = Indicateurs
indicator-at = { $indicator } : { $value } sur { $most }, objectif { $target }
would-be = passerait à { $value }
threatened = la crise le ferait passer à { $value }
goal-indicators = indicateurs à { $target } ou plus
goal-nuisances = { $count ->
        [0] nuisance : tout est recouvert
        [one] nuisance à recouvrir
       *[other] nuisances à recouvrir
    }
goal-indicators-brief = à { $target }+
goal-nuisances-brief = { $count ->
        [one] nuisance
       *[other] nuisances
    }
crisis-track = Piste des crises
track = Piste des crises : gyrophare { $at } sur { $last } ; le dernier fait perdre
crisis-is = Crise : { $crisis }
between-crises = La crise suivante arrive
no-crisis = Pas encore de crise
first-crisis = La première arrive quand quelqu’un gère les crises.
managed = gérée
unmanaged = Si elle n’est pas gérée :
unmanaged-brief = Non gérée :
would-lose = la partie est perdue
would-win = sauverait la ville
crises-left = Cartes de crise dans la pioche : { $count }
next-crises = Ensuite : { $crises }
needed = { $kind } demandé
at-work = { $kind } au travail
counts-as = { $kind }, compte comme { $as }
tile-finished = { $tile }, chantier terminé
finished = prêt
in-hand = choisissez une case
pictogram-blue = Pictogramme bleu
pictogram-green = Pictogramme vert
empty-square = Case { $square }, vide
nuisance-at = { $nuisance } en { $square }, nuit à : { $indicator }
built-at = { $tile } en { $square }
drawn = Pioché : { $kind }
set-aside = Mis de côté :
spare = Experts du chantier abandonné
to-choose = Au choix
faces = Ce qui est montré
face-city = La ville
face-works = Travaux et experts
choose-place = { $kind } : où cet expert est-il demandé ?
choose-square = { $tile } : choisissez sa case
choose-win = { $tile } : cela sauve la ville. Inaugurer ?
choose-loss = { $tile } : cela fait perdre la partie. Inaugurer quand même ?
you-advise = { $name } décide. Cliquez sur ce que vous feriez, pour le montrer.
pointed-at = montré par { $names }

## La fin

ending = Comment cela s’est terminé
end-indicators = { $count ->
        [one] { $count } indicateur
       *[other] { $count } indicateurs
    } sur { $needed } à { $target } ou plus
end-nuisances = { $count ->
        [0] Toutes les nuisances sont recouvertes
        [one] Il reste une nuisance
       *[other] Il reste { $count } nuisances
    }
end-track = Pion de crise sur le gyrophare { $at } de { $last }
end-zero = { $indicator } est tombé à 0
end-turns = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    }, crises gérées { $crises } fois

## Boutons

do-take = Prendre
do-put = Mettre au travail
do-open = Inaugurer…
do-confirm = Inaugurer
do-start = Mettre en chantier
do-short-start = Mettre en chantier
do-short-choose = Choisir une évolution
do-short-recruit = Recruter des experts
do-study = Mettre à l’étude
do-aside = Mettre de côté
do-leave = Laisser
do-under = Sous la pile
do-bury = Sous la pile
do-scrap = Abandonner
do-vacate = Renvoyer ses experts
do-dismiss = Congédier
do-rescue = Garder
do-fetch = Prendre
do-respond = À la crise
do-place = Garder
do-draw = Piocher
do-end = Finir le tour
do-done = Terminé
do-keep = C’est elle qui vient
do-atop = Dessus
do-beneath = Dessous
do-pick = Choisir ce rôle
do-block = Bloquer
do-unblock = Libérer
do-boost = +1
do-use = Utiliser
do-copy = Copier
do-play = Jouer
do-discard = Abandonner
do-build = Poser ici

## Quand la place manque

brief-city = Ville
brief-works = Chantiers
brief-study = Étude
brief-choose = Choisir
brief-site = Chantier
brief-recruit = Recruter
brief-assign = Affecter
brief-inaugurate = Inaugurer
brief-manage = Crises
