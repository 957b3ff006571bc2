# Ce qui ne va pas dans les composants et les positions qu’on a écrits. Les mots du JSON et les noms des règles restent tels quels.

## Composants

pack-cards = { $place } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; la règle en compte { $cards } par couleur (setup.deck)
pack-deck = { $place } a { $count } cartes, dont { $common } qui ne sont pas des calamités ; une pioche a au moins { $low } de celles-ci, et { $high } cartes au plus
pack-food-disaster = { $place } contient une calamité ; seuls tools et science peuvent en avoir
few-cards = les pioches ont { $count } cartes, trop peu pour { $rounds } manches de { $hand } ; l’option « rounds » peut en jouer moins
pack-card-form = { $place } contient « { $word } » ; une carte s’écrit force+rendement, « 3+2 », avec une force de 1 à { $most }
pack-face = { $place } contient « { $word } » : { $error }
yield = une carte rapporte de 1 à { $most }, et non « { $word } »
pack-disaster-name = { $place } contient « { $word } » ; c’est sous [disasters] qu’on dit de quelle calamité il s’agit : écrivez « 4+disaster »
pack-joker = { $place } contient un { $strength } qui est un joker ; ce sont les 6 qui sont des jokers
pack-no-joker = { $place } contient un 6 qui n’est pas un joker ; les 6 sont des jokers
pack-disaster = { $place } contient une calamité de force { $strength } ; seuls les 4 de tools et de science en sont
pack-disasters = { $place } a { $count ->
        [one] { $count } calamité
       *[other] { $count } calamités
    } ; la règle en compte 1
pack-colours = { $place } a { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    } ; une Découverte par Âge, cela fait { $ages } (setup.discoveries)
doubled = disasters : { $name } figure sur { $count } cartes ({ $where }) ; en est-il ainsi dans votre boîte ?
card-form = une carte s’écrit couleur, force et rendement, « food-3+2 », et non « { $word } »
discovery-form = une Découverte s’écrit paquet et Âge, « red-4 », et non « { $word } »

## Positions

