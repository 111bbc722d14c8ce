# Italiano. Un messaggio per frase; si dà del tu; i nomi delle persone restano come sono.

## Carte e combinazioni

card-joker = { $joker ->
    [red-joker] jolly rosso
   *[black-joker] jolly nero
}
combination-single = Carta { $card }
combination-pair = { $rank ->
    [ace] Coppia d’assi
    [king] Coppia di re
    [queen] Coppia di donne
    [jack] Coppia di fanti
   *[other] Coppia di { $label }
}
combination-triple = { $rank ->
    [ace] Tris d’assi
    [king] Tris di re
    [queen] Tris di donne
    [jack] Tris di fanti
   *[other] Tris di { $label }
}
combination-quad = { $rank ->
    [ace] Poker d’assi – bomba
    [king] Poker di re – bomba
    [queen] Poker di donne – bomba
    [jack] Poker di fanti – bomba
   *[other] Poker di { $label } – bomba
}
combination-straight = Scala { $run }
combination-suited-straight = Scala colore { $run } { $suit }

## Quantità

cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Le regole in una riga

preset-classic = classico
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = regole della casa
option-locked = chi passa è fuori
option-closed-exchange = scambio coperto
option-suited-next = scale colore una alla volta
sides-four = tutti contro tutti
sides-two = due contro due
target = fino a { $target }
target-one-deal = una mano
turn-seconds = { $seconds } s per turno

## Quanto giocano bene i computer

level = { $level ->
    [beginner] principiante
    [casual] dilettante
    [club] da circolo
    [expert] esperto
    [master] maestro
    [champion] campione
   *[mixed] misti
}
level-habits = { $level ->
    [beginner] butta subito i 2, spezza le coppie, passa troppo presto
    [casual] gioca per divertirsi: scorda cos’è uscito, ogni tanto spreca una carta
    [club] gioca bene: non spezza coppie e scale
    [expert] gioca molto bene, con qualche svista
    [master] gioca sempre il meglio che sa
    [champion] pensa in anticipo e conta ogni carta: il più forte
   *[mixed] uno da circolo, un dilettante e un esperto
}

## Prima della partita

lobby-title = ### Murlan · un tavolo è aperto
lobby-host = ★ capotavola
lobby-free-seat = libero
lobby-computers = i computer: 🖥️ { $level }
lobby-understudy = per chi manca: 🖥️ { $level }
side-north-south = Nord–Sud
side-east-west = Est–Ovest
lobby-state = { $free ->
    [0] Ci siete tutti. Può iniziare chiunque sia seduto qui.
    [one] C’è un posto libero. Si inizia in quattro, o con un computer al posto libero.
   *[other] Ci sono { $free } posti liberi. Si inizia in quattro, o con i computer ai posti liberi.
}
lobby-cut = il mazzo si taglia a mano
lobby-expires = chiude { $clock } se non succede nulla

## Una mano

deal-title = ### Murlan · mano { $number }
dealer = dà le carte { $name }
seat-out = { $place ->
    [1] chiude, 1º
    [2] chiude, 2º
    [3] chiude, 3º
   *[4] 4º
}
seat-last-card = **1 carta ⚠️**
seat-passed = passa
seat-away = 💤 non c’è
seat-left = 🚪 via
laid = { $name } ha giocato: **{ $combination }**
before = prima: { $plays }
last-trick = ultima presa: { $plays }
this-trick = questa presa: { $plays }
nothing-lies = Sul tavolo non c’è niente.
draw = sorteggio dei posti: { $draws }
opening = { $name } ha il { $card }, apre e deve giocarlo.
exchange-gives = { $giver } dà **{ $card }** a { $receiver }
exchange-hidden = { $giver } e { $receiver } si scambiano una carta.
exchange-jokers = { $name } mostra i due jolly: niente scambio.
turn-plays = Tocca a **{ $name }**
turn-leads = Apre **{ $name }**
turn-gives = **{ $name }** deve restituire una carta
turn-computer = **{ $name }** ci pensa…
turn-understudy = **{ $name }** non c’è: gioca il computer.

## Cosa ferma una partita, e su cosa si vota

paused-agreed = ⏸️ **La partita è in pausa.** Si continua con Riprendi, entro sette giorni.
paused-shut-out = ⏸️ **La partita è in pausa:** non posso più scrivere qui. Mi servono i permessi Vedere il canale (View Channel) e Inviare messaggi (Send Messages), nei thread Inviare messaggi nei thread (Send Messages in Threads). Poi premete Riprendi; oppure spostate il tavolo in un altro canale con /murlan move.
hold-storage-down = ⚠️ Ora non riesco a salvare; il tempo è fermo. Riparte da solo.
vote-end = { $count ->
    [one] { $names } vuole chiudere il tavolo
   *[other] { $names } vogliono chiudere il tavolo
}
vote-pause = { $count ->
    [one] { $names } vuole una pausa
   *[other] { $names } vogliono una pausa
}
vote-remove = { $count ->
    [one] { $names } vuole che { $name } lasci il tavolo
   *[other] { $names } vogliono che { $name } lasci il tavolo
}
vote-count = voti: { $given } su { $needed }

## Tra una mano e l’altra, e alla fine

deal-over-title = ### Murlan · mano { $number } finita
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
played-out = poi: { $plays }
next-dealer = Ora dà le carte { $name }.
next-exchange = La carta più alta di { $giver } andrà a { $receiver }, e una torna indietro. Chi riceve entrambi i jolly non dà nulla.
target-raised = Ci sono arrivati in due o più: ora si gioca fino a **{ $target }**.
next-deal = La prossima mano comincia { $clock }.
before-title = ### Murlan · prima della prima mano
cut-asked = ✂️ Taglia **{ $name }**.
cut-choose = Dove tagli?
cut-place = Dopo { $count } carte
promise = 🔒 mano { $number } promessa: { $digest }
match-name = partita { $match }
ready-are = pronti: { $names }
ready-offer = Si comincia subito, appena siete tutti pronti.
won = { $name } vince la partita
side-won = { $side } { $first } e { $second } vincono la partita
tie = Pareggio: { $names }
tie-of-sides = Pareggio tra le due squadre
deals-played = { $count ->
    [one] 1 mano
   *[other] { $count } mani
}
last-deal = ultima mano: { $places }
rematch-wanted = Vogliono la rivincita: { $names }
rematch-offer = Ancora voi quattro? La rivincita comincia quando la vogliono tutti.
closes = il tavolo chiude { $clock }
closed-title = ### Murlan · tavolo chiuso
closed-expired = Da molto tempo nessuno ha premuto nulla.
closed-ended = Il tavolo è stato chiuso.
closed-deserted = Se ne sono andati tutti.
closed-unattended = Per otto turni di fila non c’era nessuno.
closed-voted = I giocatori hanno votato per chiudere il tavolo.
closed-place-gone = Il suo canale non c’è più.
closed-paused-out = La partita è rimasta in pausa sette giorni e nessuno l’ha ripresa.
closed-unreadable = Non è stato possibile ripristinare il tavolo. È colpa nostra; i dati sono conservati.
closed-again = /murlan start ne apre uno nuovo.
moved-on = Il tavolo continua più in basso.
moved-to = Il tavolo continua in un altro canale.
open-hands-title = ### Le carte di tutti · mano { $number }
open-hands-note = Com’erano quando è stata giocata la prima carta.
open-hands-left = rimaste alla fine: { $cards }

## Che cosa mostrano le immagini

picture-out = { $place }. { $name }: ha chiuso con { $cards }
picture-left = { $place }. { $name }: restano { $cards }
picture-gives = { $giver } dà { $card } a { $receiver }

## Pulsanti

