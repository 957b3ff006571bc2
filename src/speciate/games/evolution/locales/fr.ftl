### Evolution en français. Noms, règles, phrases ; les clés sont les mêmes dans toutes les langues.

title = Evolution
tagline = S’adapter, manger et survivre à ses voisins.

## En bref : ce par quoi les règles commencent

rules-goal = Nourrissez vos espèces. À la fin de chaque manche, ce qu’elles ont mangé va dans votre sac. Quand la partie s’achève, chaque nourriture du sac, chaque population et chaque trait de vos espèces vivantes vaut un point ; le plus haut total gagne.
rules-overview = À chaque manche, chacun pioche des cartes et en pose une face cachée au plan d’eau. Les autres se jouent comme traits, comme nouvelles espèces, ou pour qu’une espèce grandisse ou se multiplie. Puis la nourriture est révélée et les espèces mangent à tour de rôle : les plantes du plan d’eau ou, pour les carnivores, leurs voisines. Une espèce qui a faim diminue ; quand il n’en reste rien, elle est perdue.
piece-species = Chacune a une taille, une population et quelques traits, et réclame autant de nourriture qu’elle a de population.
    .title = Les espèces
piece-pool = Les plantes de tous. Les cartes que chacun y pose en secret décident combien il en pousse.
    .title = Le plan d’eau
piece-horns = Ils protègent une espèce ou l’aident à manger. Chaque carte en porte un.
    .title = Les traits
piece-carnivore = Ils ne mangent pas de plantes et attaquent plus petit qu’eux.
    .title = Les carnivores

## Les noms des choses

species-name = { $letter } ({ $owner })
card-name = { $trait } { $food }
unknown-card = une carte face cachée
side-left = à gauche
side-right = à droite

cause-feed = repas
cause-long-neck = Long Cou
cause-cooperation = Coopération
cause-intelligence = Intelligence
cause-attack = attaque
cause-scavenger = Charognard

tie-break = À points égaux, le plus de cartes Trait l’emporte, puis la plus grande population ; à égalité encore, la victoire est partagée.
score-food = Nourriture dans le sac
score-population = Population
score-traits = Cartes Trait
score-total = Total

phase-start = Mise en place
phase-deal = Distribution des cartes
phase-food = Choix de la nourriture
phase-play = Pose des cartes
phase-leaf = Traits à feuilles
phase-feed = Repas
phase-aftermath = Fin des repas
phase-over = Fin de la partie

## Traits

trait-carnivore = Carnivore
    .text = Se nourrit en attaquant plus petit que lui ; aucune plante, jamais.
trait-ambush = Embuscade
    .text = Quand elle attaque, aucun Cri d’Alerte ne l’arrête.
trait-burrowing = Fouisseuse
    .text = À l’abri tant que sa nourriture égale sa population.
trait-climbing = Grimpante
    .text = À l’abri des carnivores qui ne grimpent pas.
trait-cooperation = Coopération
    .text = À chaque prise, votre espèce de droite prend 1 nourriture pareille.
trait-defensive-herding = Horde défensive
    .text = À l’abri des carnivores qui ne sont pas plus nombreux qu’elle.
trait-fat-tissue = Tissus Gras
    .text = Une fois rassasiée, elle fait des réserves, jusqu’à sa taille.
trait-fertile = Fertile
    .text = +1 population avant la révélation, s’il reste des plantes au plan d’eau.
trait-foraging = Fourrageuse
    .text = 1 plante de plus à chaque prise de plantes.
trait-hard-shell = Carapace
    .text = +4 en taille pour se défendre.
trait-horns = Cornes
    .text = Qui l’attaque perd 1 population.
trait-intelligence = Intelligence
    .text = Par carte défaussée : 2 plantes, ou pour un carnivore, un trait à ignorer à la prochaine attaque.
trait-long-neck = Long Cou
    .text = 1 plante de la réserve avant la révélation de la nourriture.
trait-pack-hunting = Chasse en Meute
    .text = Attaque avec sa taille plus sa population.
trait-scavenger = Charognard
    .text = 1 viande chaque fois qu’une attaque coûte de la population à une espèce.
trait-symbiosis = Symbiose
    .text = À l’abri tant que votre espèce de droite est plus grande.
