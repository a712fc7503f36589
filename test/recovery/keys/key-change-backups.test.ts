/** Backups and ledgers of deletions from before a change of the master key (ADR 36). */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { verify } from '../../../src/server/commands/backup/backup-reader.ts';
import { backUp } from '../../../src/server/commands/backup/backup.ts';
import { readDeletions, saveDeletions } from '../../../src/server/commands/backup/deletions.ts';
import { restore, type RestoreOptions } from '../../../src/server/commands/backup/restoration.ts';
import { deriveKeyId, type Keyring } from '../../../src/server/platform/crypto/keyring.ts';
import { makeUser } from '../../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../support/server/test-app.ts';
import { openTestSnapshot } from '../../support/server/test-database.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import {
  bothKeys,
  newKey,
  newKeys,
  oldKey,
  oldKeys,
  signIn,
  startNode,
} from './key-change-nodes.ts';

let folder: string;
let before: TestApp;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spark-key-change-'));
  before = await openTestApp({ keys: oldKeys });
  onTestFinished(async () => {
    await before.close();
    rmSync(folder, { recursive: true });
  });
});

async function save<T>(
  write: (deps: Parameters<typeof backUp>[0], path: string) => Promise<T>,
  keys: Keyring,
  path: string,
): Promise<T> {
  const snapshot = openTestSnapshot(before.folder);
  const deps = { snapshot, keys, now: before.now, report: () => {} };
  return write(deps, path).finally(() => snapshot.close());
}

async function makeBackup(keys: Keyring): Promise<string> {
  const path = join(folder, 'backup.jsonl');
  await save(backUp, keys, path);
  return path;
}

/** Restores into an empty place and returns a function that starts a node on it. */
async function restoreElsewhere(
  path: string,
  keys: Keyring,
  options: Partial<RestoreOptions> = { withoutDeletions: true },
) {
  const place = await openAppForTest({ keys: keys.current });
  await restore({ db: place.db, keys, report: () => {} }, path, {
    replace: false,
    ...options,
  });
  return (keyring: Keyring) => startNode(place.db, keyring);
}

/** Starts a node with both keys, which changes the key of the database. */
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
    const deletions = join(folder, 'deletions.ledger');
    await save(saveDeletions, bothKeys, deletions);
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
  const path = join(folder, 'deletions.ledger');
  expect(await save(saveDeletions, oldKey, path)).toBe(1);
  await changeKey();
  await expect(save(saveDeletions, newKey, path)).rejects.toThrow('under another master key');
  expect(await save(saveDeletions, bothKeys, path)).toBe(1);
  expect((await readDeletions(path, newKey)).rows).toHaveLength(1);
});

test('a restore refuses where a deletion needs a missing key', async () => {
  const [user, kept] = [await makeUser(before), await makeUser(before)];
  const during = await changeKey();
  for (const person of [user, kept]) await signIn(during, person);
  const path = await makeBackup(bothKeys);
  const again = await startNode(before.db, { current: oldKeys, previous: newKeys });
  const { accessToken: token } = await signIn(again, user);
  await again.call('deleteData', { token });
  const last = await changeKey();
  const restoreWith = (keys: Keyring) =>
    restore({ db: before.db, keys, report: () => {} }, path, { replace: true });
  await expect(restoreWith(newKey)).rejects.toThrow(`id ${deriveKeyId(oldKeys.check)}`);
  await restoreWith(bothKeys);
  const { loginCode } = user;
  expect(await last.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
});
