/**
 * The format of a backup, the same for both engines: one JSON value per line. A header, each table
 * as a line with its columns and one per row, the number of rows of each table, and an HMAC-SHA-256
 * of all.
 */

import { z } from 'zod';

export const formatVersion = 2;

/** A 'spark-deletions' file contains only the table `deletions` (see deletions.ts). */
const formats = ['spark-backup', 'spark-deletions'] as const;
export type Format = (typeof formats)[number];
export const formatTitles: Readonly<Record<Format, string>> = {
  'spark-backup': 'backup',
  'spark-deletions': 'ledger of deletions',
};

export const header = z.object({
  format: z.enum(formats),
  version: z.int().positive(),
  madeAt: z.string(),
  steps: z.array(z.string()),
  keyCheck: z.string(),
  /** The check value of the previous key, if rows may still be under it (ADR 36). */
  previousKeyCheck: z.string().optional(),
});
export type Header = z.infer<typeof header>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export const countsLine = z.object({ counts: z.record(z.string(), z.number()) });
export const macLineStart = '{"mac":"';
export const renderMacLine = (mac: Uint8Array): string =>
  `${macLineStart}${Buffer.from(mac).toString('hex')}"}\n`;

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

export function encode(cell: unknown): unknown {
  return cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString('base64') } : cell;
}
