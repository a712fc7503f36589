import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Inside `write`, its queries run in a transaction; inside `read`, they see committed data. */
export type Tx = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  /** Each statement sees all writes acknowledged before it. The unit may run again. */
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Resolves after the commit has been synced to disk; if the unit throws, its own writes are
   * undone. A unit must await only its own queries, because it delays others, and change nothing
   * but the database, because it may run again after a conflict.
   */
  write<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `write`, for a unit of a single statement, which needs no explicit transaction. */
  writeStatement<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** On PostgreSQL these use two connections of their own, so that two checks can run at once. */
  readonly checks: Pick<Database, 'read' | 'writeStatement'>;
  /**
   * Removes deleted rows from the files as far as the engine can. Call it outside a unit. A reader
   * in another process may delay the removal until the next call.
   */
  checkpoint(): Promise<void>;
  /** Brings the schema up to date. Throws a `WrongSchema` if no step leads on from it. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * A snapshot reads these tables by a random key: the order in which their rows came could lead to
 * an account (ADR 29).
 */
export const shuffledTables: Partial<Readonly<Record<keyof Tables, string>>> = {
  donations: 'id',
  pending_donations: 'id',
  deletions: 'user_hash',
};

/** Reads the whole database as it was when `read` began, even while a server writes to it. */
export interface Snapshot {
  readonly engine: Engine;
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  rows(tx: Tx, table: keyof Tables): AsyncIterable<Row>;
  close(): Promise<void>;
}
