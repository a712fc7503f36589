/** Each hash by which something is found is listed as long as that is there, and no longer. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import { deleteUsers } from '../../src/server/features/accounts/accounts.ts';
import { deleteExpired } from '../../src/server/features/retention/retention.ts';
import type { Tx } from '../../src/server/platform/db/database.ts';
import { callFrom, newClient } from '../support/http/limited-apps.ts';
import { makeLink } from '../support/people/make-links.ts';
import { end, invite, join } from '../support/people/make-readings.ts';
import {
  finishSurvey,
  makeUser,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../support/server/make-user.ts';
import { useTestApp } from '../support/server/use-test-app.ts';

const spark = useTestApp();
/** Has a link, an open invitation and a kept reply. */
let ada: TestUser;
/** Has a link. */
let ben: TestUser;

async function prepare(): Promise<void> {
  ada = await makeUserWithKey();
  ben = await makeUser(spark);
  for (const user of [ada, ben]) await finishSurvey(spark, user, seededAnswers(6));
  await makeLink(spark, ada, { days: 30 });
  await invite(spark, ada, 24);
  await makeLink(spark, ben);
}

type Listed = readonly [hash: Uint8Array | null, id: string];

async function selectHashes(tx: Tx): Promise<Listed[]> {
  const users = await tx.selectFrom('users').selectAll().execute();
  const links = await tx.selectFrom('links').selectAll().execute();
  const pairs = await tx.selectFrom('pairs').selectAll().execute();
  const replies = await tx.selectFrom('kept_replies').selectAll().execute();
  return [
    ...users.map(({ login_code_hash, id }): Listed => [login_code_hash, id]),
    ...users.map(({ share_code_hash, id }): Listed => [share_code_hash, id]),
    ...links.map(({ token_hash, user_id }): Listed => [token_hash, user_id]),
    ...pairs.map(({ token_hash, id }): Listed => [token_hash, id]),
    ...replies.map(({ key_hash, user_id }): Listed => [key_hash, user_id]),
  ];
}

async function selectLookups(tx: Tx): Promise<Listed[]> {
  const rows = await tx.selectFrom('lookups').selectAll().execute();
  return rows.map(({ hash, id }) => [hash, id]);
}

const format = (listed: readonly Listed[]): string[] =>
  listed
    .flatMap(([hash, id]) => (hash ? `${Buffer.from(hash).toString('hex')} ${id}` : []))
    .toSorted();

type Step = readonly [what: string, run: () => Promise<unknown>, count: number];

test.each<Step>([
  ['the first of all', prepare, 8],
  ['a new login code', renewLoginCode, 8],
  ['a new share code', () => spark.call('renewShareCode', { token: ada.token }), 8],
  ['sharing switched off', () => spark.call('switchSharingOff', { token: ada.token }), 7],
  ['a deleted link', deleteNewLink, 7],
  ['a used invitation', async () => join(spark, ben, await invite(spark, ada)), 7],
  ['an ended invitation', async () => end(spark, ada, (await invite(spark, ada)).pairId), 7],
  ['a deleted account', deleteNewAccount, 7],
  ['a deleted idle account', () => spark.db.write((tx) => deleteUsers(tx, [ben.id])), 4],
  ['the end of link, invitation and kept reply', expire, 1],
])('are right after %s', async (_, run, count) => {
  await run();
  const listed = format(await spark.db.read(selectLookups));
  expect(listed).toEqual(format(await spark.db.read(selectHashes)));
  expect(listed).toHaveLength(count);
});

async function deleteNewLink(): Promise<void> {
  const { linkId } = await makeLink(spark, ada);
  await spark.call('deleteLink', { token: ada.token, body: { linkId } });
}

async function renewLoginCode(): Promise<void> {
  const { loginCode } = await spark.call('rotateLoginCode', { token: ada.token });
  ada = { ...ada, loginCode };
}

/** The reply is kept, because the request has a key. */
async function makeUserWithKey(): Promise<TestUser> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await callFrom(spark, 'createUnique', { client: newClient(), headers });
  const { user, loginCode, accessToken } = answer.json<Reply<'createUnique'>>();
  return { id: user.id, shareCode: '', loginCode: loginCode ?? '', token: accessToken };
}

async function deleteNewAccount(): Promise<void> {
  const { token } = await makeUserWithKey();
  await spark.call('deleteData', { token });
}

/** A link is deleted 30 days after its end. */
async function expire(): Promise<void> {
  spark.moveClock(61 * 86_400);
  await deleteExpired({ db: spark.db, now: () => spark.now() });
  ada = await signInAgain(spark, ada);
}
