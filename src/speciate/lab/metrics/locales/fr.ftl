### Les noms des métriques et ce qu’elles disent, en français. docs/metrics.md donne les formules.

## Les tableaux : leur titre, et une phrase sur ce qu’ils montrent

table-length = Durée
    .says = La durée d’une partie : tous les coups, les vrais choix (plus d’une possibilité) et les manches ; la moyenne, et la valeur au-dessous (p10) ou au-dessus (p90) de laquelle se trouve un dixième des parties.
table-branching = Choix
    .says = Combien de possibilités offre une décision, et combien de fois une seule, ce qui n’est pas un choix.
table-seat-advantage = Avantage des places
    .says = De combien chaque place dépasse sa juste part des victoires, en points de pourcentage.
table-downtime = Attente
    .says = Combien de choix des autres on attend pour chacun des siens, et la plus longue attente d’une partie.
table-lead-changes = Qui est en tête
    .says = Combien de fois la tête change, et après quelle part de la partie la chance du vainqueur reste à 90 % ou plus.
table-winner-known = Quand le vainqueur est connu
    .says = La chance qu’avait le futur vainqueur quand une telle part de la partie était jouée.
table-comebacks = Remontées
    .says = Combien de fois le vainqueur a eu, dans la seconde moitié, moins de la moitié ou du quart d’une juste chance.
table-component-balance = Composants
    .says = Ce que vaut un composant, en points de pourcentage. Pioché : un de plus au lieu d’un autre, à nombre égal de pioches ; c’est le hasard qui donne, donc c’est presque son seul effet. Utilisé : ceux qui l’ont utilisé moins les autres ; qui est en tête peut se permettre davantage, donc l’effet est confondu.
table-decisions-that-matter = Décisions qui comptent
    .says = Combien de fois le meilleur coup dépasse le coup médian de la chance de gagner demandée, et de combien en moyenne.
table-interaction = Interaction
    .says = De combien un choix change sa propre chance, celle des autres et leur score (racine de la moyenne des carrés).
table-kingmaking = Faiseurs de rois
    .says = Combien de fois quelqu’un qui ne peut plus gagner décide lequel des autres gagne : parmi tous les choix, et parmi ceux des battus.
table-luck-and-skill = Chance et talent
    .says = D’où viennent les écarts entre gagner et perdre : la donne avant le premier choix, les dés après, le niveau des joueurs, la place, et le reste.
table-skill-curve = Talent
    .says = De combien un niveau dépasse sa juste part des victoires parmi des joueurs tous pareils, en points de pourcentage.
table-ablation = Sans un composant
    .says = De combien change la part de victoires d’une place, en points de pourcentage, quand le composant est interdit à elle seule, sur les mêmes donnes.
table-difficulty = Difficulté
    .says = Combien de parties gagne une équipe de chaque niveau.
table-talking = Se parler
    .says = Combien de parties de plus gagne une équipe, en points de pourcentage : à mains ouvertes, et quand le plus fort conseille tous au lieu d’être assis parmi les plus faibles.

## Les colonnes

column-seats = joueurs
column-seat = place
column-measure = mesure
column-of = de
column-decision = décision
column-played = joué, %
column-below = sous
column-component = composant
column-by = par
column-source = source
column-level = niveau
column-against = contre
column-help = aide
column-value = valeur
column-count = comptés

## Les noms des lignes

word-all = toutes
word-mean = moyenne
word-p10 = p10
word-p90 = p90
word-moves = coups
word-choices = choix
word-rounds = manches
word-options = possibilités
word-forced = forcées
word-wait = attente
word-longest = plus longue attente
word-changes = changements de tête
word-known = connu après
word-half = la moitié d’une juste chance
word-quarter = un quart
word-drawn = pioché
word-used = utilisé
word-share = comptent
word-gain = gain
word-own-chance = sa propre chance
word-others-chance = la chance des autres
word-others-score = le score des autres
word-beaten = choix des battus
word-deal = donne
word-dice = dés
word-level = niveau
word-seat = place
word-rest = reste
word-open-hands = mains ouvertes
word-advice = conseils
