import { describe, expect, test } from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const refuseComparison = ({ token }: TestUser, shareCode1: string, shareCode2: string) =>
  spark.refused('compareProfiles', { token, body: { shareCode1, shareCode2 } });

describe('a comparison', () => {
  test('needs one’s own code first', async () => {
    const me = await makeFinishedUser(spark, seededAnswers(31));
    const other = await makeFinishedUser(spark, seededAnswers(32));
    for (const [first, second] of [
      [other.shareCode, me.shareCode],
      [other.shareCode, other.shareCode],
      ['never', other.shareCode],
    ] as const)
      expect(await refuseComparison(me, first, second)).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
  });

  test('with oneself is 400, however the code is typed', async () => {
    const me = await makeFinishedUser(spark, seededAnswers(33));
    for (const typed of [me.shareCode, me.shareCode.toLowerCase(), ` ${me.shareCode}`])
      expect(await refuseComparison(me, me.shareCode, typed)).toMatchObject({
        status: 400,
        detail: expect.stringContaining('your own share code'),
      });
  });

  test('needs an own profile', async () => {
    const me = await makeFinishedUser(spark, seededAnswers(34));
    const unfinished = await makeUser(spark);
    expect(await refuseComparison(unfinished, unfinished.shareCode, me.shareCode)).toMatchObject({
      status: 404,
      detail: expect.stringContaining('You have no profile yet'),
    });
  });

  test('is the same 404 for unknown codes and unfinished surveys', async () => {
    const me = await makeFinishedUser(spark, seededAnswers(34));
    const unfinished = await makeUser(spark);
    const unknown = await refuseComparison(me, me.shareCode, 'Z'.repeat(20));
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refuseComparison(me, me.shareCode, unfinished.shareCode)).toEqual(unknown);
  });

  test.each([
    {},
    { shareCode1: 'a' },
    { shareCode1: 'a', shareCode2: '' },
    { shareCode1: 'a', shareCode2: 'x'.repeat(65) },
    { shareCode1: 1, shareCode2: 2 },
  ])('is 400 for the body %j', async (body) => {
    expect(
      await spark.refused('compareProfiles', { token: (await makeUser(spark)).token, body }),
    ).toMatchObject({ status: 400 });
  });
});
