/** What an operator sees while the master key changes (ADR 36). */

import { sql } from 'kysely';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keysCommand } from '../../../src/server/commands/keys.ts';
import { singleKey } from '../../../src/server/platform/crypto/keyring.ts';
import { readKeys } from '../../../src/server/platform/crypto/keys.ts';
import { SchemaTooEarly } from '../../../src/server/platform/db/errors.ts';
import { markAsMoved } from '../../../src/server/platform/db/sqlite/folder.ts';
import { hasSqliteDatabase, openSqlite } from '../../../src/server/platform/db/sqlite/sqlite.ts';
import { randomLookingKey, runDoctor } from '../../support/process/run-doctor.ts';
import { runScript, type Settings } from '../../support/process/run-script.ts';
import { expectServerEnd, startServer } from '../../support/process/server-process.ts';
import { freshFolder, freshStorage } from '../../support/server/fresh-storage.ts';
import { call } from '../../support/server/survey-taker.ts';
import { makeStorage } from './key-change-nodes.ts';

const newKey = Buffer.from(randomLookingKey, 'base64').reverse().toString('base64');

async function start(place: Settings) {
  const server = await startServer(place['DATA_DIR'] ?? '', place);
  onTestFinished(() => server.kill());
  return server;
}

async function findDoctorLines(place: Settings): Promise<string[]> {
  const { lines } = await runDoctor(place);
  return lines.filter((line) => /^\w+ MASTER_KEY_PREVIOUS:/.test(line));
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

  expect(await findDoctorLines(both)).toEqual([]);
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

describe.each([[''], ['--drop']])('npx spark keys %s', (option) => {
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

test('npx spark keys answers beside a running server', async () => {
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
