### Les mots du plateau de S-Evolution en français. Les phrases du jeu lui-même viennent du serveur.

board = La table
middle = Le centre de la table
trick = Le pli
ages = Les Âges, et la Découverte de chacun
buildings = Bâtiments
stock = Ressources en réserve
people = Population
taken = Cartes prises cette manche
taken-brief = Prises
open-hand = Main ouverte
your-hand = Votre main
hand-of-name = Main : { $name }
no-cards = Pas de cartes : la manche suivante en apporte.
close = Fermer
winner = gagne la partie
steps = Étapes de la phase d’action

round = Manche { $round } sur { $rounds }
edition = Édition { $edition }
compare = Édition { $edition } : ce que la 2.0 a changé
differences = Ce que la 2.0 a changé
the-rule = La règle

trump = Atout de la manche
trump-brief = Atout
trump-to-come = Pas encore nommé.
no-trump = Aucun : personne n’est à l’Âge V ou VI.
colour = Couleur du pli
colour-brief = Couleur
no-colour = Aucune couleur n’est fixée.
leads = entame
to-play = doit jouer
sits-out = plus de carte
place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
order-word = à choisir
would-choose = { $place ->
        [1] Pour l’instant, vous choisiriez en premier.
        [2] Pour l’instant, vous choisiriez en deuxième.
        [3] Pour l’instant, vous choisiriez en troisième.
       *[other] Pour l’instant, vous choisiriez en dernier.
    }

plays-blind = joue sans voir
plays-free = sans couleur
plays-colour = suit la couleur
plays-trump = peut couper
plays-open = main ouverte
next-round = Manche suivante :
void = N’a plus de : { $suits }

points-are = { $sets ->
        [0] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }, et { $sets } pour les Découvertes à la fin
    }
hand-of = { $count ->
        [one] { $count } carte à jouer
       *[other] { $count } cartes à jouer
    }
people-are = Population { $count }, dont au travail { $busy }

age-now = Vous êtes ici : { $age }
age-needs = Le peuple a besoin de : { $suits }.
discovery-up = { $name } ({ $colour }), face visible
discovery-down = { $name } ({ $colour }), face cachée
card-tip = La force { $strength } décide qui choisit en premier. Qui prend la carte récolte { $count } { $suit }.
joker-tip = La force { $strength } décide qui choisit en premier. Qui prend la carte récolte 1 ressource de son choix.

track = { $suit } : { $have } en réserve, { $coming } à venir
track-met = { $suit } : { $have } en réserve, { $coming } à venir, besoin de { $need } : assez
track-unmet = { $suit } : { $have } en réserve, { $coming } à venir, besoin de { $need } : il manque { $missing }
track-next = { $suit } : { $have } en réserve ; besoin de { $need } à la manche suivante
building-at = { $building }, niveau { $level }
building-empty = { $building }, sans ouvrier
price = coûte { $count } { $suit }

outlook = Pour l’instant :
outlook-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
outlook-rise = un Âge de plus
outlook-fall = un Âge de moins
outlook-starve = 1 habitant perdu
outlook-jokers = { $count ->
        [one] 1 joker à choisir
       *[other] { $count } jokers à choisir
    }
outlook-next = À la manche suivante, chaque besoin sera de { $count }.

still-left = { $count ->
        [one] encore 1 à choisir
       *[other] encore { $count } à choisir
    }
now-hold = Jouez une carte. Un appui long sur une carte dit ce qu’elle fait.
now-follow = Suivez la couleur : jouez { $suit }.
now-follow-or = Suivez la couleur ({ $suit }) ou jouez votre Découverte.
now-discovery = Il ne vous reste que votre Découverte : jouez-la.
now-nothing = Vous ne pouvez rien acheter : terminez votre tour.
now-remove = Vous ne pouvez rien acheter : reprenez un ouvrier ou terminez votre tour.
choose-got = { $suit } : que prenez-vous en échange ?
choose-more = { $count ->
        [one] 1 achat choisi : continuez, annulez ou confirmez.
       *[other] { $count } achats choisis : continuez, annulez ou confirmez.
    }
rise-to = Passer à l’{ $age }
stay-at = Rester à l’{ $age }
basket = Choisi jusqu’ici
basket-empty = Choisissez ce que vous voulez acheter : population, Âge suivant, bâtiments. Rien n’est payé avant confirmation.
basket-full = Le prochain achat partira aussitôt, avec ceux-ci.

do-gain = +1
do-lose = −1
do-give = Donner 1
do-get = Recevoir 1
do-suffer = Subir
do-protect = Parer
do-pay = Payer les besoins
do-undo = Annuler le dernier
do-buy = Confirmer et finir
do-nothing = Finir sans acheter

round-brief = { $round } / { $rounds }
discovery-made = Une Découverte
age-rises = Un nouvel Âge
age-falls = Un Âge perdu
held-off = Paré par le Bouclier
counts-discovery = Découverte
counts-trump = atout
counts-colour = la couleur
tie-2013 = À égalité : l’Âge le plus haut d’abord, puis la population, puis l’ordre du tour.
tie-2-0 = À égalité : le Prestige d’abord, puis l’Âge, la population, l’ordre du tour.
