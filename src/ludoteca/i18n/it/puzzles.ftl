# I quesiti: posizioni di partite vere, una domanda, la risposta migliore e il perché.

puzzle-heading = Quesiti
puzzle-title = Quesito
puzzle-told = La risposta
puzzle-lead = Posizioni di partite vere. Una domanda, una risposta migliore, e il perché.
puzzle-none = Ancora nessun quesito.
puzzle-none-text = Questo server non ne ha. Chi rivede una partita finita può regalarne uno.
puzzle-back = Torna ai quesiti
puzzle-game = Gioco
puzzle-due = { $count ->
    [one] uno da ripassare oggi
   *[other] { $count } da ripassare oggi
}

# Modi
puzzle-mode = Modo
puzzle-mode-train = Allenati
puzzle-mode-clean = Senza errori
puzzle-mode-rush = Tre minuti
puzzle-mode-train-short = Quesito
puzzle-mode-clean-short = Senza errori
puzzle-mode-rush-short = Tre minuti
puzzle-mode-train-says = Con calma: solo qui il punteggio si muove.
puzzle-mode-clean-says = Sempre più difficili, fino al primo errore. Uno si può saltare.
puzzle-mode-rush-says = Quanti ne indovini? L’orologio si ferma mentre leggi il perché.
puzzle-mode-best = Il tuo record: { $count }.
puzzle-mixed-train = Misti, al mio livello
puzzle-mixed-clean = Comincia, misti
puzzle-mixed-rush = Via, misti

# Temi
puzzle-by-theme = { $game }, per tema
puzzle-theme = tema
puzzle-done = fatti
puzzle-right = giusti
puzzle-way = vai
puzzle-done-of = { $done } di { $count }
puzzle-continue = Continua
puzzle-begin = Comincia
puzzle-note = Un quesito sbagliato torna dopo 3, 10 e 30 giorni. Chi gioca può regalare i suoi: dall’analisi, «Quesito».

# Il giorno
puzzle-of-day = del giorno · { $day }
puzzle-solve = Risolvi
puzzle-look-again = Riguardalo
puzzle-day-right = Fatto: giusto.
puzzle-day-wrong = Fatto: tornerà.
puzzle-level-is = difficoltà { $rating }
puzzle-days-title = Giorni di fila
puzzle-days = { $count ->
    [0] ancora nessun giorno di fila
    [one] giorno di fila
   *[other] giorni di fila
}
puzzle-days-missing = { $count ->
    [one] giorno di fila · manca oggi
   *[other] giorni di fila · manca oggi
}
puzzle-day-on = fatto
puzzle-day-off = niente

# Il punteggio
puzzle-rating-of = Punteggio quesiti, { $game }
puzzle-rating-sure = quesiti, ±{ $deviation }
puzzle-band = la fascia è l’incertezza: si stringe giocando
puzzle-unrated = si assesta con le prime risposte
puzzle-curve-says = Il punteggio nelle ultime { $count } risposte, da { $from } a { $to }
puzzle-lasts = Ultimi
puzzle-all = Tutti
puzzle-fewer = Meno
puzzle-was-right = giusto:
puzzle-was-wrong = sbagliato:

# La domanda
puzzle-ask = Trova la risposta migliore.
puzzle-ask-from = { $from ->
    [people] Da una partita vera.
   *[bots] Da una partita fra bot.
} Scegli sul tavolo come se giocassi: conta la quota di vittoria, non i punti di adesso.
puzzle-ask-round = { $from ->
    [people] Da una partita vera, round { $round }.
   *[bots] Da una partita fra bot, round { $round }.
} Scegli sul tavolo come se giocassi: conta la quota di vittoria, non i punti di adesso.
puzzle-difficulty = Difficoltà
puzzle-time = Tempo
puzzle-skip = Salta, torna più tardi
puzzle-skip-short = Salta
puzzle-seconds-left = Ti restano { $count } secondi.
puzzle-known = Che cosa sai
puzzle-known-all = Vedi ciò che vedeva chi giocava qui, non di più.
puzzle-before = L’ultimo round
puzzle-known-san-juan-piles = Mazzo { $deck }, scarti { $discards }: che carte siano, non si vede.
puzzle-known-san-juan-end = { $who ->
    [you] Hai più edifici di tutti, { $count }: il dodicesimo chiude la partita.
   *[other] { $name } ha più edifici di tutti, { $count }: il dodicesimo chiude la partita.
}
puzzle-known-puerto-rico-left = Restano { $chips } punti vittoria e { $colonists } coloni.
puzzle-known-puerto-rico-end = La città più piena ha { $spaces } spazi occupati su 12.
puzzle-known-venezia-deck = { $deck ->
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $deck } carte.
}
puzzle-known-venezia-left = La costruzione che scarseggia di più è { $name }: { $count ->
    [one] ne resta una.
   *[other] ne restano { $count }.
}
puzzle-known-burgundy-rounds = { $count ->
    [0] È l’ultimo round.
    [one] Dopo questo c’è un solo round.
   *[other] Dopo questo ci sono { $count } round.
}
puzzle-known-burgundy-depots = I dadi dei prossimi round non si sanno, e nemmeno le tessere che verranno.

# Il cammino
puzzle-path = Il tuo cammino
puzzle-run = Questa corsa
puzzle-row = di fila
puzzle-in-a-row = { $count ->
    [one] uno giusto
   *[other] { $count } giusti
}
puzzle-right-so-far = giusti
puzzle-best = il tuo record
puzzle-week = questa settimana
puzzle-last-says = Ultime risposte: { $right } giuste su { $count }

