import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder, freshStorage } from '../support/server/fresh-storage.ts';
import { runScript } from '../support/process/run-script.ts';
import { startServer } from '../support/process/server-process.ts';
import { call, countMissing, newPerson, saveOne } from '../support/server/survey-taker.ts';

const masterKey = { MASTER_KEY: Buffer.alloc(32, 5).toString('base64') };

/** From SQLite to SQLite, and from SQLite to PostgreSQL: a backup is how one moves from the one to the other. */
test('backs up a running server, restores, and serves again', async () => {
  const [first, second, file] = [
    { ...(await freshStorage('sqlite')), ...masterKey },
    { ...(await freshStorage()), ...masterKey },
    join(freshFolder(), 'backup.jsonl'),
  ];
  const server = await startServer(first.DATA_DIR, first);
  onTestFinished(() => server.kill());
  const person = await newPerson(server.address);
  for (let i = 0; i < 5; i += 1) await saveOne(person, server.address);
  const { loginCode } = await call(server.address, 'createUnique');

  expect(await runScript('backup', [file], first)).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 accounts are in'),
  });
  expect(await runScript('backup', [file], first)).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists already'),
  });
  expect(await runScript('restore', [file, '--replace'], first)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/in use by another process/),
  });
  await saveOne(person, server.address);
  expect(await countMissing(person, server.address)).toBe(0);

  expect(
    await runScript('restore', [file], {
      ...second,
      MASTER_KEY: Buffer.alloc(32, 6).toString('base64'),
    }),
  ).toMatchObject({ code: 1, said: expect.stringContaining('another master key') });
  expect(await runScript('restore', [file], second)).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 accounts are restored'),
  });
  expect(await runScript('restore', [file], second)).toMatchObject({
    code: 1,
    said: expect.stringContaining('--replace'),
  });
  const again = await startServer(second.DATA_DIR, second);
  onTestFinished(() => again.kill());
  await call(again.address, 'login', undefined, { loginCode });
}, 60_000);
