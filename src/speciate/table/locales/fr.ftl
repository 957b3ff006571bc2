### Règles du programme, les mêmes dans tous les jeux

rule-move_form = Un coup dit ce qui est fait et avec quoi, et c’est quelqu’un assis à la table qui le joue. Tout le reste n’est pas un coup du jeu : aucune règle du jeu n’en parle.
    .title = Ce qu’est un coup