# La risposta
puzzle-mark-best = La migliore
puzzle-mark-mine = La tua
puzzle-right-is = Giusto: { $answer }
puzzle-better-was = C’era di meglio: { $answer }
puzzle-time-over = Tempo scaduto
puzzle-best-was = Era meglio: { $answer }
puzzle-not-weighed = La tua risposta non era fra quelle che meritavano un conto.
puzzle-costs = La tua, «{ $answer }», costa il { $cost } di vittoria.
puzzle-level = Vale quanto la migliore, { $answer }: la differenza sta nel margine.
puzzle-ahead = { $cost } di vittoria in più della seconda, «{ $answer }».
puzzle-right-in = Giusto, in { $time }
puzzle-wrong-in = Sbagliato, in { $time }
puzzle-now = ora { $rating }
puzzle-row-record = di fila, record { $record }
puzzle-race-record = giusti, record { $record }
puzzle-not-counted = Già visto: questa volta non conta.
puzzle-comes-back = Torna il { $day }
puzzle-over-clean = { $count ->
    [one] La corsa finisce qui: uno senza errori.
   *[other] La corsa finisce qui: { $count } senza errori.
}
puzzle-over-rush = { $count ->
    [one] Tre minuti, uno giusto.
   *[other] Tre minuti, { $count } giusti.
}
puzzle-why = Perché
puzzle-look = Che cosa si guarda
puzzle-look-why = Perché
puzzle-look-table = Il tavolo
puzzle-answers = Tutte le risposte
puzzle-share = vittoria
puzzle-you = (tu)
puzzle-margin = margine ±{ $margin }: sotto, due risposte contano pari
puzzle-real = { $from ->
    [people] Nella partita vera chi giocava qui scelse «{ $answer }»
   *[bots] Nella partita il bot scelse «{ $answer }»
} { $place ->
    [1] e vinse.
   *[other] e finì { $place }º su { $parties }.
}
puzzle-retry = Riprova, senza punteggio
puzzle-play-on = Rigioca da qui
puzzle-play-on-short = Rigioca
puzzle-play-on-says = Si apre un tavolo nuovo da questa posizione: tu al posto di chi giocava, gli altri sono bot. Quello che da qui non si poteva sapere si ridistribuisce.
puzzle-next = Prossimo quesito
puzzle-next-short = Prossimo
puzzle-once-more = Ancora
puzzle-no-more = Per ora non ce ne sono altri.

# I temi, per gioco
puzzle-theme-san-juan-role = Scelta del ruolo
    .text = che cosa dai agli altri
puzzle-theme-san-juan-build = Che cosa costruire
    .text = ora, o fra un round
puzzle-theme-san-juan-six = Edifici da 6
    .text = quando valgono il prezzo
puzzle-theme-san-juan-pay = Con che cosa pagare
    .text = le carte che non tornano
puzzle-theme-san-juan-trade = Vendere o tenere
    .text = la tessera di oggi e la prossima
puzzle-theme-san-juan-produce = Che cosa produrre
    .text = quale impianto, quando non bastano le merci
puzzle-theme-san-juan-keep = Che cosa tenere
    .text = fra le carte pescate, quelle che servono
puzzle-theme-san-juan-end = Ultimi round
    .text = contare fino a dodici
puzzle-theme-puerto-rico-role = Scelta del ruolo
    .text = il privilegio, e il favore agli altri
puzzle-theme-puerto-rico-build = Che cosa costruire
    .text = spendere ora, o aspettare
puzzle-theme-puerto-rico-plant = Piantagione o cava
    .text = che cosa coltivare sull’isola
puzzle-theme-puerto-rico-colonists = Dove mettere i coloni
    .text = ciò che lavora, e ciò che aspetta
puzzle-theme-puerto-rico-load = Che cosa imbarcare
    .text = quale merce, su quale nave
puzzle-theme-puerto-rico-store = Che cosa conservare
    .text = quello che non marcisce
puzzle-theme-puerto-rico-sell = Che cosa vendere
    .text = i posti della casa di commercio
puzzle-theme-puerto-rico-end = Ultimi round
    .text = chi chiude, e quando
puzzle-theme-venezia-cards = Quali carte giocare
    .text = da soli, o con gli altri
puzzle-theme-venezia-site = Dove costruire
    .text = il luogo che rende di più
puzzle-theme-venezia-drain = Che cosa bonificare
    .text = paludi da prendere al momento giusto
puzzle-theme-venezia-gold = Oro
    .text = spenderlo, o tenerlo da parte
puzzle-theme-venezia-draw = Che cosa pescare
    .text = dal mercato o dal mazzo
puzzle-theme-venezia-building = Cantieri
    .text = chi guida, e chi aiuta
puzzle-theme-venezia-end = Ultimi turni
    .text = prima che si chiuda
puzzle-theme-burgundy-dice = Come usare i dadi
    .text = l’azione che vale il dado
puzzle-theme-burgundy-place = Dove posare la tessera
    .text = lo spazio giusto, la regione giusta
puzzle-theme-burgundy-castle = Castelli
    .text = l’azione in più, spesa bene
puzzle-theme-burgundy-ship = Navi
    .text = quali merci, e quale posto in fila
puzzle-theme-burgundy-sell = Che cosa vendere
    .text = adesso, o quando la pila è più alta
puzzle-theme-burgundy-bonus = Premi
    .text = arrivare prima a un colore intero
puzzle-theme-burgundy-end = Ultimi round
    .text = ciò che fa ancora in tempo a rendere
