# Español. Un mensaje por frase; se tutea; los nombres de las personas quedan como son.

## Cartas y combinaciones

card-joker = { $joker ->
    [red-joker] joker rojo
   *[black-joker] joker negro
}
combination-single = Carta { $card }
combination-pair = { $rank ->
    [ace] Pareja de ases
    [king] Pareja de reyes
    [queen] Pareja de reinas
    [jack] Pareja de jotas
   *[other] Pareja de { $label }
}
combination-triple = { $rank ->
    [ace] Trío de ases
    [king] Trío de reyes
    [queen] Trío de reinas
    [jack] Trío de jotas
   *[other] Trío de { $label }
}
combination-quad = { $rank ->
    [ace] Póker de ases – bomba
    [king] Póker de reyes – bomba
    [queen] Póker de reinas – bomba
    [jack] Póker de jotas – bomba
   *[other] Póker de { $label } – bomba
}
combination-straight = Escalera { $run }
combination-suited-straight = Escalera de color { $run } { $suit }

## Cantidades

cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Las reglas en una línea

preset-classic = clásico
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = reglas de la casa
option-locked = quien pasa queda fuera
option-closed-exchange = intercambio tapado
option-suited-next = escaleras de color de una en una
sides-four = todos contra todos
sides-two = dos contra dos
target = a { $target }
target-one-deal = una mano
turn-seconds = { $seconds } s por turno

## Qué tan bien juega la máquina

level = { $level ->
    [beginner] principiante
    [casual] aficionado
    [club] de club
    [expert] experto
    [master] maestro
    [champion] campeón
   *[mixed] mixto
}
level-habits = { $level ->
    [beginner] gasta pronto los 2, rompe parejas, pasa demasiado rápido
    [casual] juega por gusto: olvida lo que salió, a veces desperdicia una carta
    [club] juega bien: no rompe parejas ni escaleras
    [expert] juega muy bien, con algún despiste
    [master] juega siempre lo mejor que sabe
    [champion] piensa por adelantado y cuenta cada carta: el más fuerte
   *[mixed] uno de club, un aficionado y un experto
}

## Antes de la partida

lobby-title = ### Murlan · hay una mesa abierta
lobby-host = ★ anfitrión
lobby-free-seat = libre
lobby-computers = la máquina: 🖥️ { $level }
lobby-understudy = por quien falte: 🖥️ { $level }
side-north-south = Norte–Sur
side-east-west = Este–Oeste
lobby-state = { $free ->
    [0] Ya están los cuatro. Puede empezar cualquiera que esté en la mesa.
    [one] Queda un asiento libre. Se empieza con cuatro, o con la máquina en el asiento libre.
   *[other] Quedan { $free } asientos libres. Se empieza con cuatro, o con la máquina en los asientos libres.
}
lobby-cut = la baraja se corta a mano
lobby-expires = se cierra { $clock } si no pasa nada

## Una mano

deal-title = ### Murlan · mano { $number }
dealer = reparte { $name }
seat-out = { $place ->
    [1] acaba, 1.º
    [2] acaba, 2.º
    [3] acaba, 3.º
   *[4] 4.º
}
seat-last-card = **1 carta ⚠️**
seat-passed = pasa
seat-away = 💤 no está
seat-left = 🚪 se fue
laid = { $name } jugó: **{ $combination }**
before = antes: { $plays }
last-trick = última baza: { $plays }
this-trick = esta baza: { $plays }
nothing-lies = No hay nada en la mesa.
draw = sorteo de asientos: { $draws }
opening = { $name } tiene el { $card }, sale y debe jugarlo.
exchange-gives = { $giver } da **{ $card }** a { $receiver }
exchange-hidden = { $giver } cambia una carta con { $receiver }.
exchange-jokers = { $name } muestra los dos jokers: no hay intercambio.
turn-plays = Juega **{ $name }**
turn-leads = Sale **{ $name }**
turn-gives = **{ $name }** devuelve una carta
turn-computer = **{ $name }** está pensando…
turn-understudy = **{ $name }** no está: juega la máquina.

## Qué detiene una partida, y qué se vota

paused-agreed = ⏸️ **La partida está en pausa.** Sigue con Reanudar, en un plazo de siete días.
paused-shut-out = ⏸️ **La partida está en pausa:** ya no puedo escribir aquí. Necesito los permisos Ver canal (View Channel) y Enviar mensajes (Send Messages); en un hilo, Enviar mensajes en hilos (Send Messages in Threads). Después pulsen Reanudar, o lleven la mesa a otro canal con /murlan move.
hold-storage-down = ⚠️ Ahora no se puede guardar; el tiempo está parado. En cuanto se pueda, todo sigue solo.
vote-end = { $count ->
    [one] { $names } quiere cerrar la mesa
   *[other] { $names } quieren cerrar la mesa
}
vote-pause = { $count ->
    [one] { $names } quiere una pausa
   *[other] { $names } quieren una pausa
}
vote-remove = { $count ->
    [one] { $names } quiere que { $name } deje la mesa
   *[other] { $names } quieren que { $name } deje la mesa
}
vote-count = { $given } de { $needed } votos

## Entre manos y al final

deal-over-title = ### Murlan · fin de la mano { $number }
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
played-out = después: { $plays }
next-dealer = Ahora reparte { $name }.
next-exchange = La carta más alta de { $giver } será para { $receiver }, y una vuelve. Quien reciba los dos jokers no da nada.
target-raised = Llegaron dos o más: ahora se juega a **{ $target }**.
next-deal = La próxima mano empieza { $clock }.
before-title = ### Murlan · antes de la primera mano
cut-asked = ✂️ Corta **{ $name }**.
cut-choose = ¿Por dónde cortas?
cut-place = Tras { $count } cartas
promise = 🔒 mano { $number } prometida: { $digest }
match-name = partida { $match }
ready-are = listos: { $names }
ready-offer = Se empieza en cuanto todos estén listos.
won = { $name } gana la partida
side-won = { $side } { $first } + { $second } ganan la partida
tie = Empate: { $names }
tie-of-sides = Empate entre los dos equipos
deals-played = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
last-deal = última mano: { $places }
rematch-wanted = Quieren la revancha: { $names }
rematch-offer = ¿Otra vez los mismos cuatro? La revancha empieza cuando todos la quieran.
closes = la mesa se cierra { $clock }
closed-title = ### Murlan · mesa cerrada
closed-expired = Hace mucho que nadie pulsa nada.
closed-ended = La mesa se cerró.
closed-deserted = Se fueron todos.
closed-unattended = Durante ocho turnos seguidos no hubo nadie.
closed-voted = Los jugadores votaron por cerrar la mesa.
closed-place-gone = Su canal ya no existe.
closed-paused-out = La partida estuvo siete días en pausa y nadie la reanudó.
closed-unreadable = No se pudo recuperar la mesa. La culpa es nuestra; los datos se conservan.
closed-again = /murlan start abre una nueva.
moved-on = La mesa sigue más abajo.
moved-to = La mesa sigue en otro canal.
open-hands-title = ### Las cartas de todos · mano { $number }
open-hands-note = Como estaban cuando se jugó la primera carta.
open-hands-left = quedaron al final: { $cards }

## Lo que muestran las imágenes

picture-out = { $place }. { $name }: acabó con { $cards }
picture-left = { $place }. { $name }: le quedaron { $cards }
picture-gives = { $giver } da { $card } a { $receiver }

## Botones