trait-warning-call = Cri d’Alerte
    .text = Garde vos espèces voisines des carnivores sans Embuscade.

## Règles : mise en place

rule-setup_players = On joue à Evolution de 2 à 6. Pour la première manche, le hasard désigne le premier joueur.
    .title = Joueurs et premier joueur
rule-setup_deck = La pioche compte 129 cartes : 17 Carnivore et 7 de chacun des 16 autres traits. Outre son trait, chaque carte porte une valeur de nourriture, parfois négative. La pioche est mélangée et posée face cachée.
    .title = La pioche
rule-setup_two-players = À deux, 40 cartes tirées au hasard quittent la pioche avant la première distribution. Personne ne sait lesquelles, et elles ne reviennent jamais. Une espèce n’a alors de place que pour 2 traits.
    .title = À deux joueurs
rule-setup_six-players = À six, tout le monde pose ses cartes en même temps, comme dans le jeu rapide. Moins nombreux, on peut en convenir avant la partie.
    .title = À six joueurs
rule-setup_supply = Nourriture, plateaux et cubes ne manquent jamais : ce que les règles vous donnent, vous le recevez.
    .title = Matériel illimité

## Règles : distribution

rule-deal_species = Qui n’a aucune espèce au début d’une manche en reçoit une nouvelle, de taille 1 et de population 1, avant que l’on distribue les cartes. À la première manche, c’est le cas de tout le monde.
    .title = Une espèce pour tous
rule-deal_cards = Chacun pioche 3 cartes, plus 1 par espèce de sa rangée ; celle qu’il vient de recevoir compte. Le premier joueur pioche d’abord, puis les autres dans le sens horaire.
    .title = Piocher des cartes
rule-deal_reshuffle = Lorsqu’il faut piocher et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Si cela arrive pendant la distribution, la manche qui commence est la dernière.
    .title = Remélanger
rule-deal_exhausted = Si la pioche et la défausse sont vides toutes les deux, les cartes restantes ne sont pas piochées. Personne ne les récupère plus tard.
    .title = Plus une carte

## Règles : choix de la nourriture

rule-food_secret = Tous les joueurs choisissent en même temps une carte de leur main et la posent face cachée au plan d’eau. Nul ne voit ce que posent les autres, et aller plus vite n’y change rien. Une carte posée ne se reprend pas.
    .title = Une carte chacun
rule-food_required = Poser une carte de nourriture n’est pas facultatif. Seul un joueur dont la main est vide passe son tour.
    .title = Personne n’y échappe

## Règles : pose des cartes

rule-play_order = Le premier joueur commence, puis le tour passe dans le sens horaire. Pendant votre unique tour, vous jouez autant de cartes que vous voulez, une à une, dans n’importe quel ordre ; puis vous y mettez fin. Les cartes non jouées restent en main.
    .title = Les tours
rule-play_quick = Dans le jeu rapide, chacun joue ses cartes au même moment et ne voit rien de ce que font les autres, défausses comprises. Quand le dernier a terminé, tout est dévoilé.
    .title = Jeu rapide
rule-play_trait = Une carte de votre main peut devenir un trait de l’une de vos espèces. Elle y est posée face cachée.
    .title = Ajouter un trait
rule-play_trait-limit = Une espèce a de la place pour 3 traits, pour 2 dans une partie à deux joueurs. Les traits face cachée comptent. Pour faire de la place, vous pouvez d’abord en défausser un.
    .title = Place pour les traits
rule-play_trait-unique = Aucune espèce ne porte deux fois le même trait. Un trait encore face cachée compte aussi.
    .title = Jamais deux fois
rule-play_trait-fixed = Un trait appartient à l’espèce qui l’a reçu. On peut le défausser, mais il ne passe jamais à une autre espèce.
    .title = Un trait ne bouge pas
rule-play_trait-discard = Pendant votre tour dans cette phase, vous pouvez vous défaire de traits de vos espèces, autant que vous le souhaitez. Ils vont face visible à la défausse et ne rapportent rien. La nourriture stockée sur des Tissus Gras défaussés va dans votre sac.
    .title = Défausser un trait
rule-play_species = Défaussez une carte face visible pour faire naître une espèce, de taille 1 et de population 1.
    .title = Nouvelle espèce
