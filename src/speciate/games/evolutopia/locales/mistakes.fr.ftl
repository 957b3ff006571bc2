# Ce qui ne va pas dans les composants et les positions qu’on a écrits. Les mots du JSON et les noms des règles restent tels quels.

## Composants

pack-entries = { $place } a { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    } ; le jeu en a { $count }
pack-left-out = { $place } : il en reste { $found } ; la règle en compte { $count }
pack-few-crises = { $place } : il reste { $count } crises ; il en faut au moins { $low }
few-tiles = il y a { $count } évolutions ; avec des zones de cette taille, il en faut { $wanted }
few-nuisances = il y a { $count } nuisances ; ce plan en demande { $wanted }
few-roles = il y a { $count } rôles ; pour ce nombre de joueurs, il en faut { $wanted }
pack-no-expert = { $place } demande au moins un expert
pack-no-gain = { $place } ne change aucun indicateur
pack-arrival = { $place } a { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    } ; une crise en a de 1 à { $most }
pack-no-effect = { $place } n’a aucun effet
pack-zero = { $place } est 0 : cela ne changerait rien
pack-no-square = { $place } nomme « { $word } », qui n’est pas une case : elles vont de a1 à d4
pack-two-tiles = { $place } pose deux tuiles sur { $square }
pack-many-nuisances = { $place } en compte { $count } ; il n’y a que { $tiles } tuiles
pack-no-nuisance = { $place } est vide : un niveau a au moins une nuisance
pack-discovery = { $place } en compte { $count } ; la règle en compte { $printed } (setup.discovery)
pack-printed = { $place } est { $found } ; la règle dit { $printed }, et les options d’une partie peuvent le changer
pack-solo-roles = { $place } laisse { $count ->
        [one] { $count } rôle
       *[other] { $count } rôles
    } à qui joue seul, moins de { $offered } : trop de rôles en copient un autre

## Positions

position-bottom = steps doit commencer par setup, turn, after ou over
position-step = l’étape « { $above } » ne peut pas suivre « { $below } »
position-result = une partie est finie si et seulement si elle a un résultat (over.win)
position-experts = il y a { $count } experts de la sorte « { $kind } », alors qu’il en faut { $most } (setup.experts)
position-site-experts = { $tile } a plus d’experts d’une sorte qu’il n’en demande (assign.needed)
position-crisis-experts = la crise a plus d’experts d’une sorte qu’elle n’en demande (assign.needed)
position-no-crisis = il n’y a pas de crise où mettre des experts (crisis.check)
position-start-tile = le territoire doit porter sa tuile de départ, une seule fois (setup.territory)
position-covered = seules des nuisances peuvent être recouvertes (inaugurate.nuisance)
position-study-zone = la zone d’étude contient { $most } évolutions au plus (choose.full)
position-site-zone = la zone de chantier contient { $most } évolutions au plus (site.full)
position-experts-zone = la zone des experts en contient { $most } au plus (recruit.draw)
position-aside-tiles = on met { $most } tuiles de côté au plus (choose.aside)
position-turn = ce doit être le tour de quelqu’un (turn.order)
position-over-already = la partie serait déjà finie (over.win)
position-no-victory = ce n’est pas une victoire (over.win)
position-no-defeat = ce n’est pas une défaite (over.indicator)
position-opened = opened nomme une évolution pendant qu’on la pose, et seulement alors (inaugurate.order)
position-no-square = il n’y a pas de case pour l’évolution inaugurée (inaugurate.adjacent)
position-draw = rien ne fait piocher « { $draw } » maintenant
position-bag-empty = le sac est vide (recruit.return)
position-expert-drawn = on ne pioche d’experts qu’en recrutant (recruit.draw)
position-no-role = chacun a un rôle (setup.roles)
position-nuisances = les nuisances sont posées comme le niveau le montre (setup.territory)
position-tiles-aside = on ne met d’évolutions de côté que pendant qu’on en choisit une (choose.aside)
position-experts-aside = on ne met d’experts de côté que pendant qu’on recrute (recruit.return)
position-asides = { $drawn } experts piochés ont été mis de côté, mais il y en a { $count } (recruit.draw)
position-spare = seul un chantier abandonné laisse des experts à replacer (site.full)
position-remedy = le rôle qui recouvre n’importe quelle nuisance s’emploie en inaugurant (role.once)
position-effects = les effets ne viennent que d’une crise (crisis.draw)
position-study-room = la zone d’étude a de la place : aucune évolution ne doit la quitter (choose.full)
position-site-room = la zone de chantier a de la place : aucune évolution ne doit la quitter (site.full)
position-pictogram = il n’y a pas de chantier dont le pictogramme compterait (site.blue)
position-top = la pile montre sa première évolution, ou bien on va la retourner (setup.evolutions)
position-acted = acted dit à quoi a servi le tour une fois qu’il est commencé, et seulement alors (turn.one-action)
position-acted-marker = gérer les crises n’est pas une action qui reçoit un marqueur (turn.block)
position-acted-crises = on n’est pas en train de gérer les crises (turn.one-action)
position-losing-nothing = rien ne doit partir maintenant (crisis.draw)
position-losing = { $count } doivent partir, sur { $most } (crisis.draw)
position-old-crisis = l’ancienne crise s’en va avant qu’une nouvelle arrive (crisis.check)
position-crisis-come = quand on pose ses marqueurs, une crise est arrivée (crisis.draw)
position-crisis-drawn = on ne pioche une crise que pour qu’elle arrive (crisis.draw)
position-offered = on ne propose des cartes que pour qu’on en choisisse (crisis.draw)
position-looking = personne ne regarde les crises à venir (crisis.draw)
position-choosing = personne ne choisit de rôle (solo.roles)
position-roles = la place { $seat } a { $count } rôles après { $uses } usages, au lieu de { $due } (role.experience)
position-first-turn = rien ne s’est passé avant le premier tour (setup.indicators)
position-first-player = le premier joueur est tiré au sort (setup.first)
position-first-tiles = au début, deux évolutions sont à l’étude et une en chantier (setup.evolutions)
position-first-experts = au début, { $count } experts sont dans la zone (setup.experts)