button-join = Unirme
button-leave = Salir
button-take-seat = Tomar asiento
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Empezar
    [one] Empezar · falta 1
   *[other] Empezar · faltan { $free }
}
button-swap = Otras parejas
button-fill = Completar con máquina y empezar
button-menu = ⋯
button-hand = Mis cartas
button-pass = Paso
button-ready = Listo
button-rematch = Revancha
button-verify = Verificar
button-open-hands = Las cartas de todos
button-play = Jugar
button-play-cards = Jugar { $cards }
button-play-straight = Jugar escalera { $run }
button-clear = Borrar
button-more = Más jugadas · { $page }/{ $pages }
button-by-suit = Por palo
button-by-rank = Por valor
button-redraw = Actualizar
button-give = Dar
button-give-card = Dar { $card }
button-rules = Reglas de aquí
button-bring-down = Bajar la mesa
button-pause = Pausa
button-resume = Reanudar
button-withdraw = Retirar mi voto
button-remove = Sacar a alguien…
button-vote-end = Votar por cerrar
button-confirm-vote = Sí, ese es mi voto
button-confirm-remove = Sí, fuera
button-decline = Esta vez no
button-mute = No más invitaciones
button-end = Cerrar la mesa
button-confirm-leave = Sí, me voy
button-back = Ya volví
button-confirm-end = Sí, cerrar
button-go = Ir a la mesa
button-hint = Pista
button-undo = Deshacer
button-plan = Jugar en mi turno
button-plan-cards = Jugar { $cards } en mi turno
button-plan-straight = Jugar escalera { $run } en mi turno
button-plan-pass = Paso en esta baza
button-plan-else = { $state ->
    [on] Si no, paso: sí
   *[off] Si no, paso: no
}

## Tus cartas

hand-title = ### Tus cartas · { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
hand-lead = **Te toca** · sal con lo que quieras
hand-lead-opening = **Te toca** · sal, con el { $card } entre las cartas
hand-answer = **Te toca** · supera o pasa
hand-away = 💤 No estás, y la máquina juega por ti. Pulsa cualquier cosa aquí para volver.
hand-missed = ⌛ Se te pasó el último turno y lo jugó la máquina. Si ocurre otra vez, jugará por ti hasta que pulses algo.
hand-left = Dejaste esta partida. La máquina sigue por ti.
hand-removed = Te sacaron de esta mesa. La máquina sigue por ti.
hand-turn-of = Juega { $name }
hand-to-beat = A superar: **{ $combination }**
hand-plays = { $count ->
    [one] Jugar… · una opción
   *[other] Jugar… · { $count } opciones
}
hand-plays-page = Jugar… · { $first }–{ $last } de { $count }
hand-cards = O elige las cartas…
hand-gifts = La carta que devuelves…
hand-chosen = Elegido: **{ $combination }**
hand-chosen-ahead = Elegido para tu turno: **{ $combination }**
hand-stuck = No tienes nada que lo supere. Pasa.
hand-nothing-beats = Ahora no tienes nada que lo supere. Puedes elegir cartas por adelantado.
hand-out = ### Te quedaste sin cartas
hand-deal-over = ### La mano terminó
hand-before-deal = ### La primera mano está por empezar
hand-match-over = ### La partida terminó
hand-table-closed = ### La mesa está cerrada
hand-place = { $place ->
    [1] Primer puesto. 🥇
    [2] Segundo puesto. 🥈
    [3] Tercer puesto. 🥉
   *[4] Cuarto puesto.
}
hand-points = { $count ->
    [one] Tienes 1 punto en esta partida.
   *[other] Tienes { $count } puntos en esta partida.
}
hand-give-back = { $name } te dio **{ $card }**. Elige la carta que devuelves.
hand-gave = Diste **{ $card }**, tu carta más alta, a { $name }. Una vuelve.
hand-exchange = { $giver } cambia una carta con { $receiver }.
hand-card-idle = ahora no se puede jugar
hand-confirm = { $what ->
    [bomb] Es una bomba. Pulsa otra vez para jugarla.
   *[all] Son tus últimas cartas. Pulsa otra vez para jugarlas.
}
hand-plan-play = ⏱️ En tu turno: juega **{ $cards }**, si entonces se puede.
hand-plan-play-or-pass = ⏱️ En tu turno: juega **{ $cards }** si entonces se puede; si no, pasa.
hand-plan-pass = ⏱️ Pasa por ti hasta que acabe esta baza.
hand-plan-kept = Solo lo ves tú. Si me reinicio, se olvida.
hand-plan-end = { $end ->
    [played] ✅ Jugado como habías previsto.
    [passed] ✅ Pasado como habías previsto.
   *[void] ⚠️ Lo que habías previsto ahora no se puede. Te toca, como siempre.
}
hint-play = 💡 Un jugador fuerte jugaría: **{ $combination }** { $cards }
hint-pass = 💡 Un jugador fuerte **pasaría**.
hint-give = 💡 Un jugador fuerte devolvería: **{ $card }**
hint-goes-out = { $count ->
    [1] Te quedas sin cartas: primer puesto.
    [2] Te quedas sin cartas: segundo puesto.
   *[other] Te quedas sin cartas: tercer puesto.
}
hint-runs-out = Sueltas toda la mano en { $count } jugadas, y solo la última se podría superar.
hint-stops = { $count ->
    [one] Le quita la baza a { $name }, a quien le queda 1 carta.
   *[other] Le quita la baza a { $name }, a quien le quedan { $count } cartas.
}
hint-leaves-partner = { $count ->
    [one] La baza queda en casa: { $name }, 1 carta.
   *[other] La baza queda en casa: { $name }, { $count } cartas.
}
hint-feeds-partner = Tu carta más baja puede sacar a tu compañero: { $name }, 1 carta.
hint-denies = { $count ->
    [one] A { $name } le queda 1 carta y no puede superarla.
   *[other] A { $name } le quedan { $count } cartas y no puede superarla.
}
hint-sure-trick = Nadie puede superarla.
hint-last-plays = { $count ->
    [one] Lo que queda sale en una jugada.
   *[other] Lo que queda sale en { $count } jugadas.
}
hint-sheds-straight = Sueltas { $count } cartas de una vez.
hint-cheapest = Es la jugada que menos te cuesta.
hint-nothing-else = No tienes nada que lo supere.
hint-saves = Superarla te costaría { $cards }.
hint-keeps = Mantiene juntas { $cards }.
hint-keeps-control = Guarda { $cards }, que pocas cartas superan.
hint-lowest-lead = Sueltas tu carta más baja.
hint-safe-to-lose = Si la superan, nadie se queda sin cartas con eso.
hint-stands-alone = Esa carta no entra en ninguna combinación tuya.

## A solas

command-solo = Una partida a solas contra tres máquinas
option-solo-rules = Las reglas; por defecto, las clásicas
option-solo-target = Duración de la partida; por defecto, 11 puntos
option-solo-computers = Nivel de las máquinas; por defecto, el de la última vez o mixto
help-solo = **/murlan solo** una partida a solas contra tres máquinas, en cualquier sitio; nadie más la ve
solo-since = desde tu turno: { $turns }
solo-so-far = hasta ahora: { $turns }
solo-passes = { $name } pasa
solo-takes = { $name } se lleva la baza
solo-note = Esta partida la ves solo tú y no cuenta en ninguna clasificación. Piensa cuanto quieras: se cierra si en siete días no se juega nada.
solo-still-open = Esta es tu partida, todavía abierta. Ciérrala para empezar otra.
button-next-deal = Siguiente mano
button-again = Otra vez
button-end-match = Cerrar
confirm-end-solo = ¿Cerrar esta partida? No cuenta en ninguna clasificación, y no se puede volver a abrir.
solo-closed = Esta partida está cerrada. /murlan solo empieza otra.
refusal-too-many-solo = Ahora mismo hay tanta gente jugando a solas como puedo atender. Inténtalo más tarde, o abre una mesa con /murlan start.
refusal-not-a-member = No soy miembro de este servidor, así que aquí no tiene mesas, clasificaciones ni ajustes. Quien lo gestiona puede añadirme. En todas partes funcionan /murlan help, learn, rules, language, preferences, invitations, privacy y solo.

## Menú y preguntas

