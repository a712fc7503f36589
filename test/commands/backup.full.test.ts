/** The commands `backup` and `restore`, of a database that is in use. */

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readKeys } from '../../src/server/platform/crypto/master-key.ts';
import type { Engine } from '../../src/server/platform/db/database.ts';
import { type Mailbox, openMailbox, signInByCode } from '../support/mailbox.ts';
import { makeSealedAccount } from '../support/people/make-sealed-account.ts';
import { runScript, type Settings } from '../support/process/run-script.ts';
import { freshFolder, freshStorage, openStorage } from '../support/server/fresh-storage.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { engine } from '../support/server/test-database.ts';

const MASTER_KEY = Buffer.alloc(32, 5).toString('base64');

const open = (storage: Awaited<ReturnType<typeof freshStorage>>, mailbox: Mailbox) =>
  openTestApp({
    db: openStorage(storage),
    keys: readKeys(MASTER_KEY, storage.DATA_DIR),
    mailer: mailbox.mailer(),
  });

/** The owner's data, without the data of a sign-in. */
async function readAll(spark: TestApp, token: string) {
  const { account, hardLimits, attempts } = await spark.call('exportData', { token });
  const params = { shareCode: account.shareCode ?? '' };
  const shared = await spark.call('publicProfile', { params });
  return { account, hardLimits, attempts, shared };
}

const directions: readonly (readonly [Engine, Engine])[] =
  engine === 'sqlite'
    ? [['sqlite', 'sqlite']]
    : [
        ['sqlite', 'postgres'],
        ['postgres', 'sqlite'],
      ];

test.each(directions)(
  'a backup of %s restored on %s opens by code, password and address',
  async (from, to) => {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    const [source, target] = [await freshStorage(from), await freshStorage(to)];
    const before = await open(source, mailbox);
    const owner = await makeSealedAccount(before, mailbox, 3);
    const had = await readAll(before, owner.token);
    const file = join(freshFolder(), 'backup.jsonl');
    /** Runs a command, and expects its exit code and a part of what it says. */
    const run = async (code: number, said: string, args: readonly string[], settings: Settings) => {
      const [command = '', ...rest] = args;
      const ended = await runScript(command, rest, { MASTER_KEY, ...settings });
      expect(ended).toMatchObject({ code, stderr: expect.stringContaining(said) });
    };
    await run(0, '1 accounts are in', ['backup', file], source);
    await run(1, 'exists already', ['backup', file], source);
    if (from === 'sqlite')
      await run(1, 'in use by another process', ['restore', file, '--replace'], source);
    await before.close();
    const otherKey = { ...target, MASTER_KEY: Buffer.alloc(32, 6).toString('base64') };
    await run(1, 'another master key', ['restore', file], otherKey);
    await run(0, '1 accounts are restored', ['restore', file, '--without-deletions'], target);
    await run(1, '--replace', ['restore', file, '--without-deletions'], target);

    const after = await open(target, mailbox);
    onTestFinished(() => after.close());
    expect((await after.refused('me', { token: owner.token })).status).toBe(401);
    const sessions = [
      await after.call('login', { body: { loginCode: owner.loginCode } }),
      await after.call('login', { body: { loginCode: owner.email, password: owner.password } }),
      await signInByCode(after, mailbox, owner.email),
    ];
    expect(had.attempts.map(({ state }) => state)).toEqual(['FINISHED', 'A_ACTIVE']);
    for (const { accessToken } of sessions) expect(await readAll(after, accessToken)).toEqual(had);
  },
  60_000,
);
