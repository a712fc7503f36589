import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

const bytes: Readonly<Record<Engine, string>> = { sqlite: 'blob', postgres: 'bytea' };

/** Adds studies, and names the one that a copy of answers was given to; null for calibration. */
export const studies = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = `create table studies (
    id text primary key not null,
    token_hash ${bytes[engine]} not null unique,
    public_key ${bytes[engine]} not null,
    last_day text not null,
    content text not null)`;
    await sql.raw(table).execute(db);
    await sql`alter table donations add column study text`.execute(db);
    await sql`alter table pending_donations add column study text`.execute(db);
  },
});
