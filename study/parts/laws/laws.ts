/**
 * Checks properties that hold for every person in any population: agreement with the reference file
 * and the naive program, convergence, monotonicity, and symmetry of the poles (measurement §10.1, 2
 * and 9).
 */

import { compatibilityLevels } from '../../../src/domain/scoring.ts';
import { setACount } from '../../../src/domain/survey.ts';
import { polarityThemes } from '../../../src/domain/themes.ts';
import { exactCompatibility } from '../../../src/psychometrics/comparison/fit/compatibility-index.ts';
import { levelAt } from '../../../src/psychometrics/comparison/fit/compatibility-level.ts';
import {
  pairStanding,
  randomPartners,
} from '../../../src/psychometrics/comparison/fit/random-partners.ts';
import { computeProfile, type Answers } from '../../../src/psychometrics/index.ts';
import { compatibility } from '../../naive/compare.ts';
import { interpolationBound } from '../../naive/domains.ts';
import { naiveItems, traitCount } from '../../naive/model.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { shippedBank, studySeed } from '../../people/worlds.ts';
import { archetypes, type Archetype } from '../compatibility/archetypes.ts';
import { checkPerson, type PersonLaws } from './person.ts';
import { compareWithReference, type ReferenceDeviations } from './reference-file.ts';

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
  const standing = pairStanding(exactCompatibility(first, second), partners[0]!, partners[1]!);
  const level = compatibilityLevels.indexOf(levelAt(standing));
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
