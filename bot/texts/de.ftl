# German. One message a sentence; names of people keep their plain form, never a genitive. Buttons are quoted „so“.

## Cards and combinations

card-joker = { $joker ->
    [red-joker] roter Joker
   *[black-joker] schwarzer Joker
}
combination-single = Einzelkarte { $card }
combination-pair = { $rank ->
    [ace] Paar Asse
    [king] Paar Könige
    [queen] Paar Damen
    [jack] Paar Buben
   *[other] Paar { $label }er
}
combination-triple = { $rank ->
    [ace] Drilling Asse
    [king] Drilling Könige
    [queen] Drilling Damen
    [jack] Drilling Buben
   *[other] Drilling { $label }er
}
combination-quad = { $rank ->
    [ace] Vierling Asse – Bombe
    [king] Vierling Könige – Bombe
    [queen] Vierling Damen – Bombe
    [jack] Vierling Buben – Bombe
   *[other] Vierling { $label }er – Bombe
}
combination-straight = Straße { $run }
combination-suited-straight = Straße in einer Farbe { $run } { $suit }

## Numbers of things

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Rules in a line

preset-classic = klassisch
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = Hausregeln
option-locked = wer passt, ist raus
option-closed-exchange = verdeckter Tausch
option-suited-next = Straßen in einer Farbe: nur die nächste
sides-four = jeder für sich
sides-two = zwei gegen zwei
target = bis { $target }
target-one-deal = eine Runde
turn-seconds = { $seconds } s pro Zug

## How well computer players play

level = { $level ->
    [beginner] Anfänger
    [casual] Hobbyspieler
    [club] Vereinsspieler
    [expert] Experte
    [master] Meister
    [champion] Champion
   *[mixed] gemischt
}
level-habits = { $level ->
    [beginner] verheizt 2er, zerreißt Paare, passt zu schnell
    [casual] spielt zum Spaß: vergisst, was fiel, und verschenkt mal eine Karte
    [club] spielt gut: hält Paare und Straßen zusammen
    [expert] spielt sehr gut, mit einem Patzer ab und zu
    [master] spielt immer das Beste, was er kennt
    [champion] denkt voraus und zählt jede Karte mit: der stärkste
   *[mixed] ein Vereinsspieler, ein Hobbyspieler und ein Experte
}

## Lobby

lobby-title = ### Murlan · ein Tisch ist offen
lobby-host = ★ Host
lobby-free-seat = frei
lobby-computers = Computerspieler: 🖥️ { $level }
lobby-understudy = Ersatz für Abwesende: 🖥️ { $level }
side-north-south = Nord–Süd
side-east-west = Ost–West
lobby-state = { $free ->
    [0] Alle sind da. Wer hier sitzt, kann starten.
    [one] Ein Platz ist frei. Los geht’s zu viert oder mit einem Computer auf dem freien Platz.
   *[other] { $free } Plätze sind frei. Los geht’s zu viert oder mit Computern auf den freien Plätzen.
}
lobby-cut = abgehoben wird von Hand
lobby-expires = schließt { $clock }, wenn nichts passiert

## A deal

deal-title = ### Murlan · Runde { $number }
dealer = { $name } teilt aus
seat-out = { $place ->
    [1] fertig, Platz 1
    [2] fertig, Platz 2
    [3] fertig, Platz 3
   *[4] Platz 4
}
seat-last-card = **1 Karte ⚠️**
seat-passed = passt
seat-away = 💤 abwesend
seat-left = 🚪 gegangen
laid = { $name } legt: **{ $combination }**
before = davor: { $plays }
last-trick = letzter Stich: { $plays }
this-trick = dieser Stich: { $plays }
nothing-lies = Auf dem Tisch liegt nichts.
draw = um die Plätze gezogen: { $draws }
opening = { $name } hat { $card }, spielt aus und muss sie legen.
exchange-gives = { $giver } gibt **{ $card }** an { $receiver }
exchange-hidden = { $giver } und { $receiver } tauschen je eine Karte.
exchange-jokers = { $name } zeigt beide Joker: Es wird nicht getauscht.
turn-plays = **{ $name }** ist dran
turn-leads = **{ $name }** spielt aus
turn-gives = **{ $name }** muss eine Karte zurückgeben
turn-computer = **{ $name }** überlegt…
turn-understudy = **{ $name }** ist nicht da: Der Computer springt ein.

## What holds a match up, and what is voted on

paused-agreed = ⏸️ **Die Partie macht Pause.** Mit „Weiterspielen“ geht sie weiter, innerhalb von sieben Tagen.
paused-shut-out = ⏸️ **Die Partie macht Pause:** Ich darf hier nicht mehr schreiben. Ich brauche die Rechte „Kanal ansehen“ und „Nachrichten senden“ (in Threads „Nachrichten in Threads senden“). Drückt dann „Weiterspielen“; oder holt den Tisch mit /murlan move in einen anderen Kanal.
hold-storage-down = ⚠️ Gerade lässt sich nichts speichern; die Uhr steht. Es geht von selbst weiter.
vote-end = { $count ->
    [one] { $names } will den Tisch schließen
   *[other] { $names } wollen den Tisch schließen
}
vote-pause = { $count ->
    [one] { $names } will eine Pause
   *[other] { $names } wollen eine Pause
}
vote-remove = { $count ->
    [one] { $names } will, dass { $name } den Tisch verlässt
   *[other] { $names } wollen, dass { $name } den Tisch verlässt
}
vote-count = { $given } von { $needed } Stimmen

## Between deals and at the end

deal-over-title = ### Murlan · Runde { $number } ist vorbei
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
played-out = danach: { $plays }
next-dealer = Als Nächstes teilt { $name } aus.
next-exchange = { $giver } gibt die höchste Karte an { $receiver } und bekommt eine zurück. Wer beide Joker bekommt, gibt nichts.
target-raised = Mindestens zwei sind am Ziel: Jetzt geht es bis **{ $target }**.
next-deal = Die nächste Runde beginnt { $clock }.
before-title = ### Murlan · vor der ersten Runde
cut-asked = ✂️ **{ $name }** hebt ab.
cut-choose = Wo hebst du ab?
cut-place = Nach { $count } Karten
promise = 🔒 Runde { $number } ist versprochen: { $digest }
match-name = Partie { $match }
ready-are = bereit: { $names }
ready-offer = Sobald alle bereit sind, geht es los.
won = { $name } gewinnt die Partie
side-won = { $side } { $first } und { $second } gewinnen die Partie
tie = Unentschieden: { $names }
tie-of-sides = Unentschieden zwischen den beiden Paaren
deals-played = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
last-deal = die letzte Runde: { $places }
rematch-wanted = Für die Revanche: { $names }
rematch-offer = Ihr vier noch einmal? Die Revanche beginnt, wenn alle sie wollen.
closes = der Tisch schließt { $clock }
closed-title = ### Murlan · Tisch geschlossen
closed-expired = Lange hat niemand etwas gedrückt.
closed-ended = Der Tisch wurde geschlossen.
closed-deserted = Alle sind gegangen.
closed-unattended = Acht Züge lang war niemand da.
closed-voted = Die Mehrheit hat für das Ende gestimmt.
closed-place-gone = Den Kanal gibt es nicht mehr.
closed-paused-out = Die Partie stand sieben Tage still, und niemand hat weitergespielt.
closed-unreadable = Der Tisch ließ sich nicht wiederherstellen. Das war unser Fehler; die Aufzeichnung bleibt.
closed-again = /murlan start öffnet einen neuen.
moved-on = Der Tisch steht jetzt weiter unten.
moved-to = Der Tisch ist jetzt in einem anderen Kanal.
open-hands-title = ### Alle vier Blätter · Runde { $number }
open-hands-note = So, wie sie waren, als die erste Karte gelegt wurde.
open-hands-left = am Ende übrig: { $cards }

## Was Bilder zeigen

picture-out = { $place }. { $name }: fertig mit { $cards }
picture-left = { $place }. { $name }: übrig blieben { $cards }
picture-gives = { $giver } gibt { $card } an { $receiver }

## Buttons

