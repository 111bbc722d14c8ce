# Greek. Names are never declined: they stand in the nominative, without an article.

## Cards and combinations

card-joker = { $joker ->
    [red-joker] κόκκινος τζόκερ
   *[black-joker] μαύρος τζόκερ
}
combination-single = Μονό { $card }
combination-pair = { $rank ->
    [ace] Ζευγάρι άσοι
    [king] Ζευγάρι ρηγάδες
    [queen] Ζευγάρι ντάμες
    [jack] Ζευγάρι βαλέδες
   *[other] Ζευγάρι { $label }
}
combination-triple = { $rank ->
    [ace] Τριάδα άσοι
    [king] Τριάδα ρηγάδες
    [queen] Τριάδα ντάμες
    [jack] Τριάδα βαλέδες
   *[other] Τριάδα { $label }
}
combination-quad = { $rank ->
    [ace] Καρέ άσοι – βόμβα
    [king] Καρέ ρηγάδες – βόμβα
    [queen] Καρέ ντάμες – βόμβα
    [jack] Καρέ βαλέδες – βόμβα
   *[other] Καρέ { $label } – βόμβα
}
combination-straight = Κέντα { $run }
combination-suited-straight = Κέντα χρώμα { $run } { $suit }

## Numbers of things

cards = { $count ->
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}
points = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
gained = +{ $count }
of-whom = { $whom }: { $what }

## Rules in a line

preset-classic = κλασικοί
preset-visix = visix
preset-rrethi = rrethi
preset-mixed = κανόνες του σπιτιού
option-locked = το πάσο ισχύει για τον γύρο
option-closed-exchange = κλειστή ανταλλαγή
option-suited-next = κέντες χρώμα μία μία
sides-four = ατομικά
sides-two = δύο με δύο
target = στους { $target }
target-one-deal = μία μοιρασιά
turn-seconds = { $seconds } δευτ. ανά σειρά

## How well computer players play

level = { $level ->
    [beginner] αρχάριος
    [casual] ερασιτέχνης
    [club] παίκτης λέσχης
    [expert] έμπειρος
    [master] μάστορας
    [champion] πρωταθλητής
   *[mixed] ανάμεικτα
}
level-habits = { $level ->
    [beginner] ξοδεύει νωρίς τα δυάρια, χαλάει ζευγάρια, πάει εύκολα πάσο
    [casual] παίζει για πλάκα: ξεχνάει τι έπεσε, πού και πού πετάει φύλλο τζάμπα
    [club] παίζει καλά: δεν χαλάει ζευγάρια και κέντες
    [expert] παίζει πολύ καλά, με κανένα λαθάκι
    [master] παίζει πάντα το καλύτερο που ξέρει
    [champion] σκέφτεται μπροστά και μετράει κάθε φύλλο: ο πιο δυνατός
   *[mixed] ένας παίκτης λέσχης, ένας ερασιτέχνης, ένας έμπειρος
}

## Lobby

lobby-title = ### Murlan · άνοιξε τραπέζι
lobby-host = ★ οικοδεσπότης
lobby-free-seat = ελεύθερη θέση
lobby-computers = οι υπολογιστές: 🖥️ { $level }
lobby-understudy = για όποιον λείπει: 🖥️ { $level }
side-north-south = Βορράς–Νότος
side-east-west = Ανατολή–Δύση
lobby-state = { $free ->
    [0] Είστε όλοι εδώ. Όποιος κάθεται στο τραπέζι μπορεί να ξεκινήσει.
    [one] Μία θέση ελεύθερη. Αρχίζει όταν καθίσουν τέσσερις, ή με υπολογιστή στην ελεύθερη θέση.
   *[other] { $free } θέσεις ελεύθερες. Αρχίζει όταν καθίσουν τέσσερις, ή με υπολογιστές στις ελεύθερες θέσεις.
}
lobby-cut = η τράπουλα κόβεται με το χέρι
lobby-expires = αν δεν γίνει τίποτα, κλείνει { $clock }

## A deal

deal-title = ### Murlan · μοιρασιά { $number }
dealer = μοιράζει: { $name }
seat-out = { $place ->
    [1] βγήκε, 1η θέση
    [2] βγήκε, 2η θέση
    [3] βγήκε, 3η θέση
   *[4] 4η θέση
}
seat-last-card = **1 φύλλο ⚠️**
seat-passed = πάσο
seat-away = 💤 λείπει
seat-left = 🚪 έφυγε
laid = { $name } έριξε: **{ $combination }**
before = πριν: { $plays }
last-trick = τελευταίος γύρος: { $plays }
this-trick = αυτός ο γύρος: { $plays }
nothing-lies = Δεν έχει φύλλα κάτω.
draw = κλήρος για τις θέσεις: { $draws }
opening = { $name } έχει το { $card }, ανοίγει και πρέπει να το ρίξει.
exchange-gives = { $giver } → { $receiver }: **{ $card }**
exchange-hidden = { $giver } και { $receiver } αλλάζουν από ένα φύλλο.
exchange-jokers = { $name } δείχνει και τους δύο τζόκερ: δεν γίνεται ανταλλαγή.
turn-plays = Παίζει: **{ $name }**
turn-leads = Ανοίγει γύρο: **{ $name }**
turn-gives = Δίνει φύλλο πίσω: **{ $name }**
turn-computer = **{ $name }** σκέφτεται…
turn-understudy = **{ $name }** λείπει: παίζει ο υπολογιστής.

## What holds a match up, and what is voted on

paused-agreed = ⏸️ **Η παρτίδα είναι σε παύση.** Με το κουμπί Συνέχεια προχωράει, μέσα σε επτά μέρες.
paused-shut-out = ⏸️ **Η παρτίδα είναι σε παύση:** δεν μπορώ πια να γράψω εδώ. Χρειάζομαι τα δικαιώματα Προβολή καναλιών (View Channel) και Αποστολή μηνυμάτων (Send Messages), σε νήμα Αποστολή μηνυμάτων σε νήματα (Send Messages in Threads). Μετά πάτα Συνέχεια, ή πήγαινε το τραπέζι σε άλλο κανάλι με /murlan move.
hold-storage-down = ⚠️ Τώρα δεν γίνεται αποθήκευση· ο χρόνος σταμάτησε. Θα συνεχίσει μόνο του.
vote-end = { $count ->
    [one] { $names } θέλει να κλείσει το τραπέζι
   *[other] { $names } θέλουν να κλείσει το τραπέζι
}
vote-pause = { $count ->
    [one] { $names } θέλει παύση
   *[other] { $names } θέλουν παύση
}
vote-remove = { $count ->
    [one] { $names } θέλει να φύγει από το τραπέζι: { $name }
   *[other] { $names } θέλουν να φύγει από το τραπέζι: { $name }
}
vote-count = ψήφοι: { $given }/{ $needed }

## Between deals and at the end

