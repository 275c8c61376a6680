# Duchies 11-18: the castle link, and castles bought back (E 1).

option-link = Legame ai castelli
    .help = Sui ducati 11-18 ogni tessera che non sia un castello tocca un castello, o tessere del suo colore la uniscono a uno; i castelli rimasti si possono ricomprare. (E 1)
    .brief = Ogni tessera tocca un castello o vi è unita dal suo colore.
option-link-no = no
option-link-yes = sì
term-castles-apart = Il legame ai castelli vale solo per i ducati 11-18.

act-reclaim = Ricompra un castello: entrambi i dadi e 5 punti
    .group = Castelli messi da parte
    .item = un castello per entrambi i dadi e 5 punti
    .do = Ricompra

reason-no-link = nessun castello collegato
    .why = Su questi ducati una tessera vuole anche un legame con un castello: uno accanto, o tessere del suo colore che ci arrivano.
reason-dice-used = servono entrambi i dadi non ancora usati
    .why = Per ricomprare un castello ci vogliono tutti e due i dadi del turno, e uno dei tuoi è usato.
reason-too-few-points = { $missing ->
    [one] ti manca un punto
   *[other] ti mancano { $missing } punti
}
    .why = Ricomprare un castello costa { $price } punti: te ne { $missing ->
        [one] manca uno
       *[other] mancano { $missing }
    }.
zone-aside = castelli messi da parte

event-reclaim = { $own ->
    [yes] Ricompri un castello
   *[no] { $seat } ricompra un castello
}
source-castles = castelli ricomprati

table-aside = Da parte
table-aside-castles = { $castles ->
    [one] 1 castello
   *[other] { $castles } castelli
}

## At the browser’s table

web-bu-castles-aside = { $count ->
    [one] un castello da parte
   *[other] { $count } castelli da parte
}
web-bu-castle-back = Riprendi un castello
web-bu-castle-back-help = I due dadi di un turno e 5 punti portano tra le tessere da posare un castello rimasto sul tabellone.
