/**
 * Several loads measured in alternating rounds. Other work on the machine then affects all of them
 * alike, and ratios are taken within a round.
 */

import { median } from '../measurement.ts';
import type { LoadResult } from './load.ts';

export type Round = () => Promise<LoadResult>;

const rounds = 5;

/** Runs every load in turn, `rounds` times, after one warm-up round that does not count. */
export async function runInterleaved<K extends string>(
  loads: Readonly<Record<K, Round>>,
): Promise<Record<K, LoadResult[]>> {
  const names = Object.keys(loads) as K[]; // as: the keys of a literal object
  for (const name of names) await loads[name]();
  const results = names.map((name): [K, LoadResult[]] => [name, []]);
  for (let round = 0; round < rounds; round++)
    for (const [name, own] of results) own.push(await loads[name]());
  return Object.fromEntries(results) as Record<K, LoadResult[]>; // as: one entry for each name
}

/** Median requests per second over the rounds. */
export const throughput = (results: readonly LoadResult[]): number =>
  median(results.map(({ requestsPerSecond }) => requestsPerSecond));

/** Median over the rounds of the 99th percentile of the latency, in milliseconds. */
export const p99 = (results: readonly LoadResult[]): number =>
  median(results.map((result) => result.p99));

/** Median over the rounds of the ratio of the two throughputs. */
export const throughputRatio = (
  results: readonly LoadResult[],
  baseline: readonly LoadResult[],
): number =>
  median(
    results.map(
      ({ requestsPerSecond }, round) =>
        requestsPerSecond / (baseline[round]?.requestsPerSecond ?? Number.NaN),
    ),
  );
