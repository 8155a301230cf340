import type { about as reference } from '../en/about.ts';

export const about: Readonly<Record<keyof typeof reference, string>> = {
  'about.title': 'Über Great Glen',
  'about.fans': 'Von Liebhabern gemacht',
  'about.fans.text':
    'Great Glen ist ein Tisch für alle, die Glen More und Glen More II: Chronicles von Matthias Cramer lieben. Wir sind Liebhaber, nicht der Verlag, und niemand bezahlt uns. Wenn dir gefällt, was du hier spielst, kauf dir die echte Schachtel: Sie ist wunderschön.',
  'about.art': 'Neu gezeichnet',
  'about.art.text':
    'Alle Bilder und Texte hier sind unsere eigenen. Nichts ist aus den Grafiken oder Anleitungen der Spiele übernommen.',
  'about.recon': 'Nachempfundene Werte',
  'about.recon.text':
    'Einige Werte der Plättchen von Glen More II stehen in keiner Quelle, die wir nutzen dürfen. Wir haben sie so ergänzt, dass sie zu allem Sicheren passen, und jeden gekennzeichnet. Schau dir ein Plättchen an, um zu sehen, woher seine Werte stammen.',
  'about.packs': 'Inhaltspakete',
  'about.packs.text':
    'Wenn du das Spiel besitzt, kannst du die gedruckten Werte als Inhaltspaket eintragen. Es bleibt auf deinem Gerät, solange du es nicht selbst weitergibst.',
  'about.rules': 'Regeln mit Nummern',
  'about.rules.text':
    'Wenn etwas nicht geht, kannst du fragen, warum: Die Antwort nennt die Regel, in unseren eigenen Worten. Wo die Anleitungen schweigen, haben wir selbst entschieden und sagen das auch.',
  'about.privacy': 'Deine Spiele gehören dir',
  'about.privacy.text':
    'Kein Konto, keine Cookies, keine Statistik. Spiele und Einstellungen bleiben in diesem Browser.',
  'about.licences': 'Lizenzen',
  'about.licences.text':
    'Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften Alegreya und Alegreya Sans stehen unter der SIL Open Font License.',
  'about.source': 'Quelltext',
  'about.version': 'Version {version}, Fassung {rules} der Regeln',
  'about.players': 'Künstliche Spieler',
  'about.players.text': 'Sie sehen genau das, was ein Mensch auf ihrem Platz sähe, und nicht mehr.',
};