button-join = Mitspielen
button-leave = Verlassen
button-take-seat = Platz nehmen
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Starten
   *[other] Starten · noch { $free }
}
button-swap = Andere Partner
button-fill = Mit Computern starten
button-menu = ⋯
button-hand = Meine Karten
button-pass = Passen
button-ready = Bereit
button-rematch = Revanche
button-verify = Prüfen
button-open-hands = Alle vier Blätter
button-play = Legen
button-play-cards = { $cards } legen
button-play-straight = Straße { $run } legen
button-clear = Abwählen
button-more = Weitere · { $page }/{ $pages }
button-by-suit = Nach Farbe
button-by-rank = Nach Wert
button-redraw = Neu laden
button-give = Geben
button-give-card = { $card } geben
button-rules = Regeln hier
button-bring-down = Nach unten holen
button-pause = Pause
button-resume = Weiterspielen
button-withdraw = Stimme zurückziehen
button-remove = Jemanden entfernen…
button-vote-end = Fürs Ende stimmen
button-confirm-vote = Ja, dafür stimme ich
button-confirm-remove = Ja, entfernen
button-decline = Ablehnen
button-mute = Keine Einladungen mehr
button-end = Tisch schließen
button-confirm-leave = Ja, verlassen
button-back = Bin wieder da
button-confirm-end = Ja, Schluss
button-go = Zum Tisch
button-hint = Tipp
button-undo = Zurücknehmen
button-plan = Vormerken
button-plan-cards = { $cards } vormerken
button-plan-straight = Straße { $run } vormerken
button-plan-pass = Diesen Stich passen
button-plan-else = { $state ->
    [on] Sonst passen: ja
   *[off] Sonst passen: nein
}

## The hand

hand-title = ### Dein Blatt · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-lead = **Du bist dran** · spiel aus, was du willst
hand-lead-opening = **Du bist dran** · spiel aus, mit { $card } dabei
hand-answer = **Du bist dran** · schlag das oder pass
hand-away = 💤 Du giltst als abwesend, und der Computer spielt. Drück hier irgendetwas, und du bist zurück.
hand-missed = ⌛ Bei deinem letzten Zug war die Zeit um, und der Computer hat gespielt. Passiert das noch einmal, spielt er für dich, bis du etwas drückst.
hand-left = Du hast diese Partie verlassen. Der Computer spielt für dich weiter.
hand-removed = Du wurdest von diesem Tisch entfernt. Der Computer spielt für dich weiter.
hand-turn-of = { $name } ist dran
hand-to-beat = Zu schlagen: **{ $combination }**
hand-plays = { $count ->
    [one] Legen… · eine Möglichkeit
   *[other] Legen… · { $count } Möglichkeiten
}
hand-plays-page = Legen… · { $first }–{ $last } von { $count }
hand-cards = Oder wähl Karten…
hand-gifts = Diese Karte zurückgeben…
hand-chosen = Gewählt: **{ $combination }**
hand-chosen-ahead = Gewählt für deinen Zug: **{ $combination }**
hand-stuck = Das kannst du nicht schlagen. Pass.
hand-nothing-beats = Gerade kannst du das nicht schlagen. Karten vorwählen kannst du schon.
hand-out = ### Du bist fertig
hand-deal-over = ### Die Runde ist vorbei
hand-before-deal = ### Gleich beginnt die erste Runde
hand-match-over = ### Die Partie ist vorbei
hand-table-closed = ### Der Tisch ist geschlossen
hand-place = { $place ->
    [1] Platz 1 für dich. 🥇
    [2] Platz 2 für dich. 🥈
    [3] Platz 3 für dich. 🥉
   *[4] Platz 4 für dich.
}
hand-points = { $count ->
    [one] Du hast 1 Punkt in dieser Partie.
   *[other] Du hast { $count } Punkte in dieser Partie.
}
hand-give-back = { $name } hat dir **{ $card }** gegeben. Wähl, welche Karte du zurückgibst.
hand-gave = Deine höchste, **{ $card }**, ging an { $name }. Eine kommt zurück.
hand-exchange = { $giver } und { $receiver } tauschen je eine Karte.
hand-card-idle = geht gerade nicht
hand-confirm = { $what ->
    [bomb] Das ist eine Bombe. Drück noch einmal, um sie zu legen.
   *[all] Das sind deine letzten Karten. Drück noch einmal, um sie zu legen.
}
hand-plan-play = ⏱️ Wenn du dran bist: legt **{ $cards }**, falls das dann geht.
hand-plan-play-or-pass = ⏱️ Wenn du dran bist: legt **{ $cards }**, falls das dann geht, sonst passt es.
hand-plan-pass = ⏱️ Passt für dich bis zum Ende dieses Stichs.
hand-plan-kept = Das siehst nur du. Starte ich neu, ist es vergessen.
hand-plan-end = { $end ->
    [played] ✅ Gelegt, wie du es vorhattest.
    [passed] ✅ Gepasst, wie du es vorhattest.
   *[void] ⚠️ Was du vorhattest, geht jetzt nicht. Du bist dran wie sonst.
}
hint-play = 💡 Ein starker Spieler würde legen: **{ $combination }** { $cards }
hint-pass = 💡 Ein starker Spieler würde **passen**.
hint-give = 💡 Ein starker Spieler gäbe zurück: **{ $card }**
hint-goes-out = { $count ->
    [1] Damit bist du fertig: Platz 1.
    [2] Damit bist du fertig: Platz 2.
   *[other] Damit bist du fertig: Platz 3.
}
hint-runs-out = Dein ganzes Blatt geht in { $count } Zügen weg, und nur der letzte ließe sich schlagen.
hint-stops = { $count ->
    [one] Damit nimmst du { $name } den Stich weg, bei nur noch 1 Karte.
   *[other] Damit nimmst du { $name } den Stich weg, bei nur noch { $count } Karten.
}
hint-leaves-partner = { $count ->
    [one] Der Stich bleibt bei deiner Seite: { $name }, 1 Karte.
   *[other] Der Stich bleibt bei deiner Seite: { $name }, { $count } Karten.
}
hint-feeds-partner = Deine niedrigste Karte lässt vielleicht deinen Partner raus: { $name }, 1 Karte.
hint-denies = { $count ->
    [one] { $name } hat noch 1 Karte und kann das nicht schlagen.
   *[other] { $name } hat noch { $count } Karten und kann das nicht schlagen.
}
hint-sure-trick = Niemand kann das schlagen.
hint-last-plays = { $count ->
    [one] Der Rest geht dann in einem Zug weg.
   *[other] Der Rest geht dann in { $count } Zügen weg.
}
hint-sheds-straight = Gleich { $count } Karten sind weg.
hint-cheapest = Billiger kannst du das nicht schlagen.
hint-nothing-else = Du kannst das nicht schlagen.
hint-saves = Das zu schlagen, würde dich { $cards } kosten.
hint-keeps = Lässt { $cards } zusammen.
hint-keeps-control = Hält { $cards } zurück; das schlägt kaum noch etwas.
hint-lowest-lead = Deine niedrigste Karte ist weg.
hint-safe-to-lose = Wird das geschlagen, ist damit niemand fertig.
hint-stands-alone = Die Karte gehört zu keiner deiner Kombinationen.

## Allein spielen

command-solo = Eine Partie allein gegen drei Computer
option-solo-rules = Die Regeln; ohne Angabe klassisch
option-solo-target = Länge der Partie; ohne Angabe 11 Punkte
option-solo-computers = Wie gut die Computer spielen; ohne Angabe wie beim letzten Mal, sonst gemischt
help-solo = **/murlan solo** eine Partie allein gegen drei Computer, überall; niemand sonst sieht sie
solo-since = seit deinem Zug: { $turns }
solo-so-far = bisher: { $turns }
solo-passes = { $name } passt
solo-takes = { $name } nimmt den Stich
solo-note = Diese Partie siehst nur du, und sie zählt in keiner Rangliste. Denk nach, solange du willst: Sie schließt, wenn sieben Tage lang nichts gespielt wurde.
solo-still-open = Das ist deine Partie, sie ist noch offen. Beende sie, um eine andere zu beginnen.
button-next-deal = Nächste Runde
button-again = Noch einmal
button-end-match = Beenden
confirm-end-solo = Diese Partie beenden? Sie zählt in keiner Rangliste und lässt sich nicht wieder öffnen.
solo-closed = Diese Partie ist geschlossen. /murlan solo beginnt eine neue.
refusal-too-many-solo = Gerade spielen so viele Leute allein, wie ich betreuen kann. Versuch es später, oder öffne einen Tisch mit /murlan start.
refusal-not-a-member = Ich bin auf diesem Server kein Mitglied, darum hat er hier keine Tische, Ranglisten oder Einstellungen. Wer ihn verwaltet, kann mich hinzufügen. Überall gehen /murlan help, learn, rules, language, preferences, invitations, privacy und solo.

## Menu and questions

