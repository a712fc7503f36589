/**
 * The fast program against the naive one on random cases: to 1e-9 wherever both compute the same thing, and within the
 * bound of linear interpolation where the fast one reads domain scores from tables.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { priorCovariance as fastPrior } from '../src/psychometrics/bank/traits.ts';
import { exactCompatibility } from '../src/psychometrics/comparison/compare.ts';
import {
  categoryProbabilities,
  compareProfiles,
  computeProfile,
  createBank,
  estimateMap,
  expectedResponse,
  itemInformation,
  selectDOptimal,
  selectSetB,
  type Answers,
  type Bank,
  type ItemParameters,
} from '../src/psychometrics/index.ts';
import { matchedNormalVectors, seededUniform } from '../src/psychometrics/kernel/random.ts';
import {
  drawDomains,
  fixedNormalVectors,
  latentDraws,
  scoreAnswers,
} from '../src/psychometrics/profile/posterior.ts';
import { personFitIndex } from '../src/psychometrics/profile/response-quality.ts';
import { meanPolaritySe } from '../src/psychometrics/set-b/set-b.ts';
import { readItemBank } from '../src/server/features/survey/bank.ts';
import { comparison, compatibility } from './naive/compare.ts';
import {
  domainScores,
  draws,
  interpolationBound,
  moments,
  polarityGradient,
  shownEstimates,
  type Domains,
  type Moments,
} from './naive/domains.ts';
import { derivatives, inverse, posterior } from './naive/estimate.ts';
import { personFit } from './naive/fit.ts';
import {
  naiveItems,
  polarityNames,
  priorCovariance,
  probabilities,
  expectedAnswer,
  information,
  position,
  size,
  themeNames,
  traits,
  areaThemes,
  type NaiveItem,
} from './naive/model.ts';
import { posteriorMoments, smallItem } from './naive/quadrature.ts';
import {
  choose,
  meanPolarityError,
  bestNext,
  quadraticForm,
  selectBatch,
  startSelection,
  themesFromBothSides,
} from './naive/select.ts';
import { answersOf, answerTo, drawPerson, plausibleTruth } from './people/population.ts';
import { generator, type Random } from './people/random.ts';

const equal = 1e-9;
const random = generator('naive against fast');
const provisional = readItemBank(new URL('../items/', import.meta.url)).model;
const prior = { mean: Array.from({ length: size }, () => 0), covariance: priorCovariance() };

interface Case {
  bank: Bank;
  items: NaiveItem[];
  answers: (number | null)[];
}

/** Odd cases: a bank of plausible parameters; a third each answers by the model, at random, and in extremes. */
function someCase(n: number, alsoPool = true): Case {
  const truth = plausibleTruth(provisional.items, random);
  const parameters: Map<string, ItemParameters> | undefined = n % 2 ? truth : undefined;
  const bank = n % 2 ? createBank(provisional.items, truth) : provisional;
  const items = naiveItems(provisional.items, parameters);
  const person = drawPerson(random, n % 5 === 0 ? 0.9 : 0);
  const byModel = answersOf(items, person, random);
  const anything = (i: number): number =>
    n % 3 === 1 ? 1 + random.below(7) : n % 3 === 2 && i % 4 ? [1, 7][n % 2]! : byModel[i]!;
  const asked = (i: number): boolean => i < 48 || (alsoPool && random.uniform() < 0.25);
  return { bank, items, answers: byModel.map((_, i) => (asked(i) ? anything(i) : null)) };
}

const cases = Array.from({ length: 24 }, (_, n) => someCase(n));

function furthest(actual: ArrayLike<number>, expected: readonly number[]): number {
  expect(actual.length).toBe(expected.length);
  return Math.max(...expected.map((value, i) => Math.abs(actual[i]! - value)));
}

function byDraw(bank: Bank, answers: Answers): Domains[] {
  const { fantasy, activity, domain } = drawDomains(bank, scoreAnswers(bank, answers));
  const row = (values: Float64Array, r: number): number[] =>
    Array.from({ length: traits }, (_, t) => values[t * 256 + r]!);
  return Array.from({ length: 256 }, (_, r) => ({
    fantasy: row(fantasy, r),
    activity: row(activity, r),
    domain: row(domain, r),
  }));
}

