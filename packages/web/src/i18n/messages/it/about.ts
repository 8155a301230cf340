import type { about as reference } from '../en/about.ts';

export const about: Readonly<Record<keyof typeof reference, string>> = {
  'about.title': 'Su Great Glen',
  'about.fans': 'Fatto da appassionati',
  'about.fans.text':
    'Great Glen è un tavolo per chi ama Glen More e Glen More II: Chronicles, di Matthias Cramer. Siamo appassionati, non l’editore, e nessuno ci paga. Se ti piace quello che giochi qui, compra la scatola vera: è bellissima.',
  'about.art': 'Disegnato da capo',
  'about.art.text':
    'Tutte le immagini e i testi sono nostri. Niente è stato copiato dalle illustrazioni o dai regolamenti dei giochi.',
  'about.recon': 'Valori ricostruiti',
  'about.recon.text':
    'Alcuni valori delle tessere di Glen More II non si trovano in nessuna fonte che possiamo usare. Li abbiamo completati in modo che vadano d’accordo con tutto ciò che è certo, e li abbiamo segnati uno per uno. Guarda una tessera per vedere da dove vengono i suoi valori.',
  'about.packs': 'Pacchetti di contenuti',
  'about.packs.text':
    'Se possiedi il gioco, puoi inserire i valori stampati della tua copia in un pacchetto di contenuti. Resta sul tuo dispositivo finché non lo passi tu a qualcuno.',
  'about.rules': 'Regole con un numero',
  'about.rules.text':
    'Quando qualcosa non è possibile, puoi chiedere perché: la risposta cita la regola, con parole nostre. Dove i regolamenti tacciono abbiamo deciso noi, e lo diciamo.',
  'about.privacy': 'Le tue partite sono tue',
  'about.privacy.text':
    'Niente conto, niente cookie, niente statistiche. Partite e impostazioni restano in questo browser.',
  'about.licences': 'Licenze',
  'about.licences.text':
    'Il programma è software libero con licenza MIT. I caratteri Alegreya e Alegreya Sans hanno la licenza SIL Open Font License.',
  'about.source': 'Codice sorgente',
  'about.version': 'Versione {version}, versione {rules} delle regole',
  'about.players': 'Giocatori artificiali',
  'about.players.text': 'Vedono esattamente ciò che vedrebbe una persona al loro posto, e niente di più.',
};
