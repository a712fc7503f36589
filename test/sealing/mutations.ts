/** Changes that an attacker with access to the database could make to a sealed row. */

import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { seededUniform } from 'spark-psychometrics';
import { DamagedRow } from '../../src/server/platform/crypto/seal.ts';
import type { Database, Tx } from '../../src/server/platform/db/database.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { engine } from '../support/server/test-database.ts';
import { isFull } from '../support/tiers.ts';

export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

export interface SealedColumn {
  readonly table: keyof Tables;
  readonly sealed: string;
  /** Columns in clear that belong to the value, each with values that an attacker may write. */
  readonly bound: Readonly<Record<string, readonly Value[]>>;
}

/** Earlier rows, by table, which an attacker may put back. */
export type History = Map<string, Row[]>;

interface Donors {
  readonly other: Row;
  /** Earlier sealed values of the row, and of other rows of its table. */
  readonly history: readonly Uint8Array[];
}

interface Mutation {
  readonly what: string;
  /** Null if the change would leave the row as it was. */
  readonly row: Row | null;
}

const bytesOf = (row: Row, column: string): Uint8Array => {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new Error(`${column} is not sealed`);
  return value;
};

function flipBit(bytes: Uint8Array, uniform: () => number): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  flipped[Math.floor(uniform() * bytes.length)]! ^= 1 << Math.floor(uniform() * 8);
  return flipped;
}

function mutate(
  { sealed, bound }: SealedColumn,
  original: Row,
  { other, history }: Donors,
  uniform: () => number,
): Mutation {
  const bytes = bytesOf(original, sealed);
  const pick = <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(uniform() * values.length)];
  const replaceBy = (what: string, value: Uint8Array | undefined): Mutation => ({
    what,
    row: value && Buffer.compare(value, bytes) !== 0 ? { ...original, [sealed]: value } : null,
  });
  const changes: readonly (() => Mutation)[] = [
    () => replaceBy('a flipped bit', flipBit(bytes, uniform)),
    () => replaceBy('a cut', bytes.slice(0, Math.floor(uniform() * bytes.length))),
    () => replaceBy('nothing', new Uint8Array()),
    () =>
      replaceBy(
        'an extension',
        Buffer.concat([bytes, randomBytes(1 + Math.floor(uniform() * 20))]),
      ),
    () => replaceBy('random bytes', new Uint8Array(randomBytes(bytes.length))),
    () => replaceBy('another account', bytesOf(other, sealed)),
    () => replaceBy('an earlier value', pick(history)),
    () => {
      const [column, values] = pick(Object.entries(bound)) ?? ['', []];
      const value: Value | undefined = pick(values);
      const isChange = value !== undefined && value !== original[column];
      return {
        what: `${column} ${value}`,
        row: isChange ? { ...original, [column]: value } : null,
      };
    },
  ];
  return pick(changes)!();
}

/** Adds all rows of the tables for which `where` gives a condition. */
export async function keepRows(
  db: Database,
  history: History,
  tables: Readonly<Partial<Record<keyof Tables, RawBuilder<unknown>>>>,
): Promise<void> {
  await db.read(async (tx) => {
    for (const [table, where] of Object.entries(tables)) {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${where}`.execute(tx);
      history.set(table, [...(history.get(table) ?? []), ...rows]);
    }
  });
}

async function findRow(tx: Tx, table: string, where: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${where}`.execute(tx);
  if (!rows[0]) throw new Error(`${table} has no such row`);
  return rows[0];
}

/** Returns 'accepted', 'refused', or the error if it says anything else. */
export async function outcomeOf(read: () => Promise<unknown>): Promise<string> {
  try {
    await read();
    return 'accepted';
  } catch (error) {
    return error instanceof DamagedRow ? 'refused' : String(error);
  }
}

interface Attack {
  readonly column: SealedColumn;
  readonly where: RawBuilder<unknown>;
  /** Finds the same row of another account. */
  readonly whereOther: RawBuilder<unknown>;
  readonly history: History;
  readonly read: (tx: Tx) => Promise<unknown>;
}

const mutationsPerTarget = isFull ? 1000 : 200;

class Undone extends Error {}

/** Changes a row in many ways, and returns the outcome of each that was not refused. */
export async function findAccepted(
  db: Database,
  name: string,
  { column, where, whereOther, history, read }: Attack,
): Promise<readonly (readonly [what: string, outcome: string])[]> {
  const { table, sealed, bound } = column;
  const uniform = seededUniform(`${engine}/${name}`);
  const wrong = new Map<string, string>();
  const attack = async (tx: Tx): Promise<void> => {
    const original = await findRow(tx, table, where);
    const present = bytesOf(original, sealed);
    const earlier = (history.get(table) ?? [])
      .map((row) => row[sealed])
      .filter((value) => value instanceof Uint8Array)
      .filter((value) => Buffer.compare(value, present) !== 0);
    const donors = { other: await findRow(tx, table, whereOther), history: earlier };
    for (let count = 0; count < mutationsPerTarget;) {
      const { what, row } = mutate(column, original, donors, uniform);
      if (!row) continue;
      const changes = [sealed, ...Object.keys(bound)].map(
        (name) => sql`${sql.ref(name)} = ${row[name] ?? null}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where}`.execute(tx);
      const outcome = await outcomeOf(() => read(tx));
      if (outcome !== 'refused') wrong.set(what, outcome);
      count += 1;
    }
    throw new Undone();
  };
  await db.write(attack).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return [...wrong];
}
