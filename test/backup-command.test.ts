import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './server-process.ts';
import { call, countMissing, newPerson, saveOne } from './survey-taker.ts';
import { engine, makePostgresDatabase } from './test-database.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

type Settings = Readonly<Record<string, string>>;

/** Exit code, and what stood on stderr. */
function run(command: 'backup' | 'restore', args: readonly string[], settings: Settings): Promise<{ code: number; said: string }> {
  const program = ['--disable-warning=ExperimentalWarning', 'src/server/backup/main.ts', command, ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, program, { cwd: root, env: { PATH: process.env['PATH'], ...settings } }, (_, __, said) => resolve({ code: child.exitCode ?? -1, said }));
  });
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'spark-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const masterKey = { MASTER_KEY: Buffer.alloc(32, 5).toString('base64') };

async function freshPlace(on: typeof engine): Promise<Settings & { DATA_DIR: string }> {
  const folder = { DATA_DIR: freshFolder(), ...masterKey };
  if (on === 'sqlite') return folder;
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  return { ...folder, DATABASE_URL: url };
}

/** From SQLite to SQLite, and from SQLite to PostgreSQL: a backup is how one moves from the one to the other. */
test('a backup is taken while the server serves, refused where it would overwrite, restored, and served again (B10)', async () => {
  const [first, second, file] = [await freshPlace('sqlite'), await freshPlace(engine), join(freshFolder(), 'backup.jsonl')];
  const server = await startServer(first.DATA_DIR, first);
  onTestFinished(() => server.kill());
  const person = await newPerson(server.address);
  for (let i = 0; i < 5; i += 1) await saveOne(person, server.address);
  const { loginCode } = await call(server.address, 'createUnique');

  expect(await run('backup', [file], first)).toEqual({ code: 0, said: expect.stringContaining('2 accounts are in') });
  expect(await run('backup', [file], first)).toEqual({ code: 1, said: expect.stringContaining('exists already') });
  expect(await run('restore', [file, '--replace'], first)).toEqual({ code: 1, said: expect.stringMatching(/in use by another process/) });
  await saveOne(person, server.address);
  expect(await countMissing(person, server.address)).toBe(0);

  expect(await run('restore', [file], { ...second, MASTER_KEY: Buffer.alloc(32, 6).toString('base64') })).toEqual({ code: 1, said: expect.stringContaining('another master key') });
  expect(await run('restore', [file], second)).toEqual({ code: 0, said: expect.stringContaining('2 accounts are restored') });
  expect(await run('restore', [file], second)).toEqual({ code: 1, said: expect.stringContaining('--replace') });
  const again = await startServer(second.DATA_DIR, second);
  onTestFinished(() => again.kill());
  await call(again.address, 'login', undefined, { loginCode });
}, 60_000);
