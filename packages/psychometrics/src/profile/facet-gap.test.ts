import { expect, test } from 'vitest';
import { readRealItems } from '../../../../test/support/psychometrics/real-items.ts';
import { startingParameters } from '../bank/bank-item.ts';
import { createBank } from '../bank/bank.ts';
import { themes } from '../facts/themes.ts';
import { scoreAnswers, drawCount } from './posterior.ts';
import { computeProfile, estimateGap, gapOffsets, isGapTold, shownFacets } from './profile.ts';

const items = readRealItems();
const bank = createBank(items);
const series = (middle: number) =>
  Float64Array.from({ length: drawCount }, (_, r) => middle + (r % 2 ? 4 : -4));
const zero = new Float64Array(drawCount);

test('answers of 4 throughout show no gap', () => {
  const { facets } = computeProfile(
    bank,
    items.map(() => 4),
  );
  for (const theme of themes) {
    const { fantasy, activity } = shownFacets(facets[theme]);
    expect(fantasy.value).toBe(activity.value);
  }
});

test('a gap above zero must exceed the offset too', () => {
  expect(isGapTold(estimateGap(series(10), zero, 0))).toBe(true);
  expect(isGapTold(estimateGap(series(10), zero, 3))).toBe(false);
  expect(isGapTold(estimateGap(series(-10), zero, 3))).toBe(true);
});

test('an offset grows with answers, ends with calibration', () => {
  const answers = items.map(({ form }) => (form === 'standard-48' ? 4 : null));
  const [few, many] = [answers, items.map(() => 4)].map((given) =>
    gapOffsets(bank, scoreAnswers(bank, given)),
  );
  for (const theme of themes) {
    expect(few![theme]).toBeGreaterThan(0);
    expect(many![theme]).toBeGreaterThan(few![theme]);
  }
  const calibrated = createBank(
    items,
    new Map(items.map((item) => [item.id, { ...startingParameters(item), status: 'calibrated' }])),
  );
  const offsets = gapOffsets(calibrated, scoreAnswers(calibrated, answers));
  expect(new Set(Object.values(offsets))).toEqual(new Set([0]));
});

test('the two figures part only where a gap is told', () => {
  const [fantasy, activity] = [
    { value: 60, se: 4 },
    { value: 50, se: 6 },
  ];
  const gap = { value: 10, se: 4 };
  expect(shownFacets({ fantasy, activity, gap })).toEqual({ fantasy, activity });
  const middle = { value: 55, se: 5 };
  expect(shownFacets({ fantasy, activity, gap: { ...gap, se: 6 } })).toEqual({
    fantasy: middle,
    activity: middle,
  });
});
