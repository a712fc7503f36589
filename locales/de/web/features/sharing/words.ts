import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import { defaultLinkDays, maxChosenItems } from '../../../../../src/domain/links.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import { defaultPairHours } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/sharing/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const keepToYourself = 'Von der Person, die dir den Link geschickt hat, und nur für dich.';

const levels = {
  words: {
    name: 'In Worten',
    shows:
      'Deine Zusammenfassung und was bei dir heraussticht. Keine Zahlen, keine einzelnen Interessen.',
  },
  themes: {
    name: 'Zehn Themen',
    shows:
      'Wie hoch jedes Thema bei dir liegt, in der Fantasie und in der Praxis. Keine Zusammenfassung, keine einzelnen Interessen.',
  },
  chosen: {
    name: 'Ausgewählte Interessen',
    shows: `Bis zu ${maxChosenItems} Interessen, die du ankreuzt, und deine zehn Themen. Keine weiteren Antworten.`,
  },
};

export default {
  themesAndInterests: (count) =>
    `Zehn Themen und ${plural(count, { one: '# Interesse', other: '# Interessen' })}`,
  answersBeforeRetake: (day) => `Antworten vom ${day}, vor dem neuen Durchgang`,
  answersOf: (day) => `Antworten vom ${day}`,
  noEnd: 'Unbefristet',
  ended: (time) => `Endete am ${time}`,
  ends: (time) => `Endet am ${time}`,
  linkNotDeleted: 'Das Löschen des Links hat nicht geklappt. Bitte versuche es noch einmal.',
  deleteTitle: (title) => `„${title}“ löschen?`,
  deleting: 'Wird gelöscht …',
  deleteTheLink: 'Link löschen',
  keepIt: 'Behalten',
  deletingEnded: 'Er zeigt nichts mehr. Mit dem Löschen verschwindet er aus dieser Liste.',
  deletingExplained:
    'Er zeigt ab sofort nichts mehr. Was gesehen oder gespeichert wurde, lässt sich nicht zurückholen.',
  endTitle: 'Wann soll der Link enden?',
  saving: 'Wird gespeichert …',
  endItNow: 'Jetzt beenden',
  leaveItAsItIs: 'So lassen, wie es ist',
  endExplained:
    'Das Ende kann früher kommen, aber nicht später, und es lässt sich nicht rückgängig machen.',
  itEnds: 'Der Link endet',
  now: 'Jetzt',
  inDays: (days) => plural(days, { one: 'In # Tag', other: 'In # Tagen' }),
  linkIsReady: 'Dein Link ist fertig.',
  deleteLink: 'Löschen',
  whatItShows: 'Was der Link zeigt',
  shortenOrEnd: 'Verkürzen oder beenden',

  afterDays: (days) => plural(days, { one: 'Nach # Tag', other: 'Nach # Tagen' }),
  never: 'Nie',
  nothingTicked: 'Kreuze zuerst mindestens ein Interesse an.',
  interestsLegend: (minHighAnswer) => `Deine Antworten ab ${minHighAnswer}, ohne Tabus.`,
  tickedOfMax: (count, maxChosenItems) => `${count} von höchstens ${maxChosenItems} angekreuzt.`,
  tickLimitReached: (count) => `${count} Nimm ein Kreuz weg, um ein anderes zu setzen.`,
  nothingToName: (minHighAnswer) =>
    `Es gibt nichts zu nennen: Von Tabus abgesehen, ist keine deiner Antworten ${minHighAnswer} oder höher. <a>Deine Antworten und Tabus</a>`,
  ofLabel: (ticked, count) => `${ticked} von ${count}`,
  ticked: 'angekreuzt',
  makingLink: 'Link wird erstellt …',
  makeLink: 'Link erstellen',
  whenItEnds: 'Wann der Link endet',
  label: 'Eigene Bezeichnung (freiwillig)',
  labelHint: 'Nur du siehst sie. Besser ein Ort als ein Name: „Hinge, November“.',

  fromAnswers: (day) => `Aus Antworten vom ${day}.`,
  theSummary: 'Die Zusammenfassung',
  standsOut: (name) => `Was bei dieser Person heraussticht: <span>${name}</span>.`,
  interestsTitle: 'Selbst ausgewählte Interessen',
  previewExplained: 'Mehr zeigt der Link nicht.',
  coverTitle: 'Jemand möchte dir etwas Persönliches zeigen',
  opening: 'Wird geöffnet …',
  show: 'Ansehen',
  coverText:
    'Es geht um Intimität und sexuelle Vorlieben. Bitte behalte es für dich, und sieh es dir nur an, wenn du mindestens 18 bist.',
  senderNotTold:
    'Die andere Person erfährt weder, dass du ihn geöffnet hast, noch etwas über dich.',
  goneTitle: 'Dieser Link zeigt nichts mehr',
  goneText:
    'Er ist abgelaufen oder wurde zurückgezogen, oder es fehlt ein Teil seiner Adresse. Lass dir einen neuen schicken.',
  failedTitle: 'Der Link ließ sich gerade nicht öffnen',
  wayOn: {
    newcomer: {
      title: 'Und du?',
      text: 'Beantworte dieselben Fragen. Deine Antworten siehst nur du.',
      primary: 'Mehr über dich selbst erfahren',
      secondary: 'Anmelden',
    },
    finished: {
      title: 'Was verbindet euch?',
      text: 'Zu sehen gibt es erst etwas, wenn ihr beide Ja sagt, und genannt wird nur, was ihr gemeinsam habt.',
      primary: 'Gemeinsamen Vergleich beginnen',
      secondary: 'Mein Profil ansehen',
    },
  },
  opened: {
    words: {
      title: 'Ein Profil in Worten',
      intro:
        'Von der Person, die dir den Link geschickt hat. Wo „du“ steht, ist sie selbst gemeint.',
    },
    themes: { title: 'Ein Profil in zehn Themen', intro: keepToYourself },
    chosen: { title: 'Interessen und zehn Themen', intro: keepToYourself },
  },
  ownLinkNote: 'Dein eigener Link, wie andere ihn sehen. Dein Besuch zählt nicht mit.',

  levels,

  noLinksYet: 'Noch keine Links',
  failed: 'Deine Links konnten nicht geladen werden',
  loading: 'Deine Links werden geladen …',
  linkDeleted: 'Der Link ist gelöscht.',
  intro:
    'Jeder zeigt einen Teil deines Profils. Du siehst, wie oft er geöffnet wurde, aber nie, von wem.',
  afterRetake: 'Einen neuen Link kannst du erstellen, sobald der Fragebogen ausgefüllt ist.',
  limitReached: (maxLinks) =>
    `Du hast ${maxLinks} Links, und mehr gehen nicht. Beende oder lösche zuerst einen.`,
  newLink: 'Neuer Link',
  allLinks: 'Alle Links',

  scoresTitle: (count, acronym) => `${acronym}-Werte in ${count} Themen (Skala von 0 bis 100)`,
  scoresCaption: 'Fantasie und Praxis von 0 bis 100, in Fünferschritten',
  dimension: 'Thema',
  fantasy: 'Fantasie',
  activity: 'Praxis',
  fetchingPreview: 'Vorschau wird geladen …',
  shareCode: (shareCode) => `Freigabecode: ${shareCode}`,
  someoneWants: 'Jemand möchte wissen, was euch verbindet.',
  wantToCompare: 'Möchtest du eure Profile vergleichen?',
  wantToCompareText:
    'Zuerst deine eigenen Antworten; die siehst nur du. Die andere Person sieht keinen Vergleich, es sei denn, du schickst ihr einen Link.',
  loginToCompare: 'Anmelden und vergleichen',
  notFound: 'Profil nicht gefunden oder Freigabecode ungültig',
  goToHome: 'Zur Startseite',
  codesExplained:
    'Freigabecodes bestehen aus 10 bis 20 Buchstaben und Ziffern. Die Person, der ein Code gehört, kann ihn abschalten.',
  compareWithMyProfile: 'Mit meinem Profil vergleichen',
  viewMyProfile: 'Mein Profil ansehen',
  createYourProfile: 'Eigenes Profil erstellen',
  loadingProfile: 'Profil wird geladen …',

  compareProfiles: 'Profile vergleichen',
  codeOrLink: 'Code oder Link einer anderen Person',
  codeOrLinkHint: 'Freigabecode oder Profiladresse',
  myCode: 'Mein Code:',
  saveYourCode: 'Sichere deinen Code: Er ist der einzige Weg zurück',
  copyCode: 'Code kopieren',
  sendYourLink: 'Deinen Link senden',
  neverThisPage: 'Dein Link zeigt zehn Balken. Nie diese Seite.',
  barsAndHeadline: 'Dein Link zeigt zehn Balken und deine Überschrift. Nie diese Seite.',
  noLoginCodeHere:
    'Dieser Browser hat deinen Anmeldecode nicht, und wir können ihn nicht nachschlagen.',
  loginCodeHint: 'Damit meldest du dich überall an. Behalte ihn für dich.',
  qrCodeAlt: (link) => `QR-Code für ${link}`,
  shareYourProfile: 'Dein Profil teilen',
  qrCode: 'QR-Code',

  wayNames: {
    compare: 'Mit mir vergleichen',
    both: 'Nur wenn wir beide Ja sagen',
    words: 'In Worten',
    picture: 'Ein Bild',
  },
  ways: {
    both: `Der Link funktioniert einmal, innerhalb von ${defaultPairHours} Stunden.`,
    words: `${levels.words.shows} Der Link endet nach ${defaultLinkDays} Tagen.`,
    picture: 'Quadratisch, für eine Dating-App oder eine Nachricht. Du entscheidest, was es zeigt.',
  },
  whatLinkShows: {
    fit: 'Der Link zeigt deine zehn Themen. Beim Vergleichen kommen dazu: wie gut ihr zusammenpasst und bei manchen Themen deine Seite. Kein Interesse wird genannt.',
    few: `Der Link zeigt deine zehn Themen. Beim Vergleichen kommen dazu: wie gut ihr zusammenpasst, bei manchen Themen deine Seite und höchstens ${maxNamedItems} gemeinsame Interessen.`,
    all: 'Der Link zeigt deine zehn Themen. Beim Vergleichen kommen dazu: wie gut ihr zusammenpasst, bei manchen Themen deine Seite und alle Interessen, die ihr beide hoch bewertet habt.',
  },
  whatToShare: 'Was du teilen möchtest',
  showLine: 'Auch meine Überschrift dort zeigen',
  lineShown: (line) => `„${line}“ Nichts von deinem klarsten Ja oder Nein.`,
  sendLink: 'Link senden',
  thenDecide:
    'Sobald die andere Person mitmacht, sagst du unter <a>Gemeinsame Vergleiche</a> Ja oder Nein.',
  makePicture: 'Bild erstellen',
  more: 'Mehr',
  otherWays: 'Anders teilen',
  sharingSettings: 'Einstellungen der Freigabe',
  qrHint: 'Wer ihn scannt oder fotografiert, hat den Link.',
} satisfies Translation<typeof english>;
