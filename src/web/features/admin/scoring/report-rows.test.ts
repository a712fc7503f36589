import { describe, expect, test } from 'vitest';
import {
  newReport,
  report,
} from '../../../../../test/support/psychometrics/sets/parameter-sets.ts';
import { parameterSetReport } from '../../../../contract/admin.ts';
import { toDifferenceView, toQuestionRows, toTraitRows } from './report-rows.ts';
import type { Report } from './use-report.ts';

const questions = new Map(
  (['A01', 'A02', 'A24'] as const).map((id) => [
    id,
    {
      id,
      category: id === 'A24' ? ('FET' as const) : ('SENS' as const),
      text: `The text of ${id}.`,
      shortDescription: '',
      compareTo: id,
      version: 0,
    },
  ]),
);

const still: Report['items'][number] = {
  id: 'A01',
  answers: 900,
  slope: 1.5,
  slopeError: 0.1,
  presentSlope: 1.4,
  location: 0.2,
  locationError: 0.05,
  presentLocation: 0,
  shift: 0.05,
  drifts: false,
};
const items = [
  still,
  { ...still, id: 'A02', slope: 2.4, drifts: true },
  { ...still, id: 'A24', shift: -0.4, answers: 300, drifts: true },
];
const all = { theme: 'all', order: 'changed' } as const;

test('the invented report is one that the contract allows', () => {
  expect(parameterSetReport.parse(newReport)).toEqual(newReport);
});

type Wanted = Parameters<typeof toQuestionRows>[1];
const rowsOf = (asked: Report['items'], wanted: Wanted = all) =>
  toQuestionRows({ items: asked, reworded: ['A24'], questions }, wanted);

describe('the questions', () => {
  const rows = rowsOf(items);

  test('have a 95 % interval of 1.96 standard errors', () => {
    expect(rows.find(({ id }) => id === 'A01')?.slope).toEqual({
      value: 1.5,
      low: 1.5 - 0.196,
      high: 1.5 + 0.196,
      present: 1.4,
      hasChanged: false,
    });
  });

  test('with the largest change come first, marked where they changed', () => {
    expect(
      rows.map(({ id, slope, location }) => [id, slope.hasChanged, location.hasChanged]),
    ).toEqual([
      ['A02', true, false],
      ['A24', false, true],
      ['A01', false, false],
    ]);
  });

  test('are marked if they were reworded since', () => {
    expect(rows.filter(({ isReworded }) => isReworded).map(({ id }) => id)).toEqual(['A24']);
  });

  test('that the server marked precede larger unmarked changes', () => {
    const unmarked = { ...still, slope: 3, drifts: false };
    const marked = { ...still, id: 'A02', slope: 1.71, drifts: true };
    const ids = rowsOf([unmarked, marked]).map(({ id }) => id);
    expect(ids).toEqual(['A02', 'A01']);
  });

  test('may be filtered by theme and ordered otherwise', () => {
    const idsOf = (wanted: Wanted) => rowsOf(items, wanted).map(({ id }) => id);
    expect(idsOf({ theme: 'SENS', order: 'changed' })).toEqual(['A02', 'A01']);
    expect(idsOf({ theme: 'all', order: 'sharpest' })).toEqual(['A02', 'A01', 'A24']);
    expect(idsOf({ theme: 'all', order: 'fewest' })).toEqual(['A24', 'A01', 'A02']);
  });

  test('without a known text are named by their id', () => {
    const [row] = rowsOf([{ ...still, id: 'B02' }]);
    expect(row).toMatchObject({ text: 'B02', theme: null });
  });

  test('without an error sort by whether they changed', () => {
    const exact = { ...still, slopeError: 0, locationError: 0, presentSlope: still.slope };
    const same = { ...exact, shift: 0 };
    const moved = { ...exact, id: 'A02', drifts: true };
    expect(rowsOf([same, moved]).map(({ change }) => change)).toEqual([Infinity, 0]);
  });
});

describe('the sides', () => {
  test('are read from where the people lie, the furthest first', () => {
    const rows = toTraitRows([
      { theme: 'DS', pole: '+', shift: 0.3 },
      { theme: 'DS', pole: '-', shift: -0.19 },
      { theme: 'FET', pole: '0', shift: -0.5 },
      { theme: 'SM', pole: '-', shift: 0.7 },
      { theme: 'SM', pole: '+', shift: -0.2 },
    ]);
    expect(rows.map(({ name, drift, above }) => [name, drift, above])).toEqual([
      ['Receiver', 'clearlyLess', -0.7],
      ['Fetishism', 'clearlyMore', 0.5],
      ['Leader', 'less', -0.3],
      ['Giver', 'more', 0.2],
      ['Follower', 'same', 0.19],
    ]);
  });
});

describe('the differences between groups', () => {
  const [byGender] = report.differences;
  if (!byGender) throw new Error('there is no difference');

  test('name the question, the notable ones apart and first', () => {
    const view = toDifferenceView(byGender, questions);
    expect(view).toMatchObject({ by: 'gender', first: 'male', others: ['female', 'non-binary'] });
    expect(view.notable.map(({ text, above }) => [text, above])).toEqual([
      ['The text of A24.', [0.43, 0.16]],
      ['A26', [-0.35, -0.06]],
    ]);
    expect(view.small.map(({ id }) => id)).toEqual(['A02']);
    expect(view.isMeasured).toBe(true);
  });

  test('of an early report have no size', () => {
    const items = byGender.items.map((item) => ({ ...item, points: [] }));
    expect(toDifferenceView({ ...byGender, items }, questions).isMeasured).toBe(false);
  });
});