menu-title = ### Dieser Tisch
confirm-leave = Die Partie endgültig verlassen? Der Computer spielt für dich weiter, und du kannst nicht zurück.
confirm-leave-last = Gehen? Außer dir ist kein Mensch hier: Die Partie endet, und niemand gewinnt sie.
confirm-leave-lobby = Diesen Tisch verlassen?
confirm-end = Den Tisch für alle schließen? Die Partie gewinnt dann niemand.
confirm-end-lobby = Diesen Tisch für alle schließen?
confirm-vote-end = Dafür stimmen, dass die Partie für alle endet? Sie endet, sobald mehr als die Hälfte der Anwesenden das will. Niemand gewinnt sie.
confirm-remove = Dafür stimmen, dass { $name } geht? Das muss mehr als die Hälfte der anderen wollen, oder nur der Host, wenn { $name } den letzten Zug verpasst hat. Dann spielt der Computer weiter, und { $name } kann nicht an diesen Tisch zurück.
confirm-remove-lobby = Soll { $name } diesen Tisch verlassen? { $name } kann dann hier nicht mehr mitspielen.
menu-remove = Wer soll gehen?
menu-level = Wer kommt mit + 🖥️…
confirm-else = Oder spiel einfach weiter: Noch ist nichts passiert.
exists-lobby = { $free ->
    [0] Hier ist schon ein Tisch offen, und alle vier Plätze sind besetzt.
    [one] Hier ist schon ein Tisch offen. Ein Platz ist frei.
   *[other] Hier ist schon ein Tisch offen. { $free } Plätze sind frei.
}
exists-playing = Hier läuft schon eine Partie. In einem Kanal gibt es nur einen Tisch.
exists-finished = Hier ist gerade eine Partie zu Ende gegangen, und ihr Tisch ist noch offen. In einem Kanal gibt es nur einen Tisch.
exists-takes-people = Hier läuft schon eine Partie, und darin ist ein Platz für dich frei.
too-many-leave = Geh zu einem davon und verlass ihn: vor der Partie mit „Verlassen“, später unter ⋯.

## Invitations

invitation = { $mention } · **{ $name }** lädt dich zu einer Partie Murlan ein.
invitation-lobby = Mit „Mitspielen“ nimmst du Platz. Ablehnen geht auch, das nimmt dir keiner übel.
invitation-playing = Es läuft eine Partie. Einen Platz gibt es am Ende einer Runde. Ablehnen geht auch, das nimmt dir keiner übel.
invitation-accepted = { $name } sitzt jetzt mit am Tisch.
invitation-declined = { $name } spielt diesmal nicht mit.
invitation-over = Diese Einladung galt für einen Tisch, der schon geschlossen ist.

## Calling people

ping-turn = { $mention }, du bist dran.
table-opened = **{ $name }** hat einen Murlan-Tisch eröffnet.
button-tell-me = { $state ->
    [on] Tische hier nicht mehr melden
   *[off] Neue Tische hier melden
}
told-here = { $state ->
    [on] Du hörst davon, wenn in diesem Kanal ein Tisch aufgeht.
   *[off] Von Tischen in diesem Kanal hörst du nichts mehr.
}
told-muted = Von Tischen hier hörst du, sobald du wieder Einladungen annimmst: /murlan preferences.

## Fair deals

fair-title = ### Wurde fair ausgeteilt? · Partie { $match }
fair-all = { $count ->
    [one] ✅ Nachgewiesen: Die Runde ist die versprochene.
   *[other] ✅ Nachgewiesen: Alle { $count } Runden sind die versprochenen.
}
fair-some = { $count ->
    [one] ⚠️ Nichts ist falsch, aber 1 von { $all ->
        [1] 1 Runde
       *[other] { $all } Runden
    } lässt sich nicht nachweisen.
   *[other] ⚠️ Nichts ist falsch, aber { $count } von { $all } Runden lassen sich nicht nachweisen.
}
fair-wrong = { $count ->
    [one] ❌ 1 von { $all ->
        [1] 1 Runde
       *[other] { $all } Runden
    } ist nicht die versprochene.
   *[other] ❌ { $count } von { $all } Runden sind nicht die versprochenen.
}
fair-deal = **Runde { $number }** { $mark } abgehoben nach { $cut }
fair-cut = { $kind ->
    [named] gewählt vom Platz rechts neben dem Geber, Klick { $press }
    [press] durch Klick { $press }
   *[chance] durch Zufall
}
fair-promise = Versprechen { $digest }
fair-no-promise = kein Versprechen
fair-seed = Startwert { $seed }
fair-doubt = { $doubt ->
    [not-shown] Nicht nachweisbar: Das Versprechen war noch nicht bei Discord, als ausgeteilt werden musste.
    [no-press] Nicht nachweisbar: Zwischen Versprechen und Austeilen hat niemand etwas gedrückt.
   *[no-commitment] Nicht nachweisbar: Als diese Runde ausgeteilt wurde, gab es noch keine Versprechen.
}
fair-fault = { $fault ->
    [swapped] Falsch: Das ist der Platz einer anderen Runde.
    [dealer] Falsch: Der Geber rückte nicht einen Platz weiter.
    [commitment-missing] Falsch: Das Versprechen fehlt.
    [not-as-shown] Falsch: Vorher wurde ein anderes Versprechen gezeigt.
    [seed] Falsch: Der Startwert ist nicht der versprochene.
    [cut] Falsch: Das Abheben folgt nicht aus dem, was darüber entschied.
   *[cards] Falsch: Die Karten folgen nicht aus Startwert und Abheben.
}
fair-own = Vergleich die Versprechen mit denen, die du am Tisch gesehen hast; nur sie zählen. In der Datei steht alles: python -m murlan verify { $file } prüft sie ohne Discord.

## Leaderboard

