/** The column types of donated copies. */

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
