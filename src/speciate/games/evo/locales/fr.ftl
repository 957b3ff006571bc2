### Evo en français. Noms, règles, phrases ; les clés sont les mêmes dans toutes les langues.

title = Evo
tagline = Des dinosaures en marche : trouver la douceur, muter, et devancer la météorite.

## En bref : ce par quoi les règles commencent

rules-goal = Avoir le plus de points de mutation quand la météorite frappe. Chaque dino qui survit à une manche en rapporte un ; les nouveaux gènes se paient avec ces points.
rules-overview = Toutes les manches se suivent et se ressemblent. Le climat tourne, les dinos se déplacent et se disputent les régions tempérées, des petits naissent. Ceux qui restent au froid ou au chaud sans protection meurent, les autres rapportent des points. Puis la météorite approche et de nouveaux gènes sont mis aux enchères.
piece-dino = Tous les vôtres sont d’une même espèce : ce qu’elle a acquis, chacun l’a.
    .title = Les dinos
piece-climate = Il décide quel terrain est tempéré, froid, chaud ou mortel, et peut changer à chaque manche.
    .title = Le climat
piece-horn = Queues, pattes, cornes, œufs, fourrures et parasols : achetés un à un aux enchères, ils améliorent votre espèce.
    .title = Les gènes
piece-cards = De petites surprises, chacune pour un moment de la manche.
    .title = Les cartes événement
piece-meteor = Elle avance à chaque manche. Vers la fin, un dé décide si elle frappe.
    .title = La météorite

## Les noms des choses

unknown-card = une carte événement

gene-tail = Queue
gene-leg = Patte
gene-horn = Corne
gene-egg = Œuf
gene-fur = Fourrure
gene-parasol = Parasol
gene-mutant = Mutant
gene-card = Carte

terrain-beach = plage
terrain-meadow = prairie
terrain-hill = colline
terrain-mountain = montagne

zone-temperate = tempérée
zone-cold = froide
zone-hot = chaude
zone-deadly = mortelle

tie-break = À points égaux, le plus de dinos sur le plateau l’emporte ; s’il y en a autant, la victoire est partagée.
score-start = Au départ
score-survivors = Survivants
score-genes = Payé pour des gènes
score-total = Total

phase-setup = Mise en place
phase-initiative = Initiative
phase-climate = Climat
phase-movement = Déplacements et combats
phase-births = Naissances
phase-survival = Survie
phase-meteor = Météorite
phase-auction = Enchères
phase-over = Fin de la partie

## Cartes événement : leur nom et ce qu’elles font

card-climate = { $amount ->
    [-1] Saison à rebours
    [0] Calme plat
    [1] Saison pressée
    [2] Grand dérèglement
   *[other] Climat { $amount }
}
    .help = Avant le jet du climat : pas de jet ; le climat { $amount ->
        [0] ne bouge pas
        [1] avance d’une case
        [-1] recule d’une case
        [-2] recule de 2 cases
        [-3] recule de 3 cases
       *[other] avance de { $amount } cases
    }.
card-leg = { $amount ->
    [-1] Crampe
    [2] Pattes à ressort
   *[other] Pattes { $amount }
}
    .help = Avant les déplacements : vous avez { $amount } pas de plus cette manche.
    .aimed = Avant les déplacements : un adversaire au choix a { $amount } pas de moins cette manche.
card-attack = { $amount ->
    [2] Gène géant
   *[other] Attaque { $amount }
}
    .help = Avant les déplacements : vous comptez { $amount ->
        [one] 1 corne
       *[other] { $amount } cornes
    } de plus à l’attaque cette manche.
    .aimed = Avant les déplacements : un adversaire au choix compte { $amount ->
        [one] 1 corne
       *[other] { $amount } cornes
    } de moins à l’attaque cette manche.
