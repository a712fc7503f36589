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
      'Was der Dienst geschrieben hat, ließ sich nicht prüfen und wurde deshalb verworfen.',
    too_slow: 'Der Dienst hat zu lange gebraucht. Bitte versuche es später noch einmal.',
    unavailable: 'Der Dienst war gerade nicht zu erreichen. Bitte versuche es später noch einmal.',
    site_limit: 'Mehr Texte gibt es auf dieser Website heute nicht. Bitte komm morgen wieder.',
  },
  limitReached:
    'Heute gibt es keine weiteren Texte: höchstens fünf für ein Profil und zwanzig aus einem Netzwerk. Bitte komm morgen wieder.',
  formerKept: (failure) => `${failure} Der bisherige Text bleibt.`,

  writing: 'Der Text entsteht …',
  writtenBy: (model, day) => `Von einer KI geschrieben · ${model} · ${day}`,
  checked:
    'Ein Programm hat darin nach Zahlen, anderen Themen, Diagnosen und Vorhersagen gesucht; jedes Wort kann es nicht prüfen. Im Zweifel gilt die Zusammenfassung oben.',

  offer:
    'Wenn du magst, sagt ein Sprachmodell dasselbe noch einmal, in eigens für dich gewählten Worten. Die Zusammenfassung oben bleibt.',
  write: 'Von einer KI schreiben lassen',
  writeAnew: 'Neu schreiben lassen',
  discard: 'Text löschen',
  stop: 'Abbrechen',

  whatIsSent: (host, model) =>
    `Ein paar Sätze, die sagen, was dein Profil ergeben hat, gehen an ${host}, und das dortige Modell ${model} schreibt den Text. Werte, Antworten und Codes gehen nicht mit, und auch nichts, was verrät, wer du bist. Was der Dienst davon aufbewahrt, steht in seinen eigenen Bedingungen.`,
  agree: 'Zustimmen und starten',
  notNow: 'Jetzt nicht',
  notDeleted: 'Der Text ließ sich gerade nicht löschen. Bitte versuche es noch einmal.',
} satisfies Translation<typeof english>;
