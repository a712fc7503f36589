/** Moving the embedded database to PostgreSQL (ADR 7). */

import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tableNames } from '../../src/server/commands/backup/backup-store.ts';
import { BackupError } from '../../src/server/commands/backup/format.ts';
import { move } from '../../src/server/commands/backup/move.ts';
import { seed } from '../../src/server/commands/seed-database.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openSqlite, openSqliteSnapshot } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { seedDeps } from '../support/people/seed-deps.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import { makeFinishedUser, makeUser, seededAnswers } from '../support/server/make-user.ts';
import { adminKey, openTestApp, type TestApp } from '../support/server/test-app.ts';
import { openPostgresDatabase } from '../support/server/test-database.ts';
import { openAppForTest } from '../support/server/use-test-app.ts';

async function openEmbedded(folder: string): Promise<TestApp> {
  const spark = await openAppForTest({ folder, db: openSqlite(folder) });
  return spark;
}

const transfer = (folder: string, target: Database, shares: number[] = []) => {
  const source = openSqliteSnapshot(folder);
  return move({
    source,
    target,
    report: () => {},
    progress: (share) => shares.push(share),
  }).finally(() => source.close());
};

async function countRows(db: Database): Promise<number> {
  const counts = await db.read((tx) =>
    Promise.all(
      tableNames.map((table) =>
        tx
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
      ),
    ),
  );
  return counts.reduce((sum, { n }) => sum + n, 0);
}

describe('a moved database', () => {
  test('has every row, and continues the numbering', async () => {
    const folder = freshFolder();
    const before = await openEmbedded(folder);
    const finished = await makeFinishedUser(before, seededAnswers(1));
    const profile = await before.call('computeProfile', {
      token: finished.token,
      body: { userId: finished.id },
    });
    const limit = { itemId: 'A05', isLimit: true };
    await before.call('setLimit', { token: finished.token, body: limit });
    const gone = await makeUser(before);
    await before.call('updateAdminItem', {
      adminKey,
      params: { id: 'A01' },
      body: { text: 'Über „Worte“ und 😀' },
    });
    await before.call('deleteData', { token: gone.token });
    await seed(seedDeps(before), { count: 1200, distinctSetBs: 5 });
    const rows = await countRows(before.db);
    const { db } = await openPostgresDatabase();
    const shares: number[] = [];
    expect(await transfer(folder, db, shares)).toMatchObject({
      users: 1201,
      attempts: 1201,
      sessions: 1,
      profiles: 1,
      hard_limits: 1,
      deletions: 2, // the account, and what named the question of the limit
      admin_audit: 1,
    });
    expect([shares.length, shares.at(-1), await countRows(db)]).toEqual([2 * rows, 1, rows]);

    const after = await openTestApp({ db });
    onTestFinished(() => after.app.close());
    expect(
      await after.call('computeProfile', { token: finished.token, body: { userId: finished.id } }),
    ).toEqual(profile);
    expect(await after.refused('login', { body: { loginCode: gone.loginCode } })).toMatchObject({
      status: 401,
    });
    const { accessToken } = await after.call('login', { body: { loginCode: finished.loginCode } });
    const [{ attempts, hardLimits }, had] = [
      await after.call('exportData', { token: accessToken }),
      await before.call('exportData', { token: finished.token }),
    ];
    expect({ attempts, hardLimits }).toEqual({
      attempts: had.attempts,
      hardLimits: had.hardLimits,
    });
    await after.call('updateAdminItem', {
      adminKey,
      params: { id: 'A02' },
      body: { text: 'The log goes on' },
    });
    expect(
      (await after.call('listAudit', { adminKey })).entries.map(({ after: text }) => text),
    ).toEqual(['The log goes on', 'Über „Worte“ und 😀']);
    const both = await Promise.all(
      [before.db, db].map((one) =>
        one.read((tx) => tx.selectFrom('deletions').selectAll().execute()),
      ),
    );
    expect(both[0]).toEqual(both[1]);
  });

  test.each([
    [
      'changes a value',
      "new.created_day := '2026-01-16'; return new;",
      'users does not have the checksum',
    ],
    ['drops rows', 'return null;', 'users has 0 rows where 12 belong'],
  ])('is rolled back when the target %s', async (_, body, complaint) => {
    const folder = freshFolder();
    const spark = await openEmbedded(folder);
    for (let i = 0; i < 12; i += 1) await spark.call('createUnique');
    await spark.db.write(async (tx) => {
      for (const table of ['sessions', 'key_wraps'] as const) await tx.deleteFrom(table).execute();
    });
    const { db } = await openPostgresDatabase('schema');
    await db.write(async (tx) => {
      await sql
        .raw(`create function f() returns trigger language plpgsql as $$ begin ${body} end $$`)
        .execute(tx);
      await sql`create trigger t before insert on users for each row execute function f()`.execute(
        tx,
      );
    });
    const error = await transfer(folder, db).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(BackupError);
    expect(error instanceof Error && error.message).toContain(complaint);
    expect(await countRows(db)).toBe(0);
  });

  test('needs an empty target', async () => {
    const folder = freshFolder();
    await openEmbedded(folder);
    const { db } = await openPostgresDatabase('schema');
    await db.write((tx) =>
      tx
        .insertInto('deletions')
        .values({ user_hash: new Uint8Array(32), key_id: 1, deleted_day: '2026-01-15' })
        .execute(),
    );
    await expect(transfer(folder, db)).rejects.toThrow('not empty: it has rows in deletions');
    expect(await countRows(db)).toBe(1);
  });
});
