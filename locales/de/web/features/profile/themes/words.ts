import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export default {
  themes: `Mein ${product.acronym}-Profil`,
  nothingHere:
    'Hier ist nichts für dich dabei. Falls du neugierig bist: Unten stehen trotzdem alle zehn.',
  // Not 'TOP', which is a role in German.
  top: 'Nr. 1',
  close: 'knapp',
  standsOut: 'sticht bei dir heraus',
  figures: 'Alle Zahlen',
  tableCaption: `Die ${product.acronym}-Themen mit ihrem 95-Prozent-Spielraum`,
  tableColumns: ['Thema', 'Wert', 'Fantasie', 'Praxis'],
  noFigure: '–',

  summaryAreas: 'Vier übergeordnete Bereiche, vorläufig eingeteilt',

  score: (figure) => `Dein Wert: ${figure}`,
  facets: (fantasy, activity) => `In der Fantasie: ${fantasy} · in der Praxis: ${activity}`,
  differences: {
    imagined: 'Davon stellst du dir mehr vor, als du tun würdest.',
    done: 'Das würdest du lieber tun, als es dir vorzustellen.',
  },
  strongest: 'Deine stärksten Antworten dazu',
  noYes: 'Keine der Fragen dazu hat dir ein Ja entlockt.',
  answer: (value, label) =>
    label === null ? formatNumber(value) : `${formatNumber(value)} · ${label}`,
  allAnswers: 'Alle deine Antworten',

  meanings: {
    DS: 'Eine Person bestimmt, die andere lässt los, solange es euch beiden gefällt.',
    SM: 'Starke Empfindungen geben oder spüren, auch Schmerz, weil ihr es beide wollt.',
    BOND: 'Jemanden fesseln oder halten, oder selbst gefesselt oder gehalten werden, nach vereinbarten Regeln.',
    EXVOY: 'Angesehen werden oder zuschauen, wenn alle Beteiligten einverstanden sind.',
    FET: 'Ein Material, ein Kleidungsstück oder ein Detail mit einem ganz eigenen Reiz.',
    HUMIL: 'Necken und Kleinmachen als Spiel, mit Worten, auf die ihr euch geeinigt habt.',
    PRIMAL: 'Jagen, fangen, ringen: Instinkt und Kraft statt vieler Worte.',
    ROLE: 'Jemanden umsorgen oder umsorgt werden, als Erwachsene, die diese Rollen mögen.',
    ENM: 'Platz für mehr als einen Menschen, mit Wissen und Einverständnis aller.',
    SENS: 'Spiel für die Sinne: langsame Berührung, warm und kalt, weich und rau.',
  },

  ofSeven: (score, margin) =>
    `${formatNumber(score, oneDecimal)} ± ${formatNumber(margin, oneDecimal)} von 7`,

  suggestedActivities: {
    DS: [
      'Einen Abend ausmachen, an dem eine Person bestimmt und die andere folgt',
      'Einfache Anweisungen ausprobieren, mit einem Wort, das alles stoppt',
      'Ein kleines Ritual wählen, mit dem die Rollen beginnen und enden',
      'Gemeinsam aufschreiben, was Führen und Folgen euch jeweils bedeuten',
      'Die Führung tauschen und danach erzählen, wie es sich angefühlt hat',
    ],
    SM: [
      'Kräftigere Berührungen langsam erkunden, nach einer vorher vereinbarten Skala',
      'Zeichen vereinbaren: für mehr, für weniger und für Stopp',
      'Danach Ruhe einplanen und Zeit, füreinander da zu sein',
      'Gegensätze ausprobieren: Wärme, Kälte, Druck',
      'Gemeinsam lernen, was sicher ist, bevor ihr Neues ausprobiert',
    ],
    BOND: [
      'Die Hände deines Gegenübers halten oder führen, nach Absprache',
      'Weiche Fesseln ausprobieren, die sich sofort öffnen lassen',
      'Für einen Abend ein paar Regeln vereinbaren, und auch, wie er endet',
      'Zusammen einen Einführungskurs im Fesseln mit Seil besuchen',
      'Das Nachfragen üben: Ist es bequem, geht der Atem frei, sind die Hände warm?',
    ],
    EXVOY: [
      'Dich langsam ausziehen, vor einem Gegenüber, das gern zuschaut',
      'Abwechselnd zuschauen und angesehen werden',
      'Für einen Abend Kleidung wählen, die nur ihr beide versteht',
      'Zu zweit einen Spiegel dazunehmen',
      'Einander sagen, was ihr gern seht und was privat bleibt',
    ],
    FET: [
      'Zu einem intimen Abend einen Stoff oder ein Kleidungsstück mitbringen, das du magst',
      'Erzählen, was dich an einem Material oder einem Detail so anzieht',
      'Zusammen etwas aussuchen, das eine Person von euch dann trägt',
      'Dir Zeit nehmen für das, was dich daran reizt, ganz ohne Eile',
      'Herausfinden, welchen Teil davon dein Gegenüber gern teilt',
    ],
    HUMIL: [
      'Vereinbaren, welche Worte willkommen sind und welche nie fallen',
      'Unter vier Augen leichtes Necken ausprobieren und aufhören, solange es Spaß macht',
      'Mit warmen Worten enden, die sagen, was ihr aneinander schätzt',
    ],
    PRIMAL: [
      'Spielerisch ringen, in vereinbarten Grenzen',
      'Eine Jagd spielen, an einem Ort, den ihr vorher sicher gemacht habt',
      'Einen Abend mit Lauten und Berührungen verbringen, ohne Worte',
    ],
    ROLE: [
      'Einen Abend planen, an dem eine Person umsorgt wird',
      'Geborgenheit schenken: ein Bad, eine Decke, ein Lieblingsessen',
      'Kosenamen wählen, die sich für euch beide richtig anfühlen',
    ],
    ENM: [
      'Darüber reden, was Offenheit für euch jeweils einschließt und was nicht',
      'Absprachen aufschreiben: zu Zeit, zu Safer Sex und dazu, was ihr einander erzählt',
      'Einander eine Fantasie über andere erzählen, ohne sie zu planen',
      'Einen geselligen Abend für offene Beziehungen besuchen, nur zum Reden',
      'Einen festen Termin ausmachen, an dem ihr einander fragt, wie es euch damit geht',
    ],
    SENS: [
      'Euch abwechselnd die Augen verbinden und langsam berühren',
      'Mit Warm und Kühl spielen: Atem, Eis, ein angewärmtes Handtuch',
      'Massieren und dabei nur fragen: „mehr“ oder „weniger“?',
    ],
  },
} satisfies Translation<typeof english>;