deal-over-title = ### Murlan · τέλος μοιρασιάς { $number }
side-total = **{ $first }** + **{ $second }** · { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
played-out = μετά: { $plays }
next-dealer = Μετά μοιράζει: { $name }.
next-exchange = { $giver } → { $receiver }: το πιο μεγάλο φύλλο, και ένα έρχεται πίσω. Με δύο τζόκερ στο χέρι δεν δίνεται τίποτα.
target-raised = Έφτασαν δύο ή περισσότεροι: τώρα πάμε στους **{ $target }**.
next-deal = Η επόμενη μοιρασιά αρχίζει { $clock }.
before-title = ### Murlan · πριν από την πρώτη μοιρασιά
cut-asked = ✂️ Κόβει: **{ $name }**
cut-choose = Πού κόβεις;
cut-place = Μετά από { $count } φύλλα
promise = 🔒 υπόσχεση για τη μοιρασιά { $number }: { $digest }
match-name = παρτίδα { $match }
ready-are = έτοιμοι: { $names }
ready-offer = Αρχίζει αμέσως μόλις πατήσουν όλοι Πάμε.
won = { $name } κερδίζει την παρτίδα
side-won = { $side } { $first } και { $second } κερδίζουν την παρτίδα
tie = Ισοπαλία: { $names }
tie-of-sides = Ισοπαλία ανάμεσα στις δύο ομάδες
deals-played = { $count ->
    [one] 1 μοιρασιά
   *[other] { $count } μοιρασιές
}
last-deal = τελευταία μοιρασιά: { $places }
rematch-wanted = Για ρεβάνς: { $names }
rematch-offer = Οι ίδιοι τέσσερις άλλη μία; Η ρεβάνς αρχίζει όταν τη θέλουν όλοι.
closes = το τραπέζι κλείνει { $clock }
closed-title = ### Murlan · το τραπέζι έκλεισε
closed-expired = Κανείς δεν πάτησε τίποτα για πολλή ώρα.
closed-ended = Το τραπέζι το έκλεισαν.
closed-deserted = Έφυγαν όλοι.
closed-unattended = Για οκτώ σειρές σερί δεν ήταν κανείς εδώ.
closed-voted = Οι παίκτες ψήφισαν να κλείσει το τραπέζι.
closed-place-gone = Το κανάλι του δεν υπάρχει πια.
closed-paused-out = Η παρτίδα έμεινε σε παύση επτά μέρες και κανείς δεν τη συνέχισε.
closed-unreadable = Το τραπέζι δεν μπόρεσε να επανέλθει. Φταίμε εμείς· το αρχείο του φυλάγεται.
closed-again = /murlan start ανοίγει καινούργιο.
moved-on = Το τραπέζι συνεχίζει πιο κάτω.
moved-to = Το τραπέζι συνεχίζει σε άλλο κανάλι.
open-hands-title = ### Τα φύλλα όλων · μοιρασιά { $number }
open-hands-note = Όπως ήταν όταν έπεσε το πρώτο φύλλο.
open-hands-left = έμειναν στο τέλος: { $cards }

## Τι δείχνουν οι εικόνες

picture-out = { $place }. { $name }: βγήκε με { $cards }
picture-left = { $place }. { $name }: έμειναν { $cards }
picture-gives = { $giver } → { $receiver }: { $card }

## Buttons

button-join = Μπαίνω
button-leave = Φεύγω
button-take-seat = Κάθομαι
button-add-computer = + 🖥️
button-remove-computer = − 🖥️
button-start = { $free ->
    [0] Έναρξη
   *[other] Έναρξη · θέλει ακόμα { $free }
}
button-swap = Άλλαξε ζευγάρια
button-fill = Γέμισε με υπολογιστές, ξεκίνα
button-menu = ⋯
button-hand = Τα φύλλα μου
button-pass = Πάσο
button-ready = Πάμε
button-rematch = Ρεβάνς
button-verify = Έλεγχος
button-open-hands = Τα φύλλα όλων
button-play = Παίξε
button-play-cards = Παίξε { $cards }
button-play-straight = Παίξε κέντα { $run }
button-clear = Καθάρισε
button-more = Κι άλλα · { $page }/{ $pages }
button-by-suit = Κατά χρώμα
button-by-rank = Κατά αξία
button-redraw = Ανανέωση
button-give = Δώσε
button-give-card = Δώσε { $card }
button-rules = Οι κανόνες εδώ
button-bring-down = Φέρ’ το κάτω
button-pause = Παύση
button-resume = Συνέχεια
button-withdraw = Πάρε πίσω την ψήφο μου
button-remove = Βγάλε κάποιον…
button-vote-end = Ψήφισε να κλείσει
button-confirm-vote = Ναι, ψηφίζω
button-confirm-remove = Ναι, να φύγει
button-decline = Όχι τώρα
button-mute = Όχι άλλες προσκλήσεις
button-end = Κλείσε το τραπέζι
button-confirm-leave = Ναι, φεύγω
button-back = Γύρισα
button-confirm-end = Ναι, να κλείσει
button-go = Πήγαινε στο τραπέζι
button-hint = Βοήθεια
button-undo = Αναίρεση
button-plan = Παίξε στη σειρά μου
button-plan-cards = Παίξε { $cards } στη σειρά μου
button-plan-straight = Παίξε κέντα { $run } στη σειρά μου
button-plan-pass = Πάσο σε αυτόν τον γύρο
button-plan-else = { $state ->
    [on] Αλλιώς πάσο: ναι
   *[off] Αλλιώς πάσο: όχι
}

## The hand

hand-title = ### Τα φύλλα σου · { $count ->
    [one] 1 φύλλο
   *[other] { $count } φύλλα
}
hand-lead = **Παίζεις εσύ** · άνοιξε με ό,τι θες
hand-lead-opening = **Παίζεις εσύ** · άνοιξε, με το { $card } μέσα
hand-answer = **Παίζεις εσύ** · χτύπα ή πήγαινε πάσο
hand-away = 💤 Λείπεις και παίζει ο υπολογιστής. Πάτα ό,τι θες εδώ και γυρίζεις.
hand-missed = ⌛ Στην τελευταία σειρά σου τέλειωσε ο χρόνος και έπαιξε ο υπολογιστής. Αν ξαναγίνει, παίζει αυτός μέχρι να πατήσεις κάτι.
hand-left = Έφυγες από αυτή την παρτίδα. Στη θέση σου παίζει ο υπολογιστής.
hand-removed = Σε έβγαλαν από αυτό το τραπέζι. Στη θέση σου παίζει ο υπολογιστής.
hand-turn-of = Παίζει: { $name }
hand-to-beat = Κάτω: **{ $combination }**
hand-plays = { $count ->
    [one] Παίξε… · ένας τρόπος
   *[other] Παίξε… · { $count } τρόποι
}
hand-plays-page = Παίξε… · { $first }–{ $last } από { $count }
hand-cards = Ή διάλεξε φύλλα…
hand-gifts = Το φύλλο που δίνεις πίσω…
hand-chosen = Διάλεξες: **{ $combination }**
hand-chosen-ahead = Διάλεξες για τη σειρά σου: **{ $combination }**
hand-stuck = Δεν έχεις κάτι που να το χτυπάει. Πήγαινε πάσο.
hand-nothing-beats = Τώρα δεν έχεις κάτι που να το χτυπάει. Μπορείς να διαλέξεις φύλλα από πριν.
hand-out = ### Βγήκες
hand-deal-over = ### Τέλος μοιρασιάς
hand-before-deal = ### Όπου να ’ναι αρχίζει η πρώτη μοιρασιά
hand-match-over = ### Τέλος παρτίδας
hand-table-closed = ### Το τραπέζι έκλεισε
hand-place = { $place ->
    [1] Πήρες την 1η θέση. 🥇
    [2] Πήρες τη 2η θέση. 🥈
    [3] Πήρες την 3η θέση. 🥉
   *[4] Πήρες την 4η θέση.
}
hand-points = { $count ->
    [one] Έχεις 1 πόντο σε αυτή την παρτίδα.
   *[other] Έχεις { $count } πόντους σε αυτή την παρτίδα.
}
hand-give-back = { $name } σου έδωσε **{ $card }**. Διάλεξε το φύλλο που δίνεις πίσω.
hand-gave = Το πιο μεγάλο σου φύλλο **{ $card }** → { $name }. Ένα έρχεται πίσω.
hand-exchange = { $giver } και { $receiver } αλλάζουν από ένα φύλλο.
hand-card-idle = τώρα δεν παίζεται
hand-confirm = { $what ->
    [bomb] Είναι βόμβα. Πάτα άλλη μία φορά για να την παίξεις.
   *[all] Είναι τα τελευταία σου φύλλα. Πάτα άλλη μία φορά για να τα παίξεις.
}
hand-plan-play = ⏱️ Στη σειρά σου: παίζει **{ $cards }**, αν τότε επιτρέπεται.
hand-plan-play-or-pass = ⏱️ Στη σειρά σου: παίζει **{ $cards }** αν τότε επιτρέπεται, αλλιώς πάει πάσο.
hand-plan-pass = ⏱️ Πάει πάσο για σένα μέχρι να τελειώσει ο γύρος.
hand-plan-kept = Το βλέπεις μόνο εσύ. Αν κάνω επανεκκίνηση, ξεχνιέται.
hand-plan-end = { $end ->
    [played] ✅ Παίχτηκε όπως το είχες σχεδιάσει.
    [passed] ✅ Πάσο, όπως το είχες σχεδιάσει.
   *[void] ⚠️ Αυτό που είχες σχεδιάσει δεν γίνεται τώρα. Παίζεις εσύ, όπως πάντα.
}
hint-play = 💡 Ένας δυνατός παίκτης θα έπαιζε: **{ $combination }** { $cards }
hint-pass = 💡 Ένας δυνατός παίκτης θα πήγαινε **πάσο**.
hint-give = 💡 Ένας δυνατός παίκτης θα έδινε πίσω: **{ $card }**
hint-goes-out = { $count ->
    [1] Βγαίνεις: 1η θέση.
    [2] Βγαίνεις: 2η θέση.
   *[other] Βγαίνεις: 3η θέση.
}
hint-runs-out = Όλο το χέρι φεύγει σε { $count } κινήσεις, και μόνο η τελευταία μπορεί να χτυπηθεί.
hint-stops = { $count ->
    [one] Χάνει τον γύρο: { $name }, με 1 φύλλο ακόμα.
   *[other] Χάνει τον γύρο: { $name }, με { $count } φύλλα ακόμα.
}
hint-leaves-partner = { $count ->
    [one] Ο γύρος μένει στον συμπαίκτη: { $name }, 1 φύλλο.
   *[other] Ο γύρος μένει στον συμπαίκτη: { $name }, { $count } φύλλα.
}
hint-feeds-partner = Το πιο μικρό μονό σου ίσως βγάλει τον συμπαίκτη: { $name }, 1 φύλλο.
hint-denies = { $count ->
    [one] { $name }, με 1 φύλλο, δεν το χτυπάει.
   *[other] { $name }, με { $count } φύλλα, δεν το χτυπάει.
}
hint-sure-trick = Δεν το χτυπάει κανείς.
hint-last-plays = { $count ->
    [one] Τα υπόλοιπα φεύγουν μετά με μία κίνηση.
   *[other] Τα υπόλοιπα φεύγουν μετά με { $count } κινήσεις.
}
hint-sheds-straight = Φεύγουν { $count } φύλλα μαζί.
hint-cheapest = Είναι το φτηνότερο που το χτυπάει.
hint-nothing-else = Δεν έχεις κάτι που να το χτυπάει.
hint-saves = Για να το χτυπήσεις θα ξόδευες { $cards }.
hint-keeps = Κρατάει μαζί { $cards }.
hint-keeps-control = Κρατάει { $cards }, που δύσκολα το χτυπάει κανείς.
hint-lowest-lead = Φεύγει το πιο μικρό σου φύλλο.
hint-safe-to-lose = Αν χτυπηθεί, κανείς δεν βγαίνει με αυτό.
hint-stands-alone = Αυτό το φύλλο δεν ανήκει σε κανέναν συνδυασμό σου.

## Μόνος

command-solo = Μια παρτίδα μόνος με τρεις υπολογιστές
option-solo-rules = Οι κανόνες· αν λείπει, οι κλασικοί
option-solo-target = Διάρκεια παρτίδας· αν λείπει, 11 πόντοι
option-solo-computers = Πόσο καλά παίζουν οι υπολογιστές· αν λείπει, όπως την τελευταία φορά, αλλιώς ανάμεικτα
help-solo = **/murlan solo** μια παρτίδα μόνος με τρεις υπολογιστές, παντού· κανείς άλλος δεν τη βλέπει
solo-since = από τη σειρά σου: { $turns }
solo-so-far = ως τώρα: { $turns }
solo-passes = { $name }: πάσο
solo-takes = { $name } παίρνει τον γύρο
solo-note = Αυτή την παρτίδα τη βλέπεις μόνο εσύ, και δεν μετράει σε καμία κατάταξη. Σκέψου όσο θες: κλείνει αν επτά μέρες δεν παιχτεί τίποτα.
solo-still-open = Αυτή είναι η παρτίδα σου, ακόμα ανοιχτή. Κλείσ’ την για να αρχίσεις άλλη.
button-next-deal = Επόμενη μοιρασιά
button-again = Πάλι
button-end-match = Κλείσ’ την
confirm-end-solo = Να κλείσει αυτή η παρτίδα; Δεν μετράει σε καμία κατάταξη, και δεν ξανανοίγει.
solo-closed = Αυτή η παρτίδα έκλεισε. Το /murlan solo αρχίζει άλλη.
refusal-too-many-solo = Αυτή τη στιγμή δεν έχω άλλη θέση για όποιον παίζει μόνος. Δοκίμασε αργότερα, ή άνοιξε τραπέζι με το /murlan start.
refusal-not-a-member = Δεν είμαι μέλος αυτού του διακομιστή, γι’ αυτό εδώ δεν έχει τραπέζια, κατατάξεις ή ρυθμίσεις. Όποιος τον διαχειρίζεται μπορεί να με προσθέσει. Παντού δουλεύουν τα /murlan help, learn, rules, language, preferences, invitations, privacy και solo.

## Menu and questions

menu-title = ### Αυτό το τραπέζι
confirm-leave = Φεύγεις οριστικά από την παρτίδα; Στη θέση σου παίζει ο υπολογιστής και δεν μπορείς να γυρίσεις.
confirm-leave-last = Φεύγεις; Δεν παίζει άλλος άνθρωπος εδώ: η παρτίδα τελειώνει χωρίς νικητή.
confirm-leave-lobby = Φεύγεις από αυτό το τραπέζι;
confirm-end = Να τελειώσει η παρτίδα για όλους; Δεν κερδίζει κανείς.
confirm-end-lobby = Να κλείσει αυτό το τραπέζι για όλους;
confirm-vote-end = Ψηφίζεις να τελειώσει η παρτίδα για όλους; Τελειώνει όταν το θέλουν πάνω από τους μισούς που είναι εδώ. Δεν κερδίζει κανείς.
confirm-remove = Ψηφίζεις να φύγει { $name }; Πρέπει να το θέλουν πάνω από τους μισούς άλλους, ή μόνο ο οικοδεσπότης αν { $name } έχασε την τελευταία σειρά. Μετά παίζει ο υπολογιστής, και { $name } δεν γυρίζει σε αυτό το τραπέζι.
confirm-remove-lobby = Να φύγει { $name } από αυτό το τραπέζι; { $name } δεν θα μπορεί να ξαναμπεί.
menu-remove = Ποιος να φύγει;
menu-level = Ποιος έρχεται με + 🖥️…
confirm-else = Ή απλώς συνέχισε: δεν έχει γίνει τίποτα ακόμα.
exists-lobby = { $free ->
    [0] Εδώ υπάρχει ήδη ανοιχτό τραπέζι, και οι τέσσερις θέσεις είναι πιασμένες.
    [one] Εδώ υπάρχει ήδη ανοιχτό τραπέζι. Μία θέση ελεύθερη.
   *[other] Εδώ υπάρχει ήδη ανοιχτό τραπέζι. { $free } θέσεις ελεύθερες.
}
exists-playing = Εδώ παίζεται ήδη παρτίδα. Ένα κανάλι, ένα τραπέζι.
exists-finished = Εδώ μόλις τελείωσε μια παρτίδα, και το τραπέζι της είναι ακόμη ανοιχτό. Ένα κανάλι, ένα τραπέζι.
exists-takes-people = Εδώ παίζεται ήδη παρτίδα, και έχει μια θέση για σένα.
too-many-leave = Πήγαινε σε κάποιο από αυτά για να φύγεις: πριν από την παρτίδα με το κουμπί Φεύγω, αργότερα στο ⋯.

