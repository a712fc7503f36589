import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { deriveKeyId } from '../../crypto/keyring.ts';
import type { Engine } from '../database.ts';

/** Returns the id of the master key of all rows; 0 if no server was ever started. */
async function findKeyId(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ key_check: Uint8Array }>`select key_check from instance`.execute(db);
  return rows[0] ? deriveKeyId(rows[0].key_check) : 0;
}

/**
 * Notes beside each value that depends on the master key which key that is (ADR 36). The rows
 * so far get theirs as the default of the column, so that no row is written. The default
 * also fits what a node of the version before inserts during an upgrade.
 */
export const keyIds = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const keyId = sql.lit(await findKeyId(db));
    for (const column of ['login_code_key_id', 'share_code_key_id', 'email_key_id'])
      await db.schema
        .alterTable('users')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(keyId))
        .execute();
    await db.schema
      .alterTable('key_wraps')
      .addColumn('key_id', 'integer', (c) => c.notNull().defaultTo(keyId))
      .execute();
    await db.schema
      .alterTable('instance')
      .addColumn('previous_check', engine === 'postgres' ? sql`bytea` : sql`blob`)
      .execute();
  },
});
