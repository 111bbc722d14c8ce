# French. One message a sentence; a name never follows “de” or “que”, which some names would shorten. `one` is 0 and 1.

## Cards and combinations

card-joker = { $joker ->
    [red-joker] joker rouge
   *[black-joker] joker noir
}
combination-single = Carte seule { $card }
combination-pair = { $rank ->
    [ace] Paire d’as
    [king] Paire de rois
    [queen] Paire de dames
    [jack] Paire de valets
   *[other] Paire de { $label }
}
combination-triple = { $rank ->
    [ace] Brelan d’as
    [king] Brelan de rois
    [queen] Brelan de dames
    [jack] Brelan de valets
   *[other] Brelan de { $label }
}
combination-quad = { $rank ->
    [ace] Carré d’as – bombe
    [king] Carré de rois – bombe
    [queen] Carré de dames – bombe
    [jack] Carré de valets – bombe
   *[other] Carré de { $label } – bombe
}
combination-straight = Suite { $run }
combination-suited-straight = Suite de même couleur { $run } { $suit }

## Numbers of things

cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gained = +{ $count }
of-whom = { $whom } : { $what }

## Rules in a line

preset-classic = classique
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = règles maison
option-locked = qui passe sort du pli
option-closed-exchange = échange caché
option-suited-next = suites de même couleur : juste la suivante
sides-four = chacun pour soi
sides-two = deux contre deux
target = jusqu’à { $target }
target-one-deal = une donne
turn-seconds = { $seconds } s par tour

## How well computer players play

level = { $level ->
    [beginner] débutant
    [casual] amateur
    [club] joueur de club
    [expert] expert
    [master] maître
    [champion] champion
   *[mixed] mixte
}
level-habits = { $level ->
    [beginner] gaspille ses 2, casse ses paires, passe trop vite
    [casual] joue pour le plaisir : oublie ce qui est tombé, gâche parfois une carte
    [club] joue bien : garde ses paires et ses suites
    [expert] joue très bien, avec une erreur de temps en temps
    [master] joue toujours le meilleur coup à sa portée
    [champion] prévoit et compte chaque carte : le plus fort
   *[mixed] un joueur de club, un amateur et un expert
}

## Lobby

lobby-title = ### Murlan · une table est ouverte
lobby-host = ★ hôte
lobby-free-seat = libre
lobby-computers = les ordinateurs : 🖥️ { $level }
lobby-understudy = en cas d’absence : 🖥️ { $level }
side-north-south = Nord–Sud
side-east-west = Est–Ouest
lobby-state = { $free ->
    [0] Tout le monde est là. N’importe qui à table peut démarrer.
    [one] Il reste une place. On commence à quatre, ou avec un ordinateur à la place libre.
   *[other] Il reste { $free } places. On commence à quatre, ou avec des ordinateurs aux places libres.
}
lobby-cut = on coupe à la main
lobby-expires = se ferme { $clock } si rien ne bouge

## A deal

deal-title = ### Murlan · donne { $number }
dealer = { $name } distribue
seat-out = { $place ->
    [1] a fini, 1re place
    [2] a fini, 2e place
    [3] a fini, 3e place
   *[4] 4e place
}
seat-last-card = **1 carte ⚠️**
seat-passed = passe
seat-away = 💤 pas là
seat-left = 🚪 a quitté
laid = { $name } joue : **{ $combination }**
before = avant : { $plays }
last-trick = dernier pli : { $plays }
this-trick = ce pli : { $plays }
nothing-lies = Rien sur la table.
draw = tirage des places : { $draws }
opening = { $name } a le { $card }, entame et doit le jouer.
exchange-gives = { $giver } donne **{ $card }** à { $receiver }
exchange-hidden = { $giver } et { $receiver } s’échangent une carte.
exchange-jokers = { $name } montre les deux jokers : pas d’échange.
turn-plays = À **{ $name }** de jouer
turn-leads = À **{ $name }** d’entamer
turn-gives = À **{ $name }** de rendre une carte
turn-computer = **{ $name }** réfléchit…
turn-understudy = **{ $name }** n’est pas là : l’ordinateur joue.

## What holds a match up, and what is voted on

paused-agreed = ⏸️ **La partie est en pause.** « Reprendre » la relance, dans les sept jours.
paused-shut-out = ⏸️ **La partie est en pause :** je ne peux plus écrire ici. Il me faut les permissions « Voir le salon » et « Envoyer des messages » (dans un fil : « Envoyer des messages dans les fils »). Appuyez ensuite sur « Reprendre » ; ou déplacez la table dans un autre salon avec /murlan move.
hold-storage-down = ⚠️ Impossible d’enregistrer pour l’instant ; le temps est arrêté. Ça repart tout seul.
vote-end = { $count ->
    [one] { $names } veut fermer la table
   *[other] { $names } veulent fermer la table
}
vote-pause = { $count ->
    [one] { $names } veut une pause
   *[other] { $names } veulent une pause
}
vote-remove = { $count ->
    [one] { $names } veut exclure { $name } de la table
   *[other] { $names } veulent exclure { $name } de la table
}
vote-count = { $given } voix sur { $needed }

## Between deals and at the end

deal-over-title = ### Murlan · donne { $number } terminée
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] { $count } point
   *[other] { $count } points
}
played-out = ensuite : { $plays }
next-dealer = Donne suivante : { $name } distribue.
next-exchange = { $giver } donnera sa plus haute carte à { $receiver } et en recevra une. Avec les deux jokers en main, on ne donne rien.
target-raised = Au moins deux y sont arrivés : on va maintenant jusqu’à **{ $target }**.
next-deal = La prochaine donne commence { $clock }.
before-title = ### Murlan · avant la première donne
cut-asked = ✂️ **{ $name }** coupe.
cut-choose = Où coupes-tu ?
cut-place = Après { $count } cartes
promise = 🔒 donne { $number } promise : { $digest }
match-name = partie { $match }
ready-are = c’est bon pour : { $names }
ready-offer = Ça commence dès que tout le monde est prêt.
won = { $name } gagne la partie
side-won = { $side } { $first } et { $second } gagnent la partie
tie = Égalité : { $names }
tie-of-sides = Égalité entre les deux camps
deals-played = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
last-deal = dernière donne : { $places }
rematch-wanted = Pour une revanche : { $names }
rematch-offer = On remet ça à quatre ? La revanche commence quand tout le monde la veut.
closes = la table se ferme { $clock }
closed-title = ### Murlan · table fermée
closed-expired = Plus personne n’a rien touché depuis longtemps.
closed-ended = La table a été fermée.
closed-deserted = Tout le monde est parti.
closed-unattended = Personne n’était là pendant huit tours de suite.
closed-voted = Les joueurs ont voté la fermeture.
closed-place-gone = Son salon n’existe plus.
closed-paused-out = La partie est restée sept jours en pause et personne ne l’a reprise.
closed-unreadable = La table n’a pas pu être rétablie. C’est notre faute ; les données sont gardées.
closed-again = /murlan start en ouvre une autre.
moved-on = La table continue plus bas.
moved-to = La table continue dans un autre salon.
open-hands-title = ### Les quatre mains · donne { $number }
open-hands-note = Telles qu’elles étaient quand la première carte a été posée.
open-hands-left = restées à la fin : { $cards }

## Ce que montrent les images

picture-out = { $place }. { $name } : a fini avec { $cards }
picture-left = { $place }. { $name } : il restait { $cards }
picture-gives = { $giver } donne { $card } à { $receiver }

## Buttons

