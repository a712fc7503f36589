import { dirname } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../../src/server/commands/backup/backup-reader.ts';
import type { RestoreOptions } from '../../../src/server/commands/backup/restoration.ts';
import { countRowsOnPreviousKey } from '../../../src/server/features/accounts/accounts.ts';
import { type Keyring, noRows, singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import { runDoctor } from '../../support/process/run-doctor.ts';
import { runScript } from '../../support/process/run-script.ts';
import { restoreInto, saveBackup } from '../../support/server/backups.ts';
import { freshFolder } from '../../support/server/fresh-storage.ts';
import { makeUser, type TestUser } from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { makeKeys, makeMasterKey } from '../../support/server/test-keys.ts';
import { openAppForTest } from '../../support/server/use-test-app.ts';
import { signIn, startNode } from './key-change-nodes.ts';

const [firstKeys, secondKeys, thirdKeys] = [makeKeys(1), makeKeys(2), makeKeys(3)];
const secondKey = singleKey(secondKeys);
const firstChange: Keyring = { current: secondKeys, previous: firstKeys };
const secondChange: Keyring = { current: thirdKeys, previous: secondKeys };

const openPlace = (keys: Keyring): Promise<TestApp> => openAppForTest({ keys: keys.current });

const restoreAll = (
  place: TestApp,
  path: string,
  keys: Keyring,
  options: Partial<RestoreOptions> = {},
) => restoreInto(place, path, { withoutDeletions: true, ...options, keys });

let path: string;
let user: TestUser;
/** Where the first change began, and a backup was made during it. */
let source: TestApp;
beforeEach(async () => {
  source = await openPlace(singleKey(firstKeys));
  user = await makeUser(source);
  await startNode(source.db, firstChange);
  path = await saveBackup(source, firstChange);
});

describe('a backup from during a change, without the key before', () => {
  const rest = '1 login code and 1 share link';

  test('is refused before anything is discarded', async () => {
    const place = await openPlace(secondKey);
    const current = await makeUser(place);
    await expect(restoreAll(place, path, secondKey, { replace: true })).rejects.toThrow(
      `These of the backup would not work, because the master key before the one that signed it is not set: ${rest}. Name it in MASTER_KEY_PREVIOUS, or add --without-previous-key to give them up.`,
    );
    expect((await signIn(place, current)).user.id).toBe(current.id);
  });

  test('is restored without what needs it, if asked to', async () => {
    const place = await openPlace(secondKey);
    await restoreAll(place, path, secondKey, { withoutPreviousKey: true });
    const { loginCode } = user;
    const alone = await startNode(place.db, secondKey);
    expect(await alone.refused('login', { body: { loginCode } })).toMatchObject({ status: 401 });
    expect(await place.db.read(countRowsOnPreviousKey)).toMatchObject({ login_code: 1 });
    expect((await signIn(await startNode(place.db, firstChange), user)).user.id).toBe(user.id);
  });

  test('is restored if nothing needs it', async () => {
    await signIn(await startNode(source.db, firstChange), user);
    const moved = await saveBackup(source, firstChange);
    const place = await openPlace(secondKey);
    await restoreAll(place, moved, secondKey);
    expect((await signIn(await startNode(place.db, secondKey), user)).user.id).toBe(user.id);
  });

  test('is named by --verify and by the doctor', async () => {
    expect((await verify(path, secondKey)).unreachable).toEqual({
      ...noRows,
      login_code: 1,
      share_code: 1,
    });
    expect((await verify(path, firstChange)).unreachable).toEqual(noRows);
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
  }, 30_000);
});

describe('a backup from an earlier change', () => {
  test('is refused with the keys of the later one', async () => {
    const place = await openPlace(secondChange);
    await expect(restoreAll(place, path, secondChange)).rejects.toThrow(
      'Restore it into an empty database with the two master keys of that time',
    );
  });

  test('is restored with its own keys, and then changed', async () => {
    const place = await openPlace(secondKey);
    await restoreAll(place, path, firstChange);
    await signIn(await startNode(place.db, firstChange), user);
    await startNode(place.db, secondKey);
    expect((await signIn(await startNode(place.db, secondChange), user)).user.id).toBe(user.id);
  });
});
