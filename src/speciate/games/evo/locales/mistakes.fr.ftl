# Ce qui ne va pas dans les composants et les positions qu’on a écrits. Les mots du JSON et les noms des règles restent tels quels.

## Composants

pack-two-halves = { $place } doit nommer deux des moitiés { $halves }
pack-two-sides = { $place } est { $one } et { $other }, les deux faces d’un même demi-plateau : prenez A ou B, et C ou D
pack-no-region = { $place } contient « { $sign } » ; une région est l’une des lettres { $letters }, avec * pour une étoile
pack-region-twice = { $place } a une région en q { $q }, r { $r }, où il y en a déjà une
pack-no-regions = { $place } ne contient aucune région
pack-overlap = { $place } a deux régions en q { $q }, r { $r } : ses moitiés se chevauchent
pack-too-large = { $place } ne peut dépasser { $columns } colonnes de { $rows } régions
pack-not-connected = { $place } n’est pas d’un seul tenant : on ne peut pas aller de { $region } à { $apart }
pack-stars = { $place } a { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, alors qu’il est fait pour { $players } joueurs
pack-star-off-beach = { $place } : l’étoile de { $region } est sur { $terrain ->
        [meadow] une prairie
        [hill] une colline
       *[mountain] une montagne
    }, et non sur une plage
pack-star-inland = { $place } : l’étoile de { $region } n’est pas sur la côte
pack-no-terrain = { $place } contient « { $word } » ; un terrain est l’un de { $terrains }
pack-loop-short = { $place } a { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } ; il en faut au moins 2
pack-loop-jumps = { $place } fait un saut : deux cases voisines sont à un terrain d’écart, plus chaud ou plus froid (climate.loop)
pack-faces = { $place } a { $count ->
        [one] { $count } face
       *[other] { $count } faces
    } ; il en faut { $faces }
pack-cells = { $place } contient { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; il en faut de 2 à { $most }
pack-genes = { $place } est { $count } ; la règle compte { $genes } gènes de cette sorte
pack-cards = { $place } contient { $count } cartes ; la règle en compte { $cards }, et { $blank } vierges à remplir
pack-many-cards = { $place } contient { $count } cartes ; on peut jouer avec { $most } au plus
card-form = une carte s’écrit effet et quantité sans espace, « leg+2 », et non « { $word } »
amount = la quantité de { $effect } va de { $low } à { $high } ; { $amount } ne convient pas
amount-signed = la quantité de { $effect } va de { $low } à { $high }, sauf 0 ; { $amount } ne convient pas
no-region = « { $word } » n’est pas une région de cette île
region-form = une région est une lettre et un nombre de 1 à { $rows }, « e4 », et non « { $word } »
die-face = un dé montre de 1 à { $faces }, et non « { $word } »

## Positions

position-fight-pair = { $place } est une paire de régions : d’où et vers où
position-order-all = { $place } ne contient pas toutes les places (initiative.fixed)
position-order-twice = { $place } contient deux fois la même place
position-two-dinos = { $region } porte deux dinos (move.one-each)
position-card-gene = un gène carte ne figure jamais sur un portrait (auction.card)
position-gone = seuls les gènes carte quittent la partie (auction.card)
position-dinos = la place { $seat } a { $count } dinos, alors qu’il y en a { $most } (setup.dinos)
position-points = la place { $seat } a perdu des points qu’elle n’a pas dépensés (setup.points)
position-first-cards = la place { $seat } reçoit { $count } cartes en tout (setup.cards)
position-first-dino = la place { $seat } commence avec un seul dino, sur une plage étoilée (setup.start)
position-owed = la place { $seat } pioche { $count } cartes dans la phase « { $phase } » (auction.card)
position-discount = la place { $seat } a une remise de { $count } (auction.mutant)
position-outbid = la place { $seat } a été surenchérie ou s’est retirée, alors que c’est la phase « { $phase } » (auction.bid)
position-bonus-at-once = place { $seat } : { $effect } agit tout de suite et ne se garde pas comme bonus (event.duration)
position-bonus-sign = place { $seat } : un bonus de { $effect } n’est jamais négatif (event.when)
position-bonus-early = la place { $seat } a un bonus à la manche { $round } (event.first-rounds)
position-round = round est { $round } dans la phase « { $phase } »
position-meteor = la météorite est sur la case { $cell } ; à cette manche elle est sur la case { $expected } (meteor.advance)
position-meteor-last = la météorite est sur la dernière case, mais la partie n’est pas finie (meteor.last)
position-meteor-roll = la partie ne finit pas sur la case { $cell } (meteor.roll)
position-card-early = aucune carte ne se joue à la manche { $round } (event.first-rounds)
position-order-early = il n’y a pas d’ordre avant la première manche (initiative.fixed)
position-order-tail = la place { $seat } n’est pas la suivante dans l’ordre (initiative.tail)
position-asking = on ne demande de cartes à personne dans la phase « { $phase } » (event.when)
position-gifts = une carte ne donne des gènes qu’avant les enchères (event.when)
position-gifts-most = une carte donne { $most } gènes au plus (event.when)
position-movement = steps, fight et swimmer appartiennent au déplacement d’un joueur (move.turns)
position-steps = il reste { $count } pas à la place { $seat }, sur { $most } (move.steps)
position-swimmer = le nageur est un dino sur la côte, avec un pas et la carte qu’il faut (event.when)
position-fight = un combat est un dino de la place { $seat } qui entre dans une région voisine tenue par une autre espèce (combat.forced)
position-outmatched = l’attaquant a au moins deux cornes de moins (combat.outmatched)
position-births = births et young appartiennent au tour de naissances d’un joueur (birth.count)
position-births-most = la place { $seat } a { $most } nouveau-nés au plus, et pas plus que sa réserve (birth.count)
position-barren = il n’y a pas de nouveau-nés dans une manche sans naissances (event.duration)
position-young = young ne contient que des dinos de la place { $seat }, chacun une fois (birth.count)
position-doomed = la place { $seat } garde des dinos qui ne peuvent pas survivre (survive.deadly)
position-no-auction = il n’y a pas d’enchère dans la phase « { $phase } » (auction.draw)
position-lots = { $most } gènes au plus sont mis aux enchères (auction.draw)
position-lot = au lot { $lot }, il faut une offre et une place, ou ni l’une ni l’autre (auction.bid)
position-bid = la place { $seat } ne peut pas payer son offre sur le lot { $lot } (auction.afford)
position-bidder = la place { $seat } est sur plusieurs gènes, ou s’est retirée (auction.bid)
position-bid-early = on n’enchérit qu’après les gènes et les cartes (auction.draw)
position-undrawn = les gènes sont tirés avant que l’on demande les cartes (auction.draw)
position-rebidder = la place { $seat } n’a pas été surenchérie (auction.outbid)
position-standing = la place { $seat } n’est sur aucun gène, alors que ce n’est pas son tour (auction.must)
position-dropped-early = la place { $seat } s’est retirée avant de pouvoir le faire (auction.must)
position-dropped-needless = la place { $seat } s’est retirée, alors qu’il y a un gène pour chacun (auction.must)
position-lot-missing = le lot sur lequel enchérir n’est pas là (auction.bid)
position-lot-dear = la place { $seat } ne peut pas enchérir sur le lot { $lot } (auction.afford)
