import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/donations/words.ts';

export default {
  title: 'Eine Kopie deiner Antworten spenden',
  why: 'Die Auswertung beruht bisher auf simulierten Personen. Antworten echter Menschen machen sie für alle besser.',
  donate: 'Eine Kopie meiner Antworten spenden',
  addDetails: 'Meine Altersgruppe und mein Geschlecht hinzufügen',
  isOff: 'Es wird nichts kopiert.',
  isStored: (day) => `Eingeschaltet seit dem ${day}. Eine Kopie ist gespeichert.`,
  comesLater: (day) =>
    `Eingeschaltet seit dem ${day}. Die Kopie entsteht, wenn du den Fragebogen abschließt.`,
  copied:
    'Was kopiert wird: deine Antworten, die Sprachen, in denen du sie gegeben hast, die Fassung der Fragen und die Woche; Altersgruppe und Geschlecht nur, wenn du sie hinzufügst; was du zu einem gemeinsamen Vergleich sagst, zusammen mit dessen Stufe. Kein Konto, kein Tag, keine Reihenfolge der Antworten. Füllst du den Fragebogen noch einmal aus, ersetzt das die Kopie.',
  readers:
    'Wer sie lesen kann: nur, wer diese Seite betreibt, und nur, um die Auswertung zu kalibrieren. Der Schlüssel dafür liegt getrennt von diesem Server und seinen Sicherungskopien.',
  withdrawal:
    'Wenn du es dir anders überlegst: Schalte es aus, dann wird die Kopie sofort gelöscht. Was schon daraus berechnet ist, bleibt.',
  limits:
    'Was bleibt: Löschst du dein Konto, wird die Kopie mitgelöscht. Verschwindet das Konto nach 24 Monaten, in denen es niemand genutzt hat, bleibt sie, denn niemand kann sagen, welche deine ist. Auf einer kleinen Website könnte es jemand mit dem Schlüssel und mehreren Sicherungskopien erraten.',
  columnByColumn: '<a>Die Datenschutzseite</a> nennt jede Spalte.',
  notLoaded: 'Deine Wahl konnte nicht geladen werden. Bitte öffne diese Seite noch einmal.',
} satisfies Translation<typeof english>;