menu-title = ### Esta mesa
confirm-leave = ¿Dejar la partida para siempre? La máquina sigue por ti, y no podrás volver a ella.
confirm-leave-last = ¿Te vas? No hay nadie más aquí: la partida acaba y no la gana nadie.
confirm-leave-lobby = ¿Dejar esta mesa?
confirm-end = ¿Cerrar la partida para todos? No la gana nadie.
confirm-end-lobby = ¿Cerrar esta mesa para todos?
confirm-vote-end = ¿Votar por cerrar la partida para todos? Se cierra cuando lo quiere más de la mitad de quienes están. No la gana nadie.
confirm-remove = ¿Votar por sacar a { $name }? Debe quererlo más de la mitad de los demás, o solo el anfitrión si a { $name } se le pasó su último turno. Después sigue la máquina, y { $name } no puede volver a esta mesa.
confirm-remove-lobby = ¿Sacar a { $name } de esta mesa? { $name } no podrá volver a sentarse aquí.
menu-remove = ¿A quién quieres sacar?
menu-level = Quién llega con + 🖥️…
confirm-else = O sigue sin más: todavía no ha pasado nada.
exists-lobby = { $free ->
    [0] Aquí ya hay una mesa abierta, y los cuatro asientos están ocupados.
    [one] Aquí ya hay una mesa abierta. Queda un asiento libre.
   *[other] Aquí ya hay una mesa abierta. Quedan { $free } asientos libres.
}
exists-playing = Aquí ya se está jugando una partida. Un canal tiene una sola mesa.
exists-finished = Aquí acaba de terminar una partida, y su mesa sigue abierta. Un canal tiene una sola mesa.
exists-takes-people = Aquí ya se está jugando una partida, y hay un asiento libre para ti.
too-many-leave = Ve a una de ellas para dejarla: antes de la partida con el botón Salir, después en ⋯.

## Invitaciones

invitation = { $mention } · **{ $name }** te invita a una partida de Murlan.
invitation-lobby = Pulsa Unirme para tomar asiento. También puedes decir que no, nadie se ofende.
invitation-playing = Hay una partida en marcha. Puedes tomar asiento cuando acabe una mano. También puedes decir que no, nadie se ofende.
invitation-accepted = { $name } se sienta a la mesa.
invitation-declined = { $name } no juega esta vez.
invitation-over = Esta invitación era para una mesa que ya terminó.

## Llamadas

ping-turn = { $mention }, te toca.
table-opened = **{ $name }** abre una mesa de Murlan.
button-tell-me = { $state ->
    [on] No avisarme más de mesas aquí
   *[off] Avisarme de mesas nuevas aquí
}
told-here = { $state ->
    [on] Te aviso cuando se abra una mesa en este canal.
   *[off] Ya no te aviso de las mesas de este canal.
}
told-muted = Te aviso de las mesas de aquí en cuanto aceptes invitaciones otra vez: /murlan preferences.

## Reparto limpio

fair-title = ### ¿Fue limpio el reparto? · partida { $match }
fair-all = { $count ->
    [one] ✅ Está probado: la mano es la que se prometió.
   *[other] ✅ Está probado: las { $count } manos son las que se prometieron.
}
fair-some = { $count ->
    [one] ⚠️ No hay nada raro, pero 1 mano de { $all } no se puede probar.
   *[other] ⚠️ No hay nada raro, pero { $count } manos de { $all } no se pueden probar.
}
fair-wrong = { $count ->
    [one] ❌ 1 mano de { $all } no es la que se prometió.
   *[other] ❌ { $count } manos de { $all } no son las que se prometieron.
}
fair-deal = **Mano { $number }** { $mark } cortada tras { $cut }
fair-cut = { $kind ->
    [named] lo dijo quien se sienta a la derecha de quien reparte, pulsación { $press }
    [press] lo decidió la pulsación { $press }
   *[chance] lo decidió el azar
}
fair-promise = promesa { $digest }
fair-no-promise = sin promesa
fair-seed = semilla { $seed }
fair-doubt = { $doubt ->
    [not-shown] No se puede probar: Discord no había recibido la promesa cuando había que repartir.
    [no-press] No se puede probar: nadie pulsó nada entre la promesa y el reparto.
   *[no-commitment] No se puede probar: esta mano es de antes de que hubiera promesas.
}
fair-fault = { $fault ->
    [swapped] Mal: este es el lugar de otra mano.
    [dealer] Mal: el reparto no pasó al asiento siguiente.
    [commitment-missing] Mal: falta la promesa.
    [not-as-shown] Mal: antes se mostró otra promesa.
    [seed] Mal: la semilla no es la que se prometió.
    [cut] Mal: el corte no es el que tenía que salir.
   *[cards] Mal: las cartas no corresponden a la semilla y el corte.
}
fair-own = Compara las promesas con las que viste en la mesa; solo esas valen. El archivo lo tiene todo: python -m murlan verify { $file } lo comprueba sin Discord.

## Clasificación

board-title = ### Clasificación
board-name = { $board ->
    [rating] Valoración
    [wins] Victorias
    [win-rate] % de victorias
    [deals-won] Manos ganadas
    [average-place] Puesto medio
    [streak] Victorias seguidas
   *[points] Puntos
}
board-span = { $span ->
    [season] Esta temporada
    [month] Este mes
    [week] Esta semana
   *[all] Desde siempre
}
board-pool = { $pool ->
    [two-teams] Dos contra dos
   *[free-for-all] Todos contra todos
}
board-order = { $board ->
    [rating] tras la última partida del periodo; después por victorias
    [wins] después por % de victorias
    [win-rate] desde { $least } partidas; después por partidas
    [deals-won] después por puntos
    [average-place] desde { $least } partidas; después por manos
    [streak] la racha más larga del periodo; después por victorias
   *[points] después por victorias, luego por puesto medio
}
board-empty = Todavía no hay nadie aquí. Cuentan las partidas con dos personas o más; /murlan start abre una mesa.
board-no-own = Tú todavía no estás: termina una partida con otra persona.
board-provisional = Tu valoración es provisional hasta { $least } partidas valoradas.
board-too-few = Esta lista muestra a quienes tienen al menos { $least } partidas.
board-score-wins = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) } % de victorias
board-score-deals = { $count ->
    [one] 1 mano ganada
   *[other] { $count } manos ganadas
}
board-score-place = puesto medio { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] 1 victoria seguida
   *[other] { $count } victorias seguidas
}
board-podium = La temporada pasada, { $season }:
board-choose = Según qué
board-choose-span = Desde cuándo
board-own = Mi puesto
board-detail = { $matches ->
    [one] victorias: { $wins } de 1 partida · puesto medio { NUMBER($place, minimumFractionDigits: 2) }
   *[other] victorias: { $wins } de { $matches } partidas · puesto medio { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} { $year }
season-number = Temporada { $number }
podium-title = ### 🏆 Temporada terminada: { $season }
podium-order = Por puntos y luego por victorias. Quienes igualan en ambos comparten puesto.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 partida
   *[other] **{ $pool }** · { $count } partidas
}
podium-detail = { $matches ->
    [one] victorias: { $wins } de 1 partida
   *[other] victorias: { $wins } de { $matches } partidas
}
podium-forgotten = alguien que borró sus datos
podium-left = alguien que se fue del servidor
podium-board = Clasificación

## Reglas

