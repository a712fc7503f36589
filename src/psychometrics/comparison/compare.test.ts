import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  isSetA,
  randomPerson,
  simulateAnswers,
  syntheticBank as bank,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { compatibilityLevels, levelCuts } from '../../domain/scoring.ts';
import { themes } from '../../domain/themes.ts';
import { traits } from '../bank/traits.ts';
import { seededUniform } from '../kernel/random.ts';
import { computeProfile } from '../profile/profile.ts';
import { compareProfiles, type CompareResult } from './compare.ts';
import { exactCompatibility } from './compatibility-index.ts';

const uniform = seededUniform('compare');
const people = Array.from({ length: 400 }, (_, n) => {
  const answers = simulateAnswers(
    bank,
    randomPerson(uniform, n % 4 ? 0 : 0.9),
    uniform,
    (i) => isSetA(bank, i) || uniform() < 0.2,
  );
  return { bank, answers, key: `KEY${n}` };
});
const person = (n: number) => people[n % people.length]!;

function mirrored({ contributions, dimensions, ...rest }: CompareResult): CompareResult {
  const { unmet, greatestUnmet, ...others } = contributions;
  const flip = { mine: 'theirs', theirs: 'mine' } as const;
  return {
    ...rest,
    contributions: {
      ...others,
      unmet: { mine: unmet.theirs, theirs: unmet.mine },
      greatestUnmet: greatestUnmet && { ...greatestUnmet, side: flip[greatestUnmet.side] },
    },
    dimensions: { mine: dimensions.theirs, theirs: dimensions.mine },
  };
}

describe('comparing two people (measurement §6)', () => {
  test('is exactly symmetric for 1,000 random pairs, and well-formed', () => {
    for (let n = 0; n < 1000; n++) {
      const [mine, theirs] = [person(n), person(n + 1 + (n % 397))];
      const result = compareProfiles(mine, theirs);
      expect(isDeepStrictEqual(compareProfiles(theirs, mine), mirrored(result))).toBe(true);
      const {
        percent,
        interval: [low, high],
        level,
      } = result;
      expect([percent, low, high].every(Number.isInteger)).toBe(true);
      expect(low >= 0 && low <= percent && percent <= high && high <= 100).toBe(true);
      expect(compatibilityLevels.indexOf(level)).toBe(
        levelCuts.filter((cut) => percent >= cut).length,
      );
    }
  });

  test('does not depend on the keys beyond rounding', () => {
    for (let n = 0; n < 50; n++) {
      const [mine, theirs] = [person(n), person(n + 1)];
      const result = compareProfiles(mine, theirs);
      const renewed = compareProfiles({ ...mine, key: 'ZZZ' }, { ...theirs, key: 'AAA' });
      expect([renewed.percent, renewed.interval, renewed.level]).toEqual([
        result.percent,
        result.interval,
        result.level,
      ]);
      expect(renewed.dimensions).toEqual(result.dimensions);
    }
  });

  test('shows the same intensities as the profile', () => {
    const { dimensions } = compareProfiles(person(1), person(2));
    expect(dimensions.mine.ve).toEqual(computeProfile(bank, person(1).answers).scores.EXVOY);
    expect(dimensions.theirs.fet).toEqual(computeProfile(bank, person(2).answers).scores.FET);
    const poles = computeProfile(bank, person(1).answers).poles;
    expect(dimensions.mine.ds.value).toBeCloseTo(
      (poles.DS!.positive.value + poles.SM!.positive.value) / 2,
      9,
    );
    expect(dimensions.mine.sm.value).toBeCloseTo(
      (poles.DS!.negative.value + poles.SM!.negative.value) / 2,
      9,
    );
  });

  test('names a neighbouring level exactly when the interval reaches it', () => {
    const levelOf = (percent: number): number => levelCuts.filter((cut) => percent >= cut).length;
    for (let n = 0; n < 300; n++) {
      const {
        percent,
        interval: [low, high],
        neighbourLevel,
      } = compareProfiles(person(n), person(n + 3));
      expect(neighbourLevel === null).toBe(levelOf(low) === levelOf(high));
      if (!neighbourLevel) continue;
      const level = levelOf(percent);
      const [down, up] = [
        percent - (levelCuts[level - 1] ?? -Infinity),
        (levelCuts[level] ?? Infinity) - percent,
      ];
      const goesDown = levelOf(low) < level && (levelOf(high) === level || down < up);
      expect(compatibilityLevels.indexOf(neighbourLevel)).toBe(goesDown ? level - 1 : level + 1);
    }
  });

  test('accounts for the fulfilment theme by theme and names the two strongest and the greatest unmet need', () => {
    for (let n = 0; n < 50; n++) {
      const { fulfilment, topThemes, unmet, greatestUnmet } = compareProfiles(
        person(n),
        person(n + 9),
      ).contributions;
      const values = themes.map((theme) => fulfilment[theme]);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThan(100);
      expect(topThemes.map((theme) => fulfilment[theme])).toEqual(
        values
          .filter((v) => v >= 1)
          .sort((a, b) => b - a)
          .slice(0, 2),
      );
      const largest = Math.max(
        ...themes.flatMap((theme) => [unmet.mine[theme], unmet.theirs[theme]]),
      );
      if (greatestUnmet) expect(greatestUnmet.amount).toBe(largest);
      else expect(largest).toBeLessThan(5);
    }
  });

  test('says of complementary answers more than of equal ones', () => {
    const leads = bank.items.map(({ pole, form }) =>
      form === 'standard-48' ? { '+': 7, '-': 1, '0': 4 }[pole] : null,
    );
    const follows = bank.items.map((_, i) => leads[bank.partner[i]!] ?? null);
    const together = compareProfiles(
      { bank, answers: leads, key: 'a' },
      { bank, answers: follows, key: 'b' },
    );
    const rivals = compareProfiles(
      { bank, answers: leads, key: 'a' },
      { bank, answers: leads, key: 'b' },
    );
    expect(together.level).toBe('very compatible');
    expect(rivals.level).toBe('unlikely to be compatible');
    expect(rivals.contributions.greatestUnmet).not.toBeNull();
    expect(together.contributions.topThemes).toHaveLength(2);
  });
});

