import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

type Bytes = RawBuilder<unknown>;

async function extendAccounts(db: Kysely<unknown>, bytes: Bytes): Promise<void> {
  const columns = [
    ['email_index', bytes],
    ['pending_email_index', bytes],
    ['pending_token_hash', bytes],
    ['pending_expires_at', sql`bigint`],
    ['password_hash', sql`text`],
    ['age_range', sql`text`],
    ['gender', sql`text`],
  ] as const;
  for (const [name, type] of columns)
    await db.schema.alterTable('users').addColumn(name, type).execute();
  // A confirmed address is unique; several accounts may wait for confirmation of the same address.
  await db.schema.createIndex('users_email').on('users').column('email_index').unique().execute();
  await db.schema
    .createIndex('users_pending_token')
    .on('users')
    .column('pending_token_hash')
    .unique()
    .execute();
  await db.schema
    .createIndex('users_pending_expires')
    .on('users')
    .column('pending_expires_at')
    .execute();
  await db.schema.alterTable('sessions').addColumn('last_used_day', 'text').execute();
}

async function createChallenges(db: Kysely<unknown>, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable('email_challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('code_hash', bytes, (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('email_challenges_user')
    .on('email_challenges')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('email_challenges_expires')
    .on('email_challenges')
    .column('expires_at')
    .execute();
}

async function createKeptReplies(db: Kysely<unknown>, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable('kept_replies')
    .addColumn('key_hash', bytes, (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sealed', bytes, (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('kept_replies_user').on('kept_replies').column('user_id').execute();
}

export const email = (engine: Engine): Migration => {
  const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
  return {
    async up(db: Kysely<unknown>) {
      await extendAccounts(db, bytes);
      await createChallenges(db, bytes);
      await createKeptReplies(db, bytes);
    },
  };
};
