### S-Evolution en français. Noms, règles, phrases ; les clés sont les mêmes dans toutes les langues.

title = S-Evolution
tagline = Des plis joués selon son Âge, un peuple à satisfaire, des cavernes à l’espace.

## En bref : ce par quoi les règles commencent

rules-goal = Mener un peuple à travers six Âges en six manches. On marque des points pour les besoins satisfaits et pour les Découvertes d’une même couleur ; le plus haut score gagne.
rules-overview = Une manche commence par des plis. Qui a joué la carte la plus forte choisit le premier parmi les cartes du pli, et laisse les calamités aux autres. La façon de jouer un pli dépend de l’Âge où l’on vit. Puis chacun, à son tour, subit ses calamités, récolte, commerce, pourvoit aux besoins de son peuple et, avec ce qui reste, achète des habitants, place des ouvriers ou passe à l’Âge suivant.
piece-resources = Nourriture, Outils et Science : ce sont les couleurs des plis et les besoins de votre peuple.
    .title = Les ressources
piece-discovery = Une pour chaque Âge, en quatre couleurs. Plusieurs d’une même couleur valent bien plus qu’une seule.
    .title = Les Découvertes
piece-people = Chacun a des besoins, et chaque besoin satisfait rapporte autant de points que votre population.
    .title = La population
piece-farm = Un ouvrier placé là produit des ressources, commerce, protège ou donne du prestige.
    .title = Les bâtiments
piece-famine = Des cartes dont personne ne veut : qui doit en prendre une y perd quelque chose.
    .title = Les calamités

## Les noms des choses

card-name = { $suit } { $strength } ({ $face })
unknown-card = une carte face cachée

suit-food = Nourriture
suit-tools = Outils
suit-science = Science

face-1 = donne 1
face-2 = donne 2
face-3 = donne 3
face-4 = donne 4
face-5 = donne 5
face-6 = donne 6
face-joker = joker
face-famine = Famine
face-earthquake = Séisme
face-fanaticism = Fanatisme
face-epidemic = Épidémie
face-decline = Décadence
face-hurricane = Ouragan
face-obscurantism = Obscurantisme
face-invasion = Invasion

disaster-famine = Famine
    .text = Les cartes Nourriture que vous avez prises sont perdues.
disaster-earthquake = Séisme
    .text = Les cartes Outils que vous avez prises sont perdues.
disaster-fanaticism = Fanatisme
    .text = Les cartes Science que vous avez prises sont perdues.
disaster-epidemic = Épidémie
    .text = Vous perdez 1 habitant.
disaster-decline = Décadence
    .text = Vous reculez d’un Âge.
disaster-hurricane = Ouragan
    .text = 2013 : votre stock perd 1 de chaque ressource. 2.0 : chaque bâtiment de production donne 1 de moins.
disaster-obscurantism = Obscurantisme
    .text = À la prochaine manche, vous jouez sans voir vos cartes.
disaster-invasion = Invasion
    .text = À la prochaine manche, tous les autres voient votre main.

building-farm = Ferme
    .short = Ferme
    .text = 1 ou 2 Nourriture par manche.
building-factory = Usine
    .short = Usine
    .text = 1 ou 2 Outils par manche.
building-lab = Centre de recherche
    .short = Labo
    .text = 1 ou 2 Science par manche.
building-trade = Commerce
    .short = Négoce
    .text = Avant les besoins, changez le type de 1, 2 ou 3 ressources.
building-prestige = Prestige
    .short = Prestige
    .text = 2013 : 1 ou 2 points pour un besoin non satisfait. 2.0 : vous jouez les plis comme l’Âge le plus haut et gagnez les égalités.
building-shield = Protection
    .short = Bouclier
    .text = 2013 : écarte une calamité par manche. 2.0 : les écarte toutes. Au niveau 2, chaque calamité écartée donne 2 ressources.

age-1 = Âge I
    .name = Primitif
age-2 = Âge II
    .name = Barbare
age-3 = Âge III
    .name = Moyen Âge
age-4 = Âge IV
    .name = Renaissance
age-5 = Âge V
    .name = Industriel
age-6 = Âge VI
    .name = Moderne

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

