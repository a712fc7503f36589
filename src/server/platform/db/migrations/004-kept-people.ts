import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

const bytes: Readonly<Record<Engine, string>> = { sqlite: 'blob', postgres: 'bytea' };

/** Adds the list of people that an account keeps after comparing with them. */
export const keptPeople = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const table = `create table kept_people (
    user_id text primary key not null,
    sealed ${bytes[engine]} not null,
    version integer not null,
    foreign key (user_id) references users (id) on delete cascade)`;
    await sql.raw(table).execute(db);
  },
});
