import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ItemBank, withParameterSet } from '../../src/core/survey/bank.ts';
import type { Donation } from '../../src/server/features/donations/donations.ts';
import { simulateDonations, trueParameters } from '../../test/support/people/make-copies.ts';
import { fittedSet } from '../../test/support/psychometrics/sets/make-parameter-set.ts';
import { bank } from '../../test/support/server/test-app.ts';
import type { Study } from '../study/study.ts';
import type { Calibration } from './calibrate.ts';
import { calibrationOf } from './invented-fit.ts';
import { renderReport } from './report-page.ts';
import { makeReport, minGroupPeople, powerAtMinGroup } from './report.ts';

const { model } = bank.current;
const set = fittedSet(model, trueParameters);
const [harder = ''] = bank.current.layout.setA;

/** Two groups of 510, of which one answers a question two steps lower, and a third of 20. */
const people = simulateDonations(1040).map((person, n) => {
  const gender = n >= 1020 ? 'other' : n % 2 ? 'female' : 'male';
  const answers = person.answers.map((answer, at) =>
    answer !== null && gender === 'female' && model.items[at]!.id === harder
      ? Math.max(1, answer - 2)
      : answer,
  );
  return { ...person, answers, gender };
});

const reportOf = (
  present: ItemBank,
  somePeople: readonly Donation[] = people,
  found: Partial<Calibration> = {},
) =>
  makeReport({
    calibration: { ...calibrationOf(trueParameters), ...found },
    read: 460,
    unreadable: 2,
    people: somePeople,
    bank,
    present,
    set,
  });

describe('the report of a calibration', () => {
  const report = reportOf(bank);

  test('counts the people', () => {
    expect(report.people).toEqual({ read: 460, unreadable: 2, filtered: 60, fitted: 1200 });
  });

  test('compares every parameter with the present one', () => {
    expect(report.items).toHaveLength(model.items.length);
    const { id, slope, presentSlope, location, presentLocation } = report.items[0]!;
    const { a, b } = trueParameters.get(id)!;
    const { slopes, intercepts } = model.linear[model.indexById.get(id)!]!;
    const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / 6;
    expect([slope, presentSlope]).toEqual([a, slopes[0]]);
    expect(location).toBeCloseTo(mean(b));
    expect(presentLocation).toBeCloseTo(-mean([...intercepts]) / slopes[0]!);
    expect(report.items.filter(({ drifts }) => drifts).length).toBeGreaterThan(50);
  });

  test('finds the question that one group answers differently', () => {
    expect(report.differences).toHaveLength(1);
    const { property, groups, tested, items } = report.differences[0]!;
    expect([property, groups.length]).toEqual(['gender', 2]);
    expect(tested).toBeGreaterThanOrEqual(48);
    const found = items.find(({ id }) => id === harder);
    expect(found).toMatchObject({ isNotable: true, points: [expect.any(Number)] });
    expect(items.length).toBeLessThan(4);
  });

  test('prints the power that the study found', () => {
    const stored = JSON.parse(
      readFileSync(new URL('../study/calibration/results.json', import.meta.url), 'utf8'),
    ) as Study; // as: run.ts writes it
    const powers = stored.figures
      .groupDifferences!.filter(({ people: count }) => count === minGroupPeople)
      .map(({ power }) => power);
    expect([Math.min(...powers), Math.max(...powers)]).toEqual([
      expect.closeTo(powerAtMinGroup.least, 3),
      expect.closeTo(powerAtMinGroup.most, 3),
    ]);
  });

  test('passes on what was found by language', () => {
    const own = { a: 1.2, b: [-2, -1, 0, 1, 2, 3] };
    const item = { id: harder, answers: 812, rmsd: 0.14, own };
    const languages = [{ language: 'de', people: 812, items: [item] }] as const;
    const mixed = people.map((person, n): Donation => ({
      ...person,
      languages: n < 3 ? ['en', 'de'] : ['de'],
    }));
    const { languages: reported } = reportOf(bank, mixed.slice(0, 20), { languages });
    expect(reported).toEqual({ mixed: 3, tests: languages });
  });

  test('says what would change for the people', () => {
    const { consequences } = report;
    expect(consequences.people).toBe(500);
    expect(consequences.change90).toBeGreaterThan(consequences.meanChange);
    expect(consequences.over5).toBeGreaterThan(consequences.over10);
  });

  test('finds no change from a set to itself', () => {
    const same = reportOf(withParameterSet(bank, set), people.slice(0, 20));
    expect(same.comparedWith).toBe(set.version);
    expect(same.items.some(({ drifts }) => drifts)).toBe(false);
    expect(same.consequences).toMatchObject({ meanChange: 0, over5: 0, otherArchetype: 0 });
    expect(same.consequences.flaggedPresent).toBe(same.consequences.flaggedNew);
  });
});

describe('the page of a report', () => {
  const texts = new Map(bank.texts.map(({ id, text }) => [id, text]));
  const own = { a: 1.2, b: [-2, -1, 0, 1, 2, 3] };
  const item = { id: harder, answers: 812, rmsd: 0.14, own };
  const languages = [
    { language: 'de', people: 812, items: [item] },
    { language: 'fr', people: 12, items: [] },
  ] as const;
  const page = renderReport(set.version, reportOf(bank, people, { languages }), texts);

  test('says first what would change', () => {
    expect(page).toMatch(/^# The parameter set .*\n\n## What would change\n\n500 people/);
    expect(page).not.toMatch(/NaN|undefined|\[object/);
  });

  test('names what a group and a language answer differently', () => {
    const [groups = '', translated = ''] = page
      .split(/^## (?:Differences between groups|Languages)$/m)
      .slice(1);
    expect(groups).toContain(`| ${texts.get(harder)} ${harder} | `);
    expect(translated).toContain(`| ${texts.get(harder)} ${harder} | 0.14 | 1.20, common `);
    expect(translated).toContain('### Français: 12 people\n\nNot tested');
  });
});
