/**
 * The schema of version 1.0. The keys and foreign keys of account-owned tables begin with the
 * account, so that PostgreSQL can partition them and a distributed engine can spread them. Random
 * codes never coincide, so an index suffices; addresses must be unique over all accounts, so they
 * have a table of their own.
 */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';

interface Words {
  readonly bytes: string;
  /** SQLite needs no second copy of a short key if the table itself is ordered by it. */
  readonly clustered: string;
  /** Halves the writes for the rate limits; a crash may lose their counts. */
  readonly unlogged: string;
  readonly number: string;
}

const words: Readonly<Record<Engine, Words>> = {
  sqlite: { bytes: 'blob', clustered: ' without rowid', unlogged: '', number: 'integer' },
  postgres: {
    bytes: 'bytea',
    clustered: '',
    unlogged: ' unlogged',
    number: 'bigint generated always as identity',
  },
};

const ofUser = 'foreign key (user_id) references users (id) on delete cascade';
const ofAttempt =
  'foreign key (user_id, attempt_id) references attempts (user_id, id) on delete cascade';

const accounts = ({ bytes, clustered }: Words): readonly string[] => [
  `create table users (
    id text primary key not null,
    login_code_hash ${bytes} not null,
    login_code_key_id integer not null,
    share_code_hash ${bytes},
    share_code_key_id integer not null,
    sealed ${bytes} not null,
    sealed_version integer not null default 0,
    public_record ${bytes},
    record_version integer not null default 0,
    survey_completed integer not null default 0,
    consent_version text,
    consent_day text,
    created_day text not null,
    email_index ${bytes},
    email_key_id integer not null,
    pending_email_index ${bytes},
    pending_expires_at bigint,
    password_hash text,
    last_seen_month text not null)`,
  'create index users_login_code on users (login_code_hash)',
  'create index users_share_code on users (share_code_hash)',
  'create index users_pending_expires on users (pending_expires_at)',
  'create index users_last_seen on users (last_seen_month)',
  `create table addresses (
    email_index ${bytes} primary key not null, user_id text not null)${clustered}`,
  `create table key_wraps (
    user_id text not null,
    kind text not null,
    salt ${bytes},
    wrapped ${bytes} not null,
    key_id integer not null,
    primary key (user_id, kind),
    ${ofUser})${clustered}`,
];

const signIn = ({ bytes }: Words): readonly string[] => [
  `create table sessions (
    user_id text not null,
    id text not null,
    created_at bigint not null,
    last_used_day text not null,
    proven_at bigint not null,
    primary key (user_id, id),
    ${ofUser})`,
  `create table tokens (
    user_id text not null,
    hash ${bytes} not null,
    session_id text not null,
    issued_at bigint not null,
    expires_at bigint not null,
    superseded integer not null default 0,
    wrapped_key ${bytes} not null,
    primary key (user_id, hash),
    foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade)`,
  'create index tokens_session on tokens (user_id, session_id)',
  `create table email_challenges (
    id text primary key not null,
    user_id text,
    purpose text not null,
    code_hash ${bytes} not null,
    tries integer not null default 0,
    expires_at bigint not null)`,
  'create index email_challenges_user on email_challenges (user_id)',
  'create index email_challenges_expires on email_challenges (expires_at)',
  `create table kept_replies (
    key_hash ${bytes} primary key not null,
    user_id text not null,
    sealed ${bytes} not null,
    expires_at bigint not null)`,
  'create index kept_replies_user on kept_replies (user_id)',
];

const answers = ({ bytes, clustered }: Words): readonly string[] => [
  `create table attempts (
    user_id text not null,
    id text not null,
    state text not null,
    edition integer not null,
    target_count integer not null,
    adaptive integer not null,
    synthetic integer not null,
    sealed ${bytes} not null,
    version integer not null,
    started_day text not null,
    primary key (user_id, id),
    ${ofUser})`,
  // A shared reading names an attempt, and no account.
  'create index attempts_id on attempts (id)',
  // Allows one unfinished attempt per user, even under concurrent requests.
  "create unique index attempts_in_progress on attempts (user_id) where state <> 'FINISHED'",
  `create table earlier_attempts (
    user_id text not null,
    number integer not null,
    id text not null,
    edition integer not null,
    sealed ${bytes} not null,
    started_day text not null,
    primary key (user_id, number),
    ${ofUser})`,
  `create table profiles (
    user_id text not null,
    attempt_id text not null,
    model_version text not null,
    sealed ${bytes} not null,
    primary key (user_id, attempt_id),
    ${ofAttempt})`,
  `create table insights (
    user_id text not null,
    attempt_id text not null,
    model_version text not null,
    sealed ${bytes} not null,
    version integer not null,
    writer text not null,
    written_day text not null,
    primary key (user_id, attempt_id),
    ${ofAttempt})`,
  `create table retakes (user_id text not null, started_day text not null, ${ofUser})`,
  'create index retakes_user on retakes (user_id)',
  `create table hard_limits (
    user_id text primary key not null,
    sealed ${bytes} not null,
    version integer not null,
    ${ofUser})`,
  `create table compared_sets (
    pair ${bytes} not null,
    answer_set ${bytes} not null,
    month text not null,
    primary key (pair, answer_set))${clustered}`,
];

