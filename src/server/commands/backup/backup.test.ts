import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { keepSomebody } from '../../../../test/support/people/keep-somebody.ts';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../../../test/support/server/backups.ts';
import { listTables } from '../../../../test/support/server/list-tables.ts';
import {
  answerAll,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { adminKey } from '../../../../test/support/server/test-app.ts';
import { testKeyring as keys } from '../../../../test/support/server/test-keys.ts';
import { openAppForTest, useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { singleKey } from '../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { savedTables, restorePolicies } from './backup-store.ts';
import { backUp } from './backup.ts';

const spark = useFreshTestApp();

/** With a hard limit. Waits for the profile, which is computed after the last answer. */
async function makeProfiledUser(seed: number): Promise<TestUser> {
  const user = await makeFinishedUser(spark, seededAnswers(seed));
  await spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
  await spark.call('setLimit', { token: user.token, body: { itemId: 'A05', isLimit: true } });
  return user;
}

const readContents = (db: Database): Promise<Record<string, unknown[]>> =>
  db.read(async (tx: Tx) => {
    const contents: Record<string, unknown[]> = {};
    for (const table of savedTables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(tx);
      contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return contents;
  });

describe('a backup, restored into an empty database', () => {
  test('contains every saved row', async () => {
    const finished = await makeProfiledUser(1);
    await keepSomebody(spark, finished, 'K.');
    await spark.call('updateAdminItem', {
      adminKey,
      params: { id: 'A01' },
      body: { text: 'Über „Worte“ und 😀' },
    });
    await spark.db.write((tx) =>
      tx
        .updateTable('items')
        .set({ edited_short_description: 'a\nb\u2028c' })
        .where('id', '=', 'A03')
        .execute(),
    );
    const path = await saveBackup(spark);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.unfinished`)).toBe(false);

    const other = await openAppForTest();
    await restoreInto(other, path, { withoutDeletions: true });
    expect(await readContents(other.db)).toEqual(await readContents(spark.db));
    const { accessToken } = await other.call('login', { body: { loginCode: finished.loginCode } });
    expect((await other.call('surveyStatus', { token: accessToken })).state).toBe('FINISHED');
    const { hardLimits, people } = await other.call('exportData', { token: accessToken });
    expect(hardLimits).toMatchObject([{ itemId: 'A05' }]);
    expect(people).toMatchObject([{ name: 'K.' }]);
    await other.call('updateAdminItem', {
      adminKey,
      params: { id: 'A02' },
      body: { text: 'The log goes on' },
    });
  });
});

describe('a backup of a running server', () => {
  test('contains one state with every answer acknowledged before', async () => {
    const user = await makeUser(spark);
    const { setAItems } = await spark.call('startSurvey', { token: user.token, body: {} });
    await answerAll(spark, user, setAItems.slice(0, 20), seededAnswers(2));
    const [path] = await Promise.all([
      saveBackup(spark),
      answerAll(spark, user, setAItems.slice(20, 40), seededAnswers(2)),
      makeFinishedUser(spark, seededAnswers(3)),
    ]);
    const other = await openAppForTest();
    await restoreInto(other, path, { withoutDeletions: true });
    const { accessToken } = await other.call('login', { body: { loginCode: user.loginCode } });
    const { responses } = await other.call('surveyStatus', { token: accessToken });
    expect(responses.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(setAItems.slice(0, 20)),
    );
  });
});

describe('an account deleted after the backup', () => {
  test('stays deleted while every other row is restored', async () => {
    const [gone, stays] = [await makeProfiledUser(4), await makeProfiledUser(5)];
    const path = await saveBackup(spark);
    await spark.call('deleteData', { token: gone.token });
    const before = await readContents(spark.db);
    await restoreInto(spark, path, { replace: true });

    expect(await readContents(spark.db)).toEqual(before);
    await expectRefusals(spark, [[null, 'login', { loginCode: gone.loginCode }, 401]]);
    const params = { shareCode: gone.shareCode };
    expect(await spark.refused('publicProfile', { params })).toMatchObject({ status: 404 });
    await spark.call('login', { body: { loginCode: stays.loginCode } });
  });
});

describe('a restore over accounts', () => {
  test('needs --replace, and says how many it discards', async () => {
    await makeUser(spark);
    const path = await saveBackup(spark);
    await makeUser(spark);
    const before = await readContents(spark.db);
    const refused = restoreInto(spark, path, { withoutDeletions: true });
    await expect(refused).rejects.toThrow('has 2 accounts in it. Add --replace');
    expect(await readContents(spark.db)).toEqual(before);

    const lines: string[] = [];
    await restoreInto(spark, path, { replace: true, report: (line) => lines.push(line) });
    expect(lines).toContain(
      '--replace discards the 2 accounts of this database; not in the backup: 1.',
    );
  });
});

describe('a backup', () => {
  test('leaves nothing behind after a failure', async () => {
    const into = join(spark.folder, 'failed');
    mkdirSync(into);
    await withSnapshot(spark, async (deps) => {
      const failing: typeof deps.snapshot = {
        ...deps.snapshot,
        rows(tx, table) {
          if (table === 'admin_audit') throw new Error('the connection was lost');
          return deps.snapshot.rows(tx, table);
        },
      };
      await expect(
        backUp({ ...deps, snapshot: failing }, join(into, 'backup.jsonl')),
      ).rejects.toThrow('the connection was lost');
    });
    expect(readdirSync(into)).toEqual([]);
  });

  test('does not overwrite a file', async () => {
    const path = await saveBackup(spark);
    const refused = withSnapshot(spark, (deps) => backUp(deps, path));
    await expect(refused).rejects.toThrow('exists already');
  });

  test('is not restored into a database of another master key', async () => {
    const path = await saveBackup(spark);
    const key_check = new Uint8Array(32);
    await spark.db.write((tx) => tx.updateTable('instance').set({ key_check }).execute());
    await expect(
      restoreInto(spark, path, { replace: true, withoutDeletions: true }),
    ).rejects.toThrow('made with another master key');
  });

  test.each([
    ['without a master key', null, 'is missing'],
    [
      'with another master key',
      singleKey({ ...keys.current, check: new Uint8Array(32) }),
      'is not the one of this',
    ],
  ])('is refused %s', async (_, given, message) => {
    const path = newBackupPath(spark);
    await expect(
      withSnapshot(spark, (deps) => backUp({ ...deps, keys: given }, path)),
    ).rejects.toThrow(message);
    expect(existsSync(path)).toBe(false);
  });

  test('covers every table', async () => {
    const tables = await spark.db.read(listTables);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(restorePolicies).toSorted(),
    );
  });
});
