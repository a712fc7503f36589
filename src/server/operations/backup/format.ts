/**
 * A backup as a text file, one JSON value a line, the same for every engine: a header, for each table a line with its
 * columns and one for each row, and a last line with the counts and the SHA-256 of all lines before it.
 */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { z } from 'zod';

export const formatVersion = 1;

const header = z.object({
  format: z.literal('spark-backup'),
  version: z.number(),
  madeAt: z.string(),
  /** The schema's steps that the rows have behind them. */
  steps: z.array(z.string()),
  /** Which master key they belong to (see key-check.ts). */
  keyCheck: z.string(),
});
export type Header = z.infer<typeof header>;

const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const end = z.object({ counts: z.record(z.string(), z.number()), sha256: z.string() });

const value = z.union([
  z.string(),
  z.number(),
  z.null(),
  z
    .object({ base64: z.string() })
    .transform(({ base64 }) => new Uint8Array(Buffer.from(base64, 'base64'))),
]);
const rowLine = z.array(value);
export type Value = z.output<typeof value>;

export interface BackupRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly Value[];
}

/** What is wrong with a backup or with where it is to go, in a sentence for the operator. */
export class BackupProblem extends Error {}

export function encode(cell: unknown): unknown {
  return cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString('base64') } : cell;
}

const flushAtBytes = 1 << 18;

/** Nothing bears the file's name before all of it is on the disk. */
export async function createBackupFile(path: string, head: Header) {
  const draft = `${path}.unfinished`;
  const file = await open(draft, 'w', 0o600);
  const hash = createHash('sha256');
  let waiting = '';
  const write = async (line: unknown): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    waiting += text;
    if (waiting.length < flushAtBytes) return;
    await file.write(waiting);
    waiting = '';
  };
  await write(head);
  return {
    table: (table: string, columns: readonly string[]) => write({ table, columns }),
    row: (values: readonly unknown[]) => write(values.map(encode)),
    async finish(counts: Readonly<Record<string, number>>): Promise<void> {
      await file.write(`${waiting}${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`);
      await file.sync();
      await file.close();
      await rename(draft, path);
    },
    abandon: () => file.close(),
  };
}

/** Ended by \n and nothing else: `node:readline` would also break a line at U+2028, which JSON has in its strings. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Throws where this is no backup, or one of a later format. */
export async function readHeader(path: string): Promise<Header> {
  for await (const line of linesOf(path)) {
    const found = header.safeParse(parse(line));
    if (!found.success) break;
    if (found.data.version > formatVersion)
      throw new BackupProblem(`${path} was made by a newer version of the program.`);
    return found.data;
  }
  throw new BackupProblem(`${path} is not a backup.`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // no schema admits it
  }
}

/** Every row in the file's order. */
export async function* readRows(path: string): AsyncGenerator<BackupRow> {
  let current: z.infer<typeof tableLine> | null = null;
  for await (const line of linesOf(path)) {
    const parsed = parse(line);
    if (Array.isArray(parsed) && current) yield { ...current, values: rowLine.parse(parsed) };
    else current = tableLine.safeParse(parsed).data ?? null;
  }
}

/** Throws where the file is cut off or was changed; returns how many rows each table has. */
export async function verify(path: string): Promise<Readonly<Record<string, number>>> {
  const hash = createHash('sha256');
  let last = '';
  for await (const line of linesOf(path)) {
    if (last) hash.update(`${last}\n`);
    last = line;
  }
  const found = end.safeParse(parse(last));
  if (!found.success) throw new BackupProblem(`${path} has no end: it was cut off.`);
  if (found.data.sha256 !== hash.digest('hex'))
    throw new BackupProblem(
      `${path} is damaged: its contents do not have the checksum that it names.`,
    );
  return found.data.counts;
}
