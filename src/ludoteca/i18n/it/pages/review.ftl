# L’analisi di una partita finita: la sua pagina, e ciò che ne dice il replay.

web-review-title = { $game }, { $first } a { $second }
web-review-title-one = { $game }, { $first }

## Chiederla, aspettarla

web-review-ask = Che cosa avresti potuto fare?
web-review-ask-says = Il computer rigioca la partita decisione per decisione: dice chi stava vincendo, quanto è costata ogni scelta e quanto ha pesato la fortuna. Ogni posto è giudicato su ciò che poteva sapere.
web-review-begin = Analizza la partita
web-review-behind = sul server, in secondo piano · puoi chiudere la pagina
web-review-depth = Quanto a fondo?
web-review-depth-quick = Veloce
    .says = Trova gli errori grossi.
web-review-depth-standard = Normale
    .says = Il giusto per quasi tutte le partite.
web-review-depth-deep = A fondo
    .says = Margini più stretti, per chi vuole discuterne.
web-review-seconds = circa { $count } secondi
web-review-minutes = { $count ->
    [one] circa un minuto
   *[other] circa { $count } minuti
}
web-review-left = ancora { $time }
web-review-cannot = Questa partita non si può analizzare
web-review-refused = Il server non sa giudicare partite come questa.
web-review-is-waiting = Analisi in coda
web-review-is-running = Analisi in corso
web-review-is-stopped = Analisi ferma
web-review-is-failed = L’analisi si è interrotta
web-review-is-none = Analisi ferma
web-review-done = { $done } di { $due } decisioni
web-review-of-rounds = round { $round } di { $rounds }
web-review-progress = Avanzamento dell’analisi
web-review-tell = Avvisami quando è pronta
web-review-telling = Ti avviso
web-review-stop = Ferma
web-review-on = Continua l’analisi
web-review-ready = L’analisi di { $name } è pronta.
web-review-open = Aprila

## Chi stava vincendo

web-review-winning = Chi stava vincendo
web-review-fills = si riempie da sinistra
web-review-look-share = Quota di vittoria
web-review-look-share-short = Quota
web-review-look-points = Punti attesi
web-review-look-points-short = Punti
web-review-look-table = Tabella
web-review-look-table-short = Tabella
web-review-chart-shares = Quota di vittoria di { $names } in { $rounds } round{ $whole ->
    [yes] {""}
   *[no] , finora fino al round { $last }
}. Gli stessi numeri sono nella tabella.
web-review-chart-points = Punti attesi di { $names } in { $rounds } round{ $whole ->
    [yes] {""}
   *[no] , finora fino al round { $last }
}. Gli stessi numeri sono nella tabella.
web-review-slider = Momento della partita
web-review-table-says = All’inizio di ogni round: quota di vittoria, e in piccolo i punti attesi.
web-review-before = { $own ->
    [yes] R{ $round }, prima di te
   *[no] R{ $round }, prima di { $name }
}
web-review-at-end = Fine della partita

## Fortuna o bravura

web-review-luck = Fortuna o bravura
web-review-at-the-end = alla fine dell’analisi
web-review-part-luck = fortuna
web-review-part-errors = errori propri
web-review-part-gifts = regali degli altri
web-review-takes = toglie
web-review-gives = dà
web-review-share-points = punti di quota di vittoria
web-review-without = senza fortuna
web-review-instead = invece di { $share }
web-review-precision = precisione { $count }
web-review-precision-none = nessuna scelta vera
web-review-no-seat = lo muovono le regole
web-review-precision-later = precisione …
web-review-precision-word = precisione
web-review-luck-word = fortuna, punti di quota
web-review-little-luck = Qui la fortuna conta poco: a nessuno ha dato o tolto 15 punti di quota.
web-review-split-says = { $name }: fortuna { $luck }, errori propri { $errors }, regali degli altri { $gifts } punti di quota di vittoria

## Le decisioni

web-review-costliest = Le decisioni più care
web-review-all-decisions = Tutte le decisioni
web-review-whose = Di chi
web-review-decisions-of = Decisioni di { $name }
web-review-so-far = finora { $count }
web-review-number = Numero
web-review-chose = { $own ->
    [yes] hai scelto
   *[no] ha scelto
}
web-review-better = meglio era
web-review-was-best = la migliore
web-review-within = entro il margine
web-review-within-says = La differenza è dentro il margine: nessuno può dire che sia un errore.
web-review-points = punti
web-review-cost-points = { $points } punti
web-review-no-errors = { $own ->
    [yes] Nessuna tua scelta è costata più del suo margine.
   *[no] Nessuna scelta di { $name } è costata più del suo margine.
}
web-review-no-decisions = { $own ->
    [yes] Ancora nessuna tua decisione.
   *[no] Ancora nessuna decisione di { $name }.
}
web-review-others = { $count ->
    [one] Un’altra decisione: { $points } punti in tutto
   *[other] Altre { $count } decisioni: { $points } punti in tutto
}
web-review-in-all = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
}
web-review-all = Tutte
web-review-fewer = Solo le più care
web-review-three = le tre migliori
web-review-win = vittoria
web-review-chosen = { $own ->
    [yes] tu
   *[no] scelta
}
web-review-then = Poi:
web-review-go-to = Vai alla mossa { $move }
web-review-play-on = Rigioca da qui
web-review-now = Ora: round { $round }, { $name }
web-review-latest = Appena vista, { $name }:
web-review-simulations = { $count } simulazioni a decisione
web-review-below = Sotto il margine (±{ $margin }) una scelta non è mai chiamata errore.
web-review-could-know = Ogni posto è giudicato su ciò che poteva sapere.
web-review-verdict = meglio era: { $best }, { $points } punti
web-review-verdict-hidden = c’era di meglio, { $points } punti

