import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/share-image/words.ts';

const fromMyAnswers = 'aus meinen eigenen Antworten';

const ends = {
  DS: ['folgen', 'führen'],
  SM: ['empfangen', 'geben'],
  EXVOY: ['zuschauen', 'gesehen werden'],
  HUMIL: ['erröten', 'erröten lassen'],
  PRIMAL: ['gefangen werden', 'fangen'],
  ROLE: ['umsorgt werden', 'umsorgen'],
} as const;

export default {
  frames: {
    lead: { name: 'In wenigen Worten', kicker: 'In wenigen Worten' },
    surprise: { name: 'Überraschung', kicker: 'Eine Überraschung' },
    imagined: { name: 'Träumen und Tun', kicker: 'In Gedanken' },
    done: { name: 'Träumen und Tun', kicker: 'Lieber in echt' },
    boundary: { name: 'Grenze', kicker: 'Eine Grenze' },
    invitation: { name: 'Einladung', kicker: 'Jetzt du' },
  },

  invitation: 'Und du? Was würde uns verbinden?',
  fromMyAnswers,
  certaintyFromMyAnswers: (certainty) =>
    certainty === '' ? fromMyAnswers : `${certainty}, ${fromMyAnswers}`,

  ends,
  // At most twelve letters: the mark of the second one follows at a fixed place.
  imagined: 'in Gedanken',
  done: 'getan oder bereit dazu',

  sentence: 'Der Satz',
  question: 'Die Frage',
  betweenEnds: (theme) => `Die Skala von „${ends[theme][0]}“ bis „${ends[theme][1]}“`,
  facets: 'Die Skala für Träumen und Tun',
  chart: 'Diagramm, ohne Beschriftung',
  chartHint: 'Ausgeblendete Themen fehlen darin',
  archetype: 'Archetyp',
  ownLine: 'Eine eigene Zeile (freiwillig)',
  productName: (name) => `Der Name ${name}`,
  darkBackground: 'Dunkler Hintergrund',
  whatItShows: 'Was dieses Bild zeigt',

  title: 'Ein Bild zum Teilen',
  note: 'Auf diesem Gerät gezeichnet und nirgendwohin gesendet. Es enthält keinen Code, keinen Link und keinen Namen, es sei denn, du schreibst einen hinein. Einmal veröffentlicht, lässt sich ein Bild nicht mehr zurückholen.',
  carousel: 'Bilder',
  track: 'Bilder, nebeneinander',
  carouselRole: 'Karussell',
  slideRole: 'Folie',
  position: (index, count) => `${index} von ${count}`,
  slide: (index, count, name) => `${index} von ${count}: ${name}`,
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  nothingShown:
    'Alles ist ausgeblendet. Blende wenigstens etwas wieder ein, um dieses Bild zu speichern.',
  small: 'So klein sehen andere es zuerst.',
  save: 'Dieses Bild speichern',
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

  withCertainty: (text, certainty) => (certainty === '' ? text : `${text} (${certainty})`),
  chartDescription: 'Ein sternförmiges Diagramm ohne Beschriftung.',
  scaleDescription: (from, to, place) =>
    `Auf einer Skala von „${from}“ bis „${to}“ eine Markierung bei ${place} von 100.`,
  facetsDescription: (fantasy, activity) =>
    `In Gedanken ${fantasy}; getan oder bereit dazu ${activity}, jeweils von 100.`,

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
