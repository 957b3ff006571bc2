### Evolutopia en français. Noms, règles, phrases ; les clés sont les mêmes dans toutes les langues.

title = Evolutopia
tagline = Une ville au bord du gouffre : redressez-la ensemble, avant que les crises ne l’emportent.

## En bref : ce par quoi les règles commencent

rules-goal = Redressez la ville ensemble : 3 des 5 indicateurs doivent atteindre 6, et toutes les nuisances doivent être recouvertes. Tous perdent si un indicateur tombe à 0 ou si le pion de crise atteint le dernier gyrophare.
rules-overview = À votre tour, vous réalisez l’une des cinq actions : choisir une évolution, la mettre en chantier, recruter des experts, les affecter, ou inaugurer ce qui est achevé. Une action réalisée est bloquée pour tous jusqu’à ce que quelqu’un gère les crises. Cela libère les actions, et amène la crise suivante.
piece-evolution = Des projets pour la ville. Chacune demande des experts et change les indicateurs quand on l’inaugure.
    .title = Les évolutions
piece-expert = Cinq métiers, tirés d’un sac. Ils travaillent sur les chantiers et sur la crise.
    .title = Les experts
piece-indicators = Mobilité, environnement, énergie, économie et confort : l’état de la ville.
    .title = Les indicateurs
piece-nuisance = Les maux de la ville. Une évolution en recouvre une si elle profite au même indicateur.
    .title = Les nuisances
piece-manage = Il y en a toujours une en cours. Sans tous ses experts, elle fait des dégâts quand arrive la suivante.
    .title = Les crises
piece-role = Ce que vous seul savez faire, un seul rôle par tour.
    .title = Les rôles

## Les noms des choses

expert-designer = Concepteur
expert-regulator = Régulateur
expert-neo-urbanist = Néo-urbaniste
expert-builder = Ouvrageur
expert-technologist = Technologiste

indicator-mobility = Mobilité
indicator-environment = Environnement
indicator-energy = Énergie
indicator-economy = Économie
indicator-comfort = Confort

action-choose = Choisir une évolution
action-site = Mettre en chantier
action-recruit = Recruter des experts
action-assign = Affecter des experts
action-inaugurate = Inaugurer une évolution

side-front = recto
side-back = verso

level-discovery = Découverte
level-1 = Faible pollution
level-2 = Pollution mesurée
level-3 = Forte pollution
level-4 = Pollution extrême
level-own = Votre propre carte

phase-setup = Mise en place
phase-turn = Début du tour
phase-choose = Choix d’une évolution
phase-site = Mise en chantier
phase-recruit = Recrutement
phase-assign = Affectation
phase-inaugurate = Inauguration
phase-crises = Gestion des crises
phase-after = Fin du tour
phase-over = Fin de la partie

score-victory = Victoire
tile-start = Mairie

square-a1 = A1
square-b1 = B1
square-c1 = C1
square-d1 = D1
square-a2 = A2
square-b2 = B2
square-c2 = C2
square-d2 = D2
square-a3 = A3
square-b3 = B3
square-c3 = C3
square-d3 = D3
square-a4 = A4
square-b4 = B4
square-c4 = C4
square-d4 = D4

tile-e01 = Vélorues express
tile-e02 = Tram en site propre
tile-e03 = Navettes sans chauffeur
tile-e04 = Pôle d’échanges
tile-e05 = Télécabine urbaine
tile-e06 = Covoiturage réservé
tile-e07 = Péage de centre-ville
tile-e08 = Ceinture maraîchère
tile-e09 = Forêt en ville
tile-e10 = Rivière retrouvée
tile-e11 = Toits jardins
tile-e12 = Compost de quartier
    .short = Compost
tile-e13 = Puits de carbone
tile-e14 = Trame noire
tile-e15 = Solaire citoyen
tile-e16 = Éoliennes de crête
tile-e17 = Réseau futé
tile-e18 = Géothermie profonde
tile-e19 = Biogaz de ville
tile-e20 = Stations hydrogène
tile-e21 = Rénovation thermique
tile-e22 = Ressourcerie
tile-e23 = Pépinière verte
tile-e24 = Monnaie locale
tile-e25 = Halle des producteurs
tile-e26 = Tiers-lieu
tile-e27 = Port fluvial
tile-e28 = Usine circulaire
tile-e29 = Parc des cinq sens
tile-e30 = Habitat partagé
tile-e31 = Maison de santé
tile-e32 = Rues aux écoles
tile-e33 = Mur antibruit planté
tile-e34 = Maisons futées
tile-e35 = Quartier quinze minutes

