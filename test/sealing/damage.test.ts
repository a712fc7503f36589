/** After a change to the database the owner gets a message, and nothing opens. */

import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServedCall } from '../../src/contract/endpoints.ts';
import { hashPassword } from '../../src/server/features/accounts/accounts.ts';
import { hashToken } from '../../src/server/features/keys/secrets.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { readCode, requestCode } from '../support/mailbox.ts';
import { makeLink } from '../support/people/make-links.ts';
import { makeSealedAccount, type SealedAccount } from '../support/people/make-sealed-account.ts';
import type { LooseOptions } from '../support/server/documented-calls.ts';
import { newAddress } from '../support/server/make-email-user.ts';
import {
  finishSurvey,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';
import { makePasskey, usePasskey } from '../support/server/passkey.ts';
import { useMailApp } from '../support/server/use-test-app.ts';
import type { Row, Value } from './mutations.ts';

const { spark, mailbox } = useMailApp();
let account: SealedAccount;
let other: TestUser;
let undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  account = await makeSealedAccount(spark, mailbox, 1);
  other = await makeUser(spark);
});
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
  undo = [];
});

type Changes = Readonly<Record<string, Value>>;

const run = (statement: RawBuilder<unknown>): Promise<unknown> =>
  spark.db.write((tx) => statement.execute(tx));

async function readRow(table: keyof Tables, where: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await spark.db.read((tx) =>
    sql<Row>`select * from ${sql.table(table)} where ${where}`.execute(tx),
  );
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

const assignments = (changes: Changes) =>
  sql.join(Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

async function change(
  table: keyof Tables,
  where: RawBuilder<unknown>,
  changes: Changes,
): Promise<void> {
  const row = await readRow(table, where);
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, row[key] ?? null]));
  await run(sql`update ${sql.table(table)} set ${assignments(changes)} where ${where}`);
  undo.push(async () => {
    await run(sql`update ${sql.table(table)} set ${assignments(before)} where ${where}`);
  });
}

/** Flips a bit of a sealed column until the end of the test. */
async function flip(table: keyof Tables, where: RawBuilder<unknown>, column: string) {
  const value = (await readRow(table, where))[column];
  if (!(value instanceof Uint8Array)) throw new Error(`${column} is empty`);
  const flipped = Uint8Array.from(value);
  flipped[40]! ^= 4;
  await change(table, where, { [column]: flipped });
}

