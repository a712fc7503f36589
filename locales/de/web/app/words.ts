import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/app/words.ts';

export default {
  somethingWentWrong: 'Etwas ist schiefgegangen',
  pageNotShown: 'Deine Antworten sind sicher: Jede wurde gespeichert, als du sie gegeben hast.',
  oneMoment: 'Einen Moment',
  signedOut: 'Abgemeldet',
  signInFirst: 'Bitte zuerst anmelden',
  confirm: 'Bestätigen',
  questions: 'Fragen',
  edit: 'Bearbeiten',
  myAnswers: 'Meine Antworten',
  myResults: 'Meine Ergebnisse',
  links: 'Links',
  aProfile: 'Ein Profil',
  console: 'Konsole',
  twoProfiles: 'Zwei Profile',
  together: 'Gemeinsam',
  pageNotFound: 'Seite nicht gefunden',
  takingYouBack: 'Es geht zurück zur Startseite',
  checkingAuthentication: 'Deine Anmeldung wird geprüft',
  /** In the head of each page; a chat program shows it of a link. */
  privatePage: 'Eine private Seite. Ihr Inhalt wird hier nicht gezeigt.',
  cardAlt: 'Ein Kreis mit einem kleinen Punkt darauf',
  needsJavaScript:
    'Diese Seite braucht JavaScript, das in deinem Browser ausgeschaltet ist. Cookies setzt die Website keine: Ein eigenes Programm in deinem Browser hält dich angemeldet, speichert jede Antwort und zeichnet die Diagramme.',
  footer:
    'Nur für Erwachsene (ab 18). Es geht um Interessen: keine Diagnose, kein Rat und keine Verpflichtung.',
  aboutThisSite: 'Über diese Seite',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',
  accessibility: 'Barrierefreiheit',
  thisPage: 'Diese Seite',
  skipToContent: 'Zum Inhalt springen',
} satisfies Translation<typeof english>;
