import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Drops the counts of chosen questions. Two backups revealed the questions asked in between. */
export const noExposure = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table items drop column exposure`.execute(db);
  },
});