card-defence = { $amount ->
    [2] Grand frère
   *[other] Défense { $amount }
}
    .help = Avant les déplacements : vous comptez { $amount ->
        [one] 1 corne
       *[other] { $amount } cornes
    } de plus en défense cette manche.
    .aimed = Avant les déplacements : un adversaire au choix compte { $amount ->
        [one] 1 corne
       *[other] { $amount } cornes
    } de moins en défense cette manche.
card-swim = { $amount ->
    [1] Bain de mer
   *[other] Nage { $amount }
}
    .help = Pendant vos déplacements : { $amount ->
        [one] un de vos pas peut mener un dino
       *[other] { $amount } de vos pas peuvent mener des dinos
    } de la côte à une région libre de la côte.
card-egg = { $amount ->
    [-1] Nid piétiné
    [2] Double couvée
   *[other] Œufs { $amount }
}
    .help = Avant les naissances : vous placez { $amount ->
        [one] 1 nouveau-né
       *[other] { $amount } nouveau-nés
    } de plus cette manche.
    .aimed = Avant les naissances : un adversaire au choix place { $amount ->
        [one] 1 nouveau-né
       *[other] { $amount } nouveau-nés
    } de moins cette manche.
card-far-egg = { $amount ->
    [3] Pollen voyageur
   *[other] Naissances lointaines { $amount }
}
    .help = Avant les naissances : vos nouveau-nés se placent jusqu’à { $amount } régions d’un adulte, même dans une manche sans naissances.
card-barren = { $amount ->
    [0] Œufs clairs
   *[other] Manche stérile { $amount }
}
    .help = Avant les naissances : personne n’a de nouveau-nés cette manche.
card-fur = { $amount ->
    [-1] On gèle
    [2] Néoprène
   *[other] Fourrures { $amount }
}
    .help = Avant la survie : vous comptez { $amount ->
        [one] 1 fourrure
       *[other] { $amount } fourrures
    } de plus cette manche.
    .aimed = Avant la survie : un adversaire au choix compte { $amount ->
        [one] 1 fourrure
       *[other] { $amount } fourrures
    } de moins cette manche.
card-parasol = { $amount ->
    [-1] On crame
    [2] Crème solaire
   *[other] Parasols { $amount }
}
    .help = Avant la survie : vous comptez { $amount ->
        [one] 1 parasol
       *[other] { $amount } parasols
    } de plus cette manche.
    .aimed = Avant la survie : un adversaire au choix compte { $amount ->
        [one] 1 parasol
       *[other] { $amount } parasols
    } de moins cette manche.
card-strike = { $amount ->
    [1] Coup de tonnerre
   *[other] Coup { $amount }
}
    .help = Avant la survie : retirez un dino d’un joueur qui en a plus que vous.
card-gene = { $amount ->
    [1] Gène inattendu
   *[other] Gènes { $amount }
}
    .help = Avant les enchères : tirez { $amount ->
        [one] un gène
       *[other] { $amount } gènes
    } du sac, gratuitement.
card-rebate = { $amount ->
    [3] Ristourne
   *[other] Ristourne { $amount }
}
    .help = Avant les enchères : vous payez { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } de moins pour le gène que vous obtenez cette manche.

## Règles : mise en place

rule-setup_players = Le jeu se joue de 3 à 5 joueurs.
    .title = Joueurs
rule-setup_board = L’île se compose de deux demi-plateaux : un moyen et le petit à 3 joueurs ; le grand et le petit, ou les deux moyens, à 4 ; le grand et un moyen à 5. On y voit autant de plages étoilées que de joueurs.
    .title = L’île
rule-setup_start = Les plages étoilées sont tirées au sort, une par joueur, qui y pose son premier dino.
    .title = Plages de départ
rule-setup_species = Chaque espèce commence avec 1 œuf, 1 patte, 1 fourrure, 1 parasol et une queue aussi longue que les autres, sans corne ni gène mutant. Ce qui est imprimé sur le portrait compte comme un gène.
    .title = L’espèce au départ
