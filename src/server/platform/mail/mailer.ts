/** Sends messages: through an SMTP server, or as files in a folder (B8). */

import type { Message } from './messages.ts';

export interface Mailer {
  send(message: Message): Promise<void>;
  /** Deletes messages kept since before `time`, in milliseconds since 1970. */
  deleteBefore?(time: number): Promise<void>;
  close(): void;
}

/** Names the reason and never the recipient, whom errors of the SMTP library quote. */
export class MailError extends Error {}
