# Ciò che «aiuto PAROLA» dice al tavolo nel terminale: le parole con cui lo si trova, e il testo.

topic-rules = Puerto Rico in breve
    .words = regole, regola, come si gioca, gioco, turno, round
    .rule = PR 8-15, PR 77
    .help =
        In un round ogni giocatore a turno prende un ruolo, con i dobloni che ci sono sopra. Poi tutti fanno quello che il ruolo dice, per primo chi l’ha preso e con un privilegio:
        Colonizzatore: prendi una piantagione (privilegio: oppure una cava).
        Sindaco: arrivano i coloni della nave, e ognuno dispone di nuovo tutti i suoi (privilegio: uno in più).
        Costruttore: costruisci un palazzo (privilegio: per un doblone in meno).
        Artigiano: piantagioni e palazzi con coloni danno merci (privilegio: una in più).
        Commerciante: vendi una merce all’emporio (privilegio: per un doblone in più).
        Capitano: carica merci sulle navi per un punto ciascuna, finché qualcuno può (privilegio: un punto).
        Cercatore d’oro: un doblone a chi lo prende.
        I ruoli che nessuno ha preso ricevono un doblone ciascuno. La partita finisce con il round in cui finiscono i punti o i coloni o una città è piena.
topic-symbols = Il tavolo e i suoi segni
    .words = simboli, segni, legenda, tabellone, colori
    .help =
        granturco •◦  due piantagioni di granturco, una con un colono. Mulino •◦◦ un palazzo con tre cerchietti, uno occupato.
        1 ▣▢▢▢ granturco  la nave 1 con un barile di granturco e posto per altri tre.
        2 Ospizio ×2  un palazzo in vendita: quanto costa, e quanti ne restano.
        +1 sotto un ruolo: un doblone per chi lo prende. città 4/12: quattro delle dodici caselle della città sono occupate.
        San Juan 2: due coloni per cui non c’era un cerchietto. ♛ il Governatore. ●▲■◆★ stanno per i giocatori.
topic-doubloons = Dobloni
    .words = doblone, dobloni, denaro, soldi, moneta, monete, prezzo, costo
    .rule = PR 10, PR 14, PR 34
    .help = Denaro, che serve solo per costruire. Vengono dal Commerciante, dai ruoli che nessuno ha preso, dal Cercatore d’oro e da alcuni palazzi.
topic-colonists = Coloni
    .words = colono, coloni, cerchietto, cerchietti, san juan, occupato
    .rule = PR 23-27
    .help = Una piantagione, una cava o un palazzo funziona solo con un colono sul suo cerchietto. Li porta la nave del Sindaco; poi ognuno dispone di nuovo tutti i suoi, e nessuno può restare a San Juan finché un cerchietto è vuoto.
topic-island = L’isola
    .words = isola, piantagione, piantagioni, cave
    .rule = PR 20-21, PR 37, PR 41-42
    .help = Dodici caselle per piantagioni e cave. Il granturco cresce da sé; le altre merci vogliono una piantagione e un impianto di produzione del loro tipo, tutti e due con coloni. Ogni cava con un colono fa costare i palazzi un doblone in meno, fin dove la loro colonna lo permette.
topic-city = La città
    .words = città, palazzo, palazzi, palazzi grandi, palazzi viola, viola, impianti di produzione, edificio, edifici, edifici grandi
    .rule = PR 34-36
    .help = Dodici caselle; i palazzi grandi ne occupano due. Di ogni palazzo se ne può avere uno solo. Gli impianti di produzione danno merci; i palazzi viola hanno un effetto finché c’è un colono. «aiuto ospizio» spiega l’Ospizio, e così per ogni palazzo.
topic-goods = Merci
    .words = merci, merce, barile, barili, produrre, scorta, riserva
    .rule = PR 41-42, PR 57
    .help = Granturco, indaco, zucchero, tabacco e caffè, che valgono in quest’ordine da 0 a 4 dobloni. Per il Capitano ogni barile è un punto, qualunque cosa contenga. Dopo il Capitano tieni un barile, e con i magazzini tutti quelli di uno o più tipi.
topic-ships = Navi
    .words = nave, navi, caricare, carico, stiva, salpare
    .rule = PR 51-54, PR 59
    .help = Ogni nave porta un solo tipo di merce, e due navi mai lo stesso. Chi può caricare deve: del tipo che sceglie, quanti barili ci stanno. Una nave piena salpa a fine fase; le altre tengono il carico.
topic-house = L’emporio
    .words = emporio, vendere, vendita, commercio
    .rule = PR 46-49
    .help = Quattro caselle, per quattro merci diverse. Paga quanto vale la merce; i mercati danno di più, con l’Ufficio si vende anche ciò che c’è già. Si svuota quando è pieno.
topic-governor = Governatore
    .words = governatore, primo giocatore
    .rule = PR 8, PR 14
    .help = Chi sceglie il ruolo per primo in questo round. Al round successivo passa a chi siede alla sua sinistra.
topic-points = Punti
    .words = punti, punteggio, gettoni, segnalini, punti vittoria, PV, fine, vincere, vincitore
    .rule = PR 74-84
    .help = Uno per ogni barile caricato, quelli stampati sui palazzi, e quelli dei palazzi grandi con un colono. La partita finisce con il round in cui finiscono i gettoni dei punti vittoria, i coloni non bastano per la nave, o qualcuno ha riempito le dodici caselle della sua città. A parità vince chi ha più dobloni e merci.
