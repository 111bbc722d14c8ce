# Turkish. Names are never declined: they stand in the nominative, and no suffix touches a placeholder.

## Cards and combinations

card-joker = { $joker ->
    [red-joker] kırmızı joker
   *[black-joker] siyah joker
}
combination-single = Tek { $card }
combination-pair = { $rank ->
    [ace] Çift as
    [king] Çift papaz
    [queen] Çift kız
    [jack] Çift vale
   *[other] Çift { $label }
}
combination-triple = { $rank ->
    [ace] Üçlü as
    [king] Üçlü papaz
    [queen] Üçlü kız
    [jack] Üçlü vale
   *[other] Üçlü { $label }
}
combination-quad = { $rank ->
    [ace] Kare as – bomba
    [king] Kare papaz – bomba
    [queen] Kare kız – bomba
    [jack] Kare vale – bomba
   *[other] Kare { $label } – bomba
}
combination-straight = Kent { $run }
combination-suited-straight = Renkli kent { $run } { $suit }

## Numbers of things

cards = { $count ->
    [one] 1 kart
   *[other] { $count } kart
}
points = { $count ->
    [one] 1 puan
   *[other] { $count } puan
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Rules in a line

preset-classic = klasik
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = ev kuralları
option-locked = pas diyen turun dışında
option-closed-exchange = kapalı takas
option-suited-next = renkli kentler birer birer
sides-four = tekli
sides-two = eşli
target = hedef { $target }
target-one-deal = tek el
turn-seconds = sıra başına { $seconds } sn

## How well computer players play

level = { $level ->
    [beginner] acemi
    [casual] amatör
    [club] kulüp
    [expert] uzman
    [master] usta
    [champion] şampiyon
   *[mixed] karışık
}
level-habits = { $level ->
    [beginner] ikilileri erken harcar, çiftleri bozar, hemen pas der
    [casual] keyfine oynar: atılanı unutur, arada bir kartı boşa harcar
    [club] iyi oynar: çiftleri ve kentleri bozmaz
    [expert] çok iyi oynar, arada bir şaşar
    [master] hep bildiğinin en iyisini oynar
    [champion] ilerisini düşünür, her kartı sayar: en güçlüsü
   *[mixed] bir kulüp oyuncusu, bir amatör, bir uzman
}

## Lobby

lobby-title = ### Murlan · masa açıldı
lobby-host = ★ masa sahibi
lobby-free-seat = boş yer
lobby-computers = bilgisayar oyuncular: 🖥️ { $level }
lobby-understudy = masada olmayanın yerine: 🖥️ { $level }
side-north-south = Kuzey–Güney
side-east-west = Doğu–Batı
lobby-state = { $free ->
    [0] Herkes tamam. Masada oturan herkes başlatabilir.
    [one] Bir yer boş. Dört kişi olunca başlar; boş yere bilgisayar da oturabilir.
   *[other] { $free } yer boş. Dört kişi olunca başlar; boş yerlere bilgisayar da oturabilir.
}
lobby-cut = deste elle kesilir
lobby-expires = hareket olmazsa { $clock } kapanır

## A deal

deal-title = ### Murlan · { $number }. el
dealer = dağıtan: { $name }
seat-out = { $place ->
    [1] 1. bitirdi
    [2] 2. bitirdi
    [3] 3. bitirdi
   *[4] sonuncu
}
seat-last-card = **1 kart ⚠️**
seat-passed = pas
seat-away = 💤 uzakta
seat-left = 🚪 ayrıldı
laid = { $name } attı: **{ $combination }**
before = öncesi: { $plays }
last-trick = son tur: { $plays }
this-trick = bu tur: { $plays }
nothing-lies = Masada kart yok.
draw = yer kurası: { $draws }
opening = { $card } sahibi: { $name }. Turu açar, onu da atmak zorunda.
exchange-gives = { $giver } → { $receiver }: **{ $card }**
exchange-hidden = { $giver } ve { $receiver } birer kart takas ediyor.
exchange-jokers = { $name } iki jokeri de gösterdi: takas yok.
turn-plays = Sıra: **{ $name }**
turn-leads = Turu açıyor: **{ $name }**
turn-gives = Geri kart veriyor: **{ $name }**
turn-computer = **{ $name }** düşünüyor…
turn-understudy = **{ $name }** uzakta: yerine bilgisayar oynuyor.

## What holds a match up, and what is voted on

paused-agreed = ⏸️ **Maça ara verildi.** Yedi gün içinde Devam et düğmesiyle kaldığı yerden sürer.
paused-shut-out = ⏸️ **Maça ara verildi:** artık buraya yazamıyorum. Gereken izinler: Kanalları Görüntüle (View Channel) ve Mesaj Gönder (Send Messages); alt başlıkta Alt Başlıklarda Mesaj Gönder (Send Messages in Threads). Sonra Devam et düğmesine bas ya da masayı /murlan move ile başka kanala taşı.
hold-storage-down = ⚠️ Şu an kayıt yapılamıyor; süre durdu. Kendiliğinden devam eder.
vote-end = { $count ->
    [one] { $names } masanın kapanmasını istiyor
   *[other] { $names } masanın kapanmasını istiyor
}
vote-pause = { $count ->
    [one] { $names } ara istiyor
   *[other] { $names } ara istiyor
}
vote-remove = { $count ->
    [one] { $names } istiyor: { $name } masadan çıkarılsın
   *[other] { $names } istiyor: { $name } masadan çıkarılsın
}
vote-count = { $given }/{ $needed } oy

## Between deals and at the end

deal-over-title = ### Murlan · { $number }. el bitti
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 puan
   *[other] { $count } puan
}
played-out = sonrası: { $plays }
next-dealer = Sonraki eli dağıtan: { $name }.
next-exchange = { $giver } → { $receiver }: en büyük kart; yerine bir kart geri gelir. İki joker birden gelirse kart verilmez.
target-raised = Hedefe iki ya da daha çok kişi ulaştı: yeni hedef **{ $target }**.
next-deal = Sonraki el { $clock } başlar.
before-title = ### Murlan · ilk elden önce
cut-asked = ✂️ Desteyi kesen: **{ $name }**
cut-choose = Nereden kesiyorsun?
cut-place = { $count } karttan sonra
promise = 🔒 { $number }. elin sözü verildi: { $digest }
match-name = maç { $match }
ready-are = hazır: { $names }
ready-offer = Herkes hazır olunca hemen başlar.
won = { $name } maçı kazandı
side-won = { $side } { $first } ve { $second } maçı kazandı
tie = Berabere: { $names }
tie-of-sides = İki taraf berabere
deals-played = { $count ->
    [one] 1 el
   *[other] { $count } el
}
last-deal = son el: { $places }
rematch-wanted = Rövanş isteyen: { $names }
rematch-offer = Aynı dört kişi bir daha mı? Herkes isteyince rövanş başlar.
closes = masa { $clock } kapanır
closed-title = ### Murlan · masa kapandı
closed-expired = Uzun süre kimse bir şeye basmadı.
closed-ended = Masa istek üzerine kapatıldı.
closed-deserted = Herkes ayrıldı.
closed-unattended = Üst üste sekiz sıra boyunca kimse yoktu.
closed-voted = Oyuncular masayı oyla kapattı.
closed-place-gone = Masanın kanalı artık yok.
closed-paused-out = Maç yedi gün arada kaldı, kimse devam ettirmedi.
closed-unreadable = Masa geri getirilemedi. Hata bizde; kayıt saklanıyor.
closed-again = /murlan start yeni masa açar.
moved-on = Masa aşağıda devam ediyor.
moved-to = Masa başka bir kanalda devam ediyor.
open-hands-title = ### Herkesin kartları · { $number }. el
open-hands-note = İlk kart atıldığındaki hâlleri.
open-hands-left = sonda kalan: { $cards }

## Resimlerde ne var

picture-out = { $place }. { $name }: { $cards } ile bitirdi
picture-left = { $place }. { $name }: elinde kalan { $cards }
picture-gives = { $giver } → { $receiver }: { $card }

## Buttons

