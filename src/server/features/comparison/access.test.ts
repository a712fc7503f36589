import { expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

test('comparing is refused without two codes, one’s own first, and two profiles', async () => {
  const me = await makeFinishedUser(spark, seededAnswers(31));
  const other = await makeFinishedUser(spark, seededAnswers(32));
  const unfinished = await makeUser(spark);
  const codes = (shareCode1: unknown, shareCode2: unknown) => ({ shareCode1, shareCode2 });
  const refuse = (body: object) => spark.refused('compareProfiles', { token: me.token, body });
  const forbidden = [
    codes(other.shareCode, me.shareCode),
    codes(other.shareCode, other.shareCode),
    codes('never', other.shareCode),
  ];
  const malformed = [
    {},
    { shareCode1: 'a' },
    codes('a', ''),
    codes('a', 'x'.repeat(65)),
    codes(1, 2),
  ];
  const oneself = [me.shareCode, me.shareCode.toLowerCase(), ` ${me.shareCode}`];
  await expectRefusals(spark, [
    ...forbidden.map((body) => [me, 'compareProfiles', body, 403, 'forbidden'] as const),
    ...malformed.map((body) => [me, 'compareProfiles', body, 400] as const),
    [unfinished, 'compareProfiles', codes(unfinished.shareCode, me.shareCode), 404],
  ]);
  for (const typed of oneself)
    expect(await refuse(codes(me.shareCode, typed))).toMatchObject({
      status: 400,
      detail: expect.stringContaining('your own share code'),
    });
  const unknown = await refuse(codes(me.shareCode, 'Z'.repeat(20)));
  expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
  expect(await refuse(codes(me.shareCode, unfinished.shareCode))).toEqual(unknown);
});
