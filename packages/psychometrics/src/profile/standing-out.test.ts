import { describe, expect, test } from 'vitest';
import {
  randomPerson,
  simulateAnswers,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { archetypes, type Archetype } from '../facts/archetypes.ts';
import { record, themes, type Theme } from '../facts/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import { referencePeople } from '../population/reference-people.ts';
import { computeArchetypes, findTitle } from './archetypes.ts';
import { computeProfile } from './profile.ts';
import { findStandingOut, shareOfFirstPlaces, standThemes, type Ranked } from './standing-out.ts';

const uniform = seededUniform('standing out');
const people = referencePeople(bank);

/** Returns the 17 x n domain scores of reference people, row-major by trait, as if drawn. */
const referenceDraws = (): Float64Array =>
  Float64Array.from({ length: 17 * people.domains.length }, (_, i) => {
    const count = people.domains.length;
    return people.domains[i % count]![Math.floor(i / count)]!;
  });

const ranked = <K extends string>(
  keys: readonly K[],
  first: Partial<Record<K, number>>,
  value = 60,
): Record<K, Ranked> => record(keys, (key) => ({ value, se: 1, first: first[key] ?? 0 }));

describe('the standing of a theme', () => {
  test('has mean 0 and SD 1 over the reference people', () => {
    const everybody = record(themes, (theme) => {
      const { mean, sd } = people.themes[theme];
      return Float64Array.from([mean - sd, mean + sd]);
    });
    for (const { value, se } of Object.values(standThemes(everybody, people, themes))) {
      expect(value).toBeCloseTo(0, 9);
      expect(se).toBeCloseTo(1, 9);
    }
  });

  test('follows the distance from the mean, not the score', () => {
    const byMean = themes.toSorted((a, b) => people.themes[a].mean - people.themes[b].mean);
    const [rare, mild] = [byMean[0]!, byMean.at(-1)!];
    const draws = record(themes, (theme) => {
      const { mean, sd } = people.themes[theme];
      return Float64Array.of(mean + (theme === rare ? 0.6 : 0.5) * sd);
    });
    expect(draws[rare][0]).toBeLessThan(draws[mild][0]!);
    expect(standThemes(draws, people, themes)[rare]).toEqual({
      value: expect.closeTo(0.6, 9),
      se: 0,
      first: 1,
    });
  });

  test('counts the draws in which a series is highest', () => {
    const series = { a: Float64Array.of(1, 5, 2, 0), b: Float64Array.of(0, 6, 1, 0) };
    expect(shareOfFirstPlaces(['a', 'b'], series)).toEqual({ a: 0.75, b: 0.25 });
  });
});

describe('the theme that stands out', () => {
  const scores = record(themes, () => ({ value: 60, se: 5 }));
  test.each<[string, Partial<Record<Theme, number>>, number, Theme | null]>([
    ['is the one that is probably first', { FET: 0.61, DS: 0.39 }, 60, 'FET'],
    ['is nobody if two are close', { FET: 0.59, DS: 0.41 }, 60, null],
    ['is nobody below the middle', { FET: 0.9, DS: 0.1 }, 49, null],
  ])('%s', (_, first, score, expected) => {
    const own = { ...scores, FET: { value: score, se: 5 } };
    expect(findStandingOut(ranked(themes, first), own)).toBe(expected);
  });
});

describe('archetypes', () => {
  test('have the same mean and SD over the reference people', () => {
    const own = Object.values(computeArchetypes(bank, referenceDraws()));
    for (const { value, se } of own) {
      expect(value).toBeCloseTo(own[0]!.value, 9);
      expect(se).toBeCloseTo(own[0]!.se, 9);
    }
    expect(own.reduce((sum, { first }) => sum + first, 0)).toBeCloseTo(1, 9);
  });

  test('take the lower pole for Switch, all themes for Explorer, SENS alone for Soft touch', () => {
    const means = people.traits.map(({ mean }) => mean);
    const raise = (indices: readonly number[], by: number): Record<Archetype, Ranked> =>
      computeArchetypes(
        bank,
        Float64Array.from(means, (mean, i) => mean + (indices.includes(i) ? by : 0)),
      );
    const usual = raise([], 0);
    expect(raise([0], 20)['DS+'].value).toBeGreaterThan(usual['DS+'].value + 10);
    expect(raise([0, 1], 20).SWITCH.value).toBeGreaterThan(raise([1], 20).SWITCH.value + 5);
    expect(raise([16], 20).SOFT.value).toBeGreaterThan(usual.SOFT.value + 10);
    expect(raise([14], 20).SOFT.value).toBeLessThan(usual.SOFT.value);
    expect(raise([2, 4, 6, 8], 20).EXPLORER.value).toBeGreaterThan(usual.EXPLORER.value);
  });

  test('stay within 0 and 100 for extreme answers', () => {
    for (const answer of [1, 4, 7]) {
      const profile = computeProfile(
        bank,
        bank.items.map(() => answer),
      );
      for (const archetype of archetypes) {
        const { value, se, first } = profile.archetypes[archetype];
        expect(value >= 0 && value <= 100 && se >= 0 && first >= 0 && first <= 1).toBe(true);
      }
    }
  });

  test('put a leader first as Dominant', () => {
    const person = randomPerson(uniform).map(() => -0.6);
    person[0] = 2;
    const { archetypes: own } = computeProfile(bank, simulateAnswers(bank, person, uniform));
    expect(findTitle(own)).toEqual(['DS+']);
  });
});

describe('a title', () => {
  test.each<[string, Partial<Record<Archetype, number>>, Archetype[]]>([
    ['is one archetype that is probably first', { SWITCH: 0.7, 'DS+': 0.3 }, ['SWITCH']],
    ['is a pair of which one is probably first', { SWITCH: 0.3, 'DS+': 0.4 }, ['DS+', 'SWITCH']],
    ['is empty if more than two are close', { SWITCH: 0.29, 'DS+': 0.3, FET0: 0.29 }, []],
  ])('%s', (_, first, expected) => {
    expect(findTitle(ranked(archetypes, first))).toEqual(expected);
  });

  test('is empty below the middle of the scale', () => {
    expect(findTitle(ranked(archetypes, { SWITCH: 1 }, 49))).toEqual([]);
  });
});
