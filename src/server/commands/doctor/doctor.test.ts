/** The doctor's findings in a deployment. */

import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMailbox } from '../../../../test/support/mailbox.ts';
import {
  findLines,
  randomLookingKey,
  runDoctor,
  startServerOnce,
  succeed,
} from '../../../../test/support/process/run-doctor.ts';
import { runScript, type Settings } from '../../../../test/support/process/run-script.ts';
import { startServer } from '../../../../test/support/process/server-process.ts';
import { freshFolder, openStorage } from '../../../../test/support/server/fresh-storage.ts';
import { engine } from '../../../../test/support/server/test-database.ts';
import { testInFull } from '../../../../test/support/test-in-full.ts';
import { newKeyPair } from '../../platform/crypto/seal-to-key.ts';
import { SchemaTooEarly, SchemaTooNew } from '../../platform/db/database-errors.ts';
import { makeCalibrationKey } from '../calibration-key.ts';

describe('doctor', () => {
  testInFull('finds no problem in a correct deployment', async () => {
    const [place, backups, mailbox] = [await startServerOnce(), freshFolder(), await openMailbox()];
    onTestFinished(() => mailbox.close());
    await succeed('backup', join(backups, 'one.jsonl'), place);
    await succeed('deletions', join(backups, 'one.ledger'), place);
    const settings = {
      ...place,
      PUBLIC_URL: 'https://survey.example',
      HSTS: 'on',
      TRUST_PROXY: '1',
      DEMO: 'off',
      ADMIN_KEY: 'anna=0123456789abcdef',
      CONTACT: 'who@survey.example',
      OPERATOR_NAME: 'Anna Muster',
      IMPRINT_URL: 'https://survey.example/imprint',
      MAIL_URL: mailbox.url,
      MAIL_FROM: 'no-reply@survey.example',
    };
    const { lines } = await runDoctor(settings, backups);
    // The tests run PostgreSQL without fsync, because this is faster.
    const withoutFsync =
      'problem PostgreSQL: fsync is off, synchronous_commit is off: answers are acknowledged before they are on the disk. Turn both on.';
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual(
      engine === 'sqlite' ? [] : [withoutFsync],
    );
    const expected = [
      'ok database: Answers, and its schema is up to date.',
      'ok backups: The newest is 0 hours old.',
      'ok deletions: Were saved 0 hours ago.',
      'ok mail server: Answers, and takes our sign-in.',
      'ok PUBLIC_URL: Is https.',
      'ok MASTER_KEY: Given.',
      ...(engine === 'sqlite' ? [] : ["ok clock: Agrees with the database server's."]),
    ];
    expect(lines).toEqual(expect.arrayContaining(expected));
    const warnings = lines.filter((line) => line.startsWith('warning'));
    const isOfTest = (line: string) => /: (The user|Lie on)/.test(line);
    expect(warnings.filter((line) => !isOfTest(line))).toEqual([]);
  });

  test('names what is missing before the first start, without writing', async () => {
    const folder = freshFolder();
    const { lines } = await runDoctor({ DATA_DIR: folder });
    expect(await runScript('doctor', [], { DATA_DIR: folder })).toEqual({
      code: 1,
      stdout: expect.stringMatching(/\nproblem {2}PUBLIC_URL [^]*\n\d problems?, \d warnings\.\n$/),
      stderr: '',
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'problem PUBLIC_URL',
      'warning MAIL_URL',
      'warning CONTACT',
      'ok data folder',
      'warning MASTER_KEY',
      'warning ADMIN_KEY',
      'warning database',
      'warning backups',
    ]);
    expect(readdirSync(folder)).toEqual([]);
    expect((await runDoctor({ DATA_DIR: join(folder, 'none') })).lines).toContainEqual(
      expect.stringMatching(/^warning data folder: .*does not exist yet/),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('calls a public site without name, imprint and contact not ready', async () => {
    const settings = { DATA_DIR: freshFolder(), PUBLIC_URL: 'https://survey.example' };
    const { lines } = await runDoctor(settings);
    for (const name of ['CONTACT', 'OPERATOR_NAME', 'IMPRINT_URL'])
      expect(lines).toContainEqual(expect.stringMatching(`^problem ${name}: Not set`));
  });

  testInFull('tells whether the database takes writes', async () => {
    const place = await startServerOnce();
    expect(await findLines(place, 'saving')).toEqual(['ok saving: The database takes writes.']);
    if (engine === 'sqlite') return;
    const readOnly = new URL(place['DATABASE_URL'] ?? '');
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const DATABASE_URL = readOnly.href.replaceAll('+', '%20');
    expect(await findLines({ ...place, DATABASE_URL }, 'saving')).toEqual([
      'problem saving: The database is read-only.',
    ]);
  });

  test('detects an early, a newer and a missing schema', async () => {
    const place = await startServerOnce();
    const findDatabaseLines = () => findLines(place, 'database');
    const change = async (statement: ReturnType<typeof sql>): Promise<void> => {
      const db = openStorage(place);
      await db.write((tx) => statement.execute(tx));
      await db.close();
    };
    await change(
      sql`update kysely_migration set name = '001-first' where name = '001-version-1.0'`,
    );
    expect(await findDatabaseLines()).toEqual([
      `problem database: ${new SchemaTooEarly().message}`,
    ]);
    await change(
      sql`update kysely_migration set name = '001-version-1.0' where name = '001-first'`,
    );
    await change(sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026')`);
    expect(await findDatabaseLines()).toEqual([
      `problem database: ${new SchemaTooNew(['999-later']).message}`,
    ]);
    await change(sql`delete from kysely_migration where name = '999-later'`);
    await change(sql`delete from instance`);
    expect(await findDatabaseLines()).toEqual([
      'warning database: Answers; the server has never been started on it.',
    ]);
  });

  testInFull('detects a folder and keys that others can read', async () => {
    const DATA_DIR = freshFolder();
    const server = await startServer(DATA_DIR, { ADMIN_KEY: '' });
    await server.stop();
    const closed = (await runDoctor({ DATA_DIR })).lines;
    expect(closed.filter((line) => /data folder|keys/.test(line))).toEqual([
      `ok data folder: ${DATA_DIR} is closed to others.`,
    ]);
    for (const name of ['master.key', 'admin-key.sha256']) chmodSync(join(DATA_DIR, name), 0o640);
    chmodSync(DATA_DIR, 0o755);
    const open = (await runDoctor({ DATA_DIR })).lines;
    const subjects = open.flatMap((line) => /^(.*:) Others on this machine/.exec(line)?.[1] ?? []);
    expect(subjects).toEqual(['problem data folder:', 'problem keys:', 'problem keys:']);
  });

  test('detects a secret file that others can read', async () => {
    const path = join(freshFolder(), 'master_key');
    writeFileSync(path, randomLookingKey, { mode: 0o600 });
    const settings = { DATA_DIR: freshFolder(), MASTER_KEY_FILE: path };
    expect(await findLines(settings, 'keys')).toEqual([]);
    chmodSync(path, 0o640);
    expect(await findLines(settings, 'keys')).toEqual([
      `problem keys: Others on this machine can read ${path} (640). Run: chmod 600 ${path}`,
    ]);
  });

  test('checks where the private key of calibration lies', async () => {
    const [DATA_DIR, path] = [freshFolder(), join(freshFolder(), 'key.pem')];
    const toSetting = (key: Uint8Array): string => Buffer.from(key).toString('base64');
    const CALIBRATION_PUBLIC_KEY = toSetting(makeCalibrationKey(path, DATA_DIR));
    const findLine = async (settings: Settings): Promise<string | undefined> =>
      (await findLines({ DATA_DIR, ...settings }, 'calibration'))[0];
    expect(await findLine({})).toBeUndefined();
    expect(await findLine({ CALIBRATION_PUBLIC_KEY })).toMatch(/^ok .*may donate/);
    const CALIBRATION_PRIVATE_KEY_FILE = path;
    const both = { CALIBRATION_PUBLIC_KEY, CALIBRATION_PRIVATE_KEY_FILE };
    expect(await findLine(both)).toMatch(/^ok .*opens what visitors donate/);
    const other = toSetting(newKeyPair().publicKey);
    expect(await findLine({ ...both, CALIBRATION_PUBLIC_KEY: other })).toMatch(/^problem .*belong/);
    chmodSync(path, 0o640);
    expect(await findLine(both)).toMatch(/^problem .*Others on this machine/);
    const inside = join(DATA_DIR, 'key.pem');
    writeFileSync(inside, readFileSync(path), { mode: 0o600 });
    expect(await findLine({ ...both, CALIBRATION_PRIVATE_KEY_FILE: inside })).toMatch(
      /^problem .*beside the copies/,
    );
  });

  testInFull('detects a different and a missing master key', async () => {
    const { MASTER_KEY: _, ...place } = await startServerOnce();
    const findLast = async (settings: Settings) => (await findLines(settings, 'MASTER_KEY')).at(-1);
    expect(await findLast(place)).toMatch(/^problem MASTER_KEY: Is missing/);
    const MASTER_KEY = Buffer.from(randomLookingKey, 'base64').reverse().toString('base64');
    expect(await findLast({ ...place, MASTER_KEY })).toMatch(/^problem MASTER_KEY: Is not the one/);
  });
});
