import { expect } from 'vitest';
import {
  authenticate,
  createTokenOwnerLookup,
} from '../../../src/server/features/accounts/sessions/sessions.ts';
import type { Caller } from '../../../src/server/platform/http/handlers.ts';
import type { TestApp } from './test-app.ts';

export interface TestUser {
  readonly id: string;
  readonly shareCode: string;
  readonly loginCode: string;
  readonly token: string;
}

export type AnswerFunction = (itemId: string) => number;
/** Null is a pass. */
type GivenFunction = (itemId: string) => number | null;

/** Returns pseudo-random answers that depend only on the item and the seed. */
export function seededAnswers(seed: number): AnswerFunction {
  return (itemId) => {
    let hash = seed * 2_654_435_761;
    for (const symbol of itemId)
      hash = Math.imul(hash ^ (symbol.codePointAt(0) ?? 0), 0x01_00_01_93);
    return (((hash ^ (hash >>> 15)) >>> 0) % 7) + 1;
  };
}

export async function makeUser(spark: TestApp): Promise<TestUser> {
  const { user, loginCode, accessToken } = await spark.call('createUnique');
  if (user.shareCode === null || loginCode === null) throw new Error('a new account has no codes');
  return { id: user.id, shareCode: user.shareCode, loginCode, token: accessToken };
}

/** Opens a new session, for tests that move the clock beyond the life of a token. */
export async function signInAgain(spark: TestApp, user: TestUser): Promise<TestUser> {
  const { accessToken } = await spark.call('login', { body: { loginCode: user.loginCode } });
  return { ...user, token: accessToken };
}

/** Gives the login code as a proof of identity, for tests that move the clock. */
export const prove = (spark: TestApp, { token, loginCode }: TestUser) =>
  spark.call('prove', { token, body: { loginCode } });

/** Returns the caller that a request of the user has, with the data key. */
export const callerOf = (
  { db, now }: Pick<TestApp, 'db' | 'now'>,
  { token }: Pick<TestUser, 'token'>,
): Promise<Caller> => authenticate({ db, now, tokenOwner: createTokenOwnerLookup(db) }, token);

/** The app as a browser calls it whose pages are in the language. */
export const inLanguage = (spark: TestApp, language: string): TestApp => ({
  ...spark,
  call: (name, options) => spark.call(name, { language, ...options }),
});

/** Saves all answers at once, so that they share commits. */
export async function answerAll(
  spark: TestApp,
  user: TestUser,
  itemIds: readonly string[],
  answer: GivenFunction,
): Promise<boolean[]> {
  const replies = await Promise.all(
    itemIds.map((itemId) =>
      spark.call('saveResponse', { token: user.token, body: { itemId, value: answer(itemId) } }),
    ),
  );
  return replies.map((reply) => reply.surveyComplete);
}

/** Starts the survey and answers Set A, after which the server chooses Set B. */
export async function answerSetA(
  spark: TestApp,
  user: TestUser,
  answer: GivenFunction,
  options: {
    readonly setBTargetCount?: number;
    readonly setBAdaptive?: boolean;
    readonly synthetic?: boolean;
  } = {},
) {
  const { setAItems } = await spark.call('startSurvey', { token: user.token, body: options });
  await answerAll(spark, user, setAItems, answer);
  return spark.call('surveyStatus', { token: user.token });
}

export async function finishSurvey(
  spark: TestApp,
  user: TestUser,
  answer: GivenFunction,
): Promise<void> {
  const { setBItems = [] } = await answerSetA(spark, user, answer);
  const complete = await answerAll(spark, user, setBItems, answer);
  expect(complete.filter(Boolean)).toHaveLength(1);
}

export async function makeFinishedUser(spark: TestApp, answer: GivenFunction): Promise<TestUser> {
  const user = await makeUser(spark);
  await finishSurvey(spark, user, answer);
  return user;
}

export async function beginRound(spark: TestApp, { token }: TestUser): Promise<readonly string[]> {
  await spark.call('beginRound', { token });
  const { setBItems = [] } = await spark.call('surveyStatus', { token });
  return setBItems;
}

export async function takeRound(
  spark: TestApp,
  user: TestUser,
  answer: GivenFunction,
): Promise<readonly string[]> {
  const round = await beginRound(spark, user);
  const complete = await answerAll(spark, user, round, answer);
  expect(complete.filter(Boolean)).toHaveLength(1);
  return round;
}

export async function retake(
  spark: TestApp,
  user: TestUser,
  answer: GivenFunction = () => 6,
): Promise<void> {
  await spark.call('retakeSurvey', { token: user.token });
  await finishSurvey(spark, user, answer);
}

export const markLimit = (
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  itemId: string,
  isLimit = true,
) => spark.call('setLimit', { token, body: { itemId, isLimit } });