async function remove(table: keyof Tables, where: RawBuilder<unknown>): Promise<void> {
  const row = await readRow(table, where);
  await run(sql`delete from ${sql.table(table)} where ${where}`);
  undo.push(async () => {
    const columns = Object.keys(row).map((column) => sql.ref(column));
    await run(
      sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`,
    );
  });
}

const ofUser = () => sql`user_id = ${account.id}`;
const userRow = () => sql`id = ${account.id}`;
const finished = () => sql`id = ${account.finishedId}`;
const ofFinished = () => sql`attempt_id = ${account.finishedId}`;
const wrapOf = (kind: string) => sql`user_id = ${account.id} and kind = ${kind}`;
const ofToken = () => sql`hash = ${hashToken(account.token)}`;

const damaged = {
  status: 500,
  code: 'damaged',
  detail:
    'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.',
};

const own = (body?: unknown): LooseOptions => ({
  token: account.token,
  ...(body !== undefined && { body }),
});
const byCode = (): LooseOptions => ({ body: { loginCode: account.loginCode } });
const byPassword = (password = account.password): LooseOptions => ({
  body: { loginCode: account.email, password },
});

const byPasskey = async (): Promise<LooseOptions> => ({
  body: await usePasskey(spark, account, account.passkey),
});

async function byMail(): Promise<LooseOptions> {
  const { challengeId } = (await requestCode(spark, account.email)).json<{ challengeId: string }>();
  const code = readCode(await mailbox.next(account.email));
  return { body: { loginCode: account.email, challengeId, code } };
}

type Damage = () => Promise<unknown>;
type Options = () => LooseOptions | Promise<LooseOptions>;
type Case = readonly [what: string, Damage, ServedCall, Options];

const ofRetake = () => sql`id = ${account.retakeId}`;
const byShareCode = (): LooseOptions => ({ params: { shareCode: account.shareCode } });
const ownProfile = () => own({ userId: account.id });

const changedDetails = () => flip('users', userRow(), 'sealed');
const changedAnswers = () => flip('attempts', finished(), 'sealed');
const changedFigures = () => flip('profiles', ofFinished(), 'sealed');
const changedEarlier = () => flip('earlier_attempts', ofUser(), 'sealed');
const changedLimits = () => flip('hard_limits', ofUser(), 'sealed');
const changedPeople = () => flip('kept_people', ofUser(), 'sealed');
const changedPasskey = () => flip('passkeys', ofUser(), 'sealed');
const ofLink = () => sql`id = ${account.link.linkId}`;
const changedLink = () => flip('links', ofLink(), 'sealed');
const putOff = () => change('links', ofLink(), { expires_at: 8e15 });
/** Finding the link at its new account as well, as it would have to. */
async function moveLink(): Promise<void> {
  const { token_hash: hash } = await readRow('links', ofLink());
  await change('links', ofLink(), { user_id: other.id });
  await change('lookups', sql`hash = ${hash}`, { id: other.id });
}
const byLink = (): LooseOptions => ({ body: { token: account.link.token } });
const changedWrap = (kind: string) => () => flip('key_wraps', wrapOf(kind), 'wrapped');
const deletedWrap = (kind: string) => () => remove('key_wraps', wrapOf(kind));

const changedRows: readonly Case[] = [
  ['details', changedDetails, 'me', own],
  ['details', changedDetails, 'renewShareCode', own],
  ['answers', changedAnswers, 'listAnswers', own],
  ['answers', changedAnswers, 'profileStatus', own],
  ['answers of a retake', () => flip('attempts', ofRetake(), 'sealed'), 'surveyStatus', own],
  [
    'length of a retake',
    () => change('attempts', ofRetake(), { target_count: 12 }),
    'completeSetA',
    () => own({}),
  ],
  ['figures', changedFigures, 'computeProfile', ownProfile],
  ['figures', changedFigures, 'profileStatus', own],
  ['text', () => flip('insights', ofFinished(), 'sealed'), 'computeProfile', ownProfile],
  ['earlier answers', changedEarlier, 'profileHistory', own],
  ['earlier answers', changedEarlier, 'exportData', own],
  ['limits', changedLimits, 'listAnswers', own],
  ['limits', changedLimits, 'setLimit', () => own({ itemId: 'A01', isLimit: true })],
  ['limits', changedLimits, 'exportData', own],
  ['kept people', changedPeople, 'listPeople', own],
  ['kept people', changedPeople, 'exportData', own],
  ['passkeys', changedPasskey, 'listPasskeys', own],
  ['passkeys', changedPasskey, 'exportData', own],
  ['passkeys', changedPasskey, 'signInByPasskey', byPasskey],
  ['public record', () => flip('users', userRow(), 'public_record'), 'publicProfile', byShareCode],
  ['link', changedLink, 'listLinks', own],
  ['link', changedLink, 'exportData', own],
  ['link', changedLink, 'changeLink', () => own({ linkId: account.link.linkId, days: 1 })],
  ['end of a link', putOff, 'listLinks', own],
  ['end of a link', putOff, 'openLink', byLink],
  ['record of a link', () => flip('links', ofLink(), 'record'), 'openLink', byLink],
  ['account of a link', moveLink, 'openLink', byLink],
  ['key of the session', () => flip('tokens', ofToken(), 'wrapped_key'), 'me', own],
];

const changedKeys: readonly (readonly [string, Damage, Options])[] = [
  ['changed for the login code', changedWrap('login_code'), byCode],
  ['deleted for the login code', deletedWrap('login_code'), byCode],
  ['changed for the password', changedWrap('password'), byPassword],
  ['without its salt', () => change('key_wraps', wrapOf('password'), { salt: null }), byPassword],
  ['changed for the address', changedWrap('address'), byMail],
  ['deleted for the address', deletedWrap('address'), byMail],
];

async function expectDamaged(damage: Damage, call: ServedCall, options: Options) {
  const logged = vi.spyOn(spark.app.log, 'error');
  const given = await options();
  await damage();
  expect(await spark.refused(call, given)).toMatchObject(damaged);
  expectLineWithoutContent(logged.mock.calls);
  logged.mockRestore();
}

/** Expects one line that names the table, and nothing of the account. */
function expectLineWithoutContent(calls: readonly (readonly unknown[])[]): void {
  expect(calls).toHaveLength(1);
  const line = JSON.stringify(calls, (_, value: unknown) =>
    value instanceof Error
      ? { ...value, message: value.message, stack: value.stack, cause: value.cause }
      : value,
  );
  expect(line).toMatch(/a sealed row of [a-z_.]+ is not the one that was written/);
  for (const secret of [account.id, account.finishedId, account.retakeId, account.token])
    expect(line).not.toContain(secret);
  for (const secret of [account.loginCode, account.shareCode, account.email, account.password])
    expect(line).not.toContain(secret);
}

describe('an owner is told of', () => {
  test.each(changedRows)('changed %s (%#)', (_, damage, call, options) =>
    expectDamaged(damage, call, options),
  );
  test.each(changedKeys)('a key %s', (_, damage, options) =>
    expectDamaged(damage, 'login', options),
  );

  test('a link, and deletes it all the same', async () => {
    const user = await makeUser(spark);
    await finishSurvey(spark, user, seededAnswers(4));
    const { linkId } = await makeLink(spark, user);
    await run(sql`update links set sealed = record where id = ${linkId}`);
    const { token } = user;
    expect(await spark.refused('listLinks', { token })).toMatchObject(damaged);
    await spark.call('deleteLink', { token, body: { linkId } });
    expect(await spark.call('listLinks', { token })).toEqual({ links: [] });
  });

  test('a finished survey that was opened again', async () => {
    const user = await makeUser(spark);
    await finishSurvey(spark, user, seededAnswers(3));
    await run(sql`update attempts set state = 'B_ACTIVE' where user_id = ${user.id}`);
    const body = { itemId: 'A01', value: 7 };
    for (const call of ['surveyStatus', 'startSurvey', 'exportData'] as const)
      expect(
        await spark.refused(call, {
          token: user.token,
          ...(call === 'startSurvey' && { body: {} }),
        }),
      ).toMatchObject(damaged);
    expect(await spark.refused('saveResponse', { token: user.token, body })).toMatchObject(damaged);
  });
});

describe('somebody who can write to the database but has no secret', () => {
  test('opens nothing with a password of their own', async () => {
    const password = 'a password of the thief';
    const salt = new Uint8Array(16).fill(3);
    await change('users', userRow(), { password_hash: await hashPassword(password, salt) });
    expect(await spark.refused('login', byPassword(password))).toMatchObject(damaged);
    await remove('key_wraps', wrapOf('password'));
    expect(await spark.refused('login', byPassword(password))).toMatchObject(damaged);
  });

  test('opens and proves nothing with a key of their own', async () => {
    const [thief, { credentialId }] = [makePasskey(), account.passkey];
    const public_key = Buffer.from(thief.create('any').publicKey, 'base64url');
    await change('passkeys', ofUser(), { public_key });
    const forge = async () => ({ ...(await usePasskey(spark, account, thief)), credentialId });
    const body = await forge();
    expect(await spark.refused('signInByPasskey', { body })).toMatchObject({ status: 401 });
    const proof = own({ passkey: await forge() });
    expect(await spark.refused('prove', proof)).toMatchObject({ code: 'proof_required' });
  });

  test('cannot have their own address confirmed instead', async () => {
    const [user, thief] = [await makeUser(spark), await makeSealedAccount(spark, mailbox, 5)];
    const address = newAddress();
    await spark.call('updateOptionalInfo', { token: user.token, body: { email: address } });
    const code = readCode(await mailbox.next(address));
    const { email_index: index } = await readRow('users', sql`id = ${thief.id}`);
    await spark.call('updateOptionalInfo', { token: thief.token, body: { email: null } });
    await change('users', sql`id = ${user.id}`, { pending_email_index: index ?? null });
    const given = { token: user.token, body: { code } };
    expect(await spark.refused('confirmEmail', given)).toMatchObject({ status: 400 });
  });
});
