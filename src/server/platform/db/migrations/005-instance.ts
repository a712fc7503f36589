import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/** Creates a table with one row, which identifies the master key (see key-check.ts). */
export const instance = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('instance')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('key_check', engine === 'postgres' ? sql`bytea` : sql`blob`, (c) => c.notNull())
      .execute();
  },
});
