/** The command `spark move` (ADR 7 in docs/adr/). */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { seed } from '../../src/server/commands/seed-database.ts';
import { readKeyring } from '../../src/server/platform/crypto/keyring.ts';
import { describeMove } from '../../src/server/platform/db/sqlite/folder.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { runScript, scriptProcess, type Settings } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';
import { call, countMissing, newPerson, saveOne } from '../support/server/survey-taker.ts';
import { bank } from '../support/server/test-app.ts';
import { openPostgresDatabase } from '../support/server/test-database.ts';

const run = (args: readonly string[], settings: Settings) => runScript('move', args, settings);

function runAndInterrupt(args: readonly string[], settings: Settings): Promise<string | null> {
  const started = scriptProcess('move', args, settings);
  const child: ChildProcess = spawn(process.execPath, started.args, {
    ...started.options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (/ [3-9]0 %/.test(output)) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)));
}

test('refuses a running source, survives interruption, runs only once', async () => {
  const settings = { DATA_DIR: freshFolder() };
  expect(await run([], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('spark move'),
  });
  const { url, db } = await openPostgresDatabase();
  expect(await run([url], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no database in'),
  });
  expect(await run(['mysql://x'], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DATABASE_URL must be'),
  });
  const embedded = openSqlite(settings.DATA_DIR);
  await seed(
    {
      db: embedded,
      bank,
      keyring: readKeyring(settings),
      now: Date.now,
      random: randomBytes,
    },
    { count: 6000, distinctSetBs: 5 },
  );
  await embedded.close();

  const server = await startServer(settings.DATA_DIR);
  onTestFinished(() => server.kill());
  const person = await newPerson(server.address);
  for (let i = 0; i < 5; i += 1) await saveOne(person, server.address);
  expect(await run([url], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('in use by another process'),
  });
  await server.stop();

  expect(await runAndInterrupt([url], settings)).toBe('SIGKILL');
  expect(await db.read((tx) => tx.selectFrom('users').select('id').execute())).toEqual([]);
  const moved = await run([], { ...settings, DATABASE_URL: url });
  expect(moved).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(
      /attempts: 6001 rows, checksum [0-9a-f]{16} on both.*100 %.*6001 accounts are moved/s,
    ),
  });
  expect(await run([url], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  });
  expect(moved.stderr).not.toContain(url);
  expect(describeMove(settings.DATA_DIR)).toContain('was moved to PostgreSQL on');

  const again = await startServer(settings.DATA_DIR, { DATABASE_URL: url });
  onTestFinished(() => again.kill());
  expect(await countMissing(person, again.address)).toBe(0);
  await saveOne(person, again.address);
  expect((await call(again.address, 'me', person.token)).surveyCompleted).toBe(false);
}, 90_000);
