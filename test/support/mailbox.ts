/** A real SMTP server that keeps its messages, and the steps of tests that use it. */

import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import type { Reply } from '../../src/contract/endpoints.ts';
import { calls } from '../../src/contract/endpoints.ts';
import { createSmtpMailer } from '../../src/server/platform/mail/smtp-mailer.ts';
import type { TestUser } from './server/make-user.ts';
import type { TestApp } from './server/test-app.ts';

export interface Mail {
  readonly recipients: readonly string[];
  readonly headers: string;
  readonly text: string;
}

export interface Mailbox {
  readonly url: string;
  readonly mails: readonly Mail[];
  mailer(): ReturnType<typeof createSmtpMailer>;
  /** Waits for the next message to this address. Each message is returned once. */
  next(address: string): Promise<Mail>;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const returned = new Set<Mail>();
  const searches = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [headers = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
        mails.push({
          recipients: session.envelope.rcptTo.map(({ address }) =>
            address.replace(/[^@]+$/, domainToASCII),
          ),
          headers,
          text: body.join('\n\n').replaceAll('\r\n', '\n'),
        });
        done();
        for (const search of searches) search();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no address');
  const url = `smtp://127.0.0.1:${address.port}`;
  return {
    url,
    mails,
    mailer: () => createSmtpMailer(url, 'Somebody <from@mail.example>'),
    async next(recipient) {
      return new Promise((resolve) => {
        const search = (): void => {
          const found = mails.find(
            (mail) => mail.recipients.includes(recipient) && !returned.has(mail),
          );
          if (!found) return;
          returned.add(found);
          searches.delete(search);
          resolve(found);
        };
        searches.add(search);
        search();
      });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const readCode = ({ text }: Mail): string => /^\d{8}$/m.exec(text)?.[0] ?? 'no code';

/** Sets the e-mail address of an account, and confirms it with the code from the message. */
export async function confirmAddress(
  spark: TestApp,
  mailbox: Mailbox,
  { token }: Pick<TestUser, 'token'>,
  email: string,
): Promise<void> {
  await spark.call('updateOptionalInfo', { token, body: { email } });
  await spark.call('confirmEmail', { token, body: { code: readCode(await mailbox.next(email)) } });
}

/**
 * Makes the first of the two calls that sign in with an e-mail address (passed as `loginCode`). The
 * server then mails a code.
 */
export async function requestCode(
  spark: TestApp,
  loginCode: string,
  from: { readonly remoteAddress?: string } = {},
) {
  return spark.app.inject({
    method: 'POST',
    url: calls.login.path,
    payload: { loginCode },
    ...from,
  });
}

/** Signs in with an e-mail address (passed as `loginCode`) and the code that the server mails. */
export async function signInByCode(
  spark: TestApp,
  mailbox: Mailbox,
  loginCode: string,
): Promise<Reply<'login'>> {
  const { challengeId } = (await requestCode(spark, loginCode)).json<{ challengeId: string }>();
  return spark.call('login', {
    body: { loginCode, challengeId, code: readCode(await mailbox.next(loginCode)) },
  });
}
