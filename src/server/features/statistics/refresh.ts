/** Makes new statistics from everybody who donated answers (ADR 30). */

import { mayRefresh } from '../../../domain/readings/statistics.ts';
import {
  addCohort,
  type Bank,
  describePopulation,
  type ScoredPerson,
} from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/refusal/refusal.ts';
import { nameOf, publishStatistics } from './publish.ts';
import { newestStatistics, type StatisticsSnapshot } from './snapshot.ts';
import * as store from './statistics-store.ts';

/** A donated copy, scored. */
export interface DonatedPerson extends ScoredPerson {
  /** The tag of the copy, which stays the same after a retake. */
  readonly tag: Uint8Array;
}

interface Refresh {
  /** Everybody whose copy is not withdrawn. */
  readonly people: readonly DonatedPerson[];
  readonly bank: Bank;
  /** The name of the parameters by which the people were scored. */
  readonly parameterSet: string;
  /** Whether the people are simulated. They are never added to real ones. */
  readonly synthetic?: boolean;
  readonly day: string;
  /** Returns unpredictable bytes: the noise rests on them. */
  readonly random: (count: number) => Uint8Array;
}

/**
 * Adds everybody who is new to the sums of the last statistics, as one cohort, and publishes the
 * result. With other parameters, and with the first real people after simulated ones, the sums
 * begin anew with everybody. Refuses (`conflict`) if fewer than 50 people are new, and simulated
 * people after real ones.
 */
export async function refreshStatistics(
  tx: Tx,
  { people, bank, parameterSet, synthetic = false, day, random }: Refresh,
): Promise<StatisticsSnapshot> {
  const last = await newestStatistics(tx);
  const counted = new Set((await store.selectCountedTags(tx)).map(nameOf));
  const newcomers = people.filter(({ tag }) => !counted.has(nameOf(tag)));
  if (!mayRefresh(0, newcomers.length))
    throw conflict(`Only ${newcomers.length} people are new since the last statistics.`);
  const isContinued =
    last?.snapshot.parameterSet === parameterSet && last.snapshot.synthetic === synthetic;
  const sums = addCohort(
    isContinued ? last.sums : null,
    isContinued ? newcomers : people,
    uniformFrom(random),
  );
  const snapshot: StatisticsSnapshot = {
    day,
    parameterSet,
    synthetic,
    ...describePopulation({ sums, present: people, bank }),
  };
  await publishStatistics(tx, { snapshot, sums, tags: people.map(({ tag }) => tag) });
  return snapshot;
}

/** Turns random bytes into uniform numbers in [0, 1) with 48 bits each. */
const uniformFrom = (random: Refresh['random']) => (): number =>
  Buffer.from(random(6)).readUIntBE(0, 6) / 2 ** 48;