rules-title = ### Murlan · las reglas de aquí
topic-cards = Las cartas
topic-combinations = Las combinaciones
topic-beating = Qué supera a qué
topic-tricks = Las bazas
topic-exchange = El intercambio
topic-points = Los puntos y el final
topic-absence = Ausencias y abandonos
topic-computers = La máquina
rules-cards = 54 cartas, cuatro jugadores. De menor a mayor: 3 4 5 6 7 8 9 10 J Q K A 2, luego { $black } el joker negro, luego { $red } el joker rojo. Dos jugadores tienen 14 cartas, dos 13. Gana quien se queda antes sin cartas.
rules-combinations = Una carta; una pareja, un trío o un póker del mismo valor; o una escalera de 5 a 13 cartas seguidas. En la escalera no entra el joker; el as va abajo (A-2-3-4-5) o arriba (10-J-Q-K-A), el 2 solo abajo. Los dos jokers no son pareja.
rules-beating = El mismo tipo con igual número de cartas, pero más alto. Los palos no cuentan. Un póker es una **bomba**: supera a todo, salvo a una bomba más alta.
rules-straight-any = A una escalera la supera cualquier escalera más alta de igual longitud.
rules-straight-next = A una escalera solo la supera la de igual longitud justo un valor más alta.
rules-suited-any = Una escalera de color supera a todo, también a las bombas; solo la supera una más alta de igual longitud.
rules-suited-next = Una escalera de color supera a todo, también a las bombas; solo la supera la de igual longitud justo un valor más alta.
rules-beats = { $winner } supera a { $loser }
rules-tricks = En la primera baza de la partida sale quien tiene el { $card }, con el { $card } entre las cartas. Por turnos, cada cual juega algo más alto o pasa. Cuando todos los demás han pasado, vuelve a salir quien jugó el último.
rules-passing-open = Quien pasa, pasa solo ese turno: en la misma baza puede volver a jugar.
rules-passing-locked = Quien pasa queda fuera hasta que acaba la baza.
rules-exchange = Antes de cada mano, menos la primera, el último de la mano anterior da al primero su carta más alta y recibe una cualquiera del 3 al 10. Después sale el último. Si el último tiene los dos jokers no da nada, y sale el primero.
rules-exchange-open = Las dos cartas las ven todos.
rules-exchange-hidden = Las cartas solo las ven ellos dos.
rules-points = 1.º 3 puntos, 2.º 2, 3.º 1, último 0.
rules-one-deal = La partida es una mano; gana quien saca más puntos.
rules-target = Se juega a { $target }. Si en una mano llegan dos o más, se sigue a { $ladder }; en { $last } comparten la victoria.
rules-sides = Dos contra dos: los compañeros se sientan uno frente al otro y suman sus puntos. No se ven las cartas.
rules-absence = Si se acaba tu tiempo, la máquina pasa por ti, o sale con tu carta más baja. Tras dos turnos sigue ella (nivel: { $level }) hasta que pulses Mis cartas. Quien se va para siempre cuenta como 4.º.
rules-computers = Ve sus propias cartas y lo que ven todos, nada más. Su nivel se elige con /murlan start; antes de la partida lo puede cambiar el anfitrión en ⋯. Mixto: uno de club, un aficionado y un experto.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Más ejemplos: **/murlan rules topic**

## Aprender a jugar

learn-title = Aprende Murlan · { $step } de { $steps }
learn-topic = { $topic ->
    [single] Una carta
    [pair] Las parejas
    [passing] Pasar
    [straight] Las escaleras
    [bomb] Las bombas
    [out] Quedarse sin cartas
    [points] Los puntos
    [exchange] El intercambio
   *[end] Eso es todo
}
learn-single =
    Gana la mano quien se queda antes sin cartas. De menor a mayor: 3 4 5 6 7 8 9 10 J Q K A 2, luego el joker negro, luego el rojo. { $name } ha jugado un rey.
    👉 Elige en la lista una carta que lo supere y pulsa **Jugar**.
learn-pair =
    Nadie superó tu as: ganaste la baza, y en la siguiente sales tú. Dos cartas del mismo valor son una **pareja**.
    👉 Juega tus dos treses. Los tienes en la primera lista, o los eliges uno a uno en la segunda.
learn-passing =
    A una pareja la supera una pareja más alta: { $first } jugó ochos, { $second } reinas. Tus doses superan a las reinas, pero no hay pareja más alta: guárdalos para el final.
    👉 Pulsa **Paso**.
learn-straight =
    { $name } ganó la baza y sale con una **escalera**: cinco o más cartas seguidas, de cualquier palo. La supera una escalera más alta con igual número de cartas.
    👉 Tú tienes una: juega del 4 al 8.
learn-bomb =
    { $name } había pasado, y ahora juega igualmente: aquí se pasa solo por un turno. (En algunas mesas, quien pasa queda fuera hasta que acaba la baza.) No tienes una escalera más alta, pero cuatro cartas del mismo valor son una **bomba**: supera a todo, salvo a una bomba más alta.
    👉 Juega tus cuatro jotas.
learn-out =
    Sales otra vez tú, y te quedan dos cartas.
    👉 Juega las dos a la vez: te quedas sin ninguna, y el primer puesto es tuyo.
learn-points = Los demás siguieron hasta que solo uno tenía cartas. Cada mano da 3 puntos al primero, 2 al segundo, 1 al tercero y ninguno al último. La partida sigue, mano tras mano, hasta que alguien tiene 21.
learn-exchange =
    Antes de una nueva mano, el último da al primero su carta más alta: { $giver } te dio **{ $card }**. Tú devuelves una carta del 3 al 10.
    👉 Elige una que no vaya con ninguna otra de las tuyas.
learn-end = Ahora sale { $name }, y empieza la mano siguiente. ¡Ya sabes cómo se juega al Murlan!
learn-next-solo = **/murlan solo** tú contra tres máquinas
learn-next-start = **/murlan start** una mesa en un canal, con tus amigos
learn-next-rules = **/murlan rules** todas las reglas, cuando quieras repasar algo
learn-aside-single = { $aside ->
    [passed] Puedes pasar, pero no hace falta: una de tus cartas supera al rey y te cuesta poco.
    [bomb] Una bomba lo supera, pero son cuatro buenas cartas por un rey. Basta con una.
   *[high] Un 2 también lo supera, pero basta con el as. Guarda tus doses para luego.
}
learn-aside-pair = { $aside ->
    [bomb] Puedes salir con eso. Pero tus cuatro jotas valen mucho más juntas: guárdalas.
    [high] Puedes salir con eso. Pero un 2 supera a casi todo: guárdalo para luego.
    [straight] Puedes salir con eso, y no es mala idea. Pero pronto te hará falta: empieza con tu pareja baja.
   *[single] Puedes salir con eso. Pero con una pareja te quitas dos cartas de una vez.
}
learn-aside-passing = { $aside ->
    [bomb] Una bomba las superaría, pero pronto te hará más falta. Esta vez pasa.
   *[high] Tus doses las superarían, pero conviene guardarlos. Esta vez pasa.
}
learn-aside-straight = { $aside ->
    [passed] Puedes pasar, pero aquí te quitas cinco cartas de una vez: juega tu escalera.
   *[bomb] Una bomba la superaría, pero tu escalera también. Guarda la bomba.
}
learn-aside-bomb = Puedes pasar, pero entonces sale otra vez { $name }. Con tu bomba te llevas la baza.
learn-aside-out = Así te quedaría una carta. Las dos juntas son una pareja: juégalas, y terminaste.
learn-aside-exchange = Puedes darla, pero te hace falta para una pareja o una escalera. Tu 4 no va con ninguna: da esa.
learn-stopped = Puedes seguir desde aquí cuando quieras; **/murlan learn** empieza de nuevo.
button-step-on = Siguiente
button-step-back = Atrás
button-stop = Parar aquí
button-learn-on = Seguir
hand-learn = ¿Primera vez en Murlan? /murlan learn te lo enseña en dos minutos.

## Partidas terminadas

history-title = ### Partidas terminadas de este servidor
history-title-own = ### Mis partidas terminadas
history-hint = Elige una para verla paso a paso, con todas las cartas a la vista.
history-empty = En este servidor aún no terminó ninguna partida; /murlan start abre una mesa.
history-empty-own = Aún no terminaste ninguna partida en este servidor; /murlan start abre una mesa.
history-choose = Ver de nuevo una partida
history-own = Mis partidas
history-all = Partidas del servidor
history-unfinished = cerrada antes del final
history-void = no cuenta
history-deleted = persona borrada
replay-title = ### Repetición · mano { $number }
replay-step = paso { $step } de { $steps }
replay-dealt = { $name } reparte las cartas.
replay-plays = **{ $name }** juega { $play }: { $cards }
replay-plays-single = **{ $name }** juega { $card }
replay-passes = **{ $name }** pasa.
replay-leads = Sale { $name }.
replay-gives-back = { $name } devuelve una carta.
replay-choose = Elige una mano
replay-deal = Mano { $number } de { $deals }
replay-file = La partida entera; `python -m murlan replay FILE` la muestra.
button-replay = Repetición
button-notation = Notación

