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
import { seededUniform } from '../kernel/random.ts';
import { computeProfile } from '../profile/profile.ts';
import { compareProfiles, type CompareResult } from './compare.ts';

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

describe('comparing two people', () => {
  test('is exactly symmetric and well-formed for 1,000 pairs', () => {
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

  test('gives the same rounded result for other keys', () => {
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

  test('names a neighbouring level when the interval reaches it', () => {
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

  test('splits fulfilment by theme and names the greatest unmet need', () => {
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

  test('rates complementary answers above equal ones', () => {
    const leads = bank.items.map(({ pole, form }) =>
      form === 'standard-48' ? { '+': 7, '-': 1, '0': 4 }[pole] : null,
    );
    const follows = bank.items.map((_, i) => leads[bank.partner[i]!] ?? null);
    const complementary = compareProfiles(
      { bank, answers: leads, key: 'a' },
      { bank, answers: follows, key: 'b' },
    );
    const equal = compareProfiles(
      { bank, answers: leads, key: 'a' },
      { bank, answers: leads, key: 'b' },
    );
    expect(complementary.level).toBe('very compatible');
    expect(equal.level).toBe('unlikely to be compatible');
    expect(equal.contributions.greatestUnmet).not.toBeNull();
    expect(complementary.contributions.topThemes).toHaveLength(2);
  });
});
