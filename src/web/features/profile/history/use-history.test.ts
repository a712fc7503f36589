import { expect, test } from 'vitest';
import { showResults } from './use-history.ts';

const result = { startedDay: '2026-01-02', traits: [], change: null };
const loaded = (count: number) => ({ results: Array.from({ length: count }, () => result) });

test('shows none, one or several results', () => {
  expect(showResults(loaded(0))).toEqual({ phase: 'none' });
  expect(showResults(loaded(1))).toEqual({ phase: 'one', startedDay: '2026-01-02' });
  expect(showResults(loaded(2))).toMatchObject({ phase: 'several' });
});