board-title = ### Rangliste
board-name = { $board ->
    [rating] Wertung
    [wins] Siege
    [win-rate] Siegquote
    [deals-won] Gewonnene Runden
    [average-place] Durchschnittsplatz
    [streak] Siege in Folge
   *[points] Punkte
}
board-span = { $span ->
    [season] Diese Saison
    [month] Dieser Monat
    [week] Diese Woche
   *[all] Insgesamt
}
board-pool = { $pool ->
    [two-teams] Zwei gegen zwei
   *[free-for-all] Jeder für sich
}
board-order = { $board ->
    [rating] nach der letzten Partie im Zeitraum; dann nach Siegen
    [wins] dann nach Siegquote
    [win-rate] ab { $least } Partien; dann nach Partien
    [deals-won] dann nach Punkten
    [average-place] ab { $least } Partien; dann nach Runden
    [streak] die längste Serie im Zeitraum; dann nach Siegen
   *[points] dann nach Siegen, dann nach Durchschnittsplatz
}
board-empty = Hier steht noch niemand. Es zählen Partien mit mindestens zwei Menschen; /murlan start öffnet einen Tisch.
board-no-own = Du bist noch nicht dabei: Spiel eine Partie mit jemand anderem zu Ende.
board-provisional = Deine Wertung ist vorläufig, bis { $least } Partien gewertet sind.
board-too-few = Auf diese Liste kommt man ab { $least } Partien.
board-score-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) } % gewonnen
board-score-deals = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
board-score-place = Durchschnittsplatz { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] 1 Sieg in Folge
   *[other] { $count } Siege in Folge
}
board-podium = Die letzte Saison, { $season }:
board-choose = Ordnen nach
board-choose-span = Seit wann
board-own = Mein Rang
board-detail = { $matches ->
    [one] { $wins } von 1 Partie gewonnen · Durchschnittsplatz { NUMBER($place, minimumFractionDigits: 2) }
   *[other] { $wins } von { $matches } Partien gewonnen · Durchschnittsplatz { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
season-number = Saison { $number }
podium-title = ### 🏆 Saison vorbei: { $season }
podium-order = Nach Punkten, dann nach Siegen. Wer in beidem gleich ist, teilt sich den Platz.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 Partie
   *[other] **{ $pool }** · { $count } Partien
}
podium-detail = { $matches ->
    [one] { $wins } von 1 Partie gewonnen
   *[other] { $wins } von { $matches } Partien gewonnen
}
podium-forgotten = jemand, dessen Daten gelöscht sind
podium-left = jemand, der den Server verließ
podium-board = Rangliste

## Rules

rules-title = ### Murlan · die Regeln hier
topic-cards = Karten
topic-combinations = Kombinationen
topic-beating = Was schlägt was
topic-tricks = Stiche
topic-exchange = Der Tausch
topic-points = Punkte und Ende
topic-absence = Abwesend und gegangen
topic-computers = Computerspieler
rules-cards = 54 Karten, vier Spieler. Von niedrig nach hoch: 3 4 5 6 7 8 9 10 J Q K A 2, dann { $black } der schwarze Joker, dann { $red } der rote. Zwei haben 14 Karten, zwei 13. Werd deine zuerst los.
rules-combinations = Einzelkarte, Paar, Drilling oder Vierling; oder eine Straße aus 5 bis 13 Karten in Folge. In die Straße darf kein Joker; das Ass ist unten (A-2-3-4-5) oder oben (10-J-Q-K-A), die 2 nur unten. Die zwei Joker sind kein Paar.
rules-beating = Die gleiche Art mit gleich vielen Karten, aber höher. Die Farbe ist egal. Ein Vierling ist eine **Bombe**: Sie schlägt alles außer einer höheren Bombe.
rules-straight-any = Eine Straße wird von jeder höheren gleich langen Straße geschlagen.
rules-straight-next = Eine Straße wird nur von der gleich langen geschlagen, die genau eins höher ist.
rules-suited-any = Eine Straße in einer Farbe schlägt alles, auch Bomben; geschlagen wird sie nur von einer höheren, gleich langen in einer Farbe.
rules-suited-next = Eine Straße in einer Farbe schlägt alles, auch Bomben; geschlagen wird sie nur von einer gleich langen in einer Farbe, die genau eins höher ist.
rules-beats = { $winner } schlägt { $loser }
rules-tricks = Wer { $card } hat, spielt den allerersten Stich aus, mit { $card } dabei. Reihum legt jeder etwas Höheres oder passt. Haben alle anderen gepasst, spielt aus, wer zuletzt gelegt hat.
rules-passing-open = Passen gilt nur für diesen Zug: Später im selben Stich darfst du wieder legen.
rules-passing-locked = Wer passt, ist bis zum Ende des Stichs raus.
rules-exchange = Vor jeder Runde außer der ersten gibt der Letzte der vorigen Runde dem Ersten seine höchste Karte und bekommt irgendeine von 3 bis 10 zurück. Dann spielt der Letzte aus. Hat der Letzte beide Joker, gibt er nichts, und der Erste spielt aus.
rules-exchange-open = Alle sehen die beiden Karten.
rules-exchange-hidden = Nur die beiden sehen die Karten.
rules-points = Platz 1: 3 Punkte, Platz 2: 2, Platz 3: 1, Platz 4: 0.
rules-one-deal = Die Partie ist eine Runde; wer die meisten Punkte hat, gewinnt.
rules-target = Die Partie geht bis { $target }. Schaffen das zwei oder mehr in einer Runde, geht es weiter bis { $ladder }; bei { $last } teilen sie sich den Sieg.
rules-sides = Zwei gegen zwei: Partner sitzen sich gegenüber und zählen ihre Punkte zusammen. In die Karten sehen sie sich nicht.
rules-absence = Läuft deine Zeit ab, passt der Computer für dich oder spielt deine niedrigste Karte aus. Nach zwei solchen Zügen spielt er weiter (Stufe: { $level }), bis du „Meine Karten“ drückst. Wer endgültig geht, zählt als Platz 4.
rules-computers = Sie sehen ihre eigenen Karten und was alle sehen, sonst nichts. Wie gut sie spielen, wählt man mit /murlan start; vor der Partie kann es der Host unter ⋯ ändern. Gemischt heißt: ein Vereinsspieler, ein Hobbyspieler und ein Experte.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Mehr Beispiele: **/murlan rules topic**

## Learning to play

learn-title = Murlan lernen · { $step } von { $steps }
learn-topic = { $topic ->
    [single] Eine Karte
    [pair] Paare
    [passing] Passen
    [straight] Straßen
    [bomb] Bomben
    [out] Die letzten Karten
    [points] Punkte
    [exchange] Der Tausch
   *[end] Das war’s
}
learn-single =
    Wer seine Karten zuerst los ist, gewinnt die Runde. Von niedrig nach hoch: 3 4 5 6 7 8 9 10 J Q K A 2, dann der schwarze Joker, dann der rote. { $name } hat einen König gelegt.
    👉 Wähl in der Liste eine Karte, die ihn schlägt, dann drück **Legen**.
learn-pair =
    Niemand hat dein Ass geschlagen: Der Stich gehört dir, und den nächsten spielst du aus. Zwei gleich hohe Karten sind ein **Paar**.
    👉 Leg deine beiden Dreier. Du findest sie in der ersten Liste, oder du wählst sie einzeln in der zweiten.
learn-passing =
    Ein Paar schlägt man mit einem höheren Paar: { $first } hat Achter gelegt, { $second } Damen. Deine Zweier würden die Damen schlagen, aber höher ist kein Paar: Heb sie für den Schluss auf.
    👉 Drück **Passen**.
learn-straight =
    { $name } hat den Stich gewonnen und spielt eine **Straße** aus: fünf oder mehr Karten in Folge, die Farbe ist egal. Eine höhere Straße aus gleich vielen Karten schlägt sie.
    👉 Du hast eine: Leg sie, von 4 bis 8.
learn-bomb =
    { $name } hatte gepasst und legt jetzt trotzdem: Passen gilt hier nur für einen Zug. (An manchen Tischen ist, wer passt, bis zum Ende des Stichs raus.) Eine höhere Straße hast du nicht, aber vier gleich hohe Karten sind eine **Bombe**: Sie schlägt alles außer einer höheren Bombe.
    👉 Leg deine vier Buben.
learn-out =
    Du spielst wieder aus und hast noch zwei Karten.
    👉 Leg beide auf einmal: Dann hast du keine mehr, und Platz 1 gehört dir.
learn-points = Die anderen haben weitergespielt, bis nur noch einer Karten hatte. Jede Runde bringt dem Ersten 3 Punkte, dem Zweiten 2, dem Dritten 1, dem Letzten nichts. Die Partie geht weiter, Runde um Runde, bis jemand 21 hat.
learn-exchange =
    Vor einer neuen Runde gibt der Letzte dem Ersten seine höchste Karte: { $giver } hat dir **{ $card }** gegeben. Du gibst irgendeine Karte von 3 bis 10 zurück.
    👉 Wähl eine, die zu keiner anderen passt.
learn-end = Jetzt spielt { $name } aus, und die nächste Runde beginnt. Du weißt nun, wie man Murlan spielt!
learn-next-solo = **/murlan solo** du gegen drei Computer
learn-next-start = **/murlan start** ein Tisch in einem Kanal, mit deinen Freunden
learn-next-rules = **/murlan rules** alle Regeln, wenn du etwas nachschlagen willst
learn-aside-single = { $aside ->
    [passed] Du kannst passen, musst aber nicht: Eine deiner Karten schlägt den König und kostet dich wenig.
    [bomb] Eine Bombe schlägt ihn, aber das sind vier gute Karten für einen König. Eine genügt.
   *[high] Eine 2 schlägt ihn auch, aber ein Ass genügt. Heb die Zweier für später auf.
}
learn-aside-pair = { $aside ->
    [bomb] Das darfst du ausspielen. Aber deine vier Buben sind zusammen viel mehr wert: Heb sie auf.
    [high] Das darfst du ausspielen. Aber eine 2 schlägt fast alles: Heb sie für später auf.
    [straight] Das darfst du ausspielen, und es ist keine schlechte Idee. Aber du brauchst sie bald: Fang mit dem niedrigen Paar an.
   *[single] Das darfst du ausspielen. Aber mit einem Paar wirst du zwei Karten auf einmal los.
}
learn-aside-passing = { $aside ->
    [bomb] Eine Bombe würde sie schlagen, aber bald brauchst du sie dringender. Pass diesmal.
   *[high] Deine Zweier würden sie schlagen, aber sie sind es wert, aufgehoben zu werden. Pass diesmal.
}
learn-aside-straight = { $aside ->
    [passed] Du kannst passen, aber hier wirst du fünf Karten auf einmal los: Leg deine Straße.
   *[bomb] Eine Bombe würde sie schlagen, aber das tut deine Straße auch. Heb die Bombe auf.
}
learn-aside-bomb = Du kannst passen, aber dann spielt wieder { $name } aus. Mit der Bombe gehört der Stich dir.
learn-aside-out = Dann bliebe eine Karte übrig. Beide zusammen sind ein Paar: Leg sie, und du bist fertig.
learn-aside-exchange = Die darfst du geben, aber du brauchst sie für ein Paar oder eine Straße. Deine 4 passt zu nichts: Gib die.
learn-stopped = Hier kannst du weitermachen, wann du willst; **/murlan learn** fängt von vorn an.
button-step-on = Weiter
button-step-back = Zurück
button-stop = Hier aufhören
button-learn-on = Weitermachen
hand-learn = Neu bei Murlan? /murlan learn zeigt es dir in zwei Minuten.

## Finished matches

history-title = ### Beendete Partien auf diesem Server
history-title-own = ### Meine beendeten Partien
history-hint = Wähl eine und sieh sie dir Zug für Zug an, alle Blätter offen.
history-empty = Auf diesem Server ist noch keine Partie zu Ende; /murlan start öffnet einen Tisch.
history-empty-own = Du hast auf diesem Server noch keine Partie beendet; /murlan start öffnet einen Tisch.
history-choose = Partie noch einmal ansehen
history-own = Meine Partien
history-all = Partien auf diesem Server
history-unfinished = vor dem Ende geschlossen
history-void = zählt nicht
history-deleted = gelöschte Person
replay-title = ### Wiederholung · Runde { $number }
replay-step = Schritt { $step } von { $steps }
replay-dealt = { $name } teilt die Karten aus.
replay-plays = **{ $name }** legt { $play }: { $cards }
replay-plays-single = **{ $name }** legt { $card }
replay-passes = **{ $name }** passt.
replay-leads = { $name } spielt aus.
replay-gives-back = { $name } gibt eine Karte zurück.
replay-choose = Wähl eine Runde
replay-deal = Runde { $number } von { $deals }
replay-file = Die ganze Partie; `python -m murlan replay FILE` zeigt sie.
button-replay = Ansehen
button-notation = Notation

## Turning points

turning-title = ### Wendepunkte
turning-hint = Gefunden vom Champion, aus dem, was jeder in dem Moment wissen konnte; in Punkten je Runde, bei diesem Stand.
turning-none = In dieser Partie sticht nichts heraus: Kein einzelner Zug hat viel gekostet oder gebracht.
turning-deal = Runde { $number }
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } Punkte
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } Punkte
turning-cost-play = **{ $name }** legte { $done }. Besser: { $other }
turning-cost-instead = **{ $name }** legte { $done }. Besser: passen.
turning-cost-passed = **{ $name }** passte. Besser: { $other }
turning-cost-gift = **{ $name }** gab { $done } zurück. Besser: { $other }
turning-gain-play = **{ $name }** fand { $done }. Zweitbeste Wahl: { $other }
turning-gain-instead = **{ $name }** fand { $done }. Zweitbeste Wahl: passen.
turning-gain-passed = **{ $name }** passte, und zu Recht. Zweitbeste Wahl: { $other }
turning-gain-gift = **{ $name }** gab { $done } zurück, und zu Recht. Zweitbeste Wahl: { $other }
turning-replay = { $number } ansehen
button-turning = Wendepunkte

