/** A theme that a later edition of the bank brings leaves the figures of an earlier one alone. */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  isSetA,
  randomPerson,
  simulateAnswers,
  syntheticBank,
  syntheticItems,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { middleScore } from '../../domain/scoring.ts';
import type * as domain from '../../domain/themes.ts';
import { poledThemes, record, themeFacts, themes } from '../../domain/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import type * as evidence from './prior-evidence.ts';

type Domain = typeof domain;
type Evidence = typeof evidence;
/** An invented theme; its name is outside the type, as the tables of the product lack it. */
const later = 'LATER' as domain.Theme;

const lastEdition = Math.max(...themes.map((theme) => themeFacts[theme].since));

/** Returns the facts about the themes with one more, which stands first in every list. */
function withLaterTheme(actual: Domain, isPoled: boolean): Domain {
  const first = <T>(list: readonly T[]): T[] => [later as T, ...list];
  return {
    ...actual,
    themes: first(actual.themes),
    themeFacts: {
      ...actual.themeFacts,
      [later]: { ...actual.themeFacts.DS, since: lastEdition + 1 },
    },
    factorThemes: { ...actual.factorThemes, POWER: first(actual.factorThemes.POWER) },
    poledThemes: isPoled ? first(actual.poledThemes) : [...actual.poledThemes],
    isPoled: (theme): theme is domain.PoledTheme =>
      theme === later ? isPoled : actual.isPoled(theme),
    polarityThemes: isPoled ? first(actual.polarityThemes) : [...actual.polarityThemes],
  };
}

/** Returns the published correlations with entries for the invented theme. */
function withLaterCorrelations(actual: Evidence): Evidence {
  const { poleCorrelations, themeCorrelations, sideCorrelations, sideThemeCorrelations } = actual;
  const sides = { ...sideThemeCorrelations, [later]: { FET: 0, ENM: 0, SENS: 0 } };
  return {
    poleCorrelations: { ...poleCorrelations, [later]: 0.3 },
    themeCorrelations: { ...themeCorrelations, [later]: { DS: 0.1, SENS: 0.2 } },
    sideCorrelations: { ...sideCorrelations, [later]: { DS: 0.1 } },
    sideThemeCorrelations: record([...poledThemes, later as domain.PoledTheme], (theme) => ({
      ...sides[theme],
      [later]: 0.05,
    })),
  };
}

/** Other tests share the modules of this worker. */
afterAll(() => {
  vi.doUnmock('../../domain/themes.ts');
  vi.doUnmock('./prior-evidence.ts');
  vi.resetModules();
});

/** Loads the mathematics anew, with or without the invented theme. */
async function loadModel(change: (actual: Domain) => Domain) {
  vi.resetModules();
  vi.doMock('../../domain/themes.ts', async (load) => change(await load<Domain>()));
  vi.doMock('./prior-evidence.ts', async (load) => withLaterCorrelations(await load<Evidence>()));
  return import('../index.ts');
}

type Model = Awaited<ReturnType<typeof loadModel>>;
const people = Array.from({ length: 8 }, (_, n) => {
  const uniform = seededUniform(`later theme ${n}`);
  const person = randomPerson(uniform);
  return {
    all: simulateAnswers(syntheticBank, person, uniform, () => true),
    setA: simulateAnswers(syntheticBank, person, uniform, (i) => isSetA(syntheticBank, i)),
  };
});

/** Everything that the model says about the people, under a bank without the invented theme. */
function figures({ createBank, ...model }: Model) {
  const bank = createBank(syntheticItems());
  return people.map(({ all, setA }, n) => {
    const other = people[(n + 1) % people.length]!;
    const options = { targetCount: 15, adaptiveLength: true, seed: `${n}` };
    return {
      profiles: [setA, all].map((answers) => model.computeProfile(bank, answers)),
      quality: model.responseQuality(bank, setA),
      setB: model.selectSetB(bank, setA, options),
      comparison: model.compareProfiles({ bank, answers: all }, { bank, answers: other.setA }),
    };
  });
}

/** Returns all numbers of a value by the path to them, without those of the invented theme. */
function flatten(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value)
      .filter(([key]) => key !== later)
      .map(([key, part]) => flatten(part, `${path}/${key}`)),
  ) as Record<string, unknown>; // as: merged from such records
}

describe.each([
  ['without poles', false],
  ['with poles', true],
])('a later theme %s', (_, isPoled) => {
  let before: ReturnType<typeof figures>;
  let after: typeof before;
  beforeAll(async () => {
    before = figures(await loadModel((actual) => actual));
    after = figures(await loadModel((actual) => withLaterTheme(actual, isPoled)));
  });

  test('changes no figure of an earlier edition', () => {
    const withoutComparison = (all: typeof before) =>
      all.map(({ profiles, quality, setB }) => ({ profiles, quality, setB }));
    const [expected, actual] = [withoutComparison(before), withoutComparison(after)].map((all) =>
      flatten(all),
    ) as [Record<string, unknown>, Record<string, unknown>]; // as: map keeps the length
    expect(Object.keys(actual)).toEqual(Object.keys(expected));
    const changed = Object.keys(expected).filter((path) => {
      const [was, is] = [expected[path], actual[path]];
      return typeof was === 'number' && typeof is === 'number'
        ? !(Math.abs(was - is) < 1e-9)
        : was !== is;
    });
    expect(changed).toEqual([]);
    expect(Object.keys(expected).length).toBeGreaterThan(1500);
  });

  // The fixed vectors of a pair have one more dimension per person, so its draws are others.
  test('moves a comparison by no more than the error of its draws', () => {
    before.forEach(({ comparison }, n) => {
      const moved = after[n]!.comparison;
      expect(Math.abs(moved.percent - comparison.percent)).toBeLessThanOrEqual(2);
      moved.levelProbabilities.forEach((probability, level) =>
        expect(Math.abs(probability - comparison.levelProbabilities[level]!)).toBeLessThan(0.12),
      );
      expect(moved.randomPartners.mine.mean).toBeCloseTo(comparison.randomPartners.mine.mean, 9);
    });
  });

  test('is estimated from the other themes, with a wide margin', () => {
    for (const { profiles } of after) {
      for (const { scores } of profiles) {
        const { value, se } = scores[later];
        expect(Math.abs(value - middleScore)).toBeLessThan(35);
        for (const theme of themes) expect(se).toBeGreaterThan(scores[theme].se);
      }
    }
  });
});
