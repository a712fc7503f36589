import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { makeFinishedUser, makeUser, scattered } from '../../../test/make-user.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { outboxMailer } from '../mail/mailer.ts';
import { forgetExpired } from './retention.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const count = (table: 'sessions' | 'tokens' | 'email_challenges' | 'kept_replies' | 'rate_limits') => spark.db.read(async (tx) => Number((await tx.selectFrom(table).select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n));
const pending = () => spark.db.read(async (tx) => (await tx.selectFrom('users').select('pending_email_index').where('pending_email_index', 'is not', null).execute()).length);
const days = (n: number) => n * 86_400;
const deps = () => ({ db: spark.db, now: () => spark.now(), loginCodeKey: new Uint8Array(32).fill(7) });

it('what has expired is deleted, also of those who never come back; what holds stays', async () => {
  const { token } = await makeUser(spark);
  await spark.call('updateOptionalInfo', { token, body: { email: 'one@mail.example' } });
  await spark.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { loginCode: 'one@mail.example' } });
  await spark.app.inject({ method: 'POST', url: '/api/v1/auth/create-unique', headers: { 'idempotency-key': randomUUID() } });
  await vi.waitFor(async () => expect(await count('email_challenges')).toBe(1)); // comes after the answer (decisions B5)
  expect([await count('sessions'), await count('tokens'), await count('email_challenges'), await count('kept_replies'), await pending()]).toEqual([2, 2, 1, 1, 1]);

  await forgetExpired(deps());
  expect([await count('sessions'), await count('tokens'), await count('email_challenges'), await count('kept_replies'), await pending()]).toEqual([2, 2, 1, 1, 1]);
  spark.moveClock(days(1) - 60);
  await forgetExpired(deps());
  expect([await count('email_challenges'), await count('kept_replies'), await pending()]).toEqual([0, 0, 1]);
  spark.moveClock(60);
  await forgetExpired(deps());
  expect([await count('sessions'), await count('rate_limits'), await pending()]).toEqual([2, 0, 0]);
  spark.moveClock(days(2));
  await forgetExpired(deps());
  expect([await count('sessions'), await count('tokens')]).toEqual([2, 0]);
  spark.moveClock(days(27));
  await forgetExpired(deps());
  expect(await count('sessions')).toBe(0);
});

it('messages in the outbox, which name addresses, are there for a day; other files are left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mailer = outboxMailer({ folder, from: 'from@mail.example', random: (size) => new Uint8Array(size).fill(1), onWritten: () => {} });
  await mailer.send({ to: 'one@mail.example', subject: 'A subject', text: 'A text' });
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  const now = Date.now(); // files bear the machine's time
  await forgetExpired({ ...deps(), mailer, now: () => now + days(1) * 1000 - 60_000 });
  expect(readdirSync(folder)).toHaveLength(2);
  await forgetExpired({ ...deps(), mailer, now: () => now + days(1) * 1000 + 60_000 });
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

it('an account that nobody has used for 24 months ends as its owner would end it; who comes back begins anew (trust §3.10)', async () => {
  const [gone, back] = [await makeFinishedUser(spark, scattered(1)), await makeUser(spark)];
  spark.moveClock(days(31 * 13));
  await spark.call('login', { body: { loginCode: back.loginCode } });
  const rows = () => spark.db.read(async (tx) => (await tx.selectFrom('users').select('id').execute()).map(({ id }) => id));
  const ledger = () => spark.db.read(async (tx) => (await tx.selectFrom('deletions').selectAll().execute()).length);
  await forgetExpired({ ...deps(), now: () => spark.now() + days(31 * 10) * 1000 });
  expect(await rows()).toEqual(expect.arrayContaining([gone.id, back.id]));
  const before = await ledger();
  await forgetExpired({ ...deps(), now: () => spark.now() + days(31 * 13) * 1000 });
  const left = await rows();
  expect(left).toContain(back.id);
  expect(left).not.toContain(gone.id);
  expect(await ledger()).toBeGreaterThan(before);
  expect((await spark.refused('publicProfile', { params: { shareCode: gone.shareCode } })).status).toBe(404);
  expect((await spark.refused('login', { body: { loginCode: gone.loginCode } })).status).toBe(401);
});

it('an account whose last month nobody knows, as from an older backup, is not taken for idle: its time begins', async () => {
  const { id } = await makeUser(spark);
  await spark.db.write((tx) => tx.updateTable('users').set({ last_seen_month: '' }).where('id', '=', id).execute());
  const monthsOf = () => spark.db.read((tx) => tx.selectFrom('users').select('last_seen_month').where('id', '=', id).execute());
  await forgetExpired(deps());
  expect(await monthsOf()).toEqual([{ last_seen_month: new Date(spark.now()).toISOString().slice(0, 7) }]);
  await forgetExpired({ ...deps(), now: () => spark.now() + days(31 * 26) * 1000 });
  expect(await monthsOf()).toEqual([]);
});