button-join = Katıl
button-leave = Ayrıl
button-take-seat = Otur
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Başlat
   *[other] Başlat · { $free } kişi eksik
}
button-swap = Eşleri değiştir
button-fill = Bilgisayarla doldur, başlat
button-menu = ⋯
button-hand = Kartlarım
button-pass = Pas
button-ready = Hazırım
button-rematch = Rövanş
button-verify = Doğrula
button-open-hands = Herkesin kartları
button-play = Oyna
button-play-cards = Oyna: { $cards }
button-play-straight = Oyna: kent { $run }
button-clear = Temizle
button-more = Diğerleri · { $page }/{ $pages }
button-by-suit = Renge göre
button-by-rank = Değere göre
button-redraw = Yenile
button-give = Ver
button-give-card = Ver: { $card }
button-rules = Buranın kuralları
button-bring-down = Aşağı getir
button-pause = Ara ver
button-resume = Devam et
button-withdraw = Oyumu geri al
button-remove = Birini çıkar…
button-vote-end = Kapatmaya oy ver
button-confirm-vote = Evet, oyum bu
button-confirm-remove = Evet, çıkar
button-decline = Bu sefer yokum
button-mute = Davet gelmesin
button-end = Masayı kapat
button-confirm-leave = Evet, ayrılıyorum
button-back = Döndüm
button-confirm-end = Evet, kapat
button-go = Masaya git
button-hint = İpucu
button-undo = Geri al
button-plan = Sıram gelince oyna
button-plan-cards = Sıram gelince oyna: { $cards }
button-plan-straight = Sıram gelince oyna: kent { $run }
button-plan-pass = Bu turda pas
button-plan-else = { $state ->
    [on] Olmazsa pas: evet
   *[off] Olmazsa pas: hayır
}

## The hand

hand-title = ### Kartların · { $count ->
    [one] 1 kart
   *[other] { $count } kart
}
hand-lead = **Sıra sende** · turu sen açıyorsun, istediğini at
hand-lead-opening = **Sıra sende** · turu sen aç, içinde { $card } olsun
hand-answer = **Sıra sende** · üstüne at ya da pas de
hand-away = 💤 Uzaktasın, yerine bilgisayar oynuyor. Burada bir düğmeye basınca dönersin.
hand-missed = ⌛ Son sırada süren doldu, yerine bilgisayar oynadı. Bir daha olursa, sen bir düğmeye basana dek o oynar.
hand-left = Bu maçtan ayrıldın. Yerine bilgisayar oynuyor.
hand-removed = Bu masadan çıkarıldın. Yerine bilgisayar oynuyor.
hand-turn-of = Sıra: { $name }
hand-to-beat = Yerde: **{ $combination }**
hand-plays = { $count ->
    [one] Oyna… · tek seçenek
   *[other] Oyna… · { $count } seçenek
}
hand-plays-page = Oyna… · { $first }–{ $last } / { $count }
hand-cards = Ya da kart seç…
hand-gifts = Geri vereceğin kart…
hand-chosen = Seçtiğin: **{ $combination }**
hand-chosen-ahead = Sıran için seçtiğin: **{ $combination }**
hand-stuck = Elinde bunu geçen yok. Pas de.
hand-nothing-beats = Şu an elinde bunu geçen yok. Kartlarını önceden seçebilirsin.
hand-out = ### Elini bitirdin
hand-deal-over = ### El bitti
hand-before-deal = ### İlk el başlamak üzere
hand-match-over = ### Maç bitti
hand-table-closed = ### Masa kapandı
hand-place = { $place ->
    [1] Birinci oldun. 🥇
    [2] İkinci oldun. 🥈
    [3] Üçüncü oldun. 🥉
   *[4] Dördüncü oldun.
}
hand-points = { $count ->
    [one] Bu maçta 1 puanın var.
   *[other] Bu maçta { $count } puanın var.
}
hand-give-back = { $name } sana verdi: **{ $card }**. Geri vereceğin kartı seç.
hand-gave = En büyük kartın **{ $card }** → { $name }. Yerine bir kart gelecek.
hand-exchange = { $giver } ve { $receiver } birer kart takas ediyor.
hand-card-idle = şu an oynanmaz
hand-confirm = { $what ->
    [bomb] Bu bir bomba. Oynamak için bir daha bas.
   *[all] Bunlar son kartların. Oynamak için bir daha bas.
}
hand-plan-play = ⏱️ Sıran gelince, o an geçerliyse oynanır: **{ $cards }**
hand-plan-play-or-pass = ⏱️ Sıran gelince, o an geçerliyse oynanır, değilse pas denir: **{ $cards }**
hand-plan-pass = ⏱️ Bu tur bitene dek senin yerine pas der.
hand-plan-kept = Bunu yalnız sen görürsün. Yeniden başlarsam unutulur.
hand-plan-end = { $end ->
    [played] ✅ Planladığın gibi oynandı.
    [passed] ✅ Planladığın gibi pas dendi.
   *[void] ⚠️ Planladığın şu an olmuyor. Sıra sende, her zamanki gibi.
}
hint-play = 💡 Güçlü bir oyuncu şunu oynardı: **{ $combination }** { $cards }
hint-pass = 💡 Güçlü bir oyuncu **pas** derdi.
hint-give = 💡 Güçlü bir oyuncu şunu geri verirdi: **{ $card }**
hint-goes-out = { $count ->
    [1] Elini bitirirsin: birinci olursun.
    [2] Elini bitirirsin: ikinci olursun.
   *[other] Elini bitirirsin: üçüncü olursun.
}
hint-runs-out = Elin { $count } hamlede biter, yalnız sonuncusu geçilebilir.
hint-stops = { $count ->
    [one] Turu rakibe bırakmaz: { $name }, kalan kartı 1.
   *[other] Turu rakibe bırakmaz: { $name }, kalan kartı { $count }.
}
hint-leaves-partner = { $count ->
    [one] Tur eşinde kalır: { $name }, 1 kart.
   *[other] Tur eşinde kalır: { $name }, { $count } kart.
}
hint-feeds-partner = En küçük tekin eşine elini bitirtebilir: { $name }, 1 kart.
hint-denies = { $count ->
    [one] { $name }, 1 kartla bunu geçemez.
   *[other] { $name }, { $count } kartla bunu geçemez.
}
hint-sure-trick = Bunu kimse geçemez.
hint-last-plays = { $count ->
    [one] Kalan kartlar tek hamlede biter.
   *[other] Kalan kartlar { $count } hamlede biter.
}
hint-sheds-straight = Bir seferde { $count } kart gider.
hint-cheapest = Bunu geçenlerin en ucuzu bu.
hint-nothing-else = Elinde bunu geçen yok.
hint-saves = Bunu geçmek şunu harcatır: { $cards }
hint-keeps = Bunlar bir arada kalır: { $cards }
hint-keeps-control = Zor geçilen şunlar elde kalır: { $cards }
hint-lowest-lead = En küçük kartın gider.
hint-safe-to-lose = Geçilse bile kimse onunla bitiremez.
hint-stands-alone = O kart hiçbir kombinasyonuna girmiyor.

## Tek başına

command-solo = Üç bilgisayara karşı tek başına bir maç
option-solo-rules = Kurallar; boş bırakılırsa klasik
option-solo-target = Maçın uzunluğu; boş bırakılırsa 11 puan
option-solo-computers = Bilgisayarlar ne kadar iyi oynar; boş bırakılırsa geçen seferki gibi, yoksa karışık
help-solo = **/murlan solo** üç bilgisayara karşı tek başına bir maç, her yerde; başka kimse görmez
solo-since = senin sırandan beri: { $turns }
solo-so-far = şimdiye dek: { $turns }
solo-passes = { $name }: pas
solo-takes = Turu alan: { $name }
solo-note = Bu maçı yalnız sen görürsün, hiçbir sıralamaya girmez. İstediğin kadar düşün: yedi gün boyunca hiçbir şey oynanmazsa kapanır.
solo-still-open = Bu senin maçın, hâlâ açık. Yenisine başlamak için bunu bitir.
button-next-deal = Sonraki el
button-again = Bir daha
button-end-match = Bitir
confirm-end-solo = Bu maç bitsin mi? Hiçbir sıralamaya girmez ve bir daha açılmaz.
solo-closed = Bu maç kapandı. /murlan solo yenisini başlatır.
refusal-too-many-solo = Şu an tek başına oynayanlar için yerim kalmadı. Sonra yine dene ya da /murlan start ile masa aç.
refusal-not-a-member = Bu sunucunun üyesi değilim; bu yüzden burada masa, sıralama ya da ayar yok. Sunucuyu yöneten beni ekleyebilir. Her yerde /murlan help, learn, rules, language, preferences, invitations, privacy ve solo çalışır.

## Menu and questions

