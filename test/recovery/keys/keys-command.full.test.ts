/** The operator's view of a change of the master key (ADR 36). */

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keysCommand } from '../../../src/server/commands/keys-command.ts';
import { adoptMasterKey, dropPreviousKey } from '../../../src/server/features/keys/keys.ts';
import { singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import { masterKeyFile, readKeys } from '../../../src/server/platform/crypto/master-key.ts';
import { SchemaTooEarly } from '../../../src/server/platform/db/database-errors.ts';
import { markAsMoved } from '../../../src/server/platform/db/sqlite/folder.ts';
import { hasSqliteDatabase, openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { randomLookingKey, runDoctor } from '../../support/process/run-doctor.ts';
import { runScript, type Settings } from '../../support/process/run-script.ts';
import { expectServerEnd, startServer } from '../../support/process/server-process.ts';
import { freshFolder, freshStorage, openStorage } from '../../support/server/fresh-storage.ts';
import { makeUser } from '../../support/server/make-user.ts';
import { call } from '../../support/server/survey-taker.ts';
import { makeMasterKey } from '../../support/server/test-keys.ts';
import {
  bothKeys,
  makeStorage,
  newKey as newKeyring,
  newKeys,
  oldKey,
  startNode,
} from './key-change-nodes.ts';

const [oldMasterKey, newMasterKey] = [makeMasterKey(1), makeMasterKey(2)];

const newKey = Buffer.from(randomLookingKey, 'base64').reverse().toString('base64');

async function start(place: Settings) {
  const server = await startServer(place['DATA_DIR'] ?? '', place);
  onTestFinished(() => server.kill());
  return server;
}

async function findDoctorLines(settings: Settings): Promise<string[]> {
  const { lines } = await runDoctor(settings);
  return lines.filter((line) => /^\w+ MASTER_KEY\w*:/.test(line) && !line.includes(': Given'));
}

test('the previous master key is dropped by command alone', async () => {
  const storage = await freshStorage();
  const old = { ...storage, MASTER_KEY: randomLookingKey };
  const both = { ...storage, MASTER_KEY: newKey, MASTER_KEY_PREVIOUS: randomLookingKey };
  const alone = { ...storage, MASTER_KEY: newKey };
  const first = await start(old);
  await call(first.address, 'createUnique');
  const { loginCode } = await call(first.address, 'createUnique');
  await first.stop();

  expect(await findDoctorLines(both)).toEqual([
    'warning MASTER_KEY: Is new: the next start of the server changes to it.',
  ]);
  expect(await runScript('keys', [], both)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('until the server starts'),
  });
  const second = await start(both);
  await call(second.address, 'login', undefined, { loginCode });
  await second.stop();
  const rest = '1 login code and 1 share link.';
  expect(await findDoctorLines(both)).toEqual([
    expect.stringContaining(`warning MASTER_KEY_PREVIOUS: Is still needed for ${rest}`),
  ]);
  expect(await findDoctorLines(alone)).toEqual([
    expect.stringContaining('problem MASTER_KEY_PREVIOUS: Is not set'),
  ]);
  const refused = await expectServerEnd(startServer(storage.DATA_DIR, alone));
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(`working: ${rest}`) });

  expect(await runScript('keys', ['--drop'], both)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Remove MASTER_KEY_PREVIOUS'),
  });
  expect(await runScript('keys', [], alone)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`still needed for ${rest}`),
  });
  expect(await runScript('keys', ['--drop'], alone)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`Given up: ${rest}`),
  });
  const unreachable = `Is not set, and without it these do not work: ${rest}`;
  expect(await findDoctorLines(alone)).toEqual([`warning MASTER_KEY_PREVIOUS: ${unreachable}`]);
  expect(await runScript('keys', [], alone)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(`The current master key does not find ${rest}`),
  });
  const third = await start(alone);
  await call(third.address, 'login', undefined, { loginCode });
}, 60_000);

describe.each([[''], ['--drop']])('spark keys %s', (option) => {
  afterEach(() => void vi.unstubAllEnvs());
  const runKeys = (settings: Settings) => {
    for (const [name, value] of Object.entries({ ...settings, MASTER_KEY: newKey }))
      vi.stubEnv(name, value);
    return keysCommand.run(option === '' ? [] : [option]);
  };

  test('refuses a folder whose database was moved', async () => {
    const DATA_DIR = freshFolder();
    await openSqlite(DATA_DIR).close();
    markAsMoved(DATA_DIR, '2026-05-01');
    await expect(runKeys({ DATA_DIR })).rejects.toThrow(
      /^The database in .* was moved to PostgreSQL, /,
    );
  });

  test('creates no database', async () => {
    const DATA_DIR = freshFolder();
    await expect(runKeys({ DATA_DIR })).rejects.toThrow(`There is no database in ${DATA_DIR}.`);
    expect(hasSqliteDatabase(DATA_DIR)).toBe(false);
  });

  test('refuses a database from before version 1.0', async () => {
    const storage = await makeStorage(singleKey(readKeys(newKey, '')), (db) =>
      db.write((tx) =>
        sql`update kysely_migration set name = '001-first' where name = '001-version-1.0'`.execute(
          tx,
        ),
      ),
    );
    await expect(runKeys(storage)).rejects.toThrow(SchemaTooEarly);
  });
});

test('spark keys answers beside a running server', async () => {
  const place = { ...(await freshStorage()), MASTER_KEY: newKey };
  await start(place);
  expect(await runScript('keys', [], place)).toMatchObject({
    code: 0,
    stderr: 'Nothing in the database needs a previous master key.\n',
  });
});

test('one key in both settings is refused', async () => {
  const storage = await freshStorage();
  const both = {
    ...storage,
    MASTER_KEY: randomLookingKey,
    MASTER_KEY_PREVIOUS: randomLookingKey,
  };
  expect(await runScript('config', [], both)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('must differ from MASTER_KEY'),
  });
});

test('a previous master key without a current one is refused', async () => {
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
}, 30_000);

test('a server that cannot listen changes no key', async () => {
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
}, 30_000);

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
    const storage = await makeStorage(newKeyring);
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