button-join = Partecipa
button-leave = Lascia
button-take-seat = Prendi posto
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Inizia
    [one] Inizia · ne manca 1
   *[other] Inizia · ne mancano { $free }
}
button-swap = Altri compagni
button-fill = Completa coi computer e inizia
button-menu = ⋯
button-hand = Le mie carte
button-pass = Passo
button-ready = Pronto
button-rematch = Rivincita
button-verify = Verifica
button-open-hands = Le carte di tutti
button-play = Gioca
button-play-cards = Gioca { $cards }
button-play-straight = Gioca scala { $run }
button-clear = Annulla scelta
button-more = Altre giocate · { $page }/{ $pages }
button-by-suit = Per seme
button-by-rank = Per valore
button-redraw = Aggiorna
button-give = Dai
button-give-card = Dai { $card }
button-rules = Le regole qui
button-bring-down = Porta in fondo
button-pause = Pausa
button-resume = Riprendi
button-withdraw = Ritira il mio voto
button-remove = Allontana qualcuno…
button-vote-end = Vota per chiudere
button-confirm-vote = Sì, voto così
button-confirm-remove = Sì, allontana
button-decline = Stavolta no
button-mute = Niente più inviti
button-end = Chiudi il tavolo
button-confirm-leave = Sì, lascio
button-back = Rieccomi
button-confirm-end = Sì, chiudi
button-go = Vai al tavolo
button-hint = Aiuto
button-undo = Annulla
button-plan = Gioca al mio turno
button-plan-cards = Gioca { $cards } al mio turno
button-plan-straight = Gioca scala { $run } al mio turno
button-plan-pass = Passo per questa presa
button-plan-else = { $state ->
    [on] Altrimenti passo: sì
   *[off] Altrimenti passo: no
}

## Le tue carte

hand-title = ### Le tue carte · { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
hand-lead = **Tocca a te** · apri con quello che vuoi
hand-lead-opening = **Tocca a te** · apri, con il { $card } tra le carte
hand-answer = **Tocca a te** · batti o passa
hand-away = 💤 Non ci sei, e per te gioca il computer. Premi qualsiasi cosa qui per tornare.
hand-missed = ⌛ Al tuo ultimo turno il tempo è scaduto, e ha giocato il computer. Se succede ancora, gioca al posto tuo finché non premi qualcosa.
hand-left = Hai lasciato questa partita. Per te continua il computer.
hand-removed = Ti hanno allontanato da questo tavolo. Per te continua il computer.
hand-turn-of = Tocca a { $name }
hand-to-beat = Da battere: **{ $combination }**
hand-plays = { $count ->
    [one] Gioca… · una possibilità
   *[other] Gioca… · { $count } possibilità
}
hand-plays-page = Gioca… · { $first }–{ $last } di { $count }
hand-cards = Oppure scegli le carte…
hand-gifts = La carta da restituire…
hand-chosen = Scelta: **{ $combination }**
hand-chosen-ahead = Scelta per il tuo turno: **{ $combination }**
hand-stuck = Non hai niente che la batta. Passa.
hand-nothing-beats = Per ora non hai niente che la batta. Puoi scegliere le carte in anticipo.
hand-out = ### Hai finito le carte
hand-deal-over = ### La mano è finita
hand-before-deal = ### La prima mano sta per cominciare
hand-match-over = ### La partita è finita
hand-table-closed = ### Il tavolo è chiuso
hand-place = { $place ->
    [1] Primo posto. 🥇
    [2] Secondo posto. 🥈
    [3] Terzo posto. 🥉
   *[4] Quarto posto.
}
hand-points = { $count ->
    [one] In questa partita hai 1 punto.
   *[other] In questa partita hai { $count } punti.
}
hand-give-back = { $name } ti ha dato **{ $card }**. Scegli la carta da restituire.
hand-gave = Hai dato **{ $card }**, la tua più alta, a { $name }. Una torna indietro.
hand-exchange = { $giver } e { $receiver } si scambiano una carta.
hand-card-idle = ora non si gioca
hand-confirm = { $what ->
    [bomb] È una bomba. Premi ancora una volta per giocarla.
   *[all] Sono le tue ultime carte. Premi ancora una volta per giocarle.
}
hand-plan-play = ⏱️ Al tuo turno: gioca **{ $cards }**, se allora è valido.
hand-plan-play-or-pass = ⏱️ Al tuo turno: gioca **{ $cards }** se allora è valido, altrimenti passa.
hand-plan-pass = ⏱️ Passa per te fino alla fine di questa presa.
hand-plan-kept = Lo vedi solo tu. Se mi riavvio, va perso.
hand-plan-end = { $end ->
    [played] ✅ Giocato come avevi previsto.
    [passed] ✅ Passato come avevi previsto.
   *[void] ⚠️ Quello che avevi previsto ora non si può fare. Tocca a te, come sempre.
}
hint-play = 💡 Un giocatore forte giocherebbe: **{ $combination }** { $cards }
hint-pass = 💡 Un giocatore forte **passerebbe**.
hint-give = 💡 Un giocatore forte restituirebbe: **{ $card }**
hint-goes-out = { $count ->
    [1] Finisci le carte: primo posto.
    [2] Finisci le carte: secondo posto.
   *[other] Finisci le carte: terzo posto.
}
hint-runs-out = Finisci la mano in { $count } giocate, e solo l’ultima potrebbe essere battuta.
hint-stops = { $count ->
    [one] Toglie la presa a { $name }, che ha solo 1 carta.
   *[other] Toglie la presa a { $name }, che ha solo { $count } carte.
}
hint-leaves-partner = { $count ->
    [one] La presa resta in squadra: { $name }, 1 carta.
   *[other] La presa resta in squadra: { $name }, { $count } carte.
}
hint-feeds-partner = La singola più bassa può far uscire il compagno: { $name }, 1 carta.
hint-denies = { $count ->
    [one] { $name } ha 1 carta e non può batterla.
   *[other] { $name } ha { $count } carte e non può batterla.
}
hint-sure-trick = Nessuno può batterla.
hint-last-plays = { $count ->
    [one] Il resto va via in una giocata.
   *[other] Il resto va via in { $count } giocate.
}
hint-sheds-straight = Ti liberi di { $count } carte in una volta.
hint-cheapest = È la giocata che ti costa meno.
hint-nothing-else = Non hai niente che la batta.
hint-saves = Batterla ti costerebbe { $cards }.
hint-keeps = Tiene insieme { $cards }.
hint-keeps-control = Tiene { $cards }, che poche carte battono.
hint-lowest-lead = Ti liberi della carta più bassa.
hint-safe-to-lose = Se viene battuta, nessuno finisce le carte con quella.
hint-stands-alone = Quella carta non fa parte di nessuna tua combinazione.

## Da soli

command-solo = Una partita in solitario contro tre computer
option-solo-rules = Le regole; di norma quelle classiche
option-solo-target = Durata della partita; di norma 11 punti
option-solo-computers = Quanto giocano bene i computer; di norma come l’ultima volta, altrimenti misti
help-solo = **/murlan solo** una partita in solitario contro tre computer, ovunque; nessun altro la vede
solo-since = dal tuo turno: { $turns }
solo-so-far = finora: { $turns }
solo-passes = { $name } passa
solo-takes = { $name } fa la presa
solo-note = Questa partita la vedi solo tu e non conta in nessuna classifica. Pensa quanto vuoi: si chiude se per sette giorni non si gioca nulla.
solo-still-open = Questa è la tua partita, ancora aperta. Chiudila per iniziarne un’altra.
button-next-deal = Mano successiva
button-again = Ancora
button-end-match = Chiudi
confirm-end-solo = Chiudere questa partita? Non conta in nessuna classifica, e non si riapre.
solo-closed = Questa partita è chiusa. /murlan solo ne inizia un’altra.
refusal-too-many-solo = In questo momento giocano in solitario tutte le persone che riesco a seguire. Riprova più tardi, o apri un tavolo con /murlan start.
refusal-not-a-member = Non sono membro di questo server, quindi qui non ha tavoli, classifiche o impostazioni. Chi lo gestisce può aggiungermi. Dappertutto funzionano /murlan help, learn, rules, language, preferences, invitations, privacy e solo.

## Menu e domande