## Invitations

invitation = { $mention } · **{ $name }** σε καλεί για Murlan.
invitation-lobby = Πάτα Μπαίνω για να καθίσεις. Αν δεν θες, πες όχι, κανείς δεν παρεξηγείται.
invitation-playing = Παίζεται παρτίδα. Μπορείς να καθίσεις όταν τελειώσει μια μοιρασιά. Αν δεν θες, πες όχι, κανείς δεν παρεξηγείται.
invitation-accepted = { $name } μπήκε στο τραπέζι.
invitation-declined = { $name } δεν παίζει αυτή τη φορά.
invitation-over = Το τραπέζι αυτής της πρόσκλησης έχει κλείσει.

## Calling people

ping-turn = { $mention }, είναι η σειρά σου.
table-opened = Νέο τραπέζι Murlan: **{ $name }**
button-tell-me = { $state ->
    [on] Τέλος οι ειδοποιήσεις εδώ
   *[off] Πες μου για νέα τραπέζια εδώ
}
told-here = { $state ->
    [on] Θα ειδοποιείσαι όταν ανοίγει τραπέζι σε αυτό το κανάλι.
   *[off] Δεν ειδοποιείσαι πια για τραπέζια σε αυτό το κανάλι.
}
told-muted = Θα ειδοποιείσαι για τραπέζια εδώ μόλις δεχτείς πάλι προσκλήσεις: /murlan preferences.

## Fair deals

fair-title = ### Ήταν τίμιες οι μοιρασιές; · παρτίδα { $match }
fair-all = { $count ->
    [one] ✅ Αποδείχθηκε: η μοιρασιά είναι αυτή της υπόσχεσης.
   *[other] ✅ Αποδείχθηκε: και οι { $count } μοιρασιές είναι αυτές της υπόσχεσης.
}
fair-some = { $count ->
    [one] ⚠️ Λάθος δεν υπάρχει, αλλά 1 από τις { $all } μοιρασιές δεν αποδεικνύεται.
   *[other] ⚠️ Λάθος δεν υπάρχει, αλλά { $count } από τις { $all } μοιρασιές δεν αποδεικνύονται.
}
fair-wrong = { $count ->
    [one] ❌ 1 από τις { $all } μοιρασιές δεν είναι αυτή της υπόσχεσης.
   *[other] ❌ { $count } από τις { $all } μοιρασιές δεν είναι αυτές της υπόσχεσης.
}
fair-deal = **Μοιρασιά { $number }** { $mark } κόψιμο μετά από { $cut }
fair-cut = { $kind ->
    [named] το όρισε ο παίκτης δεξιά από όποιον μοιράζει, πάτημα { $press }
    [press] από το πάτημα { $press }
   *[chance] στην τύχη
}
fair-promise = υπόσχεση { $digest }
fair-no-promise = χωρίς υπόσχεση
fair-seed = σπόρος { $seed }
fair-doubt = { $doubt ->
    [not-shown] Δεν αποδεικνύεται: το Discord δεν είχε πάρει την υπόσχεση όταν ήρθε η ώρα της μοιρασιάς.
    [no-press] Δεν αποδεικνύεται: κανείς δεν πάτησε τίποτα ανάμεσα στην υπόσχεση και τη μοιρασιά.
   *[no-commitment] Δεν αποδεικνύεται: αυτή η μοιρασιά έγινε πριν υπάρξουν υποσχέσεις.
}
fair-fault = { $fault ->
    [swapped] Λάθος: εδώ είναι η θέση άλλης μοιρασιάς.
    [dealer] Λάθος: το μοίρασμα δεν πέρασε στην επόμενη θέση.
    [commitment-missing] Λάθος: λείπει η υπόσχεσή της.
    [not-as-shown] Λάθος: πριν είχε φανεί άλλη υπόσχεση.
    [seed] Λάθος: ο σπόρος δεν είναι αυτός της υπόσχεσης.
    [cut] Λάθος: το κόψιμο δεν βγαίνει από αυτό που το όρισε.
   *[cards] Λάθος: τα φύλλα δεν βγαίνουν από τον σπόρο και το κόψιμο.
}
fair-own = Σύγκρινε τις υποσχέσεις με αυτές που είδες στο τραπέζι· μόνο αυτές δεσμεύουν. Το αρχείο τα έχει όλα: python -m murlan verify { $file } το ελέγχει χωρίς το Discord.

## Leaderboard

board-title = ### Κατάταξη
board-name = { $board ->
    [rating] Βαθμολογία
    [wins] Νίκες
    [win-rate] Ποσοστό νικών
    [deals-won] Κερδισμένες μοιρασιές
    [average-place] Μέση θέση
    [streak] Νίκες σερί
   *[points] Πόντοι
}
board-span = { $span ->
    [season] Αυτή η σεζόν
    [month] Αυτός ο μήνας
    [week] Αυτή η βδομάδα
   *[all] Από πάντα
}
board-pool = { $pool ->
    [two-teams] Δύο με δύο
   *[free-for-all] Ατομικά
}
board-order = { $board ->
    [rating] μετά την τελευταία παρτίδα του διαστήματος· έπειτα οι νίκες
    [wins] έπειτα το ποσοστό νικών
    [win-rate] από { $least } παρτίδες και πάνω· έπειτα οι παρτίδες
    [deals-won] έπειτα οι πόντοι
    [average-place] από { $least } παρτίδες και πάνω· έπειτα οι μοιρασιές
    [streak] το μεγαλύτερο σερί του διαστήματος· έπειτα οι νίκες
   *[points] έπειτα οι νίκες, μετά η μέση θέση
}
board-empty = Εδώ δεν είναι κανείς ακόμα. Μετράνε οι παρτίδες όπου παίζουν τουλάχιστον δύο άνθρωποι· /murlan start ανοίγει τραπέζι.
board-no-own = Δεν είσαι ακόμα στην κατάταξη: τέλειωσε μια παρτίδα με κάποιον άλλο.
board-provisional = Η βαθμολογία σου είναι προσωρινή μέχρι να βαθμολογηθούν { $least } παρτίδες.
board-too-few = Αυτή η κατάταξη δείχνει όσους έχουν { $least } παρτίδες και πάνω.
board-score-wins = { $count ->
    [one] 1 νίκη
   *[other] { $count } νίκες
}
board-score-win-rate = { NUMBER($percent, minimumFractionDigits: 1) }% νίκες
board-score-deals = { $count ->
    [one] 1 μοιρασιά κερδισμένη
   *[other] { $count } μοιρασιές κερδισμένες
}
board-score-place = μέση θέση { NUMBER($place, minimumFractionDigits: 2) }
board-score-streak = { $count ->
    [one] 1 νίκη σερί
   *[other] { $count } νίκες σερί
}
board-podium = Η προηγούμενη σεζόν, { $season }:
board-choose = Με βάση τι
board-choose-span = Από πότε
board-own = Η θέση μου
board-detail = { $matches ->
    [one] 1 παρτίδα, νίκες { $wins } · μέση θέση { NUMBER($place, minimumFractionDigits: 2) }
   *[other] { $matches } παρτίδες, νίκες { $wins } · μέση θέση { NUMBER($place, minimumFractionDigits: 2) }
}

## Podiums
season-month = { $month ->
    [1] Ιανουάριος
    [2] Φεβρουάριος
    [3] Μάρτιος
    [4] Απρίλιος
    [5] Μάιος
    [6] Ιούνιος
    [7] Ιούλιος
    [8] Αύγουστος
    [9] Σεπτέμβριος
    [10] Οκτώβριος
    [11] Νοέμβριος
   *[12] Δεκέμβριος
} { $year }
season-number = Σεζόν { $number }
podium-title = ### 🏆 Τέλος σεζόν: { $season }
podium-order = Με τους πόντους και μετά με τις νίκες. Όσοι ισοβαθμούν και στα δύο μοιράζονται τη θέση.
podium-pool = { $count ->
    [one] **{ $pool }** · 1 παρτίδα
   *[other] **{ $pool }** · { $count } παρτίδες
}
podium-detail = { $matches ->
    [one] 1 παρτίδα, νίκες { $wins }
   *[other] { $matches } παρτίδες, νίκες { $wins }
}
podium-forgotten = κάποιος που έσβησε τα δεδομένα του
podium-left = κάποιος που έφυγε από τον διακομιστή
podium-board = Κατάταξη

## Rules

