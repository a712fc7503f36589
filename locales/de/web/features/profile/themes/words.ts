import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themes: `Mein ${product.acronym}-Profil`,
  nothingHere: 'Hier ist wenig für dich. Die zehn stehen unten, falls du neugierig bist.',
  // Not 'TOP', which is a role in German.
  top: 'Nr. 1',
  close: 'knapp',
  standsOut: 'sticht bei dir heraus',
  score: (figure) => `Dein Wert: ${figure}`,
  facets: (fantasy, activity) => `In der Fantasie: ${fantasy} · in der Praxis: ${activity}`,
  differences: {
    imagined: 'In Gedanken reizt dich das mehr als in der Praxis.',
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

  suggestedActivities: {
    DS: {
      plain: [
        'Einen Abend ausmachen, an dem eine Person bestimmt',
        'Einfache Anweisungen ausprobieren, mit einem Wort, das alles stoppt',
        'Sagen, wann die Rollen beginnen und enden',
        'Gemeinsam aufschreiben, was Führen und Folgen euch jeweils bedeuten',
        'Die Führung tauschen und danach erzählen, wie es sich angefühlt hat',
      ],
      positive: [
        'Einen Abend planen und nur die Uhrzeit verraten',
        'Einfache Anweisungen geben, eine nach der anderen',
        'Aussuchen, was dein Gegenüber trägt, mit Zustimmung',
      ],
      negative: [
        'Grenzen nennen, dann den Abend aus der Hand geben',
        'Um drei Anweisungen bitten und sie befolgen',
        'Dein Gegenüber aussuchen lassen, was du trägst',
      ],
    },
    SM: {
      plain: [
        'Langsam kräftiger werden, auf einer Skala bis zehn',
        'Zeichen vereinbaren: mehr, weniger, Stopp',
        'Danach gemeinsam Ruhe einplanen',
        'Gegensätze ausprobieren: Wärme, Kälte, Druck',
        'Gemeinsam lernen, was sicher ist, bevor ihr Neues ausprobiert',
      ],
      positive: [
        'Sanfter anfangen als gedacht, und nachfragen',
        'Lernen, wo eine feste Hand sicher ist',
        'Danach ganz nah bleiben',
      ],
      negative: [
        'Zeigen, wo und wie fest',
        'Von eins bis zehn zählen, während es stärker wird',
        'Planen, wie du danach zur Ruhe kommst',
      ],
    },
    BOND: {
      plain: [
        'Einander abwechselnd die Hände festhalten',
        'Weiche Fesseln ausprobieren, die sich sofort öffnen lassen',
        'Zwei, drei Regeln vereinbaren, und wann sie enden',
        'Zusammen einen Einführungskurs im Fesseln mit Seil besuchen',
        'Das Nachfragen üben: Ist es bequem, geht der Atem frei, sind die Hände warm?',
      ],
      positive: [
        'Handgelenke eine Minute lang festhalten',
        'Weiche Fesseln anlegen, die sofort aufgehen',
        'Einen einfachen Knoten lernen, und wie er sich löst',
      ],
      negative: [
        'Dir die Handgelenke eine Minute halten lassen',
        'Weiche Fesseln tragen, die sofort aufgehen',
        'Vorher sagen, wie lang lang genug ist',
      ],
    },
    EXVOY: {
      plain: [
        'Dich langsam ausziehen, wenn jemand gern zuschaut',
        'Abwechselnd zuschauen und angesehen werden',
        'Etwas tragen, von dem nur ihr zwei wisst',
        'Zu zweit einen Spiegel dazunehmen',
        'Einander sagen, was ihr gern seht und was privat bleibt',
      ],
      positive: [
        'Dich langsam vor jemandem ausziehen',
        'Das Licht anlassen und um Blicke bitten',
        'Etwas tragen, von dem nur ihr beide wisst',
      ],
      negative: [
        'Um ein langsames Ausziehen bitten',
        'Den besten Platz nehmen und die Hände stillhalten',
        'Sagen, was du gern sehen würdest',
      ],
    },
    FET: {
      plain: [
        'Zu einem Abend einen Stoff mitbringen, den du magst',
        'Erzählen, was genau dich anzieht',
        'Zusammen aussuchen, was eine Person trägt',
        'Dir Zeit nehmen für das, was dich daran reizt, ganz ohne Eile',
        'Herausfinden, welchen Teil davon dein Gegenüber gern teilt',
      ],
    },
    HUMIL: {
      plain: [
        'Abmachen, welche Worte gehen und welche nicht',
        'Leicht necken und aufhören, solange es Spaß macht',
        'Zum Schluss sagen, was ihr aneinander mögt',
      ],
      positive: [
        'Fragen, welche Worte willkommen sind',
        'Eine alberne Aufgabe stellen und danach loben',
        'Zum Schluss sagen, was du am anderen magst',
      ],
      negative: [
        'Die Worte aufschreiben, die du gern hören würdest',
        'Um eine Aufgabe bitten, die dich erröten lässt',
        'Sagen, wie du danach gehalten werden willst',
      ],
    },
    PRIMAL: {
      plain: [
        'Spielerisch ringen, in vereinbarten Grenzen',
        'Fangen spielen, wo nichts zu Bruch gehen kann',
        'Es eine Stunde mit Lauten versuchen, ohne Worte',
      ],
      positive: [
        'Einen Vorsprung geben, dann fangen',
        'Ringen, um zu gewinnen, auf weichem Boden',
        'Vereinbaren, was „gefangen“ heißt',
      ],
      negative: [
        'Einen Vorsprung nehmen und schwer zu fassen sein',
        'Ringen, und einmal absichtlich verlieren',
        'Das Wort wählen, das die Jagd beendet',
      ],
    },
    ROLE: {
      plain: [
        'Einen Abend planen, an dem eine Person umsorgt wird',
        'Ein Bad anbieten, eine Decke, ein Lieblingsessen',
        'Kosenamen wählen, die zu euch beiden passen',
      ],
      positive: [
        'Ein Bad einlassen und alles andere übernehmen',
        'Einen Abend lang sanft die Schlafenszeit bestimmen',
        'Fragen, was Geborgenheit gibt',
      ],
      negative: [
        'Um ein Bad bitten und keinen Finger rühren',
        'Einmal jemand anderen die Schlafenszeit bestimmen lassen',
        'Sagen, welchen Kosenamen du magst',
      ],
    },
    ENM: {
      plain: [
        'Sagen, was erlaubt wäre und was nicht',
        'Aufschreiben, was bei Zeit und Safer Sex gilt',
        'Einander eine Fantasie über andere erzählen, ohne sie zu planen',
        'Einen geselligen Abend für offene Beziehungen besuchen, nur zum Reden',
        'Einen festen Termin ausmachen, an dem ihr einander fragt, wie es euch damit geht',
      ],
    },
    SENS: {
      plain: [
        'Euch abwechselnd die Augen verbinden und langsam berühren',
        'Mit Warm und Kühl spielen: Atem, Eis',
        'Massieren und dabei nur fragen: „mehr“ oder „weniger“?',
      ],
    },
  },
} satisfies Translation<typeof english>;
