# Shqip. Një mesazh për çdo fjali; emrat e njerëzve nuk lakohen: qëndrojnë vetëm në rasën emërore.

## Letrat dhe kombinimet

card-joker = { $joker ->
    [red-joker] xholi i kuq
   *[black-joker] xholi i zi
}
combination-single = Teke { $card }
combination-pair = { $rank ->
    [ace] Dyshe me asë
    [king] Dyshe me mbretër
    [queen] Dyshe me çupa
    [jack] Dyshe me fantë
   *[other] Dyshe me { $label }
}
combination-triple = { $rank ->
    [ace] Treshe me asë
    [king] Treshe me mbretër
    [queen] Treshe me çupa
    [jack] Treshe me fantë
   *[other] Treshe me { $label }
}
combination-quad = { $rank ->
    [ace] Katërshe me asë – bombë
    [king] Katërshe me mbretër – bombë
    [queen] Katërshe me çupa – bombë
    [jack] Katërshe me fantë – bombë
   *[other] Katërshe me { $label } – bombë
}
combination-straight = Kolor { $run }
combination-suited-straight = Kolor i njëngjyrshëm { $run } { $suit }

## Numra

cards = { $count ->
    [one] 1 letër
   *[other] { $count } letra
}
points = { $count ->
    [one] 1 pikë
   *[other] { $count } pikë
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Rregullat në një rresht

preset-classic = klasik
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = rregulla shtëpie
option-locked = pasi vlen për raundin
option-closed-exchange = shkëmbim i mbyllur
option-suited-next = kolorët e njëngjyrshëm një nga një
sides-four = secili për vete
sides-two = dy kundër dyve
target = deri në { $target }
target-one-deal = një dorë
turn-seconds = { $seconds } s për radhë

## Sa mirë luajnë kompjuterët

level = { $level ->
    [beginner] fillestar
    [casual] për qejf
    [club] i klubit
    [expert] ekspert
    [master] mjeshtër
    [champion] kampion
   *[mixed] të përzier
}
level-habits = { $level ->
    [beginner] i hedh herët letrat 2, i prish dyshet, thotë pas shumë shpejt
    [casual] luan për qejf: harron ç’u hodh, ndonjëherë e çon dëm një letër
    [club] luan mirë: nuk i prish dyshet dhe kolorët
    [expert] luan shumë mirë, por ndonjëherë gabon
    [master] luan gjithmonë më të mirën që di
    [champion] mendon përpara dhe numëron çdo letër: më i forti
   *[mixed] një i klubit, një për qejf dhe një ekspert
}

## Para lojës

lobby-title = ### Murlan · tavolina është hapur
lobby-host = ★ drejton
lobby-free-seat = vend i lirë
lobby-computers = kompjuterët: 🖥️ { $level }
lobby-understudy = për kush mungon: 🖥️ { $level }
side-north-south = Veri–Jug
side-east-west = Lindje–Perëndim
lobby-state = { $free ->
    [0] Jeni të katër. Lojën mund ta nisë cilido që është ulur këtu.
    [one] Një vend është i lirë. Loja nis kur të jeni katër, ose me kompjuter në vendin e lirë.
   *[other] { $free } vende janë të lira. Loja nis kur të jeni katër, ose me kompjuterë në vendet e lira.
}
lobby-cut = letrat priten me dorë
lobby-expires = mbyllet { $clock } nëse nuk ndodh asgjë

## Dora

deal-title = ### Murlan · dora { $number }
dealer = letrat i ndan { $name }
seat-out = { $place ->
    [1] doli, vendi i parë
    [2] doli, vendi i dytë
    [3] doli, vendi i tretë
   *[4] vendi i fundit
}
seat-last-card = **1 letër ⚠️**
seat-passed = pas
seat-away = 💤 mungon
seat-left = 🚪 u largua
laid = { $name } hodhi: **{ $combination }**
before = më parë: { $plays }
last-trick = raundi i fundit: { $plays }
this-trick = ky raund: { $plays }
nothing-lies = Në tavolinë nuk ka letra.
draw = shorti për vendet: { $draws }
opening = { $name } ka { $card }, e nis dhe duhet ta hedhë.
exchange-gives = { $giver } jep **{ $card }** → { $receiver }
exchange-hidden = { $giver } dhe { $receiver } shkëmbejnë nga një letër.
exchange-jokers = { $name } tregon të dy xholat: nuk ka shkëmbim.
turn-plays = Radha: **{ $name }**
turn-leads = E nis raundin: **{ $name }**
turn-gives = Kthen një letër: **{ $name }**
turn-computer = **{ $name }** po mendon…
turn-understudy = **{ $name }** mungon: luan kompjuteri.

## Çfarë e ndal ndeshjen, dhe për çfarë votohet

paused-agreed = ⏸️ **Ndeshja është në pauzë.** Vazhdon kur dikush shtyp Vazhdo, brenda shtatë ditësh.
paused-shut-out = ⏸️ **Ndeshja është në pauzë:** nuk kam më të drejtë të shkruaj këtu. Më duhen të drejtat Shiko kanalin (View Channel) dhe Dërgo mesazhe (Send Messages), në fije Dërgo mesazhe në fije (Send Messages in Threads). Pastaj shtypni Vazhdo; ose zhvendoseni tavolinën në një kanal tjetër me /murlan move.
hold-storage-down = ⚠️ Tani nuk ruhet dot asgjë; koha është ndalur. Vazhdon vetë.
vote-end = { $count ->
    [one] { $names } do që tavolina të mbyllet
   *[other] { $names } duan që tavolina të mbyllet
}
vote-pause = { $count ->
    [one] { $names } do pauzë
   *[other] { $names } duan pauzë
}
vote-remove = { $count ->
    [one] { $names } do që { $name } të hiqet nga tavolina
   *[other] { $names } duan që { $name } të hiqet nga tavolina
}
vote-count = { $given } nga { $needed } vota

## Mes duarve dhe në fund

deal-over-title = ### Murlan · dora { $number } mbaroi
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 pikë
   *[other] { $count } pikë
}
played-out = më pas: { $plays }
next-dealer = Dorën tjetër e ndan { $name }.
next-exchange = { $giver } jep letrën më të lartë → { $receiver }, dhe merr një tjetër. Me të dy xholat nuk jepet asgjë.
target-raised = Arritën dy a më shumë: tani luhet deri në **{ $target }**.
next-deal = Dora tjetër nis { $clock }.
before-title = ### Murlan · para dorës së parë
cut-asked = ✂️ Letrat i pret **{ $name }**.
cut-choose = Ku i pret letrat?
cut-place = Pas { $count } letrave
promise = 🔒 dora { $number } është premtuar: { $digest }
match-name = ndeshja { $match }
ready-are = gati: { $names }
ready-offer = Nis menjëherë kur të jenë të gjithë gati.
won = { $name } fitoi ndeshjen
side-won = { $side } { $first } dhe { $second } fituan ndeshjen
tie = Barazim: { $names }
tie-of-sides = Barazim mes dy ekipeve
deals-played = { $count ->
    [one] 1 dorë
   *[other] { $count } duar
}
last-deal = dora e fundit: { $places }
rematch-wanted = Për revansh: { $names }
rematch-offer = Edhe një herë të katër? Revanshi nis kur ta duan të gjithë.
closes = tavolina mbyllet { $clock }
closed-title = ### Murlan · tavolina u mbyll
closed-expired = Prej kohësh askush nuk ka shtypur asgjë.
closed-ended = Tavolina u mbyll me kërkesë.
closed-deserted = U larguan të gjithë.
closed-unattended = Për tetë radhë rresht nuk ishte askush.
closed-voted = Lojtarët votuan që tavolina të mbyllet.
closed-place-gone = Kanali i saj nuk është më.
closed-paused-out = Ndeshja qëndroi në pauzë shtatë ditë dhe askush nuk e vazhdoi.
closed-unreadable = Tavolina nuk u rikthye dot. Faji është yni; shënimet ruhen.
closed-again = /murlan start hap një tavolinë të re.
moved-on = Tavolina vazhdon më poshtë.
moved-to = Tavolina vazhdon në një kanal tjetër.
open-hands-title = ### Letrat e të katërve · dora { $number }
open-hands-note = Si ishin kur u hodh letra e parë.
open-hands-left = mbetën në fund: { $cards }

## Çfarë tregojnë figurat

picture-out = { $place }. { $name }: doli me { $cards }
picture-left = { $place }. { $name }: i mbetën { $cards }
picture-gives = { $giver } jep { $card } → { $receiver }

## Butonat

