/**
 * The column types of the tables that name no account: of the questionnaire, of donated copies, of
 * rate limits and of what is published.
 */

import type { Generated } from 'kysely';

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
  /** What everybody may read, as JSON. */
  snapshot: string;
  /** The sums from which it was made, with noise in each of them, as JSON (ADR 30). */
  sums: string;
  /** SHA-256 of the other columns. */
  checksum: string;
}

/** The tags of the donated copies, or of simulated people, that the newest statistics count. */
export interface CountedCopiesTable {
  tag: Uint8Array;
}

/** A parameter set, which is never changed. */
export interface ParameterSetsTable {
  version: string;
  day: string;
  people: number;
  /** The set with its own checksum, as text. */
  content: string;
  /** What the calibration found, as JSON. */
  report: string;
  /** SHA-256 of the other columns. */
  checksum: string;
}

/** Which set has scored everybody since when. The highest number is in use. */
export interface ParameterUsesTable {
  number: number;
  /** Null for the starting values. */
  version: string | null;
  day: string;
}

/** At most one row, which every node changes to see whether writing is possible. */
export interface WriteChecksTable {
  id: number;
  /** In milliseconds since 1970. */
  checked_at: number;
}

export interface InstanceTable {
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
  /** The UTC week in which the copy was made, such as 2026-W03. */
  week: string;
  edition: number;
  /** Answers and, if chosen, age range and gender, sealed to the public key of calibration. */
  sealed: Uint8Array;
}

/** A copy that waits for the next batch. */
export interface PendingDonationsTable extends DonationsTable {
  /** A UTC day. */
  waiting_since: string;
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
