import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

const bytes: Readonly<Record<Engine, string>> = { sqlite: 'blob', postgres: 'bytea' };

/** The agreement of a shared reading, which a reading of an earlier version has not yet. */
export const agreement = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table pairs add column agreement ${bytes[engine]}`).execute(db);
  },
});
