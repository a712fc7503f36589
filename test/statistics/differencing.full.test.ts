import { describe, expect, test } from 'vitest';
import { createBank } from '../../src/psychometrics/index.ts';
import { syntheticItems } from '../support/psychometrics/synthetic-bank.ts';
import { attackStatistics, exactCounts, findLeaks, product } from './differencing.ts';

const options = { bank: createBank(syntheticItems()), refreshes: 25, seed: 'a village' };

describe('an attacker who keeps all published statistics', () => {
  const findings = attackStatistics(product, options);

  test('isolates no group of fewer than ten', () => {
    expect(findLeaks(findings)).toEqual([]);
    expect(findings.shown).toBeGreaterThan(0.3);
  });

  test('guesses the cell of a known target at most as the noise allows', () => {
    // The noise in the cells changes the odds of one cell against another by at most e.
    expect(findings.guessed).toBeLessThan(Math.E / (Math.E + 4));
  });
});

test('the same attacks isolate many groups in exact counts', () => {
  const { subtractions, differences, withdrawals } = attackStatistics(exactCounts, options);
  expect(Math.min(subtractions, differences, withdrawals)).toBeGreaterThan(10);
});
