import { createHmac } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { type Counts, encode, type Header, renderMacLine } from './format.ts';

const flushAtBytes = 1 << 18;

export interface BackupWriter {
  table(table: string, columns: readonly string[]): Promise<void>;
  row(values: readonly unknown[]): Promise<void>;
  finish(counts: Counts): Promise<void>;
  abandon(): Promise<void>;
}

/**
 * Writes to `<path>.unfinished`. `finish` signs the file with `key` (32 bytes), syncs it to disk
 * and renames it to `path`, so that a file of that name is always complete.
 */
export async function createBackupWriter(
  path: string,
  header: Header,
  key: Uint8Array,
): Promise<BackupWriter> {
  const draft = `${path}.unfinished`;
  const file = await open(draft, 'w', 0o600);
  const hmac = createHmac('sha256', key);
  let buffer = '';
  const write = async (line: unknown): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    hmac.update(text);
    buffer += text;
    if (buffer.length < flushAtBytes) return;
    await file.write(buffer);
    buffer = '';
  };
  await write(header);
  return {
    table: (table, columns) => write({ table, columns }),
    row: (values) => write(values.map(encode)),
    async finish(counts) {
      await write({ counts });
      await file.write(`${buffer}${renderMacLine(hmac.digest())}`);
      await file.sync();
      await file.close();
      await rename(draft, path);
    },
    abandon: () => file.close(),
  };
}
