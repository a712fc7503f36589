import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addIndexes } from './005-retention-indexes.ts';

/** The hourly job ends entries by their day. */
export const ledgerIndexes: Readonly<Record<string, string>> = {
  deletions_day: 'deletions (deleted_day)',
};

/** Counts how often something was taken back. */
export const ledger = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table deletions add column times integer`.execute(db);
    await addIndexes(ledgerIndexes).up(db);
  },
});
