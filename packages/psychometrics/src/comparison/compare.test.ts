import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { swapPeople } from '../../../../test/support/psychometrics/swap-people.ts';
import {
  simulatePeople,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { isFull } from '../../../../test/support/tiers.ts';
import { compatibilityLevels } from '../facts/scoring.ts';
import { seededUniform } from '../kernel/random.ts';
import { computeProfile } from '../profile/profile.ts';
import { compareProfiles } from './compare.ts';

const uniform = seededUniform('compare');
const people = simulatePeople(400, uniform, (n) => (n % 4 ? 0 : 0.9)).map((answers) => ({
  bank,
  answers,
}));
const person = (n: number) => people[n % people.length]!;

const pairs = isFull ? 200 : 60;

describe('comparing two people', () => {
  test('is exactly symmetric and well-formed', () => {
    for (let n = 0; n < pairs / 3; n++) {
      const [mine, theirs] = [person(n), person(n + 1 + (n % 397))];
      const result = compareProfiles(mine, theirs);
      expect(isDeepStrictEqual(compareProfiles(theirs, mine), swapPeople(result))).toBe(true);
      const {
        percent,
        interval: [low, high],
        levelProbabilities,
      } = result;
      expect([percent, low, high].every(Number.isInteger)).toBe(true);
      expect(low >= 0 && low <= percent && percent <= high && high <= 100).toBe(true);
      expect(levelProbabilities.reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
    }
  });

  test('sees the same openness in both if they are one person', () => {
    const { mine, theirs } = compareProfiles(person(3), person(3)).contributions.openness;
    expect(Math.abs(mine! - theirs!)).toBeLessThan(0.5);
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

  test('names the level of the percent, in the fewest levels that reach .85', () => {
    const named = Array.from({ length: pairs }, (_, n) =>
      compareProfiles(person(n), person(n + 3)),
    );
    for (const { percent, level, levelRange, levelProbabilities } of named) {
      const place = compatibilityLevels.indexOf(level);
      expect(place).toBe([40, 60, 80].filter((border) => percent >= border).length);
      const [from, to] = [levelRange.lowest, levelRange.highest].map((one) =>
        compatibilityLevels.indexOf(one),
      );
      expect(from! <= place && place <= to!).toBe(true);
      const together = (low: number, high: number): number =>
        levelProbabilities.slice(low, high + 1).reduce((sum, p) => sum + p, 0);
      expect(together(from!, to!)).toBeGreaterThan(0.849);
      for (const low of [0, 1, 2, 3].filter((one) => one + to! - from! <= 4))
        if (low <= place && place < low + to! - from!)
          expect(together(low, low + to! - from! - 1)).toBeLessThan(0.85);
    }
    expect(new Set(named.map(({ level }) => level)).size).toBe(4);
    const lengths = named.map(({ levelRange: { lowest, highest } }) => lowest === highest);
    expect(new Set(lengths).size).toBe(2);
  });

  test('says how a person fares with random partners, as their profile does', () => {
    const { randomPartners } = compareProfiles(person(1), person(2));
    const profile = computeProfile(bank, person(1).answers);
    expect(Math.abs(randomPartners.mine.mean - profile.randomPartners.mean)).toBeLessThan(1);
    expect(profile.randomPartners.mean).toBeGreaterThan(20);
    expect(profile.randomPartners.sd).toBeGreaterThan(1);
  });

  test('rates complementary answers above equal ones', () => {
    const leads = bank.items.map(({ pole, form }) =>
      form === 'standard-48' ? { '+': 7, '-': 1, '0': 4 }[pole] : null,
    );
    const follows = bank.items.map((_, i) => leads[bank.partner[i]!] ?? null);
    const complementary = compareProfiles({ bank, answers: leads }, { bank, answers: follows });
    const equal = compareProfiles({ bank, answers: leads }, { bank, answers: leads });
    expect(complementary.level).toBe('very compatible');
    expect(equal.level).toBe('unlikely to be compatible');
    expect(complementary.percent).toBeGreaterThan(equal.percent + 40);
  });
});