menu-title = ### Questo tavolo
confirm-leave = Vuoi lasciare la partita per sempre? Per te continua il computer, e non potrai più rientrare.
confirm-leave-last = Vuoi andartene? Qui non c’è nessun altro: la partita finisce e non la vince nessuno.
confirm-leave-lobby = Vuoi lasciare questo tavolo?
confirm-end = Chiudere la partita per tutti? Non la vince nessuno.
confirm-end-lobby = Chiudere questo tavolo per tutti?
confirm-vote-end = Votare per chiudere la partita per tutti? Si chiude quando lo vuole più della metà dei presenti. Non la vince nessuno.
confirm-remove = Votare per allontanare { $name }? Deve volerlo più della metà degli altri, o il solo capotavola se { $name } ha saltato l’ultimo turno. Poi continua il computer, e { $name } non può tornare a questo tavolo.
confirm-remove-lobby = Allontanare { $name } da questo tavolo? { $name } non potrà più sedersi qui.
menu-remove = Chi vuoi allontanare?
menu-level = Chi arriva con + 🖥️…
confirm-else = Oppure vai avanti: non è ancora successo nulla.
exists-lobby = { $free ->
    [0] Qui c’è già un tavolo aperto, e tutti e quattro i posti sono presi.
    [one] Qui c’è già un tavolo aperto. C’è un posto libero.
   *[other] Qui c’è già un tavolo aperto. Ci sono { $free } posti liberi.
}
exists-playing = Qui si sta già giocando una partita. In un canale c’è un solo tavolo.
exists-finished = Qui è appena finita una partita, e il suo tavolo è ancora aperto. In un canale c’è un solo tavolo.
exists-takes-people = Qui si sta già giocando una partita, e c’è un posto libero per te.
too-many-leave = Vai a uno di questi per lasciarlo: prima della partita col pulsante Lascia, poi sotto ⋯.

## Inviti

invitation = { $mention } · **{ $name }** ti invita a una partita di Murlan.
invitation-lobby = Premi Partecipa per sederti. Puoi anche dire di no, nessuno se la prende.
invitation-playing = Si sta giocando una partita. Puoi prendere posto a fine mano. Puoi anche dire di no, nessuno se la prende.
invitation-accepted = { $name } si siede al tavolo.
invitation-declined = { $name } stavolta non gioca.
invitation-over = Questo invito era per un tavolo che non c’è più.

## Avvisi

ping-turn = { $mention }, tocca a te.
table-opened = **{ $name }** apre un tavolo di Murlan.
button-tell-me = { $state ->
    [on] Niente avvisi di tavoli qui
   *[off] Avvisami dei nuovi tavoli qui
}
told-here = { $state ->
    [on] Ti avviso quando si apre un tavolo in questo canale.
   *[off] Non ti avviso più dei tavoli in questo canale.
}
told-muted = Ti avviso dei tavoli qui appena accetti di nuovo gli inviti: /murlan preferences.

## Carte date onestamente

fair-title = ### Carte date in modo onesto? · partita { $match }
fair-all = { $count ->
    [one] ✅ È provato: la mano è quella promessa.
   *[other] ✅ È provato: tutte e { $count } le mani sono quelle promesse.
}
fair-some = { $count ->
    [one] ⚠️ Nulla di irregolare, ma 1 mano su { $all } non si può provare.
   *[other] ⚠️ Nulla di irregolare, ma { $count } mani su { $all } non si possono provare.
}
fair-wrong = { $count ->
    [one] ❌ 1 mano su { $all } non è quella promessa.
   *[other] ❌ { $count } mani su { $all } non sono quelle promesse.
}
fair-deal = **Mano { $number }** { $mark } tagliata dopo { $cut }
fair-cut = { $kind ->
    [named] detto da chi siede a destra del mazziere, clic { $press }
    [press] deciso dal clic { $press }
   *[chance] deciso dal caso
}
fair-promise = promessa { $digest }
fair-no-promise = nessuna promessa
fair-seed = codice segreto { $seed }
fair-doubt = { $doubt ->
    [not-shown] Non si può provare: Discord non aveva ancora ricevuto la promessa quando era ora di dare le carte.
    [no-press] Non si può provare: tra la promessa e la mano nessuno ha premuto nulla.
   *[no-commitment] Non si può provare: questa mano è di quando le promesse non c’erano ancora.
}
fair-fault = { $fault ->
    [swapped] Sbagliato: questo è il posto di un’altra mano.
    [dealer] Sbagliato: il mazzo non è passato al posto seguente.
    [commitment-missing] Sbagliato: manca la promessa.
    [not-as-shown] Sbagliato: prima era stata mostrata un’altra promessa.
    [seed] Sbagliato: il codice segreto non è quello promesso.
    [cut] Sbagliato: il taglio non è quello che doveva venire fuori.
   *[cards] Sbagliato: le carte non corrispondono al codice segreto e al taglio.
}
fair-own = Confronta le promesse con quelle che hai visto al tavolo; contano solo quelle. Nel file c’è tutto: python -m murlan verify { $file } lo controlla senza Discord.

## Classifica