rules-title = ### Murlan · οι κανόνες εδώ
topic-cards = Φύλλα
topic-combinations = Συνδυασμοί
topic-beating = Τι χτυπάει τι
topic-tricks = Γύροι
topic-exchange = Η ανταλλαγή
topic-points = Πόντοι και τέλος
topic-absence = Όταν λείπεις ή φεύγεις
topic-computers = Οι υπολογιστές
rules-cards = 54 φύλλα, τέσσερις παίκτες. Από το μικρό στο μεγάλο: 3 4 5 6 7 8 9 10 J Q K A 2, μετά { $black } ο μαύρος τζόκερ, μετά { $red } ο κόκκινος τζόκερ. Δύο παίκτες παίρνουν 14 φύλλα, δύο 13. Κερδίζει όποιος ξεφορτωθεί πρώτος τα δικά του.
rules-combinations = Μονό φύλλο· ζευγάρι, τριάδα ή καρέ ίδιας αξίας· ή κέντα από 5 ως 13 φύλλα στη σειρά. Στην κέντα δεν μπαίνει τζόκερ· ο άσος πάει κάτω (A-2-3-4-5) ή πάνω (10-J-Q-K-A), το 2 μόνο κάτω. Οι δύο τζόκερ δεν κάνουν ζευγάρι.
rules-beating = Το ίδιο είδος, με ισάριθμα φύλλα, αλλά μεγαλύτερο. Τα χρώματα δεν μετράνε. Το καρέ είναι **βόμβα**: χτυπάει τα πάντα, εκτός από μεγαλύτερη βόμβα.
rules-straight-any = Την κέντα τη χτυπάει κάθε μεγαλύτερη κέντα ίδιου μήκους.
rules-straight-next = Την κέντα τη χτυπάει μόνο η αμέσως μεγαλύτερη κέντα ίδιου μήκους.
rules-suited-any = Η κέντα στο ίδιο χρώμα (κέντα χρώμα) χτυπάει τα πάντα, και βόμβες· τη χτυπάει μόνο μεγαλύτερη κέντα χρώμα ίδιου μήκους.
rules-suited-next = Η κέντα στο ίδιο χρώμα (κέντα χρώμα) χτυπάει τα πάντα, και βόμβες· τη χτυπάει μόνο η αμέσως μεγαλύτερη κέντα χρώμα ίδιου μήκους.
rules-beats = { $winner } > { $loser }
rules-tricks = Τον πρώτο γύρο της παρτίδας τον ανοίγει όποιος έχει το { $card }, με το { $card } μέσα στα φύλλα. Με τη σειρά, καθένας ρίχνει κάτι μεγαλύτερο ή πάει πάσο. Όταν όλοι οι άλλοι έχουν πάει πάσο, ανοίγει όποιος έριξε τελευταίος.
rules-passing-open = Το πάσο ισχύει μόνο για εκείνη τη σειρά: στον ίδιο γύρο μπορείς να ξαναρίξεις μετά.
rules-passing-locked = Όποιος πάει πάσο μένει έξω μέχρι να τελειώσει ο γύρος.
rules-exchange = Πριν από κάθε μοιρασιά, εκτός από την πρώτη, ο τελευταίος της προηγούμενης δίνει στον πρώτο το πιο μεγάλο του φύλλο και παίρνει πίσω ένα από 3 ως 10. Μετά ανοίγει ο τελευταίος. Αν ο τελευταίος έχει και τους δύο τζόκερ, δεν δίνει τίποτα και ανοίγει ο πρώτος.
rules-exchange-open = Τα δύο φύλλα τα βλέπουν όλοι.
rules-exchange-hidden = Τα φύλλα τα βλέπουν μόνο οι δυο τους.
rules-points = 1η θέση 3 πόντοι, 2η 2, 3η 1, τελευταία 0.
rules-one-deal = Η παρτίδα είναι μία μοιρασιά· κερδίζουν οι περισσότεροι πόντοι.
rules-target = Η παρτίδα πάει στους { $target }. Αν φτάσουν δύο ή περισσότεροι στην ίδια μοιρασιά, συνεχίζει στους { $ladder }· στους { $last } τη μοιράζονται.
rules-sides = Δύο με δύο: οι συμπαίκτες κάθονται απέναντι και προσθέτουν τους πόντους τους. Δεν βλέπει ο ένας τα φύλλα του άλλου.
rules-absence = Όταν τελειώσει ο χρόνος σου, ο υπολογιστής πάει πάσο για σένα ή ανοίγει με το πιο μικρό σου φύλλο. Μετά από δύο σειρές παίζει αυτός (επίπεδο: { $level }) μέχρι να πατήσεις Τα φύλλα μου. Όποιος φύγει οριστικά μετράει 4ος.
rules-computers = Βλέπουν τα φύλλα τους και ό,τι βλέπουν όλοι, τίποτα παραπάνω. Το πόσο καλά παίζουν το διαλέγεις στο /murlan start, ή ο οικοδεσπότης από το ⋯ πριν αρχίσει η παρτίδα. Ανάμεικτα: ένας παίκτης λέσχης, ένας ερασιτέχνης, ένας έμπειρος.
rules-level = **{ $mark } { $level }** · { $habits } ({ $names })
rules-more = Περισσότερα παραδείγματα: **/murlan rules topic**

## Learning to play

learn-title = Μάθε Murlan · { $step } από { $steps }
learn-topic = { $topic ->
    [single] Ένα φύλλο
    [pair] Ζευγάρια
    [passing] Πάσο
    [straight] Κέντες
    [bomb] Βόμβες
    [out] Πώς βγαίνεις
    [points] Πόντοι
    [exchange] Η ανταλλαγή
   *[end] Αυτό ήταν
}
learn-single =
    Τη μοιρασιά την κερδίζει όποιος ξεφορτωθεί πρώτος τα φύλλα του. Από το μικρό στο μεγάλο: 3 4 5 6 7 8 9 10 J Q K A 2, μετά ο μαύρος τζόκερ, μετά ο κόκκινος. Έριξε ρήγα: { $name }.
    👉 Διάλεξε από τη λίστα ένα φύλλο που τον χτυπάει και πάτα **Παίξε**.
learn-pair =
    Τον άσο σου δεν τον χτύπησε κανείς: πήρες τον γύρο, και τον επόμενο τον ανοίγεις εσύ. Δύο φύλλα ίδιας αξίας είναι **ζευγάρι**.
    👉 Ρίξε τα δύο σου 3. Τα βρίσκεις στην πρώτη λίστα, ή τα διαλέγεις ένα ένα στη δεύτερη.
learn-passing =
    Το ζευγάρι το χτυπάει μεγαλύτερο ζευγάρι. Έριξαν οκτάρια ({ $first }) και ντάμες ({ $second }). Τα 2 σου θα χτυπούσαν τις ντάμες, αλλά μεγαλύτερο ζευγάρι δεν υπάρχει: κράτα τα για το τέλος.
    👉 Πάτα **Πάσο**.
learn-straight =
    Τον γύρο τον πήρε και ανοίγει με **κέντα**: { $name }. Κέντα είναι πέντε ή περισσότερα φύλλα στη σειρά, σε όποιο χρώμα. Τη χτυπάει μεγαλύτερη κέντα με ισάριθμα φύλλα.
    👉 Έχεις μία: ρίξ’ την, από 4 ως 8.
learn-bomb =
    Είχε πάει πάσο και τώρα ρίχνει ξανά: { $name }. Εδώ το πάσο ισχύει για μία μόνο σειρά. (Σε μερικά τραπέζια όποιος πάει πάσο μένει έξω για όλο τον γύρο.) Μεγαλύτερη κέντα δεν έχεις, αλλά τέσσερα φύλλα ίδιας αξίας είναι **βόμβα**: χτυπάει τα πάντα, εκτός από μεγαλύτερη βόμβα.
    👉 Ρίξε τους τέσσερις βαλέδες.
learn-out =
    Ανοίγεις πάλι εσύ, και έχεις δύο φύλλα.
    👉 Ρίξ’ τα και τα δύο μαζί: δεν σου μένει κανένα, και η πρώτη θέση είναι δική σου.
learn-points = Οι άλλοι έπαιξαν μέχρι να μείνει μόνο ένας με φύλλα. Κάθε μοιρασιά δίνει 3 πόντους στον πρώτο, 2 στον δεύτερο, 1 στον τρίτο και κανέναν στον τελευταίο. Η παρτίδα συνεχίζεται, μοιρασιά τη μοιρασιά, μέχρι κάποιος να έχει 21.
learn-exchange =
    Πριν από νέα μοιρασιά ο τελευταίος δίνει στον πρώτο το πιο μεγάλο του φύλλο: { $giver } → εσύ, **{ $card }**. Εσύ δίνεις πίσω ένα φύλλο από 3 ως 10.
    👉 Διάλεξε ένα που δεν ταιριάζει με κανένα άλλο.
learn-end = Τώρα ανοίγει { $name }, και αρχίζει η επόμενη μοιρασιά. Ξέρεις πια πώς παίζεται το Murlan!
learn-next-solo = **/murlan solo** εσύ με τρεις υπολογιστές
learn-next-start = **/murlan start** ένα τραπέζι σε κανάλι, με τους φίλους σου
learn-next-rules = **/murlan rules** όλοι οι κανόνες, όποτε θες να δεις κάτι
learn-aside-single = { $aside ->
    [passed] Μπορείς να πας πάσο, αλλά δεν χρειάζεται: ένα φύλλο σου χτυπάει τον ρήγα και σου κοστίζει λίγο.
    [bomb] Η βόμβα τον χτυπάει, αλλά είναι τέσσερα καλά φύλλα για έναν ρήγα. Ένα φτάνει.
   *[high] Και το 2 τον χτυπάει, αλλά φτάνει ο άσος. Κράτα τα 2 για μετά.
}
learn-aside-pair = { $aside ->
    [bomb] Μπορείς να ανοίξεις έτσι. Αλλά οι τέσσερις βαλέδες αξίζουν πολύ περισσότερο μαζί: κράτα τους.
    [high] Μπορείς να ανοίξεις έτσι. Αλλά το 2 χτυπάει σχεδόν τα πάντα: κράτα το για μετά.
    [straight] Μπορείς να ανοίξεις έτσι, και δεν είναι κακή ιδέα. Αλλά σύντομα θα σου χρειαστεί: άρχισε με το μικρό ζευγάρι.
   *[single] Μπορείς να ανοίξεις έτσι. Αλλά με ζευγάρι ξεφορτώνεσαι δύο φύλλα μαζί.
}
learn-aside-passing = { $aside ->
    [bomb] Η βόμβα θα τις χτυπούσε, αλλά σε λίγο θα σου χρειαστεί περισσότερο. Αυτή τη φορά πήγαινε πάσο.
   *[high] Τα 2 θα τις χτυπούσαν, αλλά αξίζει να τα κρατήσεις. Αυτή τη φορά πήγαινε πάσο.
}
learn-aside-straight = { $aside ->
    [passed] Μπορείς να πας πάσο, αλλά εδώ ξεφορτώνεσαι πέντε φύλλα μαζί: ρίξε την κέντα σου.
   *[bomb] Η βόμβα θα τη χτυπούσε, αλλά και η κέντα σου τη χτυπάει. Κράτα τη βόμβα.
}
learn-aside-bomb = Μπορείς να πας πάσο, αλλά τότε ανοίγει πάλι { $name }. Με τη βόμβα παίρνεις εσύ τον γύρο.
learn-aside-out = Έτσι θα σου έμενε ένα φύλλο. Τα δύο μαζί είναι ζευγάρι: ρίξ’ τα και βγήκες.
learn-aside-exchange = Μπορείς να το δώσεις, αλλά σου χρειάζεται για ζευγάρι ή κέντα. Το 4 δεν ταιριάζει με τίποτα: δώσε εκείνο.
learn-stopped = Από εδώ συνεχίζεις όποτε θες· το **/murlan learn** αρχίζει από την αρχή.
button-step-on = Επόμενο
button-step-back = Πίσω
button-stop = Σταμάτα εδώ
button-learn-on = Συνέχισε
hand-learn = Πρώτη φορά στο Murlan; Το /murlan learn σου το δείχνει σε δύο λεπτά.

## Finished matches

