/** What an operator is told of wrong settings of the two master keys (ADR 36). */

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { adoptMasterKey, dropPreviousKey } from '../../../src/server/features/accounts/accounts.ts';
import { masterKeyFile } from '../../../src/server/platform/crypto/keys.ts';
import { runDoctor } from '../../support/process/run-doctor.ts';
import { runScript, type Settings } from '../../support/process/run-script.ts';
import { expectServerEnd, startServer } from '../../support/process/server-process.ts';
import { freshFolder, freshStorage, openStorage } from '../../support/server/fresh-storage.ts';
import { makeUser } from '../../support/server/make-user.ts';
import { makeMasterKey } from '../../support/server/test-keys.ts';
import { testInFull } from '../../support/test-in-full.ts';
import { bothKeys, makeStorage, newKey, newKeys, oldKey, startNode } from './key-change-nodes.ts';

const [oldMasterKey, newMasterKey] = [makeMasterKey(1), makeMasterKey(2)];

async function findDoctorLines(settings: Settings): Promise<string[]> {
  const { lines } = await runDoctor(settings);
  return lines.filter((line) => /^\w+ MASTER_KEY\w*:/.test(line) && !line.includes(': Given'));
}

testInFull(
  'a previous master key without a current one is refused',
  async () => {
    const storage = await makeStorage(oldKey);
    const settings = { ...storage, MASTER_KEY_PREVIOUS: oldMasterKey };
    const refused = await expectServerEnd(startServer(storage.DATA_DIR, settings));
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('MASTER_KEY_PREVIOUS is set, but the master key is missing.'),
    });
    expect(await runScript('restore', [join(freshFolder(), 'none')], settings)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the master key is missing'),
    });
    expect(existsSync(join(storage.DATA_DIR, masterKeyFile))).toBe(false); // none is made up
    expect(await findDoctorLines(settings)).toContainEqual(
      expect.stringMatching(/^problem MASTER_KEY: Is missing/),
    );
  },
  30_000,
);

testInFull(
  'a server that cannot listen changes no key',
  async () => {
    const storage = await makeStorage(oldKey);
    const blocker = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void blocker.close());
    await once(blocker, 'listening');
    const address = blocker.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const changing = {
      ...storage,
      MASTER_KEY: newMasterKey,
      MASTER_KEY_PREVIOUS: oldMasterKey,
      PORT,
    };
    const refused = await expectServerEnd(startServer(storage.DATA_DIR, changing));
    expect(refused).toMatchObject({ output: expect.stringContaining('The port is in use') });
    const again = await startServer(storage.DATA_DIR, { ...storage, MASTER_KEY: oldMasterKey });
    expect(await again.stop()).toBe(0);
  },
  30_000,
);

test('the doctor names a previous key equal to the current', async () => {
  const storage = await freshStorage();
  await (await startServer(storage.DATA_DIR, storage)).stop(); // makes up a key
  const path = join(storage.DATA_DIR, masterKeyFile);
  const settings = { ...storage, MASTER_KEY_PREVIOUS: readFileSync(path, 'utf8').trim() };
  expect(await findDoctorLines(settings)).toContainEqual(
    expect.stringMatching(/^problem MASTER_KEY_PREVIOUS: .*is the current master key/),
  );
}, 30_000);

describe('a wrong previous master key', () => {
  const wrongKey = makeMasterKey(3);

  test('is not called right where nothing needs one', async () => {
    const storage = await makeStorage(newKey);
    const settings = { MASTER_KEY: newMasterKey, MASTER_KEY_PREVIOUS: wrongKey };
    expect(await findDoctorLines({ ...storage, ...settings })).toContainEqual(
      'warning MASTER_KEY_PREVIOUS: Is not the key before the current one. Remove it, unless a backup needs it.',
    );
  });

  test('is not called right where another one is needed', async () => {
    const storage = await makeStorage(oldKey, async (db) => {
      await makeUser(await startNode(db, oldKey));
      await adoptMasterKey(db, bothKeys);
    });
    const wrong = { ...storage, MASTER_KEY: newMasterKey, MASTER_KEY_PREVIOUS: wrongKey };
    const rest = '1 login code and 1 share link.';
    expect(await findDoctorLines(wrong)).toContainEqual(
      `problem MASTER_KEY_PREVIOUS: Is not the key before the current one, so the server refuses to start. Without that key these stop working: ${rest}`,
    );
    const db = openStorage(storage);
    onTestFinished(() => db.close());
    await dropPreviousKey(db, newKeys);
    expect(await findDoctorLines(wrong)).toContainEqual(
      `warning MASTER_KEY_PREVIOUS: Is not noted in the database. These need the key of their time: ${rest}`,
    );
  });
});
