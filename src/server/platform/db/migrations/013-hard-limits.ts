import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of hard limits: at most one row per account, with the marked questions. */
export const hardLimits = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hard_limits')
      .addColumn('user_id', 'text', (c) =>
        c.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('item_ids', 'text', (c) => c.notNull())
      .execute();
  },
});
