# Ciò che «aiuto PAROLA» dice al tavolo nel terminale: le parole con cui lo si trova, e il testo.

topic-rules = San Juan in breve
    .words = regole, regola, come si gioca, gioco, turno, round
    .rule = SJ 3, SJ 12-16, SJ 50-56
    .help =
        Ogni carta è tre cose: un palazzo nella tua città, denaro nella tua mano, una merce quando sta coperta su un impianto di produzione.
        In un round ogni giocatore a turno prende uno dei cinque ruoli. Poi tutti fanno quello che il ruolo dice, per primo chi l’ha preso e con un privilegio:
        Costruttore: costruisci una carta della tua mano, pagando con altre (privilegio: una in meno).
        Artigiano: una merce su un tuo impianto di produzione (privilegio: su due).
        Mercante: vendi una merce in cambio di carte (privilegio: due).
        Consigliere: guarda due carte e tienine una (privilegio: cinque).
        Cercatore d’oro: solo chi lo prende pesca una carta.
        All’inizio di un round chi ha più di sette carte scarta le altre.
        La partita finisce quando qualcuno ha dodici palazzi, alla fine di quella fase del Costruttore. Vince chi ha più punti.
topic-symbols = Il tavolo e i suoi segni
    .words = simboli, segni, legenda, tabellone, colori
    .help =
        ▣ Indaco  un impianto di produzione con una merce, ▢ uno senza.
        Statua 3/3  una carta della tua mano: quanto costa, e i suoi punti; con ? si contano alla fine.
        Chiesa +2  sotto ci sono due carte. (nuovo) vale dalla prossima fase.
        ♛  il Governatore, che sceglie il ruolo per primo. 4/12 dopo un nome: quattro palazzi, e con dodici si finisce.
        ●▲■◆★ stanno per i giocatori.
topic-money = Pagare
    .words = pagare, denaro, soldi, costo, costa, prezzo, scartare
    .rule = SJ 19-25
    .help = Un palazzo costa tante carte quante dice il suo numero; scegli tu quali scartare dalla mano. Il Costruttore ne paga una in meno. Con il Fabbro gli impianti di produzione costano una carta in meno, con la Cava i palazzi viola.
topic-goods = Merci
    .words = merci, merce, produrre, produzione, impianto
    .rule = SJ 29-33
    .help = Una carta del mazzo, coperta su un impianto di produzione; ogni impianto ne tiene una. Conta solo il tipo dell’impianto. L’indaco rende di meno, l’argento di più.
topic-prices = Prezzi
    .words = prezzi, vendere, vendita, tessera, tessere
    .rule = SJ 36-43
    .help = Cinque tessere dicono quante carte rende ogni merce. Il Mercante scopre la prossima; vale per tutti in questa fase, poi va sotto le altre. «Ultimi prezzi» mostra quella di prima.
topic-buildings = Palazzi
    .words = palazzi, palazzo, città, viola, palazzi viola, impianti di produzione, edifici, edificio
    .rule = SJ 55, SJ 58-61
    .help = Gli impianti di produzione danno merci; se ne possono avere più d’uno dello stesso tipo. I palazzi viola hanno ciascuno un effetto, dalla fase dopo quella in cui si costruiscono; di ognuno se ne può avere uno. Con dodici palazzi la partita finisce. «aiuto biblioteca» spiega la Biblioteca, e così per ogni palazzo.
topic-governor = Governatore
    .words = governatore, primo giocatore
    .rule = SJ 5, SJ 12-14
    .help = Chi sceglie il ruolo per primo in questo round. Al round successivo passa a chi siede alla sua sinistra. In due il Governatore prende il primo e il terzo ruolo.
topic-hand = La tua mano
    .words = mano, limite, carte, carta
    .rule = SJ 51-54
    .help = Le tue carte le vedi solo tu; quante ne ha ciascuno lo sanno tutti. All’inizio di un round sette al massimo (dodici con la Torre); per il resto quante ne vuoi.
topic-points = Punti
    .words = punti, punteggio, fine, vincere, vincitore
    .rule = SJ 55-57
    .help = Quelli stampati sui tuoi palazzi, uno per ogni carta sotto la Chiesa, e ciò che contano Sala delle Corporazioni, Municipio, Arco della Vittoria e Residenza. La partita finisce con la fase del Costruttore in cui qualcuno costruisce il dodicesimo palazzo. A parità vince chi ha più carte e merci.
