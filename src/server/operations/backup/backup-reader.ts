import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { z } from 'zod';
import {
  BackupError,
  type BackupRow,
  type Counts,
  endLine,
  formatVersion,
  type Header,
  header,
  rowLine,
  tableLine,
} from './format.ts';

/** Splits only at \n. (`node:readline` also splits at U+2028, which JSON strings may contain.) */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Parses a line. Returns null if it is not JSON, because every schema rejects null. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Returns the header. Throws a `BackupError` if the file is not a backup or has a newer format. */
export async function readHeader(path: string): Promise<Header> {
  for await (const line of readLines(path)) {
    const result = header.safeParse(parse(line));
    if (!result.success) break;
    if (result.data.version > formatVersion)
      throw new BackupError(`${path} was made by a newer version of the program.`);
    return result.data;
  }
  throw new BackupError(`${path} is not a backup.`);
}

/** Yields every row in the order of the file. */
export async function* readRows(path: string): AsyncGenerator<BackupRow> {
  let table: z.infer<typeof tableLine> | null = null;
  for await (const line of readLines(path)) {
    const parsed = parse(line);
    if (Array.isArray(parsed) && table) yield { ...table, values: rowLine.parse(parsed) };
    else table = tableLine.safeParse(parsed).data ?? null;
  }
}

/**
 * Verifies the checksum. Returns the row count of each table, as stated in the last line. Throws a
 * `BackupError` if the file is incomplete or was changed.
 */
export async function verify(path: string): Promise<Counts> {
  const hash = createHash('sha256');
  let last = '';
  for await (const line of readLines(path)) {
    if (last) hash.update(`${last}\n`);
    last = line;
  }
  const end = endLine.safeParse(parse(last));
  if (!end.success) throw new BackupError(`${path} has no end: it was cut off.`);
  if (end.data.sha256 !== hash.digest('hex'))
    throw new BackupError(
      `${path} is damaged: its contents do not have the checksum that it names.`,
    );
  return end.data.counts;
}
