import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCode, openMailbox } from '../../../../test/support/mailbox.ts';
import { startServer } from '../../../../test/support/process/server-process.ts';

/** The encodings in which a file may contain a text. */
const encode = (secret: string): Buffer[] =>
  [secret, secret.toLowerCase(), secret.toUpperCase()].flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(Buffer.from(text).toString('hex')),
    Buffer.from(Buffer.from(text).toString('base64').replaceAll('=', '').slice(0, -1)),
  ]);

test('keeps addresses, passwords and codes off disk and log', async () => {
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
  const post = async (path: string, body: object, token = '') =>
    (
      await fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Record<string, never>>; // as: the test reads single fields

  const [email, password, stranger] = [
    'Canary.Bird@known.example',
    'canary password of four',
    'canary.stranger@unknown.example',
  ];
  const account = await post('/api/v1/auth/register', { email, password });
  const confirmationCode = readCode(await mailbox.next(email));
  await post('/api/v1/auth/confirm', { code: confirmationCode }, account['accessToken']);
  await post('/api/v1/auth/login', { loginCode: stranger });
  const { challengeId } = await post('/api/v1/auth/login', { loginCode: email });
  const code = readCode(await mailbox.next(email));
  const session = await post('/api/v1/auth/login', { loginCode: email, challengeId, code });
  expect(session).toMatchObject({ user: { emailVerified: true } });
  await post('/api/v1/auth/login', { loginCode: email, password: `${password}?` });
  await post('/api/v1/auth/login', { loginCode: `${email}@x`, password });

  const readFilesAndLog = (): Buffer =>
    Buffer.concat([
      ...readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
      Buffer.from(server.output().replaceAll(server.address, '')),
    ]);
  const whileRunning = readFilesAndLog();
  await server.stop();
  const secrets = [
    email,
    stranger,
    'canary',
    password,
    code,
    confirmationCode,
    account['accessToken'] ?? '',
    session['accessToken'] ?? '',
    account['loginCode'] ?? '',
    '127.0.0.1',
  ];
  for (const files of [whileRunning, readFilesAndLog()]) {
    expect(files.includes(Buffer.from('email_challenges'))).toBe(true); // the search works
    expect(
      secrets.filter((secret) => encode(secret).some((bytes) => files.includes(bytes))),
    ).toEqual([]);
  }
  expect(server.output()).toMatch(/"route":"\/api\/v1\/auth\/login"/);
});
