# Ciò che «aiuto PAROLA» dice al tavolo nel terminale: le parole con cui lo si trova, e il testo.

topic-rules = Venezia in breve
    .words = regole, regola, come si gioca, gioco, turno
    .rule = VE 12, VE 56-60
    .help =
        Si costruisce Venezia insieme e gli uni contro gli altri. Ogni edificio fa avanzare le gondole di chi ha partecipato; vince chi è arrivato più lontano.
        Un turno ha tre azioni, sempre in quest’ordine, e ognuna si può saltare:
        1. Gioca davanti a te quante carte vuoi. Poi si costruisce ciò che ha tutte le sue carte: casa 1 carta, palazzo, campo e ponte 3, basilica 4. Le carte possono essere di più giocatori; chi ne ha di più è il mastro costruttore, sceglie dove e prende tutti i punti, gli altri la metà.
        2. Bonifica una o due paludi: lì si potrà costruire, e il loro oro è tuo.
        3. Pesca: una carta, oppure scoprine una delle tue e prendine tre. In mano se ne tengono cinque al massimo.
        Ogni 5 ori la tua gondola avanza di uno spazio, in ogni momento del tuo turno e una volta alla fine.
        La partita finisce quando tutti gli edifici di un tipo sono costruiti o una gondola arriva al 60.
topic-symbols = La mappa
    .words = simboli, segni, mappa, legenda, tabellone, colori
    .help =
        a01  una palude, in minuscolo: lì non si può ancora costruire. La lettera è il quartiere.
        A01  uno spazio libero, in maiuscolo: lì si può costruire.
        ✚ Basilica  ♛ Palazzo  ◈ Campo  ∩ Ponte  ⌂ Casa: uno spazio con quell’edificio, o con una sua parte.
        17  uno spazio del canale, dove le gondole vanno dalla partenza (0) al 60; ¦ sono i pali oltre. ●▲■◆★ sono le gondole dei giocatori.
        ›  davanti a uno spazio: è una delle risposte alla domanda.
        ✚ Basilica 4 dopo «Restano» dice che quattro basiliche non sono ancora costruite; 2/3 dopo «Iniziati» che si sono giocate due carte su tre, e di chi è il mastro costruttore.
topic-swamp = Paludi
    .words = palude, paludi, bonifica, bonificare
    .rule = VE 26, VE 47
    .help = Dopo aver giocato le carte puoi bonificare una o due paludi, dovunque sulla mappa. Dove c’era una palude si può costruire, anche tu, ma dal tuo prossimo turno. Il gettone resta a te: vale 0, 1 o 2 ori, e solo tu sai quanti.
topic-gondola = Gondole
    .words = gondola, gondole, percorso, canale, barca, avanzare
    .rule = VE 34, VE 42-43
    .help = La tua gondola conta i tuoi punti: avanza di quanto vale un edificio, e di uno spazio ogni 5 ori. In ogni spazio del canale ce ne sta una sola; quelli occupati si scavalcano e non si contano. Dove si trova lambisce uno o due quartieri (10 e 45 sono un solo spazio e ne lambiscono quattro; dal 57 al 60 nessuno): se partecipi a un edificio di quel quartiere ricevi anche un tesoro.
topic-gold = Oro
    .words = oro, ori, soldi, gettone, gettoni, moneta, monete, cambio
    .rule = VE 48-50, VE 58
    .help = Le paludi bonificate valgono da 0 a 2 ori, i tesori da 3 a 6; gli altri non vedono quanto. Ogni 5 ori la tua gondola avanza di uno spazio: in ogni momento del tuo turno, e una volta a partita finita. Non si dà resto: quello che paghi in più è perso.
topic-treasure = Tesori
    .words = tesoro, tesori, forziere
    .rule = VE 31-33
    .help = Chi partecipa a un edificio e ha la gondola lungo il suo quartiere riceve un tesoro da 3 a 6 ori, prima che le gondole si muovano. Per un ponte basta uno dei due quartieri. Quando i 18 tesori sono finiti non se ne danno più.
topic-master = Il mastro costruttore
    .words = mastro, mastro costruttore, pedina, costruttore, insieme
    .rule = VE 16-20, VE 29, VE 40
    .help = Chi gioca la prima carta di un tipo prende la sua pedina ed è mastro costruttore; chi poi ne ha più di lui gliela toglie. Il mastro sceglie il posto e prende tutti i punti, ogni altro che ne ha una carta la metà, arrotondata per difetto. Chi gioca in un turno tutte le carte di un edificio lo costruisce da solo, qualunque cosa abbiano gli altri. La casa non ha mastro.
topic-quarter = Quartieri
    .words = quartiere, quartieri, isola, isole, sestiere
    .rule = VE 30, VE 34
    .help = Le cinque parti della città, da A a E, separate dai canali. Un ponte ne unisce due. Spazi divisi da un canale non sono adiacenti.
topic-cards = Carte
    .words = carta, carte, mano, pescare, pesca, mazzo, scoperte, scarti
    .rule = VE 13-14, VE 46, VE 51-55
    .help = In mano se ne tengono cinque al massimo. Per pescare prendi una carta, scoperta o dal mazzo; oppure scoprine una delle tue e prendine esattamente tre, prima le scoperte: non quella che hai messo giù, che dev’essere di un tipo non ancora scoperto. Quattro carte scoperte a fine turno si scartano. Davanti a te ne restano di due tipi al massimo: le altre si scartano dopo aver costruito.
topic-site = Dove si può costruire
    .words = spazio, spazi, casella, caselle, posto, libero, liberi
    .rule = VE 15, VE 26-30
    .help = Negli spazi senza palude e senza edifici. Casa e campo ne occupano uno, il palazzo due adiacenti, la basilica tre che si toccano tutti fra loro, il ponte due ai lati di un canale, dove la mappa li unisce. Se non c’è posto quando tocca a un edificio, le sue carte sono perse.
topic-points = Punti
    .words = punti, punteggio, valore, fine, vincere, vincitore
    .rule = VE 36-40, VE 60
    .help =
        Casa 1. Basilica 7.
        Palazzo: uno per ogni spazio adiacente senza edifici, palude o libero.
        Campo: uno per ogni spazio adiacente con un edificio.
        Ponte: uno per ogni casa in uno dei due quartieri, il più conveniente.
        La partita finisce quando tutti gli edifici di un tipo sono costruiti o una gondola arriva al 60. Ognuno cambia ancora una volta il suo oro; vince la gondola che è arrivata più lontano.
topic-third = Il terzo giocatore, quando si è in due
    .words = terzo giocatore, giocatore immaginario, immaginario, terzo
    .rule = VE 61-65
    .help = In due si immagina un terzo giocatore: prima o dopo il tuo turno si pesca una carta per lui e la si scopre. Partecipa agli edifici come tutti, e dove è mastro costruttore sceglie il posto chi è di turno. Non ha gondola e non può vincere.
