import { describe, expect, test } from 'vitest';
import { themes } from '../../../../domain/themes.ts';
import { viewHistory, type Results } from './history-view.ts';
import { showResults } from './use-history.ts';

type Result = Results[number];
type Change = NonNullable<Result['change']>['traits'][number];

const traits = (score: number): Result['traits'] =>
  themes.flatMap((theme): Result['traits'] => {
    const poles = theme === 'DS' ? (['+', '-'] as const) : (['0'] as const);
    return poles.map((pole) => ({ theme, pole, score, se: 5 }));
  });

const leading: Change = {
  theme: 'DS',
  pole: '+',
  value: 26,
  low: 8.2,
  high: 43.7,
  isTold: true,
};

const changeBy = (...changes: readonly Change[]): Result['change'] => ({
  traits: [...changes],
  overall: null,
  leastVisible: 28.6,
});

const result = (startedDay: string, score: number, change: Result['change']): Result => ({
  startedDay,
  traits: traits(score),
  change,
});

const results: Results = [
  result('2026-01-02', 40, changeBy(leading, { ...leading, pole: '-', isTold: false })),
  result('2026-05-06', 50, changeBy({ ...leading, low: -43.7, high: -8.2 })),
  result('2026-05-06', 60, null),
];

describe('results over time', () => {
  test('name what has clearly changed, and nothing else', () => {
    expect(viewHistory(results, 0).told).toEqual(['Leader: 8 to 44 points more']);
    expect(viewHistory(results, 1).told).toEqual(['Leader: 8 to 44 points less']);
  });

  test('list the scores of a theme by day', () => {
    const [power] = viewHistory(results, 0).themes;
    expect(power?.traits.map(({ name }) => name)).toEqual(['Leader', 'Follower']);
    expect(power?.traits[0]?.scores.map((score) => score?.value)).toEqual([40, 50, 60]);
    expect(power?.traits[1]?.change?.isTold).toBe(false);
  });

  test('tell two results of one day apart', () => {
    expect(viewHistory(results, 0).days).toEqual([
      'January 2, 2026',
      'May 6, 2026',
      'May 6, 2026 (2)',
    ]);
  });

  test('round what cannot be seen to five points', () => {
    expect(viewHistory(results, 0).leastVisible).toBe(30);
  });

  test('omit the change of a theme without questions', () => {
    const soft = viewHistory(results, 0).themes.find(({ theme }) => theme === 'SENS');
    expect(soft?.traits[0]).toMatchObject({ name: 'Sensory & Soft Play', change: null });
  });
});

test('shows none, one or several results', () => {
  expect(showResults({ results: [] })).toEqual({ phase: 'none' });
  expect(showResults({ results: results.slice(0, 1) })).toEqual({
    phase: 'one',
    startedDay: '2026-01-02',
  });
  expect(showResults({ results })).toMatchObject({ phase: 'several' });
});
