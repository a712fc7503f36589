import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  scattered,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { outboxMailer } from '../../platform/mail/mailer.ts';
import { deleteIdleAccounts } from '../accounts/accounts.ts';
import { clockWarning, deleteExpired, startRetentionJob } from './retention.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const count = (
  table: 'sessions' | 'tokens' | 'email_challenges' | 'kept_replies' | 'rate_limits',
) =>
  spark.db.read(async (tx) =>
    Number(
      (
        await tx
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    ),
  );
const pending = () =>
  spark.db.read(
    async (tx) =>
      (
        await tx
          .selectFrom('users')
          .select('pending_email_index')
          .where('pending_email_index', 'is not', null)
          .execute()
      ).length,
  );
const days = (n: number) => n * 86_400;
const deps = () => ({
  db: spark.db,
  now: () => spark.now(),
  loginCodeKey: new Uint8Array(32).fill(7),
});

test('what has expired is deleted, also of those who never come back; what holds stays', async () => {
  const { token } = await makeUser(spark);
  await spark.call('updateOptionalInfo', { token, body: { email: 'one@mail.example' } });
  await spark.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { loginCode: 'one@mail.example' },
  });
  await spark.app.inject({
    method: 'POST',
    url: '/api/v1/auth/create-unique',
    headers: { 'idempotency-key': randomUUID() },
  });
  await vi.waitFor(async () => expect(await count('email_challenges')).toBe(1)); // comes after the answer (decisions B5)
  expect([
    await count('sessions'),
    await count('tokens'),
    await count('email_challenges'),
    await count('kept_replies'),
    await pending(),
  ]).toEqual([2, 2, 1, 1, 1]);

  await deleteExpired(deps());
  expect([
    await count('sessions'),
    await count('tokens'),
    await count('email_challenges'),
    await count('kept_replies'),
    await pending(),
  ]).toEqual([2, 2, 1, 1, 1]);
  spark.moveClock(days(1) - 60);
  await deleteExpired(deps());
  expect([await count('email_challenges'), await count('kept_replies'), await pending()]).toEqual([
    0, 0, 1,
  ]);
  spark.moveClock(60);
  await deleteExpired(deps());
  expect([await count('sessions'), await count('rate_limits'), await pending()]).toEqual([2, 0, 0]);
  spark.moveClock(days(2));
  await deleteExpired(deps());
  expect([await count('sessions'), await count('tokens')]).toEqual([2, 0]);
  spark.moveClock(days(27));
  await deleteExpired(deps());
  expect(await count('sessions')).toBe(0);
});

test('messages in the outbox, which name addresses, are there for a day; other files are left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mailer = outboxMailer({
    folder,
    from: 'from@mail.example',
    random: (size) => new Uint8Array(size).fill(1),
    onWritten: () => {},
  });
  await mailer.send({ to: 'one@mail.example', subject: 'A subject', text: 'A text' });
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  const now = Date.now(); // files bear the machine's time
  await deleteExpired({ ...deps(), mailer, now: () => now + days(1) * 1000 - 60_000 });
  expect(readdirSync(folder)).toHaveLength(2);
  await deleteExpired({ ...deps(), mailer, now: () => now + days(1) * 1000 + 60_000 });
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