button-join = Rejoindre
button-leave = Quitter
button-take-seat = Prendre place
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Démarrer
   *[other] Démarrer · encore { $free }
}
button-swap = Autres partenaires
button-fill = Démarrer avec ordinateurs
button-menu = ⋯
button-hand = Mes cartes
button-pass = Passer
button-ready = Prêt
button-rematch = Revanche
button-verify = Vérifier
button-open-hands = Les quatre mains
button-play = Jouer
button-play-cards = Jouer { $cards }
button-play-straight = Jouer la suite { $run }
button-clear = Effacer
button-more = Autres coups · { $page }/{ $pages }
button-by-suit = Par couleur
button-by-rank = Par valeur
button-redraw = Actualiser
button-give = Donner
button-give-card = Donner { $card }
button-rules = Règles ici
button-bring-down = Ramener en bas
button-pause = Pause
button-resume = Reprendre
button-withdraw = Retirer mon vote
button-remove = Exclure quelqu’un…
button-vote-end = Voter la fin
button-confirm-vote = Oui, je vote pour
button-confirm-remove = Oui, exclure
button-decline = Refuser
button-mute = Ne plus m’inviter
button-end = Fermer la table
button-confirm-leave = Oui, quitter
button-back = Me revoilà
button-confirm-end = Oui, fermer
button-go = Aller à la table
button-hint = Indice
button-undo = Annuler
button-plan = Jouer à mon tour
button-plan-cards = Jouer { $cards } à mon tour
button-plan-straight = Jouer la suite { $run } à mon tour
button-plan-pass = Passer ce pli
button-plan-else = { $state ->
    [on] Sinon passer : oui
   *[off] Sinon passer : non
}

## The hand

hand-title = ### Ta main · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-lead = **À toi** · entame comme tu veux
hand-lead-opening = **À toi** · entame, avec le { $card } dedans
hand-answer = **À toi** · bats ça ou passe
hand-away = 💤 Tu n’étais plus là, l’ordinateur joue. Appuie sur n’importe quoi ici pour revenir.
hand-missed = ⌛ À ton dernier tour, le temps était écoulé et l’ordinateur a joué. Encore une fois, et il joue pour toi jusqu’à ce que tu appuies sur quelque chose.
hand-left = Tu as quitté cette partie. L’ordinateur continue pour toi.
hand-removed = Tu ne fais plus partie de cette table. L’ordinateur continue pour toi.
hand-turn-of = À { $name } de jouer
hand-to-beat = À battre : **{ $combination }**
hand-plays = { $count ->
    [one] Jouer… · { $count } possibilité
   *[other] Jouer… · { $count } possibilités
}
hand-plays-page = Jouer… · { $first }–{ $last } sur { $count }
hand-cards = Ou choisis des cartes…
hand-gifts = La carte à rendre…
hand-chosen = Choisi : **{ $combination }**
hand-chosen-ahead = Choisi pour ton tour : **{ $combination }**
hand-stuck = Rien dans ta main ne bat ça. Passe.
hand-nothing-beats = Rien dans ta main ne bat ça pour l’instant. Tu peux déjà choisir des cartes.
hand-out = ### Tu as fini
hand-deal-over = ### La donne est finie
hand-before-deal = ### La première donne va commencer
hand-match-over = ### La partie est finie
hand-table-closed = ### La table est fermée
hand-place = { $place ->
    [1] 1re place pour toi. 🥇
    [2] 2e place pour toi. 🥈
    [3] 3e place pour toi. 🥉
   *[4] 4e place pour toi.
}
hand-points = { $count ->
    [one] Tu as { $count } point dans cette partie.
   *[other] Tu as { $count } points dans cette partie.
}
hand-give-back = { $name } t’a donné **{ $card }**. Choisis la carte à rendre.
hand-gave = Ta plus haute, **{ $card }**, est allée à { $name }. Une autre revient.
hand-exchange = { $giver } et { $receiver } s’échangent une carte.
hand-card-idle = injouable pour l’instant
hand-confirm = { $what ->
    [bomb] C’est une bombe. Appuie encore une fois pour la jouer.
   *[all] Ce sont tes dernières cartes. Appuie encore une fois pour les jouer.
}
hand-plan-play = ⏱️ À ton tour : joue **{ $cards }**, si c’est possible à ce moment-là.
hand-plan-play-or-pass = ⏱️ À ton tour : joue **{ $cards }** si c’est possible, sinon passe.
hand-plan-pass = ⏱️ Passe pour toi jusqu’à la fin de ce pli.
hand-plan-kept = Visible par toi seulement. Oublié si je redémarre.
hand-plan-end = { $end ->
    [played] ✅ Joué comme tu l’avais prévu.
    [passed] ✅ Passé comme tu l’avais prévu.
   *[void] ⚠️ Ce que tu avais prévu n’est pas possible maintenant. À toi, comme d’habitude.
}
hint-play = 💡 Un joueur fort jouerait : **{ $combination }** { $cards }
hint-pass = 💡 Un joueur fort **passerait**.
hint-give = 💡 Un joueur fort rendrait : **{ $card }**
hint-goes-out = { $count ->
    [1] Tu finis ta main : 1re place.
    [2] Tu finis ta main : 2e place.
   *[other] Tu finis ta main : 3e place.
}
hint-runs-out = Toute ta main part en { $count } coups, et seul le dernier pourrait être battu.
hint-stops = { $count ->
    [one] Reprend le pli : il reste { $count } carte à { $name }.
   *[other] Reprend le pli : il reste { $count } cartes à { $name }.
}
hint-leaves-partner = { $count ->
    [one] Le pli reste à ton équipe : { $name }, { $count } carte.
   *[other] Le pli reste à ton équipe : { $name }, { $count } cartes.
}
hint-feeds-partner = Ta carte la plus basse peut libérer ton partenaire : { $name }, 1 carte.
hint-denies = { $count ->
    [one] Il reste { $count } carte à { $name }, qui ne peut pas battre ça.
   *[other] Il reste { $count } cartes à { $name }, qui ne peut pas battre ça.
}
hint-sure-trick = Personne ne peut battre ça.
hint-last-plays = { $count ->
    [one] Le reste part ensuite en { $count } coup.
   *[other] Le reste part ensuite en { $count } coups.
}
hint-sheds-straight = { $count } cartes partent d’un coup.
hint-cheapest = C’est le coup qui te coûte le moins.
hint-nothing-else = Rien dans ta main ne bat ça.
hint-saves = Battre ça te coûterait { $cards }.
hint-keeps = Ça garde { $cards } ensemble.
hint-keeps-control = Ça garde { $cards }, que peu de cartes battent.
hint-lowest-lead = Ta carte la plus basse part.
hint-safe-to-lose = Si c’est battu, personne ne finit là-dessus.
hint-stands-alone = Cette carte n’entre dans aucune de tes combinaisons.

## Jouer seul

command-solo = Une partie en solo contre trois ordinateurs
option-solo-rules = Les règles ; par défaut, classiques
option-solo-target = Longueur de la partie ; par défaut, 11 points
option-solo-computers = Le niveau des ordinateurs ; par défaut, celui de la dernière fois, ou mixte
help-solo = **/murlan solo** une partie en solo contre trois ordinateurs, partout ; personne d’autre ne la voit
solo-since = depuis ton tour : { $turns }
solo-so-far = jusqu’ici : { $turns }
solo-passes = { $name } passe
solo-takes = { $name } fait le pli
solo-note = Cette partie n’est visible que pour toi et ne compte dans aucun classement. Réfléchis tant que tu veux : elle se ferme si rien n’est joué pendant sept jours.
solo-still-open = Voici ta partie, encore ouverte. Ferme-la pour en commencer une autre.
button-next-deal = Donne suivante
button-again = Encore une
button-end-match = Fermer
confirm-end-solo = Fermer cette partie ? Elle ne compte dans aucun classement, et on ne peut plus la rouvrir.
solo-closed = Cette partie est fermée. /murlan solo en commence une autre.
refusal-too-many-solo = Je n’ai plus de place pour une partie en solo. Réessaie plus tard, ou ouvre une table avec /murlan start.
refusal-not-a-member = Je ne suis pas membre de ce serveur : il n’a donc ici ni tables, ni classements, ni réglages. Ses gérants peuvent m’ajouter. Partout fonctionnent /murlan help, learn, rules, language, preferences, invitations, privacy et solo.

## Menu and questions