## Why a play is good

why-goes-out = Damit gehen die letzten Karten weg: Platz { $number }.
why-runs-out = So ist man in { $number } Zügen sicher fertig.
why-stops = { $number ->
    [one] Das nimmt { $name } den Stich weg, bei nur noch 1 Karte.
   *[other] Das nimmt { $name } den Stich weg, bei nur noch { $number } Karten.
}
why-leaves-partner = { $number ->
    [one] Der Stich bleibt beim Partner: { $name }, 1 Karte.
   *[other] Der Stich bleibt beim Partner: { $name }, { $number } Karten.
}
why-feeds-partner = Das ist niedrig genug für die letzte Karte des Partners: { $name } kann fertig werden.
why-denies = { $number ->
    [one] { $name } hat noch 1 Karte und kann das nicht schlagen.
   *[other] { $name } hat noch { $number } Karten und kann das nicht schlagen.
}
why-sure-trick = Das kann niemand schlagen.
why-last-plays = { $number ->
    [one] Der Rest geht dann in einem Zug weg.
   *[other] Der Rest geht dann in { $number } Zügen weg.
}
why-sheds-straight = Damit sind { $number } Karten auf einmal weg.
why-cheapest = Das ist die billigste Antwort dieser Art.
why-nothing-else = Nichts auf der Hand schlägt, was da liegt.
why-saves = Jede Antwort würde etwas Gutes zerreißen oder verbrauchen: { $cards }
why-keeps = Das hält { $cards } zusammen.
why-keeps-control = { $number ->
    [0] Das hält { $cards } zurück; keine noch ungesehene Karte schlägt das.
    [one] Das hält { $cards } zurück; nur eine noch ungesehene Karte oder ein Wert schlägt das.
   *[other] Das hält { $cards } zurück; nur { $number } noch ungesehene Karten oder Werte schlagen das.
}
why-lowest-lead = Damit ist die niedrigste Karte weg.
why-safe-to-lose = Das kann geschlagen werden, aber kein Gegner wird damit fertig.
why-stands-alone = Diese Karte gehört zu keiner Kombination auf der Hand.

## Profiles

profile-title = ### Profil von { $name }
profile-empty = Auf diesem Server noch keine gewertete Partie. Es zählen Partien mit mindestens zwei Menschen.
profile-rating = Wertung { $rating }
profile-rating-provisional = Wertung { $rating }, vorläufig
profile-streaks = Siege in Folge: jetzt { $now }, Bestwert { $best }
profile-places = Plätze in den Runden: { $places }
profile-combinations = Straßen: { $straights } · Bomben: { $quads }
profile-laid = Am häufigsten gelegt: { $laid }
laid-kind = { $kind ->
    [singles] Einzelkarten
    [pairs] Paare
    [triples] Drillinge
    [quads] Bomben
    [straights] Straßen
   *[suited] Straßen in einer Farbe
}
profile-head-to-head = Ihr gegeneinander: du vorn { $ahead }, hinten { $behind }, gleichauf { $level }; als Partner { $together }
profile-newest = aus den neuesten gewerteten Partien: { $count }
profile-picture = { $pool }, Wertungen von der ältesten Partie zur neuesten: { $ratings }
profile-achievements = **Erfolge** { $count } von { $all }
achievement = { $name ->
    [first-match] Erste Partie
    [ten-matches] Zehn Partien
    [hundred-matches] Hundert Partien
    [first-win] Erster Sieg
    [ten-wins] Zehn Siege
    [fifty-wins] Fünfzig Siege
    [three-in-a-row] Drei Siege in Folge
    [five-in-a-row] Fünf Siege in Folge
    [fifty-deals] Fünfzig Runden gewonnen
    [five-hundred-points] Fünfhundert Punkte
    [comeback] Nach großem Rückstand gewonnen
    [bomb] Eine Bombe
    [three-bombs] Drei Bomben in einer Partie
    [five-straights] Fünf Straßen in einer Partie
    [sweep] In jeder Runde auf Platz 1
    [never-last] Eine Partie lang nie auf Platz 4
    [full-table] Gewonnen am Tisch mit vier Menschen
    [both-kinds] Allein und mit Partner gewonnen
    [rating-1200] Wertung 1200
   *[loyal] Zwanzigmal bis zum Schluss geblieben
}

## Help

help-title = ### Murlan
help-intro = Das albanische Kartenspiel für vier: Wer seine Karten zuerst los ist, gewinnt. Für fehlende Spieler spielt der Computer.
help-start = **/murlan start** öffnet einen Tisch in diesem Kanal
help-hand = **/murlan hand** zeigt deine Karten
help-play = **/murlan play** spielt, was du schreibst: 9S 9H oder passe
help-leave = **/murlan leave** gibt deinen Platz auf
help-invite = **/murlan invite** lädt jemanden an den Tisch ein; **/murlan invitations** sagt, ob man dich einladen darf
help-table = **/murlan table** holt den Tisch ans Ende des Kanals
help-move = **/murlan move** holt deinen Tisch aus einem anderen Kanal hierher
help-end = **/murlan end** schließt den Tisch: der Host sofort, die anderen per Abstimmung
help-rules = **/murlan rules** die Regeln, wie sie hier gelten
help-learn = **/murlan learn** bringt dir das Spiel in zwei Minuten bei
help-leaderboard = **/murlan leaderboard** die Besten auf diesem Server, nach Wertung, Punkten, Siegen und mehr
help-verify = **/murlan verify** zeigt die Startwerte einer beendeten Partie und prüft sie
help-history = **/murlan history** beendete Partien zum Ansehen
help-profile = **/murlan profile** Wertung, Serien und Erfolge von jemandem
help-language = **/murlan language** die Sprache, die du liest, eine von acht
help-settings = **/murlan preferences** deine eigenen Einstellungen; **/murlan settings** die des Servers, für alle, die ihn verwalten
help-privacy = **/murlan privacy** alles, was über dich gespeichert ist, als Datei, und wie du es löschst
help-buttons = **Meine Karten** zeigt dein Blatt; nur du siehst es. Wähl etwas aus der Liste oder die Karten einzeln, dann drück **Legen**. Unter **⋯** gibt es die Regeln, Pause, Abstimmungen, Gehen und Schließen.

## Notes

fault = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es bitte noch einmal.
note-done = Erledigt.
note-left = Du hast den Tisch verlassen.
note-ended = Der Tisch ist geschlossen.
note-moved = Der Tisch ist ab jetzt in diesem Kanal.
note-brought-down = Der Tisch steht jetzt am Ende des Kanals.
note-paused = Die Partie macht Pause. Mit „Weiterspielen“ geht sie weiter, innerhalb von sieben Tagen.
note-resumed = Die Partie geht weiter.
note-withdrawn = Deine Stimme ist zurückgezogen.
note-level = Wer ab jetzt mit + 🖥️ kommt: **{ $level }**.
note-removed = { $name } wurde vom Tisch entfernt.
note-vote-end = Deine Stimme zählt: { $given } von { $needed } für das Ende. Die anderen stimmen unter ⋯ ab.
note-vote-pause = Deine Stimme zählt: { $given } von { $needed } für eine Pause. Die anderen stimmen unter ⋯ ab.
note-vote-remove = Deine Stimme zählt: { $given } von { $needed } dafür, dass { $name } geht. Die anderen stimmen unter ⋯ ab.
note-invitations-on = Ab jetzt kann man dich an Tische einladen.
note-invitations-off = Niemand kann dich mehr einladen. Mit /murlan invitations änderst du das wieder.
note-not-posted = Die Einladung ging nicht raus, also wurde niemand gefragt. Versuch es gleich noch einmal.
note-language = Ab jetzt liest du Deutsch. Die Tische selbst sind in der Sprache des Servers.
note-language-server = Ab jetzt sind die Tische dieses Servers auf Deutsch.
stopping = Ich starte neu. Dein Tisch ist gespeichert; drück gleich noch einmal.

