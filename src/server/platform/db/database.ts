/** The interface to the database, which both engines implement (H1). */

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Inside `write`, its queries run in a transaction; inside `read`, they see committed data. */
export type Tx = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  /**
   * Runs `unit` on committed data. Each statement sees all writes that were acknowledged before the
   * statement began. A unit may run again after a conflict, as in `write`.
   */
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `unit` in a transaction and resolves after the commit has been synced to disk. If the unit
   * throws, only its own writes are undone, and the promise rejects with its error. A unit must
   * await only its own queries, because it delays other units, and change nothing but the database,
   * because it may run again after a conflict.
   */
  write<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `write`, for a unit of a single statement, which needs no explicit transaction. */
  writeStatement<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Over connections that nothing else uses. A check may run beside one more. */
  readonly checks: Pick<Database, 'read' | 'writeStatement'>;
  /**
   * Removes committed deletions from the files of the database as far as the engine allows it, so
   * that deleted rows cannot be read from the disk (B10). Call it outside a unit. While another
   * process reads the database the engine may put it off until the next call.
   */
  checkpoint(): Promise<void>;
  /** Brings the schema up to date. Throws a `WrongSchema` if no step leads on from it. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

/** Reads the whole database as it was when `read` began, even while a server writes to it. */
export interface Snapshot {
  readonly engine: Engine;
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  rows(tx: Tx, table: keyof Tables): AsyncIterable<Row>;
  close(): Promise<void>;
}
