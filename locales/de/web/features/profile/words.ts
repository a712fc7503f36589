import type { Translation } from '../../../../../src/domain/locales.ts';
import { product } from '../../../../../src/domain/product.ts';
import { type Theme, themeFacts } from '../../../../../src/domain/themes.ts';
import type * as english from '../../../../../src/web/features/profile/words.ts';
import { plural, formatNumber, formatSeries } from '../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  tooLittleToSay: 'Zu wenig, um etwas zu sagen',
  answersHeading: 'Deine Antworten und Tabus',
  themes: 'Themen',

  nobodySees:
    'Was du hier markierst, sieht außer dir niemand. Eine markierte Frage taucht in nichts auf, was du mit anderen teilst.',
  markBefore:
    'Markierst du eine Seite eines Spiels, etwa das Geben, so fällt auch die andere weg. Markiere möglichst, bevor du teilst: Was jemand gesehen hat, lässt sich nicht mehr ungesehen machen. Deine Antworten und Werte bleiben, wie sie sind.',

  passHere:
    'Du kannst eine Frage auch jetzt noch auslassen oder eine ausgelassene beantworten. Dein Profil ändert sich dann mit.',

  limitCount: (count) => plural(count, { one: '# Tabu', other: '# Tabus' }),
  hardLimit: 'Tabu',
  notAsked: 'Diesmal nicht gefragt',

  noAnswers: 'Hier gibt es noch keine Antworten',
  answersFailed: 'Deine Antworten konnten nicht geladen werden',

  sharpen: 'Dein Profil schärfen',
  hasChanged: 'Hat sich etwas geändert?',
  roundHeading: 'Zehn weitere Fragen',
  whatItDoes: 'Ausgewählt nach dem, was bei dir noch offen ist. Was du beantwortet hast, bleibt.',
  left: (count) =>
    plural(count, {
      one: 'Es ist noch # Frage übrig.',
      other: 'Es sind noch # Fragen übrig.',
    }),
  begin: 'Zehn weitere beantworten',
  beginLast: (count) =>
    plural(count, { one: 'Die letzte beantworten', other: 'Die letzten # beantworten' }),
  opensSoon: 'Einen Moment …',

  openRound: (answered, total) =>
    `Du hast ${formatNumber(answered)} von ${plural(total, { one: '# Frage', other: '# Fragen' })} beantwortet. Bis zur letzten Antwort bleibt dieses Profil, wie es ist.`,

  allAsked: 'Das waren alle Fragen, die wir haben. Sicherer wird es nicht.',

  settled: 'Was deine letzten zehn Antworten geklärt haben',
  listThemes,
  nowClear: (clear) => `Jetzt klar: ${listThemes(clear)}.`,
  nothingNew: 'Diesmal ist nichts gekippt. Immerhin bleibst du dir treu.',
  stillOpen: (open) => `Noch offen: ${listThemes(open)}.`,
  nothingOpen: 'Zu knapp für ein Urteil ist jetzt nichts mehr.',
  loading: 'Profil wird geladen …',

  logout: 'Abmelden',

  noResults: 'Noch keine Ergebnisse',
  continueSurvey: 'Weitermachen',
  afterBothStages:
    'Dein Profil erscheint hier, sobald du beide Teile des Fragebogens beantwortet hast.',
  afterLastAnswer: (answered, total) =>
    `Du hast ${formatNumber(answered)} von etwa ${plural(total, { one: '# Frage', other: '# Fragen' })} beantwortet, und alles ist gespeichert. Nach der letzten erscheint hier dein Profil.`,

  yourRetake: 'Dein neuer Durchgang',
  retakeProgress: (answered, total) =>
    `Du füllst den Fragebogen gerade noch einmal aus: ${formatNumber(answered)} von etwa ${plural(total, { one: '# Frage', other: '# Fragen' })} beantwortet. Dieses Profil bleibt, bis du die letzte beantwortet hast.`,

  failed: 'Dein Profil konnte nicht geladen werden',
  madeAtRandom:
    'Zufallsprofil: Ein Programm hat die Antworten gegeben. Es sagt nichts über irgendeinen Menschen.',
  rescored:
    'Seit deinem letzten Besuch berechnen wir die Werte anders. Deine Antworten sind dieselben; manche Zahlen und Wörter können sich verschoben haben.',

  saved: {
    information: 'Deine Änderungen sind gespeichert.',
    email:
      'Deine Änderungen sind gespeichert. An diese Adresse ist ein achtstelliger Code unterwegs. Gib ihn innerhalb von zehn Minuten hier ein.',
  },

  summary: 'Zusammenfassung deines Profils',

  figures: 'Zahlen, und wie sicher sie sind',
  basedOn: (answers) =>
    plural(answers, {
      one: 'Beruht auf # Antwort, ohne KI.',
      other: 'Beruht auf # Antworten, ohne KI.',
    }),
  sureness: [
    'Bei „wahrscheinlich“ spricht mehr dafür als dagegen, bei „zu knapp für ein Urteil“ ist beides möglich. Wo keines von beiden steht, stützt der ganze 95-Prozent-Spielraum die Aussage.',
    'Alle Zahlen liegen zwischen 0 und 100. Ein ± ist ein 95-Prozent-Spielraum. Nur hinter einer Tendenz, der Differenz zweier Seiten, ist es ein Standardfehler.',
  ],
  earlyVersion:
    'Frühe Fassung: Sie stützt sich auf veröffentlichte Befragungen, bis hier genug Menschen geantwortet haben.',
  howItWorks: 'So funktioniert es',
  themesCaption: `Die ${product.acronym}-Themen mit ihrem 95-Prozent-Spielraum`,
  themesColumns: ['Thema', 'Wert', 'Fantasie', 'Praxis'],
  noFigure: '–',
  summaryAreas: 'Vier übergeordnete Bereiche, vorläufig eingeteilt',
  archetypesCaption: 'Alle zwanzig Archetypen in Prozent, mit ihren 95-Prozent-Spielräumen',
  archetypeRow: (name, sentence) => `${name}: ${sentence}`,
  archetypesColumns: ['Archetyp', 'Prozent'],

  polarities: 'Dein Polaritätsprofil',
  bothSides: 'Beide Seiten',
  ratherSide: (pole) => `Wenn überhaupt: ${pole}`,
  littleInterest: 'Wenig Interesse',
  eitherWay: 'Noch offen',
  tendency: (pole, value, se) =>
    `Tendenz: ${pole} (${formatNumber(Math.round(Math.abs(value)))}/100) ±${formatNumber(Math.round(se))}`,
  poleScore: (pole, score) => `${pole} ${formatNumber(Math.round(score))}`,
  poleBarsLabel: (negative, positive) => `${negative} und ${positive}, jeweils von 100`,
  polaritiesCaption: 'Beide Seiten und ihre Differenz, mit 95-Prozent-Spielräumen',
  polaritiesColumns: ['Seiten', 'Erste', 'Zweite', 'Differenz'],
  polarityPair: (negative, positive) => `${negative} – ${positive}`,

  areas: 'Deine Interessengebiete',
  noAreas: 'Kein Thema liegt hoch genug für Ideen.',
  noAreasWhy: 'Warum das häufig vorkommt',
  noAreasReason:
    'Interessen, die gleichmäßig verteilt sind oder vom Menschen und vom Moment abhängen, bleiben unter dieser Schwelle.',

  historyLink: 'Wie du dich verändert hast',

  limitsText: 'Markier zuerst, <a>was tabu ist</a>.',

  keepResult: 'Mein Ergebnis sichern',
  fileExplained:
    'Diese Seite als eine einzige Datei, die sich ohne Netz und ohne uns öffnen lässt. Sie ist nicht verschlossen: Wer sie hat, kann sie lesen.',
  withAnswers: 'Mit meinen Antworten',
  withAnswersHint: 'Die Fragen, die dir gestellt wurden, jeweils mit deiner Antwort.',
  saveFile: 'Datei speichern',
  fileName: 'mein-ergebnis.html',
  fileSaved: 'Auf diesem Gerät gespeichert.',
  fileNotSaved: 'Das Speichern hat nicht geklappt. Bitte versuche es noch einmal.',
  fileTitle: 'Mein Ergebnis',
  fileAnswers: 'Meine Antworten',
  fileAnswer: (question, value, label) => `${question} ${value} (${label})`,

  mildTitles: {
    'HUMIL+': ['Lässt andere erröten', 'Neckend'],
    'HUMIL-': ['Errötet gern', 'Errötend'],
  },
  between: (one, other) => `Zwischen „${one}“ und „${other}“`,
} satisfies Translation<typeof english>;