rule-setup_points = Chacun commence avec 10 points de mutation.
    .title = Points de départ
rule-setup_dinos = Chaque joueur a 10 dinos : un sur le plateau, les autres en réserve.
    .title = Dinos
rule-setup_genes = Le sac contient 62 gènes : 6 queues, 12 pattes, 8 cornes, 8 œufs, 8 fourrures, 8 parasols, 6 mutants et 6 cartes.
    .title = Le sac de gènes
rule-setup_cards = Les 26 cartes événement sont mélangées. Chacun en reçoit 3 ; le reste forme la pile.
    .title = Cartes de départ
rule-setup_climate = Le pion climat commence sur la case de la plage.
    .title = Le climat au départ
rule-setup_meteor = La météorite commence sur la case du compte-tours qui porte le nombre de joueurs.
    .title = La météorite au départ

## Règles : la manche

rule-initiative_tail = La plus longue queue joue d’abord. À égalité, celui qui a le moins de dinos sur le plateau ; s’il y a encore égalité, le sort décide.
    .title = Qui commence
rule-initiative_fixed = L’ordre est fixé une fois et vaut pour toute la manche.
    .title = L’ordre ne change pas
rule-climate_roll = Le premier joueur lance le dé une seule fois : de 3 à 6, le climat avance d’une case ; sur 1, il recule d’une case ; sur 2, il ne bouge pas.
    .title = Le jet du climat
rule-climate_loop = Le climat tourne sur une boucle de six cases : plage, prairie, colline, montagne, colline, prairie, puis de nouveau plage.
    .title = La boucle du climat
rule-climate_ask = Avant le jet, on demande à chacun, dans l’ordre, s’il joue une carte de climat.
    .title = D’abord les cartes
rule-climate_zones = Du plus chaud au plus froid : plage, prairie, colline, montagne. Le terrain du climat est tempéré, celui juste plus froid est froid, celui juste plus chaud est chaud ; les autres sont mortels.
    .title = Tempéré, froid, chaud, mortel
rule-move_steps = Un joueur a autant de pas que de pattes et les répartit à son gré entre ses dinos. Un pas mène un dino dans une région voisine, quel qu’en soit le terrain. Personne n’est obligé de bouger.
    .title = Les pas
rule-move_one-each = Une région accueille un seul dino.
    .title = Un dino par région
rule-move_own = Un dino n’entre jamais dans une région occupée par sa propre espèce, pas même pour la traverser.
    .title = Jamais chez les siens
rule-move_climate-blind = Le climat ne gêne pas les déplacements : un dino peut traverser une région mortelle, et même y rester.
    .title = Le climat ne gêne pas
rule-move_turns = Les joueurs se déplacent dans l’ordre de la manche, chacun en une fois.
    .title = L’un après l’autre
rule-combat_forced = Qui entre dans une région occupée par une autre espèce l’attaque aussitôt.
    .title = Entrer, c’est attaquer
rule-combat_odds = Seul l’attaquant lance le dé. Avec autant de cornes que le défenseur, il gagne sur 1 ou 2 ; avec une de plus, de 1 à 4 ; avec au moins deux de plus, de 1 à 5 ; avec une de moins, sur 1 seulement.
    .title = Qui gagne le combat
rule-combat_outmatched = Avec au moins deux cornes de moins, une espèce ne peut pas attaquer.
    .title = Trop faible
rule-combat_loser = Le dino perdant retourne dans la réserve de son propriétaire ; le gagnant occupe la région.
    .title = Le perdant s’en va
rule-combat_step = Une attaque coûte son pas, gagnée ou perdue. Le dino victorieux peut repartir.
    .title = Le prix d’une attaque
rule-birth_count = Dans l’ordre, chacun place autant de nouveau-nés que son espèce a d’œufs.
    .title = Nouveau-nés
rule-birth_place = Un nouveau-né se place sur une région libre voisine d’un adulte de la même espèce, c’est-à-dire d’un dino présent avant le début des naissances.
    .title = Près d’un adulte
