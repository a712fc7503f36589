import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/** Adds the finished attempts that a retake has replaced (ADR 26). */
export const earlierAttempts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable('earlier_attempts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('edition', 'integer', (c) => c.notNull())
      .addColumn('set_b', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('answers', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('sealed', bytes)
      .addColumn('started_day', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('earlier_attempts_user')
      .on('earlier_attempts')
      .columns(['user_id', 'number'])
      .unique()
      .execute();
  },
});