## Momentos decisivos

turning-title = ### Momentos decisivos
turning-hint = Los encontró el campeón, con lo que cada cual podía saber en ese momento; en puntos por mano, con ese marcador.
turning-none = En esta partida nada destaca: ninguna jugada por sí sola costó ni dio mucho.
turning-deal = Mano { $number }
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } puntos
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } puntos
turning-cost-play = **{ $name }** jugó { $done }. Mejor: { $other }
turning-cost-instead = **{ $name }** jugó { $done }. Mejor: pasar.
turning-cost-passed = **{ $name }** pasó. Mejor: { $other }
turning-cost-gift = **{ $name }** devolvió { $done }. Mejor: { $other }
turning-gain-play = **{ $name }** encontró { $done }. Segunda opción: { $other }
turning-gain-instead = **{ $name }** encontró { $done }. Segunda opción: pasar.
turning-gain-passed = **{ $name }** pasó, y con razón. Segunda opción: { $other }
turning-gain-gift = **{ $name }** devolvió { $done }, y con razón. Segunda opción: { $other }
turning-replay = Ver { $number }
button-turning = Momentos decisivos

## Por qué una jugada es buena

why-goes-out = Son las últimas cartas: puesto { $number }.
why-runs-out = Abre una salida segura en { $number } jugadas.
why-stops = { $number ->
    [one] Le quita la baza a { $name }, a quien le queda 1 carta.
   *[other] Le quita la baza a { $name }, a quien le quedan { $number } cartas.
}
why-leaves-partner = { $number ->
    [one] Deja la baza al compañero: { $name }, 1 carta.
   *[other] Deja la baza al compañero: { $name }, { $number } cartas.
}
why-feeds-partner = Es tan baja que el compañero puede superarla con su última carta: { $name } puede acabar.
why-denies = { $number ->
    [one] A { $name } le queda 1 carta y no puede superarla.
   *[other] A { $name } le quedan { $number } cartas y no puede superarla.
}
why-sure-trick = Nadie puede superarla.
why-last-plays = { $number ->
    [one] Lo que queda sale luego en una jugada.
   *[other] Lo que queda sale luego en { $number } jugadas.
}
why-sheds-straight = Suelta { $number } cartas de una vez.
why-cheapest = Es la respuesta más barata de su tipo.
why-nothing-else = Nada de lo que hay en la mano supera lo que hay en la mesa.
why-saves = Cualquier respuesta rompería o gastaría algo bueno: { $cards }
why-keeps = Mantiene juntas { $cards }
why-keeps-control = { $number ->
    [0] Guarda { $cards }, que no supera ninguna carta por ver.
    [one] Guarda { $cards }, que solo supera una carta o un valor por ver.
   *[other] Guarda { $cards }, que solo superan { $number } cartas o valores por ver.
}
why-lowest-lead = Suelta la carta más baja.
why-safe-to-lose = La pueden superar, pero ningún rival acaba con eso.
why-stands-alone = Esa carta no forma parte de ninguna combinación de la mano.

## Perfiles

profile-title = ### Perfil de { $name }
profile-empty = Aún no hay partidas valoradas en este servidor. Cuentan las partidas con dos personas o más.
profile-rating = valoración { $rating }
profile-rating-provisional = valoración { $rating }, provisional
profile-streaks = victorias seguidas: { $now } ahora, { $best } como mucho
profile-places = Puestos en las manos: { $places }
profile-combinations = Escaleras: { $straights } · bombas: { $quads }
profile-laid = Lo más jugado: { $laid }
laid-kind = { $kind ->
    [singles] cartas sueltas
    [pairs] parejas
    [triples] tríos
    [quads] bombas
    [straights] escaleras
   *[suited] escaleras de color
}
profile-head-to-head = Ustedes dos como rivales: tú delante { $ahead }, detrás { $behind }, iguales { $level }; como pareja { $together }
profile-newest = de las últimas partidas valoradas: { $count }
profile-picture = { $pool }, valoraciones de la partida más antigua a la más reciente: { $ratings }
profile-achievements = **Logros** { $count } de { $all }
achievement = { $name ->
    [first-match] Primera partida
    [ten-matches] Diez partidas
    [hundred-matches] Cien partidas
    [first-win] Primera victoria
    [ten-wins] Diez victorias
    [fifty-wins] Cincuenta victorias
    [three-in-a-row] Tres victorias seguidas
    [five-in-a-row] Cinco victorias seguidas
    [fifty-deals] Cincuenta manos ganadas
    [five-hundred-points] Quinientos puntos
    [comeback] Remontada desde muy atrás
    [bomb] Una bomba
    [three-bombs] Tres bombas en una partida
    [five-straights] Cinco escaleras en una partida
    [sweep] Primer puesto en cada mano
    [never-last] Ninguna mano en último lugar
    [full-table] Victoria en una mesa de cuatro personas
    [both-kinds] Victoria en solitario y en pareja
    [rating-1200] Valoración de 1200
   *[loyal] Veinte veces hasta el final
}

## Ayuda

help-title = ### Murlan
help-intro = El juego de cartas albanés para cuatro: quédate sin cartas antes que nadie. Por quien falte juega la máquina.
help-start = **/murlan start** abre una mesa en este canal
help-hand = **/murlan hand** muestra tus cartas
help-play = **/murlan play** juega las cartas que escribas: 9S 9H, o paso
help-leave = **/murlan leave** deja libre tu asiento
help-invite = **/murlan invite** invita a alguien a la mesa; **/murlan invitations** dice si te pueden invitar
help-table = **/murlan table** trae la mesa al final del canal
help-move = **/murlan move** trae aquí tu mesa desde otro canal
help-end = **/murlan end** cierra la mesa: el anfitrión al instante, los demás votando
help-rules = **/murlan rules** las reglas tal como valen aquí
help-learn = **/murlan learn** te enseña el juego en dos minutos
help-leaderboard = **/murlan leaderboard** los mejores del servidor, por valoración, puntos, victorias y más
help-verify = **/murlan verify** muestra y comprueba las semillas de una partida terminada
help-history = **/murlan history** las partidas terminadas, y su repetición
help-profile = **/murlan profile** valoración, rachas y logros de una persona
help-language = **/murlan language** el idioma que lees, entre ocho
help-settings = **/murlan preferences** tus ajustes; **/murlan settings** los del servidor, para quien lo gestiona
help-privacy = **/murlan privacy** todo lo que se guarda sobre ti, en un archivo, y cómo borrarlo
help-buttons = **Mis cartas** abre tus cartas; solo las ves tú. Elige una jugada de la lista, o las cartas una a una, y pulsa **Jugar**. En **⋯** están las reglas, la pausa, las votaciones, cómo salir y cómo cerrar la mesa.

## Avisos

fault = Algo falló de nuestro lado, y no cambió nada. Inténtalo otra vez.
note-done = Hecho.
note-left = Dejaste la mesa.
note-ended = La mesa está cerrada.
note-moved = Desde ahora la mesa está en este canal.
note-brought-down = La mesa está al final del canal.
note-paused = La partida está en pausa. Sigue con Reanudar, en un plazo de siete días.
note-resumed = La partida sigue.
note-withdrawn = Retiraste tu voto.
note-level = Desde ahora con + 🖥️ llega: **{ $level }**.
note-removed = { $name } ya no está en la mesa.
note-vote-end = Tu voto cuenta: { $given } de { $needed } para cerrar la mesa. Los demás votan en ⋯.
note-vote-pause = Tu voto cuenta: { $given } de { $needed } para una pausa. Los demás votan en ⋯.
note-vote-remove = Tu voto cuenta: { $given } de { $needed } para sacar a { $name }. Los demás votan en ⋯.
note-invitations-on = Desde ahora te pueden invitar a mesas.
note-invitations-off = Ya nadie te puede invitar. Con /murlan invitations vuelves a lo de antes.
note-not-posted = No se pudo publicar la invitación, así que nadie la recibió. Inténtalo de nuevo en un momento.
note-language = Desde ahora lees en español. Las mesas siguen en el idioma del servidor.
note-language-server = Desde ahora las mesas de este servidor están en español.
stopping = Me estoy reiniciando. Tu mesa está guardada; pulsa de nuevo en un momento.