position-other-pack = { $place } est « { $name } », et non « { $usual } » : `decks` et `colours` doivent alors donner la liste de ses cartes
position-decks = { $place } en compte { $count } ; un par place, cela fait { $seats }
position-deck-size = { $place } a { $count } cartes, trop peu pour { $rounds } manches de { $hand } (hand.draw)
position-colours = { $place } doit nommer les couleurs des { $count } Découvertes
position-round = round est { $round } dans la phase « { $phase } » (setup.rounds)
position-not-last = la partie est finie, mais la manche { $round } n’est pas la dernière (over.sixth)
position-taken-by-nobody = la carte de la place { $seat } est prise, mais personne ne l’a (take.any)
position-too-often = { $card } se trouve une fois de plus que dans les paquets (setup.deck)
position-nowhere = { $count } cartes de la place { $seat } ne se trouvent nulle part, dont { $card } (setup.deck)
position-not-of-deck = la place { $seat } a { $card } plus souvent que son paquet (setup.deck)
position-wrong-place = place { $seat } : { $discovery } se trouve à l’Âge { $age } (take.discovery)
position-held-age = la place { $seat } tient une Découverte d’un autre Âge que le sien (hand.draw)
position-played-age = la place { $seat } a joué une Découverte d’un autre Âge que le sien (hand.draw)
position-discovery-count = { $discovery } se trouve { $count } fois sur la table (setup.discoveries)
position-not-in-play = { $discovery } vient d’un paquet qui n’est pas en jeu (setup.players)
position-gap = la place { $seat } n’a pas de Découverte à l’Âge { $age } (setup.discoveries)
position-gap-up = place { $seat } : à l’Âge { $age }, aucune Découverte ne peut être face visible (take.discovery)
position-hand-size = la place { $seat } a { $count } cartes au début d’une manche, et non { $size } (hand.draw)
position-hand-full = la place { $seat } tient ou pioche trop de cartes : { $count } (hand.draw)
position-hand-when = la place { $seat } a des cartes à jouer dans la phase « { $phase } » (trick.turn)
position-unseen = la place { $seat } joue sans voir : ses cartes sont dans `unseen`, et non dans `hand` (hand.blind)
position-seen = la place { $seat } ne joue pas sans voir, ou les autres voient ses cartes : elles sont dans `hand` (hand.blind)
position-void = la place { $seat } tient { $card }, alors qu’elle n’a pas fourni cette couleur (trick.age-3-4)
position-deck = le paquet de la place { $seat } a { $count } cartes ; la partie en demande { $needed } (setup.deck)
position-workers = la place { $seat } a { $count } Pops placés pour une population de { $population } (manage.worker)
position-aside = la place { $seat } a des calamités de côté, ce qui n’arrive qu’à la manche 1 de 2013 (hand.no-disaster-2013)
position-aside-card = la place { $seat } a { $card } de côté, qui n’est pas une calamité (hand.no-disaster-2013)
position-face-down = la Découverte de l’Âge { $age } de la place { $seat } est face cachée : elle est maintenant en main (hand.draw)
position-card-taken = la carte de la place { $seat } n’est prise que pendant que les joueurs choisissent (take.order)
position-void-when = place { $seat } : ce qui n’a pas été fourni ne compte que jusqu’à la fin des plis (trick.age-3-4)
position-rose-when = la place { $seat } ne monte par ses besoins qu’après les plis (needs.kinds)
position-start-changed = la place { $seat } a changé d’Âge, de population ou de score avant la première phase d’Action (setup.start)
position-start-owns = la place { $seat } a quelque chose avant la première phase d’Action (setup.start)
position-early-disaster = la place { $seat } a une calamité à la manche 1 (hand.no-disaster-{ $edition })
position-start-cards = la place { $seat } a quelque chose avant la première main (setup.start)
position-no-trick = il n’y a de pli que pendant qu’on en joue un (trick.turn)
position-colour = colour est { $suit }, mais les cartes du pli ne l’imposent pas (trick.age-3-4)
position-trump-when = trump est { $suit } dans la phase « { $phase } » (trick.age-5-6)
position-trump-age = personne ne pouvait nommer d’atout (trump.choice-{ $edition })
position-trump-namer = personne n’a d’atout à nommer (trump.choice-{ $edition })
position-cards-left = un joueur a deux cartes de plus qu’un autre (trick.turn)
position-order-early = personne ne choisit avant que le pli soit complet (take.order)
position-turning = la place { $seat } ne joue pas sans voir (hand.blind)
position-replacing = une calamité n’est remplacée que lorsqu’on en a retourné une (hand.no-disaster-2013)
position-has-played = la place { $seat } a joué, alors que c’est le tour de la place { $turn }
position-not-played = la place { $seat } n’a pas joué, alors que c’est le tour de la place { $turn }
position-no-card = c’est le tour de la place { $seat }, mais elle n’a pas de carte à jouer (trick.turn)
position-turning-late = on ne retourne pas de carte pendant que les joueurs choisissent (hand.blind)
position-nothing-to-take = personne n’a joué de carte à prendre (take.order)
position-order = order est { $given } ; d’après les cartes, c’est { $expected } (take.order)
position-winner = winner est { $given } ; d’après les cartes, c’est { $expected } (trick.first)
position-exchange = { $choosers } joueurs de l’Âge { $age } ont choisi, mais { $taken } Découvertes sont prises
position-suffering = suffering nomme une calamité que le joueur qui agit n’a pas prise (disaster.first)
position-no-disaster = aucune calamité n’agit dans la phase « { $phase } » (disaster.first)
position-disasters = il agit plus de calamités que le joueur n’en a pris (disaster.first)
position-barred = barred nomme { $suit }, mais aucune calamité prise ne l’interdit (disaster.famine)
position-suffered-nothing = la place { $seat } n’a rien subi qui vaille pour la manche suivante (disaster.obscurantism)
position-not-risen = la place { $seat } n’est pas montée par ses besoins à cette manche (needs.kinds)
position-gains = personne ne gagne de ressources au choix dans la phase « { $phase } » (harvest.cards)
position-losses = on ne perd de ressources au choix qu’à la dernière manche de 2.0 (disaster.last-round-2.0)
position-trades = trades est { $count }, plus que le niveau du Commerce (trade.when)
position-trades-nothing = trades est { $count }, mais il n’y a rien à échanger en stock (trade.when)
position-met = met et unmet ne comptent les besoins que dans la phase « needs » (needs.kinds)
position-rising = personne n’a à dire s’il monte (needs.rise-2.0)
position-bought = la population et les Âges ne s’achètent que pendant la gestion (manage.free)
