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
first-crisis = La première arrive quand on gère les crises.
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
set-aside-of = De côté ({ $count } sur { $most }) :
set-aside-tiles = De côté ({ $count } sur { $most }) :
let-go = Écartés :
spare = Experts du chantier abandonné
to-choose = Au choix
faces = Ce qui est montré
face-city = La ville
face-works = Travaux et experts
choose-place = { $kind } : où cet expert est-il demandé ?
choose-square = { $tile } : choisissez sa case
choose-win = { $tile } : cela sauve la ville. Inaugurer ?
choose-loss = { $tile } : cela fait perdre la partie. Inaugurer quand même ?
you-advise = { $name } décide. Choisissez ce que vous feriez, pour le montrer.
pointed-at = montré par { $names }

## La fin

ending = Comment cela s’est terminé
end-won = { $seats ->
        [one] La ville est sauvée : vous gagnez.
       *[other] La ville est sauvée : vous gagnez tous.
    }
end-lost = { $seats ->
        [one] La ville est perdue : vous perdez.
       *[other] La ville est perdue : vous perdez tous.
    }
end-indicators = { $count ->
        [0] Aucun indicateur
        [one] Un indicateur
       *[other] { $count } indicateurs
    } à { $target } ou plus (il en faut { $needed })
end-nuisances = { $count ->
        [0] Toutes les nuisances sont recouvertes
        [one] Il reste une nuisance
       *[other] Il reste { $count } nuisances
    }
end-track = Pion de crise sur le gyrophare { $at } de { $last }
end-zero = Indicateur { $indicator } tombé à 0
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
do-dismiss = Écarter
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

## Moments

on-arrival = { $count ->
        [one] À son arrivée :
       *[other] À son arrivée, au choix :
    }
arrives = À son arrivée
was-not-managed = Elle n’a pas été gérée
managed-by = Gérée : rien ne se passe, et ses experts retournent au sac
to-the-bag = { $count ->
        [one] retourne au sac
       *[other] retournent au sac
    }
site-emptied = perd ses experts
tile-gone = passe sous la pile
fate-drawn = pioché
fate-zone = gardé
fate-aside = de côté
fate-bag = au sac
moment-role-used = utilise un rôle
moment-role-unlocked = débloque un second rôle
moment-plan-drawn = reçoit un bon plan
moment-plan-played = joue un bon plan
moment-plan-lost = perd un bon plan

## Ce qui est demandé

ask-crises = Aucune action n’est possible : gérez les crises
ask-after = Finissez le tour
ask-after-plan = Jouez un bon plan, ou finissez le tour
ask-after-role = Utilisez un rôle, ou finissez le tour
ask-look = Mettez cette évolution à l’étude, ou de côté ({ $count } sur { $most } pour l’instant)
ask-look-last = Mettez cette évolution à l’étude : il y en a déjà { $most } de côté
ask-dismiss = Écartez des experts si vous voulez, puis piochez
ask-dismiss-or-role = Écartez des experts si vous voulez ou utilisez un rôle, puis piochez
ask-draw = Piochez des experts
ask-draw-or-role = Piochez des experts, ou utilisez d’abord un rôle
ask-place = Gardez cet expert, ou mettez-le de côté ({ $count } sur { $most } pour l’instant)
ask-place-last = Gardez cet expert, ou jouez d’abord un bon plan
ask-assign = Affectez { $most ->
        [one] un expert
       *[other] jusqu’à { $most } experts
    }
ask-assign-more = { $count ->
        [one] { $count } affecté
       *[other] { $count } affectés
    } sur { $most } : affectez-en un autre, ou terminez
ask-assigned = { $count ->
        [one] Un expert est affecté
       *[other] { $count } experts sont affectés
    } : terminez
ask-assigned-or-role = { $count ->
        [one] Un expert est affecté
       *[other] { $count } experts sont affectés
    } : utilisez un rôle, ou terminez
ask-spare = Lesquels de ses experts restent ? La zone a { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
ask-block = { $count ->
        [one] Bloquez une action
       *[other] Bloquez { $count } actions
    }
ask-block-or-role = { $count ->
        [one] Bloquez une action
       *[other] Bloquez { $count } actions
    }, ou utilisez d’abord un rôle
ask-lose-expert = { $count ->
        [one] Quel expert quitte la zone ?
       *[other] { $count } experts doivent quitter la zone : choisissez-en un
    }
ask-lose-study = { $count ->
        [one] Quelle évolution quitte l’étude ?
       *[other] { $count } évolutions doivent quitter l’étude : choisissez-en une
    }
ask-vacate = { $count ->
        [one] Quel chantier perd ses experts ?
       *[other] { $count } chantiers perdent leurs experts : choisissez-en un
    }
ask-scrap = { $count ->
        [one] Quel chantier abandonner ?
       *[other] { $count } chantiers sont abandonnés : choisissez-en un
    }
ask-lose-plan = { $count ->
        [one] Quel bon plan abandonner ?
       *[other] { $count } bons plans sont abandonnés : choisissez-en un
    }
ask-vision = Mettre la première évolution à l’étude, ou la passer sous la pile ?
ask-vision-full = Passez la première évolution sous la pile : l’étude est pleine
