import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { statusOf } from '../../../../test/support/http/limited-apps.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { testKey } from '../../../../test/support/server/test-keys.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { batchSize } from '../../platform/batch.ts';
import { utcMonth } from '../../platform/clock.ts';
import { createOutboxMailer } from '../../platform/mail/outbox-mailer.ts';
import { clockWarning, deleteExpired, startRetentionJob } from './retention.ts';

const spark = useTestApp();

const days = (count: number): number => count * 86_400;
const deps = () => ({
  db: spark.db,
  now: () => spark.now(),
  loginCodeKey: testKey('loginCode'),
  ledgerDays: 60,
});

const expiringTables = [
  'sessions',
  'tokens',
  'email_challenges',
  'kept_replies',
  'rate_limits',
  'rate_salts',
] as const;
type Counts = Record<(typeof expiringTables)[number] | 'pendingAddresses', number>;

async function countRows(): Promise<Counts> {
  return spark.db.read(async (tx) => {
    const users = await tx.selectFrom('users').select('pending_email_index').execute();
    const pendingAddresses = users.filter((user) => user.pending_email_index !== null).length;
    const counts: Partial<Counts> = { pendingAddresses };
    for (const table of expiringTables) {
      const { n } = await tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow();
      counts[table] = Number(n);
    }
    return counts as Counts; // as: the loop counts every table
  });
}

/** Creates a row of every kind that expires. */
async function insertExpiringRows(): Promise<void> {
  const { token } = await makeUser(spark);
  const email = 'one@mail.example';
  await spark.call('updateOptionalInfo', { token, body: { email } });
  await statusOf(spark, 'login', { body: { loginCode: email } });
  await statusOf(spark, 'createUnique', { headers: { 'idempotency-key': randomUUID() } });
  // The challenges are stored after the replies are sent.
  await expect.poll(async () => (await countRows()).email_challenges).toBe(2);
}

describe('deleting what has expired', () => {
  test('removes expired rows and keeps the others', async () => {
    await insertExpiringRows();
    const current = {
      sessions: 2,
      tokens: 2,
      email_challenges: 2,
      kept_replies: 1,
      rate_salts: 1,
      pendingAddresses: 1,
    };
    expect(await countRows()).toMatchObject(current);

    await deleteExpired(deps());
    expect(await countRows()).toMatchObject(current);

    spark.moveClock(days(1) - 60);
    await deleteExpired(deps());
    expect(await countRows()).toMatchObject({
      email_challenges: 0,
      kept_replies: 0,
      pendingAddresses: 0,
    });

    spark.moveClock(60);
    await deleteExpired(deps());
    expect(await countRows()).toMatchObject({
      sessions: 2,
      rate_limits: 0,
      rate_salts: 0,
    });

    spark.moveClock(days(2));
    await deleteExpired(deps());
    expect(await countRows()).toMatchObject({ sessions: 2, tokens: 0 });

    spark.moveClock(days(27));
    await deleteExpired(deps());
    expect(await countRows()).toMatchObject({ sessions: 0 });
  });

  test('removes only day-old messages from the outbox', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const mailer = createOutboxMailer({
      folder,
      from: 'from@mail.example',
      random: (size) => new Uint8Array(size).fill(1),
      onWritten: () => {},
    });
    await mailer.send({ to: 'one@mail.example', subject: 'A subject', text: 'A text' });
    writeFileSync(join(folder, 'notes.txt'), 'not ours');
    const now = Date.now(); // the time of the new files

    await deleteExpired({ ...deps(), mailer, now: () => now + days(1) * 1000 - 60_000 });
    expect(readdirSync(folder)).toHaveLength(2);
    await deleteExpired({ ...deps(), mailer, now: () => now + days(1) * 1000 + 60_000 });
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});

describe('many rows of a kind', () => {
  const countSessions = async () => (await countRows()).sessions;

  /** Inserts one running session and more than two batches of ended ones. */
  async function insertSessions(): Promise<void> {
    await spark.db.write((tx) => tx.deleteFrom('users').execute());
    const { id } = await makeUser(spark);
    const old = Array.from({ length: 2 * batchSize + 7 }, (_, n) => ({
      user_id: id,
      id: `session-${n}`,
      created_at: 0,
      last_used_day: '2020-01-01',
      proven_at: 0,
    }));
    await spark.db.write((tx) => tx.insertInto('sessions').values(old).execute());
  }

  test('go in batches, on two nodes at once', async () => {
    await insertSessions();
    const sizes: number[] = [];
    const db: typeof spark.db = {
      ...spark.db,
      write: async (unit) => {
        const changed = await spark.db.write(unit);
        if (typeof changed === 'number' && changed > 0) sizes.push(changed);
        return changed;
      },
    };
    const runs = [deleteExpired({ ...deps(), db }), deleteExpired({ ...deps(), db })];
    expect(await Promise.all(runs)).toEqual([true, true]);
    expect(await countSessions()).toBe(1);
    expect(Math.max(...sizes)).toBe(batchSize);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2 * batchSize + 7);
  });

  test('do not hold up other kinds by a failure', async () => {
    await spark.db.write((tx) => tx.deleteFrom('users').execute());
    await insertExpiringRows();
    spark.moveClock(days(31));
    const calls = vi.fn<() => void>();
    const db: typeof spark.db = {
      ...spark.db,
      write: (unit) => {
        calls();
        if (calls.mock.calls.length === 1) throw new Error('of the sessions');
        return spark.db.write(unit);
      },
    };
    await expect(deleteExpired({ ...deps(), db })).rejects.toThrow('of the sessions');
    expect(await countRows()).toMatchObject({ sessions: 2, tokens: 0, email_challenges: 0 });
  });

  test('wait for the next run once the job is stopped', async () => {
    await insertSessions();
    expect(await deleteExpired({ ...deps(), signal: AbortSignal.abort() })).toBe(false);
    expect(await countSessions()).toBe(2 * batchSize + 8);
  });
});

