import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/platform/words.ts';

export default {
  serverProblem:
    'Der Server hat gerade ein Problem. Es ist nichts verloren gegangen: Versuche es gleich noch einmal.',
  tooManyRequests:
    'Gerade kamen zu viele Anfragen aus deinem Netz. Es ist nichts verloren gegangen: Versuche es in einer Minute noch einmal.',
  startFailed: 'Es wurde kein Konto erstellt.',
  didNotWork: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  notLoaded: 'Diese Seite wurde nicht geladen.',
  nothingLost: 'Es ist nichts verloren gegangen.',
  sendNumber: 'Klappt es immer noch nicht? Dann schick uns diese Nummer:',
  offline:
    'Keine Verbindung zum Server. Es ist nichts verloren gegangen: Versuche es noch einmal, sobald du online bist.',

  linkShared: 'Jemand hat einen Teil des eigenen Profils mit dir geteilt.',

  linkKept: 'Der Link bleibt hier für dich aufgehoben.',
  codePurpose:
    'Jemand möchte wissen, was euch verbindet. Beantworte zuerst selbst die Fragen, dann kannst du vergleichen.',
  invitationPurpose:
    'Jemand möchte sehen, was ihr gemeinsam habt. Beantworte zuerst selbst die Fragen, dann entscheidet ihr beide.',
  openLink: 'Das geteilte Profil noch einmal ansehen',
  profileWaits: 'Jetzt kannst du sehen, was euch verbindet.',
  compareNow: 'Mit dem Profil vergleichen, das dich hergeführt hat',
  invitationWaits: 'Jemand hat dich zu einem gemeinsamen Vergleich eingeladen.',
  openInvitation: 'Zum gemeinsamen Vergleich',
  studyPurpose:
    'Du nimmst an einer Studie teil. Füll zuerst den Fragebogen aus und komm dann zur Studie zurück.',
  studyHasCopy:
    'Die Studie hat ihre Kopie deiner Antworten. Was sie dir zum Schluss sagt, steht dort.',
  openStudy: 'Zurück zur Studie',
  label: 'Was dich hergeführt hat',
  notNow: 'Nein, danke',
  afterRetake:
    'Deine Einladung bleibt für dich aufgehoben. Sobald du den Fragebogen noch einmal ausgefüllt hast, geht es weiter.',

  myProfile: 'Mein Profil',
  leaveHint: 'Öffnet sofort eine neutrale Seite. Der Verlauf deines Browsers bleibt bestehen.',
  leave: 'Verlassen',
  close: 'Schließen',

  sharedDevice: 'Dieses Gerät nutzen auch andere',
  sharedDeviceHint:
    'In diesem Browser bleibt nichts gespeichert, und wenn du den Tab schließt, bist du abgemeldet.',
  answersNotLoaded:
    'Deine Antworten konnten nicht geladen werden. Sieh nach, ob du online bist, und öffne diesen Teil dann noch einmal.',
  loadingAnswers: 'Deine Antworten werden geladen …',
  tryAgain: 'Noch einmal versuchen',
  backToProfile: 'Zurück zum Profil',
  takeSurvey: 'Fragebogen beginnen',
  afterBothStages: 'Diese Seite öffnet sich, sobald beide Teile des Fragebogens beantwortet sind.',
  notLoggedIn: 'Nicht angemeldet',
  enterLoginCode: 'Anmeldecode eingeben',
  sessionEnded: 'Mit deinem Anmeldecode kommst du zurück, es sei denn, das Konto wurde gelöscht.',
  login: 'Anmelden',
  stayOnThisPage: 'Auf dieser Seite bleiben',
  sharedReadings: 'Gemeinsame Vergleiche',
  switchSharingOn: 'Freigabe einschalten',
  retakeTheSurvey: 'Fragebogen noch einmal ausfüllen',
  sharingIsOff: 'Die Freigabe ist ausgeschaltet.',
  yourLinks: 'Deine Links',
  newLoginCode: 'Neuen Anmeldecode erstellen',
  notAuthenticated: 'Nicht angemeldet',
  editProfile: 'Profil bearbeiten',
  takeTheSurvey: 'Fragebogen beginnen',
  signIn: 'Anmelden',
  redirecting: 'Weiterleitung …',
  methodology: 'Methodik',
  privacy: 'Datenschutz',
  help: 'Hilfe',
  yourLoginCode: 'Dein Anmeldecode',

  keptFile: 'Gesicherte Datei',
  passphrase: 'Passphrase',
  chooseFile: 'Bitte wähle zuerst die Datei aus.',
  notKept: 'In dieser Datei sind keine gesicherten Antworten.',
  wrongPassphrase: 'Diese Passphrase öffnet die Datei nicht.',
  damaged: 'Diese Datei ist beschädigt. Versuch es mit einer anderen Kopie.',
  otherEdition:
    'Diese Datei stammt aus einer anderen Ausgabe und öffnet sich nur mit der Seite, die sie gespeichert hat.',
} satisfies Translation<typeof english>;