## Un quesito da una mia decisione

web-review-gift = Quesito
web-review-gift-says = Dà questa posizione ai quesiti, senza nomi.
web-review-gift-checking = Il server guarda se ne viene un quesito…
web-review-gift-taken = È diventata un quesito.
web-review-gift-see = Guardalo
web-review-gift-refused = Non ne viene un quesito: nessuna risposta stacca nettamente le altre, o la migliore è la prima che viene in mente.

## Come è fatta

web-review-method = Come è fatta l’analisi
web-review-judged = { $judge }, { $count } simulazioni a decisione · margine ±{ $margin }
web-review-judge-net = Una rete allenata
web-review-judge-heuristic = Le regole pratiche dei bot
web-review-method-judge = Chi giudica
web-review-method-judge-says = { $judge }, con al massimo { $count } simulazioni per decisione. Le stesse figure escono ogni volta, perché si contano simulazioni e non secondi.
web-review-method-margin = Il margine
web-review-method-margin-says = Ogni confronto ha il suo; di solito ±{ $share } di quota e ±{ $points } punti. Quello che sta dentro non è mai chiamato errore.
web-review-method-precision = La precisione
web-review-method-precision-says = 100 × (1 − quota persa negli errori ÷ quota in gioco). In gioco è, per ogni decisione, quanto la risposta migliore supera una a caso.
web-review-method-luck-says = Ogni cosa uscita a caso è pesata con tutto ciò che poteva uscire al suo posto. Inizio + fortuna − errori + regali + resto = risultato, in punti di quota.
web-review-method-residual-says = Il resto è ciò che il giudizio non spiega: quanto le sue stime cambiano da una posizione alla prossima.
web-review-sum-start = inizio
web-review-sum-luck = fortuna
web-review-sum-errors = errori
web-review-sum-gifts = regali
web-review-sum-residual = resto
web-review-sum-result = risultato
web-review-again = Analizza di nuovo

## Come la partita sarebbe andata avanti

web-review-does-role = { $own ->
    [yes] prendi
   *[no] { $names } prende
} { $a_the }
web-review-does-build = { $own ->
    [yes] costruisci
   *[no] { $names } costruisce
} { $a_the }
web-review-does-pay = { $own ->
    [yes] paghi con
   *[no] { $names } paga con
} { $a_the }
web-review-does-discard = { $own ->
    [yes] scarti
   *[no] { $names } scarta
} { $a_the }
web-review-does-keep = { $own ->
    [yes] tieni
   *[no] { $names } tiene
} { $a_the }
web-review-does-puerto-rico-keep = { $own ->
    [yes] conservi
   *[no] { $names } conserva
} un barile di { $a }
web-review-does-tuck = { $own ->
    [yes] infili
   *[no] { $names } infila
} { $a_the } sotto la Chiesa
web-review-does-produce = { $own ->
    [yes] produci
   *[no] { $names } produce
} con { $a_the }
web-review-does-puerto-rico-produce = { $own ->
    [yes] produci
   *[no] { $names } produce
} { $a }
web-review-does-sell = { $own ->
    [yes] vendi
   *[no] { $names } vende
} { $a }
web-review-does-store = { $own ->
    [yes] metti
   *[no] { $names } mette
} in magazzino { $a }
web-review-does-bonus = { $own ->
    [yes] prendi
   *[no] { $names } prende
} { $a } in più
web-review-does-play = { $own ->
    [yes] giochi
   *[no] { $names } gioca
} { $a }
web-review-does-order = { $own ->
    [yes] cominci
   *[no] { $names } comincia
} da { $a }
web-review-does-site = { $own ->
    [yes] scegli
   *[no] { $names } sceglie
} dove costruire
web-review-does-drain = { $own ->
    [yes] bonifichi
   *[no] { $names } bonifica
} una palude
web-review-does-deck = { $own ->
    [yes] peschi
   *[no] { $names } pesca
} dal mazzo
web-review-does-built = { $own ->
    [yes] non giochi
   *[no] { $names } non gioca
} altre carte
web-review-does-end = { $own ->
    [yes] finisci
   *[no] { $names } finisce
} il turno
web-review-does-burgundy-sell = { $own ->
    [yes] vendi
   *[no] { $names } vende
} merci
web-review-does-burgundy-workers = { $own ->
    [yes] prendi
   *[no] { $names } prende
} lavoratori
