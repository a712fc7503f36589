import { describe, expect, test } from 'vitest';
import type { ItemParameters } from '../../../packages/psychometrics/src/bank/bank-item.ts';
import { createBank } from '../../../packages/psychometrics/src/bank/bank.ts';
import { seededUniform } from '../../../packages/psychometrics/src/kernel/random.ts';
import { plausibleParameters } from '../../../packages/psychometrics/src/population/simulated-people.ts';
import { readRealItems } from '../../../test/support/psychometrics/real-items.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../../../test/support/psychometrics/take-survey.ts';
import { calibrate } from '../calibrate.ts';
import { type LanguagePerson, testLanguages } from './languages.ts';

const items = readRealItems();
const parameters = plausibleParameters(items, seededUniform('languages'));
const bank = createBank(items, parameters);
const mistranslated = 'A20';

const shiftItem = ({ a, b }: ItemParameters): ItemParameters => {
  const shifted = b.map((each) => each + 1);
  // as: six thresholds
  return { a, b: shifted as unknown as ItemParameters['b'], status: 'calibrated' };
};
const translated = createBank(
  items,
  new Map([...parameters, [mistranslated, shiftItem(parameters.get(mistranslated)!)]]),
);

interface Group {
  readonly language: LanguagePerson['language'];
  readonly count: number;
  readonly truth?: typeof bank;
  /** How far their traits lie below those of others. */
  readonly below?: number;
  readonly seed?: string;
}

function takeSurveys({ language, count, truth = bank, below = 0, seed = '' }: Group) {
  const uniform = seededUniform(`languages ${language} ${seed}`);
  return Array.from({ length: count }, (_, n): LanguagePerson => {
    const all = simulateAnswers(truth, randomPerson(uniform, below), uniform);
    return { language, answers: takeSurvey(bank, all, `${language} ${n}`) };
  });
}

describe('a language of 800 people', () => {
  test('has no item above .10 by chance', () => {
    const found = ['one', 'two', 'three'].flatMap((seed, n) =>
      testLanguages(bank, takeSurveys({ language: 'de', count: 800, below: 0.3 * n, seed })),
    );
    const deviations = found.flatMap((each) => each.items.map(({ rmsd }) => rmsd));
    expect(deviations.length).toBeGreaterThan(3 * 60);
    expect(Math.max(...deviations)).toBeLessThan(0.06);
    expect(deviations.toSorted((one, other) => one - other)[deviations.length >> 1]).toBeLessThan(
      0.02,
    );
  }, 120_000);

  test('has its own parameters where a translation shifted an item', () => {
    const people = takeSurveys({ language: 'de', count: 800, truth: translated, below: 0.5 });
    const [{ items: tested = [] } = {}] = testLanguages(bank, people);
    const differing = tested.filter(({ own }) => own);
    expect(differing.map(({ id }) => id)).toEqual([mistranslated]);
    const [{ own } = { own: null }] = differing;
    own!.b.forEach((each, k) =>
      expect(Math.abs(each - parameters.get(mistranslated)!.b[k]! - 1)).toBeLessThan(0.35),
    );
  }, 120_000);
});

describe('a calibration of two languages', () => {
  const people = [
    ...takeSurveys({ language: 'en', count: 1400 }),
    ...takeSurveys({ language: 'de', count: 880, truth: translated }),
    ...takeSurveys({ language: 'fr', count: 40, truth: translated }),
  ];
  const schedules = {
    first: { warmUp: 10, tail: 4, information: 0 },
    second: { warmUp: 20, tail: 60, information: 10 },
  };

  test('leaves the answers to an item that differs out', () => {
    const result = calibrate(
      people.map(({ answers }) => ({ bank, answers })),
      { seed: 'languages', schedules, languages: people.map(({ language }) => language) },
    );
    if (!result.converged) throw new Error(result.reason);
    const { fit, languages } = result;
    expect(languages.map(({ language, items: tested }) => [language, tested.length > 0])).toEqual([
      ['en', true],
      ['de', true],
      ['fr', false],
    ]);
    const differing = languages.map(({ items: tested }) =>
      tested.flatMap(({ id, own }) => (own ? [id] : [])),
    );
    expect(differing).toEqual([[], [mistranslated], []]);
    const item = fit.items.find(({ id }) => id === mistranslated)!;
    const german = languages[1]!.people;
    expect(item.answers).toBe(fit.people - german);
    const mean = (b: readonly number[]) => b.reduce((sum, each) => sum + each / 6, 0);
    const truth = mean(parameters.get(mistranslated)!.b);
    expect(Math.abs(mean(item.b) - truth)).toBeLessThan(0.25);
    const own = languages[1]!.items.find(({ id }) => id === mistranslated)!.own!;
    expect(Math.abs(mean(own.b) - truth - 1)).toBeLessThan(0.3);
  }, 400_000);
});