rule-play_species-place = Une nouvelle espèce rejoint votre rangée par le bout gauche ou par le bout droit, à votre choix. Elle ne se glisse pas au milieu.
    .title = Où la placer
rule-play_body = Défaussez une carte face visible pour faire grandir une de vos espèces : sa taille monte de 1.
    .title = Grandir
rule-play_population = Défaussez une carte face visible pour rendre une de vos espèces plus nombreuse : sa population monte de 1.
    .title = Se multiplier
rule-play_track-limit = La taille comme la population s’arrêtent à 6. Rien ne les fait monter plus haut.
    .title = Pas plus de six
rule-play_reveal = Les nouveaux traits sont retournés tous ensemble, une fois que le dernier joueur a terminé. Jusque-là, les autres voient combien de cartes face cachée porte une espèce, mais pas lesquelles ; dans le jeu rapide, ils ne voient même pas cela.
    .title = Dévoiler les traits

## Règles : traits à feuilles

rule-leaf_order = Fertile, Long Cou et Tissus Gras, les cartes encadrées de feuilles, agissent avant que la nourriture soit retournée. Le premier joueur utilise les siens d’abord, puis les autres dans le sens horaire. Qui en a plusieurs décide de leur ordre.
    .title = Avant la nourriture
rule-leaf_optional = Vous êtes libre d’utiliser chacun de ces traits ou de le laisser de côté. Fertile et Long Cou servent au plus une fois par manche.
    .title = Jamais forcé
rule-leaf_fertile = S’il y a de la nourriture au plan d’eau au moment où vous utilisez Fertile, l’espèce gagne 1 population. Elle ne peut pas dépasser 6.
    .title = Utiliser Fertile
rule-leaf_long-neck = Long Cou va chercher 1 plante dans la réserve, sans toucher au plan d’eau. C’est une prise comme une autre : Fourrageuse et Coopération s’y ajoutent. Un carnivore, ou une espèce qui n’a plus de place, n’obtient rien.
    .title = Utiliser Long Cou
rule-leaf_fat = De la nourriture stockée sur les Tissus Gras, passez ce que vous voulez à l’espèce, tant que sa population le permet. Cette nourriture change seulement de place : ce n’est pas une prise et aucun trait ne réagit.
    .title = Utiliser Tissus Gras

## Règles : la nourriture est révélée

rule-reveal_sum = On retourne les cartes posées au plan d’eau et l’on fait la somme de leurs valeurs. Au-dessus de zéro, autant de plantes s’y ajoutent ; en dessous, autant en sont retirées, dans la mesure du possible. Ces cartes partent ensuite à la défausse.
    .title = Plantes au plan d’eau

## Règles : repas

rule-feed_order = Le premier joueur nourrit une fois une espèce, puis c’est au suivant dans le sens horaire, et ainsi de suite. On continue de tour en tour jusqu’à ce que plus personne ne puisse nourrir d’espèce.
    .title = Les tours de repas
rule-feed_hungry = Une espèce a faim tant que la nourriture de son plateau n’atteint pas sa population. Les réserves des Tissus Gras ne comptent pas.
    .title = Avoir faim
rule-feed_must = Si l’une de vos espèces affamées peut manger, vous devez en nourrir une qui a faim ; vous choisissez laquelle. Les Tissus Gras attendront. Un carnivore affamé peut manger tant qu’une attaque lui est permise, même si sa seule proie porte des Cornes ou vous appartient.
    .title = Nourrir les affamées
rule-feed_pass = Si aucune de vos espèces ne peut manger et que l’Intelligence ne vous sert à rien, vous passez votre tour. Vous restez dans la course : si l’une d’elles peut manger quand votre tour revient, vous la nourrissez.
    .title = Passer son tour
rule-feed_fat-optional = Une espèce rassasiée peut continuer à remplir ses Tissus Gras, sans y être obligée. Si vous y renoncez, on ne vous le propose plus de la manche, pour aucune de vos espèces. Une espèce affamée qui redevient capable de manger doit pourtant être nourrie.
    .title = Remplir Tissus Gras
rule-feed_plant = Une espèce qui n’est pas carnivore mange 1 plante, prise au plan d’eau.
    .title = Manger des plantes
