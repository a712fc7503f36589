import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/insights/words.ts';

export default {
  heading: 'Mit anderen Worten',

  done: {
    written: 'Der Text ist fertig.',
    stopped:
      'Das Schreiben wurde abgebrochen. Der Versuch zählt trotzdem als einer der fünf Texte von heute.',
    discarded: 'Der Text ist gelöscht.',
  },

  reasons: {
    refused: 'Der Dienst hat es abgelehnt, über dieses Profil zu schreiben.',
    unsuitable:
      'Der Text des Dienstes hat mehr behauptet, als deine Zahlen hergeben, und wurde deshalb verworfen.',
    too_slow: 'Der Dienst hat zu lange gebraucht. Bitte versuche es später noch einmal.',
    unavailable: 'Der Dienst war gerade nicht zu erreichen. Bitte versuche es später noch einmal.',
    site_limit: 'Mehr Texte gibt es auf dieser Website heute nicht. Bitte komm morgen wieder.',
  },
  limitReached:
    'Heute gibt es keine weiteren Texte: höchstens fünf für ein Profil und zwanzig aus einem Netzwerk. Bitte komm morgen wieder.',
  formerKept: (failure) => `${failure} Der bisherige Text bleibt.`,

  writing: 'Der Text entsteht …',
  writingAgain: 'Der erste Versuch hat die Prüfung nicht bestanden. Ein zweiter entsteht …',
  beingWritten: 'Von einer KI, noch im Entstehen',
  writtenBy: (model, day) => `Von einer KI geschrieben · ${model} · ${day}`,
  checked: 'Mit deinen Zahlen abgeglichen. Im Zweifel gilt die Zusammenfassung oben.',

  offer:
    'Wenn du magst, sagt ein Sprachmodell dasselbe noch einmal, in eigens für dich gewählten Worten. Die Zusammenfassung oben bleibt.',
  write: 'Von einer KI schreiben lassen',
  writeAnew: 'Neu schreiben lassen',
  discard: 'Text löschen',
  stop: 'Abbrechen',

  whatIsSent: (host, model) =>
    `Deine Werte und ihre Spielräume gehen an ${host}, und das dortige Modell ${model} schreibt den Text. Antworten und Codes gehen nicht mit, und auch nichts, was verrät, wer du bist. Was der Dienst davon aufbewahrt, steht in seinen eigenen Bedingungen.`,
  agree: 'Zustimmen und starten',
  notNow: 'Jetzt nicht',
  notDeleted: 'Der Text ließ sich gerade nicht löschen. Bitte versuche es noch einmal.',
} satisfies Translation<typeof english>;
