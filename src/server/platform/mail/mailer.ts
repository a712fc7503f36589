/** Handing messages over: to an SMTP server, or as files to a folder (decisions B8). */

import { mkdirSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from './messages.ts';

export interface Mailer {
  send(message: Message): Promise<void>;
  /** Removes what it wrote before that time, in milliseconds since 1970; absent where nothing is kept. */
  forgetBefore?(time: number): Promise<void>;
  close(): void;
}

/** Says how it failed, never to whom: what the SMTP library says quotes the address. */
export class MailFailed extends Error {}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** The library is read when the first message goes: a server that sends none need not hold it in memory. */
const load = async () => import('nodemailer');

/** An address is handed over as one, so that no comma or bracket in it is read as another recipient; files and URLs in a text stay text. */
function letter(from: string, message: Message) {
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const parts = [
    'code' in error && error.code,
    'responseCode' in error && error.responseCode,
  ].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.join(' ') || 'unknown';
}

/** Connects and signs in, and sends nothing. Null where the server takes us, else why not, without who we are. */
export async function smtpAnswer(url: string): Promise<string | null> {
  const transport = (await load()).createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

/** `url`: smtp://user:password@host:port, or smtps://… */
export function smtpMailer(url: string, from: string): Mailer {
  const open = async () =>
    (await load()).createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(message) {
      try {
        await (await (transport ??= open())).sendMail(letter(from, message));
      } catch (error) {
        throw new MailFailed(`The mail server did not take a message (${reasonOf(error)}).`);
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

export interface Outbox {
  readonly folder: string;
  readonly from: string;
  readonly random: (count: number) => Uint8Array;
  /** Told the file's name, which says nothing of the recipient. */
  readonly onWritten: (name: string) => void;
}

/** For a machine without a mail server: each message becomes a file that a mail program opens, and that is there for a day. */
export function outboxMailer({ folder, from, random, onWritten }: Outbox): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(message) {
      const transport = (await load()).createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'unix',
      });
      const { message: bytes } = await transport.sendMail(letter(from, message));
      const name = `${Buffer.from(random(9)).toString('base64url')}.eml`;
      await writeFile(join(folder, name), bytes as Buffer, { mode: 0o600, flag: 'wx' }); // as: `buffer: true` gives one
      onWritten(name);
    },
    async forgetBefore(time) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (name.endsWith('.eml') && (await stat(path)).mtimeMs < time)
          await rm(path, { force: true });
      }
    },
    close: () => {},
  };
}