board-title = ### Classifica
board-name = { $board ->
    [rating] Valutazione
    [wins] Vittorie
    [win-rate] % di vittorie
    [deals-won] Mani vinte
    [average-place] Piazzamento medio
    [streak] Vittorie di fila
   *[points] Punti
}
board-span = { $span ->
    [season] Questa stagione
    [month] Questo mese
    [week] Questa settimana
   *[all] Da sempre
}
board-pool = { $pool ->
    [two-teams] Due contro due
   *[free-for-all] Tutti contro tutti
}
board-order = { $board ->
    [rating] dopo l’ultima partita del periodo mostrato; poi per vittorie
    [wins] poi per % di vittorie
    [win-rate] da { $least } partite in su; poi per partite
    [deals-won] poi per punti
    [average-place] da { $least } partite in su; poi per mani
    [streak] la serie più lunga del periodo mostrato; poi per vittorie
   *[points] poi per vittorie, poi per piazzamento medio
}
board-empty = Qui non c’è ancora nessuno. Contano le partite con almeno due persone; /murlan start apre un tavolo.
board-no-own = Tu non ci sei ancora: finisci una partita con un’altra persona.
board-provisional = La tua valutazione è provvisoria fino a { $least } partite valutate.
board-too-few = Questa classifica elenca chi ha almeno { $least } partite.
board-score-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) }% di vittorie
board-score-deals = { $count ->
    [one] 1 mano vinta
   *[other] { $count } mani vinte
}
board-score-place = piazzamento medio { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] 1 vittoria di fila
   *[other] { $count } vittorie di fila
}
board-podium = La stagione scorsa, { $season }:
board-choose = In base a cosa
board-choose-span = Da quando
board-own = La mia riga
board-detail = { $matches ->
    [one] vittorie: { $wins } su 1 partita · piazzamento medio { NUMBER($place, minimumFractionDigits: 2) }
   *[other] vittorie: { $wins } su { $matches } partite · piazzamento medio { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
season-number = Stagione { $number }
podium-title = ### 🏆 Stagione finita: { $season }
podium-order = Per punti, poi per vittorie. Chi è pari in entrambi divide il posto.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 partita
   *[other] **{ $pool }** · { $count } partite
}
podium-detail = { $matches ->
    [one] vittorie: { $wins } su 1 partita
   *[other] vittorie: { $wins } su { $matches } partite
}
podium-forgotten = qualcuno che ha cancellato i suoi dati
podium-left = qualcuno che ha lasciato il server
podium-board = Classifica

## Regole

rules-title = ### Murlan · le regole qui
topic-cards = Le carte
topic-combinations = Le combinazioni
topic-beating = Cosa batte cosa
topic-tricks = Le prese
topic-exchange = Lo scambio
topic-points = I punti e la fine
topic-absence = Assenze e abbandoni
topic-computers = I computer
rules-cards = 54 carte, quattro giocatori. Dalla più bassa alla più alta: 3 4 5 6 7 8 9 10 J Q K A 2, poi { $black } il jolly nero, poi { $red } il jolly rosso. Due giocatori hanno 14 carte, due 13. Vince chi le finisce per primo.
rules-combinations = Una carta; una coppia, un tris o un poker di uguale valore; oppure una scala da 5 a 13 carte di fila. Nella scala non entrano jolly; l’asso è basso (A-2-3-4-5) o alto (10-J-Q-K-A), il 2 solo basso. I due jolly non fanno coppia.
rules-beating = Lo stesso tipo con altrettante carte, ma più alto. I semi non contano. Un poker è una **bomba**: batte tutto, tranne una bomba più alta.
rules-straight-any = Una scala si batte con qualsiasi scala più alta della stessa lunghezza.
rules-straight-next = Una scala si batte solo con la scala della stessa lunghezza appena più alta.
rules-suited-any = Una scala colore batte tutto, anche le bombe; la batte solo una più alta della stessa lunghezza.
rules-suited-next = Una scala colore batte tutto, anche le bombe; la batte solo quella della stessa lunghezza appena più alta.
rules-beats = { $winner } batte { $loser }
rules-tricks = La primissima presa la apre chi ha il { $card }, con il { $card } tra le carte. A turno, ognuno gioca qualcosa di più alto o passa. Quando tutti gli altri hanno passato, riapre chi ha giocato per ultimo.
rules-passing-open = Chi passa, passa solo per quel turno: nella stessa presa può giocare ancora.
rules-passing-locked = Chi passa è fuori fino alla fine della presa.
rules-exchange = Prima di ogni mano, tranne la prima, l’ultimo della mano precedente dà al primo la sua carta più alta e ne riceve una qualsiasi dal 3 al 10. Poi apre l’ultimo. Se l’ultimo ha entrambi i jolly non dà nulla, e apre il primo.
rules-exchange-open = Le due carte le vedono tutti.
rules-exchange-hidden = Le carte le vedono solo loro due.
rules-points = 1º 3 punti, 2º 2, 3º 1, ultimo 0.
rules-one-deal = La partita è una mano; vince chi fa più punti.
rules-target = Si gioca fino a { $target }. Se in una mano ci arrivano in due o più, si prosegue fino a { $ladder }; a { $last } dividono la vittoria.
rules-sides = Due contro due: i compagni siedono di fronte e sommano i punti. Non si vedono le carte a vicenda.
rules-absence = Se il tempo scade, il computer passa per te, o apre con la tua carta più bassa. Dopo due turni continua lui (livello: { $level }) finché non premi Le mie carte. Chi se ne va per sempre conta come 4º.
rules-computers = Vedono le proprie carte e quello che vedono tutti, nient’altro. Quanto giocano bene si sceglie con /murlan start, o prima della partita sotto ⋯ (il capotavola). Misti: uno da circolo, un dilettante e un esperto.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Altri esempi: **/murlan rules topic**

## Imparare a giocare

learn-title = Impara Murlan · { $step } di { $steps }
learn-topic = { $topic ->
    [single] Una carta
    [pair] Le coppie
    [passing] Passare
    [straight] Le scale
    [bomb] Le bombe
    [out] Finire le carte
    [points] I punti
    [exchange] Lo scambio
   *[end] Tutto qui
}
learn-single =
    Vince la mano chi finisce per primo le carte. Dalla più bassa alla più alta: 3 4 5 6 7 8 9 10 J Q K A 2, poi il jolly nero, poi quello rosso. { $name } ha giocato un re.
    👉 Scegli dalla lista una carta che lo batte, poi premi **Gioca**.
learn-pair =
    Nessuno ha battuto il tuo asso: hai vinto la presa, e la prossima la apri tu. Due carte di uguale valore sono una **coppia**.
    👉 Gioca i tuoi due 3. Li trovi nella prima lista, oppure li scegli uno per uno nella seconda.
learn-passing =
    Una coppia è battuta da una coppia più alta: { $first } ha giocato gli 8, { $second } le donne. I tuoi 2 batterebbero le donne, ma nessuna coppia è più alta dei 2: tienili per la fine.
    👉 Premi **Passo**.
learn-straight =
    { $name } ha vinto la presa e apre con una **scala**: cinque o più carte di fila, di qualsiasi seme. La batte una scala più alta con altrettante carte.
    👉 Tu ne hai una: gioca dal 4 all’8.
learn-bomb =
    { $name } prima ha detto passo, e ora gioca lo stesso: qui si passa solo per un turno. (A certi tavoli chi passa è fuori fino alla fine della presa.) Una scala più alta non ce l’hai, ma quattro carte di uguale valore sono una **bomba**: batte tutto, tranne una bomba più alta.
    👉 Gioca i tuoi quattro fanti.
learn-out =
    Apri di nuovo tu, e hai solo due carte.
    👉 Giocale insieme: non te ne resta nessuna, e il primo posto è tuo.
learn-points = Gli altri hanno giocato finché solo uno aveva ancora carte. Ogni mano dà 3 punti al primo, 2 al secondo, 1 al terzo e nessuno all’ultimo. La partita continua, mano dopo mano, finché qualcuno arriva a 21.
learn-exchange =
    Prima di una nuova mano l’ultimo dà al primo la sua carta più alta: { $giver } ti ha dato **{ $card }**. Tu restituisci una carta dal 3 al 10.
    👉 Scegline una che non sta bene con nessun’altra.
learn-end = Ora apre { $name }, e comincia la mano successiva. Adesso sai come si gioca a Murlan!
learn-next-solo = **/murlan solo** tu contro tre computer
learn-next-start = **/murlan start** un tavolo in un canale, con gli amici
learn-next-rules = **/murlan rules** tutte le regole, quando vuoi rileggerle
learn-aside-single = { $aside ->
    [passed] Puoi passare, ma non serve: una delle tue carte batte il re e ti costa poco.
    [bomb] Una bomba lo batte, ma sono quattro belle carte per un re. Ne basta una.
   *[high] Anche un 2 lo batte, ma basta l’asso. Tieni i 2 per dopo.
}
learn-aside-pair = { $aside ->
    [bomb] Puoi aprire così. Ma i tuoi quattro fanti valgono molto di più insieme: tienili.
    [high] Puoi aprire così. Ma un 2 batte quasi tutto: tienilo per dopo.
    [straight] Puoi aprire così, e non è una cattiva idea. Ma presto ti servirà: comincia con la coppia bassa.
   *[single] Puoi aprire così. Ma con una coppia ti liberi di due carte in una volta.
}
learn-aside-passing = { $aside ->
    [bomb] Una bomba le batterebbe, ma tra poco ti servirà di più. Stavolta passa.
   *[high] I tuoi 2 le batterebbero, ma è meglio tenerli. Stavolta passa.
}
learn-aside-straight = { $aside ->
    [passed] Puoi passare, ma qui ti liberi di cinque carte in una volta: gioca la tua scala.
   *[bomb] Una bomba la batterebbe, ma anche la tua scala la batte. Tieni la bomba.
}
learn-aside-bomb = Puoi passare, ma poi apre di nuovo { $name }. Con la bomba la presa è tua.
learn-aside-out = Così ti resterebbe una carta. Insieme sono una coppia: giocale, e hai finito.
learn-aside-exchange = Puoi darla, ma ti serve per una coppia o una scala. Il 4 non sta bene con nessuna: dai quello.
learn-stopped = Da qui puoi continuare quando vuoi; **/murlan learn** ricomincia da capo.
button-step-on = Avanti
button-step-back = Indietro
button-stop = Fermati qui
button-learn-on = Continua
hand-learn = Prima volta a Murlan? /murlan learn te lo insegna in due minuti.

## Partite finite

history-title = ### Partite finite di questo server
history-title-own = ### Le mie partite finite
history-hint = Scegline una per vederla passo per passo, a carte scoperte.
history-empty = In questo server non è ancora finita nessuna partita; /murlan start apre un tavolo.
history-empty-own = In questo server non hai ancora finito nessuna partita; /murlan start apre un tavolo.
history-choose = Rivedi una partita
history-own = Le mie partite
history-all = Partite del server
history-unfinished = chiusa prima della fine
history-void = non conta
history-deleted = persona cancellata
replay-title = ### Rivedi · mano { $number }
replay-step = passo { $step } di { $steps }
replay-dealt = { $name } dà le carte.
replay-plays = **{ $name }** gioca { $play }: { $cards }
replay-plays-single = **{ $name }** gioca { $card }
replay-passes = **{ $name }** passa.
replay-leads = Apre { $name }.
replay-gives-back = { $name } restituisce una carta.
replay-choose = Scegli una mano
replay-deal = Mano { $number } di { $deals }
replay-file = Tutta la partita; `python -m murlan replay FILE` la mostra.
button-replay = Rivedi
button-notation = Notazione

## Momenti decisivi

turning-title = ### Momenti decisivi
turning-hint = Trovati dal campione, da quello che ognuno poteva sapere in quel momento; in punti per mano, con quel punteggio.
turning-none = In questa partita nulla spicca: nessuna giocata da sola è costata o ha reso molto.
turning-deal = Mano { $number }
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } punti
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } punti
turning-cost-play = **{ $name }** ha giocato { $done }. Meglio: { $other }
turning-cost-instead = **{ $name }** ha giocato { $done }. Meglio: passare.
turning-cost-passed = **{ $name }** ha passato. Meglio: { $other }
turning-cost-gift = **{ $name }** ha restituito { $done }. Meglio: { $other }
turning-gain-play = **{ $name }** ha trovato { $done }. Seconda scelta: { $other }
turning-gain-instead = **{ $name }** ha trovato { $done }. Seconda scelta: passare.
turning-gain-passed = **{ $name }** ha passato, e a ragione. Seconda scelta: { $other }
turning-gain-gift = **{ $name }** ha restituito { $done }, e a ragione. Seconda scelta: { $other }
turning-replay = Rivedi { $number }
button-turning = Momenti decisivi

