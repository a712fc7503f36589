import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the month in which an account was last used, so that idle accounts can be deleted. It is
 * empty for accounts that existed before this migration or were restored from an older backup.
 */
export const lastSeen = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('last_seen_month', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('users_last_seen').on('users').column('last_seen_month').execute();
  },
});
