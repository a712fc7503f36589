import { mkdirSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { composeMail, loadNodemailer } from './nodemailer.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  readonly random: (count: number) => Uint8Array;
  /** Called with the name of each written file, which reveals nothing about the recipient. */
  readonly onWritten: (name: string) => void;
}

/**
 * Creates a mailer for a site without a mail server. It writes each message to a file that a mail
 * program can open.
 */
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
      const name = `${Buffer.from(random(9)).toString('base64url')}.eml`;
      // as: with `buffer: true` the message is a Buffer
      await writeFile(join(folder, name), bytes as Buffer, { mode: 0o600, flag: 'wx' });
      onWritten(name);
    },
    async deleteBefore(time) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (name.endsWith('.eml') && (await stat(path)).mtimeMs < time)
          await rm(path, { force: true });
      }
    },
    close: () => {},
  };
}