history-title = ### Παρτίδες που τελείωσαν σε αυτόν τον διακομιστή
history-title-own = ### Οι παρτίδες που τελείωσα
history-hint = Διάλεξε μία και δες τη βήμα βήμα, με όλα τα φύλλα ανοιχτά.
history-empty = Σε αυτόν τον διακομιστή δεν τελείωσε ακόμα παρτίδα· /murlan start ανοίγει τραπέζι.
history-empty-own = Δεν έχεις τελειώσει ακόμα παρτίδα σε αυτόν τον διακομιστή· /murlan start ανοίγει τραπέζι.
history-choose = Ξαναδές μια παρτίδα
history-own = Οι παρτίδες μου
history-all = Οι παρτίδες του διακομιστή
history-unfinished = έκλεισε πριν τελειώσει
history-void = δεν μετράει
history-deleted = κάποιος που διαγράφηκε
replay-title = ### Επανάληψη · μοιρασιά { $number }
replay-step = βήμα { $step } από { $steps }
replay-dealt = Μοιράζει: { $name }.
replay-plays = **{ $name }** ρίχνει { $play }: { $cards }
replay-plays-single = **{ $name }** ρίχνει { $card }
replay-passes = **{ $name }** πάει πάσο.
replay-leads = Ανοίγει: { $name }.
replay-gives-back = { $name } δίνει ένα φύλλο πίσω.
replay-choose = Διάλεξε μοιρασιά
replay-deal = Μοιρασιά { $number } από { $deals }
replay-file = Όλη η παρτίδα· τη δείχνει το `python -m murlan replay FILE`.
button-replay = Επανάληψη
button-notation = Σημειογραφία

## Turning points

turning-title = ### Κρίσιμες στιγμές
turning-hint = Τις βρήκε ο πρωταθλητής, με όσα μπορούσε να ξέρει καθένας εκείνη τη στιγμή· σε πόντους ανά μοιρασιά, με εκείνο το σκορ.
turning-none = Σε αυτή την παρτίδα δεν ξεχωρίζει κάτι: καμία κίνηση μόνη της δεν κόστισε ούτε έδωσε πολλά.
turning-deal = Μοιρασιά { $number }
turning-lost = −{ NUMBER($points, minimumFractionDigits: 1) } πόντοι
turning-won = +{ NUMBER($points, minimumFractionDigits: 1) } πόντοι
turning-cost-play = **{ $name }** έριξε { $done }. Καλύτερα: { $other }
turning-cost-instead = **{ $name }** έριξε { $done }. Καλύτερα: πάσο.
turning-cost-passed = **{ $name }** πήγε πάσο. Καλύτερα: { $other }
turning-cost-gift = **{ $name }** έδωσε πίσω { $done }. Καλύτερα: { $other }
turning-gain-play = **{ $name }** βρήκε { $done }. Δεύτερη επιλογή: { $other }
turning-gain-instead = **{ $name }** βρήκε { $done }. Δεύτερη επιλογή: πάσο.
turning-gain-passed = **{ $name }** πήγε πάσο, και σωστά. Δεύτερη επιλογή: { $other }
turning-gain-gift = **{ $name }** έδωσε πίσω { $done }, και σωστά. Δεύτερη επιλογή: { $other }
turning-replay = Δες το { $number }
button-turning = Κρίσιμες στιγμές

## Why a play is good

why-goes-out = Φεύγουν τα τελευταία φύλλα: θέση { $number }.
why-runs-out = Ανοίγει σίγουρο δρόμο για να βγει σε { $number } κινήσεις.
why-stops = Χάνει τον γύρο { $name }, φύλλα που μένουν εκεί: { $number }.
why-leaves-partner = Αφήνει τον γύρο στον συμπαίκτη· { $name } κρατάει ακόμα: { $number }.
why-feeds-partner = Είναι αρκετά μικρό για το τελευταίο φύλλο του συμπαίκτη: { $name } μπορεί να βγει.
why-denies = { $name } δεν το χτυπάει· φύλλα που μένουν εκεί: { $number }.
why-sure-trick = Δεν το χτυπάει κανείς.
why-last-plays = { $number ->
    [one] Όσα μένουν φεύγουν μετά με μία κίνηση.
   *[other] Όσα μένουν φεύγουν μετά με { $number } κινήσεις.
}
why-sheds-straight = Φεύγουν { $number } φύλλα μαζί.
why-cheapest = Είναι η φτηνότερη απάντηση του είδους της.
why-nothing-else = Τίποτα στο χέρι δεν χτυπάει αυτό που είναι κάτω.
why-saves = Κάθε απάντηση θα χαλούσε ή θα ξόδευε κάτι καλό: { $cards }
why-keeps = Κρατάει μαζί { $cards }
why-keeps-control = { $number ->
    [0] Κρατάει { $cards }: από όσα δεν φάνηκαν, τίποτα δεν το χτυπάει.
    [one] Κρατάει { $cards }: από όσα δεν φάνηκαν, το χτυπάει μόνο ένα φύλλο ή μία αξία.
   *[other] Κρατάει { $cards }: από όσα δεν φάνηκαν, το χτυπάνε μόνο { $number } φύλλα ή αξίες.
}
why-lowest-lead = Φεύγει το πιο μικρό φύλλο.
why-safe-to-lose = Μπορεί να το χτυπήσουν, αλλά κανένας αντίπαλος δεν βγαίνει με αυτό.
why-stands-alone = Αυτό το φύλλο δεν ανήκει σε κανέναν συνδυασμό στο χέρι.

## Profiles

profile-title = ### Προφίλ: { $name }
profile-empty = Καμία βαθμολογημένη παρτίδα ακόμα σε αυτόν τον διακομιστή. Μετράνε οι παρτίδες όπου παίζουν τουλάχιστον δύο άνθρωποι.
profile-rating = βαθμολογία { $rating }
profile-rating-provisional = βαθμολογία { $rating }, προσωρινή
profile-streaks = νίκες σερί: τώρα { $now }, το πολύ { $best }
profile-places = Θέσεις στις μοιρασιές: { $places }
profile-combinations = Κέντες: { $straights } · βόμβες: { $quads }
profile-laid = Παίζει πιο συχνά: { $laid }
laid-kind = { $kind ->
    [singles] μονά
    [pairs] ζευγάρια
    [triples] τριάδες
    [quads] βόμβες
    [straights] κέντες
   *[suited] κέντες χρώμα
}
profile-head-to-head = Μεταξύ σας: εσύ μπροστά { $ahead }, πίσω { $behind }, ίσα { $level }· συμπαίκτες { $together }
profile-newest = από τις τελευταίες βαθμολογημένες παρτίδες: { $count }
profile-picture = { $pool }, βαθμολογίες από την παλαιότερη παρτίδα ως τη νεότερη: { $ratings }
profile-achievements = **Επιτεύγματα** { $count } από { $all }
achievement = { $name ->
    [first-match] Πρώτη παρτίδα
    [ten-matches] Δέκα παρτίδες
    [hundred-matches] Εκατό παρτίδες
    [first-win] Πρώτη νίκη
    [ten-wins] Δέκα νίκες
    [fifty-wins] Πενήντα νίκες
    [three-in-a-row] Τρεις νίκες σερί
    [five-in-a-row] Πέντε νίκες σερί
    [fifty-deals] Πενήντα κερδισμένες μοιρασιές
    [five-hundred-points] Πεντακόσιοι πόντοι
    [comeback] Νίκη από πολύ πίσω
    [bomb] Μία βόμβα
    [three-bombs] Τρεις βόμβες σε μία παρτίδα
    [five-straights] Πέντε κέντες σε μία παρτίδα
    [sweep] Πρώτη θέση σε κάθε μοιρασιά
    [never-last] Παρτίδα χωρίς καμία τελευταία θέση
    [full-table] Νίκη σε τραπέζι με τέσσερις ανθρώπους
    [both-kinds] Νίκη ατομικά και με συμπαίκτη
    [rating-1200] Βαθμολογία 1200
   *[loyal] Είκοσι φορές ως το τέλος
}

## Help

help-title = ### Murlan
help-intro = Το αλβανικό παιχνίδι με χαρτιά για τέσσερις: κερδίζει όποιος ξεφορτωθεί πρώτος τα φύλλα του. Στη θέση όσων λείπουν παίζει υπολογιστής.
help-start = **/murlan start** ανοίγει τραπέζι σε αυτό το κανάλι
help-hand = **/murlan hand** δείχνει τα φύλλα σου
help-play = **/murlan play** παίζει τα φύλλα που γράφεις: 9S 9H, ή πάσο
help-leave = **/murlan leave** αφήνει τη θέση σου
help-invite = **/murlan invite** καλεί κάποιον στο τραπέζι· **/murlan invitations** λέει αν μπορούν να σε καλούν
help-table = **/murlan table** φέρνει το τραπέζι στο τέλος του καναλιού
help-move = **/murlan move** φέρνει εδώ το τραπέζι σου από άλλο κανάλι
help-end = **/murlan end** κλείνει το τραπέζι: ο οικοδεσπότης αμέσως, οι άλλοι με ψήφο
help-rules = **/murlan rules** οι κανόνες όπως παίζονται εδώ
help-learn = **/murlan learn** σου μαθαίνει το παιχνίδι σε δύο λεπτά
help-leaderboard = **/murlan leaderboard** οι καλύτεροι του διακομιστή: βαθμολογία, πόντοι, νίκες και άλλα
help-verify = **/murlan verify** δείχνει και ελέγχει τους σπόρους μιας παρτίδας που τελείωσε
help-history = **/murlan history** παρτίδες που τελείωσαν, και η επανάληψή τους
help-profile = **/murlan profile** βαθμολογία, σερί και επιτεύγματα ενός παίκτη
help-language = **/murlan language** η γλώσσα που διαβάζεις, μία από οκτώ
help-settings = **/murlan preferences** οι ρυθμίσεις σου· **/murlan settings** του διακομιστή, για όσους τον διαχειρίζονται
help-privacy = **/murlan privacy** ό,τι φυλάγεται για σένα, σε αρχείο, και η διαγραφή του
help-buttons = **Τα φύλλα μου** ανοίγει τα φύλλα σου· τα βλέπεις μόνο εσύ. Διάλεξε από τη λίστα, ή τα φύλλα ένα ένα, και πάτα **Παίξε**. Το **⋯** έχει κανόνες, παύση, ψηφοφορίες, και πώς φεύγεις ή κλείνεις το τραπέζι.

## Notes

fault = Κάτι πήγε στραβά από μας, και δεν άλλαξε τίποτα. Δοκίμασε άλλη μία φορά.
note-done = Έγινε.
note-left = Έφυγες από το τραπέζι.
note-ended = Το τραπέζι έκλεισε.
note-moved = Από εδώ και πέρα το τραπέζι είναι σε αυτό το κανάλι.
note-brought-down = Το τραπέζι είναι στο τέλος του καναλιού.
note-paused = Η παρτίδα είναι σε παύση. Με το κουμπί Συνέχεια προχωράει, μέσα σε επτά μέρες.
note-resumed = Η παρτίδα συνεχίζεται.
note-withdrawn = Η ψήφος σου ακυρώθηκε.
note-level = Από εδώ και πέρα με + 🖥️ έρχεται: **{ $level }**.
note-removed = { $name } δεν είναι πια στο τραπέζι.
note-vote-end = Η ψήφος σου μέτρησε: { $given } από { $needed } για να κλείσει το τραπέζι. Οι άλλοι ψηφίζουν από το ⋯.
note-vote-pause = Η ψήφος σου μέτρησε: { $given } από { $needed } για παύση. Οι άλλοι ψηφίζουν από το ⋯.
note-vote-remove = Η ψήφος σου μέτρησε: { $given } από { $needed } για να φύγει { $name }. Οι άλλοι ψηφίζουν από το ⋯.
note-invitations-on = Από εδώ και πέρα μπορούν να σε καλούν σε τραπέζια.
note-invitations-off = Κανείς δεν μπορεί πια να σε καλέσει. Με /murlan invitations το αλλάζεις πάλι.
note-not-posted = Η πρόσκληση δεν στάλθηκε, δεν ειδοποιήθηκε κανείς. Δοκίμασε πάλι σε λίγο.
note-language = Από εδώ και πέρα διαβάζεις ελληνικά. Τα τραπέζια είναι στη γλώσσα του διακομιστή.
note-language-server = Από εδώ και πέρα τα τραπέζια αυτού του διακομιστή είναι στα ελληνικά.
stopping = Κάνω επανεκκίνηση. Το τραπέζι σου είναι αποθηκευμένο· πάτα πάλι σε λίγο.