place-e01 = { tile-e01 }
place-e02 = { tile-e02 }
place-e03 = { tile-e03 }
place-e04 = { tile-e04 }
place-e05 = { tile-e05 }
place-e06 = { tile-e06 }
place-e07 = { tile-e07 }
place-e08 = { tile-e08 }
place-e09 = { tile-e09 }
place-e10 = { tile-e10 }
place-e11 = { tile-e11 }
place-e12 = { tile-e12 }
place-e13 = { tile-e13 }
place-e14 = { tile-e14 }
place-e15 = { tile-e15 }
place-e16 = { tile-e16 }
place-e17 = { tile-e17 }
place-e18 = { tile-e18 }
place-e19 = { tile-e19 }
place-e20 = { tile-e20 }
place-e21 = { tile-e21 }
place-e22 = { tile-e22 }
place-e23 = { tile-e23 }
place-e24 = { tile-e24 }
place-e25 = { tile-e25 }
place-e26 = { tile-e26 }
place-e27 = { tile-e27 }
place-e28 = { tile-e28 }
place-e29 = { tile-e29 }
place-e30 = { tile-e30 }
place-e31 = { tile-e31 }
place-e32 = { tile-e32 }
place-e33 = { tile-e33 }
place-e34 = { tile-e34 }
place-e35 = { tile-e35 }
place-crisis = la crise
place-zone = la zone des experts

nuisance-n01 = Rocade saturée / Décharge à ciel ouvert
    .front = Rocade saturée
    .back = Décharge à ciel ouvert
nuisance-n02 = Gare fermée / Centrale à charbon
    .front = Gare fermée
    .back = Centrale à charbon
nuisance-n03 = Friche toxique / Immeubles passoires
    .front = Friche toxique
    .back = Immeubles passoires
nuisance-n04 = Ruisseau mort / Galerie marchande morte
    .front = Ruisseau mort
    .back = Galerie marchande morte
nuisance-n05 = Lignes vétustes / Usine abandonnée
    .front = Lignes vétustes
    .back = Usine abandonnée
nuisance-n06 = Enseignes géantes / Couloir aérien
    .front = Enseignes géantes
    .back = Couloir aérien
nuisance-n07 = Bureaux vides / Barres délabrées
    .front = Bureaux vides
    .back = Barres délabrées
nuisance-n08 = Docks ensablés / Trottoirs encombrés
    .front = Docks ensablés
    .back = Trottoirs encombrés
nuisance-n09 = Relents d’égout / Stationnement sauvage
    .front = Relents d’égout
    .back = Stationnement sauvage
nuisance-n10 = Cours sans ombre / Désert de béton
    .front = Cours sans ombre
    .back = Désert de béton

crisis-c01 = Avis de tempête
crisis-c02 = Canicule
crisis-c03 = Nappe souillée
crisis-c04 = Grande panne
crisis-c05 = Flambée des prix
crisis-c06 = Barrage fissuré
crisis-c07 = Débrayage général
crisis-c08 = Pont fermé
crisis-c09 = Embouteillage géant
crisis-c10 = Fermeture d’usine
crisis-c11 = Rançongiciel
crisis-c12 = Scandale des marchés
crisis-c13 = Vague de grippe
crisis-c14 = Nuits blanches
crisis-c15 = Crue éclair

plan-b1 = Renfort ciblé
plan-b2 = Heures sup’
plan-b3 = Chantier éclair
plan-b4 = Coupe-ruban
plan-b5 = Feu vert
plan-b6 = Accalmie
plan-b7 = Coup de pouce
plan-b8 = Grand déblai
plan-b9 = Cellule de veille

role-r01 = Bidouilleur
role-r02 = Chasseuse de têtes
role-r03 = Cheffe de chantier
role-r04 = Visionnaire
role-r05 = Médiateur
role-r06 = Logisticienne
role-r07 = Dépollueuse
role-r08 = Négociatrice
role-r09 = Formateur
role-r10 = Urgentiste

