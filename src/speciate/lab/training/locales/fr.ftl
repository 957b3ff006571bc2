### Ce que disent les graphiques d’un apprentissage, en français.

## Les choix mis de côté

foretold-title = À quel point les choix non appris de la recherche sont prévus
foretold-up = surprise en nats par choix, moins c’est mieux ; { $choices } mis de côté
foretold-across = parties apprises
foretold-learned = apprise : { $nats } à la fin
foretold-by-hand = stratégie faite à la main : { $nats }
foretold-uniform = tous les coups égaux : { $nats }

## Les poids

weights-title = Ce que la stratégie a appris : de chaque famille le poids le plus loin de 0
weights-across = poids (logarithme naturel)
weights-learned = apprise
weights-by-hand = faite à la main, au plus près de ces traits

## L’entraînement

practice-title = L’entraînement : parties gagnées par la stratégie seule, à une contre les autres de celle qui vient avec le jeu
practice-up = parties gagnées en % et intervalle à 95 % ; en tirets : à égalité
practice-across = parties jouées contre elle-même
practice-learned = apprise : { $share } % [{ $low } – { $high }]

## Le match

match-title = Le match : parties gagnées par la stratégie apprise
match-up = parties gagnées en % et intervalle à 95 %, contre la stratégie qui vient avec le jeu ; en tirets : à égalité
match-across = parties jouées
match-learned = apprise : { $share } % [{ $low } – { $high }]

## Ce que voit la stratégie d’Evolution : le nom d’une famille, et lequel de ses traits c’est

feature-number = n° { $number }
evolution-food = Une carte pour le point d’eau
    .about = vaut { $food }, { $mouths ->
        [0] aucun herbivore
        [1] 1 ou 2 à nourrir
        [2] 3 à 5 à nourrir
       *[3] 6 ou plus à nourrir
    }
evolution-food-trait = Son trait, qui est perdu
    .about = { $trait }
evolution-card = Une carte à jouer
    .about = { $trait }, { $hunter ->
        [0] sans chasseur
       *[1] avec chasseur
    }{ $danger ->
        [0] {""}
       *[1] , chassé
    }
evolution-cards-end = Ne plus jouer de carte
    .about = { $hand } en main{ $last ->
        [0] {""}
       *[1] , dernier tour
    }
evolution-new = Une nouvelle espèce
    .about = { $row } en jeu, encore { $hand } cartes
evolution-new-fed = Nouvelle espèce et son avenir
    .about = { $plenty ->
        [0] rien à manger
        [1] peu de plantes
        [2] assez de plantes
       *[3] abondance
    }{ $danger ->
        [0] {""}
        [1] , à l’abri
       *[2] , chassée
    }{ $last ->
        [0] {""}
       *[1] , dernier tour
    }
evolution-wasted = Une carte défaussée
    .about = { $trait }
evolution-trait = Un trait posé
    .about = { $trait }, { $hunter ->
        [0] herbivore
       *[1] chasseur
    }{ $danger ->
        [0] {""}
        [1] , à l’abri
       *[2] , chassé
    }
evolution-among = À côté d’autres traits
    .about = { $hunter ->
        [0] herbivore
       *[1] chasseur
    }, déjà { $count }
evolution-trait-population = Un trait, par population
    .about = population { $count }
evolution-late-trait = Un trait au dernier tour
    .about = { $trait }
evolution-hunter = Devenir chasseur
    .about = { $kind ->
        [0] il y a des proies
        [1] proies plus tard
       *[2] sans proie
    }{ $grazing ->
        [0] {""}
       *[1] , traits d’herbivore
    }
evolution-body = Taille
    .about = { $hunter ->
        [0] herbivore
       *[1] chasseur
    } de { $count }{ $danger ->
        [0] {""}
        [1] , à l’abri
        [2] , d’un point trop petit
       *[3] , chassé
    }
evolution-body-prey = Taille d’un chasseur
    .about = { $kind ->
        [0] il y a des proies
        [1] d’un point trop petit
       *[2] sans proie
    }{ $last ->
        [0] {""}
       *[1] , dernier tour
    }
evolution-population = Population
    .about = { $hunter ->
        [0] herbivore
       *[1] chasseur
    } de { $count }
evolution-population-fed = Population et son avenir
    .about = { $plenty ->
        [0] rien à manger
        [1] peu de plantes
        [2] assez de plantes
       *[3] abondance
    }{ $danger ->
        [0] {""}
        [1] , à l’abri
       *[2] , chassée
    }{ $last ->
        [0] {""}
       *[1] , dernier tour
    }
evolution-leaf = Traits à feuilles
    .about = { $kind ->
        [0] Fertile
        [1] Long Cou
        [2] Tissus Gras
       *[3] aucun
    }
evolution-feed = Prendre une plante
    .about = en veut encore { $count }
evolution-partners = Une plante, avec partenaires
    .about = { $kind ->
        [0] aucun
        [1] Coopération
        [2] Fourrageuse
       *[3] les deux
    }
evolution-fed = Une plante, selon les repas
    .about = { $kind ->
        [0] n’a pas mangé
       *[1] a mangé
    }, { $count } traits
evolution-prey = Attaquer
    .about = { $own ->
        [0] chez un autre
       *[1] chez soi
    }, taille { $count }
evolution-prey-population = Attaquer, par population
    .about = population { $count }
evolution-prey-traits = Attaquer, par traits
    .about = { $count } traits{ $horns ->
        [0] {""}
       *[1] , Cornes
    }{ $dies ->
        [0] {""}
       *[1] , elle s’éteint
    }
evolution-hunger = Attaquer, par faim
    .about = en veut encore { $count }
evolution-thought = Une carte pour Intelligence
    .about = { $fat ->
        [0] affamée
       *[1] pour la graisse
    }, { $hand } en main
evolution-ignored = Un trait à ignorer
    .about = {""}
evolution-feeding-end = Finir de nourrir
    .about = {""}
