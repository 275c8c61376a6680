# Châteauma, il giocatore automatico (E 13-17). Gli eventi portano il numero della loro regola.

party-name = Châteauma

## Options

option-chateau = Giocatore automatico (Châteauma)
    .help = Un giocatore automatico si unisce a una, due o tre persone; conta ovunque come un giocatore e vince i pareggi. Il livello dice quanto valgono le sue carte. (E 13-14)
option-chateau-no = no
option-chateau-easy = facile
    .short = Facile
option-chateau-medium = medio, come in una prima partita
    .short = Medio
option-chateau-hard = difficile
    .short = Difficile
option-chateau_a = Châteauma: tessere coperte
    .help = Cinque caselle del suo ducato sono coperte dall’inizio: le sue tessere bonus arrivano prima. (E 15.2)
    .brief = cinque tessere coperte già nel suo ducato
option-chateau_a-no = no
option-chateau_a-yes = sì
option-chateau_b = Châteauma: una miniera in partenza
    .help = Un edificio, un castello e una miniera sono nel suo ducato dall’inizio; la miniera rende. (E 15.3)
    .brief = un edificio, una miniera e un castello già posati
option-chateau_b-no = no
option-chateau_b-yes = sì
option-chateau_c = Comincia lo Châteauma
    .help = È il primo nell’ordine di turno; gli altri hanno un lavoratore in più ciascuno. (E 15.4)
    .brief = gioca per primo
option-chateau_c-no = no
option-chateau_c-yes = sì
option-chateau_d = Châteauma: turni in più
    .help = Una tessera spostata su un simbolo dado del suo ducato gli fa subito scegliere un’altra tessera. (E 15.5)
    .brief = turni in più quando copre i simboli dado
option-chateau_d-no = no
option-chateau_d-yes = sì

term-four-parties = Al massimo quattro contendenti, lo Châteauma compreso.
term-no-inns-with-chateau = Con lo Châteauma non si usano le locande.
term-no-teams-with-chateau = Lo Châteauma gioca contro persone, non contro squadre.
term-no-solo-with-chateau = O un ducato in solitario o lo Châteauma.
term-modifies-chateau = Rende più forte lo Châteauma.

## Names

name-left_card = la carta di sinistra
name-right_card = la carta di destra
name-symbol_sell = vendere merci
name-symbol_double = prendere una tessera doppia

## What happened

event-card = La carta { $card } è ora { $side }
    .rule = E 14.9
event-select = Il dado bianco sceglie { $side }: { $card }
    .rule = E 14.2
event-automa = Lo Châteauma tira { $die }
    .rule = E 14.7
event-search = Cerca dal deposito { $depot } in poi per la carta { $card }
    .rule = E 14.7
event-in_vain = deposito { $depot }: niente di adatto
    .rule = E 14.7
    .tail = yes
event-chosen = Prende { $tile_the } da { $space }
    .rule = E 14.7
event-from_reserve = Prende { $tile_the } dalla sua riserva
    .rule = E 14.7
event-cover = { $tile } sulla casella { $hex } della carta { $card }
    .rule = E 14.7
event-cover_wild = Una tessera jolly va sulla casella { $hex } della carta { $card }
    .rule = E 14.7
event-wild_tile = Niente di adatto: { $tile_the } del deposito nero diventa una tessera jolly della sua riserva
    .rule = E 14.7
event-tile_bonus = Il bonus: { $tile }
    .rule = E 14.8
event-card_bonus = Il simbolo della carta: { $symbol }
    .rule = E 14.9
event-fruitless = senza effetto
    .rule = E 14.8
    .tail = yes
event-stow = { $tile } va da { $space } nella sua riserva
    .rule = E 13.9
event-complete = Completa la carta { $card }, che vale { $points }
    .rule = E 14.9
event-move = { $tile } passa nel suo ducato, { $left ->
    [0] dove quel tipo è completo
    [one] dove di quel tipo resta libera 1 casella
   *[other] dove di quel tipo restano libere { $left } caselle
}
    .rule = E 14.9