## Ce que font les cartes, par les effets dont elles sont faites

effect-crisis-track = Le pion de crise avance { $n ->
    [one] d’un gyrophare
   *[other] de { $n } gyrophares
}
effect-indicator = { $indicator } { $n }
effect-release-kind = Tous les experts du type { $kind } en jeu retournent au sac
effect-study-away = { $n ->
    [one] Une évolution à l’étude, au choix, passe
   *[other] { $n } évolutions à l’étude, au choix, passent
} sous la pile
effect-site-experts-away = Tous les experts de { $n ->
    [one] l’un des chantiers, au choix,
   *[other] { $n } chantiers, au choix,
} retournent au sac
effect-site-away = { $n ->
    [one] Un chantier, au choix, passe
   *[other] { $n } chantiers, au choix, passent
} sous la pile, les experts retournent au sac
effect-zone-experts-away = { $n ->
    [one] Un expert de la zone, au choix, retourne
   *[other] { $n } experts de la zone, au choix, retournent
} au sac
effect-extra-block = { $n ->
    [one] Une action de plus est bloquée
   *[other] { $n } actions de plus sont bloquées
} cette fois
effect-plan-away = { $n ->
    [one] Un bon plan détenu par un joueur passe
   *[other] { $n } bons plans détenus par des joueurs passent
} sous la pioche

does-bag-expert-to-slot = Prenez dans le sac 1 expert au choix et affectez-le aussitôt à un chantier ou à la crise.
does-assign-two = Affectez jusqu’à 2 experts de la zone.
does-free-site = Mettez une évolution en chantier, même si l’action est bloquée, sans poser de marqueur.
does-free-inaugurate = Inaugurez une évolution terminée, même si l’action est bloquée, sans poser de marqueur.
does-unblock-one = Retirez un marqueur des actions.
does-crisis-back-one = Le pion de crise recule d’un gyrophare, jamais avant le premier.
does-indicator-plus-one = Un indicateur à 4 ou moins gagne 1.
does-ignore-adjacency = Ce tour-ci, l’évolution que vous inaugurez peut aller sur n’importe quelle case vide ou nuisance compatible, même isolée.
does-reorder-crises = Regardez les 3 prochaines crises ; remettez chacune dessus ou dessous, dans l’ordre voulu.

talent-copy-role = Utilisez le talent d’un rôle visible d’un autre joueur comme si c’était le vôtre.
    .when = À votre tour, au moment du rôle copié
talent-recruit-pick-one = Prenez dans le sac 1 expert du type voulu et posez-le dans la zone.
    .when = Quand vous recrutez, avant de piocher
talent-assign-one-more = Affectez un expert de plus que d’habitude.
    .when = Quand vous affectez
talent-move-top-tile = Mettez à l’étude la première évolution de la pile s’il y a de la place, ou passez-la sous la pile.
    .when = Avant ou après votre action
talent-crisis-pick-of-two = Piochez 2 crises : l’une arrive, l’autre passe sous la pioche.
    .when = Quand une nouvelle crise arrive à votre tour
talent-move-expert = Déplacez 1 expert d’un chantier ou de la crise vers un autre chantier, la crise ou la zone, là où une place l’attend.
    .when = Avant ou après votre action
talent-cover-any-nuisance = L’évolution va sur n’importe quelle nuisance, compatible ou non, et l’indicateur de celle-ci gagne 1 de plus.
    .when = Quand vous inaugurez
talent-one-block-less = Bloquez une action de moins.
    .when = Quand vous bloquez des actions après une crise
talent-assign-any-kind = L’un des experts que vous affectez compte comme un expert du type de votre choix tant qu’il reste là.
    .when = Quand vous affectez
talent-recruit-then-assign-crisis = Affectez 1 expert de la zone à la crise.
    .when = Après avoir recruté

## Règles

rule-setup_players = De 1 à 5 joueurs redressent la ville, tous ensemble. Seul, on joue selon les règles en solitaire.
    .title = Joueurs
rule-setup_evolutions = Les 35 évolutions sont mélangées en une pile face visible : seule la première se voit. Les deux premières vont à l’étude, la troisième en chantier, sans effet de son pictogramme.
    .title = Évolutions
