/**
 * Typical pairs (measurement §6). Each person is given by exact domain scores, 0 to 1;
 * `target` is the percent that is expected for the pair, and `place` where its level must lie.
 */

import { compatibilityLevels, levelOfPercent } from '../../src/domain/scoring.ts';
import { setACount } from '../../src/domain/survey.ts';
import { themes, polarityThemes } from '../../src/domain/themes.ts';
import {
  exactCompatibility,
  pairStanding,
  randomPartners,
} from '../../src/psychometrics/comparison/compatibility-index.ts';
import { pairPercent } from '../../src/psychometrics/comparison/compatibility-level.ts';
import { pairWants } from '../../src/psychometrics/comparison/pair-wants.ts';
import { computeProfile, type Answers } from '../../src/psychometrics/index.ts';
import { themeTraits, traitCount, naiveItems } from '../second-model/model.ts';
import { complement, compatibility } from '../second-model/pair.ts';
import { interpolationBound } from '../second-model/profile.ts';
import type { Bar } from './bars.ts';
import { drawPerson, simulateAnswers, generator, type Random } from './people/population.ts';
import { shippedBank, studySeed } from './people/worlds.ts';
import {
  checkPerson,
  type PersonLaws,
  compareWithReference,
  type ReferenceDeviations,
} from './person-laws.ts';

interface Archetype {
  name: string;
  first: number[];
  second: number[];
  target: number;
  /** The highest level, the lowest, one of the two between, or any. */
  place: 'top' | 'bottom' | 'between' | 'any';
}

function archetypes(): Archetype[] {
  const person = (positive: number, negative: number, unpoled: number): number[] =>
    Array.from({ length: traitCount }, (_, k) =>
      complement(k) === k ? unpoled : complement(k) > k ? positive : negative,
    );
  const leader = person(0.7, 0.05, 0.3);
  const follower = person(0.05, 0.7, 0.3);
  const both = person(0.65, 0.65, 0.3);
  const none = person(0.05, 0.05, 0.05);
  const all = person(0.95, 0.95, 0.95);
  const neutral = person(0.5, 0.5, 0.5);
  const soft = themes.find((theme) => theme === 'SENS')!;
  const vanilla = person(0.1, 0.1, 0.1).map((d, k) => (themeTraits(soft).includes(k) ? 0.8 : d));
  const pair = (
    name: string,
    [first, second]: readonly [number[], number[]],
    target: number,
    place: Archetype['place'],
  ): Archetype => ({ name, first, second, target, place });
  return [
    pair('leader and follower', [leader, follower], 96, 'top'),
    pair('two switches', [both, both], 96, 'top'),
    pair('two uninterested people', [none, none], 75, 'top'),
    pair('leader and switch', [leader, both], 70, 'between'),
    pair('two neutral people', [neutral, neutral], 75, 'any'),
    pair('uninterested and leader', [none, leader], 44, 'any'),
    pair('leader and vanilla', [leader, vanilla], 42, 'bottom'),
    pair('two leaders', [leader, leader], 27, 'bottom'),
    pair('all and nothing', [all, none], 9, 'bottom'),
  ];
}

export interface LawsTask {
  part: 'laws';
  people: number;
}

/** The largest deviations over all people, and the number of broken laws. */
export interface Laws extends ReferenceDeviations, Omit<PersonLaws, 'isMonotone'> {
  /**
   * An upper bound, in points, for the error that interpolation in the score tables causes in a
   * reported score. It is twice the bound for one pole, because a polarity is computed from two.
   */
  tableBound: number;
  comparisonDeviation: number;
  /** The number of people for whom `isMonotone` is false. */
  notMonotone: number;
  archetype: number;
  /** The number of typical pairs whose level is not where it must be. */
  misplacedPairs: number;
  /**
   * The profile of one fixed pattern of answers. It changes if the prior, the parameters, the
   * tables or the draws change.
   */
  pin: number[];
}

const items = naiveItems(shippedBank.items);

export function checkLaws({ people }: LawsTask): Laws {
  const random = generator(`${studySeed}/laws`);
  const patterns: Answers[] = [
    items.map(() => 1),
    items.map(() => 7),
    items.map((_, i) => (i % 2 ? 7 : 1)),
    ...Array.from({ length: people }, (_, n) => createPattern(n, random)),
  ];
  const checked = patterns.map((answers) => checkPerson(answers, random));
  const max = (name: Exclude<keyof PersonLaws, 'isMonotone'>): number =>
    Math.max(...checked.map((laws) => laws[name]));
  return {
    ...compareWithReference(),
    gradient: max('gradient'),
    startDisagreement: max('startDisagreement'),
    iterations: max('iterations'),
    naiveDeviation: max('naiveDeviation'),
    naiveScores: max('naiveScores'),
    tableBound: 2 * interpolationBound(items),
    comparisonDeviation: comparisonDeviation(random),
    notMonotone: checked.filter(({ isMonotone }) => !isMonotone).length,
    mirrorMode: max('mirrorMode'),
    mirrorPolarity: max('mirrorPolarity'),
    archetype: Math.max(
      ...archetypes().map(({ first, second, target }) =>
        Math.abs(exactCompatibility(first, second) - target),
      ),
    ),
    misplacedPairs: archetypes().filter(isMisplaced).length,
    pin: fixedProfile(),
  };
}

