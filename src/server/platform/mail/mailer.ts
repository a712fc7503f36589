/** The mailers' interface (B8), and all messages. */

import { inEachLanguage } from '../language.ts';
import de from './mail-words.de.ts';
import es from './mail-words.es.ts';
import fr from './mail-words.fr.ts';
import he from './mail-words.he.ts';
import ptBR from './mail-words.pt-BR.ts';
import * as english from './mail-words.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const mailWords = inEachLanguage(english, { de, fr, es, 'pt-BR': ptBR, he });

/** In the language of the current request. */
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
