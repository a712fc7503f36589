import type { Database } from '../../../../src/server/platform/db/database.ts';

/** Returns the values of all columns that hold something personal in clear, over all accounts. */
export const clearValues = async (db: Database): Promise<unknown[]> => {
  const rows = await db.read((tx) =>
    Promise.all([
      tx.selectFrom('users').select(['share_code', 'age_range', 'gender']).execute(),
      tx.selectFrom('attempts').select(['answers', 'set_b']).execute(),
      tx.selectFrom('profiles').select('figures').execute(),
      tx.selectFrom('insights').select('text').execute(),
      tx.selectFrom('hard_limits').select('item_ids').execute(),
    ]),
  );
  const values: unknown[] = rows.flat().flatMap((row) => Object.values(row));
  return values.filter((value) => value !== null && value !== '');
};
