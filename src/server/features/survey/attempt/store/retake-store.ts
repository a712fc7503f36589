import type { Tx } from '../../../../platform/db/database.ts';

export async function insertRetake(tx: Tx, userId: string, startedDay: string): Promise<void> {
  await tx.insertInto('retakes').values({ user_id: userId, started_day: startedDay }).execute();
}

/** Returns the days on which the user started a retake, in ascending order. */
export async function selectRetakes(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('retakes')
    .select('started_day')
    .where('user_id', '=', userId)
    .orderBy('started_day')
    .execute();
  return rows.map((row) => row.started_day);
}
