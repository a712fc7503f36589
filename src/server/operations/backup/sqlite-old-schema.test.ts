/** Tests backups of a database with the first schema (see test/fixtures/first-schema/README.md). */

import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runScript } from '../../../../test/support/process/run-script.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { readKeys } from '../../platform/crypto/keys.ts';
import { openSqlite } from '../../platform/db/sqlite/sqlite.ts';

const fixtures = fileURLToPath(new URL('../../../../test/fixtures/first-schema/', import.meta.url));

/** Copies the folder of the fixture, because opening a database changes its files. */
function copyOldFolder(): string {
  const folder = freshFolder();
  cpSync(join(fixtures, 'sqlite'), folder, { recursive: true });
  return folder;
}

const { sqlite: expected } = JSON.parse(readFileSync(join(fixtures, 'expected.json'), 'utf8'));

describe('a backup of an old schema', () => {
  test('restores every account into a database of today', async () => {
    const [oldFolder, newFolder, file] = [
      copyOldFolder(),
      freshFolder(),
      join(freshFolder(), 'backup.jsonl'),
    ];
    expect(await runScript('backup', [file], { DATA_DIR: oldFolder })).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('5 accounts are in'),
    });

    cpSync(join(oldFolder, 'master.key'), join(newFolder, 'master.key'));
    expect(
      await runScript('restore', [file, '--without-deletions'], { DATA_DIR: newFolder }),
    ).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('5 accounts are restored'),
    });

    const spark = await openTestApp({
      db: openSqlite(newFolder),
      keys: readKeys(undefined, newFolder),
    });
    for (const { loginCode, answers } of Object.values<{
      loginCode: string;
      answers: Readonly<Record<string, number>>;
    }>(expected.accounts)) {
      const { accessToken } = await spark.call('login', { body: { loginCode } });
      const { attempts } = await spark.call('exportData', { token: accessToken });
      const saved = attempts.flatMap((attempt) =>
        attempt.answers.map(({ itemId, value }) => [itemId, value]),
      );
      expect(Object.fromEntries(saved)).toEqual(answers);
    }
    await spark.close();
  });

  test('is refused in one sentence without the master key', async () => {
    const folder = copyOldFolder();
    rmSync(join(folder, 'master.key'));
    expect(
      await runScript('backup', [join(freshFolder(), 'backup.jsonl')], { DATA_DIR: folder }),
    ).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'The master key of this database is missing. Set MASTER_KEY, or put its master.key into DATA_DIR.\n',
    });
  });
});

test('a backup of an empty folder is refused', async () => {
  const folder = freshFolder();
  expect(await runScript('backup', [join(folder, 'backup.jsonl')], { DATA_DIR: folder })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database in ${folder}.\n`,
  });
});
