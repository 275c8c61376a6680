# Border posts (E 4).

option-posts = Posti di frontiera
    .help = Intorno a ogni ducato stanno tre posti di frontiera. Chi ne collega due con le tessere ottiene i punti della fase; i primi due che li collegano tutti e tre prendono una tessera bonus. (E 4)
    .brief = Due posti uniti da tessere danno il valore della fase; a chi li unisce tutti e tre una tessera bonus.
    .ask = Danno punti
option-posts-no = no
option-posts-pairs = sì: ogni coppia collegata dà punti
    .short = ogni coppia
option-posts-once = sì: solo la prima coppia dà punti
    .short = solo la prima coppia
term-no-posts-on-board = Il file delle plance non dice dove stanno i posti di frontiera.

fact-links = { $links ->
    [one] collega due posti di frontiera
   *[other] collega { $links } coppie di posti di frontiera
}
fact-border_tile = con una tessera di frontiera

event-link = { $own ->
    [yes] Colleghi { $pairs ->
        [one] due posti di frontiera
       *[other] { $pairs } coppie di posti di frontiera
    }
   *[no] { $seat } collega { $pairs ->
        [one] due posti di frontiera
       *[other] { $pairs } coppie di posti di frontiera
    }
}
event-border_tile = { $own ->
    [yes] Hai collegato tutti e tre i posti di frontiera e prendi la tessera di frontiera { $place ->
        [1] grande
       *[other] piccola
    }
   *[no] { $seat } ha collegato tutti e tre i posti di frontiera e prende la tessera di frontiera { $place ->
        [1] grande
       *[other] piccola
    }
}
cause-posts = per i posti di frontiera
source-posts = posti di frontiera

table-posts = Posti di frontiera
table-post = posto { $post }: caselle { $hexes }
table-border-left = tessere { $points }
table-border-gone = nessuna tessera rimasta
table-joined = Collegati
table-post-pair = posti { $one } e { $other }
table-border-tile = { $place ->
    [1] tessera di frontiera grande
   *[other] tessera di frontiera piccola
}

## At the browser’s table

web-bu-posts = Posti di frontiera
web-bu-post = Posto di frontiera { $post }
web-bu-posts-of = { $count } di 3
web-bu-posts-help = Due posti uniti da un percorso di tessere danno il bonus della fase; chi unisce per primo tutti e tre prende una tessera bonus.
web-bu-posts-pay = unirne due ora dà { $points }
web-bu-post-reached = raggiunto da una tessera
web-bu-post-not-reached = non ancora raggiunto
web-bu-touches-post = tocca il posto di frontiera { $post }
web-bu-all-posts = tutti i posti di frontiera
web-bu-post-stands = posto di { $side ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ovest
    [w] ovest
   *[nw] nord-ovest
}, { $reached ->
    [yes] raggiunto
   *[no] non raggiunto
}
