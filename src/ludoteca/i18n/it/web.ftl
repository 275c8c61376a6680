# La pagina web: tutto ciò che non è di un gioco.

web-skip = Vai al contenuto
web-home = Home
web-nav = Sezioni
web-play = Gioca
web-mine = Le mie partite
web-learn = Impara
web-about = Informazioni
web-language = Lingua
web-theme = Tema
web-theme-light = chiaro
web-theme-dark = scuro
web-theme-auto = come il sistema
web-hero = Quattro classici, un tavolo solo.
web-hero-sub = Contro i bot, con gli amici o sullo stesso schermo. Gratis, aperto, senza iscrizione.
web-name = Il tuo nome
web-who-are-you = Come ti chiami?
web-ok = Va bene
web-again = Riprova
web-name-of = Nome del giocatore { $number }
web-code = Codice del tavolo
web-code-is = Oppure il codice
web-enter = Entra
web-new = Nuovo tavolo
web-games = Giochi
web-rules-of = { $game }: le regole, pezzo per pezzo
web-how-of = Come si gioca a { $game }
web-options-of = Scegli giocatori e opzioni di { $game }
web-play-now = Gioca subito
web-opening = Un momento…
web-my-tables = I miei tavoli
web-all = Tutti
web-none-mine = Qui staranno le tue partite: si salvano da sole a ogni mossa.
web-none-ended = Ancora nessuna partita finita.
web-public = Tavoli pubblici
web-none-public = Nessun tavolo pubblico in questo momento.
web-filter = Filtro
web-filter-all = Tutti
web-filter-open = Posti liberi
web-filter-running = In corso
web-fault-offline = Il server non risponde. Controlla che sia acceso e riprova.
web-fault-server = Qualcosa è andato storto sul server: riprova.
web-fault-malformed = Il server non ha capito la richiesta.
web-fault-too-big = Questo file è troppo grande.
web-fault-too-many = Troppo in fretta: aspetta un momento e riprova.
web-fault-unknown = Qui non c’è (più).
web-fault-token = Questo posto non è di questo browser.
web-fault-not-yours = Questo non tocca a te.
web-fault-wrong-seat = La domanda è per qualcun altro.
web-fault-stale = Il tavolo è andato avanti: guarda di nuovo.
web-fault-illegal = Questa risposta ora non è possibile.
web-fault-refused = Ora non è possibile.
web-fault-guide = Si può, ma adesso la guida chiede un’altra cosa.
web-fault-option = Il gioco non ha questa opzione.
web-fault-full = Non c’è un posto libero.
web-fault-not-running = La partita non è cominciata, o è finita.
web-fault-not-over = Prima della fine una partita la rivede solo chi la gioca.
web-fault-halted = Questa partita è cominciata con altre regole: qui non si può mostrare.
web-fault-busy = Il server è occupato: riprova.
web-fault-origin = Il server non accetta richieste da un altro sito.
web-no-code = Nessun tavolo con il codice { $code }.
web-you = Tu
web-you-name = Ospite
web-level = Livello
web-level-1 = gioca quasi a caso
web-level-2 = conosce le regole, si distrae
web-level-3 = solido, guarda solo questa mossa
web-level-4 = pensa un po’ più in là
web-level-5 = ha imparato da milioni di partite
web-level-6 = il più forte, si prende tempo
web-status-open = si aspettano giocatori
web-status-running = in corso
web-won-with = { $count ->
    [one] vince
   *[other] vincono
} { $names } con { $points }
web-automatic = il giocatore automatico
web-status-halted = solo da guardare
web-status-closed = chiuso
web-turn-of = tocca a { $name }
web-with = con { $names }
web-team = Squadra { $team }
web-versus = contro
web-team-note = Chi è nella stessa squadra vince insieme.
web-sit-with = Siediti con { $name }
web-sit-team = Siediti nella squadra { $team }
web-your-turn = Tocca a te
web-open = Apri
web-sit = Siediti
web-stand-up = Alzati
web-watch = Guarda
web-result = Risultato
web-review = Analisi
web-review-of-match = Analisi della partita
web-match-pages = Pagine della partita
web-which = Che cosa giocate?
web-who-plays = Chi gioca
web-who-plays-note = Ogni posto ha il suo colore e la sua forma.
web-here-note = lo schermo si copre al passaggio
web-variants = Varianti e regole
web-base-game = Gioco base
web-duchy = Ducato { $id }
web-duchy-for = Il ducato di chi
web-stands-verified = verificato su più fonti
web-stands-single-source = da una fonte sola
web-stands-inferred = dedotto
web-stands-house = nostro: disegnato da noi
web-summary = { $count } giocatori · { $minutes }′
web-begins-now = Si comincia subito.
web-begins-bots = Giocano solo i bot: tu guardi.
web-begins-friends = Poi inviti con un link, e cominci quando vuoi.
web-seats = Posti
web-players = Giocatori
web-who-me = Io
web-who-person = Amico
web-who-bot = Bot
web-who-here = Qui accanto
web-friend-note = Appena il tavolo è aperto hai il link per l’invito.
web-rules = Regole
web-title = Nome del tavolo (facoltativo)
web-make-public = Visibile a tutti
web-begin = Comincia
web-open-table = Apri il tavolo
web-standing-verified = Dati dei componenti verificati su più fonti.
web-standing-other = I componenti di questo gioco sono quelli del suo pacchetto.
web-standing-venezia = Carte e pezzi sono verificati; la mappa e i valori dei gettoni sono nostri.
web-standing-burgundy = Le tessere sono verificate; dei 32 ducati 7 sono verificati, 13 vengono da una fonte sola, 12 sono nostri.
web-no-table = Questo tavolo non c’è (più).
web-closed = Il tavolo è stato chiuso.
web-close-table = Chiudi il tavolo
web-table = Tavolo
web-lost-page = Questa pagina non c’è.
web-lost-page-note = Il link può essere vecchio, o gli manca qualche lettera.
web-invite = Link per gli amici
web-invite-closed = Per ora questo server risponde solo a questo computer. Per invitare chi è nella stessa rete, fermalo e avvialo così:
web-invite-alone = Questo computer non è in nessuna rete che gli amici possano raggiungere.
web-copy = Copia
web-copied = Link copiato.
web-seat-free = posto libero
web-online = in linea
web-offline = non in linea
web-wait-owner = Si comincia quando lo decide chi ha aperto il tavolo.
web-close = Chiudi
web-menu = Menu
web-replay = Rivedi
web-over = Partita finita
web-lost = Riconnessione…
web-trouble = Il server ora non riesce a leggere o salvare questo tavolo.
web-retrying = Nuovo tentativo…
web-question = Domanda
web-waiting-for = Si aspetta { $name }
web-told = { $names }: { $said }
web-told-pass = { $own ->
    [yes] Passi
   *[no] { $count ->
        [one] { $names } passa
       *[other] { $names } passano
    }
}
web-told-waiting = { $count ->
    [one] +1 mossa
   *[other] +{ $count } mosse
}
web-told-more = { $count ->
    [one] Un’altra mossa, nel diario
   *[other] Altre { $count } mosse, nel diario
}
web-late = In attesa del server…
web-thinking = Sto pensando…
web-undo = Annulla
web-undo-help = Torna alla tua risposta precedente (Z)
web-undo-none = Non si può annullare: qualcosa è già stato scoperto o qualcuno ha già risposto
web-back-ask = Chiedi di tornare
web-back-ask-help = Altri hanno già visto o risposto: si torna indietro se tutti sono d’accordo (Z)
web-back-asked = Hai chiesto di tornare indietro. { $agreed_n ->
    [0] Manca il sì di { $missing }.
   *[other] D’accordo: { $agreed }. Manca il sì di { $missing }.
}
web-back-declined = { $count ->
    [one] { $names } non è d’accordo: non si torna indietro.
   *[other] Non tutti sono d’accordo: non si torna indietro.
}
web-back-withdraw = Ritira la richiesta
web-watching = Stai guardando: giocano gli altri.
web-reset = Ricomincia
web-reset-help = Torna all’inizio del tuo turno
web-suggest = Scegli per me
web-hint = Consiglio
web-confirm = Conferma
web-your-hand = La tua mano
web-do-build = { $price ->
    [0] Costruisci gratis
   *[other] Costruisci per { $price }
}
web-do-role = Prendi
web-do-take = Prendi
web-do-sell = Vendi
web-do-load = Carica
web-do-keep = Tieni
web-do-bonus = Prendi
web-picked = { $count } di { $most }
web-log = Diario
web-log-earlier = Righe precedenti
web-log-undo = { $own ->
    [yes] Torni indietro
   *[no] { $name } torna indietro
}
web-since = Dal tuo ultimo turno
web-for-you = per te
web-why = Perché si chiede
web-ask-why = Perché?
web-why-not = Perché no: { $name }
web-pair = Ora l’altra metà: la merce o la nave.
web-tap-help = Tocca una cosa per sapere che cosa fa.
web-hint-best = La risposta consigliata
web-hint-share = { $percent }% di vittorie attese («{ $next }»: { $other }%)
web-hint-points = { $points ->
    [one] un punto atteso in più di «{ $next }»
   *[other] { $points } punti attesi in più di «{ $next }»
}
web-hint-level = vale quanto «{ $next }»
web-log-news = Diario, { $count ->
    [0] nessuna novità
    [one] una novità
   *[other] { $count } novità
}
web-points-now = Punti in vista
web-your-city = La tua città
web-limit = Limite { $limit } a inizio round
web-end = Fine
web-building-site = In cantiere
web-deck = Mazzo
web-discards = Scarti
web-you-pay = paghi { $price }
web-pay = Paghi
web-discarded = Scelta
web-hand-empty = Nessuna carta in mano
web-event = Evento
web-role-builder = paga 1 in meno
web-role-producer = 1 merce in più
web-role-trader = 1 vendita in più
web-role-councillor = guarda 5 carte
web-role-prospector = pesca 1 carta
web-cover = Tocca a { $name }
web-cover-note = Passa lo schermo. Le carte restano coperte finché non dici che ci sei.
web-cover-ready = Sono { $name }
web-proposal = { $name } chiede di tornare indietro.
web-agree = Va bene
web-disagree = No
web-finished-you = Finita! Hai vinto.
web-finished = { $count ->
    [one] Finita! Vince { $name }.
   *[other] Finita! Vincono { $name }.
}
web-halted = Questa partita è cominciata con altre regole: si può solo guardare.
web-speed = Velocità
web-pace = Ritmo
web-pace-slow = lenta
web-pace-normal = normale
web-pace-fast = veloce
web-pace-instant = istantanea
web-pace-still = senza movimento
web-sound = Suoni
web-volume = Volume dei suoni
web-confirm-moves = Chiedi conferma delle mie mosse
web-forced = Risposte obbligate in automatico
web-count-hidden = Mostra ciò che si ricostruisce contando
web-to-bot = Affida a un bot
web-to-person = Offri a una persona
web-give-ask = Un’altra persona può avere il posto di { $name }? Chi si siede ne vede la mano: devono essere d’accordo tutti.
web-give-wait = { $count ->
    [0] Tutti d’accordo
   *[other] Manca il sì di { $names }
}
web-give-withdraw = Ritira l’offerta
web-give-free = libero, per chi ha il link
web-give-sit = Il posto di { $name } è libero; finché nessuno si siede gioca un bot.
web-seat-left = è via, può tornare
web-seat-resigned = ha rinunciato
web-leave = Lascia la partita
web-leave-sure = Sì, esco: un bot gioca finché non torno
web-resign = Rinuncia
web-resign-sure = Sì, rinuncio: un bot gioca fino alla fine
web-stay = Resta
web-gone-left = Hai lasciato la partita: un bot gioca per te e vedi solo ciò che vedono tutti.
web-come-back = Torna al tavolo
web-gone-resigned = Hai rinunciato: un bot gioca fino alla fine, tu guardi.
web-keys = Tasti
web-keys-letters = Lettere e cifre come scorciatoie
web-key-arrows-cap = Frecce
web-key-arrows = alla cosa accanto
web-key-digits = sceglie ciò che si può scegliere
web-key-enter-cap = Invio
web-key-enter = sceglie la cosa su cui sei
web-key-confirm = conferma
web-key-pass = passa
web-key-escape = lascia ciò che hai scelto, chiude
web-key-undo = annulla
web-key-hint = chiede un consiglio
web-key-numbers = mostra i numeri da 1 a 9
web-key-log = apre il diario
web-key-why = perché no, della cosa su cui sei
web-key-menu = questo menu
web-key-screen = schermo intero
web-running = In corso
web-ended = Finite
web-record = Partite in un file
web-record-note = Apri il file di una partita, di questo server o di un altro, e rivedila mossa per mossa. Puoi anche trascinarlo qui.
web-record-open = Apri una registrazione
web-record-down = Scarica la partita
web-not-record = Questo file non è una registrazione.
web-record-version = Questa partita è stata giocata con altre regole o altri componenti: qui non si può rivedere.
web-record-row = Questo file è danneggiato: la mossa { $row } non è possibile.
web-not-over = La partita non è ancora finita.
web-never-ended = Questa partita non è mai finita.
web-led-always = In testa dal primo all’ultimo round.
web-led-since = Sempre in testa dal round { $round } in poi.
web-led-end = In testa solo nell’ultimo round.
web-place = { $place }º
web-winner = vince
web-not-won = non vince
web-tie-lost = spareggio
web-rounds = { $count ->
    [one] un round
   *[other] { $count } round
}
web-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
web-wins = { $margin ->
    [0] { $name } vince lo spareggio
    [one] Vince { $name }, per un punto
   *[other] Vince { $name }, per { $margin } punti
}
web-win-together = { $margin ->
    [0] { $names } vincono lo spareggio
    [one] Vincono { $names }, per un punto
   *[other] Vincono { $names }, per { $margin } punti
}
web-game-lost = La partita è persa
web-shared-win = Vittoria condivisa: { $names }
web-tie-san-juan = { $shared ->
    [yes] Pari nei punti, e anche in carte in mano e merci.
   *[no] Pari nei punti: vince chi ha più carte in mano e merci.
}
web-tie-puerto-rico = { $shared ->
    [yes] Pari nei punti, e anche in dobloni e merci.
   *[no] Pari nei punti: vince chi ha più dobloni e merci.
}
web-tie-burgundy = { $tiebreak ->
    [most] Pari nei punti: vince chi ha più caselle vuote, poi chi viene dopo nell’ordine.
   *[other] Pari nei punti: vince chi ha meno caselle vuote, poi chi viene dopo nell’ordine.
}
web-moments = Momenti della partita
web-moments-short = Momenti
web-moment-round = Round { $round }
web-moment-gain = { $count ->
    [one] +1 punto
   *[other] +{ $count } punti
}
web-moment-lead = in testa da qui
web-moment-level = mai più indietro
web-moment-ahead = va in testa
web-moment-behind = { $count ->
    [one] { $name } è indietro di 1 punto
   *[other] { $name } è indietro di { $count } punti
}
web-moment-furthest = il distacco più grande
web-moment-count = Il conto finale
web-by-source = Da dove vengono i punti
web-source = Fonte
web-total = Totale
web-curve = Punti nei round
web-curve-points = Punti
web-curve-gap = Distacco
web-curve-table = Tabella
web-end-mark = fine
web-curve-says = Punti di ogni giocatore in { $count } momenti della partita
web-round = Round
web-rematch = Rivincita
web-replay-costs = Quanto è costata ogni decisione, se c’è l’analisi
web-replay-start = Inizio della partita
web-replay-slider = Mosse della partita
web-replay-at = mossa { $ply } di { $plies }
web-replay-turn = turno di { $name }
web-replay-points = ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-replay-keeps = { $own ->
    [yes] Ti resta: { $things }.
   *[no] Resta: { $things }.
}
web-first = All’inizio
web-last = Alla fine
web-lane-san-juan = mano { $cards } · città { $buildings }
web-lane-hand = Mano di { $name }
web-lane-city = Città di { $name }
web-lane-back = una carta coperta
web-lane-paid = scarto
web-lane-keeps = { $own ->
    [yes] Tieni { $cards }
   *[no] { $name } tiene { $cards }
}
web-lane-island = Isola di { $name }
web-lane-open = Mostra tutto di { $name }
web-lane-close = Mostra solo la mano di { $name }
web-you-here = tu
web-go-on = Continua da qui
web-go-on-says = Un tavolo nuovo comincia dopo la mossa { $ply } di questa partita. Resta segnato come continuazione, con un link a questa mossa.
web-go-on-seat = Quale posto è il tuo?
web-go-on-whom = Con chi?
web-go-on-bots = Bot
web-go-on-friends = Amici
web-go-on-dealt = Quello che { $name } non poteva sapere si ridistribuisce prima di cominciare: le mani degli altri, i mazzi e tutto ciò che è coperto.
web-go-on-kept = Ognuno tiene quello che aveva in mano, e i mazzi restano com’erano: chi ha guardato il replay li conosce. Gli amici entrano con un link.
web-origin = Continuazione di un’altra partita: guarda quella mossa
web-origin-short = La partita da cui continua
web-go-on-begin = Apri il tavolo
web-before = Mossa precedente
web-after = Mossa successiva
web-round-before = Round precedente
web-round-after = Round successivo
web-replay-keys = Tasti: frecce mossa per mossa, con Ctrl per round; Inizio e Fine; Spazio avvia, da 1 a 4 la velocità, P cambia la vista, S condivide; con l’analisi E va al prossimo errore, con Maiusc al precedente.
web-share-replay = Condividi il replay
web-share-eyes = Si apre con la vista di tutti: ogni mano è scoperta.
web-share-review = Condividi l’analisi
web-share-here = Comincia da questa mossa
web-share-hide = Nascondi i nomi
web-share-link = Il link
web-share-copy = Copia il link
web-back-table = Torna al tavolo
web-run = Avvia
web-pause = Pausa
web-perspective = Con gli occhi di chi
web-eyes-of = Con gli occhi di { $name }
web-see-all = La vista di tutti: ogni mano scoperta
web-see-all-short = Tutti
web-see-public = spettatori
web-share = Condividi
web-fair = Estrazioni verificabili
web-fair-says = Prima della prima estrazione il server fissa un segreto e ne mostra l’impronta, il suo impegno: non può più cambiarlo. A partita finita chiunque può controllare che ogni estrazione viene da quel segreto e dalle parole dei giocatori.
web-fair-commitment = Impegno
web-fair-secret = Segreto
web-fair-copy-commitment = Copia l’impegno
web-fair-copy-secret = Copia il segreto
web-fair-copied = Copiato.
web-fair-words = Le tue parole (facoltative)
web-fair-words-of = Le parole di { $name } (facoltative)
web-fair-words-note = Quello che ti viene in mente: entra in ogni estrazione, e lo vedono tutti.
web-fair-kept = Le tue parole sono salvate.
web-fair-unfit = Queste parole non si possono usare: una riga sola, al massimo 120 caratteri, senza segni invisibili.
web-fair-expired = L’impegno era scaduto. Eccone un altro: ridai le tue parole, poi comincia.
web-fair-broken = Il server ora mostra un impegno diverso da quello di prima: non fidarti delle estrazioni di questo tavolo.
web-verify = Controlla le estrazioni
web-verify-intro = La registrazione di una partita finita svela il segreto da cui vengono le estrazioni. Questa pagina le rifà tutte, qui nel tuo browser.
web-verify-going = La partita non è ancora finita.
web-verify-going-note = Il segreto si svela alla fine: chi lo sapesse adesso conoscerebbe già tutte le estrazioni.
web-verify-fits = Tutto in ordine
web-verify-fits-note = { $count ->
    [one] L’unica estrazione controllata viene dal segreto e dalle parole.
   *[other] Le { $count } estrazioni controllate vengono tutte dal segreto e dalle parole.
}
web-verify-differs = Non torna
web-verify-unknown = Non si può controllare
web-verify-secret = Il segreto svelato alla fine non è quello per cui il server si era impegnato.
web-verify-draw = Riga { $row }, estrazione { $number } ({ $kind }): dal segreto esce { $expected }, la registrazione dice { $found }.
web-verify-draw-start = Preparazione, estrazione { $number } ({ $kind }): dal segreto esce { $expected }, la registrazione dice { $found }.
web-verify-weights = Riga { $row }, estrazione { $number } ({ $kind }): la registrazione non dice che cosa poteva uscire.
web-verify-weights-start = Preparazione, estrazione { $number } ({ $kind }): la registrazione non dice che cosa poteva uscire.
web-verify-damaged = Ciò che la registrazione dice del segreto è danneggiato.
web-verify-no-secret = La registrazione non svela nessun segreto: la partita è più vecchia di questo controllo, o è stata giocata senza.
web-verify-no-draws = Da quando questa partita ha un segreto non è stato estratto niente.
web-verify-noted = L’impegno non è quello che questo browser aveva annotato all’inizio.
web-verify-words = La registrazione contiene parole diverse da quelle date da questo browser.
web-verify-since = La partita era già in corso quando ha ricevuto il suo segreto: ciò che è uscito prima della riga { $row } non si può controllare.
web-verify-played-on = Questa partita riprende da un’altra: ciò che è uscito prima della riga { $row } si controlla nella registrazione di quella.
web-verify-guide = Questa partita è cominciata con una guida: ciò che è uscito prima della riga { $row } era preparato.
web-verify-on-guide = Questa partita è cominciata con una guida, e non l’ha ancora finita: tutto ciò che è uscito era preparato.
web-verify-step-secret = Impegno e segreto
web-verify-opens = L’impegno è proprio l’impronta (SHA-256) di questo segreto.
web-verify-opens-not = L’impegno è l’impronta di un altro segreto.
web-verify-untold = La registrazione non li contiene.
web-verify-step-noted = Visto prima della prima estrazione
web-verify-noted-same = Questo browser ha annotato lo stesso impegno prima della prima estrazione, il { $when }.
web-verify-noted-late = Questo browser ha annotato lo stesso impegno il { $when }, prima della prima mossa; la preparazione era già stata estratta.
web-verify-noted-other = All’inizio questo browser ne aveva annotato un altro:
web-verify-noted-none = Questo browser non ha visto il tavolo prima della prima estrazione. Chi c’era può confrontare l’impegno.
web-verify-noted-file = Questo browser non ha annotato nessun impegno uguale. Confrontalo con quello che si vedeva al tavolo.
web-verify-step-words = Parole dei giocatori
web-verify-words-note = Sono arrivate dopo l’impegno e prima della prima estrazione: il server non poteva scegliere un segreto su misura.
web-verify-words-none = Nessuno ne ha aggiunte: le estrazioni vengono dal solo segreto.
web-verify-no-words = nessuna parola
web-verify-words-other = Date da qui: «{ $words }»
web-verify-step-draws = Estrazioni
web-verify-checked = { $from ->
    [none] Estrazioni controllate: { $count } su { $all }.
    [start] Estrazioni controllate: { $count } su { $all }, preparazione compresa.
   *[row] Estrazioni controllate: { $count } su { $all }, dalla riga { $row } in poi.
}
web-verify-mark-yes = torna
web-verify-mark-no = non torna
web-verify-mark-open = non controllato
web-verify-not = Che cosa questa pagina non controlla
web-verify-not-weights = Se i pesi di ogni estrazione seguono dalle regole: questa pagina non ne conosce nessuna. Lo fa il comando, sul file della partita:
web-verify-not-host = E neppure che cosa ne ha fatto chi ospita: chi gestisce il server poteva leggere il segreto, e le mani di tutti, durante la partita, e con un posto al tavolo scegliere parole su misura.
web-verify-file = Una registrazione da un file
web-verify-file-note = Sceglila, o trascinala qui. Non esce dal tuo browser.
web-draws = Tutte le estrazioni
web-draws-note = Righe ed esiti si contano da 0, come nella registrazione. Contano anche le estrazioni annullate.
web-draws-number = N.
web-draws-row = Riga
web-draws-kind = Che cosa
web-draws-weights = Pesi degli esiti
web-draws-outcome = Esito
web-draws-expected = Dal segreto
web-draws-equal = { $count ->
    [one] uno solo
   *[other] { $count } uguali
}
web-draws-start = inizio
web-draw-governor = governatore
web-draw-deal = mano iniziale
web-draw-draw = pesca
web-draw-good = merce
web-draw-tile = tessera
web-draw-turn_up = scoperta
web-draw-reveal = scoperta
web-draw-first = primo giocatore
web-draw-third = terzo giocatore
web-draw-swamp = palude
web-draw-treasure = tesoro
web-draw-plate = plancia del ducato
web-draw-duchy = ducato
web-draw-start = ordine di turno
web-draw-die = dado
web-draw-white = dado bianco
web-intro-aim = Di che si tratta
web-intro-turn = Il tuo turno
web-intro-end = La fine
web-intro-san-juan-aim = Costruisci una città con le carte che hai in mano: vince chi ha più punti. Una carta è un palazzo, il denaro per pagarlo o una merce.
web-intro-san-juan-turn = Prendi un ruolo: tutti fanno quello che dice, e tu un po’ meglio. Quando tutti hanno scelto comincia un nuovo round.
web-intro-san-juan-end = Quando qualcuno ha dodici palazzi: si finisce quella fase del Costruttore, poi si contano i punti.
web-intro-puerto-rico-aim = Disponi piantagioni, mettici al lavoro i coloni, imbarca il raccolto: merci spedite e palazzi danno i punti.
web-intro-puerto-rico-turn = Prendi uno dei ruoli liberi: tutti agiscono, tu per primo e con un vantaggio. I ruoli avanzati guadagnano un doblone.
web-intro-puerto-rico-end = Quando i coloni non bastano, una città è piena o finiscono i gettoni dei punti, si gioca il round fino in fondo.
web-intro-venezia-aim = Bonifica la laguna e costruisci Venezia: i punti muovono la tua gondola, e vince chi arriva più lontano.
web-intro-venezia-turn = Cala carte e costruisci ciò per cui bastano, bonifica fino a due paludi, pesca. Puoi unirti a un edificio cominciato da altri: chi lo guida prende tutti i punti, gli altri la metà.
web-intro-venezia-end = Quando tutti gli edifici di un tipo sono costruiti o una gondola arriva allo spazio 60. Alla fine l’oro vale ancora qualche spazio.
web-intro-burgundy-aim = Riempi il tuo ducato di tessere: animali, merci vendute, aree e colori completi danno punti, e vince chi ne ha di più.
web-intro-burgundy-turn = Due dadi, due azioni: prendi una tessera dal deposito con quel numero, posane una su una casella con quel numero, vendi le merci di quel numero o prendi due lavoratori. Un lavoratore cambia un dado di uno.
web-intro-burgundy-end = Dopo cinque fasi di cinque round; quello che resta conta un poco.
web-search = Cerca un nome, una parola, una regola
web-search-none = Qui niente parla di «{ $words }».
web-card-cost = costo { $count }
web-card-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-card-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-group-roles = Personaggi
web-group-plants = Impianti di produzione
web-group-violet = Palazzi viola
web-group-events = Eventi
web-group-options = Opzioni
web-group-buildings = Edifici
web-group-lands = Castelli, miniere, navi
web-group-livestock = Bestiame
web-group-monasteries = Monasteri
web-group-tiles = Tessere
web-group-more_tiles = Quattro tessere in più
web-group-white_castles = Castelli bianchi
web-group-shields = Scudi
web-group-vineyards = Vigneti
web-about-what = Che cos’è
web-about-what-text = Ludoteca è un tavolo aperto e un laboratorio per giochi da tavolo: regole esatte, bot, replay, dati aperti. Chiunque può ospitarla.
web-about-publishers = Autori ed editori
web-about-publishers-text = Ludoteca non è affiliata ad alcun editore né autore dei giochi. Nomi e numeri sono fatti; testi e disegni sono nostri. Se un gioco ti piace, compralo.
web-about-data = Dati nostri
web-about-data-text = Dove il componente stampato non si è potuto verificare i dati sono nostri, e lo dicono: la mappa e i valori dei gettoni di Venezia, e 12 dei 32 ducati dei Castelli di Borgogna (altri 13 vengono da una fonte sola). Carte, edifici e tessere sono confrontati su più fonti.
web-about-licence = Licenze
web-about-licence-text = Codice, testi e disegni di Ludoteca hanno licenza MIT. Le pagine usano anche il lavoro di altri:
web-about-work = Lavoro
web-about-for = Per che cosa
web-about-under = Licenza
web-about-for-svelte = con cui sono fatte le pagine
web-about-for-fluent = i testi in ogni lingua
web-about-for-lucide = icone di pulsanti e barre
web-about-for-fraunces = carattere di titoli e numeri
web-about-for-inter = carattere di tutto il resto
web-about-for-noble = le impronte con cui si controllano le estrazioni
web-about-for-icons = figure di carte ed edifici, di Lorc, Delapouite e degli altri autori nominati lì, ricolorate
web-about-privacy = Riservatezza
web-about-privacy-text = Nessun account, nessun tracciamento. Il tuo nome e i tuoi posti restano in questo browser; il server tiene solo le partite.
web-against = contro { $count } bot · { $level }
web-bot = bot · { $level }
web-start-fill = { $count ->
    [one] Nel posto ancora libero si siede un bot ({ $level }).
   *[other] Nei { $count } posti ancora liberi si siedono dei bot ({ $level }).
}
web-when-monument = Monumento
web-when-game_end = Fine partita
web-when-round_start = Inizio round
web-when-any_role_chosen = Ogni ruolo tuo
web-pr-parts = Parti del tavolo
web-pr-port = Porto
web-pr-house = Emporio
web-pr-market = Palazzi
web-pr-island = Isola
web-pr-city = Città
web-pr-of = { $count } di 12
web-pr-row = Piantagioni
web-pr-quarries = Cave e pila
web-pr-stacks = { $count } segnalini coperti
web-pr-colonists = Coloni, scorta { $supply }
web-pr-colonists-short = Coloni
web-pr-supply = scorta { $count }
web-pr-ship = Nave da { $spaces }: { $barrels ->
    [one] un barile di { $good }
   *[other] { $barrels } barili di { $good }
}
web-pr-vp = PV
web-pr-ends = Fine partita
web-pr-ends-vp = PV nella scorta: preso l’ultimo, il round in corso è l’ultimo
web-pr-ends-colonists = coloni nella scorta: se non bastano a riempire la nave, il round in corso è l’ultimo
web-pr-ends-city = caselle occupate nella città più piena: alla dodicesima, il round in corso è l’ultimo
web-pr-column = { $points } PV
web-pr-points = { $points } PV
web-pr-price = prezzo { $price }
web-pr-manned = occupata
web-pr-doubloons = dobloni
web-pr-chips = PV presi
web-pr-total = Punti con i palazzi
web-pr-most = { $points ->
    [0] niente da caricare
   *[other] fino a { $points }
}
web-pr-goods = Merci
web-pr-next = + prossima produzione
web-pr-legend-price = prezzo per te, cave comprese
web-pr-legend-can = te lo puoi permettere
web-pr-legend-own = già tuo
web-pr-sells = vendi { $good }
web-pr-sells-none = niente da vendere
web-pr-no-tile = nessun segnalino
web-pr-quarry-too = o una cava
web-pr-plantation = una piantagione
web-pr-on-card = 1 + { $count } sulla carta
web-pr-from-ship = Dalla nave
web-pr-tab-roles = Ruoli
web-pr-tab-port = Porto
web-pr-tab-market = Palazzi
web-pr-tab-board = Scheda
web-pr-tab-rivals = Altri
web-pr-men = { $count } su { $circles }
web-pr-then = poi { $number }
web-pr-men-here = { $count } su { $circles } qui
web-pr-whose = { $name } · { $seat }
web-pr-load = { $good } sulla nave da { $spaces }
web-pr-ship-name = Nave da { $spaces }
web-pr-ship-help = Si caricano tutti i barili di un tipo che ci stanno, un punto l’uno. Una nave porta un tipo solo, e due navi mai lo stesso. Chi può caricare deve farlo.
web-pr-ship-now = { $barrels } su { $spaces }: { $good }
web-pr-ship-empty = vuota
web-pr-player-makes = produce { $goods }
web-pr-player-makes-none = non produce nulla
web-pr-player-colonists = { $count ->
    [one] un colono
   *[other] { $count } coloni
}
web-pr-player-off = { $count ->
    [0] nessuno sconto
    [one] uno sconto di 1
   *[other] sconti fino a { $count }
}
web-pr-makes-more = { $good } { $before } → { $after }
web-pr-makes-less = senza: { $good } { $before } → { $after }
web-pr-both-island = produce di più solo con un’altra piantagione occupata: { $name }
web-pr-both-city = produce di più solo con un altro colono qui: { $name }
web-pr-free = { $count ->
    [0] pieno
    [one] un posto
   *[other] { $count } posti
}
web-pr-cap = { $count ->
    [one] una cava al più
   *[other] { $count } cave al più
}
web-pr-circles = { $count ->
    [0] nessun cerchietto vuoto
    [one] un cerchietto vuoto
   *[other] { $count } cerchietti vuoti
}
web-pr-buildings = { $count ->
    [0] sconto; nessun palazzo
    [one] sconto; un palazzo
   *[other] sconto; { $count } palazzi
}
web-brings-builder = paghi { $count } in meno
web-brings-producer = { $count ->
    [0] non produci
    [one] produci 1 merce
   *[other] produci { $count } merci
}
web-brings-trader = { $count ->
    [0] niente da vendere
    [one] vendi 1 merce
   *[other] vendi per { $count }
}
web-brings-councillor = guardi { $count } carte
web-brings-prospector = { $count ->
    [one] peschi 1 carta
   *[other] peschi { $count } carte
}

