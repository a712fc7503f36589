import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the row that a node changes to see whether writing is possible (ADR 33). */
export const writeChecks = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('write_checks')
      .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('checked_at', 'bigint', (c) => c.notNull())
      .execute();
  },
});
