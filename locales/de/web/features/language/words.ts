import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/language/words.ts';

export default {
  language: 'Sprache',
  unread:
    'Diese Übersetzung hat eine Maschine geschrieben; ein Mensch mit Deutsch als Muttersprache hat sie noch nicht gelesen. Maßgeblich ist der englische Text.',
  partlyRead: (percent) =>
    `Diese Übersetzung hat eine Maschine geschrieben; muttersprachlich gelesen sind davon ${percent}. Maßgeblich ist der englische Text.`,
  inEnglish: 'Diese Seite gibt es nur auf Englisch.',
  suggestWording: 'Eine bessere Formulierung vorschlagen',

  stateTitle: 'Sprachen',
  stateText:
    'Die Fragen wurden auf Englisch geschrieben und maschinell übersetzt. Eine Übersetzung ist ein anderes Instrument, bis das Gegenteil gezeigt ist: Dieselbe Antwort kann in einer anderen Sprache etwas mehr oder weniger Gewicht haben. Die Kennwerte der Fragen sind in jeder Sprache vorläufig. Vergleichen sich zwei Menschen, die in verschiedenen Sprachen geantwortet haben, steckt im Unterschied auch der Anteil der Übersetzung.',
  stateOf: 'Wie weit jede Übersetzung gelesen ist',
  readOnceColumn: 'Einmal muttersprachlich gelesen',
  readTwiceColumn: 'Zweimal muttersprachlich gelesen',
  original: 'das Original',
} satisfies Translation<typeof english>;
