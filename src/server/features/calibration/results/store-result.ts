/** Takes in what a calibration has found: a set that scores nobody yet, and statistics (ADR 31). */

import type { Tx } from '../../../platform/db/database.ts';
import {
  newestStatistics,
  type Publication,
  publishStatistics,
} from '../../statistics/statistics.ts';
import { findSet, upsertSet } from '../sets/set-store.ts';
import { isWhole, type StoredSet, toRow } from '../sets/stored-set.ts';

export interface CalibrationResult extends StoredSet {
  readonly statistics: NewStatistics | null;
}

export interface NewStatistics extends Publication {
  /** The number of the statistics whose sums these continue; 0 if they begin anew without any. */
  readonly after: number;
}

/**
 * Stores a result. A second call with the same one changes nothing, unless the stored set was
 * damaged since. Returns whether statistics were
 * published: they are left out if others were published since the calibration read them.
 */
export async function storeResult(
  tx: Tx,
  { statistics, ...stored }: CalibrationResult,
): Promise<{ readonly isPublished: boolean }> {
  const present = await findSet(tx, stored.set.version);
  if (!present || !isWhole(present)) await upsertSet(tx, toRow(stored));
  if (!statistics || ((await newestStatistics(tx))?.number ?? 0) !== statistics.after)
    return { isPublished: false };
  await publishStatistics(tx, statistics);
  return { isPublished: true };
}
