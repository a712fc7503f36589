import type { Generated } from 'kysely';
import type { MailedCodePurpose } from '../../../domain/account.ts';

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

interface ScaleLabelsTable {
  value: number;
  label: string;
  edit_version: Generated<number>;
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

/** Statistics that were published. A row is never changed; the highest number is shown. */
export interface StatisticsTable {
  number: number;
  day: string;
  /** The name of the parameters by which the people were scored. */
  parameter_set: string;
  snapshot: string;
  /** The sums from which it was made, with noise in each of them, as JSON (ADR 30). */
  sums: string;
  checksum: string;
}

/** The tags of the donated copies, or of simulated people, that the newest statistics count. */
interface CountedCopiesTable {
  tag: Uint8Array;
}

/** A parameter set, which is never changed. */
export interface ParameterSetsTable {
  version: string;
  day: string;
  people: number;
  /** The set with its own checksum, as text. */
  content: string;
  report: string;
  checksum: string;
}

/** Which set has scored everybody since when. The highest number is in use. */
export interface ParameterUsesTable {
  number: number;
  version: string | null;
  day: string;
}

/** At most one row, which every node changes to see whether writing is possible. */
interface WriteChecksTable {
  id: number;
  checked_at: number;
}

interface InstanceTable {
  id: number;
  key_check: Uint8Array;
  /** The check value of the master key before, while rows may be left under it (ADR 36). */
  previous_check: Uint8Array | null;
}

/** A copy of a finished survey, given to calibration. It names no account (ADR 29). */
export interface DonationsTable {
  id: string;
  /** HMAC under the owner's data key, by which its owner finds it again. */
  tag: Uint8Array;
  week: string;
  edition: number;
  /** Answers and, if chosen, age range and gender, sealed to the public key of calibration. */
  sealed: Uint8Array;
}

/** A copy that waits for the next batch. */
export interface PendingDonationsTable extends DonationsTable {
  waiting_since: string;
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
  /** Names the master key of the hash, like the other key ids (ADR 36). */
  login_code_key_id: number;
  /** Keyed hash of the share code; null if sharing is off. */
  share_code_hash: Uint8Array | null;
  share_code_key_id: number;
  /** Share code, age range, gender, what may be compared, and version of the hard limits. */
  sealed: Uint8Array;
  sealed_version: Generated<number>;
  /** What a holder of the share code may learn, sealed under that code (ADR 22). */
  public_record: Uint8Array | null;
  /** Random, and authenticated with the record, so that an earlier record is refused. */
  record_version: Generated<number>;
  survey_completed: number;
  consent_version: string | null;
  consent_day: string | null;
  created_day: string;
  /** Keyed hash of the confirmed e-mail address (B6). */
  email_index: Uint8Array | null;
  email_key_id: number;
  /** Keyed hash of an address that was mailed a code and is not confirmed yet. */
  pending_email_index: Uint8Array | null;
  pending_expires_at: number | null;
  password_hash: string | null;
  /** The UTC month of the last use, such as 2026-11; accounts idle for 24 months are deleted. */
  last_seen_month: string;
}

/** No two accounts have the same address, which a table spread by account cannot guarantee. */
export interface AddressesTable {
  email_index: Uint8Array;
  user_id: string;
}

export interface SessionsTable {
  user_id: string;
  id: string;
  created_at: number;
  last_used_day: string;
  /** The last proof of identity in this session, rounded down to the minute (B13). */
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
  /** The data key, sealed under the token. */
  wrapped_key: Uint8Array;
}

/** The data key of an account, sealed under a key of its owner (ADR 22). */
export interface KeyWrapsTable {
  user_id: string;
  kind: 'login_code' | 'password' | 'address';
  /** The salt of Argon2id for a password; otherwise null. */
  salt: Uint8Array | null;
  wrapped: Uint8Array;
  /** Names the master key in an address wrap; meaningless in the others. */
  key_id: number;
}

/** Which answer sets a person has compared with a share code; both are hashes under a data key. */
export interface ComparedSetsTable {
  pair: Uint8Array;
  answer_set: Uint8Array;
  /** The UTC month of the comparison, such as 2026-11. */
  month: string;
}

/** The links that an owner makes beside the share code. */
export interface LinksTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token, which has 160 random bits. */
  token_hash: Uint8Array;
  /** Token, label, level, chosen items, attempt and place, sealed under the owner's data key. */
  sealed: Uint8Array;
  version: number;
  /** What the link shows, sealed under a key from its token; null once it has ended. */
  record: Uint8Array | null;
  /** In milliseconds; null for a link without an end. */
  expires_at: number | null;
  /** How often it was opened in a new tab by anybody but its owner, counted up to 10. */
  views: Generated<number>;
  created_day: string;
}

