/** Starting and stopping the server on the embedded engine. */

import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FolderInUse, markAsMoved } from '../../src/server/platform/db/sqlite/folder.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { runScript } from '../support/process/run-script.ts';
import { expectServerEnd, startServer } from '../support/process/server-process.ts';
import { freshFolder } from '../support/server/fresh-storage.ts';

describe('two processes on one folder', () => {
  test('the second starts only after the first is killed', async () => {
    const folder = freshFolder();
    const first = await startServer(folder);
    onTestFinished(() => first.kill());

    const refused = await expectServerEnd(startServer(folder));
    expect(refused.code).toBe(1);
    expect(refused.output.trim()).toBe(
      `The data folder ${folder} is in use by another process (process ${first.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
    expect(() => openSqlite(folder)).toThrow(FolderInUse);
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);

    await first.kill();
    const second = await startServer(folder);
    onTestFinished(() => second.kill());
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });

  test('a second opening in one process is refused too', async () => {
    const folder = freshFolder();
    const first = openSqlite(folder);
    expect(() => openSqlite(folder)).toThrow(`in use by another process (process ${process.pid})`);
    await first.close();
    await openSqlite(folder).close();
  });
});

describe('starting', () => {
  test('with wrong settings ends at once and names each', async () => {
    const { code, output } = await expectServerEnd(
      startServer(freshFolder(), { PORT: 'x', HSTS: 'maybe' }),
    );
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      [
        'The settings are not right:',
        expect.stringMatching(/^PORT: /),
        expect.stringMatching(/^HSTS: /),
      ],
    ]);
  });

  test('on a taken port says so', async () => {
    const first = await startServer(freshFolder());
    onTestFinished(() => first.kill());
    const { code, output } = await expectServerEnd(
      startServer(freshFolder(), { PORT: new URL(first.address).port }),
    );
    expect([code, output.trim()]).toEqual([
      1,
      'The port is in use by another program. Stop it, or set PORT to another number.',
    ]);
  });

  test('with another master key is refused', async () => {
    const folder = freshFolder();
    const first = await startServer(folder);
    await first.stop();
    const { code, output } = await expectServerEnd(
      startServer(folder, { MASTER_KEY: Buffer.alloc(32, 1).toString('base64') }),
    );
    expect([code, output]).toEqual([1, expect.stringContaining('made with another master key')]);
  });

  test('on the database of a newer version says one sentence', async () => {
    const folder = freshFolder();
    const db = openSqlite(folder);
    await db.migrate();
    await db.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`.execute(tx),
    );
    await db.close();
    const expected =
      'A newer version of the program has changed this database (999-later). Start that version, or restore a backup that was made before the upgrade.';
    const { code, output } = await expectServerEnd(startServer(folder));
    expect([code, output.trim()]).toEqual([1, expected]);
    const seeded = await runScript('seed', ['1'], { DATA_DIR: folder, DEMO: 'on' });
    expect([seeded.code, seeded.stderr.trim()]).toEqual([1, expected]);
  });

  test('after a move to PostgreSQL warns, and serves', async () => {
    const folder = freshFolder();
    markAsMoved(folder, '2026-05-01');
    const server = await startServer(folder);
    onTestFinished(() => server.kill());
    expect(server.output()).toContain('was moved to PostgreSQL on 2026-05-01, and DATABASE_URL');
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });
});

describe('SIGUSR1', () => {
  test.skipIf(process.platform !== 'linux')('has no handler that opens a debugger', async () => {
    const server = await startServer(freshFolder());
    onTestFinished(() => server.kill());
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    const caught = BigInt(`0x${/^SigCgt:\s*([0-9a-f]+)$/m.exec(status)?.[1]}`);
    const isCaught = (signal: 'SIGTERM' | 'SIGUSR1'): boolean =>
      ((caught >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
    expect([isCaught('SIGTERM'), isCaught('SIGUSR1')]).toEqual([true, false]);
    process.kill(server.pid, 'SIGUSR1');
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  });
});

describe('SIGTERM', () => {
  test('right after readiness still ends the server cleanly', async () => {
    const server = await startServer(freshFolder());
    onTestFinished(() => server.kill());
    expect(await server.stop()).toBe(0);
  });
});