menu-title = ### Bu masa
confirm-leave = Maçtan temelli ayrılıyor musun? Yerine bilgisayar oynar, maça geri dönemezsin.
confirm-leave-last = Ayrılıyor musun? Buradaki tek insan sensin: maç biter, kimse kazanmaz.
confirm-leave-lobby = Bu masadan ayrılıyor musun?
confirm-end = Maç herkes için bitsin mi? Kimse kazanmaz.
confirm-end-lobby = Bu masa herkes için kapansın mı?
confirm-vote-end = Maçın herkes için bitmesine oy veriyor musun? Masada olanların yarısından çoğu isterse biter. Kimse kazanmaz.
confirm-remove = { $name } çıkarılsın diye oy veriyor musun? Diğerlerinin yarısından çoğu istemeli; { $name } son sırasını kaçırdıysa masa sahibinin istemesi yeter. Yerine bilgisayar oynar, { $name } bu masaya dönemez.
confirm-remove-lobby = { $name } bu masadan çıkarılsın mı? { $name } bir daha bu masaya katılamaz.
menu-remove = Kim çıkarılsın?
menu-level = + 🖥️ ile kim gelsin…
confirm-else = Ya da oyuna devam et: henüz bir şey olmadı.
exists-lobby = { $free ->
    [0] Burada zaten açık bir masa var, dört yer de dolu.
    [one] Burada zaten açık bir masa var. Bir yer boş.
   *[other] Burada zaten açık bir masa var. { $free } yer boş.
}
exists-playing = Burada zaten bir maç oynanıyor. Bir kanalda tek masa olur.
exists-finished = Burada az önce bir maç bitti, masası hâlâ açık. Bir kanalda tek masa olur.
exists-takes-people = Burada zaten bir maç oynanıyor, masada sana da yer var.
too-many-leave = Ayrılmak için birine git: maçtan önce Ayrıl düğmesiyle, sonra ⋯ altından.

## Invitations

invitation = { $mention } · **{ $name }** seni Murlan oynamaya çağırıyor.
invitation-lobby = Oturmak için Katıl düğmesine bas. Gelmesen de olur, kimse alınmaz.
invitation-playing = Maç sürüyor. El bitince oturabilirsin. Gelmesen de olur, kimse alınmaz.
invitation-accepted = { $name } masaya katıldı.
invitation-declined = { $name } bu sefer oynamıyor.
invitation-over = Bu davetin masası artık kapandı.

## Calling people

ping-turn = { $mention }, sıra sende.
table-opened = **{ $name }** bir Murlan masası açtı.
button-tell-me = { $state ->
    [on] Buradaki masaları bildirme
   *[off] Yeni masaları bana bildir
}
told-here = { $state ->
    [on] Bu kanalda masa açılınca sana haber verilir.
   *[off] Bu kanaldaki masalar artık sana bildirilmez.
}
told-muted = Davetleri yeniden kabul edince buradaki masalar sana bildirilir: /murlan preferences.

## Fair deals

fair-title = ### Dağıtım hilesiz miydi? · maç { $match }
fair-all = { $count ->
    [one] ✅ Kanıtlandı: dağıtım, sözü verilen dağıtım.
   *[other] ✅ Kanıtlandı: { $count } dağıtımın hepsi, sözü verilen dağıtım.
}
fair-some = { $count ->
    [one] ⚠️ Yanlış bir şey yok, ama { $all } dağıtımdan 1 tanesi kanıtlanamıyor.
   *[other] ⚠️ Yanlış bir şey yok, ama { $all } dağıtımdan { $count } tanesi kanıtlanamıyor.
}
fair-wrong = { $count ->
    [one] ❌ { $all } dağıtımdan 1 tanesi, sözü verilen dağıtım değil.
   *[other] ❌ { $all } dağıtımdan { $count } tanesi, sözü verilen dağıtım değil.
}
fair-deal = **{ $number }. el** { $mark } kesim { $cut } karttan sonra
fair-cut = { $kind ->
    [named] kesen: dağıtanın sağındaki oyuncu, basış { $press }
    [press] belirleyen: basış { $press }
   *[chance] şansa kesildi
}
fair-promise = söz { $digest }
fair-no-promise = söz yok
fair-seed = tohum { $seed }
fair-doubt = { $doubt ->
    [not-shown] Kanıtlanamıyor: dağıtım zamanı geldiğinde Discord sözü daha almamıştı.
    [no-press] Kanıtlanamıyor: söz ile dağıtım arasında kimse bir şeye basmadı.
   *[no-commitment] Kanıtlanamıyor: bu el dağıtılırken henüz söz verilmiyordu.
}
fair-fault = { $fault ->
    [swapped] Yanlış: burası başka bir elin yeri.
    [dealer] Yanlış: dağıtma sırası yandaki oyuncuya geçmemiş.
    [commitment-missing] Yanlış: sözü eksik.
    [not-as-shown] Yanlış: önceden başka bir söz gösterilmişti.
    [seed] Yanlış: tohum, sözü verilen tohum değil.
    [cut] Yanlış: kesim, onu belirleyen şeye uymuyor.
   *[cards] Yanlış: kartlar tohuma ve kesime uymuyor.
}
fair-own = Sözleri masada gördüklerinle karşılaştır; yalnız onlar bağlar. Dosyada her şey var: python -m murlan verify { $file } onu Discord olmadan da doğrular.

## Leaderboard

board-title = ### Sıralama
board-name = { $board ->
    [rating] Reyting
    [wins] Galibiyet
    [win-rate] Galibiyet oranı
    [deals-won] Kazanılan el
    [average-place] Ortalama sıra
    [streak] Üst üste galibiyet
   *[points] Puan
}
board-span = { $span ->
    [season] Bu sezon
    [month] Bu ay
    [week] Bu hafta
   *[all] Tüm zamanlar
}
board-pool = { $pool ->
    [two-teams] Eşli
   *[free-for-all] Tekli
}
board-order = { $board ->
    [rating] gösterilen dönemin son maçından sonraki; eşitlikte galibiyete göre
    [wins] eşitlikte galibiyet oranına göre
    [win-rate] en az { $least } maç; eşitlikte maç sayısına göre
    [deals-won] eşitlikte puana göre
    [average-place] en az { $least } maç; eşitlikte el sayısına göre
    [streak] gösterilen dönemin en uzunu; eşitlikte galibiyete göre
   *[points] eşitlikte galibiyete, sonra ortalama sıraya göre
}
board-empty = Burada henüz kimse yok. En az iki kişinin oynadığı maçlar sayılır; /murlan start masa açar.
board-no-own = Henüz listede değilsin: başka biriyle bir maç bitir.
board-provisional = Reytingli { $least } maç oynayana dek reytingin geçici.
board-too-few = Bu listeye en az { $least } maç oynayanlar girer.
board-score-wins = { $count ->
    [one] 1 galibiyet
   *[other] { $count } galibiyet
}
board-score-win-rate = %{ NUMBER($percent, minimumFractionDigits: 1) } galibiyet
board-score-deals = { $count ->
    [one] 1 el kazandı
   *[other] { $count } el kazandı
}
board-score-place = ortalama sıra { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] üst üste 1 galibiyet
   *[other] üst üste { $count } galibiyet
}
board-podium = Geçen sezon, { $season }:
board-choose = Neye göre
board-choose-span = Hangi dönem
board-own = Benim sıram
board-detail = { $matches ->
    [one] 1 maçta { $wins } galibiyet · ortalama sıra { NUMBER($place, minimumFractionDigits: 2) }
   *[other] { $matches } maçta { $wins } galibiyet · ortalama sıra { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
} { $year }
season-number = { $number }. sezon
podium-title = ### 🏆 Sezon bitti: { $season }
podium-order = Önce puana, sonra galibiyete göre. İkisinde de eşit olanlar aynı sırayı paylaşır.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 maç
   *[other] **{ $pool }** · { $count } maç
}
podium-detail = { $matches ->
    [one] 1 maçta { $wins } galibiyet
   *[other] { $matches } maçta { $wins } galibiyet
}
podium-forgotten = verileri silinmiş biri
podium-left = sunucudan çıkmış biri
podium-board = Sıralama

## Rules

