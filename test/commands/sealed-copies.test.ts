/** Sealed rows stay readable by their owners after a restore, on the same or the other engine. */

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readKeys } from '../../src/server/platform/crypto/keys.ts';
import type { Engine } from '../../src/server/platform/db/database.ts';
import { openPostgres } from '../../src/server/platform/db/postgres/postgres.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite/sqlite.ts';
import { type Mailbox, openMailbox, readCode, signInByCode } from '../support/mailbox.ts';
import { runScript } from '../support/process/run-script.ts';
import { freshFolder, freshStorage } from '../support/server/fresh-storage.ts';
import { finishSurvey, seededAnswers } from '../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { engine } from '../support/server/test-database.ts';

const MASTER_KEY = Buffer.alloc(32, 5).toString('base64');
const email = 'owner@mail.example';
const password = 'four words of no sense';

type Storage = Awaited<ReturnType<typeof freshStorage>>;

async function open({ DATA_DIR, DATABASE_URL }: Storage, mailbox: Mailbox): Promise<TestApp> {
  const db = DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL);
  return openTestApp({
    db,
    keys: readKeys(MASTER_KEY, DATA_DIR),
    mailer: mailbox.mailer(),
  });
}

/** Makes an account with an address, a password, a finished survey, details and a hard limit. */
async function makeOwner(spark: TestApp, mailbox: Mailbox) {
  const { user, accessToken: token } = await spark.call('register', { body: { email, password } });
  await spark.call('confirmEmail', { token, body: { code: readCode(await mailbox.next(email)) } });
  const { loginCode } = await spark.call('rotateLoginCode', { token });
  const person = { id: user.id, shareCode: user.shareCode ?? '', loginCode, token };
  await finishSurvey(spark, person, seededAnswers(3));
  const optionalInfo = { ageRange: '35-44', gender: 'female', compareDetail: 'all' } as const;
  await spark.call('updateOptionalInfo', { token, body: optionalInfo });
  await spark.call('setLimit', { token, body: { itemId: 'A05', isLimit: true } });
  await spark.call('retakeSurvey', { token });
  return person;
}

/** What the owner has, without what belongs to a sign-in. */
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
    const owner = await makeOwner(before, mailbox);
    const had = await readAll(before, owner.token);
    await before.close();

    const file = join(freshFolder(), 'backup.jsonl');
    expect(await runScript('backup', [file], { ...source, MASTER_KEY })).toMatchObject({ code: 0 });
    expect(
      await runScript('restore', [file, '--without-deletions'], { ...target, MASTER_KEY }),
    ).toMatchObject({
      code: 0,
    });

    const after = await open(target, mailbox);
    onTestFinished(() => after.close());
    expect((await after.refused('me', { token: owner.token })).status).toBe(401);
    const sessions = [
      await after.call('login', { body: { loginCode: owner.loginCode } }),
      await after.call('login', { body: { loginCode: email, password } }),
      await signInByCode(after, mailbox, email),
    ];
    expect(had.attempts.map(({ state }) => state)).toEqual(['FINISHED', 'A_ACTIVE']);
    for (const { accessToken } of sessions) expect(await readAll(after, accessToken)).toEqual(had);
  },
  60_000,
);
