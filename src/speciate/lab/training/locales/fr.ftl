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
practice-across = milliers de parties qu’elle a jouées contre elle-même
practice-learned = apprise : { $share } % [{ $low } – { $high }]

## Ce que valent les positions

value-title = À quel point le vainqueur est prévu, à des positions non apprises
value-up = surprise en nats, moins c’est mieux ; { $positions } positions mises de côté
value-across = regards sur chaque position apprise
value-learned = réseau : { $nats } à la fin
value-usual = le jugement d’avant : { $nats }
value-uniform = toutes les places égales : { $nats }

## Le match

match-title = Le match : parties gagnées avec ce qui a été appris
match-up = parties gagnées en % et intervalle à 95 %, contre ce qui vient avec le jeu ; en tirets : à égalité
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

## Ce que voit la stratégie de S-Evolution

s-evolution-card = Une carte à jouer
    .about = { $after } après, { $gap } pas sous le mieux
s-evolution-card-kept = Une carte, selon la main
    .about = { $held ->
        [0] 2 en main
        [1] 3 en main
       *[2] 4 en main
    }, force { $strength }{ $rule ->
        [0] {""}
        [1] , couleurs
       *[2] , atouts
    }
s-evolution-card-place = Une carte, selon sa place
    .about = { $after } après, { $ahead } plus fortes
s-evolution-card-face = Une carte, selon sa face
    .about = { $face }, choisit { $where ->
        [0] en premier
        [1] entre
       *[2] en dernier
    }
s-evolution-card-colour = Une carte, selon sa couleur
    .about = { $kind ->
        [0] entame
        [1] suit
        [2] atout
       *[3] autre
    }{ $rule ->
        [0] {""}
        [1] , couleurs
       *[2] , atouts
    }
s-evolution-discovered = Une Découverte à jouer
    .about = { $after } après, tour { $round }
s-evolution-discovered-set = Une Découverte, selon la série
    .about = { $lying } de son Âge, série de { $count }
s-evolution-discovered-gap = Une Découverte, selon l’apport
    .about = { $gap } pas sous le mieux
s-evolution-taken = Une carte à prendre
    .about = { $after } restent, { $gap } pas sous
s-evolution-taken-face = Une carte prise, selon sa face
    .about = { $face }{ $shield ->
        [0] {""}
        [1] , Protection 1
       *[2] , Protection 2
    }
s-evolution-taken-need = Une carte prise, par besoin
    .about = { $suit }, manque { $missing }, +{ $brings }
s-evolution-denied = Une carte prise, par le reste
    .about = le suivant perd { $gap } pas
s-evolution-set = Une Découverte à prendre
    .about = rejoint une série de { $count }
s-evolution-trump = Un atout
    .about = { $suit }, { $count } en main{ $may ->
        [0] {""}
       *[1] , coupe
    }
s-evolution-trump-strength = Un atout, selon la force
    .about = { $gap } pas sous le mieux
s-evolution-gained = Une ressource à gagner
    .about = { $suit }, { $missing ->
        [0] 2+ en plus
        [1] 1 en plus
        [2] assez
        [3] manque 1
        [4] manque 2
       *[5] manque 3+
    }{ $last ->
        [0] {""}
       *[1] , fin
    }
s-evolution-gained-stock = Une ressource, selon le stock
    .about = { $suit }, { $count } en stock
s-evolution-gained-need = Une ressource, par besoin
    .about = { $kind ->
        [0] un autre besoin
       *[1] le besoin le plus proche
    }
s-evolution-lost = Une ressource à céder
    .about = { $suit }, { $missing ->
        [0] 2 ou plus de trop
        [1] 1 de trop
        [2] juste assez
        [3] 1 manque
        [4] 2 manquent
       *[5] 3 ou plus manquent
    }
s-evolution-traded = Un échange
    .about = { $pair ->
        [0] Nour. > Out.
        [1] Nour. > Sci.
        [2] Out. > Nour.
        [3] Out. > Sci.
        [4] Sci. > Nour.
       *[5] Sci. > Out.
    }, { $spare ->
        [0] manque
        [1] sans trop
        [2] 1 de trop
       *[3] 2 de trop
    }, { $missing ->
        [0] de trop
        [1] assez
        [2] manque 1
       *[3] manque 2+
    }
