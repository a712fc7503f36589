/** The types of all columns, on both engines. contract/stored-data.ts describes their contents. */

import type { Generated } from 'kysely';
import type { MailedCodePurpose } from '../../../domain/account.ts';
import type {
  AdminAuditTable,
  DonationsTable,
  ItemsTable,
  ParameterSetsTable,
  ParameterUsesTable,
  PendingDonationsTable,
  ScaleLabelsTable,
  StudiesTable,
} from './instrument-tables.ts';

interface WriteChecksTable {
  id: number;
  checked_at: number;
}

interface InstanceTable {
  id: number;
  key_check: Uint8Array;
  previous_check: Uint8Array | null;
}

interface RateLimitsTable {
  key: Uint8Array;
  n: number;
  expires_at: number;
}

interface RateSaltsTable {
  day: string;
  salt: Uint8Array;
}

export interface UsersTable {
  id: string;
  login_code_hash: Uint8Array;
  /** Identifies the master key of the hash, like the other key ids (ADR 36). */
  login_code_key_id: number;
  share_code_hash: Uint8Array | null;
  share_code_key_id: number;
  sealed: Uint8Array;
  sealed_version: Generated<number>;
  public_record: Uint8Array | null;
  /** Random, and authenticated with the record, so that an earlier record is refused. */
  record_version: Generated<number>;
  survey_completed: number;
  consent_version: string | null;
  consent_day: string | null;
  created_day: string;
  email_index: Uint8Array | null;
  email_key_id: number;
  pending_email_index: Uint8Array | null;
  pending_expires_at: number | null;
  password_hash: string | null;
  /** The UTC month of the last use, such as 2026-11; accounts idle for 24 months are deleted. */
  last_seen_month: string;
}

/** No two accounts have the same address, which a table spread by account cannot guarantee. */
interface AddressesTable {
  email_index: Uint8Array;
  user_id: string;
}

/** Leads from the hash of a code, a token or a key to an account, or to an invitation's reading. */
interface LookupsTable {
  hash: Uint8Array;
  id: string;
}

export interface SessionsTable {
  user_id: string;
  id: string;
  created_at: number;
  last_used_day: string;
  proven_at: number;
}

export interface TokensTable {
  user_id: string;
  /** SHA-256 of the secret. */
  hash: Uint8Array;
  session_id: string;
  issued_at: number;
  expires_at: number;
  superseded: number;
  wrapped_key: Uint8Array;
}

export interface KeyWrapsTable {
  user_id: string;
  kind: 'login_code' | 'password' | 'address';
  salt: Uint8Array | null;
  wrapped: Uint8Array;
  key_id: number;
}

export interface PasskeysTable {
  user_id: string;
  /** SHA-256 of the credential id, in base64url. */
  id: string;
  /** SubjectPublicKeyInfo in DER. */
  public_key: Uint8Array;
  wrapped: Uint8Array;
  sealed: Uint8Array;
  version: number;
}

interface ComparedSetsTable {
  pair: Uint8Array;
  answer_set: Uint8Array;
  /** The UTC month of the comparison, such as 2026-11. */
  month: string;
}

export interface LinksTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token, which has 160 random bits. */
  token_hash: Uint8Array;
  sealed: Uint8Array;
  version: number;
  record: Uint8Array | null;
  /** In milliseconds; null for a link without an end. */
  expires_at: number | null;
  created_day: string;
}

export interface PairsTable {
  id: string;
  token_hash: Uint8Array | null;
  state: 'INVITED' | 'JOINED' | 'REVEALED' | 'ENDED';
  /** Ephemeral X25519 public keys, 32 bytes. */
  inviter_key: Uint8Array;
  joiner_key: Uint8Array | null;
  /** How widely each answered high; sealed under the token, once joined under the pair's key. */
  introductions: Uint8Array;
  deposit: Uint8Array | null;
  /** The sealed reading; null before both have said yes, and after a withdrawal. */
  result: Uint8Array | null;
  /** The sealed agreement. It is stored with the result, so that its presence tells nothing. */
  agreement: Uint8Array | null;
  version: Generated<number>;
  /** The end of the time to say yes or, of a result, the time of its erasure; in milliseconds. */
  expires_at: number;
  created_day: string;
  revealed_day: string | null;
  model_version: string | null;
}

