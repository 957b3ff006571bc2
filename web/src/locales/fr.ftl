### La page en français. Les clés sont les mêmes dans toutes les langues ; un test les compare.

title = Speciate
tagline = Des jeux de société sur l’évolution, entre amis et avec des robots.
home = Accueil
loading = Un instant…
close-dialog = Fermer
cancel = Annuler
copy = Copier
copied = Copié
back = Retour
nowhere = Il n’y a rien à cette adresse.
nowhere-home = Vers les jeux
skip = Aller au contenu

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Apparence
theme-system = Comme le système
theme-light = Guide de terrain (clair)
theme-dark = Serre de nuit (sombre)
settings-motion = Mouvement
motion-system = Comme le système
motion-full = Animé
motion-less = Immobile
settings-sound = Un son quand c’est à moi
settings-notices = Une notification quand c’est à moi
settings-ask-again = Me demander à nouveau avant de finir un tour trop tôt
settings-notices-denied = Votre navigateur n’autorise pas les notifications de cette page.

## Accueil

games = Jeux
games-none = Ce serveur n’a aucun jeu.
players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $minutes } min environ
play-together = tous ensemble
play = Jouer
play-game = Jouer à { $game }
learn = Apprendre
learn-game = Apprendre { $game }
rules = Règles
rules-of = Règles : { $game }
my-games = Mes parties
my-games-none = Les parties où vous avez une place apparaissent ici.
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour l’instant. Ouvrez-en une : cochez « Ouverte à tous » en invitant.
your-turn = À vous
their-turn = À { $names } de jouer
waiting-for-players = { $free ->
    [0] Table complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
over = Terminée
closed = Fermée
hosting = Vous êtes l’hôte
join = Rejoindre
watch = Regarder
go-on = Continuer
look-at = Revoir
forget = Oublier cette table
server-unreachable = Le serveur est injoignable. Les leçons et les règles restent accessibles ; les parties ont besoin de lui.
part-lost = Cette partie de la page n’est pas encore arrivée. Elle viendra dès que le serveur répondra.

## Une nouvelle partie

start-title = Nouvelle partie : { $game }
start-with = Qui joue ?
start-bots = Avec des robots
start-bots-hint = Vous et { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, tout de suite.
start-bots-hint-together = { $bots ->
    [0] Vous seul, tout de suite.
    [one] Vous et un robot dans le même camp, tout de suite.
   *[other] Vous et { $bots } robots dans le même camp, tout de suite.
}
start-friends = Avec des amis
start-friends-hint = Vous recevez un lien à envoyer. Des robots peuvent occuper les places vides.
start-hotseat = Sur cet écran
start-hotseat-hint = On se passe l’écran, mains cachées ; ou vous jouez plusieurs places.
start-hotseat-hint-together = À plusieurs autour d’un écran, tout est visible ; ou vous jouez plusieurs places.
start-seats = Joueurs
start-here = Devant cet écran
start-alone = Je les joue toutes moi-même
start-alone-hint = Sans rideau entre vos propres places.
start-level = Force des robots
start-style = Leur style
style-any = Équilibré
    .hint = ne joue que pour les points
start-names = Noms
start-name = Votre nom
start-name-of = Nom du joueur { $number }
start-table-name = Nom de la table
start-public = Ouverte à tous : la montrer parmi les tables ouvertes
start-options = Options
start-advanced = Valeurs des règles
start-clock = Pendule
clock-none = Sans pendule
clock-move = Temps par coup
clock-bank = Temps pour la partie
clock-seconds = Minutes
clock-increment = Secondes rendues par coup
start-allowed = Conseils et spectateurs
allow-hints = Les joueurs peuvent demander conseil
allow-hints-hint = Celui dont c’est le tour peut demander à un robot ce qu’il ferait.
allow-spectators = D’autres peuvent regarder
allow-spectators-hint = Qui a le lien voit ce que tout le monde voit, et aucune main.
allow-spectator-chat = Les spectateurs peuvent parler
allow-spectator-chat-hint = Toute la table lit ce qu’ils disent.
play-now = Jouer maintenant
make-link = Ouvrir la table

## Robots

bot-random = Hasard
    .hint = fait n’importe quoi de permis
bot-greedy = Glouton
    .hint = prend ce qui rapporte aussitôt
bot-beginner = Débutant
    .hint = bien des coups lui échappent
bot-casual = Amateur
    .hint = quelques coups lui échappent
bot-strong = Fort
    .hint = voit plus loin
bot-expert = Expert
    .hint = réfléchit beaucoup
bot-master = Maître
    .hint = réfléchit le plus
bot = Robot
bot-nearest = À peu près votre force : { $level }

## Salle d’attente

waiting-room = On attend les joueurs
invite = Inviter
invite-link = Lien vers cette table
invite-hint = Qui ouvre ce lien peut prendre une place ; rien à installer, pas de compte.
invite-local = Ce serveur n’est accessible que depuis cette machine. Pour des amis ailleurs, lancez-le avec : speciate serve --host 0.0.0.0
seat-free = Place { $number } : libre
sit-at = S’asseoir ici : place { $number }
add-bot-at = + Robot : place { $number }
remove-name = Libérer cette place : { $name }
seat-you = vous
sit-here = S’asseoir ici
sit-too = Quelqu’un d’autre devant cet écran s’assoit ici
sit-name = Nom pour une autre place devant cet écran
table-full = Toutes les places sont prises. Restez ici : vous verrez la partie dès qu’elle commence.
invite-hint-full = Toutes les places sont prises. Qui ouvre ce lien peut regarder.
stand = Se lever
ready = Prêt
not-ready = Pas prêt
i-am-ready = Je suis prêt
we-are-ready = Nous sommes prêts
i-am-not-ready = Attendez, pas encore
begins-seats = { $free ->
    [one] Il reste 1 place libre.
   *[other] Il reste { $free } places libres.
} La partie commence quand toutes les places sont prises et que chacun est prêt.
begins-ready = Tout le monde est là. La partie commence dès que chacun est prêt ; on attend encore : { $names }.
add-bot = + Robot
add-bots = Compléter avec des robots
remove-player = Libérer cette place
colours = Couleurs
colour-choose = Votre couleur : { $colour }. En choisir une autre
colour-taken = { $colour }, déjà prise
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-orange = orange
colour-teal = turquoise
colour-pink = rose
table-options = Ce qui est convenu
agreed-pack = Composants
agreed-house = Règles maison
house-rules = règles maison
house-about = On y joue avec des cartes ou des tuiles qui ne sont pas celles du jeu imprimé
agreed-pair = { $label } : { $value }
as-usual = Les règles habituelles.
agreed-no-hints = Sans conseils
agreed-no-spectators = Sans spectateurs
agreed-no-spectator-chat = Les spectateurs ne parlent pas
option-yes = oui
option-no = non
name-first = Choisissez d’abord un nom.

## À la table

what-now = Et maintenant ?
waiting-for = À { $names } de jouer.
waiting-for-many = On attend { $names }.
choose-sealed = Les autres choisissent aussi ; personne ne voit encore votre choix.
you-look-on = Vous regardez la partie.
seat-as = Pour { $name } :
seat-look = Voir ce que voit { $name }
move-sent = Envoyé ; le serveur ne l’a pas encore confirmé…
game-over = La partie est terminée.
game-paused = La partie est suspendue.
table-closed = Cette table est fermée.
sure-title = Vous êtes sûr ?
sure-never = Ne plus me le demander
sure-yes = Oui, continuer
sure-no = Non, pas encore
undo = Reprendre
undo-of = Reprendre : { $what }
undo-hint = Si quelque chose a été révélé depuis, on demande aux autres
undo-hint-bots = Ce que les robots ont fait depuis est repris aussi, et ils choisissent à nouveau
hint = Conseil
hint-hint = Demander à un robot ce qu’il ferait
hint-says = Un robot ferait ceci : { $move }
hint-goes-on = De là où vous en êtes, un robot ferait ceci : { $move }
hint-instead = Il aurait plutôt commencé ainsi : { $move }
hint-unsure = (dans la marge d’erreur)
hint-then = { $first }, puis { $next }
hint-all = Et sinon ?
hint-worth = { $percent } %
hint-scale = Le pourcentage : ce que chaque coup a donné quand le robot l’a essayé, de 0 (perdu) à 100 (gagné)
hint-thanks = Merci
players-title = Joueurs
log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
left-out = Les messages plus anciens ne sont pas affichés.
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-menu = Table
here = présent
away = absent
thinking = doit jouer
spectator = Spectateur
host = Hôte
the-host = L’hôte
you = vous
clock-left = encore { $time }
time-up = temps écoulé
line-cut = Pas de connexion. Ce que vous voyez est peut-être ancien ; nouvel essai…
line-connecting = Connexion…
line-refused = Le serveur ne vous laisse pas entrer : { $reason }
offline-machine = Cet appareil est hors ligne. Ce que vous voyez est peut-être ancien.
try-now = Essayer tout de suite
storage-kept = Le serveur ne peut pas enregistrer les coups pour le moment. Le vôtre est gardé et sera renvoyé tout seul.
storage-away = Le serveur ne peut pas enregistrer les coups pour le moment. Vous pouvez continuer à regarder ; la partie reprendra dès que possible.
storage-cut = Le serveur n’a pas accès à ses parties pour le moment. Ce que vous voyez est peut-être ancien ; nouvel essai…
storage-asked = Le serveur ne peut rien enregistrer pour le moment. Votre demande est gardée et sera renvoyée toute seule.
storage-home = Le serveur n’a pas accès à ses parties pour le moment. Cette page réessaie d’elle-même.

## Demandes et votes

asks-undo = { $name } demande à reprendre son dernier coup, bien que quelque chose ait été révélé depuis.
asks-hand-over = { $name } demande qu’un robot joue pour { $gone }, qui n’est plus là.
asks-reissue = { $name } demande un nouveau lien pour { $gone }. Qui l’ouvre prend cette place, et l’ancien ne marche plus.
asks-pause = { $name } demande à suspendre la partie.
asks-missing = Doivent encore répondre : { $names }.
asks-you = Vous avez demandé ; les autres doivent accepter.
vote-yes = D’accord
vote-no = Non
hand-over = Laisser un robot jouer pour { $name }
bot-for-you = Un robot joue pour vous.
gone = { $name } est absent, et c’est son tour.
take-back-seat = Reprendre ma place

## Hôte

host-controls = Hôte
pause = Suspendre la partie
resume = Continuer
leave = Quitter
leave-title = Quitter la partie
leave-now = Aller à la page d’accueil
leave-now-means = La partie reste telle quelle ; elle vous attend parmi vos parties.
leave-bot = Laisser un robot jouer pour moi
leave-bot-means = Un robot joue à votre place à partir de maintenant, et vous pouvez la reprendre à tout moment.
leave-close = Fermer la partie
leave-close-means = La partie s’arrête ici pour de bon, sans vainqueur.
close-table = Fermer la table
close-table-sure = Fermer cette table pour de bon ? Plus personne ne pourra y jouer.
new-link-for = Nouveau lien pour { $name }
new-link-hint = Ce lien donne la place que tient { $name }. L’ancien ne vaut plus rien. Ne l’envoyez à personne d’autre.
new-link-asked = On a demandé aux autres ; le lien apparaît ici dès qu’ils acceptent.

## Ce que la table ou le serveur ne fait pas

error-closed = Cette table est fermée.
error-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-full = Toutes les places sont prises.
error-seat-taken = Quelqu’un a déjà pris cette place.
error-seat-free = Il n’y a personne à cette place.
error-seat-yours = Cette place est déjà la vôtre.
error-seat-bot = Un robot est assis là ; il n’a pas besoin de lien.
error-name-odd = Il faut un nom aux lettres visibles, sans caractère caché ni espace au début ou à la fin.
error-name-reserved = À une table, « { $name } » désigne quelqu’un d’autre. Choisissez un autre nom.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
error-colour-taken = Quelqu’un a déjà cette couleur ici.
error-players-only = Seul un joueur de cette table peut le faire.
error-host-only = Seul l’hôte de cette table peut le faire.
error-paused = La partie est suspendue.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-in-time = Le coup a été joué à temps.
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-enough = Vous avez déjà repris { $count } coups dans cette partie. Une partie n’en permet pas plus.
error-undo-long = Vous avez repris tant de coups que l’enregistrement de cette partie est plein. Vous pouvez la jouer jusqu’au bout, mais plus rien reprendre.
error-rematch-early = La partie n’est pas encore finie.
error-rematch-there = Quelqu’un a déjà ouvert une revanche.
error-advise-nobody = Il n’y a personne à conseiller pour l’instant.
error-advise-not = Ce choix n’est pas possible pour l’instant.
error-undo-bots = On ne peut pas revenir là-dessus : quelque chose a été révélé depuis, et les robots ne peuvent pas donner leur accord.
error-hand-over-not = Cette place ne peut pas être confiée à un robot.
error-hand-over-early = Cette personne est là, ou absente depuis moins de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Attendez encore un peu.
error-question-open = Une autre question est déjà posée. Répondez d’abord à celle-là.
error-question-not-yours = Cette question ne vous était pas posée.
error-pause-same = C’est déjà le cas.
error-question-none = Cette question est déjà réglée.
error-busy = La table est occupée. Réessayez.
error-too-much = C’était trop à la fois. Attendez un peu et réessayez.
error-no-table = Cette table n’existe pas.
error-record-form = Ce n’est pas une partie enregistrée.
error-record-rules = Cette partie ({ $game }) a été jouée avec les règles { $rules } ; ici, ce sont les { $here }.
error-record-pack = Cette partie a été jouée avec les pièces « { $name } », qui ne sont pas ici.
error-record-empty = Ce fichier est vide.
error-record-cut = La dernière ligne de ce fichier est coupée.
error-record-line = La ligne { $line } est abîmée.
error-record-changed = La ligne { $line } a été changée, ou il manque quelque chose avant elle.
error-record-after = La ligne { $line } vient après la fin de la partie.
error-record-result = La ligne { $line } finit la partie par un résultat qui n’est pas celui des coups.
error-record-back = La ligne { $line } revient à la position { $to }, d’où la partie ne peut pas continuer.
error-record-refused = Ligne { $line } : la règle { $rule } interdit « { $move } ».
error-record-position = Il n’y a pas de position { $number } ; elles vont de 0 à { $last }.
error-record-unfinished = Seule une partie finie peut être revue ici.
error-record-long = Cette partie est trop longue : ici, on lit { $count } entrées au plus.
error-record-undos = Dans cette partie, quelqu’un reprend plus de { $count } coups. Une telle partie ne peut pas être lue ici.
error-token-foreign = Cette place n’est plus la vôtre.
error-token-void = Cette place n’est plus la vôtre.
error-link-invalid = Ce lien n’est pas valable pour cette table, et rien n’a changé ici. S’il vous en faut un, demandez un nouveau lien à l’hôte.
error-not-stored = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
error-table-damaged = Cette table est abîmée et on ne peut plus y jouer. La personne qui tient le serveur peut la réparer.
error-no-hint = Le robot qui donne les conseils n’a pas répondu. Redemandez, ou choisissez sans lui.
error-hints-off = Il n’y a pas de conseils à cette table.
error-spectators-off = Seuls les joueurs peuvent regarder cette table.
error-chat-off = À cette table, les spectateurs ne peuvent pas parler.
error-chat-full = Cette table n’a plus de place pour d’autres messages.
error-table-full = Il s’est passé tant de choses à cette table qu’elle ne peut en garder plus. Les coups comptent toujours.
error-reissue-asked = Un nouveau lien pour cette place a déjà été demandé. Attendez la réponse, ou redemandez plus tard.
error-reissue-present = Le joueur de cette place est là : il n’a pas besoin d’un nouveau lien.
error-reissue-refused = Les autres n’ont pas accepté le nouveau lien.
error-pause-asked = Une pause a déjà été demandée. Attendez la réponse, ou redemandez plus tard.
error-entries-enough = Cette table n’a plus de place pour quoi que ce soit.

## Rideau

curtain-pass = Passez l’écran à { $name }
curtain-hint = Personne d’autre ne doit regarder.
curtain-lift = C’est moi, { $name }

## Pourquoi pas, règles, infobulles

why-not = Pourquoi pas ?
why-can = C’est possible.
why-unknown = Le serveur ne dit pas pourquoi.
rule = Règle
rule-read = Lire la règle
rule-unknown = Ce jeu n’a pas de règle de ce nom.
rule-move_form = Un coup dit ce qui est fait et avec quoi, et c’est quelqu’un assis à la table qui le joue. Tout le reste n’est pas un coup du jeu : aucune règle du jeu n’en parle.
    .title = Ce qu’est un coup

## Revenir en arrière

look-back = Revoir
look-earlier = Un événement plus tôt
look-later = Un événement plus tard
look-now = Retour au présent
looking-back = Vous revoyez la partie : événement { $at } sur { $count }.

## La fin

scores = Scores finaux
winner = { $names } l’emporte.
winners = { $names } l’emportent ensemble.
no-winner = Personne ne l’emporte.
you-won = Vous l’emportez.
you-lost = Vous perdez.
result = La fin
you-won-together = Vous gagnez ensemble.
you-lost-together = Vous perdez ensemble.
they-won-together = La table gagne.
they-lost-together = La table perd.
rank = Rang
score = Score
score-total = Total
replay = Revoir la partie
rematch = Revanche
rematch-join = Rejoindre la revanche
counting = On compte : { $part }
counting-skip = Passer
picture-png = Image (PNG)
picture-svg = Dessin (SVG)
picture-not = Ce navigateur ne peut pas faire d’image du plateau ; le dessin (SVG) peut être gardé.
ended-on = { $won } Le { $day }
play-again = Rejouer

## Ce qui s’est passé à la table

news-sat = { $name } s’assoit.
news-stood = La place { $seat } est de nouveau libre.
news-began = La partie commence.
news-asked-undo = { $name } demande à reprendre un coup.
news-asked-hand-over = { $name } demande qu’un robot joue pour quelqu’un.
news-asked-reissue = { $name } demande un nouveau lien pour { $gone }.
news-asked-pause = { $name } demande une pause.
news-reissued = Un nouveau lien a été fait pour la place { $seat } ({ $name }) ; l’ancien ne marche plus.
news-dropped = La demande est caduque.
news-dropped-undo = La demande est caduque : quelqu’un a joué.
news-rested = Les pendules se sont arrêtées pendant { $time }, le serveur ne pouvant pas enregistrer les coups.
news-yes = { $name } est d’accord.
news-no = { $name } n’est pas d’accord.
news-handed = Un robot joue désormais pour { $name }.
news-back = { $name } joue de nouveau.
news-suggested = { $name } suggère : { $move }
news-rematch = { $name } a ouvert une revanche.
news-paused = La partie est suspendue.
news-resumed = La partie reprend.
news-closed = La table est fermée.
news-undone = { $name } reprend un coup.

## Revoir une partie

replay-title = Partie à revoir
replay-not-over = Cette partie n’est pas terminée. On pourra la revoir quand elle le sera.
replay-to-table = Vers la table
replay-controls = Parcourir la partie
replay-side = Journal et scores
replay-first = Au début
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-look-behind = Regarder le plateau
replay-position = Position dans la partie
replay-move = { $at } sur { $count }
replay-round = Manche
replay-round-number = Manche { $round }
replay-round-end = À la fin de la manche { $round }
replay-to-round = Aller à une manche
replay-speed = Vitesse
replay-times = { $speed }×
replay-link = Lien
replay-copy = Copier un lien vers cette position
replay-copy-failed = Votre navigateur n’autorise pas la copie. L’adresse de cette page est le lien.
replay-seen-by = Vue par
replay-save = Enregistrer la partie
replay-keys = Touches : ← → Espace Début Fin
score-by-round = Scores
score-of = { $name } : { $score }.
everybody = Tout le monde
score-none = Ce jeu ne compte les points qu’à la fin.
record-open = Ouvrir un fichier de partie
record-open-hint = Une partie terminée, enregistrée dans un fichier, à revoir.
record-too-large = Ce fichier est trop grand pour être une partie.
version = Speciate { $version }.
engine-compiled = Le moteur est compilé.
engine-pure = Le moteur n’est pas compilé : les parties sont les mêmes, mais les robots réfléchissent plus longtemps.
docs = Documentation
    .hint = Jouer, inviter des amis ; toutes les règles. Le reste en anglais.
    .address = /docs/fr

## Règles

rules-search = Chercher dans les règles
rules-contents = Thèmes
rules-overview = En bref
rules-goal = Le but du jeu
rules-course = Le déroulement
rules-pieces = Le matériel
rules-found = { $count ->
    [0] Aucune règle ne dit cela. Essayez moins de mots, ou d’autres.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-link = Lien vers cette règle : { $title }
rules-read-on = Lire la suite dans les règles

## Apprendre

learn-title = Apprendre { $game }
learn-step = Leçon { $step } sur { $count }
learn-back = Retour
learn-next = Suite
learn-skip = Passer
learn-fold = Moins de texte
learn-unfold = Tout le texte
learn-leave = Quitter le tutoriel
learn-again = Recommencer
learn-task = À vous
learn-right = Bien joué.
learn-why = C’est impossible :
learn-other = Ce n’est pas ce que demande cette leçon.
learn-rule = La règle
learn-play = Jouer avec des robots
learn-none = { $game } n’a pas encore de tutoriel.
learn-offer = Première visite ? Apprenez { $game } en cinq minutes, en jouant.
learn-offer-yes = Montrez-moi
learn-offer-no = Non merci

# -- a button of a board

not-now = impossible pour l’instant ; appuyez pour savoir pourquoi

# -- le plateau simple, des jeux qui n’ont pas le leur

plain-table = La table
plain-moves = Vos coups
plain-turn = doit jouer
plain-your-turn = à vous
plain-none = rien
plain-nobody = personne
plain-unknown = inconnu
plain-hidden = { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
plain-square = rangée { $row }, colonne { $column } : { $who }

# What happened, shown one thing after another.
settings-speed = Rythme
speed-calm = Calme : une chose après l’autre
speed-brisk = Vif
speed-instant = D’un coup
show-skip = Passer
show-skip-hint = Va directement au présent (ou la barre d’espace, ou touchez le plateau)
missed = { $count ->
    [one] Il s’est passé une chose pendant votre absence.
   *[other] Il s’est passé { $count } choses pendant votre absence.
}
missed-show = Montrer
missed-skip = Plus tard
what-changed = Quoi de neuf ?
what-changed-hint = Montre ce qui s’est passé depuis votre dernier tour
log-fold = Replier : { $round }
log-unfold = Déplier : { $round }
