import type { Database } from '../../../src/server/platform/db/database.ts';

/** Returns how often questions were chosen, without what apps have not stored: close them first. */
export async function sumExposure(db: Database): Promise<number> {
  const { sum } = await db.read((tx) =>
    tx
      .selectFrom('items')
      .select(({ fn }) => fn.sum<number | string>('exposure').as('sum'))
      .executeTakeFirstOrThrow(),
  );
  return Number(sum);
}
