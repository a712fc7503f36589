import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

export default {
  cards: { self: 'Wer ich bin', ask: 'Frag mich nach …' },
  whichCard: 'Welche Karte',
  chooseTopic: 'Eins deiner klarsten Ja. Keins ist zu sehen, bevor du es auswählst.',
  askMeAbout: 'Frag mich danach:',
  about: (topic) => `${topic}.`,
  fromMyAnswers: 'aus meinen eigenen Antworten',

  shape: 'Format',
  shapes: { square: 'Quadratisch', tall: 'Hochformat (9:16)' },
  productName: (name) => `Der Name ${name}`,
  darkBackground: 'Dunkler Hintergrund',

  title: 'Ein Bild zum Teilen',
  note: 'Auf diesem Gerät gezeichnet und nirgendwohin gesendet. Es enthält keinen Code, keinen Link und keinen Namen von dir; ein veröffentlichtes Bild lässt sich nicht zurückholen.',
  save: 'Speichern',
  copyImage: 'Bild kopieren',
  shareImage: 'Teilen …',
  copyDescription: 'Beschreibung kopieren',

  pairTitle: 'Ein Bild von euch beiden',
  pairNote:
    'Auf diesem Gerät gezeichnet und nirgendwohin gesendet. Es nennt niemanden und enthält keine Zahl; die Kreise überlappen sich so weit, wie ihr zusammenpasst. Es geht um zwei Menschen: Frag die andere Person, bevor du es zeigst.',
  inCommonOption: 'Gemeinsam',
  inCommon: 'gemeinsam',
  pairDescription: (level, shared) => {
    const circles = `Zwei Kreise, die sich überlappen, und die Worte „${level}“.`;
    return shared.length === 0 ? circles : `${circles} Gemeinsam: ${shared.join('; ')}.`;
  },

  selfDescription: (line, hasChart) =>
    [
      ...line,
      ...(hasChart ? ['Ein sternförmiges Diagramm der zehn Themen mit ihren Namen.'] : []),
    ].join(' '),
  askDescription: (topic) => `Frag mich danach: ${topic}.`,

  drawing: 'Wird gezeichnet …',
  fileName: 'bild.png',
  saved: (fileName) => `Gespeichert als ${fileName}.`,
  copied: 'Kopiert. Füge es ein, wo du magst.',
  handedOver: 'Geteilt.',
  failures: {
    canvas:
      'Dein Browser lässt Seiten nicht lesen, was sie selbst zeichnen. Ein Bildschirmfoto der Vorschau ergibt dasselbe Bild.',
    clipboard: 'Dein Browser hat das Kopieren des Bildes nicht erlaubt. Speichere es stattdessen.',
    share: 'Dein Gerät konnte das Bild nicht teilen. Speichere es stattdessen.',
    other:
      'Das Bild ließ sich nicht zeichnen. Sieh nach, ob du online bist, und versuche es noch einmal, oder mach ein Bildschirmfoto.',
  },
} satisfies Translation<typeof english>;
