import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the parameter sets of calibrations, and which one is in use (ADR 31). */
export const parameterSets = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('parameter_sets')
      .addColumn('version', 'text', (c) => c.primaryKey().notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('people', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('report', 'text', (c) => c.notNull())
      .addColumn('checksum', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('parameter_uses')
      .addColumn('number', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('version', 'text', (c) => c.references('parameter_sets.version'))
      .addColumn('day', 'text', (c) => c.notNull())
      .execute();
  },
});
