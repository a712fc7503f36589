import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every attempt names its bank edition (C9); all attempts until now belong to the first. */
export const bankEdition = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('attempts')
      .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  },
});
