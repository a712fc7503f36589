import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSecrets } from '../../../../test/support/secrets/find-secrets.ts';
import { makeUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { type TestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';

const makeUsers = (app: TestApp, count: number): Promise<TestUser[]> =>
  Promise.all(Array.from({ length: count }, () => makeUser(app)));

describe('the database files of a thousand accounts', () => {
  test('contain no login code, share code or token in any encoding (A01)', async () => {
    const app = await openAppForTest();
    const users: TestUser[] = []; // in batches, because an overloaded server answers 503
    while (users.length < 1000) users.push(...(await makeUsers(app, 50)));
    const sessions = await Promise.all(
      users.slice(0, 20).map(({ loginCode }) => app.call('login', { body: { loginCode } })),
    );
    const refreshed = await Promise.all(
      sessions.map(({ accessToken }) => app.call('refresh', { token: accessToken })),
    );
    const secrets = [
      ...users.flatMap(({ loginCode, shareCode, token }) => [loginCode, shareCode, token]),
      ...[...sessions, ...refreshed].map(({ accessToken }) => accessToken),
    ];

    const files = readdirSync(app.folder).filter((name) => name.startsWith('spark.sqlite'));
    expect(files).toContain('spark.sqlite-wal');
    const content = Buffer.concat(files.map((name) => readFileSync(join(app.folder, name))));
    // Finding the ids, which are stored in clear, proves that the search works.
    expect(
      findSecrets(
        content,
        users.map(({ id }) => id),
      ),
    ).toHaveLength(1000);
    expect(findSecrets(content, secrets)).toEqual([]);
  }, 60_000);
});
