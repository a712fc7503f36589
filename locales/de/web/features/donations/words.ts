import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/donations/words.ts';

export default {
  title: 'Eine Kopie deiner Antworten spenden',
  why: 'Die Auswertung beruht bisher auf simulierten Personen. Antworten echter Menschen machen sie für alle besser.',
  donate: 'Eine Kopie meiner Antworten spenden',
  addDetails: 'Meine Altersgruppe und mein Geschlecht hinzufügen',
  isOff: 'Es wird nichts kopiert.',
  isStored: (day) => `Eingeschaltet seit dem ${day}. Eine Kopie ist gespeichert.`,
  comesLater: (day) =>
    `Eingeschaltet seit dem ${day}. Die Kopie entsteht, wenn du den Fragebogen abschließt.`,
  copied:
    'Was kopiert wird: deine Antworten, die Sprachen, in denen du sie gegeben hast, die Fassung der Fragen und die Woche; Altersgruppe und Geschlecht nur, wenn du sie hinzufügst; was du zu einem gemeinsamen Vergleich sagst, zusammen mit dessen Stufe. Kein Konto, kein Tag, keine Reihenfolge der Antworten. Füllst du den Fragebogen noch einmal aus, ersetzt das die Kopie.',
  readers:
    'Wer sie lesen kann: nur, wer diese Seite betreibt, und nur, um die Auswertung zu kalibrieren. Der Schlüssel dafür liegt getrennt von diesem Server und seinen Sicherungskopien.',
  withdrawal:
    'Wenn du es dir anders überlegst: Schalte es aus, dann wird die Kopie sofort gelöscht. Was schon daraus berechnet ist, bleibt.',
  limits:
    'Was bleibt: Löschst du dein Konto, wird die Kopie mitgelöscht. Verschwindet das Konto nach 24 Monaten, in denen es niemand genutzt hat, bleibt sie, denn niemand kann sagen, welche deine ist. Wer diesen Schlüssel hat, könnte deine Kopie an einem Profil erkennen, das du teilst, oder auf einer kleinen Website anhand mehrerer Sicherungskopien.',
  columnByColumn: '<a>Die Datenschutzseite</a> nennt jede Spalte.',
  notLoaded: 'Deine Wahl konnte nicht geladen werden. Bitte öffne diese Seite noch einmal.',
  studyHeading: 'An einer Studie teilnehmen',
  responsible: (names) => `Verantwortlich: ${names}`,
  ethics: (number) => `Ethikvotum: ${number}`,
  lastDay: (day) => `Letzter Tag: ${day}`,
  sheetTitle: 'Was die Forschenden sagen',
  siteTitle: 'Was diese Website tut',
  whatIsGiven:
    'Wenn du den Fragebogen hier abschließt, bekommt die Studie eine Kopie deiner Antworten, die nur die oben Genannten öffnen können. Sie enthält die Antworten, die Sprachen, in denen du sie gegeben hast, die Fassung der Fragen und die Woche. Kein Konto, kein Tag, keine Reihenfolge der Antworten. Nach dem letzten Tag wird sie gelöscht, wenn du hier eine Antwort oder Angabe änderst.',
  retakeReplaces: 'Bis zum letzten Tag ersetzt ein neuer Durchgang des Fragebogens die Kopie.',
  asksTwice: (days) =>
    `Die Studie hätte deine Antworten gern zweimal, wenn du magst. Füllst du den Fragebogen mindestens ${days} Tage später noch einmal aus, ab dem Tag, den diese Seite dann nennt, kommen die neuen Antworten zur Kopie dazu, und die Zahl der Tage dazwischen. Ein früherer Durchgang wird nicht kopiert.`,
  detailsToo:
    'Die Kopie enthält auch deine Altersgruppe und dein Geschlecht, wenn du sie unter „Profil bearbeiten“ angibst. Das ist freiwillig.',
  addDetailsFirst:
    'Die Studie hätte gern auch deine Altersgruppe und dein Geschlecht. Wenn du magst, <a>gib sie unter „Profil bearbeiten“ an</a>.',
  questionsToo:
    'Nach dem Fragebogen stellen die Forschenden noch eigene Fragen. Die Kopie enthält auch deine Antworten darauf. Hier liegen sie verschlüsselt bei deinem Konto, bis du die Studie verlässt. Die Kopie entsteht, sobald du sie abgeschickt hast, auch wenn du alle offen lässt.',
  accountMade:
    'Zum Antworten bekommst du hier ein Konto ohne Namen und Adresse, mit einem Anmeldecode. Es zeigt dir auch dein Profil, das die Studie nicht bekommt. Der Fragebogen fragt nach einer eigenen Einwilligung.',
  mayPass: 'Jede Frage lässt sich mit „Möchte ich nicht sagen“ auslassen.',
  mayLeave:
    'Du kannst die Studie jederzeit verlassen, auf dieser Seite oder unter „Profil bearbeiten“. Dann wird die Kopie sofort gelöscht, ebenso wenn du dein Konto löschst. Nach dem letzten Tag bekommen die Forschenden die Kopien. Was sie dann haben und daraus berechnen, bleibt bei ihnen. Verschwindet das Konto nach 24 Monaten ohne Besuch, bleibt die Kopie, denn niemand weiß, welche deine ist. Wer den Schlüssel der Forschenden hat, könnte deine Kopie an einem Profil erkennen, das du teilst, oder auf einer kleinen Website anhand mehrerer Sicherungskopien.',
  finishedAlready:
    'Du hast den Fragebogen schon abgeschlossen; die Kopie entsteht also, sobald du teilnimmst.',
  consentTitle: 'Deine Einwilligung',
  consentToStudy:
    'Ich bin mindestens 18 Jahre alt, habe das alles gelesen und willige ein, so teilzunehmen, wie es hier steht.',
  tickConsent: 'Bitte lies das und setz zuerst das Häkchen.',
  takePart: 'Teilnehmen',
  isFull: 'Diese Studie hat schon genug Teilnehmende. Danke für dein Interesse.',
  hasEnded: 'Diese Studie ist zu Ende. Danke für dein Interesse.',
  otherLanguage: 'Diese Studie fragt in einer anderen Sprache:',
  unknownTitle: 'Hier gibt es keine Studie',
  unknownText:
    'Diese Adresse führt zu keiner Studie. Bitte kopiere die ganze Adresse oder frag die Leute, von denen du sie hast.',
  toHome: 'Zur Startseite',
  studyNotLoaded: 'Die Studie konnte nicht geladen werden',
  joinedTitle: 'Du nimmst an dieser Studie teil',
  joinedSince: (day) => `Du nimmst seit dem ${day} teil.`,
  finishFirst: 'Schließ als Nächstes den Fragebogen ab. Komm dann hierher zurück.',
  goToSurvey: 'Zum Fragebogen',
  questionsTitle: 'Fragen der Forschenden',
  questionsIntro:
    'Der Fragebogen ist geschafft. Diese letzten Fragen kommen von den Forschenden, in ihren eigenen Worten. Du kannst jede davon offen lassen oder „Möchte ich nicht sagen“ wählen.',
  sendAnswers: 'Meine Antworten senden',
  endedBefore:
    'Die Studie ist zu Ende, und es gibt für sie keine Kopie deiner Antworten. Dein Konto und deine Antworten gehören weiterhin dir.',
  thanksTitle: 'Danke, dass du teilgenommen hast',
  copyGiven: 'Die Studie hat eine versiegelte Kopie deiner Antworten.',
  yourCode: (code) => `Dein Abschlusscode ist ${code}.`,
  sameForAll: 'Er ist für alle gleich und führt deshalb nicht zu dir.',
  copyIt: 'Den Code kopieren',
  answerAgainFrom: (from, to) =>
    `Die Studie hätte gern noch einmal deine Antworten, zwischen dem ${from} und dem ${to}. Diese Website kann dich nicht daran erinnern: Notier dir den Tag und komm mit deinem Anmeldecode wieder.`,
  answerAgainNow: (to) =>
    `Du kannst jetzt noch einmal antworten, bis zum ${to}. Dein Profil bleibt, wie es ist, bis du fertig bist.`,
  answerAgain: 'Noch einmal antworten',
  bothGiven:
    'Die Studie hat eine versiegelte Kopie deiner Antworten aus beiden Durchgängen. Damit bist du fertig.',
  yourSecondCode: (code) => `Dein Code für das zweite Mal ist ${code}.`,
  ifItMoved: 'Wenn dich etwas an den Fragen belastet: <a>Hier gibt es Hilfe</a>.',
  seeProfile: 'Dein Profil ansehen',
  leaveStudy: 'Die Studie verlassen',
  confirmLeaving:
    'Die Studie verlassen? Die Kopie deiner Antworten, die für sie gemacht wurde, wird sofort gelöscht. Dein Konto und deine Antworten im Fragebogen bleiben.',
  leftTitle: 'Du hast die Studie verlassen',
  leftText:
    'Die Kopie, die für sie gemacht wurde, ist hier gelöscht. Die Forschenden haben sie nur, wenn sie sie schon vorher bekommen haben. Dein Konto und deine Antworten im Fragebogen bleiben; löschen kannst du sie unter „Profil bearbeiten“.',
  aboutYourStudy: 'Die Studie, und was sie dir zum Schluss sagt',
} satisfies Translation<typeof english>;