menu-title = ### Cette table
confirm-leave = Quitter la partie pour de bon ? L’ordinateur continue pour toi, et tu ne pourras pas revenir.
confirm-leave-last = Quitter ? Tu es la seule personne ici : la partie s’arrête, et personne ne la gagne.
confirm-leave-lobby = Quitter cette table ?
confirm-end = Fermer la table pour tout le monde ? Personne ne gagne la partie.
confirm-end-lobby = Fermer cette table pour tout le monde ?
confirm-vote-end = Voter la fin de la partie pour tout le monde ? Elle s’arrête dès que plus de la moitié des présents le veulent. Personne ne la gagne.
confirm-remove = Voter pour exclure { $name } ? Il faut plus de la moitié des autres, ou l’hôte seul si { $name } a raté son dernier tour. L’ordinateur continue alors, et { $name } ne peut plus revenir à cette table.
confirm-remove-lobby = Exclure { $name } de cette table ? { $name } ne pourra plus la rejoindre.
menu-remove = Qui veux-tu exclure ?
menu-level = Qui vient avec + 🖥️…
confirm-else = Ou continue simplement : rien ne s’est encore passé.
exists-lobby = { $free ->
    [0] Une table est déjà ouverte ici, et les quatre places sont prises.
    [one] Une table est déjà ouverte ici. Il reste une place.
   *[other] Une table est déjà ouverte ici. Il reste { $free } places.
}
exists-playing = Une partie est déjà en cours ici. Un salon, une table.
exists-finished = Une partie vient de se terminer ici, et sa table est encore ouverte. Un salon, une table.
exists-takes-people = Une partie est déjà en cours ici, et une place y est libre pour toi.
too-many-leave = Va à l’une d’elles pour la quitter : avant la partie avec « Quitter », ensuite sous ⋯.

## Invitations

invitation = { $mention } · **{ $name }** t’invite à une partie de Murlan.
invitation-lobby = « Rejoindre » te donne une place. Tu peux refuser, personne ne t’en voudra.
invitation-playing = Une partie est en cours. Tu peux prendre place à la fin d’une donne. Tu peux refuser, personne ne t’en voudra.
invitation-accepted = { $name } a rejoint la table.
invitation-declined = { $name } ne joue pas cette fois.
invitation-over = Cette invitation était pour une table qui est fermée.

## Calling people

ping-turn = { $mention }, c’est à toi de jouer.
table-opened = **{ $name }** ouvre une table de Murlan.
button-tell-me = { $state ->
    [on] Ne plus signaler les tables ici
   *[off] Me signaler les tables ici
}
told-here = { $state ->
    [on] On te prévient quand une table s’ouvre dans ce salon.
   *[off] On ne te prévient plus des tables de ce salon.
}
told-muted = On te prévient des tables d’ici dès que tu acceptes à nouveau les invitations : /murlan preferences.

## Fair deals

fair-title = ### Les donnes étaient-elles honnêtes ? · partie { $match }
fair-all = { $count ->
    [one] ✅ C’est prouvé : la donne est bien celle qui était promise.
   *[other] ✅ C’est prouvé : les { $count } donnes sont bien celles qui étaient promises.
}
fair-some = { $count ->
    [one] ⚠️ Rien d’anormal, mais { $count } donne sur { $all } n’est pas prouvable.
   *[other] ⚠️ Rien d’anormal, mais { $count } donnes sur { $all } ne sont pas prouvables.
}
fair-wrong = { $count ->
    [one] ❌ { $count } donne sur { $all } n’est pas celle qui était promise.
   *[other] ❌ { $count } donnes sur { $all } ne sont pas celles qui étaient promises.
}
fair-deal = **Donne { $number }** { $mark } coupe après { $cut }
fair-cut = { $kind ->
    [named] choisie par le voisin de droite du donneur, clic { $press }
    [press] par le clic { $press }
   *[chance] au hasard
}
fair-promise = promesse { $digest }
fair-no-promise = pas de promesse
fair-seed = graine { $seed }
fair-doubt = { $doubt ->
    [not-shown] Pas prouvable : Discord n’avait pas reçu la promesse quand il fallait distribuer.
    [no-press] Pas prouvable : personne n’a appuyé entre la promesse et la donne.
   *[no-commitment] Pas prouvable : à cette donne, il n’y avait pas encore de promesses.
}
fair-fault = { $fault ->
    [swapped] Faux : c’est la place d’une autre donne.
    [dealer] Faux : le donneur n’a pas avancé d’une place.
    [commitment-missing] Faux : sa promesse manque.
    [not-as-shown] Faux : une autre promesse avait été montrée.
    [seed] Faux : la graine n’est pas celle qui était promise.
    [cut] Faux : la coupe ne découle pas de ce qui l’a décidée.
   *[cards] Faux : les cartes ne découlent pas de la graine et de la coupe.
}
fair-own = Compare les promesses à celles que tu as vues à la table ; elles seules comptent. Le fichier contient tout : python -m murlan verify { $file } le vérifie sans Discord.

## Leaderboard