## Why a press did nothing

refusal-not-seated = Du sitzt nicht an diesem Tisch. /murlan start öffnet einen in einem anderen Kanal.
refusal-join-first = Du sitzt noch nicht hier: Drück zuerst „Mitspielen“.
refusal-already-seated = Du sitzt schon hier.
refusal-no-free-seat = Alle vier Plätze sind besetzt.
refusal-no-computer = Hier sitzt kein Computer.
refusal-seats-free = { $free ->
    [one] Ein Platz ist noch frei: Warte auf jemanden, oder setz einen Computer hin.
   *[other] { $free } Plätze sind noch frei: Warte auf Mitspieler, oder setz Computer hin.
}
refusal-not-host = Das kann nur der Host dieses Tischs.
refusal-host-is = Das kann nur der Host: { $name }.
refusal-not-started = Die Partie hat noch nicht begonnen. Los geht’s zu viert oder mit Computern auf den freien Plätzen.
refusal-already-started = Die Partie hat schon begonnen. Warte auf ihr Ende, oder öffne einen Tisch in einem anderen Kanal.
refusal-turn-is-over = Das galt für einen Zug, der schon vorbei ist. Schau noch einmal auf den Tisch.
refusal-nothing-chosen = Du hast keine Karten gewählt. Nimm etwas aus der Liste, oder wähl Karten einzeln.
refusal-not-between-deals = Die Runde läuft noch. „Bereit“ ist für die Zeit zwischen den Runden.
refusal-nothing-to-cut = Gerade muss niemand abheben.
refusal-not-your-cut = { $name } hebt ab, vom Platz rechts neben dem Geber. Du musst nichts tun.
refusal-no-such-match = Hier gibt es keine beendete Partie mit diesem Namen. Die Startwerte werden am Ende gezeigt; /murlan verify ohne Namen nimmt die letzte Partie dieses Kanals.
refusal-left-for-good = Du hast diese Partie endgültig verlassen. Spiel bei der nächsten mit.
refusal-closed-expired = Dieser Tisch ist geschlossen: Lange hat niemand etwas gedrückt. /murlan start öffnet einen neuen.
refusal-closed-ended = Dieser Tisch wurde geschlossen. /murlan start öffnet einen neuen.
refusal-closed-deserted = Dieser Tisch ist geschlossen: Alle sind gegangen. /murlan start öffnet einen neuen.
refusal-closed-unattended = Dieser Tisch ist geschlossen: Acht Züge lang war niemand da. /murlan start öffnet einen neuen.
refusal-closed-voted = Dieser Tisch wurde per Abstimmung geschlossen. /murlan start öffnet einen neuen.
refusal-closed-place-gone = Dieser Tisch ist geschlossen: Seinen Kanal gibt es nicht mehr. /murlan start öffnet einen neuen.
refusal-closed-paused-out = Dieser Tisch ist geschlossen: Er stand sieben Tage still. /murlan start öffnet einen neuen.
refusal-barred = Du wurdest von diesem Tisch entfernt. An jedem anderen kannst du mitspielen oder mit /murlan start selbst einen öffnen.
refusal-no-seat-free-now = Gerade läuft eine Runde. Danach kannst du einen Platz nehmen, den kein Mensch hat.
refusal-paused = Die Partie macht Pause. Wer mitspielt, kann „Weiterspielen“ drücken.
refusal-shut-out = Die Partie macht Pause: Ich darf in diesem Kanal nicht mehr schreiben. Gebt mir das Recht dazu, oder holt den Tisch mit /murlan move woandershin.
refusal-not-paused = Die Partie macht gar keine Pause.
refusal-already-voted = Dafür hast du schon gestimmt. Jetzt sind die anderen gefragt.
refusal-cannot-remove = Hier ist niemand, den man so entfernen könnte. Deinen eigenen Platz gibst du mit „Verlassen“ auf.
refusal-same-place = Der Tisch ist schon in diesem Kanal.
refusal-too-many-here = { $limit ->
    [one] Auf diesem Server ist schon ein Tisch offen, mehr sind nicht erlaubt. Spiel dort mit, oder warte, bis er schließt.
   *[other] Auf diesem Server sind schon { $limit } Tische offen, mehr sind nicht erlaubt. Spiel an einem mit, oder warte, bis einer schließt.
}
refusal-too-many-yours = { $limit ->
    [one] Du sitzt schon an einem anderen Tisch, mehr sind nicht erlaubt. Verlass ihn zuerst.
   *[other] Du sitzt schon an { $limit } Tischen, mehr sind nicht erlaubt. Verlass zuerst einen.
}
refusal-too-fast = Du drückst schneller, als ich mitkomme, deshalb galt das nicht. Warte eine Sekunde und drück noch einmal.
refusal-just-brought-down = Der Tisch wurde gerade erst nach unten geholt: Schau ans Ende des Kanals.
refusal-no-table-to-move = Du bist auf diesem Server bei keinem Tisch Host, den man verlegen könnte. /murlan start öffnet einen.
refusal-which-table = Du bist bei mehreren Tischen Host: { $channels }. Nenn unter „from“ den Kanal, den du meinst.
refusal-which-hand = Du spielst an mehreren Tischen: { $channels }. Schreib es im Kanal des Tischs, den du meinst.
refusal-not-invited = Diese Einladung ist für jemand anderen. Ist ein Platz frei, drück „Mitspielen“ am Tisch selbst.
refusal-invite-oneself = Dich selbst kannst du nicht einladen. Nimm jemand anderen von diesem Server.
refusal-invite-application = Apps spielen nicht mit. Für einen Computer drück vor der Partie + 🖥️.
refusal-invite-elsewhere = Diese Person ist nicht auf diesem Server. Hol sie zuerst hierher.
refusal-invite-seated = { $name } sitzt schon an diesem Tisch.
refusal-invite-barred = { $name } wurde von diesem Tisch entfernt und kann nicht eingeladen werden. Lad jemand anderen ein.
refusal-invite-muted = { $name } nimmt keine Einladungen an. Lad jemand anderen ein oder lass den Platz einem Computer.
refusal-invite-again = { $name } hat gerade erst eine Einladung von dir. Warte ein paar Minuten auf die Antwort.
refusal-invite-often = Du hast in kurzer Zeit viele Einladungen verschickt. Warte zehn Minuten bis zur nächsten.
refusal-closed-unreadable = Dieser Tisch ließ sich nicht wiederherstellen. /murlan start öffnet einen neuen.
refusal-double-press = Das ist schon angekommen.
refusal-conflict = Jemand war schneller. Öffne „Meine Karten“, dann siehst du, wie es steht.
refusal-storage-down = Gerade ließ sich nichts speichern, also hat sich nichts geändert. Drück gleich noch einmal.
refusal-turn-of = Du bist nicht dran, sondern { $name }. Karten vorwählen kannst du schon.
refusal-not-your-turn = Du bist nicht dran. Karten vorwählen kannst du schon.
refusal-stage-dealing = Gerade läuft keine Runde. Die nächste beginnt gleich.
refusal-stage-exchange = Erst muss eine Karte zurückgegeben werden.
refusal-stage-play = Der Tausch ist vorbei; die Runde läuft.
refusal-stage-over = Die Partie ist vorbei. Für eine neue drück „Revanche“.
refusal-cards-not-held = Du hast { $cards } nicht. Wähl noch einmal.
refusal-no-combination = { $cards } ist keine Kombination: Leg eine Einzelkarte, ein Paar, einen Drilling, einen Vierling oder eine Straße ab fünf Karten.
refusal-opening = Beim ersten Ausspiel muss 3♠︎ dabei sein. Nimm sie dazu.
refusal-other-kind = { $kind ->
    [single] Eine Einzelkarte wird nur von einer höheren oder von einer Bombe geschlagen. Du hast { $chosen } auf { $lies } gewählt.
    [pair] Ein Paar wird nur von einem höheren Paar oder von einer Bombe geschlagen. Du hast { $chosen } auf { $lies } gewählt.
    [triple] Ein Drilling wird nur von einem höheren Drilling oder von einer Bombe geschlagen. Du hast { $chosen } auf { $lies } gewählt.
   *[straight] Eine Straße aus { $size } Karten wird nur von einer höheren aus { $size } Karten oder von einer Bombe geschlagen. Du hast { $chosen } auf { $lies } gewählt.
}
refusal-not-higher = { $kind ->
    [single] Sie muss höher sein als { $lies }. Du hast { $chosen } gewählt.
    [pair] Das Paar muss höher sein. Du hast { $chosen } auf { $lies } gewählt.
    [triple] Der Drilling muss höher sein. Du hast { $chosen } auf { $lies } gewählt.
    [quad] Die Bombe muss höher sein. Du hast { $chosen } auf { $lies } gewählt.
   *[straight] Die Straße muss höher sein. Du hast { $chosen } auf { $lies } gewählt.
}
refusal-not-next = Hier wird eine Straße nur von der nächsten geschlagen, aus { $size } Karten bis { $next }, oder von einer Bombe. Du hast { $chosen } gewählt.
refusal-quad-needed = Da liegt eine Bombe: Nur eine höhere Bombe schlägt { $lies }.
refusal-suited-needed = Da liegt eine Straße in einer Farbe: Geschlagen wird sie nur von einer höheren in einer Farbe, aus { $size } Karten.
refusal-leader-must-play = Du spielst aus: Leg etwas, passen geht nicht.
refusal-gift = { $card } kannst du nicht zurückgeben. Möglich sind: { $allowed }.
refusal-notation = „{ $text }“ ist keine Karte. Schreib Karten so: 9S, 10H, QD, BJ.
refusal-options = Diese Hausregeln passen nicht zusammen: { $option }.
refusal-wrong-place = Das gehört zu einem Tisch in einem anderen Kanal.
refusal-table-is-in = Der Tisch ist in { $channel }: Geh dorthin.
refusal-table-moved = Der Tisch ist gerade nach { $channel } umgezogen, deshalb galt das nicht: Geh dorthin.
refusal-no-such-table = Hier ist kein Tisch offen. /murlan start öffnet einen.
refusal-no-table-but = Hier ist kein Tisch offen. Du sitzt an einem Tisch in { $channels }.
refusal-table-is-over = Das gehört zu einem Tisch, der schon geschlossen ist. /murlan start öffnet einen neuen.
refusal-no-finished-match = Diese Partie ist noch nicht zu Ende, oder sie war nicht auf diesem Server. /murlan history zeigt, welche man ansehen kann.
refusal-hands-hidden = Alle vier Blätter sieht man, wenn eine Runde vorbei ist, bis die nächste beginnt.
refusal-not-shared = Diese Person zeigt ihr Profil nicht.
refusal-not-in-server = Murlan spielt man auf einem Server: Geh dort in einen Kanal und schreib /murlan start. Privat gehen nur /murlan help, learn, rules, language, preferences, invitations, privacy und solo.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-connect = Verbinden
refusal-permissions = Mir fehlen in diesem Kanal Rechte: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
refusal-manage-guild = Das kann nur, wer diesen Server verwaltet.
refusal-table-exists = Hier wird gerade in diesem Moment ein Tisch geöffnet.
refusal-not-now = Das geht gerade nicht. Schau auf den Tisch und versuch es noch einmal.
refusal-old-command = Dieser Befehl hat sich geändert. Tipp /murlan und wähl einen aus der Liste.
refusal-old-button = Dieser Knopf ist zu alt. Öffne deine Karten mit /murlan hand oder einen Tisch mit /murlan start.
refusal-turning-nobody = Die starken Computerspieler sind hier gerade nicht am Werk, und nur sie finden Wendepunkte. Beim Ansehen siehst du jeden Zug.
refusal-turning-busy = Die Computerspieler haben an den Tischen gerade zu viel zu tun. Frag in ein paar Minuten noch einmal.
refusal-turning-still = Ich gehe gerade noch eine Partie für dich durch. Warte auf diese Antwort und frag dann nach der nächsten.
refusal-turning-failed = Beim Durchgehen dieser Partie ging etwas schief. Frag noch einmal nach den Wendepunkten.
refusal-too-many-files = Du hast in kurzer Zeit viele Dateien geholt. Warte eine halbe Minute und hol dann die nächste.

