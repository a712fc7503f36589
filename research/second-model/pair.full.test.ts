/** Checks the product's comparison of two people against the naive program. */

import { compareProfiles, computeChange } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import {
  exactCompatibility,
  randomPartners,
  levelOfPercent,
} from '../../packages/psychometrics/src/comparison/compatibility.ts';
import {
  type PairOrigin,
  pairPosterior,
} from '../../packages/psychometrics/src/comparison/pair-posterior.ts';
import {
  chiSquareTail,
  twoSidedTail,
} from '../../packages/psychometrics/src/kernel/significance.ts';
import { referencePeople } from '../../packages/psychometrics/src/population/reference-people.ts';
import { scoreForPair } from '../../packages/psychometrics/src/profile/flat-no.ts';
import { fixedNormalVectors } from '../../packages/psychometrics/src/profile/posterior.ts';
import { compatibilityLevels, z95 } from '../../src/domain/scoring.ts';
import { generator, type Random } from '../study/people/population.ts';
import { shippedBank as bank } from '../study/people/worlds.ts';
import { createCases, prior, tolerance, createCase } from './cases.ts';
import { changeInterval, chiSquareTail as naiveTail, scatterOf, testDifference } from './change.ts';
import {
  choleskyRoot,
  type Matrix,
  moments,
  type Moments,
  pairAnswers,
  posterior,
} from './estimate.ts';
import { withFlatNo } from './flat-no.ts';
import { latentCount, naiveItems, traitCount } from './model.ts';
import { percentOf, quantiles } from './pair-percent.ts';
import {
  compatibility,
  couplePosteriors,
  standing,
  withRandomPartners,
  type CouplePosterior,
} from './pair.ts';
import { domainScores } from './profile.ts';

const indexRandom = generator('naive against fast: comparison');
const items = naiveItems(bank.items);
const cases = createCases(generator('naive against fast')).filter((_, n) => n % 2 === 0);
const references = referencePeople(bank).domains.map((person) =>
  Array.from(person, (d) => d / 100),
);

/** Scores two people with answers to the shipped bank by the naive program. */
function createPair(n: number, origin: PairOrigin) {
  const people = [cases[n]!, cases[(n + 1) % cases.length]!];
  const [first, second] = people.map(({ answers }) => ({
    ...posterior(prior, items, answers),
    mode: withFlatNo(prior, items, answers, fixedNormalVectors()).mode,
  }));
  return {
    people,
    parts: couplePosteriors(first!, second!, origin),
    posteriors: [first!, second!],
  };
}

/** Draws from a normal distribution, whose covariance has this Cholesky root. */
function drawLatent(mode: readonly number[], root: Matrix, source: Random): number[] {
  const z = mode.map(() => source.normal());
  return mode.map((centre, i) => root[i]!.reduce((sum, l, k) => sum + l * z[k]!, centre));
}

/** Draws domain scores of both people, 0 to 1, from the mixture. */
function drawPairs(parts: readonly CouplePosterior[], count: number, source: Random) {
  const roots = parts.map(({ covariance }) => choleskyRoot(covariance));
  return Array.from({ length: count }, () => {
    let rest = source.uniform();
    const part = Math.max(
      0,
      parts.findIndex(({ weight }) => (rest -= weight) < 0),
    );
    const latent = drawLatent(parts[part]!.mode, roots[part]!, source);
    return [latent.slice(0, latentCount), latent.slice(latentCount)].map((one) =>
      domainScores(items, one).domain.map((d) => d / 100),
    ) as [number[], number[]]; // as: two people
  });
}

/** Returns the posterior means of a person's 17 domain scores, 0 to 1, from random draws. */
function meanScores(person: { mode: number[]; covariance: number[][] }, source: Random): number[] {
  const root = choleskyRoot(person.covariance);
  const draws = Array.from(
    { length: 1000 },
    () => domainScores(items, drawLatent(person.mode, root, source)).domain,
  );
  return Array.from(
    { length: traitCount },
    (_, t) => moments(draws.map((draw) => draw[t]! / 100)).value,
  );
}

