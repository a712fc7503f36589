import { beforeEach, describe, expect, test } from 'vitest';
import { calibration } from '../../../../../test/support/people/make-donations.ts';
import { countOwnRows } from '../../../../../test/support/server/list-tables.ts';
import { makeFullAccount } from '../../../../../test/support/server/make-full-account.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { testKey } from '../../../../../test/support/server/test-keys.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { utcMonth } from '../../../platform/clock.ts';
import { isDeletionRecorded } from '../ledger/ledger.ts';
import { deleteIdleAccounts } from './idle-accounts.ts';

const spark = useTestApp({ calibrationKey: calibration.publicKey });
beforeEach(() => spark.db.write((tx) => tx.deleteFrom('users').execute()));

const days = (count: number): number => count * 86_400;
const months = (count: number): number => days(31 * count);

const loginCodeKey = testKey('loginCode');
/** Runs the deletion with a clock that is `secondsAhead` seconds ahead of the app's clock. */
const deleteIdle = (secondsAhead = 0, db = spark.db) =>
  deleteIdleAccounts({ db, now: () => spark.now() + secondsAhead * 1000, loginCodeKey });
const deleteIdleAt = (time: string) => deleteIdle((Date.parse(time) - spark.now()) / 1000);

const month = (secondsAhead = 0): string => utcMonth(spark.now() + secondsAhead * 1000);

const setLastSeen = ({ id }: Pick<TestUser, 'id'>, lastSeenMonth: string) =>
  spark.db.write((tx) =>
    tx.updateTable('users').set({ last_seen_month: lastSeenMonth }).where('id', '=', id).execute(),
  );

/** Returns the month in which each remaining account was last used, by account id. */
async function lastSeenMonths(): Promise<Map<string, string>> {
  const rows = await spark.db.read((tx) =>
    tx.selectFrom('users').select(['id', 'last_seen_month']).execute(),
  );
  return new Map(rows.map((row) => [row.id, row.last_seen_month]));
}
const lastSeenMonth = async ({ id }: TestUser) => (await lastSeenMonths()).get(id);

async function expectAccounts(users: readonly TestUser[]): Promise<void> {
  const ids = [...(await lastSeenMonths()).keys()];
  expect(ids.toSorted()).toEqual(users.map(({ id }) => id).toSorted());
}

const countLedger = () =>
  spark.db.read(async (tx) => (await tx.selectFrom('deletions').selectAll().execute()).length);