describe('kernel', () => {
  test('the prior is that of measurement §2.1, entry by entry', () => {
    expect(furthest(fastPrior().flat(), priorCovariance().flat())).toBeLessThan(1e-15);
  });

  test('provisional and given parameters reach the items unchanged', () => {
    for (const { bank, items } of cases.slice(0, 4)) {
      bank.linear.forEach((item, i) => {
        const { slopes, slope, thresholds } = items[i]!;
        expect(
          furthest(
            item.intercepts,
            thresholds.map((b) => -slope * b),
          ),
        ).toBeLessThan(1e-13);
        const dense = Array.from({ length: size }, () => 0);
        item.dimensions.forEach((dimension, k) => {
          dense[dimension] = item.slopes[k]!;
        });
        expect(dense).toEqual([...slopes]);
      });
    }
  });

  test('probabilities, expected answers and information of 3,000 random items and people', () => {
    for (let n = 0; n < 3000; n++) {
      const { items } = cases[n % cases.length]!;
      const item = items[random.below(128)]!;
      const theta = Array.from(drawPerson(random, 0), (value) => 1.5 * value);
      const graded = {
        slopes: item.slopes,
        intercepts: item.thresholds.map((b) => -item.slope * b),
      };
      const x = position(item, theta);
      expect(furthest(categoryProbabilities(graded, theta), probabilities(item, x))).toBeLessThan(
        1e-12,
      );
      expect(Math.abs(expectedResponse(graded, theta) - expectedAnswer(item, x))).toBeLessThan(
        1e-12,
      );
      const expected = item.slopes.flatMap((a) =>
        item.slopes.map((b) => information(item, x) * a * b),
      );
      expect(furthest(itemInformation(graded, theta).flat(), expected)).toBeLessThan(1e-11);
    }
  });
});

describe('one person in 27 dimensions', () => {
  test.each(cases.map((one, n) => [n, one] as const))(
    'case %i: mode, covariance, draws, person fit',
    (_, { bank, items, answers }) => {
      const fast = scoreAnswers(bank, answers);
      const naive = posterior(prior, items, answers);
      expect(furthest(fast.mode, naive.mode)).toBeLessThan(equal);
      expect(furthest(fast.covariance, naive.covariance.flat())).toBeLessThan(equal);
      const vectors = fixedNormalVectors();
      const expected = draws(naive, vectors);
      const latent = latentDraws(fast);
      for (let r = 0; r < 256; r++)
        expect(
          furthest(
            Array.from({ length: size }, (_, i) => latent[i * 256 + r]!),
            expected[r]!,
          ),
        ).toBeLessThan(equal);
      const setA = posterior(
        prior,
        items,
        answers.map((answer, i) => (items[i]!.isSetA ? answer : null)),
      );
      expect(
        Math.abs(personFitIndex(bank, answers) - personFit(items, answers, setA.mode)),
      ).toBeLessThan(1e-8);
      const answered = items.flatMap((item, i) =>
        answers[i] == null ? [] : [{ item, y: answers[i] }],
      );
      const { gradient } = derivatives(
        inverse(prior.covariance),
        prior.mean,
        answered,
        Array.from(fast.mode),
      );
      expect(Math.max(...gradient.map(Math.abs))).toBeLessThan(1e-8);
    },
  );

  test('estimateMap, the public kernel, gives the same in 27 dense dimensions', () => {
    for (const { items, answers } of cases.slice(0, 4)) {
      const dense = items.map((item) => ({
        slopes: item.slopes,
        intercepts: item.thresholds.map((b) => -item.slope * b),
      }));
      const fast = estimateMap(prior, dense, answers);
      const naive = posterior(prior, items, answers);
      expect(furthest(fast.mode, naive.mode)).toBeLessThan(equal);
      expect(furthest(fast.covariance.flat(), naive.covariance.flat())).toBeLessThan(equal);
    }
  });

  // Linear interpolation between points .025 apart misses at most max|f''| h²/8 of a curve; means, maxima and differences of
  // draws can add it up once per pole.
  test('what the profile shows, within the interpolation error of the tables', () => {
    const bound = interpolationBound(naiveItems(provisional.items));
    expect(bound).toBeLessThan(2e-3);
    for (const { bank, items, answers } of cases) {
      const own = 2 * interpolationBound(items);
      const profile = computeProfile(bank, answers);
      const exact = shownEstimates(
        draws(posterior(prior, items, answers), fixedNormalVectors()).map((theta) =>
          domainScores(items, theta),
        ),
      );
      const pairs: [Moments, Moments][] = [
        ...themeNames.flatMap((theme, i): [Moments, Moments][] => [
          [profile.scores[theme], exact.intensity[i]!],
          [profile.dimensions[theme].fantasy, exact.fantasy[i]!],
          [profile.dimensions[theme].activity, exact.activity[i]!],
          [profile.dimensions[theme].gap, exact.gap[i]!],
        ]),
        ...polarityNames.map((theme, i): [Moments, Moments] => [
          profile.polarities[theme],
          exact.polarity[i]!,
        ]),
        ...areaThemes.map((_, i): [Moments, Moments] => [
          Object.values(profile.factors)[i]!,
          exact.area[i]!,
        ]),
      ];
      for (const [fast, naive] of pairs) {
        expect(Math.abs(fast.value - naive.value)).toBeLessThan(own);
        expect(Math.abs(fast.se - naive.se)).toBeLessThan(own);
      }
    }
  });
});

