import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Drops the public statistics, the counts of views of links, and the reports of calibrations. The
 * checksum of a row goes with its report: a parameter set has one of its own.
 */
export const withdrawnFeatures = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`drop table statistics`.execute(db);
    await sql`drop table counted_copies`.execute(db);
    await sql`alter table links drop column views`.execute(db);
    await sql`alter table parameter_sets drop column report`.execute(db);
    await sql`alter table parameter_sets drop column checksum`.execute(db);
  },
});