board-title = ### Classement
board-name = { $board ->
    [rating] Cote
    [wins] Victoires
    [win-rate] % de victoires
    [deals-won] Donnes gagnées
    [average-place] Place moyenne
    [streak] Victoires de suite
   *[points] Points
}
board-span = { $span ->
    [season] Cette saison
    [month] Ce mois-ci
    [week] Cette semaine
   *[all] Depuis toujours
}
board-pool = { $pool ->
    [two-teams] Deux contre deux
   *[free-for-all] Chacun pour soi
}
board-order = { $board ->
    [rating] après la dernière partie de la période ; puis par victoires
    [wins] puis par % de victoires
    [win-rate] dès { $least } parties ; puis par parties
    [deals-won] puis par points
    [average-place] dès { $least } parties ; puis par donnes
    [streak] la plus longue de la période ; puis par victoires
   *[points] puis par victoires, puis par place moyenne
}
board-empty = Encore personne ici. Comptent les parties où jouent au moins deux personnes ; /murlan start ouvre une table.
board-no-own = Tu n’y es pas encore : termine une partie avec quelqu’un d’autre.
board-provisional = Ta cote est provisoire jusqu’à { $least } parties classées.
board-too-few = On entre dans ce classement à partir de { $least } parties.
board-score-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) } % de victoires
board-score-deals = { $count ->
    [one] { $count } donne gagnée
   *[other] { $count } donnes gagnées
}
board-score-place = place moyenne { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] { $count } victoire de suite
   *[other] { $count } victoires de suite
}
board-podium = La saison précédente, { $season } :
board-choose = Classer par
board-choose-span = Depuis quand
board-own = Ma ligne
board-detail = { $matches ->
    [one] victoires : { $wins } sur { $matches } partie · place moyenne { NUMBER($place, minimumFractionDigits: 2) }
   *[other] victoires : { $wins } sur { $matches } parties · place moyenne { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
season-number = Saison { $number }
podium-title = ### 🏆 Saison terminée : { $season }
podium-order = Par points, puis par victoires. À égalité sur les deux, on partage la place.
podium-pool = { $count ->
    [one] **{ $pool }** · { $count } partie
   *[other] **{ $pool }** · { $count } parties
}
podium-detail = { $matches ->
    [one] victoires : { $wins } sur { $matches } partie
   *[other] victoires : { $wins } sur { $matches } parties
}
podium-forgotten = quelqu’un dont les données sont effacées
podium-left = quelqu’un qui a quitté le serveur
podium-board = Classement

## Rules

rules-title = ### Murlan · les règles ici
topic-cards = Les cartes
topic-combinations = Les combinaisons
topic-beating = Ce qui bat quoi
topic-tricks = Les plis
topic-exchange = L’échange
topic-points = Les points et la fin
topic-absence = Absences et départs
topic-computers = Les ordinateurs
rules-cards = 54 cartes, quatre joueurs. Du plus bas au plus haut : 3 4 5 6 7 8 9 10 J Q K A 2, puis { $black } le joker noir, puis { $red } le joker rouge. Deux joueurs ont 14 cartes, deux en ont 13. Le but : vider sa main avant les autres.
rules-combinations = Une carte seule ; une paire, un brelan ou un carré ; ou une suite de 5 à 13 cartes. Pas de joker dans une suite ; l’as est en bas (A-2-3-4-5) ou en haut (10-J-Q-K-A), le 2 seulement en bas. Les deux jokers ne font pas une paire.
rules-beating = Même combinaison, même nombre de cartes, mais plus haut. La couleur ne compte pas. Un carré est une **bombe** : elle bat tout, sauf une bombe plus haute.
rules-straight-any = Une suite est battue par toute suite plus haute de même longueur.
rules-straight-next = Une suite n’est battue que par la suite de même longueur juste au-dessus.
rules-suited-any = Une suite de même couleur bat tout, même les bombes ; seule une plus haute de même longueur la bat.
rules-suited-next = Une suite de même couleur bat tout, même les bombes ; seule celle de même longueur juste au-dessus la bat.
rules-beats = { $winner } bat { $loser }
rules-tricks = Qui a le { $card } entame le tout premier pli, avec le { $card } dedans. À tour de rôle, chacun joue plus haut ou passe. Quand tous les autres ont passé, le dernier à avoir joué entame.
rules-passing-open = On ne passe que pour ce tour : on peut rejouer plus tard dans le même pli.
rules-passing-locked = Qui passe est hors jeu jusqu’à la fin du pli.
rules-exchange = Avant chaque donne sauf la première, le dernier de la précédente remet au premier sa plus haute carte et reçoit n’importe quelle carte de 3 à 10. Puis le dernier entame. Si le dernier a les deux jokers, il ne donne rien, et le premier entame.
rules-exchange-open = Tout le monde voit les deux cartes.
rules-exchange-hidden = Ils sont les seuls à voir les cartes.
rules-points = 1re place 3 points, 2e 2, 3e 1, 4e 0.
rules-one-deal = La partie dure une donne ; qui a le plus de points gagne.
rules-target = On joue jusqu’à { $target }. Si deux ou plus y arrivent dans la même donne, on va jusqu’à { $ladder } ; à { $last }, ils partagent la victoire.
rules-sides = Deux contre deux : les partenaires se font face et additionnent leurs points. Ils ne se montrent pas leurs cartes.
rules-absence = Quand ton temps est écoulé, l’ordinateur passe pour toi, ou entame de ta plus basse carte. Après deux tours, il continue (niveau : { $level }) jusqu’à ce que tu appuies sur « Mes cartes ». Partir pour de bon compte comme 4e place.
rules-computers = Ils voient leurs cartes et ce que tout le monde voit, rien de plus. Leur niveau se choisit avec /murlan start, ou par l’hôte avant la partie sous ⋯. Mixte : un joueur de club, un amateur et un expert.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Plus d’exemples : **/murlan rules topic**

## Learning to play

learn-title = Apprendre Murlan · { $step } sur { $steps }
learn-topic = { $topic ->
    [single] Une carte
    [pair] Les paires
    [passing] Passer
    [straight] Les suites
    [bomb] Les bombes
    [out] Les dernières cartes
    [points] Les points
    [exchange] L’échange
   *[end] C’est tout
}
learn-single =
    Le premier qui n’a plus de cartes gagne la donne. Du plus bas au plus haut : 3 4 5 6 7 8 9 10 J Q K A 2, puis le joker noir, puis le rouge. { $name } a joué un roi.
    👉 Choisis dans la liste une carte qui le bat, puis appuie sur **Jouer**.
learn-pair =
    Personne n’a battu ton as : le pli est à toi, et c’est toi qui entames le suivant. Deux cartes de même valeur sont une **paire**.
    👉 Joue tes deux 3. Ils sont dans la première liste ; ou choisis-les un par un dans la seconde.
learn-passing =
    Une paire est battue par une paire plus haute : { $first } a joué des 8, { $second } des dames. Tes 2 battraient les dames, mais aucune paire n’est plus haute : garde-les pour la fin.
    👉 Appuie sur **Passer**.
learn-straight =
    { $name } a gagné le pli et entame d’une **suite** : cinq cartes ou plus qui se suivent, de n’importe quelle couleur. Une suite plus haute du même nombre de cartes la bat.
    👉 Tu en as une : joue-la, de 4 à 8.
learn-bomb =
    { $name } avait passé et joue quand même : ici, on ne passe que pour un tour. (À certaines tables, qui passe sort jusqu’à la fin du pli.) Tu n’as pas de suite plus haute, mais quatre cartes de même valeur sont une **bombe** : elle bat tout, sauf une bombe plus haute.
    👉 Joue tes quatre valets.
learn-out =
    Tu entames de nouveau, et il te reste deux cartes.
    👉 Joue les deux d’un coup : tu n’en as plus, et la première place est à toi.
learn-points = Les autres ont continué jusqu’à ce qu’il ne reste des cartes qu’à un seul. Chaque donne rapporte 3 points au premier, 2 au deuxième, 1 au troisième et rien au dernier. La partie continue, donne après donne, jusqu’à ce que quelqu’un ait 21.
learn-exchange =
    Avant une nouvelle donne, le dernier remet au premier sa plus haute carte : { $giver } t’a donné **{ $card }**. Tu rends une carte de 3 à 10.
    👉 Choisis-en une qui ne va avec aucune autre.
learn-end = Maintenant { $name } entame, et la donne suivante commence. Tu sais jouer au Murlan !
learn-next-solo = **/murlan solo** toi contre trois ordinateurs
learn-next-start = **/murlan start** une table dans un salon, avec tes amis
learn-next-rules = **/murlan rules** toutes les règles, quand tu veux en revoir une
learn-aside-single = { $aside ->
    [passed] Tu peux passer, mais ce n’est pas la peine : une de tes cartes bat le roi et te coûte peu.
    [bomb] Une bombe le bat, mais ce sont quatre bonnes cartes pour un roi. Une seule suffit.
   *[high] Un 2 le bat aussi, mais un as suffit. Garde tes 2 pour plus tard.
}
learn-aside-pair = { $aside ->
    [bomb] Tu peux entamer ainsi. Mais tes quatre valets valent bien plus ensemble : garde-les.
    [high] Tu peux entamer ainsi. Mais un 2 bat presque tout : garde-le pour plus tard.
    [straight] Tu peux entamer ainsi, et ce n’est pas une mauvaise idée. Mais tu en auras bientôt besoin : commence par ta petite paire.
   *[single] Tu peux entamer ainsi. Mais avec une paire, tu poses deux cartes d’un coup.
}
learn-aside-passing = { $aside ->
    [bomb] Une bombe les battrait, mais tu en auras bientôt plus besoin. Passe cette fois.
   *[high] Tes 2 les battraient, mais mieux vaut les garder. Passe cette fois.
}
learn-aside-straight = { $aside ->
    [passed] Tu peux passer, mais ici tu poses cinq cartes d’un coup : joue ta suite.
   *[bomb] Une bombe la battrait, mais ta suite aussi. Garde la bombe.
}
learn-aside-bomb = Tu peux passer, mais alors { $name } entame de nouveau. Avec ta bombe, le pli est à toi.
learn-aside-out = Il te resterait alors une carte. Les deux ensemble font une paire : joue-les, et tu as fini.
learn-aside-exchange = Tu peux la rendre, mais tu en as besoin pour une paire ou une suite. Ton 4 ne va avec rien : rends-le.
learn-stopped = Tu peux continuer ici quand tu veux ; **/murlan learn** reprend du début.
button-step-on = Suite
button-step-back = Retour
button-stop = M’arrêter ici
button-learn-on = Continuer
hand-learn = Première fois à Murlan ? /murlan learn te l’apprend en deux minutes.

## Finished matches

history-title = ### Parties terminées sur ce serveur
history-title-own = ### Mes parties terminées
history-hint = Choisis-en une pour la revoir pas à pas, toutes mains ouvertes.
history-empty = Aucune partie terminée sur ce serveur pour l’instant ; /murlan start ouvre une table.
history-empty-own = Tu n’as encore terminé aucune partie sur ce serveur ; /murlan start ouvre une table.
history-choose = Revoir une partie
history-own = Mes parties
history-all = Parties de ce serveur
history-unfinished = fermée avant la fin
history-void = ne compte pas
history-deleted = compte effacé
replay-title = ### Revoir · donne { $number }
replay-step = étape { $step } sur { $steps }
replay-dealt = { $name } distribue les cartes.
replay-plays = **{ $name }** joue { $play } : { $cards }
replay-plays-single = **{ $name }** joue { $card }
replay-passes = **{ $name }** passe.
replay-leads = { $name } entame.
replay-gives-back = { $name } rend une carte.
replay-choose = Choisis une donne
replay-deal = Donne { $number } sur { $deals }
replay-file = Toute la partie ; `python -m murlan replay FILE` la montre.
button-replay = Revoir
button-notation = Notation

## Turning points

turning-title = ### Tournants
turning-hint = Trouvés par le champion, d’après ce que chacun pouvait savoir à ce moment ; en points par donne, à ce score.
turning-none = Rien ne ressort de cette partie : aucun coup n’a coûté ni rapporté beaucoup à lui seul.
turning-deal = Donne { $number }
turning-lost = { $points ->
    [one] −{ NUMBER($points, minimumFractionDigits: 1) } point
   *[other] −{ NUMBER($points, minimumFractionDigits: 1) } points
}
turning-won = { $points ->
    [one] +{ NUMBER($points, minimumFractionDigits: 1) } point
   *[other] +{ NUMBER($points, minimumFractionDigits: 1) } points
}
turning-cost-play = **{ $name }** a joué { $done }. Mieux : { $other }
turning-cost-instead = **{ $name }** a joué { $done }. Mieux : passer.
turning-cost-passed = **{ $name }** a passé. Mieux : { $other }
turning-cost-gift = **{ $name }** a rendu { $done }. Mieux : { $other }
turning-gain-play = **{ $name }** a trouvé { $done }. Deuxième choix : { $other }
turning-gain-instead = **{ $name }** a trouvé { $done }. Deuxième choix : passer.
turning-gain-passed = **{ $name }** a passé, à raison. Deuxième choix : { $other }
turning-gain-gift = **{ $name }** a rendu { $done }, à raison. Deuxième choix : { $other }
turning-replay = Revoir { $number }
button-turning = Tournants

## Why a play is good

why-goes-out = Les dernières cartes partent : place { $number }.
why-runs-out = Cela ouvre une sortie sûre en { $number } coups.
why-stops = { $number ->
    [one] Cela reprend le pli : il reste { $number } carte à { $name }.
   *[other] Cela reprend le pli : il reste { $number } cartes à { $name }.
}
why-leaves-partner = { $number ->
    [one] Le pli reste au partenaire : { $name }, { $number } carte.
   *[other] Le pli reste au partenaire : { $name }, { $number } cartes.
}
why-feeds-partner = C’est assez bas pour la dernière carte du partenaire : { $name } peut finir.
why-denies = { $number ->
    [one] Il reste { $number } carte à { $name }, qui ne peut pas battre ça.
   *[other] Il reste { $number } cartes à { $name }, qui ne peut pas battre ça.
}
why-sure-trick = Personne ne peut battre ça.
why-last-plays = { $number ->
    [one] Le reste part ensuite en un coup.
   *[other] Le reste part ensuite en { $number } coups.
}
why-sheds-straight = { $number } cartes partent d’un coup.
why-cheapest = C’est la réponse la moins chère de son genre.
why-nothing-else = Rien en main ne bat ce qui est sur la table.
why-saves = Toute réponse casserait ou dépenserait quelque chose de bon : { $cards }
why-keeps = Cela garde ensemble { $cards }
why-keeps-control = { $number ->
    [0] Cela garde { $cards } ; rien d’encore caché ne bat ça.
    [one] Cela garde { $cards } ; une seule carte ou valeur encore cachée bat ça.
   *[other] Cela garde { $cards } ; seules { $number } cartes ou valeurs encore cachées battent ça.
}
why-lowest-lead = La carte la plus basse part.
why-safe-to-lose = Cela peut être battu, mais aucun adversaire ne finit ainsi.
why-stands-alone = Cette carte n’entre dans aucune combinaison de la main.

## Profiles

profile-title = ### Profil · { $name }
profile-empty = Aucune partie classée sur ce serveur pour l’instant. Comptent les parties où jouent au moins deux personnes.
profile-rating = cote { $rating }
profile-rating-provisional = cote { $rating }, provisoire
profile-streaks = victoires de suite : { $now } en cours, { $best } au mieux
profile-places = Places par donne : { $places }
profile-combinations = Suites : { $straights } · bombes : { $quads }
profile-laid = Le plus souvent posé : { $laid }
laid-kind = { $kind ->
    [singles] cartes seules
    [pairs] paires
    [triples] brelans
    [quads] bombes
    [straights] suites
   *[suited] suites de même couleur
}
profile-head-to-head = Face à face : toi devant { $ahead }, derrière { $behind }, à égalité { $level } ; ensemble { $together }
profile-newest = d’après les dernières parties classées : { $count }
profile-picture = { $pool }, cotes de la partie la plus ancienne à la plus récente : { $ratings }
profile-achievements = **Succès** { $count } sur { $all }
achievement = { $name ->
    [first-match] Première partie
    [ten-matches] Dix parties
    [hundred-matches] Cent parties
    [first-win] Première victoire
    [ten-wins] Dix victoires
    [fifty-wins] Cinquante victoires
    [three-in-a-row] Trois victoires de suite
    [five-in-a-row] Cinq victoires de suite
    [fifty-deals] Cinquante donnes gagnées
    [five-hundred-points] Cinq cents points
    [comeback] Victoire après un gros retard
    [bomb] Une bombe
    [three-bombs] Trois bombes dans une partie
    [five-straights] Cinq suites dans une partie
    [sweep] 1re place à chaque donne
    [never-last] Jamais 4e de toute une partie
    [full-table] Victoire à une table de quatre humains
    [both-kinds] Victoire en solo et à deux
    [rating-1200] Cote de 1200
   *[loyal] Vingt fois jusqu’au bout
}

## Help

help-title = ### Murlan
help-intro = Le jeu de cartes albanais à quatre : le premier sans cartes gagne. L’ordinateur remplace les absents.
help-start = **/murlan start** ouvre une table dans ce salon
help-hand = **/murlan hand** montre tes cartes
help-play = **/murlan play** joue les cartes que tu écris : 9S 9H, ou passe
help-leave = **/murlan leave** libère ta place
help-invite = **/murlan invite** invite quelqu’un à la table ; **/murlan invitations** dit si on peut t’inviter
help-table = **/murlan table** ramène la table en bas du salon
help-move = **/murlan move** amène ici ta table depuis un autre salon
help-end = **/murlan end** ferme la table : l’hôte tout de suite, les autres par vote
help-rules = **/murlan rules** les règles telles qu’on les joue ici
help-learn = **/murlan learn** t’apprend le jeu en deux minutes
help-leaderboard = **/murlan leaderboard** les meilleurs du serveur, par cote, points, victoires et plus
help-verify = **/murlan verify** montre les graines d’une partie finie et les vérifie
help-history = **/murlan history** les parties terminées, à revoir
help-profile = **/murlan profile** cote, séries et succès de quelqu’un
help-language = **/murlan language** la langue que tu lis, parmi huit
help-settings = **/murlan preferences** tes réglages ; **/murlan settings** ceux du serveur, pour ses gérants
help-privacy = **/murlan privacy** tout ce qui est gardé sur toi, en fichier, et comment l’effacer
help-buttons = **Mes cartes** ouvre ta main ; personne d’autre ne la voit. Choisis un coup dans la liste, ou les cartes une par une, puis appuie sur **Jouer**. Sous **⋯** : les règles, la pause, les votes, quitter et fermer la table.

## Notes

fault = Quelque chose n’a pas marché de notre côté, et rien n’a changé. Réessaie.
note-done = C’est fait.
note-left = Tu as quitté la table.
note-ended = La table est fermée.
note-moved = La table est désormais dans ce salon.
note-brought-down = La table est en bas du salon.
note-paused = La partie est en pause. « Reprendre » la relance, dans les sept jours.
note-resumed = La partie reprend.
note-withdrawn = Ton vote est retiré.
note-level = Qui vient désormais avec + 🖥️ : **{ $level }**.
note-removed = On a exclu { $name } de la table.
note-vote-end = Ton vote compte : { $given } sur { $needed } pour fermer la table. Les autres votent sous ⋯.
note-vote-pause = Ton vote compte : { $given } sur { $needed } pour une pause. Les autres votent sous ⋯.
note-vote-remove = Ton vote compte : { $given } sur { $needed } pour exclure { $name }. Les autres votent sous ⋯.
note-invitations-on = On peut désormais t’inviter à des tables.
note-invitations-off = Plus personne ne peut t’inviter. /murlan invitations revient en arrière.
note-not-posted = L’invitation n’est pas partie, personne n’a donc été invité. Réessaie dans un instant.
note-language = Désormais, tu lis en français. Les tables, elles, sont dans la langue du serveur.
note-language-server = Désormais, les tables de ce serveur sont en français.
stopping = Je redémarre. Ta table est enregistrée ; appuie de nouveau dans un instant.

## Why a press did nothing

refusal-not-seated = Tu n’as pas de place à cette table. /murlan start en ouvre une dans un autre salon.
refusal-join-first = Tu n’es pas à table : d’abord « Rejoindre ».
refusal-already-seated = Tu es déjà à cette table.
refusal-no-free-seat = Les quatre places sont prises.
refusal-no-computer = Il n’y a pas d’ordinateur ici.
refusal-seats-free = { $free ->
    [one] Une place est encore libre : attends quelqu’un, ou mets-y un ordinateur.
   *[other] { $free } places sont encore libres : attends d’autres joueurs, ou mets-y des ordinateurs.
}
refusal-not-host = Seul l’hôte de cette table peut faire ça.
refusal-host-is = Seul l’hôte peut faire ça : { $name }.
refusal-not-started = La partie n’a pas commencé. On commence à quatre, ou avec des ordinateurs aux places libres.
refusal-already-started = La partie a commencé. Attends la fin, ou ouvre une table dans un autre salon.
refusal-turn-is-over = C’était pour un tour déjà passé. Regarde à nouveau la table.
refusal-nothing-chosen = Tu n’as choisi aucune carte. Choisis un coup dans la liste, ou des cartes une par une.
refusal-not-between-deals = La donne n’est pas finie. « Prêt » sert entre deux donnes.
refusal-nothing-to-cut = Personne n’a à couper pour l’instant.
refusal-not-your-cut = { $name } coupe : c’est la place à droite du donneur. Tu n’as rien à faire.
refusal-no-such-match = Aucune partie finie de ce nom ici. Les graines se montrent à la fin ; /murlan verify sans nom prend la dernière partie de ce salon.
refusal-left-for-good = Tu as quitté cette partie pour de bon. Tu peux jouer la prochaine.
refusal-closed-expired = Cette table est fermée : plus personne n’a rien touché depuis longtemps. /murlan start en ouvre une autre.
refusal-closed-ended = Cette table a été fermée. /murlan start en ouvre une autre.
refusal-closed-deserted = Cette table est fermée : tout le monde est parti. /murlan start en ouvre une autre.
refusal-closed-unattended = Cette table est fermée : personne n’était là pendant huit tours de suite. /murlan start en ouvre une autre.
refusal-closed-voted = Cette table a été fermée par vote. /murlan start en ouvre une autre.
refusal-closed-place-gone = Cette table est fermée : son salon n’existe plus. /murlan start en ouvre une autre.
refusal-closed-paused-out = Cette table est fermée : elle est restée sept jours en pause. /murlan start en ouvre une autre.
refusal-barred = Cette table t’est désormais fermée. Tu peux en rejoindre une autre, ou ouvrir la tienne avec /murlan start.
refusal-no-seat-free-now = Une donne est en cours. À la fin, tu peux prendre une place où ne joue aucun humain.
refusal-paused = La partie est en pause. N’importe quel joueur peut appuyer sur « Reprendre ».
refusal-shut-out = La partie est en pause : je ne peux plus écrire dans ce salon. Donnez-m’en le droit, ou déplacez la table avec /murlan move.
refusal-not-paused = La partie n’est pas en pause.
refusal-already-voted = Tu as déjà voté pour ça. Aux autres de se décider.
refusal-cannot-remove = Il n’y a personne à exclure ainsi. Pour laisser ta place, appuie sur « Quitter ».
refusal-same-place = La table est déjà dans ce salon.
refusal-too-many-here = { $limit ->
    [one] Ce serveur a déjà une table ouverte, c’est le maximum. Rejoins-la, ou attends qu’elle ferme.
   *[other] Ce serveur a déjà { $limit } tables ouvertes, c’est le maximum. Rejoins-en une, ou attends qu’une ferme.
}
refusal-too-many-yours = { $limit ->
    [one] Tu es déjà à une autre table, c’est le maximum. Quitte-la d’abord.
   *[other] Tu es déjà à { $limit } tables, c’est le maximum. Quittes-en une d’abord.
}
refusal-too-fast = Tu appuies plus vite que je ne peux suivre, ça n’a pas compté. Attends une seconde et réessaie.
refusal-just-brought-down = On vient de ramener la table : regarde en bas du salon.
refusal-no-table-to-move = Tu n’es l’hôte d’aucune table à déplacer sur ce serveur. /murlan start en ouvre une.
refusal-which-table = Tu es l’hôte de plusieurs tables : { $channels }. Indique sous « from » le salon de celle que tu veux.
refusal-which-hand = Tu joues à plusieurs tables : { $channels }. Écris-le dans le salon de celle que tu veux.
refusal-not-invited = Cette invitation est pour quelqu’un d’autre. S’il reste une place, appuie sur « Rejoindre » à la table même.
refusal-invite-oneself = Tu ne peux pas t’inviter toi-même. Choisis quelqu’un d’autre de ce serveur.
refusal-invite-application = Les applications ne jouent pas. Pour un ordinateur, appuie sur + 🖥️ avant la partie.
refusal-invite-elsewhere = Cette personne n’est pas sur ce serveur. Fais-la d’abord venir ici.
refusal-invite-seated = { $name } est déjà à cette table.
refusal-invite-barred = { $name } n’a plus accès à cette table, on ne peut pas l’y inviter. Invite quelqu’un d’autre.
refusal-invite-muted = { $name } n’accepte pas d’invitations. Invite quelqu’un d’autre, ou laisse la place à un ordinateur.
refusal-invite-again = { $name } a déjà ton invitation. Attends la réponse quelques minutes.
refusal-invite-often = Tu as envoyé beaucoup d’invitations en peu de temps. Attends dix minutes avant la prochaine.
refusal-closed-unreadable = Cette table n’a pas pu être rétablie. /murlan start en ouvre une autre.
refusal-double-press = C’est déjà pris en compte.
refusal-conflict = Quelqu’un a été plus rapide. Ouvre « Mes cartes » pour voir où on en est.
refusal-storage-down = Impossible d’enregistrer pour l’instant, rien n’a donc changé. Appuie de nouveau dans un instant.
refusal-turn-of = Ce n’est pas ton tour : à { $name } de jouer. Tu peux déjà choisir tes cartes.
refusal-not-your-turn = Ce n’est pas ton tour. Tu peux déjà choisir tes cartes.
refusal-stage-dealing = Aucune donne en cours. La prochaine commence bientôt.
refusal-stage-exchange = Il faut d’abord rendre une carte.
refusal-stage-play = L’échange est fini ; la donne se joue.
refusal-stage-over = La partie est finie. Appuie sur « Revanche » pour en refaire une.
refusal-cards-not-held = Tu n’as pas { $cards }. Choisis à nouveau.
refusal-no-combination = { $cards } ne font pas une combinaison : joue une carte seule, une paire, un brelan, un carré, ou une suite d’au moins cinq cartes.
refusal-opening = La première entame doit contenir le 3♠︎. Ajoute-le.
refusal-other-kind = { $kind ->
    [single] Une carte seule est battue par une carte plus haute, ou une bombe. Tu as choisi { $chosen } sur { $lies }.
    [pair] Une paire est battue par une paire plus haute, ou une bombe. Tu as choisi { $chosen } sur { $lies }.
    [triple] Un brelan est battu par un brelan plus haut, ou une bombe. Tu as choisi { $chosen } sur { $lies }.
   *[straight] Une suite de { $size } cartes est battue par une suite plus haute de { $size } cartes, ou une bombe. Tu as choisi { $chosen } sur { $lies }.
}
refusal-not-higher = { $kind ->
    [single] Il faut une carte qui bat { $lies }. Tu as choisi { $chosen }.
    [pair] La paire doit être plus haute. Tu as choisi { $chosen } sur { $lies }.
    [triple] Le brelan doit être plus haut. Tu as choisi { $chosen } sur { $lies }.
    [quad] La bombe doit être plus haute. Tu as choisi { $chosen } sur { $lies }.
   *[straight] La suite doit être plus haute. Tu as choisi { $chosen } sur { $lies }.
}
refusal-not-next = Ici, une suite n’est battue que par la suivante, de { $size } cartes jusqu’à { $next }, ou par une bombe. Tu as choisi { $chosen }.
refusal-quad-needed = Il y a une bombe : seule une bombe plus haute bat { $lies }.
refusal-suited-needed = Il y a une suite de même couleur : seule une plus haute, de { $size } cartes, la bat.
refusal-leader-must-play = Tu entames : joue quelque chose, tu ne peux pas passer.
refusal-gift = Tu ne peux pas rendre { $card }. Possibles : { $allowed }.
refusal-notation = « { $text } » n’est pas une carte. Écris les cartes comme 9S, 10H, QD, BJ.
refusal-options = Ces règles maison ne vont pas ensemble : { $option }.
refusal-wrong-place = C’est pour une table d’un autre salon.
refusal-table-is-in = La table est dans { $channel } : vas-y.
refusal-table-moved = La table vient de passer dans { $channel }, ça n’a donc pas compté : vas-y.
refusal-no-such-table = Aucune table ouverte ici. /murlan start en ouvre une.
refusal-no-table-but = Aucune table ouverte ici. Tu es à une table dans { $channels }.
refusal-table-is-over = C’est pour une table qui est fermée. /murlan start en ouvre une autre.
refusal-no-finished-match = Cette partie n’est pas finie, ou n’a pas été jouée sur ce serveur. /murlan history liste celles qu’on peut voir.
refusal-hands-hidden = Les quatre mains se voient une fois la donne finie, jusqu’au début de la suivante.
refusal-not-shared = Cette personne ne montre pas son profil.
refusal-not-in-server = Murlan se joue sur un serveur : va dans un de ses salons et tape /murlan start. En privé, seuls fonctionnent /murlan help, learn, rules, language, preferences, invitations, privacy et solo.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-connect = Se connecter
refusal-permissions = Il me manque des permissions dans ce salon : { $permissions }. Les gérants du serveur peuvent me les donner.
refusal-manage-guild = Seuls les gérants de ce serveur peuvent faire ça.
refusal-table-exists = Une table est en train de s’ouvrir ici à l’instant.
refusal-not-now = Ce n’est pas possible pour l’instant. Regarde la table et réessaie.
refusal-old-command = Cette commande a changé. Tape /murlan et choisis dans la liste.
refusal-old-button = Ce bouton est trop vieux. Ouvre ta main avec /murlan hand, ou une table avec /murlan start.
refusal-turning-nobody = Les ordinateurs les plus forts ne sont pas disponibles ici pour l’instant, et eux seuls trouvent les tournants. « Revoir » montre chaque coup.
refusal-turning-busy = Les ordinateurs ont trop à faire aux tables. Redemande dans quelques minutes.
refusal-turning-still = Je regarde encore une partie pour toi. Attends cette réponse, puis demande la suivante.
refusal-turning-failed = Quelque chose a mal tourné pendant que je regardais cette partie. Redemande ses tournants.
refusal-too-many-files = Tu as pris beaucoup de fichiers en peu de temps. Attends une demi-minute, puis prends le suivant.

## Settings of a server, and one's own

language-name = Français
settings-title = { $page ->
    [opening] ### Réglages · ouverture des tables
    [tables] ### Réglages · nouvelles tables
   *[league] ### Réglages · ligue
}
settings-page = { $page ->
    [opening] Ouverture
    [tables] Nouvelles tables
   *[league] Ligue
}
settings-at-once = Chaque choix est enregistré aussitôt.
settings-rights = Dans ce salon, j’ai toutes les permissions nécessaires.
settings-missing = ⚠️ Dans ce salon, il me manque : { $permissions }. Pour me les donner : Modifier le salon → Permissions → mon nom → ✓ là → Enregistrer. Pour tous les salons : Paramètres du serveur → Rôles → mon rôle.
settings-language = **Langue** des tables et des classements
settings-channels = **Salons** où les tables sont permises
settings-everywhere = Partout
settings-openers = **Qui ouvre des tables**
settings-opener = { $who ->
    [everybody] Tout le monde
    [role] Ceux qui ont un rôle, et les gérants
   *[managers] Les gérants seulement
}
settings-opener-role = Le rôle qui ouvre des tables
settings-manager-role = **Rôle de gérant** : vaut pour moi « Gérer le serveur ». Seuls ceux qui ont cette permission le choisissent.
settings-no-role = Aucun rôle
settings-most = **Tables à la fois**
settings-cap = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
settings-cap-any = Autant que possible : { $count }
settings-defaults = Ce que prend /murlan start si on ne dit rien d’autre.
settings-preset = **Règles**
settings-mode = **Qui joue avec qui**
settings-target = **Longueur d’une partie**
settings-turn = **Temps par tour**
settings-computers = **Ordinateurs**
settings-choose = Choisir
settings-hints = { $state ->
    [on] Indices en partie classée : oui
   *[off] Indices en partie classée : non
}
settings-league = **Cotes et classements** de ce serveur
settings-rated = { $state ->
    [on] Parties classées : oui
   *[off] Parties classées : non
}
settings-leavers = { $state ->
    [on] Masquer ceux qui sont partis : oui
   *[off] Masquer ceux qui sont partis : non
}
settings-seasons = **Saisons**
settings-season-mode = { $mode ->
    [monthly] Chaque mois est une saison
    [owner] Lancées et closes par les gérants : /murlan season
   *[off] Il n’y en a pas
}
settings-season = La saison en cours : { $name }
settings-no-season = Aucune saison en cours.
settings-podiums = { $state ->
    [on] Podiums publiés : oui
   *[off] Podiums publiés : non
}
settings-podium-channel = **Podium de la saison** : où il est publié
settings-podium-last = Lieu de la dernière partie classée
settings-corrections = /murlan void annule un résultat, /murlan reset recommence les classements à zéro, /murlan bar écarte quelqu’un des tables.
preferences-title = ### Tes réglages
preferences-language = **Langue** que tu lis
preferences-sorting = **Ta main** est d’abord triée
preferences-sorting-by = { $by ->
    [rank] Par valeur
   *[suit] Par couleur
}
preferences-confirms = { $state ->
    [on] Confirmer bombe et fin : oui
   *[off] Confirmer bombe et fin : non
}
preferences-others = **Ce que peuvent les autres**
preferences-invitations = { $state ->
    [on] T’inviter à des tables : oui
   *[off] T’inviter à des tables : non
}
preferences-profile = { $state ->
    [on] Voir ton profil : oui
   *[off] Voir ton profil : non
}
preferences-deck = **Cartes** que tu vois
preferences-large-hand = { $state ->
    [on] Tes cartes en grand : oui
   *[off] Tes cartes en grand : non
}
settings-deck = **Cartes** dans les messages des tables
deck-name = { $deck ->
    [four] Dessinées, une couleur par enseigne
    [two] Dessinées, noir et rouge
   *[text] En lettres : 3♠ K♥
}
preferences-pings = **Mention** quand c’est à toi
preferences-ping-when = { $when ->
    [never] Jamais
    [idle] Si je ne touche à rien une minute
   *[each] À chaque tour
}
settings-pings = { $state ->
    [on] Mentions (tour, table) : oui
   *[off] Mentions (tour, table) : non
}
preferences-told = **Nouvelles tables** : signalées dans { $channels }
preferences-told-none = Ne plus signaler de tables

## Corrections by who manages the server

void-title = ### Quel résultat ne doit plus compter ?
void-nothing = Aucune partie terminée sur ce serveur pour l’instant.
void-choose = Résultats, du plus récent
void-when = { $when } UTC
void-is-void = ne compte pas
void-ask = ### Ne plus compter ce résultat ?
    La partie finie le { $when }. Cotes et classements sont recalculés sans elle. C’est définitif.
button-void = Ne plus compter
reset-ask = { $what ->
    [season] ### Recommencer le classement de cette saison ?
       Aucune partie jusqu’ici ne comptera pour cette saison. C’est définitif.
   *[all] ### Recommencer tous les classements ?
       Aucune partie jusqu’ici ne comptera, et toutes les cotes repartent de zéro. Les podiums des saisons passées restent. C’est définitif.
}
button-reset = Recommencer
note-void-already = Ce résultat ne compte déjà pas.
note-voided = Il ne compte plus ; cotes et classements sont recalculés.
note-reset = C’est fait : aucune partie jusqu’ici n’y compte plus.
note-barred = { $name } ne peut plus s’asseoir aux tables de ce serveur, mais garde sa place actuelle jusqu’à la fin de la partie. /murlan bar avec « Laisser revenir » revient en arrière.
note-barred-already = { $name } n’a déjà plus accès aux tables.
note-let-in = { $name } a de nouveau accès aux tables de ce serveur.
note-never-barred = { $name } avait toujours accès aux tables.
note-season-started = Une saison commence : { $name }. Les saisons se lancent et se terminent désormais avec /murlan season.
note-season-ended = La saison { $name } est finie. Les saisons se lancent et se terminent désormais avec /murlan season.
note-no-season = Aucune saison en cours, donc aucune à terminer.
refusal-no-tables-here = Sur ce serveur, les tables ne sont permises que dans { $channels }. Vas-y et tape /murlan start.
refusal-managers-open = Sur ce serveur, seuls les gérants ouvrent des tables. Demande à l’un d’eux, ou rejoins une table ouverte.
refusal-role-opens = Sur ce serveur, seul le rôle { $role } ouvre des tables. Demande à quelqu’un qui l’a, ou rejoins une table ouverte.
refusal-barred-here = Un gérant de ce serveur t’a fermé l’accès à ses tables. Demande-lui pourquoi si tu ne le sais pas.
refusal-nobodys-role = Tout le monde a ce rôle, tout le monde gérerait donc le serveur. Choisis-en un autre.
refusal-invite-barred-here = { $name } n’a plus accès aux tables de ce serveur. /murlan bar revient en arrière.
refusal-hints-off = Ce serveur ne donne pas d’indices en partie classée. Contre les ordinateurs seuls, demande autant que tu veux.
refusal-hint-busy = Le joueur fort n’a pas le temps. Redemande dans un instant, ou joue tout simplement.
## What people read about their own data

privacy-export = Voici tout ce qui est gardé sur toi, en JSON. Ce message n’est visible que pour toi. Ce que ça veut dire, combien de temps c’est gardé et qui le voit : docs/PRIVACY.md dans le projet du bot.
privacy-delete = ### Effacer tout ce qui te concerne
privacy-delete-what =
    Sur chaque serveur qui a ce bot, pour de bon :
    • ta partie en solo se ferme ;
    • ton nom, ta langue et tes autres choix sont effacés ;
    • dans les résultats, cotes, classements et podiums, un numéro qui ne veut rien dire prend ta place, un autre sur chaque serveur. Ainsi les autres gardent ce qu’ils ont gagné.
    Personne ne peut l’annuler, et tu repars de zéro si tu rejoues. Les sauvegardes déjà faites par la personne qui fait tourner ce bot contiennent encore tes données, jusqu’à ce qu’elle les efface.
button-privacy-delete = Effacer…
privacy-form = Effacer tout ce qui me concerne
privacy-form-word = Tape EFFACER pour confirmer
privacy-word = EFFACER
privacy-other-word = Tu as tapé autre chose, rien n’a donc été effacé. /murlan privacy delete redemande.
privacy-deleted = C’est fait : plus rien de gardé ici ne mène à toi.
privacy-still-named = Des tables ouvertes te nomment encore, et tes données y seraient de nouveau gardées :
privacy-leave-first = Quitte-les avec /murlan leave. Si une partie que tu as quittée dure encore, attends sa fin : en pause, elle se ferme au bout de sept jours. Puis réessaie ; rien n’a été effacé.

## Commands, as Discord lists them

command-murlan = Murlan, le jeu de cartes albanais
command-start = Ouvre une table dans ce salon
command-hand = Montre mes cartes
command-play = Joue des cartes en les écrivant, ou passe
command-table = Ramène la table en bas du salon
command-invite = Invite quelqu’un à cette table
command-invitations = Si on peut t’inviter à des tables
command-move = Amène ta table dans ce salon
command-leave = Quitte la table
command-end = Ferme la table, ou vote pour la fermer
command-leaderboard = Les meilleurs de ce serveur
command-verify = Les donnes étaient-elles honnêtes ?
command-history = Les parties terminées, à revoir
command-profile = Cote, séries et succès de quelqu’un
command-privacy = Ce qui est gardé sur toi
command-privacy-export = Un fichier avec tout ce qui est gardé sur toi
command-privacy-delete = Efface tout sur toi, après confirmation
command-rules = Comment on joue au Murlan
command-learn = Apprends le jeu en deux minutes
command-help = Ce que le bot sait faire
command-language = Choisis ta langue
command-settings = Réglages de ce serveur (Gérer le serveur)
command-preferences = Tes réglages
command-void = Annule un résultat (Gérer le serveur)
command-reset = Recommence les classements à zéro (Gérer le serveur)
command-season = Lance ou termine une saison (Gérer le serveur)
command-bar = Écarte quelqu’un des tables (Gérer le serveur)
option-start-rules = Les règles ; par défaut, celles du serveur, ou classiques
option-start-target = Longueur de la partie ; par défaut, celle du serveur, ou 21 points
option-start-turn = Secondes par tour ; par défaut, celles du serveur, ou 60
option-start-mode = Qui joue avec qui ; par défaut, comme sur le serveur, ou chacun pour soi
option-start-passing = Si on peut rejouer dans le même pli après avoir passé ; par défaut, oui
option-start-computers = Le niveau des ordinateurs ; par défaut, celui du serveur, ou mixte
option-start-understudy = À quel niveau on remplace les absents ; par défaut, débutant
option-start-cut = Qui coupe ; par défaut, le premier clic après la promesse
option-play-cards = Comme 9S 9H, 9♠9♥, 10 10, joker, passe
option-invite-person = Qui est invité et prévenu
option-invitations-take = Si les autres peuvent t’inviter
option-move-from = Le salon de la table, si tu en héberges plusieurs
option-leaderboard-board = Classer par quoi ; par défaut, par points
option-leaderboard-period = Depuis quand ; par défaut, depuis toujours
option-leaderboard-mode = Par défaut, chacun pour soi
option-verify-match = Le nom de la partie, dans son dernier message ; par défaut, la dernière de ce salon
option-history-of = De qui ; par défaut, les tiennes
option-profile-person = De qui ; par défaut, le tien
option-rules-topic = Un chapitre, avec des exemples ; par défaut, tout en bref
option-language-language = Ce que tu lis
option-language-server = Pour les tables de tout le serveur (Gérer le serveur)
option-reset-what = Lesquels ; on te demande confirmation
option-season-action = En lancer une termine la précédente
option-season-name = Comment s’appelle la nouvelle
option-bar-person = Qui
option-bar-action = Par défaut, écarter
choice-rules = { $rules ->
    [classic] Classiques
    [visix] Visix (juste la suite d’après)
   *[rrethi] Rrethi (la suite de même couleur bat tout)
}
choice-one-deal = Une donne
choice-passing = { $passing ->
    [locked] Qui passe sort du pli
   *[open] Qui passe ne passe que son tour
}
choice-cut = { $cut ->
    [ask] À la main, à droite du donneur
   *[press] Le premier clic après la promesse
}
choice-invitations = { $take ->
    [on] Oui
   *[off] Non
}
choice-reset = { $what ->
    [season] Le classement de cette saison
   *[all] Tous les classements et les cotes
}
choice-season = { $action ->
    [start] Lancer
   *[end] Terminer
}
choice-bar = { $action ->
    [lift] Laisser revenir
   *[bar] Écarter
}