describe('Set B', () => {
  const exposure = provisional.items.map((_, i) => (i * 7) % 40);
  /** A random one of the least-shown quarter, from the same stream of uniform numbers as the product's. */
  const leastShown =
    (uniform: () => number) =>
    (admissible: number[]): number => {
      const ordered = [...admissible].sort((i, j) => exposure[i]! - exposure[j]! || i - j);
      const tier = ordered.filter(
        (i) => exposure[i]! <= exposure[ordered[Math.ceil(ordered.length / 4) - 1]!]!,
      );
      return tier[Math.floor(uniform() * tier.length)]!;
    };

  test.each(Array.from({ length: 24 }, (_, n) => n))('case %i: the same questions', (n) => {
    const { bank, items, answers } = someCase(n, false);
    const [targetCount, adaptiveLength, seed] = [15 + (n % 3) * 5, n % 4 < 3, `case ${n}`];
    const naive = posterior(prior, items, answers);
    const bothSides = themesFromBothSides(
      draws(naive, fixedNormalVectors()).map((theta) => domainScores(items, theta)),
    );
    const chosen = selectBatch(startSelection(items, naive, bothSides), naive.mode, {
      least: targetCount,
      mayGrow: adaptiveLength,
      calibrate: leastShown(seededUniform(seed)),
    });
    const shown = chosen.sort(
      (i, j) => items[i]!.theme - items[j]!.theme || items[i]!.rarity - items[j]!.rarity || i - j,
    );
    const fast = selectSetB(bank, answers, { targetCount, adaptiveLength, seed, exposure });
    expect(fast).toEqual(shown.map((i) => items[i]!.id));
  });

  test('the predicted polarity error, within what the table slopes allow', () => {
    for (const { bank, items, answers } of cases.slice(0, 8)) {
      const naive = posterior(prior, items, answers);
      const gradients = polarityNames.map((theme) => polarityGradient(items, naive.mode, theme));
      const fast = scoreAnswers(bank, answers);
      expect(
        Math.abs(
          meanPolaritySe(bank, fast.mode, fast.covariance) -
            meanPolarityError(gradients, naive.covariance),
        ),
      ).toBeLessThan(5e-3);
    }
  });

  test('the greedy D-optimal order over dense random items', () => {
    for (let n = 0; n < 20; n++) {
      const { items, answers } = cases[n]!;
      const naive = posterior(prior, items, answers);
      const pool = items.filter(({ isSetA }) => !isSetA);
      const state = startSelection(
        pool,
        naive,
        themeNames.map(() => true),
      );
      const order: number[] = [];
      state.weights = pool.map((item) => information(item, position(item, naive.mode)));
      while (order.length < 15) {
        const gains = pool.map((item, i) =>
          order.includes(i)
            ? -1
            : Math.log(1 + state.weights[i]! * quadraticForm(state.covariance, item.slopes)),
        );
        const best = gains.findIndex((gain) => gain > Math.max(...gains) - 1e-12);
        order.push(best);
        choose(state, best);
      }
      const graded = pool.map((item) => ({
        slopes: item.slopes,
        intercepts: item.thresholds.map((b) => -item.slope * b),
      }));
      expect(selectDOptimal(naive, graded, 15)).toEqual(order);
      expect(
        bestNext(
          startSelection(
            items,
            naive,
            themeNames.map(() => true),
          ),
          15,
        ),
      ).toBeGreaterThanOrEqual(48);
    }
  });
});

describe('comparison', () => {
  const domainRow = (r: Random): number[] => Array.from({ length: traits }, () => r.uniform());

  test('the index of 2,000 pairs of exact domain scores', () => {
    for (let n = 0; n < 2000; n++) {
      const [mine, theirs] = [domainRow(random), domainRow(random)];
      expect(Math.abs(exactCompatibility(mine, theirs) - compatibility(mine, theirs))).toBeLessThan(
        equal,
      );
    }
  });

  test('percent and interval from the same draws; all 65,536 pairs of draws say the same within a point', () => {
    for (let n = 0; n < 12; n++) {
      const [one, other] = [cases[2 * (n % 6)]!, cases[2 * ((n + 1 + (n > 5 ? 1 : 0)) % 6)]!];
      const rows = [one, other].map(({ answers }) =>
        byDraw(provisional, answers).map(({ domain }) => domain.map((d) => d / 100)),
      );
      const pairs = rows[0]!.flatMap((mine, r) =>
        [37, 219].map((shift) => [mine, rows[1]![(r + shift) % 256]!] as const),
      );
      const { mean, low, high } = comparison(pairs);
      const fast = compareProfiles(
        { bank: provisional, answers: one.answers, key: 'a' },
        { bank: provisional, answers: other.answers, key: 'b' },
      );
      expect(Math.abs(fast.percent - mean)).toBeLessThanOrEqual(0.5 + equal);
      expect(Math.abs(fast.interval[0] - low)).toBeLessThanOrEqual(0.5 + equal);
      expect(Math.abs(fast.interval[1] - high)).toBeLessThanOrEqual(0.5 + equal);
      if (n > 3) continue;
      const every = rows[0]!.flatMap((mine) =>
        rows[1]!.map((theirs) => compatibility(mine, theirs)),
      );
      expect(Math.abs(moments(every).value - mean)).toBeLessThan(1);
    }
  });
});

