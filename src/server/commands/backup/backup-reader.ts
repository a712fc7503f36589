import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  encodeCheck,
  type KeyCounts,
  type Keyring,
  listKeys,
  noRows,
  type Rotating,
} from '../../platform/crypto/keyring.ts';
import { constantTimeEqual, type Keys } from '../../platform/crypto/master-key.ts';
import { isBeforeFirst } from './backup-store.ts';
import { createMissingKeyCounter, type MissingKeyCounter } from './backup-writer.ts';
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
} from './format.ts';

const lineFeed = 10;

const standardInput = '-';

/** Splits at \n and keeps it, because the HMAC covers bytes, not decoded text. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of path === standardInput ? process.stdin : createReadStream(path)) {
    // as: a stream without an encoding yields buffers
    const bytes = chunk as Buffer;
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      const line = bytes.subarray(start, end + 1);
      yield rest.length === 0 ? line : Buffer.concat([...rest, line]);
      rest = [];
      start = end + 1;
    }
    if (start < bytes.length) rest.push(bytes.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

/** Parses a line. Returns null if it is not JSON, because every schema rejects null. */
function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return null;
  }
}

function parseHeader(path: string, line: Buffer, format: Format): Header {
  const result = header.safeParse(parse(line));
  if (result.data?.format !== format)
    throw new BackupError(`${path} is not a ${formatTitles[format]}.`);
  if (result.data.version > formatVersion)
    throw new BackupError(`${path} was made by a newer version of the program.`);
  if (isBeforeFirst(result.data.steps))
    throw new BackupError(`${path} was made before version 1.0 and cannot be read.`);
  return result.data;
}

export async function readHeader(path: string, format: Format = 'spark-backup'): Promise<Header> {
  for await (const line of readLines(path)) return parseHeader(path, line, format);
  throw new BackupError(`${path} is not a ${formatTitles[format]}.`);
}

type Lines = AsyncIterable<Buffer>;

const cutOff = (path: string): BackupError =>
  new BackupError(`${path} has no end: it was cut off. Use another one.`);

const changed = (path: string): BackupError =>
  new BackupError(
    `${path} was changed or damaged after it was made: its contents do not fit its signature. Use another one.`,
  );

/** Yields all lines but the last, the signature. Throws at the end if `key` did not make it. */
async function* readSignedLines(
  path: string,
  lines: Lines,
  key: Uint8Array,
): AsyncGenerator<Buffer, void> {
  const hmac = createHmac('sha256', key);
  let lastLine: Buffer | null = null;
  for await (const line of lines) {
    if (lastLine) {
      hmac.update(lastLine);
      yield lastLine;
    }
    lastLine = line;
  }
  if (!lastLine?.toString().startsWith(macLineStart)) throw cutOff(path);
  if (!constantTimeEqual(lastLine, Buffer.from(renderMacLine(hmac.digest())))) throw changed(path);
}

/** `useHeader` is called before the first line, and returns the key of the signature. */
async function* readBody(
  path: string,
  useHeader: (header: Header) => Uint8Array,
  format: Format,
): AsyncGenerator<Buffer, void> {
  const lines = readLines(path);
  const first = (await lines.next()).value ?? Buffer.alloc(0);
  const found = parseHeader(path, first, format);
  const key = useHeader(found);
  const all = (async function* () {
    yield first;
    yield* lines;
  })();
  yield* readSignedLines(path, all, key);
}

type SigningKeys = Pick<Keys, 'backup' | 'check'>;

/** Returns the keys that signed a file; undefined if its master key is not among the settings. */
export const findSigner = <K extends SigningKeys>(
  { keyCheck }: Pick<Header, 'keyCheck'>,
  keyring: Rotating<K>,
): K | undefined => listKeys(keyring).find(({ check }) => keyCheck === encodeCheck(check));

export interface Verified {
  readonly header: Header;
  readonly signer: SigningKeys;
  readonly counts: Counts;
  readonly unreachable: KeyCounts;
}

/**
 * Reads once. Throws a `BackupError` if the file is incomplete, changed or signed by another key.
 */
export async function verify(
  path: string,
  keyring: Keyring<'backup' | 'check'>,
): Promise<Verified> {
  let found: Header | undefined;
  let signer: SigningKeys | undefined;
  let missing: MissingKeyCounter | null | undefined;
  const checkHeader = (header: Header): Uint8Array => {
    found = header;
    missing = createMissingKeyCounter(header, keyring);
    signer = findSigner(header, keyring);
    if (!signer)
      throw new BackupError(
        'The backup was made with another master key; with this one nobody could sign in. Set MASTER_KEY, or put the master.key of that time into DATA_DIR. If the key was changed since, name that one in MASTER_KEY_PREVIOUS.',
      );
    return signer.backup;
  };
  let last: Buffer = Buffer.alloc(0);
  for await (const line of readBody(path, checkHeader, 'spark-backup')) {
    last = line;
    missing?.add(parse(line));
  }
  const end = countsLine.safeParse(parse(last)).data;
  if (!end || !found || !signer) throw cutOff(path);
  return { header: found, signer, counts: end.counts, unreachable: missing?.counts ?? noRows };
}

const misshapen = (path: string): BackupError =>
  new BackupError(`${path} has a line that does not belong in a backup. Use another backup.`);

/**
 * Yields every row in the order of the file, and calls `useTable` before the rows of each table.
 * Throws at the end if the file was exchanged since `verify`, so commit nothing before all rows
 * were read.
 */
export async function* readRows(
  path: string,
  key: Uint8Array,
  useTable: (table: Omit<BackupRow, 'values'>) => void,
  format: Format = 'spark-backup',
): AsyncGenerator<BackupRow> {
  let table: Omit<BackupRow, 'values'> | null = null;
  for await (const line of readBody(path, () => key, format)) {
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
