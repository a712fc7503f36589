import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/**
 * Creates the tables of rate limits (B9). On PostgreSQL they are unlogged, which halves the writes.
 * A crash can then lose the counts, which is acceptable.
 */
export const rateLimits = (engine: Engine): Migration => {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  const modifier = engine === 'postgres' ? sql`unlogged` : sql``;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rate_limits')
        .modifyFront(modifier)
        .addColumn('key', bytes, (c) => c.primaryKey())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('rate_limits_expires')
        .on('rate_limits')
        .column('expires_at')
        .execute();
      await db.schema
        .createTable('rate_salts')
        .modifyFront(modifier)
        .addColumn('day', 'text', (c) => c.primaryKey())
        .addColumn('salt', bytes, (c) => c.notNull())
        .execute();
    },
  };
};
