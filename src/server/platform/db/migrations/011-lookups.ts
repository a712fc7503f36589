/** Lets a sharded engine find by one key what it searched for on all its parts. */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

const sources = [
  'login_code_hash, id from users',
  'share_code_hash, id from users where share_code_hash is not null',
  'token_hash, id from pairs where token_hash is not null',
  'token_hash, user_id from links',
  'key_hash, user_id from kept_replies',
] as const;

/** Lists the hashes of all rows that are found by one; `lookups` must have none of them. */
export async function fillLookups<T>(db: Kysely<T>): Promise<void> {
  for (const source of sources)
    await sql.raw(`insert into lookups (hash, id) select ${source}`).execute(db);
}

/** Rows that live for minutes begin with their account, like all others of an account. */
const ofAccounts = (bytes: string): readonly string[] => [
  `create table next_challenges (
    user_id text not null,
    id text not null,
    purpose text not null,
    code_hash ${bytes} not null,
    tries integer not null default 0,
    expires_at bigint not null,
    constraint email_challenges_account primary key (user_id, id))`,
  // A code for an unknown address was useless.
  `insert into next_challenges (user_id, id, purpose, code_hash, tries, expires_at)
    select user_id, id, purpose, code_hash, tries, expires_at from email_challenges
    where user_id is not null`,
  'drop table email_challenges',
  'create index email_challenges_expires on next_challenges (expires_at)',
  'alter table next_challenges rename to email_challenges',
  `create table next_replies (
    user_id text not null,
    key_hash ${bytes} not null,
    sealed ${bytes} not null,
    expires_at bigint not null,
    constraint kept_replies_account primary key (user_id))`,
  `insert into next_replies (user_id, key_hash, sealed, expires_at)
    select user_id, key_hash, sealed, expires_at from kept_replies`,
  'drop table kept_replies',
  'create index kept_replies_expires on next_replies (expires_at)',
  'alter table next_replies rename to kept_replies',
];

export const lookups = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const [bytes, clustered] = engine === 'sqlite' ? ['blob', ' without rowid'] : ['bytea', ''];
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(
      `create table lookups (
        hash ${bytes} primary key not null, id text not null)${clustered}`,
    );
    await fillLookups(db);
    for (const index of ['users_login_code', 'users_share_code', 'pairs_token', 'links_token'])
      await run(`drop index ${index}`);
    for (const statement of ofAccounts(bytes!)) await run(statement);
  },
});
