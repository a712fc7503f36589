import { describe, expect, test } from 'vitest';
import { casesInOrder, sharpnessAt, toStatisticsView } from './theme-view.ts';
import type { Statistics } from './use-statistics.ts';
import { parameterStatus } from './words.ts';

const curve = { scores: [10, 50, 90], information: [1, 8.5, 2] };
const statistics: Statistics = {
  day: '2026-11-12',
  parameterSet: 'first',
  synthetic: false,
  people: 1250,
  margin: 21,
  themes: [
    {
      theme: 'DS',
      cells: [70, 210, 450, 380, 140],
      reliability: 0.9,
      information: [
        { pole: '+', ...curve },
        { pole: '-', ...curve },
      ],
    },
    {
      theme: 'FET',
      cells: [null, 210, 450, 380, null],
      reliability: null,
      information: [{ pole: '0', ...curve }],
    },
  ],
  polarities: [{ theme: 'DS', reliability: 0.75 }],
};

describe('the cases in which two people keep their order', () => {
  test.each([
    [0, 5],
    [0.5, 7],
    [0.85, 8],
    [0.95, 9],
    [1, 10],
  ])('with a reliability of %d are %d of 10', (reliability, expected) => {
    expect(casesInOrder(reliability)).toBe(expected);
  });

  test('agree with pairs of simulated people', () => {
    const reliability = 0.7;
    // Two fixed sequences that fill the unit square evenly, turned into normal numbers.
    const normal = (n: number, step: number): number => {
      const [u, v] = [(n * step) % 1, (n * step * Math.SQRT2) % 1];
      return Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v);
    };
    const count = 20_000;
    let kept = 0;
    for (let n = 1; n <= count; n++) {
      // The differences of two people: the true one, and the error of each occasion.
      const trueDifference = Math.sqrt(reliability) * normal(n, 0.7548776662);
      const first = trueDifference + Math.sqrt(1 - reliability) * normal(n, 0.5698402909);
      const second = trueDifference + Math.sqrt(1 - reliability) * normal(n, 0.3819660113);
      if (first * second > 0) kept += 1;
    }
    expect(casesInOrder(reliability)).toBe(Math.round((10 * kept) / count));
  });
});

describe('the view of the statistics', () => {
  const { themes, highest } = toStatisticsView(statistics);

  test('names sides, and a theme without sides by itself', () => {
    const curveNames = themes.map(({ curves }) => curves.map(({ name }) => name));
    expect(curveNames[0]).toEqual(['Leader', 'Follower']);
    expect(curveNames[1]).toEqual(['Fetishism']);
  });

  test('says how steady scores and sides are', () => {
    expect(themes[0]?.steadiness).toBe(
      'Steady for about 9 of 10 pairs of people. Leaning to a side: about 8 of 10.',
    );
    expect(themes[1]?.steadiness).toBe('How steady these scores are shows from 300 people on.');
  });

  test('reads a curve between and beyond its points', () => {
    const curve = {
      name: 'a curve',
      points: [
        [20, 2],
        [40, 6],
        [60, 1],
      ] as const,
    };
    expect([0, 20, 30, 60, 100].map((score) => sharpnessAt(curve, score, 8))).toEqual([
      25, 25, 50, 12.5, 12.5,
    ]);
    expect(highest).toBe(8.5);
  });
});

describe('where the parameters stand', () => {
  test.each([
    [
      { provisional: 107, literature: 21, calibrated: 0, people: null },
      'Of the parameters of the 128 questions now in use, 21 lean on published surveys and 107 were set by judgement. None rests on answers given here yet.',
    ],
    [
      { provisional: 128, literature: 0, calibrated: 0, people: null },
      'The parameters of all 128 questions now in use were set by judgement. None rests on answers given here yet.',
    ],
    [
      { provisional: 0, literature: 128, calibrated: 0, people: null },
      'The parameters of all 128 questions now in use lean on published surveys. None rests on answers given here yet.',
    ],
    [
      { provisional: 2, literature: 1, calibrated: 125, people: 1000 },
      'Of the parameters of the 128 questions now in use, 125 rest on the answers of 1,000 people here. The others have too few answers to count as that: 1 leans on published surveys and 2 were set by judgement.',
    ],
    [
      { provisional: 1, literature: 0, calibrated: 127, people: 1000 },
      'Of the parameters of the 128 questions now in use, 127 rest on the answers of 1,000 people here. The others have too few answers to count as that: 1 was set by judgement.',
    ],
    [
      { provisional: 0, literature: 0, calibrated: 128, people: null },
      'The parameters of all 128 questions now in use rest on the answers of people here.',
    ],
    [
      { provisional: 0, literature: 0, calibrated: 128, people: 1250 },
      'The parameters of all 128 questions now in use rest on the answers of 1,250 people here.',
    ],
  ])('%j', (origins, sentence) => {
    expect(parameterStatus(origins)).toBe(sentence);
  });
});
