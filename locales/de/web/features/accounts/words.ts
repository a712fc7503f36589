import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/accounts/words.ts';

/** The same as in platform/words.ts. */
const didNotWork = 'Das hat nicht geklappt. Bitte versuche es noch einmal.';
const mailedCode = 'Code aus der E-Mail';

export default {
  failures: {
    renew: 'Der Link konnte nicht erneuert werden. Der alte gilt weiter.',
    'switch-on': didNotWork,
    'switch-off': 'Die Freigabe konnte nicht ausgeschaltet werden. Bitte versuche es noch einmal.',
    'new-code': 'Es wurde kein neuer Anmeldecode erstellt. Der alte gilt weiter.',
    'end-session': didNotWork,
    export: didNotWork,
    retake: 'Der Fragebogen konnte nicht neu begonnen werden. Dein Profil bleibt.',
    delete: 'Das Konto konnte nicht gelöscht werden',
  },
  confirmations: {
    renew: 'Link erneuern? Der Link, den du schon verschickt hast, gilt dann endgültig nicht mehr.',
    delete:
      'Konto löschen? Alle Daten, auch deine Antworten und dein Profil, werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
    retake:
      'Fragebogen noch einmal ausfüllen? Dein Profil bleibt, bis die neuen Antworten vollständig sind.',
    'new-code':
      'Neuen Anmeldecode erstellen? Der alte gilt dann nicht mehr, und alle anderen Browser werden abgemeldet. Was du angekreuzt hast, wird entfernt.',
  },

  shareLinkRenewed: 'Dein Profil hat einen neuen Link.',
  sharingIsOn: 'Die Freigabe ist eingeschaltet.',
  sharingSwitchedOff: 'Dein Link gilt nicht mehr.',
  saveNewLoginCode:
    'Das ist dein neuer Anmeldecode. Sichere ihn jetzt: Wir können ihn kein zweites Mal zeigen.',
  browserSignedOut: 'Der andere Browser ist abgemeldet.',
  userDataDeleted: 'Deine Daten sind gelöscht',
  everythingErased:
    'Alles ist gelöscht: Antworten, Profil, Code. Verschickte Links öffnen sich nicht mehr.',
  dataFileName: 'meine-daten.json',
  dataIsInFile: 'Deine Daten liegen in der Datei meine-daten.json.',

  details: {
    fit: {
      label: 'Nur, wie gut wir zusammenpassen',
      hint: 'Die Stufe, die Prozentzahl und die Themen; manche davon verraten deine Seite. Einzelne Interessen werden nicht genannt.',
    },
    few: {
      label: 'Ein paar gemeinsame Interessen',
      hint: `Höchstens ${maxNamedItems} deiner Interessen, für alle dieselben. Genannt werden sie nur denen, die sie auch hoch bewertet haben.`,
    },
    all: {
      label: 'Alles, was wir gemeinsam haben',
      hint: 'Wer alles hoch bewertet, bekäme alle deine hohen Antworten zu sehen. Nur für Menschen, denen du vertraust.',
    },
  },
  legend: 'Was Menschen mit meinem Link beim Vergleichen sehen dürfen',
  changesApplyNext:
    'Eine Änderung gilt ab dem nächsten Vergleich; gesehen ist gesehen. Tabus werden nie genannt.',
  byDefault: (label) => `${label} (voreingestellt)`,

  confirmYourAddress: 'Bestätige deine Adresse',
  typeCodeThere:
    'Gib den Code aus der Nachricht auf der Seite ein, auf der du die Adresse eingetragen hast. Hast du keine eingetragen, kannst du die Nachricht ignorieren.',
  notConfirmed:
    'Die Adresse konnte nicht bestätigt werden. Der Code gilt weiter: Versuche es noch einmal.',
  mailedCode,
  confirming: 'Wird bestätigt …',
  confirmMyAddress: 'Meine Adresse bestätigen',
  addressIsConfirmed: 'Deine Adresse ist bestätigt. Du kannst dich jetzt damit anmelden.',

  wholeAddressNeeded: 'Bitte gib eine vollständige E-Mail-Adresse ein, oder lass das Feld leer.',
  wholeAgeNeeded: (min, max) =>
    `Bitte gib dein Alter in ganzen Jahren an, von ${min} bis ${max}, oder lass das Feld leer.`,
  failedToUpdateProfile: 'Deine Angaben konnten nicht gespeichert werden',
  removed: 'Entfernt.',
  noChangesToSave: 'Es gibt nichts zu speichern',
  preferNotToSay: 'Keine Angabe',
  emailOptional: 'E-Mail-Adresse (freiwillig)',
  howAddressIsStored: 'Wie die E-Mail-Adresse gespeichert wird',
  addressIsObfuscated:
    'Damit kannst du dich anmelden. Gespeichert wird sie nur unumkehrbar verschleiert: Wir können sie wiedererkennen, aber nicht lesen.',
  operatorCouldOpen:
    'Mit einer Adresse könnte auch die Person, die diese Seite betreibt, deine Antworten öffnen. Ohne Adresse kann das nur dein Code.',
  ageOptional: 'Alter (freiwillig)',
  ageStaysHere: 'Gesendet und gespeichert wird nur die Altersgruppe, etwa 25 bis 34.',
  genderOptional: 'Geschlecht (freiwillig)',
  saving: 'Wird gespeichert …',
  saveChanges: 'Änderungen speichern',
  addressConfirmed: 'E-Mail-Adresse, bestätigt',
  addressUnconfirmed: 'E-Mail-Adresse, noch nicht bestätigt',
  age: (ageRange) => `Alter: ${ageRange}`,
  genderIs: (gender) => `Geschlecht: ${gender}`,
  storedNow: 'Zurzeit gespeichert',
  removeEntry: (text) => `Entfernen: ${text}`,
  remove: 'Entfernen',
  profileInformation: 'Angaben zu dir',
  allIsOptional: 'Alles freiwillig. Nichts davon erscheint öffentlich oder in einem Vergleich.',
  codeWasMailed:
    'Wir haben einen achtstelligen Code an die Adresse geschickt, die du eingetragen hast. Er gilt 10 Minuten.',
  genders: {
    male: 'männlich',
    female: 'weiblich',
    'non-binary': 'nichtbinär',
    other: 'anderes',
  },

  fieldIsEmpty: 'Dieses Feld ist leer. Bitte fülle es aus, oder wähle „Abbrechen“.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warte eine Minute.',
  proofSteps: {
    secret: {
      explanation: 'Wir fragen nach, falls jemand anders diese Seite offen vorgefunden hat.',
      label: 'Anmeldecode oder Passwort',
      action: 'Weiter',
    },
    address: {
      explanation: 'Gib die E-Mail-Adresse dieses Kontos ein. Dann schicken wir dir einen Code.',
      label: 'Deine E-Mail-Adresse',
      action: 'Code anfordern',
    },
    'mailed-code': {
      explanation:
        'Wenn das die Adresse dieses Kontos ist, ist ein achtstelliger Code unterwegs. Er gilt 10 Minuten.',
      label: mailedCode,
      action: 'Weiter',
    },
  },
  isItYou: 'Bist du es?',
  mailCodeInstead: 'Stattdessen Code per E-Mail',

  whatShareLinkShows: 'Andere sehen deine zehn Themen und können vergleichen.',
  renewLink: 'Link erneuern',
  switchSharingOff: 'Freigabe ausschalten',
  loginCodeExplained: 'Nur du hast ihn. Wir können ihn nirgends nachschlagen.',
  closeOtherWays: 'Falls jemand anders dieses Konto benutzt haben könnte, außerdem:',
  removeAddress: 'Meine E-Mail-Adresse entfernen',
  removePassword: 'Mein Passwort entfernen',
  removeLinks: 'Meine eigenen Links entfernen',
  removePasskeys: 'Meine Passkeys entfernen',
  signBrowserOut: 'Den anderen Browser abmelden?',
  signOutAndCreate: 'Abmelden und neuen Code erstellen',
  onlySignOut: 'Nur abmelden',
  signedInSince: (day) =>
    `Angemeldet seit dem ${day}. Hat der Browser deinen Anmeldecode gespeichert, meldet er sich wieder an, sobald jemand diese Website dort öffnet.`,
  newCodePrevents:
    'Ein neuer Anmeldecode verhindert das und meldet alle anderen Browser ab. Du musst ihn dir sichern.',
  sessionsTitle: 'Wo du angemeldet bist',
  sessionsExplained: 'Nach 30 Tagen wird ein Browser abgemeldet.',
  since: (day) => `Seit dem ${day}`,
  thisBrowser: '· dieser Browser',
  signItOut: 'Abmelden',
  goToLogin: 'Zur Anmeldung',
  groups: { you: 'Du', sharing: 'Freigabe', account: 'Konto' },
  yourData: 'Deine Daten',
  dataExplained:
    'Was zu diesem Konto an Worten und Zahlen gespeichert ist, in einer einzigen lesbaren Datei.',
  downloadMyData: 'Meine Daten herunterladen',
  retakeExplained:
    'Höchstens dreimal in 30 Tagen. Das alte Profil bleibt erhalten, nur für dich, und zeigt, <a>wie du dich verändert hast</a>.',
  deleteEverything: 'Alles löschen',
  deleteExplained:
    'Deine Antworten, dein Profil, deine Codes und Sitzungen werden sofort und endgültig gelöscht.',
  deleteMyAccount: 'Mein Konto löschen',

  signInCodeIsOnItsWay:
    'Wenn zu dieser Adresse ein Konto gehört, ist ein achtstelliger Code unterwegs. Er gilt 10 Minuten.',
  mailedCodeOrPassword: 'Code aus der E-Mail oder dein Passwort',
  signingIn: 'Anmeldung läuft …',
  signInButton: 'Anmelden',
  anotherCodeOrAddress: 'Anderen Code oder andere Adresse verwenden',
  loginCodeNeeded: 'Bitte gib deinen Anmeldecode oder deine E-Mail-Adresse ein',
  invalidLogin:
    'Dieser Anmeldecode oder diese E-Mail-Adresse stimmt nicht. Bitte prüfe die Eingabe und versuche es noch einmal.',
  welcomeBack: 'Schön, dass du wieder da bist',
  arrivalWaits: 'Was dich hergeführt hat, wartet in deinem Profil.',
  loginCodeOrEmailAddress: 'Anmeldecode oder E-Mail-Adresse',
  codeHint:
    'Sechs Gruppen zu vier Zeichen. Großschreibung, Leerzeichen und Bindestriche spielen keine Rolle.',
  noAccount: 'Noch kein Konto? Hier anlegen',
  sessionExpired: 'Sitzung abgelaufen',
  logBackIn: 'Wieder anmelden',
  returnToHome: 'Zur Startseite',
  progressIsSaved: 'Dein Stand ist gespeichert. Melde dich mit deinem Anmeldecode wieder an.',
  accessDenied: 'Kein Zugang',
  createAccount: 'Konto anlegen',
  surveyNotLoaded:
    'Der Fragebogen konnte nicht geladen werden. Das liegt am Server oder an der Verbindung, nicht an dir. Deine Antworten sind sicher.',
  needToBeAuthenticated: (acronym) =>
    `Um den ${acronym}-Fragebogen auszufüllen, musst du angemeldet sein.`,
  stayingHere: 'Du bleibst hier, bis du dich entscheidest.',
  goingToMainPage: 'In 10 Sekunden geht es zur Startseite.',
} satisfies Translation<typeof english>;
