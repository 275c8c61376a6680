# The table in the terminal.

party = Parte { $number }

## Commands: the words they are called by, the first one shown

command-help = aiuto ? h
    .what = questo elenco; con una parola, che cosa vuol dire: vedi sotto
command-why = perché
    .what = perché te lo si chiede; «perché 3», «perché NOME»: di una risposta
command-suggest = suggerisci
    .what = una risposta sensata a una domanda lunga; «suggerisci sì» la gioca
command-hint = consiglio
    .what = le risposte migliori di una ricerca; «consiglio 1» gioca la prima
command-undo = annulla u z
    .what = ritira una risposta che non ha svelato niente; o «annulla comunque»
command-reset = ricomincia
    .what = torna alla prima domanda del tuo turno
command-log = diario
    .what = che cosa è successo; «diario 50» o «diario tutto» per averne di più
command-table = tavolo
    .what = mostra di nuovo il tavolo; solo Invio: anche la domanda
command-look = guarda
    .what = che cosa ha davanti un giocatore: «guarda NOME»
command-points = punti
    .what = i punti per provenienza, allo stato attuale
command-notation = notazione
    .what = mostra o nasconde la notazione di ogni risposta
command-language = lingua
    .what = «lingua it» oppure «lingua en»
command-fair = sorte
    .what = da che cosa si estrae tutto, e come lo si controlla
command-skip = salta
    .what = lascia la guida e gioca liberamente
command-save = salva
    .what = conserva la partita in un file: «salva FILE»
command-load = carica
    .what = riprende una partita da un file: «carica FILE»
command-quit = esci q
    .what = lascia il tavolo; la partita è conservata

command-anyway = comunque
command-yes = sì s
command-new = nuova nuovo n
command-drop = butta elimina

## Asking and answering

text-prompt = >{" "}
text-how = Numero, nome o ↑↓ · consiglio · perché · aiuto · annulla · diario · tavolo · guarda NOME · esci
text-open = «{ $group }» per aprire
text-not-all = il resto: «tavolo»
text-group = risposte da { $first } a { $last }
text-open-group = «{ $group }» dice le sue risposte; così gli altri gruppi.
text-how-long = Rispondi con il numero, il nome o la notazione di una risposta. Più risposte insieme: «1 3 3», oppure nomi separati da virgole. I tasti ↑ e ↓ scorrono le risposte, Invio ne sceglie una.
text-commands = Comandi
text-since = Dalla tua ultima risposta
text-so-far = Finora
text-happened = Che cosa è successo
text-watching = Stai guardando · Ctrl-C esce
text-more = { $count ->
    [one] una riga prima di queste: «diario»
   *[other] { $count } righe prima di queste: «diario»
}
text-news = { $count ->
    [one] una riga dalla tua ultima risposta: «diario»
   *[other] { $count } righe dalla tua ultima risposta: «diario»
}
text-news-so-far = { $count ->
    [one] una riga finora: «diario»
   *[other] { $count } righe finora: «diario»
}
text-table-more = { $count ->
    [one] ancora una riga del tavolo: «tavolo»
   *[other] ancora { $count } righe del tavolo: «tavolo»
}
text-log = Diario
text-trail = In corso
text-picked = Scelte: { $names }. { $left ->
    [0] Non ne restano.
    [one] Ne resta una.
   *[other] Ne restano { $left }.
}
text-refused = { $name }: { $reason } ({ $rule })
text-because = { $name }: { $why }
text-more-refused = { $count ->
    [one] ancora una riga: «perché»
   *[other] ancora { $count } righe: «perché»
}
text-refused-why = che cosa non si può scegliere, e perché: «perché»
text-empty = Non hai dato nessuna risposta.
text-no-number = Il { $number } non c’è: le risposte vanno da 1 a { $last }.
text-no-answer = «{ $word }» qui non è una risposta. «aiuto» elenca i comandi.
text-several = «{ $word }» può essere: { $found }.
text-not-now = «{ $word }» adesso non è possibile.
text-not-so-many = { $name }: { $count ->
    [0] non ce n’è più da scegliere.
    [one] ce n’è solo una da scegliere.
   *[other] ce ne sono solo { $count } da scegliere.
}
text-too-many = { $most ->
    [one] Puoi fare solo un’altra scelta.
   *[other] Puoi fare solo altre { $most } scelte.
}
text-not-together = Queste scelte insieme non sono possibili.

