/** The cuts below which person fit counts as misfit, and their calibration (measurement §7). */

import type { PersonFit } from './person-fit.ts';

/**
 * The cuts for surveys of 63 to 73 answers that are scored with the provisional parameters:
 * `calibratePersonFitCuts` of 20,000 simulated honest people, rounded. Other parameters need other
 * cuts. response-quality.test.ts repeats the simulation with fewer people.
 */
export const personFitCuts = { logRatio: -0.3, lz: 0 } as const satisfies PersonFit;

/** The shares of honest people that the cuts flag, 0..1. */
export interface FlaggedShares {
  /** By the two cuts together. */
  readonly either: number;
  /** By the cut for lz. */
  readonly lz: number;
}

/**
 * The shares leave room below the limit of 5.5 % for the sampling error of a simulation. That of lz
 * is small because the likelihood ratio is the better index against random answers; lz finds the
 * people who give their own answers in a random order, which the ratio misses if most of these
 * answers are the same.
 */
const productShares: FlaggedShares = { either: 0.045, lz: 0.01 };

/** Whether either index is below its cut. */
export function isMisfit({ logRatio, lz }: PersonFit, cuts: PersonFit = personFitCuts): boolean {
  return logRatio < cuts.logRatio || lz < cuts.lz;
}

/**
 * Returns the cuts that flag the given shares of honest people, 4.5 % by default: the cut for lz
 * flags 1 %, and the cut for the likelihood ratio flags the rest. Needs at least 100 people.
 */
export function calibratePersonFitCuts(
  honest: readonly PersonFit[],
  shares: FlaggedShares = productShares,
): PersonFit {
  const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
  const countByLz = Math.floor(shares.lz * honest.length);
  const lz = ascending(honest.map((fit) => fit.lz))[countByLz]!;
  const others = honest.filter((fit) => fit.lz >= lz).map(({ logRatio }) => logRatio);
  const countByRatio = Math.floor(shares.either * honest.length) - countByLz;
  return { logRatio: ascending(others)[countByRatio]!, lz };
}
