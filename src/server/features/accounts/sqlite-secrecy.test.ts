import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findSecrets } from '../../../../test/support/find-secrets.ts';
import { makeUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';

describe('what lies on the disk', () => {
  test('of a thousand accounts holds neither a login code nor a token, in any encoding, in the database or its log (A01, B1, B4)', async () => {
    const app = await openTestApp();
    onTestFinished(() => app.close());
    const users: TestUser[] = [];
    while (users.length < 1000)
      users.push(...(await Promise.all(Array.from({ length: 50 }, () => makeUser(app))))); // not all at once: a server that is too busy says so (503)
    const some = users.slice(0, 20);
    const sessions = await Promise.all(
      some.map(({ loginCode }) => app.call('login', { body: { loginCode } })),
    );
    const refreshed = await Promise.all(
      sessions.map(({ accessToken }) => app.call('refresh', { token: accessToken })),
    );
    const secrets = [
      ...users.flatMap(({ loginCode, token }) => [loginCode, token]),
      ...[...sessions, ...refreshed].map(({ accessToken }) => accessToken),
    ];

    const files = readdirSync(app.folder).filter((name) => name.startsWith('spark.sqlite'));
    expect(files).toContain('spark.sqlite-wal');
    const onDisk = Buffer.concat(files.map((name) => readFileSync(join(app.folder, name))));
    expect(
      findSecrets(
        onDisk,
        users.map(({ shareCode }) => shareCode),
      ),
    ).toHaveLength(1000); // the search finds what is there
    expect(findSecrets(onDisk, secrets)).toEqual([]);
  }, 60_000);
});