rule-setup_experts = Le sac contient 25 experts, 5 de chacun des 5 types. On en pioche trois dans la zone des experts.
    .title = Experts
rule-setup_indicators = Mobilité, environnement, énergie, économie et confort commencent à 2.
    .title = Indicateurs
rule-setup_crisis-pawn = Le pion de crise commence sur le premier gyrophare.
    .title = Le pion de crise
rule-setup_crises = Les 15 cartes de crise sont mélangées, face cachée. Aucune n’est en jeu au départ.
    .title = Crises
rule-setup_plans = Les 9 bons plans sont mélangés, face cachée.
    .title = Bons plans
rule-setup_roles = Chaque joueur prend deux rôles sans les regarder et retourne celui du dessus.
    .title = Rôles
rule-setup_territory = La tuile de départ et les nuisances, face visible, se placent comme l’indique la carte choisie : découverte, niveaux 1 à 4, ou votre propre carte. Les nuisances inutilisées restent dans la boîte.
    .title = Le territoire
rule-setup_discovery = Dans la partie découverte, les indicateurs commencent à 3 et le pion de crise sur le deuxième gyrophare, avec 2 nuisances.
    .title = La partie découverte
rule-setup_first = Le premier joueur est tiré au sort.
    .title = Premier joueur
rule-turn_one-action = À son tour, on réalise l’une des cinq actions qui n’est pas bloquée, ou bien on gère les crises.
    .title = Une action
rule-turn_block = L’action réalisée reçoit un marqueur. Elle n’est plus disponible tant que personne n’a géré les crises.
    .title = Blocage
rule-turn_forced-crisis = Quand les cinq actions sont bloquées, il faut gérer les crises.
    .title = Tout est bloqué
rule-turn_decider = Le joueur dont c’est le tour prend toutes les décisions. Tous peuvent le conseiller.
    .title = Qui décide
rule-turn_order = C’est ensuite au joueur de gauche.
    .title = À tour de rôle
rule-choose_look = Regardez la première évolution de la pile ; mettez-la à l’étude ou de côté, et recommencez jusqu’à ce qu’une évolution soit à l’étude.
    .title = Choisir une évolution
rule-choose_aside = On met au plus 3 évolutions de côté. Elles passent ensuite sous la pile, dans l’ordre voulu.
    .title = Mises de côté
rule-choose_full = S’il y a déjà 3 évolutions à l’étude, l’une d’elles, au choix, passe sous la pile pour faire de la place.
    .title = Étude complète
rule-site_move = Une évolution passe de l’étude au chantier.
    .title = Mettre en chantier
rule-site_full = S’il y a déjà 3 chantiers, l’un d’eux, au choix, passe sous la pile. Chacun de ses experts va dans la zone des experts, s’il y a de la place, ou retourne au sac.
    .title = Chantiers complets
rule-site_blue = Il permet de mettre à l’étude la première évolution de la pile s’il y a de la place, de la laisser, ou de la passer sous la pile.
    .title = Pictogramme bleu
rule-site_green = Il donne au joueur un bon plan, posé face visible devant lui.
    .title = Pictogramme vert
rule-recruit_dismiss = Avant de piocher, on peut écarter autant d’experts de la zone que l’on veut.
    .title = Recruter : d’abord écarter
rule-recruit_draw = Les experts sont piochés un à un, chacun dans la zone ou de côté, jusqu’à ce qu’il y en ait 5. On met de côté au plus 3 de ceux qu’on pioche.
    .title = Recruter : puis piocher
rule-recruit_return = Ceux qu’on a écartés avant la pioche et ceux qu’on a mis de côté pendant retournent au sac à la fin. Si le sac se vide, la zone reste incomplète.
    .title = Retour au sac
rule-assign_up-to-three = Jusqu’à 3 experts de la zone rejoignent des évolutions en chantier, la crise en cours, ou les deux.
    .title = Affecter des experts
rule-assign_needed = Un expert ne va que là où il manque encore quelqu’un de son type.
    .title = Là où il en faut
rule-assign_stay = Une évolution ou une crise complète reste en place jusqu’à l’inauguration ou jusqu’à la gestion des crises.
    .title = Terminé, mais pas encore parti
rule-inaugurate_complete = Choisissez une évolution en chantier qui a tous ses experts. Ils retournent au sac.
    .title = Inaugurer