button-join = Bashkohu
button-leave = Largohu
button-take-seat = Zër një vend
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Nise
    [one] Nise · duhet edhe 1
   *[other] Nise · duhen edhe { $free }
}
button-swap = Ndërro ortakët
button-fill = Plotëso me kompjuterë dhe nise
button-menu = ⋯
button-hand = Letrat e mia
button-pass = Pas
button-ready = Gati
button-rematch = Revansh
button-verify = Verifiko
button-open-hands = Letrat e të katërve
button-play = Hidh
button-play-cards = Hidh { $cards }
button-play-straight = Hidh kolor { $run }
button-clear = Pastro
button-more = Të tjera · { $page }/{ $pages }
button-by-suit = Sipas ngjyrës
button-by-rank = Sipas vlerës
button-redraw = Rifresko
button-give = Jep
button-give-card = Jep { $card }
button-rules = Rregullat këtu
button-bring-down = Sille poshtë
button-pause = Pauzë
button-resume = Vazhdo
button-withdraw = Tërhiq votën
button-remove = Hiq dikë…
button-vote-end = Voto për mbyllje
button-confirm-vote = Po, kjo është vota ime
button-confirm-remove = Po, hiqe
button-decline = Jo këtë herë
button-mute = Mos më ftoni më
button-end = Mbylle tavolinën
button-confirm-leave = Po, largohem
button-back = U ktheva
button-confirm-end = Po, mbylle
button-go = Shko te tavolina
button-hint = Ndihmë
button-undo = Zhbëje
button-plan = Hidh në radhën time
button-plan-cards = Hidh { $cards } në radhën time
button-plan-straight = Hidh kolor { $run } në radhën time
button-plan-pass = Pas në këtë raund
button-plan-else = { $state ->
    [on] Përndryshe pas: po
   *[off] Përndryshe pas: jo
}

## Letrat në dorë

hand-title = ### Letrat e tua · { $count ->
    [one] 1 letër
   *[other] { $count } letra
}
hand-lead = **Radha jote** · nise me çfarë të duash
hand-lead-opening = **Radha jote** · nise, me { $card } mes letrave
hand-answer = **Radha jote** · munde ose thuaj pas
hand-away = 💤 Mungon, dhe për ty luan kompjuteri. Çdo shtypje këtu të kthen në lojë.
hand-missed = ⌛ Radha jote e fundit kaloi, dhe për ty luajti kompjuteri. Po ndodhi edhe një herë, ai luan për ty derisa të shtypësh.
hand-left = Je larguar nga kjo ndeshje. Për ty vazhdon kompjuteri.
hand-removed = Je hequr nga kjo tavolinë. Për ty vazhdon kompjuteri.
hand-turn-of = Radha: { $name }
hand-to-beat = Për të mundur: **{ $combination }**
hand-plays = { $count ->
    [one] Hidh… · një mundësi
   *[other] Hidh… · { $count } mundësi
}
hand-plays-page = Hidh… · { $first }–{ $last } nga { $count }
hand-cards = Ose zgjidh letrat…
hand-gifts = Letra që kthen…
hand-chosen = Zgjodhe: **{ $combination }**
hand-chosen-ahead = Zgjodhe për radhën tënde: **{ $combination }**
hand-stuck = Asnjë nga letrat e tua nuk e mund këtë. Thuaj pas.
hand-nothing-beats = Tani asnjë nga letrat e tua nuk e mund këtë. Mund të zgjedhësh letra që më parë.
hand-out = ### I mbarove letrat
hand-deal-over = ### Dora mbaroi
hand-before-deal = ### Dora e parë nis tani
hand-match-over = ### Ndeshja mbaroi
hand-table-closed = ### Tavolina u mbyll
hand-place = { $place ->
    [1] Zure vendin e parë. 🥇
    [2] Zure vendin e dytë. 🥈
    [3] Zure vendin e tretë. 🥉
   *[4] Zure vendin e fundit.
}
hand-points = { $count ->
    [one] Ke 1 pikë në këtë ndeshje.
   *[other] Ke { $count } pikë në këtë ndeshje.
}
hand-give-back = { $name } të dha **{ $card }**. Zgjidh letrën që do t’i kthesh.
hand-gave = Letra jote më e lartë, **{ $card }** → { $name }. Një tjetër të vjen mbrapsht.
hand-exchange = { $giver } dhe { $receiver } shkëmbejnë nga një letër.
hand-card-idle = tani nuk hidhet
hand-confirm = { $what ->
    [bomb] Kjo është bombë. Shtyp edhe një herë për ta hedhur.
   *[all] Këto janë letrat e fundit. Shtyp edhe një herë për t’i hedhur.
}
hand-plan-play = ⏱️ Në radhën tënde: hidhet **{ $cards }**, nëse lejohet.
hand-plan-play-or-pass = ⏱️ Në radhën tënde: hidhet **{ $cards }** nëse lejohet, përndryshe pas.
hand-plan-pass = ⏱️ Thotë pas për ty deri në fund të këtij raundi.
hand-plan-kept = Këtë e sheh vetëm ti. Po të rindizem, harrohet.
hand-plan-end = { $end ->
    [played] ✅ U hodh siç e kishe menduar.
    [passed] ✅ U tha pas siç e kishe menduar.
   *[void] ⚠️ Ajo që kishe menduar nuk bëhet dot tani. Radha jote, si zakonisht.
}
hint-play = 💡 Një lojtar i fortë do të hidhte: **{ $combination }** { $cards }
hint-pass = 💡 Një lojtar i fortë do të thoshte **pas**.
hint-give = 💡 Një lojtar i fortë do të kthente: **{ $card }**
hint-goes-out = { $count ->
    [1] I mbaron letrat: zë vendin e parë.
    [2] I mbaron letrat: zë vendin e dytë.
   *[other] I mbaron letrat: zë vendin e tretë.
}
hint-runs-out = Të gjitha letrat ikin me { $count } hedhje, dhe mund të mundet vetëm e fundit.
hint-stops = { $count ->
    [one] Raundin nuk e merr { $name }, që ka vetëm 1 letër.
   *[other] Raundin nuk e merr { $name }, që ka vetëm { $count } letra.
}
hint-leaves-partner = { $count ->
    [one] Raundi i mbetet ortakut: { $name }, 1 letër.
   *[other] Raundi i mbetet ortakut: { $name }, { $count } letra.
}
hint-feeds-partner = Tekja më e ulët mund ta nxjerrë ortakun: { $name }, 1 letër.
hint-denies = { $count ->
    [one] { $name }, me 1 letër në dorë, nuk e mund dot.
   *[other] { $name }, me { $count } letra në dorë, nuk e mund dot.
}
hint-sure-trick = Nuk e mund dot askush.
hint-last-plays = { $count ->
    [one] Pastaj letrat e tjera ikin me një hedhje.
   *[other] Pastaj letrat e tjera ikin me { $count } hedhje.
}
hint-sheds-straight = Ikin { $count } letra njëherësh.
hint-cheapest = Është më e lira që e mund këtë.
hint-nothing-else = Asnjë nga letrat e tua nuk e mund këtë.
hint-saves = Për ta mundur do të harxhoje { $cards }.
hint-keeps = I mban bashkë { $cards }.
hint-keeps-control = Mban { $cards }, që pak letra e mundin.
hint-lowest-lead = Ik letra më e ulët.
hint-safe-to-lose = Edhe po u mund, askush nuk i mbaron letrat me aq.
hint-stands-alone = Kjo letër nuk hyn në asnjë kombinim tëndin.

## Ndeshja vetëm

command-solo = Ndeshje vetëm kundër tre kompjuterëve
option-solo-rules = Rregullat; po s’u tha gjë, klasike
option-solo-target = Gjatësia e ndeshjes; po s’u tha gjë, 11 pikë
option-solo-computers = Sa mirë luajnë kompjuterët; po s’u tha gjë, si herën e fundit, përndryshe të përzier
help-solo = **/murlan solo** ndeshje vetëm kundër tre kompjuterëve, kudo; askush tjetër nuk e sheh
solo-since = që nga radha jote: { $turns }
solo-so-far = deri tani: { $turns }
solo-passes = { $name }: pas
solo-takes = { $name } merr raundin
solo-note = Këtë ndeshje e sheh vetëm ti, dhe nuk hyn në asnjë renditje. Mendo sa të duash: mbyllet pasi të mos jetë luajtur asgjë për shtatë ditë.
solo-still-open = Kjo është ndeshja jote, ende e hapur. Mbylle për të nisur një tjetër.
button-next-deal = Dora tjetër
button-again = Edhe një herë
button-end-match = Mbylle
confirm-end-solo = Të mbyllet kjo ndeshje? Nuk hyn në asnjë renditje, dhe nuk hapet më.
solo-closed = Kjo ndeshje është mbyllur. /murlan solo nis një tjetër.
refusal-too-many-solo = Tani ka aq ndeshje vetëm kundër kompjuterëve sa mbaj dot. Provo më vonë, ose hap një tavolinë me /murlan start.
refusal-not-a-member = Nuk jam anëtar i këtij serveri, prandaj ai nuk ka këtu tavolina, renditje ose cilësime. Mund të më shtojë kush e drejton. Kudo punojnë /murlan help, learn, rules, language, preferences, invitations, privacy dhe solo.

## Menyja dhe pyetjet