rules-title = ### Murlan · buranın kuralları
topic-cards = Kartlar
topic-combinations = Kombinasyonlar
topic-beating = Ne neyi geçer
topic-tricks = Turlar
topic-exchange = Takas
topic-points = Puanlar ve bitiş
topic-absence = Uzakta olmak, ayrılmak
topic-computers = Bilgisayar oyuncular
rules-cards = 54 kart, dört oyuncu. Küçükten büyüğe: 3 4 5 6 7 8 9 10 J Q K A 2, sonra { $black } siyah joker, en büyüğü { $red } kırmızı joker. İki oyuncuya 14, ikisine 13 kart gelir. Kartlarını ilk bitiren kazanır.
rules-combinations = Tek kart; aynı değerde iki (çift), üç (üçlü) ya da dört (kare) kart; ya da sıralı 5–13 karttan kent. Kentte joker olmaz; as başta (A-2-3-4-5) ya da sonda (10-J-Q-K-A) durur, 2 yalnız başta. İki joker çift olmaz.
rules-beating = Aynı tür, aynı sayıda ama daha büyük kart atılır. Renk fark etmez. Dört aynı kart **bombadır**: daha büyük bomba dışında her şeyi geçer.
rules-straight-any = Kenti, aynı uzunlukta daha büyük her kent geçer.
rules-straight-next = Kenti yalnız aynı uzunlukta, hemen bir üstündeki kent geçer.
rules-suited-any = Tek renkten kent (renkli kent) her şeyi, bombayı da geçer; onu yalnız aynı uzunlukta daha büyük renkli kent geçer.
rules-suited-next = Tek renkten kent (renkli kent) her şeyi, bombayı da geçer; onu yalnız aynı uzunlukta, hemen bir üstündeki renkli kent geçer.
rules-beats = { $winner } > { $loser }
rules-tricks = Maçın ilk turunu { $card } kimdeyse o açar, attıklarının içinde { $card } olur. Herkes sırayla daha büyüğünü atar ya da pas der. Diğer herkes pas deyince son atan yeni turu açar.
rules-passing-open = Pas yalnız o sıra için geçerlidir: aynı turda sonra yine atabilirsin.
rules-passing-locked = Pas diyen, tur bitene dek dışarıda kalır.
rules-exchange = İlki dışında her elden önce, önceki elin sonuncusu birinciye en büyük kartını verir, karşılığında 3–10 arası bir kart alır. Sonra sonuncu başlar. Sonuncuya iki joker birden geldiyse kart verilmez, birinci başlar.
rules-exchange-open = İki kartı da herkes görür.
rules-exchange-hidden = Kartları yalnız o ikisi görür.
rules-points = Birinci 3 puan, ikinci 2, üçüncü 1, sonuncu 0.
rules-one-deal = Maç tek eldir; en çok puan alan kazanır.
rules-target = Hedef { $target } puan. Aynı elde iki ya da daha çok kişi ulaşırsa yeni hedef: { $ladder }; { $last } puanda da öyle olursa maçı paylaşırlar.
rules-sides = Eşli oyunda eşler karşılıklı oturur, puanları toplanır. Birbirlerinin kartlarını görmezler.
rules-absence = Süren dolunca bilgisayar senin yerine pas der, turu sen açıyorsan en küçük kartını atar. İki sıradan sonra, sen Kartlarım düğmesine basana dek o oynar (düzey: { $level }). Temelli ayrılan 4. sayılır.
rules-computers = Kendi kartlarını ve herkesin gördüğünü görürler, fazlasını değil. Ne kadar iyi oynadıkları /murlan start ile seçilir; başlamadan önce masa sahibi de ⋯ altından seçer. Karışık: bir kulüp oyuncusu, bir amatör, bir uzman.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Daha çok örnek: **/murlan rules topic**

## Learning to play

learn-title = Murlan öğren · { $step } / { $steps }
learn-topic = { $topic ->
    [single] Tek kart
    [pair] Çiftler
    [passing] Pas demek
    [straight] Kentler
    [bomb] Bombalar
    [out] Eli bitirmek
    [points] Puanlar
    [exchange] Takas
   *[end] Hepsi bu
}
learn-single =
    Kartlarını ilk bitiren eli kazanır. Küçükten büyüğe: 3 4 5 6 7 8 9 10 J Q K A 2, sonra siyah joker, en son kırmızı joker. { $name } papaz attı.
    👉 Listeden onu geçen bir kart seç, sonra **Oyna** düğmesine bas.
learn-pair =
    Asını kimse geçemedi: turu kazandın, yenisini sen açıyorsun. Aynı değerde iki kart **çift** eder.
    👉 Elindeki iki 3’ü at. İlk listede hazır duruyor; istersen ikinciden tek tek seç.
learn-passing =
    Çifti daha büyük bir çift geçer: { $first } 8 çifti attı, { $second } kız çifti. Elindeki 2’ler kızları geçer, ama 2’den büyük çift yok: onları sona sakla.
    👉 **Pas** düğmesine bas.
learn-straight =
    { $name } turu kazandı ve **kent** açıyor: sıralı beş ya da daha çok kart, renk fark etmez. Onu aynı sayıda kartla daha büyük bir kent geçer.
    👉 Sende bir tane var: 4’ten 8’e, onu at.
learn-bomb =
    { $name } pas demişti, şimdi yine de atıyor: burada pas tek bir sıra içindir. (Bazı masalarda pas diyen, tur bitene dek dışarıda kalır.) Daha büyük kentin yok, ama aynı değerde dört kart **bombadır**: daha büyük bomba dışında her şeyi geçer.
    👉 Dört valeni at.
learn-out =
    Turu yine sen açıyorsun, elinde iki kart kaldı.
    👉 İkisini birden at: elinde kart kalmaz, birinci sen olursun.
learn-points = Ötekiler, tek birinde kart kalana dek oynadı. Her el birinciye 3 puan, ikinciye 2, üçüncüye 1 getirir, sonuncuya hiç. Maç, biri 21 puana varana dek el el sürer.
learn-exchange =
    Yeni elden önce sonuncu, birinciye en büyük kartını verir: { $giver } sana verdi: **{ $card }**. Sen 3–10 arası bir kart geri verirsin.
    👉 Öteki kartlarınla hiç uymayan birini seç.
learn-end = Şimdi turu açan: { $name }. Sıradaki el başlıyor. Artık Murlan oynamayı biliyorsun!
learn-next-solo = **/murlan solo** üç bilgisayara karşı sen
learn-next-start = **/murlan start** bir kanalda masa, arkadaşlarınla
learn-next-rules = **/murlan rules** bütün kurallar, bir şeye bakmak istersen
learn-aside-single = { $aside ->
    [passed] Pas diyebilirsin ama gerek yok: kartlarından biri papazı geçer, sana da ucuza gelir.
    [bomb] Bomba onu geçer, ama bir papaz için dört iyi kart gider. Tek kart yeter.
   *[high] 2 de onu geçer, ama as yeter. 2’leri sonraya sakla.
}
learn-aside-pair = { $aside ->
    [bomb] Bununla açabilirsin. Ama dört vale bir arada çok daha değerli: sakla.
    [high] Bununla açabilirsin. Ama 2 neredeyse her şeyi geçer: sonraya sakla.
    [straight] Bununla açabilirsin, fena fikir de değil. Ama yakında lazım olacak: küçük çiftinle başla.
   *[single] Bununla açabilirsin. Ama çiftle bir seferde iki karttan kurtulursun.
}
learn-aside-passing = { $aside ->
    [bomb] Bomba onları geçer, ama birazdan daha çok lazım olacak. Bu sefer pas de.
   *[high] 2’ler onları geçer, ama saklamaya değer. Bu sefer pas de.
}
learn-aside-straight = { $aside ->
    [passed] Pas diyebilirsin ama burada bir seferde beş karttan kurtulursun: kentini at.
   *[bomb] Bomba onu geçer, ama senin kentin de geçer. Bombayı sakla.
}
learn-aside-bomb = Pas diyebilirsin, ama o zaman turu yine açan: { $name }. Bombayla turu sen kazanırsın.
learn-aside-out = O zaman elinde bir kart kalır. İkisi birlikte çift eder: at ve elini bitir.
learn-aside-exchange = Onu verebilirsin, ama çift ya da kent için sana lazım. 4 hiçbir şeye uymuyor: onu ver.
learn-stopped = Buradan istediğin zaman sürdürebilirsin; **/murlan learn** baştan başlar.
button-step-on = İleri
button-step-back = Geri
button-stop = Burada bırak
button-learn-on = Sürdür
hand-learn = Murlan’da yeni misin? /murlan learn iki dakikada öğretir.

## Finished matches

history-title = ### Bu sunucuda biten maçlar
history-title-own = ### Bitirdiğim maçlar
history-hint = Birini seç; bütün eller açık, adım adım izle.
history-empty = Bu sunucuda daha biten maç yok; /murlan start masa açar.
history-empty-own = Bu sunucuda daha maç bitirmedin; /murlan start masa açar.
history-choose = Bir maçı tekrar izle
history-own = Maçlarım
history-all = Bu sunucunun maçları
history-unfinished = bitmeden kapandı
history-void = sayılmıyor
history-deleted = silinmiş kişi
replay-title = ### Tekrar · { $number }. el
replay-step = adım { $step } / { $steps }
replay-dealt = Kartları dağıtan: { $name }.
replay-plays = **{ $name }** attı: { $play } · { $cards }
replay-plays-single = **{ $name }** attı: { $card }
replay-passes = **{ $name }** pas dedi.
replay-leads = Turu açan: { $name }.
replay-gives-back = Geri kart veren: { $name }.
replay-choose = El seç
replay-deal = El { $number } / { $deals }
replay-file = Bütün maç; `python -m murlan replay FILE` gösterir.
button-replay = Tekrarı izle
button-notation = Notasyon

