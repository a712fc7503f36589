import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/** Adds shared readings. `pairs` names no account; the rows of `pair_sides` are sealed. */
export const pairs = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable('pairs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', bytes, (c) => c.unique())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('inviter_key', bytes, (c) => c.notNull())
      .addColumn('joiner_key', bytes)
      .addColumn('introductions', bytes, (c) => c.notNull())
      .addColumn('deposit', bytes)
      .addColumn('result', bytes)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('created_day', 'text', (c) => c.notNull())
      .addColumn('revealed_day', 'text')
      .addColumn('model_version', 'text')
      .execute();
    await db.schema.createIndex('pairs_expiry').on('pairs').column('expires_at').execute();
    await db.schema
      .createTable('pair_sides')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('sealed', bytes, (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('pair_sides_user').on('pair_sides').column('user_id').execute();
  },
});
