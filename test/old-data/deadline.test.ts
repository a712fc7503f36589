/** What becomes of accounts whose owners do not sign in after the upgrade (ADR 22). */

import { expect, onTestFinished, test, vi } from 'vitest';
import { deleteClearAccounts } from '../../src/server/features/accounts/accounts.ts';
import {
  type RetentionDeps,
  startRetentionJob,
} from '../../src/server/features/retention/retention.ts';
import { createMetrics } from '../../src/server/platform/metrics/metrics.ts';
import { makeClearAccount } from '../support/people/clear/clear-account.ts';
import { writeClearDatabase } from '../support/people/clear/clear-database.ts';
import { makePlace, openClearApp } from '../support/people/clear/open-clear-app.ts';
import { runDoctor } from '../support/process/run-doctor.ts';
import { startServer } from '../support/process/server-process.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import type { TestApp } from '../support/server/test-app.ts';
import { testKey } from '../support/server/test-keys.ts';

const accounts = [4, 5, 6].map((index) => makeClearAccount(index, Date.UTC(2026, 0, 15, 11)));
const [returning] = accounts;

const signIn = (spark: TestApp) =>
  spark.call('login', { body: { loginCode: returning?.loginCode ?? '' } });

/** Runs the deletion at a time, as the hourly job does. */
const deleteAt = ({ db }: TestApp, time: string, lastDay?: string) =>
  deleteClearAccounts(
    { db, now: () => Date.parse(time), loginCodeKey: testKey('loginCode') },
    lastDay,
  );

const listAccounts = ({ db }: TestApp): Promise<string[]> =>
  db.read(async (tx) => {
    const rows = await tx.selectFrom('users').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  });

/** Starts the hourly job and lets two of its runs begin. */
async function runRetentionTwice(
  { db, now }: TestApp,
  deps: Pick<RetentionDeps, 'clearAccountsUntil' | 'onClearAccounts'>,
): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const problems: unknown[] = [];
  const stop = startRetentionJob(
    { db, now, loginCodeKey: testKey('loginCode'), warn: (text) => problems.push(text), ...deps },
    (error) => problems.push(error),
  );
  onTestFinished(stop);
  vi.advanceTimersByTime(600_000);
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  expect(problems).toEqual([]);
}

test('accounts in clear are deleted after the last day', async () => {
  const { spark } = await openClearApp(accounts);
  await signIn(spark);
  const all = accounts.map(({ id }) => id);
  expect(await deleteAt(spark, '2026-02-05T12:00:00Z')).toEqual({ isClockSuspect: false });
  expect(await deleteAt(spark, '2026-02-05T23:59:59Z', '2026-02-05')).toEqual({
    isClockSuspect: false,
  });
  expect(await listAccounts(spark)).toEqual(all);

  expect(await deleteAt(spark, '2026-02-06T00:00:00Z', '2026-02-05')).toEqual({
    isClockSuspect: false,
  });
  expect(await listAccounts(spark)).toEqual([returning?.id]);
  const ledger = await spark.db.read((tx) => tx.selectFrom('deletions').selectAll().execute());
  expect(ledger).toHaveLength(2);
});

test('the hourly job deletes clear accounts from its second run', async () => {
  const { spark } = await openClearApp(accounts);
  await signIn(spark);
  spark.moveClock(22 * 86_400); // so that the sign-in was in an earlier month
  await runRetentionTwice(spark, { clearAccountsUntil: '2026-02-05' });
  await vi.waitFor(async () => expect(await listAccounts(spark)).toEqual([returning?.id]));
});

test('accounts in clear stay while the clock may be wrong', async () => {
  const { spark } = await openClearApp(accounts);
  await signIn(spark);
  expect(await deleteAt(spark, '2040-02-06T00:00:00Z', '2026-02-05')).toEqual({
    isClockSuspect: true,
  });
  expect(await listAccounts(spark)).toHaveLength(3);
});

test('the metrics count accounts in clear', async () => {
  const metrics = createMetrics('1.2.3');
  const readGauge = async () => /^spark_clear_accounts (\S+)$/m.exec(await metrics.text())?.[1];
  const { spark } = await openClearApp(accounts, { observer: metrics });
  expect(await readGauge()).toBe('3');
  await signIn(spark);
  await runRetentionTwice(spark, { onClearAccounts: metrics.clearAccounts });
  await vi.waitFor(async () => expect(await readGauge()).toBe('2'));
});

test('the doctor counts accounts in clear and announces their end', async () => {
  const place = await makePlace();
  await writeClearDatabase(place, accounts);
  const MASTER_KEY = Buffer.alloc(32, 9).toString('base64');
  const DATA_DIR = 'folder' in place ? place.folder : freshFolder();
  const settings = 'url' in place ? { MASTER_KEY, DATABASE_URL: place.url } : { MASTER_KEY };
  const findLines = async (more: Readonly<Record<string, string>> = {}) =>
    (await runDoctor({ DATA_DIR, ...settings, ...more })).lines.filter((line) =>
      line.includes(' sealing: '),
    );
  expect(await findLines()).toEqual([]); // the schema is not up to date yet
  await (await startServer(DATA_DIR, settings)).stop();
  expect(await findLines()).toEqual([
    'warning sealing: 3 accounts are stored in clear until the owner signs in with the login code. They are kept; set CLEAR_ACCOUNTS_UNTIL to the day after which they are deleted.',
  ]);
  expect(await findLines({ CLEAR_ACCOUNTS_UNTIL: '2027-06-30' })).toEqual([
    'warning sealing: 3 accounts are stored in clear until the owner signs in with the login code. Those that are left after 2027-06-30 (UTC) are deleted.',
  ]);
});
