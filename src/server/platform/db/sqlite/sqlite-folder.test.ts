import {
  chownSync,
  linkSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runScript } from '../../../../../test/support/process/run-script.ts';
import { freshFolder } from '../../../../../test/support/server/fresh-storage.ts';
import { giveToFolderOwner } from '../../crypto/folder-owner.ts';
import { readKeys } from '../../crypto/master-key.ts';
import { markAsMoved } from './folder.ts';
import { FileUnavailable } from './node-sqlite-dialect.ts';
import { openSqlite } from './sqlite.ts';

const owner = 54_321;
const ownerOf = (...names: readonly string[]): number => statSync(join(...names)).uid;

describe.skipIf(process.getuid?.() !== 0)('root in the folder of another user', () => {
  test('leaves every file to the owner of the folder', async () => {
    const folder = freshFolder();
    chownSync(folder, owner, owner);
    const db = openSqlite(folder);
    await db.migrate();
    readKeys(undefined, folder);
    const whileOpen = readdirSync(folder).toSorted();
    expect(whileOpen).toEqual(
      expect.arrayContaining(['lock.pid', 'lock.sqlite', 'master.key', 'spark.sqlite-wal']),
    );
    expect(whileOpen.filter((name) => ownerOf(folder, name) !== owner)).toEqual([]);
    await db.close();
    expect(readdirSync(folder).filter((name) => ownerOf(folder, name) !== owner)).toEqual([]);
  });

  test('gives away no file by a link in the folder', () => {
    const [folder, elsewhere] = [freshFolder(), freshFolder()];
    const secret = join(elsewhere, 'secret');
    writeFileSync(secret, '');
    chownSync(folder, owner, owner);
    symlinkSync(secret, join(folder, 'symbolic'));
    linkSync(secret, join(folder, 'hard'));
    expect(() => giveToFolderOwner(join(folder, 'symbolic'))).toThrow('ELOOP');
    giveToFolderOwner(join(folder, 'hard'));
    expect(ownerOf(secret)).toBe(0);
  });
});

test.for(['lock.sqlite', 'lock.pid'])('a %s that cannot be written is refused', (name) => {
  const folder = freshFolder();
  mkdirSync(join(folder, name)); // a test that runs as root may write to any other place
  expect(() => openSqlite(folder)).toThrow(FileUnavailable);
});

test('commands leave a folder alone whose database was moved', async () => {
  const folder = freshFolder();
  const db = openSqlite(folder);
  await db.migrate();
  await db.close();
  markAsMoved(folder, '2026-05-01');
  for (const script of ['backup', 'deletions'] as const)
    expect(await runScript(script, [`${folder}/file`], { DATA_DIR: folder })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was moved to PostgreSQL, and DATABASE_URL is not set'),
    });
});