## Settings of a server, and one's own

language-name = Deutsch
settings-title = { $page ->
    [opening] ### Einstellungen · Tische öffnen
    [tables] ### Einstellungen · neue Tische
   *[league] ### Einstellungen · Liga
}
settings-page = { $page ->
    [opening] Tische öffnen
    [tables] Neue Tische
   *[league] Liga
}
settings-at-once = Jede Wahl wird sofort gespeichert.
settings-rights = In diesem Kanal habe ich alle Rechte, die ich brauche.
settings-missing = ⚠️ In diesem Kanal fehlen mir Rechte: { $permissions }. So gibst du sie mir: Kanal bearbeiten → Berechtigungen → mein Name → dort ✓ → Speichern. Für alle Kanäle: Servereinstellungen → Rollen → meine Rolle.
settings-language = **Sprache** der Tische und Ranglisten
settings-channels = **Kanäle**, in denen Tische sein dürfen
settings-everywhere = Überall
settings-openers = **Wer Tische öffnet**
settings-opener = { $who ->
    [everybody] Alle
    [role] Wer eine Rolle hat, und Verwalter
   *[managers] Nur Verwalter
}
settings-opener-role = Die Rolle, die Tische öffnet
settings-manager-role = **Verwalterrolle**: zählt bei mir wie „Server verwalten“. Wählen kann sie nur, wer dieses Recht selbst hat.
settings-no-role = Keine Rolle
settings-most = **Tische gleichzeitig**
settings-cap = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
settings-cap-any = So viele ich schaffe: { $count }
settings-defaults = Was /murlan start nimmt, wenn nichts anderes gesagt ist.
settings-preset = **Regeln**
settings-mode = **Wer mit wem spielt**
settings-target = **Länge einer Partie**
settings-turn = **Zeit pro Zug**
settings-computers = **Computerspieler**
settings-choose = Wählen
settings-hints = { $state ->
    [on] Tipps in gewerteten Partien: an
   *[off] Tipps in gewerteten Partien: aus
}
settings-league = **Wertungen und Ranglisten** dieses Servers
settings-rated = { $state ->
    [on] Partien werten: an
   *[off] Partien werten: aus
}
settings-leavers = { $state ->
    [on] Ausgetretene ausblenden: an
   *[off] Ausgetretene ausblenden: aus
}
settings-seasons = **Saisons**
settings-season-mode = { $mode ->
    [monthly] Jeder Monat ist eine Saison
    [owner] Verwalter starten und beenden sie: /murlan season
   *[off] Es gibt keine
}
settings-season = Die laufende Saison: { $name }
settings-no-season = Gerade läuft keine Saison.
settings-podiums = { $state ->
    [on] Podien posten: an
   *[off] Podien posten: aus
}
settings-podium-channel = **Podium der Saison**: wo es gepostet wird
settings-podium-last = Wo die letzte gewertete Partie war
settings-corrections = /murlan void lässt ein Ergebnis nicht zählen, /murlan reset beginnt Ranglisten neu, /murlan bar sperrt jemanden von den Tischen aus.
preferences-title = ### Deine eigenen Einstellungen
preferences-language = **Sprache**, die du liest
preferences-sorting = **Dein Blatt** ist anfangs sortiert
preferences-sorting-by = { $by ->
    [rank] Nach Wert
   *[suit] Nach Farbe
}
preferences-confirms = { $state ->
    [on] Bombe und Ende bestätigen: ja
   *[off] Bombe und Ende bestätigen: nein
}
preferences-others = **Was andere dürfen**
preferences-invitations = { $state ->
    [on] Dich an Tische einladen: ja
   *[off] Dich an Tische einladen: nein
}
preferences-profile = { $state ->
    [on] Dein Profil sehen: ja
   *[off] Dein Profil sehen: nein
}
preferences-deck = **Karten**, die du siehst
preferences-large-hand = { $state ->
    [on] Dein Blatt als großes Bild: ja
   *[off] Dein Blatt als großes Bild: nein
}
settings-deck = **Karten** in den Nachrichten der Tische
deck-name = { $deck ->
    [four] Gezeichnet, vier Farben
    [two] Gezeichnet, schwarz und rot
   *[text] Als Text: 3♠ K♥
}
preferences-pings = **Ping**, wenn du dran bist
preferences-ping-when = { $when ->
    [never] Nie
    [idle] Wenn ich eine Minute nichts drücke
   *[each] Bei jedem Zug
}
settings-pings = { $state ->
    [on] Pings (Zug, neuer Tisch): an
   *[off] Pings (Zug, neuer Tisch): aus
}
preferences-told = **Neue Tische**: du hörst davon in { $channels }
preferences-told-none = Keine neuen Tische mehr melden

## Corrections by who manages the server

void-title = ### Welches Ergebnis soll nicht zählen?
void-nothing = Auf diesem Server ist noch keine Partie zu Ende.
void-choose = Ergebnisse, neueste zuerst
void-when = { $when } UTC
void-is-void = zählt nicht
void-ask = ### Soll dieses Ergebnis nicht zählen?
    Die Partie, die am { $when } endete. Wertungen und Ranglisten werden ohne sie neu berechnet. Das lässt sich nicht zurücknehmen.
