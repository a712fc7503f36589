/** A calibration that is killed anywhere continues, and leaves nothing half done (ADR 28). */

import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeResult, inboxFolder } from '../../src/server/features/calibration/calibration.ts';
import { toPem } from '../../src/server/platform/crypto/x25519.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { storeCopies } from '../support/people/make-copies.ts';
import { calibration } from '../support/people/make-donations.ts';
import { scriptProcess } from '../support/process/run-script.ts';

let folder: string;
/** The server that runs beside the calibration: it has the database open. */
let server: Database | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spark-killed-'));
  writeFileSync(join(folder, 'key.pem'), toPem(calibration.privateKey), { mode: 0o600 });
  server = openSqlite(join(folder, 'data'));
  await server.migrate();
  await storeCopies(server, 330);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
}

/**
 * Ends the program with SIGKILL at a rename, where a crash could leave something half done.
 * `KILL_AT="before state 3"` means: just before the third rename to a path that contains "state".
 * Node loads this before the program.
 */
const killer = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const [when, part, count] = process.env.KILL_AT.split(' ');
  const rename = fs.renameSync;
  let renames = 0;
  const die = () => {
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  };
  fs.renameSync = (from, to) => {
    const isNow = count !== undefined && to.includes(part) && ++renames === Number(count);
    if (isNow && when === 'before') die();
    rename(from, to);
    if (isNow && when === 'after') die();
  };
  syncBuiltinESMExports();`;

/** Runs `npx spark calibration calibrate`, and ends it at `killAt` as above. */
function calibrate(args: readonly string[], killAt = ''): Promise<Ended> {
  const { args: program, options } = scriptProcess('calibration calibrate', args, {
    DATA_DIR: join(folder, 'data'),
    KILL_AT: killAt,
  });
  const hook = ['--import', `data:text/javascript,${encodeURIComponent(killer)}`];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...hook, ...program], options, (_, __, stderr) =>
      resolve({ code: child.exitCode, signal: child.signalCode, stderr }),
    );
  });
}

const withKey = () => ['--key', join(folder, 'key.pem'), '--seed', 'the seed'];
const state = () => join(folder, 'data', 'calibration', 'state');
const inbox = (extension: string) => {
  const path = inboxFolder(join(folder, 'data'));
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(extension)) : [];
};

describe('a calibration that is killed', { timeout: 240_000 }, () => {
  const killed = { code: null, signal: 'SIGKILL' };
  let undisturbed: string;

  test('writes nothing before its first save', async () => {
    expect(await calibrate(withKey(), 'before state 1')).toMatchObject(killed);
    expect(existsSync(state())).toBe(false);
  });

  test('keeps its last whole state', async () => {
    expect(await calibrate(withKey(), 'after state 3')).toMatchObject(killed);
    expect(statSync(state()).mode & 0o777).toBe(0o600);
    expect(await calibrate(withKey(), 'before state 10')).toMatchObject({
      ...killed,
      stderr: expect.stringMatching(/was stopped and continues/),
    });
  });

  test('leaves no half result in the inbox', async () => {
    expect(await calibrate(withKey(), 'before inbox 1')).toMatchObject(killed);
    expect([inbox('.json'), inbox('.tmp')]).toEqual([[], [expect.any(String)]]);
  });

  test('ends with the set of an undisturbed one', async () => {
    const last = await calibrate(withKey());
    expect(last).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/waits in .*inbox.*the running server takes it in/),
    });
    expect([existsSync(state()), inbox('.tmp')]).toEqual([false, []]);
    undisturbed = join(folder, 'undisturbed.json');
    const other = ['--out', undisturbed, '--state', join(folder, 'other')];
    expect(await calibrate([...withKey(), ...other])).toMatchObject({ code: 0 });
    const [name = ''] = inbox('.json');
    const path = join(inboxFolder(join(folder, 'data')), name);
    const [one, two] = [path, undisturbed].map((each) => decodeResult(readFileSync(each, 'utf8')));
    expect(one?.set).toEqual(two?.set);
    expect(one?.report).toEqual(two?.report);
  });

  test('adds a whole file, and refuses a changed one', async () => {
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, readFileSync(undisturbed, 'utf8').replace('people', 'peoplf'));
    expect(await calibrate(['--add', changed])).toMatchObject({
      code: 1,
      stderr: 'The file is not a whole result of a calibration.\n',
    });
    expect(await calibrate(['--add', undisturbed])).toMatchObject({ code: 0 });
    await server?.close();
    server = null;
    const stored = await calibrate(['--add', undisturbed]);
    expect(stored.stderr).toMatch(/is stored; .* New statistics are published\.\n$/);
    const again = await calibrate(['--add', undisturbed]);
    expect(again.stderr).toMatch(/is stored; .*switches to it\.\n$/);
  });
});
