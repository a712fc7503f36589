import { describe, expect, test } from 'vitest';
import { readPolarity } from './polarity-reading.ts';

describe('a polarity in words', () => {
  test.each([
    [34.4, 11.2, 'Leader tendency (34/100) ±11', null],
    [-46, 12, 'Follower tendency (46/100) ±12', null],
    [4, 15, 'Leader tendency (4/100) ±15', 'no clear tendency'],
    [-15, 15, 'Follower tendency (15/100) ±15', null],
  ])('%f with error %f reads %s', (value, se, text, caution) => {
    expect(readPolarity('DS', { value, se }, 60)).toMatchObject({ text, caution });
  });

  test('mentions little interest if the score is low', () => {
    expect(readPolarity('DS', { value: 2, se: 9 }, 12).caution).toBe(
      'no clear tendency, little interest',
    );
  });
});
