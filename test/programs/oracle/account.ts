/** Accounts that take the survey and compare, each from a network address of its own. */

import type { Reply } from '../../../src/contract/endpoints.ts';
import type { CompareDetail } from '../../../src/domain/comparing.ts';
import { callFrom } from '../../support/http/limited-apps.ts';
import {
  type AnswerFunction,
  finishSurvey,
  type TestUser,
} from '../../support/server/make-user.ts';
import type { TestApp } from '../../support/server/test-app.ts';

export interface Account extends TestUser {
  readonly address: string;
}

let addresses = 0;
/** Returns a different address of the private network 10.0.0.0/8 in each call. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** The proxy in front of the server, which is trusted to name the client's address. */
const proxy = '127.0.0.1';
const forwardedFor = (address: string) => ({ 'x-forwarded-for': address });

/** Creates an account without answers. */
export async function createAccount(spark: TestApp): Promise<Account> {
  const address = nextAddress();
  const answer = await callFrom(spark, 'createUnique', {
    client: proxy,
    headers: forwardedFor(address),
  });
  if (answer.statusCode !== 200) throw new Error(`no account was created: ${answer.payload}`);
  const { user, loginCode, accessToken } = answer.json<Reply<'createUnique'>>();
  if (user.shareCode === null || loginCode === null) throw new Error('a new account has no codes');
  return { id: user.id, shareCode: user.shareCode, loginCode, token: accessToken, address };
}

/** Creates an account, and takes the survey. */
export async function createFinished(spark: TestApp, answer: AnswerFunction): Promise<Account> {
  const account = await createAccount(spark);
  await finishSurvey(spark, account, answer);
  return account;
}

/** Takes the survey again. The new answers replace the old ones. */
export async function retake(spark: TestApp, account: Account, answer: AnswerFunction) {
  await spark.call('retakeSurvey', { token: account.token });
  await finishSurvey(spark, account, answer);
}

/** Sets what others may see. Returns false if the server does not know the choice. */
export async function chooseDetail(
  spark: TestApp,
  { token }: Account,
  compareDetail: CompareDetail,
): Promise<boolean> {
  const { user } = await spark.call('updateOptionalInfo', { token, body: { compareDetail } });
  return user.compareDetail === compareDetail;
}

/** Compares two people. The reply is null if the server answers with 404, or with 429 (a limit). */
export async function compare(
  spark: TestApp,
  me: Account,
  other: Account,
): Promise<{ readonly status: number; readonly reply: Reply<'compareProfiles'> | null }> {
  const answer = await callFrom(spark, 'compareProfiles', {
    client: proxy,
    headers: forwardedFor(me.address),
    token: me.token,
    body: { shareCode1: me.shareCode, shareCode2: other.shareCode },
  });
  const { statusCode: status } = answer;
  if (status !== 200 && status !== 404 && status !== 429)
    throw new Error(`a comparison was answered with ${status}: ${answer.payload}`);
  return { status, reply: status === 200 ? answer.json<Reply<'compareProfiles'>>() : null };
}