## Perché una giocata è buona

why-goes-out = Sono le ultime carte: posto { $number }.
why-runs-out = Apre una via sicura per chiudere in { $number } giocate.
why-stops = { $number ->
    [one] Toglie la presa a { $name }, che ha solo 1 carta.
   *[other] Toglie la presa a { $name }, che ha solo { $number } carte.
}
why-leaves-partner = { $number ->
    [one] La presa resta al compagno: { $name }, 1 carta.
   *[other] La presa resta al compagno: { $name }, { $number } carte.
}
why-feeds-partner = È abbastanza bassa per l’ultima carta del compagno: { $name } può chiudere.
why-denies = { $number ->
    [one] { $name } ha 1 carta e non può batterla.
   *[other] { $name } ha { $number } carte e non può batterla.
}
why-sure-trick = Nessuno può batterla.
why-last-plays = { $number ->
    [one] Il resto va poi via in una giocata.
   *[other] Il resto va poi via in { $number } giocate.
}
why-sheds-straight = Si libera di { $number } carte in una volta.
why-cheapest = È la risposta più economica del suo tipo.
why-nothing-else = Niente in mano batte quello che c’è sul tavolo.
why-saves = Ogni risposta romperebbe o spenderebbe qualcosa di buono: { $cards }
why-keeps = Tiene insieme { $cards }
why-keeps-control = { $number ->
    [0] Conserva { $cards }, che nessuna carta ancora da vedere batte.
    [one] Conserva { $cards }, che solo una carta o un valore ancora da vedere batte.
   *[other] Conserva { $cards }, che solo { $number } carte o valori ancora da vedere battono.
}
why-lowest-lead = Si libera della carta più bassa.
why-safe-to-lose = Può essere battuta, ma nessun avversario chiude così.
why-stands-alone = Quella carta non fa parte di nessuna combinazione in mano.

## Profili

profile-title = ### Profilo di { $name }
profile-empty = Ancora nessuna partita valutata in questo server. Contano le partite con almeno due persone.
profile-rating = valutazione { $rating }
profile-rating-provisional = valutazione { $rating }, provvisoria
profile-streaks = vittorie di fila: { $now } ora, { $best } al massimo
profile-places = Piazzamenti nelle mani: { $places }
profile-combinations = Scale: { $straights } · bombe: { $quads }
profile-laid = Più giocate: { $laid }
laid-kind = { $kind ->
    [singles] carte singole
    [pairs] coppie
    [triples] tris
    [quads] bombe
    [straights] scale
   *[suited] scale colore
}
profile-head-to-head = Voi due da avversari: tu davanti { $ahead }, dietro { $behind }, pari { $level }; da compagni { $together }
profile-newest = dalle partite valutate più recenti: { $count }
profile-picture = { $pool }, valutazioni dalla partita più vecchia alla più recente: { $ratings }
profile-achievements = **Traguardi** { $count } di { $all }
achievement = { $name ->
    [first-match] Prima partita
    [ten-matches] Dieci partite
    [hundred-matches] Cento partite
    [first-win] Prima vittoria
    [ten-wins] Dieci vittorie
    [fifty-wins] Cinquanta vittorie
    [three-in-a-row] Tre vittorie di fila
    [five-in-a-row] Cinque vittorie di fila
    [fifty-deals] Cinquanta mani vinte
    [five-hundred-points] Cinquecento punti
    [comeback] Vittoria in rimonta
    [bomb] Una bomba
    [three-bombs] Tre bombe in una partita
    [five-straights] Cinque scale in una partita
    [sweep] Primo posto in ogni mano
    [never-last] Mai in fondo in una partita
    [full-table] Vittoria a un tavolo di quattro persone
    [both-kinds] Vittoria in solitaria e in coppia
    [rating-1200] Valutazione di 1200
   *[loyal] Fino alla fine venti volte
}

## Aiuto

help-title = ### Murlan
help-intro = Il gioco di carte albanese per quattro: finisci le carte per primo. Chi manca lo sostituisce il computer.
help-start = **/murlan start** apre un tavolo in questo canale
help-hand = **/murlan hand** mostra le tue carte
help-play = **/murlan play** gioca le carte che scrivi: 9S 9H, o passo
help-leave = **/murlan leave** libera il tuo posto
help-invite = **/murlan invite** invita qualcuno al tavolo; **/murlan invitations** dice se possono invitarti
help-table = **/murlan table** porta il tavolo in fondo al canale
help-move = **/murlan move** porta qui il tuo tavolo da un altro canale
help-end = **/murlan end** chiude il tavolo: il capotavola subito, gli altri votando
help-rules = **/murlan rules** le regole come valgono qui
help-learn = **/murlan learn** ti insegna il gioco in due minuti
help-leaderboard = **/murlan leaderboard** i migliori del server per valutazione, punti, vittorie e altro
help-verify = **/murlan verify** mostra e controlla i codici segreti di una partita finita
help-history = **/murlan history** le partite finite, da rivedere
help-profile = **/murlan profile** valutazione, serie di vittorie e traguardi di una persona
help-language = **/murlan language** la lingua che leggi, tra otto
help-settings = **/murlan preferences** le tue impostazioni; **/murlan settings** quelle del server, per chi lo gestisce
help-privacy = **/murlan privacy** tutto ciò che è salvato su di te, in un file, e come eliminarlo
help-buttons = **Le mie carte** apre le tue carte; le vedi solo tu. Scegli una giocata dalla lista, o le carte una per una, poi premi **Gioca**. Sotto **⋯** trovi regole, pausa, votazioni, come lasciare e come chiudere il tavolo.

## Note

fault = Qualcosa è andato storto da parte nostra, e non è cambiato nulla. Riprova.
note-done = Fatto.
note-left = Hai lasciato il tavolo.
note-ended = Il tavolo è chiuso.
note-moved = D’ora in poi il tavolo è in questo canale.
note-brought-down = Il tavolo è in fondo al canale.
note-paused = La partita è in pausa. Si continua con Riprendi, entro sette giorni.
note-resumed = La partita continua.
note-withdrawn = Hai ritirato il tuo voto.
note-level = D’ora in poi con + 🖥️ arriva: **{ $level }**.
note-removed = { $name } non è più a questo tavolo.
note-vote-end = Il tuo voto conta: { $given } su { $needed } per chiudere il tavolo. Gli altri votano sotto ⋯.
note-vote-pause = Il tuo voto conta: { $given } su { $needed } per una pausa. Gli altri votano sotto ⋯.
note-vote-remove = Il tuo voto conta: { $given } su { $needed } per allontanare { $name }. Gli altri votano sotto ⋯.
note-invitations-on = D’ora in poi possono invitarti ai tavoli.
note-invitations-off = Nessuno può più invitarti. Con /murlan invitations torni come prima.
note-not-posted = L’invito non è partito, quindi nessuno è stato invitato. Riprova tra poco.
note-language = D’ora in poi leggi in italiano. I tavoli restano nella lingua del server.
note-language-server = D’ora in poi i tavoli di questo server sono in italiano.
stopping = Mi sto riavviando. Il tuo tavolo è salvato; premi di nuovo tra poco.