rule-inaugurate_score = Chaque indicateur monte ou descend selon sa valeur sur la tuile.
    .title = Ce qu’elle apporte
rule-inaugurate_adjacent = La tuile se place sur une case vide ou une nuisance, à côté d’une évolution déjà en place ou de la tuile de départ, jamais seulement en diagonale.
    .title = Où la placer
rule-inaugurate_nuisance = Une évolution ne recouvre une nuisance que si elle rapporte au moins 1 point dans l’indicateur de cette nuisance.
    .title = Recouvrir une nuisance
rule-inaugurate_order = Les points d’abord, la place ensuite : un indicateur à 0 fait perdre aussitôt, même si la place aurait fait gagner. Sans case possible, une évolution ne peut pas être inaugurée.
    .title = Les points d’abord
rule-crisis_check = Une crise qui a tous ses experts est gérée ; sinon, son effet de crise non gérée s’applique. Ses experts retournent au sac et la carte passe sous sa pioche, qui n’est plus jamais mélangée. La première fois, il n’y a pas de crise à vérifier.
    .title = L’ancienne crise
rule-crisis_draw = La crise suivante arrive, avec son effet d’arrivée, le plus souvent au choix entre deux.
    .title = La nouvelle crise
rule-crisis_real-choice = On ne peut choisir qu’une option qui aurait un effet sur le jeu.
    .title = Un vrai choix
rule-crisis_unblock = On retire ensuite tous les marqueurs des actions.
    .title = Tout est libre
rule-crisis_block-one = Puis le joueur bloque une action de son choix, sans la réaliser.
    .title = Bloquer une action
rule-role_once = On peut utiliser un seul rôle à son tour, au moment qu’il indique.
    .title = Un rôle par tour
rule-role_experience = Après trois utilisations, le rôle caché est retourné à son tour, et les deux sont actifs.
    .title = Expérience
rule-plan_play = Un bon plan se joue pendant le tour de son propriétaire, s’il a un effet : avant ou après l’action, pendant qu’on regarde des évolutions ou qu’on pioche des experts, ou entre les étapes de la gestion des crises. Il passe ensuite sous sa pioche.
    .title = Jouer un bon plan
rule-plan_silence = Qui a joué un bon plan est trop occupé pour parler jusqu’au début de son prochain tour.
    .title = Silence
rule-solo_roles = Le Bidouilleur reste dans la boîte. On pioche deux rôles ; on en garde un, l’autre passe sous la pioche. Il n’y a pas de second rôle à débloquer.
    .title = En solitaire : le rôle
rule-solo_renew = Une fois les crises gérées et une action bloquée, le rôle passe sous la pioche et l’un des deux suivants prend sa place.
    .title = En solitaire : un nouveau rôle
rule-over_win = Tous gagnent dès que 3 indicateurs sont à 6 ou plus et que toutes les nuisances sont recouvertes.
    .title = Victoire
rule-over_indicator = Tous perdent dès qu’un indicateur atteint 0.
    .title = Un indicateur à 0
rule-over_crisis = Tous perdent dès que le pion de crise atteint le dernier gyrophare.
    .title = Le dernier gyrophare
rule-over_both = Si un même effet fait gagner et perdre, la partie est perdue.
    .title = Les deux à la fois

## Ce qui se passe