## Why a press did nothing

refusal-not-seated = Δεν έχεις θέση σε αυτό το τραπέζι. /murlan start ανοίγει άλλο σε άλλο κανάλι.
refusal-join-first = Δεν κάθεσαι ακόμα εδώ: πάτα πρώτα Μπαίνω.
refusal-already-seated = Κάθεσαι ήδη εδώ.
refusal-no-free-seat = Και οι τέσσερις θέσεις είναι πιασμένες.
refusal-no-computer = Δεν κάθεται υπολογιστής εδώ.
refusal-seats-free = { $free ->
    [one] Μία θέση είναι ακόμα ελεύθερη: περίμενε παίκτη, ή βάλε υπολογιστή.
   *[other] { $free } θέσεις είναι ακόμα ελεύθερες: περίμενε παίκτες, ή βάλε υπολογιστές.
}
refusal-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
refusal-host-is = Αυτό το κάνει μόνο ο οικοδεσπότης: { $name }.
refusal-not-started = Η παρτίδα δεν άρχισε ακόμα. Αρχίζει όταν καθίσουν τέσσερις, ή με υπολογιστές στις ελεύθερες θέσεις.
refusal-already-started = Η παρτίδα άρχισε. Περίμενε να τελειώσει, ή άνοιξε τραπέζι σε άλλο κανάλι.
refusal-turn-is-over = Αυτό ήταν για σειρά που πέρασε. Ξαναδές το τραπέζι.
refusal-nothing-chosen = Δεν διάλεξες φύλλα. Διάλεξε από τη λίστα, ή τα φύλλα ένα ένα.
refusal-not-between-deals = Η μοιρασιά παίζεται ακόμα. Το Πάμε είναι για ανάμεσα στις μοιρασιές.
refusal-nothing-to-cut = Τώρα δεν κόβει κανείς.
refusal-not-your-cut = Κόβει: { $name }, δεξιά από όποιον μοιράζει. Εσύ δεν χρειάζεται να κάνεις κάτι.
refusal-no-such-match = Εδώ δεν υπάρχει παρτίδα με αυτό το όνομα που να τελείωσε. Οι σπόροι φαίνονται στο τέλος της· το /murlan verify χωρίς όνομα παίρνει την τελευταία του καναλιού.
refusal-left-for-good = Έφυγες οριστικά από αυτή την παρτίδα. Μπορείς να μπεις στην επόμενη.
refusal-closed-expired = Αυτό το τραπέζι έκλεισε: κανείς δεν πάτησε τίποτα για πολλή ώρα. /murlan start ανοίγει καινούργιο.
refusal-closed-ended = Αυτό το τραπέζι το έκλεισαν. /murlan start ανοίγει καινούργιο.
refusal-closed-deserted = Αυτό το τραπέζι έκλεισε: έφυγαν όλοι. /murlan start ανοίγει καινούργιο.
refusal-closed-unattended = Αυτό το τραπέζι έκλεισε: για οκτώ σειρές σερί δεν ήταν κανείς εδώ. /murlan start ανοίγει καινούργιο.
refusal-closed-voted = Αυτό το τραπέζι έκλεισε με ψηφοφορία. /murlan start ανοίγει καινούργιο.
refusal-closed-place-gone = Αυτό το τραπέζι έκλεισε: το κανάλι του δεν υπάρχει πια. /murlan start ανοίγει καινούργιο.
refusal-closed-paused-out = Αυτό το τραπέζι έκλεισε: έμεινε σε παύση επτά μέρες. /murlan start ανοίγει καινούργιο.
refusal-barred = Σε έβγαλαν από αυτό το τραπέζι. Μπορείς να μπεις σε άλλο, ή να ανοίξεις δικό σου με /murlan start.
refusal-no-seat-free-now = Παίζεται μοιρασιά. Όταν τελειώσει, μπορείς να πάρεις θέση όπου δεν κάθεται άνθρωπος.
refusal-paused = Η παρτίδα είναι σε παύση. Όποιος παίζει μπορεί να πατήσει Συνέχεια.
refusal-shut-out = Η παρτίδα είναι σε παύση: δεν μπορώ πια να γράψω σε αυτό το κανάλι. Δώσε μου το δικαίωμα, ή πήγαινε το τραπέζι αλλού με /murlan move.
refusal-not-paused = Η παρτίδα δεν είναι σε παύση.
refusal-already-voted = Γι’ αυτό έχεις ήδη ψηφίσει. Πρέπει να συμφωνήσουν και οι άλλοι.
refusal-cannot-remove = Εδώ δεν υπάρχει κάποιος που να βγαίνει έτσι. Για να αφήσεις τη δική σου θέση, πάτα Φεύγω.
refusal-same-place = Το τραπέζι είναι ήδη σε αυτό το κανάλι.
refusal-too-many-here = { $limit ->
    [one] Ο διακομιστής έχει ήδη ένα ανοιχτό τραπέζι, και δεν επιτρέπονται άλλα. Μπες σε αυτό, ή περίμενε να κλείσει.
   *[other] Ο διακομιστής έχει ήδη { $limit } ανοιχτά τραπέζια, και δεν επιτρέπονται άλλα. Μπες σε ένα, ή περίμενε να κλείσει κάποιο.
}
refusal-too-many-yours = { $limit ->
    [one] Κάθεσαι ήδη σε άλλο τραπέζι, και δεν επιτρέπονται άλλα. Φύγε πρώτα από αυτό.
   *[other] Κάθεσαι ήδη σε { $limit } τραπέζια, και δεν επιτρέπονται άλλα. Φύγε πρώτα από κάποιο.
}
refusal-too-fast = Πατάς πιο γρήγορα απ’ όσο προλαβαίνω, και αυτό το πάτημα δεν μέτρησε. Περίμενε ένα δευτερόλεπτο και ξαναπάτα.
refusal-just-brought-down = Το τραπέζι ήρθε κάτω πριν από λίγο: δες στο τέλος του καναλιού.
refusal-no-table-to-move = Δεν είσαι οικοδεσπότης σε τραπέζι αυτού του διακομιστή που να μπορεί να πάει αλλού. /murlan start ανοίγει ένα.
refusal-which-table = Είσαι οικοδεσπότης σε πολλά τραπέζια: { $channels }. Διάλεξε στο «from» το κανάλι αυτού που εννοείς.
refusal-which-hand = Κάθεσαι σε πολλά τραπέζια: { $channels }. Γράψε το στο κανάλι αυτού που εννοείς.
refusal-not-invited = Αυτή η πρόσκληση είναι για άλλον. Αν υπάρχει ελεύθερη θέση, πάτα Μπαίνω στο ίδιο το τραπέζι.
refusal-invite-oneself = Δεν μπορείς να καλέσεις τον εαυτό σου. Διάλεξε κάποιον άλλο από αυτόν τον διακομιστή.
refusal-invite-application = Οι εφαρμογές δεν παίζουν. Για υπολογιστή πάτα + 🖥️ πριν αρχίσει η παρτίδα.
refusal-invite-elsewhere = Αυτό το άτομο δεν είναι σε αυτόν τον διακομιστή. Κάλεσέ το πρώτα εδώ.
refusal-invite-seated = { $name } κάθεται ήδη σε αυτό το τραπέζι.
refusal-invite-barred = { $name } έχει βγει από αυτό το τραπέζι και δεν προσκαλείται. Κάλεσε κάποιον άλλο.
refusal-invite-muted = { $name } δεν δέχεται προσκλήσεις. Κάλεσε κάποιον άλλο, ή άσε τη θέση σε υπολογιστή.
refusal-invite-again = { $name } μόλις έλαβε πρόσκλησή σου. Περίμενε λίγα λεπτά την απάντηση.
refusal-invite-often = Έστειλες πολλές προσκλήσεις σε λίγη ώρα. Περίμενε δέκα λεπτά για την επόμενη.
refusal-closed-unreadable = Αυτό το τραπέζι δεν μπόρεσε να επανέλθει. /murlan start ανοίγει καινούργιο.
refusal-double-press = Αυτό το πάτημα μέτρησε ήδη.
refusal-conflict = Κάποιος σε πρόλαβε. Άνοιξε Τα φύλλα μου να δεις πού είμαστε.
refusal-storage-down = Τώρα δεν αποθηκεύτηκε, γι’ αυτό δεν άλλαξε τίποτα. Ξαναπάτα σε λίγο.
refusal-turn-of = Δεν είναι η σειρά σου. Παίζει: { $name }. Μπορείς να διαλέξεις φύλλα από πριν.
refusal-not-your-turn = Δεν είναι η σειρά σου. Μπορείς να διαλέξεις φύλλα από πριν.
refusal-stage-dealing = Τώρα δεν παίζεται μοιρασιά. Η επόμενη αρχίζει σε λίγο.
refusal-stage-exchange = Πρώτα πρέπει να δοθεί ένα φύλλο πίσω.
refusal-stage-play = Η ανταλλαγή τελείωσε· η μοιρασιά παίζεται.
refusal-stage-over = Η παρτίδα τελείωσε. Πάτα Ρεβάνς για άλλη μία.
refusal-cards-not-held = Δεν έχεις { $cards }. Διάλεξε πάλι.
refusal-no-combination = Αυτά δεν κάνουν συνδυασμό: { $cards }. Παίξε μονό, ζευγάρι, τριάδα, καρέ, ή κέντα από πέντε φύλλα και πάνω.
refusal-opening = Το πρώτο άνοιγμα πρέπει να έχει το 3♠︎. Βάλ’ το κι αυτό.
refusal-other-kind = { $kind ->
    [single] Το μονό το χτυπάει μεγαλύτερο μονό ή βόμβα. Διάλεξες { $chosen } · κάτω: { $lies }
    [pair] Το ζευγάρι το χτυπάει μεγαλύτερο ζευγάρι ή βόμβα. Διάλεξες { $chosen } · κάτω: { $lies }
    [triple] Την τριάδα τη χτυπάει μεγαλύτερη τριάδα ή βόμβα. Διάλεξες { $chosen } · κάτω: { $lies }
   *[straight] Κέντα με { $size } φύλλα τη χτυπάει μεγαλύτερη κέντα με { $size } φύλλα ή βόμβα. Διάλεξες { $chosen } · κάτω: { $lies }
}
refusal-not-higher = { $kind ->
    [single] Θέλει μεγαλύτερο φύλλο. Διάλεξες { $chosen } · κάτω: { $lies }
    [pair] Θέλει μεγαλύτερο ζευγάρι. Διάλεξες { $chosen } · κάτω: { $lies }
    [triple] Θέλει μεγαλύτερη τριάδα. Διάλεξες { $chosen } · κάτω: { $lies }
    [quad] Θέλει μεγαλύτερη βόμβα. Διάλεξες { $chosen } · κάτω: { $lies }
   *[straight] Θέλει μεγαλύτερη κέντα. Διάλεξες { $chosen } · κάτω: { $lies }
}
refusal-not-next = Εδώ την κέντα τη χτυπάει μόνο η αμέσως επόμενη, { $size } φύλλα ως { $next }, ή βόμβα. Διάλεξες { $chosen }.
refusal-quad-needed = Κάτω είναι βόμβα, τη χτυπάει μόνο μεγαλύτερη βόμβα: { $lies }.
refusal-suited-needed = Κάτω είναι κέντα χρώμα: τη χτυπάει μόνο μεγαλύτερη κέντα χρώμα με { $size } φύλλα.
refusal-leader-must-play = Ανοίγεις εσύ: ρίξε κάτι, πάσο δεν γίνεται.
refusal-gift = { $card } δεν δίνεται πίσω. Δίνονται αυτά: { $allowed }.
refusal-notation = Το «{ $text }» δεν είναι φύλλο. Γράψε τα φύλλα έτσι: 9S, 10H, QD, BJ.
refusal-options = Αυτοί οι κανόνες δεν πάνε μαζί: { $option }.
refusal-wrong-place = Αυτό ανήκει σε τραπέζι άλλου καναλιού.
refusal-table-is-in = Το τραπέζι είναι στο { $channel }: πήγαινε εκεί.
refusal-table-moved = Το τραπέζι μόλις πήγε στο { $channel }, και αυτό το πάτημα δεν μέτρησε: πήγαινε εκεί.
refusal-no-such-table = Εδώ δεν υπάρχει ανοιχτό τραπέζι. /murlan start ανοίγει ένα.
refusal-no-table-but = Εδώ δεν υπάρχει ανοιχτό τραπέζι. Κάθεσαι σε τραπέζι εδώ: { $channels }.
refusal-table-is-over = Αυτό ανήκει σε τραπέζι που έκλεισε. /murlan start ανοίγει καινούργιο.
refusal-no-finished-match = Αυτή η παρτίδα δεν τελείωσε ακόμα, ή δεν παίχτηκε σε αυτόν τον διακομιστή. Το /murlan history δείχνει όσες μπορείς να δεις.
refusal-hands-hidden = Τα φύλλα και των τεσσάρων φαίνονται όταν τελειώσει μια μοιρασιά, ώσπου να αρχίσει η επόμενη.
refusal-not-shared = Αυτό το άτομο δεν δείχνει το προφίλ του.
refusal-not-in-server = Το Murlan παίζεται σε διακομιστή: πήγαινε σε ένα κανάλι του και γράψε /murlan start. Σε προσωπικά μηνύματα δουλεύουν μόνο τα /murlan help, learn, rules, language, preferences, invitations, privacy και solo.
permission-view-channel = Προβολή καναλιών (View Channel)
permission-send-messages = Αποστολή μηνυμάτων (Send Messages)
permission-send-messages-in-threads = Αποστολή μηνυμάτων σε νήματα (Send Messages in Threads)
permission-connect = Σύνδεση (Connect)
refusal-permissions = Μου λείπουν δικαιώματα σε αυτό το κανάλι: { $permissions }. Τα δίνει όποιος διαχειρίζεται τον διακομιστή.
refusal-manage-guild = Αυτό το κάνει μόνο όποιος διαχειρίζεται αυτόν τον διακομιστή.
refusal-table-exists = Αυτή τη στιγμή ανοίγει ήδη τραπέζι εδώ.
refusal-not-now = Αυτό δεν γίνεται τώρα. Δες το τραπέζι και δοκίμασε πάλι.
refusal-old-command = Αυτή η εντολή άλλαξε. Γράψε /murlan και διάλεξε από τη λίστα.
refusal-old-button = Αυτό το κουμπί είναι πολύ παλιό. Άνοιξε τα φύλλα σου με /murlan hand, ή τραπέζι με /murlan start.
refusal-turning-nobody = Οι δυνατοί υπολογιστές δεν δουλεύουν τώρα εδώ, και μόνο αυτοί βρίσκουν τις κρίσιμες στιγμές. Η επανάληψη δείχνει κάθε κίνηση.
refusal-turning-busy = Οι υπολογιστές έχουν τώρα πολλή δουλειά στα τραπέζια. Ζήτα το ξανά σε λίγα λεπτά.
refusal-turning-still = Κοιτάζω ακόμα μια παρτίδα για σένα. Περίμενε εκείνη την απάντηση και μετά ζήτησε την επόμενη.
refusal-turning-failed = Κάτι πήγε στραβά όσο κοίταζα αυτή την παρτίδα. Ζήτησε ξανά τις κρίσιμες στιγμές της.
refusal-too-many-files = Πήρες πολλά αρχεία σε λίγη ώρα. Περίμενε μισό λεπτό και μετά πάρε το επόμενο.