## Perché non è successo nulla

refusal-not-seated = Non hai un posto a questo tavolo. /murlan start ne apre uno in un altro canale.
refusal-join-first = Non siedi ancora qui: prima premi Partecipa.
refusal-already-seated = Siedi già qui.
refusal-no-free-seat = Tutti e quattro i posti sono presi.
refusal-no-computer = Qui non siede nessun computer.
refusal-seats-free = { $free ->
    [one] C’è ancora un posto libero: aspetta un giocatore, o mettici un computer.
   *[other] Ci sono ancora { $free } posti liberi: aspetta altri giocatori, o mettici i computer.
}
refusal-not-host = Può farlo solo il capotavola.
refusal-host-is = Può farlo solo il capotavola: { $name }.
refusal-not-started = La partita non è ancora iniziata. Si inizia in quattro, o con i computer ai posti liberi.
refusal-already-started = La partita è iniziata. Aspetta che finisca, o apri un tavolo in un altro canale.
refusal-turn-is-over = Valeva per un turno già finito. Guarda di nuovo il tavolo.
refusal-nothing-chosen = Non hai scelto carte. Scegli una giocata dalla lista, o le carte una per una.
refusal-not-between-deals = La mano è ancora in corso. Pronto serve tra una mano e l’altra.
refusal-nothing-to-cut = Ora nessuno deve tagliare.
refusal-not-your-cut = Taglia { $name }: chi siede a destra di chi dà le carte. Tu non devi fare nulla.
refusal-no-such-match = Qui non c’è una partita finita con quel nome. I suoi codici si mostrano alla fine; /murlan verify senza nome prende l’ultima di questo canale.
refusal-left-for-good = Hai lasciato questa partita per sempre. Puoi entrare nella prossima.
refusal-closed-expired = Questo tavolo è chiuso: da molto tempo nessuno ha premuto nulla. /murlan start ne apre uno nuovo.
refusal-closed-ended = Questo tavolo è stato chiuso. /murlan start ne apre uno nuovo.
refusal-closed-deserted = Questo tavolo è chiuso: se ne sono andati tutti. /murlan start ne apre uno nuovo.
refusal-closed-unattended = Questo tavolo è chiuso: per otto turni di fila non c’era nessuno. /murlan start ne apre uno nuovo.
refusal-closed-voted = Questo tavolo è stato chiuso con un voto. /murlan start ne apre uno nuovo.
refusal-closed-place-gone = Questo tavolo è chiuso: il suo canale non c’è più. /murlan start ne apre uno nuovo.
refusal-closed-paused-out = Questo tavolo è chiuso: è rimasto in pausa sette giorni. /murlan start ne apre uno nuovo.
refusal-barred = Ti hanno allontanato da questo tavolo. Puoi sederti a qualsiasi altro, o aprirne uno tuo con /murlan start.
refusal-no-seat-free-now = Si sta giocando una mano. Alla fine puoi prendere un posto che non è di una persona.
refusal-paused = La partita è in pausa. Qualsiasi giocatore può premere Riprendi.
refusal-shut-out = La partita è in pausa: non posso più scrivere in questo canale. Datemi il permesso, o spostate il tavolo con /murlan move.
refusal-not-paused = La partita non è in pausa.
refusal-already-voted = Hai già votato per questo. Ora tocca agli altri essere d’accordo.
refusal-cannot-remove = Qui non c’è nessuno che si possa allontanare così. Per lasciare il tuo posto premi Lascia.
refusal-same-place = Il tavolo è già in questo canale.
refusal-too-many-here = { $limit ->
    [one] Questo server ha già un tavolo aperto e di più non si può. Siediti a quello, o aspetta che finisca.
   *[other] Questo server ha già { $limit } tavoli aperti e di più non si può. Siediti a uno, o aspetta che ne finisca uno.
}
refusal-too-many-yours = { $limit ->
    [one] Siedi già a un altro tavolo e di più non si può. Prima lascialo.
   *[other] Siedi già a { $limit } tavoli e di più non si può. Prima lasciane uno.
}
refusal-too-fast = Premi più in fretta di quanto io riesca a seguire, quindi questo clic non vale. Aspetta un secondo e premi di nuovo.
refusal-just-brought-down = Il tavolo è appena stato portato giù: guarda in fondo al canale.
refusal-no-table-to-move = In questo server non hai un tavolo da capotavola che si possa spostare. /murlan start ne apre uno.
refusal-which-table = Sei capotavola a più tavoli: { $channels }. Indica in “from” il canale di quello che intendi.
refusal-which-hand = Giochi a più tavoli: { $channels }. Scrivilo nel canale di quello che intendi.
refusal-not-invited = Questo invito è per un’altra persona. Se c’è un posto libero, premi Partecipa al tavolo stesso.
refusal-invite-oneself = Non puoi autoinvitarti. Scegli un’altra persona di questo server.
refusal-invite-application = Le applicazioni non giocano. Per un computer premi + 🖥️ prima della partita.
refusal-invite-elsewhere = Quella persona non è in questo server. Prima invitala a entrare.
refusal-invite-seated = { $name } siede già a questo tavolo.
refusal-invite-barred = { $name } non può tornare a questo tavolo, quindi non si può invitare. Invita un’altra persona.
refusal-invite-muted = { $name } non accetta inviti. Invita un’altra persona, o lascia il posto a un computer.
refusal-invite-again = Hai appena invitato { $name }. Aspetta qualche minuto la risposta.
refusal-invite-often = Hai mandato molti inviti in poco tempo. Aspetta dieci minuti prima del prossimo.
refusal-closed-unreadable = Non è stato possibile ripristinare questo tavolo. /murlan start ne apre uno nuovo.
refusal-double-press = Questo clic è già arrivato.
refusal-conflict = Qualcuno ha fatto prima. Apri Le mie carte per vedere com’è ora.
refusal-storage-down = Ora non riesco a salvare, quindi non è cambiato nulla. Premi di nuovo tra poco.
refusal-turn-of = Non è il tuo turno: tocca a { $name }. Puoi scegliere le carte in anticipo.
refusal-not-your-turn = Non è il tuo turno. Puoi scegliere le carte in anticipo.
refusal-stage-dealing = Ora non si gioca nessuna mano. La prossima comincia a breve.
refusal-stage-exchange = Prima va restituita una carta.
refusal-stage-play = Lo scambio è finito; la mano è in corso.
refusal-stage-over = La partita è finita. Premi Rivincita per un’altra.
refusal-cards-not-held = Non hai { $cards }. Scegli di nuovo.
refusal-no-combination = { $cards } non sono una combinazione: gioca una carta, una coppia, un tris, un poker, o una scala di cinque o più.
refusal-opening = La prima apertura deve contenere il 3♠︎. Aggiungilo.
refusal-other-kind = { $kind ->
    [single] Una carta si batte con una carta più alta, o con una bomba. Hai scelto { $chosen } su { $lies }.
    [pair] Una coppia si batte con una coppia più alta, o con una bomba. Hai scelto { $chosen } su { $lies }.
    [triple] Un tris si batte con un tris più alto, o con una bomba. Hai scelto { $chosen } su { $lies }.
   *[straight] Una scala di { $size } carte si batte con una scala più alta di { $size } carte, o con una bomba. Hai scelto { $chosen } su { $lies }.
}
refusal-not-higher = { $kind ->
    [single] Deve essere più alta di { $lies }. Hai scelto { $chosen }.
    [pair] La coppia deve essere più alta. Hai scelto { $chosen } su { $lies }.
    [triple] Il tris deve essere più alto. Hai scelto { $chosen } su { $lies }.
    [quad] La bomba deve essere più alta. Hai scelto { $chosen } su { $lies }.
   *[straight] La scala deve essere più alta. Hai scelto { $chosen } su { $lies }.
}
refusal-not-next = Qui una scala si batte solo con quella subito dopo, di { $size } carte fino a { $next }, o con una bomba. Hai scelto { $chosen }.
refusal-quad-needed = C’è una bomba: { $lies } si batte solo con una bomba più alta.
refusal-suited-needed = C’è una scala colore: la batte solo una scala colore più alta di { $size } carte.
refusal-leader-must-play = Apri tu: gioca qualcosa, non puoi passare.
refusal-gift = { $card } non si può restituire. Queste sì: { $allowed }.
refusal-notation = “{ $text }” non è una carta. Scrivi le carte come 9S, 10H, QD, BJ.
refusal-options = Queste regole della casa non vanno insieme: { $option }.
refusal-wrong-place = Questo è di un tavolo in un altro canale.
refusal-table-is-in = Il tavolo è in { $channel }: vai lì.
refusal-table-moved = Il tavolo si è appena spostato in { $channel }, quindi questo clic non vale: vai lì.
refusal-no-such-table = Qui non ci sono tavoli aperti. /murlan start ne apre uno.
refusal-no-table-but = Qui non ci sono tavoli aperti. Tu siedi a un tavolo in { $channels }.
refusal-table-is-over = Questo è di un tavolo che non c’è più. /murlan start ne apre uno nuovo.
refusal-no-finished-match = Quella partita non è ancora finita, o non si è giocata in questo server. /murlan history elenca quelle che si possono vedere.
refusal-hands-hidden = Le carte di tutti e quattro si vedono a mano finita, finché non comincia la prossima.
refusal-not-shared = Questa persona tiene il profilo per sé.
refusal-not-in-server = A Murlan si gioca in un server: vai in uno dei suoi canali e scrivi lì /murlan start. In privato funzionano solo /murlan help, learn, rules, language, preferences, invitations, privacy e solo.
permission-view-channel = Vedere il canale (View Channel)
permission-send-messages = Inviare messaggi (Send Messages)
permission-send-messages-in-threads = Inviare messaggi nei thread (Send Messages in Threads)
permission-connect = Connettersi (Connect)
refusal-permissions = In questo canale mi mancano dei permessi: { $permissions }. Può darli chi gestisce il server.
refusal-manage-guild = Può farlo solo chi gestisce questo server.
refusal-table-exists = Proprio in questo momento si sta aprendo un tavolo qui.
refusal-not-now = Adesso non si può. Guarda il tavolo e riprova.
refusal-old-command = Questo comando è cambiato. Scrivi /murlan e scegline uno dalla lista.
refusal-old-button = Questo pulsante è troppo vecchio. Apri le tue carte con /murlan hand, o un tavolo con /murlan start.
refusal-turning-nobody = I computer più forti ora qui non sono al lavoro, e solo loro trovano i momenti decisivi. Con Rivedi vedi comunque ogni giocata.
refusal-turning-busy = I computer hanno troppo da fare ai tavoli. Chiedi di nuovo tra qualche minuto.
refusal-turning-still = Sto ancora guardando una partita per te. Aspetta quella risposta, poi chiedi la prossima.
refusal-turning-failed = Qualcosa è andato storto mentre guardavo questa partita. Chiedi di nuovo i momenti decisivi.
refusal-too-many-files = Hai preso molti file in poco tempo. Aspetta mezzo minuto, poi prendi il prossimo.

