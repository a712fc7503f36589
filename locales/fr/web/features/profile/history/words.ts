import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/history/words.ts';
import { formatNumber, plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  loading: 'Chargement de tes résultats…',
  heading: 'Ce qui a changé chez toi',

  sameDay: (day, n) => `${day} (${formatNumber(n)})`,
  compareWith: 'Comparer aujourd’hui avec',

  changedSince: (day) =>
    `Ce qui a changé depuis le ${day}, au-delà des variations d’un jour à l’autre`,
  unchangedSince: (day) =>
    `Depuis le ${day}, rien n’a changé au-delà des variations d’un jour à l’autre.`,
  more: (name, from, to) => `${name} : ${formatNumber(from)} à ${formatNumber(to)} points de plus`,
  less: (name, from, to) => `${name} : ${formatNumber(from)} à ${formatNumber(to)} points de moins`,
  overall: {
    more: (day) =>
      `Dans l’ensemble, tes réponses sont un peu plus hautes que le ${day}. Une humeur suffit à l’expliquer.`,
    less: (day) =>
      `Dans l’ensemble, tes réponses sont un peu plus basses que le ${day}. Une humeur suffit à l’expliquer.`,
  },
  invisible: (least) =>
    `Les mouvements de moins de ${formatNumber(least)} points environ échappent à ce questionnaire : y répondre deux fois en une semaine peut en donner autant. L’ampleur des variations d’un jour à l’autre n’est encore qu’une estimation de notre part.`,

  scores: 'Tes scores, jour après jour',
  howToRead:
    'Chaque résultat est calculé à la façon d’aujourd’hui : un ancien score peut donc différer un peu de celui que tu as vu alors.',
  tableCaption: (theme) =>
    `${theme} : tes scores sur 100 avec leurs marges à 95 %, et le changement en points`,
  dayColumn: 'Jour',
  changeRow: (day) => `Depuis le ${day}`,
  changeRange: (low, high) =>
    `${formatNumber(low, { signDisplay: 'exceptZero' })} à ${formatNumber(high, { signDisplay: 'exceptZero' })}`,
  notCompared: 'non demandé alors',

  earlierResults: 'Tes résultats précédents',
  earlierExplained: (count) =>
    plural(count, {
      one: 'Tes réponses d’un passage précédent sont gardées, chiffrées sous ta propre clé.',
      other: 'Tes réponses de # passages précédents sont gardées, chiffrées sous ta propre clé.',
    }),
  atMostSix:
    'Six résultats au plus sont gardés, celui d’aujourd’hui compris. Ensuite, le plus ancien disparaît.',
  forget: 'Oublier les résultats précédents',
  forgetTitle: 'Oublier les résultats précédents ?',
  forgetExplained: 'Ils sont supprimés aussitôt et définitivement. Ton profil actuel reste.',
  forgetThem: 'Les oublier',
  keepThem: 'Les garder',
  couldNotForget: 'Tes résultats précédents n’ont pas pu être supprimés. Merci de réessayer.',

  oneResult: 'Un seul résultat pour l’instant',
  oneResultText: (day) =>
    `Il date du ${day}. Refais le questionnaire dans quelques mois, et cette page montrera ce qui a bougé.`,
  noResult: 'Pas encore de résultat ici',
  noResultText:
    'Quand tu auras rempli le questionnaire deux fois, cette page montrera ce qui a bougé entre-temps.',
  failed: 'Tes résultats n’ont pas pu être chargés',
} satisfies Translation<typeof english>;
