# Ciò che «aiuto PAROLA» dice al tavolo nel terminale: le parole con cui lo si trova, e il testo.

topic-rules = San Juan in breve
    .words = regole, regola, come si gioca, gioco, turno, round
    .help =
        Una carta è tre cose: un edificio nella tua città, denaro nella tua mano, una merce quando sta coperta su un edificio di produzione.
        In un round ogni giocatore a turno prende uno dei cinque ruoli. Poi tutti fanno quello che il ruolo dice, per primo chi l’ha preso e con un privilegio:
        Costruttore: costruisci una carta della tua mano, pagando con altre (privilegio: una in meno).
        Artigiano: una merce su un tuo edificio di produzione (privilegio: su due).
        Mercante: vendi una merce in cambio di carte (privilegio: due).
        Consigliere: guarda due carte e tienine una (privilegio: cinque).
        Cercatore d’oro: solo chi lo prende pesca una carta.
        All’inizio di un round chi ha più di sette carte scarta le altre.
        La partita finisce quando qualcuno ha dodici edifici ed è conclusa quella fase di costruzione. Vince chi ha più punti.
topic-symbols = Il tavolo e i suoi segni
    .words = simboli, segni, legenda, tabellone, colori
    .help =
        ▣ Indaco  un edificio di produzione con una merce, ▢ uno senza.
        Statua 3/3  una carta della tua mano: quanto costa, e i suoi punti; con ? si contano alla fine.
        Chiesa +2  sotto ci sono due carte. (nuovo) vale dalla prossima fase.
        ♛  il Governatore, che sceglie il ruolo per primo. 4/12 dopo un nome: quattro edifici, e con dodici si finisce.
        ●▲■◆★ stanno per i giocatori.
topic-money = Pagare
    .words = pagare, denaro, soldi, costo, costa, prezzo, scartare
    .help = Un edificio costa tante carte quante dice il suo numero; scegli tu quali scartare dalla mano. Il Costruttore ne paga una in meno. Con il Fabbro gli edifici di produzione costano una carta in meno, con la Cava i palazzi viola.
topic-goods = Merci
    .words = merci, merce, produrre, produzione, impianto
    .help = Una carta del mazzo, coperta su un edificio di produzione, che ne tiene una. Conta solo il tipo dell’edificio. L’indaco rende di meno, l’argento di più.
topic-prices = Prezzi
    .words = prezzi, vendere, vendita, tessera, tessere
    .help = Cinque tessere dicono quante carte rende ogni merce. Il Mercante scopre la prossima; vale per tutti in questa fase, poi va sotto le altre. «Ultimi prezzi» mostra quella di prima.
topic-buildings = Edifici
    .words = edifici, edificio, città, viola, palazzi viola
    .help = Gli edifici di produzione danno merci; se ne possono avere più d’uno dello stesso tipo. I palazzi viola hanno ciascuno un effetto, dalla fase dopo quella in cui si costruiscono; di ognuno se ne può avere uno. Con dodici edifici la partita finisce. «aiuto biblioteca» spiega un edificio.
topic-governor = Governatore
    .words = governatore, primo giocatore
    .help = Chi sceglie il ruolo per primo in questo round. Con il round dopo passa a sinistra. In due il Governatore prende il primo e il terzo ruolo.
topic-hand = La tua mano
    .words = mano, limite, carte, carta
    .help = Le tue carte le vedi solo tu; quante ne ha ciascuno lo sanno tutti. All’inizio di un round sette al massimo (dodici con la Torre); per il resto quante ne vuoi.
topic-points = Punti
    .words = punti, punteggio, fine, vincere, vincitore
    .help = Quelli stampati sui tuoi edifici, uno per ogni carta sotto la Chiesa, e ciò che contano Sala delle Corporazioni, Municipio, Arco della Vittoria e Residenza. La partita finisce dopo la fase di costruzione in cui qualcuno ha il dodicesimo edificio. A parità vince chi ha più carte e merci.
