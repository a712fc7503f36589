import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/**
 * Adds the published statistics, and which donated copies they count. SQLite orders the copies by
 * their tags: a row number would tell the order in which they came (ADR 30).
 */
export const statistics = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable('statistics')
      .addColumn('number', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('parameter_set', 'text', (c) => c.notNull())
      .addColumn('snapshot', 'text', (c) => c.notNull())
      .addColumn('sums', 'text', (c) => c.notNull())
      .addColumn('checksum', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('counted_copies')
      .addColumn('tag', bytes, (c) => c.primaryKey().notNull())
      .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
      .execute();
  },
});
