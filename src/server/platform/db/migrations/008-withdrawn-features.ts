import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What stored the public statistics. */
export const withdrawnFeatures = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop table statistics`.execute(db);
    await sql`drop table counted_copies`.execute(db);
  },
});