rule-birth_must = Les naissances ne se refusent pas : tant qu’il y a une place et un dino en réserve, elles ont lieu.
    .title = Naissances obligatoires
rule-birth_extinct = Une espèce sans adulte sur le plateau renaît : son premier nouveau-né va sur n’importe quelle région libre, chacun des suivants à côté de ceux déjà placés.
    .title = Renaître
rule-survive_temperate = Tous les dinos en terrain tempéré survivent.
    .title = Tempéré
rule-survive_cold = En terrain froid, une espèce garde autant de dinos qu’elle a de fourrures.
    .title = Froid
rule-survive_hot = En terrain chaud, une espèce garde autant de dinos qu’elle a de parasols.
    .title = Chaud
rule-survive_deadly = En terrain mortel, aucun dino ne survit.
    .title = Mortel
rule-survive_choice = Là où tous ne peuvent rester, le propriétaire choisit les dinos qui partent.
    .title = Le propriétaire choisit
rule-survive_points = Chaque dino resté sur le plateau rapporte 1 point de mutation.
    .title = Points

## Règles : météorite et enchères

rule-meteor_advance = La météorite avance d’une case à chaque manche.
    .title = La météorite
rule-meteor_roll = Sur une case à faces de dé, le premier joueur lance le dé ; si l’une de ces faces sort, la partie s’arrête aussitôt.
    .title = Le dé de la météorite
rule-meteor_last = Sur la dernière case, la partie s’arrête dans tous les cas.
    .title = L’impact
rule-meteor_no-auction = Il n’y a pas d’enchères dans la manche où la partie s’arrête.
    .title = Pas de dernières enchères
rule-auction_draw = On tire du sac autant de gènes qu’il y a de joueurs et on les expose. Si le sac en contient moins, on les expose tous, et qui n’en trouve pas de libre peut abandonner.
    .title = Gènes à vendre
rule-auction_bid = Dans l’ordre, chacun se place sur un gène avec un montant, zéro compris : sur un gène dont personne ne veut encore, ou au-dessus de l’offre en cours.
    .title = Enchérir
rule-auction_outbid = Qui voit son offre dépassée enchérit aussitôt de nouveau, sur le même gène ou un autre, avant le joueur suivant.
    .title = Offre dépassée
rule-auction_must = Chacun doit enchérir, et une offre tient tant qu’elle n’est pas dépassée.
    .title = Une offre engage
rule-auction_any-amount = La table va jusqu’à 6, mais des offres plus hautes sont permises.
    .title = Sans plafond
rule-auction_afford = Nul n’offre plus qu’il ne peut payer : ses points et sa réduction réunis.
    .title = Selon ses moyens
rule-auction_pay = Quand tous sont sur des gènes différents, chacun paie son offre et pose le gène sur son portrait.
    .title = Payer
rule-auction_mutant = Chaque gène mutant acquis avant cette manche réduit le prix de 1, sans descendre sous 0.
    .title = Mutants
rule-auction_card = Un gène carte quitte aussitôt le jeu contre une carte événement de la pile, s’il en reste.
    .title = Gènes carte
rule-auction_variant = Variante : on expose un gène de moins que de joueurs, et celui dont l’offre est dépassée peut abandonner les enchères.
    .title = Gènes rares

## Règles : cartes événement et fin

rule-event_first-rounds = On ne joue pas de carte événement pendant les deux premières manches.
    .title = Manches calmes
rule-event_when = Chaque carte dit quand elle se joue, et sur qui. Une carte jouée est défaussée.
    .title = Quand jouer une carte
rule-event_climate-once = Une seule carte de climat par manche ; le premier dans l’ordre qui le veut joue la sienne.
    .title = Une seule carte de climat
rule-event_order = Ceux qui veulent jouer des cartes au même moment le font dans l’ordre de la manche, et peuvent changer d’avis au vu des précédentes.
    .title = Cartes dans l’ordre
