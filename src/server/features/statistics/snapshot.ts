/** What is published, as stored text with a checksum. */

import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { statisticsSnapshot } from '../../../contract/schemas.ts';
import type { PopulationSums } from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { selectNewest, type StatisticsRow } from './statistics-store.ts';

export type StatisticsSnapshot = z.infer<typeof statisticsSnapshot>;

export interface StoredStatistics {
  readonly number: number;
  readonly snapshot: StatisticsSnapshot;
  readonly sums: PopulationSums;
}

const checksumOf = (row: Omit<StatisticsRow, 'checksum'>): string =>
  createHash('sha256')
    .update(JSON.stringify([row.number, row.day, row.parameter_set, row.snapshot, row.sums]))
    .digest('hex');

export function toRow({ number, snapshot, sums }: StoredStatistics): StatisticsRow {
  const row = {
    number,
    day: snapshot.day,
    parameter_set: snapshot.parameterSet,
    snapshot: JSON.stringify(snapshot),
    sums: JSON.stringify(sums),
  };
  return { ...row, checksum: checksumOf(row) };
}

/** Throws an Error if the row is not the one that was published. */
export function readRow({ checksum, ...row }: StatisticsRow): StoredStatistics {
  if (checksumOf(row) !== checksum)
    throw new Error(`The statistics with the number ${row.number} are damaged.`);
  return {
    number: row.number,
    snapshot: statisticsSnapshot.parse(JSON.parse(row.snapshot)),
    // as: the checksum vouches for what `toRow` wrote
    sums: JSON.parse(row.sums) as PopulationSums,
  };
}

/** Returns the statistics that are shown at present. Throws an Error if they are damaged. */
export async function newestStatistics(tx: Tx): Promise<StoredStatistics | null> {
  const row = await selectNewest(tx);
  return row ? readRow(row) : null;
}
