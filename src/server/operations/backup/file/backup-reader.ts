import { createHash, createHmac, type Hmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import {
  BackupError,
  type BackupRow,
  type Counts,
  countsLine,
  type Format,
  formatTitles,
  formatVersion,
  type Header,
  header,
  macLineStart,
  renderMacLine,
  rowLine,
  tableLine,
  unsignedEndLine,
  unsignedVersion,
} from './format.ts';

const lineFeed = 10;

/** Splits at \n and keeps it, because the HMAC covers bytes, not decoded text. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(path)) {
    // as: a stream without an encoding yields buffers
    const bytes = chunk as Buffer;
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      yield Buffer.concat([...rest, bytes.subarray(start, end + 1)]);
      rest = [];
      start = end + 1;
    }
    if (start < bytes.length) rest.push(bytes.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

/** Parses a line. Returns null if it is not JSON, because every schema rejects null. */
function parse(line: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(line).toString());
  } catch {
    return null;
  }
}

/**
 * Returns the header. Throws a `BackupError` if the file is not of this format, or was made by a
 * newer version of the program.
 */
export async function readHeader(path: string, format: Format = 'spark-backup'): Promise<Header> {
  for await (const line of readLines(path)) {
    const result = header.safeParse(parse(line));
    if (result.data?.format !== format) break;
    if (result.data.version > formatVersion)
      throw new BackupError(`${path} was made by a newer version of the program.`);
    return result.data;
  }
  throw new BackupError(`${path} is not a ${formatTitles[format]}.`);
}

type Hash = Pick<Hmac, 'update' | 'digest'>;

interface Ending {
  /** The hash of all lines but the last. */
  readonly digest: Buffer;
  readonly lastLine: Buffer;
}

/** Yields all lines but the last. */
async function* readHashedLines(path: string, hash: Hash): AsyncGenerator<Buffer, Ending> {
  let lastLine: Buffer | null = null;
  for await (const line of readLines(path)) {
    if (lastLine) {
      hash.update(lastLine);
      yield lastLine;
    }
    lastLine = line;
  }
  return { digest: hash.digest(), lastLine: lastLine ?? Buffer.alloc(0) };
}

const cutOff = (path: string): BackupError =>
  new BackupError(`${path} has no end: it was cut off. Use another one.`);

const changed = (path: string): BackupError =>
  new BackupError(
    `${path} was changed or damaged after it was made: its contents do not fit its signature. Use another one.`,
  );

/**
 * Yields all lines of a signed backup but the last, and throws a `BackupError` at the end if they
 * are not what was signed with `key`.
 */
async function* readSignedLines(path: string, key: Uint8Array): AsyncGenerator<Buffer, void> {
  const { digest, lastLine } = yield* readHashedLines(path, createHmac('sha256', key));
  if (!lastLine.toString().startsWith(macLineStart)) throw cutOff(path);
  if (!constantTimeEqual(lastLine, Buffer.from(renderMacLine(digest)))) throw changed(path);
}

/** The same for version 1, whose checksum detects damage, but no deliberate change. */
async function* readUnsignedLines(path: string): AsyncGenerator<Buffer, void> {
  const { digest, lastLine } = yield* readHashedLines(path, createHash('sha256'));
  const end = unsignedEndLine.safeParse(parse(lastLine)).data;
  if (!end) throw cutOff(path);
  if (end.sha256 !== digest.toString('hex')) throw changed(path);
  yield lastLine; // which has the counts
}

const readBody = (path: string, version: number, key: Uint8Array): AsyncGenerator<Buffer, void> =>
  version === unsignedVersion ? readUnsignedLines(path) : readSignedLines(path, key);

/**
 * Verifies the signature of a whole backup, or the checksum of version 1, which has no signature.
 * Returns the row count of each table, as stated in the file. Throws a `BackupError` if the file is
 * incomplete or was changed.
 */
export async function verify(path: string, key: Uint8Array): Promise<Counts> {
  const { version } = await readHeader(path);
  let last: Buffer = Buffer.alloc(0);
  for await (const line of readBody(path, version, key)) last = line;
  const end = countsLine.safeParse(parse(last)).data;
  if (!end) throw cutOff(path);
  return end.counts;
}

const misshapen = (path: string): BackupError =>
  new BackupError(`${path} has a line that does not belong into a backup. Use another one.`);

/**
 * Yields every row in the order of the file. Calls `useTable` with each table before its rows. Like
 * `verify` it throws a `BackupError` at the end if the file is not what was signed: it may have
 * been exchanged since it was verified. So commit nothing before all rows were read.
 */
export async function* readRows(
  path: string,
  key: Uint8Array,
  useTable: (table: Omit<BackupRow, 'values'>) => void,
  format: Format = 'spark-backup',
): AsyncGenerator<BackupRow> {
  const { version } = await readHeader(path, format);
  let table: Omit<BackupRow, 'values'> | null = null;
  for await (const line of readBody(path, version, key)) {
    const parsed = parse(line);
    if (Array.isArray(parsed)) {
      const values = rowLine.safeParse(parsed).data;
      if (!table || values?.length !== table.columns.length) throw misshapen(path);
      yield { ...table, values };
      continue;
    }
    table = tableLine.safeParse(parsed).data ?? null;
    if (table) useTable(table);
    else if (!header.or(countsLine).safeParse(parsed).success) throw misshapen(path);
  }
}