rule-event_duration = Une carte agit jusqu’à la fin de la manche, ou de sa phase si elle le dit.
    .title = Durée d’une carte
rule-event_many = On peut jouer plusieurs cartes dans une manche.
    .title = Plusieurs cartes
rule-event_hidden = Les cartes événement en main sont secrètes.
    .title = Mains secrètes
rule-over_win = Le plus de points de mutation l’emporte ; à égalité, le plus de dinos sur le plateau ; s’il y a encore égalité, la victoire est partagée.
    .title = La victoire

## Événements

event-started = { $seat } commence en { $region }.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte événement.
event-no-card-left = Il ne reste pas de carte événement pour { $seat }.
event-round = Manche { $round }.
event-drawn-first = Égalité : le tirage au sort donne la place suivante à { $seat }.
event-order = L’ordre de la manche : { $seats }.
event-card-played = { $seat } joue { $card }.
event-card-aimed = { $seat } joue { $card } contre { $target }.
event-struck = { $seat } joue Coup de tonnerre : { $target } perd le dino en { $region }.
event-rolled = Le dé du climat montre { $face }.
event-climate = Terrain tempéré désormais : { $terrain }.
event-moved = { $seat } déplace un dino de { $from } en { $region }.
event-swam = { $seat } nage de { $from } à { $region }.
event-attacked = { $seat } attaque { $target } en { $region } : { $wins ->
    [0] aucun jet ne gagne
    [1] seul un 1 gagne
    [2] un 1 ou un 2 gagne
   *[other] un jet de 1 à { $wins } gagne
}.
event-attack-won = Un { $face } : { $seat } prend { $region } à { $target }.
event-attack-lost = Un { $face } : { $target } garde { $region }, { $seat } perd son dino.
event-born = { $seat } a un nouveau-né en { $region }.
event-reborn = { $seat } renaît, en { $region }.
event-died = Le climat prend à { $seat } : { $regions }.
event-removed = { $seat } retire son dino en { $region }.
event-extinct = { $seat } n’a plus de dino sur le plateau.
event-scored = { $seat } { $count ->
    [0] ne marque rien
    [one] marque { $count } point
   *[other] marque { $count } points
}.
event-meteor = La météorite approche : { $left ->
    [0] impact !
    [one] plus qu’une case.
   *[other] encore { $left } cases.
}
event-meteor-rolled = Le dé de la météorite montre { $face }.
event-impact = La météorite frappe.
event-gene-laid = À vendre : { $gene }.
event-bid = { $seat } offre { $count } pour { $gene }.
event-outbid = { $seat } offre { $count } pour { $gene } et déloge { $target }.
event-dropped = { $seat } abandonne les enchères.
event-gene-bought = { $seat } obtient { $gene } { $count ->
    [0] pour rien
    [one] pour { $count } point
   *[other] pour { $count } points
}.
event-gene-given = { $seat } tire { $gene } du sac, gratuitement.
event-game-over = La partie est finie : { $scores }. Victoire : { $winners }.

## Décisions et coups

decision-beach = On tire une plage de départ.
decision-deal = On pioche une carte événement.
decision-first = Le tirage au sort départage les ex aequo.
decision-roll = On lance le dé.
decision-draw = On tire un gène du sac.
decision-climate-card = Avant le jet du climat : jouez une carte de climat, ou passez.
decision-movement-card = Avant les déplacements : jouez une carte événement, ou passez.
decision-births-card = Avant les naissances : jouez une carte événement, ou passez.
decision-survival-card = Avant la survie : jouez une carte événement, ou passez.
decision-auction-card = Avant les enchères : jouez une carte événement, ou passez.
decision-move = Déplacez un dino d’un pas, ou terminez vos déplacements.
decision-land = Choisissez où aborde le dino qui nage.
decision-birth = Placez un nouveau-né.
decision-remove = Trop nombreux pour ce climat : choisissez un dino à retirer.
decision-lot = Choisissez le gène sur lequel vous enchérissez.
decision-bid = Annoncez votre offre.