/**
 * Returns answers to Set A and to about a fifth of the pool. They are uniformly random in
 * every third pattern and follow the model in the others.
 */
function createPattern(n: number, random: Random): (number | null)[] {
  const answers =
    n % 3
      ? simulateAnswers(items, drawPerson(random, n % 4 ? 0 : 1), random)
      : items.map(() => 1 + random.below(7));
  return answers.map((answer, i) => (i < setACount || random.uniform() < 0.2 ? answer : null));
}

/**
 * Returns the largest difference between the compatibility indices of the product and of the naive
 * program.
 */
function comparisonDeviation(random: Random): number {
  const scores = (): number[] => Array.from({ length: traitCount }, () => random.uniform());
  return Math.max(
    ...Array.from({ length: 500 }, () => {
      const [mine, theirs] = [scores(), scores()];
      return Math.abs(exactCompatibility(mine, theirs) - compatibility(mine, theirs));
    }),
  );
}

/** Whether the product's level of a typical pair, at exact scores, is not where it must be. */
function isMisplaced({ first, second, place }: Archetype): boolean {
  const partners = [first, second].map((scores) =>
    randomPartners(
      shippedBank,
      scores.map((d) => 100 * d),
    ),
  );
  const percent = pairPercent(
    pairStanding(exactCompatibility(first, second), partners[0]!, partners[1]!),
    pairWants(Float64Array.from(first), Float64Array.from(second)),
  );
  const level = compatibilityLevels.indexOf(levelOfPercent(Math.round(percent)));
  const reached = level === 0 ? 'bottom' : level === 3 ? 'top' : 'between';
  return place !== 'any' && place !== reached;
}

/**
 * Returns the polarities and three intensities, each with its standard error, of one fixed pattern
 * of answers.
 */
function fixedProfile(): number[] {
  const profile = computeProfile(
    shippedBank,
    items.map((_, i) => (i < 60 ? 1 + ((5 * i + 2) % 7) : null)),
  );
  return [
    ...polarityThemes.flatMap((theme) => [
      profile.polarities[theme].value,
      profile.polarities[theme].se,
    ]),
    ...(['FET', 'ENM', 'SENS'] as const).flatMap((theme) => [
      profile.scores[theme].value,
      profile.scores[theme].se,
    ]),
  ];
}

export const agreementBars: readonly Bar<{ laws: Laws }>[] = [
  {
    item: '1a',
    what: 'reference file: probabilities, expected answer, information, score function, largest deviation',
    max: 1e-6,
    figure: ({ laws }) => laws.referenceKernel,
  },
  {
    item: '1b',
    what: 'reference file: mode and covariance, largest deviation',
    max: 1e-6,
    figure: ({ laws }) => laws.referenceMap,
  },
  {
    item: '1c',
    what: 'reference file: EAP of the naive program by quadrature, largest deviation',
    max: 1e-6,
    figure: ({ laws }) => laws.referenceEap,
  },
  {
    item: '1d',
    what: 'reference file: greedy orders that differ',
    max: 0,
    figure: ({ laws }) => laws.referenceOrders,
  },
  {
    item: '1e',
    what: 'fast against naive program: mode, covariance, comparison index, largest deviation',
    max: 1e-9,
    figure: ({ laws }) => Math.max(laws.naiveDeviation, laws.comparisonDeviation),
  },
  {
    item: '1f',
    what: 'fast against naive program: shown scores and margins, points (table interpolation)',
    max: 2e-3,
    figure: ({ laws }) => laws.naiveScores,
  },
  {
    item: '2a',
    what: 'largest gradient of the log posterior at the mode',
    max: 1e-8,
    figure: ({ laws }) => laws.gradient,
  },
  {
    item: '2b',
    what: 'largest disagreement of modes from 20 random starts',
    max: 1e-7,
    figure: ({ laws }) => laws.startDisagreement,
  },
  { item: '2c', what: 'most Newton steps', max: 12, figure: ({ laws }) => laws.iterations },
];

export const symmetryBars: readonly Bar<{ laws: Laws }>[] = [
  {
    item: '9a',
    what: 'raised answers that did not raise the mode',
    max: 0,
    figure: ({ laws }) => laws.notMonotone,
  },
  {
    item: '9b',
    what: 'poles exchanged: modes differ by at most',
    max: 1e-6,
    figure: ({ laws }) => laws.mirrorMode,
  },
  {
    item: '9c',
    what: 'poles exchanged: reported polarities differ by at most, points',
    max: 1,
    figure: ({ laws }) => laws.mirrorPolarity,
  },
];
