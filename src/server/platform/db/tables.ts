/** The column types of every table, the same on both engines (H1). */

import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  login_code_hash: Uint8Array;
  share_code: string | null;
  survey_completed: number;
  consent_version: string | null;
  consent_day: string | null;
  created_day: string;
  /** Keyed hash of the confirmed e-mail address (B6). */
  email_index: Uint8Array | null;
  /** Keyed hash of an address that was mailed a confirmation link and is not confirmed yet. */
  pending_email_index: Uint8Array | null;
  pending_token_hash: Uint8Array | null;
  pending_expires_at: number | null;
  password_hash: string | null;
  age_range: string | null;
  gender: string | null;
  /** The UTC month of the last use, such as 2026-11; accounts idle for 24 months are deleted. */
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
  /** The edition of the item bank that gives the order of `answers` (C9). */
  edition: number;
  target_count: number;
  adaptive: number;
  /** Item ids of Set B in presentation order, joined by commas; empty until Set B is chosen. */
  set_b: string;
  /** One digit per item in the order of the edition: 1 to 7, or 0 for no answer. */
  answers: string;
  started_day: string;
  /** 1 if a program gave the answers, which excludes the attempt from all statistics (C8). */
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
  /** Name of the language model. */
  writer: string;
  written_day: string;
}

export interface RetakesTable {
  user_id: string;
  started_day: string;
}

/** The questions that a person marked as hard limits (C10). No row if there are none. */
export interface HardLimitsTable {
  user_id: string;
  /** Item ids in alphabetical order, joined by commas. */
  item_ids: string;
}

/** Keyed hashes of deleted accounts, so that a restored backup does not bring them back (B10). */
export interface DeletionsTable {
  user_hash: Uint8Array;
  deleted_day: string;
}

/**
 * Sign-in codes sent by e-mail. For an unknown address, `user_id` is null and the code is useless.
 */
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
  hard_limits: HardLimitsTable;
  deletions: DeletionsTable;
  email_challenges: EmailChallengesTable;
  kept_replies: KeptRepliesTable;
  rate_limits: RateLimitsTable;
  rate_salts: RateSaltsTable;
  instance: InstanceTable;
}
