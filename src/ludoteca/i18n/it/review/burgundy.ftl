# Why an answer is good in The Castles of Burgundy, or another is not, as a review says it to the seat that was asked.

## Areas, kinds, points

review-burgundy-closes = Chiudi un’area da { $size }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, più { $more } per la fase { $phase }.
review-burgundy-grows = Porti avanti un’area da { $size }: { $left ->
    [one] manca ancora una casella
   *[other] mancano ancora { $left } caselle
}.
review-burgundy-wins-bonus = Copri l’ultima casella di un tipo ({ $colour }): { $points } punti di bonus.
review-burgundy-nears-bonus = Di un tipo ({ $colour }) { $left ->
    [one] resta poi una casella
   *[other] restano poi { $left } caselle
}: il bonus vale { $points } punti.
review-burgundy-herd = { $before ->
    [0] Il bestiame segna { $points } punti
   *[other] Con gli animali già nel pascolo segni { $points } punti
}.
review-burgundy-feeds = Con { $tile_the } i tuoi monasteri conteranno { $points } punti in più alla fine.
review-burgundy-scores = Subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $source }.
review-burgundy-opens = Apri { $hexes ->
    [one] una casella nuova su cui costruire
   *[other] { $hexes } caselle nuove su cui costruire
}.
review-burgundy-makes-room = I tuoi posti per le tessere sono pieni: così se ne libera uno.

## What tiles do

review-burgundy-castle = Posato, il Castello dà un’altra azione con un numero a scelta.
review-burgundy-mine = Una Miniera posata adesso rende ancora { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
} fino alla fine.
review-burgundy-works-on = Fino alla fine lavora per te { $tile_the }: { $rounds ->
    [one] per quest’ultimo round
   *[other] ancora { $rounds } round
}.
review-burgundy-counts-last = Alla fine conta { $tile_the }: con il ducato di adesso { $points } punti.
review-burgundy-ship = Con una Nave puoi caricare { $goods ->
    [one] una merce
   *[other] { $goods } merci
} dal deposito { $depot }.
review-burgundy-goes-first = Con una Nave passi in testa all’ordine di turno.
review-burgundy-goes-before = Con una Nave passi davanti a { $seat } nell’ordine di turno.
review-burgundy-watchtower = Posata, la Torre di guardia vale { $points } punti.
review-burgundy-bank = Posata, la Banca dà { $silver } monete d’argento.
review-burgundy-boarding-house = Posata, la Pensione dà { $workers } lavoratori.
review-burgundy-warehouse = Posato, il Magazzino può vendere { $goods ->
    [one] una merce
   *[other] { $goods } merci
}: { $points } punti.
review-burgundy-city-hall = Posato, il Municipio posa anche un’altra tessera, per esempio { $tile_the }.
review-burgundy-fetches = Quando posi { $tile_the } prendi un’altra tessera dai depositi.

## Costs and dice