rule-feed_no-plants = Un carnivore ne prend aucune plante, ni au plan d’eau ni dans la réserve, quels que soient ses autres traits.
    .title = Carnivores sans plantes
rule-feed_capacity = La nourriture d’une espèce n’excède jamais sa population. Ce qui ne trouve pas de place n’est pas pris ; seuls les Tissus Gras en offrent davantage.
    .title = Place pour manger
rule-feed_meat-for-all = Une espèce qui n’est pas carnivore mange aussi de la viande, quand un trait comme Charognard ou Coopération lui en apporte.
    .title = Viande pour tous

## Règles : attaque

rule-attack_target = Un carnivore peut attaquer toute espèce de la table sauf lui-même : herbivore ou carnivore, d’un autre joueur ou du sien.
    .title = Choisir sa proie
rule-attack_size = L’attaquant doit être plus grand que sa proie ; être aussi grand ne suffit pas. Chasse en Meute grandit l’attaquant, Carapace grandit la proie.
    .title = Plus grand
rule-attack_meat = L’attaque réussie, le carnivore prend de la viande dans la réserve, autant que la taille de sa proie ; une Carapace n’en ajoute pas. Il garde ce qui trouve place sur son plateau et sur ses Tissus Gras. Le reste est perdu.
    .title = Prendre la viande
rule-attack_loss = L’espèce attaquée perd 1 population. S’il lui reste plus de nourriture que de population, le surplus va dans le sac de son propriétaire.
    .title = Perte de la proie
rule-attack_kill = Une espèce qu’une attaque fait tomber à 0 population s’éteint.
    .title = Attaque mortelle
rule-attack_room = Un carnivore qui n’a plus de place pour manger, ni sur son plateau ni sur des Tissus Gras, ne peut pas attaquer.
    .title = Repu, il n’attaque pas
rule-attack_sequence = On juge si l’attaque est permise avant toute perte. Puis, dans l’ordre : les Cornes blessent l’attaquant, la proie perd sa population, l’attaquant prend sa viande, les Charognards prennent la leur. La proie subit sa perte même si les Cornes ont tué l’attaquant. Une Coopération suit toujours aussitôt la prise qui l’a déclenchée.
    .title = Ordre d’une attaque

## Règles : extinction et fin de manche

rule-extinct_board = Une espèce sans population quitte la table, ses traits vont à la défausse et ses voisines se rapprochent. Son propriétaire pioche autant de cartes qu’elle avait de traits. On les pioche une fois terminée l’attaque, ou la famine de fin de repas, en commençant par le premier joueur, dans le sens horaire.
    .title = S’éteindre
rule-extinct_food = Si une espèce meurt lors d’une attaque, ce que portent son plateau et ses Tissus Gras revient au sac de son propriétaire.
    .title = Nourriture des mortes
rule-end_starve = Les repas finis, une espèce qui a mangé moins que sa population tombe à ce qu’elle a mangé. Si elle n’a rien eu, elle s’éteint.
    .title = La famine
rule-end_bag = Ensuite, la nourriture des plateaux va dans le sac de leurs propriétaires ; celle des Tissus Gras n’en bouge pas. Les sacs sont publics : chacun peut les compter à tout moment.
    .title = Remplir les sacs
rule-end_watering-hole = Les plantes que personne n’a mangées attendent au plan d’eau la manche suivante.
    .title = Plantes restantes
rule-end_first-player = À la fin d’une manche, le pion du premier joueur passe au suivant dans le sens horaire.
    .title = Nouveau premier joueur

## Règles : traits

rule-trait_hard-shell = Quand on l’attaque, cette espèce compte pour 4 de plus que sa taille. L’attaquant ne prend pourtant de viande que pour la taille elle-même.
    .title = Carapace
rule-trait_carnivore = Ce trait fait d’une espèce un carnivore. Pour manger, elle attaque ; elle ne prend jamais de plante.
    .title = Carnivore
rule-trait_scavenger = Quand l’attaque d’un carnivore coûte de la population à une espèce, chaque Charognard prend 1 viande dans la réserve, s’il a de la place. C’est une fois par attaque, qu’il soit témoin, attaquant ou proie (après sa perte) ; la population perdue contre des Cornes ne donne rien. Ceux du joueur attaquant se servent d’abord, puis les autres dans le sens horaire, de gauche à droite dans une rangée.
    .title = Charognard
