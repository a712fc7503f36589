/** Measures several loads in alternating rounds, so that other work affects all of them alike. */

import { median } from '../measurement.ts';
import type { LoadResult } from './load.ts';

export type Round<R = LoadResult> = () => Promise<R>;

/**
 * Runs the loads one after another, `rounds` times, after a warm-up round that does not count.
 * Returns the results of each load in the order of the rounds.
 */
export async function runInterleaved<K extends string, R>(
  loads: Readonly<Record<K, Round<R>>>,
  rounds = 5,
): Promise<Record<K, R[]>> {
  const names = Object.keys(loads) as K[]; // as: the keys of a literal object
  for (const name of names) await loads[name]();
  const results = names.map((name): [K, R[]] => [name, []]);
  for (let round = 0; round < rounds; round++)
    for (const [name, own] of results) own.push(await loads[name]());
  return Object.fromEntries(results) as Record<K, R[]>; // as: one entry for each name
}

/** Returns the requests per second of a load, as the median of its rounds. */
export const throughput = (results: readonly LoadResult[]): number =>
  median(results.map(({ requestsPerSecond }) => requestsPerSecond));

/** Returns the 99th percentile of the latency in milliseconds, as the median of the rounds. */
export const p99 = (results: readonly LoadResult[]): number =>
  median(results.map((result) => result.p99));

/** Returns the median, over the rounds, of the value divided by the baseline's. */
const medianRatio = <R>(
  results: readonly R[],
  baseline: readonly R[],
  value: (result: R) => number,
): number =>
  median(
    results.map((result, round) => {
      const compared = baseline[round];
      return compared === undefined ? Number.NaN : value(result) / value(compared);
    }),
  );

/** Compares the throughput of a load with that of its baseline. */
export const throughputRatio = (
  results: readonly LoadResult[],
  baseline: readonly LoadResult[],
): number => medianRatio(results, baseline, ({ requestsPerSecond }) => requestsPerSecond);
