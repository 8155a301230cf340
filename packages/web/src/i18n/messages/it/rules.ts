import type { RuleNumber } from '../en/rules.ts';

export const rules: Readonly<Record<RuleNumber, string>> = {
  'G1-SETUP-1':
    'Da 2 a 5 giocatori. Ognuno comincia con un Villaggio Iniziale, un membro del clan sopra, 6 Monete e nessun Punto Vittoria.',
  'G1-SETUP-2':
    'Il tracciato è un cerchio di 14 spazi. Le figure stanno una dietro l’altra nell’ordine dei posti; in fondo c’è il primo giocatore, estratto a sorte.',
  'G1-SETUP-3':
    'In 2 o 3 giocatori il dado sta davanti alle figure e il primo spazio di ogni riga del magazzino ha una Moneta. In 4 o 5 non c’è il dado e il magazzino è vuoto.',
  'G1-SETUP-4':
    'Le tessere formano le pile da 0 a 3, coperte. Davanti alla prima figura la pila 0 e poi la pila 1 riempiono il tracciato finché resta vuoto solo lo spazio dietro l’ultima.',
  'G1-SETUP-5': 'Niente si esaurisce: membri del clan, Risorse, whisky e Monete sono illimitati.',
  'G1-TURN-1':
    'Non c’è un ordine fisso. Chi sta in fondo al tracciato muove per prossimo, quindi puoi muovere anche più volte di seguito.',
  'G1-TURN-2':
    'Muovi la tua figura in senso orario fino a una tessera più avanti, lontano quanto vuoi. Prendi la tessera; la figura resta sul suo spazio.',
  'G1-TURN-3': 'Puoi scegliere solo una tessera che puoi pagare e che ha un posto regolare nel tuo territorio.',
  'G1-TURN-4':
    'Nostra decisione: se non puoi prendere nessuna tessera, vai su una qualsiasi e toglila dal gioco. Non succede altro.',
  'G1-TURN-5':
    'Un turno: muovere, pagare, posare, guadagno immediato e carta, attivare, muovere i membri del clan, riempire. In mezzo puoi vendere in ogni momento.',
  'G1-TURN-6':
    'Dopo ogni turno le tessere rimaste dietro l’ultima figura escono dal gioco. Poi se ne aggiungono davanti finché resta vuoto esattamente uno spazio.',
  'G1-TURN-7': 'Le pile si usano nell’ordine 0, 1, 2, 3.',
  'G1-TURN-8':
    'Quando il dado è in fondo, si lancia (1-1-1-2-2-3) e avanza di altrettante tessere; le figure non contano. La tessera raggiunta esce dal gioco. Poi si riempie il tracciato.',
  'G1-MARKET-1': 'Il magazzino ha una riga per ogni Risorsa, con spazi da 1, 2 e 3 Monete.',
  'G1-MARKET-2':
    'Per comprare metti le Monete dello spazio vuoto più economico su di esso. Una riga piena non vende niente.',
  'G1-MARKET-3':
    'Puoi comprare solo ciò che usi subito per pagare un costo. Ciò che compri non si tiene mai e, per nostra decisione, non si rivende.',
  'G1-MARKET-4': 'Puoi comprare quanto ti serve, anche Risorse che hai già.',
  'G1-MARKET-5':
    'Per vendere restituisci una Risorsa e prendi le Monete dello spazio occupato più alto. Una riga vuota non compra niente. Quante vuoi, in ogni momento del tuo turno.',
  'G1-MARKET-6': 'Whisky e membri del clan non sono Risorse: non si comprano né si vendono mai.',
  'G1-COST-1':
    'Si paga prima di posare, con Risorse di qualsiasi propria tessera, whisky o Risorse comprate. Un membro del clan pagato per Loch Ness se ne va prima che il lago sia posato.',
  'G1-COST-2':
    'Nostra decisione: si paga o si vende solo se il resto rimane pagabile e la tessera ha ancora un posto. Ciò che si comincia si finisce. I pagamenti uguali seguono un ordine fisso.',
  'G1-PLACE-1': 'Una tessera nuova deve toccare il tuo territorio con almeno un lato.',
  'G1-PLACE-2': 'Un membro del tuo clan deve stare su una delle 8 tessere possibili intorno al posto.',
  'G1-PLACE-3':
    'Il fiume attraversa il Villaggio Iniziale dritto da nord a sud, senza interruzioni. Una tessera con fiume va solo alla sua estremità nord o sud.',
  'G1-PLACE-4':
    'La strada attraversa il Villaggio Iniziale dritta da ovest a est, senza interruzioni. Una tessera con strada va solo alla sua estremità ovest o est.',
  'G1-PLACE-5':
    'Un lato con fiume tocca solo lati con fiume, uno con strada solo lati con strada. Mai una tessera senza fiume a nord o sud di un fiume, né una senza strada a est o ovest di una strada.',
  'G1-PLACE-6': 'Le tessere non si girano mai. I colori non contano quando si posano.',
  'G1-ACT-1':
    'Dopo il guadagno immediato e la carta puoi attivare una volta la tessera nuova e ognuna delle sue 8 vicine possibili, nell’ordine che vuoi.',
  'G1-ACT-2':
    'Cava, bosco, campo di grano, prato e pascolo ricevono una Risorsa del loro tipo. Nessuna tessera ne tiene più di 3; il resto va perso.',
  'G1-ACT-3': 'Una distilleria porta 1 whisky quando si posa. Attivata, trasforma 1 grano in 1 whisky.',
  'G1-ACT-4':
    'Un macellaio dà 2 punti per 1 animale del suo tipo o 4 punti per 2. Il macellaio misto dà 5 punti per esattamente 1 pecora e 1 bovino.',
  'G1-ACT-5':
    'Una fiera dà 1, 3, 5, 8, 12 punti per 1, 2, 3, 4, 5 Risorse diverse. Le tre grandezze arrivano a 3, 4 e 5 Risorse.',
  'G1-ACT-6': 'La bottega dà 8 punti per esattamente 3 Risorse qualsiasi.',
  'G1-ACT-7': 'Il ponte dà 7 punti per esattamente 1 pietra e 1 legno.',
  'G1-ACT-8': 'Una taverna dà 3 o 4 punti, come stampato, gratis.',
  'G1-ACT-9':
    'Un villaggio o un castello porta 1 membro del clan quando si posa e 1 Punto Movimento quando si attiva. Un castello porta anche la sua carta.',
  'G1-ACT-10': 'Iona Abbey, attivata, riceve 1 Risorsa a tua scelta.',
  'G1-ACT-11': 'I laghi portano la loro carta. Attivare un lago non fa niente.',
  'G1-MOVE-1':
    'I Punti Movimento si spendono alla fine del turno, dopo tutte le attivazioni: 1 punto muove un membro del clan su una delle 8 tessere vicine. Quelli non usati vanno persi.',
  'G1-MOVE-2': '1 Punto Movimento fa di un membro del clan su qualsiasi tessera un capoclan, per sempre.',
  'G1-MOVE-3':
    'Nostra decisione: il tuo ultimo membro del clan può diventare capoclan solo se proprio questo turno finisce la partita.',
  'G1-CARD-IONA': 'Iona Abbey: a fine partita 2 punti per ogni tua tessera gialla, abbazia compresa.',
  'G1-CARD-LOCHY': 'Loch Lochy: subito 2 Risorse qualsiasi, per nostra decisione sul lago.',
  'G1-CARD-MORAR': 'Loch Morar: a fine partita 2 punti per ogni tua tessera verde.',
  'G1-CARD-NESS':
    'Loch Ness costa un membro del clan o un capoclan. Una volta in ogni tuo turno, compreso questo, puoi attivare una tessera qualsiasi del tuo territorio, ma nessuna due volte.',
  'G1-CARD-SHIEL':
    'Loch Shiel: subito 1 Risorsa adatta su ogni tua tessera di produzione vuota; su una Iona Abbey vuota, una a tua scelta.',
  'G1-CARD-OICH':
    'Loch Oich costa 2 Risorse diverse. Subito puoi attivare tutte le tue tessere nell’ordine che vuoi; poi in questo turno niente attivazione normale e niente Loch Ness.',
  'G1-CARD-STALKER': 'Castle Stalker: subito un secondo membro del clan sul castello.',
  'G1-CARD-MOIL': 'Castle Moil: subito 1 whisky.',
  'G1-CARD-DONAN': 'Donan Castle: subito 2 whisky.',
  'G1-CARD-ARMADALE': 'Armadale Castle: subito 3 Monete.',
  'G1-CARD-DUART':
    'Duart Castle: a fine partita 3 punti per ogni tuo villaggio. Nostra decisione: il Villaggio Iniziale conta, i castelli no.',
  'G1-CARD-MEY': 'Castle of Mey: a ogni calcolo dei punti ciascuno dei tuoi capiclan conta doppio. I berretti no.',
  'G1-CARD-CAWDOR': 'Cawdor Castle mostra 3 berretti.',
  'G1-CARD-TAMS': 'I berretti sulle tue carte si aggiungono ai tuoi capiclan nei calcoli dei punti.',
  'G1-SCORE-1':
    'Si calcolano i punti appena l’ultima tessera della pila 1, 2 o 3 arriva sul tracciato. Il terzo calcolo finisce subito la partita.',
  'G1-SCORE-2':
    'Si confrontano whisky, capiclan con berretti e carte di luoghi speciali. Un vantaggio di 1, 2, 3, 4, 5 o più su chi ne ha meno dà 1, 2, 3, 5, 8 punti.',
  'G1-SCORE-3':
    'Nostra decisione: se dopo l’ultima tessera di una pila ne servono altre, prima si calcolano i punti e poi si continua a riempire.',
  'G1-END-1':
    'Dopo il terzo calcolo: punti delle tue carte, 1 punto per Moneta e meno 3 punti per ogni tessera in più rispetto a chi ne ha meno.',
  'G1-END-2':
    'Vince chi ha più punti; in parità, chi ha più Risorse sulle tessere; altrimenti la vittoria è condivisa. I punti possono diventare negativi.',
  'G1-HIDE-1': 'Un’opzione del tavolo permette di tenere segreti i Punti Vittoria. Di norma sono scoperti.',
  'G1-EX-1':
    'Esempio: con Iona Abbey, 2 legno, 1 bovino e 3 Monete, comprando e vendendo con astuzia si arriva a 8 punti alla fiera.',
  'G1-EX-2': 'Esempio: territori di 15, 13, 16 e 13 tessere perdono 6, 0, 9 e 0 punti.',
  'G2-SETUP-1':
    'Da 2 a 4 giocatori. Ognuno ha un territorio iniziale, 10 Scozzesi e 10 segnalini Alleanza. Il territorio iniziale vale due tessere: Villaggio a sinistra, Castello a destra, attraversati dal fiume.',
  'G2-SETUP-2':
    'Uno Scozzese è la tua pedina, uno sta sul Villaggio Iniziale, 8 sono la tua riserva. Scozzesi e segnalini Alleanza sono limitati; Risorse, Monete, whisky e punti no.',
  'G2-SETUP-3':
    'Le pedine stanno in ordine casuale sulla rondella. L’ultima comincia con 5 Monete, le seguenti con 6, 7 e 8.',
  'G2-SETUP-4': 'In 2 giocatori il dado partecipa; in 3 o 4 è un’opzione del tavolo. Sta davanti alla prima pedina.',
  'G2-SETUP-5': 'In 2 o 3 giocatori il primo spazio di ogni riga del Mercato comincia con una Moneta.',
  'G2-SETUP-6':
    'Le 5 tessere S in ordine casuale, poi tessere A, riempiono la rondella in senso orario davanti alle pedine. Lo spazio dietro l’ultima pedina resta vuoto.',
  'G2-SETUP-10':
    'Nostra decisione: la rondella ha 14 spazi. Le tessere S che non ci stanno vanno in cima alla pila A e arrivano per prime.',
  'G2-SETUP-7':
    'Le pile da A a D si mescolano coperte. La Fine va più o meno a metà di D; nella partita introduttiva sta in cima.',
  'G2-SETUP-8': 'David Hume sta accanto alla plancia dei Clan. Le carte Luogo Storico sono scoperte.',
  'G2-SETUP-9':
    'Il Mercato introduttivo mostra su ogni spazio una Risorsa o le sue Monete. È solo un’altra immagine; le regole restano le stesse.',
  'G2-TURN-1':
    'Chi sta in fondo alla rondella muove per prossimo, lontano quanto vuole, fino a uno spazio con una tessera. Sono possibili più turni di seguito.',
  'G2-TURN-2':
    'Un turno: avanzare; pagare e prendere la tessera; posarla o mettere da parte il Personaggio; effetti immediati; attivare la tessera e le sue vicine; riempire.',
  'G2-TURN-3': 'Puoi scegliere solo una tessera che puoi pagare e posare secondo tutte le regole.',
  'G2-TURN-4':
    'Se non puoi prendere nessuna tessera, vai su una qualsiasi, scartala e prendi 1 Moneta o 1 Punto Movimento. Le tessere protette e La Fine non si possono scartare così.',
  'G2-TURN-5': 'Appena tutte le pedine hanno superato una tessera senza prenderla, va nella pila degli scarti.',
  'G2-TURN-6':
    'Alla fine di un turno la rondella si riempie dalla pila in corso finché resta vuoto solo lo spazio dietro l’ultima pedina.',
  'G2-TURN-7': 'Una tessera con l’icona di protezione si può superare, ma non prendere.',
  'G2-TURN-8': 'Nostra decisione: tutti possono guardare la pila degli scarti.',
  'G2-DIE-1':
    'Quando il dado è in fondo, si lancia (1-1-1-2-2-3) e avanza di altrettante tessere. Quelle con icona di cronaca e quelle protette sono al sicuro: passa alla successiva. Questa viene scartata.',
  'G2-DIE-3':
    'Nostra decisione: dopo il dado si riempie la rondella, con il calcolo dei punti se è dovuto. Poi muove la prossima pedina in fondo.',
  'G2-DIE-2':
    'Il dado non toglie mai La Fine. Quando la raggiunge o la supera, esce dal gioco. Un dado dietro La Fine non ritarda la fine.',
  'G2-MARKET-1':
    'Il Mercato ha una riga per ogni Risorsa – legno, pietra, orzo, pecora, bovino – con spazi da 1, 2 e 3 Monete.',
  'G2-MARKET-2':
    'Per comprare metti le Monete dello spazio vuoto più economico su di esso. Una riga piena non vende niente.',
  'G2-MARKET-3':
    'Puoi comprare solo ciò che usi subito per pagare un costo. Ciò che compri non si tiene mai e, per nostra decisione, non si rivende.',
  'G2-MARKET-4': 'Puoi comprare quanto ti serve. Non devi usare prima le tue Risorse.',
  'G2-MARKET-5':
    'Per vendere restituisci una Risorsa e prendi le Monete dello spazio occupato più alto. Una riga vuota non compra niente. Quante vuoi, in ogni momento del tuo turno.',
  'G2-MARKET-6': 'Whisky e Scozzesi non sono Risorse: non si comprano né si vendono mai.',
  'G2-MARKET-7': 'Puoi vendere anche per fare posto su una tessera prima di attivarla.',
  'G2-COST-1':
    'I costi sono Risorse, Monete, whisky o Scozzesi. Le Risorse vengono dalle tue tessere o dal Mercato. Uno Scozzese pagato torna dal territorio alla riserva prima che la tessera sia posata.',
  'G2-COST-3':
    'Nostra decisione: si paga, si vende o si muove solo se il resto rimane pagabile e la tessera ha ancora un posto. Ciò che si comincia si finisce. I pagamenti uguali seguono un ordine fisso.',
  'G2-COST-2': 'Nostra decisione: ciò che porta la tessera stessa, come Monete o Punti Movimento, non serve a pagarla.',
  'G2-PLACE-1': 'Una tessera nuova deve toccare il tuo territorio con almeno un lato.',
  'G2-PLACE-2': 'Uno dei tuoi Scozzesi deve stare su una delle 8 tessere possibili intorno al posto.',
  'G2-PLACE-3':
    'Il fiume attraversa dritto il territorio iniziale, senza interruzioni. Una tessera con fiume va solo alla sua estremità sinistra o destra.',
  'G2-PLACE-4':
    'Una tessera senza fiume non sta mai subito a sinistra o a destra di una con fiume. Nel tuo territorio c’è un solo fiume.',
  'G2-OVER-1': 'Una tessera da sovrapporre va solo sopra una tessera dello stesso tipo, mai da sola.',
  'G2-OVER-2': 'Sovrapporre: una tessera con fiume va sopra un fiume, una senza fiume sopra una senza fiume.',
  'G2-OVER-3': 'Sovrapporre: uno dei tuoi Scozzesi deve stare accanto alla tessera o sulla tessera coperta.',
  'G2-OVER-4':
    'Risorse e Scozzesi salgono sulla tessera nuova. Ciò che la tessera coperta ha portato resta tuo, anche la sua carta Luogo Storico.',
  'G2-OVER-5':
    'Solo la tessera in cima si attiva e conta; la pila è una tessera. Si possono coprire anche sovrapposizioni e tessere iniziali. Ciò che copre il Castello Iniziale è il Castello Iniziale; il Villaggio Iniziale non si rimuove mai.',
  'G2-ONCE-1':
    'Gli effetti immediati vengono prima dell’attivazione: carta, segnalino Alleanza, whisky, Scozzese sulla tessera, Monete, Risorsa a scelta sulla tessera, punti. Tutti quelli stampati, per nostra decisione in qualsiasi ordine.',
  'G2-ONCE-2': 'Hai 10 Scozzesi. Se la riserva è vuota, un effetto che ne porta uno non porta niente.',
  'G2-ACT-1':
    'Attiva la tessera nuova e le sue 8 vicine possibili nell’ordine che vuoi, ognuna al massimo una volta per turno. Un’attivazione finisce prima che cominci la prossima.',
  'G2-ACT-2':
    'Produzione: la Risorsa indicata, o una a tua scelta, sulla tessera attivata. Nessuna tessera ne tiene più di 3; il resto va perso.',
  'G2-ACT-3':
    'Gli scambi si fanno come stampato, una volta per attivazione. Se una tessera ne mostra diversi, scegline uno.',
  'G2-ACT-4':
    'I Punti Movimento si raccolgono per questo turno e si spendono quando vuoi: 1 punto muove uno Scozzese su una delle 8 tessere vicine del tuo territorio. Quelli non usati vanno persi a fine turno.',
  'G2-ACT-5': 'I Punti Vittoria arrivano come stampato.',
  'G2-ACT-6': 'Nostra decisione: tutto ciò che guadagni è pubblico.',
  'G2-CLAN-1':
    'Un Personaggio si mette da parte, non si posa. Niente si attiva, e i Personaggi non contano per la grandezza del territorio.',
  'G2-CLAN-2':
    'Metti un segnalino Alleanza su un Territorio dei Clan libero e paga la strada più economica dalla partenza o da un Territorio occupato da chiunque. Se puoi pagarne uno, devi metterlo.',
  'G2-CLAN-3':
    'Ogni Territorio dei Clan si prende una volta; solo Douglas può essere preso da tutti, ancora e ancora. David Hume non porta segnalini Alleanza.',
  'G2-CLAN-4':
    'Le Risorse dei Territori dei Clan vanno su tue tessere con posto, al massimo 3 per tessera. Nostra decisione: ciò che non trova posto va perso.',
  'G2-CLAN-BRODIE': 'Brodie: 5 punti con 3 villaggi, 8 punti da 4 in su. Il Villaggio Iniziale conta.',
  'G2-CLAN-CAMERON': 'Cameron: attiva 1 tessera Scambio e ricevi 3 Punti Movimento.',
  'G2-CLAN-CHISHOLM': 'Chisholm: 1 orzo e 1 Scozzese, ognuno su una tua tessera qualsiasi.',
  'G2-CLAN-DOUGLAS': 'Douglas: 3 punti. Questo clan si può scegliere ancora e ancora.',
  'G2-CLAN-GRANT': 'Grant: 5 punti con Scozzesi su 5 tessere diverse, 8 punti da 6 in su.',
  'G2-CLAN-GUNN': 'Gunn: 1 pecora e 1 bovino, ognuno su una tua tessera qualsiasi.',
  'G2-CLAN-MACDONALD': 'MacDonald: 1 pietra e 1 legno, ognuno su una tua tessera qualsiasi.',
  'G2-CLAN-MACDONELL': 'MacDonell: attiva 1 tessera Materiale e 1 tessera Whisky.',
  'G2-CLAN-MACGREGOR':
    'MacGregor, permanente: una tessera Whisky che produce whisky può invece dare 3 punti, senza pagarne il costo.',
  'G2-CLAN-MACKINTOSH': 'Mackintosh, permanente: le tue tessere Castello contano come Scozzesi quando posi tessere.',
  'G2-CLAN-MACLACHLAN': 'MacLachlan, permanente: 1 punto per ogni Punto Movimento che non usi.',
  'G2-CLAN-MACLEOD': 'MacLeod: 3 Monete.',
  'G2-CLAN-MACMILLAN': 'MacMillan: rimuovi 1 delle tue tessere. Se si può, si deve.',
  'G2-CLAN-MACPHERSON':
    'MacPherson: 5 punti con 2 tessere da sovrapporre, 8 punti da 3 in su. Contano anche quelle coperte.',
  'G2-CLAN-MACLEAN': 'MacLean: attiva 1 tessera Animali e 1 tessera Whisky.',
  'G2-CLAN-MCKAY': 'McKay: David Hume, che conta come 2 Personaggi.',
  'G2-CLAN-MCKENZIE': 'McKenzie: 1 orzo su una tua tessera qualsiasi, e 1 whisky.',
  'G2-CLAN-MCKINNON': 'McKinnon: 1 Scozzese su una tua tessera qualsiasi, e 2 Monete.',
  'G2-CLAN-MUNRO': 'Munro: costruisci una tessera qualsiasi della pila degli scarti senza pagarne il costo.',
  'G2-CLAN-OLIPHANT': 'Oliphant: 5 punti con almeno 9 Monete, 8 punti da 12 in su, contate dopo aver pagato la strada.',
  'G2-CLAN-ROSS': 'Ross: 2 Scozzesi su tue tessere qualsiasi.',
  'G2-CLAN-SINCLAIR':
    'Sinclair, permanente: quando attivi una tessera Scambio, 1 Moneta può sostituire 1 delle Risorse, una volta per attivazione.',
  'G2-CLAN-SUTHERLAND':
    'Sutherland: 5 punti con almeno 4 tessere con fiume, 8 punti da 6 in su. Il territorio iniziale vale due.',
  'G2-CLAN-5':
    'Nostra decisione: una tessera degli scarti segue tutte le regole di posa, dà i suoi effetti immediati e si attiva con le sue vicine. Un Personaggio mette comunque un segnalino Alleanza al costo della strada.',
  'G2-CLAN-6':
    'Quando un clan attiva una tessera, quelle intorno non si attivano. Nessuna tessera si attiva due volte in un turno.',
  'G2-MARK-ARMADALE': 'Armadale Castle: nel calcolo finale le tue prime 8 Monete valgono 2 punti ciascuna.',
  'G2-MARK-MEY': 'Castle of Mey: attiva tutte le tessere del tuo territorio invece delle vicine.',
  'G2-MARK-STALKER': 'Castle Stalker: 3 Monete.',
  'G2-MARK-MOIL': 'Castle Moil: a ogni calcolo dei punti i tuoi Scozzesi nel Castello Iniziale contano doppio.',
  'G2-MARK-DONAN': 'Donan Castle: un segnalino Alleanza al costo della strada.',
  'G2-MARK-DUART': 'Duart Castle: 1 Moneta, poi un segnalino Alleanza al costo della strada.',
  'G2-MARK-INVERNESS': 'Inverness: 1 orzo sulla tessera, e 1 whisky.',
  'G2-MARK-LOCHY': 'Loch Lochy: 2 Risorse qualsiasi sulla tessera.',
  'G2-MARK-MORAR': 'Loch Morar: puoi rimuovere fino a 2 delle tue tessere.',
  'G2-MARK-NESS': 'Loch Ness costa uno Scozzese. Una volta in ogni tuo turno puoi attivare 1 altra tessera qualsiasi.',
  'G2-MARK-SHIEL': 'Loch Shiel: 1 Scozzese sulla tessera, e 1 whisky.',
  'G2-MARK-1': 'Loch Ness vale dal turno in cui viene posato, anche nei turni in cui prendi un Personaggio.',
  'G2-REMOVE-1':
    'Quando si rimuove una tessera, il resto deve restare unito e il fiume intero. La sua pila va con lei, la carta resta; Scozzesi e Risorse, se c’è posto, vanno al Castello Iniziale. Il territorio iniziale resta sempre.',
  'G2-REMOVE-2': 'Loch Morar può rimuovere sé stesso; le sue vicine si attivano lo stesso.',
  'G2-SCORE-1':
    'Si calcolano i punti quando l’ultima tessera della pila A, B o C arriva sulla rondella, prima che agisca il prossimo giocatore. Il quarto calcolo è a fine partita.',
  'G2-SCORE-2':
    'Si confrontano Scozzesi nel Castello Iniziale, carte Luogo Storico, whisky e Personaggi. Un vantaggio di 1, 2, 3, 4, 5 o più su chi ne ha meno dà 1, 2, 3, 5, 8 punti.',
  'G2-END-1':
    'Una pedina su La Fine o oltre non muove più; ce ne possono stare quante si vuole. Quando l’ultimo giocatore l’ha raggiunta, la partita finisce dopo quel turno.',
  'G2-END-4': 'Andare su La Fine conclude subito il tuo turno: niente tessera e niente Loch Ness.',
  'G2-END-2':
    'Calcolo finale: un calcolo normale, poi meno 3 punti per ogni tessera in più del territorio più piccolo, 1 punto per Moneta e le carte Luogo Storico. Il territorio iniziale vale 2 tessere, i Personaggi non contano.',
  'G2-END-3':
    'Vince chi ha più punti; in parità, chi ha più Risorse sulle tessere; altrimenti la vittoria è condivisa. I punti possono diventare negativi.',
  'G2-SCORE-3':
    'Nostra decisione: se dopo l’ultima tessera di una pila ne servono altre, prima si calcolano i punti e poi si continua a riempire.',
  'G2-EX-1': 'Esempio: 5, 3 e 1 carte Luogo Storico danno 5, 2 e 0 punti.',
  'G2-EX-2': 'Esempio: territori di 15, 13 e 16 tessere perdono 6, 0 e 9 punti.',
  'G2-EX-3': 'Esempio: Halkirk, Inshriach e Inverness portano 2 Punti Movimento e 1 legno, due volte.',
  'G2-EX-4':
    'Esempio: sulla plancia dei Clan vuota MacLeod costa 0 e McKay 2 Monete. Accanto a MacMillan occupato, MacLachlan costa 1.',
  'G2-EX-5':
    'Esempio: il dado segna 2 e la seconda tessera ha un’icona di cronaca, quindi si scarta la prossima senza.',
  'G2-EX-6': 'Esempio: un bovino allo spazio 2 costa 2 Monete. Una pecora venduta dallo spazio 3 ne rende 3.',
  'G2-EX-7': 'Esempio: 1 pecora e 2 bovini danno 8 punti a Glengorm, 1 pecora e 2 pietre 7 punti all’Highland Market.',
  'G2-EX-8': 'Esempio: con Castle Moil, 3 Scozzesi nel Castello Iniziale contano come 6.',
  'G2-EX-9':
    'Esempio di ciò che è vietato: una tessera che interrompe il fiume, una che ne comincia un secondo, e una senza Scozzesi vicini.',
};
