import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/demo/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  starting: 'Ein Fragebogen wird begonnen …',
  answeringCore: (setACount) => `Die ${setACount} Kernfragen werden zufällig beantwortet …`,
  answeringPersonalised: (count) =>
    `Die ${count} persönlichen Fragen werden zufällig beantwortet …`,
  title: 'Zufallsprofil erstellen',
  randomExplained:
    'Ein echtes Profil aus 48 + 15 Antworten, alle rein zufällig. Es geht in keine Statistik ein.',
  randomFailed: 'Das Zufallsprofil konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  generated: 'Das Zufallsprofil ist fertig!',
  errorOccurred: 'Ein Fehler ist aufgetreten',
  ofAnswers: (answered, total) => `${answered} von ${total} Antworten`,
  randomAnswers: 'Zufällige Antworten',
  continueOwnSurvey: 'Mit meinem Fragebogen weitermachen',
  answerRest: 'Den Rest zufällig beantworten',
  answeredYourself: (answered) =>
    `${plural(answered, { one: 'Du hast # Frage selbst beantwortet.', other: 'Du hast # Fragen selbst beantwortet.' })} Zufällige Antworten auf den Rest lassen sich nicht zurücknehmen, und das Profil sagt dann nichts über dich.`,
  keepMyProfile: 'Mein Profil behalten',
  freshAccount: 'Neues Konto verwenden',
  hasProfile:
    'Du hast schon ein Profil. Für ein zufälliges braucht es ein neues Konto; zurück zu deinem führt dein Anmeldecode.',
  noLoginCodeHere:
    'Dieser Browser hat deinen Anmeldecode nicht: Stell sicher, dass du ihn hast. In deinem Profil kannst du einen neuen erstellen.',
  completingSetA: 'Die Kernfragen werden abgeschlossen …',
} satisfies Translation<typeof english>;
