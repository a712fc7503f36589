/** A backup, by the master keys that it was made under and those of its restore. */

import { dirname } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../../src/server/commands/backup/backup-reader.ts';
import { openLedgerFile, saveDeletions } from '../../../src/server/commands/backup/deletions.ts';
import type { RestoreOptions } from '../../../src/server/commands/backup/restoration.ts';
import { countRowsOnPreviousKey } from '../../../src/server/features/keys/keys.ts';
import { type Keyring, noRows } from '../../../src/server/platform/crypto/keyring.ts';
import { runDoctor } from '../../support/process/run-doctor.ts';
import { runScript } from '../../support/process/run-script.ts';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../support/server/backups.ts';
import { freshFolder } from '../../support/server/fresh-storage.ts';
import { makeUser, type TestUser } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { makeKeys, makeMasterKey } from '../../support/server/test-keys.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import { testInFull } from '../../support/test-in-full.ts';
import {
  bothKeys,
  newKey,
  newKeys,
  oldKey,
  oldKeys,
  signIn,
  startNode,
} from './key-change-nodes.ts';

let source: TestApp;
let user: TestUser;
beforeEach(async () => {
  source = await openAppForTest({ keys: oldKeys });
  user = await makeUser(source);
});

const changeKey = (): Promise<TestApp> => startNode(source.db, bothKeys);

async function makeBackupDuringChange(): Promise<string> {
  await changeKey();
  return saveBackup(source, bothKeys);
}

/** Restores into an empty place and returns a function that starts a node on it. */
async function restoreElsewhere(
  path: string,
  keys: Keyring,
  options: Partial<RestoreOptions> = { withoutDeletions: true },
) {
  const place = await openAppForTest({ keys: keys.current });
  await restoreInto(place, path, { ...options, keys });
  return (keyring: Keyring) => startNode(place.db, keyring);
}

const rest = '1 login code and 1 share link';
const onPreviousKey = { ...noRows, login_code: 1, share_code: 1 };

describe('a backup', () => {
  test('is verified with the keys that signed it', async () => {
    const [before, beforeStart] = [
      await saveBackup(source, oldKey),
      await saveBackup(source, bothKeys),
    ];
    const during = await makeBackupDuringChange();
    await expect(verify(before, newKey)).rejects.toThrow('MASTER_KEY_PREVIOUS');
    for (const [path, keys, unreachable] of [
      [before, bothKeys, noRows],
      [beforeStart, oldKey, noRows],
      [during, bothKeys, noRows],
      [during, newKey, onPreviousKey],
    ] as const)
      expect(await verify(path, keys)).toMatchObject({ counts: { users: 1 }, unreachable });
  });

  test.each([
    ['before', () => saveBackup(source, oldKey)],
    ['during', makeBackupDuringChange],
  ])('from %s a change restores, and the server asks for the previous key', async (_, make) => {
    const start = await restoreElsewhere(await make(), bothKeys);
    await expect(start(newKey)).rejects.toThrow('1 login code');
    for (const keys of [bothKeys, newKey])
      expect((await signIn(await start(keys), user)).user.id).toBe(user.id);
  });

  test('leaves out what was deleted before and after the change', async () => {
    const [first, second] = [await makeUser(source), await makeUser(source)];
    const path = await saveBackup(source, oldKey);
    const deletions = newBackupPath(source);
    const addDeletions = (keys: Keyring): Promise<number> =>
      withSnapshot(source, (deps) => saveDeletions(deps, deletions), keys);
    await source.call('deleteData', { token: first.token });
    expect(await addDeletions(oldKey)).toBe(1);
    const after = await changeKey();
    await after.call('deleteData', { token: second.token });
    await expect(addDeletions(newKey)).rejects.toThrow('under another master key');
    expect(await addDeletions(bothKeys)).toBe(2);
    const { rows } = await openLedgerFile(deletions, newKey);
    let count = 0;
    for await (const _ of rows()) count += 1;
    expect(count).toBe(2);
    const start = await restoreElsewhere(path, bothKeys, { deletions });
    const node = await start(bothKeys);
    expect((await signIn(node, user)).user.id).toBe(user.id);
    for (const { loginCode } of [first, second])
      expect(await node.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
  });
});

describe('a backup from during a change, without the key before', () => {
  test('is refused before anything is discarded', async () => {
    const path = await makeBackupDuringChange();
    const place = await openAppForTest({ keys: newKeys });
    const current = await makeUser(place);
    const options = { keys: newKey, replace: true, withoutDeletions: true };
    await expect(restoreInto(place, path, options)).rejects.toThrow(
      `These of the backup would not work, because the master key before the one that signed it is not set: ${rest}. Name it in MASTER_KEY_PREVIOUS, or add --without-previous-key to give them up.`,
    );
    expect((await signIn(place, current)).user.id).toBe(current.id);
  });

  test('is restored without what needs it, if asked to', async () => {
    const options = { withoutPreviousKey: true, withoutDeletions: true };
    const start = await restoreElsewhere(await makeBackupDuringChange(), newKey, options);
    const { loginCode } = user;
    const alone = await start(newKey);
    expect(await alone.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
    expect(await alone.db.read(countRowsOnPreviousKey)).toEqual(onPreviousKey);
    expect((await signIn(await start(bothKeys), user)).user.id).toBe(user.id);
  });

  test('is restored if nothing needs it', async () => {
    await signIn(await changeKey(), user);
    const start = await restoreElsewhere(await saveBackup(source, bothKeys), newKey);
    expect((await signIn(await start(newKey), user)).user.id).toBe(user.id);
  });

  testInFull('is named by --verify and by the doctor', async () => {
    const path = await makeBackupDuringChange();
    const settings = { DATA_DIR: freshFolder(), MASTER_KEY: makeMasterKey(2) };
    expect(await runScript('backup', ['--verify', path], settings)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(new RegExp(`${rest}.*complete and unchanged`, 's')),
    });
    expect((await runDoctor(settings, dirname(path))).lines).toContainEqual(
      expect.stringMatching(new RegExp(`^warning backups: A restore of the newest .*${rest}`)),
    );
    expect(await runScript('restore', ['--without-deletions', path], settings)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--without-previous-key'),
    });
  });
});

test('a backup from an earlier change needs its own two keys', async () => {
  const path = await makeBackupDuringChange();
  const laterKeys: Keyring = { current: makeKeys(3), previous: newKeys };
  await expect(restoreElsewhere(path, laterKeys)).rejects.toThrow(
    'Restore it into an empty database with the two master keys of that time',
  );
  const start = await restoreElsewhere(path, bothKeys);
  await signIn(await start(bothKeys), user);
  await start(newKey);
  expect((await signIn(await start(laterKeys), user)).user.id).toBe(user.id);
});
