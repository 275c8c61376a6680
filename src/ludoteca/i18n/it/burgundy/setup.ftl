# La pagina di un nuovo tavolo, e che cosa si dice di un tavolo fuori dal tavolo.

## A new table

web-bu-setup-presets = Comincia da
web-bu-preset-first = Prima partita
web-bu-preset-first-help = Gioco base in due, tutti sul ducato 1
web-bu-preset-base = Gioco base
web-bu-preset-base-help = Senza espansioni, ducati come da regole
web-bu-preset-everything = Tutto insieme
web-bu-preset-everything-help = Tutte le espansioni che vanno insieme, in tre
web-bu-preset-team = A squadre
web-bu-preset-team-help = Due contro due, senza espansioni
web-bu-preset-solo = Da soli
web-bu-preset-solo-help = Contro il tempo, sulla plancia 33
web-bu-preset-lot = A sorte
web-bu-preset-lot-help = Un tavolo qualsiasi fra quelli possibili
web-bu-setup-ways = Come si gioca
web-bu-way-all-says = da due a quattro posti
web-bu-way-chateau-says = un avversario di carte, contro una, due o tre persone
web-bu-way-team-says = in quattro, due contro due su una plancia in comune
web-bu-way-solo-says = contro il tempo, sulle plance 33 e 34
web-bu-setup-nth = { $number }ª
web-bu-setup-expansions = Espansioni
web-bu-setup-expansions-note = { $count ->
    [0] nessuna in gioco
    [one] una in gioco
   *[other] { $count } in gioco
}; quelle grigie dicono perché non si può
web-bu-setup-how = Come funzionano
web-bu-setup-some = A caso
web-bu-setup-gone = Non più in gioco: { $names }.
web-bu-setup-chosen-duchies = i ducati scelti
web-bu-setup-team = Squadra { $team }
web-bu-setup-automatic = avversario di carte, livello { $level }
web-bu-chateau = Châteauma
web-bu-chateau-says = per vincere bisogna superarlo: in parità vince lui
web-bu-chateau-level = Livello
web-bu-chateau-worth = A questo livello la sua carta migliore vale { $points } punti.
web-bu-chateau-modifiers = Modificatori
web-bu-duchies-book = una plancia 1–10 a testa, a sorte; il lato si sceglie al tavolo
web-bu-duchies-each = scegli un ducato per ogni posto
web-bu-duchies-one = lo stesso per tutti
web-bu-duchies-lot = uno a testa, a sorte
web-bu-duchies-team = scegli quale lato
web-bu-duchies-solo = scegli quale plancia
web-bu-deal-book = Come da regole
web-bu-deal-each = Ognuno il suo
web-bu-deal-one = Uguale per tutti
web-bu-deal-lot = A caso
web-bu-sets = Serie di ducati
web-bu-set-base = Base 1–10
web-bu-set-11-18 = Castelli 11–18
web-bu-set-19-22 = Campionato e speciali 19–22
web-bu-set-23-30 = Frontiera 23–30
web-bu-set-team = Squadre 31–32
web-bu-set-solo = Da soli 33–34
web-bu-board-team = principianti
web-bu-board-team_expert = esperti
web-bu-setup-drawing = La disposizione delle sue parti l’abbiamo disegnata noi.
web-bu-setup-posts = Dove stanno i posti di frontiera è dedotto da un’immagine.
web-bu-setup-minutes = circa { $minutes }′
web-bu-setup-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-bu-setup-none = nessuna

## How well components are attested

web-bu-stands-verified = { $part ->
    [some] { $count } di { $of } verificati
   *[all] Verificato
}
web-bu-stands-single-source = { $part ->
    [some] { $count } di { $of } da una fonte
   *[all] Una fonte
}
web-bu-stands-inferred = { $part ->
    [some] { $count } di { $of } dedotti
   *[all] Dedotto
}
web-bu-stands-house = { $part ->
    [some] { $count } di { $of } nostri
   *[all] Nostro
}
web-bu-stands-verified-long = verificato su più fonti
web-bu-stands-single-source-long = da una fonte sola
web-bu-stands-inferred-long = dedotto
web-bu-stands-house-long = nostro: l’originale non si è trovato
web-bu-house = { $count ->
    [one] Un tipo di componenti fatto da noi
   *[other] { $count } tipi di componenti fatti da noi
}
web-bu-house-which = Vedi quali
web-bu-house-part = { $count } di { $of }
web-bu-house-why = Di questi componenti non si è trovato l’originale stampato: li abbiamo fatti noi, secondo le regole.
web-bu-part-chateau_reserve = l’ordine della sua riserva
web-bu-part-chateau_a = le caselle A del suo ducato
web-bu-part-chateau_b = le caselle B del suo ducato
web-bu-part-chateau_d = i simboli dado del suo ducato
web-bu-part-card_posts = su quali carte stanno i posti di frontiera
web-bu-part-card_shields = su quali carte stanno gli scudi
web-group-duchies = Ducati
web-group-border_posts = Posti di frontiera
web-group-inns = Locande
web-group-routes = Tessere rotta
web-group-vineyard_boards = Deposito e negozio dei vigneti
web-group-grapes = Vitigni
web-group-team_boards = Plance a squadre
web-group-solo_boards = Plance per chi gioca da solo
web-group-solo = Tessere coperte
web-group-territory_cards = Carte territorio
web-group-chateau = Châteauma

## What a table is played with

web-bu-in-play = In gioco
web-bu-count-word = { $count ->
    [one] espansione
   *[other] espansioni
}
web-bu-chip = In gioco: { $way }, { $count ->
    [0] nessuna espansione
    [one] 1 espansione
   *[other] { $count } espansioni
}{ $house ->
    [0] {""}
    [one] , un tipo di componenti fatto da noi
   *[other] , { $house } tipi di componenti fatti da noi
}
