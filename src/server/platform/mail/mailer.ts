/** The interface of the mailers, which use an SMTP server or write files to a folder (B8). */

import type { Message } from './messages.ts';

export interface Mailer {
  send(message: Message): Promise<void>;
  /** Deletes the messages that were written to files before `time` (milliseconds since 1970). */
  deleteBefore?(time: number): Promise<void>;
  close(): void;
}

/** A failure to send. It omits the recipient's address, which the SMTP library's errors quote. */
export class MailError extends Error {}