discovery-red-1 = Plantes médicinales
discovery-red-2 = Roue
discovery-red-3 = Université
discovery-red-4 = Haut fourneau
discovery-red-5 = Machine à vapeur
discovery-red-6 = Énergie solaire
discovery-green-1 = Pirogue
discovery-green-2 = Écriture
discovery-green-3 = Moulin à vent
discovery-green-4 = Anatomie
discovery-green-5 = Vaccin
discovery-green-6 = Génome
discovery-blue-1 = Art rupestre
discovery-blue-2 = Bronze
discovery-blue-3 = Assolement
discovery-blue-4 = Caravelle
discovery-blue-5 = Chemin de fer
discovery-blue-6 = Satellite
discovery-yellow-1 = Feu domestiqué
discovery-yellow-2 = Semailles
discovery-yellow-3 = Boussole
discovery-yellow-4 = Imprimerie
discovery-yellow-5 = Télégraphe
discovery-yellow-6 = Réseau mondial

tie-break = À points égaux, le plus haut Prestige l’emporte en 2.0 ; ensuite, comme en 2013, l’Âge le plus haut, la plus grande population, puis la place dans l’ordre du tour.
score-needs = Besoins
score-sets = Découvertes
score-total = Total

phase-start = Mise en place
phase-hand = Nouvelle main
phase-trump = Choix de l’atout
phase-play = Plis
phase-take = Choix des cartes
phase-disaster = Calamités
phase-harvest = Récolte
phase-trade = Commerce
phase-needs = Besoins
phase-manage = Gestion
phase-over = Fin de la partie

## Ce que la 2.0 a changé

difference-age-one = Jouer à l’Âge I
    .first = À l’Âge I, on mélange sa main et on la joue sans la voir.
    .second = Chacun regarde sa main, même à l’Âge I.
difference-first-round = Pas de calamité à la première manche
    .first = Une calamité retournée est remplacée par la carte du dessus de la pioche, puis remélangée après la manche.
    .second = Une calamité piochée est remplacée et remélangée avant que l’on joue.
difference-ties = Égalités
    .first = Âge le plus haut, puis population, puis ordre du tour.
    .second = D’abord le Prestige ; ensuite l’Âge, la population, l’ordre du tour.
difference-trump = Qui choisit l’atout
    .first = Parmi les Âges V et VI, le premier selon la règle d’égalité : l’Âge le plus haut.
    .second = Parmi les Âges V et VI, le plus haut Prestige, puis la règle d’égalité.
difference-action-order = Qui agit en premier
    .first = Le gagnant du dernier pli.
    .second = Celui qui a choisi en dernier dans le dernier pli.
difference-jokers = Jokers sous Famine, Séisme, Fanatisme
    .first = Un joker ne peut pas devenir la ressource dont les cartes sont perdues.
    .second = Un joker peut devenir n’importe quelle ressource.
difference-hurricane = Ouragan
    .first = Retire 1 de chaque ressource du stock.
    .second = Chaque bâtiment de production donne 1 de moins cette manche.
difference-late-disasters = Obscurantisme et Invasion à la dernière manche
    .first = Sans effet.
    .second = Chacune coûte 2 ressources au choix.
difference-paying = Un besoin que l’on ne peut satisfaire
    .first = Il prend tout ce que l’on a de cette ressource.
    .second = Il ne prend rien.
difference-points = Points des besoins
    .first = Comptés après bonus et pénalités ; un besoin non satisfait ne rapporte rien.
    .second = Comptés aussitôt ; un besoin non satisfait coûte un point par ressource manquante.
difference-rising = Tous les besoins satisfaits
    .first = On monte d’un Âge.
    .second = On peut monter d’un Âge.
difference-growth = Acheter des habitants
    .first = Une fois par manche : 1 pour 1 Nourriture, ou 2 pour 3 Nourriture.
    .second = 1 pour 1 Science, autant de fois qu’on peut payer.
difference-prestige = Prestige
    .first = 1 ou 2 points par manche pour un besoin non satisfait.
    .second = On joue les plis selon l’Âge le plus haut de la table et l’on passe devant dans les égalités.
difference-shield = Protection
    .first = 2 Science par niveau ; écarte une calamité par manche.
    .second = 1 puis 2 Science ; écarte toutes les calamités.
