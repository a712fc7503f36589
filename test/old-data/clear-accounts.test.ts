/** A thousand accounts in clear, before and after the program seals them (ADR 22). */

import { expect, test } from 'vitest';
import { themes } from '../../src/domain/themes.ts';
import { recordFigures } from '../../src/psychometrics/index.ts';
import { readFigures } from '../../src/server/features/profile/figures/figures.ts';
import type { Database } from '../../src/server/platform/db/database.ts';
import {
  type ClearAccount,
  figuresOf,
  makeClearAccount,
} from '../support/people/clear/clear-account.ts';
import { writeClearDatabase } from '../support/people/clear/clear-database.ts';
import { clearValues } from '../support/people/clear/clear-values.ts';
import { expectedExport } from '../support/people/clear/expected-export.ts';
import { makePlace, openPlace, startOn } from '../support/people/clear/open-clear-app.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { engine } from '../support/server/test-database.ts';

const upgradeTime = Date.UTC(2026, 0, 15, 11);

const makeAccounts = (count: number): ClearAccount[] =>
  Array.from({ length: count }, (_, index) => makeClearAccount(index, upgradeTime));

/** The account's finished attempt, if its share code must open a public profile. */
const sharedAttempt = ({ shareCode, attempts }: ClearAccount) =>
  shareCode === null ? undefined : attempts.find(({ state }) => state === 'FINISHED');

/** Expects the rounded figures of the answers behind every share code, and nothing elsewhere. */
async function expectShared(spark: TestApp, accounts: readonly ClearAccount[]): Promise<void> {
  for (const account of accounts) {
    if (account.shareCode === null) continue;
    const params = { shareCode: account.shareCode };
    const attempt = sharedAttempt(account);
    if (!attempt) {
      expect((await spark.refused('publicProfile', { params })).status).toBe(404);
      continue;
    }
    const { dimensions } = await spark.call('publicProfile', { params });
    const figures = recordFigures(readFigures(figuresOf(attempt)));
    for (const theme of themes) expect(dimensions[theme]).toMatchObject(figures.themes[theme]);
  }
}

/** Signs in by login code and expects what the export contained before. */
async function expectUnchanged(spark: TestApp, account: ClearAccount): Promise<void> {
  const body = { loginCode: account.loginCode };
  const { accessToken: token } = await spark.call('login', { body });
  const { account: exported, hardLimits, attempts } = await spark.call('exportData', { token });
  const expected = expectedExport(account);
  expect(exported).toMatchObject(expected.account);
  expect({ hardLimits, attempts }).toEqual({
    hardLimits: expected.hardLimits,
    attempts: expected.attempts,
  });
}

const listWraps = ({ db }: TestApp): Promise<string[]> =>
  db.read(async (tx) => {
    const wraps = await tx.selectFrom('key_wraps').select(['user_id', 'kind']).execute();
    return wraps.map(({ user_id: id, kind }) => `${id} ${kind}`).toSorted();
  });

test('1,000 accounts in clear lose nothing by being sealed', async () => {
  const accounts = makeAccounts(1000);
  const place = await makePlace();
  await writeClearDatabase(place, accounts);
  // On PostgreSQL two nodes of the new program start at the same time.
  const [spark] = await Promise.all(
    Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => startOn(openPlace(place))),
  );
  if (!spark) throw new Error('no server started');
  for (const { token } of accounts.slice(0, 20))
    expect((await spark.refused('me', { token })).status).toBe(401);
  await expectShared(spark, accounts);

  for (const account of accounts) await expectUnchanged(spark, account);
  expect(await clearValues(spark.db)).toEqual([]);
  expect(await listWraps(spark)).toEqual(accounts.map(({ id }) => `${id} login_code`).toSorted());
  await expectShared(spark, accounts);
}, 600_000);

/** Returns a database that fails like a killed process after some writes. */
function failAfter(db: Database, writes: number): Database {
  let left = writes;
  const write: Database['write'] = (unit) =>
    (left -= 1) < 0 ? Promise.reject(new Error('killed')) : db.write(unit);
  return { ...db, write };
}

const countPublished = (db: Database): Promise<number> =>
  db.read(async (tx) => {
    const rows = await tx
      .selectFrom('users')
      .select('id')
      .where('public_record', 'is not', null)
      .execute();
    return rows.length;
  });

test('publishes the remaining records after a start was interrupted', async () => {
  const accounts = makeAccounts(60);
  const place = await makePlace();
  await writeClearDatabase(place, accounts);
  const shared = accounts.filter(sharedAttempt).length;

  const first = openPlace(place);
  await expect(openTestApp({ db: failAfter(first, 40) })).rejects.toThrow('killed');
  const published = await countPublished(first);
  expect([published > 0, published < shared]).toEqual([true, true]);
  await first.close();

  const spark = await startOn(openPlace(place));
  expect(await countPublished(spark.db)).toBe(shared);
  await expectShared(spark, accounts);
});
