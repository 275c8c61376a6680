# Perché una scelta è buona, o un’altra no: le ragioni di una revisione. Si rivolgono a chi ha scelto.

## Carte

review-san-juan-points = { $card_the } vale { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $other_the } { $fewer ->
    [0] nessuno
    [one] uno
   *[other] { $fewer }
}.
review-san-juan-points-alone = { $card_the } vale { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-san-juan-end-worth = { $card_the } si conta alla fine: con la tua città di adesso varrebbe { $worth ->
    [one] un punto
   *[other] { $worth } punti
}.
review-san-juan-end-little = { $other_the } con la tua città di adesso varrebbe { $fewer ->
    [one] un punto
   *[other] { $fewer } punti
}; { $card_the } ne vale { $points }.
review-san-juan-counted = { $by_the } conta anche { $card_the }: { $points ->
    [one] un punto
   *[other] { $points } punti
} in più alla fine.
review-san-juan-counted-later = Hai in mano { $by_the }, che conterebbe anche { $card_the }: { $points ->
    [one] un punto
   *[other] { $points } punti
} in più.
review-san-juan-cheaper = { $card_the } ti costa { $price ->
    [0] zero carte
    [one] una carta
   *[other] { $price } carte
}, { $other_the } { $dearer }.
review-san-juan-cheaper-now = Adesso { $card_the } ti costa { $price ->
    [0] zero carte
    [one] una carta
   *[other] { $price } carte
}; se il Costruttore lo prende un altro, { $full }.
review-san-juan-costs-hand = { $card_the } ti costerebbe { $price ->
    [one] una carta
   *[other] { $price } carte
}: a parte quella, in mano ne hai { $hand }.
review-san-juan-out-of-reach = Dopo { $other_the } { $hand ->
    [0] non avresti carte in mano
    [one] avresti in mano una carta
   *[other] avresti in mano { $hand } carte
}: per costruire { $card_the } ne servono { $needed }, contando quella da costruire.
review-san-juan-then-draw = Dopo aver costruito { $card_the } peschi una carta con { $by_the }.
review-san-juan-built-already = Hai già in città { $card_the }, e dei palazzi viola se ne può avere uno per tipo.
review-san-juan-twice-in-hand = Hai due volte { $card_the }, e in città può starci una volta sola.
review-san-juan-could-build = { $card_the } si può ancora costruire: costa { $price ->
    [0] zero carte
    [one] una carta
   *[other] { $price } carte
}, e oltre a quella ne hai { $hand }.
review-san-juan-function = { $card_id ->
    [smithy] Con il Fabbro ogni impianto di produzione ti costa una carta in meno.
    [gold_mine] La Miniera d’oro può darti una carta ogni volta che qualcuno prende il Cercatore d’oro.
    [archive] Con l’Archivio al Consigliere scarti da tutta la mano.
    [poor_house] Con l’Ospizio peschi una carta quando, dopo aver costruito, te ne resta al massimo una.
    [black_market] Con il Mercato nero puoi pagare un palazzo anche con due merci.
    [trading_post] Con la Stazione commerciale vendi una merce in più a ogni Mercante.
    [well] Con il Pozzo peschi una carta ogni volta che produci due merci o più.
    [market_stand] Con la Bancarella peschi una carta ogni volta che vendi due merci o più.
    [crane] Con la Gru costruisci sopra un tuo palazzo e paghi soltanto la differenza.
    [chapel] Sotto la Chiesa puoi mettere una carta a ogni round: un punto ciascuna.
    [tower] Con la Torre puoi tenere in mano dodici carte.
    [aqueduct] Con l’Acquedotto produci una merce in più a ogni Artigiano.
    [carpenter] Con la Falegnameria peschi una carta per ogni palazzo viola che costruisci.
    [prefecture] Con la Prefettura tieni due carte a ogni Consigliere.
    [market_hall] Con il Mercato ogni tua vendita rende una carta in più.
    [quarry] Con la Cava ogni palazzo viola ti costa una carta in meno.
   *[library] Con la Biblioteca il tuo privilegio vale doppio.
}
review-san-juan-plant = Con { $card_the } produci { $good }, che si vende a { $low ->
    [one] una carta
   *[other] { $low } carte
} o anche a { $high }.
review-san-juan-plant-one-price = Con { $card_the } produci { $good }, che si vende sempre a { $high ->
    [one] una carta
   *[other] { $high } carte
}.
review-san-juan-sells-better = { $good }: fino a { $high } carte; { $other }: al massimo { $most ->
    [one] una
   *[other] { $most }
}.

## Ruoli ed eventi

review-san-juan-builder-pays = Da Costruttore paghi { $price ->
    [0] zero carte
    [one] una carta
   *[other] { $price } carte
} per { $card_the } invece di { $full }.
review-san-juan-builder-only = Solo da Costruttore puoi costruire adesso { $card_the }: paghi { $price } invece di { $full }, e da spendere hai { $hand }.
review-san-juan-builder-points = La città più piena ha già { $most } palazzi su 12, e { $card_the } ti dà { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-san-juan-builder-none = Da Costruttore non potresti pagare nessuna delle tue carte.
review-san-juan-producer-goods = Da Artigiano produci { $goods ->
    [one] una merce
   *[other] { $goods } merci
}; se lo prende un altro, { $fewer }.
review-san-juan-producer-some = Da Artigiano produci { $goods ->
    [one] una merce
   *[other] { $goods } merci
}.
review-san-juan-producer-alone = Nessun altro ha un impianto vuoto: con l’Artigiano produci solo tu.
review-san-juan-producer-none = Da Artigiano non produrresti niente: i tuoi impianti sono tutti pieni.
review-san-juan-trader-sales = Da Mercante vendi { $sales ->
    [one] una merce
   *[other] { $sales } merci
}; se lo prende un altro, { $fewer }.
review-san-juan-trader-some = Da Mercante vendi { $sales ->
    [one] una merce
   *[other] { $sales } merci
}.
review-san-juan-trader-cards = Da Mercante vendi { $sales ->
    [one] una merce
   *[other] { $sales } merci
}: la prossima tessera si sa già, e rende { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
review-san-juan-trader-alone = Nessun altro ha merci: con il Mercante vendi solo tu.
review-san-juan-trader-none = Da Mercante non avresti niente da vendere.
review-san-juan-councillor-draw = Da Consigliere guardi { $draw } carte e ne tieni { $keep ->
    [one] una
   *[other] { $keep }
}.
review-san-juan-prospector-draw = Da Cercatore d’oro peschi { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
review-san-juan-prospector-alone = Con il Cercatore d’oro { $cards ->
    [one] peschi una carta
   *[other] peschi { $cards } carte
}, e chi non lo ha scelto non fa niente.
review-san-juan-helps-builder = Con il Costruttore costruirebbero anche gli altri: { $seat } ha { $hand } carte in mano.
review-san-juan-helps-producer = Con l’Artigiano produrrebbe anche { $seat }: { $goods ->
    [one] una merce
   *[other] { $goods } merci
}.
review-san-juan-helps-trader = Con il Mercante venderebbe anche { $seat }: { $goods ->
    [one] una merce
   *[other] { $goods } merci
}.
review-san-juan-helps-councillor = Con il Consigliere { $others ->
    [one] anche l’altro tiene una carta
   *[other] anche gli altri tengono una carta a testa
}.
review-san-juan-taxes = Con le Tasse { $others ->
    [one] l’altro scarta una carta
   *[other] gli altri scartano una carta a testa
}, tu no.
review-san-juan-debt-relief = Con l’Estinzione dei debiti peschi { $cards } carte.
review-san-juan-free-build = Con la Costruzione libera { $card_the } è gratis: costa { $cost }.
review-san-juan-quake-yours = Con il Terremoto perderesti anche tu uno dei tuoi { $buildings } palazzi.

## Merci

review-san-juan-sale = Adesso la vendita ti rende { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
review-san-juan-sale-better = Vendi per { $cards ->
    [one] una carta
   *[other] { $cards } carte
} invece di { $fewer }.
review-san-juan-better-tile = { $good }: questa tessera paga { $price }, un’altra arriva a { $high }.
review-san-juan-best-tile = { $good }: nessuna tessera paga più di questa ({ $price }).
review-san-juan-next-tile = La prossima tessera si sa già: { $good } { $price }, { $other } { $fewer }.

## Chiesa, Gru, Biblioteca

review-san-juan-tuck = Sotto la Chiesa { $card_the } vale un punto sicuro: { $cards ->
    [one] sarebbe il primo
   *[other] sarebbero { $cards }
}.
review-san-juan-over-limit = Hai { $hand } carte in mano e puoi tenerne { $limit }: il resto andrebbe comunque scartato.
review-san-juan-pays = { $hand ->
    [one] In mano hai una carta sola, e si paga con quella.
   *[other] In mano hai { $hand } carte, e si paga con quelle.
}
review-san-juan-cover-cheaper = Così paghi { $price ->
    [0] zero carte
    [one] una carta
   *[other] { $price } carte
} invece di { $dearer }.
review-san-juan-cover-points = Coprendo { $card_the } perderesti { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-san-juan-cover-good = Coprendo { $card_the } perderesti anche la merce che ci sta sopra ({ $good }).
review-san-juan-cover-function = Coprendo { $card_the } perderesti la sua funzione.
review-san-juan-library-price = Con la Biblioteca paghi { $price } invece di { $full }.
review-san-juan-library-draw = Con la Biblioteca guardi { $cards } carte invece di { $fewer }.
review-san-juan-library-cards = Con la Biblioteca peschi { $cards } carte invece di { $fewer }.
review-san-juan-library-later = In questo round scegli ancora un ruolo: la Biblioteca può raddoppiare quel privilegio.
