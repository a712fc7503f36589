/** Starting the server while PostgreSQL is absent or misconfigured. */

import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../support/postgres/server.ts';
import { expectServerEnd, startServer } from '../support/process/server-process.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';

const expectEnd = (url: string) =>
  expectServerEnd(startServer(freshFolder(), { DATABASE_URL: url }));

test('waits for PostgreSQL, and reports wrong settings at once', async () => {
  const postgres = await startPostgres({ loopback: true });
  onTestFinished(() => postgres.remove());
  const url = postgres.url('postgres');

  const wrongPassword = await expectEnd(url.replace(/:[^:@]+@/, ':hidden-word@'));
  expect([wrongPassword.code, wrongPassword.output]).toEqual([
    1,
    expect.stringContaining('Check user, password and database name in DATABASE_URL'),
  ]);
  expect(wrongPassword.output).not.toContain('hidden-word');
  expect((await expectEnd(postgres.url('no_such_database'))).output).toContain(
    'Check user, password and database name in DATABASE_URL',
  );
  const wrongProtocol = await expectEnd('mysql://spark:hidden-word@x/y');
  expect([wrongProtocol.code, wrongProtocol.output.trim()]).toEqual([
    1,
    'The settings are not right:\nDATABASE_URL: DATABASE_URL must be postgres://user:password@host:port/database.',
  ]);

  await postgres.stop();
  const starting = startServer(freshFolder(), { DATABASE_URL: url });
  await postgres.start();
  const server = await starting;
  onTestFinished(() => server.kill());
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
}, 60_000);
