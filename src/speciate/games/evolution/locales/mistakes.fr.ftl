# Ce qui ne va pas dans les composants et les positions qu’on a écrits. Les mots du JSON et les noms des règles restent tels quels.

## Composants

pack-values = { $place } a { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    } ; la règle compte { $cards } de ces cartes
pack-deck = { $place } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout ; une pioche en a de { $low } à { $high }
few-cards = la pioche a { $count } cartes, dont { $aside } seraient mises de côté ; l’option « set_aside » peut en demander moins
pack-not-number = { $place } contient { $value }, qui n’est pas un nombre entier
pack-food = { $place } contient { $value } ; une valeur de nourriture va de { $low } à { $high }

## Cartes

card-form = une carte s’écrit trait et valeur de nourriture, « fertile+6 », et non « { $word } »
food-value = une valeur de nourriture va de { $low } à { $high } ; { $food } ne convient pas

## Positions

position-trait-twice = { $place } contient deux fois « { $trait } » (play.trait-unique)
position-id-twice = { $place } contient deux fois le même id
position-next-id = { $place } est { $next }, alors qu’il doit dépasser tous les id
position-trait-limit = { $place } en compte { $count } ; la limite est de { $limit } (play.trait-limit)
position-food-capacity = { $place } est { $food }, plus que la population, qui est de { $population } (feed.capacity)
position-fat-tissue = { $place } : sans Tissus Gras, rien ne se stocke (trait.fat-tissue)
position-fat-body = { $place } est { $fat }, plus que la taille, qui est de { $body } (trait.fat-tissue)
position-ignoring-who = { $place } n’est que pour un carnivore doté d’Intelligence (trait.intelligence-attack)
position-ignoring-when = { $place } ne dure que jusqu’à la fin de la phase de repas (trait.intelligence-attack)
position-food-when = { $place } : on ne mange qu’après avoir joué les cartes (feed.order)
position-used = { $place } n’est que pour Fertile et Long Cou, pendant que les traits à feuilles agissent (leaf.order)
position-face-down = { $place } : il n’y a de traits face cachée que dans la phase « play » (play.reveal)
position-other-pack = { $place } est « { $name } », et non « { $usual } » : `cards` doit alors donner la liste de ses cartes
position-last-round = last_round est { $last }, mais la manche est la { $round }
position-unreachable = unreachable est { $count }, alors que { $cards } cartes de cette pioche n’en sortent jamais
position-deck = la pioche a { $count } cartes, dont { $never } n’en sortent jamais
position-feeding-turn = fed, acted et idle ne concernent que les tours de repas (feed.order)
position-naming = naming doit désigner un carnivore doté d’Intelligence de la place dont c’est le tour de se nourrir
position-round = round est { $round } dans la phase « { $phase } »
position-not-last = la partie est finie, mais la manche { $round } n’est pas la dernière (over.deal)
position-aside = aside contient { $count } cartes, et non { $cards } (setup.two-players)
position-not-ended = la place { $seat } n’a pas fini son tour, alors que c’est celui de la place { $turn }
position-has-ended = la place { $seat } a fini son tour, alors que c’est celui de la place { $turn }
position-renewed = renewed et old contiennent des cartes que le jeu de composants n’a pas
position-kept = place { $seat } : kept doit venir de old, et drawn de renewed (deal.reshuffle)
position-shown-cards = place { $seat } : shown n’a pas les mêmes cartes que la place elle-même (play.quick)
position-shown-before = place { $seat } : shown est la place telle qu’avant la phase (play.quick)
position-shown-gone = place { $seat } : une espèce montrée a disparu, or aucune ne meurt dans cette phase (play.quick)
position-shown-shrunk = place { $seat } : une espèce montrée a diminué dans cette phase (play.quick)
position-shown-bag = place { $seat } : shown a un sac plus plein, ou des cartes à piocher (play.quick)
position-no-species = la place { $seat } n’a aucune espèce dans la phase « { $phase } » (deal.species)
position-too-early = la place { $seat } a quelque chose avant la première distribution (deal.species)
position-owed = la place { $seat } pioche { $count } cartes, plus qu’il n’y en a
position-held-when = la place { $seat } tient une carte à jouer dans la phase « { $phase } »
position-held-turn = la place { $seat } tient une carte à jouer, alors que c’est le tour de la place { $turn } (play.order)
position-food-card = la place { $seat } a posé une carte de nourriture dans la phase « { $phase } » (reveal.sum)
position-shown = place { $seat } : `shown` n’existe que dans la phase « play » du jeu rapide
position-discarding = place { $seat } : `discarding` n’existe que dans la phase « play » du jeu rapide
position-owed-when = la place { $seat } pioche des cartes dans la phase « { $phase } »
position-no-table = aucune table ne correspond à cette vue