describe('an account that nobody has used for 24 months (trust §3.10)', () => {
  const deleteIdle = (later = 0) =>
    deleteIdleAccounts({ ...deps(), now: () => spark.now() + later * 1000 });
  const seen = (id: string, month: string) =>
    spark.db.write((tx) =>
      tx.updateTable('users').set({ last_seen_month: month }).where('id', '=', id).execute(),
    );
  const month = (later = 0) => new Date(spark.now() + later * 1000).toISOString().slice(0, 7);
  const monthsOf = () =>
    spark.db.read(
      async (tx) =>
        new Map(
          (await tx.selectFrom('users').select(['id', 'last_seen_month']).execute()).map((row) => [
            row.id,
            row.last_seen_month,
          ]),
        ),
    );
  const ledger = () =>
    spark.db.read(async (tx) => (await tx.selectFrom('deletions').selectAll().execute()).length);
  /** Nobody of an earlier test. */
  beforeEach(() => spark.db.write((tx) => tx.deleteFrom('users').execute()));

  test('ends as its owner would end it; who comes back begins anew', async () => {
    const [gone, back, visitor] = [
      await makeFinishedUser(spark, scattered(1)),
      await makeUser(spark),
      await makeUser(spark),
    ];
    spark.moveClock(days(31 * 13));
    await spark.call('login', { body: { loginCode: back.loginCode } });
    await seen(visitor.id, month(days(31 * 9)));
    expect(await deleteIdle(days(31 * 10))).toEqual({ isClockInDoubt: false });
    expect([...(await monthsOf()).keys()]).toEqual(expect.arrayContaining([gone.id, back.id]));
    const before = await ledger();
    await seen(visitor.id, month(days(31 * 12)));
    expect(await deleteIdle(days(31 * 13))).toEqual({ isClockInDoubt: false });
    expect([...(await monthsOf()).keys()].toSorted()).toEqual([back.id, visitor.id].toSorted());
    expect(await ledger()).toBe(before + 1);
    expect(
      (await spark.refused('publicProfile', { params: { shareCode: gone.shareCode } })).status,
    ).toBe(404);
    expect((await spark.refused('login', { body: { loginCode: gone.loginCode } })).status).toBe(
      401,
    );
  });

  test('stays where the clock is in doubt: nobody was here last month, or only under that clock', async () => {
    const [owner, other] = [await makeUser(spark), await makeUser(spark)];
    await seen(other.id, '');
    const jump = Date.UTC(2040, 4, 20) / 1000 - spark.now() / 1000;
    const before = await monthsOf();
    expect(await deleteIdle(jump)).toEqual({ isClockInDoubt: true });
    expect(await monthsOf()).toEqual(before);
    await makeUser(spark).then(({ id }) => seen(id, '2040-05')); // the first visitor under the wrong clock
    expect(await deleteIdle(jump)).toEqual({ isClockInDoubt: true });
    expect((await monthsOf()).get(owner.id)).toBe(before.get(owner.id));
    expect((await monthsOf()).get(other.id)).toBe('');
    expect(await deleteIdle()).toEqual({ isClockInDoubt: false }); // the clock is right again, and nobody idle
  });

  test('waits until visitors come again: from 40 days after a month nobody else vouches', async () => {
    const [gone, visitor] = [await makeUser(spark), await makeUser(spark)];
    await seen(gone.id, '2020-01');
    await seen(visitor.id, '2030-01');
    const at = (text: string) => deleteIdle(Date.parse(text) / 1000 - spark.now() / 1000);
    expect(await at('2030-03-13T00:00:00Z')).toEqual({ isClockInDoubt: true });
    expect(await at('2030-01-31T23:59:59Z')).toEqual({ isClockInDoubt: true });
    expect((await monthsOf()).has(gone.id)).toBe(true);
    expect(await at('2030-03-12T23:59:59Z')).toEqual({ isClockInDoubt: false });
    expect([...(await monthsOf()).keys()]).toEqual([visitor.id]);
  });

  test('is not one that was used while the clock was behind, nor one made then', async () => {
    const [owner, visitor] = [await makeUser(spark), await makeUser(spark)];
    const behind = spark.now() / 1000;
    spark.moveClock(-behind); // 1 January 1970
    const [born] = await Promise.all([
      makeUser(spark),
      spark.call('login', { body: { loginCode: owner.loginCode } }),
    ]).finally(() => spark.moveClock(behind));
    expect((await monthsOf()).get(owner.id)).toBe(month());
    expect((await monthsOf()).get(born.id)).toBe('');
    await seen(visitor.id, month(-days(31)));
    expect(await deleteIdle()).toEqual({ isClockInDoubt: false });
    expect([...(await monthsOf()).keys()].toSorted()).toEqual(
      [owner.id, visitor.id, born.id].toSorted(),
    );
    expect((await monthsOf()).get(born.id)).toBe(month());
  });

  test('is one of those that were used while the clock was ahead, once it is right: their time begins', async () => {
    const [owner, visitor] = [await makeUser(spark), await makeUser(spark)];
    await seen(owner.id, '2036-01');
    await deleteIdle();
    expect((await monthsOf()).get(owner.id)).toBe('2036-01'); // nobody vouches for the clock yet: it may be behind
    await seen(visitor.id, month(-days(31)));
    await deleteIdle();
    expect((await monthsOf()).get(owner.id)).toBe(month());
    await seen(visitor.id, month(days(31 * 25)));
    await deleteIdle(days(31 * 26));
    expect([...(await monthsOf()).keys()]).toEqual([visitor.id]);
  });

  test('is not one whose last month nobody knows, as from an older backup: its time begins', async () => {
    const [unknown, visitor] = [await makeUser(spark), await makeUser(spark)];
    await seen(unknown.id, '');
    await deleteIdle();
    expect((await monthsOf()).get(unknown.id)).toBe(''); // nobody vouches for the clock yet
    await seen(visitor.id, month(-days(31)));
    await deleteIdle();
    expect((await monthsOf()).get(unknown.id)).toBe(month());
    await seen(visitor.id, month(days(31 * 25)));
    await deleteIdle(days(31 * 26));
    expect([...(await monthsOf()).keys()]).toEqual([visitor.id]);
  });

  test('is looked for an hour after the first look at what has expired, which is ten minutes after the start; and a clock in doubt is said once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id } = await makeUser(spark);
    await seen(id, '2020-01');
    const [warnings, asked]: [string[], string[]] = [[], []];
    const db: typeof spark.db = {
      ...spark.db,
      read: (unit) => spark.db.read(unit).finally(() => asked.push('idle accounts')),
      write: (unit) => spark.db.write(unit).finally(() => asked.push('expired')),
    };
    const stop = startRetentionJob(
      { ...deps(), db, warn: (sentence) => warnings.push(sentence) },
      (error) => warnings.push(String(error)),
    );
    onTestFinished(stop);
    const run = ['expired', 'idle accounts', 'idle accounts'];
    const until = (runs: readonly string[]) => vi.waitFor(() => expect(asked).toEqual(runs));
    vi.advanceTimersByTime(599_999);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    await until(['expired']);
    vi.advanceTimersByTime(3_600_000);
    await until(['expired', ...run]);
    await vi.waitFor(() => expect(warnings).toEqual([clockWarning]));
    vi.advanceTimersByTime(3_600_000);
    await until(['expired', ...run, ...run]);
    vi.advanceTimersByTime(3_600_000);
    await until(['expired', ...run, ...run, ...run]);
    expect(warnings).toEqual([clockWarning]);
  });
});