## Guided first games

text-guide-step = Passo { $number } di { $count } · { $title }
text-guide-act = → { $act } ({ $rules })
text-guide-answer = Rispondi: { $names }
text-guide-other = Si può, ma adesso prova questo: { $names }.
text-guide-go-on = Invio per andare avanti, «salta» per lasciare la guida >{" "}
text-no-guide = Qui non c’è una guida, o è finita.

## Help

text-several-things = «{ $word }» può essere: { $found }.
text-help-more = «aiuto regole» spiega il gioco in breve, «aiuto simboli» i disegni; «aiuto PAROLA» una carta, un edificio o un termine; «aiuto posso ...» una domanda.
text-no-thing = In questo gioco non c’è niente che si chiami «{ $word }». «aiuto regole» lo spiega in breve, «aiuto simboli» dice che cosa è disegnato.
text-no-thing-near = In questo gioco non c’è niente che si chiami «{ $word }». Forse cerchi: { $near }?
text-not-played = Non in questa partita, che si gioca senza: { $options }.
text-no-help = Fa quello che dice il nome.
text-option-here = In questa partita: { $value }.
text-kind = Genere: { $kind }.
text-why-can = { $name } si può scegliere adesso: { $facts }.
text-why-alone = { $name } si può scegliere adesso.
text-not-asked = «{ $word }» non c’entra con questa domanda.
text-suggested = { $name } ({ $number })
text-suggestion = Suggerimento: { $names }. «suggerisci sì» lo gioca.
text-no-suggestion = Qui non c’è niente da suggerire: «perché» e «aiuto» possono servirti per scegliere.
text-hints = Le risposte migliori
text-hinting = Ci penso …
text-hint-share = { $percent }% di vittorie
text-hint-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
text-hint-level = Fra le prime la ricerca non vede differenza.
text-hint-play = «consiglio 1» gioca la prima.
text-no-hint = Niente consiglio, allora.
text-hint-picks = Con queste scelte nessun consiglio: «annulla» riprende l’ultima.
text-hint-failed = La ricerca del consiglio non è riuscita ({ $why }). Chiedi di nuovo, o continua a giocare.
text-look-who = Chi? { $names }.
text-languages = Ci sono: { $languages }.

## Going back

text-no-undo = Niente da annullare: dopo la tua ultima risposta si è visto qualcosa o altri hanno risposto. «annulla comunque» torna indietro lo stesso; quello che è stato pescato si pesca di nuovo.
text-nothing-yet = Non hai ancora risposto a niente.
text-agree = { $name } è d’accordo a tornare indietro? (sì o no){" "}
text-not-agreed = Non tutti sono d’accordo: non è stato annullato niente.

## Files

text-saved = Partita salvata in { $file }.
text-narrowed = Altri potevano leggere { $file }; ora può leggerlo solo chi l’ha salvato: rivela ciò che hanno tutti.
text-not-saved = Partita non salvata in { $file }: { $why }.
text-other-file = { $file } esiste già e non è una partita: non è stato toccato.
text-loaded = Si riprende { $file }.
text-not-loaded = { $file } non è stato caricato: { $why }.
text-no-folder = la cartella non c’è
text-is-folder = è una cartella
text-not-allowed = lì non si può scrivere
text-disk = il disco non lo permette (errore { $number })
text-unreadable = il file non c’è o non si può leggere
text-no-record = non è una partita salvata, o è incompleta
text-bad-row = la mossa alla riga { $row } non è possibile
text-other-rules = viene da un’altra versione delle regole o da altri componenti
text-unknown-game = gioco, opzioni o giocatori che qui non ci sono
text-load-what = Quale file? «carica FILE».
text-unsaved = La partita non è finita e non è salvata: «salva FILE» la conserva, un altro «esci» la lascia.

