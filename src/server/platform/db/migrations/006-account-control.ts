import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

export const accountControl = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('retakes')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('started_day', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('retakes_user').on('retakes').column('user_id').execute();
    await db.schema
      .createTable('deletions')
      .addColumn('user_hash', engine === 'postgres' ? sql`bytea` : sql`blob`, (c) => c.primaryKey())
      .addColumn('deleted_day', 'text', (c) => c.notNull())
      .execute();
  },
});