## Turning points

turning-title = ### Dönüm noktaları
turning-hint = Şampiyon buldu, herkesin o anda bilebildiğine bakarak; el başına puanla, o anki skora göre.
turning-none = Bu maçta öne çıkan bir şey yok: hiçbir hamle tek başına çok şey kaybettirmedi ya da kazandırmadı.
turning-deal = { $number }. el
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } puan
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } puan
turning-cost-play = **{ $name }** attı: { $done }. Daha iyisi: { $other }
turning-cost-instead = **{ $name }** attı: { $done }. Daha iyisi: pas.
turning-cost-passed = **{ $name }** pas dedi. Daha iyisi: { $other }
turning-cost-gift = **{ $name }** geri verdi: { $done }. Daha iyisi: { $other }
turning-gain-play = **{ $name }** doğrusunu buldu: { $done }. İkinci seçenek: { $other }
turning-gain-instead = **{ $name }** doğrusunu buldu: { $done }. İkinci seçenek: pas.
turning-gain-passed = **{ $name }** haklı olarak pas dedi. İkinci seçenek: { $other }
turning-gain-gift = **{ $name }** haklı olarak geri verdi: { $done }. İkinci seçenek: { $other }
turning-replay = { $number }: izle
button-turning = Dönüm noktaları

## Why a play is good

why-goes-out = Son kartlar atılır, alınan sıra: { $number }.
why-runs-out = { $number } hamlede eli bitiren kesin bir yol açar.
why-stops = Turu rakibe bırakmaz: { $name }, kalan kartı: { $number }.
why-leaves-partner = Turu eşe bırakır: { $name }, kalan kartı: { $number }.
why-feeds-partner = Eşin son kartına yetecek kadar küçük: { $name } bitirebilir.
why-denies = { $name } bunu geçemez; kalan kart: { $number }.
why-sure-trick = Bunu kimse geçemez.
why-last-plays = { $number ->
    [one] Kalanlar tek hamlede biter.
   *[other] Kalanlar { $number } hamlede biter.
}
why-sheds-straight = Bir seferde { $number } kart gider.
why-cheapest = Kendi türünün en ucuz cevabı.
why-nothing-else = Elde yerdekini geçen bir şey yok.
why-saves = Her cevap iyi bir şeyi bozar ya da harcar: { $cards }
why-keeps = Bir arada kalır: { $cards }
why-keeps-control = { $number ->
    [0] Elde kalır: { $cards }. Görülmeyen hiçbir şey onu geçmez.
    [one] Elde kalır: { $cards }. Görülmeyen yalnız bir kart ya da değer onu geçer.
   *[other] Elde kalır: { $cards }. Görülmeyen yalnız { $number } kart ya da değer onu geçer.
}
why-lowest-lead = En küçük kart gider.
why-safe-to-lose = Geçilebilir, ama hiçbir rakip bununla bitiremez.
why-stands-alone = O kart elde hiçbir kombinasyona girmiyor.

## Profiles

profile-title = ### Profil: { $name }
profile-empty = Bu sunucuda daha reytingli maç yok. En az iki kişinin oynadığı maçlar sayılır.
profile-rating = reyting { $rating }
profile-rating-provisional = reyting { $rating }, geçici
profile-streaks = üst üste galibiyet: şimdi { $now }, en çok { $best }
profile-places = Ellerdeki sıralar: { $places }
profile-combinations = Kent: { $straights } · bomba: { $quads }
profile-laid = En çok oynadığı: { $laid }
laid-kind = { $kind ->
    [singles] tek
    [pairs] çift
    [triples] üçlü
    [quads] bomba
    [straights] kent
   *[suited] renkli kent
}
profile-head-to-head = Karşılıklı: sen önde { $ahead }, geride { $behind }, berabere { $level }; eş olarak { $together }
profile-newest = son reytingli maçlardan: { $count }
profile-picture = { $pool }, en eski maçtan en yenisine reytingler: { $ratings }
profile-achievements = **Başarımlar** { $count } / { $all }
achievement = { $name ->
    [first-match] İlk maç
    [ten-matches] On maç
    [hundred-matches] Yüz maç
    [first-win] İlk galibiyet
    [ten-wins] On galibiyet
    [fifty-wins] Elli galibiyet
    [three-in-a-row] Üst üste üç galibiyet
    [five-in-a-row] Üst üste beş galibiyet
    [fifty-deals] Kazanılan elli el
    [five-hundred-points] Beş yüz puan
    [comeback] Çok geriden gelip kazandı
    [bomb] Bir bomba
    [three-bombs] Bir maçta üç bomba
    [five-straights] Bir maçta beş kent
    [sweep] Her elde birinci
    [never-last] Bir maçta hiç sonuncu olmadı
    [full-table] Dört kişilik masada kazandı
    [both-kinds] Hem tekli hem eşli kazandı
    [rating-1200] 1200 reyting
   *[loyal] Yirmi kez sonuna dek kaldı
}

## Help

help-title = ### Murlan
help-intro = Dört kişilik Arnavut iskambil oyunu: kartlarını ilk bitiren kazanır. Eksik oyuncunun yerine bilgisayar oynar.
help-start = **/murlan start** bu kanalda masa açar
help-hand = **/murlan hand** kartlarını gösterir
help-play = **/murlan play** yazdığın kartları oynar: 9S 9H, ya da pas der
help-leave = **/murlan leave** yerini bırakır
help-invite = **/murlan invite** birini masaya çağırır; **/murlan invitations** sana davet gelsin mi, onu seçer
help-table = **/murlan table** masayı kanalın sonuna getirir
help-move = **/murlan move** masanı başka kanaldan buraya taşır
help-end = **/murlan end** masayı kapatır: masa sahibi hemen, diğerleri oyla
help-rules = **/murlan rules** buranın kuralları
help-learn = **/murlan learn** oyunu iki dakikada öğretir
help-leaderboard = **/murlan leaderboard** bu sunucunun en iyileri: reyting, puan, galibiyet ve dahası
help-verify = **/murlan verify** biten maçın tohumlarını gösterir ve doğrular
help-history = **/murlan history** biten maçlar ve tekrarları
help-profile = **/murlan profile** birinin reytingi, serileri, başarımları
help-language = **/murlan language** okuduğun dil, sekiz dilden biri
help-settings = **/murlan preferences** kendi ayarların; **/murlan settings** sunucunun ayarları, yöneticiler için
help-privacy = **/murlan privacy** senin hakkında saklanan her şey, dosya olarak; silmesi de burada
help-buttons = **Kartlarım** kartlarını açar; yalnız sen görürsün. Listeden bir hamle seç ya da kartları tek tek, sonra **Oyna** düğmesine bas. **⋯** altında kurallar, ara, oylar, ayrılma ve masayı kapatma var.

## Notes

fault = Bizde bir şey ters gitti, hiçbir şey değişmedi. Bir daha dener misin?
note-done = Tamam.
note-left = Masadan ayrıldın.
note-ended = Masa kapandı.
note-moved = Masa bundan sonra bu kanalda.
note-brought-down = Masa kanalın sonunda.
note-paused = Maça ara verildi. Yedi gün içinde Devam et düğmesiyle sürer.
note-resumed = Maç devam ediyor.
note-withdrawn = Verdiğin oy geri alındı.
note-level = Bundan sonra + 🖥️ ile gelen: **{ $level }**.
note-removed = { $name } masadan çıkarıldı.
note-vote-end = Verdiğin oy sayıldı, masayı kapatmak için: { $given } / { $needed }. Diğerleri ⋯ altından oy verebilir.
note-vote-pause = Verdiğin oy sayıldı, ara vermek için: { $given } / { $needed }. Diğerleri ⋯ altından oy verebilir.
note-vote-remove = Verdiğin oy sayıldı, { $name } çıkarılsın diye: { $given } / { $needed }. Diğerleri ⋯ altından oy verebilir.
note-invitations-on = Bundan sonra masalara davet edilebilirsin.
note-invitations-off = Artık kimse seni davet edemez. /murlan invitations yeniden açar.
note-not-posted = Davet gönderilemedi, kimse çağrılmadı. Birazdan yine dene.
note-language = Bundan sonra Türkçe okursun. Masalar ise sunucunun dilinde.
note-language-server = Bundan sonra bu sunucunun masaları Türkçe.
stopping = Yeniden başlıyorum. Masan kayıtlı; birazdan yine bas.

