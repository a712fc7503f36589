/** Each way into an account opens its data, and nothing else does (ADR 22). */

import { beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import { signInByCode } from '../support/mailbox.ts';
import { makeSealedAccount, type SealedAccount } from '../support/people/make-sealed-account.ts';
import { useMailApp } from '../support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();
let seeds = 0;

let account: SealedAccount;
let expected: unknown;
beforeEach(async () => {
  account = await makeSealedAccount(spark, mailbox, (seeds += 1));
  expected = await readAll(account.token);
});

async function readAll(token: string): Promise<Record<string, unknown>> {
  const { id, shareCode, ageRange, gender } = await spark.call('me', { token });
  const { answers } = await spark.call('listAnswers', { token });
  const { responses } = await spark.call('surveyStatus', { token });
  const { notes, ...figures } = await spark.call('computeProfile', { token, body: { userId: id } });
  return { id, shareCode, ageRange, gender, answers, responses, notes, figures };
}

const tokenOf = ({ accessToken }: Reply<'login'>): string => accessToken;
const byCode = async (loginCode = account.loginCode) =>
  tokenOf(await spark.call('login', { body: { loginCode } }));
const byPassword = async (password = account.password) =>
  tokenOf(await spark.call('login', { body: { loginCode: account.email, password } }));
const byMail = async (address = account.email) =>
  tokenOf(await signInByCode(spark, mailbox, address));

const expectNoSignIn = async (body: { loginCode: string; password?: string }): Promise<void> =>
  expect(await spark.refused('login', { body })).toMatchObject({ status: 401 });
const expectEnded = async (token: string): Promise<void> =>
  expect(await spark.refused('me', { token })).toMatchObject({ status: 401 });
const expectOpen = async (token: string): Promise<void> =>
  expect(await readAll(token)).toEqual(expected);

test('the account is read by code, password and mailed code, in sessions side by side', async () => {
  const tokens = [await byCode(), await byPassword(), await byMail()];
  for (const token of [account.token, ...tokens]) await expectOpen(token);
  expect(expected).toMatchObject({
    notes: { insight: { text: 'A second text.' } },
    gender: 'male',
  });
  expect(JSON.stringify(expected)).toContain('"isLimit":true');
});

describe('a new login code', () => {
  test('ends other sessions and opens what the old code opened', async () => {
    const [second, third] = [await byCode(), await byMail()];
    const { loginCode = '' } = await spark.call('rotateLoginCode', { token: third, body: {} });
    for (const token of [account.token, second]) await expectEnded(token);
    await expectOpen(third);
    await expectOpen(await byCode(loginCode));
    await expectOpen(await byPassword());
    await expectOpen(await byMail());
    await expectNoSignIn({ loginCode: account.loginCode });
  });
});