s-evolution-traded-late = Un échange au dernier tour
    .about = { $pair ->
        [0] Nour. > Out.
        [1] Nour. > Sci.
        [2] Out. > Nour.
        [3] Out. > Sci.
        [4] Sci. > Nour.
       *[5] Sci. > Out.
    }
s-evolution-trades-end = Plus d’échange
    .about = encore { $count }{ $last ->
        [0] {""}
       *[1] , dernier tour
    }
s-evolution-bought = Un achat, selon son apport
    .about = pas { $gain } sur 14
s-evolution-bought-gap = Un achat, selon le meilleur
    .about = { $gap } pas sous le mieux
s-evolution-bought-round = Un achat
    .about = { $thing ->
        [0] 1 population
        [1] 2 population
        [2] un Âge
        [3] Ferme, niveau 1
        [4] Ferme, niveau 2
        [5] Ferme, niveau 3
        [6] Usine, niveau 1
        [7] Usine, niveau 2
        [8] Usine, niveau 3
        [9] Centre, niveau 1
        [10] Centre, niveau 2
        [11] Centre, niveau 3
        [12] Commerce, niveau 1
        [13] Commerce, niveau 2
        [14] Commerce, niveau 3
        [15] Prestige, niveau 1
        [16] Prestige, niveau 2
        [17] Prestige, niveau 3
        [18] Protection, niveau 1
        [19] Protection, niveau 2
       *[20] Protection, niveau 3
    }, reste { $left }
s-evolution-bought-people = Un achat, selon la population
    .about = { $thing ->
        [0] population
        [1] un Âge
        [2] Ferme
        [3] Usine
        [4] Centre
        [5] Commerce
        [6] Prestige
       *[7] Protection
    }, pour { $count }
s-evolution-bought-age = Un achat, selon l’Âge
    .about = { $thing ->
        [0] population
        [1] un Âge
        [2] Ferme
        [3] Usine
        [4] Centre
        [5] Commerce
        [6] Prestige
       *[7] Protection
    }, Âge { $count }
s-evolution-purchases-end = Plus d’achat
    .about = { $count } en stock, reste { $left }
s-evolution-purchases-end-gap = Plus d’achat, par le meilleur
    .about = { $gap } pas sous le mieux
s-evolution-rise = Monter d’un Âge
    .about = depuis l’Âge { $age }, reste { $left }
s-evolution-rise-missing = Monter, selon le manque
    .about = { $count } y manquent
s-evolution-suffered = Une catastrophe d’abord
    .about = { $disaster }{ $spared ->
        [0] {""}
       *[1] , repoussée
    }
s-evolution-dismissed = Un ouvrier qui part
    .about = { $building }, niveau { $level }
s-evolution-rest = Rester dans un Âge
    .about = {""}

## Ce que voit la stratégie d’Evo

evo-effect = { $number ->
         [0] climat
         [1] pattes
         [2] attaque
         [3] défense
         [4] nage
         [5] œufs
         [6] œufs loin
         [7] stérile
         [8] fourrures
         [9] parasols
         [10] frappe
         [11] gène
        *[12] rabais
    }
evo-lot = Un lot
    .about = { $gene }, { $count } acquis
evo-lot-late = Un lot, selon les tours
    .about = { $gene }, encore { $rounds }
evo-price = Le prix d’un lot
    .about = { $season ->
         [0] au début
         [1] au milieu
        *[2] à la fin
    }, { $price }
evo-need = Un lot, selon ce qu’il trouve
    .about = { $gene }, { $count }
evo-gain = Un lot, à côté du meilleur
    .about = { $held ->
         [0] libre
         [1] tenu par un plus riche
        *[2] tenu par un moins riche
    }, -{ $less }
evo-bid = L’offre la plus basse
    .about = {""}
evo-card = Une carte événement
    .about = { $effect }{ $aimed ->
         [0] {""}
        *[1] , visée
    }{ $useful ->
         [0] {""}
        *[1] , utile
    }
evo-card-late = Une carte, selon les tours
    .about = { $effect }, { $late ->
         [0] 7+ tours
         [1] 5 ou 6 tours
         [2] 3 ou 4 tours
         [3] 1 ou 2 tours
        *[4] dernier tour
    }
evo-card-lost = Une carte, selon les dangers
    .about = { $effect }, { $count } perdus