## Why a press did nothing

refusal-not-seated = Bu masada yerin yok. /murlan start başka bir kanalda masa açar.
refusal-join-first = Henüz bu masada değilsin: önce Katıl düğmesine bas.
refusal-already-seated = Zaten bu masadasın.
refusal-no-free-seat = Dört yer de dolu.
refusal-no-computer = Burada bilgisayar yok.
refusal-seats-free = { $free ->
    [one] Bir yer hâlâ boş: oyuncu bekle ya da bilgisayarla doldur.
   *[other] { $free } yer hâlâ boş: oyuncu bekle ya da bilgisayarla doldur.
}
refusal-not-host = Bunu yalnız bu masanın sahibi yapabilir.
refusal-host-is = Bunu yalnız masa sahibi yapabilir: { $name }.
refusal-not-started = Maç daha başlamadı. Dört kişi olunca başlar; boş yerlere bilgisayar da oturabilir.
refusal-already-started = Maç başladı. Bitmesini bekle ya da başka bir kanalda masa aç.
refusal-turn-is-over = O, geçmiş bir sıra içindi. Masaya bir daha bak.
refusal-nothing-chosen = Kart seçmedin. Listeden bir hamle seç ya da kartları tek tek.
refusal-not-between-deals = El hâlâ sürüyor. Hazırım düğmesi eller arasında içindir.
refusal-nothing-to-cut = Şu an kimsenin kesmesi beklenmiyor.
refusal-not-your-cut = Kesecek olan: { $name }, dağıtanın sağındaki oyuncu. Senin bir şey yapman gerekmez.
refusal-no-such-match = Burada bu adla bitmiş maç yok. Tohumlar maç bitince gösterilir; ad yazmadan /murlan verify bu kanalın son maçını alır.
refusal-left-for-good = Bu maçtan temelli ayrıldın. Sonrakine katılabilirsin.
refusal-closed-expired = Bu masa kapandı: uzun süre kimse bir şeye basmadı. /murlan start yeni masa açar.
refusal-closed-ended = Bu masa kapatıldı. /murlan start yeni masa açar.
refusal-closed-deserted = Bu masa kapandı: herkes ayrıldı. /murlan start yeni masa açar.
refusal-closed-unattended = Bu masa kapandı: üst üste sekiz sıra boyunca kimse yoktu. /murlan start yeni masa açar.
refusal-closed-voted = Bu masa oyla kapatıldı. /murlan start yeni masa açar.
refusal-closed-place-gone = Bu masa kapandı: kanalı artık yok. /murlan start yeni masa açar.
refusal-closed-paused-out = Bu masa kapandı: yedi gün arada kaldı. /murlan start yeni masa açar.
refusal-barred = Bu masadan çıkarıldın. Başka bir masaya katılabilir ya da /murlan start ile kendi masanı açabilirsin.
refusal-no-seat-free-now = El oynanıyor. Bitince, bir insanın oturmadığı bir yere oturabilirsin.
refusal-paused = Maça ara verildi. Oyunculardan biri Devam et düğmesine basabilir.
refusal-shut-out = Maça ara verildi: bu kanala artık yazamıyorum. Bana o izni ver ya da masayı /murlan move ile taşı.
refusal-not-paused = Maça ara verilmiş değil.
refusal-already-voted = Bunun için zaten oy verdin. Diğerlerinin de istemesi gerek.
refusal-cannot-remove = Burada böyle çıkarabileceğin biri yok. Kendi yerini bırakmak için Ayrıl düğmesine bas.
refusal-same-place = Masa zaten bu kanalda.
refusal-too-many-here = { $limit ->
    [one] Bu sunucuda zaten açık bir masa var, fazlasına izin yok. Ona katıl ya da bitmesini bekle.
   *[other] Bu sunucuda zaten { $limit } açık masa var, fazlasına izin yok. Birine katıl ya da birinin bitmesini bekle.
}
refusal-too-many-yours = { $limit ->
    [one] Zaten başka bir masada oturuyorsun, fazlasına izin yok. Önce ondan ayrıl.
   *[other] Zaten { $limit } masada oturuyorsun, fazlasına izin yok. Önce birinden ayrıl.
}
refusal-too-fast = Yetişemeyeceğim kadar hızlı basıyorsun, bu basışın sayılmadı. Bir saniye bekle, yine bas.
refusal-just-brought-down = Masa az önce aşağı getirildi: kanalın sonuna bak.
refusal-no-table-to-move = Bu sunucuda taşıyabileceğin bir masan yok. /murlan start bir tane açar.
refusal-which-table = Birden çok masanın sahibisin: { $channels }. Hangisiyse kanalını “from” alanında seç.
refusal-which-hand = Birden çok masada oturuyorsun: { $channels }. Hangisi içinse, onun kanalında yaz.
refusal-not-invited = Bu davet başkası için. Boş yer varsa masadaki Katıl düğmesine bas.
refusal-invite-oneself = Kendini davet edemezsin. Bu sunucudan başka birini seç.
refusal-invite-application = Uygulamalar oynamaz. Bilgisayar oyuncu için, maç başlamadan + 🖥️ düğmesine bas.
refusal-invite-elsewhere = Bu kişi bu sunucuda değil. Önce onu buraya çağır.
refusal-invite-seated = { $name } zaten bu masada oturuyor.
refusal-invite-barred = { $name } bu masadan çıkarıldı, davet edilemez. Başka birini davet et.
refusal-invite-muted = { $name } davet kabul etmiyor. Başka birini davet et ya da yeri bilgisayara bırak.
refusal-invite-again = { $name } az önce davet edildi. Yanıt için birkaç dakika bekle.
refusal-invite-often = Kısa sürede çok davet gönderdin. Sonraki için on dakika bekle.
refusal-closed-unreadable = Bu masa geri getirilemedi. /murlan start yeni masa açar.
refusal-double-press = Bu basış zaten sayıldı.
refusal-conflict = Biri senden hızlı davrandı. Son durumu görmek için Kartlarım düğmesine bas.
refusal-storage-down = Şu an kaydedilemedi, o yüzden bir şey değişmedi. Birazdan yine bas.
refusal-turn-of = Sıra sende değil, sıradaki: { $name }. Kartlarını önceden seçebilirsin.
refusal-not-your-turn = Sıra sende değil. Kartlarını önceden seçebilirsin.
refusal-stage-dealing = Şu an oynanan el yok. Sonraki birazdan başlar.
refusal-stage-exchange = Önce bir kart geri verilmeli.
refusal-stage-play = Takas bitti; el oynanıyor.
refusal-stage-over = Maç bitti. Bir daha oynamak için Rövanş düğmesine bas.
refusal-cards-not-held = Elinde yok: { $cards }. Yeniden seç.
refusal-no-combination = { $cards } bir kombinasyon değil: tek, çift, üçlü, kare ya da en az beş kartlık kent at.
refusal-opening = Maçın ilk atışında 3♠︎ olmalı. Onu da ekle.
refusal-other-kind = { $kind ->
    [single] Tek kartı daha büyük bir tek kart ya da bomba geçer. Seçtiğin: { $chosen } · yerdeki: { $lies }
    [pair] Çifti daha büyük bir çift ya da bomba geçer. Seçtiğin: { $chosen } · yerdeki: { $lies }
    [triple] Üçlüyü daha büyük bir üçlü ya da bomba geçer. Seçtiğin: { $chosen } · yerdeki: { $lies }
   *[straight] { $size } kartlık kenti daha büyük { $size } kartlık kent ya da bomba geçer. Seçtiğin: { $chosen } · yerdeki: { $lies }
}
refusal-not-higher = { $kind ->
    [single] Daha büyük bir kart gerek. Seçtiğin: { $chosen } · yerdeki: { $lies }
    [pair] Daha büyük bir çift gerek. Seçtiğin: { $chosen } · yerdeki: { $lies }
    [triple] Daha büyük bir üçlü gerek. Seçtiğin: { $chosen } · yerdeki: { $lies }
    [quad] Daha büyük bir bomba gerek. Seçtiğin: { $chosen } · yerdeki: { $lies }
   *[straight] Daha büyük bir kent gerek. Seçtiğin: { $chosen } · yerdeki: { $lies }
}
refusal-not-next = Burada kenti yalnız bir sonraki kent geçer: { $size } kart, en büyüğü { $next }; ya da bomba. Seçtiğin: { $chosen }.
refusal-quad-needed = Yerde bomba var, onu yalnız daha büyük bomba geçer: { $lies }.
refusal-suited-needed = Yerde renkli kent var: onu yalnız { $size } kartlık daha büyük bir renkli kent geçer.
refusal-leader-must-play = Turu sen açıyorsun: bir şey at, pas diyemezsin.
refusal-gift = { $card } geri verilemez. Verebileceklerin: { $allowed }.
refusal-notation = “{ $text }” bir kart değil. Kartları şöyle yaz: 9S, 10H, QD, BJ.
refusal-options = Bu ev kuralları birbirine uymuyor: { $option }.
refusal-wrong-place = Bu, başka bir kanaldaki masaya ait.
refusal-table-is-in = Masa { $channel } kanalında: oraya git.
refusal-table-moved = Masa az önce { $channel } kanalına taşındı, bu basışın sayılmadı: oraya git.
refusal-no-such-table = Burada açık masa yok. /murlan start bir tane açar.
refusal-no-table-but = Burada açık masa yok. Oturduğun masa şurada: { $channels }.
refusal-table-is-over = Bu, bitmiş bir masaya ait. /murlan start yeni masa açar.
refusal-no-finished-match = O maç daha bitmedi ya da bu sunucuda oynanmadı. Görülebilenler /murlan history listesinde.
refusal-hands-hidden = Herkesin kartları, el bitince yenisi başlayana kadar görülebilir.
refusal-not-shared = Bu kişi profilini göstermiyor.
refusal-not-in-server = Murlan sunucuda oynanır: bir sunucu kanalına gidip /murlan start yaz. Özelde yalnız /murlan help, learn, rules, language, preferences, invitations, privacy ve solo çalışır.
permission-view-channel = Kanalları Görüntüle (View Channel)
permission-send-messages = Mesaj Gönder (Send Messages)
permission-send-messages-in-threads = Alt Başlıklarda Mesaj Gönder (Send Messages in Threads)
permission-connect = Bağlan (Connect)
refusal-permissions = Bu kanalda bana gereken izinler eksik: { $permissions }. Sunucuyu yöneten biri verebilir.
refusal-manage-guild = Bunu yalnız bu sunucuyu yöneten biri yapabilir.
refusal-table-exists = Şu anda burada zaten bir masa açılıyor.
refusal-not-now = Bu şu an olmuyor. Masaya bak, bir daha dene.
refusal-old-command = Bu komut değişti. /murlan yaz ve listeden birini seç.
refusal-old-button = Bu düğme çok eski. /murlan hand kartlarını, /murlan start masa açar.
refusal-turning-nobody = Güçlü bilgisayarlar şu an burada çalışmıyor, dönüm noktalarını da yalnız onlar bulur. Tekrar her hamleyi gösterir.
refusal-turning-busy = Bilgisayarların şu an masalarda çok işi var. Birkaç dakika sonra yine iste.
refusal-turning-still = Senin için hâlâ bir maça bakıyorum. O cevabı bekle, sonra ötekini iste.
refusal-turning-failed = Bu maça bakarken bir şey ters gitti. Dönüm noktalarını yine iste.
refusal-too-many-files = Kısa sürede çok dosya aldın. Yarım dakika bekle, sonrakini öyle al.