difference-last-discovery = Monter à la dernière manche
    .first = N’apporte aucune Découverte.
    .second = Retourne la Découverte de l’Âge atteint.

## Règles : mise en place

rule-setup_players = S-Evolution se joue de 2 à 4. On s’assied dans le sens horaire : Rouge, Vert, Bleu, Jaune.
    .title = Joueurs
rule-setup_deck = Chacun a son paquet : 8 cartes Nourriture, 8 Outils et 8 Science, de force 1 à 6, et 6 Découvertes. Un 6 est un joker. Le 4 d’Outils et le 4 de Science sont des calamités ; les paquets ne diffèrent que par ces deux cartes.
    .title = Les paquets
rule-setup_discoveries = Les six Découvertes, une par Âge, attendent face cachée à côté du plateau de leur propriétaire, à la place de leur Âge.
    .title = Découvertes
rule-setup_start = Chacun débute à l’Âge I avec 2 habitants, sans ressource, sans point et sans ouvrier sur un bâtiment.
    .title = Le départ
rule-setup_first = Le hasard désigne celui qui entame le tout premier pli.
    .title = Premier joueur
rule-setup_rounds = La partie dure six manches ; alors toutes les pioches sont épuisées.
    .title = Six manches

## Règles : nouvelle main

rule-hand_draw = Chacun prend 4 cartes de sa pioche. Si la Découverte de votre Âge est encore face cachée, vous l’ajoutez à votre main, qui compte alors 5 cartes.
    .title = Prendre une main
rule-hand_blind-age-one = Dans l’édition de 2013, un joueur à l’Âge I joue sans voir : à la première manche, personne ne regarde ses cartes.
    .title = À l’aveugle à l’Âge I
rule-hand_blind = Qui joue sans voir mélange sa main face cachée et retourne une carte à la fois. Ni lui ni personne, sauf en cas d’Invasion, ne connaît une carte avant qu’elle soit jouée.
    .title = Jouer sans voir
rule-hand_look = En 2.0, chacun regarde sa main, même à l’Âge I ; seul l’Obscurantisme la cache.
    .title = Regarder sa main
rule-hand_no-disaster-2013 = Il n’y a pas de calamité à la première manche. Celle que l’on retourne est mise de côté et l’on joue à la place la carte du dessus de sa pioche ; après la manche, elle est remélangée dans la pioche.
    .title = Pas de calamité au début (2013)
rule-hand_no-disaster-2_0 = Il n’y a pas de calamité à la première manche. Celle que l’on pioche est aussitôt remplacée, puis remélangée dans la pioche avant que l’on joue.
    .title = Pas de calamité au début (2.0)

## Règles : plis

rule-trick_turn = Dans le sens horaire, chacun joue une carte face visible. On joue des plis jusqu’à ce que toutes les mains soient vides.
    .title = Jouer un pli
rule-trick_first = Le premier pli d’une manche est entamé par celui qui a agi en dernier à la manche précédente, les suivants par le gagnant du pli d’avant : le premier à choisir une carte Ressource. S’il n’a plus de carte, le suivant qui en a une entame. Après un pli de Découvertes seulement, le même joueur entame à nouveau.
    .title = Qui entame
rule-trick_short-hand = Qui n’a pas de Découverte en main joue quatre cartes aux quatre premiers plis et passe le cinquième.
    .title = Quatre cartes seulement
rule-trick_age-1-2 = Aux Âges I et II, vos cartes n’ont pas de couleur. Vous jouez ce que vous voulez et n’imposez aucune couleur en entamant.
    .title = Âges I et II : sans couleur
rule-trick_age-3-4 = Aux Âges III et IV, vos cartes ont une couleur. Si une couleur est fixée, vous devez en jouer si vous en avez ; sinon, vous jouez ce que vous voulez. Le premier qui joue une carte ayant une couleur la fixe pour le pli.
    .title = Âges III et IV : suivre la couleur
rule-trick_age-5-6 = Aux Âges V et VI, vous jouez comme aux Âges III et IV, et vos cartes de la couleur d’atout sont des atouts, plus forts que tout. Sur une autre couleur, vous ne coupez que si vous ne pouvez pas suivre ; ce n’est jamais une obligation.
    .title = Âges V et VI : l’atout