## Por qué no pasó nada

refusal-not-seated = No tienes asiento en esta mesa. /murlan start abre una en otro canal.
refusal-join-first = Todavía no estás en esta mesa: pulsa antes Unirme.
refusal-already-seated = Ya estás en esta mesa.
refusal-no-free-seat = Los cuatro asientos están ocupados.
refusal-no-computer = Aquí no juega ninguna máquina.
refusal-seats-free = { $free ->
    [one] Queda un asiento libre: espera a un jugador, o complétalo con la máquina.
   *[other] Quedan { $free } asientos libres: espera a otros jugadores, o complétalos con la máquina.
}
refusal-not-host = Eso solo lo puede hacer el anfitrión de la mesa.
refusal-host-is = Eso solo lo puede hacer el anfitrión: { $name }.
refusal-not-started = La partida aún no ha empezado. Se empieza con cuatro, o con la máquina en los asientos libres.
refusal-already-started = La partida ya empezó. Espera a que acabe, o abre una mesa en otro canal.
refusal-turn-is-over = Eso era para un turno que ya pasó. Mira otra vez la mesa.
refusal-nothing-chosen = No elegiste cartas. Elige una jugada de la lista, o las cartas una a una.
refusal-not-between-deals = La mano sigue en juego. Listo es para entre manos.
refusal-nothing-to-cut = Ahora nadie tiene que cortar.
refusal-not-your-cut = Corta { $name }: quien se sienta a la derecha de quien reparte. Tú no tienes que hacer nada.
refusal-no-such-match = Aquí no hay ninguna partida terminada con ese nombre. Sus semillas se muestran al acabar; /murlan verify sin nombre toma la última de este canal.
refusal-left-for-good = Dejaste esta partida para siempre. Puedes entrar en la próxima.
refusal-closed-expired = Esta mesa está cerrada: hace mucho que nadie pulsa nada. /murlan start abre una nueva.
refusal-closed-ended = Esta mesa se cerró. /murlan start abre una nueva.
refusal-closed-deserted = Esta mesa está cerrada: se fueron todos. /murlan start abre una nueva.
refusal-closed-unattended = Esta mesa está cerrada: durante ocho turnos seguidos no hubo nadie. /murlan start abre una nueva.
refusal-closed-voted = Esta mesa se cerró por votación. /murlan start abre una nueva.
refusal-closed-place-gone = Esta mesa está cerrada: su canal ya no existe. /murlan start abre una nueva.
refusal-closed-paused-out = Esta mesa está cerrada: estuvo siete días en pausa. /murlan start abre una nueva.
refusal-barred = Te sacaron de esta mesa. Puedes sentarte en cualquier otra, o abrir la tuya con /murlan start.
refusal-no-seat-free-now = Se está jugando una mano. Cuando acabe puedes tomar un asiento que no ocupe ninguna persona.
refusal-paused = La partida está en pausa. Cualquier jugador puede pulsar Reanudar.
refusal-shut-out = La partida está en pausa: ya no puedo escribir en este canal. Denme ese permiso, o lleven la mesa a otro con /murlan move.
refusal-not-paused = La partida no está en pausa.
refusal-already-voted = Ya votaste por eso. Falta que los demás estén de acuerdo.
refusal-cannot-remove = Aquí no hay a quién sacar así. Para dejar tu propio asiento pulsa Salir.
refusal-same-place = La mesa ya está en este canal.
refusal-too-many-here = { $limit ->
    [one] Este servidor ya tiene una mesa abierta y no se permiten más. Únete a esa, o espera a que acabe.
   *[other] Este servidor ya tiene { $limit } mesas abiertas y no se permiten más. Únete a una, o espera a que acabe alguna.
}
refusal-too-many-yours = { $limit ->
    [one] Ya tienes asiento en otra mesa y no se permiten más. Déjala primero.
   *[other] Ya tienes asiento en { $limit } mesas y no se permiten más. Deja una primero.
}
refusal-too-fast = Pulsas más rápido de lo que puedo seguir, así que esta pulsación no cuenta. Espera un segundo y pulsa de nuevo.
refusal-just-brought-down = La mesa se bajó hace un momento: mira al final del canal.
refusal-no-table-to-move = No eres anfitrión de ninguna mesa de este servidor que se pueda mover. /murlan start abre una.
refusal-which-table = Eres anfitrión de varias mesas: { $channels }. Indica en “from” el canal de la que quieres mover.
refusal-which-hand = Juegas en varias mesas: { $channels }. Escríbelo en el canal de la mesa que quieras.
refusal-not-invited = Esta invitación es para otra persona. Si queda un asiento libre, pulsa Unirme en la propia mesa.
refusal-invite-oneself = No puedes autoinvitarte. Elige a otra persona de este servidor.
refusal-invite-application = Las aplicaciones no juegan. Para que juegue la máquina pulsa + 🖥️ antes de la partida.
refusal-invite-elsewhere = Esa persona no está en este servidor. Pídele primero que venga.
refusal-invite-seated = { $name } ya está en esta mesa.
refusal-invite-barred = { $name } no puede volver a esta mesa, así que no se le puede invitar. Invita a otra persona.
refusal-invite-muted = { $name } no acepta invitaciones. Invita a otra persona, o deja el asiento a la máquina.
refusal-invite-again = Acabas de invitar a { $name }. Espera unos minutos la respuesta.
refusal-invite-often = Enviaste muchas invitaciones en poco tiempo. Espera diez minutos antes de la próxima.
refusal-closed-unreadable = No se pudo recuperar esta mesa. /murlan start abre una nueva.
refusal-double-press = Esa pulsación ya llegó.
refusal-conflict = Alguien fue más rápido. Abre Mis cartas para ver cómo está.
refusal-storage-down = Ahora no se pudo guardar, así que no cambió nada. Pulsa de nuevo en un momento.
refusal-turn-of = No es tu turno: juega { $name }. Puedes elegir tus cartas por adelantado.
refusal-not-your-turn = No es tu turno. Puedes elegir tus cartas por adelantado.
refusal-stage-dealing = No se está jugando ninguna mano. La próxima empieza pronto.
refusal-stage-exchange = Antes hay que devolver una carta.
refusal-stage-play = El intercambio terminó; la mano está en juego.
refusal-stage-over = La partida terminó. Pulsa Revancha para otra.
refusal-cards-not-held = No tienes { $cards }. Elige de nuevo.
refusal-no-combination = { $cards } no forman ninguna combinación: juega una carta, una pareja, un trío, un póker, o una escalera de cinco o más.
refusal-opening = La primera salida debe llevar el 3♠︎. Añádelo.
refusal-other-kind = { $kind ->
    [single] A una carta la supera una carta más alta, o una bomba. Elegiste { $chosen } sobre { $lies }.
    [pair] A una pareja la supera una pareja más alta, o una bomba. Elegiste { $chosen } sobre { $lies }.
    [triple] A un trío lo supera un trío más alto, o una bomba. Elegiste { $chosen } sobre { $lies }.
   *[straight] A una escalera de { $size } cartas la supera una escalera más alta de { $size } cartas, o una bomba. Elegiste { $chosen } sobre { $lies }.
}
refusal-not-higher = { $kind ->
    [single] Tiene que ser más alta que { $lies }. Elegiste { $chosen }.
    [pair] La pareja tiene que ser más alta. Elegiste { $chosen } sobre { $lies }.
    [triple] El trío tiene que ser más alto. Elegiste { $chosen } sobre { $lies }.
    [quad] La bomba tiene que ser más alta. Elegiste { $chosen } sobre { $lies }.
   *[straight] La escalera tiene que ser más alta. Elegiste { $chosen } sobre { $lies }.
}
refusal-not-next = Aquí a una escalera solo la supera la que sigue, de { $size } cartas hasta { $next }, o una bomba. Elegiste { $chosen }.
refusal-quad-needed = Hay una bomba: solo una bomba más alta supera a { $lies }.
refusal-suited-needed = Hay una escalera de color: solo la supera una escalera de color más alta de { $size } cartas.
refusal-leader-must-play = Sales tú: juega algo, no puedes pasar.
refusal-gift = { $card } no se puede devolver. Estas sí: { $allowed }.
refusal-notation = “{ $text }” no es una carta. Escribe las cartas como 9S, 10H, QD, BJ.
refusal-options = Estas reglas de la casa no van juntas: { $option }.
refusal-wrong-place = Esto es de una mesa que está en otro canal.
refusal-table-is-in = La mesa está en { $channel }: ve allí.
refusal-table-moved = La mesa se acaba de mover a { $channel }, así que esta pulsación no cuenta: ve allí.
refusal-no-such-table = Aquí no hay ninguna mesa abierta. /murlan start abre una.
refusal-no-table-but = Aquí no hay ninguna mesa abierta. Tú estás en una mesa en { $channels }.
refusal-table-is-over = Esto es de una mesa que ya terminó. /murlan start abre una nueva.
refusal-no-finished-match = Esa partida aún no terminó, o no se jugó en este servidor. /murlan history muestra las que se pueden ver.
refusal-hands-hidden = Las cartas de los cuatro se ven cuando acaba una mano, hasta que empieza la siguiente.
refusal-not-shared = Esta persona no comparte su perfil.
refusal-not-in-server = Murlan se juega en un servidor: ve a uno de sus canales y escribe allí /murlan start. En privado solo funcionan /murlan help, learn, rules, language, preferences, invitations, privacy y solo.
permission-view-channel = Ver canal (View Channel)
permission-send-messages = Enviar mensajes (Send Messages)
permission-send-messages-in-threads = Enviar mensajes en hilos (Send Messages in Threads)
permission-connect = Conectar (Connect)
refusal-permissions = Me faltan permisos en este canal: { $permissions }. Los puede dar quien gestiona el servidor.
refusal-manage-guild = Eso solo lo puede hacer quien gestiona este servidor.
refusal-table-exists = Justo ahora se está abriendo una mesa aquí.
refusal-not-now = Ahora mismo no se puede. Mira la mesa e inténtalo otra vez.
refusal-old-command = Este comando ha cambiado. Escribe /murlan y elige uno de la lista.
refusal-old-button = Este botón es demasiado viejo. Abre tus cartas con /murlan hand, o una mesa con /murlan start.
refusal-turning-nobody = El nivel más alto de la máquina no está disponible aquí ahora, y solo ese encuentra los momentos decisivos. La repetición muestra cada jugada.
refusal-turning-busy = La máquina tiene demasiado que hacer en las mesas. Pídelo de nuevo en unos minutos.
refusal-turning-still = Todavía estoy revisando una partida para ti. Espera esa respuesta y luego pide la siguiente.
refusal-turning-failed = Algo salió mal al revisar esta partida. Pide otra vez sus momentos decisivos.
refusal-too-many-files = Has pedido muchos archivos en poco tiempo. Espera medio minuto y pide el siguiente.