describe('an account unused for 24 months', () => {
  test('is deleted unless its owner came back', async () => {
    const [gone, back, visitor] = [
      await makeFinishedUser(spark, seededAnswers(1)),
      await makeUser(spark),
      await makeUser(spark),
    ];
    spark.moveClock(months(13));
    await spark.call('login', { body: { loginCode: back.loginCode } });

    await setLastSeen(visitor, month(months(9)));
    expect(await deleteIdle(months(10))).toMatchObject({ isClockPlausible: true });
    expect([...(await lastSeenMonths()).keys()]).toEqual(
      expect.arrayContaining([gone.id, back.id]),
    );

    const before = await countLedger();
    await setLastSeen(visitor, month(months(12)));
    expect(await deleteIdle(months(13))).toMatchObject({ isClockPlausible: true });
    await expectAccounts([back, visitor]);
    expect(await countLedger()).toBe(before + 1);
    expect(
      (await spark.refused('publicProfile', { params: { shareCode: gone.shareCode } })).status,
    ).toBe(404);
    expect((await spark.refused('login', { body: { loginCode: gone.loginCode } })).status).toBe(
      401,
    );
  });

  test('goes with all that it has, and all others, on two nodes at once', async () => {
    const visitor = await makeUser(spark);
    const full = [await makeFullAccount(spark), await makeFullAccount(spark)];
    const gone = [
      ...full,
      ...(await Promise.all(Array.from({ length: 43 }, () => makeUser(spark)))),
    ]; // five transactions of up to ten
    for (const user of gone) await setLastSeen(user, '2020-01');
    await setLastSeen(visitor, month(-months(1)));
    const countRows = () =>
      spark.db.read(async (tx) => {
        const counts = [];
        for (const { id } of full) counts.push(...Object.values(await countOwnRows(tx, id)));
        return counts.filter((count) => count > 0).length;
      });
    expect(await countRows()).toBeGreaterThan(20);
    await Promise.all([deleteIdle(), deleteIdle()]);
    expect(await deleteIdle()).toEqual({ isClockPlausible: true, overdue: 0 });
    const left = await lastSeenMonths();
    expect(left.has(visitor.id) && !gone.some(({ id }) => left.has(id))).toBe(true);
    expect(await countRows()).toBe(0);
    for (const { id } of gone)
      expect(await spark.db.read((tx) => isDeletionRecorded(tx, { loginCodeKey }, id))).toBe(true);
  });

  test('stays when its owner comes back as it is about to go', async () => {
    const [visitor, back, gone] = [
      await makeUser(spark),
      await makeUser(spark),
      await makeUser(spark),
    ];
    for (const user of [back, gone]) await setLastSeen(user, '2020-01');
    await setLastSeen(visitor, month(-months(1)));
    const db: typeof spark.db = {
      ...spark.db,
      read: async (unit) => {
        const found = await spark.db.read(unit);
        if (Array.isArray(found) && found.length === 2) await setLastSeen(back, month());
        return found;
      },
    };
    await deleteIdle(0, db);
    await expectAccounts([visitor, back]);
  });

  test('stays when recent sign-ins do not confirm the clock', async () => {
    const [owner, other] = [await makeUser(spark), await makeUser(spark)];
    await setLastSeen(other, '');
    const before = await lastSeenMonths();

    expect(await deleteIdleAt('2040-05-20T00:00:00Z')).toMatchObject({ isClockPlausible: false });
    expect(await lastSeenMonths()).toEqual(before);

    const visitorUnderWrongClock = await makeUser(spark);
    await setLastSeen(visitorUnderWrongClock, '2040-05');
    expect(await deleteIdleAt('2040-05-20T00:00:00Z')).toMatchObject({ isClockPlausible: false });
    expect(await lastSeenMonth(owner)).toBe(before.get(owner.id));
    expect(await lastSeenMonth(other)).toBe('');

    // With the right clock, no account is idle.
    expect(await deleteIdle()).toMatchObject({ overdue: 0 });
  });

  test('stays when nobody signed in for 40 days', async () => {
    const [gone, visitor] = [await makeUser(spark), await makeUser(spark)];
    await setLastSeen(gone, '2020-01');
    await setLastSeen(visitor, '2030-01');
    expect(await deleteIdleAt('2030-03-13T00:00:00Z')).toMatchObject({ isClockPlausible: false });
    expect(await deleteIdleAt('2030-01-31T23:59:59Z')).toMatchObject({ isClockPlausible: false });
    expect((await lastSeenMonths()).has(gone.id)).toBe(true);
    expect(await deleteIdleAt('2030-03-12T23:59:59Z')).toMatchObject({ isClockPlausible: true });
    await expectAccounts([visitor]);
  });

  test('is not one used or created under a slow clock', async () => {
    const [owner, visitor] = [await makeUser(spark), await makeUser(spark)];
    const secondsSince1970 = spark.now() / 1000;
    spark.moveClock(-secondsSince1970);
    const [created] = await Promise.all([
      makeUser(spark),
      spark.call('login', { body: { loginCode: owner.loginCode } }),
    ]).finally(() => spark.moveClock(secondsSince1970));
    expect(await lastSeenMonth(owner)).toBe(month());
    expect(await lastSeenMonth(created)).toBe('');

    await setLastSeen(visitor, month(-months(1)));
    expect(await deleteIdle()).toMatchObject({ isClockPlausible: true });
    await expectAccounts([owner, visitor, created]);
    expect(await lastSeenMonth(created)).toBe(month());
  });

  test.each([
    ['from the correction of a fast clock', '2036-01'],
    ['from now when its last month is unknown', ''],
  ])('counts %s', async (_, stored) => {
    const [owner, visitor] = [await makeUser(spark), await makeUser(spark)];
    await setLastSeen(owner, stored);
    await deleteIdle(); // keeps the month, because no sign-in confirms the clock
    expect(await lastSeenMonth(owner)).toBe(stored);

    await setLastSeen(visitor, month(-months(1)));
    await deleteIdle();
    expect(await lastSeenMonth(owner)).toBe(month());

    await setLastSeen(visitor, month(months(25)));
    await deleteIdle(months(26));
    await expectAccounts([visitor]);
  });
});

describe('an account without an answer', () => {
  async function answerOnce({ token }: TestUser): Promise<void> {
    const { setAItems } = await spark.call('startSurvey', { token });
    await spark.call('saveResponse', { token, body: { itemId: setAItems[0]!, value: 4 } });
  }

  /** Makes accounts of today, and one whose owner was here in the month before the deletion. */
  async function makeUsers() {
    const [fresh, begun, answered, visitor] = [
      await makeUser(spark),
      await makeUser(spark),
      await makeUser(spark),
      await makeFinishedUser(spark, seededAnswers(2)),
    ];
    await spark.call('startSurvey', { token: begun.token });
    await answerOnce(answered);
    await setLastSeen(visitor, month());
    return { fresh, begun, answered, visitor };
  }

  test('goes after 30 days', async () => {
    const { fresh, begun, answered, visitor } = await makeUsers();
    await deleteIdle(days(29));
    await expectAccounts([fresh, begun, answered, visitor]);
    const before = await countLedger();
    await deleteIdle(days(30));
    await expectAccounts([answered, visitor]);
    expect(await countLedger()).toBe(before + 2);
  });

  test('stays until the end of the month in which it was used', async () => {
    const { begun, answered, visitor } = await makeUsers();
    await setLastSeen(begun, month(days(30)));
    await deleteIdle(days(30));
    await expectAccounts([begun, answered, visitor]);
    await setLastSeen(visitor, month(days(30)));
    await deleteIdle(days(61));
    await expectAccounts([answered, visitor]);
  });

  test('stays when its first answer comes as it is about to go', async () => {
    const { begun, answered, visitor } = await makeUsers();
    const db: typeof spark.db = {
      ...spark.db,
      read: async (unit) => {
        const found = await spark.db.read(unit);
        if (Array.isArray(found) && found.length === 2) await answerOnce(begun);
        return found;
      },
    };
    await deleteIdle(days(30), db);
    await expectAccounts([begun, answered, visitor]);
  });
});
