import type { Translation } from '../../../../../src/domain/locales.ts';
import { maxSharedItems } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/together/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const tick = 'Ja, wenn du möchtest';

const endedQuietly =
  'Die andere Person erfährt nichts davon: Für sie bleibt der gemeinsame Vergleich offen, bis die Zeit abläuft. Um neu zu beginnen, brauchst du eine neue Einladung.';

const dayHours = 24;

export default {
  invitationTitle: 'Du bist zu einem gemeinsamen Vergleich eingeladen',
  invitationIntro:
    'Jemand möchte sehen, was ihr zwei gemeinsam habt. Niemand sieht etwas, bevor ihr beide Ja gesagt habt, und niemand erfährt, wer Nein gesagt hat.',
  needsAnswersFirst:
    'Zuerst deine eigenen Antworten; nur du siehst sie. Die Einladung wartet in diesem Browser.',
  surveyUnfinished: 'Zuerst der Rest deines Fragebogens. Die Einladung wartet in diesem Browser.',
  joiningExplained:
    'Wenn du mitmachst, erfährt die andere Person nur eines: ob du wenige, einige, viele oder fast alle Fragen hoch bewertet hast. Du erfährst dasselbe von ihr. Dann entscheidest du.',
  joining: 'Einen Moment …',
  join: 'Mitmachen',
  notNow: 'Jetzt nicht',

  yesNotSaved: 'Dein Ja konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  answersTitle: 'Antworten durchsehen',
  /** Follows `hardLimit`. */
  hardLimitHint:
    'nimmt eine Frage samt ihrer anderen Seite aus allem heraus, was du freigibst. Das wird sofort gespeichert.',
  /** Follows `tick`. */
  tickHint: (maxTicks) =>
    `gilt für bis zu ${maxTicks} Fragen, die du mit 4 beantwortet hast. Es zählt nur, wenn die andere Person das auch angekreuzt oder die Frage hoch bewertet hat; sonst erfährt sie nie davon.`,
  ofTicked: (count, maxTicks) => `${count} von ${maxTicks} angekreuzt`,
  otherSideLimited: 'Ausgenommen: Die andere Seite ist ein Tabu',
  hardLimit: 'Tabu',
  tick,
  decisionTitle: 'Möchtest du, dass ihr es beide seht?',
  nothingBeforeBoth: (time) =>
    `Niemand sieht etwas, bevor ihr beide Ja gesagt habt. Offen bis ${time}.`,
  breadthTitle: 'Wie viel die andere Person hoch bewertet hat',
  yoursTitle: 'Was von dir erscheinen könnte',
  yourAnswer: 'Deine Antwort',
  takingBack:
    'Du kannst dein Ja zurücknehmen oder den gemeinsamen Vergleich später für euch beide zurückziehen. Was jemand noch weiß oder gespeichert hat, lässt sich nicht zurückholen.',
  savingYourYes: 'Dein Ja wird gespeichert …',
  sayYes: 'Ja sagen',
  noneInTheme: 'keine könnte erscheinen',
  someInTheme: (count) =>
    plural(count, { one: '# könnte erscheinen', other: '# könnten erscheinen' }),

  endings: {
    invited: {
      button: 'Einladung zurückziehen',
      title: 'Einladung zurückziehen?',
      text: 'Der Link funktioniert dann nicht mehr. Du kannst jederzeit eine neue Einladung erstellen.',
      confirm: 'Zurückziehen',
      keep: 'Behalten',
    },
    deciding: {
      button: 'Nein, verzichten',
      title: 'Auf diesen gemeinsamen Vergleich verzichten?',
      text: endedQuietly,
      confirm: 'Verzichten',
      keep: 'Zurück',
    },
    waiting: {
      button: 'Mein Ja zurücknehmen',
      title: 'Dein Ja zurücknehmen?',
      text: endedQuietly,
      confirm: 'Zurücknehmen',
      keep: 'Dabei bleiben',
    },
    replaced: {
      button: 'Aus meiner Liste entfernen',
      title: 'Diesen gemeinsamen Vergleich entfernen?',
      text: 'Die andere Person erfährt nichts davon.',
      confirm: 'Entfernen',
      keep: 'Behalten',
    },
    shown: {
      button: 'Gemeinsamen Vergleich zurückziehen',
      title: 'Für euch beide zurückziehen?',
      text: 'Der gemeinsame Vergleich wird sofort und endgültig gelöscht, mitsamt jeder Vereinbarung dazu. Was die andere Person noch weiß oder gespeichert hat, lässt sich nicht zurückholen.',
      confirm: 'Zurückziehen',
      keep: 'Behalten',
    },
  },

  within: (hours) =>
    hours > dayHours
      ? plural(hours / dayHours, { one: '# Tag', other: '# Tage' })
      : plural(hours, { one: '# Stunde', other: '# Stunden' }),
  yourInvitation: 'Deine Einladung',
  itWorksOnce: (time) =>
    `Sie gilt nur einmal, für die erste Person, die mitmacht, und nur bis <span>${time}</span>.`,
  linkLabel: 'Der Link dazu, nur jetzt zu sehen',
  sendItNow:
    'Verschicke ihn, bevor du diese Seite verlässt. Sobald die andere Person mitmacht, kannst du in deiner Liste antworten.',
  inviteSomebodyElse: 'Noch jemanden einladen',
  inviteSomebody: 'Jemanden einladen',
  howLong: 'Wie lange habt ihr beide Zeit, Ja zu sagen?',
  linkExplained:
    'Der Link gilt einmal und für eine Person. Bis ihr beide Ja gesagt habt, erfährt sie nur eines: ob du wenige, einige, viele oder fast alle Fragen hoch bewertet hast.',
  makingLink: 'Der Link wird erstellt …',
  makeLink: 'Link erstellen',

  seen: [
    'Wie gut ihr zusammenpasst, in Worten und in Prozent',
    'Die Themen, die euch verbinden',
    `Höchstens ${maxSharedItems} Interessen, die ihr beide hoch bewertet habt`,
  ],
  unseen: [
    'Was nur einer Person von euch gefällt',
    'Was eine Person von euch als Tabu markiert hat',
    'Alle übrigen Antworten und Werte der anderen Person',
  ],
  bothOfYouWillSee: 'Das seht ihr beide',
  neitherOfYouWillSee: 'Das bleibt verborgen',
  invitationUnusable:
    'Diese Einladung lässt sich nicht verwenden. Jede gilt nur einmal und nur eine gewisse Zeit; vielleicht fehlt auch ein Teil der Adresse. Lass dir eine neue schicken.',
  needsAnswersTitle: 'Zuerst deine eigenen Antworten',
  continueSurvey: 'Fragebogen fortsetzen',
  needsFinishedSurvey: 'Ein gemeinsamer Vergleich braucht zwei fertige Fragebögen.',
  failed: 'Deine gemeinsamen Vergleiche konnten nicht geladen werden',
  overTitle: 'Dieser gemeinsame Vergleich ist beendet',
  overText:
    'Die Zeit ist abgelaufen, oder eine Person hat Nein gesagt oder den gemeinsamen Vergleich zurückgezogen. Was davon zutrifft, erfahrt ihr beide nicht.',

  intro: 'Seht zusammen, was euch verbindet, sobald ihr beide Ja gesagt habt.',
  yourReadings: 'Deine Liste',
  over: (count) => `Beendet (${count})`,
  waitingTitle: 'Du hast Ja gesagt',
  waiting: (time) =>
    `Sagt die andere Person auch Ja, erscheint euer gemeinsamer Vergleich hier für euch beide. Offen bis <span>${time}</span>.`,
  waitingExplained: 'Bis dahin erfahrt ihr beide nicht, was die andere Person getan hat.',
  invitedTitle: 'Noch macht niemand mit',
  invited: (time) =>
    `Deine Einladung gilt nur einmal und nur bis <span>${time}</span>. Der Link kann nicht noch einmal gezeigt werden.`,
  replacedTitle: 'Deine Antworten haben sich seitdem geändert',
  replaced:
    'Dieser gemeinsame Vergleich gehört zu deinen früheren Antworten. Lade die andere Person noch einmal ein.',

  loadingResult: 'Der gemeinsame Vergleich wird geladen …',
  sharedReading: 'Gemeinsamer Vergleich',
  bothWantTitle: 'Was ihr beide möchtet',
  bothWantHint: `Das habt ihr beide hoch bewertet, oder ihr habt „${tick}“ angekreuzt. Was von beidem es war, erfahrt ihr voneinander nicht.`,
  didItHelp: 'Hat euch das geholfen, miteinander zu reden?',
  didItHelpHint:
    '1 heißt „gar nicht“, 7 „sehr“. Deine Antwort kommt in deine gespendete Kopie; die andere Person sieht sie nie.',
  helpedEnds: ['gar nicht', 'sehr'],
  keptTitle: 'Für euch beide aufbewahrt',
  kept: (until) =>
    `Am ${until} wird dieser gemeinsame Vergleich mitsamt jeder Vereinbarung dazu gelöscht, oder schon vorher, sobald eine Person ihn zurückzieht.`,
  inCommon: {
    much: 'viel gemeinsam',
    some: 'etwas gemeinsam',
  },

  status: {
    deciding: (time) => `Wartet auf deine Antwort. Offen bis ${time}.`,
    shown: (day) => `Ihr habt beide Ja gesagt. Aufbewahrt bis zum ${day}.`,
    waiting: (time) => `Du hast Ja gesagt. Offen bis ${time}.`,
    invited: (time) => `Noch macht niemand mit. Offen bis ${time}.`,
    replaced: () => 'Gehört zu deinen früheren Antworten und geht deshalb nicht weiter.',
    over: () => 'Beendet.',
  },
  action: {
    deciding: 'Ansehen und entscheiden',
    shown: 'Öffnen',
    waiting: 'Ansehen',
    invited: 'Ansehen',
    replaced: 'Ansehen',
    over: null,
  },
  yourInvitationOf: (day) => `Deine Einladung vom ${day}`,
  anInvitationOf: (day) => `Eine Einladung an dich vom ${day}`,
  noneCouldAppear: 'Keine deiner Antworten kann erscheinen: Jede liegt unter 5 oder ist ein Tabu.',
  couldAppear: (count, maxSharedItems) =>
    plural(count, {
      one: `Eine deiner Antworten könnte erscheinen. Zu sehen ist nur, was auch die andere Person gewählt hat, und insgesamt sind es höchstens ${maxSharedItems} Interessen.`,
      other: `# deiner Antworten könnten erscheinen. Zu sehen ist nur, was auch die andere Person gewählt hat, und insgesamt sind es höchstens ${maxSharedItems} Interessen.`,
    }),
  breadths: {
    few: {
      name: 'wenige',
      sentence: 'Die andere Person hat wenige Fragen hoch bewertet.',
      meaning: 'Nur diese können erscheinen; vieles von dem, was du magst, bleibt ungesehen.',
    },
    some: {
      name: 'einige',
      sentence: 'Die andere Person hat einige der Fragen hoch bewertet.',
      meaning: 'Nur was ihr beide gewählt habt, kann erscheinen.',
    },
    many: {
      name: 'viele',
      sentence: 'Die andere Person hat viele der Fragen hoch bewertet.',
      meaning: 'Vieles, was du hoch bewertet hast, kann erscheinen. Sieh deine Liste durch.',
    },
    nearlyAll: {
      name: 'fast alle',
      sentence: 'Die andere Person hat fast alles hoch bewertet.',
      meaning: `Wer das tut, sieht alles, was du freigibst: bis zu ${maxSharedItems} deiner hohen Antworten. Vielleicht empfindet die andere Person wirklich so, vielleicht möchte sie auf diesem Weg herausfinden, wie du empfindest.`,
    },
  },
  differentTastes:
    'Am liebsten mögt ihr Verschiedenes. Das ist häufig und kein schlechtes Zeichen. Fragt einander, was euch neugierig macht.',
  youMeet: {
    DS: 'Euch verbindet das Führen und Folgen.',
    SM: 'Euch verbinden starke Empfindungen.',
    BOND: 'Euch verbindet Bondage.',
    EXVOY: 'Euch verbindet das Zeigen und Zuschauen.',
    FET: 'Euch verbinden Stoffe und Kleidung.',
    HUMIL: 'Euch verbindet spielerische Erniedrigung.',
    PRIMAL: 'Euch verbindet die Jagd.',
    ROLE: 'Euch verbindet die Fürsorge.',
    ENM: 'Euch verbindet die Offenheit für mehr als zwei Menschen.',
    SENS: 'Euch verbinden Berührung und Sinne.',
  },

  loading: 'Deine gemeinsamen Vergleiche werden geladen …',
  backToComparison: 'Zurück zum Vergleich',
  allSharedReadings: 'Alle gemeinsamen Vergleiche',
} satisfies Translation<typeof english>;
