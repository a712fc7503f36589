import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { swapPeople } from '../../../../test/support/psychometrics/swap-people.ts';
import {
  simulatePeople,
  syntheticBank as bank,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { isFull } from '../../../../test/support/tiers.ts';
import { traitCount } from '../bank/traits.ts';
import { compareProfiles } from '../comparison/compare.ts';
import { z95 } from '../facts/scoring.ts';
import { record, themes } from '../facts/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import { referencePeople } from '../population/reference-people.ts';
import { scorePerson } from '../profile/flat-no.ts';
import { computeProfile } from '../profile/profile.ts';
import { compareRecords } from './compare-records.ts';
import { recordFigures, recordPosterior } from './public-record.ts';

const uniform = seededUniform('compare records');
const people = simulatePeople(100, uniform, (n) => (n % 4 ? 0 : 0.9)).map((answers) => ({
  bank,
  answers,
  figures: recordFigures(computeProfile(bank, answers)),
}));

describe('the figures of a record', () => {
  test('are multiples of 5 within 2.5 of the profile', () => {
    const profile = computeProfile(bank, people[0]!.answers);
    const { themes, traits } = people[0]!.figures;
    for (const figure of [...traits, themes.DS.fantasy, themes.DS.activity])
      expect(figure % 5).toBe(0);
    const middle = (themes.DS.fantasy + themes.DS.activity) / 2;
    expect(Math.abs(middle - profile.scores.DS.value)).toBeLessThanOrEqual(2.5);
    expect(Math.abs(traits.at(-1)! - profile.scores.SENS.value)).toBeLessThanOrEqual(2.5);
  });

  test('tell fantasy and activity apart only beyond the margin', () => {
    const differences = people.flatMap(({ answers, figures }) => {
      const { facets } = computeProfile(bank, answers);
      return themes.map((theme) => ({
        gap: facets[theme].gap,
        shown: figures.themes[theme].fantasy - figures.themes[theme].activity,
      }));
    });
    for (const { gap, shown } of differences) {
      if (Math.abs(gap.value) <= z95 * gap.se) expect(shown).toBe(0);
      else expect(Math.abs(shown - gap.value)).toBeLessThanOrEqual(5);
    }
    expect(differences.some(({ shown }) => shown !== 0)).toBe(true);
  });

  test('give back the levels of the traits', () => {
    const errors = people.flatMap(({ answers, figures }) => {
      const { mode } = recordPosterior(bank, figures);
      const exact = scorePerson(bank, answers).mode;
      return Array.from(mode.subarray(0, traitCount), (level, i) => (level - exact[i]!) ** 2);
    });
    expect(Math.sqrt(errors.reduce((sum, e) => sum + e, 0) / errors.length)).toBeLessThan(0.15);
  });

  test('of 0 and 100 throughout still make a comparison', () => {
    const [none, all] = [0, 100].map((figure) => ({
      bank,
      figures: {
        themes: record(themes, () => ({ fantasy: figure, activity: figure })),
        traits: people[0]!.figures.traits.map(() => figure),
      },
    }));
    const { percent, level } = compareRecords(none!, all!);
    expect(percent).toBeLessThan(20);
    expect(level).toBe('unlikely to be compatible');
  });
});

describe('comparing two records', () => {
  test('is exactly symmetric', () => {
    for (let n = 0; n < (isFull ? 80 : 20); n++) {
      const [mine, theirs] = [people[n % 100]!, people[(n * 3 + 1) % 100]!];
      const [straight, swapped] = [compareRecords(mine, theirs), compareRecords(theirs, mine)];
      const exchanged = straight.themes.map(({ theme, mine: theirs, theirs: mine }) => {
        const myPoles = swapped.themes.find((each) => each.theme === theme)?.myPoles;
        return { theme, mine, theirs, myPoles };
      });
      const expected = { ...swapPeople(straight), themes: exchanged };
      expect(isDeepStrictEqual(swapped, expected)).toBe(true);
    }
  });

  test('sorts the themes by meeting, then by how much they stand out', () => {
    const reference = referencePeople(bank).themes;
    const results = people
      .slice(0, 60)
      .map((mine, n) => compareRecords(mine, people[(n + 1) % 100]!));
    for (const { themes: result, contributions } of results) {
      const { meetingThemes } = contributions;
      const first = result.slice(0, meetingThemes.length).map(({ theme }) => theme);
      expect(first).toEqual(meetingThemes);
      const ranks = result.slice(meetingThemes.length).map(({ theme, mine, theirs }) => {
        const { mean, sd } = reference[theme];
        return [mine, theirs].reduce((sum, value) => sum + Math.max(0, (value - mean) / sd), 0);
      });
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    }
    const firsts = Map.groupBy(results, (result) => result.themes[0]!.theme);
    expect(firsts.size).toBeGreaterThanOrEqual(themes.length - 1); // the mild themes are not first for most people
  });

  test('shows multiples of 5', () => {
    const { dimensions } = compareRecords(people[2]!, people[3]!);
    for (const side of [dimensions.mine, dimensions.theirs])
      for (const value of Object.values(side)) expect(value % 5).toBe(0);
  });

  test('comes near the comparison of all answers', () => {
    const pairs = people.slice(0, 40).map((mine, n) => [mine, people[(n + 1) % 100]!] as const);
    const near = pairs.filter(
      ([mine, theirs]) =>
        Math.abs(
          compareRecords(mine, theirs).percent - compareProfiles(mine, theirs, 'strangers').percent,
        ) <= 12,
    );
    expect(near.length).toBeGreaterThanOrEqual(38);
  });
});