menu-title = ### Kjo tavolinë
confirm-leave = Të largohesh përfundimisht nga ndeshja? Për ty vazhdon kompjuteri, dhe nuk kthehesh dot më në të.
confirm-leave-last = Të largohesh? Je i vetmi njeri këtu: ndeshja mbaron, dhe nuk e fiton askush.
confirm-leave-lobby = Të largohesh nga kjo tavolinë?
confirm-end = Të mbyllet ndeshja për të gjithë? Nuk e fiton askush.
confirm-end-lobby = Të mbyllet kjo tavolinë për të gjithë?
confirm-vote-end = Të votosh që ndeshja të mbyllet për të gjithë? Mbyllet kur e duan më shumë se gjysma e atyre që janë këtu. Nuk e fiton askush.
confirm-remove = Të votosh që { $name } të hiqet? Duhet ta duan më shumë se gjysma e të tjerëve, ose vetëm kush drejton tavolinën, nëse { $name } e humbi radhën e fundit. Pastaj vazhdon kompjuteri, dhe { $name } nuk kthehet dot më në këtë tavolinë.
confirm-remove-lobby = Të hiqet { $name } nga kjo tavolinë? { $name } nuk ulet dot më në të.
menu-remove = Kush të hiqet?
menu-level = Kush vjen me + 🖥️…
confirm-else = Ose thjesht vazhdo: ende s’ka ndodhur asgjë.
exists-lobby = { $free ->
    [0] Këtu ka tashmë një tavolinë të hapur, dhe të katër vendet janë zënë.
    [one] Këtu ka tashmë një tavolinë të hapur. Një vend është i lirë.
   *[other] Këtu ka tashmë një tavolinë të hapur. { $free } vende janë të lira.
}
exists-playing = Këtu po luhet tashmë një ndeshje. Një kanal mban një tavolinë.
exists-finished = Këtu sapo ka mbaruar një ndeshje, dhe tavolina e saj është ende e hapur. Një kanal mban një tavolinë.
exists-takes-people = Këtu po luhet tashmë një ndeshje, dhe në të ka një vend për ty.
too-many-leave = Shko te njëra prej tyre për t’u larguar: para ndeshjes me butonin Largohu, më vonë te ⋯.

## Ftesat

invitation = { $mention } · **{ $name }** të fton për një lojë Murlan.
invitation-lobby = Shtyp Bashkohu për të zënë një vend. Mund të thuash edhe jo, askush s’e merr për keq.
invitation-playing = Po luhet një ndeshje. Vend mund të zësh kur të mbarojë një dorë. Mund të thuash edhe jo, askush s’e merr për keq.
invitation-accepted = { $name } u ul në tavolinë.
invitation-declined = { $name } nuk luan këtë herë.
invitation-over = Kjo ftesë ishte për një tavolinë që ka mbaruar.

## Njoftimet

ping-turn = { $mention }, e ke radhën.
table-opened = **{ $name }** hapi një tavolinë Murlan.
button-tell-me = { $state ->
    [on] Mos më njofto më për tavolina
   *[off] Më njofto për tavolina këtu
}
told-here = { $state ->
    [on] Do të njoftohesh kur hapet një tavolinë në këtë kanal.
   *[off] Nuk njoftohesh më për tavolinat në këtë kanal.
}
told-muted = Do të njoftohesh për tavolinat këtu sapo t’i pranosh sërish ftesat: /murlan preferences.

## Ndarja e drejtë

fair-title = ### A ishte ndarja e drejtë? · ndeshja { $match }
fair-all = { $count ->
    [one] ✅ Provohet: dora është ajo që u premtua.
   *[other] ✅ Provohet: të { $count } duart janë ato që u premtuan.
}
fair-some = { $count ->
    [one] ⚠️ Asgjë nuk është gabim, por 1 nga { $all } duart nuk provohet dot.
   *[other] ⚠️ Asgjë nuk është gabim, por { $count } nga { $all } duart nuk provohen dot.
}
fair-wrong = { $count ->
    [one] ❌ 1 nga { $all } duart nuk është ajo që u premtua.
   *[other] ❌ { $count } nga { $all } duart nuk janë ato që u premtuan.
}
fair-deal = **Dora { $number }** { $mark } prerja pas { $cut }
fair-cut = { $kind ->
    [named] e caktoi kush rri djathtas atij që ndan, shtypja { $press }
    [press] nga shtypja { $press }
   *[chance] nga fati
}
fair-promise = premtimi { $digest }
fair-no-promise = pa premtim
fair-seed = fara { $seed }
fair-doubt = { $doubt ->
    [not-shown] Nuk provohet dot: Discord s’e kishte marrë premtimin kur duhej ndarë dora.
    [no-press] Nuk provohet dot: askush nuk shtypi asgjë mes premtimit dhe ndarjes.
   *[no-commitment] Nuk provohet dot: kjo dorë u nda para se të kishte premtime.
}
fair-fault = { $fault ->
    [swapped] Gabim: ky është vendi i një dore tjetër.
    [dealer] Gabim: ndarja nuk kaloi te vendi tjetër.
    [commitment-missing] Gabim: mungon premtimi.
    [not-as-shown] Gabim: më parë u tregua një premtim tjetër.
    [seed] Gabim: fara nuk është ajo që u premtua.
    [cut] Gabim: prerja nuk del nga ajo që e vendosi.
   *[cards] Gabim: letrat nuk dalin nga fara dhe prerja.
}
fair-own = Krahasoji premtimet me ato që pe në tavolinë; vetëm ato vlejnë. Skedari ka gjithçka: python -m murlan verify { $file } e kontrollon pa Discord.

## Renditja