describe('comparison', () => {
  test('the index and its spread over random partners agree at exact domain scores', () => {
    const randomScores = (): number[] =>
      Array.from({ length: traitCount }, () => indexRandom.uniform());
    for (let n = 0; n < 2000; n++) {
      const [mine, theirs] = [randomScores(), randomScores()];
      expect(Math.abs(exactCompatibility(mine, theirs) - compatibility(mine, theirs))).toBeLessThan(
        tolerance,
      );
    }
    for (let n = 0; n < 20; n++) {
      const scores = randomScores();
      const { value, se } = withRandomPartners(scores, references);
      const percents = scores.map((d) => 100 * d);
      expect(Math.abs(randomPartners(bank, percents).mean - value)).toBeLessThan(tolerance);
      expect(Math.abs(randomPartners(bank, percents).sd - se)).toBeLessThan(1e-6);
    }
  });

  test.each([
    [0, 'couple'],
    [3, 'strangers'],
    [7, 'couple'],
  ] as const)('pair %i, %s: the posterior of both people agrees', (n, origin) => {
    const { people, parts } = createPair(n, origin);
    const [mine, theirs] = people.map(({ answers }) => scoreForPair(bank, answers));
    const fast = pairPosterior(bank.prior, [mine!, theirs!], origin);
    expect(fast).toHaveLength(parts.length);
    parts.forEach(({ weight, mode }, part) => {
      expect(Math.abs(fast[part]!.weight - weight)).toBeLessThan(1e-7);
      mode.forEach((value, i) => expect(Math.abs(fast[part]!.mode[i]! - value)).toBeLessThan(1e-7));
    });
  });

  test.each([
    [0, 'strangers'],
    [4, 'couple'],
    [8, 'strangers'],
  ] as const)('pair %i, %s: percent, interval and levels agree', (n, origin) => {
    const { people, parts, posteriors } = createPair(n, origin);
    const source = generator(`pair ${n}`);
    const draws = drawPairs(parts, 1500, source);
    const [mine, theirs] = people.map(({ answers }) => ({ bank, answers }));
    const fast = compareProfiles(mine!, theirs!, origin);
    const partners = posteriors.map((person): Moments =>
      withRandomPartners(meanScores(person, source), references),
    );
    const percents = draws.map(([one, other]) =>
      percentOf(standing(compatibility(one, other), partners[0]!, partners[1]!), one, other),
    );
    const [median, low, high] = quantiles(percents);
    expect(Math.abs(fast.percent - median)).toBeLessThan(3);
    expect(Math.abs(fast.interval[0] - low)).toBeLessThan(6);
    expect(Math.abs(fast.interval[1] - high)).toBeLessThan(6);
    compatibilityLevels.forEach((level, i) => {
      const named = percents.filter((percent) => levelOfPercent(Math.round(percent)) === level);
      expect(Math.abs(fast.levelProbabilities[i]! - named.length / percents.length)).toBeLessThan(
        0.08,
      );
    });
  });
});

/** In points: the score tables are interpolated. */
const points = 0.01;

const random = generator('naive change');
const pairs = [0, 1, 4, 5].map((n) => {
  const [earlier, later] = [0, 0].map(() => createCase(n, random, { pool: true }));
  return { earlier: earlier!, later: later! };
});

describe('the chi-square tail', () => {
  test.each([1, 2, 5, 14, 17])('agrees for %i degrees of freedom', (degrees) => {
    for (const value of [0.01, 0.5, 3, 8, 20, 45])
      expect(chiSquareTail(value, degrees)).toBeCloseTo(naiveTail(value, degrees), 9);
  });

  test('has the values of printed tables', () => {
    expect(chiSquareTail(27.587_112, 17)).toBeCloseTo(0.05, 7);
    expect(chiSquareTail(33.408_664, 17)).toBeCloseTo(0.01, 7);
    expect(twoSidedTail(1.959_964)).toBeCloseTo(0.05, 7);
  });

  test('stays accurate far out', () => {
    expect(twoSidedTail(8) / 1.244_192_114_854_348_5e-15).toBeCloseTo(1, 9);
    expect(chiSquareTail(200, 2) / Math.exp(-100)).toBeCloseTo(1, 9);
  });

  test.each([
    [-1, 3],
    [NaN, 3],
    [1, 0],
    [1, 1.5],
  ])('refuses %d with %d degrees', (value, degrees) => {
    expect(() => chiSquareTail(value, degrees)).toThrow(RangeError);
  });
});

describe('the change between two attempts', () => {
  test.each(pairs.map((pair, n) => [n, pair] as const))('agrees for pair %i', (_, pair) => {
    const { earlier, later } = pair;
    const scale = earlier.bank;
    const change = computeChange(
      { bank: scale, answers: earlier.answers },
      { bank: scale, answers: later.answers },
      scale,
    );
    const [first, second] = [earlier, later].map(({ answers }) =>
      posterior(prior, earlier.items, answers),
    );
    const { z, chiSquare, overall } = testDifference(
      prior.covariance,
      first!,
      second!,
      scatterOf(
        [earlier, later].map(({ answers }, i) => ({
          answered: pairAnswers(earlier.items, answers),
          mode: [first!, second!][i]!.mode,
        })),
      ),
    );
    expect(change.chance).toBeCloseTo(naiveTail(chiSquare, 16), 7);
    expect(change.overall !== null).toBe(Math.abs(overall) > z95);
    for (const trait of [0, 5, 8, 16]) {
      const own = change.traits[trait]!;
      expect(own.z).toBeCloseTo(z[trait]!, 7);
      const naive = changeInterval(earlier.items, prior.covariance, [first!, second!], trait);
      for (const end of ['value', 'low', 'high'] as const)
        expect(Math.abs(own[end] - naive[end])).toBeLessThan(points);
    }
  });
});
