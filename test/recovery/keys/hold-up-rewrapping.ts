/** Stops the move of address wraps at one of them, so that a test can end it there for certain. */

import { sql } from 'kysely';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';

/** A trigger that never ends. */
async function addTrigger(folder: string, userId: string): Promise<() => Promise<void>> {
  const db = openSqlite(folder);
  await db.write(async (tx) => {
    await sql`create view endless as with recursive counted (n) as
      (select 1 union all select n + 1 from counted) select n from counted`.execute(tx);
    await sql`create trigger hold_up before update on key_wraps
      when new.user_id = ${sql.lit(userId)}
      begin select count(*) from endless; end`.execute(tx);
  });
  await db.close();
  return async () => {
    const again = openSqlite(folder);
    await again.write(async (tx) => {
      await sql`drop trigger hold_up`.execute(tx);
      await sql`drop view endless`.execute(tx);
    });
    await again.close();
  };
}

/** A transaction that holds the row. */
async function lockWrap(url: string, userId: string): Promise<() => Promise<void>> {
  const db = openPostgres(url, { profile: 'maintenance' });
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = db.write(async (tx) => {
    await tx
      .selectFrom('key_wraps')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'address')
      .forUpdate()
      .execute();
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, held]);
  return async () => {
    released.resolve();
    await held;
    await db.close();
  };
}

/** Returns a function that lets the move of this account's wrap go on. */
export const holdUpRewrapping = (
  { DATA_DIR, DATABASE_URL }: { readonly DATA_DIR: string; readonly DATABASE_URL?: string },
  userId: string,
): Promise<() => Promise<void>> =>
  DATABASE_URL === undefined ? addTrigger(DATA_DIR, userId) : lockWrap(DATABASE_URL, userId);
