/** The mailers' interface, and all messages. */

import de from '../../../../locales/de/server/platform/mail/mail-words.ts';
import es from '../../../../locales/es/server/platform/mail/mail-words.ts';
import fr from '../../../../locales/fr/server/platform/mail/mail-words.ts';
import he from '../../../../locales/he/server/platform/mail/mail-words.ts';
import ptBR from '../../../../locales/pt-BR/server/platform/mail/mail-words.ts';
import { inEachLanguage } from '../language.ts';
import * as english from './mail-words.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailWords = inEachLanguage(english, { de, fr, es, 'pt-BR': ptBR, he });

/** Writes the message in the language of the current request. */
export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: mailWords().codeSubject,
  text: mailWords().codeText(code),
});

export const confirmationMessage = (to: string, code: string): Message => ({
  to,
  subject: mailWords().confirmationSubject,
  text: mailWords().confirmationText(code),
});

export interface Mailer {
  send(message: Message): Promise<void>;
  /** Deletes the messages that were written to files before `time` (milliseconds since 1970). */
  deleteBefore?(time: number): Promise<void>;
  close(): void;
}

/** A failure to send. It omits the recipient's address, which the SMTP library's errors quote. */
export class MailError extends Error {}