## Impostazioni del server, e tue

language-name = Italiano
settings-title = { $page ->
    [opening] ### Impostazioni · apertura tavoli
    [tables] ### Impostazioni · nuovi tavoli
   *[league] ### Impostazioni · lega
}
settings-page = { $page ->
    [opening] Apertura tavoli
    [tables] Nuovi tavoli
   *[league] Lega
}
settings-at-once = Ogni scelta si salva subito.
settings-rights = In questo canale ho tutti i permessi che mi servono.
settings-missing = ⚠️ In questo canale mi mancano: { $permissions }. Per darli: Modifica canale → Permessi → il mio nome → ✓ lì → Salva. Per tutti i canali: Impostazioni server → Ruoli → il mio ruolo.
settings-language = **Lingua** di tavoli e classifiche
settings-channels = **Canali** dove possono stare i tavoli
settings-everywhere = Ovunque
settings-openers = **Chi apre tavoli**
settings-opener = { $who ->
    [everybody] Tutti
    [role] Chi ha un ruolo, e chi gestisce
   *[managers] Solo chi gestisce
}
settings-opener-role = Il ruolo che apre tavoli
settings-manager-role = **Ruolo di gestione**: per me vale come «Gestisci server» (Manage Server). Lo sceglie solo chi ha quel permesso.
settings-no-role = Nessun ruolo
settings-most = **Tavoli alla volta**
settings-cap = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
settings-cap-any = Quanti ne reggo: { $count }
settings-defaults = Cosa vale per /murlan start se non si dice altro.
settings-preset = **Regole**
settings-mode = **Chi gioca con chi**
settings-target = **Durata di una partita**
settings-turn = **Tempo per un turno**
settings-computers = **Computer**
settings-choose = Scegli
settings-hints = { $state ->
    [on] Aiuti in partite valutate: sì
   *[off] Aiuti in partite valutate: no
}
settings-league = **Valutazioni e classifiche** di questo server
settings-rated = { $state ->
    [on] Partite valutate: sì
   *[off] Partite valutate: no
}
settings-leavers = { $state ->
    [on] Nascondi chi è uscito: sì
   *[off] Nascondi chi è uscito: no
}
settings-seasons = **Stagioni**
settings-season-mode = { $mode ->
    [monthly] Una ogni mese
    [owner] Le apre e chiude chi gestisce: /murlan season
   *[off] Non ce ne sono
}
settings-season = La stagione in corso: { $name }
settings-no-season = Ora non c’è nessuna stagione in corso.
settings-podiums = { $state ->
    [on] Podi pubblicati: sì
   *[off] Podi pubblicati: no
}
settings-podium-channel = **Podio della stagione**: dove si pubblica
settings-podium-last = Dov’era l’ultima partita valutata
settings-corrections = /murlan void annulla un risultato, /murlan reset fa ripartire le classifiche, /murlan bar tiene qualcuno lontano dai tavoli.
preferences-title = ### Le tue impostazioni
preferences-language = **Lingua** che leggi
preferences-sorting = **Le tue carte** all’inizio sono in ordine
preferences-sorting-by = { $by ->
    [rank] Di valore
   *[suit] Di seme
}
preferences-confirms = { $state ->
    [on] Conferma bombe e fine: sì
   *[off] Conferma bombe e fine: no
}
preferences-others = **Cosa possono gli altri**
preferences-invitations = { $state ->
    [on] Invitarti ai tavoli: sì
   *[off] Invitarti ai tavoli: no
}
preferences-profile = { $state ->
    [on] Vedere il tuo profilo: sì
   *[off] Vedere il tuo profilo: no
}
preferences-deck = **Carte** che vedi
preferences-large-hand = { $state ->
    [on] Le tue carte in grande: sì
   *[off] Le tue carte in grande: no
}
settings-deck = **Carte** nei messaggi dei tavoli
deck-name = { $deck ->
    [four] Disegnate, un colore per ogni seme
    [two] Disegnate, nere e rosse
   *[text] In lettere: 3♠ K♥
}
preferences-pings = **Avviso** quando tocca a te
preferences-ping-when = { $when ->
    [never] Mai
    [idle] Se non premo nulla per un minuto
   *[each] A ogni turno
}
settings-pings = { $state ->
    [on] Avvisi (turni, tavoli nuovi): sì
   *[off] Avvisi (turni, tavoli nuovi): no
}
preferences-told = **Nuovi tavoli**: ti avviso in { $channels }
preferences-told-none = Niente avvisi di nuovi tavoli

## Correzioni di chi gestisce il server