event-first-player = { $seat } commence.
event-nuisance = En { $square } : { $nuisance } ({ $indicator }).
event-tile-studied = À l’étude : { $tile }.
event-tile-started = En chantier : { $tile }.
event-tile-shown = Sur la pile : { $tile }.
event-tile-aside = De côté : { $tile }.
event-tile-under = Sous la pile : { $tile }.
event-expert-came = Un { $kind } arrive dans la zone des experts.
event-expert-drawn = Un { $kind } est pioché.
event-expert-aside = Un { $kind } est mis de côté.
event-expert-to-zone = Un { $kind } rejoint la zone des experts.
event-expert-to-bag = Un { $kind } retourne au sac.
event-expert-assigned = Un { $kind } est affecté : { $place }.
event-expert-trained = Un { $kind } est affecté et compte comme { $as } : { $place }.
event-expert-moved = Un { $kind } change de place : { $place } → { $to }.
event-kind-released = Tous les experts du type { $kind } en jeu retournent au sac ({ $count }).
event-site-vacated = Tous les experts quittent le chantier { $tile }.
event-role-dealt = { $seat } a pour rôle : { $role }.
event-role-unlocked = { $seat } débloque un second rôle : { $role }.
event-role-offered = Un rôle au choix : { $role }.
event-role-used = { $seat } utilise un rôle : { $role }.
event-plan-drawn = { $seat } reçoit un bon plan : { $plan }.
event-plan-played = { $seat } joue un bon plan, { $plan }, et ne dit plus un mot.
event-plan-lost = { $seat } perd un bon plan : { $plan }.
event-turn = C’est à { $seat } de jouer.
event-acted = { $seat } : { $action }.
event-blocked = Bloquée : { $action }.
event-unblocked = De nouveau libre : { $action }.
event-all-unblocked = Toutes les actions sont de nouveau libres.
event-inaugurated = Inauguration : { $tile }.
event-built = Désormais en { $square } : { $tile }.
event-nuisance-covered = Nuisance recouverte en { $square } : { $nuisance } ; { $left ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $left }
}.
event-indicator = Indicateur { $indicator } : désormais à { $value }.
event-pawn = Le pion de crise passe au gyrophare { $beacon } sur { $last }.
event-managing = { $seat } gère les crises.
event-crisis-managed = { $crisis } : crise gérée.
event-crisis-unmanaged = { $crisis } : crise non gérée.
event-crisis-came = Une crise : { $crisis }.
event-crisis-seen = Une crise à venir : { $crisis }.
event-crisis-under = Sous la pioche des crises : { $crisis }.
event-crisis-atop = Sur la pioche des crises : { $crisis }.
event-option-chosen = { $crisis } : l’option { $option } est choisie.
event-anywhere = Ce tour-ci, { $seat } peut placer sa prochaine évolution n’importe où.
event-game-won = La ville est sauvée. Victoire !
event-game-lost = La ville est perdue. Défaite.

## Pourquoi pas

refusal-no-such-move = Ce coup n’existe pas.
refusal-game-over = La partie est finie.
refusal-natures-move = Un tirage est en cours.
refusal-not-this-chance = Cela ne peut pas être pioché maintenant.
refusal-not-your-turn = C’est à { $seat } de jouer.
refusal-finish-first = Répondez d’abord à ce qui est demandé : une étape est en cours.
refusal-blocked = « { $action } » : action bloquée tant que les crises n’ont pas été gérées.
refusal-all-blocked = Toutes les actions sont bloquées : gérez les crises.
refusal-acted-already = Vous avez déjà réalisé votre action ce tour-ci.
refusal-study-empty = Aucune évolution n’est à l’étude.
refusal-nobody-needed = Aucun expert de la zone n’est attendu, ni en chantier ni pour la crise.
refusal-nothing-finished = Aucune évolution en chantier n’a tous ses experts.
refusal-no-square = Il n’y a aucune case où la placer.
refusal-aside-full = { $count ->
    [0] On ne peut rien mettre de côté.
    [one] Il y en a déjà un de côté, c’est le maximum.
   *[other] Il y en a déjà { $count } de côté, c’est le maximum.
 }
