/** People for tests: one who just came, and one who has answered everything, by a function from item to value. */

import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface TestUser {
  readonly id: string;
  readonly shareCode: string;
  readonly loginCode: string;
  readonly token: string;
}

export type ValueOf = (itemId: string) => number;

/** Values from 1 to 7 that depend on the item and the seed alone. */
export function scattered(seed: number): ValueOf {
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

/** All at once: they share their commits. */
export async function answerAll(
  spark: TestApp,
  user: TestUser,
  itemIds: readonly string[],
  valueOf: ValueOf,
): Promise<boolean[]> {
  const replies = await Promise.all(
    itemIds.map((itemId) =>
      spark.call('saveResponse', { token: user.token, body: { itemId, value: valueOf(itemId) } }),
    ),
  );
  return replies.map((reply) => reply.surveyComplete);
}

/** Starts and answers Set A; the attempt is in B_ACTIVE then, unless the choice of Set B fails. */
export async function answerSetA(
  spark: TestApp,
  user: TestUser,
  valueOf: ValueOf,
  options: {
    readonly setBTargetCount?: number;
    readonly setBAdaptive?: boolean;
    readonly synthetic?: boolean;
  } = {},
) {
  const { setAItems } = await spark.call('startSurvey', { token: user.token, body: options });
  await answerAll(spark, user, setAItems, valueOf);
  return spark.call('surveyStatus', { token: user.token });
}

export async function finishSurvey(
  spark: TestApp,
  user: TestUser,
  valueOf: ValueOf,
): Promise<void> {
  const { setBItems = [] } = await answerSetA(spark, user, valueOf);
  const complete = await answerAll(spark, user, setBItems, valueOf);
  expect(complete.filter(Boolean)).toHaveLength(1);
}

export async function makeFinishedUser(spark: TestApp, valueOf: ValueOf): Promise<TestUser> {
  const user = await makeUser(spark);
  await finishSurvey(spark, user, valueOf);
  return user;
}
