import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

const bytes: Readonly<Record<Engine, string>> = { sqlite: 'blob', postgres: 'bytea' };

/** Adds the agreement to shared readings; it is null in existing ones. */
export const agreement = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table pairs add column agreement ${bytes[engine]}`).execute(db);
  },
});
