/** The published statistics, as text with a checksum, and the tags of the copies they count. */

import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { statisticsSnapshot } from '../../../contract/statistics.ts';
import type { PopulationSums } from '../../../psychometrics/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { StatisticsTable } from '../../platform/db/tables.ts';

export type StatisticsRow = Selectable<StatisticsTable>;

/** SQLite and PostgreSQL limit the parameters of a statement. */
const tagsPerStatement = 500;

export const selectNewest = (tx: Tx): Promise<StatisticsRow | undefined> =>
  tx.selectFrom('statistics').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

export async function insertStatistics(tx: Tx, row: StatisticsRow): Promise<void> {
  await tx.insertInto('statistics').values(row).execute();
}

export async function selectCountedTags(tx: Tx): Promise<Uint8Array[]> {
  return (await tx.selectFrom('counted_copies').select('tag').execute()).map(({ tag }) => tag);
}

export async function insertCountedTags(tx: Tx, tags: readonly Uint8Array[]): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsPerStatement) {
    const values = tags.slice(at, at + tagsPerStatement).map((tag) => ({ tag }));
    await tx.insertInto('counted_copies').values(values).execute();
  }
}

export async function deleteCountedTags(tx: Tx, tags: readonly Uint8Array[]): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsPerStatement)
    await tx
      .deleteFrom('counted_copies')
      .where('tag', 'in', tags.slice(at, at + tagsPerStatement))
      .execute();
}

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
