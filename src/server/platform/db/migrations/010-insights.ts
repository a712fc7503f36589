import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of AI summaries: texts that a language model wrote about a profile (E2). */
export const insights = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('insights')
      .addColumn('attempt_id', 'text', (c) =>
        c.primaryKey().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('model_version', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('writer', 'text', (c) => c.notNull())
      .addColumn('written_day', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('insights_user').on('insights').column('user_id').execute();
  },
});