void-title = ### Quale risultato non deve contare?
void-nothing = In questo server non è ancora finita nessuna partita.
void-choose = Risultati, dal più recente
void-when = { $when } UTC
void-is-void = non conta
void-ask = ### Questo risultato non deve contare?
    La partita finita { $when }. Valutazioni e classifiche si ricalcolano senza. Non si torna indietro.
button-void = Non deve contare
reset-ask = { $what ->
    [season] ### Far ripartire la classifica di questa stagione?
       Nessuna partita giocata finora conterà per questa stagione. Non si può annullare.
   *[all] ### Far ripartire tutte le classifiche?
       Nessuna partita giocata finora conterà, e tutte le valutazioni ripartono da capo. I podi delle stagioni passate restano. Non si può annullare.
}
button-reset = Riparti da capo
note-void-already = Quel risultato già non conta.
note-voided = Non conta più; valutazioni e classifiche sono state ricalcolate.
note-reset = Fatto: nessuna partita giocata finora conta più lì.
note-barred = { $name } non può più sedersi ai tavoli di questo server. Dove siede ora resta fino alla fine della partita. /murlan bar con “Riammetti” lo annulla.
note-barred-already = { $name } non può già sedersi ai tavoli.
note-let-in = { $name } può di nuovo sedersi ai tavoli di questo server.
note-never-barred = { $name } non aveva nessun divieto.
note-season-started = È iniziata una stagione: { $name }. Ora le stagioni si aprono e chiudono con /murlan season.
note-season-ended = La stagione { $name } è finita. Ora le stagioni si aprono e chiudono con /murlan season.
note-no-season = Non c’è nessuna stagione in corso, quindi nulla da chiudere.
refusal-no-tables-here = In questo server i tavoli stanno solo in { $channels }. Vai lì e scrivi /murlan start.
refusal-managers-open = In questo server i tavoli li apre solo chi lo gestisce. Chiedi a loro, o siediti a un tavolo aperto.
refusal-role-opens = In questo server i tavoli li apre solo chi ha il ruolo { $role }. Chiedi a loro, o siediti a un tavolo aperto.
refusal-barred-here = Chi gestisce questo server ti ha escluso dai suoi tavoli. Se non sai perché, chiedi.
refusal-nobodys-role = Quel ruolo ce l’hanno tutti, quindi tutti gestirebbero il server. Scegline un altro.
refusal-invite-barred-here = { $name } non può sedersi ai tavoli di questo server. Lo si annulla con /murlan bar.
refusal-hints-off = Questo server non dà aiuti nelle partite valutate. Contro i soli computer puoi chiederne quanti vuoi.
refusal-hint-busy = Il giocatore forte ora non ha tempo. Chiedi di nuovo tra poco, o gioca e basta.
## Cosa si legge sui propri dati

privacy-export = Ecco tutto ciò che è salvato su di te, in JSON. Questo messaggio lo vedi solo tu. Cosa significa, quanto si conserva e chi lo vede sta in docs/PRIVACY.md del progetto del bot.
privacy-delete = ### Eliminare tutto su di te
privacy-delete-what =
    In ogni server che ha questo bot, per sempre:
    • la tua partita in solitario si chiude;
    • il tuo nome, la tua lingua e le altre tue scelte si eliminano;
    • in risultati, valutazioni, classifiche e podi prende il tuo posto un numero senza significato, diverso in ogni server. Così gli altri tengono ciò che hanno vinto.
    Nessuno può annullarlo, e se giochi di nuovo riparti da zero. Le copie di sicurezza fatte prima da chi gestisce il bot li hanno ancora, finché non le elimina.
button-privacy-delete = Elimina…
privacy-form = Elimina tutto su di me
privacy-form-word = Scrivi ELIMINA per confermare
privacy-word = ELIMINA
privacy-other-word = Hai scritto altro, quindi non è stato eliminato nulla. /murlan privacy delete lo chiede di nuovo.
privacy-deleted = Fatto: niente di ciò che è salvato qui porta più a te.
privacy-still-named = Ci sono tavoli aperti col tuo nome, e ti salverebbero di nuovo:
privacy-leave-first = Lasciali con /murlan leave. Dove continua una partita che hai lasciato, aspetta la fine: una in pausa chiude dopo sette giorni. Poi riprova; non è stato eliminato nulla.

## I comandi, come li elenca Discord

command-murlan = Murlan, il gioco di carte albanese
command-start = Apri un tavolo in questo canale
command-hand = Mostra le mie carte
command-play = Gioca le carte scrivendole, o passa
command-table = Porta il tavolo in fondo al canale
command-invite = Invita qualcuno a questo tavolo
command-invitations = Se possono invitarti ai tavoli
command-move = Porta il tuo tavolo in questo canale
command-leave = Lascia il tavolo
command-end = Chiudi il tavolo, o vota per chiuderlo
command-leaderboard = I migliori di questo server
command-verify = Le carte sono state date in modo onesto?
command-history = Le partite finite, da rivedere
command-profile = Valutazione, serie e traguardi di una persona
command-privacy = Cosa è salvato su di te
command-privacy-export = Un file con tutto ciò che è salvato su di te
command-privacy-delete = Elimina tutto su di te, dopo una conferma
command-rules = Come si gioca a Murlan
command-learn = Impara il gioco in due minuti
command-help = Cosa sa fare il bot
command-language = Scegli la tua lingua
command-settings = Impostazioni di questo server (Gestisci server)
command-preferences = Le tue impostazioni
command-void = Annulla un risultato (Gestisci server)
command-reset = Fai ripartire le classifiche (Gestisci server)
command-season = Apri o chiudi una stagione (Gestisci server)
command-bar = Escludi qualcuno dai tavoli (Gestisci server)
option-start-rules = Le regole; di norma quelle del server, altrimenti classiche
option-start-target = Durata della partita; di norma quella del server, altrimenti 21 punti
option-start-turn = Secondi per turno; di norma quelli del server, altrimenti 60
option-start-mode = Chi gioca con chi; di norma come nel server, altrimenti tutti contro tutti
option-start-passing = Se chi ha passato può rigiocare nella stessa presa; di norma sì
option-start-computers = Quanto giocano bene i computer; di norma come nel server, altrimenti misti
option-start-understudy = Quanto bene si gioca per chi manca; di norma da principiante
option-start-cut = Chi taglia il mazzo; di norma il primo clic dopo la promessa
option-play-cards = Come 9S 9H, 9♠9♥, 10 10, jolly, passo
option-invite-person = Chi si invita e si avvisa
option-invitations-take = Se gli altri possono invitarti
option-move-from = Il canale del tavolo, se sei capotavola a più d’uno
option-leaderboard-board = In base a cosa; di norma i punti
option-leaderboard-period = Da quando; di norma da sempre
option-leaderboard-mode = Di norma tutti contro tutti
option-verify-match = Il nome della partita, dal suo ultimo messaggio; di norma l’ultima di questo canale
option-history-of = Di chi; di norma le tue
option-profile-person = Di chi; di norma il tuo
option-rules-topic = Un capitolo, con esempi; di norma tutto in breve
option-language-language = Cosa leggi
option-language-server = Per i tavoli di tutto il server (Gestisci server)
option-reset-what = Quali; poi ti chiedo conferma
option-season-action = Se ne apri una, si chiude la precedente
option-season-name = Come si chiama la nuova
option-bar-person = Chi
option-bar-action = Di norma escludi
choice-rules = { $rules ->
    [classic] Classiche
    [visix] Visix (solo la scala subito dopo)
   *[rrethi] Rrethi (la scala colore batte tutto)
}
choice-one-deal = Una mano
choice-passing = { $passing ->
    [locked] Chi passa è fuori per la presa
   *[open] Chi passa, passa per un turno
}
choice-cut = { $cut ->
    [ask] A mano, chi siede a destra del mazziere
   *[press] Il primo clic dopo la promessa
}
choice-invitations = { $take ->
    [on] Sì
   *[off] No
}
choice-reset = { $what ->
    [season] La classifica di questa stagione
   *[all] Tutte le classifiche e valutazioni
}
choice-season = { $action ->
    [start] Apri
   *[end] Chiudi
}
choice-bar = { $action ->
    [lift] Riammetti
   *[bar] Escludi
}
