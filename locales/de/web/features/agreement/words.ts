import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/agreement/words.ts';

export default {
  title: 'Unsere Vereinbarung',
  announced: {
    sent: 'Du hast deine Auswahl abgeschickt.',
    takenBack: 'Du hast deine Auswahl zurückgenommen.',
    sheet: 'Ihr habt beide eure Auswahl abgeschickt. Hier steht, worin ihr euch einig seid.',
  },
  offer:
    'Wählt zuerst getrennt aus, was ihr gern tun würdet. Niemand sieht etwas, bevor ihr beide eure Auswahl abgeschickt habt.',
  make: 'Vereinbarung treffen',
  wasErased:
    'Ihr hattet beide eure Auswahl abgeschickt, und danach hat eine Person von euch die Vereinbarung gelöscht.',

  sent: 'Deine Auswahl ist abgeschickt. Sobald ihr beide so weit seid, seht ihr, worin ihr euch einig seid.',
  sentAgain:
    'Deine Auswahl für eine neue Runde ist abgeschickt. Die Vereinbarung unten bleibt, bis ihr beide so weit seid.',
  change: 'Meine Auswahl ändern',
  takeBack: 'Meine Auswahl zurücknehmen',
  takingBack: 'Deine Auswahl wird zurückgenommen …',
  notTakenBack: 'Deine Auswahl konnte nicht zurückgenommen werden. Bitte versuche es noch einmal.',

  formTitle: 'Was wünschst du dir?',
  formIntro:
    'Niemand sieht etwas, bevor ihr beide eure Auswahl abgeschickt habt. Dann seht ihr, wozu ihr beide Ja gesagt habt und worüber ihr erst reden wollt. Was eine Person gerade nicht möchte, taucht einfach nicht auf.',
  backToReading: 'Zurück zum gemeinsamen Vergleich',
  loadingForm: 'Die Auswahl wird geladen …',

  bothWant: 'Was ihr beide möchtet',
  unmarked: 'Was du nicht auswählst, zählt als „Gerade nicht“.',
  nothingBothWant:
    'Der gemeinsame Vergleich nennt nichts, was ihr beide möchtet. Ihr könnt trotzdem vereinbaren, wie ihr aufhört und was danach hilft.',
  marks: {
    yes: 'Ja',
    talk: 'Erst reden',
    notNow: 'Gerade nicht',
  },
  onlyToTalk: 'Nur zum Reden',
  doneBy: { positive: 'du tust es', negative: 'die andere Person tut es' },
  bothSides: 'Ihr möchtet jeweils beide Seiten',

  add: 'Etwas hinzufügen, worüber ihr reden könnt',
  addHint: (max) =>
    `Bis zu ${max} deiner eigenen Antworten. Jede erscheint nur, wenn die andere Person sie auch hinzufügt; sonst erfährt sie nie davon.`,
  added: (count, max) => `${count} von ${max} hinzugefügt`,
  allAdded: (max) =>
    `Du hast ${max} hinzugefügt, mehr geht nicht. Entferne eine, um eine andere hinzuzufügen.`,
  addedOfTheme: (count) => `${count} hinzugefügt`,
  answersNotLoaded:
    'Deine Antworten konnten nicht geladen werden, deshalb lässt sich gerade nichts hinzufügen. Den Rest kannst du abschicken.',

  stop: 'Was soll für euch beide Stopp heißen?',
  stopSignals: {
    word: { name: 'Ein Wort', how: 'eines, das niemand zufällig sagt' },
    gesture: {
      name: 'Eine Geste',
      how: 'zum Beispiel dreimal klopfen, falls du nicht sprechen kannst',
    },
    trafficLight: { name: 'Eine Ampel', how: 'Grün heißt weiter, Gelb langsamer, Rot Stopp' },
  },

  afterwards: 'Was hilft dir danach?',
  chosen: (count) => `${count} gewählt`,
  aftercare: {
    holding: 'Gehalten werden',
    quiet: 'Ruhe',
    talking: 'Reden',
    waterAndFood: 'Wasser und etwas zu essen',
    warmth: 'Eine Decke und Wärme',
    timeAlone: 'Zeit allein',
    messageNextDay: 'Eine Nachricht am nächsten Tag',
  },

  sentence: 'Ein Satz für die andere Person',
  noSentence: 'Kein Satz',
  sentences: {
    slowly: 'Lass es uns langsam angehen. Wir haben Zeit.',
    askAgain: 'Frag mich bitte jedes Mal, auch bei dem, wozu ich Ja gesagt habe.',
    newToMe: 'Einiges davon ist neu für mich.',
    curious: 'Ich bin neugierig und ein bisschen aufgeregt.',
    talkFirst: 'Ich möchte darüber reden, bevor wir etwas ausprobieren.',
    checkIn: 'Frag mich zwischendurch, wie es mir geht.',
    stopAnytime: 'Wir können jederzeit aufhören, und nichts ist verloren.',
    laugh: 'Wenn etwas schiefgeht, möchte ich, dass wir darüber lachen.',
    oneThing: 'Lass uns mit einer einzigen Sache anfangen.',
    thankYou: 'Danke, dass du mir gesagt hast, was du möchtest.',
    closeness: 'Dir nah zu sein, ist mir wichtiger als das, was wir tun.',
    lookForward: 'Ich freue mich darauf, das mit dir zu erleben.',
  },

  send: 'Meine Auswahl abschicken',
  sending: 'Deine Auswahl wird abgeschickt …',
  notSent:
    'Deine Auswahl konnte nicht abgeschickt werden. Sie ist noch da: Bitte versuche es noch einmal.',

  wish: 'Ein Ja ist hier ein Wunsch. Ihr könnt es beide jederzeit zurücknehmen, auch mittendrin.',
  agreedOn: (day) => `Getroffen am ${day}.`,
  bothSayYes: 'Wozu ihr beide Ja sagt',
  talkFirst: 'Worüber ihr erst redet',
  nothingLeft:
    'Gerade gibt es nichts, was ihr beide tun oder besprechen möchtet. Auch das ist eine Antwort, und eine ehrliche.',
  signalsStand: 'Die Stoppsignale gelten trotzdem.',
  signals: 'Stoppsignale',
  noSignals:
    'Ihr habt beide keines gewählt. Einigt euch auf ein Wort, bevor ihr beginnt; ein schlichtes „Stopp“ zählt immer.',
  helpsAfterwards: 'Was danach hilft',
  ofBoth: 'beide',
  ofOne: 'eine Person',
  saidToEachOther: 'Was ihr einander sagt',
  you: 'Du',
  theOther: 'Die andere Person',

  print: 'Unsere Vereinbarung drucken',
  newRound: 'Neue Runde beginnen',

  talkAgain: 'Termin für das nächste Gespräch',
  day: 'Tag',
  time: 'Uhrzeit',
  dateHint:
    'Erstellt eine Datei für jeden Kalender, in der nur die Zeit und der Titel „Gespräch“ stehen. Sie entsteht auf diesem Gerät; nichts wird verschickt oder aufbewahrt.',
  dayMissing: 'Wähle zuerst einen Tag.',
  saveDate: 'Termin speichern',
  dateSaved: (fileName) => `Gespeichert als ${fileName}.`,
  dateTitle: 'Gespräch',

  erase: 'Unsere Vereinbarung löschen',
  eraseTitle: 'Die Vereinbarung für euch beide löschen?',
  eraseText:
    'Sie wird für euch beide sofort und endgültig gelöscht, mitsamt der Auswahl für eine neue Runde. Der gemeinsame Vergleich bleibt. Was die andere Person noch weiß, gespeichert oder gedruckt hat, lässt sich nicht zurückholen.',
  confirmErase: 'Löschen',
  keep: 'Behalten',
  erasing: 'Wird gelöscht …',
  notErased: 'Das Löschen hat gerade nicht geklappt. Bitte versuche es noch einmal.',
} satisfies Translation<typeof english>;
