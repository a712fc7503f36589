import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeUser } from '../../../test/make-user.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { bareCode } from '../../contract/login-code.ts';

/** A secret in the ways in which it could lie in a file. */
function encodingsOf(secret: string): Buffer[] {
  const bare = bareCode(secret);
  const bytes = Buffer.from(secret.replace('spark_', ''), 'base64url');
  return [
    ...[secret, bare, secret.toLowerCase(), bare.toLowerCase(), secret.replace('spark_', '')].flatMap((text) => [
      Buffer.from(text),
      Buffer.from(text, 'utf16le'),
      Buffer.from(Buffer.from(text).toString('hex')),
      Buffer.from(Buffer.from(text).toString('base64').replaceAll('=', '')),
    ]),
    bytes,
    Buffer.from(bytes.toString('hex')),
  ];
}

describe('what lies on the disk', () => {
  it('holds neither a login code nor a token, in any encoding, in the database or its log (B1, B4)', async () => {
    const app = await openTestApp();
    onTestFinished(() => app.close());
    const users = await Promise.all(Array.from({ length: 20 }, () => makeUser(app)));
    const sessions = await Promise.all(users.map(({ loginCode }) => app.call('login', { body: { loginCode } })));
    const refreshed = await Promise.all(sessions.map(({ accessToken }) => app.call('refresh', { token: accessToken })));
    const secrets = [...users.flatMap(({ loginCode, token }) => [loginCode, token]), ...[...sessions, ...refreshed].map(({ accessToken }) => accessToken)];

    const files = readdirSync(app.folder).filter((name) => name.startsWith('spark.sqlite'));
    expect(files).toContain('spark.sqlite-wal');
    const onDisk = Buffer.concat(files.map((name) => readFileSync(join(app.folder, name))));
    const lies = (form: Buffer | string): boolean => onDisk.includes(form);
    expect(users.filter(({ shareCode }) => lies(shareCode))).toHaveLength(20); // the scan finds what is there
    expect(secrets.flatMap(encodingsOf).filter(lies)).toEqual([]);
  });
});