move-beach = Commencer en { $region }
move-deal = Distribuer { $card }
move-first = { $seat } vient ensuite
move-roll = Dé : { $face }
move-draw = Tirer { $gene }
move-play = Jouer { $card }
move-aim = Jouer { $card } contre { $seat }
move-strike = Frapper le dino en { $region }
move-pass = Passer
move-move = Aller de { $dino } en { $region }
move-swim = Nager depuis { $dino }
move-land = Aborder en { $region }
move-end = Terminer vos déplacements
move-birth = Nouveau-né en { $region }
move-remove = Retirer le dino en { $dino }
move-lot = Enchérir sur { $gene }
move-bid = Offrir { $amount }
move-drop = Abandonner

## Refus

refusal-no-such-move = Ce coup n’existe pas.
refusal-game-over = La partie est finie.
refusal-natures-move = Cela revient au hasard, aucun joueur ne peut le faire.
refusal-chance-first = Le hasard décide d’abord ; ensuite c’est de nouveau à un joueur.
refusal-not-this-chance = Le hasard ne peut pas faire cela maintenant.
refusal-no-region = Cette région n’existe pas sur cette île.
refusal-not-card-now = Aucune carte événement ne se joue maintenant : on le demande à chacun avant chaque phase.
refusal-not-your-card = Ce n’est pas à vous de jouer des cartes.
refusal-card-too-early = On ne joue pas de carte événement pendant les premières manches.
refusal-card-from-hand = { $card } n’est pas dans votre main.
refusal-card-other-time = { $card } n’est pas pour maintenant : cette carte se joue { $moment ->
    [climate] avant le jet du climat
    [movement] avant les déplacements
    [swim] pendant ses propres déplacements
    [births] avant les naissances
    [survival] avant la survie
   *[auction] avant les enchères
}.
refusal-climate-once = Une carte de climat a déjà été jouée pendant cette manche.
refusal-card-needs-target = { $card } se joue contre un adversaire, ou contre un de ses dinos.
refusal-card-has-no-target = { $card } ne se joue contre personne.
refusal-card-not-on-oneself = { $card } se joue contre un adversaire.
refusal-no-such-seat = Ce joueur n’est pas à cette table.
refusal-strike-no-dino = Aucun adversaire n’a de dino en { $region }.
refusal-strike-not-more = Le propriétaire du dino en { $region } n’a pas plus de dinos que vous.
refusal-not-move-now = Les dinos ne se déplacent que pendant les déplacements, une fois les cartes jouées.
refusal-not-your-move = Ce n’est pas à vous de vous déplacer.
refusal-move-no-dino = Vous n’avez pas de dino en { $dino }.
refusal-move-not-adjacent = { $region } n’est pas voisine de { $dino }.
refusal-move-own = { $region } est occupée par votre propre espèce.
refusal-attack-outmatched = { $target } a { $count } cornes de plus que vous : vous ne pouvez pas attaquer en { $region }.
refusal-land-first = Choisissez d’abord où aborde le dino qui nage.
refusal-swim-not-now = Il faut une carte événement pour nager.
refusal-swim-inland = { $dino } n’est pas sur la côte.
refusal-swim-no-room = Aucune région de la côte n’est libre.
refusal-land-not-now = Aucun dino ne nage.
refusal-land-inland = { $region } n’est pas sur la côte.
refusal-land-occupied = { $region } est déjà occupée.
refusal-not-birth-now = Les nouveau-nés ne se placent que pendant les naissances, une fois les cartes jouées.
refusal-not-your-birth = Ce n’est pas à vous de placer des nouveau-nés.
refusal-birth-must = Il y a de la place pour un nouveau-né : il faut le poser.
refusal-birth-occupied = { $region } est déjà occupée.
refusal-birth-too-far = { $region } est trop loin de vos adultes.
refusal-birth-apart = { $region } n’est pas à côté d’un de vos nouveau-nés.
refusal-not-remove-now = On ne retire des dinos que pendant la survie, une fois les cartes jouées.
refusal-not-your-removal = Ce n’est pas à vous de retirer des dinos.
refusal-remove-must = Tous vos dinos ne peuvent pas survivre là : il faut en retirer un.
refusal-remove-no-dino = Vous n’avez pas de dino en { $dino }.
refusal-remove-safe = Le dino en { $dino } peut rester.
refusal-not-bid-now = Ce n’est pas le moment des enchères.
refusal-not-your-bid = Ce n’est pas à vous d’enchérir.
refusal-bid-stands = Votre enchère tient tant que personne ne la dépasse.
refusal-must-bid = Personne ne passe aux enchères : il faut enchérir.
refusal-lot-first = Choisissez d’abord le gène sur lequel vous enchérissez.
refusal-amount-first = Annoncez d’abord votre offre pour le gène choisi.
refusal-no-lot = Ce gène n’est pas à vendre à cette place.
refusal-lot-too-dear = { $gene } demande une offre d’au moins { $count } ; vous pouvez payer { $most } au plus.
refusal-bid-too-low = Il faut offrir au moins { $count }.
refusal-bid-too-high = Vous pouvez payer { $count } au plus.
refusal-drop-not-allowed = { $scarce ->
    [0] Personne ne reste en dehors des enchères : vous devez enchérir.
   *[other] Seul un joueur dont l’offre a été dépassée peut abandonner : vous devez enchérir.
}