interface PolarityCase {
  id: string;
  kind: string;
  responses: number[];
  priorMean: number[];
  priorCovariance: number[][];
  polarity: number[];
  intensityMaxPole: number[];
  bankPositive: { slopes: number[]; d: number[] }[];
  bankNegative: { slopes: number[]; d: number[] }[];
}

describe('quadrature in two dimensions', () => {
  const file = new URL('../src/psychometrics/fixtures/graded-response.json', import.meta.url);
  const { cases: published } = JSON.parse(readFileSync(file, 'utf8')) as { cases: PolarityCase[] };
  test.each(published.filter(({ kind }) => kind === 'polarity'))(
    '$id of the reference file to 1e-6',
    (reference) => {
      const [plus, minus] = [reference.bankPositive, reference.bankNegative].map((bank) =>
        bank.map(({ slopes, d }) => smallItem(slopes, d)),
      );
      const answered = [...plus!.slice(0, 3), ...minus!.slice(0, 3)].map((item, i) => ({
        item,
        y: reference.responses[i]!,
      }));
      const score = (bank: typeof plus, theta: readonly number[]): number =>
        bank!.reduce(
          (sum, item) =>
            sum + (100 * (expectedAnswer(item, position(item, theta)) - 1)) / 6 / bank!.length,
          0,
        );
      const [polarity, intensity] = posteriorMoments(
        { mean: reference.priorMean, covariance: reference.priorCovariance },
        answered,
        [
          (theta) => score(plus, theta) - score(minus, theta),
          (theta) => Math.max(score(plus, theta), score(minus, theta)),
        ],
      );
      expect(furthest([polarity!.mean, polarity!.sd], reference.polarity)).toBeLessThan(1e-6);
      // The larger pole has a kink, so its grid sum converges more slowly.
      expect(furthest([intensity!.mean, intensity!.sd], reference.intensityMaxPole)).toBeLessThan(
        1e-3,
      );
    },
  );

  // The hardest case the product can meet: three answers a pole, random parameters. What mode and normal draws miss of a
  // skewed posterior must stay small beside the margin that is shown: under a quarter of it each, under a tenth on average.
  test('polarity of random cases from mode and draws', () => {
    const small = {
      mean: [0, 0],
      covariance: [
        [1, 0.29],
        [0.29, 1],
      ],
    };
    const misses = Array.from({ length: 12 }, (_, n) => {
      const bank = Array.from({ length: 12 }, (_item, i) => {
        const [a, location] = [1.7 * Math.exp(0.3 * random.normal()), 0.6 * random.normal()];
        return smallItem(
          i % 2 ? [0, a] : [a, 0],
          [-1.45, -0.85, -0.35, 0.15, 0.75, 1.55].map((b) => -a * (location + b)),
        );
      });
      const person = [random.normal(), random.normal()];
      const answered = bank
        .slice(0, 6)
        .map((item) => ({ item, y: answerTo(item, person, random) }));
      const polarity = (theta: readonly number[]): number =>
        bank.reduce(
          (sum, item, i) =>
            sum +
            ((i % 2 ? -1 : 1) * (100 * (expectedAnswer(item, position(item, theta)) - 1))) / 6 / 6,
          0,
        );
      const [exact] = posteriorMoments(small, answered, [polarity]);
      const graded = answered.map(({ item }) => ({
        slopes: item.slopes,
        intercepts: item.thresholds.map((b) => -item.slope * b),
      }));
      const { mode, covariance } = estimateMap(
        small,
        graded,
        answered.map(({ y }) => y),
      );
      const shown = moments(
        draws({ mode, covariance }, matchedNormalVectors(128, 2, `case ${n}`)).map(polarity),
      );
      expect(Math.abs(shown.se / exact!.sd - 1)).toBeLessThan(0.15);
      return Math.abs(shown.value - exact!.mean) / exact!.sd;
    });
    expect(Math.max(...misses)).toBeLessThan(0.25);
    expect(moments(misses).value).toBeLessThan(0.1);
  });
});