board-title = ### Renditja
board-name = { $board ->
    [rating] Vlerësimi
    [wins] Fitoret
    [win-rate] Përqindja e fitoreve
    [deals-won] Duart e fituara
    [average-place] Vendi mesatar
    [streak] Fitore radhazi
   *[points] Pikët
}
board-span = { $span ->
    [season] Ky sezon
    [month] Ky muaj
    [week] Kjo javë
   *[all] Që nga fillimi
}
board-pool = { $pool ->
    [two-teams] Dy kundër dyve
   *[free-for-all] Secili për vete
}
board-order = { $board ->
    [rating] pas ndeshjes së fundit të kësaj kohe; pastaj sipas fitoreve
    [wins] pastaj sipas përqindjes së fitoreve
    [win-rate] me të paktën { $least } ndeshje; pastaj sipas ndeshjeve
    [deals-won] pastaj sipas pikëve
    [average-place] me të paktën { $least } ndeshje; pastaj sipas duarve
    [streak] seria më e gjatë e kësaj kohe; pastaj sipas fitoreve
   *[points] pastaj sipas fitoreve, pastaj vendit mesatar
}
board-empty = Këtu ende nuk ka askënd. Vlejnë ndeshjet ku luajnë të paktën dy veta; /murlan start hap një tavolinë.
board-no-own = Ti ende nuk je në renditje: mbaro një ndeshje me dikë tjetër.
board-provisional = Vlerësimi yt është i përkohshëm derisa të vlerësohen { $least } ndeshje.
board-too-few = Kjo renditje tregon lojtarët me të paktën { $least } ndeshje.
board-score-wins = { $count ->
    [one] 1 fitore
   *[other] { $count } fitore
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) }% të fituara
board-score-deals = { $count ->
    [one] 1 dorë e fituar
   *[other] { $count } duar të fituara
}
board-score-place = vendi mesatar { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] 1 fitore radhazi
   *[other] { $count } fitore radhazi
}
board-podium = Sezoni i kaluar, { $season }:
board-choose = Renditja sipas…
board-choose-span = Që nga kur
board-own = Vendi im
board-detail = { $matches ->
    [one] { $wins } nga 1 ndeshje e fituar · vendi mesatar { NUMBER($place, minimumFractionDigits: 2) }
   *[other] { $wins } nga { $matches } ndeshje të fituara · vendi mesatar { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiumet
season-month = { $month ->
    [1] janar
    [2] shkurt
    [3] mars
    [4] prill
    [5] maj
    [6] qershor
    [7] korrik
    [8] gusht
    [9] shtator
    [10] tetor
    [11] nëntor
   *[12] dhjetor
} { $year }
season-number = Sezoni { $number }
podium-title = ### 🏆 Mbaroi sezoni: { $season }
podium-order = Sipas pikëve, pastaj sipas fitoreve. Kush i ka të dyja baras, e ndan vendin.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 ndeshje
   *[other] **{ $pool }** · { $count } ndeshje
}
podium-detail = { $matches ->
    [one] { $wins } nga 1 ndeshje e fituar
   *[other] { $wins } nga { $matches } ndeshje të fituara
}
podium-forgotten = dikush që i fshiu të dhënat
podium-left = dikush që doli nga serveri
podium-board = Renditja

## Rregullat

rules-title = ### Murlan · rregullat këtu
topic-cards = Letrat
topic-combinations = Kombinimet
topic-beating = Çfarë mund çfarë
topic-tricks = Raundet
topic-exchange = Shkëmbimi
topic-points = Pikët dhe fundi
topic-absence = Mungesa dhe largimi
topic-computers = Kompjuterët
rules-cards = 54 letra, katër lojtarë. Nga më e ulëta te më e larta: 3 4 5 6 7 8 9 10 J Q K A 2, pastaj { $black } xholi i zi, pastaj { $red } xholi i kuq. Dy lojtarë marrin 14 letra, dy 13. Fiton kush i mbaron letrat i pari.
rules-combinations = Teke; dyshe, treshe ose katërshe me letra të së njëjtës vlerë; ose kolor me 5 deri në 13 letra radhazi. Në kolor nuk hyn xholi; asi është në fillim (A-2-3-4-5) ose në fund (10-J-Q-K-A), letra 2 vetëm në fillim. Dy xholat nuk bëjnë dyshe.
rules-beating = I njëjti lloj, me po aq letra, por më i lartë. Ngjyrat nuk kanë rëndësi. Katërshja është **bombë**: mund çdo gjë, përveç një bombe më të lartë.
rules-straight-any = Kolorin e mund çdo kolor më i lartë me po aq letra.
rules-straight-next = Kolorin e mund vetëm kolori me po aq letra që është saktësisht një vlerë më lart.
rules-suited-any = Kolori i njëngjyrshëm mund çdo gjë, edhe bombat; atë e mund vetëm një më i lartë me po aq letra.
rules-suited-next = Kolori i njëngjyrshëm mund çdo gjë, edhe bombat; atë e mund vetëm një me po aq letra, saktësisht një vlerë më lart.
rules-beats = { $winner } mund { $loser }
rules-tricks = Raundin e parë të ndeshjes e nis kush ka { $card }, dhe duhet ta hedhë. Me radhë, secili hedh diçka më të lartë ose thotë pas. Kur të gjithë të tjerët kanë thënë pas, nis kush hodhi i fundit.
rules-passing-open = Kush thotë pas, e thotë vetëm për atë radhë: më vonë në të njëjtin raund mund të hedhë përsëri.
rules-passing-locked = Kush thotë pas, rri jashtë deri në fund të raundit.
rules-exchange = Para çdo dore, përveç së parës, i fundit i dorës së kaluar i jep të parit letrën më të lartë dhe merr mbrapsht një letër nga 3 deri në 10. Pastaj nis i fundit. Kush ishte i fundit dhe ka të dy xholat, nuk jep asgjë, dhe nis i pari.
rules-exchange-open = Të dyja letrat i shohin të gjithë.
rules-exchange-hidden = Letrat i shohin vetëm ata të dy.
rules-points = I pari 3 pikë, i dyti 2, i treti 1, i fundit 0.
rules-one-deal = Ndeshja është një dorë; fiton kush ka më shumë pikë.
rules-target = Luhet deri në { $target }. Nëse në një dorë arrijnë dy a më shumë, vazhdohet deri në { $ladder }; në { $last } e ndajnë fitoren.
rules-sides = Dy kundër dyve: ortakët ulen përballë dhe i mbledhin pikët. Letrat e njëri-tjetrit nuk i shohin.
rules-absence = Kur të mbaron koha, kompjuteri thotë pas për ty, ose nis me letrën më të ulët. Pas dy radhësh vazhdon ai (niveli: { $level }), derisa të shtypësh Letrat e mia. Kush largohet përfundimisht, llogaritet i fundit.
rules-computers = Shohin letrat e veta dhe atë që shohin të gjithë, asgjë më shumë. Sa mirë luajnë, zgjidhet me /murlan start, ose para lojës te ⋯ nga kush e drejton tavolinën. Të përzier: një i klubit, një për qejf dhe një ekspert.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Më shumë shembuj: **/murlan rules topic**

## Si mësohet loja

learn-title = Mëso Murlanin · { $step } nga { $steps }
learn-topic = { $topic ->
    [single] Tekja
    [pair] Dyshja
    [passing] Pasi
    [straight] Kolori
    [bomb] Bomba
    [out] Mbarimi i letrave
    [points] Pikët
    [exchange] Shkëmbimi
   *[end] Kaq ishte
}
learn-single =
    Dorën e fiton kush i mbaron letrat i pari. Nga më e ulëta te më e larta: 3 4 5 6 7 8 9 10 J Q K A 2, pastaj xholi i zi, pastaj xholi i kuq. { $name } hodhi mbretin.
    👉 Zgjidh në listë një letër që e mund, pastaj shtyp **Hidh**.
learn-pair =
    Asin tënd nuk e mundi askush: e fitove raundin, dhe tjetrin e nis ti. Dy letra të së njëjtës vlerë janë **dyshe**.
    👉 Hidh dy letrat e tua 3. I gjen në listën e parë, ose i zgjedh një nga një në të dytën.
learn-passing =
    Dyshen e mund një dyshe më e lartë: { $first } hodhi letrat 8, { $second } çupat. Letrat e tua 2 do t’i mundnin çupat, por dyshe më të lartë se ato nuk ka: ruaji për në fund.
    👉 Shtyp **Pas**.
learn-straight =
    { $name } e fitoi raundin dhe nis me **kolor**: pesë a më shumë letra radhazi, të çdo ngjyre. E mund një kolor më i lartë me po aq letra.
    👉 Ti ke një: hidh letrat nga 4 deri në 8.
learn-bomb =
    { $name } kishte thënë pas, dhe tani hedh prapë: këtu pasi vlen vetëm për një radhë. (Në disa tavolina kush thotë pas rri jashtë deri në fund të raundit.) Kolor më të lartë nuk ke, por katër letra të së njëjtës vlerë janë **bombë**: ajo mund çdo gjë, përveç një bombe më të lartë.
    👉 Hidh të katër fantët.
learn-out =
    Nis prapë ti, dhe ke vetëm dy letra.
    👉 Hidhi të dyja bashkë: nuk të mbetet asnjë, dhe vendi i parë është yti.
learn-points = Të tjerët luajtën derisa vetëm njërit i mbetën letra. Çdo dorë i jep 3 pikë të parit, 2 të dytit, 1 të tretit dhe asnjë të fundit. Ndeshja vazhdon, dorë pas dore, derisa dikush të ketë 21.
learn-exchange =
    Para një dore të re, i fundit i jep të parit letrën më të lartë: { $giver } të dha **{ $card }**. Ti kthen një letër nga 3 deri në 10.
    👉 Zgjidh një që nuk shkon me asnjë tjetër.
learn-end = Tani nis { $name }, dhe fillon dora tjetër. Tashmë e di si luhet Murlani!
learn-next-solo = **/murlan solo** ti kundër tre kompjuterëve
learn-next-start = **/murlan start** një tavolinë në kanal, me shokët
learn-next-rules = **/murlan rules** të gjitha rregullat, sa herë të duhen
learn-aside-single = { $aside ->
    [passed] Mund të thuash pas, por s’ke pse: njëra nga letrat e tua e mund mbretin dhe të kushton pak.
    [bomb] Bomba e mund, por janë katër letra të mira për një mbret. Një letër mjafton.
   *[high] Edhe 2 e mund, por mjafton asi. Letrat 2 ruaji për më vonë.
}
learn-aside-pair = { $aside ->
    [bomb] Mund të nisësh edhe kështu. Por katër fantët vlejnë shumë më tepër bashkë: ruaji.
    [high] Mund të nisësh edhe kështu. Por 2 mund pothuajse çdo gjë: ruaje për më vonë.
    [straight] Mund të nisësh edhe kështu, dhe nuk është keq. Por shpejt do të të duhet: fillo me dyshen e ulët.
   *[single] Mund të nisësh edhe kështu. Por me dyshe heq dy letra njëherësh.
}
learn-aside-passing = { $aside ->
    [bomb] Bomba do t’i mundte, por pas pak do të të duhet më shumë. Kësaj here thuaj pas.
   *[high] Letrat 2 do t’i mundnin, por ia vlen t’i ruash. Kësaj here thuaj pas.
}
learn-aside-straight = { $aside ->
    [passed] Mund të thuash pas, por këtu heq pesë letra njëherësh: hidh kolorin.
   *[bomb] Bomba do ta mundte, por e mund edhe kolori yt. Ruaje bombën.
}
learn-aside-bomb = Mund të thuash pas, por atëherë nis prapë { $name }. Me bombën e fiton ti raundin.
learn-aside-out = Atëherë do të të mbetej një letër. Të dyja bashkë janë dyshe: hidhi, dhe mbarove.
learn-aside-exchange = Mund ta japësh, por të duhet për dyshe a për kolor. Letra 4 nuk shkon me asnjë tjetër: jep atë.
learn-stopped = Këtu mund të vazhdosh kur të duash; **/murlan learn** e nis nga e para.
button-step-on = Përpara
button-step-back = Prapa
button-stop = Ndalo këtu
button-learn-on = Vazhdo
hand-learn = Hera e parë në Murlan? /murlan learn ta mëson për dy minuta.

## Ndeshjet e mbaruara

history-title = ### Ndeshjet e mbaruara të këtij serveri
history-title-own = ### Ndeshjet e mia të mbaruara
history-hint = Zgjidh njërën për ta parë hap pas hapi, me të gjitha letrat hapur.
history-empty = Në këtë server ende s’ka mbaruar asnjë ndeshje; /murlan start hap një tavolinë.
history-empty-own = Në këtë server ende s’ke mbaruar asnjë ndeshje; /murlan start hap një tavolinë.
history-choose = Rishiko një ndeshje
history-own = Ndeshjet e mia
history-all = Ndeshjet e këtij serveri
history-unfinished = u mbyll para fundit
history-void = nuk vlen
history-deleted = dikush i fshirë
replay-title = ### Rishikimi · dora { $number }
replay-step = hapi { $step } nga { $steps }
replay-dealt = Letrat i ndan { $name }.
replay-plays = **{ $name }** hedh { $play }: { $cards }
replay-plays-single = **{ $name }** hedh { $card }
replay-passes = **{ $name }** thotë pas.
replay-leads = E nis { $name }.
replay-gives-back = Një letër e kthen { $name }.
replay-choose = Zgjidh një dorë
replay-deal = Dora { $number } nga { $deals }
replay-file = E gjithë ndeshja; `python -m murlan replay FILE` e tregon.
button-replay = Rishikimi
button-notation = Notacioni

## Çastet vendimtare

turning-title = ### Çastet vendimtare
turning-hint = I gjeti kampioni, me aq sa mund të dinte secili në atë çast; në pikë për një dorë, me pikët që ishin atëherë.
turning-none = Në këtë ndeshje nuk bie në sy asgjë: asnjë hedhje e vetme nuk kushtoi e nuk solli shumë.
turning-deal = Dora { $number }
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } pikë
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } pikë
turning-cost-play = **{ $name }** hodhi { $done }. Më mirë: { $other }
turning-cost-instead = **{ $name }** hodhi { $done }. Më mirë: pas.
turning-cost-passed = **{ $name }** tha pas. Më mirë: { $other }
turning-cost-gift = **{ $name }** ktheu { $done }. Më mirë: { $other }
turning-gain-play = **{ $name }** e gjeti: { $done }. E dyta më e mirë: { $other }
turning-gain-instead = **{ $name }** e gjeti: { $done }. E dyta më e mirë: pas.
turning-gain-passed = **{ $name }** tha pas, me të drejtë. E dyta më e mirë: { $other }
turning-gain-gift = **{ $name }** ktheu { $done }, me të drejtë. E dyta më e mirë: { $other }
turning-replay = Rishiko { $number }
button-turning = Çastet vendimtare

