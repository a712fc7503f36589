import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/history/words.ts';
import { formatNumber, plural } from '../../../../../../src/web/ui/language/numbers.ts';

const points = (from: number, to: number): string =>
  `${formatNumber(from)} bis ${formatNumber(to)} Punkte`;

export default {
  loading: 'Deine Ergebnisse werden geladen …',
  heading: 'Wie du dich verändert hast',

  sameDay: (day, n) => `${day} (${formatNumber(n)})`,
  compareWith: 'Heute im Vergleich zum Ergebnis vom',

  changedSince: (day) => `Seit dem ${day} anders, und das ist mehr als Tagesform`,
  unchangedSince: (day) =>
    `Seit dem ${day} hat sich nichts verändert, was über die Tagesform hinausgeht.`,
  more: (name, from, to) => `${name}: ${points(from, to)} mehr`,
  less: (name, from, to) => `${name}: ${points(from, to)} weniger`,
  overall: {
    more: (day) =>
      `Insgesamt hast du etwas höher geantwortet als am ${day}. Dafür reicht schon eine Stimmung.`,
    less: (day) =>
      `Insgesamt hast du etwas niedriger geantwortet als am ${day}. Dafür reicht schon eine Stimmung.`,
  },
  invisible: (least) =>
    `Was sich um weniger als etwa ${formatNumber(least)} Punkte bewegt, kann dieser Fragebogen nicht sehen: So verschieden können schon zwei Durchgänge in einer Woche ausfallen. Wie stark Menschen von Tag zu Tag schwanken, können wir bisher nur schätzen.`,

  scores: 'Deine Werte, Tag für Tag',
  howToRead:
    'Jedes Ergebnis ist nach dem heutigen Verfahren berechnet. Ein alter Wert kann deshalb etwas von dem abweichen, den du damals gesehen hast.',
  tableCaption: (theme) =>
    `${theme}: deine Werte von 100 mit ihrem 95-Prozent-Spielraum und die Veränderung in Punkten`,
  dayColumn: 'Tag',
  changeRow: (day) => `Seit dem ${day}`,
  changeRange: (low, high) =>
    `${formatNumber(low, { signDisplay: 'exceptZero' })} bis ${formatNumber(high, { signDisplay: 'exceptZero' })}`,
  notCompared: 'damals nicht gefragt',

  earlierResults: 'Deine früheren Ergebnisse',
  earlierExplained: (count) =>
    plural(count, {
      one: 'Deine Antworten aus einem früheren Durchgang sind aufbewahrt, verschlüsselt mit deinem eigenen Schlüssel.',
      other:
        'Deine Antworten aus # früheren Durchgängen sind aufbewahrt, verschlüsselt mit deinem eigenen Schlüssel.',
    }),
  atMostSix:
    'Aufbewahrt werden höchstens sechs Ergebnisse, das jetzige mitgezählt. Danach fällt das älteste weg.',
  forget: 'Frühere Ergebnisse löschen',
  forgetTitle: 'Frühere Ergebnisse löschen?',
  forgetExplained: 'Sie werden sofort und endgültig gelöscht. Dein jetziges Profil bleibt.',
  forgetThem: 'Löschen',
  keepThem: 'Behalten',
  couldNotForget:
    'Das Löschen deiner früheren Ergebnisse hat nicht geklappt. Bitte versuche es noch einmal.',

  oneResult: 'Bisher ein Ergebnis',
  oneResultText: (day) =>
    `Es ist vom ${day}. Füll den Fragebogen in ein paar Monaten noch einmal aus, dann zeigt diese Seite, was sich bewegt hat.`,
  noResult: 'Hier gibt es noch kein Ergebnis',
  noResultText:
    'Sobald du den Fragebogen zweimal ausgefüllt hast, zeigt diese Seite, was sich dazwischen bewegt hat.',
  failed: 'Deine Ergebnisse konnten nicht geladen werden',
} satisfies Translation<typeof english>;
