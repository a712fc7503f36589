/**
 * The format of a backup, which is the same for both engines: a text file with one JSON value per
 * line. A header comes first. Each table follows as a line with its columns and one line per row.
 * The last line has the number of rows of each table and the SHA-256 of all lines before it.
 */

import { z } from 'zod';

export const formatVersion = 1;

export const header = z.object({
  format: z.literal('spark-backup'),
  version: z.number(),
  madeAt: z.string(),
  /** The migration steps of the database at the time of the backup. */
  steps: z.array(z.string()),
  /** Identifies the master key of the database (see key-check.ts). */
  keyCheck: z.string(),
});
export type Header = z.infer<typeof header>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export const endLine = z.object({ counts: z.record(z.string(), z.number()), sha256: z.string() });

const value = z.union([
  z.string(),
  z.number(),
  z.null(),
  z
    .object({ base64: z.string() })
    .transform(({ base64 }) => new Uint8Array(Buffer.from(base64, 'base64'))),
]);
export const rowLine = z.array(value);
export type Value = z.output<typeof value>;

export interface BackupRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly Value[];
}

export type Counts = Readonly<Record<string, number>>;

/** A problem with a backup or its target; the message is a sentence for the operator. */
export class BackupError extends Error {}

/** Converts a value of a row to JSON; bytes become `{ base64 }`. */
export function encode(cell: unknown): unknown {
  return cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString('base64') } : cell;
}
