# Inns (E 6).

option-inns = Locande
    .help = In ogni fase arriva una locanda, che si compra come una tessera del deposito nero. Va su qualsiasi colore, una per area, e l’area conta una casella in più. (E 6)
    .brief = Una a fase, su qualsiasi colore: l’area conta una casella in più.
option-inns-no = no
option-inns-yes = sì

name-inn = Locanda
    .the = la Locanda
    .sign = Loca
    .help = Va su una casella vuota di qualsiasi colore, una per area. Non fa nulla, ma quando l’area è completa conta una casella in più.
    .rule = E 6.4-6.6

act-buy-inn = Compra una Locanda
    .group = Compra (2 monete)
    .item = Locanda
    .do = Compra
act-pick-inn = Prendi una Locanda
    .group = Prendi dal deposito nero
    .item = Locanda
    .do = Prendi

reason-area-has-inn = in quest’area c’è già una locanda
    .why = In un’area sta al massimo una locanda, e lì ce n’è già una.
reason-no-black-side = la locanda non ha il lato nero
    .why = Quello che si ha in cambio di merci resta con il lato nero in su, e la locanda non l’ha.
zone-inn = la locanda accanto al deposito nero
event-inn = { $tile } accanto al deposito nero

table-inns = Locande (2 monete)
