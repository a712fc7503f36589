/** The mailers' interface (B8), and the texts of all messages, without a product name (B5). */

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const unrequested = 'If you did not ask for this, ignore this message: nothing will happen.\n';

export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Your code',
  text: `${code}\n\nThis is the code you asked for. It works once, within ten minutes.\nNever pass it on: we will never ask you for it.\n\n${unrequested}`,
});

export const confirmationMessage = (to: string, code: string): Message => ({
  to,
  subject: 'Please confirm your address',
  text: `${code}\n\nType this code on the page where you entered your address, within ten minutes.\nNever pass it on: we will never ask you for it.\n\n${unrequested}`,
});

export interface Mailer {
  send(message: Message): Promise<void>;
  /** Deletes the messages that were written to files before `time` (milliseconds since 1970). */
  deleteBefore?(time: number): Promise<void>;
  close(): void;
}

/** A failure to send. It omits the recipient's address, which the SMTP library's errors quote. */
export class MailError extends Error {}
