/** Accounts that compare, each from a network address of its own, and what a reply tells them. */

import type { Reply } from '../../../src/contract/endpoints.ts';
import { callFrom } from '../../support/http/limited-apps.ts';
import {
  type AnswerFunction,
  finishSurvey,
  type TestUser,
} from '../../support/server/make-user.ts';
import { bank, type TestApp } from '../../support/server/test-app.ts';

export interface Account extends TestUser {
  readonly address: string;
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export async function createAccount(spark: TestApp): Promise<Account> {
  const address = nextAddress();
  const answer = await callFrom(spark, 'createUnique', { client: address });
  if (answer.statusCode !== 200) throw new Error(`no account was created: ${answer.payload}`);
  const { user, loginCode, accessToken } = answer.json<Reply<'createUnique'>>();
  if (user.shareCode === null || loginCode === null) throw new Error('a new account has no codes');
  return { id: user.id, shareCode: user.shareCode, loginCode, token: accessToken, address };
}

export async function createFinished(spark: TestApp, answer: AnswerFunction): Promise<Account> {
  const account = await createAccount(spark);
  await finishSurvey(spark, account, answer);
  return account;
}

/** Compares two people. The reply is null if the server answers with 404, or with 429 (a limit). */
export async function compare(
  spark: TestApp,
  me: Account,
  other: Account,
): Promise<{ readonly status: number; readonly reply: Reply<'compareProfiles'> | null }> {
  const answer = await callFrom(spark, 'compareProfiles', {
    client: me.address,
    token: me.token,
    body: { shareCode1: me.shareCode, shareCode2: other.shareCode },
  });
  const { statusCode: status } = answer;
  if (status !== 200 && status !== 404 && status !== 429)
    throw new Error(`a comparison was answered with ${status}: ${answer.payload}`);
  return { status, reply: status === 200 ? answer.json<Reply<'compareProfiles'>>() : null };
}

const { items } = bank.current.model;
const idsByText = new Map(bank.texts.map(({ id, text }) => [text, id]));
const counterparts = new Map(items.map(({ id, compareTo }) => [id, compareTo]));

function findId(text: string): string {
  const id = idsByText.get(text);
  if (id === undefined) throw new Error(`no item of the bank has the text “${text}”`);
  return id;
}

/**
 * Returns the ids of the other person's items that the reply discloses: items that it names, and
 * activities whose answer a dream scenario shows.
 */
export function readDisclosedItems({
  sharedActivities,
  dreamScenarios,
}: Reply<'compareProfiles'>): string[] {
  const named = sharedActivities.flatMap(
    ({ questionText, complementaryQuestionText, isMutualComplementary }) => [
      findId(complementaryQuestionText),
      ...(isMutualComplementary ? [findId(questionText)] : []),
    ],
  );
  const dreamed = dreamScenarios.map(
    ({ questionText }) => counterparts.get(findId(questionText)) ?? '',
  );
  return [...named, ...dreamed];
}
