import type { Selectable } from 'kysely';
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