# The map of Venezia

web-vz-map = Mappa della laguna
web-vz-sites = Sulla mappa
web-vz-start = VIA
web-vz-house = Tabellone disegnato da noi, non dell’editore
web-vz-site = { $card } a { $quarter }, { $count ->
    [one] spazio { $hexes }
   *[other] spazi { $hexes }
}: { $shares }
web-vz-end = Contano le case di { $quarter }: { $shares }
web-vz-share = { $me ->
    [yes] { $count ->
        [one] 1 punto a te
       *[other] { $count } punti a te
    }
   *[no] { $count } a { $name }
}{ $treasure ->
    [yes] {" "}con tesoro
   *[no] {""}
}
web-vz-nothing = nessun punto
web-vz-drain = Palude { $hex }, { $quarter }{ $count ->
    [0] {""}
    [one] : un luogo nuovo
   *[other] : { $count } luoghi nuovi
}
web-vz-own-gondola = La tua gondola
web-vz-before = Luogo precedente
web-vz-next = Luogo seguente
web-vz-nth = { $at ->
    [0] { $count } luoghi
   *[other] { $at } di { $count }
}
web-vz-move = Sposta la mappa
web-vz-nearer = Ingrandisci
web-vz-farther = Rimpicciolisci
web-vz-quarters = Quartieri
web-vz-card = una carta coperta
web-vz-front = Davanti a { $name }
web-vz-open = Carte scoperte
web-vz-house-brief = disegno nostro
web-vz-spoken = { $name }: { $swamps ->
    [0] nessuna palude
    [one] una palude
   *[other] { $swamps } paludi
}; { $built ->
    [0] nessun edificio
   *[other] { $built }
}; { $free ->
    [0] nessuno spazio libero
   *[other] liberi { $free }
}

