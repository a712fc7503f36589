/**
 * Tests how well the traits and polarities of 300 simulated people are estimated from their
 * answers. The true item parameters are used for scoring (measurement §9, §10.3 to §10.5). The
 * limits are those of §10, widened by the sampling error of 300 people x 17 traits: about .008 in
 * RMSE and .006 in coverage.
 */

import { describe, expect, test } from 'vitest';
import {
  isSetA,
  plausibleParameters,
  randomPerson,
  simulateAnswers,
  syntheticItems,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { z95 } from '../../domain/scoring.ts';
import { polarityThemes } from '../../domain/themes.ts';
import { createBank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, themeTraits, traitCount, traits } from '../bank/traits.ts';
import { compareProfiles } from '../comparison/compare.ts';
import {
  compatibilityIndex,
  pairStanding,
  randomPartners,
} from '../comparison/compatibility-index.ts';
import { pairPercent } from '../comparison/compatibility-level.ts';
import { pairWants } from '../comparison/pair-wants.ts';
import { seededUniform } from '../kernel/random.ts';
import { selectSetB } from '../set-b/set-b.ts';
import { scoreAnswers, type Answers } from './posterior.ts';
import { computeProfile } from './profile.ts';

const uniform = seededUniform('recovery');
const items = syntheticItems();
const bank = createBank(items, plausibleParameters(items, uniform));
const count = 300;

interface Recovery {
  rmse: number;
  coverage: number;
  polarityRmse: number;
  polaritySe: number;
  polarityCoverage: number;
}

/** The 17 domain scores (0..100) of a person whose latent vector is known. */
function trueDomains(person: Float64Array): number[] {
  return traits.map(({ theme }, trait) => {
    const half = person[contrastIndex(theme)]! / 2;
    const { fantasy, activity, fantasyShare, activityShare } = bank.curves[trait]!;
    return (
      fantasyShare * curveAt(fantasy, person[trait]! + half) +
      activityShare * curveAt(activity, person[trait]! - half)
    );
  });
}

function truePolarity(person: Float64Array, theme: (typeof polarityThemes)[number]): number {
  const [positive = 0, negative = 0] = themeTraits[theme].map(
    (trait) => trueDomains(person)[trait]!,
  );
  return positive - negative;
}

function recovery(people: readonly Float64Array[], answers: readonly Answers[]): Recovery {
  const sums = { square: 0, covered: 0, polaritySquare: 0, polaritySe: 0, polarityCovered: 0 };
  people.forEach((person, n) => {
    const { mode, covariance } = scoreAnswers(bank, answers[n]!);
    for (let i = 0; i < traitCount; i++) {
      const error = mode[i]! - person[i]!;
      sums.square += error ** 2;
      sums.covered += Number(Math.abs(error) < z95 * Math.sqrt(covariance[i * latentCount + i]!));
    }
    const { polarities } = computeProfile(bank, answers[n]!);
    for (const theme of polarityThemes) {
      const error = polarities[theme].value - truePolarity(person, theme);
      sums.polaritySquare += error ** 2;
      sums.polaritySe += polarities[theme].se;
      sums.polarityCovered += Number(Math.abs(error) < z95 * polarities[theme].se);
    }
  });
  const traitTotal = people.length * traitCount;
  const polarityTotal = people.length * polarityThemes.length;
  return {
    rmse: Math.sqrt(sums.square / traitTotal),
    coverage: sums.covered / traitTotal,
    polarityRmse: Math.sqrt(sums.polaritySquare / polarityTotal),
    polaritySe: sums.polaritySe / polarityTotal,
    polarityCoverage: sums.polarityCovered / polarityTotal,
  };
}

describe('recovery of simulated people', () => {
  const people = Array.from({ length: count }, () => randomPerson(uniform));
  const complete = people.map((person) => simulateAnswers(bank, person, uniform));
  const setA = complete.map((answers) =>
    answers.map((answer, i) => (isSetA(bank, i) ? answer : null)),
  );
  const indexById = new Map(bank.items.map((item, i) => [item.id, i]));
  const withItems = (n: number, indices: readonly number[]): Answers =>
    setA[n]!.map((answer, i) => (indices.includes(i) ? complete[n]![i]! : answer));
  const adaptive = (targetCount: number): Answers[] =>
    people.map((_, n) => {
      const ids = selectSetB(bank, setA[n]!, {
        targetCount,
        adaptiveLength: false,
        seed: `person ${n}`,
      });
      const chosen = ids.map((id) => indexById.get(id)!);
      return withItems(n, chosen);
    });
  const random = people.map((_, n) => {
    const pool = bank.items.flatMap((_item, i) =>
      isSetA(bank, i) ? [] : [{ i, order: uniform() }],
    );
    return withItems(
      n,
      pool
        .sort((a, b) => a.order - b.order)
        .slice(0, 15)
        .map(({ i }) => i),
    );
  });
  const after48 = recovery(people, setA);
  const answers63 = adaptive(15);
  const after63 = recovery(people, answers63);
  const after73 = recovery(people, adaptive(25));
  const afterRandom = recovery(people, random);

  test('keeps trait errors below the limits', () => {
    expect(after48.rmse).toBeLessThan(0.57);
    expect(after63.rmse).toBeLessThan(0.49);
    expect(after73.rmse).toBeLessThan(0.46);
    expect(afterRandom.rmse - after63.rmse).toBeGreaterThan(0.02);
  });

  test('covers the truth with 92 to 97 % of intervals', () => {
    for (const { coverage, polarityCoverage } of [after48, after63, after73]) {
      for (const share of [coverage, polarityCoverage]) {
        expect(share).toBeGreaterThan(0.92);
        expect(share).toBeLessThan(0.97);
      }
    }
  });

  test('estimates the compatibility of random pairs', () => {
    // The sampling error of the coverage is .027 with 150 pairs.
    let square = 0;
    let covered = 0;
    for (let n = 0; n < count; n += 2) {
      const [mine, theirs] = [
        { bank, answers: answers63[n]! },
        { bank, answers: answers63[n + 1]! },
      ];
      const {
        percent,
        interval: [low, high],
      } = compareProfiles(mine, theirs);
      const domains = [n, n + 1].map((i) => trueDomains(people[i]!));
      const [one, other] = domains.map((domain) => Float64Array.from(domain, (d) => d / 100));
      const [first, second] = domains.map((domain) => randomPartners(bank, domain));
      const standing = pairStanding(compatibilityIndex(one!, other!), first!, second!);
      const truth = pairPercent(standing, pairWants(one!, other!));
      square += (percent - truth) ** 2;
      covered += Number(low - 0.5 <= truth && truth <= high + 0.5);
    }
    expect(Math.sqrt(square / (count / 2))).toBeLessThan(14);
    expect(covered / (count / 2)).toBeGreaterThan(0.82);
    expect(covered / (count / 2)).toBeLessThan(0.97);
  });

  test('reports polarity errors of the right size', () => {
    for (const { polarityRmse, polaritySe } of [after48, after63, after73]) {
      expect(Math.abs(polaritySe / polarityRmse - 1)).toBeLessThan(0.07);
    }
  });
});