export interface PairSidesTable {
  id: string;
  user_id: string;
  sealed: Uint8Array;
  version: Generated<number>;
}

export interface AttemptsTable {
  user_id: string;
  id: string;
  state: string;
  /** The edition of the item bank that gives the order of the answers. */
  edition: number;
  target_count: number;
  adaptive: number;
  sealed: Uint8Array;
  version: number;
  started_day: string;
  /** 1 if a program gave the answers, which excludes the attempt from all statistics. */
  synthetic: number;
}

type KeptColumn = 'id' | 'user_id' | 'edition' | 'sealed' | 'started_day';

/** A finished attempt that a retake has replaced, with columns of its row. */
export interface EarlierAttemptsTable extends Pick<AttemptsTable, KeptColumn> {
  /** Counts the replaced attempts of the account; the earliest has the lowest number. */
  number: number;
}

interface ProfilesTable {
  user_id: string;
  attempt_id: string;
  model_version: string;
  sealed: Uint8Array;
}

export interface InsightsTable extends ProfilesTable {
  version: number;
  writer: string;
  written_day: string;
}

interface RetakesTable {
  user_id: string;
  started_day: string;
}

export interface HardLimitsTable {
  user_id: string;
  /** Item ids in alphabetical order, joined by commas. */
  sealed: Uint8Array;
  version: number;
}

interface KeptPeopleTable {
  user_id: string;
  /** The whole list as JSON, padded. */
  sealed: Uint8Array;
  version: number;
}

export interface DeletionsTable {
  user_hash: Uint8Array;
  key_id: number;
  deleted_day: string;
  /** How often it was taken back; null for what can be deleted only once. */
  times: number | null;
}

/** Codes sent by e-mail. For an unknown address, `user_id` is the row's own id. */
export interface EmailChallengesTable {
  id: string;
  user_id: string;
  purpose: MailedCodePurpose;
  code_hash: Uint8Array;
  tries: Generated<number>;
  expires_at: number;
}

interface KeptRepliesTable {
  user_id: string;
  key_hash: Uint8Array;
  sealed: Uint8Array;
  expires_at: number;
}

export interface Tables {
  users: UsersTable;
  addresses: AddressesTable;
  lookups: LookupsTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  key_wraps: KeyWrapsTable;
  passkeys: PasskeysTable;
  items: ItemsTable;
  scale_labels: ScaleLabelsTable;
  attempts: AttemptsTable;
  earlier_attempts: EarlierAttemptsTable;
  profiles: ProfilesTable;
  insights: InsightsTable;
  admin_audit: AdminAuditTable;
  retakes: RetakesTable;
  hard_limits: HardLimitsTable;
  compared_sets: ComparedSetsTable;
  links: LinksTable;
  kept_people: KeptPeopleTable;
  pairs: PairsTable;
  pair_sides: PairSidesTable;
  donations: DonationsTable;
  pending_donations: PendingDonationsTable;
  studies: StudiesTable;
  deletions: DeletionsTable;
  email_challenges: EmailChallengesTable;
  kept_replies: KeptRepliesTable;
  rate_limits: RateLimitsTable;
  rate_salts: RateSaltsTable;
  parameter_sets: ParameterSetsTable;
  parameter_uses: ParameterUsesTable;
  write_checks: WriteChecksTable;
  instance: InstanceTable;
}

/** The columns that identify a master key, by the column whose value depends on it (ADR 36). */
export const keyIdColumns = {
  users: {
    login_code_hash: 'login_code_key_id',
    share_code_hash: 'share_code_key_id',
    email_index: 'email_key_id',
  },
  key_wraps: { wrapped: 'key_id' },
} as const satisfies {
  [T in keyof Tables]?: { [C in keyof Tables[T]]?: keyof Tables[T] };
};
