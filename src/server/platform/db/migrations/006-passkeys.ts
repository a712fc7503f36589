import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

const bytes: Readonly<Record<Engine, string>> = { sqlite: 'blob', postgres: 'bytea' };

/** Adds the passkeys of accounts. */
export const passkeys = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = `create table passkeys (
    user_id text not null,
    id text not null,
    public_key ${bytes[engine]} not null,
    wrapped ${bytes[engine]} not null,
    sealed ${bytes[engine]} not null,
    version integer not null,
    primary key (user_id, id),
    foreign key (user_id) references users (id) on delete cascade)`;
    await sql.raw(table).execute(db);
  },
});