## Pse një hedhje është e mirë

why-goes-out = Hedh letrat e fundit dhe zë vendin { $number }.
why-runs-out = Hap një rrugë të sigurt për të dalë me { $number } hedhje.
why-stops = E merr raundin; { $name } ka në dorë: { $number }.
why-leaves-partner = Ia lë raundin ortakut; { $name } ka në dorë: { $number }.
why-feeds-partner = Është aq e ulët sa ortaku del me letrën e fundit: { $name }.
why-denies = { $name } nuk e mund dot; letra në dorë: { $number }.
why-sure-trick = Nuk e mund dot askush.
why-last-plays = { $number ->
    [one] Letrat e tjera ikin pastaj me një hedhje.
   *[other] Letrat e tjera ikin pastaj me { $number } hedhje.
}
why-sheds-straight = Ikin { $number } letra njëherësh.
why-cheapest = Është përgjigjja më e lirë e llojit të vet.
why-nothing-else = Asnjë letër në dorë nuk e mund atë që është në tavolinë.
why-saves = Çdo përgjigje do të prishte ose do të harxhonte diçka të mirë: { $cards }
why-keeps = I mban bashkë: { $cards }
why-keeps-control = { $number ->
    [0] Mban { $cards }, që s’i mund asgjë nga letrat e papara.
    [one] Mban { $cards }, që i mund vetëm një letër a vlerë e paparë.
   *[other] Mban { $cards }, që i mundin vetëm { $number } letra a vlera të papara.
}
why-lowest-lead = Ik letra më e ulët.
why-safe-to-lose = Mund të mundet, por asnjë kundërshtar nuk del dot me të.
why-stands-alone = Ajo letër nuk hyn në asnjë kombinim.

## Profilet

profile-title = ### Profili: { $name }
profile-empty = Në këtë server ende s’ka ndeshje të vlerësuar. Vlejnë ndeshjet ku luajnë të paktën dy veta.
profile-rating = vlerësimi { $rating }
profile-rating-provisional = vlerësimi { $rating }, i përkohshëm
profile-streaks = fitore radhazi: { $now } tani, { $best } më së shumti
profile-places = Vendet nëpër duar: { $places }
profile-combinations = Kolorë: { $straights } · bomba: { $quads }
profile-laid = Më shpesh ka hedhur: { $laid }
laid-kind = { $kind ->
    [singles] teke
    [pairs] dyshe
    [triples] treshe
    [quads] bomba
    [straights] kolorë
   *[suited] kolorë të njëngjyrshëm
}
profile-head-to-head = Ju të dy: ti përpara { $ahead }, prapa { $behind }, baras { $level }; si ortakë { $together }
profile-newest = nga ndeshjet e fundit të vlerësuara: { $count }
profile-picture = { $pool }, vlerësimet nga ndeshja më e vjetër te më e reja: { $ratings }
profile-achievements = **Arritjet** { $count } nga { $all }
achievement = { $name ->
    [first-match] Ndeshja e parë
    [ten-matches] Dhjetë ndeshje
    [hundred-matches] Njëqind ndeshje
    [first-win] Fitorja e parë
    [ten-wins] Dhjetë fitore
    [fifty-wins] Pesëdhjetë fitore
    [three-in-a-row] Tri fitore radhazi
    [five-in-a-row] Pesë fitore radhazi
    [fifty-deals] Pesëdhjetë duar të fituara
    [five-hundred-points] Pesëqind pikë
    [comeback] Fitore nga fundi
    [bomb] Një bombë
    [three-bombs] Tri bomba në një ndeshje
    [five-straights] Pesë kolorë në një ndeshje
    [sweep] I pari në çdo dorë
    [never-last] Asnjëherë i fundit në një ndeshje
    [full-table] Fitore në tavolinë me katër veta
    [both-kinds] Fitore vetëm dhe me ortak
    [rating-1200] Vlerësim 1200
   *[loyal] Njëzet herë deri në fund
}

## Ndihma

help-title = ### Murlan
help-intro = Loja shqiptare me letra për katër veta: fiton kush i mbaron letrat i pari. Për kush mungon, luan kompjuteri.
help-start = **/murlan start** hap një tavolinë në këtë kanal
help-hand = **/murlan hand** të tregon letrat e tua
help-play = **/murlan play** hedh letrat që shkruan: 9S 9H, ose pas
help-leave = **/murlan leave** e liron vendin tënd
help-invite = **/murlan invite** fton dikë në tavolinë; **/murlan invitations** thotë nëse mund të të ftojnë
help-table = **/murlan table** e sjell tavolinën në fund të kanalit
help-move = **/murlan move** e sjell tavolinën tënde këtu nga një kanal tjetër
help-end = **/murlan end** e mbyll tavolinën: kush e drejton menjëherë, të tjerët me votë
help-rules = **/murlan rules** rregullat siç luhen këtu
help-learn = **/murlan learn** ta mëson lojën për dy minuta
help-leaderboard = **/murlan leaderboard** më të mirët e këtij serveri, sipas vlerësimit, pikëve, fitoreve e të tjera
help-verify = **/murlan verify** i tregon farat e një ndeshjeje të mbaruar dhe i kontrollon
help-history = **/murlan history** ndeshjet e mbaruara, dhe rishikimi i tyre
help-profile = **/murlan profile** vlerësimi, fitoret radhazi dhe arritjet e dikujt
help-language = **/murlan language** gjuha që lexon, një nga tetë
help-settings = **/murlan preferences** cilësimet e tua; **/murlan settings** ato të serverit, për kë e administron
help-privacy = **/murlan privacy** gjithçka që ruhet për ty, si skedar, dhe fshirja e saj
help-buttons = **Letrat e mia** i hap letrat; i sheh vetëm ti. Zgjidh nga lista, ose letrat një nga një, pastaj shtyp **Hidh**. **⋯** është për rregullat, pauzën, votimet, largimin dhe mbylljen e tavolinës.

## Shënime

fault = Diçka shkoi keq te ne, dhe nuk ndryshoi asgjë. Provo edhe një herë.
note-done = U bë.
note-left = U largove nga tavolina.
note-ended = Tavolina u mbyll.
note-moved = Tani e tutje tavolina është në këtë kanal.
note-brought-down = Tavolina është në fund të kanalit.
note-paused = Ndeshja është në pauzë. Vazhdon me butonin Vazhdo, brenda shtatë ditësh.
note-resumed = Ndeshja vazhdon.
note-withdrawn = Vota jote u tërhoq.
note-level = Kush vjen me + 🖥️ tani e tutje: **{ $level }**.
note-removed = { $name } u hoq nga tavolina.
note-vote-end = Vota jote u numërua: { $given } nga { $needed } për ta mbyllur tavolinën. Të tjerët votojnë te ⋯.
note-vote-pause = Vota jote u numërua: { $given } nga { $needed } për pauzë. Të tjerët votojnë te ⋯.
note-vote-remove = Vota jote u numërua: { $given } nga { $needed } që { $name } të hiqet. Të tjerët votojnë te ⋯.
note-invitations-on = Tani e tutje mund të të ftojnë në tavolina.
note-invitations-off = Askush nuk të fton dot më. Me /murlan invitations e kthen si më parë.
note-not-posted = Ftesa nuk u dërgua dot, ndaj askush nuk u ftua. Provo përsëri pas pak.
note-language = Tani e tutje lexon shqip. Vetë tavolinat janë në gjuhën e serverit.
note-language-server = Tani e tutje tavolinat e këtij serveri janë në shqip.
stopping = Po rindizem. Tavolina jote është ruajtur; shtyp përsëri pas pak.

