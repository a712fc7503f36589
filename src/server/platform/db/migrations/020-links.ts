import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/** Adds the links that an owner makes beside the share code. */
export const links = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable('links')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', bytes, (c) => c.notNull().unique())
      .addColumn('sealed', bytes, (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('record', bytes)
      .addColumn('expires_at', 'bigint')
      .addColumn('views', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_day', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('links_user').on('links').column('user_id').execute();
    await db.schema.createIndex('links_expiry').on('links').column('expires_at').execute();
  },
});