rule-trick_no-trump-below = Une carte de la couleur d’atout n’est pas un atout si celui qui la joue n’y a pas droit.
    .title = Pas d’atout avant l’Âge V
rule-trick_trump-led = Si la couleur d’atout elle-même est fixée, les cartes de cette couleur de ceux qui n’ont pas droit à l’atout la suivent, mais passent après tous les vrais atouts.
    .title = L’atout est demandé
rule-trick_blind-free = Qui joue sans voir ne suit ni couleur ni atout, et ses cartes n’ont pas de couleur. S’il lui revient de choisir l’atout, il le choisit quand même.
    .title = Sans voir, donc libre
rule-trump_choice-2013 = Avant le premier pli, le joueur d’Âge V ou VI qui vient en tête selon la règle d’égalité choisit la couleur d’atout de la manche. Sans joueur à ces Âges, il n’y a pas d’atout.
    .title = Choisir l’atout (2013)
rule-trump_choice-2_0 = Avant le premier pli, le joueur d’Âge V ou VI au plus haut Prestige choisit la couleur d’atout de la manche ; la règle d’égalité départage. Sans joueur à ces Âges, il n’y a pas d’atout.
    .title = Choisir l’atout (2.0)
rule-trick_discovery = Une Découverte peut être jouée dans n’importe quel pli. Elle n’a ni force ni couleur, n’en fixe aucune et ne change rien au pli.
    .title = Jouer une Découverte
rule-tie_2013 = Toute égalité revient à l’Âge le plus haut, puis à la population la plus grande, puis à celui qui vient plus tôt dans l’ordre du tour en cours.
    .title = Égalités (2013)
rule-tie_2_0 = Toute égalité revient au plus haut niveau de Prestige, puis à l’Âge le plus haut, puis à la population la plus grande, puis à celui qui vient plus tôt dans l’ordre du tour en cours.
    .title = Égalités (2.0)
rule-take_discovery = Quand tous ont joué, ceux qui ont joué une Découverte en prennent d’abord une chacun : la leur, ou celle d’un autre si elle est du même Âge, dans l’ordre de la règle d’égalité. Elle va face visible à la place de son Âge.
    .title = Échanger des Découvertes
rule-take_order = Puis ceux qui ont joué une carte Ressource en prennent une chacun : le plus fort atout choisit d’abord, puis le plus fort dans la couleur fixée, enfin le plus fort des autres, quelle que soit leur couleur. La règle d’égalité départage.
    .title = L’ordre de choix
rule-take_any = Vous prenez la carte Ressource de votre choix parmi celles qui restent, même une calamité. Le dernier prend ce qui reste.
    .title = Prendre une carte

## Règles : phase d’Action

rule-action_order-2013 = Le gagnant du dernier pli agit en premier, puis les autres dans le sens horaire. Si ce pli n’avait que des Découvertes, c’est celui qui l’a entamé.
    .title = Qui agit en premier (2013)
rule-action_order-2_0 = Celui qui a choisi en dernier dans le dernier pli agit en premier, puis les autres dans le sens horaire. Si ce pli n’avait que des Découvertes, c’est le dernier à en avoir pris une.
    .title = Qui agit en premier (2.0)
rule-action_whole = Chacun termine toute sa phase d’Action avant que le suivant commence : calamités, récolte, commerce, besoins, gestion.
    .title = L’un après l’autre
rule-disaster_first = Les calamités que vous avez prises passent avant tout le reste, dans l’ordre de votre choix.
    .title = Calamités d’abord
rule-disaster_famine = Les cartes Nourriture prises cette manche ne donnent rien ; la Ferme produit toujours. En 2013, un joker ne peut pas non plus devenir Nourriture.
    .title = Famine
rule-disaster_earthquake = Les cartes Outils prises cette manche ne donnent rien ; l’Usine produit toujours. En 2013, un joker ne peut pas non plus devenir Outil.
    .title = Séisme
rule-disaster_fanaticism = Les cartes Science prises cette manche ne donnent rien ; le Centre de recherche produit toujours. En 2013, un joker ne peut pas non plus devenir Science.
    .title = Fanatisme
rule-disaster_epidemic = Vous perdez 1 habitant. Si tous travaillaient, vous reprenez un ouvrier de votre choix.
    .title = Épidémie