## Pse nuk ndodhi asgjë

refusal-not-seated = Nuk ke vend në këtë tavolinë. /murlan start hap një tjetër në një kanal tjetër.
refusal-join-first = Ende nuk je ulur këtu: shtyp më parë Bashkohu.
refusal-already-seated = Je ulur tashmë këtu.
refusal-no-free-seat = Të katër vendet janë zënë.
refusal-no-computer = Këtu nuk ka asnjë kompjuter.
refusal-seats-free = { $free ->
    [one] Një vend është ende i lirë: prit një lojtar, ose plotësoje me kompjuter.
   *[other] { $free } vende janë ende të lira: prit lojtarë, ose plotësoji me kompjuterë.
}
refusal-not-host = Këtë e bën vetëm kush drejton tavolinën.
refusal-host-is = Këtë e bën vetëm kush drejton tavolinën: { $name }.
refusal-not-started = Ndeshja ende nuk ka nisur. Nis kur të jeni katër, ose me kompjuterë në vendet e lira.
refusal-already-started = Ndeshja ka nisur. Prit të mbarojë, ose hap një tavolinë në një kanal tjetër.
refusal-turn-is-over = Ajo ishte për një radhë që ka kaluar. Shikoje përsëri tavolinën.
refusal-nothing-chosen = Nuk ke zgjedhur letra. Zgjidh nga lista, ose letrat një nga një.
refusal-not-between-deals = Dora vazhdon ende. Gati shtypet mes duarve.
refusal-nothing-to-cut = Tani s’ka letra për të prerë.
refusal-not-your-cut = Letrat i pret { $name }: kush rri djathtas atij që i ndan. Ti s’ke pse bën gjë.
refusal-no-such-match = Këtu nuk ka ndeshje të mbaruar me atë emër. Farat tregohen kur ndeshja mbaron; /murlan verify pa emër merr të fundit të këtij kanali.
refusal-left-for-good = Je larguar përfundimisht nga kjo ndeshje. Mund të hysh në tjetrën.
refusal-closed-expired = Kjo tavolinë u mbyll: prej kohësh askush nuk kishte shtypur asgjë. /murlan start hap një të re.
refusal-closed-ended = Kjo tavolinë u mbyll me kërkesë. /murlan start hap një të re.
refusal-closed-deserted = Kjo tavolinë u mbyll: u larguan të gjithë. /murlan start hap një të re.
refusal-closed-unattended = Kjo tavolinë u mbyll: për tetë radhë rresht nuk ishte askush. /murlan start hap një të re.
refusal-closed-voted = Kjo tavolinë u mbyll me votim. /murlan start hap një të re.
refusal-closed-place-gone = Kjo tavolinë u mbyll: kanali i saj nuk është më. /murlan start hap një të re.
refusal-closed-paused-out = Kjo tavolinë u mbyll: qëndroi në pauzë shtatë ditë. /murlan start hap një të re.
refusal-barred = Je hequr nga kjo tavolinë. Mund të hysh në çdo tjetër, ose të hapësh tënden me /murlan start.
refusal-no-seat-free-now = Po luhet një dorë. Kur të mbarojë, mund të zësh një vend ku nuk ulet njeri.
refusal-paused = Ndeshja është në pauzë. Cilido lojtar mund të shtypë Vazhdo.
refusal-shut-out = Ndeshja është në pauzë: nuk kam më të drejtë të shkruaj në këtë kanal. Ma jep këtë të drejtë, ose zhvendose tavolinën me /murlan move.
refusal-not-paused = Ndeshja nuk është në pauzë.
refusal-already-voted = Ke votuar tashmë për këtë. Duhet të pajtohen edhe të tjerët.
refusal-cannot-remove = Këtu nuk ka kë të heqësh kështu. Për të lënë vendin tënd, shtyp Largohu.
refusal-same-place = Tavolina është tashmë në këtë kanal.
refusal-too-many-here = { $limit ->
    [one] Ky server ka tashmë një tavolinë të hapur dhe më shumë nuk lejohen. Hyr në të, ose prit sa të mbyllet.
   *[other] Ky server ka tashmë { $limit } tavolina të hapura dhe më shumë nuk lejohen. Hyr në njërën, ose prit sa të mbyllet një.
}
refusal-too-many-yours = { $limit ->
    [one] Je ulur tashmë në një tavolinë tjetër dhe më shumë nuk lejohen. Largohu më parë prej saj.
   *[other] Je ulur tashmë në { $limit } tavolina dhe më shumë nuk lejohen. Largohu më parë nga njëra.
}
refusal-too-fast = Po shtyp më shpejt sesa ndjek dot unë, ndaj kjo shtypje nuk u mor. Prit një sekondë dhe shtyp përsëri.
refusal-just-brought-down = Tavolina sapo u soll poshtë: shiko në fund të kanalit.
refusal-no-table-to-move = Në këtë server nuk drejton asnjë tavolinë që mund të zhvendoset. /murlan start hap një.
refusal-which-table = Drejton disa tavolina: { $channels }. Te “from” zgjidh kanalin e asaj që do.
refusal-which-hand = Ti luan në disa tavolina: { $channels }. Shkruaje në kanalin e asaj që ke ndër mend.
refusal-not-invited = Kjo ftesë është për dikë tjetër. Nëse ka vend të lirë, shtyp Bashkohu te vetë tavolina.
refusal-invite-oneself = Nuk mund të ftosh veten. Zgjidh dikë tjetër nga ky server.
refusal-invite-application = Aplikacionet nuk luajnë. Për një kompjuter shtyp + 🖥️ para se të nisë loja.
refusal-invite-elsewhere = Ai njeri nuk është në këtë server. Ftoje më parë këtu.
refusal-invite-seated = { $name } është ulur tashmë në këtë tavolinë.
refusal-invite-barred = { $name } është hequr nga kjo tavolinë dhe nuk ftohet dot në të. Fto dikë tjetër.
refusal-invite-muted = { $name } nuk pranon ftesa. Fto dikë tjetër, ose lëre vendin te kompjuteri.
refusal-invite-again = { $name } sapo u ftua nga ty. Prit pak minuta për përgjigjen.
refusal-invite-often = Ke dërguar shumë ftesa brenda një kohe të shkurtër. Prit dhjetë minuta para së radhës.
refusal-closed-unreadable = Kjo tavolinë nuk u rikthye dot. /murlan start hap një të re.
refusal-double-press = Kjo shtypje është marrë tashmë.
refusal-conflict = Dikush ishte më i shpejtë. Hap Letrat e mia për të parë si është.
refusal-storage-down = Tani nuk u ruajt dot, ndaj nuk ndryshoi asgjë. Shtype përsëri pas pak.
refusal-turn-of = Nuk është radha jote. Radha: { $name }. Mund t’i zgjedhësh letrat që më parë.
refusal-not-your-turn = Nuk është radha jote. Mund t’i zgjedhësh letrat që më parë.
refusal-stage-dealing = Tani nuk luhet asnjë dorë. Tjetra nis së shpejti.
refusal-stage-exchange = Më parë duhet kthyer një letër.
refusal-stage-play = Shkëmbimi mbaroi; dora po luhet.
refusal-stage-over = Ndeshja mbaroi. Shtyp Revansh për një tjetër.
refusal-cards-not-held = Në dorë nuk i ke { $cards }. Zgjidh përsëri.
refusal-no-combination = { $cards } nuk bëjnë asnjë kombinim: hidh teke, dyshe, treshe, katërshe, ose kolor me pesë a më shumë letra.
refusal-opening = Hedhja e parë duhet të ketë 3♠︎. Shtoje.
refusal-other-kind = { $kind ->
    [single] Teken e mund një letër më e lartë, ose bomba. Ti zgjodhe { $chosen } mbi { $lies }.
    [pair] Dyshen e mund një dyshe më e lartë, ose bomba. Ti zgjodhe { $chosen } mbi { $lies }.
    [triple] Treshen e mund një treshe më e lartë, ose bomba. Ti zgjodhe { $chosen } mbi { $lies }.
   *[straight] Kolorin me { $size } letra e mund një kolor më i lartë me { $size } letra, ose bomba. Ti zgjodhe { $chosen } mbi { $lies }.
}
refusal-not-higher = { $kind ->
    [single] Duhet të jetë më e lartë se { $lies }. Ti zgjodhe { $chosen }.
    [pair] Dyshja duhet të jetë më e lartë. Ti zgjodhe { $chosen } mbi { $lies }.
    [triple] Treshja duhet të jetë më e lartë. Ti zgjodhe { $chosen } mbi { $lies }.
    [quad] Bomba duhet të jetë më e lartë. Ti zgjodhe { $chosen } mbi { $lies }.
   *[straight] Kolori duhet të jetë më i lartë. Ti zgjodhe { $chosen } mbi { $lies }.
}
refusal-not-next = Këtu kolorin e mund vetëm ai që vjen menjëherë pas, me { $size } letra deri te { $next }, ose bomba. Ti zgjodhe { $chosen }.
refusal-quad-needed = Ka rënë bombë: { $lies } e mund vetëm një bombë më e lartë.
refusal-suited-needed = Ka rënë kolor i njëngjyrshëm: e mund vetëm një më i lartë, me { $size } letra.
refusal-leader-must-play = E nis ti: hidh diçka, nuk mund të thuash pas.
refusal-gift = { $card } nuk kthehet dot. Kthehen këto: { $allowed }.
refusal-notation = “{ $text }” nuk është letër. Shkruaji letrat si 9S, 10H, QD, BJ.
refusal-options = Këto rregulla nuk shkojnë bashkë: { $option }.
refusal-wrong-place = Kjo i përket një tavoline në një kanal tjetër.
refusal-table-is-in = Tavolina është në { $channel }: shko atje.
refusal-table-moved = Tavolina sapo u zhvendos në { $channel }, ndaj kjo shtypje nuk u mor: shko atje.
refusal-no-such-table = Këtu nuk ka tavolinë të hapur. /murlan start hap një.
refusal-no-table-but = Këtu nuk ka tavolinë të hapur. Ti je ulur në { $channels }.
refusal-table-is-over = Kjo i përket një tavoline që ka mbaruar. /murlan start hap një të re.
refusal-no-finished-match = Kjo ndeshje ende s’ka mbaruar, ose nuk u luajt në këtë server. /murlan history tregon ato që mund të shihen.
refusal-hands-hidden = Letrat e të katërve shihen kur mbaron dora, derisa të nisë tjetra.
refusal-not-shared = Ky person nuk e tregon profilin e vet.
refusal-not-in-server = Murlani luhet në server: shko në një kanal të tij dhe shkruaj atje /murlan start. Në mesazhe private punojnë vetëm /murlan help, learn, rules, language, preferences, invitations, privacy dhe solo.
permission-view-channel = Shiko kanalin (View Channel)
permission-send-messages = Dërgo mesazhe (Send Messages)
permission-send-messages-in-threads = Dërgo mesazhe në fije (Send Messages in Threads)
permission-connect = Lidhu (Connect)
refusal-permissions = Më mungojnë të drejtat në këtë kanal: { $permissions }. Mund t’i japë kush e administron serverin.
refusal-manage-guild = Këtë e bën vetëm kush e administron këtë server.
refusal-table-exists = Një tavolinë po hapet këtu pikërisht tani.
refusal-not-now = Kjo nuk bëhet dot tani. Shiko tavolinën dhe provo përsëri.
refusal-old-command = Kjo komandë ka ndryshuar. Shkruaj /murlan dhe zgjidh një nga lista.
refusal-old-button = Ky buton është i vjetër. Hapi letrat me /murlan hand, ose një tavolinë me /murlan start.
refusal-turning-nobody = Kompjuterët e fortë nuk punojnë këtu tani, dhe vetëm ata i gjejnë çastet vendimtare. Rishikimi i tregon të gjitha hedhjet.
refusal-turning-busy = Kompjuterët kanë shumë punë nëpër tavolina tani. Kërkoje prapë pas disa minutash.
refusal-turning-still = Po shikoj ende një ndeshje për ty. Prit atë përgjigje, pastaj kërko tjetrën.
refusal-turning-failed = Diçka nuk shkoi mirë kur po e shikoja këtë ndeshje. Kërkoji prapë çastet vendimtare.
refusal-too-many-files = Ke marrë shumë skedarë për pak kohë. Prit gjysmë minute, pastaj merr tjetrin.

