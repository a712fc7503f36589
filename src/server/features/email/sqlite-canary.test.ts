import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeIn, openMailbox, tokenIn } from '../../../../test/support/mailbox.ts';
import { startServer } from '../../../../test/support/process/server-process.ts';

/** What a text may be hidden as in a file. */
const formsOf = (secret: string): Buffer[] =>
  [secret, secret.toLowerCase(), secret.toUpperCase()].flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(Buffer.from(text).toString('hex')),
    Buffer.from(Buffer.from(text).toString('base64').replaceAll('=', '').slice(0, -1)),
  ]);

test('an address, a password, a mailed code and a link are nowhere in the data folder or the log, nor is the client (A09)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spark-canary-'));
  const mailbox = await openMailbox();
  const server = await startServer(folder, {
    MAIL_URL: mailbox.url,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_SCALE: '1',
  });
  onTestFinished(async () => {
    await mailbox.close();
    rmSync(folder, { recursive: true });
  });
  const post = async (path: string, body: object) =>
    (
      await fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Record<string, never>>; // as: looked at field by field

  const [email, password, stranger] = [
    'Canary.Bird@known.example',
    'canary password of four',
    'canary.stranger@unknown.example',
  ];
  const account = await post('/api/v1/auth/register', { email, password });
  const link = tokenIn(await mailbox.next(email));
  await post('/api/v1/auth/confirm', { token: link });
  await post('/api/v1/auth/login', { loginCode: stranger });
  const { challengeId } = await post('/api/v1/auth/login', { loginCode: email });
  const code = codeIn(await mailbox.next(email));
  const session = await post('/api/v1/auth/login', { loginCode: email, challengeId, code });
  expect(session).toMatchObject({ user: { emailVerified: true } });
  await post('/api/v1/auth/login', { loginCode: email, password: `${password}?` });
  await post('/api/v1/auth/login', { loginCode: `${email}@x`, password });

  const lying = (): Buffer =>
    Buffer.concat([
      ...readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
      Buffer.from(server.output().replaceAll(server.address, '')),
    ]);
  const running = lying();
  await server.stop();
  const secrets = [
    email,
    stranger,
    'canary',
    password,
    code,
    link,
    account['accessToken'] ?? '',
    session['accessToken'] ?? '',
    account['loginCode'] ?? '',
    '127.0.0.1',
  ];
  for (const files of [running, lying()]) {
    expect(files.includes(Buffer.from('email_challenges'))).toBe(true); // the scan finds what is there
    expect(
      secrets.filter((secret) => formsOf(secret).some((form) => files.includes(form))),
    ).toEqual([]);
  }
  expect(server.output()).toMatch(/"route":"\/api\/v1\/auth\/login"/);
});
