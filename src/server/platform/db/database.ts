/** The database as the stores see it: tables, and one interface that every engine serves (decisions H1). */

import type { Generated, Kysely } from 'kysely';

export interface UsersTable {
  id: string;
  login_code_hash: Uint8Array;
  share_code: string | null;
  survey_completed: number;
  consent_version: string | null;
  consent_day: string | null;
  created_day: string;
  /** Of the address that was confirmed (decisions B6). */
  email_index: Uint8Array | null;
  /** Of the address that was entered last and waits for its link to be opened. */
  pending_email_index: Uint8Array | null;
  pending_token_hash: Uint8Array | null;
  pending_expires_at: number | null;
  password_hash: string | null;
  age_range: string | null;
  gender: string | null;
  /** Such as 2026-11: an account that nobody has used for long ends (trust §3.10). */
  last_seen_month: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: number;
  last_used_day: string | null;
}

export interface TokensTable {
  hash: Uint8Array;
  session_id: string;
  issued_at: number;
  expires_at: number;
  superseded: number;
}

export interface ItemsTable {
  id: string;
  form: string;
  category: string;
  compare_to: string;
  text: string;
  short_description: string;
  edited_text: string | null;
  edited_short_description: string | null;
  edit_version: Generated<number>;
  exposure: number;
}

export interface ScaleLabelsTable {
  value: number;
  label: string;
  edit_version: Generated<number>;
}

export interface AttemptsTable {
  id: string;
  user_id: string;
  state: string;
  target_count: number;
  adaptive: number;
  /** Ids of Set B in the order of presentation, joined by commas; empty before the choice. */
  set_b: string;
  /** 128 digits in the bank's order: 0 = not answered. */
  answers: string;
  started_day: string;
  /** 1 where a program answered: never part of any statistic (decisions C8). */
  synthetic: number;
}

export interface ProfilesTable {
  attempt_id: string;
  user_id: string;
  model_version: string;
  figures: string;
}

export interface InsightsTable {
  attempt_id: string;
  user_id: string;
  model_version: string;
  text: string;
  /** The language model's name. */
  writer: string;
  written_day: string;
}

export interface RetakesTable {
  user_id: string;
  started_day: string;
}

/** Who was deleted, as a keyed hash: a restored backup deletes them again (decisions B10). */
export interface DeletionsTable {
  user_hash: Uint8Array;
  deleted_day: string;
}

/** Codes that were mailed; those for addresses of nobody have no user, and open nothing. */
export interface EmailChallengesTable {
  id: string;
  user_id: string | null;
  code_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: number;
}

export interface KeptRepliesTable {
  key_hash: Uint8Array;
  user_id: string;
  sealed: Uint8Array;
  expires_at: number;
}

export interface RateLimitsTable {
  key: Uint8Array;
  n: number;
  expires_at: number;
}

export interface RateSaltsTable {
  day: string;
  salt: Uint8Array;
}

export interface AdminAuditTable {
  id: Generated<number>;
  at: number;
  key_name: string;
  target: string;
  field: string;
  before: string;
  after: string;
}

export interface InstanceTable {
  id: number;
  key_check: Uint8Array;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  items: ItemsTable;
  scale_labels: ScaleLabelsTable;
  attempts: AttemptsTable;
  profiles: ProfilesTable;
  insights: InsightsTable;
  admin_audit: AdminAuditTable;
  retakes: RetakesTable;
  deletions: DeletionsTable;
  email_challenges: EmailChallengesTable;
  kept_replies: KeptRepliesTable;
  rate_limits: RateLimitsTable;
  rate_salts: RateSaltsTable;
  instance: InstanceTable;
}

/** A query builder bound to a transaction, or to committed data when reading. Every store function takes it first. */
export type Tx = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  /** Runs `unit` on committed data. Every statement sees all writes acknowledged before it began. */
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `unit` in a transaction of its own and resolves after its commit has reached the disk. Where it throws,
   * its writes, and only its, are undone and the error is passed on. A unit awaits nothing but its own queries.
   */
  write<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** `write` for a unit of one statement, which is a transaction by itself. */
  writeStatement<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Brings the schema up to date; forward only. Throws where the database is newer than the program. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** A row of any table, column by column. */
export type Row = Readonly<Record<string, unknown>>;

/** For reading everything while others write: one state of the database, the last committed one when `read` began. */
export interface Snapshot {
  readonly engine: Engine;
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  rows(tx: Tx, table: keyof Tables): AsyncIterable<Row>;
  close(): Promise<void>;
}
