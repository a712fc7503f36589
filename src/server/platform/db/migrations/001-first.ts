import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

async function createAccounts(db: Kysely<unknown>, bytes: RawBuilder<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('login_code_hash', bytes, (c) => c.notNull().unique())
    .addColumn('share_code', 'text', (c) => c.unique())
    .addColumn('survey_completed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('consent_version', 'text')
    .addColumn('consent_day', 'text')
    .addColumn('created_day', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('tokens')
    .addColumn('hash', bytes, (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) =>
      c.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('superseded', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tokens_session').on('tokens').column('session_id').execute();
}

async function createBank(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('items')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('compare_to', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('short_description', 'text', (c) => c.notNull())
    .addColumn('edited_text', 'text')
    .addColumn('edited_short_description', 'text')
    .addColumn('exposure', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('scale_labels')
    .addColumn('value', 'integer', (c) => c.primaryKey())
    .addColumn('label', 'text', (c) => c.notNull())
    .execute();
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('target_count', 'integer', (c) => c.notNull())
    .addColumn('adaptive', 'integer', (c) => c.notNull())
    .addColumn('set_b', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('started_day', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attempts_user').on('attempts').column('user_id').execute();
  // Allows one unfinished attempt per user, even under concurrent requests (C2).
  await sql`create unique index attempts_in_progress on attempts (user_id) where state <> 'FINISHED'`.execute(
    db,
  );
  await db.schema
    .createTable('profiles')
    .addColumn('attempt_id', 'text', (c) =>
      c.primaryKey().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('model_version', 'text', (c) => c.notNull())
    .addColumn('figures', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('profiles_user').on('profiles').column('user_id').execute();
}

export const first = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createAccounts(db, engine === 'postgres' ? sql`bytea` : sql`blob`);
    await createBank(db);
    await createAttempts(db);
  },
});