rule-disaster_decline = Vous descendez d’un Âge, mais pas sous l’Âge I. Aucune Découverte n’est retournée.
    .title = Décadence
rule-disaster_hurricane-2013 = Votre stock perd 1 Nourriture, 1 Outil et 1 Science, dans la mesure où vous en avez.
    .title = Ouragan (2013)
rule-disaster_hurricane-2_0 = Chacun de vos bâtiments de production donne 1 de moins cette manche.
    .title = Ouragan (2.0)
rule-disaster_obscurantism = À la prochaine manche, vous jouez sans voir, libre des règles de couleur et d’atout.
    .title = Obscurantisme
rule-disaster_invasion = À la prochaine manche, votre main est visible de tous les autres. Si l’Obscurantisme vous frappe aussi, tous la voient sauf vous.
    .title = Invasion
rule-disaster_last-round-2013 = À la dernière manche, Obscurantisme et Invasion n’ont pas d’effet.
    .title = Calamités tardives (2013)
rule-disaster_last-round-2_0 = Prises à la dernière manche, Obscurantisme et Invasion vous coûtent chacune 2 ressources de votre choix, si votre stock en a.
    .title = Calamités tardives (2.0)
rule-harvest_cards = Vous ajoutez les ressources des cartes prises. Un joker donne 1 ressource de votre choix.
    .title = Récolte
rule-harvest_buildings = Ferme, Usine et Centre de recherche produisent Nourriture, Outils et Science : 1 avec un ouvrier au niveau 1, 2 au niveau 2.
    .title = Production
rule-harvest_cap = On stocke au plus 8 de chaque ressource. Le surplus est perdu.
    .title = Stocks pleins
rule-trade_when = Juste avant de payer les besoins, et seulement alors, un ouvrier sur Commerce vous laisse changer le type de 1, 2 ou 3 ressources du stock, selon son niveau.
    .title = Commerce
rule-needs_kinds = Aux Âges I et II, vos habitants veulent de la Nourriture, aux Âges III et IV de la Nourriture et des Outils, aux Âges V et VI de la Nourriture, des Outils et de la Science : une de chaque par habitant. C’est l’Âge du moment qui compte. On peut monter grâce aux besoins et acheter un autre Âge dans la même manche.
    .title = Ce que veut le peuple
rule-needs_pay-2013 = Un besoin que vous ne pouvez satisfaire en entier prend tout ce que vous avez de cette ressource.
    .title = Payer (2013)
rule-needs_pay-2_0 = Un besoin que vous pouvez satisfaire doit l’être. Un besoin que vous ne pouvez satisfaire en entier ne prend rien.
    .title = Payer (2.0)
rule-needs_score = Chaque besoin satisfait en entier rapporte autant de points que votre population. En 2013, on les compte après bonus et pénalités ; en 2.0 aussitôt, besoin par besoin.
    .title = Points des besoins
rule-needs_lose-2_0 = Un besoin non satisfait vous coûte un point par ressource manquante. Le score ne descend jamais sous 0.
    .title = Perdre des points (2.0)
rule-needs_rise-2013 = Si tous vos besoins sont satisfaits, vous montez aussitôt d’un Âge, jusqu’à VI.
    .title = Monter (2013)
rule-needs_rise-2_0 = Si tous vos besoins sont satisfaits, vous pouvez monter d’un Âge, jusqu’à VI.
    .title = Monter (2.0)
rule-needs_fall = À partir de l’Âge III : si aucun besoin n’est satisfait, vous descendez d’un Âge et la Découverte de l’Âge quitté est retournée face cachée.
    .title = Descendre
rule-needs_starve = À partir de l’Âge III : si vous ne fournissez rien du tout à un besoin ou à plusieurs, vous perdez 1 habitant, une seule fois. Si tous travaillaient, vous reprenez un ouvrier de votre choix. En 2.0, cela arrive quand le stock n’a rien de cette ressource.
    .title = La disette
rule-needs_min-pop = Votre population ne descend jamais sous 1.
    .title = Le dernier habitant

## Règles : gestion

rule-manage_free = Avec ce qui reste, achetez ce que vous voulez, dans l’ordre que vous voulez, tant que vous pouvez payer. Le reste demeure en stock.
    .title = Gestion