## Matches that are kept

text-kept = La partita è conservata: il prossimo «ludoteca play --text» propone di riprenderla.
text-not-kept = Da qui in poi la partita non viene conservata ({ $why }): «salva FILE» la conserva.
text-kept-title = Partite da finire
text-kept-line = { $game }, { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}{ $people ->
    [0] {""}
   *[other] {" "}({ $names })
} · { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
} · { $at }
text-kept-more = { $count ->
    [one] … e un’altra più vecchia
   *[other] … e altre { $count } più vecchie
}
text-kept-how = Un numero riprende quella partita, Invio la prima; «nuova» ne comincia un’altra, «butta 1» elimina la prima, «esci» lascia.
text-not-dropped = È ancora lì: { $why }.
text-in-use = la si sta giocando in un’altra finestra

## Turns and the end

text-thinking = Giocano gli altri …
text-cover = { $name }, tocca a te. Gli altri non guardano: premi Invio.{" "}
text-your-turn = { $name }, tocca a te.
text-over = La partita è finita
text-is-over = La partita è finita.
text-after = «diario tutto» rilegge la partita, «salva FILE» la conserva, Invio esce.
text-total = totale
text-place = posto
text-you-win = Hai vinto.
text-wins = Ha vinto { $name }.
text-shared = Vittoria condivisa: { $names }.
text-win-together = Vincono insieme { $names }.
text-lost = La partita è persa.
text-which-game = A che cosa si gioca?
text-no-game = Il gioco «{ $word }» non c’è. Un numero dell’elenco, o Invio per uscire.

## Fair dealing

text-commitment = Tutto si estrae da un segreto già fissato. La sua impronta è { $commitment }.
text-ask-words = { $name }, parole tue che entrano in ogni estrazione (Invio per nessuna):{" "}
text-not-sayable = Una sola riga di { $most } caratteri al massimo, per favore.
text-words = { $name } ha aggiunto: { $words }
text-later = Il segreto si rivela a partita finita.
text-secret = Il segreto era { $secret }.
text-from-seed = Tutto si estrae dal seme { $seed }: chi lo conosce sa che cosa verrà.
text-fair = «sorte» rivela il segreto da cui si è estratto tutto; «ludoteca verify FILE» controlla con quello una partita salvata.

## Reviews of matches that are over

decimal-mark = ,
text-review-judge = Giudice: { $judge }, al massimo { $simulations } simulazioni a decisione; margine ±{ $share }, ±{ $points } punti
text-judge-net = la rete di questo gioco
text-judge-heuristic = l’euristica di questo gioco
text-review-players = { $name } ({ $by })
text-review-split = Fortuna o bravura, in punti di quota di vittoria
text-review-start = partenza
text-review-luck = fortuna
text-review-errors = errori
text-review-gifts = regali
text-review-residual = resto
text-review-result = risultato
text-review-without-luck = senza fortuna
text-review-precision = precisione
text-review-mistakes = sbagli
text-review-of = { $mistakes } su { $decisions }
text-review-winning = Chi stava vincendo
text-review-rounds = round
text-review-costliest = Le decisioni più care
text-review-none = Nessuna decisione è costata più del suo margine.
text-review-head = Round { $round } · { $name } · riga { $row }
text-review-cost = { $share }, { $points } punti (margine ±{ $margin })
text-review-chosen = scelta
text-review-best = meglio era
text-review-why = perché
text-review-then = poi
text-review-step = { $name }: { $answer }
text-review-more = { $count ->
    [one] Ancora uno sbaglio: { $share } in tutto.
   *[other] Altri { $count } sbagli: { $share } in tutto.
}
text-review-onward = «ludoteca play --from FILE --until RIGA --seat N» rigioca da una di queste righe, «ludoteca replay» le mostra tutte.
text-review-written = L’analisi è in { $file }.
text-review-share = vittoria
text-review-points = punti
text-review-round = Round { $round }

## The report of a review, as a page