## Cilësimet e serverit, dhe të tuat

language-name = Shqip
settings-title = { $page ->
    [opening] ### Cilësimet · hapja e tavolinave
    [tables] ### Cilësimet · tavolinat e reja
   *[league] ### Cilësimet · liga
}
settings-page = { $page ->
    [opening] Hapja e tavolinave
    [tables] Tavolinat e reja
   *[league] Liga
}
settings-at-once = Çdo zgjedhje ruhet menjëherë.
settings-rights = Në këtë kanal i kam të gjitha të drejtat që më duhen.
settings-missing = ⚠️ Në këtë kanal më mungojnë: { $permissions }. Si jepen: Edit Channel → Permissions → emri im → ✓ aty → Save. Për të gjitha kanalet: Server Settings → Roles → roli im.
settings-language = **Gjuha** e tavolinave dhe e renditjeve
settings-channels = **Kanalet** ku mund të ketë tavolina
settings-everywhere = Kudo
settings-openers = **Kush hap tavolina**
settings-opener = { $who ->
    [everybody] Të gjithë
    [role] Kush ka një rol, dhe administruesit
   *[managers] Vetëm administruesit
}
settings-opener-role = Roli që hap tavolina
settings-manager-role = **Roli i administruesve**: vlen te unë njësoj si Manage Server. E zgjedh vetëm kush ka Manage Server.
settings-no-role = Asnjë rol
settings-most = **Tavolina njëherësh**
settings-cap = { $count ->
    [one] 1 tavolinë
   *[other] { $count } tavolina
}
settings-cap-any = Sa të mundem: { $count }
settings-defaults = Çfarë merr /murlan start kur nuk thuhet gjë tjetër.
settings-preset = **Rregullat**
settings-mode = **Kush luan me kë**
settings-target = **Gjatësia e ndeshjes**
settings-turn = **Koha për një radhë**
settings-computers = **Kompjuterët**
settings-choose = Zgjidh
settings-hints = { $state ->
    [on] Ndihma në ndeshjet me vlerësim: po
   *[off] Ndihma në ndeshjet me vlerësim: jo
}
settings-league = **Vlerësimet dhe renditjet** e këtij serveri
settings-rated = { $state ->
    [on] Ndeshjet vlerësohen: po
   *[off] Ndeshjet vlerësohen: jo
}
settings-leavers = { $state ->
    [on] Fshih kush doli nga serveri: po
   *[off] Fshih kush doli nga serveri: jo
}
settings-seasons = **Sezonet**
settings-season-mode = { $mode ->
    [monthly] Çdo muaj është një sezon
    [owner] I nisin dhe i mbyllin administruesit: /murlan season
   *[off] Nuk ka sezone
}
settings-season = Sezoni që vazhdon: { $name }
settings-no-season = Tani nuk ka sezon.
settings-podiums = { $state ->
    [on] Podiumet njoftohen: po
   *[off] Podiumet njoftohen: jo
}
settings-podium-channel = **Podiumi i sezonit**: ku njoftohet
settings-podium-last = Te ndeshja e fundit me vlerësim
settings-corrections = /murlan void anulon një rezultat, /murlan reset i nis renditjet nga e para, /murlan bar i ndalon dikujt tavolinat.
preferences-title = ### Cilësimet e tua
preferences-language = **Gjuha** që lexon
preferences-sorting = **Letrat e tua** në fillim renditen
preferences-sorting-by = { $by ->
    [rank] Sipas vlerës
   *[suit] Sipas ngjyrës
}
preferences-confirms = { $state ->
    [on] Pyet te bomba e te fundi: po
   *[off] Pyet te bomba e te fundi: jo
}
preferences-others = **Çfarë munden të tjerët**
preferences-invitations = { $state ->
    [on] Të të ftojnë në tavolina: po
   *[off] Të të ftojnë në tavolina: jo
}
preferences-profile = { $state ->
    [on] Ta shohin profilin tënd: po
   *[off] Ta shohin profilin tënd: jo
}
preferences-deck = **Letrat** që sheh
preferences-large-hand = { $state ->
    [on] Letrat e tua si figurë e madhe: po
   *[off] Letrat e tua si figurë e madhe: jo
}
settings-deck = **Letrat** në mesazhet e tavolinave
deck-name = { $deck ->
    [four] Me figura, katër ngjyra
    [two] Me figura, zi e kuq
   *[text] Me shkronja: 3♠ K♥
}
preferences-pings = **Njoftim** kur e ke radhën
preferences-ping-when = { $when ->
    [never] Asnjëherë
    [idle] Kur s’shtyp gjë për një minutë
   *[each] Në çdo radhë
}
settings-pings = { $state ->
    [on] Njoftime (radha, tavolina): po
   *[off] Njoftime (radha, tavolina): jo
}
preferences-told = **Tavolinat e reja**: njoftohesh në { $channels }
preferences-told-none = Mos më njofto më për tavolina

## Ndreqjet nga kush e administron serverin

void-title = ### Cili rezultat nuk duhet të vlejë?
void-nothing = Në këtë server ende nuk ka mbaruar asnjë ndeshje.
void-choose = Rezultatet, më i riu i pari
void-when = { $when } UTC
void-is-void = nuk vlen
void-ask = ### Të mos vlejë ky rezultat?
    Ndeshja që mbaroi më { $when }. Vlerësimet dhe renditjet llogariten nga e para pa të. Kjo nuk kthehet pas.