## Settings of a server, and one's own

language-name = Ελληνικά
settings-title = { $page ->
    [opening] ### Ρυθμίσεις · άνοιγμα τραπεζιών
    [tables] ### Ρυθμίσεις · νέα τραπέζια
   *[league] ### Ρυθμίσεις · πρωτάθλημα
}
settings-page = { $page ->
    [opening] Άνοιγμα τραπεζιών
    [tables] Νέα τραπέζια
   *[league] Πρωτάθλημα
}
settings-at-once = Κάθε επιλογή αποθηκεύεται αμέσως.
settings-rights = Σε αυτό το κανάλι έχω όλα τα δικαιώματα που χρειάζομαι.
settings-missing = ⚠️ Σε αυτό το κανάλι μου λείπουν: { $permissions }. Για να τα δώσεις: Επεξεργασία καναλιού → Δικαιώματα → το όνομά μου → εκεί ✓ → Αποθήκευση. Για όλα τα κανάλια: Ρυθμίσεις διακομιστή → Ρόλοι → ο ρόλος μου.
settings-language = **Γλώσσα** των τραπεζιών και των κατατάξεων
settings-channels = **Κανάλια** όπου ανοίγουν τραπέζια
settings-everywhere = Παντού
settings-openers = **Ποιος ανοίγει τραπέζια**
settings-opener = { $who ->
    [everybody] Όλοι
    [role] Όσοι έχουν έναν ρόλο, και οι διαχειριστές
   *[managers] Μόνο οι διαχειριστές
}
settings-opener-role = Ο ρόλος που ανοίγει τραπέζια
settings-manager-role = **Ρόλος διαχειριστών**: για μένα μετράει σαν τη Διαχείριση διακομιστή. Τον διαλέγει μόνο όποιος έχει αυτό το δικαίωμα.
settings-no-role = Κανένας ρόλος
settings-most = **Τραπέζια ταυτόχρονα**
settings-cap = { $count ->
    [one] 1 τραπέζι
   *[other] { $count } τραπέζια
}
settings-cap-any = Όσα μπορώ: { $count }
settings-defaults = Τι παίρνει το /murlan start όταν δεν ορίζεις κάτι άλλο.
settings-preset = **Κανόνες**
settings-mode = **Ποιος παίζει με ποιον**
settings-target = **Διάρκεια παρτίδας**
settings-turn = **Χρόνος ανά σειρά**
settings-computers = **Υπολογιστές**
settings-choose = Διάλεξε
settings-hints = { $state ->
    [on] Βοήθεια σε βαθμολογημένες: ναι
   *[off] Βοήθεια σε βαθμολογημένες: όχι
}
settings-league = **Βαθμολογίες και κατατάξεις** αυτού του διακομιστή
settings-rated = { $state ->
    [on] Οι παρτίδες βαθμολογούνται: ναι
   *[off] Οι παρτίδες βαθμολογούνται: όχι
}
settings-leavers = { $state ->
    [on] Κρύψε όσους έφυγαν: ναι
   *[off] Κρύψε όσους έφυγαν: όχι
}
settings-seasons = **Σεζόν**
settings-season-mode = { $mode ->
    [monthly] Κάθε μήνας και σεζόν
    [owner] Τις αρχίζουν και τις τελειώνουν οι διαχειριστές: /murlan season
   *[off] Δεν υπάρχουν
}
settings-season = Η σεζόν που τρέχει: { $name }
settings-no-season = Τώρα δεν τρέχει σεζόν.
settings-podiums = { $state ->
    [on] Δημοσίευση βάθρων: ναι
   *[off] Δημοσίευση βάθρων: όχι
}
settings-podium-channel = **Βάθρο της σεζόν**: πού δημοσιεύεται
settings-podium-last = Όπου παίχτηκε η τελευταία παρτίδα
settings-corrections = Το /murlan void ακυρώνει ένα αποτέλεσμα, το /murlan reset μηδενίζει τις κατατάξεις, το /murlan bar αποκλείει κάποιον από τα τραπέζια.
preferences-title = ### Οι ρυθμίσεις σου
preferences-language = **Γλώσσα** που διαβάζεις
preferences-sorting = **Τα φύλλα σου** μπαίνουν στην αρχή
preferences-sorting-by = { $by ->
    [rank] Κατά αξία
   *[suit] Κατά χρώμα
}
preferences-confirms = { $state ->
    [on] Ρώτα σε βόμβα και τέλος: ναι
   *[off] Ρώτα σε βόμβα και τέλος: όχι
}
preferences-others = **Τι μπορούν οι άλλοι**
preferences-invitations = { $state ->
    [on] Να σε καλούν σε τραπέζια: ναι
   *[off] Να σε καλούν σε τραπέζια: όχι
}
preferences-profile = { $state ->
    [on] Να βλέπουν το προφίλ σου: ναι
   *[off] Να βλέπουν το προφίλ σου: όχι
}
preferences-deck = **Τα χαρτιά** που βλέπεις
preferences-large-hand = { $state ->
    [on] Χαρτιά σε μεγάλη εικόνα: ναι
   *[off] Χαρτιά σε μεγάλη εικόνα: όχι
}
settings-deck = **Τα χαρτιά** στα μηνύματα των τραπεζιών
deck-name = { $deck ->
    [four] Με εικόνες, τέσσερα χρώματα
    [two] Με εικόνες, μαύρα και κόκκινα
   *[text] Με γράμματα: 3♠ K♥
}
preferences-pings = **Ειδοποίηση** στη σειρά σου
preferences-ping-when = { $when ->
    [never] Ποτέ
    [idle] Όταν δεν πατάω τίποτα για ένα λεπτό
   *[each] Σε κάθε σειρά μου
}
settings-pings = { $state ->
    [on] Ειδοποιήσεις παιχνιδιού: ναι
   *[off] Ειδοποιήσεις παιχνιδιού: όχι
}
preferences-told = **Νέα τραπέζια**: ειδοποιείσαι σε { $channels }
preferences-told-none = Τέλος οι ειδοποιήσεις τραπεζιών

## Corrections by who manages the server

void-title = ### Ποιο αποτέλεσμα να μη μετράει;
void-nothing = Σε αυτόν τον διακομιστή δεν τελείωσε ακόμα παρτίδα.
void-choose = Τα πιο πρόσφατα αποτελέσματα
void-when = { $when } UTC
void-is-void = δεν μετράει
void-ask = ### Να μη μετράει αυτό το αποτέλεσμα;
    Η παρτίδα που τελείωσε { $when }. Βαθμολογίες και κατατάξεις υπολογίζονται ξανά χωρίς αυτήν. Δεν αναιρείται.