refusal-not-in-study = Cette évolution n’est pas à l’étude : { $tile }.
refusal-new-tile-stays = Cette évolution vient d’arriver : { $tile }. Choisissez-en une qui y était déjà.
refusal-not-aside = Cette évolution n’est pas de côté : { $tile }.
refusal-not-on-site = Ce chantier n’est pas au choix : { $tile }.
refusal-study-full = La zone d’étude est pleine : passez cette évolution sous la pile.
refusal-not-in-zone = Il n’y a pas d’expert du type { $kind } dans la zone des experts.
refusal-not-spare = Aucun expert du type { $kind } n’était sur ce chantier.
refusal-not-in-bag = Il n’y a pas d’expert du type { $kind } dans le sac.
refusal-not-needed-there = Aucun expert du type { $kind } n’est attendu : { $place }.
refusal-assigned-enough = Vous en avez déjà affecté { $count }, c’est le maximum.
refusal-assign-one = Affectez au moins un expert.
refusal-not-trained = Un { $kind } ne compte que pour son propre type.
refusal-not-finished = Il manque des experts à ce chantier : { $tile }.
refusal-not-adjacent = { $square } n’est pas à côté d’une évolution en place ni de la tuile de départ.
refusal-square-taken = { $square } est occupée.
refusal-wrong-nuisance = Aucun gain dans l’indicateur { $indicator } : { $tile } ne peut pas recouvrir la nuisance en { $square }.
refusal-nuisance-only = Avec ce rôle, l’évolution va sur une nuisance, pas en { $square }.
refusal-no-effect = L’option { $option } ne changerait rien ({ $crisis }).
refusal-no-such-option = Il n’y a pas d’option { $option } ({ $crisis }).
refusal-no-experts-there = Personne ne travaille sur { $tile }.
refusal-not-offered = Cette carte ne fait pas partie du choix.
refusal-plan-not-yours = Ce joueur n’a pas ce bon plan : { $plan }.
refusal-plan-no-effect = { $plan } ne changerait rien maintenant.
refusal-plan-not-now = { $plan } doit attendre la fin de cette étape.
refusal-role-not-yours = { $role } n’est pas un rôle que vous pouvez utiliser.
refusal-role-used = Vous avez déjà utilisé un rôle ce tour-ci.
refusal-role-not-now = Ce n’est pas le moment de ce rôle, ou il ne changerait rien : { $role }.
refusal-not-blocked = « { $action } » : cette action n’est pas bloquée.
refusal-blocked-already = « { $action } » : cette action est déjà bloquée.
refusal-too-high = { $indicator } dépasse { $count }.
refusal-no-copy = Vous n’avez pas de rôle qui en copie un autre.
refusal-silent = Vous avez joué un bon plan : trop occupé pour parler jusqu’à votre prochain tour.
refusal-counts-as-itself = Un { $kind } compte déjà pour son propre type : affectez cet expert.
refusal-not-at-work = Aucun expert du type { $kind } n’y travaille : { $place }.
refusal-not-elsewhere = Cet expert y est déjà : { $place }.
refusal-zone-full = La zone des experts est pleine : elle en contient { $count }.
refusal-crisis-only = Ce rôle envoie un expert sur la crise, et nulle part ailleurs.
refusal-not-now = Ce n’est pas ce qui est demandé maintenant.

## Décisions et coups

decision-turn = Réaliser une action ou gérer les crises
decision-look = Mettre cette évolution à l’étude, ou de côté
decision-study-room = Quelle évolution quitte l’étude ?
decision-under-pile = Laquelle passe ensuite sous la pile ?
decision-start = Quelle évolution mettre en chantier ?
decision-site-room = Quel chantier passe sous la pile ?
decision-spare = Lesquels de ses experts restent dans la zone ?
decision-bonus = Pictogramme bleu : que faire de la première évolution ?
decision-dismiss = Écarter des experts, puis piocher
decision-place = Garder cet expert, ou le mettre de côté
decision-assign = Affecter des experts
decision-open = Quelle évolution inaugurer ?
decision-build = Où la placer ?
decision-mediate = Piocher la crise suivante, ou utiliser un rôle
decision-keep = Quelle crise arrive ?
decision-arrival = Une crise arrive : choisir
decision-lose-expert = Quel expert quitte la zone ?
decision-lose-study = Quelle évolution quitte l’étude ?
decision-vacate = Quel chantier perd ses experts ?
decision-scrap = Quel chantier abandonner ?
decision-lose-plan = Quel bon plan abandonner ?
decision-block = Bloquer une action
decision-pick = Choisir un rôle
decision-after = Un bon plan, un rôle, ou la fin du tour
decision-summon = Quel expert du sac va où ?
decision-unblock = Quelle action libérer ?
decision-boost = Quel indicateur gagne 1 ?
decision-watch = Remettre les crises, dessus ou dessous
decision-vision = Que faire de la première évolution ?
decision-dispatch = Quel expert va où ?
decision-respond = Quel expert va à la crise ?
decision-fetch = Quel expert sort du sac ?
decision-first = Qui commence ?
decision-nuisance = Une nuisance est posée
decision-tile = Une évolution est retournée
decision-expert = Un expert est pioché
decision-crisis = Une crise est piochée
decision-plan = Un bon plan est pioché
decision-role = Un rôle est pioché

