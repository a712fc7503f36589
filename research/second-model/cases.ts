/** Creates random people and banks on which the product must agree with the naive program. */

import { createBank, type Bank, type GradedItem } from 'spark-psychometrics';
import { setACount } from '../../src/domain/survey.ts';
import {
  drawPerson,
  plausibleTruth,
  simulateAnswers,
  type Random,
} from '../study/people/population.ts';
import { shippedBank } from '../study/people/worlds.ts';
import type { ResponseItem } from './estimate.ts';
import { latentCount, naiveItems, type NaiveItem, priorCovariance } from './model.ts';

/** The largest difference allowed where both programs compute the same quantity. */
export const tolerance = 1e-9;

export const prior = {
  mean: Array.from({ length: latentCount }, () => 0),
  covariance: priorCovariance(),
};

interface Case {
  bank: Bank;
  items: NaiveItem[];
  answers: (number | null)[];
}

/**
 * Creates the n-th case: a bank and one person's answers. If n is odd, the bank has plausible true
 * parameters; if n is even, it is the shipped bank. In a third of the cases the answers follow the
 * model, in a third they are uniformly random, and in a third they are mostly extreme. If `pool` is
 * true, about a quarter of the pool is answered too.
 */
export function createCase(n: number, random: Random, { pool }: { pool: boolean }): Case {
  const truth = plausibleTruth(shippedBank.items, random);
  const bank = n % 2 ? createBank(shippedBank.items, truth) : shippedBank;
  const items = naiveItems(shippedBank.items, n % 2 ? truth : undefined);
  const person = drawPerson(random, n % 5 === 0 ? 0.9 : 0);
  const byModel = simulateAnswers(items, person, random);
  const answer = (i: number): number => {
    if (n % 3 === 1) return 1 + random.below(7);
    return n % 3 === 2 && i % 4 ? [1, 7][n % 2]! : byModel[i]!;
  };
  const isAnswered = (i: number): boolean => i < setACount || (pool && random.uniform() < 0.25);
  return { bank, items, answers: byModel.map((_, i) => (isAnswered(i) ? answer(i) : null)) };
}

export const createCases = (random: Random): Case[] =>
  Array.from({ length: 24 }, (_, n) => createCase(n, random, { pool: true }));

/** Converts an item to the slope and intercept form of the product's kernel. */
export const graded = ({ slope, slopes, thresholds }: ResponseItem): GradedItem => ({
  slopes,
  intercepts: thresholds.map((b) => -slope * b),
});
