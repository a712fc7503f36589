/** What both mailers need of the mail library. */

import type { Message } from './messages.ts';

/** Loads the library with the first message, because most servers hold it in memory in vain. */
export const loadNodemailer = async () => import('nodemailer');

/**
 * Passes the recipient as one address, so that a comma or bracket in it names no other recipient,
 * and keeps the library from replacing paths and URLs in the text by their contents.
 */
export function composeMail(from: string, message: Message) {
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