## Settings of a server, and one's own

language-name = Türkçe
settings-title = { $page ->
    [opening] ### Ayarlar · masa açma
    [tables] ### Ayarlar · yeni masalar
   *[league] ### Ayarlar · lig
}
settings-page = { $page ->
    [opening] Masa açma
    [tables] Yeni masalar
   *[league] Lig
}
settings-at-once = Her seçim hemen kaydedilir.
settings-rights = Bu kanalda bana gereken bütün izinler var.
settings-missing = ⚠️ Bu kanalda eksik izinlerim: { $permissions }. Vermek için: Kanalı Düzenle → İzinler → benim adım → orada ✓ → Kaydet. Bütün kanallar için: Sunucu Ayarları → Roller → benim rolüm.
settings-language = Masaların ve sıralamaların **dili**
settings-channels = Masa açılabilen **kanallar**
settings-everywhere = Her yerde
settings-openers = **Masayı kim açar**
settings-opener = { $who ->
    [everybody] Herkes
    [role] Belli bir rolü olanlar ve yöneticiler
   *[managers] Yalnız yöneticiler
}
settings-opener-role = Masa açabilen rol
settings-manager-role = **Yönetici rolü**: bende Sunucuyu Yönet izni gibi geçer. Yalnız o izni olan seçebilir.
settings-no-role = Rol yok
settings-most = **Aynı anda masa**
settings-cap = { $count ->
    [one] 1 masa
   *[other] { $count } masa
}
settings-cap-any = Açabildiğim kadar: { $count }
settings-defaults = Başka bir şey seçilmezse /murlan start bunları alır.
settings-preset = **Kurallar**
settings-mode = **Kim kiminle oynar**
settings-target = **Maçın uzunluğu**
settings-turn = **Sıra süresi**
settings-computers = **Bilgisayar oyuncular**
settings-choose = Seç
settings-hints = { $state ->
    [on] Reytingli maçta ipucu: açık
   *[off] Reytingli maçta ipucu: kapalı
}
settings-league = Bu sunucunun **reytingi ve sıralamaları**
settings-rated = { $state ->
    [on] Maçlar reytingli: evet
   *[off] Maçlar reytingli: hayır
}
settings-leavers = { $state ->
    [on] Sunucudan çıkanları gizle: evet
   *[off] Sunucudan çıkanları gizle: hayır
}
settings-seasons = **Sezonlar**
settings-season-mode = { $mode ->
    [monthly] Her ay bir sezon
    [owner] Yöneticiler başlatıp bitirir: /murlan season
   *[off] Sezon yok
}
settings-season = Süren sezon: { $name }
settings-no-season = Şu an süren sezon yok.
settings-podiums = { $state ->
    [on] Podyumlar paylaşılır: evet
   *[off] Podyumlar paylaşılır: hayır
}
settings-podium-channel = **Sezonun podyumu**: nerede paylaşılır
settings-podium-last = Son reytingli maçın oynandığı yer
settings-corrections = /murlan void bir sonucu saydırmaz, /murlan reset sıralamaları baştan başlatır, /murlan bar birini masalardan uzak tutar.
preferences-title = ### Kendi ayarların
preferences-language = Okuduğun **dil**
preferences-sorting = **Kartların** önce böyle dizilir
preferences-sorting-by = { $by ->
    [rank] Değere göre
   *[suit] Renge göre
}
preferences-confirms = { $state ->
    [on] Bomba ve son kartta sor: evet
   *[off] Bomba ve son kartta sor: hayır
}
preferences-others = **Başkaları ne yapabilir**
preferences-invitations = { $state ->
    [on] Seni masalara davet etsin: evet
   *[off] Seni masalara davet etsin: hayır
}
preferences-profile = { $state ->
    [on] Profilini görsün: evet
   *[off] Profilini görsün: hayır
}
preferences-deck = Gördüğün **kartlar**
preferences-large-hand = { $state ->
    [on] Kartların büyük resimle: evet
   *[off] Kartların büyük resimle: hayır
}
settings-deck = Masa mesajlarındaki **kartlar**
deck-name = { $deck ->
    [four] Resimli, her cins ayrı renkte
    [two] Resimli, siyah ve kırmızı
   *[text] Yazıyla: 3♠ K♥
}
preferences-pings = Sıra sendeyken **bildirim**
preferences-ping-when = { $when ->
    [never] Hiçbir zaman
    [idle] Bir dakika hiçbir şeye basmazsam
   *[each] Her sıramda
}
settings-pings = { $state ->
    [on] Bildirim (sıra, masa): açık
   *[off] Bildirim (sıra, masa): kapalı
}
preferences-told = **Yeni masalar** şu kanallarda bildirilir: { $channels }
preferences-told-none = Yeni masaları bildirme

## Corrections by who manages the server

void-title = ### Hangi sonuç sayılmasın?
void-nothing = Bu sunucuda daha biten maç yok.
void-choose = Son sonuçlar, en yenisi başta
void-when = { $when } UTC
void-is-void = sayılmıyor
void-ask = ### Bu sonuç sayılmasın mı?
    Bitişi { $when } olan maç. Reyting ve sıralamalar onsuz yeniden hesaplanır. Geri alınamaz.