text-report-winning = Chi stava vincendo
text-report-expected = Punti attesi
text-report-share-chart = Quota di vittoria di ogni parte dopo ciascuna risposta
text-report-points-chart = Punti attesi di ogni parte dopo ciascuna risposta
text-report-share-note = quota di vittoria; tratteggiata: la quota alla pari
text-report-as-table = Come tabella
text-report-end = fine
text-report-skill = Fortuna o bravura
text-report-unit = ← toglie · punti di quota di vittoria · dà →
text-report-luck = fortuna
text-report-errors = errori propri
text-report-gifts = regali degli altri
text-report-precise = precisione { $precision }
text-report-instead = invece di { $share }
text-report-little-luck = In questa partita la fortuna ha contato poco: non ha spostato nessuno di 15 punti di quota di vittoria.
text-report-lucky = I colpi di fortuna
text-report-set-up = la preparazione
text-report-all = Tutti
text-report-whose = Di chi sono le decisioni
text-report-cost = { $points } punti
text-report-row = riga { $row }
text-report-margin = margine ±{ $share }: sotto, due risposte sono pari
text-report-mine = (scelta)
text-report-then = poi { $line }
text-report-every = Tutte le { $count } decisioni, di cui { $errors ->
    [one] una sbagliata
   *[other] { $errors } sbagliate
}
text-report-column-row = riga
text-report-column-round = Round
text-report-column-player = giocatore
text-report-column-chosen = scelta
text-report-column-best = meglio era
text-report-column-cost = costo
text-report-column-margin = margine
text-report-method = Le decisioni si giudicano da ciò che il loro posto poteva sapere, la fortuna da ciò che vede chi vede tutto. Partenza, fortuna, errori, regali e resto sommano al risultato; senza fortuna: il risultato meno la fortuna.
text-report-made = Fatta da Ludoteca { $version }; «ludoteca review FILE --html OUT» la rifà.

## Puzzles

text-puzzle-title = Quesito: { $theme }
text-puzzle-posed = { $people ->
    [people] Da una partita vera
   *[bots] Da una partita fra bot
} a { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, difficoltà { $rating }. Trova la risposta migliore: conta la quota di vittoria, non i punti di adesso.
text-puzzle-how = Numero, nome o ↑↓ · perché · aiuto · diario · tavolo · guarda NOME · salta · esci
text-puzzle-one = Una risposta sola.
text-puzzle-right = Giusto: { $answer }
text-puzzle-even = Vale quanto la migliore, { $best }: la differenza sta nel margine.
text-puzzle-wrong = C’era di meglio: { $best }. La tua costa il { $cost } di vittoria.
text-puzzle-not-weighed = C’era di meglio: { $best }. La tua non era fra quelle che meritavano un conto.
text-puzzle-answer = { $number }. { $name } · vittoria { $share } · { $points } punti{ $mine ->
    [yes] {" "}(tu)
   *[no] {""}
}
text-puzzle-margin = margine ±{ $margin }: sotto, due risposte sono pari
text-puzzle-real = { $people ->
    [people] Nella partita vera chi giocava qui scelse «{ $answer }»
   *[bots] Nella partita il bot scelse «{ $answer }»
} { $place ->
    [1] e vinse.
   *[other] e finì { $place }º su { $parties }.
}
text-puzzle-rating = { $game }: { $rating } ±{ $deviation } ({ $counted ->
    [yes] { $change }
   *[no] già visto: non conta
})
text-puzzle-run = { $run } giusti di fila, record { $best } · { $days ->
    [one] un giorno di fila
   *[other] { $days } giorni di fila
}
text-puzzle-back = { $days ->
    [one] Torna domani.
   *[other] Torna fra { $days } giorni.
}
text-puzzle-today = Il quesito del giorno
text-puzzle-today-done = Oggi l’hai già risolto. Eccone un altro.
text-puzzle-no-more = Per ora non ce ne sono altri.
text-puzzle-go-on = Invio per il prossimo, «esci» per lasciare >{" "}
text-puzzle-over = Hai già risposto: Invio per il prossimo.
