import { describe, expect, test } from 'vitest';
import { makeFinishedUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const unknownShareCode = '0'.repeat(20);
const refusedProfile = (shareCode: string) =>
  spark.refused('publicProfile', { params: { shareCode } });

describe('a new share code', () => {
  test('makes the old one look nonexistent', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const unknown = await refusedProfile(unknownShareCode);

    const renewed = (await spark.call('renewShareCode', { token: user.token })).shareCode ?? '';
    expect(renewed).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(await refusedProfile(user.shareCode)).toEqual(unknown);
    const profile = await spark.call('publicProfile', { params: { shareCode: renewed } });
    expect(profile.shareCode).toBe(renewed);

    expect((await spark.call('switchSharingOff', { token: user.token })).shareCode).toBeNull();
    expect(await refusedProfile(renewed)).toEqual(unknown);
  });

  test('makes the old one useless for comparing', async () => {
    const [user, other] = [
      await makeFinishedUser(spark, seededAnswers(1)),
      await makeFinishedUser(spark, seededAnswers(2)),
    ];
    const renewed = (await spark.call('renewShareCode', { token: user.token })).shareCode ?? '';
    await spark.call('switchSharingOff', { token: user.token });
    const refusedComparison = (token: string, shareCode1: string, shareCode2: string) =>
      spark.refused('compareProfiles', { token, body: { shareCode1, shareCode2 } });

    expect(await refusedComparison(other.token, other.shareCode, renewed)).toEqual(
      await refusedComparison(other.token, other.shareCode, unknownShareCode),
    );
    expect(await refusedComparison(user.token, renewed, other.shareCode)).toMatchObject({
      status: 403,
    });
  });
});
