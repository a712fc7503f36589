/** The interface of the mailers, which use an SMTP server or write files to a folder (B8). */

import type { Message } from './messages.ts';

export interface Mailer {
  send(message: Message): Promise<void>;
  /** Deletes the messages that were written to files before `time` (milliseconds since 1970). */
  deleteBefore?(time: number): Promise<void>;
  close(): void;
}

/** A failure to send, without the recipient's address, which errors of the SMTP library quote. */
export class MailError extends Error {}