/** Ordered by random ids, because row numbers would reveal the order of the donations. */
const copyColumns = ({ bytes }: Words): string =>
  `id text primary key not null,
    tag ${bytes} not null unique,
    week text not null,
    edition integer not null,
    sealed ${bytes} not null`;

const sharing = (engine: Words): readonly string[] => [
  `create table links (
    user_id text not null,
    id text not null,
    token_hash ${engine.bytes} not null,
    sealed ${engine.bytes} not null,
    version integer not null,
    record ${engine.bytes},
    expires_at bigint,
    views integer not null default 0,
    created_day text not null,
    primary key (user_id, id),
    ${ofUser})`,
  'create index links_token on links (token_hash)',
  'create index links_expiry on links (expires_at)',
  `create table pairs (
    id text primary key not null,
    token_hash ${engine.bytes},
    state text not null,
    inviter_key ${engine.bytes} not null,
    joiner_key ${engine.bytes},
    introductions ${engine.bytes} not null,
    deposit ${engine.bytes},
    result ${engine.bytes},
    version integer not null default 0,
    expires_at bigint not null,
    created_day text not null,
    revealed_day text,
    model_version text)`,
  'create index pairs_token on pairs (token_hash)',
  'create index pairs_expiry on pairs (expires_at)',
  `create table pair_sides (
    user_id text not null,
    id text not null,
    sealed ${engine.bytes} not null,
    version integer not null default 0,
    primary key (user_id, id),
    ${ofUser})`,
  `create table donations (${copyColumns(engine)})${engine.clustered}`,
  `create table pending_donations (
    ${copyColumns(engine)},
    waiting_since text not null)${engine.clustered}`,
  `create table deletions (
    user_hash ${engine.bytes} primary key not null,
    key_id integer not null, deleted_day text not null)`,
];

const questions = ({ number }: Words): readonly string[] => [
  `create table items (
    id text primary key not null,
    form text not null,
    category text not null,
    compare_to text not null,
    text text not null,
    short_description text not null,
    edited_text text,
    edited_short_description text,
    edit_version integer not null default 0,
    exposure integer not null default 0)`,
  `create table scale_labels (
    value integer primary key not null, label text not null,
    edit_version integer not null default 0)`,
  `create table admin_audit (
    id ${number} primary key,
    at bigint not null,
    key_name text not null,
    target text not null,
    field text not null,
    before text not null,
    after text not null)`,
  `create table parameter_sets (
    version text primary key not null,
    day text not null,
    people integer not null,
    content text not null,
    report text not null,
    checksum text not null)`,
  `create table parameter_uses (
    number integer primary key not null,
    version text references parameter_sets (version),
    day text not null)`,
];

const site = ({ bytes, clustered, unlogged }: Words): readonly string[] => [
  `create table statistics (
    number integer primary key not null,
    day text not null,
    parameter_set text not null,
    snapshot text not null,
    sums text not null,
    checksum text not null)`,
  `create table counted_copies (tag ${bytes} primary key not null)${clustered}`,
  'create table write_checks (id integer primary key not null, checked_at bigint not null)',
  `create table instance (
    id integer primary key not null check (id = 1),
    key_check ${bytes} not null,
    previous_check ${bytes})`,
  `create${unlogged} table rate_limits (
    key ${bytes} primary key not null, n integer not null, expires_at bigint not null)`,
  'create index rate_limits_expires on rate_limits (expires_at)',
  `create${unlogged} table rate_salts (day text primary key not null, salt ${bytes} not null)`,
];

/** Triggers that make the audit log append-only, even for this program. */
const appendOnly: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['update', 'delete'].map(
    (change) =>
      `create trigger admin_audit_no_${change} before ${change} on admin_audit begin select raise(abort, 'admin_audit is append-only'); end`,
  ),
  postgres: [
    `create function admin_audit_refuse() returns trigger language plpgsql as $$ begin raise exception 'admin_audit is append-only'; end $$`,
    'create trigger admin_audit_append_only before update or delete or truncate on admin_audit for each statement execute function admin_audit_refuse()',
  ],
};

export const version1 = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const parts = [accounts, signIn, answers, sharing, questions, site];
    const statements = [...parts.flatMap((part) => part(words[engine])), ...appendOnly[engine]];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
