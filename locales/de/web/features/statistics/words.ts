import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/statistics/words.ts';
import { formatNumber, plural } from '../../../../../src/web/ui/language/numbers.ts';

const byAnswers = (people: number | null): string =>
  people === null
    ? 'den Antworten von Menschen auf dieser Website'
    : plural(people, {
        one: 'den Antworten von # Person auf dieser Website',
        other: 'den Antworten von # Personen auf dieser Website',
      });

/** The sentence where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  if (provisional === 0)
    return `Bei ${formatNumber(literature)} stützen sich die Kennwerte auf veröffentlichte Befragungen.`;
  if (literature === 0)
    return `Bei ${formatNumber(provisional)} wurden die Kennwerte nach Ermessen festgelegt.`;
  return `Bei ${formatNumber(literature)} stützen sich die Kennwerte auf veröffentlichte Befragungen, bei ${formatNumber(provisional)} wurden sie nach Ermessen festgelegt.`;
}

export default {
  parameterStatus: ({ provisional, literature, calibrated, people }) => {
    const starting = provisional + literature;
    const all = formatNumber(starting + calibrated);
    if (starting === 0)
      return `Die Kennwerte aller ${all} Fragen, die zurzeit gestellt werden, beruhen auf ${byAnswers(people)}.`;
    if (calibrated > 0)
      return `Bei ${formatNumber(calibrated)} der ${all} Fragen, die zurzeit gestellt werden, beruhen die Kennwerte auf ${byAnswers(people)}. Beim Rest reichen die Antworten dafür noch nicht. ${describeStarting(literature, provisional)}`;
    const none = 'Auf Antworten, die hier gegeben wurden, beruht noch keiner.';
    if (literature === 0)
      return `Die Kennwerte aller ${all} Fragen, die zurzeit gestellt werden, wurden nach Ermessen festgelegt. ${none}`;
    if (provisional === 0)
      return `Die Kennwerte aller ${all} Fragen, die zurzeit gestellt werden, stützen sich auf veröffentlichte Befragungen. ${none}`;
    return `Zurzeit werden ${all} Fragen gestellt. ${describeStarting(literature, provisional)} ${none}`;
  },

  range: (low, high) => `${low} bis ${high}`,
  notSteadyYet: (people) => `Wie beständig diese Werte sind, zeigt sich ab ${people} Personen.`,
  steadyScore: (cases) => `Beständig bei etwa ${cases} von 10 Personenpaaren.`,
  steadyPolarity: (cases) => `Neigung zu einer Seite: bei etwa ${cases} von 10.`,

  pageTitle: 'Was alle Antworten zusammen sagen',
  notEnough: (people) =>
    `Gute Gesellschaft braucht Zeit: Diese Seite öffnet sich, sobald ${people} Menschen ihre Antworten gespendet haben. Vorher könnte eine Zahl auf jemanden zeigen.`,
  intro: (people, day) =>
    plural(people, {
      one: `Mindestens # Person hat ihre Antworten gespendet. Stand: ${day}.`,
      other: `Mindestens # Menschen haben ihre Antworten gespendet. Stand: ${day}.`,
    }),
  inventedLabel: 'Über diese Vorführung',
  invented:
    'Eine Vorführung: Alle Personen auf dieser Seite sind erfunden. Über echte Menschen erfährst du hier also nichts.',
  introInvented: (people, day) =>
    plural(people, {
      one: `Mindestens # erfundene Person hat den Fragebogen ausgefüllt. Stand: ${day}.`,
      other: `Mindestens # erfundene Personen haben den Fragebogen ausgefüllt. Stand: ${day}.`,
    }),
  howToReadTitle: 'So liest du das',
  bars: (margin) =>
    `Jeder Balken zählt Personen nach ihrem Wert. Die Zahl ist auf Zehner gerundet und unscharf gemacht, meist um höchstens ${plural(margin, { one: '# Person', other: '# Personen' })}, damit der Vergleich zweier Tage niemanden verrät. Aus demselben Grund zählt weiter mit, wer die Spende zurücknimmt.`,
  hiddenBars: (people) =>
    `Ein gestrichelter Rahmen verbirgt eine Zahl: Es sind weniger als ${people} Personen, oder sie würde eine andere verborgene Zahl verraten.`,
  curves: 'Je höher eine Kurve, desto kleiner der Spielraum eines Werts an dieser Stelle.',
  steadiness:
    'Beständig heißt: Füllen zwei Menschen den Fragebogen zweimal aus, liegt beide Male dieselbe Person vorn.',
  notEveryone:
    'Wer diese Website gefunden und die eigenen Antworten geteilt hat, steht nicht für alle Menschen.',
  howItWorks: 'Wie aus Antworten Zahlen werden',
  themesTitle: 'Thema für Thema',
  scores: 'Werte',
  people: 'Personen',
  fewerThan: (people) => `weniger als ${people} oder verborgen`,
  histogram: (name, counts) => `${name}. ${counts}`,
  count: (range, people) => `${range}: ${people}`,
  peopleCaption: (name) => `${name}: Personen nach Wert`,
  sharpness: 'Wo die Fragen genau messen',
  sharpnessOf: (name, curves) => `${name}: wo die Fragen genau messen. ${curves}`,
  sharpestAt: (name, score) => `${name}: am genauesten bei ${score}`,
  sharpnessCaption: (name) => `${name}: wie genau die Fragen messen, von 100`,
  atScore: 'Bei einem Wert von',
  notLoaded: 'Die Statistik konnte nicht geladen werden',
} satisfies Translation<typeof english>;