rule-trait_pack-hunting = Pour attaquer, cette espèce additionne sa taille et sa population.
    .title = Chasse en Meute
rule-trait_cooperation = À chaque prise de cette espèce, sa voisine de droite dans votre rangée prend 1 nourriture, de même sorte et au même endroit, si elle le peut. C’est 1 seule, quelle que soit la prise ; si son plateau est plein, elle la stocke sur ses Tissus Gras dès qu’il y a de la place. C’est une prise à part entière, qui peut déclencher la Coopération suivante ; la nourriture déplacée depuis des Tissus Gras n’en déclenche aucune.
    .title = Coopération
rule-trait_horns = Qui attaque cette espèce perd 1 population, avant de prendre la moindre viande. S’il lui reste plus de nourriture que de population, le surplus va dans le sac de son propriétaire. Un attaquant qui en meurt s’éteint et ne prend pas de viande.
    .title = Cornes
rule-trait_warning-call = Vos espèces juste à gauche et juste à droite de celle-ci ne craignent que les carnivores qui ont Embuscade. Une espèce qui porte Cri d’Alerte n’est jamais protégée par un cri : deux d’entre elles côte à côte ne se gardent pas l’une l’autre.
    .title = Cri d’Alerte
rule-trait_ambush = Un carnivore qui a Embuscade attaque comme si les Cris d’Alerte n’existaient pas.
    .title = Embuscade
rule-trait_fertile = Une fois par manche, avant la révélation, cette espèce peut gagner 1 population, pourvu qu’il y ait à manger au plan d’eau. Sa population ne dépasse pas 6.
    .title = Fertile
rule-trait_burrowing = Nul ne peut attaquer cette espèce tant que la nourriture de son plateau égale sa population. Celle des Tissus Gras n’y change rien.
    .title = Fouisseuse
rule-trait_foraging = À chaque prise de plantes, cette espèce en prend 1 de plus au même endroit, s’il en reste et si elle a de la place. La place sur des Tissus Gras compte : la plante en plus y est stockée dès qu’elle y tient. Elle fait partie de la même prise, si bien que Coopération n’agit qu’une fois.
    .title = Fourrageuse
rule-trait_climbing = Seul un carnivore qui a lui aussi Grimpante peut s’en prendre à cette espèce.
    .title = Grimpante
rule-trait_defensive-herding = Seul un carnivore à la population supérieure à la sienne peut s’en prendre à cette espèce.
    .title = Horde défensive
rule-trait_intelligence-plants = Si cette espèce n’est pas carnivore, vous pouvez défausser des cartes de votre main pendant votre tour de repas, avant ou après le repas normal. Pour chacune, elle prend 2 plantes dans la réserve, autant qu’elle a de place. Fourrageuse et Coopération s’ajoutent à chacune de ces prises.
    .title = Intelligence : plantes
rule-trait_intelligence-attack = Si cette espèce est carnivore, chaque carte que vous défaussez pendant votre tour de repas vous fait nommer un trait. À sa prochaine attaque, tous les exemplaires de ce trait, chez qui que ce soit, sont ignorés. On peut nommer tout trait sauf Carnivore, donc aussi faire taire Cornes ou Charognard. Ce qui a été nommé s’efface à la fin des repas.
    .title = Intelligence : ignorer un trait
rule-trait_intelligence-free = L’Intelligence n’est jamais imposée et ne tient jamais lieu de repas normal. Vous pouvez l’utiliser même dans un tour où aucun repas normal n’est possible.
    .title = Intelligence à volonté
rule-trait_long-neck = Une fois par manche, avant la révélation, cette espèce peut prendre 1 plante, dans la réserve plutôt qu’au plan d’eau.
    .title = Long Cou
rule-trait_symbiosis = Nul ne peut attaquer cette espèce tant que votre espèce juste à sa droite est d’une taille supérieure.
    .title = Symbiose
rule-trait_fat-tissue = Lorsque sa nourriture égale sa population, cette espèce peut en prendre encore et la mettre de côté sur cette carte. La carte n’en contient pas plus que la taille de l’espèce.
    .title = Tissus Gras
