import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

type Columns = readonly (readonly [name: string, type: RawBuilder<unknown>])[];

async function addColumns(db: Kysely<unknown>, table: string, columns: Columns): Promise<void> {
  for (const [name, type] of columns)
    await db.schema.alterTable(table).addColumn(name, type).execute();
}

/** SQLite needs no second copy of a short key if the table itself is ordered by it. */
const clustered = (engine: Engine): RawBuilder<unknown> =>
  engine === 'sqlite' ? sql`without rowid` : sql``;

async function createKeyWraps(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('key_wraps')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('salt', bytes)
    .addColumn('wrapped', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('key_wraps_pk', ['user_id', 'kind'])
    .modifyEnd(clustered(engine))
    .execute();
  await db.schema
    .createTable('compared_sets')
    .addColumn('pair', bytes, (c) => c.notNull())
    .addColumn('answer_set', bytes, (c) => c.notNull())
    .addColumn('month', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('compared_sets_pk', ['pair', 'answer_set'])
    .modifyEnd(clustered(engine))
    .execute();
}

/**
 * Adds the columns of sealed rows (ADR 22). The clear columns stay, for accounts whose owner has
 * not signed in by login code since. Ends all sessions, because none of them has a key.
 */
export const sealedAnswers = (engine: Engine): Migration => {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  const count = sql`integer not null default 0`;
  return {
    async up(db: Kysely<unknown>) {
      await createKeyWraps(db, engine);
      await addColumns(db, 'users', [
        ['share_code_hash', bytes],
        ['sealed', bytes],
        ['sealed_version', count],
        ['address_opens', count],
        ['public_record', bytes],
        ['record_version', count],
      ]);
      await db.schema
        .createIndex('users_share_code_hash')
        .on('users')
        .column('share_code_hash')
        .unique()
        .execute();
      for (const table of ['attempts', 'hard_limits', 'insights'])
        await addColumns(db, table, [
          ['sealed', bytes],
          ['version', count],
        ]);
      await addColumns(db, 'profiles', [['sealed', bytes]]);
      await addColumns(db, 'tokens', [['wrapped_key', bytes]]);
      await sql`delete from sessions`.execute(db);
    },
  };
};
