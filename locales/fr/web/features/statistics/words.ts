import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/statistics/words.ts';
import { formatNumber, plural } from '../../../../../src/web/ui/language/numbers.ts';

const byAnswers = (people: number | null): string =>
  people === null
    ? 'les réponses données ici'
    : plural(people, {
        one: 'les réponses données ici par # personne',
        other: 'les réponses données ici par # personnes',
      });

const forQuestions = (count: number): string =>
  plural(count, { one: 'pour # question', other: 'pour # questions' });

/** What follows a colon where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  if (provisional === 0)
    return `${forQuestions(literature)}, les paramètres s’appuient sur des enquêtes publiées.`;
  if (literature === 0)
    return `${forQuestions(provisional)}, les paramètres sont fixés selon notre jugement.`;
  return `${forQuestions(literature)}, les paramètres s’appuient sur des enquêtes publiées ; ${forQuestions(provisional)}, ils sont fixés selon notre jugement.`;
}

export default {
  parameterStatus: ({ provisional, literature, calibrated, people }) => {
    const starting = provisional + literature;
    const all = formatNumber(starting + calibrated);
    if (starting === 0)
      return `Les paramètres des ${all} questions posées aujourd’hui reposent tous sur ${byAnswers(people)}.`;
    if (calibrated > 0)
      return `Sur les ${all} questions posées aujourd’hui, ${plural(calibrated, { one: '# a des paramètres qui reposent', other: '# ont des paramètres qui reposent' })} sur ${byAnswers(people)}. Les autres ont trop peu de réponses pour cela : ${describeStarting(literature, provisional)}`;
    const none = 'Aucun ne repose encore sur des réponses données ici.';
    if (literature === 0)
      return `Les paramètres des ${all} questions posées aujourd’hui sont tous fixés selon notre jugement. ${none}`;
    if (provisional === 0)
      return `Les paramètres des ${all} questions posées aujourd’hui s’appuient tous sur des enquêtes publiées. ${none}`;
    return `${all} questions sont posées aujourd’hui : ${describeStarting(literature, provisional)} ${none}`;
  },

  range: (low, high) => `${low} à ${high}`,
  notSteadyYet: (people) => `La stabilité de ces scores se verra à partir de ${people} personnes.`,
  steadyScore: (cases) => `Stable pour environ ${cases} paires de personnes sur 10.`,
  steadyPolarity: (cases) => `Préférence pour un côté : environ ${cases} sur 10.`,

  pageTitle: 'Ce que disent toutes les réponses ensemble',
  notEnough: (people) =>
    `La bonne compagnie se fait attendre : cette page s’ouvrira quand ${people} personnes auront donné leurs réponses. Avant cela, un chiffre pourrait désigner quelqu’un.`,
  intro: (people, day) =>
    plural(people, {
      one: `Au moins # personne a donné ses réponses, au ${day}.`,
      other: `Au moins # personnes ont donné leurs réponses, au ${day}.`,
    }),
  inventedLabel: 'À propos de cette démonstration',
  invented:
    'Une démonstration : toutes les personnes de cette page sont inventées. Elle ne t’apprend donc rien sur de vraies personnes.',
  introInvented: (people, day) =>
    plural(people, {
      one: `Au moins # personne inventée a rempli le questionnaire, au ${day}.`,
      other: `Au moins # personnes inventées ont rempli le questionnaire, au ${day}.`,
    }),
  howToReadTitle: 'Comment lire cette page',
  bars: (margin) =>
    `Chaque barre compte les personnes selon leur score. Le nombre est arrondi à la dizaine et brouillé, le plus souvent de ${plural(margin, { one: '# personne', other: '# personnes' })} au plus, pour que comparer deux jours ne trahisse personne. Pour la même raison, les personnes qui se retirent restent comptées.`,
  hiddenBars: (people) =>
    `Un cadre en pointillé cache un nombre : il y a moins de ${people} personnes, ou bien il révélerait un autre nombre caché.`,
  curves: 'Plus une courbe est haute, plus la marge d’un score est petite à cet endroit.',
  steadiness:
    'Stable veut dire : de deux personnes qui remplissent deux fois le questionnaire, la même est devant les deux fois.',
  notEveryone:
    'Les personnes qui ont trouvé ce site et choisi de donner leurs réponses ne représentent pas tout le monde.',
  howItWorks: 'Comment les réponses deviennent des chiffres',
  themesTitle: 'Thème par thème',
  scores: 'Scores',
  people: 'Personnes',
  fewerThan: (people) => `moins de ${people}, ou caché`,
  histogram: (name, counts) => `${name}. ${counts}`,
  count: (range, people) => `${range} : ${people}`,
  peopleCaption: (name) => `${name} : personnes par score`,
  sharpness: 'Où les questions mesurent avec précision',
  sharpnessOf: (name, curves) => `${name} : où les questions mesurent avec précision. ${curves}`,
  sharpestAt: (name, score) => `${name} : précision la plus forte à ${score}`,
  sharpnessCaption: (name) => `${name} : précision des questions, sur 100`,
  atScore: 'À un score de',
  notLoaded: 'Les statistiques n’ont pas pu être chargées',
} satisfies Translation<typeof english>;
