import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  answerAll,
  makeFinishedUser,
  makeUser,
  scattered,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { adminKey, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import {
  engine,
  openTestDatabase,
  openTestSnapshot,
} from '../../../../test/support/server/test-database.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { backUp } from './backup.ts';
import { BackupError } from './format.ts';
import { restore } from './restoration.ts';
import { savedTables, restorePolicies } from './store.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'spark-backup-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = { loginCode: new Uint8Array(32).fill(7), check: new Uint8Array(32).fill(8) };
let files = 0;

async function freshApp(): Promise<TestApp> {
  const spark = await openTestApp();
  onTestFinished(() => spark.close());
  return spark;
}

async function save(spark: TestApp): Promise<string> {
  const path = join(folder, `${engine}-${(files += 1)}.jsonl`);
  const snapshot = openTestSnapshot(spark.folder);
  await backUp(
    { snapshot, findConfiguredKeyCheck: () => null, now: spark.now, report: () => {} },
    path,
  ).finally(() => snapshot.close());
  return path;
}

/** Computed after the last answer, in the background: waits until it is there. */
async function makeProfiledUser(spark: TestApp, seed: number): Promise<TestUser> {
  const user = await makeFinishedUser(spark, scattered(seed));
  await spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
  return user;
}

const putBack = (db: Database, path: string, replace = false) =>
  restore({ db, keys, report: () => {} }, path, { replace });

const contentsOf = (db: Database): Promise<Record<string, unknown[]>> =>
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
  test('has every account, answer, profile, edit and log entry, row for row', async () => {
    const spark = await freshApp();
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
    const path = await save(spark);

    const other = await freshApp();
    await putBack(other.db, path);
    expect(await contentsOf(other.db)).toEqual(await contentsOf(spark.db));
    const { accessToken } = await other.call('login', { body: { loginCode: finished.loginCode } });
    expect((await other.call('surveyStatus', { token: accessToken })).state).toBe('FINISHED');
    await other.call('updateAdminItem', {
      adminKey,
      params: { id: 'A02' },
      body: { text: 'The log goes on' },
    });
  });

  test('can be read by its owner only, and has its name only when it is whole', async () => {
    const path = await save(await freshApp());
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  });

  test('holds no session: nobody who signed out is signed in again (B4)', async () => {
    const spark = await freshApp();
    const user = await makeUser(spark);
    const path = await save(spark);
    await spark.call('logout', { token: user.token });
    await putBack(spark.db, path, true);
    expect(await spark.refused('me', { token: user.token })).toMatchObject({ status: 401 });
  });
});

describe('taken while people save (F03)', () => {
  test('is one state: every answer that was acknowledged before it began, and no half transaction', async () => {
    const spark = await freshApp();
    const user = await makeUser(spark);
    const { setAItems } = await spark.call('startSurvey', { token: user.token, body: {} });
    await answerAll(spark, user, setAItems.slice(0, 20), scattered(2));
    const [path] = await Promise.all([
      save(spark),
      answerAll(spark, user, setAItems.slice(20, 40), scattered(2)),
      makeFinishedUser(spark, scattered(3)),
    ]);
    const other = await freshApp();
    await putBack(other.db, path);
    const { accessToken } = await other.call('login', { body: { loginCode: user.loginCode } });
    const { responses } = await other.call('surveyStatus', { token: accessToken });
    expect(responses.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(setAItems.slice(0, 20)),
    );
  });
});

describe('who deleted the account after the backup (B10, F03)', () => {
  test('is still gone when it is restored; everybody else is back, row for row', async () => {
    const spark = await freshApp();
    const [gone, stays] = [await makeProfiledUser(spark, 4), await makeProfiledUser(spark, 5)];
    const path = await save(spark);
    await spark.call('deleteData', { token: gone.token });
    const before = await contentsOf(spark.db);
    await putBack(spark.db, path, true);

    expect(await contentsOf(spark.db)).toEqual(before);
    expect(await spark.refused('login', { body: { loginCode: gone.loginCode } })).toMatchObject({
      status: 401,
    });
    expect(
      await spark.refused('publicProfile', { params: { shareCode: gone.shareCode } }),
    ).toMatchObject({ status: 404 });
    await spark.call('login', { body: { loginCode: stays.loginCode } });
  });

  test('is gone again when a later backup, which knows of it, comes after an older one', async () => {
    const spark = await freshApp();
    const gone = await makeUser(spark);
    const older = await save(spark);
    await spark.call('deleteData', { token: gone.token });
    const later = await save(spark);
    const other = await freshApp();
    await putBack(other.db, later);
    await putBack(other.db, older, true);
    expect(await other.refused('login', { body: { loginCode: gone.loginCode } })).toMatchObject({
      status: 401,
    });
  });
});

describe('a restore is refused, and changes nothing,', () => {
  async function refusal(db: Database, path: string, replace = false): Promise<string> {
    const before = await contentsOf(db);
    const error = await putBack(db, path, replace).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof BackupError))
      throw new Error('a refusal was expected', { cause: error });
    expect(await contentsOf(db)).toEqual(before);
    return error.message;
  }

  test('where there are accounts already, without the flag', async () => {
    const spark = await freshApp();
    await makeUser(spark);
    expect(await refusal(spark.db, await save(spark))).toContain('--replace');
  });

  test('from a file that is cut off, changed, no backup, or of a newer program', async () => {
    const spark = await freshApp();
    await makeUser(spark);
    const whole = readFileSync(await save(spark), 'utf8');
    const broken = async (text: string): Promise<string> => {
      const path = join(folder, `${engine}-${(files += 1)}.jsonl`);
      writeFileSync(path, text);
      return refusal(spark.db, path, true);
    };
    expect(await broken(whole.slice(0, -30))).toContain('cut off');
    expect(await broken(whole.replace('"FET"', '"ENM"'))).toContain('damaged');
    expect(await broken('hello\n')).toContain('is not a backup');
    expect(await broken('')).toContain('is not a backup');
    expect(await broken(whole.replace('"version":1', '"version":2'))).toContain('newer version');
  });

  test('made with another master key', async () => {
    const spark = await freshApp();
    const path = await save(spark);
    await expect(
      restore(
        { db: spark.db, keys: { ...keys, check: new Uint8Array(32) }, report: () => {} },
        path,
        { replace: true },
      ),
    ).rejects.toThrow('another master key');
  });
});

describe('a backup', () => {
  test('takes no name that exists', async () => {
    const spark = await freshApp();
    const path = await save(spark);
    const snapshot = openTestSnapshot(spark.folder);
    onTestFinished(() => snapshot.close());
    await expect(
      backUp(
        { snapshot, findConfiguredKeyCheck: () => null, now: spark.now, report: () => {} },
        path,
      ),
    ).rejects.toThrow('exists already');
  });

  test('knows every table that there is', async () => {
    const made = mkdtempSync(join(tmpdir(), 'spark-tables-'));
    const { db, drop } = await openTestDatabase(made);
    onTestFinished(async () => {
      await db.close();
      await drop();
      rmSync(made, { recursive: true, force: true });
    });
    await db.migrate();
    const tables = await db.read((tx) => tx.introspection.getTables());
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(restorePolicies).toSorted(),
    );
  });
});