button-void = Να μη μετράει
reset-ask = { $what ->
    [season] ### Να μηδενιστεί η κατάταξη αυτής της σεζόν;
       Καμία παρτίδα ως τώρα δεν θα μετράει για αυτή τη σεζόν. Δεν αναιρείται.
   *[all] ### Να μηδενιστούν όλες οι κατατάξεις;
       Καμία παρτίδα ως τώρα δεν θα μετράει, και όλες οι βαθμολογίες αρχίζουν ξανά. Τα βάθρα των παλιών σεζόν μένουν. Δεν αναιρείται.
}
button-reset = Μηδένισε
note-void-already = Αυτό το αποτέλεσμα ήδη δεν μετράει.
note-voided = Δεν μετράει πια· βαθμολογίες και κατατάξεις υπολογίστηκαν ξανά.
note-reset = Έγινε: καμία παρτίδα ως τώρα δεν μετράει πια εκεί.
note-barred = { $name } δεν μπορεί πια να καθίσει στα τραπέζια αυτού του διακομιστή. Όπου κάθεται τώρα, μένει μέχρι να τελειώσει η παρτίδα. Ο αποκλεισμός αίρεται πάλι με /murlan bar.
note-barred-already = { $name } έχει ήδη αποκλειστεί.
note-let-in = { $name } μπορεί πάλι να καθίσει στα τραπέζια αυτού του διακομιστή.
note-never-barred = { $name } δεν είχε αποκλειστεί.
note-season-started = Άρχισε σεζόν: { $name }. Από εδώ και πέρα οι σεζόν αρχίζουν και τελειώνουν με /murlan season.
note-season-ended = Τέλος για τη σεζόν { $name }. Από εδώ και πέρα οι σεζόν αρχίζουν και τελειώνουν με /murlan season.
note-no-season = Δεν τρέχει σεζόν, άρα δεν υπάρχει κάτι να τελειώσει.
refusal-no-tables-here = Σε αυτόν τον διακομιστή τραπέζια ανοίγουν μόνο εδώ: { $channels }. Πήγαινε εκεί και γράψε /murlan start.
refusal-managers-open = Σε αυτόν τον διακομιστή τραπέζια ανοίγουν μόνο οι διαχειριστές. Ρώτα κάποιον, ή μπες σε ανοιχτό τραπέζι.
refusal-role-opens = Σε αυτόν τον διακομιστή τραπέζια ανοίγουν μόνο όσοι έχουν τον ρόλο { $role }. Ρώτα κάποιον, ή μπες σε ανοιχτό τραπέζι.
refusal-barred-here = Κάποιος που διαχειρίζεται τον διακομιστή σε απέκλεισε από τα τραπέζια. Αν δεν ξέρεις γιατί, ρώτα.
refusal-nobodys-role = Αυτόν τον ρόλο τον έχουν όλοι, άρα θα διαχειρίζονταν όλοι τον διακομιστή. Διάλεξε άλλον.
refusal-invite-barred-here = { $name } έχει αποκλειστεί από τα τραπέζια αυτού του διακομιστή. Με /murlan bar αναιρείται.
refusal-hints-off = Αυτός ο διακομιστής δεν δίνει βοήθεια σε βαθμολογημένες. Όταν παίζεις μόνο με υπολογιστές, ρώτα όσο θες.
refusal-hint-busy = Ο δυνατός παίκτης δεν έχει χρόνο τώρα. Ρώτα πάλι σε λίγο, ή απλώς παίξε.
## What people read about their own data

privacy-export = Ορίστε ό,τι φυλάγεται για σένα, σε JSON. Αυτό το μήνυμα το βλέπεις μόνο εσύ. Τι σημαίνει, πόσο φυλάγεται και ποιος το βλέπει, το λέει το docs/PRIVACY.md του έργου του μποτ.
privacy-delete = ### Διαγραφή όλων για σένα
privacy-delete-what =
    Σε κάθε διακομιστή που έχει αυτό το μποτ, οριστικά:
    • η παρτίδα που παίζεις μόνος κλείνει·
    • το όνομα, η γλώσσα και οι άλλες επιλογές σου διαγράφονται·
    • σε αποτελέσματα, βαθμολογίες, κατατάξεις και βάθρα τη θέση σου παίρνει ένας αριθμός χωρίς νόημα, άλλος σε κάθε διακομιστή. Έτσι οι άλλοι κρατάνε ό,τι κέρδισαν.
    Δεν αναιρείται από κανέναν, και όταν ξαναπαίξεις αρχίζεις από την αρχή. Τα αντίγραφα ασφαλείας που έκανε νωρίτερα όποιος τρέχει το μποτ τα έχουν ακόμα, μέχρι να τα σβήσει.
button-privacy-delete = Διαγραφή…
privacy-form = Διαγραφή όλων για μένα
privacy-form-word = Γράψε ΝΑΙ για επιβεβαίωση
privacy-word = ΝΑΙ
privacy-other-word = Έγραψες κάτι άλλο, γι’ αυτό δεν διαγράφηκε τίποτα. Το /murlan privacy delete ξαναρωτάει.
privacy-deleted = Έγινε: τίποτα από όσα φυλάγονται εδώ δεν οδηγεί πια σε σένα.
privacy-still-named = Ανοιχτά τραπέζια έχουν ακόμα το όνομά σου, και θα αποθηκευόσουν πάλι μαζί τους:
privacy-leave-first = Φύγε από εκεί με /murlan leave. Αν παίζεται ακόμα παρτίδα που άφησες, περίμενε να τελειώσει: όποια είναι σε παύση κλείνει μετά από επτά μέρες. Μετά δοκίμασε πάλι· δεν διαγράφηκε τίποτα.

## Commands, as Discord lists them

command-murlan = Murlan, το αλβανικό παιχνίδι με χαρτιά
command-start = Άνοιξε τραπέζι σε αυτό το κανάλι
command-hand = Δείξε τα φύλλα μου
command-play = Παίξε φύλλα γράφοντάς τα, ή πάσο
command-table = Φέρε το τραπέζι στο τέλος του καναλιού
command-invite = Κάλεσε κάποιον σε αυτό το τραπέζι
command-invitations = Αν μπορούν να σε καλούν σε τραπέζια
command-move = Φέρε το τραπέζι σου σε αυτό το κανάλι
command-leave = Φύγε από το τραπέζι
command-end = Κλείσε το τραπέζι, ή ψήφισε να κλείσει
command-leaderboard = Οι καλύτεροι αυτού του διακομιστή
command-verify = Ήταν τίμιες οι μοιρασιές;
command-history = Παρτίδες που τελείωσαν, και η επανάληψή τους
command-profile = Βαθμολογία, σερί και επιτεύγματα κάποιου
command-privacy = Τι αποθηκεύεται για σένα
command-privacy-export = Ένα αρχείο με όλα όσα αποθηκεύονται για σένα
command-privacy-delete = Διάγραψε τα πάντα για σένα, μετά από μια ερώτηση
command-rules = Πώς παίζεται το Murlan
command-learn = Μάθε το παιχνίδι σε δύο λεπτά
command-help = Τι ξέρει να κάνει το μποτ
command-language = Διάλεξε τη γλώσσα σου
command-settings = Ρυθμίσεις αυτού του διακομιστή (Διαχείριση διακομιστή)
command-preferences = Οι δικές σου ρυθμίσεις
command-void = Να μη μετράει ένα αποτέλεσμα (Διαχείριση διακομιστή)
command-reset = Ξεκίνα τις κατατάξεις από την αρχή (Διαχείριση διακομιστή)
command-season = Ξεκίνα ή τελείωσε μια σεζόν (Διαχείριση διακομιστή)
command-bar = Απόκλεισε κάποιον από τα τραπέζια (Διαχείριση διακομιστή)
option-start-rules = Οι κανόνες· αν λείπει, του διακομιστή, αλλιώς οι κλασικοί
option-start-target = Διάρκεια παρτίδας· αν λείπει, του διακομιστή, αλλιώς 21 πόντοι
option-start-turn = Δευτερόλεπτα ανά σειρά· αν λείπει, του διακομιστή, αλλιώς 60
option-start-mode = Ποιος παίζει με ποιον· αν λείπει, του διακομιστή, αλλιώς ατομικά
option-start-passing = Αν όποιος πάει πάσο ξαναπαίζει στον ίδιο γύρο· ναι, αν λείπει
option-start-computers = Πόσο καλά παίζουν οι υπολογιστές· αν λείπει, του διακομιστή, αλλιώς ανάμεικτα
option-start-understudy = Πόσο καλά παίζεται για όποιον λείπει· αρχάριος, αν λείπει
option-start-cut = Ποιος κόβει την τράπουλα· αν λείπει, το πρώτο πάτημα μετά την υπόσχεση
option-play-cards = Όπως 9S 9H, 9♠9♥, 10 10, τζόκερ, πάσο
option-invite-person = Ποιος καλείται και ειδοποιείται
option-invitations-take = Αν οι άλλοι μπορούν να σε καλούν
option-move-from = Το κανάλι του τραπεζιού, αν έχεις πολλά
option-leaderboard-board = Με βάση τι· πόντοι, αν λείπει
option-leaderboard-period = Από πότε· από πάντα, αν λείπει
option-leaderboard-mode = Ατομικά, αν λείπει
option-verify-match = Το όνομα της παρτίδας, από το τελευταίο της μήνυμα· αλλιώς η τελευταία του καναλιού
option-history-of = Ποιανού· οι δικές σου, αν λείπει
option-profile-person = Ποιανού· το δικό σου, αν λείπει
option-rules-topic = Ένα κεφάλαιο με παραδείγματα· όλα σύντομα, αν λείπει
option-language-language = Τι διαβάζεις
option-language-server = Για τα τραπέζια όλου του διακομιστή (Διαχείριση διακομιστή)
option-reset-what = Ποιες· θα σε ρωτήσω άλλη μία φορά
option-season-action = Με τη νέα τελειώνει η προηγούμενη
option-season-name = Πώς λέγεται η νέα
option-bar-person = Ποιος
option-bar-action = Αποκλεισμός, αν λείπει
choice-rules = { $rules ->
    [classic] Κλασικοί
    [visix] Visix (μόνο η επόμενη κέντα)
   *[rrethi] Rrethi (η κέντα χρώμα χτυπάει τα πάντα)
}
choice-one-deal = Μία μοιρασιά
choice-passing = { $passing ->
    [locked] Το πάσο ισχύει για τον γύρο
   *[open] Το πάσο ισχύει για μία σειρά
}
choice-cut = { $cut ->
    [ask] Με το χέρι, δεξιά από αυτόν που μοιράζει
   *[press] Το πρώτο πάτημα μετά την υπόσχεση
}
choice-invitations = { $take ->
    [on] Ναι
   *[off] Όχι
}
choice-reset = { $what ->
    [season] Η κατάταξη αυτής της σεζόν
   *[all] Όλες οι κατατάξεις και οι βαθμολογίες
}
choice-season = { $action ->
    [start] Έναρξη
   *[end] Λήξη
}
choice-bar = { $action ->
    [lift] Άρση αποκλεισμού
   *[bar] Αποκλεισμός
}