evo-aimed = Une carte, selon sa cible
    .about = { $effect }, { $rival ->
         [0] le premier
         [1] meilleur rival
        *[2] un autre
    }{ $hurts ->
         [0] {""}
        *[1] , touché
    }
evo-climate = Carte climat : ses dinos
    .about = { $change }
evo-climate-others = Carte climat : ceux des autres
    .about = { $change }
evo-struck = Un dino frappé
    .about = { $rival ->
         [0] le premier
         [1] meilleur rival
        *[2] un autre
    }, { $stand ->
         [0] tempéré
         [1] protégé
         [2] trop nombreux
        *[3] condamné
    }
evo-pass = Garder ses cartes
    .about = { $count } prêtes, { $late ->
         [0] 7+ tours
         [1] 5 ou 6 tours
         [2] 3 ou 4 tours
         [3] 1 ou 2 tours
        *[4] dernier tour
    }
evo-pass-hand = Garder ses cartes, par la main
    .about = { $count } en main
evo-step = Un pas
    .about = { $stand ->
         [0] tempéré
         [1] protégé
         [2] trop nombreux
        *[3] condamné
    } > { $place ->
         [0] tempéré
         [1] par fourrure
         [2] par parasol
         [3] mortel
        *[4] en chemin
    } ({ $steps })
evo-step-outlook = Un pas, selon l’avenir
    .about = { $lost ->
         [0] sûr
        *[1] perdu
    }, { $change }
evo-step-room = Un pas, selon la place
    .about = { $young } œufs, place { $change }
evo-step-threat = Un pas, selon les voisins
    .about = { $before ->
         [0] aucun rival
         [1] rival faible
        *[2] rival fort
    } > { $threat ->
         [0] aucun rival
         [1] rival faible
        *[2] rival fort
    }
evo-attack = Attaquer
    .about = { $stand ->
         [0] tempéré
         [1] protégé
         [2] trop nombreux
        *[3] condamné
    }, gagne jusqu’à { $odds }
evo-prize = Attaquer, selon le gain
    .about = { $lost ->
         [0] sûr
        *[1] perdu
    } > { $place ->
         [0] tempéré
         [1] par fourrure
         [2] par parasol
        *[3] mortel
    }{ $doomed ->
         [0] {""}
        *[1] , proie perdue
    }
evo-victim = Attaquer, selon la cible
    .about = { $rival ->
         [0] le premier
         [1] meilleur rival
        *[2] un autre
    }, { $late ->
         [0] 7+ tours
         [1] 5 ou 6 tours
         [2] 3 ou 4 tours
         [3] 1 ou 2 tours
        *[4] dernier tour
    }
evo-herds = Attaquer, par troupeaux
    .about = { $own } contre { $theirs }
evo-steps-end = Finir le mouvement
    .about = { $count } perdus, reste { $steps }, { $late ->
         [0] 7+ tours
         [1] 5 ou 6 tours
         [2] 3 ou 4 tours
         [3] 1 ou 2 tours
        *[4] dernier tour
    }
evo-swim = Nager
    .about = { $stand ->
         [0] tempéré
         [1] protégé
         [2] trop nombreux
        *[3] condamné
    }
evo-landing = Aborder
    .about = { $place ->
         [0] tempéré
         [1] par fourrure
         [2] par parasol
        *[3] mortel
    }, { $outlook }/12
evo-birth = Une naissance
    .about = { $place ->
         [0] tempéré
         [1] par fourrure
         [2] par parasol
        *[3] mortel
    }, { $outlook }/12
evo-birth-room = Une naissance, selon la place
    .about = { $count } libres{ $more ->
         [0] {""}
        *[1] , d’autres suivent
    }
evo-birth-threat = Une naissance, par les voisins
    .about = { $threat ->
         [0] aucun rival
         [1] rival faible
        *[2] rival fort
    }, { $late ->
         [0] 7+ tours
         [1] 5 ou 6 tours
         [2] 3 ou 4 tours
         [3] 1 ou 2 tours
        *[4] dernier tour
    }
evo-removal = Retirer un dino
    .about = { $outlook }/12
evo-removal-room = Retirer, selon la place
    .about = { $count } libres
evo-removal-threat = Retirer, selon les voisins
    .about = { $threat ->
         [0] aucun rival
         [1] rival faible
        *[2] rival fort
    }
evo-drop = Se retirer
    .about = {""}
