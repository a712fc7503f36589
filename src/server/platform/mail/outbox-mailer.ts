import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { composeMail, loadNodemailer } from './smtp-mailer.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly random: (count: number) => Uint8Array;
  /** Called with the name of each written file, which reveals nothing about the recipient. */
  readonly onWritten: (name: string) => void;
}

const ending = '.eml';
/** The ending of a file that is being written. It remains if the program ends first. */
const unfinishedEnding = '.eml.tmp';

/** Writes the file under another name first, so that no other program reads half a message. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = path.slice(0, -ending.length) + unfinishedEnding;
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** For a site without a mail server: a mail program can open each message. */
export function createOutboxMailer({ folder, from, random, onWritten }: OutboxOptions): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(message) {
      const transport = (await loadNodemailer()).createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'unix',
      });
      const { message: bytes } = await transport.sendMail(composeMail(from, message));
      const name = `${Buffer.from(random(9)).toString('base64url')}${ending}`;
      // as: with `buffer: true` the message is a Buffer
      await writeWhole(join(folder, name), bytes as Buffer);
      onWritten(name);
    },
    async deleteBefore(time) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const isMessage = name.endsWith(ending) || name.endsWith(unfinishedEnding);
        // Another process may rename or delete the file first.
        const modified = isMessage ? await stat(path).catch(() => null) : null;
        if (modified && modified.mtimeMs < time) await rm(path, { force: true });
      }
    },
    close: () => {},
  };
}
