import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import {
  type KeyCounts,
  type Keyring,
  deriveKeyId,
  listKeys,
  noRows,
} from '../../platform/crypto/keyring.ts';
import type { KeyWrapsTable, UsersTable } from '../../platform/db/tables.ts';
import { type Counts, encode, type Header, renderMacLine, rowLine, tableLine } from './format.ts';

const flushAtBytes = 1 << 18;

export type BackupTarget = string | Writable;

export const draftSuffix = '.unfinished';

export interface BackupWriter {
  table(table: string, columns: readonly string[]): Promise<void>;
  row(values: readonly unknown[]): Promise<void>;
}

interface Sink {
  write(text: string): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Writes a draft and renames it once it is synced, so that a file at `path` is complete. */
async function openFileSink(path: string): Promise<Sink> {
  const draft = `${path}${draftSuffix}`;
  const file = await open(draft, 'w', 0o600);
  const removeAndEnd = (signal: NodeJS.Signals): void => {
    rmSync(draft, { force: true });
    process.kill(process.pid, signal); // the listener is gone, so that the signal ends the process
  };
  for (const signal of endSignals) process.once(signal, removeAndEnd);
  const close = async (): Promise<void> => {
    for (const signal of endSignals) process.off(signal, removeAndEnd);
    await file.close();
  };
  return {
    // Unlike `write`, `appendFile` fails if the disk takes only a part of the text.
    write: (text) => file.appendFile(text),
    async finish() {
      await file.sync();
      await close();
      await rename(draft, path);
    },
    async abandon() {
      await close();
      rmSync(draft, { force: true });
    },
  };
}

function openStreamSink(stream: Writable): Sink {
  stream.on('error', () => {}); // `write` rejects with the error
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    finish: () => Promise.resolve(),
    abandon: () => Promise.resolve(),
  };
}

/**
 * Writes the lines of `save`, the counts that it returns, and a signature. After a failure a stream
 * may have received lines, but without a signature they are no backup.
 */
export async function writeBackup(
  target: BackupTarget,
  header: Header,
  key: Uint8Array,
  save: (writer: BackupWriter) => Promise<Counts>,
): Promise<Counts> {
  const sink = typeof target === 'string' ? await openFileSink(target) : openStreamSink(target);
  const hmac = createHmac('sha256', key);
  let buffer = '';
  const write = async (line: unknown): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    hmac.update(text);
    buffer += text;
    if (buffer.length < flushAtBytes) return;
    await sink.write(buffer);
    buffer = '';
  };
  try {
    await write(header);
    const counts = await save({
      table: (table, columns) => write({ table, columns }),
      row: (values) => write(values.map(encode)),
    });
    await write({ counts });
    await sink.write(`${buffer}${renderMacLine(hmac.digest())}`);
    await sink.finish();
    return counts;
  } catch (error) {
    await sink.abandon();
    throw error;
  }
}

/** Returns the value of a column in a row of a backup. */
type Cell = (column: keyof UsersTable | keyof KeyWrapsTable) => unknown;

/** Finds the id of a value's master key; falsy if the row does not have the value. */
type FindKeyId = (cell: Cell) => unknown;

const keyIds: Readonly<Record<string, Partial<Record<keyof KeyCounts, FindKeyId>>>> = {
  users: {
    login_code: (cell) => cell('login_code_key_id'),
    share_code: (cell) => cell('share_code_hash') && cell('share_code_key_id'),
    address: (cell) => cell('email_index') && cell('email_key_id'),
  },
  key_wraps: { address_wrap: (cell) => cell('kind') === 'address' && cell('key_id') },
};

export interface MissingKeyCounter {
  add(line: unknown): void;
  readonly counts: KeyCounts;
}

/** Counts values under a previous key that is not set (ADR 36); null if there is no such key. */
export function createMissingKeyCounter(
  { previousKeyCheck }: Header,
  keyring: Keyring<'check'>,
): MissingKeyCounter | null {
  if (previousKeyCheck === undefined) return null;
  const missing = Buffer.from(previousKeyCheck, 'base64');
  if (listKeys(keyring).some(({ check }) => Buffer.compare(check, missing) === 0)) return null;
  const missingId = deriveKeyId(missing);
  const counts: Record<keyof KeyCounts, number> = { ...noRows };
  let table: { readonly table: string; readonly columns: readonly string[] } | null = null;
  return {
    counts,
    add(line) {
      if (!Array.isArray(line)) {
        table = tableLine.safeParse(line).data ?? null;
        return;
      }
      const columns = table?.columns ?? [];
      const values = rowLine.safeParse(line).data ?? [];
      const cell: Cell = (column) => values[columns.indexOf(column)];
      for (const [kind, findKeyId] of Object.entries(keyIds[table?.table ?? ''] ?? {}))
        if (findKeyId(cell) === missingId) counts[kind as keyof KeyCounts] += 1; // as: its keys
    },
  };
}
