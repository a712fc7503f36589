import { expect, test } from 'vitest';
import { queryOnce } from '../../../../test/support/postgres/query.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { openPostgresDatabase } from '../../../../test/support/server/test-database.ts';
import { findRefusal } from './trial-store.ts';

/** Refuses what Citus refuses, with its code. */
const refuseSessions = [
  `create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'not supported' using errcode = '0A000'; end $$`,
  'create trigger refuse before insert on sessions for each row execute function refuse()',
];

test('a database that refuses accounts is not ready, and keeps no trace', async () => {
  const { url, db } = await openPostgresDatabase('schema');
  expect(await findRefusal(db)).toBeNull();
  await queryOnce(url, ...refuseSessions);
  const { app } = await openTestApp({ db });
  const { statusCode, payload } = await app.inject('/readyz');
  expect([statusCode, payload]).toEqual([503, expect.stringContaining('0A000')]);
  expect(await queryOnce(url, 'select id from users')).toEqual([]);
});