button-void = Nicht zählen lassen
reset-ask = { $what ->
    [season] ### Die Rangliste dieser Saison neu beginnen?
       Alle Partien bis jetzt zählen dann nicht mehr für diese Saison. Das lässt sich nicht zurücknehmen.
   *[all] ### Alle Ranglisten neu beginnen?
       Alle Partien bis jetzt zählen dann nicht mehr, und alle Wertungen beginnen neu. Die Podien vergangener Saisons bleiben. Das lässt sich nicht zurücknehmen.
}
button-reset = Neu beginnen
note-void-already = Dieses Ergebnis zählt schon nicht mehr.
note-voided = Es zählt nicht mehr; Wertungen und Ranglisten sind neu berechnet.
note-reset = Erledigt: Keine Partie von bisher zählt dort noch.
note-barred = { $name } kann sich an keinen Tisch dieses Servers mehr setzen. Sitzt { $name } gerade irgendwo, bleibt es so bis zum Ende der Partie. /murlan bar mit „Wieder zulassen“ nimmt es zurück.
note-barred-already = { $name } ist schon ausgesperrt.
note-let-in = { $name } kann sich wieder an die Tische dieses Servers setzen.
note-never-barred = { $name } war nicht ausgesperrt.
note-season-started = Eine Saison hat begonnen: { $name }. Saisons startet und beendet man jetzt mit /murlan season.
note-season-ended = Die Saison { $name } ist zu Ende. Saisons startet und beendet man jetzt mit /murlan season.
note-no-season = Es läuft keine Saison, also ist keine zu beenden.
refusal-no-tables-here = Auf diesem Server sind Tische nur in { $channels } erlaubt. Geh dorthin und schreib /murlan start.
refusal-managers-open = Auf diesem Server öffnen nur Verwalter Tische. Frag jemanden von ihnen oder spiel an einem offenen Tisch mit.
refusal-role-opens = Auf diesem Server öffnen nur Leute mit der Rolle { $role } Tische. Frag jemanden von ihnen oder spiel an einem offenen Tisch mit.
refusal-barred-here = Jemand, der diesen Server verwaltet, hat dich von den Tischen hier ausgesperrt. Frag nach, wenn du nicht weißt, warum.
refusal-nobodys-role = Diese Rolle haben alle, also würden alle den Server verwalten. Wähl eine andere.
refusal-invite-barred-here = { $name } ist von den Tischen dieses Servers ausgesperrt. /murlan bar nimmt das zurück.
refusal-hints-off = Dieser Server gibt in gewerteten Partien keine Tipps. Allein gegen Computer kannst du so oft fragen, wie du willst.
refusal-hint-busy = Der starke Spieler hat gerade keine Zeit. Frag gleich noch einmal oder leg einfach.
## What people read about their own data

privacy-export = Hier ist alles, was über dich gespeichert ist, als JSON. Nur du siehst diese Nachricht. Was es bedeutet, wie lange es bleibt und wer es sieht, steht in docs/PRIVACY.md im Projekt des Bots.
privacy-delete = ### Alles über dich löschen
privacy-delete-what =
    Auf jedem Server mit diesem Bot, endgültig:
    • die Partie, die du allein spielst, endet;
    • dein Name, deine Sprache und deine anderen Einstellungen werden gelöscht;
    • in Ergebnissen, Wertungen, Ranglisten und Podien steht statt deines Namens eine Nummer ohne Bedeutung, auf jedem Server eine andere. So behalten die anderen, was sie gewonnen haben.
    Niemand kann das rückgängig machen, und du fängst neu an, wenn du wieder spielst. Ältere Sicherungen, die der Betreiber dieses Bots hat, enthalten es noch, bis er sie löscht.
button-privacy-delete = Löschen…
privacy-form = Alles über mich löschen
privacy-form-word = Schreib LÖSCHEN, um es zu bestätigen
privacy-word = LÖSCHEN
privacy-other-word = Du hast etwas anderes geschrieben, also wurde nichts gelöscht. /murlan privacy delete fragt noch einmal.
privacy-deleted = Erledigt: Nichts, was hier gespeichert ist, führt noch zu dir.
privacy-still-named = An offenen Tischen steht noch dein Name, und mit ihnen würdest du wieder gespeichert:
privacy-leave-first = Verlass sie mit /murlan leave. Läuft noch eine Partie, die du verlassen hast, warte auf ihr Ende: Eine, die Pause macht, schließt nach sieben Tagen. Versuch es dann noch einmal; gelöscht wurde nichts.

## Commands, as Discord lists them

command-murlan = Murlan, das albanische Kartenspiel
command-start = Öffne einen Tisch in diesem Kanal
command-hand = Zeig meine Karten
command-play = Leg Karten, indem du sie schreibst, oder pass
command-table = Hol den Tisch ans Ende des Kanals
command-invite = Lade jemanden an diesen Tisch ein
command-invitations = Ob man dich an Tische einladen darf
command-move = Hol deinen Tisch in diesen Kanal
command-leave = Verlass den Tisch
command-end = Schließ den Tisch oder stimm dafür
command-leaderboard = Die Besten auf diesem Server
command-verify = Wurde fair ausgeteilt?
command-history = Beendete Partien zum Ansehen
command-profile = Wertung, Serien und Erfolge von jemandem
command-privacy = Was über dich gespeichert ist
command-privacy-export = Eine Datei mit allem, was über dich gespeichert ist
command-privacy-delete = Lösch alles über dich, nach einer Rückfrage
command-rules = Wie man Murlan spielt
command-learn = Lern das Spiel in zwei Minuten
command-help = Was der Bot kann
command-language = Wähl deine Sprache
command-settings = Einstellungen dieses Servers (Server verwalten)
command-preferences = Deine eigenen Einstellungen
command-void = Lass ein Ergebnis nicht zählen (Server verwalten)
command-reset = Fang Ranglisten neu an (Server verwalten)
command-season = Starte oder beende eine Saison (Server verwalten)
command-bar = Sperr jemanden von den Tischen aus (Server verwalten)
option-start-rules = Die Regeln; ohne Angabe die des Servers, sonst klassisch
option-start-target = Länge der Partie; ohne Angabe die des Servers, sonst 21 Punkte
option-start-turn = Sekunden pro Zug; ohne Angabe die des Servers, sonst 60
option-start-mode = Wer mit wem spielt; ohne Angabe wie auf dem Server, sonst jeder für sich
option-start-passing = Ob man nach dem Passen im selben Stich noch legen darf; ohne Angabe ja
option-start-computers = Wie gut die Computer spielen; ohne Angabe wie auf dem Server, sonst gemischt
option-start-understudy = Wie gut für Abwesende gespielt wird; ohne Angabe wie ein Anfänger
option-start-cut = Wer abhebt; ohne Angabe der erste Klick nach dem Versprechen
option-play-cards = Wie 9S 9H, 9♠9♥, 10 10, Joker, passe
option-invite-person = Wer eingeladen und benachrichtigt wird
option-invitations-take = Ob andere dich einladen dürfen
option-move-from = Der Kanal des Tisches, wenn du bei mehreren Host bist
option-leaderboard-board = Wonach es geht; ohne Angabe Punkte
option-leaderboard-period = Seit wann; ohne Angabe seit jeher
option-leaderboard-mode = Ohne Angabe jeder für sich
option-verify-match = Name der Partie aus ihrer letzten Nachricht; ohne Angabe die letzte dieses Kanals
option-history-of = Wessen; ohne Angabe deine eigenen
option-profile-person = Wessen; ohne Angabe dein eigenes
option-rules-topic = Ein Kapitel mit Beispielen; ohne Angabe alles in Kürze
option-language-language = Was du liest
option-language-server = Für die Tische des ganzen Servers (Server verwalten)
option-reset-what = Welche; du wirst noch einmal gefragt
option-season-action = Eine neue beendet die vorige
option-season-name = Wie die neue heißt
option-bar-person = Wer
option-bar-action = Ohne Angabe aussperren
choice-rules = { $rules ->
    [classic] Klassisch
    [visix] Visix (nur die nächste Straße)
   *[rrethi] Rrethi (Straße in einer Farbe schlägt alles)
}
choice-one-deal = Eine Runde
choice-passing = { $passing ->
    [locked] Passen gilt für den Stich
   *[open] Passen gilt für einen Zug
}
choice-cut = { $cut ->
    [ask] Von Hand, rechts vom Geber
   *[press] Der erste Klick nach dem Versprechen
}
choice-invitations = { $take ->
    [on] An
   *[off] Aus
}
choice-reset = { $what ->
    [season] Die Rangliste dieser Saison
   *[all] Alle Ranglisten und Wertungen
}
choice-season = { $action ->
    [start] Starten
   *[end] Beenden
}
choice-bar = { $action ->
    [lift] Wieder zulassen
   *[bar] Aussperren
}
