import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/survey/words.ts';
import { formatPercent, plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  saved: 'Gespeichert',
  offlineWaiting: (count) =>
    plural(count, { one: 'Offline, # Antwort wartet', other: 'Offline, # Antworten warten' }),
  stage1: 'Teil 1',
  stage2: 'Teil 2',
  surveyProgressPercent: (percent) => `Fortschritt ${formatPercent(percent)}`,
  progressOfRound: (answered, total) => `${answered} von ${total} beantwortet`,
  backToProfile: 'Zurück zum Profil',
  copyAndShowCode: 'Code kopieren und anzeigen',
  copyCode: 'Code kopieren',
  logOutUnsaved:
    'Abmelden? Deine letzten Antworten sind noch nicht gespeichert und wären dann verloren.',
  logOut: 'Abmelden',
  noLoginCodeHere: 'Kein Anmeldecode auf diesem Gerät',
  whatTheValuesMean: 'Was die Werte bedeuten',
  surveyTitle: (acronym) => `${acronym}-Fragebogen`,

  nextQuestions: (count) =>
    `Noch ${count}, ausgewählt nach deinen bisherigen Antworten. Etwa ${count > 22 ? 'drei' : 'zwei'} Minuten.`,

  back: 'Zurück',
  interestLevel: (step) => `Interesse: Stufe ${step}`,
  ofTotal: (total) => `von ${total}`,
  opensLater: 'Öffnet sich nach den Fragen davor.',
  selectingYourQuestions: 'Deine persönlichen Fragen werden ausgewählt',
  analyzingResponses: 'Unser adaptives Verfahren wertet deine Antworten aus …',

  coreQuestions: 'Kernfragen (A)',
  selectingQuestions: 'Persönliche Fragen werden ausgewählt …',
  personalizedQuestions: 'Persönliche Fragen (B)',
  roundQuestions: 'Zehn weitere Fragen',

  saveIt: 'Aufbewahren',
  saveThisCode: 'Sichere dir diesen Code, damit du später weitermachen kannst!',
  beforeYouBegin: 'Bevor du anfängst',
  tickFirst: 'Setze bitte zuerst das Häkchen. Es ist deine Einwilligung.',
  runBy: (operator) => `Diese Seite wird betrieben von ${operator}.`,
  storedAndWhy: 'Was gespeichert wird und warum (öffnet einen neuen Tab)',
  beginSurvey: 'Fragebogen beginnen',
  surveyExplained:
    'Der #-Fragebogen hat rund 48 Kernfragen und dann 15 bis 25 weitere, die nach deinen Antworten ausgewählt werden. Das dauert 10 bis 15 Minuten; gespeichert wird automatisch.',
  explainedOnDevice:
    'Der #-Fragebogen hat rund 48 Kernfragen und dann 15 bis 25 weitere, die nach deinen Antworten ausgewählt werden. Das dauert 10 bis 15 Minuten. Gesendet wird nichts.',
  taps: (fewest, most) => `Das sind ${fewest} bis ${most} Antworten.`,
  themesAsked: (themes) =>
    `Er fragt, was du dir vorstellst und was du mit anderen Erwachsenen tun würdest, in zehn Themen: ${themes}.`,
  howToAnswer: 'So antwortest du',

  loading: 'Der Fragebogen wird geladen …',
  failedToLoadSurvey: 'Der Fragebogen konnte nicht geladen werden',
  surveyComplete: 'Fragebogen abgeschlossen',
  nothingLeft: 'Es gibt nichts mehr zu fragen.',
  roundComplete: 'Dein Profil ist jetzt genauer',
} satisfies Translation<typeof english>;
