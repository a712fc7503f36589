import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readKeys } from '../../src/server/platform/crypto/master-key.ts';
import { runScript, scriptProcess, type Settings } from '../support/process/run-script.ts';
import { freshFolder, freshStorage, openStorage } from '../support/server/fresh-storage.ts';
import { makeUser } from '../support/server/make-user.ts';
import { openTestApp } from '../support/server/test-app.ts';

const MASTER_KEY = Buffer.alloc(32, 5).toString('base64');

async function makeDatabase(accounts: number): Promise<Settings> {
  const place = { ...(await freshStorage('sqlite')), MASTER_KEY };
  const spark = await openTestApp({ db: openStorage(place), keys: readKeys(MASTER_KEY, '') });
  for (let made = 0; made < accounts; made += 1) await makeUser(spark);
  await spark.close();
  return place;
}

async function verifyInput(input: string, settings: Settings) {
  const { args, options } = scriptProcess('backup', ['--verify', '-'], settings);
  const child = spawn(process.execPath, args, options);
  child.stdin.on('error', () => {}); // it may end before it has read everything
  child.stdin.end(input);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, stderr };
}

test('goes through a pipe, and comes back', async () => {
  const place = await makeDatabase(2);
  const { code, stdout } = await runScript('backup', ['-'], place);
  expect(code).toBe(0);
  expect(await verifyInput(stdout, place)).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/complete and unchanged: made at \S+, 2 accounts/),
  });
  expect(await verifyInput(stdout.slice(0, -100), place)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('cut off'),
  });
  const file = join(freshFolder(), 'decrypted.jsonl');
  writeFileSync(file, stdout);
  const target = { ...(await freshStorage('sqlite')), MASTER_KEY };
  expect(await runScript('restore', [file, '--without-deletions'], target)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('2 accounts are restored'),
  });
}, 60_000);

test('saves a ledger to a file alone', async () => {
  expect(await runScript('deletions', ['-'], await makeDatabase(1))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('needs a file'),
  });
}, 60_000);

test('ends with an error when nobody reads the pipe', async () => {
  const place = await makeDatabase(1);
  const { args, options } = scriptProcess('backup', ['-'], place);
  const child = spawn(process.execPath, args, options);
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(stderr).not.toContain('accounts are in');
}, 60_000);

test('leaves no readable rest when it is interrupted', async () => {
  const place = await makeDatabase(1);
  const folder = freshFolder();
  const { args, options } = scriptProcess('backup', [join(folder, 'backup.jsonl')], place);
  const child = spawn(process.execPath, args, options);
  child.stderr.once('data', () => child.kill('SIGTERM')); // it has reported its first table
  await once(child, 'exit');
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
}, 60_000);