rule-manage_pop-2013 = Une fois par manche : 1 habitant pour 1 Nourriture, ou 2 pour 3 Nourriture.
    .title = Croître (2013)
rule-manage_pop-2_0 = 1 habitant pour 1 Science, autant de fois que vous pouvez payer.
    .title = Croître (2.0)
rule-manage_pop-max = Votre population ne dépasse jamais 6.
    .title = Six habitants
rule-manage_age = Une fois par manche, vous pouvez monter d’un Âge pour 3 Science.
    .title = Acheter un Âge
rule-manage_worker = Vous pouvez placer un ouvrier sur un bâtiment vide, l’élever d’un niveau, ou le reprendre sans frais ; un ouvrier déplacé se paie à nouveau. Un seul ouvrier par bâtiment, et jamais plus d’ouvriers que d’habitants.
    .title = Placer des ouvriers
rule-manage_cost = Chaque niveau a son prix, et un nouvel ouvrier paie tous les niveaux qu’il monte. Ferme, Usine et Centre de recherche : 1 puis 2 Outils. Commerce : 1 Science par niveau. Prestige : 1 puis 2 Science. Protection de 2013 : 2 Science par niveau ; en 2.0 : 1 puis 2 Science.
    .title = Prix
rule-worker_prestige-2013 = Une fois par manche, pour un besoin non satisfait, le Prestige vous rapporte 1 ou 2 points, selon son niveau.
    .title = Prestige (2013)
rule-worker_prestige-2_0 = Avec un ouvrier sur Prestige, vous jouez les plis selon l’Âge le plus haut de la table et passez devant dans les égalités, le niveau 2 avant le niveau 1. Il donne l’usage de l’atout, pas son choix.
    .title = Prestige (2.0)
rule-worker_protection-2013 = La Protection écarte une calamité par manche. Au niveau 2, celle-ci vous donne aussi 2 ressources de votre choix.
    .title = Protection (2013)
rule-worker_shield-2_0 = La Protection écarte toutes les calamités. Au niveau 2, chacune vous donne 2 ressources de votre choix.
    .title = Protection (2.0)

## Règles : la fin

rule-round_discard = À la fin d’une manche, les cartes Ressources prises quittent le jeu.
    .title = Fin de manche
rule-over_sixth = La sixième manche s’arrête après les points. Il n’y a pas de gestion.
    .title = La dernière manche
rule-over_last-discovery-2_0 = Qui est monté d’un Âge à la dernière manche retourne face visible la Découverte de cet Âge.
    .title = La dernière Découverte (2.0)
rule-score_sets = Vos Découvertes face visible comptent par couleur : 1, 3, 6, 10, 15 ou 21 points pour 1, 2, 3, 4, 5 ou 6 d’une même couleur.
    .title = Groupes de Découvertes
rule-over_win = Le plus haut score gagne. La règle d’égalité départage.
    .title = Le vainqueur

## Ce qui se passe

