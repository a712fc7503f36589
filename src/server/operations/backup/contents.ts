/** Summarises a table as a row count and a checksum that does not depend on the order of rows. */

import { createHash } from 'node:crypto';
import type { Row } from '../../platform/db/database.ts';
import { BackupError, encode } from './file/format.ts';

export interface Contents {
  readonly count: number;
  readonly checksum: string;
}

function hashRow(row: Row): bigint {
  const cells = Object.keys(row)
    .toSorted()
    .map((column) => [column, encode(row[column])]);
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(cells)).digest('hex')}`);
}

/**
 * Passes every row to `use`, and returns the count and checksum of the rows. The checksum is the
 * sum of the rows' SHA-256 modulo 2^256. Unlike an XOR, a sum detects a row that occurs twice.
 */
export async function readContents(
  rows: AsyncIterable<Row>,
  use: (row: Row) => Promise<void> | void,
): Promise<Contents> {
  let [count, sum] = [0, 0n];
  for await (const row of rows) {
    sum = BigInt.asUintN(256, sum + hashRow(row));
    count += 1;
    await use(row);
  }
  return { count, checksum: sum.toString(16).padStart(64, '0') };
}

export function requireSameContents(table: string, actual: Contents, expected: Contents): void {
  if (actual.count !== expected.count)
    throw new BackupError(
      `${table} has ${actual.count} rows where ${expected.count} belong. Nothing was changed.`,
    );
  if (actual.checksum !== expected.checksum)
    throw new BackupError(
      `${table} does not have the checksum of the rows that it was given. Nothing was changed.`,
    );
}
