import type { RuleNumber } from '../en/rules.ts';

export const rules: Readonly<Record<RuleNumber, string>> = {
  'G1-SETUP-1':
    '2 bis 5 Spieler. Alle beginnen mit einem Startdorf, einem Clanmitglied darauf, 6 Münzen und ohne Siegpunkte.',
  'G1-SETUP-2':
    'Die Laufbahn ist ein Kreis aus 14 Feldern. Die Figuren stehen in Sitzreihenfolge hintereinander; ganz hinten steht der ausgeloste Startspieler.',
  'G1-SETUP-3':
    'Bei 2 oder 3 Spielern steht der Würfel vor den Figuren, und auf dem ersten Feld jeder Reihe im Lagerhaus liegt eine Münze. Bei 4 oder 5 gibt es keinen Würfel, und das Lagerhaus ist leer.',
  'G1-SETUP-4':
    'Die Plättchen bilden verdeckt die Stapel 0 bis 3. Von der vordersten Figur an füllen Stapel 0 und dann Stapel 1 die Laufbahn, bis nur das Feld hinter der letzten Figur leer ist.',
  'G1-SETUP-5': 'Nichts geht aus: Clanmitglieder, Ressourcen, Whisky und Münzen sind unbegrenzt.',
  'G1-TURN-1':
    'Es gibt keine feste Reihenfolge. Wer auf der Laufbahn ganz hinten steht, zieht als Nächstes; so kannst du auch mehrmals hintereinander ziehen.',
  'G1-TURN-2':
    'Zieh deine Figur im Uhrzeigersinn zu einem Plättchen weiter vorn, so weit du willst. Nimm das Plättchen; deine Figur bleibt auf seinem Feld.',
  'G1-TURN-3': 'Du darfst nur ein Plättchen wählen, das du bezahlen und in deinem Gebiet regelgerecht anlegen kannst.',
  'G1-TURN-4':
    'Festlegung: Wenn du gar kein Plättchen nehmen kannst, zieh auf irgendeines und nimm es aus dem Spiel. Sonst geschieht nichts.',
  'G1-TURN-5':
    'Ein Zug läuft so: ziehen, bezahlen, anlegen, Sofortgewinn und Karte, aktivieren, Clanmitglieder bewegen, auffüllen. Verkaufen darfst du jederzeit dazwischen.',
  'G1-TURN-6':
    'Nach jedem Zug kommen Plättchen, die hinter der letzten Figur liegen, aus dem Spiel. Dann wird vorn aufgefüllt, bis wieder genau ein Feld leer ist.',
  'G1-TURN-7': 'Die Stapel werden in der Reihenfolge 0, 1, 2, 3 verbraucht.',
  'G1-TURN-8':
    'Steht der Würfel ganz hinten, wird er geworfen (1-1-1-2-2-3) und zieht so viele Plättchen vor; Figuren zählen nicht. Das Plättchen dort kommt aus dem Spiel. Dann wird aufgefüllt.',
  'G1-MARKET-1': 'Das Lagerhaus hat für jede Ressource eine Reihe mit Feldern für 1, 2 und 3 Münzen.',
  'G1-MARKET-2':
    'Zum Kaufen legst du die Münzen des billigsten leeren Feldes darauf. Eine volle Reihe verkauft nichts.',
  'G1-MARKET-3':
    'Kaufen darfst du nur, was du sofort zum Bezahlen brauchst. Gekauftes wird nie behalten und, so unsere Festlegung, nie weiterverkauft.',
  'G1-MARKET-4': 'Du darfst kaufen, so viel du brauchst, auch Ressourcen, die du schon besitzt.',
  'G1-MARKET-5':
    'Zum Verkaufen gibst du eine Ressource zurück und nimmst die Münzen des höchsten belegten Feldes. Eine leere Reihe kauft nichts. Beliebig viele, jederzeit in deinem Zug.',
  'G1-MARKET-6': 'Whisky und Clanmitglieder sind keine Ressourcen: Sie werden nie gekauft oder verkauft.',
  'G1-COST-1':
    'Bezahlt wird vor dem Anlegen: mit Ressourcen von beliebigen eigenen Plättchen, Whisky oder Gekauftem. Ein für Loch Ness bezahltes Clanmitglied ist weg, bevor der See gelegt wird.',
  'G1-COST-2':
    'Festlegung: Zahlen oder verkaufen darfst du nur, wenn der Rest bezahlbar bleibt und das Plättchen noch einen Platz hat. Begonnenes wird beendet. Gleiche Zahlungen kommen in einer festen Reihenfolge.',
  'G1-PLACE-1': 'Ein neues Plättchen muss dein Gebiet mit mindestens einer Kante berühren.',
  'G1-PLACE-2': 'Auf einem der bis zu 8 Plättchen rund um den Platz muss ein eigenes Clanmitglied stehen.',
  'G1-PLACE-3':
    'Der Fluss läuft gerade von Nord nach Süd durch das Startdorf, ohne Unterbrechung. Ein Flussplättchen kommt nur an sein nördliches oder südliches Ende.',
  'G1-PLACE-4':
    'Die Straße läuft gerade von West nach Ost durch das Startdorf, ohne Unterbrechung. Ein Straßenplättchen kommt nur an ihr westliches oder östliches Ende.',
  'G1-PLACE-5':
    'Flusskanten treffen nur auf Flusskanten, Straßenkanten nur auf Straßenkanten. Ein Plättchen ohne Fluss liegt also nie direkt nördlich oder südlich eines Flussplättchens, eines ohne Straße nie östlich oder westlich eines Straßenplättchens.',
  'G1-PLACE-6': 'Plättchen werden nie gedreht. Ihre Farben spielen beim Anlegen keine Rolle.',
  'G1-ACT-1':
    'Nach Sofortgewinn und Karte darfst du das neue Plättchen und jeden seiner bis zu 8 Nachbarn einmal aktivieren, in beliebiger Reihenfolge.',
  'G1-ACT-2':
    'Steinbruch, Wald, Getreidefeld, Wiese und Weide legen eine Ressource ihrer Art auf sich. Auf keinem Plättchen liegen mehr als 3; der Rest verfällt.',
  'G1-ACT-3': 'Eine Brennerei bringt beim Anlegen 1 Whisky. Aktiviert macht sie aus 1 Getreide 1 Whisky.',
  'G1-ACT-4':
    'Ein Metzger zahlt 2 Punkte für 1 Tier seiner Art oder 4 Punkte für 2. Der gemischte Metzger zahlt 5 Punkte für genau 1 Schaf und 1 Rind.',
  'G1-ACT-5':
    'Ein Jahrmarkt zahlt 1, 3, 5, 8, 12 Punkte für 1, 2, 3, 4, 5 verschiedene Ressourcen. Die drei Größen gehen bis 3, 4 und 5 Ressourcen.',
  'G1-ACT-6': 'Der Krämer zahlt 8 Punkte für genau 3 beliebige Ressourcen.',
  'G1-ACT-7': 'Die Brücke zahlt 7 Punkte für genau 1 Stein und 1 Holz.',
  'G1-ACT-8': 'Eine Taverne gibt 3 oder 4 Punkte, wie gedruckt, umsonst.',
  'G1-ACT-9':
    'Ein Dorf oder eine Burg bringt beim Anlegen 1 Clanmitglied, bei Aktivierung 1 Bewegungspunkt. Eine Burg bringt auch ihre Karte.',
  'G1-ACT-10': 'Iona Abbey bekommt aktiviert 1 Ressource deiner Wahl.',
  'G1-ACT-11': 'Seen bringen ihre Karte. Einen See zu aktivieren bewirkt nichts.',
  'G1-MOVE-1':
    'Bewegungspunkte gibst du am Ende deines Zuges aus, nach allen Aktivierungen: 1 Punkt bewegt ein Clanmitglied auf eines der 8 Nachbarplättchen. Übrige Punkte verfallen.',
  'G1-MOVE-2': '1 Bewegungspunkt macht ein Clanmitglied auf einem beliebigen Plättchen für immer zum Häuptling.',
  'G1-MOVE-3':
    'Festlegung: Dein letztes Clanmitglied darf nur dann Häuptling werden, wenn genau dieser Zug das Spiel beendet.',
  'G1-CARD-IONA': 'Iona Abbey: am Spielende 2 Punkte für jedes deiner gelben Plättchen, die Abtei eingeschlossen.',
  'G1-CARD-LOCHY': 'Loch Lochy: sofort 2 beliebige Ressourcen, nach unserer Festlegung auf den See.',
  'G1-CARD-MORAR': 'Loch Morar: am Spielende 2 Punkte für jedes deiner grünen Plättchen.',
  'G1-CARD-NESS':
    'Loch Ness kostet ein Clanmitglied oder einen Häuptling. Einmal in jedem deiner Züge, auch in diesem, darfst du ein beliebiges Plättchen deines Gebiets aktivieren, aber keines zweimal.',
  'G1-CARD-SHIEL':
    'Loch Shiel: sofort je 1 passende Ressource auf jedes deiner leeren Erzeugerplättchen; auf eine leere Iona Abbey eine deiner Wahl.',
  'G1-CARD-OICH':
    'Loch Oich kostet 2 verschiedene Ressourcen. Sofort darfst du alle deine Plättchen in beliebiger Reihenfolge aktivieren; dafür entfallen in diesem Zug die normale Aktivierung und Loch Ness.',
  'G1-CARD-STALKER': 'Castle Stalker: sofort ein zweites Clanmitglied auf die Burg.',
  'G1-CARD-MOIL': 'Castle Moil: sofort 1 Whisky.',
  'G1-CARD-DONAN': 'Donan Castle: sofort 2 Whisky.',
  'G1-CARD-ARMADALE': 'Armadale Castle: sofort 3 Münzen.',
  'G1-CARD-DUART':
    'Duart Castle: am Spielende 3 Punkte für jedes deiner Dörfer. Festlegung: Das Startdorf zählt, Burgen zählen nicht.',
  'G1-CARD-MEY': 'Castle of Mey: In jeder Wertung zählt jeder deiner Häuptlinge doppelt. Mützen nicht.',
  'G1-CARD-CAWDOR': 'Cawdor Castle zeigt 3 Mützen.',
  'G1-CARD-TAMS': 'Die Mützen auf deinen Karten zählen in den Wertungen zu deinen Häuptlingen.',
  'G1-SCORE-1':
    'Gewertet wird, sobald das letzte Plättchen von Stapel 1, 2 oder 3 auf die Laufbahn kommt. Die dritte Wertung beendet das Spiel sofort.',
  'G1-SCORE-2':
    'Verglichen werden Whisky, Häuptlinge mit Mützen und Karten besonderer Orte. Ein Vorsprung von 1, 2, 3, 4, 5 oder mehr auf den mit den wenigsten bringt 1, 2, 3, 5, 8 Punkte.',
  'G1-SCORE-3':
    'Festlegung: Werden nach dem letzten Plättchen eines Stapels weitere gebraucht, kommt erst die Wertung, dann geht das Auffüllen weiter.',
  'G1-END-1':
    'Nach der dritten Wertung: Punkte deiner Karten, 1 Punkt pro Münze und minus 3 Punkte für jedes Plättchen mehr als der Spieler mit den wenigsten.',
  'G1-END-2':
    'Die meisten Punkte gewinnen; bei Gleichstand die meisten Ressourcen auf Plättchen; sonst wird der Sieg geteilt. Punkte können negativ werden.',
  'G1-HIDE-1': 'Siegpunkte können durch eine Option am Tisch geheim bleiben. Normalerweise sind sie offen.',
  'G1-EX-1':
    'Beispiel: Mit Iona Abbey, 2 Holz, 1 Rind und 3 Münzen führt kluges Kaufen und Verkaufen zu 8 Punkten am Jahrmarkt.',
  'G1-EX-2': 'Beispiel: Gebiete mit 15, 13, 16 und 13 Plättchen verlieren 6, 0, 9 und 0 Punkte.',
  'G2-SETUP-1':
    '2 bis 4 Spieler. Alle haben ein Startgebiet, 10 Schotten und 10 Clanmarker. Das Startgebiet zählt als zwei Plättchen: links das Startdorf, rechts die Heimatburg, durch beide läuft der Fluss.',
  'G2-SETUP-2':
    'Ein Schotte ist deine Spielfigur, einer steht auf dem Startdorf, 8 sind dein Vorrat. Schotten und Clanmarker sind begrenzt; Ressourcen, Münzen, Whisky und Punkte nicht.',
  'G2-SETUP-3':
    'Die Spielfiguren stehen in zufälliger Reihenfolge auf dem Rondell. Die letzte beginnt mit 5 Münzen, die nächsten mit 6, 7 und 8.',
  'G2-SETUP-4':
    'Bei 2 Spielern ist der Würfel dabei; bei 3 oder 4 ist er eine Option am Tisch. Er steht vor der ersten Spielfigur.',
  'G2-SETUP-5': 'Bei 2 oder 3 Spielern beginnt das erste Feld jeder Marktreihe mit einer Münze.',
  'G2-SETUP-6':
    'Die 5 S-Plättchen in zufälliger Reihenfolge, dann A-Plättchen, füllen das Rondell im Uhrzeigersinn vor den Figuren. Das Feld hinter der letzten Figur bleibt leer.',
  'G2-SETUP-10':
    'Festlegung: Das Rondell hat 14 Felder. S-Plättchen, die nicht passen, liegen oben auf Stapel A und kommen zuerst.',
  'G2-SETUP-7':
    'Die Stapel A bis D werden verdeckt gemischt. Das Spielende kommt ungefähr in die Mitte von D; im Einsteigerspiel liegt es obenauf.',
  'G2-SETUP-8': 'David Hume liegt neben dem Clan-Spielplan. Die Wahrzeichenkarten liegen offen aus.',
  'G2-SETUP-9':
    'Der Einsteigermarkt zeigt auf jedem Feld eine Ressource oder ihre Münzen. Das ist nur ein anderes Bild; die Regeln bleiben gleich.',
  'G2-TURN-1':
    'Wer auf dem Rondell ganz hinten steht, zieht als Nächstes, so weit er will, auf ein Feld mit Plättchen. Mehrere Züge hintereinander sind möglich.',
  'G2-TURN-2':
    'Ein Zug läuft so: vorrücken; Plättchen bezahlen und nehmen; anlegen oder die Person beiseitelegen; Einmaleffekte; das Plättchen und seine Nachbarn aktivieren; auffüllen.',
  'G2-TURN-3': 'Du darfst nur ein Plättchen wählen, das du bezahlen und nach allen Regeln anlegen kannst.',
  'G2-TURN-4':
    'Kannst du kein Plättchen nehmen, zieh auf irgendeines, lege es ab und nimm 1 Münze oder 1 Bewegungspunkt. Geschützte Plättchen und das Spielende können so nicht abgelegt werden.',
  'G2-TURN-5':
    'Sobald alle Figuren an einem Plättchen vorbeigezogen sind, ohne es zu nehmen, kommt es auf den Ablagestapel.',
  'G2-TURN-6':
    'Am Ende eines Zuges wird das Rondell vom aktuellen Stapel aufgefüllt, bis nur das Feld hinter der letzten Figur leer ist.',
  'G2-TURN-7': 'An einem Plättchen mit Schutzsymbol darf man vorbeiziehen, es aber nicht nehmen.',
  'G2-TURN-8': 'Festlegung: Alle dürfen den Ablagestapel durchsehen.',
  'G2-DIE-1':
    'Steht der Würfel ganz hinten, wird er geworfen (1-1-1-2-2-3) und zieht so viele Plättchen. Plättchen mit Chroniksymbol und geschützte sind vor ihm sicher: Er zieht zum nächsten weiter. Dieses wird abgelegt.',
  'G2-DIE-3':
    'Festlegung: Nach dem Zug des Würfels wird das Rondell aufgefüllt, wenn nötig mit Wertung. Dann zieht die nächste hinterste Figur.',
  'G2-DIE-2':
    'Der Würfel entfernt nie das Spielende. Erreicht oder überholt er es, verlässt er das Spiel. Ein Würfel hinter dem Spielende verzögert das Ende nicht.',
  'G2-MARKET-1':
    'Der Markt hat für jede Ressource – Holz, Stein, Gerste, Schaf, Rind – eine Reihe mit Feldern für 1, 2 und 3 Münzen.',
  'G2-MARKET-2':
    'Zum Kaufen legst du die Münzen des billigsten leeren Feldes darauf. Eine volle Reihe verkauft nichts.',
  'G2-MARKET-3':
    'Kaufen darfst du nur, was du sofort zum Bezahlen brauchst. Gekauftes wird nie behalten und, so unsere Festlegung, nie weiterverkauft.',
  'G2-MARKET-4': 'Du darfst kaufen, so viel du brauchst. Deine eigenen Ressourcen musst du nicht zuerst ausgeben.',
  'G2-MARKET-5':
    'Zum Verkaufen gibst du eine Ressource zurück und nimmst die Münzen des höchsten belegten Feldes. Eine leere Reihe kauft nichts. Beliebig viele, jederzeit in deinem Zug.',
  'G2-MARKET-6': 'Whisky und Schotten sind keine Ressourcen: Sie werden nie gekauft oder verkauft.',
  'G2-MARKET-7': 'Du darfst auch verkaufen, um vor einer Aktivierung Platz auf einem Plättchen zu schaffen.',
  'G2-COST-1':
    'Kosten sind Ressourcen, Münzen, Whisky oder Schotten. Ressourcen kommen von eigenen Plättchen oder vom Markt. Ein bezahlter Schotte kehrt aus deinem Gebiet in den Vorrat zurück, bevor das Plättchen angelegt wird.',
  'G2-COST-3':
    'Festlegung: Zahlen, verkaufen oder bewegen darfst du nur, wenn der Rest bezahlbar bleibt und das Plättchen noch einen Platz hat. Begonnenes wird beendet. Gleiche Zahlungen kommen in einer festen Reihenfolge.',
  'G2-COST-2':
    'Festlegung: Was das Plättchen selbst bringt, etwa Münzen oder Bewegungspunkte, hilft nicht beim Bezahlen.',
  'G2-PLACE-1': 'Ein neues Plättchen muss dein Gebiet mit mindestens einer Kante berühren.',
  'G2-PLACE-2': 'Auf einem der bis zu 8 Plättchen rund um den Platz muss ein eigener Schotte stehen.',
  'G2-PLACE-3':
    'Der Fluss läuft gerade durch das Startgebiet, ohne Unterbrechung. Ein Flussplättchen kommt nur an sein linkes oder rechtes Ende.',
  'G2-PLACE-4':
    'Ein Plättchen ohne Fluss liegt nie direkt links oder rechts von einem Flussplättchen. In deinem Gebiet gibt es nur einen Fluss.',
  'G2-OVER-1': 'Ein Überbauplättchen kommt nur auf ein Plättchen derselben Art, nie für sich allein.',
  'G2-OVER-2': 'Überbauen: Mit Fluss kommt auf Fluss, ohne Fluss auf ohne Fluss.',
  'G2-OVER-3': 'Überbauen: Ein eigener Schotte muss neben dem Plättchen oder auf dem überbauten Plättchen stehen.',
  'G2-OVER-4':
    'Ressourcen und Schotten rücken auf das neue Plättchen. Was das verdeckte einmalig gebracht hat, bleibt dir, auch seine Wahrzeichenkarte.',
  'G2-OVER-5':
    'Nur das oberste Plättchen wird aktiviert und zählt; der Stapel ist ein Plättchen. Auch Überbauplättchen und das Startgebiet können überbaut werden. Was die Heimatburg verdeckt, ist die Heimatburg; das Startdorf bleibt unentfernbar.',
  'G2-ONCE-1':
    'Einmaleffekte kommen vor der Aktivierung: Wahrzeichenkarte, Clanmarker, Whisky, Schotte auf das Plättchen, Münzen, eine Ressource nach Wahl auf das Plättchen, Punkte. Alle gedruckten, nach unserer Festlegung in beliebiger Reihenfolge.',
  'G2-ONCE-2': 'Du hast 10 Schotten. Ist dein Vorrat leer, bringt ein Effekt, der einen bringt, nichts.',
  'G2-ACT-1':
    'Aktiviere das neue Plättchen und seine bis zu 8 Nachbarn in beliebiger Reihenfolge, jedes höchstens einmal pro Zug. Eine Aktivierung wird beendet, bevor die nächste beginnt.',
  'G2-ACT-2':
    'Erzeugung: die gezeigte Ressource oder eine deiner Wahl auf das aktivierte Plättchen. Auf keinem Plättchen liegen mehr als 3; der Rest verfällt.',
  'G2-ACT-3':
    'Getauscht wird wie gedruckt, einmal pro Aktivierung. Zeigt ein Plättchen mehrere Möglichkeiten, wähle eine davon.',
  'G2-ACT-4':
    'Bewegungspunkte sammelst du für diesen Zug und gibst sie aus, wann du willst: 1 Punkt bewegt einen Schotten auf eines der 8 Nachbarplättchen deines Gebiets. Übrige Punkte verfallen am Ende des Zuges.',
  'G2-ACT-5': 'Siegpunkte kommen wie gedruckt.',
  'G2-ACT-6': 'Festlegung: Alles, was du erwirbst, ist öffentlich.',
  'G2-CLAN-1':
    'Eine Person wird beiseitegelegt, nicht angelegt. Nichts wird aktiviert, und Personen zählen nicht zur Größe deines Gebiets.',
  'G2-CLAN-2':
    'Setze einen Clanmarker auf ein leeres Clanfeld und zahle die billigste Straße vom Startfeld oder von einem besetzten Feld aus, egal wem es gehört. Kannst du irgendein Feld bezahlen, musst du setzen.',
  'G2-CLAN-3':
    'Jedes Clanfeld wird einmal beansprucht; nur Douglas darf von allen immer wieder beansprucht werden. David Hume bringt keinen Clanmarker.',
  'G2-CLAN-4':
    'Ressourcen von Clanfeldern kommen auf beliebige eigene Plättchen mit Platz, höchstens 3 je Plättchen. Festlegung: Was keinen Platz findet, verfällt.',
  'G2-CLAN-BRODIE': 'Brodie: 5 Punkte bei 3 Dörfern, 8 Punkte ab 4. Das Startdorf zählt mit.',
  'G2-CLAN-CAMERON': 'Cameron: Aktiviere 1 Handelsplättchen und bekomme 3 Bewegungspunkte.',
  'G2-CLAN-CHISHOLM': 'Chisholm: 1 Gerste und 1 Schotte, jeweils auf ein beliebiges deiner Plättchen.',
  'G2-CLAN-DOUGLAS': 'Douglas: 3 Punkte. Dieser Clan kann immer wieder beansprucht werden.',
  'G2-CLAN-GRANT': 'Grant: 5 Punkte bei Schotten auf 5 verschiedenen Plättchen, 8 Punkte ab 6.',
  'G2-CLAN-GUNN': 'Gunn: 1 Schaf und 1 Rind, jeweils auf ein beliebiges deiner Plättchen.',
  'G2-CLAN-MACDONALD': 'MacDonald: 1 Stein und 1 Holz, jeweils auf ein beliebiges deiner Plättchen.',
  'G2-CLAN-MACDONELL': 'MacDonell: Aktiviere 1 Rohstoffplättchen und 1 Whiskyplättchen.',
  'G2-CLAN-MACGREGOR':
    'MacGregor, dauerhaft: Ein Whiskyplättchen, das Whisky erzeugt, kann stattdessen 3 Punkte geben, ohne seine Kosten.',
  'G2-CLAN-MACKINTOSH': 'Mackintosh, dauerhaft: Deine Burgplättchen gelten beim Anlegen als Schotten.',
  'G2-CLAN-MACLACHLAN': 'MacLachlan, dauerhaft: 1 Punkt für jeden Bewegungspunkt, den du nicht nutzt.',
  'G2-CLAN-MACLEOD': 'MacLeod: 3 Münzen.',
  'G2-CLAN-MACMILLAN': 'MacMillan: Entferne 1 deiner Plättchen. Wenn es geht, muss es sein.',
  'G2-CLAN-MACPHERSON': 'MacPherson: 5 Punkte bei 2 Überbauplättchen, 8 Punkte ab 3. Auch verdeckte zählen.',
  'G2-CLAN-MACLEAN': 'MacLean: Aktiviere 1 Tierplättchen und 1 Whiskyplättchen.',
  'G2-CLAN-MCKAY': 'McKay: David Hume, der als 2 Personen zählt.',
  'G2-CLAN-MCKENZIE': 'McKenzie: 1 Gerste auf ein beliebiges deiner Plättchen und 1 Whisky.',
  'G2-CLAN-MCKINNON': 'McKinnon: 1 Schotte auf ein beliebiges deiner Plättchen und 2 Münzen.',
  'G2-CLAN-MUNRO': 'Munro: Baue ein beliebiges Plättchen vom Ablagestapel ohne seine Kosten.',
  'G2-CLAN-OLIPHANT':
    'Oliphant: 5 Punkte bei mindestens 9 Münzen, 8 Punkte ab 12, gezählt nach dem Bezahlen der Straße.',
  'G2-CLAN-ROSS': 'Ross: 2 Schotten auf beliebige deiner Plättchen.',
  'G2-CLAN-SINCLAIR':
    'Sinclair, dauerhaft: Aktivierst du ein Handelsplättchen, kann 1 Münze 1 der Ressourcen ersetzen, einmal pro Aktivierung.',
  'G2-CLAN-SUTHERLAND':
    'Sutherland: 5 Punkte bei mindestens 4 Flussplättchen, 8 Punkte ab 6. Das Startgebiet zählt als zwei.',
  'G2-CLAN-5':
    'Festlegung: Ein Plättchen vom Ablagestapel folgt allen Regeln des Anlegens, bringt seine Einmaleffekte und aktiviert sich und seine Nachbarn. Eine Person setzt weiterhin einen Clanmarker gegen Straßenkosten.',
  'G2-CLAN-6':
    'Aktiviert ein Clan ein Plättchen, werden die Plättchen darum herum nicht aktiviert. Kein Plättchen wird zweimal in einem Zug aktiviert.',
  'G2-MARK-ARMADALE': 'Armadale Castle: In der Schlusswertung sind deine ersten 8 Münzen je 2 Punkte wert.',
  'G2-MARK-MEY': 'Castle of Mey: Aktiviere alle Plättchen deines Gebiets statt nur der Nachbarn.',
  'G2-MARK-STALKER': 'Castle Stalker: 3 Münzen.',
  'G2-MARK-MOIL': 'Castle Moil: In jeder Wertung zählen deine Schotten in der Heimatburg doppelt.',
  'G2-MARK-DONAN': 'Donan Castle: ein Clanmarker gegen Straßenkosten.',
  'G2-MARK-DUART': 'Duart Castle: 1 Münze, dann ein Clanmarker gegen Straßenkosten.',
  'G2-MARK-INVERNESS': 'Inverness: 1 Gerste darauf und 1 Whisky.',
  'G2-MARK-LOCHY': 'Loch Lochy: 2 beliebige Ressourcen darauf.',
  'G2-MARK-MORAR': 'Loch Morar: Du darfst bis zu 2 deiner Plättchen entfernen.',
  'G2-MARK-NESS':
    'Loch Ness kostet einen Schotten. Einmal in jedem deiner Züge darfst du 1 beliebiges weiteres Plättchen aktivieren.',
  'G2-MARK-SHIEL': 'Loch Shiel: 1 Schotte darauf und 1 Whisky.',
  'G2-MARK-1': 'Loch Ness wirkt ab dem Zug, in dem es gelegt wird, auch in Zügen, in denen du eine Person nimmst.',
  'G2-REMOVE-1':
    'Wird ein Plättchen entfernt, muss der Rest zusammenhängen und der Fluss ganz bleiben. Sein Stapel geht mit, die Karte bleibt; Schotten und Ressourcen mit Platz kommen zur Heimatburg. Das Startgebiet bleibt immer.',
  'G2-REMOVE-2': 'Loch Morar darf sich selbst entfernen; seine Nachbarn werden trotzdem aktiviert.',
  'G2-SCORE-1':
    'Gewertet wird, wenn das letzte Plättchen von Stapel A, B oder C auf das Rondell kommt, bevor der Nächste handelt. Die vierte Wertung kommt am Ende des Spiels.',
  'G2-SCORE-2':
    'Verglichen werden Schotten in der Heimatburg, Wahrzeichenkarten, Whisky und Personen. Ein Vorsprung von 1, 2, 3, 4, 5 oder mehr auf den mit den wenigsten bringt 1, 2, 3, 5, 8 Punkte.',
  'G2-END-1':
    'Eine Figur auf dem Spielende oder dahinter zieht nicht mehr; beliebig viele dürfen darauf stehen. Hat der Letzte es erreicht, endet das Spiel nach diesem Zug.',
  'G2-END-4': 'Wer auf das Spielende zieht, beendet seinen Zug sofort: kein Plättchen und kein Loch Ness.',
  'G2-END-2':
    'Schlusswertung: eine normale Wertung, dann minus 3 Punkte für jedes Plättchen mehr als das kleinste Gebiet, 1 Punkt pro Münze und Wahrzeichenkarten. Das Startgebiet zählt als 2 Plättchen, Personen zählen nicht.',
  'G2-END-3':
    'Die meisten Punkte gewinnen; bei Gleichstand die meisten Ressourcen auf Plättchen; sonst wird der Sieg geteilt. Punkte können negativ werden.',
  'G2-SCORE-3':
    'Festlegung: Werden nach dem letzten Plättchen eines Stapels weitere gebraucht, kommt erst die Wertung, dann geht das Auffüllen weiter.',
  'G2-EX-1': 'Beispiel: 5, 3 und 1 Wahrzeichenkarten bringen 5, 2 und 0 Punkte.',
  'G2-EX-2': 'Beispiel: Gebiete mit 15, 13 und 16 Plättchen verlieren 6, 0 und 9 Punkte.',
  'G2-EX-3': 'Beispiel: Halkirk, Inshriach und Inverness bringen 2 Bewegungspunkte und 1 Holz, zweimal.',
  'G2-EX-4':
    'Beispiel: Auf dem leeren Clan-Spielplan kostet MacLeod 0 und McKay 2 Münzen. Neben einem besetzten MacMillan kostet MacLachlan 1.',
  'G2-EX-5':
    'Beispiel: Der Würfel zeigt 2, und das zweite Plättchen hat ein Chroniksymbol; also wird das nächste ohne abgelegt.',
  'G2-EX-6': 'Beispiel: Ein Rind auf Feld 2 kostet 2 Münzen. Ein von Feld 3 verkauftes Schaf bringt 3.',
  'G2-EX-7':
    'Beispiel: 1 Schaf und 2 Rinder bringen in Glengorm 8 Punkte, 1 Schaf und 2 Steine am Highland Market 7 Punkte.',
  'G2-EX-8': 'Beispiel: Mit Castle Moil zählen 3 Schotten in der Heimatburg als 6.',
  'G2-EX-9':
    'Beispiel für Unerlaubtes: ein Plättchen, das den Fluss unterbricht, eines, das einen zweiten Fluss beginnt, und eines ohne Schotten in der Nähe.',
};
