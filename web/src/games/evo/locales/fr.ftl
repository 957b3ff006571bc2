### Le plateau d’Evo en français : ce qui est écrit sur le dessin. Ce que dit le jeu se trouve dans son propre fichier.

board = Evo : la table
island = L’île
round = Manche { $round }
climate = Climat
climate-now = Terrain tempéré : { $terrain }.
climate-next = À la prochaine manche, { $terrain } : { $faces } sur 6.
zones = Ce que vaut chaque terrain
zone-herd = { $name } : { $lives } sur { $count } y survivraient.
meteor-left = { $count ->
        [0] La météorite tombe à cette manche.
        [one] La météorite est à une case.
       *[other] La météorite est à { $count } cases.
    }
meteor-struck = La météorite est tombée
points = { $count ->
        [one] { $count } point de mutation
       *[other] { $count } points de mutation
    }
dinos = Dinos sur l’île : { $count } sur { $all }
dinos-left = Dinos
none-left = plus aucun
would-live = { $count ->
        [0] Sous ce climat, aucun ne survivrait.
        [one] Sous ce climat, 1 survivrait.
       *[other] Sous ce climat, { $count } survivraient.
    }
cards = { $count ->
        [0] Aucune carte événement
        [one] 1 carte événement
       *[other] { $count } cartes événement
    }
place = Place { $place } dans l’ordre de la manche
this-round = cette manche { $extra }
thinking = réfléchit
winner = Victoire
dino-of = un dino appartenant à { $name }
fate-crowded = un de trop
fate-dies = va mourir
fate-lives-long = Il survivrait.
fate-crowded-long = Tous ne peuvent pas rester ici : leur propriétaire choisira.
fate-dies-long = Il mourrait.
there-lives = Un dino y survivrait.
there-crowded = Un dino y serait de trop : vous devriez choisir.
there-dies = Un dino y mourrait.
attack = Attaquer { $name } en { $region } : { $wins ->
        [0] aucun résultat ne gagne
        [1] seul un 1 gagne
        [2] un 1 ou un 2 gagne
       *[other] un résultat de 1 à { $wins } gagne
    }
attack-not = Attaquer { $name } en { $region }
steps = { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
bag = { $count ->
        [one] { $count } gène dans le sac
       *[other] { $count } gènes dans le sac
    }
bag-empty = Le sac est vide.
pile = { $count ->
        [one] { $count } carte événement dans la pioche
       *[other] { $count } cartes événement dans la pioche
    }
barren = Aucune naissance
hand = Cartes événement
no-cards = Aucune carte événement
when-climate = climat
when-movement = déplacement
when-births = naissances
when-survival = survie
when-auction = enchères
nobody = aucune offre
stands = { $name } offre { $bid }
bid-on = { $gene } : offrir { $amount }
pays = à payer : { $count }
purse = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
discount = −{ $count }
dropped = Retirés : { $names }
fold = Replier les enchères, pour voir l’île
unfold = Déplier les enchères
less = Montants inférieurs
more = Montants supérieurs
cancel = Annuler
choose-card = { $phase ->
        [climate] Avant le jet du climat
        [movement] Avant les déplacements
        [births] Avant les naissances
        [survival] Avant la survie
       *[auction] Avant les enchères
    } : jouez { $cards }, ou passez
choose-cards = { $phase ->
        [climate] Avant le jet du climat
        [movement] Avant les déplacements
        [births] Avant les naissances
        [survival] Avant la survie
       *[auction] Avant les enchères
    } : jouez une carte marquée, ou passez
choose-none = { $phase ->
        [climate] Avant le jet du climat
        [movement] Avant les déplacements
        [births] Avant les naissances
        [survival] Avant la survie
       *[auction] Avant les enchères
    } : aucune de vos cartes ne se joue maintenant
passing-chosen = Vous passez
passing-round = Vous passez jusqu’à la fin de la manche
passing-nothing = Aucune de vos cartes ne se joue maintenant : vous passez
choose-dino = { $count ->
        [one] Vous avez { $count } pas : choisissez un dino, ou terminez
       *[other] Vous avez { $count } pas : choisissez un dino, ou terminez
    }
choose-dino-or-card = { $count ->
        [one] Vous avez { $count } pas : choisissez un dino, jouez { $cards }, ou terminez
       *[other] Vous avez { $count } pas : choisissez un dino, jouez { $cards }, ou terminez
    }
choose-card-or-end = Aucun de vos dinos ne peut bouger : jouez { $cards }, ou terminez
choose-end = Aucun de vos dinos ne peut bouger : terminez
choose-way = { $count ->
        [one] Le dino en { $region } : où va-t-il ? Encore { $count } pas
       *[other] Le dino en { $region } : où va-t-il ? Encore { $count } pas
    }
choose-landing = Le dino en { $region } nage : choisissez une région libre de la côte
choose-target = { $card } : contre qui ?
choose-again = Offre dépassée : enchérissez de nouveau
choose-again-or-drop = Offre dépassée : enchérissez, ou abandonnez
choose-lot = Enchérissez sur un gène : choisissez un montant
choose-lot-or-drop = Enchérissez sur un gène, ou abandonnez
choose-amount = Votre offre pour { $gene } : { $least } ou plus
choose-drop = Aucun gène n’est à votre portée : abandonnez
choose-removal = { $count ->
        [one] Un dino de trop sous ce climat : choisissez lequel part
       *[other] { $count } dinos de trop sous ce climat : choisissez lesquels partent
    }
choose-birth = { $count ->
        [one] Placez votre nouveau-né
       *[other] Placez { $count } nouveau-nés
    }

## Boutons

do-dino = Déplacer le dino en { $region }
do-swim = Nager…
do-aim = Jouer contre
do-end = Terminer
regret-end = { $steps ->
        [one] Vous n’avez pas encore fait votre pas.
       *[other] Vous n’avez encore fait aucun de vos { $steps } pas.
    } Terminer vos déplacements quand même ?
do-pass = Passer
do-drop = Abandonner
ask-me = Me demander
ask-each = Toujours demander
ask-fitting = Passer d’office
pass-round = Passer la manche
