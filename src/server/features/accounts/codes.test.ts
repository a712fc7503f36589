import { expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { makeFinishedUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const unknownShareCode = '0'.repeat(20);
const refusedProfile = (shareCode: string) =>
  spark.refused('publicProfile', { params: { shareCode } });

test('a new share code makes the old one look nonexistent, as does no code', async () => {
  const [user, other] = [
    await makeFinishedUser(spark, seededAnswers(1)),
    await makeFinishedUser(spark, seededAnswers(2)),
  ];
  const compare = (shareCode2: string) =>
    spark.refused('compareProfiles', {
      token: other.token,
      body: { shareCode1: other.shareCode, shareCode2 },
    });
  const unknown = [await refusedProfile(unknownShareCode), await compare(unknownShareCode)];

  const renewed = (await spark.call('renewShareCode', { token: user.token })).shareCode ?? '';
  expect(renewed).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  expect([await refusedProfile(user.shareCode), await compare(user.shareCode)]).toEqual(unknown);
  const profile = await spark.call('publicProfile', { params: { shareCode: renewed } });
  expect(profile.shareCode).toBe(renewed);

  expect((await spark.call('switchSharingOff', { token: user.token })).shareCode).toBeNull();
  expect([await refusedProfile(renewed), await compare(renewed)]).toEqual(unknown);
  const body = { shareCode1: renewed, shareCode2: other.shareCode };
  await expectRefusals(spark, [[user, 'compareProfiles', body, 403]]);
});
