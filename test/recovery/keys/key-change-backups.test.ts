import { beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../../src/server/commands/backup/backup-reader.ts';
import { readDeletions, saveDeletions } from '../../../src/server/commands/backup/deletions.ts';
import type { RestoreOptions } from '../../../src/server/commands/backup/restoration.ts';
import type { Keyring } from '../../../src/server/platform/crypto/keyring.ts';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../support/server/backups.ts';
import { makeUser } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import { bothKeys, newKey, oldKey, oldKeys, signIn, startNode } from './key-change-nodes.ts';

let before: TestApp;
beforeEach(async () => {
  before = await openAppForTest({ keys: oldKeys });
});

const makeBackup = (keys: Keyring): Promise<string> => saveBackup(before, keys);
const addDeletions = (keys: Keyring, path: string): Promise<number> =>
  withSnapshot(before, (deps) => saveDeletions(deps, path), keys);

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

const changeKey = (): Promise<TestApp> => startNode(before.db, bothKeys);

describe('a backup under the previous key', () => {
  test('verifies with it alone', async () => {
    await makeUser(before);
    const path = await makeBackup(oldKey);
    expect((await verify(path, bothKeys)).counts['users']).toBe(1);
    await expect(verify(path, newKey)).rejects.toThrow('MASTER_KEY_PREVIOUS');
  });

  test('restores, but the server asks for the previous key', async () => {
    const user = await makeUser(before);
    const start = await restoreElsewhere(await makeBackup(oldKey), bothKeys);
    await expect(start(newKey)).rejects.toThrow('1 login code');
    expect((await signIn(await start(bothKeys), user)).user.id).toBe(user.id);
    expect((await signIn(await start(newKey), user)).user.id).toBe(user.id);
  });

  test('leaves out what was deleted before and after the change', async () => {
    const [kept, first, second] = [
      await makeUser(before),
      await makeUser(before),
      await makeUser(before),
    ];
    const path = await makeBackup(oldKey);
    await before.call('deleteData', { token: first.token });
    const after = await changeKey();
    await after.call('deleteData', { token: second.token });
    const deletions = newBackupPath(before);
    await addDeletions(bothKeys, deletions);
    const start = await restoreElsewhere(path, bothKeys, { deletions });
    const node = await start(bothKeys);
    expect((await signIn(node, kept)).user.id).toBe(kept.id);
    for (const { loginCode } of [first, second])
      expect(await node.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
  });
});

describe('a backup during the change', () => {
  test('tells which other key its rows need', async () => {
    const user = await makeUser(before);
    await changeKey();
    const path = await makeBackup(bothKeys);
    expect((await verify(path, newKey)).counts['users']).toBe(1);
    await expect(restoreElsewhere(path, newKey)).rejects.toThrow('1 login code');
    const start = await restoreElsewhere(path, bothKeys);
    await expect(start(newKey)).rejects.toThrow('1 login code');
    expect((await signIn(await start(bothKeys), user)).user.id).toBe(user.id);
  });

  test('is signed by the key of the database before the first start', async () => {
    await makeUser(before);
    const path = await makeBackup(bothKeys);
    expect((await verify(path, oldKey)).counts['users']).toBe(1);
  });
});

test('a ledger of deletions moves to the new key', async () => {
  const user = await makeUser(before);
  await before.call('deleteData', { token: user.token });
  const path = newBackupPath(before);
  expect(await addDeletions(oldKey, path)).toBe(1);
  await changeKey();
  await expect(addDeletions(newKey, path)).rejects.toThrow('under another master key');
  expect(await addDeletions(bothKeys, path)).toBe(1);
  expect((await readDeletions(path, newKey)).rows).toHaveLength(1);
});
