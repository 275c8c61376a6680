# Perché una scelta è buona, o un’altra no: le ragioni di una revisione. Si rivolgono a chi ha scelto.

## Ruoli

review-puerto-rico-coins = Con { $role_the } prendi anche { $coins ->
    [one] il doblone che sta sulla carta
   *[other] i { $coins } dobloni che stanno sulla carta
}.
review-puerto-rico-settler-quarry = Da Colonizzatore puoi prendere una cava: { $quarries ->
    [0] non ne hai ancora di occupate
    [one] ne hai una occupata
   *[other] ne hai { $quarries } occupate
}.
review-puerto-rico-settler-tile = Da Colonizzatore la prima scelta è tua: c’è { $tile_id ->
    [quarry] la cava
   *[other] { $tile }
}.
review-puerto-rico-settler-none = Da Colonizzatore non avresti niente da prendere.
review-puerto-rico-mayor-colonists = Da Sindaco ricevi { $colonists ->
    [one] un colono
   *[other] { $colonists } coloni
} per { $circles ->
    [one] un cerchietto vuoto
   *[other] { $circles } cerchietti vuoti
}.
review-puerto-rico-mayor-none = Da Sindaco non avresti un cerchietto vuoto per i nuovi coloni.
review-puerto-rico-builder-pays = { $price ->
    [0] Da Costruttore { $building_the } non ti costa niente
    [one] Da Costruttore { $building_the } ti costa un doblone
   *[other] Da Costruttore { $building_the } ti costa { $price } dobloni
}, invece di { $full }.
review-puerto-rico-builder-only = Solo da Costruttore puoi pagare adesso { $building_the }: { $price } invece di { $full }, e hai { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}{ $coins ->
    [0] {""}
    [one] {" "}più uno sulla carta
   *[other] {" "}più { $coins } sulla carta
}.
review-puerto-rico-builder-none = Da Costruttore non potresti pagare nessun palazzo.
review-puerto-rico-craftsman-barrels = Da Artigiano fai { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
} in tutto.
review-puerto-rico-craftsman-factory = La Fabbrica ti rende { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}.
review-puerto-rico-craftsman-alone = Con l’Artigiano produci solo tu: gli altri adesso non possono.
review-puerto-rico-craftsman-none = Da Artigiano non produrresti niente.
review-puerto-rico-trader-sale = Da Commerciante vendi { $good } per { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}.
review-puerto-rico-trader-alone = Quando hai venduto { $good } nessun altro ha merci che l’emporio prenda.
review-puerto-rico-trader-none = Da Commerciante non avresti niente che l’emporio prenda.
review-puerto-rico-captain-points = Da Capitano il primo carico ti dà { $points ->
    [one] un punto
   *[other] { $points } punti
}; se nessun altro caricasse arriveresti a { $most }.
review-puerto-rico-captain-first = Da Capitano con un carico fai { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-puerto-rico-captain-alone = Con il Capitano carichi solo tu: gli altri adesso non hanno merci che trovino posto.
review-puerto-rico-captain-none = Da Capitano non avresti niente da caricare.
review-puerto-rico-captain-loses = Da Capitano perderesti almeno { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
}: sulle navi non c’è posto, e in magazzino nemmeno.
review-puerto-rico-prospector-alone = Il doblone del Cercatore d’oro lo prendi solo tu.
review-puerto-rico-last-captain = È l’ultimo round e contano i punti: caricando ne fai { $points }.
review-puerto-rico-last-builder = È l’ultimo round e contano i punti: { $building_the } te ne dà { $points }.
review-puerto-rico-helps-mayor = Con il Sindaco anche { $seat } riceverebbe { $colonists ->
    [one] un colono
   *[other] { $colonists } coloni
}.
review-puerto-rico-helps-builder = Con il Costruttore costruirebbero anche gli altri: { $seat } può pagare { $buildings ->
    [one] un palazzo
   *[other] { $buildings } palazzi diversi
}.
review-puerto-rico-helps-craftsman = Con l’Artigiano produrrebbe anche { $seat }: { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
}.
review-puerto-rico-helps-trader = Con il Commerciante { $seat } venderebbe { $good } per { $doubloons ->
    [0] niente
    [one] un doblone
   *[other] { $doubloons } dobloni
}.
review-puerto-rico-helps-captain = Con il Capitano caricherebbe anche { $seat }: il suo carico migliore vale { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-puerto-rico-anyway-settler = Se il Colonizzatore lo prende un altro, una piantagione scoperta resta comunque anche per te.
review-puerto-rico-anyway-mayor = Se il Sindaco lo prende un altro, ricevi comunque { $colonists ->
    [one] almeno un colono
   *[other] almeno { $colonists } coloni
}.
review-puerto-rico-anyway-craftsman = Se l’Artigiano lo prende un altro, fai comunque { $barrels ->
    [one] almeno un barile
   *[other] almeno { $barrels } barili
}.
review-puerto-rico-anyway-builder = Anche se il Costruttore lo prende un altro hai di che pagare { $building_the }: { $price ->
    [0] non costa niente
    [one] un doblone
   *[other] { $price } dobloni
}.

## Palazzi

review-puerto-rico-points = { $building_the } vale { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $other_the } { $fewer }.
review-puerto-rico-points-alone = { $building_the } vale { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-puerto-rico-large = { $building_the } vale { $points } punti e, se alla fine c’è sopra un colono, con ciò che hai adesso altri { $bonus }.
review-puerto-rico-large-more = Con ciò che hai adesso { $building_the } conterebbe altri { $bonus ->
    [one] 1 punto
   *[other] { $bonus } punti
}, { $other_the } { $fewer }; di suo valgono { $points } punti.
review-puerto-rico-cheaper = { $building_the } ti costa { $price ->
    [0] zero dobloni
    [one] un doblone
   *[other] { $price } dobloni
}, { $other_the } { $dearer }.
review-puerto-rico-costs = { $building_the } ti costerebbe { $price ->
    [one] un doblone
   *[other] { $price } dobloni
}: ne hai { $doubloons }.
review-puerto-rico-out-of-reach = Dopo { $other_the } { $doubloons ->
    [0] non ti resterebbe niente
    [one] ti resterebbe un doblone
   *[other] ti resterebbero { $doubloons } dobloni
}: per { $building_the } { $price ->
    [one] ne serve uno
   *[other] ne servono { $price }
}.
review-puerto-rico-plant-fed = { $plantations ->
    [one] Hai una piantagione di { $good } che può produrre con { $building_the }.
   *[other] Hai { $plantations } piantagioni di { $good } che possono produrre con { $building_the }.
}
review-puerto-rico-plant-idle = Nessuna tua piantagione di { $good } aspetta { $building_the }.
review-puerto-rico-last-copy = Ne resta una copia sola ({ $building }), e dopo di te { $seat } può pagarla.
review-puerto-rico-function = { $building_id ->
    [small_market] Con il Mercato piccolo ogni vendita ti rende un doblone in più.
    [hacienda] Con l’Hacienda prendi una piantagione in più a ogni Colonizzatore.
    [construction_hut] Con la Capanna della costruzione puoi prendere una cava anche se il Colonizzatore è un altro.
    [small_warehouse] Con il Magazzino piccolo conservi tutti i barili di un tipo.
    [hospice] Con l’Ospizio ciò che prendi per l’isola arriva con un colono.
    [office] Con l’Ufficio puoi vendere una merce che l’emporio ha già.
    [large_market] Con il Mercato grande ogni vendita ti rende due dobloni in più.
    [large_warehouse] Con il Magazzino grande conservi tutti i barili di due tipi.
    [factory] Con la Fabbrica produrre più tipi di merce rende anche dobloni.
    [university] Con l’Università i palazzi che costruisci arrivano con un colono.
    [harbor] Con il Porto ogni carico dà un punto in più.
   *[wharf] Con il Molo imbarchi tutti i barili di un tipo, anche senza posto sulle navi.
}

## Isola

review-puerto-rico-quarry = Una cava occupata toglie un doblone al prezzo dei palazzi: { $quarries ->
    [0] non ne hai ancora
    [one] ne hai una
   *[other] ne hai { $quarries }
}.
review-puerto-rico-quarry-now = Una cava la prendi solo da Colonizzatore; una piantagione anche quando il ruolo lo prende un altro. Ne restano { $left }.
review-puerto-rico-corn-alone = Il granturco produce senza un palazzo.
review-puerto-rico-plant-waits = Nei tuoi impianti di { $good } { $circles ->
    [one] c’è ancora un cerchietto per una piantagione in più
   *[other] ci sono ancora { $circles } cerchietti per altre piantagioni
}.
review-puerto-rico-no-plant = Non hai un impianto che lavori { $good }.
review-puerto-rico-plant-full = Le piantagioni di { $good } che hai bastano già per i tuoi impianti.
review-puerto-rico-sells-for = Prezzi di vendita: { $good } { $price }, { $other } { $lower }.
review-puerto-rico-plant-cheaper = L’impianto che serve costa meno: { $building_the } { $price }, { $other_the } { $dearer }.
review-puerto-rico-new-kind = Di { $good } non hai piantagioni, di { $other } ne hai { $count ->
    [one] già una
   *[other] già { $count }
}.
review-puerto-rico-nobody-grows = Nessun altro ha piantagioni di { $good }.
review-puerto-rico-hacienda = L’Hacienda ti dà una piantagione in più, e sull’isola hai { $spaces ->
    [one] ancora una casella
   *[other] ancora { $spaces } caselle
}.
review-puerto-rico-hospice = Con il colono { $tile_id ->
    [quarry] la cava lavora
   *[other] la piantagione di { $tile } è occupata
} da subito, senza aspettare il Sindaco.
review-puerto-rico-university = Con il colono { $building_the } funziona da subito, senza aspettare il Sindaco.

## Carico, vendita, magazzino

review-puerto-rico-load-points = { $barrels ->
    [one] Un barile
   *[other] { $barrels } barili
} di { $good }: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
review-puerto-rico-load-more = { $barrels ->
    [one] Un barile
   *[other] { $barrels } barili
} di { $good }: { $points ->
    [one] un punto
   *[other] { $points } punti
} invece di { $fewer }.
review-puerto-rico-keeps-dearer = Così ti resta { $good }, che si vende a { $price }; { $other } a { $lower }.
review-puerto-rico-contested = Sulle navi { $room ->
    [one] c’è posto per un barile
   *[other] c’è posto per { $room } barili
} di { $good }, e anche { $seat } ne ha { $barrels }.
review-puerto-rico-can-wait = Il tuo { $good } può aspettare: non ne ha nessun altro, e sulla nave { $ship } { $room ->
    [one] c’è ancora un posto
   *[other] ci sono ancora { $room } posti
}.
review-puerto-rico-own-room = Per il tuo { $good } sulle navi resta posto per { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
} invece di { $fewer }.
review-puerto-rico-hinders = { $seat } ha { $have ->
    [one] un barile
   *[other] { $have } barili
} di { $good }: sulle navi { $barrels ->
    [0] non ne entra più nessuno
    [one] ne entra ancora uno
   *[other] ne entrano ancora { $barrels }
}, invece di { $more }.
review-puerto-rico-ship-sails = La nave { $ship } è piena e riparte: al prossimo Capitano sarà vuota.
review-puerto-rico-ties-up = La nave { $ship } resta impegnata con { $good }: per le altre merci la nave vuota più grande { $room ->
    [0] non c’è più
   *[other] ha { $room } posti
}, invece di { $more }.
review-puerto-rico-next-room = La nave { $ship } ha ancora { $room ->
    [one] un posto
   *[other] { $room } posti
} per { $good }, e tu ne produci { $barrels } per volta: l’altra { $less }.
review-puerto-rico-sale = Vendendo { $good } incassi { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}.
review-puerto-rico-sale-better = Vendendo { $good } incassi { $doubloons ->
    [one] un doblone
   *[other] { $doubloons } dobloni
}, vendendo { $other } { $fewer }.
review-puerto-rico-for-ship = Sulle navi c’è posto per { $good } ({ $room }): lì ogni barile è un punto.
review-puerto-rico-blocks-sale = Dopo di te { $seat } non può più vendere { $good }.
review-puerto-rico-extra = Un barile di { $good } in più.
review-puerto-rico-extra-room = Oltre ai tuoi barili le navi hanno { $room ->
    [one] un posto
   *[other] { $room } posti
} per { $good }, nessuno per { $other }.
review-puerto-rico-fewer-make = { $makers ->
    [0] Nessun altro produce { $good }
    [one] Uno solo degli altri produce { $good }
   *[other] { $makers } degli altri producono { $good }
}; { $other }: { $more }.
review-puerto-rico-stores-more = In magazzino { $barrels ->
    [one] resta un barile
   *[other] restano { $barrels } barili
} di { $good }; di { $other } { $fewer }.
review-puerto-rico-house-has = L’emporio ha già { $good }: per ora non ne compra.
review-puerto-rico-ship-room = Per { $good } le navi hanno { $room ->
    [one] un posto
   *[other] { $room } posti
}, per { $other } { $less }.
review-puerto-rico-makes-again = Di { $good } al prossimo Artigiano puoi rifare { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
}.

## Coloni

review-puerto-rico-makes-more = Così un Artigiano può darti fino a { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
}; altrimenti al massimo { $fewer }.
review-puerto-rico-makes-kinds = Così puoi produrre { $kinds ->
    [one] un tipo di merce
   *[other] { $kinds } tipi di merce
}; altrimenti al massimo { $fewer }.
review-puerto-rico-makes-good = Così puoi produrre fino a { $barrels ->
    [one] un barile
   *[other] { $barrels } barili
} di { $good }; altrimenti { $fewer ->
    [0] nessuno
    [one] al massimo uno
   *[other] al massimo { $fewer }
}.
review-puerto-rico-man-quarry = Con un colono sulla cava i palazzi ti costano fino a un doblone in meno.
review-puerto-rico-man-large = { $building_the } conta alla fine solo con un colono: adesso { $bonus ->
    [one] un punto
   *[other] { $bonus } punti
}.
review-puerto-rico-man-function = Con un colono { $building_id ->
    [small_market] il Mercato piccolo ti rende un doblone in più a ogni vendita
    [hacienda] l’Hacienda ti dà una piantagione in più a ogni Colonizzatore
    [construction_hut] la Capanna della costruzione ti fa prendere una cava anche se il Colonizzatore è un altro
    [small_warehouse] il Magazzino piccolo conserva tutti i barili di un tipo
    [hospice] l’Ospizio manda un colono su ciò che prendi per l’isola
    [office] l’Ufficio ti fa vendere una merce che l’emporio ha già
    [large_market] il Mercato grande ti rende due dobloni in più a ogni vendita
    [large_warehouse] il Magazzino grande conserva tutti i barili di due tipi
    [factory] la Fabbrica rende dobloni quando produci più tipi di merce
    [university] l’Università manda un colono sui palazzi che costruisci
    [harbor] il Porto dà un punto in più a ogni carico
   *[wharf] il Molo imbarca tutti i barili di un tipo, anche senza posto sulle navi
}.
review-puerto-rico-idle-plant = { $building_the } non produce di più con un altro colono: { $plantations ->
    [0] non hai piantagioni di { $good }
    [one] hai una sola piantagione di { $good }
   *[other] hai { $plantations } piantagioni di { $good }
}.
review-puerto-rico-full-island = La tua isola è piena: { $building_the } non serve più.
review-puerto-rico-role-over = In questo round il ruolo è già passato ({ $role }): { $building_the } serve solo dal prossimo.
