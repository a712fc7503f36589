import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/landing/words.ts';

const tagline =
  'Finde heraus, was du dir in intimen Momenten wünschst und was dich mit deinem Gegenüber verbindet.';

const names = {
  DS: 'Führen und Folgen',
  PRIMAL: 'Die Jagd',
  SENS: 'Berührung und Sinne',
  EXVOY: 'Zeigen und Zuschauen',
};

export default {
  badge: 'Wissenschaftlich fundiert • Deine Privatsphäre geht vor',
  /** The product's acronym stands between these two. */
  discoverYour: 'Entdecke mit',
  profile: 'dein Profil',
  tagline,
  /** In the head of the page, for search engines. */
  description: `Für Erwachsene (ab 18). ${tagline}`,
  startYourAssessment: 'Zum Fragebogen',
  startAssessment: 'Jetzt zum Fragebogen',
  creatingAccount: 'Konto wird angelegt …',
  takeYourTime: 'Lass dir Zeit. Nur du siehst deine Antworten.',
  adultsOnly: 'Nur für Erwachsene (ab 18)',
  alreadyTaken: 'Schon ausgefüllt? Hier anmelden',

  onDevice: 'Oder antworte nur auf diesem Gerät: Nichts wird gesendet.',
  tryOne: 'Probier eine Frage aus',
  /** Question A04 of the bank. */
  sampleQuestion: 'Zu zweit mit einem Eiswürfel auf warmer Haut spielen.',
  sampleHint: 'Einmal tippen, wie bei jeder Frage. Diese hier wird nicht gespeichert.',
  names,
  sampleCounted: (value) => `Thema: ${names.SENS}. Deine ${value} wird nicht gespeichert.`,

  whatYouGet: 'Was du bekommst',
  inventedExample: 'ein erfundenes Beispiel',
  exampleLine: 'Führt gern · mag langsame Berührung · wird gern gejagt',
  chartLabel: 'Ein Diagramm mit zehn Themen, drei davon stark ausgeprägt',
  whereYouMeet: 'Was euch verbindet',
  meetings: [
    ['Ihr beide', [[names.SENS, 'Es reizt euch beide.']]],
    [
      'Geben und Nehmen',
      [
        [names.DS, 'Du führst, dein Gegenüber folgt.'],
        [names.PRIMAL, 'Du wirst gefangen, dein Gegenüber jagt.'],
      ],
    ],
    ['Danach fragen', [[names.EXVOY, 'Du würdest lieber zuschauen. Dein Gegenüber auch.']]],
  ],

  benefits: [
    [
      'Anonym und privat',
      'Kein Name, keine Nummer, keine E-Mail-Adresse. Dein Konto ist ein Code, den nur du hast, und mit einem Schritt ist alles gelöscht.',
    ],
    ['Profile zum Vergleichen', 'Seht, was euch verbindet und was ihr einander geben könntet.'],
    [
      'Bilder zum Teilen',
      'Quadratische Bilder für Dating-Apps und soziale Medien. Sie entstehen auf deinem Gerät, und du bestimmst, was sie zeigen.',
    ],
  ],

  howItWorks: 'So funktioniert es',
  takeAssessment: 'Fragebogen ausfüllen',
  takeAssessmentText:
    '48 Kernfragen, dann 15 bis 25, die für dich ausgewählt werden. Einmal tippen pro Frage, und jede Antwort ist sofort gespeichert.',
  getYourProfile: 'Profil ansehen',
  getYourProfileText:
    'Diagramme zu zehn Themen und sechs Polaritäten, dazu eine Zusammenfassung in klaren Worten.',
  aiInsights: 'Wenn du zustimmst, auch persönliche Einblicke, die eine KI schreibt.',
  compareAndShare: 'Vergleichen und teilen',
  compareAndShareText:
    'Mit einem Menschen oder mit vielen, über einen Code, den du jederzeit zurücknehmen kannst.',

  readyWhenYouAre: 'Wann immer du so weit bist.',

  loading: 'Wird geladen …',
  takingLong: 'Das dauert gerade etwas. Wenn nichts passiert, lade bitte die Seite neu.',
  partMissing: 'Ein Teil dieser Seite wurde nicht geladen. Bitte lade sie neu.',

  needsJavaScript:
    'Die Fragen und die Profile brauchen JavaScript, das in deinem Browser ausgeschaltet ist. „Verlassen“, ganz oben, funktioniert auch so. Diese Website setzt keine Cookies.',
} satisfies Translation<typeof english>;