## Options

option-scarce = Gènes rares
    .help = Il y a un gène de moins que de joueurs, et celui dont l’offre est dépassée peut abandonner.
option-island = Île à quatre
    .help = À quatre joueurs : la grande et la petite moitié, ou les deux moyennes.
island-large-small = Grande et petite
island-two-medium = Deux moyennes
option-points = Points au départ
    .help = Points de mutation de chacun au début.
option-dinos = Dinos
    .help = Dinos de chaque joueur.
option-cards = Cartes événement
    .help = Cartes événement distribuées à chacun.
option-quiet_rounds = Manches calmes
    .help = Premières manches sans carte événement.
option-eggs = Œufs
    .help = Œufs de l’espèce au départ.
option-legs = Pattes
    .help = Pattes de l’espèce au départ.
option-furs = Fourrures
    .help = Fourrures de l’espèce au départ.
option-parasols = Parasols
    .help = Parasols de l’espèce au départ.
option-horns = Cornes
    .help = Cornes de l’espèce au départ.
option-win_equal = Attaque à cornes égales
    .help = Elle gagne si le dé ne dépasse pas ce nombre.
option-win_one_more = Attaque avec une corne de plus
    .help = Elle gagne si le dé ne dépasse pas ce nombre.
option-win_two_more = Attaque avec deux cornes de plus
    .help = Elle gagne si le dé ne dépasse pas ce nombre.
option-win_one_fewer = Attaque avec une corne de moins
    .help = Elle gagne si le dé ne dépasse pas ce nombre.
option-points_per_dino = Points par dino
    .help = Points de mutation pour chaque dino qui survit.

## Thèmes de la règle

topic-setup = Mise en place
topic-initiative = Initiative
topic-climate = Climat
topic-move = Déplacement
topic-combat = Combat
topic-birth = Naissances
topic-survive = Survie
topic-meteor = La météorite
topic-auction = Enchère des gènes
topic-event = Cartes événement
topic-over = La fin

## Styles des robots

style-breeder = Couveur
    .hint = mise sur les œufs et veut un grand troupeau
style-brawler = Bagarreur
    .hint = mise sur les cornes et chasse les autres
style-schemer = Intrigant
    .hint = collectionne les cartes événement
