/** The tables of the questions, their parameters, and the copies of answers to them. */

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

export interface ParameterSetsTable {
  version: string;
  day: string;
  people: number;
  /** The set with its own checksum, as text. */
  content: string;
}

/** The uses of parameter sets. The one with the highest number scores all people. */
export interface ParameterUsesTable {
  number: number;
  version: string | null;
  day: string;
}

export interface DonationsTable {
  id: string;
  /** HMAC under the owner's data key, by which its owner finds it again. */
  tag: Uint8Array;
  week: string;
  edition: number;
  sealed: Uint8Array;
  /** The study that it was given to; null for calibration. */
  study: string | null;
}

export interface PendingDonationsTable extends DonationsTable {
  waiting_since: string;
}

export interface StudiesTable {
  id: string;
  /** SHA-256 of the token, which ends the address that invites to the study. */
  token_hash: Uint8Array;
  /** The X25519 public key of its researchers, 32 bytes. */
  public_key: Uint8Array;
  /** The last UTC day on which it takes answers. */
  last_day: string;
  /** The description, as JSON. */
  content: string;
}
