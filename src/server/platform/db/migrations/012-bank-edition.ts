import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the item bank edition of each attempt (C9). All existing attempts belong to the first. */
export const bankEdition = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('attempts')
      .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
});
