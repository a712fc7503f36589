import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/device/words.ts';

export default {
  title: 'Nur auf diesem Gerät',
  lead: 'Antworte hier, und nichts wird gesendet. Der Browser selbst verbietet dieser Seite, etwas zu senden.',
  without:
    'Deshalb gibt es hier kein Konto, keinen Code, keine E-Mail, keinen Link zu einem Profil, keinen gemeinsamen Vergleich und keinen Text von einer KI. Wenn du die Seite schließt, sind deine Antworten weg, es sei denn, du sicherst sie in einer Datei.',
  toProfile: 'Zu deinem Profil',
  toStart: 'Zum Anfang',
  cardWaits:
    'Du hast eine Karte geöffnet. Fülle zuerst den Fragebogen aus; danach kannst du dich unter „Karten tauschen“ mit ihr vergleichen.',
  footer: 'Für Erwachsene. Auf dieser Seite wird nichts gesendet und nichts gespeichert.',
  languages: 'Andere Sprachen',
  needsJavaScript: 'Diese Seite braucht JavaScript, und das ist in deinem Browser ausgeschaltet.',
  proofTitle: 'Woran du siehst, dass nichts gesendet wird',
  proofs: [
    'Schalte deine Verbindung aus und mach weiter: Alles geht, denn alles steckt in dieser Seite.',
    'Speichere diese Seite und öffne die Datei. Sie funktioniert genauso, solange du sie hast.',
    'Vergleiche den SHA-256-Wert der Datei mit dem, den die Website unter /device/sha256.txt zeigt und der auch bei der veröffentlichten Version steht. Er ist auf jeder Website derselbe.',
  ],
  remains:
    'Das schützt vor der Website und vor dem Netz. Es schützt nicht vor Erweiterungen deines Browsers, nicht vor jemandem mit deinem entsperrten Handy und nicht vor einer anderen Seite an ihrer Stelle.',
  savePage: 'Diese Seite speichern',
  onlyHere: 'All das steht nur auf dieser Seite. Wenn du sie schließt, ist es weg.',
  keep: 'Für später sichern',
  keepExplained:
    'Speichert deine Antworten in einer verschlüsselten Datei, die diese Seite wieder öffnen kann. Ohne die Passphrase kann sie niemand lesen, und niemand kann dir eine neue geben.',
  passphraseHint:
    'Mindestens 12 Zeichen. Gut sind vier oder fünf Wörter, die nicht zusammengehören.',
  passphraseShort: 'Bitte nimm mindestens 12 Zeichen.',
  saveKept: 'Datei speichern',
  keptNow: 'Die Datei ist als kept.bin gespeichert.',
  cannotEncrypt:
    'Dein Browser kann auf dieser Seite nicht verschlüsseln. Öffne sie über HTTPS, oder speichere die Seite und öffne die Datei.',
  openKept: 'Gesicherte Datei öffnen',
  open: 'Öffnen',
  wipe: 'Alles löschen',
  wipeSure: 'Alle Antworten auf dieser Seite löschen? Niemand kann sie zurückholen.',
  twoPeople: 'Mit jemand anderem',
  cardsTitle: 'Karten tauschen',
  cardsOffer:
    'Gebt einander eine Karte, als Bild zum Scannen oder als Text. Dann vergleicht ihr euch, jeweils auf dem eigenen Gerät.',
  cardExplained:
    'Auf einer Karte stehen deine Themen und Seiten in Schritten von 5 und bis zu sechs Interessen. Wer sie hat, kann sich immer wieder mit dir vergleichen. Zurücknehmen lässt sie sich nicht.',
  ownCard: 'Deine Karte',
  namedOnCard: 'Diese Interessen können genannt werden, wenn die andere Person sie auch mag:',
  copyCard: 'Karte kopieren',
  theirCard: 'Die andere Karte',
  cardOrLink: 'Karte oder Link',
  noCard: 'Das ist keine Karte, die diese Seite lesen kann. Lass dir eine neue geben.',
  ownCardAgain: 'Das ist deine eigene Karte. Füge die ein, die du bekommen hast.',
  togetherTitle: 'Zu zweit auf einem Handy',
  togetherOffer:
    'Die andere Person antwortet nach dir auf diesem Handy und sieht nichts von deinen Antworten.',
  togetherExplained: [
    'Gib das Handy weiter. Die andere Person antwortet und sieht nichts von deinen Antworten.',
    'Dann sagt ihr beide Ja oder Nein, ohne dass die andere Person es sieht. Erst wenn ihr beide Ja gesagt habt, seht ihr, was ihr gemeinsam habt. Ein Nein zeigt nichts.',
    'Am Ende werden alle Antworten auf dieser Seite gelöscht. Wenn du deine später noch brauchst, sichere sie vorher.',
  ],
  passPhone: 'Gib das Handy weiter',
  nextForOther: 'Was jetzt kommt, ist nur für die andere Person.',
  nextForFirst: 'Was jetzt kommt, ist für die Person, die zuerst geantwortet hat.',
  havePhone: 'Ich habe das Handy',
  goOnTogether: 'Weiter zur Entscheidung',
  decision: 'Möchtest du sehen, was ihr gemeinsam habt?',
  decideHint:
    'Es wird nur gezeigt, wenn ihr beide Ja sagt. Niemand erfährt, was die andere Person gedrückt hat.',
  yesShow: 'Ja, zeigen',
  noShow: 'Nein',
  nothingShown: 'Es wird nichts gezeigt',
  nothingShownWhy: 'Dafür müsst ihr beide Ja sagen. Alle Antworten auf dieser Seite sind gelöscht.',
  otherSide: 'So liest es die andere Person',
  wipeBoth: 'Alles löschen',
  moveTitle: 'In ein Konto umziehen',
  moveOffer:
    'Diese Seite kann deine Antworten nicht senden. Sichere sie in einer Datei und öffne dann die Seite /move der Website: Von dort werden sie gesendet, sobald du es sagst.',
} satisfies Translation<typeof english>;
