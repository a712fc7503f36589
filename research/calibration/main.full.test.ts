import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeResult, inboxFolder } from '../../src/server/features/calibration/calibration.ts';
import { toPem } from '../../src/server/platform/crypto/seal-to-key.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { storeCopies } from '../../test/support/people/make-copies.ts';
import { calibration } from '../../test/support/people/make-donations.ts';
import { runScript } from '../../test/support/process/run-script.ts';
import { adminKey, openTestApp, type TestApp } from '../../test/support/server/test-app.ts';

let folder: string;
let dataDir: string;
let spark: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spark-calibrate-'));
  dataDir = join(folder, 'data');
  writeFileSync(join(folder, 'key.pem'), toPem(calibration.privateKey), { mode: 0o600 });
  const db = openSqlite(dataDir);
  await db.migrate();
  await storeCopies(db, 330);
  spark = await openTestApp({ db, calibrationInbox: inboxFolder(dataDir) });
});
afterAll(async () => {
  await spark.app.close();
  await spark.db.close();
  rmSync(folder, { recursive: true, force: true });
});

const calibrate = (...args: string[]) =>
  runScript('fit', args, { DATA_DIR: dataDir }, 'research/calibration/main.ts');
const add = (path: string) => runScript('calibration add', [path], { DATA_DIR: dataDir });
const withKey = () => ['--key', join(folder, 'key.pem'), '--seed', 'the seed'];
const inbox = () => readdirSync(inboxFolder(dataDir));

describe('a calibration beside a server', { timeout: 240_000 }, () => {
  const out = () => join(folder, 'result.json');

  test('leaves its result in the inbox', async () => {
    expect(await calibrate(...withKey())).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^# The parameter set .*\n\n## What would change/),
      stderr: expect.stringMatching(/waits in .*inbox.*when an administrator opens Scoring/),
    });
    expect(inbox()).toEqual([expect.stringMatching(/\.json$/)]);
  });

  test('is repeatable', async () => {
    const [name = ''] = inbox();
    expect(await calibrate(...withKey(), '--out', out())).toMatchObject({ code: 0 });
    const paths = [join(inboxFolder(dataDir), name), out()];
    const [one, two] = paths.map((path) => decodeResult(readFileSync(path, 'utf8')));
    expect(one).toEqual(two);
  });

  test('refuses a changed file, and adds a whole one', async () => {
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(out(), 'utf8').replace('people', 'peoplf'));
    expect(await add(changed)).toMatchObject({
      code: 1,
      stderr: 'The file is not a whole result of a calibration.\n',
    });
    expect(await add(out())).toMatchObject({ code: 0 });
  });

  test('reaches the console', async () => {
    const { version } = decodeResult(readFileSync(out(), 'utf8'));
    const { sets } = await spark.call('listParameterSets', { adminKey });
    expect(sets.map((set) => set.version)).toEqual([version]);
    expect(inbox()).toEqual([]);
  });
});
