import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a column that marks the attempts that a program answered (C8). */
export const synthetic = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('attempts')
      .addColumn('synthetic', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
});
