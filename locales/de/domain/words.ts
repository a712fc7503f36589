import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/words.ts';

export default {
  themeNames: {
    DS: {
      name: 'Dominanz & Unterwerfung',
      phrase: 'Führen und Folgen',
      poles: { positive: 'Führend', negative: 'Folgend' },
    },
    SM: {
      name: 'Sadismus & Masochismus',
      phrase: 'starke Empfindungen',
      poles: { positive: 'Gebend', negative: 'Empfangend' },
    },
    BOND: {
      name: 'Bondage & Disziplin',
      phrase: 'Bondage',
      poles: { positive: 'Fesselnd', negative: 'Gefesselt' },
    },
    EXVOY: {
      name: 'Exhibitionismus & Voyeurismus',
      phrase: 'Zeigen und Zuschauen',
      poles: { positive: 'Zeigend', negative: 'Zuschauend' },
    },
    FET: { name: 'Fetischismus', phrase: 'Stoffe und Kleidung', poles: null },
    HUMIL: {
      name: 'Erniedrigungsspiel',
      phrase: 'spielerische Erniedrigung',
      poles: { positive: 'Erniedrigend', negative: 'Erniedrigt' },
    },
    PRIMAL: {
      name: 'Primal Play',
      phrase: 'die Jagd',
      poles: { positive: 'Jagend', negative: 'Gejagt' },
    },
    ROLE: {
      name: 'Fürsorgerollen',
      phrase: 'Fürsorge',
      poles: { positive: 'Umsorgend', negative: 'Umsorgt' },
    },
    ENM: {
      name: 'Einvernehmliche Nichtmonogamie',
      phrase: 'mehr als zwei Menschen',
      poles: null,
    },
    SENS: { name: 'Sinnliches & Sanftes', phrase: 'Berührung und Sinne', poles: null },
  },

  factorNames: {
    POWER: 'Macht',
    INTENSITY: 'Intensität',
    DISPLAY: 'Zeigen & Offenheit',
    SENSATION: 'Sinnlichkeit',
  },

  comparedNames: {
    VE: 'Voyeurismus & Exhibitionismus',
    FET: 'Fetischismus',
    ENM: 'Einvernehmliche Nichtmonogamie',
  },

  dominanceSubmission: 'Dominanz / Unterwerfung',

  // Adjectives and participles, which have no gender; 'Switch' has none either.
  archetypeWords: {
    'DS+': {
      name: 'Dominant',
      sentence: 'Führt gern und genießt das Vertrauen, das dazugehört.',
    },
    'DS-': { name: 'Devot', sentence: 'Gibt die Kontrolle gern ab, wenn das Vertrauen da ist.' },
    'SM+': {
      name: 'Sadistisch',
      sentence: 'Sorgt gern für starke Empfindungen, wo sie erwünscht sind.',
    },
    'SM-': { name: 'Masochistisch', sentence: 'Spürt gern starke Empfindungen.' },
    'BOND+': { name: 'Fesselnd', sentence: 'Fesselt gern oder hält gern fest.' },
    'BOND-': { name: 'Gefesselt', sentence: 'Lässt sich gern fesseln oder festhalten.' },
    'EXVOY+': {
      name: 'Zeigefreudig',
      sentence: 'Lässt sich gern ansehen, wenn jemand hinsehen möchte.',
    },
    'EXVOY-': {
      name: 'Voyeuristisch',
      sentence: 'Schaut gern zu, wenn sich jemand zeigen möchte.',
    },
    FET0: {
      name: 'Fetischistisch',
      sentence: 'Hat ein Faible für ein bestimmtes Material, Kleidungsstück oder Detail.',
    },
    'HUMIL+': {
      name: 'Erniedrigend',
      sentence: 'Bringt andere gern in Verlegenheit, wenn sie es genießen.',
    },
    'HUMIL-': {
      name: 'Erniedrigt',
      sentence: 'Lässt sich gern in Verlegenheit bringen, mit Worten, die abgesprochen sind.',
    },
    'PRIMAL+': { name: 'Jagend', sentence: 'Jagt gern und fängt gern.' },
    'PRIMAL-': { name: 'Gejagt', sentence: 'Lässt sich gern jagen und fangen.' },
    'ROLE+': { name: 'Umsorgend', sentence: 'Umsorgt gern die Person an der eigenen Seite.' },
    'ROLE-': {
      name: 'Umsorgt',
      sentence:
        'Lässt sich als erwachsener Mensch gern umsorgen und muss dabei nichts entscheiden.',
    },
    ENM0: { name: 'Nichtmonogam', sentence: 'Lässt gern Platz für mehr als zwei Menschen.' },
    SENS0: {
      name: 'Sinnlich',
      sentence: 'Nimmt sich gern Zeit für Berührung, für Wärme und für alles, was die Haut spürt.',
    },
    SWITCH: { name: 'Switch', sentence: 'Führt gern und folgt gern, mal so, mal so.' },
    EXPLORER: {
      name: 'Entdeckungsfreudig',
      sentence: 'Probiert gern von fast allem ein wenig.',
    },
    SOFT: { name: 'Sanft', sentence: 'Mag es am liebsten zärtlich und mit allen Sinnen.' },
  },

  interestLabels: {
    high: 'sehr großes Interesse',
    strong: 'großes Interesse',
    moderate: 'mittleres Interesse',
    some: 'etwas Interesse',
    limited: 'wenig Interesse',
    low: 'kaum Interesse',
    none: 'kein Interesse',
  },

  // What is liked is a noun, the infinitives too: one construction in the whole line.
  liked: {
    DS: {
      positive: 'die Führung',
      negative: 'das Geführtwerden',
      both: 'Führen so sehr wie Folgen',
      plain: 'klare Führung',
    },
    SM: {
      positive: 'starke Empfindungen beim anderen',
      negative: 'starke Empfindungen am eigenen Leib',
      both: 'starke Empfindungen in beide Richtungen',
      plain: 'starke Empfindungen',
    },
    BOND: {
      positive: 'das Fesseln',
      negative: 'das Gefesseltsein',
      both: 'das Seil von beiden Enden',
      plain: 'Bondage',
    },
    EXVOY: {
      positive: 'das Gesehenwerden',
      negative: 'das Zuschauen',
      both: 'Zuschauen so sehr wie Gesehenwerden',
      plain: 'tiefe Blicke',
    },
    FET: { plain: 'das richtige Material' },
    HUMIL: {
      positive: 'rote Wangen bei anderen',
      negative: 'das eigene Erröten',
      both: 'rote Wangen, egal wessen',
      plain: 'Necken mit Biss',
    },
    PRIMAL: {
      positive: 'das Jagen',
      negative: 'das Gejagtwerden',
      both: 'die Jagd von beiden Seiten',
      plain: 'die Jagd',
    },
    ROLE: {
      positive: 'das Umsorgen',
      negative: 'das Umsorgtwerden',
      both: 'Fürsorge in beide Richtungen',
      plain: 'viel Fürsorge',
    },
    ENM: { plain: 'Platz für mehr als zwei' },
    SENS: { plain: 'langsame Berührung' },
  },
} satisfies Translation<typeof english>;
