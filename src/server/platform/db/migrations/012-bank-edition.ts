import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds each attempt's edition of the item bank (C9). Existing attempts get the first edition. */
export const bankEdition = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('attempts')
      .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
});