rule-fat_discard = Quand les Tissus Gras sont défaussés, quand leur espèce meurt et quand la partie s’achève, ce qu’ils contiennent va dans le sac de leur propriétaire.
    .title = Perdre Tissus Gras

## Règles : fin de la partie

rule-over_deal = Si la défausse a dû être remélangée pendant la distribution, la partie s’achève avec cette manche.
    .title = La dernière manche
rule-over_later = Si la défausse a dû être remélangée à un autre moment, on termine la manche et l’on en joue encore une, entière.
    .title = Encore une manche
rule-score_total = Vous marquez 1 point par nourriture dans votre sac, 1 par population de vos espèces survivantes et 1 par carte Trait qu’elles portent. Le plus haut total gagne.
    .title = Les points
rule-score_ties = À total égal, on compare les cartes Trait des espèces survivantes, puis leur population ; qui en a le plus gagne. Si l’égalité demeure, la victoire est partagée.
    .title = Égalités

## Ce qui se passe

event-first-player = Premier joueur : { $seat }.
event-round = La manche { $round } commence. Premier joueur : { $seat }.
event-last-round = La manche { $round } est la dernière.
event-species-given = { $species } entre en jeu : taille 1, population 1.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-reshuffled = La pioche est vide : { $count ->
        [one] { $count } carte de la défausse forme
       *[other] { $count } cartes de la défausse forment
    } la nouvelle pioche.
event-nothing-to-draw = Il n’y a plus rien à piocher : { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    } à { $seat }.
event-food-laid = { $seat } pose { $card } face cachée au plan d’eau.
event-food-laid-unseen = { $seat } pose une carte face cachée au plan d’eau.
event-trait-laid = { $species } reçoit { $card }, face cachée.
event-trait-laid-unseen = { $species } reçoit un trait, face cachée.
event-trait-dropped = { $species } abandonne { $card }.
event-species-created = { $species } est une nouvelle espèce { $side } ({ $card } en défausse).
event-body-grew = { $species } passe à la taille { $count } ({ $card } en défausse).
event-population-grew = { $species } passe à la population { $count } ({ $card } en défausse).
event-play-ended = { $seat } a fini de poser ses cartes.
event-cards-shown = { $seat } a défaussé : { $cards }.
event-species-shown = { $species } : taille { $body }, population { $population }, traits : { $traits }.
event-traits-revealed = { $species } dévoile : { $traits }.
event-fertile = { $species } est Fertile et passe à la population { $count }.
event-fat-moved = { $species } mange 1 nourriture de ses Tissus Gras.
event-food-revealed = Cartes de nourriture : { $cards }. Leur somme est { $sum } ; { $count ->
        [0] il n’y a aucune plante
        [one] il y a maintenant { $count } plante
       *[other] il y a maintenant { $count } plantes
    } au plan d’eau.
event-plants-from-hole = { $species } prend { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
    } au plan d’eau ({ $cause }).
event-plants-from-bank = { $species } prend { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
    } dans la réserve ({ $cause }).
event-meat = { $species } prend { $count ->
        [one] { $count } viande
       *[other] { $count } viandes
    } ({ $cause }).
event-thought = { $card } est défaussée pour l’Intelligence de { $species }.
event-ignored = { $species } ignorera le trait { $trait } chez toutes les espèces à sa prochaine attaque.
event-attacked = { $species } attaque { $target } : taille { $size } contre { $defence }.
event-gored = { $species } se blesse aux Cornes de { $target } : sa population tombe à { $count }.
event-lost-population = La population de { $species } tombe à { $count }.
event-bagged = { $seat } met { $count ->
        [one] { $count } jeton de nourriture
       *[other] { $count } jetons de nourriture
    } dans son sac.
event-extinct = { $count ->
        [0] { $species } s’éteint.
        [one] { $species } s’éteint ; son propriétaire pioche une carte pour son trait.
       *[other] { $species } s’éteint ; son propriétaire pioche { $count } cartes pour ses traits.
    }
event-declined = { $seat } renonce à remplir des Tissus Gras pour cette manche.
event-starved = { $species } manque de nourriture : sa population tombe à { $count }.
event-game-over = La partie est finie : { $scores }. La victoire revient à { $winners }.

## Ce qu’il faut faire

