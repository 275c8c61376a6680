# White castles, with monastery 29 (E 5).

option-white = Castelli bianchi
    .help = Otto castelli bianchi e il monastero 29 si mescolano alle altre tessere: edifici che danno un’azione con il dado bianco. (E 5)
    .brief = Edifici che danno subito un’azione con il dado bianco.
option-white-no = no
option-white-yes = sì

name-white_castle = Castello bianco
    .the = il Castello bianco
    .sign = Bian
    .help = Subito un’azione in più con il numero del dado bianco; i lavoratori lo cambiano come al solito.
    .rule = E 5.2
name-monastery_29 = Monastero 29
    .the = il Monastero 29
    .sign = Mon29
    .help = A fine partita 4 punti per ogni castello bianco nel tuo ducato.
    .rule = E 2.6, CoB 56

ask-white_castle-act = Il Castello bianco ti dà un’azione con il dado bianco, { $die }.{ $full ->
    [yes] {" "}Se prendi una tessera, una delle tue esce: non hai posto.
   *[no] {""}
}
    .no = Rinuncia
    .step = azione con il dado bianco
