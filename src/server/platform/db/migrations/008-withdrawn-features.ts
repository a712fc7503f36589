import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Drops the public statistics, and the counts of views of links. */
export const withdrawnFeatures = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop table statistics`.execute(db);
    await sql`drop table counted_copies`.execute(db);
    await sql`alter table links drop column views`.execute(db);
  },
});