move-first = { $seat } commence
move-nuisance = Poser { $nuisance }, { $side }
move-tile = Retourner { $tile }
move-expert = Piocher { $kind }
move-crisis = Piocher { $crisis }
move-plan = Piocher { $plan }
move-role = Piocher { $role }
move-act = { $action }
move-manage = Gérer les crises
move-play = Jouer le bon plan { $plan }
move-use = Utiliser le rôle { $role }
move-copy = Copier le rôle { $role }
move-end = Finir le tour
move-study = La mettre à l’étude
move-aside = Mettre de côté
move-leave = La laisser sur la pile
move-bury = Passer { $tile } sous la pile
move-under = La passer sous la pile
move-start = Mettre { $tile } en chantier
move-scrap = Abandonner le chantier { $tile }
move-open = Inaugurer { $tile }
move-build = La placer en { $square }
move-rescue = Garder dans la zone : { $kind }
move-dismiss = Écarter : { $kind }
move-draw = Piocher
move-place = Garder cet expert
move-fetch = Prendre dans le sac : { $kind }
move-assign = Affecter { $kind } : { $place }
move-train = Affecter { $kind } comme { $as } : { $place }
move-summon = Du sac, affecter { $kind } : { $place }
move-move = Déplacer { $kind } : { $place } → { $to }
move-vacate = Renvoyer les experts du chantier { $tile }
move-keep = Garder { $crisis }
move-option = Choisir l’option { $option }
move-discard = { $seat } abandonne { $plan }
move-block = Bloquer : { $action }
move-unblock = Libérer : { $action }
move-boost = { $indicator } gagne 1
move-atop = Remettre { $crisis } dessus
move-beneath = Passer { $crisis } dessous
move-pick = Choisir le rôle { $role }
move-done = Terminé

## Options

option-level = Niveau
    .help = Pollution de la ville : découverte, 1 à 4, ou votre propre carte.
option-own_start = Votre carte : départ
    .help = Case de la tuile de départ sur votre propre carte.
option-own_nuisances = Votre carte : nuisances
    .help = Nuisances de votre propre carte, en une somme : a1 compte 1, b1 2, c1 4, et ainsi de suite jusqu’à d4, 32768 ; la case de la tuile de départ et ce qui dépasse dix sont laissés de côté.
    .map = Cliquez sur les cases des nuisances, dix au plus.
option-random_sides = Deux faces
    .help = Les nuisances sont posées sur l’une ou l’autre face, au hasard.
option-indicator_start = Indicateurs au départ
    .help = Valeur de départ des indicateurs, si ce n’est pas celle du niveau.
option-crisis_start = Pion de crise au départ
    .help = Premier gyrophare du pion de crise, si ce n’est pas celui du niveau.
option-beacons = Gyrophares
    .help = Gyrophares de la piste de crise ; le dernier fait perdre.
option-target = Objectif
    .help = Valeur que doit atteindre un indicateur.
option-target_count = Indicateurs à hisser
    .help = Nombre d’indicateurs qui doivent atteindre l’objectif.
option-indicator_most = Haut de l’échelle
    .help = Fin de l’échelle d’un indicateur.
option-study_zone = Zone d’étude
    .help = Évolutions que contient la zone d’étude.
option-site_zone = Zone de chantier
    .help = Évolutions que contient la zone de chantier.
option-experts_zone = Zone des experts
    .help = Experts que contient la zone.
option-experts_drawn = Experts au départ
    .help = Experts dans la zone au départ.
option-assign_most = Experts par action
    .help = Experts qu’une action permet d’affecter.
option-aside_most = Mises de côté
    .help = Évolutions ou experts qu’on peut mettre de côté en une action.
option-role_uses = Utilisations d’un rôle
    .help = Utilisations avant de débloquer le second rôle.

## Thèmes des règles

topic-setup = Mise en place
topic-turn = Le tour de jeu
topic-choose = Choisir une évolution
topic-site = Mettre en chantier
topic-recruit = Recruter des experts
topic-assign = Affecter des experts
topic-inaugurate = Inaugurer
topic-crisis = Gérer les crises
topic-role = Les rôles
topic-plan = Les bons plans
topic-solo = Jouer seul
topic-over = La fin de la partie