event-first-player = { $seat } entame le premier pli.
event-round = La manche { $round } commence. { $seat } entame.
event-discovery-drawn = { $seat } prend en main : { $discovery }.
event-hand-unseen = { $seat } prend { $count } cartes sans les regarder.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-trump-named = { $seat } choisit l’atout : { $suit }.
event-played = { $seat } joue { $card }.
event-turned = { $seat } retourne { $card }.
event-disaster-replaced = { $seat } retourne { $card } : pas de calamité à la première manche, on joue la carte suivante.
event-discovery-played = { $seat } joue une Découverte : { $discovery }.
event-discovery-turned = { $seat } retourne une Découverte : { $discovery }.
event-colour-set = Couleur du pli : { $suit }.
event-trick-order = On choisit dans cet ordre : { $seats }.
event-took = { $seat } prend { $card }.
event-discovery-taken = { $seat } fait la Découverte { $discovery }.
event-action = { $seat } agit.
event-disaster = { $disaster } frappe { $seat }.
event-disaster-held-off = { $seat } échappe à une calamité : { $disaster }.
event-harvested = { $seat } récolte : Nourriture { $food }, Outils { $tools }, Science { $science }.
event-gained = { $seat } gagne 1 ressource au choix : { $suit }.
event-lost = { $seat } perd : { $suit } { $count }.
event-population-fell = { $seat } : la population tombe à { $count }.
event-worker-dismissed = { $seat } doit reprendre un ouvrier : { $building }.
event-traded = { $seat } échange 1 ressource : { $given } contre { $got }.
event-need-met = { $seat } donne à son peuple : { $suit } { $count }.
event-need-unmet = { $seat } ne peut donner à son peuple : { $suit } { $count }.
event-scored = { $seat } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en a { $score }.
event-points-lost = { $seat } perd { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en a { $score }.
event-prestige-scored = Le Prestige rapporte à { $seat } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour un besoin non satisfait.
event-age-rose = { $seat } monte à l’{ $age }.
event-age-fell = { $seat } redescend à l’{ $age }.
event-stayed = { $seat } reste à l’{ $age }.
event-discovery-down = { $seat } oublie une Découverte : { $discovery } est retournée face cachée.
event-discovery-up = { $seat } retourne face visible : { $discovery }.
event-population-grew = { $seat } : la population monte à { $count }.
event-built = { $level ->
        [1] { $seat } place un ouvrier : { $building }.
       *[other] { $seat } élève son ouvrier au niveau { $level } : { $building }.
    }
event-removed = { $seat } reprend un ouvrier : { $building }.
event-game-over = La partie est finie : { $scores }. La victoire revient à { $winners }.

## Ce qu’il faut faire

decision-first = Le hasard désigne le premier joueur.
decision-draw = On pioche une carte.
decision-turn = On retourne une carte.
decision-trump = Choisissez la couleur d’atout de la manche.
decision-play = Jouez une carte.
decision-take = Prenez une carte du pli.
decision-disaster = Quelle calamité appliquer maintenant ?
decision-dismiss = Votre population a baissé : reprenez un ouvrier.
decision-lose = Abandonnez une ressource.
decision-gain = Choisissez une ressource à gagner.
decision-trade = Échangez des ressources avant de payer les besoins, ou passez à la suite.
decision-rise = Tous les besoins sont satisfaits : monter d’un Âge ?
decision-manage = Dépensez ce que vous avez, puis terminez votre tour.

move-first = { $seat } entame
move-draw = On pioche { $card }
move-turn = On retourne { $card }
move-turn-discovery = On retourne la Découverte
move-trump = Atout : { $suit }
move-play = Jouer { $card }
move-discovery = Jouer votre Découverte
move-flip = Retourner une de vos cartes
move-take = Prendre la carte jouée par { $seat }
move-suffer = Subir : { $disaster }
move-protect = Écarter : { $disaster }
move-gain = Gagner 1 ressource : { $suit }
move-lose = Abandonner 1 ressource : { $suit }
move-dismiss = Reprendre un ouvrier : { $building }
move-trade = Changer 1 ressource : { $given } en { $got }
move-rise = Monter d’un Âge
move-stay = Rester à cet Âge
move-grow = Acheter { $count ->
        [one] { $count } habitant
       *[other] { $count } habitants
    }
move-evolve = Acheter un Âge
move-build = Placer ou élever un ouvrier : { $building }
move-remove = Reprendre un ouvrier : { $building }
move-done = Terminer

## Pourquoi non

refusal-no-such-move = Ce coup n’existe pas.
refusal-game-over = La partie est finie.
refusal-natures-move = Patience : cela revient au hasard, aucun joueur ne peut le faire.
refusal-not-this-chance = Le hasard ne peut pas faire cela maintenant.
refusal-not-trump-now = L’atout se choisit avant le premier pli d’une manche, s’il y a un joueur d’Âge V ou VI.
refusal-not-your-trump = Ce n’est pas à vous de choisir l’atout.
refusal-not-play-now = On ne joue pas de carte maintenant.
refusal-not-your-play = Ce n’est pas à vous de jouer une carte.
refusal-play-from-hand = { $card } n’est pas dans votre main.
refusal-must-follow = Vous avez en main la couleur { $suit } et devez la suivre : { $card } ne peut pas être jouée.
refusal-play-unseen = Vous jouez sans voir cette manche : vous ne pouvez que retourner une carte.
refusal-not-unseen = Vous voyez vos cartes : choisissez laquelle jouer.
refusal-no-discovery-in-hand = Vous n’avez pas de Découverte en main.
refusal-not-take-now = On ne prend pas de carte maintenant.
refusal-not-your-take = Ce n’est pas à vous de choisir.
refusal-take-no-card = Il n’y a pas de carte à prendre à cet endroit.
refusal-take-resource = Vous avez joué une Découverte : c’est une Découverte que vous prenez.
refusal-take-other-age = Cette Découverte n’est pas du même Âge que la vôtre.
refusal-not-your-action = Un autre joueur est en train d’agir.
refusal-not-disaster-now = Aucune calamité n’attend votre décision maintenant.
refusal-no-such-disaster = { $disaster } n’est pas parmi les calamités que vous avez prises.
refusal-no-protection = Aucun de vos ouvriers ne peut écarter cette calamité maintenant : { $disaster }.
refusal-not-gain-now = Il n’y a pas de ressource à choisir maintenant.
refusal-gain-barred = Vos jokers ne peuvent pas devenir { $suit } : ces cartes sont perdues cette manche.
refusal-not-lose-now = Vous n’avez rien à abandonner.
refusal-lose-none = Vous n’avez rien à abandonner de cette ressource : { $suit }.
refusal-not-dismiss-now = Aucun ouvrier n’est à reprendre.
refusal-no-worker = Vous n’avez pas d’ouvrier à cet endroit : { $building }.
refusal-not-trade-now = On commerce juste avant les besoins, avec un ouvrier sur Commerce.
refusal-trade-none = Vous n’avez rien à changer de cette ressource : { $given }.
refusal-trade-full = Vous n’avez plus de place pour { $got }.
refusal-trade-same = Une ressource ne se change pas en elle-même : { $given }.
refusal-not-rise-now = Vos besoins ne vous font pas monter d’Âge maintenant.
refusal-not-manage-now = On n’achète que pendant la gestion, à la fin de sa phase d’Action.
refusal-cannot-pay = Le prix est de { $price } ({ $suit }), et vous en avez moins.
refusal-population-full = Votre population ne peut pas dépasser 6.
refusal-grown-already = Vous avez déjà acheté des habitants cette manche.
refusal-grow-count = On ne peut pas acheter { $count } habitants d’un coup.
refusal-age-top = Vous êtes à l’Âge VI.
refusal-age-bought = Vous avez déjà acheté un Âge cette manche.
refusal-level-top = L’ouvrier est déjà au plus haut niveau : { $building }.
refusal-no-free-pop = Tous vos habitants travaillent déjà.
refusal-not-done-now = Il n’y a rien à terminer maintenant.

## Options

option-edition = Édition
    .help = Les règles de 2013, ou la 2.0 qui les a remplacées.
option-generous = Paquets généreux
    .help = Davantage de cartes de force 3 : quelques ressources de plus pour tous.
option-sum_before_floor = Points additionnés d’abord
    .help = 2.0 : les points gagnés et perdus par tous les besoins d’une manche s’additionnent avant que le score s’arrête à 0. Sinon il s’arrête à 0 après chaque besoin.
option-rounds = Manches
    .help = Nombre de manches ; six épuisent les pioches.
option-start_population = Population de départ
    .help = Combien d’habitants chacun a au début.
option-stock_limit = Stocks
    .help = Le plus que l’on puisse stocker d’une ressource.
option-evolve_price = Prix d’un Âge
    .help = Science pour monter d’un Âge pendant la gestion.

## Thèmes de la règle

topic-setup = Mise en place
topic-hand = Nouvelle main
topic-trick = Plis
topic-trump = Atout
topic-tie = Égalités
topic-take = Prise des cartes
topic-action = La phase d’Action
topic-disaster = Calamités
topic-harvest = Récolte
topic-trade = Commerce
topic-needs = Besoins
topic-manage = Gestion
topic-worker = Ouvriers
topic-round = Fin de la manche
topic-over = Fin de la partie
topic-score = Points

## Styles des robots

style-settler = Colon
    .hint = veut une population nombreuse
style-merchant = Marchand
    .hint = place ses ouvriers au Commerce
style-scholar = Savant
    .hint = réunit science et Découvertes