button-void = Të mos vlejë
reset-ask = { $what ->
    [season] ### Të niset nga e para renditja e këtij sezoni?
       Asnjë ndeshje deri tani nuk do të vlejë për këtë sezon. Kjo nuk kthehet pas.
   *[all] ### Të nisen nga e para të gjitha renditjet?
       Asnjë ndeshje deri tani nuk do të vlejë, dhe të gjitha vlerësimet nisin nga e para. Podiumet e sezoneve të kaluara mbeten. Kjo nuk kthehet pas.
}
button-reset = Nise nga e para
note-void-already = Ai rezultat është anuluar tashmë.
note-voided = Nuk vlen më; vlerësimet dhe renditjet u llogaritën nga e para.
note-reset = U bë: asnjë ndeshje deri tani nuk vlen më aty.
note-barred = { $name } nuk mund të ulet më në tavolinat e këtij serveri. Ku rri tani, rri derisa të mbarojë ajo ndeshje. /murlan bar me “Lejo përsëri” e heq ndalimin.
note-barred-already = { $name } e ka tashmë të ndaluar.
note-let-in = { $name } mund të ulet përsëri në tavolinat e këtij serveri.
note-never-barred = { $name } nuk e kishte të ndaluar.
note-season-started = Nisi një sezon: { $name }. Tani e tutje sezonet nisen dhe mbyllen me /murlan season.
note-season-ended = Sezoni { $name } mbaroi. Tani e tutje sezonet nisen dhe mbyllen me /murlan season.
note-no-season = Nuk ka sezon që vazhdon, prandaj s’ka ç’të mbyllet.
refusal-no-tables-here = Në këtë server tavolinat mund të jenë vetëm në { $channels }. Shko atje dhe shkruaj /murlan start.
refusal-managers-open = Në këtë server tavolina hapin vetëm administruesit. Pyet njërin prej tyre, ose hyr në një tavolinë të hapur.
refusal-role-opens = Në këtë server tavolina hap vetëm kush ka rolin { $role }. Pyet dikë prej tyre, ose hyr në një tavolinë të hapur.
refusal-barred-here = Kush e administron serverin ta ka ndaluar të ulesh në tavolinat e tij. Pyete, nëse nuk e di arsyen.
refusal-nobodys-role = Atë rol e kanë të gjithë, prandaj të gjithë do ta administronin serverin. Zgjidh një tjetër.
refusal-invite-barred-here = { $name } nuk lejohet në tavolinat e këtij serveri. Ndalimi hiqet me /murlan bar.
refusal-hints-off = Ky server nuk jep ndihma në ndeshjet me vlerësim. Kundër kompjuterëve mund të pyesësh sa herë të duash.
refusal-hint-busy = Lojtari i fortë nuk ka kohë tani. Pyet prapë pas pak, ose thjesht luaj.
## What people read about their own data

privacy-export = Ja gjithçka që ruhet për ty, në JSON. Këtë mesazh e sheh vetëm ti. Çfarë do të thotë, sa gjatë ruhet dhe kush e sheh është te docs/PRIVACY.md i projektit të botit.
privacy-delete = ### Fshi gjithçka për ty
privacy-delete-what =
    Në çdo server që e ka këtë bot, përgjithmonë:
    • ndeshja që luan vetëm mbyllet;
    • emri yt, gjuha dhe zgjedhjet e tjera fshihen;
    • te rezultatet, vlerësimet, renditjet dhe podiumet vendin tënd e zë një numër pa kuptim, në çdo server një tjetër. Kështu të tjerët e mbajnë atë që fituan.
    Askush nuk e kthen dot, dhe kur të luash përsëri e nis nga fillimi. Kopjet që bëri më parë ai që e mban këtë bot i kanë ende këto, derisa t’i fshijë.
button-privacy-delete = Fshi…
privacy-form = Fshi gjithçka për mua
privacy-form-word = Shkruaj FSHIJE për ta konfirmuar
privacy-word = FSHIJE
privacy-other-word = Shkrove diçka tjetër, ndaj nuk u fshi asgjë. /murlan privacy delete pyet përsëri.
privacy-deleted = U bë: asgjë që ruhet këtu nuk çon më te ti.
privacy-still-named = Tavolina të hapura të përmendin ende, dhe do të ruheshin përsëri me ty:
privacy-leave-first = Largohu prej tyre me /murlan leave. Nëse vazhdon ende një ndeshje nga e cila u largove, prit sa të mbarojë: kur është në pauzë, mbyllet pas shtatë ditësh. Pastaj provo përsëri; nuk u fshi asgjë.

## Komandat, siç i tregon Discord

command-murlan = Murlan, loja shqiptare me letra
command-start = Hap një tavolinë në këtë kanal
command-hand = Shfaq letrat e mia
command-play = Hidh letra duke i shkruar, ose thuaj pas
command-table = Sille tavolinën në fund të kanalit
command-invite = Fto dikë në këtë tavolinë
command-invitations = Nëse mund të të ftojnë në tavolina
command-move = Sille tavolinën tënde në këtë kanal
command-leave = Largohu nga tavolina
command-end = Mbyll tavolinën, ose voto për mbyllje
command-leaderboard = Më të mirët e këtij serveri
command-verify = A ishte ndarja e drejtë?
command-history = Ndeshjet e mbaruara, dhe rishikimi i tyre
command-profile = Vlerësimi, fitoret radhazi dhe arritjet e dikujt
command-privacy = Çfarë ruhet për ty
command-privacy-export = Një skedar me gjithçka që ruhet për ty
command-privacy-delete = Fshi gjithçka për ty, pas një pyetjeje
command-rules = Si luhet Murlani
command-learn = Mësoje lojën për dy minuta
command-help = Çfarë di të bëjë boti
command-language = Zgjidh gjuhën
command-settings = Cilësimet e serverit (Manage Server)
command-preferences = Cilësimet e tua
command-void = Anulo një rezultat (Manage Server)
command-reset = Nis renditjet nga e para (Manage Server)
command-season = Nis ose mbyll një sezon (Manage Server)
command-bar = Ndaloji dikujt tavolinat (Manage Server)
option-start-rules = Rregullat; po s’u tha gjë, ato të serverit, përndryshe klasike
option-start-target = Gjatësia e ndeshjes; po s’u tha gjë, si te serveri, përndryshe 21 pikë
option-start-turn = Sekonda për një radhë; po s’u tha gjë, si te serveri, përndryshe 60
option-start-mode = Kush luan me kë; po s’u tha gjë, si te serveri, përndryshe secili për vete
option-start-passing = A hedh përsëri në të njëjtin raund kush tha pas; po, po s’u tha gjë
option-start-computers = Sa mirë luajnë kompjuterët; po s’u tha gjë, si te serveri, përndryshe të përzier
option-start-understudy = Sa mirë luhet për kë mungon; fillestar, po s’u tha gjë
option-start-cut = Kush i pret letrat; po s’u tha gjë, shtypja e parë pas premtimit
option-play-cards = Si 9S 9H, 9♠9♥, 10 10, xhol, pas
option-invite-person = Kush ftohet dhe njoftohet
option-invitations-take = Nëse të tjerët mund të të ftojnë
option-move-from = Kanali i tavolinës, kur drejton disa
option-leaderboard-board = Renditja sipas çfarë; pikët, po s’u tha gjë
option-leaderboard-period = Që nga kur; që nga fillimi, po s’u tha gjë
option-leaderboard-mode = Secili për vete, po s’u tha gjë
option-verify-match = Emri i ndeshjes, nga mesazhi i saj i fundit; pa emër, e fundit e kanalit
option-history-of = Të kujt; të tuat, po s’u tha gjë
option-profile-person = I kujt; i yti, po s’u tha gjë
option-rules-topic = Një kapitull, me shembuj; gjithçka shkurt, po s’u tha gjë
option-language-language = Çfarë lexon
option-language-server = Vëre për tavolinat e gjithë serverit (Manage Server)
option-reset-what = Cilat; pyetesh edhe një herë
option-season-action = Kur nis një, mbyllet i mëparshmi
option-season-name = Si quhet i riu
option-bar-person = Kush
option-bar-action = Ndalo, po s’u tha gjë
choice-rules = { $rules ->
    [classic] Klasike
    [visix] Visix (vetëm kolori pasues)
   *[rrethi] Rrethi (kolori i njëngjyrshëm mund çdo gjë)
}
choice-one-deal = Një dorë
choice-passing = { $passing ->
    [locked] Pasi vlen për raundin
   *[open] Pasi vlen për një radhë
}
choice-cut = { $cut ->
    [ask] Me dorë, djathtas atij që ndan letrat
   *[press] Nga shtypja e parë pas premtimit
}
choice-invitations = { $take ->
    [on] Po
   *[off] Jo
}
choice-reset = { $what ->
    [season] Renditja e këtij sezoni
   *[all] Të gjitha renditjet dhe vlerësimet
}
choice-season = { $action ->
    [start] Nis
   *[end] Mbyll
}
choice-bar = { $action ->
    [lift] Lejo përsëri
   *[bar] Ndalo
}
