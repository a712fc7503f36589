import { makeFinishedUser, seededAnswers, type TestUser } from '../server/make-user.ts';
import type { TestApp } from '../server/test-app.ts';

/** Makes a person with a profile, and keeps them under a name in the list of `user`. */
export async function keepSomebody(
  spark: TestApp,
  { token }: Pick<TestUser, 'token'>,
  name: string,
): Promise<TestUser> {
  const other = await makeFinishedUser(spark, seededAnswers(8));
  await spark.call('keepPerson', { token, body: { shareCode: other.shareCode, name } });
  return other;
}