decision-first = Le hasard désigne le premier joueur.
decision-draw = On pioche une carte.
decision-food = Choisissez une carte de votre main à poser face cachée au plan d’eau.
decision-play = Choisissez une carte à jouer, défaussez un trait ou terminez votre tour.
decision-use = Choisissez ce que devient la carte : un trait, une nouvelle espèce, de la taille ou de la population.
decision-leaf = Utilisez Fertile, Long Cou ou Tissus Gras, ou terminez votre tour.
decision-feed = Nourrissez une de vos espèces, utilisez l’Intelligence, ou terminez votre tour si aucune espèce ne doit manger.
decision-ignore = Nommez le trait à ignorer à la prochaine attaque.

move-first = { $seat } devient premier joueur
move-draw = On pioche { $card }
move-food = Poser { $card } face cachée au plan d’eau
move-card = Prendre { $card } de votre main pour la jouer
move-trait = { $species } : ajouter la carte comme trait
move-new = Défausser la carte : nouvelle espèce { $side }
move-body = { $species } : taille +1
move-population = { $species } : population +1
move-drop = { $species } : défausser { $trait }
move-fertile = { $species } : population +1 grâce à Fertile
move-long-neck = { $species } : prendre 1 plante dans la réserve grâce à Long Cou
move-fat = { $species } : manger 1 nourriture des Tissus Gras
move-feed = { $species } : prendre une plante au plan d’eau
move-attack = Attaquer { $target } avec { $attacker }
move-think = { $species } : défausser { $card } pour l’Intelligence
move-ignore = Ignorer { $trait }
move-end = Terminer votre tour

## Pourquoi non

refusal-natures-move = Patience : cela revient au hasard, aucun joueur ne peut le faire.
refusal-not-food-now = Les cartes de nourriture ne se posent que pendant le choix de la nourriture.
refusal-food-already = Vous avez déjà posé votre carte de nourriture.
refusal-food-from-hand = { $card } n’est pas dans votre main.
refusal-food-required = Posez d’abord une carte de nourriture : personne ne peut s’en dispenser.
refusal-not-play-now = Cela ne se fait que pendant la pose des cartes.
refusal-not-your-play = Ce n’est pas à vous de poser des cartes.
refusal-play-from-hand = { $card } n’est pas dans votre main.
refusal-card-first = Prenez d’abord une carte de votre main, puis choisissez son usage.
refusal-use-first = Choisissez d’abord l’usage de la carte que vous avez prise.
refusal-play-no-species = Vous n’avez pas d’espèce à cette place.
refusal-trait-limit = { $species } n’a plus de place pour un trait.
refusal-trait-unique = { $species } a déjà ce trait.
refusal-track-limit = { $species } est déjà au bout de cette échelle.
refusal-species-place = Une nouvelle espèce se place au bout gauche ou au bout droit de votre rangée.
refusal-drop-missing = { $species } n’a pas le trait { $trait }.
refusal-not-leaf-now = Les traits à feuilles ne servent qu’avant la révélation de la nourriture.
refusal-not-your-leaf = Ce n’est pas à vous d’utiliser des traits à feuilles.
refusal-leaf-no-species = Vous n’avez pas d’espèce à cette place.
refusal-leaf-no-trait = { $species } n’a pas ce trait.
refusal-leaf-used = { $species } a déjà utilisé ce trait pendant cette manche.
refusal-fertile-no-food = { $species } ne peut pas utiliser Fertile : le plan d’eau est vide.
refusal-fertile-full = { $species } ne peut pas utiliser Fertile : sa population est au plus haut.
refusal-neck-carnivore = { $species } est carnivore : Long Cou ne lui apporte pas de plante.
refusal-neck-full = { $species } n’a plus de place pour une plante.
refusal-fat-empty = { $species } n’a rien en réserve sur ses Tissus Gras.
refusal-fat-full = { $species } est rassasiée : sa réserve reste sur ses Tissus Gras.
refusal-not-feed-now = Cela ne se fait que pendant les repas.
refusal-not-your-feed = Ce n’est pas à vous de nourrir une espèce.
refusal-feed-no-species = Vous n’avez pas d’espèce à cette place.
refusal-fed-already = Vous avez déjà nourri une espèce pendant ce tour.
refusal-feed-carnivore = { $species } est carnivore : elle ne prend pas de plantes.
refusal-feed-no-plant = { $species } ne trouve pas de plante : le plan d’eau est vide.
refusal-feed-full = { $species } n’a plus de place pour manger.
refusal-feed-hungry-first = { $species } n’a pas faim : nourrissez d’abord une espèce affamée.
refusal-fat-declined = Vous avez déjà renoncé à remplir des Tissus Gras pour cette manche, et { $species } n’a pas faim.
refusal-must-feed = L’une de vos espèces affamées peut manger : vous devez la nourrir, elle ou une autre.
refusal-name-first = Nommez d’abord le trait que l’Intelligence ignore.
refusal-attack-not-carnivore = { $species } n’est pas carnivore.
refusal-attack-no-target = Il n’y a pas d’espèce à attaquer à cette place.
refusal-attack-itself = { $species } ne peut pas s’attaquer elle-même.
refusal-attack-size = { $species } attaque avec une taille de { $size } ; contre { $target }, il faut au moins { $needed }.
refusal-attack-room = { $species } n’a pas de place pour de la viande et ne peut donc pas attaquer.
refusal-climbing-protects = { $target } est Grimpante et { $species } ne l’est pas.
refusal-herding-protects = { $target } vit en Horde défensive : il faut à { $species } une population supérieure.
refusal-burrowing-protects = { $target } est rassasiée et à l’abri dans son terrier (Fouisseuse).
refusal-symbiosis-protects = { $target } est protégée par l’espèce plus grande à sa droite (Symbiose).
refusal-warning-call-protects = { $target } est gardée par un Cri d’Alerte, et { $species } ne dispose pas d’Embuscade.
refusal-think-no-trait = { $species } n’a pas l’Intelligence.
refusal-think-from-hand = { $card } n’est pas dans votre main.
refusal-think-full = { $species } n’a plus de place pour des plantes.
refusal-think-no-room = { $species } n’a pas de place pour de la viande : elle n’a pas d’attaque à préparer.
refusal-think-all-named = { $species } ignore déjà tous les traits.
refusal-ignore-not-now = Il n’y a pas de trait à nommer maintenant : défaussez d’abord une carte pour l’Intelligence d’un carnivore.
refusal-ignore-carnivore = Carnivore ne peut pas être nommé : sans lui, il n’y aurait pas d’attaque.
refusal-ignore-twice = { $trait } a déjà été nommé.
refusal-game-over = La partie est finie.
refusal-not-this-chance = Le hasard ne peut pas faire cela maintenant.
refusal-no-such-move = Ce coup n’existe pas.