review-burgundy-pays-workers = Con l’altra scelta spendi { $workers ->
    [one] un lavoratore
   *[other] { $workers } lavoratori
}.
review-burgundy-pays-silver = Con l’altra scelta spendi { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
review-burgundy-hires = Prendi { $workers } lavoratori.
review-burgundy-hires-first = Non hai lavoratori: così ne prendi { $workers }.
review-burgundy-earns-silver = In più prendi { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
review-burgundy-keeps-dice = Paghi { $silver } monete d’argento, e i dadi restano per altro.
review-burgundy-either-way = L’altra scelta resta possibile subito dopo.
review-burgundy-then-other = L’altra scelta resta possibile subito dopo; al contrario no.

## Goods

review-burgundy-sells = Vendi { $goods ->
    [one] una merce
   *[other] { $goods } merci
}: { $points } punti e { $silver ->
    [one] una moneta d’argento
   *[other] { $silver } monete d’argento
}.
review-burgundy-frees-place = Liberi un posto per un altro tipo di merci.
review-burgundy-feeds-sales = Con le merci vendute i tuoi monasteri conteranno { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più alla fine.
review-burgundy-more-lie = Di merci { $good } nei depositi { $goods ->
    [one] ce n’è ancora una
   *[other] ce ne sono ancora { $goods }
}: la tua pila può crescere.
review-burgundy-loads = Dal deposito { $depot } carichi { $goods ->
    [one] una merce
   *[other] { $goods } merci
}.
review-burgundy-loads-same = Delle merci del deposito { $depot } { $goods ->
    [one] una va
   *[other] { $goods } vanno
} su pile che hai già.
review-burgundy-takes-places = Le merci del deposito { $depot } occuperebbero { $places ->
    [one] un posto nuovo
   *[other] { $places } posti nuovi
}.
review-burgundy-denies-goods = Porti via { $goods ->
    [one] una merce
   *[other] { $goods } merci
} di un tipo che ha già { $seat }.
review-burgundy-stows = Di merci { $good } lì { $goods ->
    [one] ce n’è una
   *[other] ce ne sono { $goods }
}.
review-burgundy-sold-next = Con il dado che resta puoi vendere subito le merci { $good }.

## Stored tiles

review-burgundy-only-here = Per { $tile_the } adesso c’è solo questa casella.
review-burgundy-no-hex = Per { $tile_the } nel tuo ducato non ci sono più caselle.
review-burgundy-nowhere = Per { $tile_the } adesso non c’è una casella accanto alle tue tessere.
review-burgundy-many-hexes = Per { $tile_the } { $hexes ->
    [one] c’è una casella
   *[other] ci sono { $hexes } caselle
} accanto alle tue tessere.
review-burgundy-no-time = Hai già { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} da posare, e { $rounds ->
    [one] questo è l’ultimo round
   *[other] restano { $rounds } round, questo compreso
}.
review-burgundy-waiting = Di questo tipo ({ $colour }) hai già da parte { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
review-burgundy-can-close = Con { $tile_the } puoi chiudere un’area da { $size }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, più { $more } in questa fase.
review-burgundy-can-grow = Con { $tile_the } puoi portare avanti un’area da { $size }: { $left ->
    [one] manca una casella
   *[other] mancano { $left } caselle
}.
review-burgundy-can-bonus = Di un tipo ({ $colour }) { $left ->
    [one] ti manca una casella
   *[other] ti mancano { $left } caselle
}: il bonus vale { $points } punti.
review-burgundy-can-herd = { $before ->
    [0] Con { $tile_the } puoi segnare { $points } punti
   *[other] Con { $tile_the } e gli animali già nel pascolo puoi segnare { $points } punti
}.
review-burgundy-placed-next = Con l’altro dado ({ $die }) puoi posare subito { $tile_the }.
review-burgundy-last-one = Nei depositi numerati è l’ultima tessera di questo tipo: { $colour }.
review-burgundy-rival-closes = Con { $tile_the } { $seat } potrebbe chiudere un’area da { $size }.
review-burgundy-drops-one = Non hai posto: con l’altra scelta scarti una tessera.
review-burgundy-fills-storage = Con l’altra scelta i tuoi posti per le tessere sono pieni.

## The first castle

review-burgundy-castle-near = Intorno ci sono { $hexes } caselle.
review-burgundy-castle-colours = Le caselle intorno sono di { $colours } tipi.
review-burgundy-castle-numbers = Intorno ci sono { $numbers } numeri diversi.
review-burgundy-castle-small = Accanto { $areas ->
    [one] c’è un’area piccola
   *[other] ci sono { $areas } aree piccole
}: chi la chiude nella fase A ha { $more } punti in più.

## Expansions

review-burgundy-white-castle = Posato, il Castello bianco dà un’azione con il numero del dado bianco.
review-burgundy-crane = Posata, la Gru fa quello che fa un edificio a tua scelta.
review-burgundy-inn-grows = Con una Locanda l’area conterà da { $size }: { $points } punti in più quando è chiusa.
review-burgundy-nears-post = Avvicini due posti di frontiera: fra loro { $left ->
    [one] manca una tessera
   *[other] mancano { $left } tessere
}.
review-burgundy-can-near = Con { $tile_the } puoi avvicinare due posti di frontiera: fra loro poi { $left ->
    [one] manca una tessera
   *[other] mancano { $left } tessere
}.
review-burgundy-links = Colleghi a un castello { $hexes ->
    [one] una casella nuova
   *[other] { $hexes } caselle nuove
}.
review-burgundy-can-link = Con { $tile_the } puoi collegare a un castello { $hexes ->
    [one] una casella nuova
   *[other] { $hexes } caselle nuove
}.
review-burgundy-route-workers = La rotta commerciale porta { $workers } lavoratori.
review-burgundy-route-silver = La rotta commerciale porta { $silver } monete d’argento.
review-burgundy-pays-points = Con l’altra scelta spendi i due dadi e { $points } punti.
review-burgundy-shield = Con { $tile_the } hai { $points } punti alla fine, se lo tieni.
review-burgundy-both-dice = Con l’altra scelta ({ $tile }) spendi tutti e due i dadi.
review-burgundy-vine-points = Nel vigneto conti { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
review-burgundy-vine-level = Completi un livello del vigneto: scegli una tessera uva.
review-burgundy-grape = Questa tessera uva ({ $grape }) conta subito un’area: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
