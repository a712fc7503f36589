import { type Message, type Mailer, MailError } from './mailer.ts';

/** Loads the library at the first message, to save memory on servers that send no mail. */
export const loadNodemailer = async () => import('nodemailer');

/** A structured address, so that no comma or bracket in it can add another recipient. */
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

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

const maxConnections = 3;

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes = [
    'code' in error && error.code,
    'responseCode' in error && error.responseCode,
  ].filter((code) => typeof code === 'string' || typeof code === 'number');
  return codes.join(' ') || 'unknown';
}

/** Connects and signs in without sending a message. Returns the reason if this fails, or null. */
export async function verifySmtp(url: string): Promise<string | null> {
  const transport = (await loadNodemailer()).createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return describeFailure(error);
  } finally {
    transport.close();
  }
}

export function createSmtpMailer(url: string, from: string): Mailer {
  const open = async () =>
    (await loadNodemailer()).createTransport({ url, pool: true, maxConnections, ...timeouts });
  let transport: ReturnType<typeof open> | undefined;
  let sending = 0;
  const close = (): void => {
    void transport?.then((opened) => opened.close());
    transport = undefined;
  };
  return {
    async send(message) {
      sending += 1;
      try {
        await (await (transport ??= open())).sendMail(composeMail(from, message));
      } catch (error) {
        throw new MailError(`The mail server did not take a message (${describeFailure(error)}).`);
      } finally {
        sending -= 1;
        if (sending === 0) close(); // an open connection keeps its last message in memory
      }
    },
    close,
  };
}