## Ajustes del servidor, y los tuyos

language-name = Español
settings-title = { $page ->
    [opening] ### Ajustes · apertura de mesas
    [tables] ### Ajustes · mesas nuevas
   *[league] ### Ajustes · liga
}
settings-page = { $page ->
    [opening] Apertura
    [tables] Mesas nuevas
   *[league] Liga
}
settings-at-once = Cada elección se guarda al instante.
settings-rights = En este canal tengo todos los permisos que necesito.
settings-missing = ⚠️ En este canal me faltan: { $permissions }. Para darlos: Editar canal → Permisos → mi nombre → ✓ ahí → Guardar. Para todos los canales: Ajustes del servidor → Roles → mi rol.
settings-language = **Idioma** de mesas y clasificaciones
settings-channels = **Canales** donde puede haber mesas
settings-everywhere = En todos
settings-openers = **Quién abre mesas**
settings-opener = { $who ->
    [everybody] Todos
    [role] Quien tiene un rol, y quien gestiona
   *[managers] Solo quien gestiona
}
settings-opener-role = El rol que abre mesas
settings-manager-role = **Rol de gestión**: para mí vale como «Gestionar servidor» (Manage Server). Solo lo elige quien tiene ese permiso.
settings-no-role = Ningún rol
settings-most = **Mesas a la vez**
settings-cap = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
settings-cap-any = Todas las que pueda: { $count }
settings-defaults = Lo que toma /murlan start si no se dice otra cosa.
settings-preset = **Reglas**
settings-mode = **Quién juega con quién**
settings-target = **Duración de una partida**
settings-turn = **Tiempo por turno**
settings-computers = **La máquina**
settings-choose = Elegir
settings-hints = { $state ->
    [on] Pistas en partidas valoradas: sí
   *[off] Pistas en partidas valoradas: no
}
settings-league = **Valoraciones y clasificaciones** de este servidor
settings-rated = { $state ->
    [on] Valorar las partidas: sí
   *[off] Valorar las partidas: no
}
settings-leavers = { $state ->
    [on] Ocultar a quien se fue: sí
   *[off] Ocultar a quien se fue: no
}
settings-seasons = **Temporadas**
settings-season-mode = { $mode ->
    [monthly] Una por mes
    [owner] Las abre y cierra quien gestiona: /murlan season
   *[off] No hay ninguna
}
settings-season = La temporada en curso: { $name }
settings-no-season = Ahora no hay ninguna temporada en curso.
settings-podiums = { $state ->
    [on] Publicar los podios: sí
   *[off] Publicar los podios: no
}
settings-podium-channel = **Podio de la temporada**: dónde se publica
settings-podium-last = Donde se jugó la última valorada
settings-corrections = /murlan void hace que un resultado no cuente, /murlan reset empieza de nuevo las clasificaciones, /murlan bar aparta a alguien de las mesas.
preferences-title = ### Tus ajustes
preferences-language = **Idioma** que lees
preferences-sorting = **Tus cartas** salen ordenadas
preferences-sorting-by = { $by ->
    [rank] Según el valor
   *[suit] Según el palo
}
preferences-confirms = { $state ->
    [on] Confirmar bomba y final: sí
   *[off] Confirmar bomba y final: no
}
preferences-others = **Qué pueden los demás**
preferences-invitations = { $state ->
    [on] Invitarte a mesas: sí
   *[off] Invitarte a mesas: no
}
preferences-profile = { $state ->
    [on] Ver tu perfil: sí
   *[off] Ver tu perfil: no
}
preferences-deck = **Cartas** que ves
preferences-large-hand = { $state ->
    [on] Tus cartas en grande: sí
   *[off] Tus cartas en grande: no
}
settings-deck = **Cartas** en los mensajes de las mesas
deck-name = { $deck ->
    [four] Dibujadas, un color para cada palo
    [two] Dibujadas, negras y rojas
   *[text] Con letras: 3♠ K♥
}
preferences-pings = **Aviso** cuando te toca
preferences-ping-when = { $when ->
    [never] Nunca
    [idle] Si no pulso nada durante un minuto
   *[each] En cada turno
}
settings-pings = { $state ->
    [on] Avisos (turno, mesa nueva): sí
   *[off] Avisos (turno, mesa nueva): no
}
preferences-told = **Mesas nuevas**: te aviso en { $channels }
preferences-told-none = No avisarme más de mesas

## Correcciones de quien gestiona el servidor

void-title = ### ¿Qué resultado no debe contar?
void-nothing = En este servidor aún no terminó ninguna partida.
void-choose = Resultados, del más reciente
void-when = { $when } UTC
void-is-void = no cuenta
void-ask = ### ¿Que este resultado no cuente?
    La partida que terminó { $when }. Valoraciones y clasificaciones se calculan de nuevo sin ella. No se puede deshacer.