/** Leaves a single, idle account, so that no recent sign-in confirms that the clock is right. */
async function keepOneIdleAccount(): Promise<void> {
  await spark.db.write((tx) => tx.deleteFrom('users').execute());
  await makeUser(spark);
  await spark.db.write((tx) =>
    tx.updateTable('users').set({ last_seen_month: '2020-01' }).execute(),
  );
}

describe('the retention job', () => {
  test('deletes idle accounts though something else fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const overdue = vi.fn<(count: number) => void>();
    const onSuccess = vi.fn<() => void>();
    const errors: unknown[] = [];
    const checkpoint = () => Promise.reject(new Error('of the checkpoint'));
    const stop = startRetentionJob(
      {
        ...deps(),
        db: { ...spark.db, checkpoint },
        warn: () => {},
        onOverdueAccounts: overdue,
        onSuccess,
      },
      (error) => errors.push(error),
    );
    onTestFinished(stop);
    await keepOneIdleAccount();
    const { id } = await makeUser(spark);
    const last_seen_month = utcMonth(spark.now() - days(31) * 1000);
    await spark.db.write((tx) =>
      tx.updateTable('users').set({ last_seen_month }).where('id', '=', id).execute(),
    );
    vi.advanceTimersByTime(600_000);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    vi.advanceTimersByTime(3_600_000);
    await vi.waitFor(() => expect(overdue.mock.calls).toEqual([[0]]));
    expect(errors).toHaveLength(2);
    const left = await spark.db.read((tx) => tx.selectFrom('users').select('id').execute());
    expect(left).toEqual([{ id }]);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  test('deletes idle accounts from its second run, warning once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await keepOneIdleAccount();
    const warnings: string[] = [];
    const units: string[] = [];
    const db: typeof spark.db = {
      ...spark.db,
      read: (unit) => spark.db.read(unit).finally(() => units.push('idle accounts')),
      checkpoint: () => spark.db.checkpoint().finally(() => units.push('expired')),
    };
    const stop = startRetentionJob(
      { ...deps(), db, warn: (sentence) => warnings.push(sentence) },
      (error) => warnings.push(String(error)),
    );
    onTestFinished(stop);
    const laterRun = ['expired', 'idle accounts', 'idle accounts'];
    const waitForUnits = (expected: readonly string[]) =>
      vi.waitFor(() => expect(units).toEqual(expected), 20_000);

    vi.advanceTimersByTime(599_999);
    expect(units).toEqual([]);
    vi.advanceTimersByTime(1);
    await waitForUnits(['expired']);

    vi.advanceTimersByTime(3_600_000);
    await waitForUnits(['expired', ...laterRun]);
    await vi.waitFor(() => expect(warnings).toEqual([clockWarning]), 20_000);

    vi.advanceTimersByTime(3_600_000);
    await waitForUnits(['expired', ...laterRun, ...laterRun]);
    vi.advanceTimersByTime(3_600_000);
    await waitForUnits(['expired', ...laterRun, ...laterRun, ...laterRun]);
    expect(warnings).toEqual([clockWarning]);
  });
});
