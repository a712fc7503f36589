/** Does the kernel obey its laws, and agree with other programs (measurement §10.1, 2, 9)? */

import { setACount } from '../../../src/domain/survey.ts';
import { polarityThemes, themes } from '../../../src/domain/themes.ts';
import { exactCompatibility } from '../../../src/psychometrics/comparison/compatibility-index.ts';
import { type Answers, computeProfile, createBank } from '../../../src/psychometrics/index.ts';
import { maximisePosterior } from '../../../src/psychometrics/kernel/posterior-mode.ts';
import { fixedNormalVectors } from '../../../src/psychometrics/profile/draws.ts';
import { answeredItems, scoreAnswers } from '../../../src/psychometrics/profile/posterior.ts';
import { withMirroredPrior } from '../../../test/support/psychometrics/mirrored-prior.ts';
import { prior } from '../../second-model/cases.ts';
import {
  derivatives,
  draws,
  inverse,
  type NaivePosterior,
  pairAnswers,
  posterior,
} from '../../second-model/estimate.ts';
import { latentCount, naiveItems, position, traitCount } from '../../second-model/model.ts';
import { compatibility, complement } from '../../second-model/pair.ts';
import { domainScores, profileEstimates } from '../../second-model/profile.ts';
import { drawPerson, generator, type Random, simulateAnswers } from '../people/population.ts';
import { shippedBank, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question } from '../question.ts';
import { maxDeviation } from '../statistics.ts';
import { compareWithReference } from './reference-cases.ts';

const items = naiveItems(shippedBank.items);

interface PersonLaws {
  /** The largest component of the gradient of the log posterior at the mode. */
  gradient: number;
  /** The largest difference between the mode and the modes found from 20 random starting points. */
  startDisagreement: number;
  iterations: number;
  /** The largest difference in mode or covariance from the naive program. */
  naiveDeviation: number;
  /** The largest difference in reported scores or standard errors from it, in points. */
  naiveScores: number;
  isMonotone: boolean;
  /**
   * If the poles of the bank are exchanged, complementary traits must exchange their estimates, and
   * every polarity must change its sign. These are the largest deviations, of the latter in points.
   */
  mirrorMode: number;
  mirrorPolarity: number;
}

const precision = inverse(prior.covariance);
/** The same questions and the same prior with the signs of the poles exchanged. */
const mirroredBank = withMirroredPrior(
  createBank(
    shippedBank.items.map((item) => ({
      ...item,
      pole: ({ '+': '-', '-': '+', 0: '0' } as const)[item.pole],
    })),
  ),
);

function checkPerson(answers: Answers, random: Random): PersonLaws {
  const answered = answeredItems(shippedBank, answers, () => true);
  const { mode, iterations } = maximisePosterior(shippedBank.prior, answered);
  const starts = Array.from({ length: 20 }, () =>
    Float64Array.from({ length: latentCount }, () => 2 * random.normal()),
  );
  const naive = posterior(prior, items, answers);
  const fast = scoreAnswers(shippedBank, answers);
  const mirroredMode = scoreAnswers(mirroredBank, answers).mode;
  return {
    gradient: maxGradient(answers, mode),
    startDisagreement: Math.max(
      ...starts.map((start) =>
        maxDeviation(maximisePosterior(shippedBank.prior, answered, start).mode, mode),
      ),
    ),
    iterations,
    naiveDeviation: Math.max(
      maxDeviation(fast.mode, naive.mode),
      maxDeviation(fast.covariance, naive.covariance.flat()),
    ),
    naiveScores: naiveScoreDeviation(answers, naive),
    isMonotone: isMonotone(answers, random),
    mirrorMode: Math.max(
      ...Array.from({ length: traitCount }, (_, t) =>
        Math.abs(mode[t]! - mirroredMode[complement(t)]!),
      ),
    ),
    mirrorPolarity: mirrorPolarityDeviation(answers),
  };
}

/** Returns the largest component of the naive program's gradient at the product's mode. */
function maxGradient(answers: Answers, mode: Float64Array): number {
  const answered = pairAnswers(items, answers);
  const { gradient } = derivatives(precision, prior.mean, answered, Array.from(mode));
  return Math.max(...gradient.map(Math.abs));
}