button-void = Que no cuente
reset-ask = { $what ->
    [season] ### ¿Empezar de nuevo la clasificación de esta temporada?
       Ninguna partida anterior contará para esta temporada. No se puede deshacer.
   *[all] ### ¿Empezar de nuevo todas las clasificaciones?
       Ninguna partida anterior contará, y todas las valoraciones empiezan de nuevo. Los podios de temporadas pasadas quedan. No se puede deshacer.
}
button-reset = Empezar de nuevo
note-void-already = Ese resultado ya no cuenta.
note-voided = Ya no cuenta; valoraciones y clasificaciones se calcularon de nuevo.
note-reset = Hecho: ninguna partida anterior cuenta ya ahí.
note-barred = { $name } ya no puede sentarse en las mesas de este servidor. Donde está ahora sigue hasta que acabe esa partida. /murlan bar con “Dejar entrar de nuevo” lo deshace.
note-barred-already = { $name } ya tiene prohibidas las mesas.
note-let-in = { $name } puede sentarse otra vez en las mesas de este servidor.
note-never-barred = { $name } no tenía ninguna prohibición.
note-season-started = Empezó una temporada: { $name }. Desde ahora las temporadas se abren y cierran con /murlan season.
note-season-ended = La temporada { $name } terminó. Desde ahora las temporadas se abren y cierran con /murlan season.
note-no-season = No hay ninguna temporada en curso, así que no hay nada que cerrar.
refusal-no-tables-here = En este servidor solo puede haber mesas en { $channels }. Ve allí y escribe /murlan start.
refusal-managers-open = En este servidor solo abre mesas quien lo gestiona. Pídeselo, o únete a una mesa abierta.
refusal-role-opens = En este servidor solo abre mesas quien tiene el rol { $role }. Pídeselo, o únete a una mesa abierta.
refusal-barred-here = Quien gestiona este servidor te prohibió sus mesas. Si no sabes por qué, pregunta.
refusal-nobodys-role = Ese rol lo tienen todos, así que todos gestionarían el servidor. Elige otro.
refusal-invite-barred-here = { $name } tiene prohibidas las mesas de este servidor. Se deshace con /murlan bar.
refusal-hints-off = Este servidor no da pistas en partidas valoradas. Contra máquinas puedes pedir las que quieras.
refusal-hint-busy = El jugador fuerte no tiene tiempo ahora. Pregunta otra vez en un momento, o juega sin más.
## Lo que se lee sobre los propios datos

privacy-export = Aquí está todo lo que se guarda sobre ti, en JSON. Este mensaje solo lo ves tú. Qué significa, cuánto se conserva y quién lo ve está en docs/PRIVACY.md del proyecto del bot.
privacy-delete = ### Borrar todo sobre ti
privacy-delete-what =
    En cada servidor que tiene este bot, para siempre:
    • la partida que juegas a solas se cierra;
    • se borran tu nombre, tu idioma y tus demás elecciones;
    • en resultados, valoraciones, clasificaciones y podios ocupa tu lugar un número sin significado, distinto en cada servidor. Así los demás conservan lo que ganaron.
    Nadie puede deshacerlo, y si vuelves a jugar empiezas de cero. Las copias de seguridad que ya tenga quien mantiene este bot guardan tus datos hasta que las borre.
button-privacy-delete = Borrar…
privacy-form = Borrar todo sobre mí
privacy-form-word = Escribe BORRAR para confirmar
privacy-word = BORRAR
privacy-other-word = Escribiste otra cosa, así que no se borró nada. /murlan privacy delete pregunta de nuevo.
privacy-deleted = Hecho: nada de lo que se guarda aquí lleva ya a ti.
privacy-still-named = Todavía hay mesas abiertas con tu nombre, y te guardarían otra vez:
privacy-leave-first = Déjalas con /murlan leave. Donde siga una partida que dejaste, espera a que acabe: una en pausa se cierra a los siete días. Después inténtalo de nuevo; no se borró nada.

## Los comandos, como los muestra Discord

command-murlan = Murlan, el juego de cartas albanés
command-start = Abre una mesa en este canal
command-hand = Muestra mis cartas
command-play = Juega las cartas escribiéndolas, o pasa
command-table = Trae la mesa al final del canal
command-invite = Invita a alguien a esta mesa
command-invitations = Si te pueden invitar a mesas
command-move = Trae tu mesa a este canal
command-leave = Deja la mesa
command-end = Cierra la mesa, o vota por cerrarla
command-leaderboard = Los mejores de este servidor
command-verify = ¿Fue limpio el reparto?
command-history = Partidas terminadas, y su repetición
command-profile = Valoración, rachas y logros de una persona
command-privacy = Qué se guarda sobre ti
command-privacy-export = Un archivo con todo lo que se guarda sobre ti
command-privacy-delete = Borra todo sobre ti, tras una confirmación
command-rules = Cómo se juega al Murlan
command-learn = Aprende el juego en dos minutos
command-help = Qué sabe hacer el bot
command-language = Elige tu idioma
command-settings = Ajustes de este servidor (Gestionar servidor)
command-preferences = Tus ajustes
command-void = Haz que un resultado no cuente (Gestionar servidor)
command-reset = Empieza de nuevo las clasificaciones (Gestionar servidor)
command-season = Abre o cierra una temporada (Gestionar servidor)
command-bar = Prohíbe las mesas a alguien (Gestionar servidor)
option-start-rules = Las reglas; por defecto, las del servidor o las clásicas
option-start-target = Duración de la partida; por defecto, la del servidor o 21 puntos
option-start-turn = Segundos por turno; por defecto, los del servidor o 60
option-start-mode = Quién juega con quién; por defecto, como en el servidor o todos contra todos
option-start-passing = Si quien pasó puede volver a jugar en la misma baza; por defecto, sí
option-start-computers = Nivel de la máquina; por defecto, el del servidor o mixto
option-start-understudy = Nivel con que se juega por quien falte; por defecto, principiante
option-start-cut = Quién corta la baraja; por defecto, la primera pulsación tras la promesa
option-play-cards = Como 9S 9H, 9♠9♥, 10 10, joker, paso
option-invite-person = A quién se invita y avisa
option-invitations-take = Si los demás te pueden invitar
option-move-from = El canal de la mesa, si eres anfitrión de varias
option-leaderboard-board = Según qué; por defecto, puntos
option-leaderboard-period = Desde cuándo; por defecto, desde siempre
option-leaderboard-mode = Por defecto, todos contra todos
option-verify-match = El nombre de la partida, de su último mensaje; por defecto, la última del canal
option-history-of = De quién; por defecto, las tuyas
option-profile-person = De quién; por defecto, el tuyo
option-rules-topic = Un capítulo, con ejemplos; por defecto, todo en breve
option-language-language = Lo que lees
option-language-server = Para las mesas de todo el servidor (Gestionar servidor)
option-reset-what = Cuáles; después se pide confirmación
option-season-action = Abrir una cierra la anterior
option-season-name = Cómo se llama la nueva
option-bar-person = Quién
option-bar-action = Por defecto, prohibir
choice-rules = { $rules ->
    [classic] Clásicas
    [visix] Visix (solo la escalera que sigue)
   *[rrethi] Rrethi (la escalera de color supera a todo)
}
choice-one-deal = Una mano
choice-passing = { $passing ->
    [locked] Quien pasa queda fuera de la baza
   *[open] Quien pasa, pasa por un turno
}
choice-cut = { $cut ->
    [ask] A mano, a la derecha de quien reparte
   *[press] La primera pulsación tras la promesa
}
choice-invitations = { $take ->
    [on] Sí
   *[off] No
}
choice-reset = { $what ->
    [season] La clasificación de esta temporada
   *[all] Todas las clasificaciones y valoraciones
}
choice-season = { $action ->
    [start] Abrir
   *[end] Cerrar
}
choice-bar = { $action ->
    [lift] Dejar entrar de nuevo
   *[bar] Prohibir
}
