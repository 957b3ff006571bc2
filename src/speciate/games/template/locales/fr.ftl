# Seeds en français. Chaque clé a son double dans en.ftl.

title = Graines
tagline = Posez une graine que personne d’autre ne pose ; gardez la récolte, ou plantez-la.

# -- règles : le texte de chaque règle ---------------------------------------------------------------

rule-setup_players = Le jeu se joue de 2 à 4.
    .title = Joueurs
rule-setup_bag = Toutes les graines vont dans le sac. Une espèce plus haute vaut davantage.
    .title = Le sac
rule-deal_hand = Chacun pioche 4 graines dans le sac, à l’insu des autres.
    .title = Les mains
rule-deal_refill = Si l’on en a convenu, chacun pioche une graine après chaque manche.
    .title = Recharger
rule-deal_empty = Quand le sac est vide, plus personne ne pioche.
    .title = Un sac vide
rule-lay_secret = Chacun pose une graine de sa main, face cachée, tous en même temps.
    .title = Poser en secret
rule-lay_required = Qui a une graine doit en poser une ; qui n’en a pas passe son tour.
    .title = Tout le monde pose
rule-reveal_highest = Toutes les graines sont retournées et rejoignent le pot. La plus haute que personne d’autre n’a posée le remporte.
    .title = La plus haute, seule
rule-reveal_tie = Si chaque graine a été posée par plusieurs joueurs, personne ne gagne et le pot reste pour la manche suivante.
    .title = Personne seul
rule-choose_keep = Le gagnant peut garder le pot : ses graines vont dans sa réserve.
    .title = Garder
rule-choose_plant = Le gagnant peut aussi planter le pot, tant que le sac contient une graine : le pot reste pour la manche suivante, et le gagnant reçoit une pousse et pioche une graine.
    .title = Planter
rule-over_hands = La partie s’arrête quand moins de deux joueurs ont des graines en main. Ce qui reste dans le pot n’est à personne.
    .title = La fin
rule-score_total = Chaque graine de la réserve compte sa valeur, chaque pousse 2 points.
    .title = Les points
rule-score_ties = À égalité, celui qui a le plus de pousses gagne ; si elles sont égales aussi, la victoire est partagée.
    .title = Égalités

# -- événements ---------------------------------------------------------------------------------------

event-drew = { $seat } pioche { $seed }.
event-drew-unseen = { $seat } pioche une graine.
event-bag-empty = Le sac est vide : { $seat } se passe { $count ->
    [one] d’une graine
   *[other] de { $count } graines
}.
event-round = Manche { $round }.
event-laid = { $seat } pose { $seed } face cachée.
event-laid-unseen = { $seat } pose une graine face cachée.
event-revealed = { $seat } avait posé { $seed }.
event-pot-won = { $seat } remporte le pot de { $count ->
    [one] une graine
   *[other] { $count } graines
}.
event-pot-stays = Aucune graine n’est seule : le pot de { $count } graines reste.
event-kept = { $seat } garde { $count ->
    [one] une graine
   *[other] { $count } graines
}.
event-planted = { $seat } plante le pot.
event-game-over = La partie est finie : { $scores }. Vainqueur : { $winners }.

# -- refus --------------------------------------------------------------------------------------------

refusal-no-such-move = Ce coup n’existe pas.
refusal-game-over = La partie est finie.
refusal-natures-move = On est en train de piocher dans le sac.
refusal-not-this-chance = Ceci ne peut pas être pioché maintenant.
refusal-not-lay-now = On ne peut pas poser de graine maintenant.
refusal-laid-already = Vous avez déjà posé une graine.
refusal-lay-from-hand = Vous n’avez pas { $seed } en main.
refusal-not-choose-now = Il n’y a pas de pot à attribuer maintenant.
refusal-not-your-pot = Ce n’est pas à vous de décider du pot.
refusal-bag-empty = Le sac est vide, vous ne pouvez pas planter.

# -- décisions et coups ---------------------------------------------------------------------------------

decision-draw = Une graine est piochée
decision-lay = Posez une graine
decision-choose = Gardez le pot ou plantez-le

move-draw = Piocher { $seed }
move-lay = Poser { $seed }
move-keep = Garder le pot
move-plant = Planter le pot

# -- options, phases, points ----------------------------------------------------------------------------

option-refill = Recharger
    .help = chacun pioche une graine après chaque manche, tant que le sac n’est pas vide
option-hand_size = Taille de la main
    .help = graines que chacun pioche au début
option-sprout_points = Points par pousse
    .help = points pour chaque fois qu’on a planté le pot

phase-deal = Pioche
phase-lay = Pose
phase-choose = Choix
phase-over = Fin

tie-break = À points égaux, le plus de pousses l’emporte ; s’il y en a autant, la victoire est partagée.
score-store = Réserve
score-sprouts = Pousses

# -- graines --------------------------------------------------------------------------------------------

seed-clover = trèfle
seed-poppy = coquelicot
seed-barley = orge
seed-maize = maïs
seed-sunflower = tournesol
seed-oak = chêne

## Thèmes de la règle

topic-setup = Mise en place
topic-deal = Pioche
topic-lay = Pose
topic-reveal = Révélation
topic-choose = Choix
topic-over = La fin
topic-score = Points

## Erreurs dans les composants

mistake-no-more = { $place } est { $value }, ce qui n’est pas plus que celle de { $kind }