event-again = Un simbolo dado del suo ducato è coperto: sceglie ancora
    .rule = E 15.5
event-reshuffle = Le sue carte completate vengono mescolate
    .rule = E 14.9
event-post_card = Posti di frontiera su { $number ->
    [one] una carta completata
   *[other] { $number } carte completate
}
    .rule = E 16.6
event-buried = { $number } tessere giacciono coperte nel suo ducato
    .rule = E 15.2

## Points

source-cards = carte territorio
source-reserve = riserva

## The table

table-chateau-card = Carta { $number }
table-chateau-selected = scelta
table-chateau-pays = +{ $points }
table-chateau-reserve = Riserva
table-chateau-wild = { $number } jolly
table-chateau-duchy = Il suo ducato
table-chateau-free = { $number ->
    [one] 1 libera
   *[other] { $number } libere
}
table-chateau-doubles = { $number ->
    [one] 1 tessera doppia
   *[other] { $number } tessere doppie
}
table-chateau-shields = { $number ->
    [one] 1 scudo
   *[other] { $number } scudi
}

## At the browser’s table

web-bu-automa = Châteauma
web-bu-automa-turn = Turno dello Châteauma
web-bu-automa-open = Vedi tutto lo Châteauma
web-bu-automa-close = Torna al mio ducato
web-bu-automa-steps = I sei passi del suo turno
web-bu-automa-no-turn = Non ha ancora giocato.
web-bu-automa-step-1 = Sceglie e posa
web-bu-automa-step-2 = Bonus della tessera
web-bu-automa-step-3 = Bonus della carta
web-bu-automa-step-4 = Completa le carte
web-bu-automa-step-5 = Tessere bonus
web-bu-automa-step-6 = Acquisto
web-bu-automa-none-1 = Non sceglie nulla.
web-bu-automa-none-2 = La tessera non porta nulla adesso.
web-bu-automa-none-3 = Nessun simbolo coperto in questo turno.
web-bu-automa-none-4 = Nessuna carta è completa.
web-bu-automa-none-5 = Nessun tipo del suo ducato è appena coperto per intero.
web-bu-automa-none-6 = Non compra: non ha argento a sufficienza, o non c’è nulla da comprare.
web-bu-automa-vain = { $count ->
    [one] Deposito { $depots }: niente di adatto.
   *[other] Depositi { $depots }: niente di adatto.
}
web-bu-automa-moves = Passano nel suo ducato: { $tiles }.
web-bu-automa-next = Avanti
web-bu-automa-skip = Fino al mio turno
web-bu-automa-again = Rivedi il turno
web-bu-automa-alone = i passi vanno da soli
web-bu-automa-rolls = Lo Châteauma ha tirato { $die }
web-bu-automa-board = plancia { $board }: conta solo quante caselle copre
web-bu-automa-deck = nel mazzo
web-bu-automa-pile = complete
web-bu-automa-row = { $land }: { $covered } di { $of } coperte
web-bu-automa-posts = { $count ->
    [one] 1 carta con posto di frontiera
   *[other] { $count } carte con posto di frontiera
}
web-bu-automa-over = { $count ->
    [one] 1 tessera in più
   *[other] { $count } tessere in più
}
web-bu-automa-card = Carta { $card }, { $covered } di { $of } coperte, vale { $points }{ $selected ->
    [yes] , scelta dal dado bianco
   *[no] {""}
}
web-bu-automa-card-help = Con il dado bianco da 1 a 4 gioca sulla carta di sinistra, con 5 e 6 su quella di destra. Piena, dà i suoi punti e le tessere passano nel ducato.
web-bu-automa-free = mancano: { $lands }
web-bu-automa-full = completa
web-bu-automa-worth = facile { $easy }, medio { $medium }, difficile { $hard }
web-bu-automa-reserve-help = Le tessere avute da bonus e acquisti: le usa quando nessun deposito ha quello che cerca. Una coperta vale per qualunque tipo. Compra il tipo di cui ne ha di meno.
