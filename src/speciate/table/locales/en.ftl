### Rules of the program, the same in every game

rule-move_form = A move says what is done and to what, and it is made by someone who sits at the table. Anything else is no move of the game, so no rule of the game speaks of it.
    .title = What a move is
