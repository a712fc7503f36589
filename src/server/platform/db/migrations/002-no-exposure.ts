import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The counts of chosen questions told a thief of two backups what was asked in between. */
export const noExposure = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table items drop column exposure`.execute(db);
  },
});