# The table of Venezia

web-ve-turn = turno { $turn }
web-ve-step-build = Gioca e costruisci
web-ve-step-drain = Bonifica
web-ve-step-draw = Pesca
web-ve-buildings = Edifici
web-ve-column-master = mastro
web-ve-column-left = restano
web-ve-no-master = senza mastro
web-ve-nobody = libero
web-ve-ready = pronto
web-ve-left = ne restano { $left } di { $pieces }
web-ve-of = di { $count }
web-ve-master = mastro costruttore: { $name }
web-ve-you-are-master = sei il mastro costruttore
web-ve-ends = Finisce quando un tipo si esaurisce ({ $names }: { $left }) o una gondola arriva al { $last }.
web-ve-ended = La partita si chiude.
web-ve-cards = Carte sul tavolo
web-ve-open = Scoperte
web-ve-open-card = { $name }, scoperta
web-ve-open-none = nessuna
web-ve-deck = Mazzo
web-ve-discards = Scarti
web-ve-chest = { $count ->
    [one] resta un tesoro
   *[other] restano { $count } tesori
}
web-ve-chest-word = { $count ->
    [one] tesoro
   *[other] tesori
}
web-ve-swamps = { $count ->
    [one] resta una palude
   *[other] restano { $count } paludi
}
web-ve-swamps-word = { $count ->
    [one] palude
   *[other] paludi
}
web-ve-front = Davanti a te
web-ve-front-none = Nessun cantiere: gioca una carta per cominciarne uno.
web-ve-my-cards = { $count ->
    [one] una tua carta
   *[other] { $count } tue carte
}
web-ve-cards-of = { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-ve-hand = La tua mano
web-ve-hand-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-ve-hand-none = Nessuna carta in mano.
web-ve-counts-basilica = 7 punti
web-ve-counts-palazzo = 1 × libero
web-ve-counts-campo = 1 × edificato
web-ve-counts-ponte = 1 × casa
web-ve-counts-casa = 1 punto
web-ve-takes-pawn = diventi mastro costruttore
web-ve-show = scoprila e prendi tre carte
web-ve-show-short = scopri: +3
web-ve-set = da solo: { $count }
web-ve-gold = Il tuo oro
web-ve-gold-none = nessun gettone
web-ve-gold-most = { $steps ->
    [one] fino a uno spazio
   *[other] fino a { $steps } spazi
}
web-ve-gold-help = Ogni 5 ori, uno spazio avanti, in ogni momento del tuo turno. Gli ori in più sono persi.
web-ve-gold-not-now = Adesso non si può cambiare oro
web-ve-tokens = { $count ->
    [one] un gettone da { $value }
   *[other] { $count } gettoni da { $value }
}
web-ve-token = Gettone da { $value }
web-ve-pay = Gettoni da pagare
web-ve-pay-sum = { $gold ->
    [one] Paghi 1 oro
   *[other] Paghi { $gold } ori
}
web-ve-pay-more = Non basta per uno spazio: aggiungi gettoni.
web-ve-pay-way = { $steps ->
    [one] uno spazio
   *[other] { $steps } spazi
}: { $from } → { $to }
web-ve-pay-over = scavalchi { $names }
web-ve-pay-lost = { $count ->
    [one] Un oro è perso
   *[other] { $count } ori sono persi
}
web-ve-parts = Parti del tavolo
web-ve-tab-map = Mappa
web-ve-tab-works = Cantieri
web-ve-tab-cards = Carte
web-ve-tab-gold = Oro
web-ve-your-master = il mastro sei tu: scegli tu
web-ve-for-master = scegli tu per il terzo
web-ve-quarters = { $count } quartieri
web-ve-laid = { $laid } di { $needed } carte
web-ve-pieces = { $left ->
    [one] resta l’ultimo
   *[other] ne restano { $left }
}
web-ve-whose = { $name } di { $seat }
web-ve-pile-deck = Mazzo
web-ve-pile-deck-help = Da qui si pesca senza vedere; finito, si rimescolano gli scarti.
web-ve-pile-deck-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-ve-pile-discard = Scarti
web-ve-pile-discard-help = Carte di edifici costruiti, e le scoperte quando sono quattro.
web-ve-pile-treasure = Tesori
web-ve-pile-treasure-help = Chi partecipa a un edificio ne vince uno se la sua gondola tocca quel quartiere.
web-ve-pile-treasure-count = { $count ->
    [one] ne resta uno
   *[other] ne restano { $count }
}
web-ve-pile-swamp = Paludi
web-ve-pile-swamp-help = Su una palude non si costruisce; chi la bonifica ne tiene l’oro.
web-ve-pile-swamp-count = { $count ->
    [one] ne resta una
   *[other] ne restano { $count }
}
web-ve-third-help = Non ha gondola né mano: le sue carte contano per gli edifici come quelle di tutti.
web-ve-seen = in mano, viste: { $names }
web-ve-hex = Spazio { $hex }, { $quarter }
web-ve-site = { $card } a { $quarter }
web-ve-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-ve-counted = { $count } di { $all } intorno contano
web-ve-treasure = tesoro
web-ve-no-treasure = senza tesoro
web-ve-jumps = scavalca { $names }
web-ve-share = { $name } +{ $points }, { $from } → { $to }{ $over ->
    [yes] {" "}scavalcando { $jumps }
   *[no] {""}
}{ $treasure ->
    [yes] {" "}e un tesoro
   *[no] {""}
}
web-ve-space = Spazio { $at }
web-ve-gondola = Gondola di { $name }
web-ve-no-shore = non tocca nessun quartiere
web-do-gold = Cambia oro
web-do-site = Costruisci qui
web-do-order = Prima questo
web-do-points = Conta questo
web-do-show = Scopri
web-do-open = Prendi
web-do-deck = Pesca
web-do-third = Adesso
web-do-move = Muovi

# The duchies and depots of Burgundy
web-bu-way-all = Tutti contro tutti
web-bu-way-chateau = Con lo Châteauma
web-bu-way-team = A squadre
web-bu-way-solo = Da soli
web-bu-count = { $count ->
    [one] 1 espansione
   *[other] { $count } espansioni
}
web-bu-own-duchy = Il tuo ducato
web-bu-duchy-of = Ducato di { $name }: { $left ->
    [one] 1 casella vuota
   *[other] { $left } caselle vuote
}. Guardalo da vicino
web-bu-duchy-has = Ducato di { $name }: { $left ->
    [one] 1 casella vuota
   *[other] { $left } caselle vuote
}
web-bu-left = { $left ->
    [one] 1 casella vuota
   *[other] { $left } caselle vuote
}
web-bu-land-castle = castello
web-bu-land-mine = miniera
web-bu-land-monastery = monastero
web-bu-land-ship = nave
web-bu-land-livestock = pascolo
web-bu-land-building = città
web-bu-space = { $land } { $number }
web-bu-place-here = puoi posare qui{ $points ->
    [0] { "" }
    [one] : 1 punto
   *[other] : { $points } punti
}{ $workers ->
    [0] { "" }
    [one] , 1 lavoratore
   *[other] , { $workers } lavoratori
}
web-bu-depots = Depositi
web-bu-depot = Deposito { $depot }
web-bu-black = Deposito nero
web-bu-depot-empty = Qui non c’è più nulla.
web-bu-buy = compra
web-bu-open-depot = Guarda il deposito { $depot }
web-bu-open-black = Guarda il deposito nero
web-bu-fetch-from = Prendi le merci del deposito { $depot }
web-bu-tile-black = { $tile }, deposito nero: { $silver } { $silver ->
    [one] moneta
   *[other] monete
}
web-bu-tile-depot = { $tile }, deposito { $depot }{ $workers ->
    [0] { "" }
    [one] , 1 lavoratore
   *[other] , { $workers } lavoratori
}
web-bu-costs-workers = { $count ->
    [one] Costa 1 lavoratore
   *[other] Costa { $count } lavoratori
}
web-bu-ware = { $count ->
    [one] merce { $good }
   *[other] { $count } merci { $good }
}
web-bu-phases = Fasi
web-bu-phase-bonus = Fase { $phase }: { $points } punti in più per un’area completa
web-bu-round-good = Round { $round }: merce { $good }
web-bu-face-down = Merci coperte di una fase futura
web-bu-order = Ordine
web-bu-order-is = Ordine di gioco: { $order }
web-bu-white-die = dado bianco
web-bu-white-shows = { $number ->
    [0] dado bianco, non ancora tirato
   *[other] dado bianco: { $number }
}
web-bu-bonuses = Bonus a chi copre tutte le caselle di un colore
web-bu-bonus-first = primo: { $points } punti
web-bu-bonus-second = secondo: { $points } punti

# The table of Burgundy
web-bu-title = Castelli di Borgogna
web-bu-short = Borgogna
web-bu-round = Fase { $phase }, round { $round } di { $rounds }
web-bu-round-short = { $phase } · { $round }/{ $rounds }
web-bu-board = Plancia comune
web-bu-parts = Parti del tavolo
web-bu-tab-duchy = Il tuo ducato
web-bu-tab-depots = Depositi
web-bu-todo = Da fare
web-bu-may-buy = puoi comprare dal deposito nero per { $price } { $price ->
    [one] moneta
   *[other] monete
}
web-bu-dice = Dadi
web-bu-die = Dado { $value }{ $spent ->
    [yes] , usato
   *[no] {""}
}
web-bu-die-help = Con un dado fai un’azione: prendi, posa, vendi, oppure lavoratori. Ogni lavoratore lo cambia di uno.
web-bu-die-reach = { $now ->
    [0] niente così com’è
    [one] 1 cosa così com’è
   *[other] { $now } cose così com’è
}, { $more ->
    [0] niente di più con lavoratori
    [one] 1 con lavoratori
   *[other] { $more } con lavoratori
}
web-bu-any-number = Azione con un numero qualsiasi
web-bu-resources = Risorse
web-bu-workers = { $count ->
    [one] lavoratore
   *[other] lavoratori
}
web-bu-workers-name = Lavoratori
web-bu-workers-help = Usi un dado, qualunque numero mostri, e prendi lavoratori.
web-bu-take-workers = +{ $count } { $count ->
    [one] lavoratore
   *[other] lavoratori
} per un dado
web-bu-silver = argento
web-bu-free = libero
web-bu-points = { $count ->
    [one] punto
   *[other] punti
}
web-bu-points-of = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-bu-sale = { $points } a merce, { $silver } { $silver ->
    [one] moneta
   *[other] monete
}
web-bu-sold = Vendute
web-bu-sold-name = Merci vendute
web-bu-nothing-sold = Non hai ancora venduto niente.
web-bu-goods = Merci { $good }
web-bu-stack = Merci { $good }: { $count }
web-bu-sells = Venderle adesso: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e { $silver } { $silver ->
    [one] moneta
   *[other] monete
}{ $workers ->
    [0] {""}
    [one] , più 1 lavoratore
   *[other] , più { $workers } lavoratori
}.
web-bu-ware-help = Prendi questo tipo di merce; quello che non ha posto resta nel deposito.
web-bu-no-wares = nessuna merce
web-bu-end = A fine partita
web-bu-end-total = +{ $points } a fine partita
web-bu-end-help = Quello che la fine aggiungerebbe adesso.
web-bu-played = ha giocato
web-bu-area-points = Area completa
web-bu-phase-adds = + { $points } in fase { $phase }
web-bu-with-die = con il { $value }
web-bu-as-it-lies = con un dado
web-bu-either-die = con uno dei due dadi
web-bu-with-workers = con lavoratori
web-bu-in-depot = deposito { $depot }
web-bu-in-black = deposito nero: { $price } { $price ->
    [one] moneta
   *[other] monete
}
web-bu-worth = adesso ti varrebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine
web-bu-area = area di { $size }, { $left ->
    [one] 1 casella vuota
   *[other] { $left } caselle vuote
}
web-bu-area-done = area di { $size }, completa
web-bu-pays = completarla adesso dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-bu-colour-left = bonus { $points } a chi copre tutto il colore: te ne { $left ->
    [one] manca 1
   *[other] mancano { $left }
}
web-bu-space-help = Qui va una tessera di questo colore, accanto a una tua, con un dado da { $number }.
web-bu-tile-on = { $tile } sul { $number }
web-bu-places-for = { $count ->
    [one] 1 casella possibile
   *[other] { $count } caselle possibili
}
web-bu-which-die = Con quale dado? Costano uguale.
web-bu-holding = In mano: { $die ->
    [0] { $tile }
   *[other] dado { $die }{ $tile ->
        [none] {""}
       *[other] {" "}e { $tile }
    }
}. Toccalo ancora e lo rimetti giù.
web-bu-step-die = Dado
web-bu-step-now = adesso
web-bu-step-then = poi
web-bu-step-more = { $count ->
    [one] un altro passo
   *[other] altri { $count } passi
}

# A table of any game, drawn from its zones

web-zone-times = { $count } volte
web-zone-hidden = { $count ->
    [one] uno coperto
   *[other] { $count } coperti
}

# Chiedere a parole: il campo che cerca fra regole e glossario

web-ask-field = Chiedi con parole tue
web-ask-hint = Posso …? Quando …? Che cosa fa …?
web-ask-clear = Cancella la domanda
web-ask-examples = Per esempio
web-ask-with = con: { $options }
web-ask-more = { $count ->
    [one] Un’altra risposta
   *[other] Altre { $count } risposte
}
web-ask-found = { $count ->
    [one] Una risposta. { $title }: { $text }
   *[other] { $count } risposte. La prima: { $title }: { $text }
}
web-ask-none = Nessuna regola o parola di questo gioco risponde. Prova con una parola che si trova sul tavolo, per esempio un nome.
web-ask-san-juan-1 = Posso costruire una seconda Cava?
web-ask-san-juan-2 = Posso mettere due merci su un impianto?
web-ask-san-juan-3 = Quando si finisce?
web-ask-san-juan-4 = A che serve la Biblioteca?
web-ask-puerto-rico-1 = Devo per forza caricare le merci?
web-ask-puerto-rico-2 = Perché la mia piantagione non produce?
web-ask-puerto-rico-3 = Quando si finisce?
web-ask-puerto-rico-4 = A che serve l’Ospizio?
web-ask-venezia-1 = Posso costruire insieme a un altro?
web-ask-venezia-2 = Come si bonifica una palude?
web-ask-venezia-3 = Quando si finisce?
web-ask-venezia-4 = A che serve l’oro?
web-ask-burgundy-1 = Posso cambiare un dado?
web-ask-burgundy-2 = Dove posso mettere una tessera?
web-ask-burgundy-3 = Quanti round si giocano?
web-ask-burgundy-4 = Quanti punti danno gli animali?

# The guided game

web-guide = Guida
web-guide-list = Partita guidata
web-guide-minutes = { $minutes ->
    [one] circa 1 minuto
   *[other] circa { $minutes } minuti
}
web-guide-kept = Se esci, riprendi da qui quando vuoi.
web-guide-done = fatto
web-guide-step = passo { $number } di { $count }
web-guide-yours = { $touch ->
    [yes] Tocca a te
   *[no] Fallo tu
}
web-guide-note-other = Si può, ma adesso prova questo:
web-guide-note-read = Prima leggi, poi vai avanti:
web-guide-confirm = Scelto: ora conferma.
web-guide-door = Prima tocca: { $tab }.
web-guide-why = Perché?
web-guide-short = In breve
web-guide-go-on = Avanti
web-guide-past = Questo l’hai già fatto.
web-guide-back = Al passo { $number }
web-guide-skip = Salta la guida
web-guide-skip-short = Salta
web-guide-leave = Lasci la guida? Da qui giochi liberamente.
web-guide-stay = Resto
web-guide-skipped = Guida saltata: da qui giochi liberamente.
web-guide-stays = La guida non si può lasciare adesso: riprova fra poco.
web-guide-did = Che cosa hai fatto
web-guide-play-on = Continua questa partita
web-guide-other = Guida a { $game }
web-guide-learn = Torna a Impara

# La pagina «Impara»: il round guidato, il round in un minuto, le parole

web-learn-title = Si impara giocando.
web-learn-sub = Un round guidato per gioco, quattro minuti l’uno. Poi domande, parole e regole, quando servono.
web-learn-pieces = Regole pezzo per pezzo
web-puzzles = Quesiti
web-learn-guide = Gioca un round guidato
web-learn-resume = Riprendi dal passo { $step }
web-learn-again = Rifai il round guidato
web-learn-short-guide = Prova
web-learn-short-resume = Riprendi
web-learn-short-again = Rifai
web-learn-at = passo { $step } di { $steps }
web-learn-done = fatto il { $day }
web-learn-minutes = guida di quattro minuti
web-learn-steps = { $count } passi · quattro minuti
web-learn-ask = Chiedi perché
web-learn-ask-note = che cosa si può fare, e quale regola lo dice
web-learn-words = Parole del gioco
web-learn-search = Cerca parola o regola
web-learn-offer = Prima volta?
web-learn-offer-text = Round guidato, 4 minuti.
web-learn-offer-close = Non proporre più la guida a { $game }
web-minute = Un round in un minuto
web-minute-of = { $game }, un round in un minuto
web-minute-loops = si ripete
web-minute-pause = Ferma
web-minute-play = Fai partire
web-minute-before = Quadro precedente
web-minute-next = Quadro seguente
web-coach = L’allenatore dice che cosa porta una scelta
