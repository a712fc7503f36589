import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listTables } from '../../../../test/support/server/list-tables.ts';
import {
  answerAll,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { adminKey, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import {
  engine,
  openTestDatabase,
  openTestSnapshot,
} from '../../../../test/support/server/test-database.ts';
import { singleKey } from '../../platform/crypto/keyring.ts';
import type { Database, Snapshot, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { savedTables, restorePolicies } from './backup-store.ts';
import { backUp } from './backup.ts';
import { restore } from './restoration.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'spark-backup-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = singleKey({
  loginCode: new Uint8Array(32).fill(7),
  check: new Uint8Array(32).fill(8),
  backup: new Uint8Array(32).fill(11),
});
let files = 0;

async function openFreshApp(): Promise<TestApp> {
  const spark = await openTestApp();
  onTestFinished(() => spark.close());
  return spark;
}

async function saveBackup(spark: TestApp): Promise<string> {
  const path = join(folder, `${engine}-${(files += 1)}.jsonl`);
  const snapshot = openTestSnapshot(spark.folder);
  await backUp({ snapshot, keys, now: spark.now, report: () => {} }, path).finally(() =>
    snapshot.close(),
  );
  return path;
}

/**
 * Creates a user with a hard limit, and waits for the profile, which is computed after the last
 * answer.
 */
async function makeProfiledUser(spark: TestApp, seed: number): Promise<TestUser> {
  const user = await makeFinishedUser(spark, seededAnswers(seed));
  await spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
  await spark.call('setLimit', { token: user.token, body: { itemId: 'A05', isLimit: true } });
  return user;
}

const restoreInto = (db: Database, path: string, replace = false) =>
  restore({ db, keys, report: () => {} }, path, {
    replace,
    withoutDeletions: !replace,
  });

const readContents = (db: Database): Promise<Record<string, unknown[]>> =>
  db.read(async (tx: Tx) => {
    const contents: Record<string, unknown[]> = {};
    for (const table of savedTables as (keyof Tables)[])
      contents[table] = (
        await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(tx)
      ).rows
        .map((row) => JSON.stringify(row))
        .toSorted();
    return contents;
  });

describe('a backup, restored into an empty database', () => {
  test('contains every saved row', async () => {
    const spark = await openFreshApp();
    const finished = await makeProfiledUser(spark, 1);
    await makeUser(spark);
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

    const other = await openFreshApp();
    await restoreInto(other.db, path);
    expect(await readContents(other.db)).toEqual(await readContents(spark.db));
    const { accessToken } = await other.call('login', { body: { loginCode: finished.loginCode } });
    expect((await other.call('surveyStatus', { token: accessToken })).state).toBe('FINISHED');
    const { hardLimits } = await other.call('exportData', { token: accessToken });
    expect(hardLimits).toMatchObject([{ itemId: 'A05' }]);
    await other.call('updateAdminItem', {
      adminKey,
      params: { id: 'A02' },
      body: { text: 'The log goes on' },
    });
  });

  test('is readable by its owner only, and never half written', async () => {
    const path = await saveBackup(await openFreshApp());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  });

  test('signs nobody in again (B4)', async () => {
    const spark = await openFreshApp();
    const user = await makeUser(spark);
    const path = await saveBackup(spark);
    await spark.call('logout', { token: user.token });
    await restoreInto(spark.db, path, true);
    expect(await spark.refused('me', { token: user.token })).toMatchObject({ status: 401 });
  });
});

describe('a backup of a running server (F03)', () => {
  test('contains one state with every answer acknowledged before', async () => {
    const spark = await openFreshApp();
    const user = await makeUser(spark);
    const { setAItems } = await spark.call('startSurvey', { token: user.token, body: {} });
    await answerAll(spark, user, setAItems.slice(0, 20), seededAnswers(2));
    const [path] = await Promise.all([
      saveBackup(spark),
      answerAll(spark, user, setAItems.slice(20, 40), seededAnswers(2)),
      makeFinishedUser(spark, seededAnswers(3)),
    ]);
    const other = await openFreshApp();
    await restoreInto(other.db, path);
    const { accessToken } = await other.call('login', { body: { loginCode: user.loginCode } });
    const { responses } = await other.call('surveyStatus', { token: accessToken });
    expect(responses.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(setAItems.slice(0, 20)),
    );
  });
});

describe('an account deleted after the backup (B10, F03)', () => {
  test('stays deleted while every other row is restored', async () => {
    const spark = await openFreshApp();
    const [gone, stays] = [await makeProfiledUser(spark, 4), await makeProfiledUser(spark, 5)];
    const path = await saveBackup(spark);
    await spark.call('deleteData', { token: gone.token });
    const before = await readContents(spark.db);
    await restoreInto(spark.db, path, true);

    expect(await readContents(spark.db)).toEqual(before);
    expect(await spark.refused('login', { body: { loginCode: gone.loginCode } })).toMatchObject({
      status: 401,
    });
    expect(
      await spark.refused('publicProfile', { params: { shareCode: gone.shareCode } }),
    ).toMatchObject({ status: 404 });
    await spark.call('login', { body: { loginCode: stays.loginCode } });
  });

  test('stays deleted when an older backup follows a newer one', async () => {
    const spark = await openFreshApp();
    const gone = await makeUser(spark);
    const older = await saveBackup(spark);
    await spark.call('deleteData', { token: gone.token });
    const later = await saveBackup(spark);
    const other = await openFreshApp();
    await restoreInto(other.db, later);
    await restoreInto(other.db, older, true);
    expect(await other.refused('login', { body: { loginCode: gone.loginCode } })).toMatchObject({
      status: 401,
    });
  });
});

describe('a restore over accounts', () => {
  test('needs --replace, and says how many it discards', async () => {
    const spark = await openFreshApp();
    await makeUser(spark);
    const path = await saveBackup(spark);
    await makeUser(spark);
    const before = await readContents(spark.db);
    await expect(restoreInto(spark.db, path)).rejects.toThrow(
      'has 2 accounts in it. Add --replace',
    );
    expect(await readContents(spark.db)).toEqual(before);

    const lines: string[] = [];
    const report = (line: string): void => void lines.push(line);
    await restore({ db: spark.db, keys, report }, path, { replace: true });
    expect(lines).toContain(
      '--replace discards the 2 accounts of this database; not in the backup: 1.',
    );
  });
});

describe('a backup', () => {
  test('leaves nothing behind after a failure', async () => {
    const { folder: storage, now } = await openFreshApp();
    const whole = openTestSnapshot(storage);
    onTestFinished(() => whole.close());
    const snapshot: Snapshot = {
      ...whole,
      rows(tx, table) {
        if (table === 'admin_audit') throw new Error('the connection was lost');
        return whole.rows(tx, table);
      },
    };
    const into = mkdtempSync(join(folder, 'failed-'));
    const path = join(into, 'backup.jsonl');
    await expect(backUp({ snapshot, keys, now, report: () => {} }, path)).rejects.toThrow(
      'the connection was lost',
    );
    expect(readdirSync(into)).toEqual([]);
  });

  test('does not overwrite a file', async () => {
    const spark = await openFreshApp();
    const path = await saveBackup(spark);
    const snapshot = openTestSnapshot(spark.folder);
    onTestFinished(() => snapshot.close());
    await expect(
      backUp({ snapshot, keys, now: spark.now, report: () => {} }, path),
    ).rejects.toThrow('exists already');
  });

  test('is not restored into a database of another master key', async () => {
    const spark = await openFreshApp();
    const path = await saveBackup(spark);
    const key_check = new Uint8Array(32);
    await spark.db.write((tx) => tx.updateTable('instance').set({ key_check }).execute());
    const options = { replace: true, withoutDeletions: true };
    await expect(restore({ db: spark.db, keys, report: () => {} }, path, options)).rejects.toThrow(
      'made with another master key',
    );
  });

  test.each([
    ['without a master key', null, 'is missing'],
    [
      'with another master key',
      singleKey({ ...keys.current, check: new Uint8Array(32) }),
      'is not the one of this',
    ],
  ])('is refused %s', async (_, given, message) => {
    const { folder: storage, now } = await openFreshApp();
    const snapshot = openTestSnapshot(storage);
    onTestFinished(() => snapshot.close());
    const path = join(folder, `${engine}-${(files += 1)}.jsonl`);
    await expect(backUp({ snapshot, keys: given, now, report: () => {} }, path)).rejects.toThrow(
      message,
    );
    expect(existsSync(path)).toBe(false);
  });

  test('covers every table', async () => {
    const made = mkdtempSync(join(tmpdir(), 'spark-tables-'));
    const { db, drop } = await openTestDatabase(made);
    onTestFinished(async () => {
      await db.close();
      await drop();
      rmSync(made, { recursive: true, force: true });
    });
    await db.migrate();
    const tables = await db.read(listTables);
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(restorePolicies).toSorted(),
    );
  });
});