describe('archetypes at exact domain scores', () => {
  // The scores / 100 by kind of trait. A leader's wishes lie between the answers 5 and 6 (.70), the opposite side at 'Hard
  // No' (.05); a switch wants both sides a little less; unpoled themes stay at 'Maybe' (.30). The targets are the prototype's.
  const scores = (positive: number, negative: number, unpoled: number): number[] =>
    traits.map(({ pole }) => ({ '+': positive, '-': negative, '0': unpoled })[pole]);
  const leader = scores(0.7, 0.05, 0.3);
  const follower = scores(0.05, 0.7, 0.3);
  const both = scores(0.65, 0.65, 0.3);
  const uninterested = scores(0.05, 0.05, 0.05);
  const neutral = scores(0.5, 0.5, 0.5);
  test.each([
    ['leader and follower', leader, follower, 93],
    ['two switches', both, both, 93],
    ['leader and switch', leader, both, 68],
    ['two uninterested people', uninterested, uninterested, 64],
    ['two neutral people', neutral, neutral, 64],
    ['uninterested and leader', uninterested, leader, 34],
    ['two leaders', leader, leader, 20],
  ])('%s', (_, first, second, target) => {
    const percent = exactCompatibility(first, second);
    expect(Math.abs(percent - target)).toBeLessThanOrEqual(2);
    expect(exactCompatibility(second, first)).toBeCloseTo(percent, 12);
  });

  test('identical needs fully met give 100 but for the baseline', () => {
    expect(exactCompatibility(scores(1, 1, 1), scores(1, 1, 1))).toBeCloseTo(
      100 * (0.7 * (17.25 / 17.5) + 0.3),
      12,
    );
    expect(() => exactCompatibility([1], [1])).toThrow(/17 numbers/);
  });
});