## Options

option-quick = Jeu rapide
    .help = Tous posent leurs cartes en même temps, sans se voir ; toujours le cas à 6 joueurs.
option-cards_each_round = Cartes par manche
    .help = Cartes distribuées à chacun, avant celles pour ses espèces.
option-cards_per_species = Cartes par espèce
    .help = Cartes distribuées en plus pour chaque espèce.
option-trait_limit = Traits par espèce
    .help = Combien de traits une espèce peut porter ; d’ordinaire 3, à deux joueurs 2.
option-track_limit = Bout des échelles
    .help = La plus grande taille et la plus grande population.
option-set_aside = Cartes écartées
    .help = Cartes retirées du jeu sans être vues ; d’ordinaire 40 à deux joueurs, sinon aucune.
option-shell_bonus = Bonus de Carapace
    .help = Taille que la Carapace ajoute en défense.
option-intelligence_plants = Plantes par Intelligence
    .help = Plantes pour chaque carte défaussée pour l’Intelligence.

## Thèmes de la règle

topic-setup = Mise en place
topic-deal = Distribution des cartes
topic-food = Choix de la nourriture
topic-play = Pose des cartes
topic-leaf = Traits à feuilles
topic-reveal = Révélation de la nourriture
topic-feed = Repas
topic-attack = Attaque
topic-extinct = Extinction
topic-end = Fin de la manche
topic-trait = Traits
topic-fat = Tissus Gras
topic-over = Fin de la partie
topic-score = Décompte

## Styles des robots

style-grazer = Herbivore
    .hint = vit de plantes et laisse les autres en paix
style-hunter = Chasseur
    .hint = élève des carnivores et attaque
style-hoarder = Écureuil
    .hint = fait des réserves et garde ses cartes
