### Le plateau d’Evolution en français : les mots du dessin. Ce que dit le jeu lui-même est dans son propre fichier.

board = Evolution : la table
round = Manche { $round }
last-round = Dernière manche
one-more = Encore une manche après celle-ci
first-player = Premier joueur
bag-of = { $count ->
        [one] { $count } jeton de nourriture dans le sac
       *[other] { $count } jetons de nourriture dans le sac
    }
bag-and-stored = Nourriture : { $count } dans le sac, { $stored } sur les Tissus Gras
hand-of = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
deck = Pioche
deck-of = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
discards = Défausse
discards-of = { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
watering-hole = Plan d’eau
plants = { $count ->
        [0] Aucune plante
        [one] { $count } plante
       *[other] { $count } plantes
    }
food-laid = { $count ->
        [one] { $count } carte nourriture posée
       *[other] { $count } cartes nourriture posées
    }
has-laid = { $name } a posé une carte nourriture
has-not-laid = { $name } n’a pas encore posé de carte nourriture
food-sum = Nourriture révélée : { $sum }
your-hand = Votre main
hand-of-name = Main : { $name }
empty-hand = Aucune carte en main
laid-by-you = Votre carte nourriture : { $card }
no-species = Aucune espèce
thinking = réfléchit
done = a fini
new-species = Nouvelle espèce
body = Taille
population = Population
species-facts = { $letter } : taille { $body }, population { $population }, nourriture { $food }
stored = { $count ->
        [one] { $count } nourriture stockée
       *[other] { $count } nourritures stockées
    }
face-down = Trait face cachée
face-down-known = { $trait }, face cachée
used = utilisé
traits = Traits
ignores = Ignore { $traits }
close = Fermer
cancel = Annuler
choose-use = { $card } : qu’en faire ?
choose-use-told = { $card } : { $text } Qu’en faire ?
choose-target = { $letter } attaque : choisissez la proie
choose-thought = Intelligence de { $letter } : choisissez une carte à défausser
choose-name = Choisissez le trait à ignorer
choose-drop = Défausser { $trait } de { $letter } ?
winner = Victoire

## Boutons

do-food = Poser comme nourriture
do-card = Jouer
do-trait = Trait
do-body = Taille +1
do-population = Population +1
do-new-left = Créer une espèce à gauche
do-new-right = Créer une espèce à droite
do-drop = Défausser
do-fertile = Population +1
do-long-neck = Prendre 1 plante
do-fat = Manger 1 réserve
do-feed = Nourrir
do-hunt = Attaquer…
do-attack = Attaquer
do-think = Intelligence…
do-discard = Défausser
do-end = Finir le tour
bag-and-fat = { $bag } + { $fat } des Tissus Gras
regret-end = { $cards ->
        [one] Vous pourriez encore jouer la carte de votre main.
       *[other] Vous pourriez encore jouer les { $cards } cartes de votre main.
    } Finir le tour quand même ?

## Là où la place manque

brief-trait = Trait
brief-body = Taille
brief-population = Pop.
brief-fertile = Pop. +1
brief-long-neck = Plante
brief-fat = Manger
brief-feed = Nourrir
brief-hunt = Attaque
brief-think = Esprit

## Les grands moments

lost = { $letter } s’éteint
lost-mine = Vous perdez l’espèce { $letter }
lost-cards = { $count ->
        [one] Vous piochez { $count } carte pour son trait
       *[other] Vous piochez { $count } cartes pour ses traits
    }

## Noms des traits là où la place manque

short-burrowing = Terrier
short-cooperation = Entraide
short-defensive-herding = Horde
short-foraging = Fourrage
short-intelligence = Esprit
short-scavenger = Charogne

## Ce qu’on peut faire maintenant

now-food = Choisissez une carte à poser face cachée au plan d’eau.
now-food-hold = Posez une carte face cachée au plan d’eau. Un appui long sur une carte dit ce que fait son trait.
now-use = Que devient { $card } : { $uses } ?
use-trait = un trait
use-body = de la taille
use-population = de la population
use-new = une nouvelle espèce
now-play = Choisissez une carte à jouer, défaussez un trait ou terminez votre tour.
now-cards = Choisissez une carte à jouer ou terminez votre tour.
now-drop = Défaussez un trait ou terminez votre tour.
now-end = Il n’y a plus rien à faire : terminez votre tour.
now-leaf = Utilisez { $uses }, ou terminez votre tour.
now-feed = Nourrissez { $species }.
now-fat = Remplissez les Tissus Gras de { $species }, ou terminez votre tour.
now-think = Utilisez l’Intelligence de { $species }, ou terminez votre tour.
may-think = Ou utilisez d’abord l’Intelligence de { $species }.
cannot-no-plants = { $count ->
        [one] { $species } ne trouve pas de plante.
       *[other] { $species } ne trouvent pas de plante.
    }
cannot-too-large = { $count ->
        [one] { $species } ne peut pas attaquer : rien n’est assez petit.
       *[other] { $species } ne peuvent pas attaquer : rien n’est assez petit.
    }
cannot-protected = { $count ->
        [one] { $species } ne peut pas attaquer : tout ce qui est plus petit est protégé.
       *[other] { $species } ne peuvent pas attaquer : tout ce qui est plus petit est protégé.
    }
