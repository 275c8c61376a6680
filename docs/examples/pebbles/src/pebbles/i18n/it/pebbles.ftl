# Pebbles in italiano. Come si formano le chiavi: ludoteca/i18n/voice.

game-pebbles = Sassolini

option-sea = Mare
    .help = Se arriva un'onda quando tutti hanno posato. (regola 3)
option-sea-rough = mosso
option-sea-calm = calmo

## Sassolini e luoghi

name-grey = grigio
    .help = Un sassolino grigio: 1 punto sulla spiaggia.
    .rule = regola 4
name-red = rosso
    .help = Un sassolino rosso: 2 punti sulla spiaggia.
    .rule = regola 4
name-green = verde
    .help = Un sassolino verde: 3 punti sulla spiaggia.
    .rule = regola 4
name-gold = oro
    .help = Un sassolino d'oro: 4 punti sulla spiaggia.
    .rule = regola 4
name-bag = sacchetto
name-hand = mano
name-beach = spiaggia
name-sea = mare
name-rough = mosso
name-calm = calmo

## Domande, risposte, e che cosa portano

ask-lay = { $least ->
    [0] Posi un altro sassolino sulla spiaggia?
   *[other] Quali sassolini posi sulla spiaggia? Uno o due.
}
trail-rounds = {""}
trail-laying = si posa a turno
act-lay = posa { $a }
act-done = basta così
fact-beach = vale { $beach }
fact-pairs = { $pairs ->
    [0] {""}
   *[other] +{ $pairs } per una coppia
}
fact-alone = la prossima onda potrebbe prenderlo

## Che cosa è successo

event-drawn = { $own ->
    [yes] { $pebble_id ->
        [none] Peschi un sassolino
       *[other] Peschi { $pebble }
    }
   *[other] { $seat } pesca un sassolino
}
event-laid = { $own ->
    [yes] Posi { $items }
   *[other] { $seat } posa { $items }
}
    .item = { $pebble }
event-came = L'onda arriva per { $pebble }
event-lost = { $own ->
    [yes] L'onda ti porta via { $pebble }
   *[other] L'onda porta via { $pebble } a { $seat }
}
event-score = { $points_signed } { $source }
    .tail = yes

## Punti

source-beach = spiaggia
source-pairs = coppie
source-hand = rimasti in mano
