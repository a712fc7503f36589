import { describe, expect, test } from 'vitest';
import type { Stand } from '../../../core/profile/stand.ts';
import { viewPolarity, sortByTellingness } from './polarity-view.ts';

/** Reads the DS polarity from both scores and the error of their difference. */
const read = (negative: number, positive: number) =>
  viewPolarity('DS', {
    isThin: false,
    polarity: { value: positive - negative, se: 9 },
    score: Math.max(negative, positive),
    poles: { negative: { score: negative, se: 6 }, positive: { score: positive, se: 6 } },
  });
const stand = (negative: number, positive: number) => read(negative, positive).stand;

describe('what a polarity says', () => {
  test.each<[string, number, number, Stand]>([
    ['a clear side', 20, 85, { kind: 'pole', side: 'positive', certainty: 'clearly' }],
    ['the other side', 85, 20, { kind: 'pole', side: 'negative', certainty: 'clearly' }],
    ['a probable side', 46, 60, { kind: 'pole', side: 'positive', certainty: 'probably' }],
    ['both sides', 76, 74, { kind: 'both', certainty: 'clearly' }],
    ['probably both', 58, 57, { kind: 'both', certainty: 'probably' }],
    [
      'a side that is not wanted',
      12,
      44,
      { kind: 'rather', side: 'positive', certainty: 'clearly' },
    ],
    ['not much between the sides', 38, 41, { kind: 'open' }],
    ['little interest in either', 22, 15, { kind: 'little' }],
    ['little interest', 4, 12, { kind: 'little' }],
  ])('%s: %d against %d', (_, negative, positive, expected) => {
    expect(stand(negative, positive)).toEqual(expected);
  });

  test('is both sides although one leads a little', () => {
    expect(stand(66, 78)).toEqual({ kind: 'both', certainty: 'clearly' });
    expect(stand(66, 90)).toEqual({ kind: 'pole', side: 'positive', certainty: 'clearly' });
  });
});

test('the most telling polarities come first, equals in their order', () => {
  const readings = [
    [4, 12],
    [38, 41],
    [58, 57],
    [12, 44],
    [85, 20],
    [76, 74],
  ].map(([negative = 0, positive = 0], index) => ({ ...read(negative, positive), index }));
  expect(sortByTellingness(readings)).toMatchObject([4, 5, 2, 3, 0, 1].map((index) => ({ index })));
});
