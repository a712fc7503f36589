/** One interface that every engine serves (H1). */

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A query builder bound to a transaction, or to committed data when reading. */
export type Tx = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  readonly engine: Engine;
  /**
   * Runs `unit` on committed data. Every statement sees all writes acknowledged before it began.
   */
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `unit` in a transaction of its own and resolves after its commit has reached the disk.
   * If the unit throws, only its own writes are undone and the error is passed on. A unit awaits
   * nothing but its own queries: it delays other units, and may run again after a conflict.
   */
  write<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** `write` for a unit of one statement, which is a transaction by itself. */
  writeStatement<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Brings the schema up to date; throws if the database is newer than the program. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** A row of any table, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** Reads everything while others write: the last state committed when `read` began. */
export interface Snapshot {
  readonly engine: Engine;
  read<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  rows(tx: Tx, table: keyof Tables): AsyncIterable<Row>;
  close(): Promise<void>;
}