function naiveScoreDeviation(answers: Answers, naivePosterior: NaivePosterior): number {
  const profile = computeProfile(shippedBank, answers);
  const naive = profileEstimates(
    draws(naivePosterior, fixedNormalVectors()).map((theta) => domainScores(items, theta)),
  );
  const differences = [
    ...themes.flatMap((theme, i) => [
      profile.scores[theme].value - naive.intensity[i]!.value,
      profile.scores[theme].se - naive.intensity[i]!.se,
      profile.facets[theme].gap.value - naive.gap[i]!.value,
    ]),
    ...polarityThemes.flatMap((theme, i) => [
      profile.polarities[theme].value - naive.polarity[i]!.value,
      profile.polarities[theme].se - naive.polarity[i]!.se,
    ]),
  ];
  return Math.max(...differences.map(Math.abs));
}

/** Whether a higher answer to one random item raises the person's position on its scale. */
function isMonotone(answers: Answers, random: Random): boolean {
  const index = random.below(items.length);
  const lower = Math.min(6, answers[index] ?? 3);
  const positionAfter = (answer: number): number => {
    const changed = answers.map((value, i) => (i === index ? answer : value));
    return position(items[index]!, scoreAnswers(shippedBank, changed).mode);
  };
  return positionAfter(lower + 1) > positionAfter(lower);
}

function mirrorPolarityDeviation(answers: Answers): number {
  const [profile, mirrored] = [
    computeProfile(shippedBank, answers),
    computeProfile(mirroredBank, answers),
  ];
  return Math.max(
    ...polarityThemes.map((theme) =>
      Math.abs(profile.polarities[theme].value + mirrored.polarities[theme].value),
    ),
  );
}

interface LawsTask {
  people: number;
}

type Laws = ReturnType<typeof checkLaws>;

/** The largest deviations over all people, and the number of broken laws. */
function checkLaws({ people }: LawsTask) {
  const random = generator(`${studySeed}/laws`);
  const patterns: Answers[] = [
    items.map(() => 1),
    items.map(() => 7),
    items.map((_, i) => (i % 2 ? 7 : 1)),
    ...indices(people).map((n) => createPattern(n, random)),
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
    comparisonDeviation: comparisonDeviation(random),
    notMonotone: checked.filter(({ isMonotone }) => !isMonotone).length,
    mirrorMode: max('mirrorMode'),
    mirrorPolarity: max('mirrorPolarity'),
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

/** Returns the largest difference between the indices of the product and the naive program. */
function comparisonDeviation(random: Random): number {
  const scores = (): number[] => Array.from({ length: traitCount }, () => random.uniform());
  return Math.max(
    ...Array.from({ length: 500 }, () => {
      const [mine, theirs] = [scores(), scores()];
      return Math.abs(exactCompatibility(mine, theirs) - compatibility(mine, theirs));
    }),
  );
}

/**
 * Returns the polarities and three intensities, each with its standard error, of one fixed pattern
 * of answers. They change if the prior, the parameters, the tables or the draws change.
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

const bars = (laws: Laws): Bar[] => [
  [
    '1a',
    'reference file: probabilities, expected answer, information, score function, largest deviation',
    { max: 1e-6 },
    laws.referenceKernel,
  ],
  [
    '1b',
    'reference file: mode and covariance, largest deviation',
    { max: 1e-6 },
    laws.referenceMap,
  ],
  [
    '1c',
    'reference file: EAP of the naive program by quadrature, largest deviation',
    { max: 1e-6 },
    laws.referenceEap,
  ],
  ['1d', 'reference file: greedy orders that differ', { max: 0 }, laws.referenceOrders],
  [
    '1e',
    'fast against naive program: mode, covariance, comparison index, largest deviation',
    { max: 1e-9 },
    Math.max(laws.naiveDeviation, laws.comparisonDeviation),
  ],
  [
    '1f',
    'fast against naive program: shown scores and margins, points (table interpolation)',
    { max: 2e-3 },
    laws.naiveScores,
  ],
  ['2a', 'largest gradient of the log posterior at the mode', { max: 1e-8 }, laws.gradient],
  [
    '2b',
    'largest disagreement of modes from 20 random starts',
    { max: 1e-7 },
    laws.startDisagreement,
  ],
  ['2c', 'most Newton steps', { max: 12 }, laws.iterations],
  ['9a', 'raised answers that did not raise the mode', { max: 0 }, laws.notMonotone],
  ['9b', 'poles exchanged: modes differ by at most', { max: 1e-6 }, laws.mirrorMode],
  [
    '9c',
    'poles exchanged: reported polarities differ by at most, points',
    { max: 1 },
    laws.mirrorPolarity,
  ],
];

export const laws: Question<LawsTask, Laws, Laws> = {
  plan: (isQuick) => [{ people: isQuick ? 12 : 200 }],
  effort: ({ people }) => 3000 + people * 15,
  simulate: checkLaws,
  measure: ([laws]) => laws!,
  bars,
  report: () => [],
};
