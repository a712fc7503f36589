import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../../../test/support/server/backups.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { keepPasskey } from '../../../../test/support/server/passkey.ts';
import type { TestApp } from '../../../../test/support/server/test-app.ts';
import { testKeyring as keys } from '../../../../test/support/server/test-keys.ts';
import { openAppForTest, useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { endEntries } from '../../features/accounts/ledger/ledger.ts';
import { utcMonth } from '../../platform/clock.ts';
import { writeBackup } from './backup-writer.ts';
import { saveDeletions } from './deletions.ts';
import { header } from './format.ts';

const spark = useFreshTestApp();

const save = (site: TestApp, path: string): Promise<number> =>
  withSnapshot(site, (deps) => saveDeletions(deps, path));

const isOpen = (site: TestApp, shareCode: string | null): Promise<boolean> =>
  site.call('publicProfile', { params: { shareCode: shareCode ?? '' } }).then(
    () => true,
    () => false,
  );

const listEntries = (site: TestApp) =>
  site.db.read((tx) => tx.selectFrom('deletions').selectAll().orderBy('user_hash').execute());

describe('a share code made after another was taken back', () => {
  test('is kept by a later backup, until it is taken back on the same day', async () => {
    const { token, shareCode: first } = await makeFinishedUser(spark, seededAnswers(1));
    const renew = async () => (await spark.call('renewShareCode', { token })).shareCode;
    const second = await renew();
    const backup = await saveBackup(spark);
    const file = newBackupPath(spark);
    await save(spark, file);
    const site = await openAppForTest();
    await restoreInto(site, backup, { deletions: file });
    expect([await isOpen(site, first), await isOpen(site, second)]).toEqual([false, true]);
    await renew();
    await save(spark, file);
    await restoreInto(site, backup, { deletions: file, replace: true });
    expect(await isOpen(site, second)).toBe(false);
    expect(await listEntries(site)).toMatchObject([{ times: 2 }]);
  });

  test('is kept by a backup that is newer than the file', async () => {
    const { token } = await makeFinishedUser(spark, seededAnswers(1));
    const file = newBackupPath(spark);
    await spark.call('renewShareCode', { token });
    await save(spark, file);
    const { shareCode } = await spark.call('renewShareCode', { token });
    const site = await openAppForTest();
    await restoreInto(site, await saveBackup(spark), { deletions: file });
    expect(await isOpen(site, shareCode)).toBe(true);
  });

  test('is off for its owner after a restore, and can be made again', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const backup = await saveBackup(spark);
    await spark.call('renewShareCode', { token: user.token });
    await restoreInto(spark, backup, { replace: true });
    const { accessToken: token } = await spark.call('login', {
      body: { loginCode: user.loginCode },
    });
    expect(await spark.call('me', { token })).toMatchObject({ shareCode: null });
    const { shareCode } = await spark.call('renewShareCode', { token });
    expect(await isOpen(spark, shareCode)).toBe(true);
  });
});

test('a restore counts the accounts whose new login code it does not know', async () => {
  const [closed, open] = [await makeUser(spark), await makeUser(spark)];
  await keepPasskey(spark, open);
  const backup = await saveBackup(spark);
  for (const { token } of [closed, open]) await spark.call('rotateLoginCode', { token });
  const lines: string[] = [];
  await restoreInto(spark, backup, { replace: true, report: (line) => lines.push(line) });
  expect(lines).toContain(
    '2 accounts got a new login code since, which the backup does not know, and the old one stays refused: 1 open by e-mail address or passkey, 1 no longer open at all.',
  );
});

test('a backup older than the ledger asks for a decision', async () => {
  const backup = await saveBackup(spark);
  const options = { replace: true, ledgerSince: '2026-01-16' };
  await expect(restoreInto(spark, backup, options)).rejects.toThrow('before 2026-01-16');
  await restoreInto(spark, backup, { ...options, withoutDeletions: true });
});

describe('an entry', () => {
  const dayMilliseconds = 86_400_000;

  /** Makes an entry, and lets days pass in which somebody visits the site or nobody does. */
  async function makeEntry(daysAgo: number, { isVisited = true } = {}): Promise<string> {
    await spark.call('deleteData', { token: (await makeUser(spark)).token });
    const file = newBackupPath(spark);
    await save(spark, file);
    spark.moveClock(daysAgo * 86_400);
    const last_seen_month = isVisited ? utcMonth(spark.now() - 31 * dayMilliseconds) : '2020-01';
    await makeUser(spark);
    await spark.db.write((tx) => tx.updateTable('users').set({ last_seen_month }).execute());
    return file;
  }

  const end = () => endEntries({ db: spark.db, now: spark.now, ledgerDays: 60 });

  test('ends in the file after 60 days, and a day later in the database', async () => {
    const file = await makeEntry(60);
    expect(await save(spark, file)).toBe(1);
    spark.moveClock(86_400);
    expect(await save(spark, file)).toBe(0);
    await end();
    expect(await listEntries(spark)).toHaveLength(1);
    spark.moveClock(86_400);
    await end();
    expect(await listEntries(spark)).toEqual([]);
  });

  test('stays in the file where the clock may be wrong', async () => {
    expect(await save(spark, await makeEntry(9999, { isVisited: false }))).toBe(1);
  });

  test('of a file that version 1.0 wrote, in any order, is kept and obeyed', async () => {
    const gone = await makeUser(spark);
    const backup = await saveBackup(spark);
    for (let count = 0; count < 9; count++)
      await spark.call('deleteData', { token: (await makeUser(spark)).token });
    await spark.call('deleteData', { token: gone.token });
    const file = newBackupPath(spark);
    await save(spark, file);
    const head = header.parse(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? ''));
    const entries = await listEntries(spark);
    await writeBackup(file, head, keys.current.backup, async (writer) => {
      await writer.table('deletions', ['user_hash', 'key_id', 'deleted_day']);
      for (const { user_hash, key_id, deleted_day } of entries.toReversed())
        await writer.row([user_hash, key_id, deleted_day]);
      return { deletions: entries.length };
    });
    const site = await openAppForTest();
    await restoreInto(site, backup, { deletions: file });
    const { loginCode } = gone;
    expect(await site.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
    expect(await save(spark, file)).toBe(10);
    expect(await listEntries(site)).toEqual(entries);
  });
});
