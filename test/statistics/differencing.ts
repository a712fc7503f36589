/**
 * Attacks the public statistics: `npm run program -- differencing --refreshes 200`. People come and
 * withdraw between publications; the attacker keeps all of them. The exit code is 1 if a shown
 * cell has fewer than ten people, if subtraction within or between publications isolates fewer
 * than ten, or if a withdrawal can be seen. The same attacks on exact counts show that they work.
 */

import { parseArgs } from 'node:util';
import { themes } from '../../src/domain/themes.ts';
import type { Bank } from '../../src/psychometrics/index.ts';
import { createBank } from '../../src/psychometrics/index.ts';
import { readRealItems } from '../support/psychometrics/real-items.ts';
import {
  countDifferences,
  countSmallCells,
  countSubtractions,
  countVisibleWithdrawals,
  guessTarget,
  liveInTown,
  noRounding,
  productRounding,
  publishAsProduct,
  publishNaively,
  type Publish,
  type Published,
  type Rounding,
} from './attacks.ts';

interface Attacked {
  readonly publish: Publish;
  readonly rounding: Rounding;
}
export const product: Attacked = { publish: publishAsProduct, rounding: productRounding };
export const exactCounts: Attacked = { publish: publishNaively, rounding: noRounding };

interface Options {
  readonly bank: Bank;
  readonly refreshes: number;
  readonly seed: string;
}

export interface Findings {
  /** Shown cells with fewer than ten people. */
  smallCells: number;
  /** Hidden cells that the total isolates. */
  subtractions: number;
  /** Groups of fewer than ten that two publications isolate, of any distance up to ten. */
  differences: number;
  withdrawals: number;
  /** The share of right guesses, 0..1, of an attacker who knows everybody else and the sums. */
  guessed: number;
  /** The share of cells that are shown, 0..1. */
  shown: number;
  people: number;
}

/** Publications as far apart as this are compared with each other. */
const maxDistance = 10;

export function attackStatistics(
  { publish, rounding }: Attacked,
  { bank, refreshes, seed }: Options,
): Findings {
  const found: Findings = {
    smallCells: 0,
    subtractions: 0,
    differences: 0,
    withdrawals: 0,
    guessed: 0,
    shown: 0,
    people: 0,
  };
  const kept: Published[] = [];
  for (const refresh of liveInTown({ bank, refreshes, seed, publish })) {
    const { published } = refresh;
    found.smallCells += countSmallCells(refresh);
    found.subtractions += countSubtractions(published, rounding);
    for (const earlier of kept.slice(-maxDistance))
      found.differences += countDifferences(earlier, published, rounding);
    found.withdrawals += countVisibleWithdrawals(refresh);
    found.guessed += guessTarget(refresh) / themes.length / refreshes;
    const cells = published.cells.flat();
    found.shown += cells.filter((cell) => cell !== null).length / cells.length / refreshes;
    found.people = published.people;
    kept.push(published);
  }
  return found;
}

/** Returns one sentence for each bar that the findings miss. */
export const findLeaks = ({ smallCells, subtractions, differences, withdrawals }: Findings) =>
  [
    [smallCells, 'shown cells have fewer than ten people'],
    [subtractions, 'hidden groups of fewer than ten follow from the total'],
    [differences, 'groups of fewer than ten follow from two publications'],
    [withdrawals, 'withdrawals change a figure'],
  ].flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}.`]));

function main(): void {
  const { values } = parseArgs({
    options: {
      refreshes: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'a town' },
    },
  });
  const refreshes = Number(values.refreshes);
  if (!(refreshes >= 1 && refreshes <= 10_000))
    throw new Error('npm run program -- differencing [--refreshes 1-10000] [--seed TEXT]');
  const options = { bank: createBank(readRealItems()), refreshes, seed: values.seed };
  const findings = attackStatistics(product, options);
  console.table({
    'as published': findings,
    // Exact counts less those of everybody else are the target's cell.
    'exact counts': { ...attackStatistics(exactCounts, options), guessed: 1 },
  });
  const leaks = findLeaks(findings);
  for (const leak of leaks) console.log(leak);
  process.exitCode = leaks.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