/** A shared reading. It names neither of its two people. */
export interface PairsTable {
  id: string;
  /** SHA-256 of the invitation's token; null once it was used or has ended. */
  token_hash: Uint8Array | null;
  state: 'INVITED' | 'JOINED' | 'REVEALED' | 'ENDED';
  /** Ephemeral X25519 public keys, 32 bytes. */
  inviter_key: Uint8Array;
  joiner_key: Uint8Array | null;
  /** How widely each answered high; sealed under the token, once joined under the pair's key. */
  introductions: Uint8Array;
  /** The part of the person who said yes first, sealed under the pair's key. */
  deposit: Uint8Array | null;
  /** The reading, sealed likewise; null before both have said yes, and once withdrawn. */
  result: Uint8Array | null;
  version: Generated<number>;
  /** The end of the time to say yes or, of a result, the time of its erasure; in milliseconds. */
  expires_at: number;
  created_day: string;
  revealed_day: string | null;
  model_version: string | null;
}

/** A person's side of a shared reading. */
export interface PairSidesTable {
  id: string;
  user_id: string;
  /** Pair, private key, token, attempt and own yes, sealed under the person's data key. */
  sealed: Uint8Array;
  version: Generated<number>;
}

export interface AttemptsTable {
  user_id: string;
  id: string;
  state: string;
  /** The edition of the item bank that gives the order of the answers (C9). */
  edition: number;
  target_count: number;
  adaptive: number;
  /** Answers, Set B and the time of the first answer. */
  sealed: Uint8Array;
  version: number;
  started_day: string;
  /** 1 if a program gave the answers, which excludes the attempt from all statistics (C8). */
  synthetic: number;
}

type KeptColumn = 'id' | 'user_id' | 'edition' | 'sealed' | 'started_day';

/** A finished attempt that a retake has replaced, with columns of its row (ADR 26). */
export interface EarlierAttemptsTable extends Pick<AttemptsTable, KeptColumn> {
  /** Counts the replaced attempts of the account; the earliest has the lowest number. */
  number: number;
}

export interface ProfilesTable {
  user_id: string;
  attempt_id: string;
  model_version: string;
  sealed: Uint8Array;
}

export interface InsightsTable {
  user_id: string;
  attempt_id: string;
  model_version: string;
  sealed: Uint8Array;
  version: number;
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
  sealed: Uint8Array;
  version: number;
}

/** Keyed hashes of deleted accounts, so that a restored backup does not bring them back (B10). */
export interface DeletionsTable {
  user_hash: Uint8Array;
  key_id: number;
  deleted_day: string;
}

/** Codes sent by e-mail. For an unknown address, `user_id` is null and the code is useless. */
export interface EmailChallengesTable {
  id: string;
  user_id: string | null;
  purpose: MailedCodePurpose;
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

export interface Tables {
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  key_wraps: KeyWrapsTable;
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
  pairs: PairsTable;
  pair_sides: PairSidesTable;
  donations: DonationsTable;
  pending_donations: PendingDonationsTable;
  deletions: DeletionsTable;
  email_challenges: EmailChallengesTable;
  kept_replies: KeptRepliesTable;
  rate_limits: RateLimitsTable;
  rate_salts: RateSaltsTable;
  statistics: StatisticsTable;
  counted_copies: CountedCopiesTable;
  parameter_sets: ParameterSetsTable;
  parameter_uses: ParameterUsesTable;
  write_checks: WriteChecksTable;
  instance: InstanceTable;
}

/** The columns that name a master key, by the column whose value depends on it (ADR 36). */
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
