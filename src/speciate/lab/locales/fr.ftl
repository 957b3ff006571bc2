### Ce que montrent les expériences, en français : tableaux du terminal et page du rapport.

bot = Robot
rating = Cote
wins = Victoires
win-rate = Parties gagnées
score = Score
played = Jouées
seat = Place
time = ms par choix
slowest = le plus lent, ms
branching = coups possibles
choices = choix par partie
failures = échecs

strength = Force
versus = Qui finit devant qui
seats = Places
costs = Réflexion
caption-rated = Intervalles à 95 %. Un robot qui ne vaut pas mieux que les autres gagnerait { $share }. Un écart de 400 points donne dix chances contre une.
caption-share = Intervalles à 95 %. Un robot qui ne vaut pas mieux que les autres gagnerait { $share }.
caption-teams = Intervalles à 95 %. On gagne ou on perd ensemble ; chaque robot tenait toutes les places de ses parties, avec les mêmes donnes.
caption-versus = Combien de fois le robot de la ligne finit devant celui de la colonne, une égalité comptant pour moitié. Les colonnes portent les numéros des lignes.
caption-seats = Chaque robot s’est assis partout aussi souvent : sans avantage, chaque place gagnerait { $share }.
caption-costs = Coups possibles : leur nombre moyen à chaque décision. Les durées dépendent de la machine ; la même graine répète tout le reste.
failed = { $bot } a échoué { $failures ->
        [one] une fois
       *[other] { $failures } fois
    }, et greedy a joué à sa place ; la première fois, partie { $game }, place { $seat }, { $note }
summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } ; { $moves } coups par partie en moyenne, de { $low } à { $high }.

## La page

page-title = Tournoi : { $game }
page-about = { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }, règles { $rules }, moteur { $engine }.
engine-compiled = compilé
engine-pure = non compilé
page-options = Options : { $options }.
ladder = Échelle de force
ladder-teams = Parties gagnées
ladder-note = Un point par robot, son intervalle à 95 % en trait.
ladder-fair = Le trait pointillé marque ce que gagnerait un robot qui ne vaut pas mieux que les autres.
scores = Scores
scores-note = Combien de fois chaque score a été atteint ; le repère marque la médiane.
lengths = Longueur des parties
lengths-note = Coups d’une partie entière, hasard non compté ; le repère marque la médiane.
seats-plot = Avantage des places
seats-note = Part des victoires par place, avec intervalles à 95 % ; le trait pointillé marque une part équitable.
median = médiane { $value }
all-games = Toutes les parties
axis-rating = cote
axis-wins = victoires, %
axis-score = score
axis-moves = coups
page-failures = Échecs
page-made = Fait par Speciate { $version }. Rien sur cette page n’est chargé d’ailleurs.