button-void = Sayılmasın
reset-ask = { $what ->
    [season] ### Bu sezonun sıralaması baştan başlasın mı?
       Şimdiye dek oynanan hiçbir maç bu sezona sayılmaz. Geri alınamaz.
   *[all] ### Bütün sıralamalar baştan başlasın mı?
       Şimdiye dek oynanan hiçbir maç sayılmaz, bütün reytingler baştan başlar. Geçmiş sezonların podyumları kalır. Geri alınamaz.
}
button-reset = Baştan başlat
note-void-already = O sonuç zaten sayılmıyor.
note-voided = Artık sayılmıyor; reyting ve sıralamalar yeniden hesaplandı.
note-reset = Tamam: şimdiye dek oynanan maçlar orada artık sayılmıyor.
note-barred = { $name } artık bu sunucunun masalarına oturamaz. Oturduğu masada o maç bitene dek kalır. Yasağı kaldırmak da /murlan bar ile olur.
note-barred-already = { $name } zaten yasaklı.
note-let-in = { $name } bu sunucunun masalarına yine oturabilir.
note-never-barred = { $name } zaten yasaklı değildi.
note-season-started = Sezon başladı: { $name }. Bundan sonra sezonlar /murlan season ile başlar ve biter.
note-season-ended = Biten sezon: { $name }. Bundan sonra sezonlar /murlan season ile başlar ve biter.
note-no-season = Süren sezon yok, bitirilecek bir şey de yok.
refusal-no-tables-here = Bu sunucuda yalnız şu kanallarda masa açılır: { $channels }. Oraya gidip /murlan start yaz.
refusal-managers-open = Bu sunucuda yalnız yöneticiler masa açar. Birine sor ya da açık bir masaya katıl.
refusal-role-opens = Bu sunucuda yalnız { $role } rolü olanlar masa açar. Birine sor ya da açık bir masaya katıl.
refusal-barred-here = Bu sunucuyu yöneten biri sana masaları yasakladı. Nedenini bilmiyorsan ona sor.
refusal-nobodys-role = O rol herkeste var, o zaman sunucuyu herkes yönetirdi. Başka bir rol seç.
refusal-invite-barred-here = { $name } bu sunucunun masalarından yasaklı. /murlan bar bunu geri alır.
refusal-hints-off = Bu sunucu reytingli maçta ipucu vermez. Yalnız bilgisayarlara karşı istediğin kadar sorabilirsin.
refusal-hint-busy = Güçlü oyuncunun şu an vakti yok. Birazdan yine sor ya da doğrudan oyna.
## What people read about their own data

privacy-export = Senin hakkında saklanan her şey burada, JSON olarak. Bu mesajı yalnız sen görürsün. Ne anlama geldiği, ne kadar saklandığı ve kimin gördüğü botun projesindeki docs/PRIVACY.md dosyasında.
privacy-delete = ### Hakkındaki her şeyi sil
privacy-delete-what =
    Bu botun olduğu her sunucuda, temelli:
    • tek başına oynadığın maç kapanır;
    • adın, dilin ve öbür seçimlerin silinir;
    • sonuçlarda, reytingde, sıralamalarda ve podyumlarda yerini anlamsız bir sayı alır, her sunucuda başka bir sayı. Böylece diğerlerinin kazandığı onlarda kalır.
    Bunu kimse geri alamaz; yine oynarsan sıfırdan başlarsın. Botu çalıştıranın önceden aldığı yedeklerde, o silene dek kalır.
button-privacy-delete = Sil…
privacy-form = Hakkımdaki her şeyi sil
privacy-form-word = Onaylamak için EVET yaz
privacy-word = EVET
privacy-other-word = Başka bir şey yazdın, hiçbir şey silinmedi. /murlan privacy delete bir daha sorar.
privacy-deleted = Tamam: burada saklanan hiçbir şey artık sana götürmüyor.
privacy-still-named = Açık masalarda hâlâ adın var, silinse yeniden seninle kaydedilirdi:
privacy-leave-first = Oradan /murlan leave ile ayrıl. Ayrıldığın maç hâlâ sürüyorsa bitmesini bekle: arada kalan maç yedi gün sonra kapanır. Sonra yine dene; hiçbir şey silinmedi.

## Commands, as Discord lists them

command-murlan = Murlan, Arnavut iskambil oyunu
command-start = Bu kanalda masa aç
command-hand = Kartlarımı göster
command-play = Kartları yazarak oyna ya da pas de
command-table = Masayı kanalın sonuna getir
command-invite = Birini bu masaya çağır
command-invitations = Masalara çağrılıp çağrılmayacağını seç
command-move = Masanı bu kanala taşı
command-leave = Masadan ayrıl
command-end = Masayı kapat ya da kapatmak için oy ver
command-leaderboard = Bu sunucunun en iyileri
command-verify = Dağıtım hilesiz miydi?
command-history = Biten maçlar ve tekrarları
command-profile = Birinin reytingi, serileri, başarımları
command-privacy = Senin hakkında saklananlar
command-privacy-export = Senin hakkında saklanan her şey, dosya olarak
command-privacy-delete = Hakkındaki her şeyi sil; önce sorulur
command-rules = Murlan nasıl oynanır
command-learn = Oyunu iki dakikada öğren
command-help = Botun yapabildikleri
command-language = Dilini seç
command-settings = Bu sunucunun ayarları (Sunucuyu Yönet)
command-preferences = Kendi ayarların
command-void = Bir sonucu geçersiz say (Sunucuyu Yönet)
command-reset = Sıralamaları baştan başlat (Sunucuyu Yönet)
command-season = Sezon başlat ya da bitir (Sunucuyu Yönet)
command-bar = Birine masaları yasakla (Sunucuyu Yönet)
option-start-rules = Kurallar; boş bırakılırsa sunucununki, yoksa klasik
option-start-target = Maçın uzunluğu; boş bırakılırsa sunucununki, yoksa 21 puan
option-start-turn = Sıra başına saniye; boş bırakılırsa sunucununki, yoksa 60
option-start-mode = Kim kiminle oynar; boş bırakılırsa sunucununki, yoksa tekli
option-start-passing = Pas diyen aynı turda yine atabilir mi; boş bırakılırsa evet
option-start-computers = Bilgisayarlar ne kadar iyi oynar; boş bırakılırsa sunucununki, yoksa karışık
option-start-understudy = Uzakta olanın yerine ne kadar iyi oynanır; boş bırakılırsa acemi
option-start-cut = Desteyi kim keser; boş bırakılırsa sözden sonraki ilk basış
option-play-cards = Örnek: 9S 9H, 9♠9♥, 10 10, joker, pas
option-invite-person = Kim çağrılsın; bildirim gider
option-invitations-take = Başkaları seni çağırabilsin mi
option-move-from = Birkaç masan varsa masanın kanalı
option-leaderboard-board = Neye göre; boş bırakılırsa puan
option-leaderboard-period = Hangi dönem; boş bırakılırsa tüm zamanlar
option-leaderboard-mode = Boş bırakılırsa tekli
option-verify-match = Maçın adı, son mesajında yazar; boş bırakılırsa bu kanalın son maçı
option-history-of = Kimin; boş bırakılırsa seninkiler
option-profile-person = Kimin; boş bırakılırsa seninki
option-rules-topic = Örnekli tek bölüm; boş bırakılırsa hepsi kısaca
option-language-language = Okuduğun dil
option-language-server = Bütün sunucunun masaları için (Sunucuyu Yönet)
option-reset-what = Hangisi; bir kez daha sorulur
option-season-action = Yenisi başlayınca önceki biter
option-season-name = Yenisinin adı
option-bar-person = Kim
option-bar-action = Boş bırakılırsa yasakla
choice-rules = { $rules ->
    [classic] Klasik
    [visix] Visix (yalnız bir sonraki kent)
   *[rrethi] Rrethi (renkli kent her şeyi geçer)
}
choice-one-deal = Tek el
choice-passing = { $passing ->
    [locked] Pas bütün tur için geçerli
   *[open] Pas tek sıra için geçerli
}
choice-cut = { $cut ->
    [ask] Elle, dağıtanın sağındaki keser
   *[press] Sözden sonraki ilk basış
}
choice-invitations = { $take ->
    [on] Açık
   *[off] Kapalı
}
choice-reset = { $what ->
    [season] Bu sezonun sıralaması
   *[all] Bütün sıralamalar ve reytingler
}
choice-season = { $action ->
    [start] Başlat
   *[end] Bitir
}
choice-bar = { $action ->
    [lift] Yeniden izin ver
   *[bar] Yasakla
}
