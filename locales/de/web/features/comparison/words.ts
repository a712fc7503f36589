import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/comparison/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

/** The levels inside a sentence. */
const levelsInSentence: Readonly<Record<string, string>> = {
  'very compatible': 'passt sehr gut',
  compatible: 'passt',
  'somewhat compatible': 'passt teilweise',
  'unlikely to be compatible': 'passt eher nicht',
};
const quoteLevel = (level: string): string => `„${levelsInSentence[level] ?? level}“`;

export default {
  print: 'Gesprächsleitfaden drucken',
  talkCards: 'Gesprächskarten',
  cardsInTurn: 'Fragen im Wechsel',
  asks: { mine: 'Ich frage', theirs: 'Du fragst' },
  cardPlace: (place, count) => `${place} von ${count}`,
  previousCard: 'Zurück',
  nextCard: 'Weiter',
  passCard:
    'Ihr könnt jede Karte überspringen: Wischt weiter oder nehmt die Pfeiltasten. Gespeichert wird nichts.',

  questionsForAnybody: [
    'Wann fühlst du dich einem Menschen nah?',
    'Wovon hättest du gern mehr, wovon weniger?',
    'Worum soll dich nie jemand bitten?',
  ],

  limits: 'Vereinbart Grenzen',
  limitsHow:
    'Notiert zuerst getrennt: Ja, Vielleicht oder Nein. Dann vergleicht. Es gilt die vorsichtigere Antwort, und ihr dürft eure Antworten beide jederzeit ändern. Schreibt neben jedes Ja, was es braucht und was nicht passieren darf.',
  onPaper: 'Im Ausdruck stehen neben allem, was ihr gemeinsam habt, drei Kästchen.',
  answers: ['Ja', 'Vielleicht', 'Nein'],

  stopSignal: 'Vereinbart ein Stoppsignal',
  signals: [
    'Ein Wort, das sofort alles beendet, und eines, das „langsamer“ heißt. Viele nehmen „Rot“ und „Gelb“, weil das niemand aus Versehen sagt.',
    'Ein Zeichen, falls du nicht sprechen kannst: dreimal klopfen oder etwas fallen lassen, das du in der Hand hältst.',
    'Wer Stopp sagt, schuldet in diesem Moment keine Begründung. Die andere Person hört sofort auf und fragt, was jetzt gebraucht wird.',
  ],
  ourWord: 'Unser Wort:',
  slower: 'Langsamer:',
  ourSign: 'Unser Zeichen:',

  afterwards: 'Sagt euch, was ihr danach braucht',
  afterwardsHow: [
    'Nähe, Ruhe, etwas zu essen, Zeit allein: Es muss nicht für beide dasselbe sein.',
    'Vereinbart, wann es zu Ende ist und wer sich dann um wen kümmert.',
    'Am Tag danach: Was war gut, und was nicht?',
  ],

  picture: 'Bild von euch beiden erstellen',

  heading: 'Dimension für Dimension',
  domToSub: 'Dom bei dir ↔ Sub bei der anderen Person',
  subToDom: 'Sub bei dir ↔ Dom bei der anderen Person',
  versus: (mine, theirs) => `${mine} zu ${theirs}`,

  // Three short words: the column beside the figures is narrow.
  close: 'nah',
  apart: 'entfernt',
  farApart: 'weit weg',
  sameSide: 'gleiche Seite',
  delta: (size, word) => `Δ ${size} · ${word}`,
  inWords: (mine, theirs, size, word) =>
    `Du ${mine}, die andere Person ${theirs}; Unterschied ${size}, ${word}.`,

  caption: 'Verglichene Dimensionen von 0 bis 100, in Fünferschritten',
  columns: ['Dimension', 'Du', 'Gegenüber', 'Unterschied'],

  withheld: {
    flagged:
      'Einige deiner Antworten wirken überhastet oder zufällig. Zum Schutz der anderen Person wird kein Interesse genannt, und die Zahlen hier sind nur grob. Antworte noch einmal in Ruhe, dann können gemeinsame Interessen erscheinen.',
    tooSoon:
      'Deine Antworten sind erst ein paar Minuten alt. Zum Schutz der anderen Person wird in den ersten vier Minuten nach deiner ersten Antwort nichts genannt.',
    answerSets:
      'Du hast dich mit dieser Person schon mit mehreren verschiedenen Antworten verglichen. Ab jetzt siehst du nur noch, wie gut ihr zusammenpasst, damit niemand durch Ausprobieren Antworten herausfindet.',
    synthetic:
      'Ein Profil aus zufälligen Antworten wird mit einem Menschen nur in Zahlen verglichen. Interessen werden nicht genannt.',
  },
  few: 'Von der anderen Person werden höchstens sechs Interessen genannt, immer dieselben. Vielleicht teilt ihr noch mehr.',
  fit: 'Die andere Person hat nur freigegeben, wie gut ihr zusammenpasst, aber kein einzelnes Interesse.',

  seeMore: 'Gemeinsam mehr sehen, wenn ihr beide Ja gesagt habt',

  canAppear: 'Gemeinsame Interessen können <time></time> erscheinen.',
  inClock: (clock) => `in ${clock} Minuten`,
  inMinutes: (minutes) =>
    plural(minutes, {
      one: 'in weniger als einer Minute',
      other: 'in weniger als # Minuten',
    }),

  looking: 'Gemeinsame Interessen werden gesucht …',
  canAppearNow: 'Gemeinsame Interessen können jetzt erscheinen.',
  couldNotLook: 'Die Seite konnte nicht noch einmal nachsehen. Bitte lade sie neu.',

  title: 'Profilvergleich',
  score: (percent) => `${percent}\u00A0%`,
  howFound: 'Wie die Stufe zustande kommt',
  room: (low, high) => `wahrscheinlich ${low} bis ${high}`,
  whyWords:
    'Diese Seite nennt so viele benachbarte Wörter wie nötig, damit in vier von fünf Fällen die wahre Stufe dabei ist, und nicht mehr. Ein einzelnes Wort wäre zwei Wochen später bei etwa jedem zweiten Paar, das sich nicht kennt, ein anderes.',
  inTwoLanguages:
    'Falls ihr in verschiedenen Sprachen geantwortet habt, kann ein Teil jedes Unterschieds an der Übersetzung liegen.',
  levelShares: 'Wie wahrscheinlich jede Stufe ist',
  ofAHundred: (count) => `${count} von 100`,
  bridges: 'Drei Wege zueinander',

  dreams: 'Traumszenarien (in der Fantasie reizt euch das beide sehr)',
  nothingNamed: (list) => `${list}: nichts wird genannt`,
  bothAtMax: 'Fantasie: beide ganz oben!',
  activityOfFive: (mine, theirs) => `Praxis: ${mine}/5 und ${theirs}/5`,
  estimated: '(geschätzt)',

  activities: 'Was euch beide besonders interessiert',
  bothSides: 'Ihr möchtet jeweils beide Seiten',
  you: 'Du',
  they: 'Die andere Person',

  levels: {
    'very compatible': 'Passt sehr gut',
    compatible: 'Passt',
    'somewhat compatible': 'Passt teilweise',
    'unlikely to be compatible': 'Passt eher nicht',
  },
  shortLevels: {
    'very compatible': 'Sehr gut',
    compatible: 'Passt',
    'somewhat compatible': 'Teilweise',
    'unlikely to be compatible': 'Eher nicht',
  },

  levelBetween: (lower, higher) => `Zwischen ${quoteLevel(lower)} und ${quoteLevel(higher)}`,
  levelsFrom: (lowest, highest) =>
    `Alles möglich, von ${quoteLevel(lowest)} bis ${quoteLevel(highest)}`,

  openness: {
    little: 'weniges von dem',
    half: 'etwa die Hälfte von dem',
    most: 'das meiste von dem',
  },
  bothOpen: (they, you) =>
    `Die andere Person ist offen für ${they}, was du dir wünschst, und du für ${you}, was sie sich wünscht.`,
  theyAreOpen: (they) =>
    `Die andere Person ist offen für ${they}, was du dir wünschst; sie selbst reizt davon wenig.`,
  youAreOpen: (you) =>
    `Du bist offen für ${you}, was die andere Person sich wünscht; dich selbst reizt davon wenig.`,

  loading: 'Der Vergleich wird geladen …',

  seeTheirThemes: 'Zu den zehn Themen dieser Person',
  notAuthenticatedHint: 'Für einen Vergleich brauchst du ein eigenes Profil auf diesem Gerät.',
  missing: 'Für den Vergleich fehlen Profildaten',
  missingHint:
    'Gib in deinem Profil den Freigabecode oder den Link der anderen Person ein. Deine eigene Freigabe muss eingeschaltet sein.',
  failed:
    'Der Profilvergleich konnte nicht geladen werden. Bitte prüfe den Freigabecode und versuche es noch einmal.',
  empty: 'Keine Vergleichsdaten vorhanden',
  emptyHint: 'Beide brauchen ein fertiges Profil.',
} satisfies Translation<typeof english>;
