import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

/**
 * Adds donated copies, which name no account. SQLite orders the rows by their random ids: a row
 * number would tell the order in which they came (ADR 29).
 */
export const donations = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
    const createCopies = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('id', 'text', (c) => c.primaryKey().notNull())
        .addColumn('tag', bytes, (c) => c.notNull().unique())
        .addColumn('week', 'text', (c) => c.notNull())
        .addColumn('edition', 'integer', (c) => c.notNull())
        .addColumn('sealed', bytes, (c) => c.notNull())
        .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``);
    await createCopies('donations').execute();
    await createCopies('pending_donations')
      .addColumn('waiting_since', 'text', (c) => c.notNull())
      .execute();
  },
});
