/** Loads and calls the mail library for both mailers. */

import type { Message } from './messages.ts';

/** Loads the library at the first message, to save memory on servers that send no mail. */
export const loadNodemailer = async () => import('nodemailer');

/**
 * Passes the recipient as one structured address, so that a comma or bracket in it cannot add
 * another recipient. Forbids the library to read files and URLs named in a message.
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
