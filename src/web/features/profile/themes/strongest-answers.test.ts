import { expect, test } from 'vitest';
import { inventAnswer } from '../../../../../test/support/browser/invented/invented-together.ts';
import type { Theme } from '../../../../domain/themes.ts';
import { findStrongest } from './strongest-answers.tsx';

const answer = (itemId: string, category: Theme, value: number | null) =>
  inventAnswer(itemId, { category, value });

test('the strongest answers are the three highest, earlier ones first', () => {
  const answers = [
    answer('A01', 'DS', 5),
    answer('A02', 'SM', 7),
    answer('A03', 'DS', 7),
    answer('A04', 'DS', 6),
    answer('A05', 'DS', 6),
    answer('A06', 'DS', null),
  ];
  expect(findStrongest(answers, 'DS').map(({ itemId }) => itemId)).toEqual(['A03', 'A04', 'A05']);
});

test('neither a no nor a neutral answer is a strong one', () => {
  const answers = [1, 2, 3, 4].map((value) => answer(`A0${value}`, 'FET', value));
  expect(findStrongest(answers, 'FET')).toEqual([]);
});
