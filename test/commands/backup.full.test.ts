/** The commands `backup` and `restore`. */

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import { freshFolder, freshStorage } from '../support/server/fresh-storage.ts';
import { call, countMissing, newPerson, saveOne } from '../support/server/survey-taker.ts';

const masterKey = { MASTER_KEY: Buffer.alloc(32, 5).toString('base64') };

/** The backup comes from SQLite and is restored on the engine of this run. */
test('backs up a running server, restores, and serves again', async () => {
  const source = { ...(await freshStorage('sqlite')), ...masterKey };
  const target = { ...(await freshStorage()), ...masterKey };
  const file = join(freshFolder(), 'backup.jsonl');
  const server = await startServer(source.DATA_DIR, source);
  onTestFinished(() => server.kill());
  const person = await newPerson(server.address);
  for (let i = 0; i < 5; i += 1) await saveOne(person, server.address);
  const { loginCode } = await call(server.address, 'createUnique');

  expect(await runScript('backup', [file], source)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('2 accounts are in'),
  });
  expect(await runScript('backup', [file], source)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('exists already'),
  });
  expect(await runScript('restore', [file, '--replace'], source)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/in use by another process/),
  });
  await saveOne(person, server.address);
  expect(await countMissing(person, server.address)).toBe(0);

  expect(
    await runScript('restore', [file], {
      ...target,
      MASTER_KEY: Buffer.alloc(32, 6).toString('base64'),
    }),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('another master key') });
  expect(await runScript('restore', [file, '--without-deletions'], target)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('2 accounts are restored'),
  });
  expect(await runScript('restore', [file, '--without-deletions'], target)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--replace'),
  });
  const again = await startServer(target.DATA_DIR, target);
  onTestFinished(() => again.kill());
  await call(again.address, 'login', undefined, { loginCode });
}, 60_000);
